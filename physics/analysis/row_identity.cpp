// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/row_identity.h"

namespace solverscope {

std::optional<RowIdentity> identityOf(const World& world, RowRef ref) {
    const auto& rows = rowsOf(world, ref.list);
    if (ref.row >= rows.size()) return std::nullopt;
    const Row& row = rows[ref.row];
    RowIdentity identity{ref.list, row.constraint.kind, row.kind, row.a, row.b, row.constraint.index, 0};
    if (row.constraint.kind == ConstraintKind::Contact) {
        if (row.constraint.index >= world.contacts.size()) return std::nullopt;
        identity.number = world.contacts[row.constraint.index].feature;
        return identity;
    }
    for (std::size_t i = ref.row; i > 0 && rows[i - 1].constraint == row.constraint; --i)
        identity.place += rows[i - 1].kind == row.kind;
    return identity;
}

std::optional<RowRef> findRow(const World& world, const RowIdentity& identity) {
    const auto count = static_cast<std::uint32_t>(rowsOf(world, identity.list).size());
    for (std::uint32_t i = 0; i < count; ++i)
        if (identityOf(world, {identity.list, i}) == identity) return RowRef{identity.list, i};
    return std::nullopt;
}

}  // namespace solverscope

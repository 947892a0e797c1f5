// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "physics/world/world.h"

namespace solverscope {

/// Identifies a row across steps, in which its index may differ: the contact's bodies and feature, or the joint and the index
/// of the row in it.
struct RowIdentity {
    RowList list = RowList::Velocities;
    ConstraintKind constraint = ConstraintKind::Contact;
    RowKind kind = RowKind::Equality;
    BodyId a{};
    BodyId b{};
    std::uint32_t number = 0;  // a contact's feature, a joint's index, the mouse's axis
    std::uint32_t place = 0;   // among the rows of this kind of one joint
    bool operator==(const RowIdentity&) const = default;
};

/// Nothing if there is no such row.
std::optional<RowIdentity> identityOf(const World& world, RowRef row);
std::optional<RowRef> findRow(const World& world, const RowIdentity& identity);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "physics/analysis/accounts/provenance_groups.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// The account of a number in words.
class ProvenanceText {
    Q_DECLARE_TR_FUNCTIONS(ProvenanceText)

public:
    /// "v y", "Λ"
    static QString kind(Quantity::Kind kind);

    /// "v y of box_3", "Λ of row 12, ground/box#1, push"
    static QString quantity(const Session& session, Quantity quantity);
    static QString unit(const Session& session, Quantity quantity);

    /// "row 12, ground/box#1, push"
    static QString row(const Session& session, RowList list, std::uint32_t row, ConstraintRef constraint, RowKind kind);

    static QString origin(const Contribution& part, Quantity quantity);

    /// The label of a group of several.
    static QString group(const Session& session, const Provenance& provenance, const PartGroup& group);

    /// "from speed −1.2, from bounce 3": shares that are not 0. Empty if all are 0.
    static QString shares(const Shares& shares, Quantity::Kind kind);

    /// A link to a number and back: "why:vy:3" for v y of body 3, "why:lambda:0:12" for Λ of row 12 of list 0.
    static QString link(Quantity quantity);
    static std::optional<Quantity> fromLink(const QString& link);
};

}  // namespace solverscope

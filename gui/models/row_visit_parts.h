// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What the parts of RowFormula share. Only for the row_formula*.cpp files.
#pragma once

#include <QString>
#include <array>

#include "gui/models/row_term.h"
#include "gui/models/row_words.h"
#include "physics/debugger/session.h"

namespace solverscope::row_visit {

inline const QString plus = QStringLiteral(" + ");
inline const QString minus = QStringLiteral(" − ");
inline const QString times = QStringLiteral("·");

/// One of the two bodies of a visit: how the impulse gets to it, and what it has afterwards.
struct Side {
    Term term;
    BodyId body;
    QString letter;
    QString sign;
    Vec2 n;
    Real w;
    Velocity after;
    bool isB;

    /// Of two terms, the one of this body.
    RowTerm of(RowTerm ofA, RowTerm ofB) const { return isB ? ofB : ofA; }
};

inline std::array<Side, 2> sidesOf(const Event& event) {
    return {Side{Term::VelocityA, event.a, QStringLiteral("A"), minus, directionOnA(event), event.wA, event.vA, false},
            Side{Term::VelocityB, event.b, QStringLiteral("B"), plus, event.n, event.wB, event.vB, true}};
}

/// The letter of a side's direction: both have one and the same, unless a joint written as C(q) pushes them differently.
inline QString directionLetter(const Event& event, const QString& side) {
    return event.skew == Vec2{} ? QStringLiteral("n") : QStringLiteral("n_") + side;
}

struct Units {
    QString velocity;
    QString impulse;
};

inline Units unitsOf(const Event& event) {
    const RowList list = rowListOf(event.phase);
    const bool turns = onlyTurns(event);
    return {rowUnit(list, turns), impulseUnit(list, turns)};
}

inline const Row& rowBefore(const Session& session) {
    const Event& event = session.event();
    return rowsOf(session.worldBefore(), event.phase)[event.visit.row];
}

/// Whether the row belongs to a contact that skip_separating has taken out.
inline bool isTakenOut(const Session& session) {
    const Event& event = session.event();
    const bool skips = session.settings().skipSeparating && hasOneSubStep(session.settings().method);
    return skips && event.constraint.kind == ConstraintKind::Contact && event.effectiveMass == 0 &&
           !actsOnPseudoVelocities(event.phase);
}

/// Whether the row is out of action: its formula has no value, or no direction, where the bodies are.
inline bool isOutOfAction(const Event& event) {
    return event.constraint.kind == ConstraintKind::Joint && onlyTurns(event) && event.wA == 0 && event.wB == 0;
}

}  // namespace solverscope::row_visit

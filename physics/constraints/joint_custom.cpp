// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint_custom.h"

#include <algorithm>
#include <cmath>

namespace solverscope {

bool CustomRows::operator==(const CustomRows& other) const {
    return rows == other.rows || (rows && other.rows && *rows == *other.rows);
}

Dual evaluateFormula(const CustomRow& row, const Joint& joint, const BodiesView& bodies) {
    return row.C.at(coordinatesOf(bodies.poses[index(joint.a)], bodies.poses[index(joint.b)]));
}

FormulaState stateOf(const Dual& C) {
    const auto all = [&](auto holds) { return holds(C.value) && std::ranges::all_of(C.by, holds); };
    if (!all([](Real number) { return std::isfinite(number); })) return FormulaState::NoValue;
    if (!all([](Real number) { return std::abs(number) <= maxFormulaMagnitude; })) return FormulaState::TooLarge;
    return C.by == Coordinates{} ? FormulaState::NoDirection : FormulaState::Acting;
}

namespace {

/// J of C as the four blocks of a row.
void takeDerivatives(JointEquation& equation, const Coordinates& by, const Joint& joint) {
    const Vec2 zero;
    Vec2 onA = zero - Vec2{by[0], by[1]};  // not −0 in angular rows
    equation.n = {by[3], by[4]};
    equation.wA = 0 - by[2];
    equation.wB = by[5];
    if (joint.aIsStatic)
        onA = equation.n;
    else if (joint.bIsStatic)
        equation.n = onA;
    equation.skew = onA - equation.n;
}

}  // namespace

JointEquation equationOf(const CustomRow& row, const Joint& joint, const BodiesView& bodies) {
    Dual C = evaluateFormula(row, joint, bodies);
    const FormulaState state = stateOf(C);
    if (row.demand == Demand::AtMostZero) {
        C.value = 0 - C.value;
        for (Real& slope : C.by) slope = 0 - slope;
    }
    JointEquation equation;
    equation.kind = row.demand == Demand::Zero ? RowKind::Equality : RowKind::Unilateral;
    equation.soft = joint.spring.has_value();
    equation.a = joint.a;
    equation.b = joint.b;
    if (state == FormulaState::Acting || state == FormulaState::NoDirection) equation.C = C.value;
    if (state == FormulaState::Acting) takeDerivatives(equation, C.by, joint);
    return equation;
}

}  // namespace solverscope

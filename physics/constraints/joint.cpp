// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/joint.h"

#include <algorithm>
#include <cmath>

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/spring.h"

namespace solverscope {
namespace {

void applySpring(Row& row, const AnySpringDef& spring, Real C, Real K, Real h, PositionError seen) {
    if (!(K > 0)) return;
    const auto [beta, gamma] = betaGammaOf(spring, 1 / K, h, seen);
    row.softness = gamma;
    row.bias = beta / h * C;
}

void makeRow(Row& row, const JointEquation& equation, const Joint& joint, std::uint32_t place, const BodiesView& bodies,
             ErrorReduction correction, Real h) {
    require(row, equation, place);
    row.effectiveMass = effectiveMassOf(row, bodies);
    if (equation.kind == RowKind::Motor) {
        row.bias = -equation.speed;
        row.upper = h * joint.motor->strength;
        row.lower = -row.upper;
    } else if (isInequality(equation.kind) && equation.C > 0) {
        row.bias = equation.C / h;
    } else if (equation.soft) {
        applySpring(row, *joint.spring, equation.C, inverseEffectiveMassOf(row, bodies), h, correction.seen);
        row.effectiveMass = effectiveMassOf(row, bodies);
    } else {
        row.bias = correction.rate * equation.C;
    }
}

}  // namespace

Row rowFor(const JointEquation& equation, std::uint32_t place) {
    Row row;
    require(row, equation, place);
    return row;
}

void require(Row& row, const JointEquation& equation, std::uint32_t place) {
    row.a = equation.a;
    row.b = equation.b;
    row.n = equation.n;
    row.skew = equation.skew;
    row.wA = equation.wA;
    row.wB = equation.wB;
    row.kind = equation.kind;
    row.constraint = {ConstraintKind::Joint, place};
    row.lower = isInequality(equation.kind) ? 0 : -infinity;
    row.upper = infinity;
}

std::size_t mostRowsOf(const Joint& joint) {
    return joint.limits || joint.motor || traitsOf(joint.kind).hasMoreThanTwoRows ? maxJointRows : 2;
}

Joint makeJoint(const JointDef& definition, const BodiesView& bodies) {
    Joint joint;
    joint.a = definition.bodyA;
    joint.b = definition.bodyB;
    joint.spring = definition.spring;
    joint.kind = static_cast<JointKind>(definition.kind.index());
    traitsOf(joint.kind).make(joint, definition.kind, bodies);
    return joint;
}

void appendJointRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                     RowVector& rows, const Softness* softness) {
    std::size_t i = 0;
    for (const JointEquation& equation : equationsOf(joint, bodies)) {
        Row& row = rows.emplace_back(Row{});
        makeRow(row, equation, joint, place, bodies, correction, h);
        if (const auto change = traitsOf(joint.kind).changeRow) change(row, joint, h);
        if (softness && !equation.soft) soften(row, *softness, inverseEffectiveMassOf(row, bodies));
        // A formula without a direction carries no impulse over to the time when it has one again.
        const bool asleep = joint.written.rows && row.effectiveMass == 0;
        row.lambda = asleep ? 0 : joint.impulse[i];
        ++i;
    }
    if (softness && softness->ofMatrix && traitsOf(joint.kind).holdsPoint && !joint.spring) {
        Row& x = rows[rows.size() - i];
        const Real K = coupling(x, rows[rows.size() - i + 1], bodies.inverseMasses[index(x.a)], bodies.inverseMasses[index(x.b)]);
        if (x.softness > 0) x.nextSoftness = K / softness->scale;
    }
}

void appendJointPseudoRows(const Joint& joint, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction, Real h,
                           RowVector& rows) {
    std::size_t i = 0;
    for (const JointEquation& equation : equationsOf(joint, bodies)) {
        if (equation.soft || equation.kind == RowKind::Motor) continue;
        Row& row = rows.emplace_back(Row{});
        makeRow(row, equation, joint, place, bodies, correction, h);
        row.lambda = joint.pseudoImpulse[i++];
    }
}

Real jointError(const Joint& joint, const BodiesView& bodies) {
    const JointEquations equations = equationsOf(joint, bodies);
    Real worst = 0;
    if (traitsOf(joint.kind).holdsPoint && !joint.spring) worst = length({equations[0].C, equations[1].C});
    for (const JointEquation& equation : equations) {
        if (equation.soft || equation.kind == RowKind::Motor) continue;
        const bool isInequality = equation.kind != RowKind::Equality;
        worst = std::max(worst, isInequality ? -equation.C : std::abs(equation.C));
    }
    return worst;
}

}  // namespace solverscope

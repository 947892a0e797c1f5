// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/joint_study.h"

#include <algorithm>
#include <cmath>

#include "physics/constraints/joint.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

Real stepFor(Real coordinate) {
    constexpr int bits = 17;
    int exponent = 0;
    std::frexp(std::max(1.0, std::abs(coordinate)), &exponent);
    return std::ldexp(1.0, exponent - 1 - bits);
}

Real differenceOf(const PositionFormula& formula, Coordinates q, std::size_t coordinate, Real step) {
    const Real middle = q[coordinate];
    q[coordinate] = middle + step;
    const Real after = formula.at(q).value;
    q[coordinate] = middle - step;
    return (after - formula.at(q).value) / (2 * step);
}

/// The rows of the joint alone, built as the method builds them.
RowVector rowsOfSingleJoint(const Joint& joint, const World& world) {
    World alone;
    alone.gravity = world.gravity;
    alone.settings = world.settings;
    alone.bodies = world.bodies;
    alone.poses = world.poses;
    alone.velocities = world.velocities;
    alone.inverseMasses = world.inverseMasses;
    alone.pseudoVelocities.resize(world.velocities.size());
    alone.joints = {joint};
    if (solvesPositions(world.settings.method)) {
        keepPoses(alone);
        buildPositionRows(alone);
        return alone.positionRows;
    }
    linearize(alone);
    return alone.rows;
}

}  // namespace

bool FormulaStudy::agrees(std::size_t coordinate) const {
    constexpr Real tolerance = 1e-6;
    const Real size = std::max({1.0, std::abs(J[coordinate]), std::abs(C)});
    return std::abs(J[coordinate] - differences[coordinate]) <= tolerance * size;
}

bool FormulaStudy::agrees() const {
    for (std::size_t i = 0; i < coordinateCount; ++i)
        if (!agrees(i)) return false;
    return true;
}

std::vector<FormulaStudy> studyJoint(const JointDef& definition, const World& world) {
    const BodiesView bodies = bodiesOf(world);
    const Joint joint = makeJoint(definition, bodies);
    if (!joint.written.rows) return {};
    const Coordinates q = coordinatesOf(bodies.poses[index(joint.a)], bodies.poses[index(joint.b)]);
    const RowVector rows = rowsOfSingleJoint(joint, world);
    std::vector<FormulaStudy> studies;
    for (const CustomRow& written : *joint.written.rows) {
        FormulaStudy study;
        const Dual C = written.C.at(q);
        study.state = stateOf(C);
        study.C = C.value;
        study.J = C.by;
        for (std::size_t i = 0; i < coordinateCount; ++i) {
            study.steps[i] = stepFor(q[i]);
            study.differences[i] = differenceOf(written.C, q, i, study.steps[i]);
        }
        study.row = rows[studies.size()];
        study.movesBodies = solvesPositions(world.settings.method);
        study.K = inverseEffectiveMassOf(study.row, bodies);
        studies.push_back(study);
    }
    return studies;
}

}  // namespace solverscope

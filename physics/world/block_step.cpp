// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/block_step.h"

#include <algorithm>
#include <cmath>

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/world/position_step.h"

namespace solverscope {
namespace {

constexpr Real greatestStiffness = 1e9;    // N/m, of hard rows
constexpr Real greatestSlip = 0.01;        // m; a contact dragged farther holds on where it is
constexpr Real differenceQuotient = 1e-6;  // m or rad

/// What the next step finds of a row.
struct KeptRow {
    Real& impulse;    // N s or N m s
    Real& stiffness;  // N/m or N m/rad
};

KeptRow keptRow(World& world, std::uint32_t i) {
    const Row& row = world.positionRows[i];
    const std::uint32_t place = row.constraint.index;
    if (row.constraint.kind == ConstraintKind::Contact) {
        Contact& contact = world.contacts[place];
        return {impulseOf(contact, row), row.kind == RowKind::Friction ? contact.tangentStiffness : contact.normalStiffness};
    }
    if (row.constraint.kind == ConstraintKind::Joint) {
        Joint& joint = world.joints[place];
        const std::uint32_t equation = world.positionSources[i].equation;
        return {joint.impulse[equation], joint.stiffness[equation]};
    }
    return {world.drag->impulse[place], world.drag->stiffness[place]};
}

void listRowsOfBodies(World& world) {
    BlockTables& tables = world.blocks;
    const auto eachEnd = [&world](auto use) {
        for (std::uint32_t i = 0; i < world.positionRows.size(); ++i)
            for (const BodyId body : {world.positionRows[i].a, world.positionRows[i].b})
                if (body != worldBody(world)) use(index(body), i);
    };
    tables.firstRow.assign(world.bodies.size() + 2, 0);
    eachEnd([&](std::size_t body, std::uint32_t) { ++tables.firstRow[body + 2]; });
    for (std::size_t i = 2; i < tables.firstRow.size(); ++i) tables.firstRow[i] += tables.firstRow[i - 1];
    tables.rows.resize(tables.firstRow.back());
    eachEnd([&](std::size_t body, std::uint32_t row) { tables.rows[tables.firstRow[body + 1]++] = row; });
    tables.firstRow.pop_back();
}

/// J as a body of the row has it.
Velocity jacobianOf(const auto& row, BodyId body) {
    return body == row.b ? Velocity{row.n, row.wB} : Velocity{-(row.n + row.skew), -row.wA};
}

/// The lengths of the columns of ∂J/∂x, as difference quotients: a matrix that only keeps steps short need not be exact. Contacts
/// have none: their directions stay through the step.
Velocity turningOf(World& world, std::uint32_t i, BodyId body) {
    const Row& row = world.positionRows[i];
    if (row.constraint.kind != ConstraintKind::Joint) return {};
    const Velocity J = jacobianOf(row, body);
    Pose& pose = world.poses[index(body)];
    const Pose here = pose;
    const auto columnAt = [&](Vec2 step, Real turn) {
        pose = poseAt(here.position + step, here.angle + turn);
        const JointEquations equations = equationsOf(world.joints[row.constraint.index], bodiesOf(world));
        pose = here;
        const Velocity moved = jacobianOf(equations[world.positionSources[i].equation], body);
        return std::sqrt(lengthSquared(moved.v - J.v) + (moved.w - J.w) * (moved.w - J.w)) / differenceQuotient;
    };
    return {{columnAt({differenceQuotient, 0}, 0), columnAt({0, differenceQuotient}, 0)}, columnAt({}, differenceQuotient)};
}

}  // namespace

void buildBlockRows(World& world) {
    const Settings& settings = world.settings;
    const Real h = stepLength(settings);
    BlockTables& tables = world.blocks;
    // What lasts is a force: after another time step its impulse is another.
    const Real duration = world.impulseTime > 0 ? h * h / world.impulseTime : h;
    buildPositionRows(world);
    tables.startC.resize(world.positionRows.size());
    tables.stiffness.resize(world.positionRows.size());
    tables.stiffest.resize(world.positionRows.size());
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) {
        Row& row = world.positionRows[i];
        const KeptRow kept = keptRow(world, i);
        const bool isSoft = row.softness > 0;
        const Real inverseMass = inverseEffectiveMassOf(row, bodiesOf(world));
        tables.stiffest[i] = isSoft ? 1 / row.softness : h * h * greatestStiffness;
        const Real softest = std::min(inverseMass > 0 ? 1 / inverseMass : 0, tables.stiffest[i]);
        tables.stiffness[i] = std::clamp(settings.warmStartDecay * h * h * kept.stiffness, softest, tables.stiffest[i]);
        row.lambda = isSoft ? 0 : settings.keptError * settings.warmStartDecay * duration * kept.impulse;
        tables.startC[i] = row.bias;
    }
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) relinearizeBlockRow(world, i);
    listRowsOfBodies(world);
}

Real startErrorOf(const World& world, std::uint32_t i) {
    const Row& row = world.positionRows[i];
    const Real C = world.blocks.startC[i];
    const bool isWrong = row.softness == 0 && row.kind != RowKind::Motor && !(isInequality(row.kind) && C > 0);
    return isWrong ? C : 0;
}

Real errorOfBlockRow(const World& world, std::uint32_t i) {
    return world.blocks.startC[i] + motionAlong(world, world.positionRows[i]);
}

void relinearizeBlockRow(World& world, std::uint32_t i) {
    Row& row = world.positionRows[i];
    if (row.constraint.kind == ConstraintKind::Contact)
        row.bias = errorOfBlockRow(world, i);
    else
        relinearizePosition(world, i);
    row.bias -= world.settings.keptError * startErrorOf(world, i);
    row.effectiveMass = world.blocks.stiffness[i];
    if (row.softness > 0) row.softness = 1 / row.effectiveMass;
}

Velocity lackOf(const World& world, std::uint32_t body) {
    const Real h = stepLength(world.settings);
    const Pose& before = world.previousPoses[body];
    const Pose& now = world.poses[body];
    const Velocity& alone = world.velocities[body];
    return {before.position + h * alone.v - now.position, before.angle + h * alone.w - now.angle};
}

BlockRow seenFrom(World& world, std::uint32_t i, BodyId body) {
    const Row& row = world.positionRows[i];
    const Velocity J = jacobianOf(row, body);
    const Real force = clamped(springForce(row), boundsOfBlockRow(world, i));
    const Velocity turning = turningOf(world, i, body);
    return {i, J.v, J.w, row.bias, row.effectiveMass, force, {std::abs(force) * turning.v, std::abs(force) * turning.w}};
}

void moveContacts(World& world) {
    movePinnedContacts(world);
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i)
        if (isContactNormal(world.positionRows[i]))
            world.contacts[world.positionRows[i].constraint.index].separation = errorOfBlockRow(world, i);
}

void keepForces(World& world) {
    const Real h = stepLength(world.settings);
    world.impulseTime = h;
    for (Contact& contact : world.contacts) {
        contact.normalImpulse = contact.tangentImpulse = contact.pseudoImpulse = 0;
        contact.normalStiffness = contact.tangentStiffness = 0;
    }
    for (Joint& joint : world.joints) joint.impulse = joint.pseudoImpulse = joint.stiffness = {};
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) {
        const KeptRow kept = keptRow(world, i);
        const Row& row = world.positionRows[i];
        kept.impulse = row.lambda / h;
        kept.stiffness = world.blocks.stiffness[i] / (h * h);
        if (row.kind != RowKind::Friction) continue;
        const Bounds cone = boundsOfBlockRow(world, i);
        Real& slip = world.contacts[row.constraint.index].heldSlip;
        const bool sticks = row.lambda > cone.lower && row.lambda < cone.upper && std::abs(slip) < greatestSlip;
        slip = sticks ? errorOfBlockRow(world, i) : 0;
    }
}

}  // namespace solverscope

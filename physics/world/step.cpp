// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/step.h"

namespace solverscope {

void beginStep(World& world) {
    world.rows.clear();
    world.pseudoRows.clear();
    world.lastDelta.clear();
    world.previousContacts.clear();
    std::fill(world.pseudoVelocities.begin(), world.pseudoVelocities.end(), Velocity{});
    for (Contact& contact : world.contacts) {
        contact.normal = contact.point = {};
        contact.separation = contact.friction = contact.restitution = 0;
    }
}

void findContacts(World& world) {
    std::swap(world.contacts, world.previousContacts);
    const auto pairs = world.broadPhase.findPairs(world.bodies, world.poses, world.apart);
    collide(pairs, world.bodies, world.poses, world.previousContacts, world.contacts);
}

void integrateForces(World& world) {
    const Real h = world.settings.dt;
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        if (world.inverseMasses[i].m > 0) world.velocities[i].v += h * world.gravity;
}

void linearize(World& world) {
    const Settings& settings = world.settings;
    const ErrorReduction none{};
    const ErrorReduction reduction{settings.erp / settings.dt, settings.slop};
    const ErrorReduction forVelocities = settings.positionCorrection == PositionCorrection::Erp ? reduction : none;
    const BodiesView bodies = bodiesOf(world);

    for (std::uint32_t i = 0; i < world.joints.size(); ++i)
        appendJointRows(world.joints[i], i, bodies, forVelocities, settings.dt, world.rows);
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i)
        appendContactRows(world.contacts[i], i, bodies, forVelocities, settings.bounceThreshold, world.rows);
    if (world.drag) appendDragRows(*world.drag, bodies, settings.dragFrequency, settings.dragDampingRatio, settings.dt, world.rows);

    if (settings.positionCorrection == PositionCorrection::SplitImpulse) {
        for (std::uint32_t i = 0; i < world.joints.size(); ++i)
            appendJointPseudoRows(world.joints[i], i, bodies, reduction, settings.dt, world.pseudoRows);
        for (std::uint32_t i = 0; i < world.contacts.size(); ++i)
            appendContactPseudoRow(world.contacts[i], i, bodies, reduction, world.pseudoRows);
    }
    const std::size_t longest = std::max(world.rows.size(), world.pseudoRows.size());
    world.lastDelta.assign(longest, 0);
    world.rowOrder.assign(longest, 0);
    world.rowsOnBody.assign(world.velocities.size(), 0);
}

RowSystem velocityRows(World& world, Phase phase) {
    return {phase,
            world.rows,
            world.velocities,
            world.inverseMasses,
            world.lastDelta,
            std::span(world.rowOrder).first(world.rows.size()),
            world.rowsOnBody,
            shuffleSeed(world.settings.rowSeed, world.step)};
}

RowSystem pseudoVelocityRows(World& world, Phase phase) {
    RowSystem system = velocityRows(world, phase);
    system.rows = world.pseudoRows;
    system.velocities = world.pseudoVelocities;
    system.order = std::span(world.rowOrder).first(world.pseudoRows.size());
    return system;
}

void integratePositions(World& world) {
    const Real h = world.settings.dt;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        if (world.bodies[i].isStatic) continue;
        const Velocity& velocity = world.velocities[i];
        const Velocity& pseudo = world.pseudoVelocities[i];
        Pose& pose = world.poses[i];
        pose = poseAt(pose.position + h * (velocity.v + pseudo.v), pose.angle + h * (velocity.w + pseudo.w));
    }
    for (Joint& joint : world.joints) advanceJoint(joint, h);
}

void keepImpulses(World& world) {
    for (Contact& contact : world.contacts) contact.normalImpulse = contact.tangentImpulse = contact.pseudoImpulse = 0;
    for (Joint& joint : world.joints) joint.impulse = joint.pseudoImpulse = {};
    // A joint's rows stand one after another.
    const auto keep = [](std::span<const Row> rows, std::size_t i, std::array<Real, mostJointRows>& impulse) {
        std::size_t place = 0;
        while (place < i && rows[i - 1 - place].constraint == rows[i].constraint) ++place;
        impulse[place] = rows[i].lambda;
    };
    for (std::size_t i = 0; i < world.rows.size(); ++i) {
        const Row& row = world.rows[i];
        const std::uint32_t place = row.constraint.index;
        switch (row.constraint.kind) {
            case ConstraintKind::Contact:
                (row.kind == RowKind::Friction ? world.contacts[place].tangentImpulse : world.contacts[place].normalImpulse) =
                    row.lambda;
                break;
            case ConstraintKind::Joint:
                keep(world.rows, i, world.joints[place].impulse);
                break;
            case ConstraintKind::Drag:
                world.drag->impulse[place] = row.lambda;
                break;
        }
    }
    for (std::size_t i = 0; i < world.pseudoRows.size(); ++i) {
        const Row& row = world.pseudoRows[i];
        const std::uint32_t place = row.constraint.index;
        if (row.constraint.kind == ConstraintKind::Contact)
            world.contacts[place].pseudoImpulse = row.lambda;
        else
            keep(world.pseudoRows, i, world.joints[place].pseudoImpulse);
    }
}

void step(World& world) {
    NullWatch nobody;
    step(world, nobody);
}

}  // namespace solverscope

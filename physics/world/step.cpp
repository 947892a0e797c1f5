// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/step.h"

#include <algorithm>
#include <atomic>

#include "physics/base/thread_team.h"
#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/solvers/method.h"
#include "physics/solvers/row_order.h"
#include "physics/world/step_parts.h"

namespace solverscope {

static std::atomic<std::uint64_t> countOfSteps = 0;

std::uint64_t stepsBegun() { return countOfSteps; }

Real warmStartScale(const World& world) {
    const bool scales = world.settings.scaleWarmStart && world.impulseTime > 0 && !solvesPositions(world.settings.method);
    return scales ? subStepLength(world.settings) / world.impulseTime : 1;
}

namespace {

void scaleImpulses(World& world, Real scale) {
    for (Contact& contact : world.contacts)
        for (Real* impulse : {&contact.normalImpulse, &contact.tangentImpulse}) *impulse *= scale;
    for (Joint& joint : world.joints)
        for (Real& impulse : joint.impulse) impulse *= scale;
    if (world.drag)
        for (Real& impulse : world.drag->impulse) impulse *= scale;
}

}  // namespace

void beginStep(World& world) {
    countOfSteps.fetch_add(1, std::memory_order_relaxed);
    world.rows.clear();
    world.pseudoRows.clear();
    world.positionRows.clear();
    world.positionSources.clear();
    world.lastDelta.clear();
    world.pinnedContacts.clear();
    world.tyreGrips.clear();
    world.previousContacts.clear();
    world.previousManifolds.clear();
    world.pairTests.clear();
    world.bounces.clear();
    world.startVelocities.clear();
    world.travels.clear();
    world.blocks.clear();
    if (visitsByColour(world.settings))
        keepNeededColours(world.pairColours);
    else
        world.pairColours.clear();
    if (movesWithStartVelocities(world.settings)) world.startVelocities = world.velocities;
    std::fill(world.pseudoVelocities.begin(), world.pseudoVelocities.end(), Velocity{});
    forEachShared(world.contacts, rows_worth::contact, [](Contact& contact) {
        contact.normal = contact.point = {};
        contact.separation = contact.friction = contact.restitution = 0;
    });
    if (const Real scale = warmStartScale(world); scale != 1) scaleImpulses(world, scale);
}

std::span<const BodyPair> findPairs(World& world) {
    const Settings& settings = world.settings;
    world.travels.clear();
    // Sweeps that move positions push bodies into others that they have not touched yet: those contacts must exist, too.
    const bool moves = solvesPositions(settings.method);
    if (settings.speculative || moves)
        for (std::size_t i = 0; i < world.bodies.size(); ++i)
            world.travels.push_back(travelOf(world.bodies[i], world.poses[i], world.velocities[i], world.gravity,
                                             moves ? subStepLength(settings) : stepLength(settings)));
    return world.broadPhase.findPairs(world.bodies, world.poses, world.nonCollidingPairs, world.travels, settings.distanceTest,
                                      std::max(settings.contactMargin, touching));
}

void integrateForces(World& world, Real h) {
    stepPolicyOf(world.settings.method).applyForces(world.velocities, world.inverseMasses, world.gravity, h);
}

std::span<const std::uint32_t> orderByColour(World& world, std::span<const Row> rows) {
    if (!visitsByColour(world.settings)) return {};
    colourPairs(world.pairColours, rows, world.inverseMasses, world.colouring);
    findLayers(world.pairColours, world.colouring);
    return arrangedByColour(world.colouring);
}

static RowSystem systemOf(World& world, Phase phase, int sweepsBefore) {
    const bool pseudo = actsOnPseudoVelocities(phase);
    RowVector& rows = pseudo ? world.pseudoRows : world.rows;
    return {phase,
            rows,
            pseudo ? world.pseudoVelocities : world.velocities,
            world.inverseMasses,
            world.lastDelta,
            std::span(world.rowOrder).first(rows.size()),
            world.rowsOnBody,
            shuffleSeed(world.settings.rowSeed, world.step),
            sweepsBefore,
            world.settings.givenOrder,
            {},
            pseudo ? std::span<const RowBounce>() : world.bounces,
            &world.direct};
}

RowSystem rowSystem(World& world, Phase phase, int sweepsBefore) {
    RowSystem system = systemOf(world, phase, sweepsBefore);
    system.byColour = orderByColour(world, system.rows);
    return system;
}

/// Whether sweeps visit the rows by colour, each as solveRowAccumulated() does.
static bool mayBeWide(const Settings& settings) {
    const bool isPlain = settings.method == Method::SequentialImpulses || isSoft(settings.method);
    return isPlain && visitsByColour(settings) && accumulates(settings) && !solvesBlocks(settings) &&
           !solvesJointBlocks(settings) && !chasesBounce(settings);
}

bool sweepWide(World& world, Phase phase, WideStart start, int iterations) {
    const std::uint32_t lanes = wideLanes();
    if (lanes == 0 || !mayBeWide(world.settings)) return false;
    return sweepWide(systemOf(world, phase, 0), world.pairColours, world.colouring, start, iterations, lanes);
}

void shareOpenGaps(World& world) {
    if (world.joints.empty()) return;  // rows of contacts only push apart: overlapBias()
    const BodiesView bodies = bodiesOf(world);
    forEachShared(world.pseudoRows, rows_worth::row, [&](Row& row) {
        if (isInequality(row.kind) && row.bias > 0) row.bias = std::max(0.0, row.bias + relativeVelocityOf(row, bodies));
    });
}

void integratePositions(World& world, Real h) {
    const std::vector<Velocity>& velocities = world.startVelocities.empty() ? world.velocities : world.startVelocities;
    inParts(world.bodies.size(), rows_worth::body, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (world.bodies[i].isStatic) continue;
            const Velocity& velocity = velocities[i];
            const Velocity& pseudo = world.pseudoVelocities[i];
            Pose& pose = world.poses[i];
            pose = poseAt(pose.position + h * (velocity.v + pseudo.v),
                          pose.angle + turnBy(h * (velocity.w + pseudo.w), world.settings.turning));
        }
    });
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        const auto advance = traitsOf(world.joints[i].kind).advance;
        if (!advance) continue;
        const auto pullsAtMaxForce = [i](const Row& row) {
            return row.constraint == ConstraintRef{ConstraintKind::Joint, i} && row.lambda > 0 && row.lambda >= row.upper;
        };
        advance(world.joints[i], bodiesOf(world), h, std::ranges::any_of(world.rows, pullsAtMaxForce));
    }
}

static void keepImpulse(World& world, std::size_t i) {
    const Row& row = world.rows[i];
    const std::uint32_t place = row.constraint.index;
    switch (row.constraint.kind) {
        case ConstraintKind::Contact:
            impulseOf(world.contacts[place], row) = row.lambda;
            break;
        case ConstraintKind::Joint:
            world.joints[place].impulse[placeInConstraint(world.rows, i)] = row.lambda;
            break;
        case ConstraintKind::Drag:
            world.drag->impulse[place] = row.lambda;
            break;
    }
}

static void keepPseudoImpulse(World& world, std::size_t i) {
    const Row& row = world.pseudoRows[i];
    const std::uint32_t place = row.constraint.index;
    if (row.constraint.kind == ConstraintKind::Contact)
        world.contacts[place].pseudoImpulse = row.lambda;
    else
        world.joints[place].pseudoImpulse[placeInConstraint(world.pseudoRows, i)] = row.lambda;
}

void keepImpulses(World& world) {
    world.impulseTime = subStepLength(world.settings);
    for (Joint& joint : world.joints) joint.impulse = joint.pseudoImpulse = {};
    const std::size_t rows = std::max(world.rows.size(), world.contacts.size());
    // Part by part, so that the contacts are still in a cache when the other rows come to them.
    const std::size_t parts = std::max<std::size_t>(1, std::min<std::size_t>(64, rows / 256));
    forEachPart(parts, isWorthSharing(rows, rows_worth::row), [&](std::size_t part) {
        const auto forEachIn = [&](const auto& list, const auto& use) {
            const std::size_t end = borderOf(list.size(), part + 1, parts);
            for (std::size_t i = borderOf(list.size(), part, parts); i < end; ++i) use(i);
        };
        // Without a row there is no impulse.
        forEachIn(world.contacts, [&](std::size_t i) {
            Contact& contact = world.contacts[i];
            if (world.rows.empty()) contact.normalImpulse = 0;
            if (world.rows.empty() || contact.friction == 0) contact.tangentImpulse = 0;
            if (world.pseudoRows.empty()) contact.pseudoImpulse = 0;
        });
        forEachIn(world.rows, [&](std::size_t i) { keepImpulse(world, i); });
        forEachIn(world.pseudoRows, [&](std::size_t i) { keepPseudoImpulse(world, i); });
    });
}

void step(World& world) {
    NullWatch nobody;
    step(world, nobody);
}

template void stepWithoutInterventions<AnyStepWatch>(World& world, AnyStepWatch& watch);
template void step<AnyStepWatch>(World& world, AnyStepWatch& watch);

}  // namespace solverscope

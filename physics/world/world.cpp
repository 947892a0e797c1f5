// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/world.h"

#include <algorithm>
#include <array>

#include "physics/base/hash.h"
#include "physics/base/missing.h"
#include "physics/constraints/joint_equations.h"
#include "physics/world/playback.h"

namespace solverscope {

namespace {

bool isFiniteWherePresent(const World& world) {
    for (const Pose& pose : world.poses)
        if (!isFiniteOrMissing(pose.position.x, pose.position.y, pose.angle)) return false;
    for (const auto* velocities : {&world.velocities, &world.pseudoVelocities})
        for (const Velocity& velocity : *velocities)
            if (!isFiniteOrMissing(velocity.v.x, velocity.v.y, velocity.w)) return false;
    return true;
}

}  // namespace

World::World() = default;
World::World(const World& other) = default;
World::World(World&& other) noexcept = default;
World& World::operator=(const World& other) = default;
World& World::operator=(World&& other) noexcept = default;
World::~World() = default;

World makeWorld(const Scene& scene) {
    if (scene.playback) return startOfPlayback(scene);
    World world;
    world.gravity = scene.gravity;
    world.settings = scene.settings;
    for (const BodyDef& definition : scene.bodies) {
        const Body body = makeBody(definition);
        world.bodies.push_back(body);
        world.inverseMasses.push_back(body.inverseMass);
        world.poses.push_back(startPose(definition));
        world.velocities.push_back(startVelocity(definition));
    }
    world.inverseMasses.emplace_back();
    world.velocities.emplace_back();
    world.pseudoVelocities.resize(world.velocities.size());
    for (const JointDef& definition : scene.joints) {
        world.joints.push_back(makeJoint(definition, bodiesOf(world)));
        if (definition.collideConnected) continue;
        const auto excludePair = [&world](BodyId a, BodyId b) {
            world.nonCollidingPairs.push_back({std::min(a, b), std::max(a, b)});
        };
        excludePair(definition.bodyA, definition.bodyB);
        if (const auto* pulley = std::get_if<PulleyDef>(&definition.kind)) {
            excludePair(definition.bodyA, pulley->wheel);
            excludePair(definition.bodyB, pulley->wheel);
        }
    }
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const auto& start = scene.bodies[i].start;
        if (!start) continue;
        world.poses[i] = poseAt(start->position, start->angle);
        world.velocities[i] = {start->velocity, start->angularVelocity};
    }
    std::sort(world.nonCollidingPairs.begin(), world.nonCollidingPairs.end());
    world.nonCollidingPairs.erase(std::unique(world.nonCollidingPairs.begin(), world.nonCollidingPairs.end()),
                                  world.nonCollidingPairs.end());
    return world;
}

Scene sceneAt(const Scene& scene, const World& world) {
    Scene saved = scene;
    for (std::size_t i = 0; i < saved.bodies.size(); ++i) {
        BodyDef& body = saved.bodies[i];
        if (body.isStatic) continue;
        body.start.reset();
        const Pose& pose = world.poses[i];
        const Velocity& velocity = world.velocities[i];
        if (pose != startPose(body) || velocity != startVelocity(body))
            body.start = BodyStart{pose.position, pose.angle, velocity.v, velocity.w};
        if (world.inverseMasses[i] != world.bodies[i].inverseMass) {
            body.mass = 1 / world.inverseMasses[i].m;
            body.density = BodyDef().density;
        }
    }
    for (std::size_t i = 0; i < saved.joints.size(); ++i) {
        auto* winch = std::get_if<WinchDef>(&saved.joints[i].kind);
        if (!winch) continue;
        const Real now = world.joints[i].length;  // one that was left out stays so until it has changed
        if (now != winch->length.value_or(length(winch->anchorB - winch->anchorA))) winch->length = now;
    }
    return saved;
}

void setMotion(World& world, Phase phase, BodyId body, const Velocity& motion) {
    const std::size_t i = index(body);
    if (!actsOnPositions(phase)) {
        (actsOnPseudoVelocities(phase) ? world.pseudoVelocities : world.velocities)[i] = motion;
    } else if (body != worldBody(world)) {
        Pose& pose = world.poses[i];
        pose.position = motion.v;
        if (!sameBits(pose.angle, motion.w)) pose = poseAt(motion.v, motion.w);
    }
}

/// What only methods that solve bodies have.
static void addWhereSome(auto& hash, const auto& numbers) {
    if (std::ranges::all_of(numbers, [](Real number) { return number == 0; })) return;
    for (const Real number : numbers) hash.add(number);
}

static void addState(auto& hash, const World& world) {
    hash.add(static_cast<std::uint64_t>(world.step));
    for (const Pose& pose : world.poses) {
        hash.add(pose.position);
        hash.add(pose.angle);
    }
    for (const Velocity& velocity : world.velocities) {
        hash.add(velocity.v);
        hash.add(velocity.w);
    }
    for (const Contact& contact : world.contacts) {
        hash.add(static_cast<std::uint64_t>(index(contact.a)) << 32 | index(contact.b));
        hash.add(static_cast<std::uint64_t>(contact.feature));
        hash.add(contact.normalImpulse);
        hash.add(contact.tangentImpulse);
        hash.add(contact.pseudoImpulse);
        addWhereSome(hash, std::array{contact.normalStiffness, contact.tangentStiffness, contact.heldSlip});
    }
    for (const Joint& joint : world.joints) {
        const std::size_t rows = mostRowsOf(joint);
        for (std::size_t i = 0; i < rows; ++i) hash.add(joint.impulse[i]);
        for (std::size_t i = 0; i < rows; ++i) hash.add(joint.pseudoImpulse[i]);
        if (traitsOf(joint.kind).advance) hash.add(joint.length);
        addWhereSome(hash, joint.stiffness);
    }
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        if (world.inverseMasses[i] == world.bodies[i].inverseMass) continue;
        hash.add(static_cast<std::uint64_t>(i));
        hash.add(world.inverseMasses[i].m);
        hash.add(world.inverseMasses[i].I);
    }
    if (world.drag) {
        hash.add(static_cast<std::uint64_t>(index(world.drag->body)));
        hash.add(world.drag->localAnchor);
        hash.add(world.drag->target);
        for (const Real impulse : world.drag->impulse) hash.add(impulse);
        addWhereSome(hash, world.drag->stiffness);
    }
    for (const KeptManifold& kept : world.keptManifolds) {
        hash.add(static_cast<std::uint64_t>(index(kept.a)) << 32 | index(kept.b));
        hash.add(kept.offset);
        hash.add(kept.turn);
        hash.add(kept.localNormal);
        for (std::uint32_t i = 0; i < kept.count; ++i) {
            hash.add(static_cast<std::uint64_t>(kept.points[i].feature));
            hash.add(kept.points[i].localA);
            hash.add(kept.points[i].localB);
        }
    }
    for (const PairColour& pair : world.pairColours) {
        hash.add(static_cast<std::uint64_t>(index(pair.a)) << 32 | index(pair.b));
        hash.add(static_cast<std::uint64_t>(pair.colour) << 32 | pair.stepsWithout);
    }
    if (world.settings.scaleWarmStart || solvesBodies(world.settings.method)) hash.add(world.impulseTime);
}

std::uint64_t hashOf(const World& world) {
    Hash hash;
    addState(hash, world);
    return hash.value();
}

std::uint64_t checksumOf(const World& world) {
    Checksum checksum;
    addState(checksum, world);
    return checksum.value();
}

bool isFinite(const World& world) {
    // A sum is finite only if every term is: x·0 is NaN for an infinite or undefined x.
    Real sum = 0;
    for (const Pose& pose : world.poses) sum += 0 * pose.position.x + 0 * pose.position.y + 0 * pose.angle;
    for (const Velocity& velocity : world.velocities) sum += 0 * velocity.v.x + 0 * velocity.v.y + 0 * velocity.w;
    for (const Velocity& pseudo : world.pseudoVelocities) sum += 0 * pseudo.v.x + 0 * pseudo.v.y + 0 * pseudo.w;
    return sum == 0 || (world.playback && isFiniteWherePresent(world));
}

bool sameWorld(const World& a, const World& b) {
    return a.gravity == b.gravity && a.settings == b.settings && a.bodies == b.bodies &&
           a.nonCollidingPairs == b.nonCollidingPairs && a.step == b.step && a.poses == b.poses && a.velocities == b.velocities &&
           a.contacts == b.contacts && a.joints == b.joints && a.drag == b.drag && a.impulseTime == b.impulseTime &&
           a.interventions == b.interventions && a.inverseMasses == b.inverseMasses && a.pairColours == b.pairColours &&
           a.keptManifolds == b.keptManifolds && a.pseudoVelocities == b.pseudoVelocities && a.rows == b.rows &&
           a.pseudoRows == b.pseudoRows && a.tyreGrips == b.tyreGrips && a.positionRows == b.positionRows &&
           a.travels == b.travels && a.pairTests == b.pairTests && a.bounces == b.bounces &&
           a.startVelocities == b.startVelocities && a.blocks == b.blocks && a.playback == b.playback;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/position_step.h"

#include <algorithm>
#include <cmath>

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/spring.h"
#include "physics/solvers/position_correction.h"
#include "physics/world/block_step.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

/// The current positions of the two points of a pinned contact.
struct PinnedPoints {
    Vec2 onA;
    Vec2 onB;
};

PinnedPoints pinnedPoints(const World& world, std::uint32_t i, const std::vector<Pose>& poses) {
    const Contact& contact = world.contacts[i];
    const PinnedContact& pinned = world.pinnedContacts[i];
    return {toWorld(poses[index(contact.a)], pinned.localA), toWorld(poses[index(contact.b)], pinned.localB)};
}

Real separationBetween(const World& world, std::uint32_t i, PinnedPoints points) {
    return world.pinnedContacts[i].separation + dot(points.onB - points.onA, world.contacts[i].normal);
}

void movePinnedContact(World& world, std::uint32_t i, PinnedPoints points) {
    Contact& contact = world.contacts[i];
    contact.point = 0.5 * (points.onA + points.onB);
    contact.separation = separationBetween(world, i, points);
}

/// The error that a row of its kind has to remove: an inequality allows one sign.
Real violation(RowKind kind, Real C) { return isInequality(kind) ? std::min(C, 0.0) : C; }

Row contactRow(const Contact& contact, std::uint32_t place) {
    Row row;
    row.a = contact.a;
    row.b = contact.b;
    row.n = contact.normal;
    row.kind = RowKind::Unilateral;
    row.constraint = {ConstraintKind::Contact, place};
    row.upper = infinity;
    return row;
}

void addRow(World& world, const Row& row, const PositionSource& source) {
    world.positionRows.push_back(row);
    world.positionSources.push_back(source);
}

/// Lever arms and C of a contact's normal row; updates the contact.
Real relinearizeContact(World& world, Row& row) {
    const std::uint32_t place = row.constraint.index;
    const PinnedPoints points = pinnedPoints(world, place, world.poses);
    row.wA = cross(points.onA - world.poses[index(row.a)].position, row.n);
    row.wB = cross(points.onB - world.poses[index(row.b)].position, row.n);
    movePinnedContact(world, place, points);
    return world.contacts[place].separation;
}

Real relinearizeJoint(const World& world, Row& row, const PositionSource& source) {
    const JointEquation equation = equationsOf(world.joints[row.constraint.index], bodiesOf(world))[source.equation];
    row.n = equation.n;
    row.skew = equation.skew;
    row.wA = equation.wA;
    row.wB = equation.wB;
    return equation.C;
}

Real relinearizeDrag(const World& world, Row& row) {
    const Drag& drag = *world.drag;
    const Pose& pose = world.poses[index(drag.body)];
    const Vec2 r = rotate(pose.rotation, drag.localAnchor);
    row.wB = cross(r, row.n);
    return dot(row.n, pose.position + r - drag.target);
}

/// How far the sub-step has turned a body, the short way round: whole turns by pushes change nothing but the number, and as an
/// angular velocity they would be energy from nothing. A body that is faster than that by itself goes on turning so.
Real turnOf(const World& world, std::size_t body) {
    const Real own = subStepLength(world.settings) * world.velocities[body].w;
    const Real around = std::abs(own) > pi ? own : 0;
    return around + std::remainder(world.poses[body].angle - world.previousPoses[body].angle - around, twoPi);
}

/// How far the points of a contact have slid along each other since they began to stick; the row follows them.
Real relinearizeFriction(const World& world, Row& row) {
    const std::uint32_t place = row.constraint.index;
    const PinnedPoints now = pinnedPoints(world, place, world.poses);
    const PinnedPoints before = pinnedPoints(world, place, world.previousPoses);
    row.wA = cross(now.onA - world.poses[index(row.a)].position, row.n);
    row.wB = cross(now.onB - world.poses[index(row.b)].position, row.n);
    return world.contacts[place].heldSlip + dot(row.n, (now.onB - before.onB) - (now.onA - before.onA));
}

/// C of a row at the current poses, and its J.
Real errorOf(World& world, Row& row, const PositionSource& source) {
    switch (row.constraint.kind) {
        case ConstraintKind::Contact:
            return row.kind == RowKind::Friction ? relinearizeFriction(world, row) : relinearizeContact(world, row);
        case ConstraintKind::Joint:
            if (row.kind != RowKind::Motor) return relinearizeJoint(world, row, source);
            relinearizeJoint(world, row, source);
            return motionAlong(world, row) - subStepLength(world.settings) * world.joints[row.constraint.index].motor->speed;
        case ConstraintKind::Drag:
            return relinearizeDrag(world, row);
    }
    return 0;
}

Real ngsBias(const Settings& settings, const Row& row, Real C) {
    if (row.constraint.kind != ConstraintKind::Contact) {
        const bool whole = solvesJointBlocks(settings) && row.kind == RowKind::Equality;
        return whole ? C : settings.erp * violation(row.kind, C);
    }
    return std::clamp(settings.erp * (C + settings.slop), -maxCorrectionPerVisit, 0.0);
}

Real biasOf(const World& world, const Row& row, const PositionSource& source, Real C) {
    if (!solvesPositions(world.settings.method)) return ngsBias(world.settings, row, C);
    if (source.beta < 1) return source.beta * C + (1 - source.beta) * motionAlong(world, row);
    const bool looksAtSum = row.softness > 0 || !traitsOf(world.settings).keepsNoVelocity;
    return looksAtSum ? C : violation(row.kind, C);
}

/// A spring's α̃/(1 + γ) and 1/(1 + γ) are the γ and the β that the same spring has as a velocity row.
void makeSpring(Row& row, PositionSource& source, const BetaGammaDef& spring) {
    row.softness = spring.gamma;
    source.beta = spring.beta;
}

void sizeOrder(World& world) {
    if (world.rowOrder.size() < world.positionRows.size()) world.rowOrder.resize(world.positionRows.size());
}

void finishRows(World& world) {
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) relinearizePosition(world, i);
    sizeOrder(world);
}

}  // namespace

Real motionAlong(const World& world, const Row& row) {
    const auto motion = [&world](BodyId body) {
        if (body == worldBody(world)) return Velocity{};
        const Pose& now = world.poses[index(body)];
        const Pose& before = world.previousPoses[index(body)];
        return Velocity{now.position - before.position, turnOf(world, index(body))};
    };
    return relativeVelocity(row, motion(row.a), motion(row.b));
}

void movePinnedContacts(World& world) {
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) movePinnedContact(world, i, pinnedPoints(world, i, world.poses));
}

void buildNgsRows(World& world) {
    world.positionRows.clear();
    world.positionSources.clear();
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        std::uint32_t place = 0;
        for (const JointEquation& equation : equationsOf(world.joints[i], bodiesOf(world))) {
            const PositionSource source{place++};
            if (!equation.soft && equation.kind != RowKind::Motor) addRow(world, rowFor(equation, i), source);
        }
    }
    for (std::uint32_t i = 0; i < world.contacts.size();) {
        const PointsOfPair points = pointsOfPair(world.contacts, i, contactRowsOf(world.settings));
        for (const std::uint32_t place : points) addRow(world, contactRow(world.contacts[place], place), {});
        i += points.count;
    }
    finishRows(world);
}

void buildProjectionRows(World& world) {
    const Settings& settings = world.settings;
    world.positionRows.clear();
    world.positionSources.clear();
    for (std::uint32_t i = 0; i < world.contacts.size();) {
        std::uint32_t deepest = i;
        std::uint32_t next = i + 1;
        for (; next < world.contacts.size() && haveSameBodies(world.contacts[next], world.contacts[i]); ++next)
            if (world.contacts[next].separation < world.contacts[deepest].separation) deepest = next;
        i = next;
        const Contact& contact = world.contacts[deepest];
        if (contact.separation >= -settings.slop) continue;
        Row row = contactRow(contact, deepest);
        row.bias = settings.erp * (contact.separation + settings.slop);
        row.effectiveMass = effectiveMassOf(row, bodiesOf(world));
        addRow(world, row, {});
    }
    sizeOrder(world);
}

void buildPositionRows(World& world) {
    const Settings& settings = world.settings;
    const Real h = subStepLength(settings);
    const bool extended = !traitsOf(settings).keepsNoVelocity;
    const Real softness = extended ? settings.compliance / (h * h) : 0;
    world.positionRows.clear();
    world.positionSources.clear();
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        const Joint& joint = world.joints[i];
        std::uint32_t place = 0;
        for (const JointEquation& equation : equationsOf(joint, bodiesOf(world))) {
            PositionSource source{place++};
            Row row = rowFor(equation, i);
            const Real m = effectiveMassOf(row, bodiesOf(world));
            if (equation.kind == RowKind::Motor) {
                row.upper = h * h * joint.motor->strength;
                row.lower = -row.upper;
            } else if (equation.soft && m > 0) {
                makeSpring(row, source, betaGammaOf(*joint.spring, m, h));
            } else {
                row.softness = softness;
            }
            addRow(world, row, source);
        }
    }
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) {
        const Contact& contact = world.contacts[i];
        Row normal = contactRow(contact, i);
        normal.softness = softness;
        addRow(world, normal, {});
        if (!extended || contact.friction == 0) continue;
        Row friction = contactRow(contact, i);
        friction.kind = RowKind::Friction;
        friction.n = leftPerpendicular(contact.normal);
        friction.friction = contact.friction;
        friction.normalRow = static_cast<std::uint32_t>(world.positionRows.size() - 1);
        addRow(world, friction, {});
    }
    if (world.drag && world.inverseMasses[index(world.drag->body)].m > 0) {
        const Real m = 1 / world.inverseMasses[index(world.drag->body)].m;
        for (std::uint32_t axis = 0; axis < 2; ++axis) {
            Row row;
            PositionSource source;
            row.a = worldBody(world);
            row.b = world.drag->body;
            row.n = axis == 0 ? Vec2{1, 0} : Vec2{0, 1};
            row.constraint = {ConstraintKind::Drag, axis};
            row.lower = -infinity;
            row.upper = infinity;
            makeSpring(row, source, betaGammaOf(SpringDef{settings.dragFrequency, settings.dragDampingRatio}, m, h));
            addRow(world, row, source);
        }
    }
    finishRows(world);
}

void holdSlips(World& world) {
    for (Contact& contact : world.contacts)
        if (contact.friction == 0) contact.heldSlip = 0;
    for (Row row : world.positionRows) {
        if (row.kind != RowKind::Friction) continue;
        const Bounds cone = boundsOf(row, world.positionRows[row.normalRow].lambda);
        const bool sticks = row.lambda > cone.lower && row.lambda < cone.upper;
        world.contacts[row.constraint.index].heldSlip = sticks ? relinearizeFriction(world, row) : 0;
    }
}

void keepPoses(World& world) { world.previousPoses = world.poses; }

void deriveVelocities(World& world, Real h) {
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        if (world.bodies[i].isStatic) continue;
        const Pose& now = world.poses[i];
        const Pose& before = world.previousPoses[i];
        world.velocities[i] = {(1 / h) * (now.position - before.position), turnOf(world, i) / h};
    }
}

void linearizeBounces(World& world, Real h) {
    world.rows.clear();
    for (Contact& contact : world.contacts) contact.normalImpulse = contact.tangentImpulse = contact.pseudoImpulse = 0;
    for (const Row& row : world.positionRows) {
        if (row.constraint.kind != ConstraintKind::Contact) continue;
        Contact& contact = world.contacts[row.constraint.index];
        impulseOf(contact, row) = row.lambda / h;
    }
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) {
        const Contact& contact = world.contacts[i];
        if (!(contact.normalImpulse > 0)) continue;
        const std::size_t normal = world.rows.size();
        appendContactRows(contact, i, bodiesOf(world), {}, infinity, h, world.rows);
        const Real closing = world.pinnedContacts[i].closing;
        const bool bouncing = closing < -world.settings.bounceThreshold;
        // Without a bounce the contact may separate as fast as before the move, but not faster.
        const Real divergence = std::clamp(relativeVelocityOf(world.rows[normal], bodiesOf(world)), 0.0, std::max(closing, 0.0));
        world.rows[normal].bias = bouncing ? contact.restitution * closing : -divergence;
    }
}

void relinearizePosition(World& world, std::uint32_t i) {
    Row& row = world.positionRows[i];
    const PositionSource& source = world.positionSources[i];
    const Real C = errorOf(world, row, source);
    row.effectiveMass = effectiveMassOf(row, bodiesOf(world));
    row.bias = biasOf(world, row, source, C);
}

PositionSystem positionSystem(World& world, int sweepsBefore) {
    // A given order names the rows of the method: with a velocity method these are other rows.
    const bool given = solvesPositions(world.settings.method);
    return {world.positionRows,
            world.poses,
            world.inverseMasses,
            std::span(world.rowOrder).first(world.positionRows.size()),
            world.settings.rowOrder,
            shuffleSeed(world.settings.rowSeed, world.step),
            sweepsBefore,
            given ? std::span<const int>(world.settings.givenOrder) : std::span<const int>{},
            orderByColour(world, world.positionRows),
            world.settings.turning};
}

Real positionErrorOf(const World& world, std::uint32_t i) {
    const Row& row = world.positionRows[i];
    const bool isSpring = row.softness > 0 || world.positionSources[i].beta < 1;
    if (isSpring || row.kind == RowKind::Friction || row.kind == RowKind::Motor) return 0;
    if (row.constraint.kind == ConstraintKind::Joint) {
        const JointEquations equations = equationsOf(world.joints[row.constraint.index], bodiesOf(world));
        return std::abs(violation(row.kind, equations[world.positionSources[i].equation].C));
    }
    if (row.constraint.kind == ConstraintKind::Contact) {
        const std::uint32_t place = row.constraint.index;
        if (solvesBodies(world.settings.method)) return -violation(row.kind, errorOfBlockRow(world, i));
        const Real separation = world.pinnedContacts.empty()
                                    ? world.contacts[place].separation
                                    : separationBetween(world, place, pinnedPoints(world, place, world.poses));
        return -violation(row.kind, separation);
    }
    return 0;
}

}  // namespace solverscope

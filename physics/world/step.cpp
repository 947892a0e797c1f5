// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/step.h"

#include <algorithm>
#include <atomic>

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/soft_row.h"
#include "physics/constraints/tyre.h"
#include "physics/solvers/method.h"
#include "physics/solvers/row_order.h"
#include "physics/world/step_parts.h"

namespace solverscope {

static std::atomic<std::uint64_t> countOfSteps = 0;

std::uint64_t stepsBegun() { return countOfSteps; }

Real warmStartScale(const World& world) {
    const bool scales = world.settings.scaleWarmStart && world.impulseTime > 0;
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
    world.pairTests.clear();
    world.bounces.clear();
    world.startVelocities.clear();
    world.travels.clear();
    if (movesWithStartVelocities(world.settings)) world.startVelocities = world.velocities;
    std::fill(world.pseudoVelocities.begin(), world.pseudoVelocities.end(), Velocity{});
    for (Contact& contact : world.contacts) {
        contact.normal = contact.point = {};
        contact.separation = contact.friction = contact.restitution = 0;
    }
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
    return world.broadPhase.findPairs(world.bodies, world.poses, world.nonCollidingPairs, world.travels, settings.distanceTest);
}

void integrateForces(World& world, Real h) {
    stepPolicyOf(world.settings.method).applyForces(world.velocities, world.inverseMasses, world.gravity, h);
}

namespace {

/// How the velocity rows are built: with which error reduction, and whether they are springs.
struct RowStyle {
    ErrorReduction joints;
    ErrorReduction contacts;
    ErrorReduction staticContacts;
    const Softness* jointSoftness = nullptr;  // hard if there is none
    const Softness* contactSoftness = nullptr;
    const Softness* staticSoftness = nullptr;
    Real bounceThreshold = 0;
    Real h = 0;
    bool again = false;  // in the same sub-step: springs and tyres work as before
};

RowStyle hardStyle(ErrorReduction reduction, Real bounceThreshold, Real h) {
    return {reduction, reduction, reduction, nullptr, nullptr, nullptr, bounceThreshold, h};
}

/// The maximum friction of a contact with a tyre, by the tyre's slip before the sweeps. A solved row has no slip left; it keeps
/// its grip when rows are built again in the same sub-step.
void gripByTyres(World& world, Row& friction) {
    const BodiesView bodies = bodiesOf(world);
    for (const BodyId wheel : {friction.a, friction.b}) {
        const auto& tyre = world.bodies[index(wheel)].tyre;
        if (!tyre) continue;
        const Real slip = slipOf(friction, wheel, *tyre, bodies);
        const Real grip = gripOf(*tyre, slip);
        world.tyreGrips.push_back({static_cast<std::uint32_t>(&friction - world.rows.data()), wheel, slip, grip});
        friction.friction *= grip;
    }
}

void appendAllJointRows(World& world, const RowStyle& style) {
    const BodiesView bodies = bodiesOf(world);
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        appendJointRows(world.joints[i], i, bodies, style.joints, style.h, world.rows, style.jointSoftness);
    }
}

void appendAllContactRows(World& world, const RowStyle& style) {
    const BodiesView bodies = bodiesOf(world);
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) {
        const Contact& contact = world.contacts[i];
        if (!style.contactSoftness) {
            appendContactRows(contact, i, bodies, style.contacts, style.bounceThreshold, style.h, world.rows);
            continue;
        }
        const std::size_t first = world.rows.size();
        const bool onStatic = world.bodies[index(contact.a)].isStatic || world.bodies[index(contact.b)].isStatic;
        appendContactRows(contact, i, bodies, onStatic ? style.staticContacts : style.contacts, style.bounceThreshold, style.h,
                          world.rows);
        if (isSpeculative(contact)) continue;  // the bodies may come as near as the surfaces are
        // A spring would absorb a part of the bounce.
        const bool bouncing = contact.restitution > 0 && relativeVelocityOf(world.rows[first], bodies) < -style.bounceThreshold;
        if (bouncing) continue;
        const Softness& softness = onStatic ? *style.staticSoftness : *style.contactSoftness;
        for (std::size_t row = first; row < world.rows.size(); ++row) soften(world.rows[row], softness, bodies);
    }
}

/// Joints and contacts, in the order of the setting, then the mouse.
void appendVelocityRows(World& world, RowStyle style) {
    const Settings& settings = world.settings;
    style.joints.seen = settings.positionError;
    if (!style.again) world.tyreGrips.clear();
    const bool jointsFirst = settings.jointOrder == JointOrder::BeforeContacts;
    if (jointsFirst) appendAllJointRows(world, style);
    appendAllContactRows(world, style);
    if (!jointsFirst) appendAllJointRows(world, style);
    const BodiesView bodies = bodiesOf(world);
    if (world.drag) appendDragRows(*world.drag, bodies, settings.dragFrequency, settings.dragDampingRatio, style.h, world.rows);

    const Real begun = takesWarmStart(settings, world.rows.size()) ? settings.warmStarting : 0;
    for (std::size_t i = 0; i < world.rows.size(); ++i) {
        Row& row = world.rows[i];
        const bool onSpring = row.softness > 0;
        applySoftnessKind(row, settings.softnessKind, begun, bodies);
        if (style.again && onSpring) row.bias = world.lastDelta[i];
        if (!style.again && row.kind == RowKind::Friction) gripByTyres(world, row);
    }
    if (style.again)
        for (const TyreGrip& tyre : world.tyreGrips) world.rows[tyre.row].friction *= tyre.grip;
}

/// The rows of soft and tgs_soft while they push.
void appendSoftRows(World& world, Real bounceThreshold) {
    const Settings& settings = world.settings;
    const Real h = subStepLength(settings);
    const Softness joints = jointSoftness(settings, h);
    const Softness contacts = contactSoftness(settings, false, h);
    const Softness statics = contactSoftness(settings, true, h);
    // No slop: springs this weak do not lose their contact by pushing it apart.
    appendVelocityRows(world, {{joints.rate},
                               {.rate = contacts.rate, .maxSpeed = settings.maxPushSpeed},
                               {.rate = statics.rate, .maxSpeed = settings.maxPushSpeed},
                               &joints,
                               &contacts,
                               &statics,
                               bounceThreshold,
                               h});
}

void appendPseudoRows(World& world, ErrorReduction reduction, Real h) {
    const BodiesView bodies = bodiesOf(world);
    const auto appendJoints = [&] {
        for (std::uint32_t i = 0; i < world.joints.size(); ++i)
            appendJointPseudoRows(world.joints[i], i, bodies, reduction, h, world.pseudoRows);
    };
    const bool jointsFirst = world.settings.jointOrder == JointOrder::BeforeContacts;
    if (jointsFirst) appendJoints();
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i)
        appendContactPseudoRow(world.contacts[i], i, bodies, reduction, world.pseudoRows);
    if (!jointsFirst) appendJoints();
}

/// Removes contacts whose bodies are separating. Their rows stay in the list, visibly inactive.
void skipSeparating(World& world) {
    const BodiesView bodies = bodiesOf(world);
    bool divergence = false;
    for (Row& row : world.rows) {
        if (row.constraint.kind != ConstraintKind::Contact) continue;
        if (isContactNormal(row)) divergence = relativeVelocityOf(row, bodies) > 0;
        if (divergence) row.effectiveMass = row.lambda = 0;
    }
}

/// For methods that set the bounce at every visit.
void listBounces(World& world) {
    const Settings& settings = world.settings;
    const BodiesView bodies = bodiesOf(world);
    world.bounces.assign(world.rows.size(), {});
    for (std::size_t i = 0; i < world.rows.size(); ++i) {
        if (!isContactNormal(world.rows[i])) continue;
        const Contact& contact = world.contacts[world.rows[i].constraint.index];
        if (isSpeculative(contact)) continue;  // does not bounce before it touches
        const Real initialJv = relativeVelocityOf(world.rows[i], bodies);
        const bool bouncing = initialJv < -settings.bounceThreshold;
        RowBounce& bounce = world.bounces[i];
        if (bouncing) bounce.frozenBias = contact.restitution * initialJv;
        // A chased target needs a contact that bounces; impulse once decides at the visit.
        if (bouncing || traitsOf(settings).hasOneImpulse) bounce.restitution = contact.restitution;
    }
}

void sizeWorkingColumns(World& world) {
    const std::size_t longest = std::max(world.rows.size(), world.pseudoRows.size());
    world.lastDelta.assign(longest, 0);
    world.rowOrder.assign(longest, 0);
    world.rowsOnBody.assign(world.velocities.size(), 0);
}

}  // namespace

void linearize(World& world) {
    const Settings& settings = world.settings;
    const Real h = stepLength(settings);
    const StepPolicy policy = stepPolicyOf(settings.method);
    const ErrorReduction reduction = policy.reduction(settings, h);
    const bool erp = settings.positionCorrection == PositionCorrection::Erp;
    if (isSoft(settings.method))
        appendSoftRows(world, settings.bounceThreshold);
    else
        appendVelocityRows(world, hardStyle(erp ? reduction : ErrorReduction{}, settings.bounceThreshold, h));
    if (settings.skipSeparating) skipSeparating(world);
    if (traitsOf(settings).hasOneImpulse || chasesBounce(settings)) listBounces(world);

    if (splitsImpulses(settings)) appendPseudoRows(world, reduction, h);
    if (policy.changeRows) policy.changeRows({world.rows, world.pseudoRows, bodiesOf(world), world.bodies, world.joints});
    sizeWorkingColumns(world);
}

void pinContacts(World& world) {
    world.pinnedContacts.clear();
    const BodiesView bodies = bodiesOf(world);
    for (const Contact& contact : world.contacts) {
        const Pose& a = world.poses[index(contact.a)];
        const Pose& b = world.poses[index(contact.b)];
        const Row row =
            rowThroughPoints(contact.a, contact.b, contact.point - a.position, contact.point - b.position, contact.normal);
        // Bodies that are apart have the point each on its own surface, and the gap is the distance of the two.
        const Vec2 gap = isSpeculative(contact) ? contact.separation * contact.normal : Vec2{};
        const Real beyond = isSpeculative(contact) ? 0 : contact.separation;
        world.pinnedContacts.push_back({toLocal(a, contact.point - 0.5 * gap), toLocal(b, contact.point + 0.5 * gap), beyond,
                                        relativeVelocityOf(row, bodies)});
    }
}

void linearizeSubStep(World& world, SubStepRows stage) {
    const bool begun = !world.rows.empty();
    if (begun) keepImpulses(world);
    movePinnedContacts(world);
    for (std::size_t i = 0; begun && i < world.contacts.size(); ++i)
        if (world.contacts[i].normalImpulse > 0) world.pinnedContacts[i].pushed = true;
    for (std::size_t i = 0; i < world.rows.size(); ++i) world.lastDelta[i] = world.rows[i].bias;
    world.rows.clear();
    const Real h = subStepLength(world.settings);
    if (stage == SubStepRows::Push) {
        appendSoftRows(world, infinity);
    } else {
        RowStyle again = hardStyle({}, infinity, h);
        again.again = true;
        appendVelocityRows(world, again);
    }
    for (std::uint32_t i = 0; stage == SubStepRows::Bounce && i < world.rows.size(); ++i) {
        if (!bounces(world, i)) continue;
        const std::uint32_t contact = world.rows[i].constraint.index;
        world.rows[i].bias = world.contacts[contact].restitution * world.pinnedContacts[contact].closing;
    }
    sizeWorkingColumns(world);
}

bool bounces(const World& world, std::uint32_t row) {
    const Row& r = world.rows[row];
    if (!isContactNormal(r)) return false;
    const PinnedContact& pinned = world.pinnedContacts[r.constraint.index];
    return pinned.pushed && pinned.closing < -world.settings.bounceThreshold && world.contacts[r.constraint.index].restitution > 0;
}

RowSystem rowSystem(World& world, Phase phase, int sweepsBefore) {
    const bool pseudo = actsOnPseudoVelocities(phase);
    std::vector<Row>& rows = pseudo ? world.pseudoRows : world.rows;
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
            pseudo ? std::span<const RowBounce>() : world.bounces,
            &world.direct};
}

void shareOpenGaps(World& world) {
    const BodiesView bodies = bodiesOf(world);
    for (Row& row : world.pseudoRows)
        if (isInequality(row.kind) && row.bias > 0) row.bias = std::max(0.0, row.bias + relativeVelocityOf(row, bodies));
}

void integratePositions(World& world, Real h) {
    const std::vector<Velocity>& velocities = world.startVelocities.empty() ? world.velocities : world.startVelocities;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        if (world.bodies[i].isStatic) continue;
        const Velocity& velocity = velocities[i];
        const Velocity& pseudo = world.pseudoVelocities[i];
        Pose& pose = world.poses[i];
        pose = poseAt(pose.position + h * (velocity.v + pseudo.v), pose.angle + h * (velocity.w + pseudo.w));
    }
    for (std::uint32_t i = 0; i < world.joints.size(); ++i) {
        const auto advance = traitsOf(world.joints[i].kind).advance;
        if (!advance) continue;
        const auto pullsAtMaxForce = [i](const Row& row) {
            return row.constraint == ConstraintRef{ConstraintKind::Joint, i} && row.lambda > 0 && row.lambda >= row.upper;
        };
        advance(world.joints[i], bodiesOf(world), h, std::ranges::any_of(world.rows, pullsAtMaxForce));
    }
}

void keepImpulses(World& world) {
    world.impulseTime = subStepLength(world.settings);
    for (Contact& contact : world.contacts) contact.normalImpulse = contact.tangentImpulse = contact.pseudoImpulse = 0;
    for (Joint& joint : world.joints) joint.impulse = joint.pseudoImpulse = {};
    for (std::size_t i = 0; i < world.rows.size(); ++i) {
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
    for (std::size_t i = 0; i < world.pseudoRows.size(); ++i) {
        const Row& row = world.pseudoRows[i];
        const std::uint32_t place = row.constraint.index;
        if (row.constraint.kind == ConstraintKind::Contact)
            world.contacts[place].pseudoImpulse = row.lambda;
        else
            world.joints[place].pseudoImpulse[placeInConstraint(world.pseudoRows, i)] = row.lambda;
    }
}

void step(World& world) {
    NullWatch nobody;
    step(world, nobody);
}

template void stepWithoutInterventions<AnyStepWatch>(World& world, AnyStepWatch& watch);
template void step<AnyStepWatch>(World& world, AnyStepWatch& watch);

}  // namespace solverscope

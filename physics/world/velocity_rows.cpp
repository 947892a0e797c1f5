// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How the velocity rows and the pseudo-velocity rows of a step are built, and built again in each sub-step.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "physics/base/thread_team.h"
#include "physics/constraints/contact_rows.h"
#include "physics/constraints/joint_equations.h"
#include "physics/constraints/row_building.h"
#include "physics/constraints/soft_row.h"
#include "physics/constraints/tyre.h"
#include "physics/solvers/method.h"
#include "physics/world/position_step.h"
#include "physics/world/step_parts.h"

namespace solverscope {
namespace {

/// How the rows are built: with which error reduction, and whether those of velocities are springs.
struct RowStyle {
    ErrorReduction joints;
    ErrorReduction contacts;
    ErrorReduction staticContacts;
    const Softness* jointSoftness = nullptr;  // hard if there is none
    const Softness* contactSoftness = nullptr;
    const Softness* staticSoftness = nullptr;
    Real bounceThreshold = 0;
    Real h = 0;
    bool again = false;                         // in the same sub-step: springs and tyres work as before
    std::optional<ErrorReduction> pseudo = {};  // of the pseudo-velocity rows, if there are any
    std::span<Row> pseudoRows = {};             // of contacts
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
        if (style.pseudo) appendJointPseudoRows(world.joints[i], i, bodies, *style.pseudo, style.h, world.pseudoRows);
    }
}

/// The lever arms of a contact's rows: of the place where it was found, of each body's own point, or of where it is now.
Levers leversIn(const World& world, std::uint32_t place) {
    const Contact& contact = world.contacts[place];
    if (place >= world.pinnedContacts.size() || world.settings.contactUpdate == ContactUpdate::All)
        return leversOf(contact, bodiesOf(world));
    const PinnedContact& pinned = world.pinnedContacts[place];
    if (world.settings.contactUpdate != ContactUpdate::Anchors) return pinned.levers;
    return {rotate(world.poses[index(contact.a)].rotation, pinned.localA),
            rotate(world.poses[index(contact.b)].rotation, pinned.localB)};
}

/// Where a row keeps the effective mass of the start of the step.
void keepMass(const World& world, std::uint32_t place, Row& row) {
    if (place >= world.pinnedContacts.size() || world.settings.contactUpdate != ContactUpdate::Anchors) return;
    const PinnedContact& pinned = world.pinnedContacts[place];
    row.effectiveMass = row.kind == RowKind::Friction ? pinned.frictionMass : pinned.normalMass;
}

/// And the pseudo-velocity row, which is the same with another target: it costs less while the row is at hand.
void makeNormalRow(Row& row, const World& world, std::uint32_t place, const Levers& levers, const RowStyle& style) {
    const BodiesView bodies = bodiesOf(world);
    const Contact& contact = world.contacts[place];
    const bool onStatic =
        style.contactSoftness && (world.bodies[index(contact.a)].isStatic || world.bodies[index(contact.b)].isStatic);
    const Real openBeyond = openFrom(world.settings);
    makeContactNormalRow(row, contact, place, bodies, levers,
                         {onStatic ? style.staticContacts : style.contacts, style.bounceThreshold, style.h, openBeyond});
    keepMass(world, place, row);
    if (style.pseudo) makeContactPseudoRow(style.pseudoRows[place], row, contact, *style.pseudo);
    // Open ones are hard: the bodies may come as near as the surfaces are.
    if (!style.contactSoftness || isSpeculative(contact, openBeyond)) return;
    // A spring would absorb a part of the bounce.
    const bool bouncing = contact.restitution > 0 && relativeVelocityOf(row, bodies) < -style.bounceThreshold;
    const bool keepsMass = world.settings.contactUpdate == ContactUpdate::Anchors;
    const Real K = keepsMass ? 1 / row.effectiveMass : inverseEffectiveMassOf(row, bodies);
    if (!bouncing) soften(row, onStatic ? *style.staticSoftness : *style.contactSoftness, K);
}

/// Where the rows of some contacts are written, one after another.
struct RowPlaces {
    std::span<Row> rows;  // of the world
    std::size_t next = 0;

    Row& take() { return rows[next++]; }
};

void makeNormalRows(const World& world, const PointsOfPair& points, const RowStyle& style, RowPlaces& to) {
    for (const std::uint32_t place : points) makeNormalRow(to.take(), world, place, leversIn(world, place), style);
}

void makeFrictionRow(const World& world, std::uint32_t place, const Levers& levers, Row& row) {
    makeContactFrictionRow(row, world.contacts[place], place, bodiesOf(world), levers);
    keepMass(world, place, row);
}

void makeFrictionRows(const World& world, const PointsOfPair& points, RowPlaces& to) {
    for (const std::uint32_t place : points)
        if (world.contacts[place].friction != 0) makeFrictionRow(world, place, leversIn(world, place), to.take());
}

/// The rows of one point, then those of the next.
void makePointByPoint(const World& world, const PointsOfPair& points, const RowStyle& style, RowPlaces& to) {
    for (const std::uint32_t place : points) {
        const Levers levers = leversIn(world, place);
        const auto normal = static_cast<std::uint32_t>(to.next);
        makeNormalRow(to.take(), world, place, levers, style);
        if (world.contacts[place].friction == 0) continue;
        Row& friction = to.take();
        makeFrictionRow(world, place, levers, friction);
        friction.normalRow = normal;
    }
}

/// Finds the normal rows of the friction rows begin … end, none of which is before row `normals`.
void linkFriction(std::span<Row> rows, std::size_t begin, std::size_t end, std::size_t normals) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(normals);
    for (std::size_t i = begin; i < end; ++i) {
        Row& row = rows[i];
        if (row.kind != RowKind::Friction) continue;
        const auto isItsNormal = [&](const Row& r) { return isContactNormal(r) && r.constraint == row.constraint; };
        row.normalRow = static_cast<std::uint32_t>(std::find_if(from, rows.end(), isItsNormal) - rows.begin());
    }
}

void makeRowsOfPair(const World& world, const PointsOfPair& points, ContactRows order, const RowStyle& style, RowPlaces& to) {
    if (order == ContactRows::PointByPoint) return makePointByPoint(world, points, style, to);
    const std::size_t begin = to.next;
    if (order == ContactRows::FrictionFirst) {
        makeFrictionRows(world, points, to);
        makeNormalRows(world, points, style, to);
    } else {
        makeNormalRows(world, points, style, to);
        makeFrictionRows(world, points, to);
    }
    linkFriction(to.rows, begin, to.next, begin);
}

/// Appends the rows of all contacts. Every part of the contacts knows how many rows those before it have.
void appendAllContactRows(World& world, RowStyle style) {
    const ContactRows order = contactRowsOf(world.settings);
    const std::span<const Contact> contacts = world.contacts;
    const std::size_t first = world.rows.size();
    const std::size_t firstFriction = order == ContactRows::AllNormalsFirst ? first + contacts.size() : first;
    world.rows.resize(first + 2 * contacts.size());
    if (style.pseudo) {
        const std::size_t firstPseudo = world.pseudoRows.size();
        world.pseudoRows.resize(firstPseudo + contacts.size());
        style.pseudoRows = std::span(world.pseudoRows).subspan(firstPseudo);
    }

    const bool isShared = isWorthSharing(contacts.size(), rows_worth::contact);
    const std::size_t parts = isShared ? partsOfLists : 1;
    std::array<std::uint32_t, partsOfLists + 1> begins{};  // by part, each with a pair; then the end
    const auto isSecondOfPair = [&](std::size_t i) {
        return i > 0 && i < contacts.size() && haveSameBodies(contacts[i], contacts[i - 1]);
    };
    for (std::size_t part = 0; part <= parts; ++part) {
        std::size_t begin = borderOf(contacts.size(), part, parts);
        while (isSecondOfPair(begin)) ++begin;
        begins[part] = static_cast<std::uint32_t>(begin);
    }
    std::array<std::size_t, partsOfLists> frictions{};  // by part; of one part nobody needs to know
    if (isShared)
        forEachPart(parts, isShared, [&](std::size_t part) {
            const auto some = contacts.subspan(begins[part], begins[part + 1] - begins[part]);
            frictions[part] =
                static_cast<std::size_t>(std::ranges::count_if(some, [](const Contact& c) { return c.friction != 0; }));
        });
    std::size_t end = first;
    forEachPart(parts, isShared, [&](std::size_t part) {
        const auto before =
            std::accumulate(frictions.begin(), frictions.begin() + static_cast<std::ptrdiff_t>(part), std::size_t{0});
        RowPlaces normals{world.rows, first + begins[part]};
        RowPlaces others{world.rows, firstFriction + before};
        if (order != ContactRows::AllNormalsFirst) others.next += begins[part];
        for (std::uint32_t i = begins[part]; i < begins[part + 1];) {
            const PointsOfPair points = pointsOfPair(contacts, i, order);
            if (order == ContactRows::AllNormalsFirst) {
                makeNormalRows(world, points, style, normals);
                const std::size_t begin = others.next;
                makeFrictionRows(world, points, others);
                linkFriction(world.rows, begin, others.next, first + i);
            } else {
                makeRowsOfPair(world, points, order, style, others);
            }
            i += points.count;
        }
        if (part + 1 == parts) end = others.next;
    });
    world.rows.resize(end);
}

/// Whether rows change once all are built: springs do, those that are built again, and friction of tyres.
bool mayChange(const World& world, const RowStyle& style) {
    return style.again || style.jointSoftness || world.drag ||
           std::ranges::any_of(world.joints, [](const Joint& joint) { return joint.spring.has_value(); }) ||
           std::ranges::any_of(world.bodies, [](const Body& body) { return body.tyre.has_value(); });
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
    const bool change = mayChange(world, style);
    for (std::size_t i = 0; change && i < world.rows.size(); ++i) {
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

/// Removes contacts whose bodies are separating. Their rows stay in the list, visibly inactive.
void skipSeparating(World& world) {
    const BodiesView bodies = bodiesOf(world);
    for (Row& row : world.rows) {
        if (row.constraint.kind != ConstraintKind::Contact) continue;
        const Row& normal = row.kind == RowKind::Friction ? world.rows[row.normalRow] : row;
        if (relativeVelocityOf(normal, bodies) > 0) row.effectiveMass = row.lambda = 0;
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
        if (isSpeculative(contact, openFrom(settings))) continue;  // does not bounce before it touches
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
    world.rowOrder.resize(longest);  // who has an order writes all of it
    world.rowsOnBody.resize(world.velocities.size());
}

}  // namespace

void linearize(World& world) {
    const Settings& settings = world.settings;
    const Real h = stepLength(settings);
    const StepPolicy policy = stepPolicyOf(settings.method);
    const ErrorReduction reduction = policy.reduction(settings, h);
    const bool erp = settings.positionCorrection == PositionCorrection::Erp;
    if (isSoft(settings.method)) {
        appendSoftRows(world, settings.bounceThreshold);
    } else {
        RowStyle style = hardStyle(erp ? reduction : ErrorReduction{}, settings.bounceThreshold, h);
        if (splitsImpulses(settings)) style.pseudo = reduction;
        appendVelocityRows(world, style);
    }
    if (settings.skipSeparating) skipSeparating(world);
    if (traitsOf(settings).hasOneImpulse || chasesBounce(settings)) listBounces(world);

    if (policy.changeRows) policy.changeRows({world.rows, world.pseudoRows, bodiesOf(world), world.bodies, world.joints});
    sizeWorkingColumns(world);
}

void pinContacts(World& world) {
    world.pinnedContacts.clear();
    const BodiesView bodies = bodiesOf(world);
    const bool keepsMasses = world.settings.contactUpdate == ContactUpdate::Anchors;
    for (const Contact& contact : world.contacts) {
        const Pose& a = world.poses[index(contact.a)];
        const Pose& b = world.poses[index(contact.b)];
        const Levers levers = leversOf(contact, bodies);
        const Row row = rowThroughPoints(contact.a, contact.b, levers.onA, levers.onB, contact.normal);
        Row friction;
        if (keepsMasses) makeContactFrictionRow(friction, contact, 0, bodies, levers);
        // Bodies that are apart have the point each on its own surface, and the gap is the distance of the two. Within a margin,
        // as in Box2D, both have the point halfway.
        const bool onSurfaces = isSpeculative(contact) && world.settings.contactMargin == 0;
        const Vec2 gap = onSurfaces ? contact.separation * contact.normal : Vec2{};
        const Real beyond = onSurfaces ? 0 : contact.separation;
        world.pinnedContacts.push_back({toLocal(a, contact.point - 0.5 * gap), toLocal(b, contact.point + 0.5 * gap), beyond,
                                        relativeVelocityOf(row, bodies), levers, keepsMasses ? effectiveMassOf(row, bodies) : 0,
                                        friction.effectiveMass});
    }
}

void linearizeSubStep(World& world, SubStepRows stage) {
    const bool begun = !world.rows.empty();
    if (begun) keepImpulses(world);
    if (world.settings.contactUpdate != ContactUpdate::None) movePinnedContacts(world);
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

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/world/position_step.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/constraints/joint_equations.h"
#include "physics/constraints/point_row.h"
#include "physics/solvers/ngs.h"

namespace solverscope {
namespace {

constexpr Real infinity = std::numeric_limits<Real>::infinity();

/// Where the two points of a pinned contact are now.
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

bool isInequality(RowKind kind) { return kind == RowKind::Unilateral || kind == RowKind::Limit; }

/// An error that a row of its kind has to remove: what only one side of forbids nothing on the other.
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

/// Lever arms and C of a contact's normal row; the contact goes along.
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
    row.wA = equation.wA;
    row.wB = equation.wB;
    return equation.C;
}

Real ngsBias(const Settings& settings, const Row& row, Real C) {
    if (row.constraint.kind != ConstraintKind::Contact) return settings.erp * violation(row.kind, C);
    return std::clamp(settings.erp * (C + settings.slop), -mostCorrectionPerVisit, 0.0);
}

void sizeOrder(World& world) {
    if (world.rowOrder.size() < world.positionRows.size()) world.rowOrder.resize(world.positionRows.size());
}

void finishRows(World& world) {
    for (std::uint32_t i = 0; i < world.positionRows.size(); ++i) relinearizePosition(world, i);
    sizeOrder(world);
}

}  // namespace

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
            if (equation.soft || equation.kind == RowKind::Motor) continue;
            Row row;
            row.a = equation.a;
            row.b = equation.b;
            row.kind = equation.kind;
            row.constraint = {ConstraintKind::Joint, i};
            row.lower = isInequality(equation.kind) ? 0 : -infinity;
            row.upper = infinity;
            addRow(world, row, source);
        }
    }
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) addRow(world, contactRow(world.contacts[i], i), {});
    finishRows(world);
}

void buildProjectionRows(World& world) {
    const Settings& settings = world.settings;
    world.positionRows.clear();
    world.positionSources.clear();
    const auto samePair = [](const Contact& a, const Contact& b) { return a.a == b.a && a.b == b.b; };
    for (std::uint32_t i = 0; i < world.contacts.size();) {
        std::uint32_t deepest = i;
        std::uint32_t next = i + 1;
        for (; next < world.contacts.size() && samePair(world.contacts[next], world.contacts[i]); ++next)
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

void relinearizePosition(World& world, std::uint32_t i) {
    Row& row = world.positionRows[i];
    const bool isContact = row.constraint.kind == ConstraintKind::Contact;
    const Real C = isContact ? relinearizeContact(world, row) : relinearizeJoint(world, row, world.positionSources[i]);
    row.effectiveMass = effectiveMassOf(row, bodiesOf(world));
    row.bias = ngsBias(world.settings, row, C);
}

PositionSystem positionSystem(World& world) {
    return {world.positionRows,      world.poses,
            world.inverseMasses,     std::span(world.rowOrder).first(world.positionRows.size()),
            world.settings.rowOrder, shuffleSeed(world.settings.rowSeed, world.step)};
}

Real positionErrorOf(const World& world, std::uint32_t i) {
    const Row& row = world.positionRows[i];
    if (row.softness > 0 || row.kind == RowKind::Friction || row.kind == RowKind::Motor) return 0;
    if (row.constraint.kind == ConstraintKind::Joint) {
        const JointEquations equations = equationsOf(world.joints[row.constraint.index], bodiesOf(world));
        return std::abs(violation(row.kind, equations[world.positionSources[i].equation].C));
    }
    if (row.constraint.kind == ConstraintKind::Contact) {
        const std::uint32_t place = row.constraint.index;
        const Real separation = world.pinnedContacts.empty()
                                    ? world.contacts[place].separation
                                    : separationBetween(world, place, pinnedPoints(world, place, world.poses));
        return -violation(row.kind, separation);
    }
    return 0;
}

}  // namespace solverscope

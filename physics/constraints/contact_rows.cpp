// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/contact_rows.h"

#include <algorithm>
#include <utility>

#include "physics/constraints/row_building.h"

namespace solverscope {
namespace {

Row rowAlong(const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers, Vec2 direction) {
    Row row = rowThroughPoints(contact.a, contact.b, levers.onA, levers.onB, direction);
    row.effectiveMass = effectiveMassOf(row, bodies);
    row.constraint = {ConstraintKind::Contact, place};
    return row;
}

Row normalRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
              ErrorReduction correction) {
    Row row = rowAlong(contact, place, bodies, levers, contact.normal);
    row.kind = RowKind::Unilateral;
    row.upper = infinity;
    row.bias = std::max(correction.rate * std::min(0.0, contact.separation + correction.slop), -correction.maxSpeed);
    return row;
}

}  // namespace

Levers leversOf(const Contact& contact, const BodiesView& bodies) {
    return {contact.point - bodies.poses[index(contact.a)].position, contact.point - bodies.poses[index(contact.b)].position};
}

PointsOfPair pointsOfPair(std::span<const Contact> contacts, std::uint32_t first, ContactRows order) {
    PointsOfPair points{{first, first + 1}, 1};
    if (first + 1 == contacts.size()) return points;
    const Contact& one = contacts[first];
    const Contact& other = contacts[first + 1];
    if (one.a != other.a || one.b != other.b) return points;
    points.count = 2;
    const auto along = [&](const Contact& contact) { return dot(leftPerpendicular(one.normal), contact.point - one.point); };
    if (order != ContactRows::PointByPoint && along(other) < 0) std::swap(points.places[0], points.places[1]);
    return points;
}

Row contactNormalRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
                     const ContactRowStyle& style) {
    Row normal = normalRow(contact, place, bodies, levers, style.correction);
    const Real initialJv = relativeVelocityOf(normal, bodies);
    if (isSpeculative(contact, style.openBeyond))
        normal.bias = contact.separation / style.h;
    else if (initialJv < -style.bounceThreshold)
        normal.bias += contact.restitution * initialJv;
    normal.lambda = contact.normalImpulse;
    return normal;
}

Row contactFrictionRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers) {
    Row tangent = rowAlong(contact, place, bodies, levers, leftPerpendicular(contact.normal));
    tangent.kind = RowKind::Friction;
    tangent.friction = contact.friction;
    tangent.lambda = contact.tangentImpulse;
    return tangent;
}

void appendContactRows(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                       Real bounceThreshold, Real h, std::vector<Row>& rows) {
    const Levers levers = leversOf(contact, bodies);
    rows.push_back(contactNormalRow(contact, place, bodies, levers, {correction, bounceThreshold, h}));
    if (contact.friction == 0) return;
    rows.push_back(contactFrictionRow(contact, place, bodies, levers));
    rows.back().normalRow = static_cast<std::uint32_t>(rows.size() - 2);
}

void appendContactPseudoRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                            std::vector<Row>& rows) {
    Row row = normalRow(contact, place, bodies, leversOf(contact, bodies), correction);
    row.lambda = contact.pseudoImpulse;
    rows.push_back(row);
}

}  // namespace solverscope

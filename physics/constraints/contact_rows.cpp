// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/contact_rows.h"

#include <algorithm>
#include <utility>

#include "physics/constraints/row_building.h"

namespace solverscope {
namespace {

void pushAlong(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
               Vec2 direction) {
    pushThroughPoints(row, contact.a, contact.b, levers.onA, levers.onB, direction);
    row.effectiveMass = effectiveMassOf(row, bodies);
    row.constraint = {ConstraintKind::Contact, place};
}

void keepApart(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
               ErrorReduction correction) {
    pushAlong(row, contact, place, bodies, levers, contact.normal);
    row.kind = RowKind::Unilateral;
    row.upper = infinity;
    row.bias = std::max(correction.rate * std::min(0.0, contact.separation + correction.slop), -correction.maxSpeed);
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

void makeContactNormalRow(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies, const Levers& levers,
                          const ContactRowStyle& style) {
    keepApart(row, contact, place, bodies, levers, style.correction);
    const Real initialJv = relativeVelocityOf(row, bodies);
    if (isSpeculative(contact, style.openBeyond))
        row.bias = contact.separation / style.h;
    else if (initialJv < -style.bounceThreshold)
        row.bias += contact.restitution * initialJv;
    row.lambda = contact.normalImpulse;
}

void makeContactFrictionRow(Row& row, const Contact& contact, std::uint32_t place, const BodiesView& bodies,
                            const Levers& levers) {
    pushAlong(row, contact, place, bodies, levers, leftPerpendicular(contact.normal));
    row.kind = RowKind::Friction;
    row.friction = contact.friction;
    row.lambda = contact.tangentImpulse;
}

void appendContactRows(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                       Real bounceThreshold, Real h, std::vector<Row>& rows) {
    const Levers levers = leversOf(contact, bodies);
    makeContactNormalRow(rows.emplace_back(), contact, place, bodies, levers, {correction, bounceThreshold, h});
    if (contact.friction == 0) return;
    makeContactFrictionRow(rows.emplace_back(), contact, place, bodies, levers);
    rows.back().normalRow = static_cast<std::uint32_t>(rows.size() - 2);
}

void appendContactPseudoRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                            std::vector<Row>& rows) {
    Row& row = rows.emplace_back();
    keepApart(row, contact, place, bodies, leversOf(contact, bodies), correction);
    row.lambda = contact.pseudoImpulse;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/contact_rows.h"

#include <algorithm>

#include "physics/constraints/row_building.h"

namespace solverscope {
namespace {

Row rowAlong(const Contact& contact, std::uint32_t place, const BodiesView& bodies, Vec2 direction) {
    const Vec2 rA = contact.point - bodies.poses[index(contact.a)].position;
    const Vec2 rB = contact.point - bodies.poses[index(contact.b)].position;
    Row row = rowThroughPoints(contact.a, contact.b, rA, rB, direction);
    row.effectiveMass = effectiveMassOf(row, bodies);
    row.constraint = {ConstraintKind::Contact, place};
    return row;
}

Row normalRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction) {
    Row row = rowAlong(contact, place, bodies, contact.normal);
    row.kind = RowKind::Unilateral;
    row.upper = infinity;
    row.bias = std::max(correction.rate * std::min(0.0, contact.separation + correction.slop), -correction.maxSpeed);
    return row;
}

}  // namespace

void appendContactRows(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                       Real bounceThreshold, Real h, std::vector<Row>& rows) {
    Row normal = normalRow(contact, place, bodies, correction);
    const Real initialJv = relativeVelocityOf(normal, bodies);
    if (isSpeculative(contact))
        normal.bias = contact.separation / h;
    else if (initialJv < -bounceThreshold)
        normal.bias += contact.restitution * initialJv;
    normal.lambda = contact.normalImpulse;
    rows.push_back(normal);
    if (contact.friction == 0) return;

    Row tangent = rowAlong(contact, place, bodies, leftPerpendicular(contact.normal));
    tangent.kind = RowKind::Friction;
    tangent.friction = contact.friction;
    tangent.normalRow = static_cast<std::uint32_t>(rows.size() - 1);
    tangent.lambda = contact.tangentImpulse;
    rows.push_back(tangent);
}

void appendContactPseudoRow(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                            std::vector<Row>& rows) {
    Row row = normalRow(contact, place, bodies, correction);
    row.lambda = contact.pseudoImpulse;
    rows.push_back(row);
}

}  // namespace solverscope

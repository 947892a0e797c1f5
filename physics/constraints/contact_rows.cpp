// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/constraints/contact_rows.h"

#include <utility>

namespace solverscope {
PointsOfPair pointsOfPair(std::span<const Contact> contacts, std::uint32_t first, ContactRows order) {
    PointsOfPair points{{first, first + 1}, 1};
    if (first + 1 == contacts.size()) return points;
    const Contact& one = contacts[first];
    const Contact& other = contacts[first + 1];
    if (!haveSameBodies(one, other)) return points;
    points.count = 2;
    const auto along = [&](const Contact& contact) { return dot(leftPerpendicular(one.normal), contact.point - one.point); };
    if (order != ContactRows::PointByPoint && along(other) < 0) std::swap(points.places[0], points.places[1]);
    return points;
}

void appendContactRows(const Contact& contact, std::uint32_t place, const BodiesView& bodies, ErrorReduction correction,
                       Real bounceThreshold, Real h, RowVector& rows) {
    const Levers levers = leversOf(contact, bodies);
    makeContactNormalRow(rows.emplace_back(), contact, place, bodies, levers, {correction, bounceThreshold, h});
    if (contact.friction == 0) return;
    makeContactFrictionRow(rows.emplace_back(), contact, place, bodies, levers);
    rows.back().normalRow = static_cast<std::uint32_t>(rows.size() - 2);
}

}  // namespace solverscope

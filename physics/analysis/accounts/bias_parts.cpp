// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/bias_parts.h"

#include "physics/constraints/contact_rows.h"
#include "physics/constraints/row_building.h"

namespace solverscope {
namespace {

/// The contact's own Jv now, as the building of its row sees it: the row may have been given a wrong J since.
Real closingOf(const World& world, const Contact& contact) {
    const Row row = rowThroughPoints(contact.a, contact.b, contact.point - world.poses[index(contact.a)].position,
                                     contact.point - world.poses[index(contact.b)].position, contact.normal);
    return relativeVelocityOf(row, bodiesOf(world));
}

}  // namespace

void BiasSplitter::processStop(const Event& event) {
    if (event.kind != EventKind::Phase || event.phase != Phase::Linearize) return;
    const Settings& settings = m_world.settings;
    m_bounces.assign(m_world.rows.size(), 0);
    const bool lastPass = !hasOneSubStep(settings.method);  // the bounce comes after the sub-steps, with an aim of its own
    for (std::size_t i = 0; i < m_world.rows.size(); ++i) {
        const Row& row = m_world.rows[i];
        if (!isContactNormal(row)) continue;
        const Contact& contact = m_world.contacts[row.constraint.index];
        if (isSpeculative(contact, openFrom(settings)) || row.bias == 0) continue;
        // Recorded steps have no pinned contacts: the targets of their last pass are unknown.
        if (lastPass && row.constraint.index >= m_world.pinnedContacts.size()) continue;
        const Real closing = lastPass ? m_world.pinnedContacts[row.constraint.index].closing : closingOf(m_world, contact);
        if (closing < -settings.bounceThreshold) m_bounces[i] = contact.restitution * closing;
    }
}

BiasParts BiasSplitter::of(const Event& visit) const {
    const Settings& settings = m_world.settings;
    const RowVisit& v = visit.visit;
    BiasParts parts;
    if (visit.rowKind == RowKind::Motor) {
        parts.drive = visit.bias;
        return parts;
    }
    const bool aimsAtBounce = visit.phase == Phase::SolveVelocities ? hasOneSubStep(settings.method) : visit.phase == Phase::Bounce;
    const bool has = aimsAtBounce && visit.rowKind == RowKind::Unilateral && v.row < m_bounces.size();
    parts.bounce = has ? m_bounces[v.row] : 0;
    const Real rest = visit.bias - v.addedBias - parts.bounce;
    // After the sub-steps a contact that does not bounce may separate as fast as before, which needs no impulse.
    (visit.phase == Phase::Bounce && parts.bounce == 0 ? parts.foreseen : parts.correction) += rest;
    const bool recomputesTarget = traitsOf(settings).hasOneImpulse || chasesBounce(settings);
    (recomputesTarget ? parts.bounce : parts.foreseen) += v.addedBias;
    return parts;
}

}  // namespace solverscope

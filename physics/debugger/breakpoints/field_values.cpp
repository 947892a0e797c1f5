// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/breakpoints/field_values.h"

#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/residual.h"
#include "physics/trace/names.h"

namespace solverscope {

FieldValues::FieldValues(const World& world, const WantedQuantities& wanted)
    : m_world(world), m_follows(followedBy(wanted)), m_followsVisits(wants(Follows::Visits)) {}

FieldValues::FollowedSet FieldValues::followedBy(const WantedQuantities& wanted) {
    FollowedSet followed;
    const auto all = quantities();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (wanted.test(i)) followed.set(static_cast<std::size_t>(all[i].follows));
    return followed;
}

void FieldValues::beginStep() {
    m_soFar = {};
    m_soFar.step = m_world.step + 1;
    m_touched.clear();
    if (wants(Follows::Matches))
        for (const Contact& contact : m_world.contacts) m_touched.emplace_back(contact.a, contact.b);
    if (wants(Follows::Impulses)) m_soFar.contactsBefore = m_world.contacts;
    if (wants(Follows::Energy)) m_soFar.energyBefore = energyOf(measure(m_world));
}

void FieldValues::followStop() {
    if (m_place->kind() == EventKind::Body) return;  // in the middle of a sweep
    if (m_place->kind() == EventKind::Iteration) return endSweep();
    m_squaredChange = 0;
    m_clamps.clear();
    m_clampsBefore.clear();
    m_clampsKnown = true;
    if (m_place->kind() != EventKind::Phase || m_place->phase() != Phase::Collide) return;
    m_soFar.lostMatches = static_cast<int>(std::ranges::count_if(m_world.contacts, [this](const Contact& contact) {
        return contact.age == 0 && std::ranges::binary_search(m_touched, std::pair(contact.a, contact.b));
    }));
}

void FieldValues::endSweep() {
    if (!m_followsVisits) return;
    m_soFar.impulseChange = std::sqrt(m_squaredChange);
    m_squaredChange = 0;
    std::size_t changes = 0;
    if (m_place->iteration() > 1)
        for (std::size_t i = 0; i < m_clamps.size(); ++i)
            changes += m_clamps[i] != (i < m_clampsBefore.size() ? m_clampsBefore[i] : Clamp::None);
    const auto free = std::ranges::count(m_clamps, Clamp::None);
    m_soFar.clampedRows = m_clampsKnown ? static_cast<Real>(m_clamps.size()) - static_cast<Real>(free) : StepSoFar::unknown;
    m_soFar.clampChanges = m_clampsKnown ? static_cast<Real>(changes) : StepSoFar::unknown;
    m_clampsBefore = m_clamps;
}

Real FieldValues::number(QuantityId id) const {
    static const QuantityId iteration = quantityOf("iteration");
    const QuantityInfo& info = infoOf(id);
    // Looked up at every visit, so the whole event is not described for these two.
    if (m_visit && info.ofVisit) return m_visit->*info.ofVisit;
    if (m_visit && id == iteration) return m_place->iteration();
    // A pass over all rows: only where a condition gets as far as this.
    if (info.follows == Follows::Residual && m_place->kind() == EventKind::Iteration)
        return residualOf(rowsOf(m_world, m_place->phase()), velocitiesOf(m_world, m_place->phase())).biased;
    return valueOf(info, {event(), m_world, m_soFar}).value_or(StepSoFar::unknown);
}

Real FieldValues::setting(std::size_t place) const { return settingNumber(m_world.settings, settingsTable()[place].key); }

bool FieldValues::concerns(BodySide side, BodyId body) const {
    if (m_place->kind() == EventKind::Body) return side != BodySide::B && m_world.blocks.visited.body == body;
    if (!m_visit) return false;
    return (side != BodySide::B && row().a == body) || (side != BodySide::A && row().b == body);
}

bool FieldValues::concerns(const ConstraintName& name) const {
    if (!m_visit) return false;
    const Row& r = row();
    if (r.constraint.kind != name.kind) return false;
    switch (name.kind) {
        case ConstraintKind::Joint:
            return r.constraint.index == name.joint;
        case ConstraintKind::Drag:
            return true;
        case ConstraintKind::Contact:
            break;
    }
    if (!haveSameBodies(r, name)) return false;
    return name.point == 0 || name.point == pointOf(m_world, r.constraint.index);
}

}  // namespace solverscope

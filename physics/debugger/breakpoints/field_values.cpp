// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/breakpoints/field_values.h"

#include <algorithm>
#include <cmath>

#include "physics/analysis/reference/residual.h"

namespace solverscope {

FieldValues::FieldValues(const World& world, const WantedQuantities& wanted)
    : m_world(world), m_wanted(wanted), m_followsVisits(followsVisits(wanted)) {}

bool FieldValues::follows(const WantedQuantities& wanted, Follows what) {
    const auto all = quantities();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (wanted.test(i) && all[i].follows == what) return true;
    return false;
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
    const Phase phase = m_place->phase();
    if (wants(Follows::Residual)) m_soFar.residual = residualOf(rowsOf(m_world, phase), velocitiesOf(m_world, phase)).biased;
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
    const QuantityInfo& info = infoOf(id);
    if (m_visit && info.ofVisit) return m_visit->*info.ofVisit;  // asked for at every visit: this needs no more than a look
    return valueOf(info, {event(), m_world, m_soFar}).value_or(StepSoFar::unknown);
}

Real FieldValues::setting(std::size_t place) const { return settingNumber(m_world.settings, settingsTable()[place].key); }

bool FieldValues::concerns(BodySide side, BodyId body) const {
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
    if (r.a != name.a || r.b != name.b) return false;
    if (name.point == 0) return true;
    std::uint32_t point = 1;
    for (std::size_t i = r.constraint.index; i > 0; --i, ++point)
        if (m_world.contacts[i - 1].a != r.a || m_world.contacts[i - 1].b != r.b) break;
    return point == name.point;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/figures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/base/not_told.h"
#include "physics/debugger/residual.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr Real absent = std::numeric_limits<Real>::quiet_NaN();

Real energyOf(const World& world) {
    const Measures m = measure(world);
    return m.kineticEnergy + m.potentialEnergy;
}

bool isFinite(const Velocity& velocity) {
    const auto fine = [](Real number) { return std::isfinite(number) || !isTold(number); };
    return fine(velocity.v.x) && fine(velocity.v.y) && fine(velocity.w);
}

}  // namespace

void Figures::beginStep() {
    m_step = m_world.step + 1;
    m_begun = false;
    m_lostMatches = 0;
    m_touched.clear();
    if (wants(Field::LostMatches) || wants(Field::MatchLost))
        for (const Contact& contact : m_world.contacts) m_touched.emplace_back(contact.a, contact.b);
    if (wants(Field::EnergyChange) || wants(Field::EnergyRose)) m_energyBefore = energyOf(m_world);
}

void Figures::arrive(const Event& event) {
    m_place = m_begun ? m_place + 1 : 0;
    m_begun = true;
    m_event = &event;
    if (wants(Field::ImpulseChange) || wants(Field::ClampedRows) || wants(Field::ClampChanges) || wants(Field::ActiveSetChanged))
        followSweeps();
    if (event.kind == EventKind::Phase && event.phase == Phase::Collide) countLostMatches();
}

void Figures::countLostMatches() {
    m_lostMatches = 0;
    for (const Contact& contact : m_world.contacts)
        m_lostMatches += contact.age == 0 && std::ranges::binary_search(m_touched, std::pair(contact.a, contact.b));
}

void Figures::followSweeps() {
    const Event& e = *m_event;
    switch (e.kind) {
        case EventKind::Row:
            if (e.iteration == 0) break;
            m_squaredChange += e.visit.delta * e.visit.delta;
            if (m_clamps.size() <= e.visit.row) m_clamps.resize(e.visit.row + 1, Clamp::None);
            m_clamps[e.visit.row] = e.visit.clamp;
            break;
        case EventKind::Iteration:
            m_impulseChange = std::sqrt(m_squaredChange);
            m_squaredChange = 0;
            m_clampedRows = static_cast<int>(m_clamps.size() - static_cast<std::size_t>(std::ranges::count(m_clamps, Clamp::None)));
            m_clampChanges = 0;
            if (e.iteration > 1)
                for (std::size_t i = 0; i < m_clamps.size(); ++i)
                    m_clampChanges += m_clamps[i] != (i < m_clampsBefore.size() ? m_clampsBefore[i] : Clamp::None);
            m_clampsBefore = m_clamps;
            break;
        default:
            m_squaredChange = 0;
            m_clamps.clear();
            m_clampsBefore.clear();
    }
}

Real Figures::number(Field field) const {
    const Event& e = *m_event;
    const RowVisit& visit = e.visit;
    const FieldScope scope = infoOf(field).scope;
    if (scope == FieldScope::Rows && e.kind != EventKind::Row) return absent;
    if (scope == FieldScope::Iterations && e.kind != EventKind::Iteration) return absent;
    if (scope == FieldScope::Steps && !(e.kind == EventKind::Phase && e.phase == Phase::End)) return absent;
    if (scope == FieldScope::Collisions && !(e.kind == EventKind::Phase && e.phase == Phase::Collide)) return absent;
    const Contact* contact =
        e.kind == EventKind::Row && e.constraint.kind == ConstraintKind::Contact && e.constraint.index < m_world.contacts.size()
            ? &m_world.contacts[e.constraint.index]
            : nullptr;
    switch (field) {
        case Field::Step:
            return static_cast<Real>(m_step);
        case Field::Substep:
            return e.substep;
        case Field::Phase:
            return static_cast<Real>(e.phase);
        case Field::Iteration:
            return e.iteration;
        case Field::Event:
            return static_cast<Real>(m_place);
        case Field::Row:
            return visit.row;
        case Field::Kind:
            return static_cast<Real>(e.rowKind);
        case Field::Constraint:
        case Field::BodyA:
        case Field::BodyB:
        case Field::Body:
            return absent;  // names are no numbers
        case Field::Nx:
            return e.n.x;
        case Field::Ny:
            return e.n.y;
        case Field::LeverA:
            return e.wA;
        case Field::LeverB:
            return e.wB;
        case Field::Jv:
            return visit.jv;
        case Field::EffectiveMass:
            return e.effectiveMass;
        case Field::Bias:
            return e.bias;
        case Field::Softness:
            return e.softness;
        case Field::RawDelta:
            return visit.rawDelta;
        case Field::SumBefore:
            return visit.sumBefore;
        case Field::SumAfter:
            return visit.sumAfter;
        case Field::Delta:
            return visit.delta;
        case Field::Lower:
            return visit.lower;
        case Field::Upper:
            return visit.upper;
        case Field::Clamp:
            return visit.clampKnown ? static_cast<Real>(visit.clamp) : absent;
        case Field::VAx:
            return e.vA.v.x;
        case Field::VAy:
            return e.vA.v.y;
        case Field::WA:
            return e.vA.w;
        case Field::VBx:
            return e.vB.v.x;
        case Field::VBy:
            return e.vB.v.y;
        case Field::WB:
            return e.vB.w;
        case Field::Age:
            return contact ? contact->age : absent;
        case Field::Separation:
            return contact ? contact->separation : absent;
        case Field::Penetration:
            return contact ? -contact->separation : absent;
        case Field::Residual:
            return residualOf(rowsOf(m_world, e.phase), velocitiesOf(m_world, e.phase)).biased;
        case Field::ImpulseChange:
            return m_impulseChange;
        case Field::ClampedRows:
            return m_clampedRows;
        case Field::ClampChanges:
            return m_clampChanges;
        case Field::WorstPenetration:
            return measure(m_world).worstPenetration;
        case Field::KineticEnergy:
            return measure(m_world).kineticEnergy;
        case Field::PotentialEnergy:
            return measure(m_world).potentialEnergy;
        case Field::EnergyChange:
            return energyOf(m_world) - m_energyBefore;
        case Field::LostMatches:
            return m_lostMatches;
        case Field::IsRow:
            return e.kind == EventKind::Row;
        case Field::ActiveSetChanged:
            return m_clampChanges > 0;
        case Field::EnergyRose: {
            const Measures now = measure(m_world);
            const Real rounding = 1e-9 * (1 + now.kineticEnergy + std::abs(now.potentialEnergy));
            return now.kineticEnergy + now.potentialEnergy - m_energyBefore > rounding;
        }
        case Field::MatchLost:
            return m_lostMatches > 0;
        case Field::NotFinite:
            return e.kind == EventKind::Row ? !(isFinite(e.vA) && isFinite(e.vB)) : !solverscope::isFinite(m_world);
    }
    return absent;
}

Real Figures::setting(std::size_t place) const { return settingNumber(m_world.settings, settingsTable()[place].key); }

bool Figures::concerns(Field field, BodyId body) const {
    if (m_event->kind != EventKind::Row) return false;
    return (field != Field::BodyB && m_event->a == body) || (field != Field::BodyA && m_event->b == body);
}

bool Figures::concerns(const ConstraintName& name) const {
    const Event& e = *m_event;
    if (e.kind != EventKind::Row || e.constraint.kind != name.kind) return false;
    switch (name.kind) {
        case ConstraintKind::Joint:
            return e.constraint.index == name.joint;
        case ConstraintKind::Drag:
            return true;
        case ConstraintKind::Contact:
            break;
    }
    if (e.a != name.a || e.b != name.b) return false;
    if (name.point == 0) return true;
    std::uint32_t point = 1;
    for (std::size_t i = e.constraint.index; i > 0; --i, ++point)
        if (m_world.contacts[i - 1].a != e.a || m_world.contacts[i - 1].b != e.b) break;
    return point == name.point;
}

}  // namespace solverscope

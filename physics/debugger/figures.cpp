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

Real energyOf(const World& world) { return energyOf(measure(world)); }

bool isFinite(const Velocity& velocity) {
    const auto fine = [](Real number) { return std::isfinite(number) || !isTold(number); };
    return fine(velocity.v.x) && fine(velocity.v.y) && fine(velocity.w);
}

}  // namespace

Figures::Figures(const World& world, WantedFields wanted)
    : m_world(world), m_wanted(wanted), m_sweepsWanted(followsVisits(wanted)) {}

bool Figures::followsVisits(WantedFields wanted) {
    for (const Field field : {Field::ImpulseChange, Field::ClampedRows, Field::ClampChanges, Field::ActiveSetChanged})
        if (wanted.test(static_cast<std::size_t>(field))) return true;
    return false;
}

bool energyRose(const Measures& now, Real change) {
    return change > 1e-9 * (1 + now.kineticEnergy + std::abs(now.potentialEnergy));
}

void Figures::beginStep() {
    m_step = m_world.step + 1;
    m_lostMatches = 0;
    m_touched.clear();
    if (wants(Field::LostMatches) || wants(Field::MatchLost))
        for (const Contact& contact : m_world.contacts) m_touched.emplace_back(contact.a, contact.b);
    if (wants(Field::LastImpulse)) m_contactsBefore = m_world.contacts;
    if (wants(Field::EnergyChange) || wants(Field::EnergyRose)) m_energyBefore = energyOf(m_world);
}

void Figures::countLostMatches() {
    m_lostMatches = 0;
    for (const Contact& contact : m_world.contacts)
        m_lostMatches += contact.age == 0 && std::ranges::binary_search(m_touched, std::pair(contact.a, contact.b));
}

Real Figures::lastImpulse(const Contact& contact) const {
    if (rowListOf(m_place->phase()) != RowList::Velocities) return absent;
    const auto before =
        std::ranges::lower_bound(m_contactsBefore, contactKey(contact), {}, [](const Contact& c) { return contactKey(c); });
    if (before == m_contactsBefore.end() || contactKey(*before) != contactKey(contact)) return absent;
    return row().kind == RowKind::Friction ? before->tangentImpulse : before->normalImpulse;
}

void Figures::makeRoomForRow(std::uint32_t row) { m_clamps.resize(row + 1, Clamp::None); }

void Figures::followSweeps() {
    switch (m_place->kind()) {
        case EventKind::Iteration:
            m_impulseChange = std::sqrt(m_squaredChange);
            m_squaredChange = 0;
            m_clampedRows = static_cast<int>(m_clamps.size() - static_cast<std::size_t>(std::ranges::count(m_clamps, Clamp::None)));
            m_clampChanges = 0;
            if (m_place->iteration() > 1)
                for (std::size_t i = 0; i < m_clamps.size(); ++i)
                    m_clampChanges += m_clamps[i] != (i < m_clampsBefore.size() ? m_clampsBefore[i] : Clamp::None);
            m_clampsBefore = m_clamps;
            break;
        default:
            m_squaredChange = 0;
            m_clamps.clear();
            m_clampsBefore.clear();
            m_clampsKnown = true;
    }
}

Real Figures::otherNumber(Field field) const {
    const FieldScope scope = infoOf(field).scope;
    const bool endsPhase = m_place->kind() == EventKind::Phase;
    if (scope == FieldScope::Rows) return m_visit ? ofVisit(field) : absent;
    if (scope == FieldScope::Iterations && m_place->kind() != EventKind::Iteration) return absent;
    if (scope == FieldScope::Steps && !(endsPhase && m_place->phase() == Phase::End)) return absent;
    if (scope == FieldScope::Collisions && !(endsPhase && m_place->phase() == Phase::Collide)) return absent;
    switch (field) {
        case Field::Step:
            return static_cast<Real>(m_step);
        case Field::Substep:
            return m_place->substep();
        case Field::Phase:
            return static_cast<Real>(m_place->phase());
        case Field::Iteration:
            return m_place->iteration();
        case Field::Event:
            return static_cast<Real>(m_place->number());
        case Field::Residual:
            return residualOf(rowsOf(m_world, m_place->phase()), velocitiesOf(m_world, m_place->phase())).biased;
        case Field::ImpulseChange:
            return m_impulseChange;
        case Field::ClampedRows:
            return m_clampsKnown ? m_clampedRows : absent;
        case Field::ClampChanges:
            return m_clampsKnown ? m_clampChanges : absent;
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
            return m_visit != nullptr;
        case Field::ActiveSetChanged:
            return m_clampsKnown ? m_clampChanges > 0 : absent;
        case Field::EnergyRose: {
            const Measures now = measure(m_world);
            return energyRose(now, energyOf(now) - m_energyBefore);
        }
        case Field::MatchLost:
            return m_lostMatches > 0;
        case Field::NotFinite:
            if (!m_visit) return !solverscope::isFinite(m_world);
            return !(isFinite(motionOf(m_world, m_place->phase(), row().a)) &&
                     isFinite(motionOf(m_world, m_place->phase(), row().b)));
        default:
            return absent;
    }
}

Real Figures::ofVisit(Field field) const {
    const auto motionOfA = [this] { return motionOf(m_world, m_place->phase(), row().a); };
    const auto motionOfB = [this] { return motionOf(m_world, m_place->phase(), row().b); };
    switch (field) {
        case Field::Row:
            return m_visit->row;
        case Field::Kind:
            return static_cast<Real>(row().kind);
        case Field::Nx:
            return row().n.x;
        case Field::Ny:
            return row().n.y;
        case Field::LeverA:
            return row().wA;
        case Field::LeverB:
            return row().wB;
        case Field::Jv:
            return m_visit->jv;
        case Field::EffectiveMass:
            return m_visit->relaxation * row().effectiveMass;
        case Field::Bias:
            return row().bias + m_visit->addedBias;
        case Field::Softness:
            return row().softness;
        case Field::RawDelta:
            return m_visit->rawDelta;
        case Field::SumBefore:
            return m_visit->sumBefore;
        case Field::SumAfter:
            return m_visit->sumAfter;
        case Field::Delta:
            return m_visit->delta;
        case Field::Lower:
            return m_visit->lower;
        case Field::Upper:
            return m_visit->upper;
        case Field::Clamp:
            return m_visit->clampKnown ? static_cast<Real>(m_visit->clamp) : absent;
        case Field::VAx:
            return motionOfA().v.x;
        case Field::VAy:
            return motionOfA().v.y;
        case Field::WA:
            return motionOfA().w;
        case Field::VBx:
            return motionOfB().v.x;
        case Field::VBy:
            return motionOfB().v.y;
        case Field::WB:
            return motionOfB().w;
        case Field::JvAfter:
            if (actsOnPositions(m_place->phase())) return absent;  // there the bodies have moved instead
            return relativeVelocity(row(), motionOfA(), motionOfB());
        case Field::NormalImpulse:
            if (row().kind != RowKind::Friction) return absent;
            return rowsOf(m_world, m_place->phase())[row().normalRow].lambda;
        default:
            return ofContact(field);
    }
}

Real Figures::ofContact(Field field) const {
    const ConstraintRef constraint = row().constraint;
    if (constraint.kind != ConstraintKind::Contact || constraint.index >= m_world.contacts.size()) return absent;
    const Contact& contact = m_world.contacts[constraint.index];
    switch (field) {
        case Field::Age:
            return contact.age;
        case Field::LastImpulse:
            return lastImpulse(contact);
        case Field::Separation:
            return contact.separation;
        case Field::Penetration:
            return -contact.separation;
        default:
            return absent;  // names are no numbers
    }
}

Real Figures::setting(std::size_t place) const { return settingNumber(m_world.settings, settingsTable()[place].key); }

bool Figures::concerns(Field field, BodyId body) const {
    if (!m_visit) return false;
    return (field != Field::BodyB && row().a == body) || (field != Field::BodyA && row().b == body);
}

bool Figures::concerns(const ConstraintName& name) const {
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

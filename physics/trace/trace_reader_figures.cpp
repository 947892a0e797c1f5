// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Which figures of the field table a trace has values for, so that a condition with one that it lacks can say so.
#include <algorithm>
#include <array>
#include <bit>

#include "physics/trace/fields.h"
#include "physics/trace/trace_reader.h"
#include "physics/world/measures.h"

namespace solverscope {

void TraceReader::noteFigures(const PlayedStop& visited) {
    const auto note = [this](Field field, bool present) { (present ? m_present : m_missing).set(static_cast<std::size_t>(field)); };
    const auto number = [&](Field field, Real value) { note(field, isTold(value)); };
    const World& world = m_builder->world();
    const auto& rows = rowsOf(world, visited.phase);
    const RowVisit& visit = visited.visit;
    const Row& row = rows[visit.row];
    number(Field::Nx, row.n.x);
    number(Field::Ny, row.n.y);
    number(Field::LeverA, row.wA);
    number(Field::LeverB, row.wB);
    number(Field::EffectiveMass, visit.relaxation * row.effectiveMass);
    number(Field::Bias, row.bias + visit.addedBias);
    number(Field::Softness, row.softness);
    number(Field::SumBefore, visit.sumBefore);
    number(Field::SumAfter, visit.sumAfter);
    number(Field::Delta, visit.delta);
    number(Field::Lower, visit.lower);
    number(Field::Upper, visit.upper);
    number(Field::VAx, visited.vA.v.x);
    number(Field::VAy, visited.vA.v.y);
    number(Field::WA, visited.vA.w);
    number(Field::VBx, visited.vB.v.x);
    number(Field::VBy, visited.vB.v.y);
    number(Field::WB, visited.vB.w);
    if (!isWarmStart(visited.phase)) {
        number(Field::Jv, visit.jv);
        number(Field::RawDelta, visit.rawDelta);
        note(Field::Clamp, visit.clampKnown);
    }
    if (!actsOnPositions(visited.phase)) number(Field::JvAfter, relativeVelocity(row, visited.vA, visited.vB));
    if (row.kind == RowKind::Friction) number(Field::NormalImpulse, rows[row.normalRow].lambda);
    if (row.constraint.kind != ConstraintKind::Contact) return;
    const Real separation = world.contacts[row.constraint.index].separation;
    number(Field::Separation, separation);
    number(Field::Penetration, separation);
}

/// Looks at every body and contact, so not after each of a million steps.
void TraceReader::noteFiguresOfStep() {
    if (!std::has_single_bit(static_cast<std::uint64_t>(m_playback->stepCount()))) return;
    const World& world = m_builder->world();
    const Measures now = measure(world);
    if (!world.contacts.empty() && isTold(now.worstPenetration)) noteFigure(Field::WorstPenetration);
    if (isTold(now.kineticEnergy)) noteFigure(Field::KineticEnergy);
    if (isTold(now.potentialEnergy)) noteFigure(Field::PotentialEnergy);
    if (isTold(now.kineticEnergy + now.potentialEnergy))
        for (const Field field : {Field::EnergyChange, Field::EnergyRose}) noteFigure(field);
}

void TraceReader::listMissingFigures() {
    // What is worked out at the end of a sweep is there with all that it needs.
    const auto needs = [this](Field figure, std::initializer_list<Field> others) {
        bool present = m_hasSweeps;
        for (const Field other : others) {
            const auto place = static_cast<std::size_t>(other);
            present = present && m_present[place];
            if (m_missing[place]) m_missing.set(static_cast<std::size_t>(figure));
        }
        if (present) noteFigure(figure);
    };
    for (const Field figure : {Field::ClampedRows, Field::ClampChanges, Field::ActiveSetChanged}) needs(figure, {Field::Clamp});
    needs(Field::ImpulseChange, {Field::Delta});
    needs(Field::Residual, {Field::JvAfter, Field::EffectiveMass, Field::Bias, Field::SumAfter, Field::Lower, Field::Upper});
    // Every visit has these, and every stop those that are not listed here.
    constexpr std::array names{Field::Row, Field::Kind, Field::Constraint, Field::BodyA, Field::BodyB, Field::Body};
    for (const FieldInfo& info : fieldTable()) {
        const auto place = static_cast<std::size_t>(info.field);
        if (info.scope == FieldScope::Everywhere || std::ranges::find(names, info.field) != names.end()) continue;
        if (!m_present[place])
            m_playback->absentFigures.emplace_back(info.name);
        else if (m_missing[place])
            m_playback->patchyFigures.emplace_back(info.name);
    }
}

}  // namespace solverscope

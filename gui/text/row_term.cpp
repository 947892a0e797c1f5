// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_term.h"

#include <algorithm>
#include <array>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

using Numbers = RowTermInfo::Numbers;

Velocity motionBefore(const Session& s, BodyId body) { return motionOf(s.worldBefore(), s.event().phase, body); }
InverseMass inverseMass(const Session& s, BodyId body) { return s.worldBefore().inverseMasses[index(body)]; }
Numbers pointOfA(const Session& s) {
    const Vec2 v = motionBefore(s, s.event().a).v;
    return {v.x, v.y};
}
Numbers pointOfB(const Session& s) {
    const Vec2 v = motionBefore(s, s.event().b).v;
    return {v.x, v.y};
}
Numbers turnOfA(const Session& s) { return {motionBefore(s, s.event().a).w}; }
Numbers turnOfB(const Session& s) { return {motionBefore(s, s.event().b).w}; }

// clang-format off
constexpr std::array<RowTermInfo, rowTermCount> table{{
    {.letters = ""},
    {.letters = "n", .key = "n_x", .second = "n_y"},
    {.letters = "w_A", .body = 'A', .key = "w_a"},
    {.letters = "w_B", .body = 'B', .key = "w_b"},
    {.letters = "v_A", .body = 'A', .unit = UnitKind::Velocity, .read = pointOfA},
    {.letters = "v_B", .body = 'B', .unit = UnitKind::Velocity, .read = pointOfB},
    {.letters = "ω_A", .body = 'A', .angular = true, .unit = UnitKind::Turning, .read = turnOfA},
    {.letters = "ω_B", .body = 'B', .angular = true, .unit = UnitKind::Turning, .read = turnOfB},
    {.letters = "x_A", .body = 'A', .unit = UnitKind::Length, .read = pointOfA},
    {.letters = "x_B", .body = 'B', .unit = UnitKind::Length, .read = pointOfB},
    {.letters = "θ_A", .body = 'A', .angular = true, .unit = UnitKind::Angle, .read = turnOfA},
    {.letters = "θ_B", .body = 'B', .angular = true, .unit = UnitKind::Angle, .read = turnOfB},
    {.letters = "Jv", .key = "jv"},
    {.letters = "bias", .key = "bias"},
    {.letters = "m_eff", .key = "effective_mass"},
    {.letters = "γ", .key = "softness"},
    {.letters = "f, ζ; k, c; β, γ"},
    {.letters = "Λ_last", .unit = UnitKind::Impulse, .read = [](const Session& s) { return Numbers{carriedOver(s)}; }},
    {.letters = "factor",
     .read = [](const Session& s) { return Numbers{s.event().phase == Phase::WarmStart ? s.settings().warmStarting : 1}; }},
    {.letters = "Δλ_raw", .from = Term::RawDelta, .key = "raw_delta"},
    {.letters = "Λ", .key = "sum_before"},
    {.letters = "sum", .from = Term::Sum, .unit = UnitKind::Impulse,
     .read = [](const Session& s) { return Numbers{s.event().visit.lambdaBefore + s.event().visit.rawDelta}; }},
    {.letters = "μ", .read = [](const Session& s) { return Numbers{rowBefore(s).friction}; }},
    {.letters = "Λ_n", .unit = UnitKind::Impulse, .read = [](const Session& s) { return Numbers{normalImpulseOf(s)}; }},
    {.letters = "lower, upper", .from = Term::Clamp, .key = "lower", .second = "upper"},
    {.letters = "Λ′", .from = Term::Clamp, .key = "sum_after"},
    {.letters = "Δλ", .from = Term::Clamp, .key = "delta"},
    {.letters = "m_A⁻¹", .body = 'A', .unit = UnitKind::InverseMass,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().a).m}; }},
    {.letters = "m_B⁻¹", .body = 'B', .unit = UnitKind::InverseMass,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().b).m}; }},
    {.letters = "I_A⁻¹", .body = 'A', .angular = true, .unit = UnitKind::InverseInertia,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().a).I}; }},
    {.letters = "I_B⁻¹", .body = 'B', .angular = true, .unit = UnitKind::InverseInertia,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().b).I}; }},
    {.letters = "v_A", .from = Term::VelocityA, .body = 'A', .key = "va_x", .second = "va_y"},
    {.letters = "v_B", .from = Term::VelocityB, .body = 'B', .key = "vb_x", .second = "vb_y"},
    {.letters = "ω_A", .from = Term::VelocityA, .body = 'A', .angular = true, .key = "wa"},
    {.letters = "ω_B", .from = Term::VelocityB, .body = 'B', .angular = true, .key = "wb"},
    {.letters = "x_A", .from = Term::VelocityA, .body = 'A', .unit = UnitKind::Length, .key = "va_x", .second = "va_y"},
    {.letters = "x_B", .from = Term::VelocityB, .body = 'B', .unit = UnitKind::Length, .key = "vb_x", .second = "vb_y"},
    {.letters = "θ_A", .from = Term::VelocityA, .body = 'A', .angular = true, .unit = UnitKind::Angle, .key = "wa"},
    {.letters = "θ_B", .from = Term::VelocityB, .body = 'B', .angular = true, .unit = UnitKind::Angle, .key = "wb"},
}};
// clang-format on

}  // namespace

Numbers RowTermInfo::numbers(const Session& session) const {
    if (read) return read(session);
    Numbers numbers;
    for (const char* name : {key, second})
        if (name) numbers.push_back(valueOf(infoOf(quantityOf(name)), {session.event(), session.world(), {}}).value_or(0));
    return numbers;
}

const RowTermInfo& infoOf(RowTerm term) { return table[static_cast<std::size_t>(term)]; }

QString lettersOf(RowTerm term, const Event& event) {
    if (term == RowTerm::Softness && actsOnPositions(event.phase)) return QStringLiteral("α̃");
    return QString::fromUtf8(infoOf(term).letters);
}

QString unitOf(RowTerm term, const Event& event) {
    const RowTermInfo& info = infoOf(term);
    const UnitKind unit = info.unit == UnitKind::None && info.key ? infoOf(quantityOf(info.key)).unit : info.unit;
    return qstring(unitText(unit, rowListOf(event.phase), isAngular(event)));
}

const Row& rowBefore(const Session& session) {
    const Event& event = session.event();
    return rowsOf(session.worldBefore(), event.phase)[event.visit.row];
}

Real carriedOver(const Session& session) {
    const World& world = session.worldBefore();
    const Row& row = rowBefore(session);
    const Event& event = session.event();
    const bool isContact = row.constraint.kind == ConstraintKind::Contact && row.constraint.index < world.contacts.size();
    if (!world.playback || !isContact || event.substep > 1) return row.lambda;
    const auto key = contactKey(world.contacts[row.constraint.index]);
    const auto before = std::ranges::find(world.previousContacts, key, contactKey);
    if (before == world.previousContacts.end()) return row.lambda;
    return event.phase == Phase::WarmStartPseudo ? before->pseudoImpulse
           : row.kind == RowKind::Friction       ? before->tangentImpulse
                                                 : before->normalImpulse;
}

bool boundsByLastStep(const Session& session) {
    return traitsOf(session.settings()).boundsByLastStep && !isWarmStart(session.event().phase);
}

Real normalImpulseOf(const Session& session) {
    const World& before = session.worldBefore();
    const Row& row = rowBefore(session);
    if (boundsByLastStep(session)) return before.contacts[row.constraint.index].normalImpulse;
    return accumulates(session.settings()) ? rowsOf(before, session.event().phase)[row.normalRow].lambda
                                           : before.lastDelta[row.normalRow];
}

}  // namespace solverscope

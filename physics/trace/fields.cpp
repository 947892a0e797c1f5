// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/fields.h"

#include <algorithm>
#include <array>

#include "physics/trace/names.h"

namespace solverscope {
namespace {

using enum FieldScope;

constexpr std::array table{
    FieldInfo{Field::Step, "step", "", FieldKind::Number, Everywhere, "number of the step; 1 is the first"},
    FieldInfo{Field::Substep, "substep", "", FieldKind::Number, Everywhere, "number of the sub-step"},
    FieldInfo{Field::Phase, "phase", "", FieldKind::Choice, Everywhere, "the phase that the stop belongs to"},
    FieldInfo{Field::Iteration, "iteration", "", FieldKind::Number, Everywhere, "number of the sweep; 0 outside the sweeps"},
    FieldInfo{Field::Event, "event", "", FieldKind::Number, Everywhere, "number of the stop in its step, from 0"},
    FieldInfo{Field::Row, "row", "", FieldKind::Number, Rows, "place of the row in its list, from 0"},
    FieldInfo{Field::Kind, "kind", "", FieldKind::Choice, Rows, "kind of the row"},
    FieldInfo{Field::Constraint, "constraint", "", FieldKind::ConstraintName, Rows,
              "the joint's id, \"mouse\", or a contact as \"a/b\" or \"a/b#2\""},
    FieldInfo{Field::BodyA, "body_a", "", FieldKind::BodyName, Rows, "the body that is pushed against n"},
    FieldInfo{Field::BodyB, "body_b", "", FieldKind::BodyName, Rows, "the body that is pushed along n"},
    FieldInfo{Field::Body, "body", "", FieldKind::BodyName, Rows, "either of the two"},
    FieldInfo{Field::Nx, "n_x", "", FieldKind::Number, Rows, "direction of the row"},
    FieldInfo{Field::Ny, "n_y", "", FieldKind::Number, Rows, "direction of the row"},
    FieldInfo{Field::LeverA, "w_a", "m", FieldKind::Number, Rows, "lever arm on A: r × n"},
    FieldInfo{Field::LeverB, "w_b", "m", FieldKind::Number, Rows, "lever arm on B: r × n"},
    FieldInfo{Field::Jv, "jv", "m/s", FieldKind::Number, Rows, "relative velocity along the row before the visit"},
    FieldInfo{Field::EffectiveMass, "effective_mass", "kg", FieldKind::Number, Rows, "1 / (K + γ), as the visit used it"},
    FieldInfo{Field::Bias, "bias", "m/s", FieldKind::Number, Rows, "minus the velocity aimed at"},
    FieldInfo{Field::Softness, "softness", "1/kg", FieldKind::Number, Rows, "γ; 0 is a hard row"},
    FieldInfo{Field::RawDelta, "raw_delta", "N s", FieldKind::Number, Rows, "the impulse that would satisfy the row alone"},
    FieldInfo{Field::SumBefore, "sum_before", "N s", FieldKind::Number, Rows, "Λ before the visit"},
    FieldInfo{Field::SumAfter, "sum_after", "N s", FieldKind::Number, Rows, "Λ after the visit"},
    FieldInfo{Field::Delta, "delta", "N s", FieldKind::Number, Rows, "the impulse applied"},
    FieldInfo{Field::Lower, "lower", "N s", FieldKind::Number, Rows, "lower bound in force"},
    FieldInfo{Field::Upper, "upper", "N s", FieldKind::Number, Rows, "upper bound in force"},
    FieldInfo{Field::Clamp, "clamp", "", FieldKind::Choice, Rows, "at which bound the visit ended"},
    FieldInfo{Field::VAx, "va_x", "m/s", FieldKind::Number, Rows, "velocity of A after the visit"},
    FieldInfo{Field::VAy, "va_y", "m/s", FieldKind::Number, Rows, "velocity of A after the visit"},
    FieldInfo{Field::WA, "wa", "rad/s", FieldKind::Number, Rows, "angular velocity of A after the visit"},
    FieldInfo{Field::VBx, "vb_x", "m/s", FieldKind::Number, Rows, "velocity of B after the visit"},
    FieldInfo{Field::VBy, "vb_y", "m/s", FieldKind::Number, Rows, "velocity of B after the visit"},
    FieldInfo{Field::WB, "wb", "rad/s", FieldKind::Number, Rows, "angular velocity of B after the visit"},
    FieldInfo{Field::JvAfter, "jv_after", "m/s", FieldKind::Number, Rows,
              "the same after the visit: minus the bias, where no bound and no softness was in the way"},
    FieldInfo{Field::NormalImpulse, "normal_impulse", "N s", FieldKind::Number, Rows,
              "Λ of the contact's normal row at this moment; of friction rows only"},
    FieldInfo{Field::LastImpulse, "last_impulse", "N s", FieldKind::Number, Rows,
              "what the same row of the same contact point ended the last step with; absent when the point is new"},
    FieldInfo{Field::Age, "age", "steps", FieldKind::Number, Rows, "for how long the row's contact has been matched; 0 is new"},
    FieldInfo{Field::Separation, "separation", "m", FieldKind::Number, Rows, "of the row's contact, as it was found"},
    FieldInfo{Field::Penetration, "penetration", "m", FieldKind::Number, Rows, "minus the separation"},
    FieldInfo{Field::Residual, "residual", "m/s", FieldKind::Number, Iterations, "what the worst row still lacks after the sweep"},
    FieldInfo{Field::ImpulseChange, "impulse_change", "N s", FieldKind::Number, Iterations, "‖ΔΛ‖ over the sweep"},
    FieldInfo{Field::ClampedRows, "clamped_rows", "", FieldKind::Number, Iterations, "rows that the sweep left at a bound"},
    FieldInfo{Field::ClampChanges, "clamp_changes", "", FieldKind::Number, Iterations,
              "rows whose clamp differs from the sweep before"},
    FieldInfo{Field::WorstPenetration, "worst_penetration", "m", FieldKind::Number, Steps, "deepest overlap that was found"},
    FieldInfo{Field::KineticEnergy, "kinetic_energy", "J", FieldKind::Number, Steps, "at the end of the step"},
    FieldInfo{Field::PotentialEnergy, "potential_energy", "J", FieldKind::Number, Steps, "at the end of the step"},
    FieldInfo{Field::EnergyChange, "energy_change", "J", FieldKind::Number, Steps, "kinetic and potential, over the step"},
    FieldInfo{Field::LostMatches, "lost_matches", "", FieldKind::Number, Collisions,
              "new contacts between bodies that touched in the step before"},
    FieldInfo{Field::IsRow, "is_row", "", FieldKind::Truth, Everywhere, "the stop is the visit to a row"},
    FieldInfo{Field::ActiveSetChanged, "active_set_changed", "", FieldKind::Truth, Iterations, "clamp_changes > 0"},
    FieldInfo{Field::EnergyRose, "energy_rose", "", FieldKind::Truth, Steps, "energy_change above rounding"},
    FieldInfo{Field::MatchLost, "match_lost", "", FieldKind::Truth, Collisions, "lost_matches > 0"},
    FieldInfo{Field::NotFinite, "not_finite", "", FieldKind::Truth, Everywhere, "a number has become infinite or undefined"},
};

static_assert(table.size() == static_cast<std::size_t>(fieldCount));

constexpr bool inOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].field != static_cast<Field>(i)) return false;
    return true;
}
static_assert(inOrder());

template <typename Choice, std::size_t count>
std::array<std::string_view, count> namesOf(std::string_view (*name)(Choice)) {
    std::array<std::string_view, count> names;
    for (std::size_t i = 0; i < count; ++i) names[i] = name(static_cast<Choice>(i));
    return names;
}

}  // namespace

std::span<const FieldInfo> fieldTable() { return table; }

const FieldInfo& infoOf(Field field) { return table[static_cast<std::size_t>(field)]; }

const FieldInfo* findField(std::string_view name) {
    if (name == "lambda") name = "sum_after";  // as everybody calls it
    const auto found = std::ranges::find(table, name, &FieldInfo::name);
    return found == table.end() ? nullptr : &*found;
}

std::span<const std::string_view> valuesOf(Field field) {
    static const auto phases = namesOf<Phase, static_cast<std::size_t>(phaseCount)>(phaseName);
    static const auto kinds = namesOf<RowKind, 5>(rowKindName);
    static const auto clamps = namesOf<Clamp, 3>(clampName);
    switch (field) {
        case Field::Phase:
            return phases;
        case Field::Kind:
            return kinds;
        case Field::Clamp:
            return clamps;
        default:
            return {};
    }
}

}  // namespace solverscope

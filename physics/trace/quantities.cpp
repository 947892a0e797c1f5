// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/quantities.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "physics/base/missing.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

using enum QuantityScope;
using enum QuantityKind;
using Value = std::optional<Real>;

const Row& rowOf(const Stop& stop) { return rowsOf(stop.world, stop.event.phase)[stop.event.visit.row]; }

const Contact* contactOf(const Stop& stop) {
    const ConstraintRef constraint = stop.event.constraint;
    const bool has = constraint.kind == ConstraintKind::Contact && constraint.index < stop.world.contacts.size();
    return has ? &stop.world.contacts[constraint.index] : nullptr;
}

Value separationOf(const Stop& stop) {
    const Contact* contact = contactOf(stop);
    return contact ? Value(contact->separation) : std::nullopt;
}

/// What the row of the same contact point ended the last step with.
Value lastImpulse(const Stop& stop) {
    const Contact* contact = contactOf(stop);
    if (!contact || rowListOf(stop.event.phase) != RowList::Velocities) return std::nullopt;
    const auto& before = stop.soFar.contactsBefore;
    const auto same = std::ranges::lower_bound(before, contactKey(*contact), {}, [](const Contact& c) { return contactKey(c); });
    if (same == before.end() || contactKey(*same) != contactKey(*contact)) return std::nullopt;
    return stop.event.rowKind == RowKind::Friction ? same->tangentImpulse : same->normalImpulse;
}

bool isFine(const Velocity& velocity) { return isFiniteOrMissing(velocity.v.x, velocity.v.y, velocity.w); }

// clang-format off
constexpr auto catalogue = std::to_array<QuantityInfo>({
    {.key = "step", .unit = UnitKind::Count, .scope = Everywhere, .explanation = "number of the step; 1 is the first",
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return static_cast<Real>(s.soFar.step); }},
    {.key = "substep", .unit = UnitKind::Count, .scope = Everywhere, .explanation = "number of the sub-step",
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return s.event.substep; }},
    {.key = "phase", .scope = Everywhere, .explanation = "the phase that the stop belongs to", .kind = Choice,
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return static_cast<Real>(s.event.phase); }},
    {.key = "iteration", .unit = UnitKind::Count, .scope = Everywhere, .explanation = "number of the sweep; 0 outside the sweeps",
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return s.event.iteration; }},
    {.key = "event", .unit = UnitKind::Count, .scope = Everywhere, .explanation = "number of the stop in its step, from 0",
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return static_cast<Real>(s.soFar.stop); }},
    {.key = "row", .unit = UnitKind::Count, .explanation = "index of the row in its list, from 0",
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return s.event.visit.row; }},
    {.key = "kind", .explanation = "kind of the row", .kind = Choice,
     .isColumn = true, .ofStop = [](const Stop& s) -> Value { return static_cast<Real>(s.event.rowKind); }},
    {.key = "constraint", .explanation = "the joint's id, \"mouse\", or a contact as \"a/b\" or \"a/b#2\"", .kind = ConstraintName,
     .isColumn = true},
    {.key = "body_a", .explanation = "the body that is pushed against n", .kind = BodyName, .isColumn = true},
    {.key = "body_b", .explanation = "the body that is pushed along n", .kind = BodyName, .isColumn = true},
    {.key = "body", .explanation = "either of the two", .kind = BodyName},
    {.key = "n_x", .explanation = "direction of the row", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.n.x; }},
    {.key = "n_y", .explanation = "direction of the row", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.n.y; }},
    {.key = "w_a", .unit = UnitKind::Lever, .explanation = "lever arm on A: r × n", .isColumn = true, .ofEvent = &Event::wA},
    {.key = "w_b", .unit = UnitKind::Lever, .explanation = "lever arm on B: r × n", .isColumn = true, .ofEvent = &Event::wB},
    {.key = "jv", .unit = UnitKind::RowSpeed, .explanation = "relative velocity along the row before the visit",
     .isColumn = true, .ofVisit = &RowVisit::jv},
    {.key = "effective_mass", .unit = UnitKind::Mass, .explanation = "1 / (K + γ), as the visit used it",
     .isColumn = true, .ofEvent = &Event::effectiveMass},
    {.key = "bias", .unit = UnitKind::RowSpeed, .explanation = "minus the target velocity",
     .isColumn = true, .ofEvent = &Event::bias},
    {.key = "softness", .unit = UnitKind::Softness, .explanation = "γ; 0 is a hard row",
     .isColumn = true, .ofEvent = &Event::softness},
    {.key = "raw_delta", .unit = UnitKind::Impulse, .explanation = "the impulse that would satisfy the row alone",
     .isColumn = true, .ofVisit = &RowVisit::rawDelta},
    {.key = "sum_before", .unit = UnitKind::Impulse, .explanation = "Λ before the visit",
     .isColumn = true, .ofVisit = &RowVisit::lambdaBefore},
    {.key = "sum_after", .unit = UnitKind::Impulse, .explanation = "Λ after the visit",
     .isColumn = true, .ofVisit = &RowVisit::lambdaAfter},
    {.key = "delta", .unit = UnitKind::Impulse, .explanation = "the impulse applied", .isColumn = true, .ofVisit = &RowVisit::delta},
    {.key = "lower", .unit = UnitKind::Impulse, .explanation = "lower bound in effect", .ofVisit = &RowVisit::lower},
    {.key = "upper", .unit = UnitKind::Impulse, .explanation = "upper bound in effect", .ofVisit = &RowVisit::upper},
    {.key = "clamp", .explanation = "the bound at which the visit ended", .kind = Choice, .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.visit.clampKnown ? static_cast<Real>(s.event.visit.clamp) : missingValue; }},
    {.key = "va_x", .unit = UnitKind::Velocity, .explanation = "velocity of A after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vA.v.x; }},
    {.key = "va_y", .unit = UnitKind::Velocity, .explanation = "velocity of A after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vA.v.y; }},
    {.key = "wa", .unit = UnitKind::Turning, .explanation = "angular velocity of A after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vA.w; }},
    {.key = "vb_x", .unit = UnitKind::Velocity, .explanation = "velocity of B after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vB.v.x; }},
    {.key = "vb_y", .unit = UnitKind::Velocity, .explanation = "velocity of B after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vB.v.y; }},
    {.key = "wb", .unit = UnitKind::Turning, .explanation = "angular velocity of B after the visit", .isColumn = true,
     .ofStop = [](const Stop& s) -> Value { return s.event.vB.w; }},
    {.key = "jv_after", .unit = UnitKind::RowSpeed,
     .explanation = "the same after the visit: minus the bias, unless a bound or softness limits it",
     .ofStop = [](const Stop& s) -> Value {
         if (actsOnPositions(s.event.phase)) return std::nullopt;  // there the bodies have moved instead
         return relativeVelocity(rowOf(s), s.event.vA, s.event.vB);
     }},
    {.key = "normal_impulse", .unit = UnitKind::Impulse,
     .explanation = "current Λ of the contact's normal row; friction rows only",
     .ofStop = [](const Stop& s) -> Value {
         if (s.event.rowKind != RowKind::Friction) return std::nullopt;
         return rowsOf(s.world, s.event.phase)[rowOf(s).normalRow].lambda;
     }},
    {.key = "last_impulse", .unit = UnitKind::Impulse,
     .explanation = "Λ of the same row of the same contact point at the end of the last step; absent when the point is new",
     .follows = Follows::Impulses, .ofStop = lastImpulse},
    {.key = "age", .unit = UnitKind::Steps, .explanation = "how long the row's contact has been matched; 0 is new",
     .ofStop = [](const Stop& s) -> Value { return contactOf(s) ? Value(contactOf(s)->age) : std::nullopt; }},
    {.key = "separation", .unit = UnitKind::Length, .explanation = "of the row's contact, as detected", .ofStop = separationOf},
    {.key = "penetration", .unit = UnitKind::Length, .explanation = "minus the separation",
     .ofStop = [](const Stop& s) -> Value {
         const Value separation = separationOf(s);
         return separation ? Value(-*separation) : std::nullopt;
     }},
    {.key = "stiffness_after", .unit = UnitKind::Mass,
     .explanation = "k of a row of avbd after the visit; before it, that is the effective mass",
     .ofStop = [](const Stop& s) -> Value {
         return solvesBodies(s.world.settings.method) ? Value(s.event.visit.stiffnessAfter) : std::nullopt;
     }},
    {.key = "step_x", .unit = UnitKind::Length, .scope = BodySteps, .explanation = "how far the visit to a body has moved it",
     .ofStop = [](const Stop& s) -> Value { return s.world.blocks.visited.step.v.x; }},
    {.key = "step_y", .unit = UnitKind::Length, .scope = BodySteps, .explanation = "how far the visit to a body has moved it",
     .ofStop = [](const Stop& s) -> Value { return s.world.blocks.visited.step.v.y; }},
    {.key = "step_angle", .unit = UnitKind::Angle, .scope = BodySteps, .explanation = "how far the visit to a body has turned it",
     .ofStop = [](const Stop& s) -> Value { return s.world.blocks.visited.step.w; }},
    {.key = "residual", .unit = UnitKind::RowSpeed, .scope = Iterations,
     .explanation = "the remaining error of the worst row after the sweep", .follows = Follows::Residual,
     .ofStop = [](const Stop& s) -> Value { return s.soFar.residual; }},
    {.key = "impulse_change", .unit = UnitKind::Impulse, .scope = Iterations, .explanation = "‖ΔΛ‖ over the sweep",
     .follows = Follows::Visits, .ofStop = [](const Stop& s) -> Value { return s.soFar.impulseChange; }},
    {.key = "clamped_rows", .unit = UnitKind::Count, .scope = Iterations, .explanation = "rows that the sweep left at a bound",
     .follows = Follows::Visits, .ofStop = [](const Stop& s) -> Value { return s.soFar.clampedRows; }},
    {.key = "clamp_changes", .unit = UnitKind::Count, .scope = Iterations,
     .explanation = "rows whose clamp differs from the previous sweep",
     .follows = Follows::Visits, .ofStop = [](const Stop& s) -> Value { return s.soFar.clampChanges; }},
    {.key = "worst_penetration", .unit = UnitKind::Length, .scope = Steps, .explanation = "deepest overlap found",
     .ofStep = [](const Measures& now, Real) { return now.worstPenetration; }},
    {.key = "kinetic_energy", .unit = UnitKind::Energy, .scope = Steps, .explanation = "at the end of the step",
     .ofStep = [](const Measures& now, Real) { return now.kineticEnergy; }},
    {.key = "potential_energy", .unit = UnitKind::Energy, .scope = Steps, .explanation = "at the end of the step",
     .ofStep = [](const Measures& now, Real) { return now.potentialEnergy; }},
    {.key = "energy_change", .unit = UnitKind::Energy, .scope = Steps, .explanation = "kinetic and potential, over the step",
     .follows = Follows::Energy, .ofStep = [](const Measures&, Real change) { return change; }},
    {.key = "lost_matches", .unit = UnitKind::Count, .scope = Collisions,
     .explanation = "new contacts between bodies that touched in the previous step", .follows = Follows::Matches,
     .ofStop = [](const Stop& s) -> Value { return s.soFar.lostMatches; }},
    {.key = "is_row", .scope = Everywhere, .explanation = "the stop is the visit to a row", .kind = Boolean,
     .ofStop = [](const Stop& s) -> Value { return s.event.kind == EventKind::Row; }},
    {.key = "is_body", .scope = Everywhere, .explanation = "the stop is the visit to a body with all its rows", .kind = Boolean,
     .ofStop = [](const Stop& s) -> Value { return s.event.kind == EventKind::Body; }},
    {.key = "active_set_changed", .scope = Iterations, .explanation = "clamp_changes > 0", .kind = Boolean,
     .follows = Follows::Visits,
     .ofStop = [](const Stop& s) -> Value {
         return std::isnan(s.soFar.clampChanges) ? s.soFar.clampChanges : static_cast<Real>(s.soFar.clampChanges > 0);
     }},
    {.key = "energy_rose", .scope = Steps, .explanation = "energy_change above rounding", .kind = Boolean,
     .follows = Follows::Energy, .ofStep = [](const Measures& now, Real change) { return static_cast<Real>(energyRose(now, change)); }},
    {.key = "match_lost", .scope = Collisions, .explanation = "lost_matches > 0", .kind = Boolean, .follows = Follows::Matches,
     .ofStop = [](const Stop& s) -> Value { return s.soFar.lostMatches > 0; }},
    {.key = "not_finite", .scope = Everywhere, .explanation = "a number has become infinite or undefined", .kind = Boolean,
     .ofStop = [](const Stop& s) -> Value {
         return s.event.kind == EventKind::Row ? !(isFine(s.event.vA) && isFine(s.event.vB)) : !isFinite(s.world);
     }},

    {.key = "x", .unit = UnitKind::Length, .scope = Bodies, .explanation = "position of the body's centre",
     .ofBody = [](const World& world, BodyId body) { return world.poses[index(body)].position.x; }},
    {.key = "y", .unit = UnitKind::Length, .scope = Bodies, .explanation = "position of the body's centre",
     .ofBody = [](const World& world, BodyId body) { return world.poses[index(body)].position.y; }},
    {.key = "angle", .unit = UnitKind::Angle, .scope = Bodies, .explanation = "rotation of the body",
     .ofBody = [](const World& world, BodyId body) { return world.poses[index(body)].angle; }},
    {.key = "v_x", .unit = UnitKind::Velocity, .scope = Bodies, .explanation = "velocity of the body's centre",
     .ofBody = [](const World& world, BodyId body) { return world.velocities[index(body)].v.x; }},
    {.key = "v_y", .unit = UnitKind::Velocity, .scope = Bodies, .explanation = "velocity of the body's centre",
     .ofBody = [](const World& world, BodyId body) { return world.velocities[index(body)].v.y; }},
    {.key = "omega", .unit = UnitKind::Turning, .scope = Bodies, .explanation = "angular velocity of the body",
     .ofBody = [](const World& world, BodyId body) { return world.velocities[index(body)].w; }},
    {.key = "speed", .unit = UnitKind::Velocity, .scope = Bodies, .explanation = "speed of the body's centre, in any direction",
     .ofBody = [](const World& world, BodyId body) { return length(world.velocities[index(body)].v); }},

    {.key = "relaxation", .ofVisit = &RowVisit::relaxation},
    {.key = "added_bias", .unit = UnitKind::RowSpeed, .ofVisit = &RowVisit::addedBias},
});
// clang-format on

static_assert(catalogue.size() <= WantedQuantities().size());

/// Other names: what everybody calls it, what lessons and tables call it.
constexpr std::array aliases{std::pair{"lambda", "sum_after"}, std::pair{"clamped", "clamp"}, std::pair{"vx", "v_x"},
                             std::pair{"vy", "v_y"}};

std::optional<QuantityId> found(std::string_view name, bool ofBodies) {
    for (const auto& [alias, key] : aliases)
        if (name == alias) name = key;
    for (std::size_t i = 0; i < catalogue.size(); ++i)
        if (catalogue[i].key == name && catalogue[i].isOffered() && (catalogue[i].scope == Bodies) == ofBodies)
            return static_cast<QuantityId>(i);
    return std::nullopt;
}

StopSet kindOf(const Event& event) {
    if (event.kind == EventKind::Row) return stop_set::row;
    if (event.kind == EventKind::Body) return stop_set::body;
    if (event.kind == EventKind::Iteration) return stop_set::endOfSweep;
    if (event.kind != EventKind::Phase) return stop_set::other;
    return event.phase == Phase::Collide ? stop_set::collided : event.phase == Phase::End ? stop_set::endOfStep : stop_set::other;
}

template <typename Choices, std::size_t count>
std::array<std::string_view, count> namesOf(std::string_view (*name)(Choices)) {
    std::array<std::string_view, count> names;
    for (std::size_t i = 0; i < count; ++i) names[i] = name(static_cast<Choices>(i));
    return names;
}

}  // namespace

std::span<const QuantityInfo> quantities() { return catalogue; }

std::optional<QuantityId> findQuantity(std::string_view name) { return found(name, false); }

std::optional<QuantityId> findBodyQuantity(std::string_view name) { return found(name, true); }

QuantityId quantityOf(std::string_view key) {
    const auto found = std::ranges::find(catalogue, key, &QuantityInfo::key);
    assert(found != catalogue.end());
    return static_cast<QuantityId>(found - catalogue.begin());
}

std::optional<Real> valueOf(const QuantityInfo& info, const Stop& stop) {
    if ((stopsOf(info.scope) & kindOf(stop.event)) == 0) return std::nullopt;
    if (info.ofVisit) return stop.event.visit.*info.ofVisit;
    if (info.ofEvent) return stop.event.*info.ofEvent;
    if (info.ofStop) return info.ofStop(stop);
    if (!info.ofStep) return std::nullopt;  // names are no numbers
    const Measures now = measure(stop.world);
    return info.ofStep(now, energyOf(now) - stop.soFar.energyBefore);
}

std::span<const std::string_view> valuesOf(const QuantityInfo& info) {
    static const auto kinds = namesOf<RowKind, 5>(rowKindName);
    static const auto clamps = namesOf<Clamp, 3>(clampName);
    if (info.key == "phase") return phaseNames;
    if (info.key == "kind") return kinds;
    if (info.key == "clamp") return clamps;
    return {};
}

bool energyRose(const Measures& now, Real change) {
    return change > 1e-9 * (1 + now.kineticEnergy + std::abs(now.potentialEnergy));
}

StopSet stopsOf(QuantityScope scope) {
    switch (scope) {
        case Rows:
            return stop_set::row;
        case BodySteps:
            return stop_set::body;
        case Iterations:
            return stop_set::endOfSweep;
        case Steps:
            return stop_set::endOfStep;
        case Collisions:
            return stop_set::collided;
        case Everywhere:
        case Bodies:
            break;
    }
    return stop_set::all;
}

std::string_view unitText(UnitKind unit, RowList list, bool turns) {
    // By UnitKind: of rows that push, of those that only turn, and both where positions are solved.
    static constexpr std::array<std::array<std::string_view, 4>, 16> texts{{
        {"", "", "", ""},                                      // None
        {"", "", "", ""},                                      // Count
        {"steps", "steps", "steps", "steps"},                  //
        {"m", "m", "m", "m"},                                  // Length
        {"rad", "rad", "rad", "rad"},                          // Angle
        {"m/s", "m/s", "m/s", "m/s"},                          // Velocity
        {"rad/s", "rad/s", "rad/s", "rad/s"},                  // Turning
        {"J", "J", "J", "J"},                                  // Energy
        {"m/s", "rad/s", "m", "rad"},                          // RowSpeed
        {"N s", "N m s", "kg m", "kg m²"},                     // Impulse
        {"kg", "kg m²", "kg", "kg m²"},                        // Mass
        {"1/kg", "1/(kg m²)", "1/kg", "1/(kg m²)"},            // Softness
        {"1/kg", "1/kg", "1/kg", "1/kg"},                      // InverseMass
        {"1/(kg m²)", "1/(kg m²)", "1/(kg m²)", "1/(kg m²)"},  // InverseInertia
        {"m", "", "m", ""},                                    // Lever
        {"m/s, rad/s", "m/s, rad/s", "m, rad", "m, rad"},      // Motion
    }};
    return texts[static_cast<std::size_t>(unit)][(list == RowList::Positions ? 2 : 0) + (turns ? 1 : 0)];
}

}  // namespace solverscope

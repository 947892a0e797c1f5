// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where a number comes from: its value at the beginning of the step, and everything added to it since.
//
// After every stop the numbers are looked at. What a stop added is worked out by the very
// expression that the solver has there, so that adding up the contributions in their order gives the number again to the last
// bit. Where a method does not add but sets – v = (x − x₀)/h where positions are solved – the contributions are those that
// the difference is made of, and what rounding has left of them stands as a contribution of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/trace/event.h"
#include "physics/trace/step_trace.h"
#include "physics/world/world.h"

namespace solverscope {

/// Which number.
struct Quantity {
    enum class Kind : std::uint8_t { X, Y, Angle, Vx, Vy, Omega, PseudoVx, PseudoVy, PseudoOmega, Lambda };
    static constexpr int bodyKinds = static_cast<int>(Kind::Lambda);

    Kind kind = Kind::Vy;
    BodyId body{};  // not for Λ
    RowRef row;     // for Λ
    bool operator==(const Quantity&) const = default;
};

enum class Origin : std::uint8_t {
    LastStep,    // the number at the beginning of the step
    Start,       // initial value of a row or of a pseudo-velocity
    Forces,      // h g
    WarmStart,   // the impulse that a row brought along
    NotCarried,  // the part of a row's last impulse that the warm start drops
    Visit,       // a visit to a row
    Sweep,       // a visit whose impulse was applied at the end of the sweep
    Derived,     // a visit that moved the body, and so became velocity
    WholeTurns,  // turns by pushes that change nothing but the angle's number, and become no velocity
    Clamp,       // the part of a row's Λ removed by the bound
    Move,        // h v
    Inertia,     // in a visit to a body: the way to where it would be without rows
    LeftOut,     // −h g: where bodies are solved, the sweeps begin without the forces
    Manual,      // a row's impulse was set from outside
    Rounding,    // the rounding error of a difference
    Other,       // any other stop that changed the number
};

/// The causes of a visit's impulse; the shares add up to the contribution, up to rounding. Same unit as the contribution. For h
/// v: `speed` is the velocity's share, `correction` the pseudo-velocity's.
struct Shares {
    Real speed = 0;       // from Jv: the relative velocity that was there
    Real bounce = 0;      // from the bounce that the row aims at
    Real drive = 0;       // from the target speed of a motor
    Real correction = 0;  // from the overlap or joint error to be removed, or the remaining gap
    Real softness = 0;    // from γΛ
    Real clamped = 0;     // the part removed by the clamp

    Shares& operator+=(const Shares& other);
};

struct Contribution {
    Origin origin = Origin::Other;
    std::size_t event = 0;  // the stop that made it; for an impulse applied later, the visit
    Real amount = 0;
    Real after = 0;      // the number then
    bool isSet = false;  // the number was put there; `after` is not before + amount. Only where numbers are not finite.
    std::optional<std::uint32_t> row = {};
    std::optional<Shares> shares = {};
    ConstraintRef constraint = {};  // of the row
    RowKind rowKind = RowKind::Equality;
    Phase phase = Phase::Begin;
    int substep = 1;
    int iteration = 0;
};

struct Provenance {
    Quantity quantity;
    std::vector<Contribution> parts;  // in the order in which they landed
    Real value = 0;                   // the number at the stop
};

/// Of several numbers at event `event` of a step. Nothing where there is no such body or row then.
std::vector<std::optional<Provenance>> provenanceOf(const StepTrace& step, std::size_t event, std::span<const Quantity> quantities);
std::optional<Provenance> provenanceOf(const StepTrace& step, std::size_t event, Quantity quantity);

/// The number itself. Nothing if there is no such body or row.
std::optional<Real> valueOf(const World& world, Quantity quantity);

/// The last event that has changed the number at a cursor: inside of a visit the number changes only with its term.
std::size_t lastChangeEvent(const Event& event, const Cursor& cursor, Quantity quantity);

/// The parts added up in their order, by plain summation.
Real sumOf(const Provenance& provenance);

/// All shares of all parts.
Shares sharesOf(const Provenance& provenance);

}  // namespace solverscope

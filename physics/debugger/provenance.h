// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where a number comes from: what it was when the step began, and everything that has been added to it since.
//
// The step is made again, and after every stop the number is looked at. What a stop added is worked out by the very
// expression that the solver has there, so that adding up the contributions in their order gives the number again to the last
// bit. Where no such expression is known, or the number was set and not added to, the contribution says so (`isSet`).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "physics/debugger/cursor.h"
#include "physics/debugger/row_ref.h"
#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// Which number.
struct Quantity {
    enum class Kind : std::uint8_t { X, Y, Angle, Vx, Vy, Omega, PseudoVx, PseudoVy, PseudoOmega, Lambda };

    Kind kind = Kind::Vy;
    BodyId body{};  // not for Λ
    RowRef row;     // for Λ
    bool operator==(const Quantity&) const = default;
};

enum class Origin : std::uint8_t {
    LastStep,   // the number at the beginning of the step
    Forces,     // h g
    WarmStart,  // the impulse that a row brought along
    Visit,      // a visit to a row
    Sweep,      // a row's impulse that landed at the end of the sweep
    Clamp,      // what the bound took away from a row's Λ
    Move,       // h v
    Other,      // any other stop that changed the number
};

/// What asked for the impulse of a visit; the shares add up to the impulse before the clamp, up to rounding. Same unit as the
/// contribution.
struct Shares {
    Real speed = 0;       // from Jv: the relative velocity that was there
    Real bounce = 0;      // from the bounce that the row aims at
    Real correction = 0;  // from the overlap or joint error that is to be removed, or the gap that is left
    Real softness = 0;    // from γΛ
    Real clamped = 0;     // what the clamp took away again
};

struct Contribution {
    Origin origin = Origin::Other;
    std::size_t event = 0;  // the stop at which it was added
    Real amount = 0;
    Real after = 0;      // the number then
    bool isSet = false;  // the number was put there; `after` is not before + amount
    std::optional<std::uint32_t> row = {};
    std::optional<Shares> shares = {};
};

struct Provenance {
    Quantity quantity;
    std::vector<Contribution> parts;  // in the order in which they happened; the first is the last step's
    Real value = 0;                   // the number at the stop
};

/// Of a number at event `event` of the step that begins with `start`. Nothing where there is no such body or row then.
std::optional<Provenance> provenanceOf(const World& start, std::size_t event, Quantity quantity);

/// The number itself. Nothing where there is no such body or row.
std::optional<Real> valueOf(const World& world, Quantity quantity);

}  // namespace solverscope

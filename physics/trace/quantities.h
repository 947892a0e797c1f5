// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The numbers of a stop: one catalogue. Conditions, watches, the table of a trace, traces in and out, lessons, the row card and the
// tool tips over the solvers' sources take names, units and values from it. A new number of a visit takes its field in RowVisit or
// Event, and one record here.
#pragma once

#include <bitset>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/trace/event.h"
#include "physics/world/measures.h"
#include "physics/world/world.h"

namespace solverscope {

enum class QuantityKind : std::uint8_t { Number, Boolean, Choice, BodyName, ConstraintName };

/// Where a quantity has a value; elsewhere it is absent, and no comparison with it holds.
enum class QuantityScope : std::uint8_t {
    Everywhere,
    Rows,        // visits to rows
    BodySteps,   // visits to bodies, in methods that solve them
    Iterations,  // ends of sweeps
    Steps,       // ends of steps
    Collisions,  // the stop at which the contacts have been found
    Bodies,      // every body has one, at every stop
};

/// What a quantity is measured in. Of much of a row, that depends on what the row moves.
enum class UnitKind : std::uint8_t {
    None,
    Count,  // whole numbers
    Steps,
    Length,
    Angle,
    Velocity,  // m/s, of all velocity rows
    Turning,   // rad/s
    Energy,
    RowSpeed,  // of Jv and C
    Impulse,
    Mass,
    Softness,
    InverseMass,
    InverseInertia,
    Lever,
    Motion,  // velocity and angular velocity, or position and angle
};

/// `turns`: whether the row only turns its bodies. Rows that move positions push by kg m, and what only turns has another metre.
std::string_view unitText(UnitKind unit, RowList list = RowList::Velocities, bool turns = false);

/// What has been in a step up to a stop, for the quantities that need more than the stop itself.
struct StepSoFar {
    static constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();

    std::int64_t step = 0;
    std::size_t stop = 0;          // number of the stop in its step, from 0
    Real energyBefore = unknown;   // J
    ContactVector contactsBefore;  // with the impulses that the last step ended with
    int lostMatches = 0;
    Real residual = unknown;  // of the sweep that has just ended, like the next three
    Real impulseChange = unknown;
    Real clampedRows = unknown;
    Real clampChanges = unknown;
};

/// A stop, as the catalogue looks at it.
struct Stop {
    const Event& event;
    const World& world;
    const StepSoFar& soFar;
};

/// What must be followed from the beginning of a step so that a quantity has its value at the end.
enum class Follows : std::uint8_t { Nothing, Visits, Residual, Energy, Impulses, Matches };

struct QuantityInfo {
    std::string_view key;  // in conditions, tables and traces
    UnitKind unit = UnitKind::None;
    QuantityScope scope = QuantityScope::Rows;
    std::string_view explanation = {};  // empty: only traces record it
    QuantityKind kind = QuantityKind::Number;
    bool isColumn = false;  // of the table of a trace, in this order
    Follows follows = Follows::Nothing;

    // Where it stands: in the visit, in the event, or in what can be worked out. Nothing where a stop has no such number.
    Real RowVisit::*ofVisit = nullptr;
    Real Event::*ofEvent = nullptr;
    std::optional<Real> (*ofStop)(const Stop& stop) = nullptr;
    Real (*ofStep)(const Measures& now, Real energyChange) = nullptr;
    Real (*ofBody)(const World& world, BodyId body) = nullptr;

    bool isOffered() const { return !explanation.empty(); }
};

/// All of them; what is offered comes first.
std::span<const QuantityInfo> quantities();

/// The place of a quantity in the catalogue.
using QuantityId = std::uint8_t;
inline const QuantityInfo& infoOf(QuantityId id) { return quantities()[id]; }

/// Which quantities somebody is going to ask for; those that cost something are worked out only then.
using WantedQuantities = std::bitset<96>;

/// By key, or by another name that it has or had; nothing for what is not offered, and for those of bodies.
std::optional<QuantityId> findQuantity(std::string_view name);

/// The same of a quantity of bodies.
std::optional<QuantityId> findBodyQuantity(std::string_view name);

/// The place of a key that is in the catalogue.
QuantityId quantityOf(std::string_view key);

/// Its value at a stop; nothing where the stop has none. Choices by their place in valuesOf, truths as 0 or 1. What a recorded
/// trace leaves out is missingValue.
std::optional<Real> valueOf(const QuantityInfo& info, const Stop& stop);

/// The names of a choice: phases, kinds of rows, clamps. Empty for other kinds.
std::span<const std::string_view> valuesOf(const QuantityInfo& info);

/// Whether a change of the energy over a step is a rise, and not rounding.
bool energyRose(const Measures& now, Real change);

/// A set of stops, by what quantities they have; what has none of its own is alike.
using StopSet = std::uint8_t;
namespace stop_set {
constexpr StopSet row = 1;
constexpr StopSet endOfSweep = 2;
constexpr StopSet collided = 4;
constexpr StopSet endOfStep = 8;
constexpr StopSet other = 16;
constexpr StopSet body = 32;
constexpr StopSet all = 63;
}  // namespace stop_set

/// The stops at which a quantity of that scope has a value.
StopSet stopsOf(QuantityScope scope);

}  // namespace solverscope

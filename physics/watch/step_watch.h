// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <concepts>
#include <cstdint>

#include "physics/base/ids.h"
#include "physics/base/phase.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// The line of solver source at which a stop happened. As a defaulted last argument it takes the place of the call.
struct Where {
    const char* file = "";
    int line = 0;

    static constexpr Where here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
    bool operator==(const Where&) const = default;
};

enum class Clamp : std::uint8_t { None, Lower, Upper };

/// The result of one visit to a row. The row's own numbers (n, w, effective mass, bias, softness) are in the row.
struct RowVisit {
    Phase phase = Phase::SolveVelocities;  // which list of rows: the velocity rows or the pseudo-velocity rows
    std::uint32_t row = 0;                 // place in the phase's list of rows
    Real jv = 0;                           // relative velocity along the row before the visit
    Real rawDelta = 0;                     // impulse that would satisfy the row alone, times the relaxation
    Real lambdaBefore = 0;                 // Λ before
    Real lambdaAfter = 0;                  // Λ after
    Real delta = 0;                        // impulse applied
    Real lower = 0;                        // bounds of this visit: for Λ, or for this impulse if nothing is accumulated
    Real upper = 0;
    Clamp clamp = Clamp::None;
    Real relaxation = 1;      // factor on the row's effective mass in rawDelta: ω, or the share that Jacobi's method gives a row
    Real addedBias = 0;       // m/s; added by the visit to the row's bias in rawDelta: for block solve the coming change of Jv
    Real stiffnessAfter = 0;  // k after the visit, where a row has a stiffness: before it, that is its effective mass
    bool clampKnown = true;   // may be missing in a recorded trace
    bool isManual = false;    // Λ was set by the user: rawDelta is the impulse needed for that, without bounds
};

/// The calls that a method makes while it works; here they do nothing. Each call has its own line, after the arithmetic: at every
/// one the World is consistent, and the debugger stops at that line. `phase` reports what has just been done; within the sweeps,
/// `row` follows each visit and `iteration` each sweep; `pair` follows each test of World::pairTests, if such stops are enabled,
/// and `body` the visit to a body with all its rows, which is World::blocks.visited.
class AnyStepWatch {
public:
    /// Whether it leaves the World as it is at every stop. Otherwise a method reads again after a stop what it goes on with.
    static constexpr bool onlyLooks = false;

    virtual ~AnyStepWatch() = default;
    virtual void phase(Phase /*done*/, Where = Where::here()) {}
    virtual void substep(int /*number*/, Where = Where::here()) {}
    virtual void iteration(Phase /*phase*/, int /*number*/, Where = Where::here()) {}
    virtual void row(const RowVisit& /*visit*/, Where = Where::here()) {}
    virtual void pair(std::uint32_t /*place*/, Where = Where::here()) {}
    virtual void body(BodyId /*body*/, Where = Where::here()) {}
};

/// A step is compiled for AnyStepWatch, and again for the final watches for which a virtual call at every stop is too slow.
template <typename Watch>
concept StepWatch = std::derived_from<Watch, AnyStepWatch>;

/// No watch: compiles to the bare loop.
struct NullWatch final : AnyStepWatch {
    static constexpr bool onlyLooks = true;
};

}  // namespace solverscope

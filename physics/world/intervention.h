// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Impulses changed by hand, in the middle of a step.
//
// "From here on the row has the impulse Λ" is a visit like those of a method, after the stop at which it was requested: Δλ = Λ
// − the row's impulse, v ← v + M⁻¹ Jᵀ Δλ, or x ← x + M⁻¹ Jᵀ Δλ in methods that solve positions; where bodies are solved, only Λ
// changes, as by their own visits to rows. Nothing is clamped. The stop
// itself does not change; the visit is the next stop, and the method then continues from the new state.
//
// This makes sense only while a method sweeps over the rows: before, the impulses of the last step are not applied yet;
// afterwards, the rows are done. Between the pivots of the direct method it is not possible either, because each pivot relies
// on the exact solution of those before.
#pragma once

#include <array>

#include "physics/scene/settings.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Why an impulse cannot be changed at a stop.
enum class Refusal : std::uint8_t {
    None,
    NotBuilt,    // the step has no such rows yet, or none at all
    NotApplied,  // the impulses of the last step have not been applied yet
    Pivoting,    // the direct method is at work
    SweepsOver,  // the rows have done their work
    NoSuchRow,
    NotFinite,  // the requested impulse is not a number
    Recorded,   // the step is played back
    TooLate,    // there are too many visits before the stop
};

/// Follows the stops of a step and knows at each which impulses may be changed, list by list.
class InterventionGate {
public:
    explicit InterventionGate(const Settings& settings) : m_method(traitsOf(settings)) {}

    void phase(Phase done);
    void substep() { m_linearized = 0; }
    void iteration(Phase phase) { sweep(phase); }
    void row(Phase phase) { sweep(phase); }

    Refusal refusal(RowList list) const { return at(list).refusal; }

    /// The phase to which a change belongs.
    Phase phaseFor(RowList list) const { return at(list).phase; }

private:
    struct State {
        Refusal refusal = Refusal::NotBuilt;
        Phase phase = Phase::SolveVelocities;
    };
    const State& at(RowList list) const { return m_lists[static_cast<std::size_t>(list)]; }
    void set(RowList list, Refusal refusal, Phase phase) { m_lists[static_cast<std::size_t>(list)] = {refusal, phase}; }
    void sweep(Phase phase);
    void linearized();

    const MethodTraits& m_method;
    int m_linearized = 0;  // how often in this sub-step
    std::array<State, 3> m_lists{};
};

/// Changes the impulse of a row, and with it the two bodies; `phase` is the phase of the visit.
RowVisit changeImpulse(World& world, Phase phase, std::uint32_t row, Real lambda);

}  // namespace solverscope

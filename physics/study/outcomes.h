// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The outcome of a run, in a few numbers that can be compared.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "physics/analysis/metrics.h"
#include "physics/scene/scene.h"
#include "physics/trace/formats/table.h"
#include "physics/world/measures.h"
#include "physics/world/world.h"

namespace solverscope {

/// How soon the sweeps of one step come near the solution. The goal is a share of the cold error: the velocity error before any
/// impulse, warm starting included. That error belongs to the problem, so that all ways of solving it have the same goal.
struct Convergence {
    static constexpr Real goal = 0.01;
    static constexpr int maxSweeps = 2000;
    static constexpr std::size_t maxRows = 10'000;  // the reference of more takes minutes: outcomes leave it unknown
    static constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();

    bool known = false;         // the step sweeps over velocities, and its reference is certified
    std::optional<int> sweeps;  // sweeps needed to reach the goal, independent of `iterations`; nothing: not within `tried`
    int tried = 0;
    Real coldError = unknown;  // √J
    Real errorLeft = unknown;  // after the settings' own sweeps, as a share of the cold error

    /// `sweeps` as a number: infinite if the goal is not reached, NaN if unknown.
    Real sweepsOrInfinite() const;
};

/// For the step that begins with `start` and has these `metrics`. If its own sweeps do not reach the goal, the step is repeated
/// with more of them.
Convergence convergenceOf(const World& start, const StepMetrics& metrics, const VelocityProblem& problem,
                          const std::atomic<bool>* cancelled = nullptr);

/// A run in one line per step.
struct StepSummary {
    std::int64_t step = 0;
    Real kineticEnergy = 0;     // J
    Real potentialEnergy = 0;   // J
    Real worstPenetration = 0;  // m, as collision detection found it in this step
    Real worstJointError = 0;   // m
    Real residual = 0;          // m/s, residual of the velocity sweeps, bias included
    Real drift = 0;             // m, see RunMeter
    bool finite = true;

    bool operator==(const StepSummary&) const = default;
};

/// Makes the steps of a run and measures them. Drift is the distance of the bodies from where they began: √(Σ |x − x₀|² / n)
/// over the n bodies that impulses can move [m]. For bodies that should rest it measures how far they slipped, sank or were
/// pushed.
class RunMeter {
public:
    explicit RunMeter(const World& start);

    /// Computes the next step. `visitHash`, if given, becomes a hash over every visit that changed something: two steps with
    /// different hashes have not done the same.
    StepSummary step(World& world, std::uint64_t* visitHash = nullptr) const;

    Real energyAtStart() const { return m_energy; }

private:
    std::vector<Vec2> m_places;  // m, at the start, by BodyId
    Real m_energy = 0;           // J
};

/// A run of so many steps. If the last step left a number that is not finite, only `steps` and `finite` include it; the rest is
/// from before it.
struct Outcome {
    static constexpr Real unknown = Convergence::unknown;

    std::int64_t steps = 0;        // computed so far
    bool finite = true;            // false: none could be computed after the last one
    Convergence convergence;       // of the last step
    Real predictedRate = unknown;  // of the last step, per sweep
    Real measuredRate = unknown;   // of the last step, per sweep
    Real residual = unknown;       // m/s, that the velocity sweeps of the last step left over
    Real worstPenetration = 0;     // m, of all steps
    Real worstJointError = 0;      // m, of all steps
    Real drift = 0;                // m, at the end
    Real energyGained = 0;         // J, how far kinetic and potential energy ever rose above those of the beginning
    Real energyChange = 0;         // J, from the beginning to the end
    Real kineticEnergy = 0;        // J, at the end
    std::uint64_t hash = 0;        // of the world after the last step
};

/// Without the values that need the last step's sweeps: convergence and rates.
Outcome outcomeOf(std::span<const StepSummary> run, Real energyAtStart);

struct OutcomeOptions {
    bool convergence = true;  // costs a reference solution of the last step
    const std::atomic<bool>* cancelled = nullptr;
};

/// Runs a scene under these settings, its own not read. A pure function.
Outcome outcomeOf(const Scene& scene, const Settings& settings, std::int64_t steps, const OutcomeOptions& options = {});

/// One number of an outcome, as tables, charts and files call it.
struct OutcomeField {
    std::string_view name;   // in files
    std::string_view label;  // in the window
    std::string_view unit;   // empty: none
    std::string_view explanation;
    Real (*value)(const Outcome&);  // NaN: not known; infinite: not reached
};

/// All of them, in the order in which they are shown.
std::span<const OutcomeField> outcomeFields();

/// A cell that is empty where the number is not known. Infinity is meaningful here: not reached.
inline Cell knownOrInfinite(Real number) { return std::isnan(number) ? Cell{} : Cell{number}; }
const OutcomeField* findOutcomeField(std::string_view name);

/// The duration of a step of this world on this machine [ms]: the mean over this many unwatched steps. Differs from run to run;
/// for display only. Ends early, with NaN, when cancelled.
Real millisecondsPerStep(World world, int steps, const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope

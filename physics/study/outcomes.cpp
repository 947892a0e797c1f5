// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/outcomes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "physics/analysis/reference/residual.h"
#include "physics/base/hash.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// Reads the residual of the velocity sweeps, and hashes the effects of the visits.
struct RunWatch final : AnyStepWatch {
    const World& world;
    bool hashing = false;
    Hash hash;
    Real residual = 0;

    RunWatch(const World& watched, bool withHash) : world(watched), hashing(withHash) {}

    void phase(Phase done, Where) override {
        if (done == Phase::SolveVelocities) residual = residualOf(world.rows, world.velocities).biased;
    }
    void row(const RowVisit& visit, Where) override {
        if (!hashing || visit.delta == 0) return;
        const Row& row = rowsOf(world, visit.phase)[visit.row];
        hash.add(static_cast<std::uint64_t>(visit.phase) << 32 | visit.row);
        hash.add(visit.lambdaAfter);
        for (const BodyId body : {row.a, row.b}) {
            const Velocity moved = motionOf(world, visit.phase, body);
            hash.add(moved.v);
            hash.add(moved.w);
        }
    }
};

std::optional<int> firstWithin(const std::vector<IterationMetrics>& sweeps, Real error) {
    const auto found =
        std::ranges::find_if(sweeps, [error](const IterationMetrics& sweep) { return sweep.velocityError <= error; });
    return found == sweeps.end() ? std::nullopt : std::optional(found->iteration);
}

}  // namespace

Real Convergence::sweepsOrInfinite() const {
    if (!known) return unknown;
    return sweeps ? static_cast<Real>(*sweeps) : infinity;
}

Convergence convergenceOf(const World& start, const StepMetrics& metrics, const VelocityProblem& problem,
                          const std::atomic<bool>* cancelled) {
    Convergence result;
    const SweepMetrics& own = metrics.velocities;
    if (!own.reference.certified || own.iterations.empty()) return result;
    result.known = true;
    result.coldError = velocityError(problem.velocities, own.reference.velocities, problem.inverseMasses);
    result.errorLeft = result.coldError > 0 ? own.iterations.back().velocityError / result.coldError : 0;
    result.tried = own.iterations.back().iteration;
    result.sweeps = firstWithin(own.iterations, Convergence::goal * result.coldError);

    FrozenStep known;
    known.velocities = problem;
    MetricsOptions options{.rates = false, .substep = metrics.substep, .knownProblems = &known};
    options.knownVelocities = &own.reference;
    options.cancelled = cancelled;
    World longer = start;
    longer.settings.positionIterations = 0;  // not seen by any sweep over velocities
    for (int sweeps = 20; !result.sweeps && sweeps <= Convergence::maxSweeps && !options.isCancelled(); sweeps *= 10) {
        if (sweeps <= result.tried) continue;
        longer.settings.iterations = sweeps;
        const auto iterations = measureStep(longer, options).velocities.iterations;
        if (iterations.empty() || iterations.back().iteration <= result.tried) break;  // the method computes no more of them
        result.tried = iterations.back().iteration;
        result.sweeps = firstWithin(iterations, Convergence::goal * result.coldError);
    }
    return result;
}

RunMeter::RunMeter(const World& start) : m_energy(energyOf(measure(start))) {
    for (const Pose& pose : start.poses) m_places.push_back(pose.position);
}

StepSummary RunMeter::step(World& world, std::uint64_t* visitHash) const {
    RunWatch watch(world, visitHash != nullptr);
    solverscope::step<AnyStepWatch>(world, watch);
    if (visitHash) *visitHash = watch.hash.value();

    const Measures measures = measure(world);
    StepSummary summary{.step = world.step,
                        .kineticEnergy = measures.kineticEnergy,
                        .potentialEnergy = measures.potentialEnergy,
                        .worstPenetration = measures.worstPenetration,
                        .worstJointError = measures.worstJointError,
                        .residual = watch.residual};
    Real squares = 0;
    int movable = 0;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (world.inverseMasses[i].m == 0) continue;
        squares += lengthSquared(world.poses[i].position - m_places[i]);
        ++movable;
    }
    summary.drift = movable > 0 ? std::sqrt(squares / movable) : 0;
    summary.finite = isFinite(world);
    return summary;
}

Outcome outcomeOf(std::span<const StepSummary> run, Real energyAtStart) {
    Outcome outcome;
    for (const StepSummary& each : run) {
        outcome.steps = each.step;
        outcome.finite = each.finite;
        if (!each.finite) break;
        const Real energy = each.kineticEnergy + each.potentialEnergy;
        outcome.residual = each.residual;
        outcome.worstPenetration = std::max(outcome.worstPenetration, each.worstPenetration);
        outcome.worstJointError = std::max(outcome.worstJointError, each.worstJointError);
        outcome.drift = each.drift;
        outcome.energyGained = std::max(outcome.energyGained, energy - energyAtStart);
        outcome.energyChange = energy - energyAtStart;
        outcome.kineticEnergy = each.kineticEnergy;
    }
    return outcome;
}

Outcome outcomeOf(const Scene& scene, const Settings& settings, std::int64_t steps, const OutcomeOptions& options) {
    const auto isCancelled = [&options] { return options.cancelled && *options.cancelled; };
    World world = makeWorld(scene);
    world.settings = settings;
    const RunMeter meter(world);
    std::vector<StepSummary> run;
    std::optional<World> last;  // as the last step begins
    for (std::int64_t made = 0; made < steps && !isCancelled(); ++made) {
        if (options.convergence && made + 1 == steps) last = world;
        run.push_back(meter.step(world));
        if (!run.back().finite) break;
    }
    Outcome outcome = outcomeOf(run, meter.energyAtStart());
    outcome.hash = hashOf(world);
    if (!last || !outcome.finite || isCancelled()) return outcome;
    const VelocityProblem problem = frozenStep(*last).velocities;
    if (problem.rows.size() > Convergence::maxRows) return outcome;
    const StepMetrics metrics = measureStep(*last, {.cancelled = options.cancelled});
    outcome.predictedRate = metrics.velocities.predictedRate;
    outcome.measuredRate = metrics.velocities.measuredRate;
    outcome.convergence = convergenceOf(*last, metrics, problem, options.cancelled);
    return outcome;
}

std::span<const OutcomeField> outcomeFields() {
    static constexpr std::array<OutcomeField, 12> fields{{
        {"sweeps_to_1_percent", "Sweeps to 1 %", "",
         "How many sweeps of the measured step, whatever its iterations setting, it takes until the velocity error is 1 % of its "
         "value before any impulse, including warm starting; infinite if 2,000 are not enough",
         [](const Outcome& o) { return o.convergence.sweepsOrInfinite(); }},
        {"error_left", "Error left", "",
         "Velocity error left by the measured step's own sweeps, relative to its value before any impulse",
         [](const Outcome& o) { return o.convergence.errorLeft; }},
        {"predicted_rate", "Predicted rate", "",
         "The factor by which each late sweep of the measured step reduces the velocity error, as predicted",
         [](const Outcome& o) { return o.predictedRate; }},
        {"measured_rate", "Measured rate", "", "The same factor, as measured", [](const Outcome& o) { return o.measuredRate; }},
        {"residual", "Residual", "m/s", "The residual that the velocity sweeps of the last step left: the worst row",
         [](const Outcome& o) { return o.residual; }},
        {"worst_penetration", "Worst penetration", "m", "The deepest overlap of all steps",
         [](const Outcome& o) { return o.worstPenetration; }},
        {"worst_joint_error", "Worst joint error", "m", "The largest distance between a joint's two halves, in all steps",
         [](const Outcome& o) { return o.worstJointError; }},
        {"drift", "Drift", "m",
         "How far the bodies are from where they began: root mean square over all bodies that can move. For bodies that should "
         "rest, this is an error",
         [](const Outcome& o) { return o.drift; }},
        {"energy_gained", "Energy gained", "J", "The largest rise of kinetic and potential energy above that of the beginning",
         [](const Outcome& o) { return o.energyGained; }},
        {"energy_change", "Energy change", "J", "Kinetic and potential energy at the end minus those at the beginning",
         [](const Outcome& o) { return o.energyChange; }},
        {"kinetic_energy", "Kinetic energy", "J", "At the end", [](const Outcome& o) { return o.kineticEnergy; }},
        {"steps", "Steps completed", "", "Fewer than requested if a number stopped being finite",
         [](const Outcome& o) { return static_cast<Real>(o.steps); }},
    }};
    return fields;
}

const OutcomeField* findOutcomeField(std::string_view name) {
    const auto found = std::ranges::find(outcomeFields(), name, &OutcomeField::name);
    return found == outcomeFields().end() ? nullptr : &*found;
}

Real millisecondsPerStep(World world, int steps, const std::atomic<bool>* cancelled) {
    const auto begin = std::chrono::steady_clock::now();
    for (int made = 0; made < steps; ++made) {
        if (cancelled && *cancelled) return Outcome::unknown;
        step(world);
    }
    const std::chrono::duration<Real, std::milli> passed = std::chrono::steady_clock::now() - begin;
    return passed.count() / steps;
}

}  // namespace solverscope

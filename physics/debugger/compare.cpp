// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/compare.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "physics/debugger/residual.h"
#include "physics/trace/trace.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

World under(const World& start, const Settings& settings) {
    World world = start;
    world.settings = settings;
    return world;
}

World beginning(const Scene& scene, const Settings& settings) { return under(makeWorld(scene), settings); }

bool changesSomething(const Event& event) { return event.kind == EventKind::Row && event.visit.delta != 0; }

bool didTheSame(const Event& a, const Event& b) {
    return a.visit.row == b.visit.row && a.visit.phase == b.visit.phase && a.visit.sumAfter == b.visit.sumAfter && a.vA == b.vA &&
           a.vB == b.vB;
}

/// Reads the residual that the velocity sweeps left over.
struct ResidualWatch : NullWatch {
    const World& world;
    Real residual = 0;

    explicit ResidualWatch(const World& watched) : world(watched) {}
    void phase(Phase done) {
        if (done == Phase::SolveVelocities) residual = residualOf(world.rows, world.velocities).biased;
    }
};

StepSummary summarisedStep(World& world) {
    ResidualWatch watch(world);
    step(world, watch);
    const Measures measures = measure(world);
    return {world.step, measures.kineticEnergy, measures.potentialEnergy, measures.worstPenetration, watch.residual};
}

std::string shortest(Real number) {
    if (!std::isfinite(number)) return {};
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}

std::string fieldsOf(const StepMetrics& metrics, std::size_t iteration) {
    const auto& velocities = metrics.velocities.iterations;
    const auto& pseudo = metrics.pseudoVelocities.iterations;
    const auto& positions = pseudo.empty() ? velocities : pseudo;
    std::string line;
    if (iteration < velocities.size()) {
        const IterationMetrics& sweep = velocities[iteration];
        line = shortest(sweep.velocityError) + "," + shortest(sweep.residual) + "," + shortest(sweep.impulseChange);
    } else {
        line = ",,";
    }
    return line + "," + (iteration < positions.size() ? shortest(positions[iteration].worstPenetration) : "");
}

std::size_t lineCount(const StepMetrics& metrics) {
    return std::max(metrics.velocities.iterations.size(), metrics.pseudoVelocities.iterations.size());
}

std::string footerOf(const SweepMetrics& metrics, const std::string& side, std::optional<std::size_t> partingEvent) {
    const auto comment = [&](const char* name, const std::string& value) { return "# " + (name + side) + "=" + value + "\n"; };
    const char* const unique = metrics.uniqueImpulses == Uniqueness::Unique      ? "yes"
                               : metrics.uniqueImpulses == Uniqueness::NotUnique ? "no"
                                                                                 : "unknown";
    return comment("reference_residual_", shortest(metrics.reference.residual)) +
           comment("predicted_rate_", shortest(metrics.predictedRate)) + comment("measured_rate_", shortest(metrics.measuredRate)) +
           comment("unique_impulses_", unique) +
           comment("parting_event_", partingEvent ? std::to_string(*partingEvent) : std::string());
}

}  // namespace

std::optional<Parting> partingWithinStep(const World& startA, const World& startB) {
    World worldA = startA;
    World worldB = startB;
    std::vector<Event> eventsA;
    std::vector<Event> eventsB;
    tracedStep(worldA, eventsA);
    tracedStep(worldB, eventsB);

    std::size_t a = 0;
    std::size_t b = 0;
    while (true) {
        while (a < eventsA.size() && !changesSomething(eventsA[a])) ++a;
        while (b < eventsB.size() && !changesSomething(eventsB[b])) ++b;
        const bool ended = a == eventsA.size() || b == eventsB.size();
        if (ended || !didTheSame(eventsA[a], eventsB[b])) break;
        ++a;
        ++b;
    }
    const bool bothEnded = a == eventsA.size() && b == eventsB.size();
    if (bothEnded && hashOf(worldA) == hashOf(worldB)) return std::nullopt;
    return Parting{startA.step + 1, std::min(a, eventsA.size() - 1), std::min(b, eventsB.size() - 1)};
}

Comparison compareSteps(const World& startA, const World& startB, const MetricsOptions& options) {
    const FrozenStep frozenA = frozenStep(startA);
    const FrozenStep frozenB = frozenStep(startB);
    Comparison comparison;
    comparison.sameProblem = sameProblem(frozenA.velocities, frozenB.velocities);
    comparison.a = measureStep(startA, options);
    MetricsOptions withKnown = options;
    if (options.reference) {
        withKnown.knownProblems = &frozenA;
        withKnown.knownVelocities = &comparison.a.velocities.reference;
        withKnown.knownPseudoVelocities = &comparison.a.pseudoVelocities.reference;
    }
    comparison.b = measureStep(startB, withKnown);
    comparison.parting = partingWithinStep(startA, startB);
    return comparison;
}

Comparison compareFrozen(const World& start, const Settings& a, const Settings& b, const MetricsOptions& options) {
    return compareSteps(under(start, a), under(start, b), options);
}

Comparison compareAfterFreeRun(const Scene& scene, const Settings& a, const Settings& b, std::int64_t step,
                               const MetricsOptions& options) {
    World worldA = beginning(scene, a);
    World worldB = beginning(scene, b);
    for (std::int64_t made = 1; made < step; ++made) {
        solverscope::step(worldA);
        solverscope::step(worldB);
    }
    return compareSteps(worldA, worldB, options);
}

FreeRunComparison compareFreeRun(const Scene& scene, const Settings& a, const Settings& b, std::int64_t steps) {
    World worldA = beginning(scene, a);
    World worldB = beginning(scene, b);
    FreeRunComparison comparison;
    for (std::int64_t made = 0; made < steps; ++made) {
        if (!comparison.parting) comparison.parting = partingWithinStep(worldA, worldB);
        comparison.a.push_back(summarisedStep(worldA));
        comparison.b.push_back(summarisedStep(worldB));
    }
    return comparison;
}

Result<Settings> withOverrides(const Settings& settings, std::string_view overrides) {
    Settings changed = settings;
    while (!overrides.empty()) {
        const std::size_t comma = overrides.find(',');
        const std::string_view one = overrides.substr(0, comma);
        const std::size_t equals = one.find('=');
        if (equals == std::string_view::npos)
            return Error{.file = {}, .message = "expected KEY=VALUE, found '" + std::string(one) + "'"};
        const Result<Settings> next = withSetting(changed, one.substr(0, equals), one.substr(equals + 1));
        if (!next) return next.error();
        changed = *next;
        if (comma == std::string_view::npos) break;
        overrides.remove_prefix(comma + 1);
        if (overrides.empty()) return Error{.file = {}, .message = "expected KEY=VALUE after the last comma"};
    }
    return changed;
}

std::string compareCsv(const Comparison& comparison) {
    std::string csv =
        "iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,"
        "b_velocity_error,b_residual,b_impulse_change,b_penetration\n";
    const std::size_t lines = std::max(lineCount(comparison.a), lineCount(comparison.b));
    for (std::size_t i = 0; i < lines; ++i)
        csv += std::to_string(i) + "," + fieldsOf(comparison.a, i) + "," + fieldsOf(comparison.b, i) + "\n";
    const SweepMetrics& a = comparison.a.velocities;
    const SweepMetrics& b = comparison.b.velocities;
    csv += "# reference_residual=" + shortest(std::max(a.reference.residual, b.reference.residual)) + "\n";
    const auto& parting = comparison.parting;
    csv += footerOf(a, "a", parting ? std::optional(parting->eventA) : std::nullopt);
    csv += footerOf(b, "b", parting ? std::optional(parting->eventB) : std::nullopt);
    return csv;
}

}  // namespace solverscope

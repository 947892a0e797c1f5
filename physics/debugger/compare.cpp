// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/compare.h"

#include <algorithm>
#include <cmath>

#include "physics/trace/trace.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

World under(const World& start, const Settings& settings) {
    World world = start;
    world.settings = settings;
    world.interventions.clear();  // their stops are those of one way of solving
    return world;
}

World beginning(const Scene& scene, const Settings& settings) { return under(makeWorld(scene), settings); }

bool changesSomething(const Event& event) { return event.kind == EventKind::Row && event.visit.delta != 0; }

bool didTheSame(const Event& a, const Event& b) {
    return a.visit.row == b.visit.row && a.visit.phase == b.visit.phase && a.visit.sumAfter == b.visit.sumAfter && a.vA == b.vA &&
           a.vB == b.vB;
}

Cell known(Real number) { return std::isfinite(number) ? Cell{number} : Cell{}; }

void appendSide(std::vector<Cell>& line, const StepMetrics& metrics, std::size_t iteration) {
    const auto& velocities = metrics.velocities.iterations;
    const auto& pseudo = metrics.pseudoVelocities.iterations;
    const auto& sweeps = pseudo.empty() ? velocities : pseudo;
    const IterationMetrics none{.residual = IterationMetrics::unknown, .impulseChange = IterationMetrics::unknown};
    const IterationMetrics& sweep = iteration < velocities.size() ? velocities[iteration] : none;
    Real penetration = iteration < sweeps.size() ? sweeps[iteration].worstPenetration : IterationMetrics::unknown;
    const auto& positions = metrics.positions;
    if (!positions.empty())
        penetration = iteration < positions.size() ? positions[iteration].worstPenetration : IterationMetrics::unknown;
    line.insert(line.end(), {known(sweep.velocityError), known(sweep.residual), known(sweep.impulseChange), known(penetration)});
}

std::size_t lineCount(const StepMetrics& metrics) {
    return std::max({metrics.velocities.iterations.size(), metrics.pseudoVelocities.iterations.size(), metrics.positions.size()});
}

void appendFacts(std::vector<Table::Fact>& facts, const SweepMetrics& metrics, const std::string& side,
                 std::optional<std::size_t> partingEvent) {
    const std::string unique = metrics.uniqueImpulses == Uniqueness::Unique      ? "yes"
                               : metrics.uniqueImpulses == Uniqueness::NotUnique ? "no"
                                                                                 : "unknown";
    facts.push_back({"reference_residual_" + side, known(metrics.reference.residual)});
    facts.push_back({"predicted_rate_" + side, known(metrics.predictedRate)});
    facts.push_back({"measured_rate_" + side, known(metrics.measuredRate)});
    facts.push_back({"unique_impulses_" + side, unique});
    facts.push_back({"parting_event_" + side, partingEvent ? Cell{static_cast<std::int64_t>(*partingEvent)} : Cell{}});
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
    if (options.isCancelled()) return comparison;
    MetricsOptions withKnown = options;
    if (options.reference) {
        withKnown.knownProblems = &frozenA;
        withKnown.knownVelocities = &comparison.a.velocities.reference;
        withKnown.knownPseudoVelocities = &comparison.a.pseudoVelocities.reference;
    }
    comparison.b = measureStep(startB, withKnown);
    if (options.isCancelled()) return comparison;
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

FreeRunComparison compareFreeRun(const Scene& scene, const Settings& a, const Settings& b, std::int64_t steps,
                                 const std::function<bool()>& wanted) {
    World worldA = beginning(scene, a);
    World worldB = beginning(scene, b);
    const RunMeter meter(worldA);
    FreeRunComparison comparison;
    for (std::int64_t made = 0; made < steps && (!wanted || wanted()); ++made) {
        if (!comparison.parting) comparison.parting = partingWithinStep(worldA, worldB);
        comparison.a.push_back(meter.step(worldA));
        comparison.b.push_back(meter.step(worldB));
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

Table compareTable(const Comparison& comparison) {
    Table table;
    table.columns = {"iteration",        "a_velocity_error", "a_residual",       "a_impulse_change", "a_penetration",
                     "b_velocity_error", "b_residual",       "b_impulse_change", "b_penetration"};
    const std::size_t lines = std::max(lineCount(comparison.a), lineCount(comparison.b));
    for (std::size_t i = 0; i < lines; ++i) {
        std::vector<Cell> line{static_cast<std::int64_t>(i)};
        appendSide(line, comparison.a, i);
        appendSide(line, comparison.b, i);
        table.lines.push_back(std::move(line));
    }
    const SweepMetrics& a = comparison.a.velocities;
    const SweepMetrics& b = comparison.b.velocities;
    const auto& parting = comparison.parting;
    table.facts.push_back({"reference_residual", known(std::max(a.reference.residual, b.reference.residual))});
    appendFacts(table.facts, a, "a", parting ? std::optional(parting->eventA) : std::nullopt);
    appendFacts(table.facts, b, "b", parting ? std::optional(parting->eventB) : std::nullopt);
    return table;
}

}  // namespace solverscope

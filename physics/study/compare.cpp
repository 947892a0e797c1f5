// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/compare.h"

#include <algorithm>
#include <cmath>

#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/base/parallel.h"
#include "physics/scene/presets.h"
#include "physics/trace/step_trace.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

World under(const World& start, const Settings& settings) {
    World world = start;
    world.settings = settings;
    world.interventions.clear();  // their stops are those of one way of solving
    return world;
}

bool changesSomething(const Event& event) { return event.kind == EventKind::Row && event.visit.delta != 0; }

bool didTheSame(const Event& a, const Event& b) {
    return a.visit.row == b.visit.row && a.visit.phase == b.visit.phase && a.visit.lambdaAfter == b.visit.lambdaAfter &&
           a.vA == b.vA && a.vB == b.vB;
}

std::optional<Divergence> divergenceOf(const StepTrace& stepA, const StepTrace& stepB) {
    const EventList& one = stepA.events();
    const EventList& other = stepB.events();
    std::size_t a = 0;
    std::size_t b = 0;
    while (true) {
        while (a < one.size() && !changesSomething(one[a])) ++a;
        while (b < other.size() && !changesSomething(other[b])) ++b;
        const bool ended = a == one.size() || b == other.size();
        if (ended || !didTheSame(one[a], other[b])) break;
        ++a;
        ++b;
    }
    const bool bothEnded = a == one.size() && b == other.size();
    if (bothEnded && hashOf(stepA.end()) == hashOf(stepB.end())) return std::nullopt;
    return Divergence{stepA.start().step + 1, std::min(a, one.size() - 1), std::min(b, other.size() - 1)};
}

/// The solutions of one phase's problems, each solved once.
class References {
public:
    References(std::span<const World> starts, std::span<const FrozenStep> frozen, VelocityProblem FrozenStep::*phase)
        : m_first(starts.size()), m_solutions(starts.size()) {
        for (std::size_t i = 0; i < starts.size(); ++i) {
            m_first[i] = i;
            if (!hasVelocityProblem(starts[i].settings)) continue;
            const auto alike = [&](std::size_t k) { return m_first[k] == k && sameProblem(frozen[k].*phase, frozen[i].*phase); };
            for (std::size_t k = 0; k < i && m_first[i] == i; ++k)
                if (hasVelocityProblem(starts[k].settings) && alike(k)) m_first[i] = k;
            if (m_first[i] == i) m_wanted.push_back(&(frozen[i].*phase)), m_places.push_back(i);
        }
    }

    std::size_t count() const { return m_wanted.size(); }
    void solve(std::size_t k, const ReferenceLimits& limits) { m_solutions[m_places[k]] = referenceSolution(*m_wanted[k], limits); }
    const ReferenceSolution& of(std::size_t i) const { return m_solutions[m_first[i]]; }

private:
    std::vector<std::size_t> m_first;  // with the same problem, by place
    std::vector<ReferenceSolution> m_solutions;
    std::vector<const VelocityProblem*> m_wanted;
    std::vector<std::size_t> m_places;
};

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

/// The event of its own step at which a variant diverges; for the first: the earliest at which another one diverges from it.
std::optional<std::size_t> divergenceEvent(const Comparison& comparison, std::size_t place) {
    if (place > 0) return comparison[place].divergence ? std::optional(comparison[place].divergence->eventB) : std::nullopt;
    std::optional<std::size_t> earliest;
    for (const ComparedStep& each : comparison)
        if (each.divergence && (!earliest || each.divergence->eventA < *earliest)) earliest = each.divergence->eventA;
    return earliest;
}

void appendFacts(std::vector<Table::Fact>& facts, const ComparedStep& step, const std::string& name,
                 std::optional<std::size_t> divergence) {
    const SweepMetrics& metrics = step.metrics().velocities;
    const std::string unique = metrics.uniqueImpulses == Uniqueness::Unique      ? "yes"
                               : metrics.uniqueImpulses == Uniqueness::NotUnique ? "no"
                                                                                 : "unknown";
    facts.push_back({"reference_residual_" + name, known(metrics.reference.residual)});
    facts.push_back({"predicted_rate_" + name, known(metrics.predictedRate)});
    facts.push_back({"measured_rate_" + name, known(metrics.measuredRate)});
    facts.push_back({"unique_impulses_" + name, unique});
    facts.push_back({"parting_event_" + name, divergence ? Cell{static_cast<std::int64_t>(*divergence)} : Cell{}});
    facts.push_back({"sweeps_to_1_percent_" + name, knownOrInfinite(step.convergence.sweepsOrInfinite())});
}

bool isOfLabel(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

}  // namespace

std::optional<Divergence> divergenceWithinStep(const World& startA, const World& startB) { return divergenceOf(startA, startB); }

Comparison compareSteps(std::span<const World> starts, const CompareOptions& options) {
    const auto isCancelled = [&options] { return options.metrics.isCancelled(); };
    Comparison comparison(starts.size());
    std::vector<FrozenStep> frozen(starts.size());
    parallelFor(starts.size(), options.jobs, [&](std::size_t i) { frozen[i] = frozenStep(starts[i]); });
    References velocities(starts, frozen, &FrozenStep::velocities);
    References pseudoVelocities(starts, frozen, &FrozenStep::pseudoVelocities);
    if (options.metrics.reference)
        parallelFor(velocities.count() + pseudoVelocities.count(), options.jobs, [&](std::size_t k) {
            if (isCancelled()) return;
            if (k < velocities.count())
                velocities.solve(k, options.metrics.limits());
            else
                pseudoVelocities.solve(k - velocities.count(), options.metrics.limits());
        });
    if (isCancelled() || starts.empty()) return comparison;

    std::optional<StepTrace> first;
    if (options.divergence && starts.size() > 1) first.emplace(starts.front());
    parallelFor(starts.size(), options.jobs, [&](std::size_t i) {
        if (isCancelled()) return;
        ComparedStep& side = comparison[i];
        side.sameProblem = sameProblem(frozen.front().velocities, frozen[i].velocities);
        MetricsOptions withKnown = options.metrics;
        withKnown.knownProblems = options.metrics.reference ? &frozen[i] : nullptr;
        withKnown.knownVelocities = &velocities.of(i);
        withKnown.knownPseudoVelocities = &pseudoVelocities.of(i);
        withKnown.substep = 1;
        Real& seconds = withKnown.referenceLimits.seconds;  // what is left for later sub-steps
        seconds = std::min(seconds, secondsUnasked) - velocities.of(i).seconds - pseudoVelocities.of(i).seconds;
        if (substepsOf(starts[i].settings) > 1)
            side.step = measureSubsteps(starts[i], withKnown);
        else
            side.step.substeps = {measureStep(starts[i], withKnown)};
        if (options.convergence)
            side.convergence = convergenceOf(starts[i], side.metrics(), frozen[i].velocities, options.metrics.cancelled);
        if (i == 0 || !first || isCancelled()) return;
        side.divergence = divergenceOf(*first, starts[i]);
        if (!side.divergence) return;
        const Event& event = first->events()[side.divergence->eventA];
        side.divergencePhase = event.phase;
        side.divergenceSubstep = event.substep;
        side.divergenceIteration = event.iteration;
    });
    return comparison;
}

Comparison compareFrozen(const World& start, std::span<const Settings> variants, const CompareOptions& options) {
    std::vector<World> starts;
    for (const Settings& settings : variants) starts.push_back(under(start, settings));
    return compareSteps(starts, options);
}

Settings withOrder(Settings settings, std::span<const std::uint32_t> order) {
    settings.givenOrder.clear();
    if (std::ranges::equal(order, builtOrder(order.size()))) {
        settings.rowOrder = RowOrder::AsBuilt;
    } else if (std::ranges::equal(order, reversedOrder(order.size()))) {
        settings.rowOrder = RowOrder::Reversed;
    } else {
        settings.rowOrder = RowOrder::Given;
        settings.givenOrder = givenOrderFor(order);
    }
    return settings;
}

OrderTrial tryOrder(const World& start, const Settings& tried, int sweeps, const std::atomic<bool>* cancelled) {
    Settings built = start.settings;
    built.iterations = sweeps;
    built.positionIterations = 0;
    built.rowOrder = RowOrder::AsBuilt;
    built.givenOrder.clear();
    std::vector<Settings> orders{built};
    if (tried.rowOrder != RowOrder::AsBuilt) {
        Settings& other = orders.emplace_back(built);
        other.rowOrder = tried.rowOrder;
        other.rowSeed = tried.rowSeed;
        other.givenOrder = tried.givenOrder;
    }
    const CompareOptions options{.metrics = {.referenceLimits = {.seconds = secondsUnasked}, .cancelled = cancelled},
                                 .convergence = false,
                                 .divergence = false};
    const Comparison both = compareFrozen(start, orders, options);
    return {both.front().metrics().velocities, both.back().metrics().velocities};
}

Comparison compareAfterFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t step,
                               const CompareOptions& options) {
    std::vector<World> worlds(variants.size());
    parallelFor(variants.size(), options.jobs, [&](std::size_t i) {
        worlds[i] = under(makeWorld(scene), variants[i]);
        while (worlds[i].step + 1 < step && !options.metrics.isCancelled()) solverscope::step(worlds[i]);
    });
    return compareSteps(worlds, options);
}

Result<Settings> withOverrides(const Settings& settings, std::string_view overrides, std::size_t size) {
    Settings changed = settings;
    while (!overrides.empty()) {
        const std::size_t comma = overrides.find(',');
        const std::string_view one = overrides.substr(0, comma);
        const std::size_t equals = one.find('=');
        if (equals == std::string_view::npos)
            return Error{.file = {}, .message = "expected KEY=VALUE, found '" + std::string(one) + "'"};
        const Result<Settings> next = withChange(changed, one.substr(0, equals), one.substr(equals + 1));
        if (!next) return next.error();
        changed = *next;
        if (comma == std::string_view::npos) break;
        overrides.remove_prefix(comma + 1);
        if (overrides.empty()) return Error{.file = {}, .message = "expected KEY=VALUE after the last comma"};
    }
    if (std::string problem = tooMuchWorkReason(changed, size); !problem.empty())
        return Error{.file = {}, .message = std::move(problem)};
    return changed;
}

Result<Variant> parseVariant(const Settings& settings, std::string_view text, std::size_t size) {
    const std::size_t colon = text.find(':');
    const std::string name(text.substr(0, colon));
    if (colon == std::string_view::npos || name.empty() || !std::ranges::all_of(name, isOfLabel))
        return Error{.file = {}, .message = "expected NAME:KEY=VALUE[,KEY=VALUE…], found '" + std::string(text) + "'"};
    const auto changed = withOverrides(settings, text.substr(colon + 1), size);
    if (!changed) return changed.error();
    return Variant{name, *changed};
}

Table compareTable(const Comparison& comparison, std::span<const std::string> names) {
    Table table;
    table.columns = {"iteration"};
    std::size_t lines = 0;
    Real worstReference = IterationMetrics::unknown;
    for (std::size_t i = 0; i < comparison.size(); ++i) {
        for (const char* column : {"velocity_error", "residual", "impulse_change", "penetration"})
            table.columns.push_back(names[i] + "_" + column);
        lines = std::max(lines, lineCount(comparison[i].metrics()));
        const Real residual = comparison[i].metrics().velocities.reference.residual;
        if (std::isfinite(residual) && !(worstReference >= residual)) worstReference = residual;
    }
    for (std::size_t k = 0; k < lines; ++k) {
        std::vector<Cell> line{static_cast<std::int64_t>(k)};
        for (const ComparedStep& each : comparison) appendSide(line, each.metrics(), k);
        table.lines.push_back(std::move(line));
    }
    table.facts.push_back({"reference_residual", known(worstReference)});
    for (std::size_t i = 0; i < comparison.size(); ++i)
        appendFacts(table.facts, comparison[i], names[i], divergenceEvent(comparison, i));
    return table;
}

Table outcomeTable(std::span<const Variant> variants, std::span<const VariantOutcome> outcomes, bool timed) {
    Table table;
    table.columns = {"variant"};
    for (const OutcomeField& field : outcomeFields()) table.columns.emplace_back(field.name);
    table.columns.insert(table.columns.end(), {"parting_step", "parting_event"});
    if (timed) table.columns.emplace_back("milliseconds_per_step");
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const VariantOutcome& each = outcomes[i];
        std::vector<Cell> line{variants[i].name};
        for (const OutcomeField& field : outcomeFields()) line.push_back(knownOrInfinite(field.value(each.outcome)));
        line.push_back(each.divergence ? Cell{each.divergence->step} : Cell{});
        line.push_back(each.divergence ? Cell{static_cast<std::int64_t>(each.divergence->eventA)} : Cell{});
        if (timed) line.push_back(knownOrInfinite(each.millisecondsPerStep));
        table.lines.push_back(std::move(line));
    }
    return table;
}

}  // namespace solverscope

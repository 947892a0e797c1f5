// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <iterator>
#include <optional>

#include "physics/analysis/reference/residual.h"
#include "physics/analysis/row_errors.h"
#include "physics/trace/sweep_axis.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// Accumulates what one list of rows does between two sweeps.
class SweepMeter {
public:
    void begin(std::size_t rowCount) {
        m_clamps.assign(rowCount, Clamp::None);
        m_clampsBefore.clear();
        m_clamped = 0;
        startSweep();
    }

    /// The visit's own values.
    IterationMetrics visit(const RowVisit& visit, int iteration) {
        m_squaredChange += visit.delta * visit.delta;
        if (m_clamps.size() <= visit.row) m_clamps.resize(visit.row + 1, Clamp::None);
        Clamp& clamp = m_clamps[visit.row];
        m_clamped += (visit.clamp != Clamp::None) - (clamp != Clamp::None);
        IterationMetrics metrics;
        metrics.iteration = iteration;
        metrics.impulseChange = std::abs(visit.delta);
        metrics.clampedRows = m_clamped;
        metrics.clampChanges = iteration > 1 && clamp != visit.clamp;
        clamp = visit.clamp;
        return metrics;
    }

    IterationMetrics endSweep(int iteration) {
        IterationMetrics metrics;
        metrics.iteration = iteration;
        metrics.impulseChange = std::sqrt(m_squaredChange);
        for (std::size_t i = 0; i < m_clamps.size(); ++i) {
            metrics.clampedRows += m_clamps[i] != Clamp::None;
            if (iteration > 1) metrics.clampChanges += m_clamps[i] != (i < m_clampsBefore.size() ? m_clampsBefore[i] : Clamp::None);
        }
        m_clampsBefore = m_clamps;
        startSweep();
        return metrics;
    }

private:
    void startSweep() { m_squaredChange = 0; }

    Real m_squaredChange = 0;
    int m_clamped = 0;
    std::vector<Clamp> m_clamps;
    std::vector<Clamp> m_clampsBefore;
};

/// Whether the sweeps of a phase are measured as those of velocities.
bool sweepsVelocities(Phase phase) {
    return phase == Phase::WarmStart || phase == Phase::SolveVelocities || phase == Phase::WarmStartPseudo ||
           phase == Phase::SolvePseudoVelocities;
}

/// Measures sweeps that move positions.
class PositionMeter {
public:
    explicit PositionMeter(const World& world) : m_world(world) {}

    void visit(const RowVisit& visit) {
        const Row& row = m_world.positionRows[visit.row];
        const Real most = std::max(m_world.inverseMasses[index(row.a)].m, m_world.inverseMasses[index(row.b)].m);
        if (!solvesBodies(m_world.settings.method))
            m_largest = std::max(m_largest, std::abs(visit.delta) * most * std::max(length(row.n), length(directionOnA(row))));
        m_clamped += visit.clamp != Clamp::None;
    }

    void visitBody() { m_largest = std::max(m_largest, length(m_world.blocks.visited.step.v)); }

    PositionMetrics endSweep(int iteration) {
        PositionMetrics metrics;
        metrics.iteration = iteration;
        metrics.largestCorrection = m_largest;
        metrics.clampedRows = m_clamped;
        for (std::uint32_t i = 0; i < m_world.positionRows.size(); ++i) {
            const Row& row = m_world.positionRows[i];
            const Real error = positionErrorOf(m_world, i);
            Real& worst = isAngular(row) ? metrics.angleError : metrics.constraintError;
            worst = std::max(worst, error);
            if (row.constraint.kind == ConstraintKind::Contact)
                metrics.worstPenetration = std::max(metrics.worstPenetration, error);
        }
        m_largest = 0;
        m_clamped = 0;
        return metrics;
    }

private:
    const World& m_world;
    Real m_largest = 0;
    int m_clamped = 0;
};

class MetricsWatch final : public AnyStepWatch {
public:
    MetricsWatch(const World& world, const MetricsOptions& options, StepMetrics& metrics)
        : m_world(world), m_options(options), m_metrics(metrics), m_positions(world) {}

    void substep(int number, Where) override {
        m_off = number != m_options.substep;
        m_relaxing = false;
    }

    void phase(Phase done, Where) override {
        if (measuresPositions() && done == beginOfPositionSweeps(m_world.settings))
            m_metrics.positions.push_back(m_positions.endSweep(0));
        if (isOff()) return;
        switch (done) {
            case Phase::Linearize:
                if (!hasVelocityProblem(m_world.settings)) break;
                m_metrics.missing = missingForSolving(m_world);
                if (!m_metrics.missing.empty()) break;
                m_problems.velocities = {m_world.rows, m_world.velocities, m_world.inverseMasses};
                m_problems.pseudoVelocities = {m_world.pseudoRows, m_world.pseudoVelocities, m_world.inverseMasses};
                prepare(m_metrics.velocities, m_problems.velocities,
                        m_options.knownProblems ? &m_options.knownProblems->velocities : nullptr, m_options.knownVelocities);
                prepare(m_metrics.pseudoVelocities, m_problems.pseudoVelocities,
                        m_options.knownProblems ? &m_options.knownProblems->pseudoVelocities : nullptr,
                        m_options.knownPseudoVelocities);
                m_meter.begin(m_world.rows.size());
                break;
            case Phase::WarmStart:
                record(Phase::SolveVelocities, 0);
                break;
            case Phase::SolveVelocities:
            case Phase::SolvePseudoVelocities:
                m_follower.reset();
                m_meter.begin(m_world.pseudoRows.size());
                break;
            case Phase::IntegratePositions:
                m_relaxing = traitsOf(m_world.settings).hasRelaxingPass;
                break;
            case Phase::WarmStartPseudo:
                record(Phase::SolvePseudoVelocities, 0);
                break;
            default:
                break;
        }
    }

    void row(const RowVisit& visit, Where) override {
        if (!m_off && actsOnPositions(visit.phase)) m_positions.visit(visit);
        if (isOff() || !sweepsVelocities(visit.phase)) return;
        const IterationMetrics alone = m_meter.visit(visit, m_sweep);
        if (m_follower) recordVisit(visit, alone);
    }
    void body(BodyId, Where) override {
        if (!m_off) m_positions.visitBody();
    }
    void iteration(Phase phase, int number, Where) override {
        if (measuresPositions() && actsOnPositions(phase)) m_metrics.positions.push_back(m_positions.endSweep(number));
        if (!isOff() && sweepsVelocities(phase)) record(phase, number);
    }

    void finish() {
        conclude(m_metrics.velocities, m_problems.velocities, m_world.rows);
        conclude(m_metrics.pseudoVelocities, m_problems.pseudoVelocities, m_world.pseudoRows);
    }

private:
    /// In another sub-step than requested, or after its move: relaxing is another problem with other rows. Position sweeps come
    /// after the move and are measured there.
    bool isOff() const { return m_off || m_relaxing; }

    /// A trace does not have the position errors of position rows.
    bool measuresPositions() const { return !m_off && !m_world.playback; }

    void prepare(SweepMetrics& sweeps, const VelocityProblem& problem, const VelocityProblem* knownProblem,
                 const ReferenceSolution* known) {
        if (!m_options.reference) return;
        const bool usable = knownProblem && known && sameProblem(problem, *knownProblem);
        sweeps.reference = usable ? *known : referenceSolution(problem, m_options.limits());
    }

    void record(Phase phase, int iteration) {
        const bool pseudo = phase == Phase::SolvePseudoVelocities;
        SweepMetrics& sweeps = pseudo ? m_metrics.pseudoVelocities : m_metrics.velocities;
        const auto& velocities = velocitiesOf(m_world, phase);
        IterationMetrics metrics = m_meter.endSweep(iteration);
        if (sweeps.reference.certified)
            metrics.velocityError = velocityError(velocities, sweeps.reference.velocities, m_world.inverseMasses);
        take(metrics, errorsOfRows(rowsOf(m_world, phase), velocities));
        metrics.worstPenetration = worstPenetrationAhead(m_world);
        sweeps.iterations.push_back(metrics);
        m_sweep = iteration + 1;
        if (m_options.visits) followVisits(phase, sweeps);
    }

    static void take(IterationMetrics& metrics, const RowErrors& errors) {
        metrics.residual = errors.residual;
        metrics.unbiasedResidual = errors.unbiased;
        metrics.biasPart = errors.biasPart;
        metrics.complementarity = errors.complementarity;
        metrics.frictionResidual = errors.friction;
    }

    /// After every sweep, and before the first: the state of the whole equals the state after the last visit.
    void followVisits(Phase phase, SweepMetrics& sweeps) {
        IterationMetrics whole = sweeps.iterations.back();
        if (sweeps.visits.empty()) {
            sweeps.visits.push_back(whole);
        } else if (m_follower && !sweeps.leavesVisitsOut) {
            const IterationMetrics& last = sweeps.visits.back();
            whole.impulseChange = last.impulseChange;
            whole.clampedRows = last.clampedRows;
            whole.clampChanges = last.clampChanges;
            sweeps.visits.back() = whole;
        }
        if (m_follower)
            m_follower->refresh();
        else
            m_follower.emplace(m_world, phase, sweeps.reference.certified ? &sweeps.reference.velocities : nullptr);
    }

    void recordVisit(const RowVisit& visit, IterationMetrics metrics) {
        SweepMetrics& sweeps = visit.phase == Phase::SolvePseudoVelocities ? m_metrics.pseudoVelocities : m_metrics.velocities;
        sweeps.leavesVisitsOut = sweeps.leavesVisitsOut || sweeps.visits.size() > m_options.maxVisits;
        if (sweeps.leavesVisitsOut || m_options.isCancelled()) return;
        m_follower->visited(visit.row);
        metrics.velocityError = m_follower->velocityError();
        metrics.worstPenetration = m_follower->penetration();
        take(metrics, m_follower->errors());
        sweeps.visits.push_back(metrics);
    }

    /// By the velocities of the step and those that gravity gives in it, with which a step at rest calculates, too.
    RoundingLevel roundingOf(const VelocityProblem& problem, const RowVector& rows) const {
        constexpr Real digits = 1e-14;  // of a sum over many rows
        const Velocity fall{subStepLength(m_world.settings) * m_world.gravity, 0};
        const std::vector<Velocity> still(problem.velocities.size());
        RoundingLevel level;
        level.velocityError = std::max(velocityError(problem.velocities, still, problem.inverseMasses),
                                       velocityError(std::vector<Velocity>(still.size(), fall), still, problem.inverseMasses));
        level.speed = length(fall.v);
        for (const Velocity& velocity : problem.velocities) level.speed = std::max(level.speed, length(velocity.v));
        for (const Row& row : rows) level.impulse = std::max(level.impulse, std::abs(row.lambda));
        return {digits * level.velocityError, digits * level.speed, digits * level.impulse};
    }

    void conclude(SweepMetrics& sweeps, const VelocityProblem& problem, const RowVector& rows) {
        sweeps.rounding = roundingOf(problem, rows);
        if (!sweeps.reference.certified || sweeps.iterations.empty() || m_options.isCancelled()) return;
        const std::vector<Velocity> still(problem.velocities.size());
        const Real size = std::max(velocityError(problem.velocities, still, problem.inverseMasses),
                                   velocityError(sweeps.reference.velocities, still, problem.inverseMasses));
        sweeps.measuredRate = measuredRateOf(sweeps.iterations, std::max(1e-11 * size, sweeps.rounding.velocityError));
        if (!m_options.rates) return;
        if (m_options.causes) {
            sweeps.slopeCause = slopeCause(problem, sweeps.reference, m_world.settings);
            sweeps.predictedRate = sweeps.slopeCause->rate;
        } else {
            sweeps.predictedRate = predictedRate(problem, sweeps.reference, m_world.settings);
        }
        if (m_options.isCancelled()) return;
        sweeps.uniqueImpulses = uniquenessOfImpulses(problem, sweeps.reference);
    }

    const World& m_world;
    const MetricsOptions& m_options;
    StepMetrics& m_metrics;
    FrozenStep m_problems;
    SweepMeter m_meter;
    PositionMeter m_positions;
    std::optional<IncrementalErrors> m_follower;  // of the current sweeping phase, if visits are measured
    int m_sweep = 1;                              // the sweep in progress
    bool m_off = false;
    bool m_relaxing = false;
};

/// The options, with the references that a step keeps of one of its sub-steps.
struct OptionsOfSubstep : MetricsOptions {
    OptionsOfSubstep(const StepTrace& step, const MetricsOptions& options) : MetricsOptions(options) {
        if (!reference || knownProblems || !hasVelocityProblem(step.settings())) return;
        frozen = frozenStep(step, substep);
        known = {referenceOf(step, RowList::Velocities, substep, limits()),
                 referenceOf(step, RowList::PseudoVelocities, substep, limits())};
        knownProblems = frozen.get();
        knownVelocities = known[0].get();
        knownPseudoVelocities = known[1].get();
    }

    std::shared_ptr<const FrozenStep> frozen;
    std::array<std::shared_ptr<const ReferenceSolution>, 2> known;
};

/// Measures one sub-step after another.
class SubstepsWatch final : public AnyStepWatch {
public:
    SubstepsWatch(const World& world, const StepTrace& step, const MetricsOptions& options)
        : m_world(world), m_step(step), m_wanted(options) {
        m_wanted.maxVisits /= static_cast<std::size_t>(step.events().back().substep);
        const OptionsOfSubstep chosenFirst(step, m_wanted);  // the others have the time that it leaves
        begin(1);
    }

    void substep(int number, Where where) override {
        if (number > m_substeps.back().substep) begin(number);
        m_watch->substep(number, where);
    }
    void phase(Phase done, Where where) override { m_watch->phase(done, where); }
    void row(const RowVisit& visit, Where where) override { m_watch->row(visit, where); }
    void iteration(Phase phase, int number, Where where) override { m_watch->iteration(phase, number, where); }
    void body(BodyId body, Where where) override { m_watch->body(body, where); }

    std::vector<StepMetrics> finish() {
        m_watch->finish();
        const std::uint64_t hash = hashOf(m_world);
        for (StepMetrics& each : m_substeps) each.hashAfter = hash;
        return {std::make_move_iterator(m_substeps.begin()), std::make_move_iterator(m_substeps.end())};
    }

private:
    void begin(int number) {
        if (m_watch) m_watch->finish();
        MetricsOptions options = m_wanted;
        options.substep = number;
        if (number != m_wanted.substep) {
            options.rates = options.causes = false;
            options.knownProblems = nullptr;
        }
        m_watch.reset();
        m_options.emplace(m_step, options);
        m_substeps.emplace_back().substep = number;
        m_watch.emplace(m_world, *m_options, m_substeps.back());
    }

    const World& m_world;
    const StepTrace& m_step;
    MetricsOptions m_wanted;
    std::deque<StepMetrics> m_substeps;  // watches refer to them
    std::optional<OptionsOfSubstep> m_options;
    std::optional<MetricsWatch> m_watch;
};

/// `make(world, watch)` takes the world through the step.
template <typename Make>
StepMetrics measure(World world, const MetricsOptions& options, Make make) {
    StepMetrics metrics;
    metrics.substep = options.substep;
    MetricsWatch watch(world, options, metrics);
    make(world, watch);
    watch.finish();
    metrics.hashAfter = hashOf(world);
    return metrics;
}

}  // namespace

StepMetrics measureStep(const World& start, const MetricsOptions& options) {
    return measure(start, options, [](World& world, MetricsWatch& watch) { step<AnyStepWatch>(world, watch); });
}

StepMetrics measureStep(const StepTrace& step, const MetricsOptions& options) {
    return measure(step.start(), OptionsOfSubstep(step, options),
                   [&step](World& world, MetricsWatch& watch) { step.replay(world, watch); });
}

MeasuredStep measureSubsteps(const StepTrace& step, const MetricsOptions& options) {
    World world = step.start();
    SubstepsWatch watch(world, step, options);
    step.replay(world, watch);
    MeasuredStep measured{watch.finish(), substepStarts(step.events())};
    measured.chosen = std::min(static_cast<std::size_t>(std::max(options.substep, 1)), measured.substeps.size()) - 1;
    return measured;
}

Real measuredRateOf(const std::vector<IterationMetrics>& iterations, Real rounding) {
    std::size_t last = iterations.size();
    while (last > 0 && !(iterations[last - 1].velocityError > rounding)) --last;
    if (last < 2) return IterationMetrics::unknown;
    const std::size_t first = last > 6 ? last - 6 : 0;
    const Real ratio = iterations[last - 1].velocityError / iterations[first].velocityError;
    return std::pow(ratio, 1.0 / static_cast<Real>(last - 1 - first));
}

}  // namespace solverscope

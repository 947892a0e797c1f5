// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/reference.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <ctime>
#include <map>
#include <mutex>

#include "physics/analysis/reference/interior_point.h"
#include "physics/analysis/reference/pivot_path.h"
#include "physics/analysis/reference/proximal_problem.h"
#include "physics/analysis/reference/residual.h"
#include "physics/analysis/reference/response_matrix.h"
#include "physics/analysis/reference/scaled_rows.h"
#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"

namespace solverscope {
namespace {

using Vector = Eigen::VectorXd;

/// The solution with these λ̂, its velocities and its residual in the problem's own units.
ReferenceSolution unscaled(const VelocityProblem& problem, const ScaledRows& scaled, const Vector& lambda) {
    ReferenceSolution solution;
    for (std::size_t i = 0; i < problem.rows.size(); ++i)
        solution.impulses.push_back(scaled.rows[i].scale * lambda[static_cast<Eigen::Index>(i)]);
    solution.velocities = velocitiesAfter(problem, solution.impulses);
    solution.residual = residualOf(problem.rows, solution.impulses, solution.velocities);
    solution.certified = solution.residual < ReferenceSolution::certificate;
    return solution;
}

/// Which rows are free, with a band of rounding around the bounds that counts as the bound.
std::vector<Clamp> clampsAt(const VelocityProblem& problem, const ReferenceSolution& solution) {
    Real largest = 0;
    for (const Real lambda : solution.impulses) largest = std::max(largest, std::abs(lambda));
    const Real band = 1e-9 * largest;
    std::vector<Clamp> clamps(problem.rows.size(), Clamp::None);
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        const Row& row = problem.rows[i];
        const Bounds bounds = boundsOf(row, solution.impulses[row.normalRow]);
        if (solution.impulses[i] <= bounds.lower + band)
            clamps[i] = Clamp::Lower;
        else if (solution.impulses[i] >= bounds.upper - band)
            clamps[i] = Clamp::Upper;
    }
    return clamps;
}

ReferenceSolution unfinishedSolution() {
    ReferenceSolution none;
    none.unfinished = true;
    return none;
}

/// What the thread has computed so far [s].
Real secondsOfThread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<Real>(time.tv_sec) + 1e-9 * static_cast<Real>(time.tv_nsec);
}

/// First the interior-point method, which gets close in a number of steps that hardly depends on the problem; then the method
/// of multipliers, which needs a close start to be fast and converges to rounding. Small penalties move the multipliers slowly
/// and always let Newton's method converge; large ones converge fast. So ρ grows on progress and shrinks when Newton's method
/// gets stuck. Where that does not end at the solution, many attempts: each comes near it along another interior path, and goes on
/// over the corners of the problem.
class ReferenceSearch {
public:
    ReferenceSearch(const VelocityProblem& problem, const ReferenceLimits& limits, ReferenceProgress* progress)
        : m_problem(problem),
          m_limits(limits),
          m_end(limits.seconds < infinity ? secondsOfThread() + limits.seconds : infinity),
          m_scaled(scaledRows(problem)),
          m_matrix(m_scaled),
          m_proximal(m_scaled, m_matrix, [this] { return isStopped(); }),
          m_path(m_scaled, m_matrix,
                 [this] {
                     counted(1);
                     return !isStopped();
                 }),
          m_progress(progress),
          m_u(Vector::Zero(m_scaled.unknowns)) {
        for (const ScaledRow& row : m_scaled.rows) {
            if (row.size == 0) continue;
            m_largestSlip = std::max(m_largestSlip, std::abs(row.offset));
            m_largestScale = std::max(m_largestScale, row.scale);
            m_largestVelocity = std::max(m_largestVelocity, std::abs(row.offset) / row.scale);
        }
        // Without friction the problem is the minimum of a convex function, and Newton's method comes down to it from anywhere.
        m_convex = std::none_of(problem.rows.begin(), problem.rows.end(), [](const Row& r) { return r.kind == RowKind::Friction; });
        restart();
        m_best = m_now;
    }

    ReferenceSolution run() {
        // Easy problems are done after the first try.
        attempt({}, 60, 6);
        comeCloser();
        for (int path = 0; path < maxPaths && isWanted(); ++path) {
            restart();
            attempt({.path = path}, 100, 20);
            if (!m_now.certified) goOverCorners();
            if (m_now.residual < m_best.residual) m_best = m_now;
        }
        if (m_isOverLimit) return unfinishedSolution();
        m_best.newtonSteps = m_newtonSteps;
        m_best.clamps = clampsAt(m_problem, m_best);
        return m_best;
    }

private:
    static constexpr Real lowestRho = 0.25;
    static constexpr int maxPaths = 24;
    static constexpr int maxSteps = 3000;

    /// From rest, as if nothing had been tried.
    void restart() {
        m_proximal.lambda = m_lambda = Vector::Zero(static_cast<Eigen::Index>(m_scaled.rows.size()));
        m_now = unscaled(m_problem, m_scaled, m_lambda);
        m_highestRho = 1e4;
    }

    bool isDone() const { return !(m_now.residual > 4e-16 * m_largestVelocity); }

    /// Once over a limit, always: what comes out does not depend on the place where that was noticed.
    bool isStopped() {
        m_isOverLimit = m_isOverLimit || m_newtonSteps >= m_limits.newtonSteps || (m_end < infinity && secondsOfThread() >= m_end);
        return m_isOverLimit || m_limits.isCancelled();
    }

    void counted(int steps) {
        m_newtonSteps += steps;
        if (!m_progress) return;
        m_progress->newtonSteps = m_newtonSteps;
        m_progress->residual = std::min(m_best.residual, m_now.residual);
    }

    bool isWanted() { return !m_best.certified && !std::isnan(m_best.residual) && m_newtonSteps < maxSteps && !isStopped(); }

    /// Where only a little is missing: a long attempt; then again from the nearest point, moving further away from it until that
    /// helps.
    void comeCloser() {
        constexpr Real little = 1e-6;
        constexpr Real furthest = 1e9;
        if (m_now.residual < little && isWanted()) attempt({}, 300, 60);
        for (Real off = 10; off < furthest && m_now.residual < little && isWanted();) {
            const Vector from = m_lambda;
            const Real before = m_now.residual;
            attempt({&from, off * before * m_largestScale}, 300, 60);
            off = m_now.residual < 0.5 * before ? 10 : 10 * off;
        }
    }

    void attempt(const InteriorStart& start, int longest, int patience) {
        if (isDone() || isStopped()) return;
        approach(start, longest, patience);
        finish();
        if (m_now.residual < m_best.residual) m_best = m_now;
    }

    /// `patience`: number of steps allowed without progress.
    void approach(const InteriorStart& start, int longest, int patience) {
        constexpr Real near = 1e-9;
        int idle = 0;
        Real nearest = infinity;
        interiorPoint(m_scaled, m_matrix, start, longest, [&](int, const Vector& lambda) {
            const Real residual = offer(lambda, 1);
            idle = residual < nearest ? 0 : idle + 1;
            nearest = std::min(nearest, residual);
            counted(1);
            return !isStopped() && idle < patience && m_now.residual > near * m_largestVelocity;
        });
        m_proximal.lambda = m_lambda;
        m_u = m_proximal.response(m_lambda);
        m_rho = 100;
    }

    void finish() {
        constexpr int maxRounds = 12;
        int roundsWithoutGain = 0;
        for (int i = 0; i < maxRounds && !isDone() && roundsWithoutGain < 2 && !isStopped(); ++i) {
            const Real before = m_now.residual;
            round();
            const bool gained = m_now.residual < 0.5 * before;
            roundsWithoutGain = gained || !m_now.certified ? 0 : roundsWithoutGain + 1;
            if (!gained && m_rho == m_highestRho) m_highestRho = std::min(10 * m_highestRho, 1e8);
        }
    }

    void round() {
        using Cones = ProximalProblem::Cones;
        const Real tolerance = std::max(1e-15 * m_largestSlip, 1e-3 * std::min(m_largestSlip / m_rho, m_now.residual));
        const bool patient = m_convex || m_rho <= lowestRho;
        Vector u = m_u;
        const auto outcome =
            m_proximal.solve(u, m_rho, m_convex ? Cones::FromMultipliers : Cones::FromImpulses, tolerance, patient ? 100 : 25);
        const Real before = m_now.residual;
        const bool better = offer(m_proximal.impulses, 1) < before;
        counted(outcome.steps);
        if (!outcome.converged && !better && m_rho > lowestRho) {
            m_rho = std::max(m_rho / 16, lowestRho);
            return;
        }
        m_u = u;
        m_proximal.lambda = m_proximal.impulses;
        refine();
        m_rho = std::min(2 * m_rho, m_highestRho);
    }

    /// Once the right rows are free this leaves nothing but rounding; before that it is of no use and is not taken.
    void refine() {
        for (int i = 0; i < 5 && m_now.residual > 0 && !isStopped(); ++i) {
            const Vector refined = m_proximal.refined(1e6);
            const Real before = m_now.residual;
            const bool taken = offer(refined, 0.5) < 0.5 * before;
            counted(1);
            if (!taken) return;
            m_proximal.lambda = refined;
        }
    }

    /// From the best near point on. Each path arrives at the solution of rows a little softened, and the next one begins there;
    /// the softening vanishes as they come to lie together.
    void goOverCorners() {
        constexpr Real softest = 1e5;
        constexpr Real hardest = 1e7;  // rounding grows with ρ
        constexpr int maxCorners = 300;
        constexpr int few = 20;
        constexpr int patience = 25;  // paths without a corner: what is left is rounding
        m_proximal.lambda = m_lambda;
        Real rho = 1e6;
        for (int straight = 0; straight < patience && m_newtonSteps < maxSteps && !m_now.certified && !isStopped();) {
            if (!m_path.follow(m_proximal.lambda, rho, maxCorners, 1e-9)) {
                if (rho <= softest) return;
                rho *= 0.1;
                continue;
            }
            m_proximal.lambda = m_path.impulses;
            offer(m_path.impulses, 1);
            refine();
            straight = m_path.corners() == 0 ? straight + 1 : 0;
            if (m_path.corners() < few) rho = std::min(2 * rho, hardest);
        }
    }

    /// Keeps λ̂ if its residual is below `share` of the best one; returns the residual.
    Real offer(const Vector& lambda, Real share) {
        ReferenceSolution candidate = unscaled(m_problem, m_scaled, lambda);
        const Real residual = candidate.residual;
        if (residual < share * m_now.residual) {
            m_now = std::move(candidate);
            m_lambda = lambda;
        }
        return residual;
    }

    const VelocityProblem& m_problem;
    ReferenceLimits m_limits;
    Real m_end;  // in seconds of the thread
    bool m_isOverLimit = false;
    ScaledRows m_scaled;
    ResponseMatrix m_matrix;
    ProximalProblem m_proximal;
    PivotPath m_path;
    ReferenceProgress* m_progress;
    Vector m_u;
    ReferenceSolution m_best;
    ReferenceSolution m_now;  // the best of this attempt
    Vector m_lambda;          // its λ̂
    Real m_largestScale = 0;
    Real m_largestSlip = 0;
    Real m_largestVelocity = 0;
    Real m_rho = 1;
    Real m_highestRho = 1e4;
    bool m_convex = true;
    int m_newtonSteps = 0;
};

}  // namespace

std::vector<Velocity> velocitiesAfter(const VelocityProblem& problem, std::span<const Real> impulses) {
    std::vector<Velocity> velocities = problem.velocities;
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        const Row& row = problem.rows[i];
        applyImpulse(row, impulses[i], problem.inverseMasses[index(row.a)], problem.inverseMasses[index(row.b)],
                     velocities[index(row.a)], velocities[index(row.b)]);
    }
    return velocities;
}

ReferenceSolution referenceSolution(const VelocityProblem& problem, const ReferenceLimits& limits, ReferenceProgress* progress) {
    if (!(limits.seconds > 0)) return unfinishedSolution();
    const Real before = secondsOfThread();
    ReferenceSolution solution = ReferenceSearch(problem, limits, progress).run();
    solution.seconds = secondsOfThread() - before;
    return solution;
}

namespace {

/// The solutions of one trace's problems, by list and sub-step.
struct KeptReferences {
    struct Place {
        bool searching = false;
        std::shared_ptr<const ReferenceSolution> solution;
        ReferenceLimits limits;  // that ended an unfinished one

        bool satisfies(const ReferenceLimits& wanted) const { return solution && (!solution->unfinished || limits.allow(wanted)); }
    };
    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::pair<RowList, int>, Place> places;
    bool searchingInTime = false;  // with a limit of time
    Real seconds = 0;              // that such searches have taken
    std::shared_ptr<ReferenceProgress> progress = std::make_shared<ReferenceProgress>();
};

constexpr std::chrono::milliseconds lookForCancellation{5};

}  // namespace

std::shared_ptr<const ReferenceSolution> referenceOf(const StepTrace& step, RowList list, int substep,
                                                     const ReferenceLimits& limits) {
    auto& kept = step.kept<KeptReferences>();
    std::unique_lock lock(kept.mutex);
    KeptReferences::Place& place = kept.places[{list, substep}];
    const bool inTime = limits.seconds < infinity;
    const auto mustWait = [&] { return !place.satisfies(limits) && (place.searching || (inTime && kept.searchingInTime)); };
    while (mustWait() && !limits.isCancelled()) kept.changed.wait_for(lock, lookForCancellation);
    if (place.satisfies(limits)) return place.solution;
    if (mustWait()) return std::make_shared<const ReferenceSolution>(unfinishedSolution());
    place.searching = true;
    kept.searchingInTime = kept.searchingInTime || inTime;
    ReferenceLimits left = limits;
    left.seconds -= kept.seconds;
    kept.progress->newtonSteps = 0;
    kept.progress->residual = infinity;
    lock.unlock();
    const auto frozen = frozenStep(step, substep);
    const VelocityProblem& problem = list == RowList::PseudoVelocities ? frozen->pseudoVelocities : frozen->velocities;
    auto solution = std::make_shared<const ReferenceSolution>(referenceSolution(problem, left, kept.progress.get()));
    lock.lock();
    place.searching = false;
    if (inTime) kept.searchingInTime = false;
    if (!limits.isCancelled()) {
        place.solution = solution;
        place.limits = limits;
        if (inTime) kept.seconds += solution->seconds;
    }
    kept.changed.notify_all();
    return solution;
}

std::shared_ptr<const ReferenceProgress> referenceProgressOf(const StepTrace& step) { return step.kept<KeptReferences>().progress; }

}  // namespace solverscope

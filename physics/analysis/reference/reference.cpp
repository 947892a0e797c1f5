// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/reference.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <map>
#include <mutex>

#include "physics/analysis/reference/interior_point.h"
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

/// First the interior-point method, which gets close in a number of steps that hardly depends on the problem; then the method
/// of multipliers, which needs a close start to be fast and converges to rounding. Small penalties move the multipliers slowly
/// and always let Newton's method converge; large ones converge fast. So ρ grows on progress and shrinks when Newton's method
/// gets stuck.
class ReferenceSearch {
public:
    ReferenceSearch(const VelocityProblem& problem, const std::atomic<bool>* cancelled, ReferenceProgress* progress)
        : m_problem(problem),
          m_scaled(scaledRows(problem)),
          m_matrix(m_scaled),
          m_proximal(m_scaled, m_matrix, cancelled),
          m_progress(progress),
          m_u(Vector::Zero(m_scaled.unknowns)),
          m_bestLambda(m_proximal.lambda) {
        for (const ScaledRow& row : m_scaled.rows) {
            if (row.size == 0) continue;
            m_largestSlip = std::max(m_largestSlip, std::abs(row.offset));
            m_largestScale = std::max(m_largestScale, row.scale);
            m_largestVelocity = std::max(m_largestVelocity, std::abs(row.offset) / row.scale);
        }
        // Without friction the problem is the minimum of a convex function, and Newton's method comes down to it from anywhere.
        m_convex = std::none_of(problem.rows.begin(), problem.rows.end(), [](const Row& r) { return r.kind == RowKind::Friction; });
        m_best = unscaled(m_problem, m_scaled, m_proximal.lambda);
    }

    ReferenceSolution run() {
        constexpr int maxSteps = 1000;
        // Easy problems are done after the first try. Otherwise a long attempt; then again from the best solution, moving
        // further away from it until that helps.
        attempt({}, 60, 6);
        if (isWanted()) attempt({}, 300, 60);
        for (Real off = 10; isWanted() && m_newtonSteps < maxSteps;) {
            const Vector from = m_bestLambda;
            const Real before = m_best.residual;
            attempt({&from, off * before * m_largestScale}, 300, 60);
            off = m_best.residual < 0.5 * before ? 10 : 10 * off;
        }
        m_best.newtonSteps = m_newtonSteps;
        m_best.clamps = clampsAt(m_problem, m_best);
        return m_best;
    }

private:
    static constexpr Real lowestRho = 0.25;

    bool isDone() const { return !(m_best.residual > 4e-16 * m_largestVelocity); }

    void counted(int steps) {
        m_newtonSteps += steps;
        if (!m_progress) return;
        m_progress->newtonSteps = m_newtonSteps;
        m_progress->residual = m_best.residual;
    }

    bool isWanted() const { return !m_best.certified && !isDone() && !m_proximal.isCancelled(); }

    void attempt(const InteriorStart& start, int maxSteps, int patience) {
        if (isDone() || m_proximal.isCancelled()) return;
        approach(start, maxSteps, patience);
        finish();
    }

    /// `patience`: number of steps allowed without progress.
    void approach(const InteriorStart& start, int maxSteps, int patience) {
        constexpr Real near = 1e-9;
        int idle = 0;
        Real nearest = infinity;
        interiorPoint(m_scaled, m_matrix, start, maxSteps, [&](int, const Vector& lambda) {
            const Real residual = offer(lambda, 1);
            idle = residual < nearest ? 0 : idle + 1;
            nearest = std::min(nearest, residual);
            counted(1);
            return !m_proximal.isCancelled() && idle < patience && m_best.residual > near * m_largestVelocity;
        });
        m_proximal.lambda = m_bestLambda;
        m_u = m_proximal.response(m_bestLambda);
        m_rho = 100;
    }

    void finish() {
        constexpr int maxRounds = 12;
        int roundsWithoutGain = 0;
        for (int i = 0; i < maxRounds && !isDone() && roundsWithoutGain < 2 && !m_proximal.isCancelled(); ++i) {
            const Real before = m_best.residual;
            round();
            const bool gained = m_best.residual < 0.5 * before;
            roundsWithoutGain = gained || !m_best.certified ? 0 : roundsWithoutGain + 1;
            if (!gained && m_rho == m_highestRho) m_highestRho = std::min(10 * m_highestRho, 1e8);
        }
    }

    void round() {
        using Cones = ProximalProblem::Cones;
        const Real tolerance = std::max(1e-15 * m_largestSlip, 1e-3 * std::min(m_largestSlip / m_rho, m_best.residual));
        const bool patient = m_convex || m_rho <= lowestRho;
        Vector u = m_u;
        const auto outcome =
            m_proximal.solve(u, m_rho, m_convex ? Cones::FromMultipliers : Cones::FromImpulses, tolerance, patient ? 100 : 25);
        const Real before = m_best.residual;
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
        for (int i = 0; i < 5 && m_best.residual > 0 && !m_proximal.isCancelled(); ++i) {
            const Vector refined = m_proximal.refined(1e6);
            const Real before = m_best.residual;
            const bool taken = offer(refined, 0.5) < 0.5 * before;
            counted(1);
            if (!taken) return;
            m_proximal.lambda = refined;
        }
    }

    /// Keeps λ̂ if its residual is below `share` of the best one; returns the residual.
    Real offer(const Vector& lambda, Real share) {
        ReferenceSolution candidate = unscaled(m_problem, m_scaled, lambda);
        const Real residual = candidate.residual;
        if (residual < share * m_best.residual) {
            m_best = std::move(candidate);
            m_bestLambda = lambda;
        }
        return residual;
    }

    const VelocityProblem& m_problem;
    ScaledRows m_scaled;
    ResponseMatrix m_matrix;
    ProximalProblem m_proximal;
    ReferenceProgress* m_progress;
    Vector m_u;
    ReferenceSolution m_best;
    Vector m_bestLambda;
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

ReferenceSolution referenceSolution(const VelocityProblem& problem, const std::atomic<bool>* cancelled,
                                    ReferenceProgress* progress) {
    return ReferenceSearch(problem, cancelled, progress).run();
}

namespace {

/// The solutions of one trace's problems, by list and sub-step.
struct KeptReferences {
    struct Place {
        bool searching = false;
        std::shared_ptr<const ReferenceSolution> solution;
    };
    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::pair<RowList, int>, Place> places;
};

constexpr std::chrono::milliseconds lookForCancellation{5};

}  // namespace

std::shared_ptr<const ReferenceSolution> referenceOf(const StepTrace& step, RowList list, int substep,
                                                     const std::atomic<bool>* cancelled, ReferenceProgress* progress) {
    const auto isCancelled = [cancelled] { return cancelled && *cancelled; };
    auto& kept = step.kept<KeptReferences>();
    std::unique_lock lock(kept.mutex);
    KeptReferences::Place& place = kept.places[{list, substep}];
    while (place.searching && !isCancelled()) kept.changed.wait_for(lock, lookForCancellation);
    if (place.solution) return place.solution;
    if (place.searching) return std::make_shared<const ReferenceSolution>();
    place.searching = true;
    lock.unlock();
    const auto frozen = frozenStep(step, substep);
    const VelocityProblem& problem = list == RowList::PseudoVelocities ? frozen->pseudoVelocities : frozen->velocities;
    auto solution = std::make_shared<const ReferenceSolution>(referenceSolution(problem, cancelled, progress));
    lock.lock();
    place.searching = false;
    if (!isCancelled()) place.solution = solution;
    kept.changed.notify_all();
    return solution;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A direct method: the step's complementarity problem by pivoting, to the last digits and without sweeps.
// Source: D. Baraff, "Fast contact force computation for nonpenetrating rigid bodies" (1994), after Dantzig's algorithm in
// R. W. Cottle and G. B. Dantzig, "Complementary pivot theory of mathematical programming" (1968).
//
//   w = J v + bias + γ Λ               what a row still lacks
//   lower < Λ < upper → w = 0          Λ = lower → w ≥ 0          Λ = upper → w ≤ 0
//
//   Row by row: the new row's Λ is moved until its w is 0 or its bound is reached. On the way
//     A_FF ΔΛ_F = −A_Fi ΔΛ_i           the free rows F give way, so that their w stays 0
//     Λt = ±μ Λn                       friction that slides follows its normal row
//   and wherever a row reaches a bound, or leaves one because its w comes to 0, F changes and the way bends: a pivot.
//   In the end all rows are right at once.
//
// Every pivot is an iteration, and every row whose Λ it changes a visit. The rows of a pivot count on one another: what the
// visit adds to the bias is what the rows after it are about to do to Jv, and what its own w keeps.
//
// Four points under one plank carry it in many ways. A row whose w the free rows decide already stays as it is (`Held`, or at
// its bound with w = 0): of many solutions it is the one whose impulses came first.
//
// Friction makes the matrix unsymmetric, and then pivots may go round in circles (Baraff's proof is for μ = 0). After so many of
// them a few sweeps of sequential impulses go on from where they have come to, and show which rows are likely to be free: from
// there Newton's method on Λ = clamp(Λ − w / K), as P. Alart and A. Curnier (1991) have it, mostly finds the solution at once.
// Where it does not, or with more than 300 rows, sequential impulses do the work: `DirectTables::outcome` says so.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "physics/solvers/clamping.h"
#include "physics/solvers/direct_matrix.h"
#include "physics/solvers/row_ops.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// w of a row.
inline Real velocityResidual(const RowSystem& system, std::uint32_t i) {
    const Row& row = system.rows[i];
    return relativeVelocity(row, system.velocities[index(row.a)], system.velocities[index(row.b)]) + row.bias +
           row.softness * row.lambda;
}

/// The row's bounds with its normal row's Λ of the moment.
inline Bounds boundsNow(const RowSystem& system, std::uint32_t i) {
    return boundsOf(system.rows[i], system.rows[system.rows[i].normalRow].lambda);
}

/// Moves a row's Λ to `target`. Where the row by itself would ask for just that, the visit is an ordinary one; else the bias
/// holds what it counts on.
inline void moveTo(RowSystem& system, std::uint32_t i, Real target, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsNow(system, i);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real lack = jv + row.bias + row.softness * row.lambda;
    const Real alone = -row.effectiveMass * lack;
    const Real lambdaBefore = row.lambda;
    row.lambda = clamped(target, bounds);
    const Real delta = row.lambda - lambdaBefore;
    const bool isAlone = clamped(lambdaBefore + alone, bounds) == row.lambda;
    const Real foreseen = isAlone ? 0 : -delta / row.effectiveMass - lack;
    const Real rawDelta = isAlone ? alone : delta;
    const Real rawLambda = lambdaBefore + rawDelta;
    applyImpulse(row, delta, system.inverseMasses[index(row.a)], system.inverseMasses[index(row.b)], vA, vB);
    watch.row({system.phase, i, jv, rawDelta, lambdaBefore, row.lambda, delta, bounds.lower, bounds.upper,
               clampOf(rawLambda, bounds), 1, foreseen});
}

/// The pivots over one list of rows.
class DirectPivots {
public:
    DirectPivots(RowSystem& system, DirectTables& tables)
        : m_system(system), m_tables(tables), m_left(10 * static_cast<int>(system.rows.size()) + 100) {
        for (std::uint32_t i = 0; i < m_system.rows.size(); ++i)
            m_largest = std::max(m_largest, std::abs(velocityResidual(m_system, i)));
    }

    /// How many iterations there were.
    int iterations() const { return m_iterations; }

    DirectOutcome solve(StepWatch auto& watch) {
        if (driveAll(watch)) {
            polish(watch);
            if (isRight()) return DirectOutcome::Solved;
        }
        for (int attempt = 1; attempt <= 20; ++attempt) {
            for (int sweep = 0; sweep < attempt; ++sweep) {
                for (Index i = 0; i < m_system.rows.size(); ++i) solveRowAccumulated(m_system, i, watch);
                watch.iteration(m_system.phase, ++m_iterations);
            }
            if (!findByNewton()) continue;
            go(nobody, {1, nobody, ActiveSetState::Free}, watch);
            return DirectOutcome::SolvedAfterSweeps;
        }
        return DirectOutcome::Stuck;
    }

private:
    using Index = std::uint32_t;
    static constexpr Real never = std::numeric_limits<Real>::infinity();
    static constexpr Index nobody = std::numeric_limits<Index>::max();

    /// Where the way along a direction ends.
    struct Stop {
        Real at = never;  // how much of the direction
        Index row = 0;
        ActiveSetState becomes = ActiveSetState::Waiting;
    };

    bool driveAll(StepWatch auto& watch) {
        for (Index i = 0; i < m_system.rows.size(); ++i)
            if (m_system.rows[i].effectiveMass > 0 && !drive(i, watch)) return false;
        return true;
    }

    /// Moves row i until it is right.
    bool drive(Index i, StepWatch auto& watch) {
        while (true) {
            const Real lack = velocityResidual(m_system, i);
            const Bounds bounds = boundsNow(m_system, i);
            const Real lambda = m_system.rows[i].lambda;
            const bool right = std::abs(lack) <= 1e-14 * m_largest;
            if ((lack > 0 || right) && lambda <= bounds.lower) return settle(i, ActiveSetState::Lower);
            if ((lack < 0 || right) && lambda >= bounds.upper) return settle(i, ActiveSetState::Upper);
            if (right) return settle(i, ActiveSetState::Free);
            if (m_left-- == 0) return false;

            findDirection(i, lack > 0 ? -1 : 1);
            const Stop stop = firstStop(i, lack);
            if (stop.at == never) return settle(i, ActiveSetState::Held);
            go(i, stop, watch);
            if (stop.row == i && stop.becomes == ActiveSetState::Free) {
                // w is 0 but for rounding.
                return settle(i, ActiveSetState::Free);
            }
            if (!change(stop.row, stop.becomes)) return false;
            if (stop.row == i) return true;
        }
    }

    /// Row i is done. A row that would be free but whose w the free rows decide is held.
    bool settle(Index i, ActiveSetState standing) {
        if (standing == ActiveSetState::Free) {
            m_tables.free.push_back(i);
            m_tables.standing[i] = ActiveSetState::Free;
            if (factorizeFrom(m_system, m_tables, m_tables.free.size() - 1)) return true;
            m_tables.free.pop_back();
            standing = ActiveSetState::Held;
        }
        m_tables.standing[i] = standing;
        return true;
    }

    bool isFree(Index i) const { return m_tables.standing[i] == ActiveSetState::Free; }
    bool isSliding(Index i) const {
        return m_system.rows[i].kind == RowKind::Friction &&
               (m_tables.standing[i] == ActiveSetState::Lower || m_tables.standing[i] == ActiveSetState::Upper);
    }
    std::size_t placeOf(Index i) const {
        const auto found = std::find(m_tables.free.begin(), m_tables.free.end(), i);
        return static_cast<std::size_t>(found - m_tables.free.begin());
    }

    /// Lets a row take another standing. False where the free rows would then not have one solution.
    bool change(Index i, ActiveSetState standing) {
        std::size_t from = m_tables.free.size();
        const auto takeOut = [&](Index row) {
            const std::size_t place = placeOf(row);
            m_tables.free.erase(m_tables.free.begin() + static_cast<std::ptrdiff_t>(place));
            from = std::min(from, place);
        };
        if (isFree(i)) takeOut(i);
        if (standing == ActiveSetState::Free) {
            from = std::min(from, m_tables.free.size());
            m_tables.free.push_back(i);
        }
        m_tables.standing[i] = standing;
        const Row& row = m_system.rows[i];
        const Index friction = frictionOf(m_system, i);
        if (friction != i && standing != ActiveSetState::Free && isFree(friction)) {
            // Where nothing presses there is no friction either.
            takeOut(friction);
            m_tables.standing[friction] = ActiveSetState::Lower;
        }
        if (friction != i && standing == ActiveSetState::Free && m_tables.standing[friction] != ActiveSetState::Waiting)
            m_tables.standing[friction] = velocityResidual(m_system, friction) < 0 ? ActiveSetState::Upper : ActiveSetState::Lower;
        if (row.kind == RowKind::Friction && isFree(row.normalRow)) from = std::min(from, placeOf(row.normalRow));
        return factorizeFrom(m_system, m_tables, from);
    }

    /// How everything changes while Λ of row i grows by `sign`.
    void findDirection(Index i, Real sign) {
        std::fill(m_tables.change.begin(), m_tables.change.end(), 0);
        std::fill(m_tables.rate.begin(), m_tables.rate.end(), 0);
        for (std::size_t k = 0; k < m_tables.free.size(); ++k)
            m_tables.solution[k] = -sign * entryOf(m_system, m_tables, m_tables.free[k], i);
        solveFree(m_tables);
        for (std::size_t k = 0; k < m_tables.free.size(); ++k) m_tables.change[m_tables.free[k]] = m_tables.solution[k];
        m_tables.change[i] = sign;
        updateSlidingFriction();

        const Real size = findMotion();
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Row& row = m_system.rows[j];
            if (m_tables.standing[j] == ActiveSetState::Waiting && j != i) continue;
            const Real rate = rateOf(j);
            const bool isNothing = std::abs(rate) * std::sqrt(row.effectiveMass) <= 1e-10 * size;
            m_tables.rate[j] = isFree(j) || isNothing ? 0 : rate;
        }
    }

    /// How the velocities change with the impulses; the size of these where K is 1.
    Real findMotion() {
        std::fill(m_tables.motion.begin(), m_tables.motion.end(), Velocity{});
        Real size = 0;
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Row& row = m_system.rows[j];
            const Real change = m_tables.change[j];
            if (change == 0) continue;
            size = std::max(size, std::abs(change) / std::sqrt(row.effectiveMass));
            applyImpulse(row, change, m_system.inverseMasses[index(row.a)], m_system.inverseMasses[index(row.b)],
                         m_tables.motion[index(row.a)], m_tables.motion[index(row.b)]);
        }
        return size;
    }
    Real rateOf(Index j) const {
        const Row& row = m_system.rows[j];
        return relativeVelocity(row, m_tables.motion[index(row.a)], m_tables.motion[index(row.b)]) +
               row.softness * m_tables.change[j];
    }

    void updateSlidingFriction() {
        for (Index j = 0; j < m_system.rows.size(); ++j)
            if (isSliding(j))
                m_tables.change[j] = slope(m_system.rows[j], m_tables.standing[j]) * m_tables.change[m_system.rows[j].normalRow];
    }

    /// What stops the way first: row i is right, or a row comes to a bound or leaves one.
    Stop firstStop(Index i, Real lack) const {
        Stop first;
        const auto offer = [&](Real at, Index row, ActiveSetState becomes) {
            if (at < first.at) first = {std::max(at, 0.0), row, becomes};
        };
        if (m_tables.rate[i] * lack < 0) offer(-lack / m_tables.rate[i], i, ActiveSetState::Free);
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Row& row = m_system.rows[j];
            const ActiveSetState standing = m_tables.standing[j];
            const Real rate = m_tables.rate[j];
            if (j == i || standing == ActiveSetState::Free) {
                const Bounds bounds = boundsNow(m_system, j);
                const bool isFriction = row.kind == RowKind::Friction;
                const Real cone = isFriction ? row.friction * m_tables.change[row.normalRow] : 0;
                const Real up = m_tables.change[j] - cone;
                const Real down = -m_tables.change[j] - cone;
                if (up > 0 && bounds.upper < never) offer((bounds.upper - row.lambda) / up, j, ActiveSetState::Upper);
                if (down > 0 && bounds.lower > -never) offer((row.lambda - bounds.lower) / down, j, ActiveSetState::Lower);
                continue;
            }
            if (rate == 0 || row.effectiveMass == 0) continue;
            if (row.kind == RowKind::Friction && !presses(row.normalRow, i)) continue;
            const Real own = velocityResidual(m_system, j);
            if (standing == ActiveSetState::Lower && rate < 0) offer(-std::max(own, 0.0) / rate, j, ActiveSetState::Free);
            if (standing == ActiveSetState::Upper && rate > 0) offer(-std::min(own, 0.0) / rate, j, ActiveSetState::Free);
            if (standing == ActiveSetState::Held && std::abs(own) <= 1e-12 * m_largest) offer(0, j, ActiveSetState::Free);
        }
        return first;
    }

    /// Whether a normal row has an impulse, or is getting one.
    bool presses(Index normal, Index driven) const {
        return isFree(normal) || normal == driven || m_system.rows[normal].lambda > 0;
    }

    /// Goes along the direction as far as the stop; visits every row whose Λ changes.
    void go(Index i, const Stop& stop, StepWatch auto& watch) {
        if (stop.at == 0) return;
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            if (m_tables.change[j] == 0) continue;
            const Bounds bounds = boundsNow(m_system, j);
            const bool toLower = (j == stop.row && stop.becomes == ActiveSetState::Lower) ||
                                 (j != i && isSliding(j) && m_tables.standing[j] == ActiveSetState::Lower);
            const bool toUpper = (j == stop.row && stop.becomes == ActiveSetState::Upper) ||
                                 (j != i && isSliding(j) && m_tables.standing[j] == ActiveSetState::Upper);
            const Real along = m_system.rows[j].lambda + stop.at * m_tables.change[j];
            moveTo(m_system, j, toLower ? bounds.lower : toUpper ? bounds.upper : along, watch);
        }
        watch.iteration(m_system.phase, ++m_iterations);
    }

    /// Takes away what rounding has left in w of the free rows.
    void polish(StepWatch auto& watch) {
        for (int round = 0; round < 2; ++round) {
            Real worst = 0;
            for (std::size_t k = 0; k < m_tables.free.size(); ++k) {
                m_tables.solution[k] = -velocityResidual(m_system, m_tables.free[k]);
                worst = std::max(worst, std::abs(m_tables.solution[k]));
            }
            if (worst <= 1e-14 * m_largest) return;
            solveFree(m_tables);
            std::fill(m_tables.change.begin(), m_tables.change.end(), 0);
            for (std::size_t k = 0; k < m_tables.free.size(); ++k) m_tables.change[m_tables.free[k]] = m_tables.solution[k];
            updateSlidingFriction();
            go(nobody, {1, nobody, ActiveSetState::Free}, watch);
        }
    }

    /// Newton's method from the Λ of the moment, each step with a pull back to where it begins. Leaves in `change` what leads to
    /// the solution; false where it finds none.
    bool findByNewton() {
        const auto count = static_cast<Index>(m_system.rows.size());
        for (Index j = 0; j < count; ++j) m_tables.lack[j] = velocityResidual(m_system, j);
        std::fill(m_tables.change.begin(), m_tables.change.end(), 0);
        std::fill(m_tables.rate.begin(), m_tables.rate.end(), 0);
        m_tables.shift = 1e-6;
        for (int round = 0; round < 30; ++round) {
            if (round > 0 && worstAlong() <= 1e-12 * m_largest) return true;
            guessActiveSet();
            // What is not free goes to its bound; of that the free rows take notice.
            for (Index j = 0; j < count; ++j) {
                const Row& row = m_system.rows[j];
                if (isFree(j) || m_tables.standing[j] == ActiveSetState::Held) continue;
                const Bounds bounds = boundsAlong(j);
                m_tables.change[j] = (m_tables.standing[j] == ActiveSetState::Lower ? bounds.lower : bounds.upper) - row.lambda;
            }
            findMotion();
            for (std::size_t k = 0; k < m_tables.free.size(); ++k)
                m_tables.solution[k] = -(m_tables.lack[m_tables.free[k]] + rateOf(m_tables.free[k]));
            solveFree(m_tables);
            for (std::size_t k = 0; k < m_tables.free.size(); ++k) m_tables.change[m_tables.free[k]] += m_tables.solution[k];
            for (Index j = 0; j < count; ++j)
                if (isSliding(j)) {
                    const Row& row = m_system.rows[j];
                    m_tables.change[j] = slope(row, m_tables.standing[j]) * impulseAlong(row.normalRow) - row.lambda;
                }
            findMotion();
            for (Index j = 0; j < count; ++j) m_tables.rate[j] = rateOf(j);
        }
        return false;
    }

    Real impulseAlong(Index j) const { return m_system.rows[j].lambda + m_tables.change[j]; }
    Bounds boundsAlong(Index j) const {
        const Row& row = m_system.rows[j];
        return boundsOf(row, std::max(impulseAlong(row.normalRow), 0.0));
    }
    /// What the row would ask for, were it alone.
    Real askedAlong(Index j) const {
        return impulseAlong(j) - m_system.rows[j].effectiveMass * (m_tables.lack[j] + m_tables.rate[j]);
    }

    /// Whether every row is right but for rounding, those too that were held on the way.
    bool isRight() {
        for (Index j = 0; j < m_system.rows.size(); ++j) m_tables.lack[j] = velocityResidual(m_system, j);
        std::fill(m_tables.change.begin(), m_tables.change.end(), 0);
        std::fill(m_tables.rate.begin(), m_tables.rate.end(), 0);
        return worstAlong() <= std::max(1e-10 * m_largest, 1e-11);
    }

    /// How far the worst row is from its condition [m/s].
    Real worstAlong() const {
        Real worst = 0;
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Real mass = m_system.rows[j].effectiveMass;
            if (mass > 0) worst = std::max(worst, std::abs(impulseAlong(j) - clamped(askedAlong(j), boundsAlong(j))) / mass);
        }
        return worst;
    }

    /// Takes for free what asks for an impulse within its bounds, as far as these rows are independent.
    void guessActiveSet() {
        m_tables.free.clear();
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Bounds bounds = boundsAlong(j);
            const Real asked = askedAlong(j);
            const bool moves = m_system.rows[j].effectiveMass > 0;
            m_tables.standing[j] = !moves                  ? ActiveSetState::Held
                                   : asked <= bounds.lower ? ActiveSetState::Lower
                                   : asked >= bounds.upper ? ActiveSetState::Upper
                                                           : ActiveSetState::Free;
        }
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            if (!isFree(j)) continue;
            m_tables.free.push_back(j);
            if (factorizeFrom(m_system, m_tables, m_tables.free.size() - 1)) continue;
            m_tables.free.pop_back();
            m_tables.standing[j] = ActiveSetState::Held;
        }
    }

    RowSystem& m_system;
    DirectTables& m_tables;
    Real m_largest = 0;  // w at the start: the scale of velocities
    int m_left;          // pivots
    int m_iterations = 0;
};

/// Pivots until all rows are right at once. `iterations` are the sweeps of sequential impulses where that does not work.
inline void direct(RowSystem system, DirectTables& tables, int iterations, StepWatch auto& watch) {
    int done = 0;
    if (system.rows.size() > maxDirectRows) {
        tables.outcome = DirectOutcome::TooManyRows;
    } else {
        tables.begin(system.rows.size(), system.velocities.size());
        DirectPivots pivots(system, tables);
        tables.outcome = pivots.solve(watch);
        done = pivots.iterations();
        tables.end();
    }
    if (tables.outcome == DirectOutcome::Solved || tables.outcome == DirectOutcome::SolvedAfterSweeps) return;
    for (int iteration = done + 1; iteration <= done + iterations; ++iteration) {
        for (std::uint32_t i = 0; i < system.rows.size(); ++i) solveRowAccumulated(system, i, watch);
        watch.iteration(system.phase, iteration);
    }
}

}  // namespace solverscope

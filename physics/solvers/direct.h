// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A direct method: the step's complementarity problem by pivoting, to the last digits and without sweeps.
// Source: D. Baraff, "Fast contact force computation for nonpenetrating rigid bodies" (1994), after Dantzig's algorithm in
// R. W. Cottle and G. B. Dantzig, "Complementary pivot theory of mathematical programming" (1968).
//
//   w = J v + bias + γ Λ               the residual of a row
//   lower < Λ < upper → w = 0          Λ = lower → w ≥ 0          Λ = upper → w ≤ 0
//
//   Row by row: the new row's Λ is moved until its w is 0 or its bound is reached. On the way
//     A_FF ΔΛ_F = −A_Fi ΔΛ_i           the free rows F adapt, so that their w stays 0
//     Λt = ±μ Λn                       friction that slides follows its normal row
//   and wherever a row reaches a bound, or leaves one because its w becomes 0, F changes and the path bends: a pivot.
//   In the end all rows are right at once.
//
// Every pivot is an iteration, and every row whose Λ it changes is a visit. The rows of a pivot anticipate one another: the
// visit adds to the bias how the rows after it will change Jv, and the w that it keeps.
//
// Four points under one plank can share the load in many ways. A row whose w the free rows already determine stays unchanged
// (`Held`, or at its bound with w = 0): of many solutions this finds the one whose impulses came first.
//
// Friction makes the matrix unsymmetric, and pivots may then cycle (Baraff's proof is for μ = 0). After a limit of pivots a few
// sweeps of sequential impulses continue from there and show which rows are likely to be free: from that point Newton's method
// on Λ = clamp(Λ − w / K), as in P. Alart and A. Curnier (1991), usually finds the solution at once. If not, or with more than
// 300 rows, sequential impulses do the work: see `DirectTables::outcome`.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "physics/constraints/row.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/direct_matrix.h"
#include "physics/solvers/sequential_impulses.h"
#include "physics/watch/step_watch.h"

namespace solverscope {

/// The row's bounds with its normal row's Λ of the moment.
inline Bounds boundsNow(const RowSystem& system, std::uint32_t i) {
    return boundsOf(system.rows[i], system.rows[system.rows[i].normalRow].lambda);
}

/// Moves a row's Λ to `target`. If that is the row's own solution, the visit is an ordinary one; otherwise the bias holds what
/// it anticipates.
inline void moveTo(RowSystem& system, std::uint32_t i, Real target, StepWatch auto& watch) {
    Row& row = system.rows[i];
    Velocity& vA = system.velocities[index(row.a)];
    Velocity& vB = system.velocities[index(row.b)];
    const Bounds bounds = boundsNow(system, i);

    const Real jv = relativeVelocity(row, vA, vB);
    const Real residual = jv + row.bias + row.softness * row.lambda;
    const Real alone = -row.effectiveMass * residual;
    const Real lambdaBefore = row.lambda;
    row.lambda = clamped(target, bounds);
    const Real delta = row.lambda - lambdaBefore;
    const bool isAlone = clamped(lambdaBefore + alone, bounds) == row.lambda;
    const Real foreseen = isAlone ? 0 : -delta / row.effectiveMass - residual;
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
        : m_system(system), m_tables(tables), m_pivotsLeft(10 * static_cast<int>(system.rows.size()) + 100) {
        for (std::uint32_t i = 0; i < m_system.rows.size(); ++i)
            m_largest = std::max(m_largest, std::abs(velocityResidual(m_system, i)));
    }

    /// How many iterations there were.
    int iterations() const { return m_iterations; }

    DirectOutcome solve(StepWatch auto& watch) {
        if (driveAll(watch)) {
            refine(watch);
            if (isRight()) return DirectOutcome::Solved;
        }
        for (int attempt = 1; attempt <= 20; ++attempt) {
            sequentialImpulses(m_system, attempt, true, watch, m_iterations);
            m_iterations += attempt;
            if (!findByNewton()) continue;
            moveAlong(noRow, {1, noRow, ActiveSetState::Free}, watch);
            return DirectOutcome::SolvedAfterSweeps;
        }
        return DirectOutcome::Stuck;
    }

private:
    using Index = std::uint32_t;
    static constexpr Real unbounded = std::numeric_limits<Real>::infinity();
    static constexpr Index noRow = std::numeric_limits<Index>::max();

    /// The end of the path along a direction.
    struct StepLimit {
        Real at = unbounded;  // how much of the direction
        Index row = 0;
        ActiveSetState newState = ActiveSetState::Unvisited;
    };

    bool driveAll(StepWatch auto& watch) {
        for (Index i = 0; i < m_system.rows.size(); ++i)
            if (m_system.rows[i].effectiveMass > 0 && !drive(i, watch)) return false;
        return true;
    }

    /// Moves row i until it is right.
    bool drive(Index i, StepWatch auto& watch) {
        while (true) {
            const Real residual = velocityResidual(m_system, i);
            const Bounds bounds = boundsNow(m_system, i);
            const Real lambda = m_system.rows[i].lambda;
            const bool right = std::abs(residual) <= 1e-14 * m_largest;
            if ((residual > 0 || right) && lambda <= bounds.lower) return setState(i, ActiveSetState::Lower);
            if ((residual < 0 || right) && lambda >= bounds.upper) return setState(i, ActiveSetState::Upper);
            if (right) return setState(i, ActiveSetState::Free);
            if (m_pivotsLeft-- == 0) return false;

            findDirection(i, residual > 0 ? -1 : 1);
            const StepLimit stop = firstLimit(i, residual);
            if (stop.at == unbounded) return setState(i, ActiveSetState::Held);
            moveAlong(i, stop, watch);
            if (stop.row == i && stop.newState == ActiveSetState::Free) {
                // w is 0 up to rounding.
                return setState(i, ActiveSetState::Free);
            }
            if (!change(stop.row, stop.newState)) return false;
            if (stop.row == i) return true;
        }
    }

    /// Row i is done. A row that would be free, but whose w the free rows determine, is held.
    bool setState(Index i, ActiveSetState activeState) {
        if (activeState == ActiveSetState::Free) {
            m_tables.free.push_back(i);
            m_tables.activeState[i] = ActiveSetState::Free;
            if (factorizeFrom(m_system, m_tables, m_tables.free.size() - 1)) return true;
            m_tables.free.pop_back();
            activeState = ActiveSetState::Held;
        }
        m_tables.activeState[i] = activeState;
        return true;
    }

    bool isSliding(Index i) const {
        return m_system.rows[i].kind == RowKind::Friction &&
               (m_tables.activeState[i] == ActiveSetState::Lower || m_tables.activeState[i] == ActiveSetState::Upper);
    }

    /// Changes the state of a row. False if the free rows would then not have a unique solution.
    bool change(Index i, ActiveSetState activeState) {
        std::size_t from = m_tables.free.size();
        const auto takeOut = [&](Index row) {
            const std::size_t place = m_tables.placeOf(row);
            m_tables.free.erase(m_tables.free.begin() + static_cast<std::ptrdiff_t>(place));
            from = std::min(from, place);
        };
        if (m_tables.isFree(i)) takeOut(i);
        if (activeState == ActiveSetState::Free) {
            from = std::min(from, m_tables.free.size());
            m_tables.free.push_back(i);
        }
        m_tables.activeState[i] = activeState;
        const Row& row = m_system.rows[i];
        const Index friction = frictionOf(m_system, i);
        if (friction != i && activeState != ActiveSetState::Free && m_tables.isFree(friction)) {
            // Without pressure there is no friction.
            takeOut(friction);
            m_tables.activeState[friction] = ActiveSetState::Lower;
        }
        if (friction != i && activeState == ActiveSetState::Free && m_tables.activeState[friction] != ActiveSetState::Unvisited)
            m_tables.activeState[friction] =
                velocityResidual(m_system, friction) < 0 ? ActiveSetState::Upper : ActiveSetState::Lower;
        if (row.kind == RowKind::Friction && m_tables.isFree(row.normalRow)) from = std::min(from, m_tables.placeOf(row.normalRow));
        return factorizeFrom(m_system, m_tables, from);
    }

    /// How everything changes while Λ of row i grows by `sign`.
    void findDirection(Index i, Real sign) {
        m_tables.clearDirection();
        for (std::size_t k = 0; k < m_tables.free.size(); ++k)
            m_tables.solution[k] = -sign * entryOf(m_system, m_tables, m_tables.free[k], i);
        solveFree(m_tables);
        for (std::size_t k = 0; k < m_tables.free.size(); ++k) m_tables.change[m_tables.free[k]] = m_tables.solution[k];
        m_tables.change[i] = sign;
        updateSlidingFriction();

        const Real size = findMotion();
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Row& row = m_system.rows[j];
            if (m_tables.activeState[j] == ActiveSetState::Unvisited && j != i) continue;
            const Real rate = rateOf(j);
            const bool isNothing = std::abs(rate) * std::sqrt(row.effectiveMass) <= 1e-10 * size;
            m_tables.rate[j] = m_tables.isFree(j) || isNothing ? 0 : rate;
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
                m_tables.change[j] = slope(m_system.rows[j], m_tables.activeState[j]) * m_tables.change[m_system.rows[j].normalRow];
    }

    /// The first limit along the path: row i is satisfied, or a row reaches or leaves a bound.
    StepLimit firstLimit(Index i, Real residual) const {
        StepLimit first;
        const auto consider = [&](Real at, Index row, ActiveSetState newState) {
            if (at < first.at) first = {std::max(at, 0.0), row, newState};
        };
        if (m_tables.rate[i] * residual < 0) consider(-residual / m_tables.rate[i], i, ActiveSetState::Free);
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Row& row = m_system.rows[j];
            const ActiveSetState activeState = m_tables.activeState[j];
            const Real rate = m_tables.rate[j];
            if (j == i || activeState == ActiveSetState::Free) {
                const Bounds bounds = boundsNow(m_system, j);
                const bool isFriction = row.kind == RowKind::Friction;
                const Real cone = isFriction ? row.friction * m_tables.change[row.normalRow] : 0;
                const Real up = m_tables.change[j] - cone;
                const Real down = -m_tables.change[j] - cone;
                if (up > 0 && bounds.upper < unbounded) consider((bounds.upper - row.lambda) / up, j, ActiveSetState::Upper);
                if (down > 0 && bounds.lower > -unbounded) consider((row.lambda - bounds.lower) / down, j, ActiveSetState::Lower);
                continue;
            }
            if (rate == 0 || row.effectiveMass == 0) continue;
            if (row.kind == RowKind::Friction && !carriesLoad(row.normalRow, i)) continue;
            const Real own = velocityResidual(m_system, j);
            if (activeState == ActiveSetState::Lower && rate < 0) consider(-std::max(own, 0.0) / rate, j, ActiveSetState::Free);
            if (activeState == ActiveSetState::Upper && rate > 0) consider(-std::min(own, 0.0) / rate, j, ActiveSetState::Free);
            if (activeState == ActiveSetState::Held && std::abs(own) <= 1e-12 * m_largest) consider(0, j, ActiveSetState::Free);
        }
        return first;
    }

    /// Whether a normal row has an impulse, or is getting one.
    bool carriesLoad(Index normal, Index driven) const {
        return m_tables.isFree(normal) || normal == driven || m_system.rows[normal].lambda > 0;
    }

    /// Moves along the direction up to the limit; visits every row whose Λ changes.
    void moveAlong(Index i, const StepLimit& stop, StepWatch auto& watch) {
        if (stop.at == 0) return;
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            if (m_tables.change[j] == 0) continue;
            const Bounds bounds = boundsNow(m_system, j);
            const bool toLower = (j == stop.row && stop.newState == ActiveSetState::Lower) ||
                                 (j != i && isSliding(j) && m_tables.activeState[j] == ActiveSetState::Lower);
            const bool toUpper = (j == stop.row && stop.newState == ActiveSetState::Upper) ||
                                 (j != i && isSliding(j) && m_tables.activeState[j] == ActiveSetState::Upper);
            const Real along = m_system.rows[j].lambda + stop.at * m_tables.change[j];
            moveTo(m_system, j, toLower ? bounds.lower : toUpper ? bounds.upper : along, watch);
        }
        watch.iteration(m_system.phase, ++m_iterations);
    }

    /// Removes the rounding errors in w of the free rows.
    void refine(StepWatch auto& watch) {
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
            moveAlong(noRow, {1, noRow, ActiveSetState::Free}, watch);
        }
    }

    /// Newton's method from the current Λ, each step regularised towards its start. Leaves the change to the solution in
    /// `change`; false if it finds none.
    bool findByNewton() {
        const auto count = static_cast<Index>(m_system.rows.size());
        for (Index j = 0; j < count; ++j) m_tables.residual[j] = velocityResidual(m_system, j);
        m_tables.clearDirection();
        m_tables.shift = 1e-6;
        for (int round = 0; round < 30; ++round) {
            if (round > 0 && worstResidual() <= 1e-12 * m_largest) return true;
            guessActiveSet();
            // Rows that are not free move to their bound; the free rows take that into account.
            for (Index j = 0; j < count; ++j) {
                const Row& row = m_system.rows[j];
                if (m_tables.isFree(j) || m_tables.activeState[j] == ActiveSetState::Held) continue;
                const Bounds bounds = boundsAlong(j);
                m_tables.change[j] = (m_tables.activeState[j] == ActiveSetState::Lower ? bounds.lower : bounds.upper) - row.lambda;
            }
            findMotion();
            for (std::size_t k = 0; k < m_tables.free.size(); ++k)
                m_tables.solution[k] = -(m_tables.residual[m_tables.free[k]] + rateOf(m_tables.free[k]));
            solveFree(m_tables);
            for (std::size_t k = 0; k < m_tables.free.size(); ++k) m_tables.change[m_tables.free[k]] += m_tables.solution[k];
            for (Index j = 0; j < count; ++j)
                if (isSliding(j)) {
                    const Row& row = m_system.rows[j];
                    m_tables.change[j] = slope(row, m_tables.activeState[j]) * impulseAlong(row.normalRow) - row.lambda;
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
    /// The row's own solution, ignoring the others.
    Real requestedAlong(Index j) const {
        return impulseAlong(j) - m_system.rows[j].effectiveMass * (m_tables.residual[j] + m_tables.rate[j]);
    }

    /// Whether every row is satisfied up to rounding, including those that were held.
    bool isRight() {
        for (Index j = 0; j < m_system.rows.size(); ++j) m_tables.residual[j] = velocityResidual(m_system, j);
        m_tables.clearDirection();
        return worstResidual() <= std::max(1e-10 * m_largest, 1e-11);
    }

    /// How far the worst row is from its condition [m/s].
    Real worstResidual() const {
        Real worst = 0;
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Real mass = m_system.rows[j].effectiveMass;
            if (mass > 0) worst = std::max(worst, std::abs(impulseAlong(j) - clamped(requestedAlong(j), boundsAlong(j))) / mass);
        }
        return worst;
    }

    /// Marks as free the rows whose solution is within their bounds, as far as they are independent.
    void guessActiveSet() {
        m_tables.free.clear();
        for (Index j = 0; j < m_system.rows.size(); ++j) {
            const Bounds bounds = boundsAlong(j);
            const Real requested = requestedAlong(j);
            const bool moves = m_system.rows[j].effectiveMass > 0;
            m_tables.activeState[j] = !moves                      ? ActiveSetState::Held
                                      : requested <= bounds.lower ? ActiveSetState::Lower
                                      : requested >= bounds.upper ? ActiveSetState::Upper
                                                                  : ActiveSetState::Free;
        }
        for (Index j = 0; j < m_system.rows.size(); ++j)
            if (m_tables.isFree(j)) setState(j, ActiveSetState::Free);
    }

    RowSystem& m_system;
    DirectTables& m_tables;
    Real m_largest = 0;  // w at the start: the scale of velocities
    int m_pivotsLeft;    // pivots
    int m_iterations = 0;
};

/// Pivots until all rows are satisfied at once. `iterations` is the number of sweeps of sequential impulses if that fails.
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
    sequentialImpulses(system, iterations, true, watch, done);
}

}  // namespace solverscope

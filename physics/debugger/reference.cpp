// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/reference.h"

#include <Eigen/SparseCholesky>
#include <Eigen/SparseLU>
#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/debugger/residual.h"
#include "physics/debugger/scaled_rows.h"
#include "physics/solvers/clamping.h"
#include "physics/solvers/row_ops.h"

namespace solverscope {
namespace {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::SparseMatrix<Real>;

/// One proximal problem: for fixed multipliers λ and penalty ρ find u with
///
///   u = Ĵᵀ Λ(u),   Λ(u) = clamp(λ − ρ ŵ(u))
///
/// When the solution has Λ(u) = λ, it solves the complementarity problem, whatever ρ is.
class ProximalProblem {
public:
    ProximalProblem(const ScaledRows& scaled, const std::atomic<bool>* cancelled)
        : lambda(Vector::Zero(static_cast<Eigen::Index>(scaled.rows.size()))),
          impulses(lambda),
          m_rows(scaled.rows),
          m_unknowns(scaled.unknowns),
          m_cancelled(cancelled),
          m_shifted(lambda),
          m_state(scaled.rows.size()) {
        buildPattern();
    }

    /// How friction is bounded while u changes: by the multipliers λ of the normal rows, which makes the problem the
    /// minimum of a convex function, or by Λ(u) itself, as at the solution.
    enum class Cones { FromMultipliers, FromImpulses };

    struct Outcome {
        int steps = 0;
        bool converged = false;
    };

    /// Newton's method from u on. Leaves Λ(u) in `impulses`.
    Outcome solve(Vector& u, Real rho, Cones cones, Real tolerance, int mostSteps) {
        Vector r = residual(u, rho, cones);
        Real size = r.norm();
        for (int step = 0;; ++step) {
            if (size <= tolerance) return {step, true};
            if (step == mostSteps || isCancelled()) return {step, false};
            const Vector direction = newtonDirection(r, rho, cones);
            if (!direction.allFinite()) return {step, false};
            const Real value = merit(u, size, rho, cones);
            const Real slope = cones == Cones::FromMultipliers ? r.dot(direction) : -size;
            const Real slack = cones == Cones::FromMultipliers ? 1e-15 * std::abs(value) : 0;  // what rounding hides
            Real length = 1;
            Vector next;
            Real nextSize = 0;
            bool descended = false;
            for (int halving = 0; halving < 12 && !descended; ++halving, length *= 0.5) {
                next = u + length * direction;
                r = residual(next, rho, cones);
                nextSize = r.norm();
                descended = merit(next, nextSize, rho, cones) <= value + 1e-4 * length * slope + slack || nextSize < 0.5 * size;
            }
            if (!descended) {
                // As near as rounding lets it come, or stuck.
                r = residual(u, rho, cones);
                return {step + 1, false};
            }
            u = next;
            size = nextSize;
        }
    }

    /// One step of iterative refinement: for the multipliers λ and the rows that they leave free, Λ with ŵ = 0 on those rows.
    /// Unlike `solve` it adds a small correction to λ, so that rounding is not multiplied by ρ and ρ may be very large.
    Vector refined(Real rho) {
        Vector u = Vector::Zero(m_unknowns);
        for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], lambda[static_cast<Eigen::Index>(i)], u);
        residual(u, 1, Cones::FromImpulses);
        Vector r = Vector::Zero(m_unknowns);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ScaledRow& row = m_rows[i];
            const auto at = static_cast<Eigen::Index>(i);
            const Real pushed = m_state[i] == State::Free ? -rho * slip(row, u) : impulses[at] - lambda[at];
            const bool follows = m_state[i] != State::Free && row.normal >= 0 && m_state[row.normal] == State::Free;
            addColumn(row, follows ? 0 : -pushed, r);
            if (follows) {
                const Real side = m_state[i] == State::Upper ? row.cone : -row.cone;
                addColumn(row, lambda[at] - side * (lambda[row.normal] - rho * slip(m_rows[row.normal], u)), r);
            }
        }
        const Vector correction = newtonDirection(r, rho, Cones::FromImpulses);
        if (!correction.allFinite()) return lambda;
        Vector next = impulses;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ScaledRow& row = m_rows[i];
            const auto at = static_cast<Eigen::Index>(i);
            if (row.size == 0) continue;
            if (m_state[i] == State::Free) {
                next[at] = lambda[at] - rho * (slip(row, u) + product(row, correction));
                if (row.normal < 0) next[at] = std::clamp(next[at], row.lower, row.upper);
            }
            if (row.normal >= 0) {
                const Real cone = row.cone * std::max(next[row.normal], 0.0);
                if (m_state[i] == State::Lower) next[at] = -cone;
                if (m_state[i] == State::Upper) next[at] = cone;
                next[at] = std::clamp(next[at], -cone, cone);
            }
        }
        return next;
    }

    bool isCancelled() const { return m_cancelled && *m_cancelled; }

    Vector lambda;    // multipliers of this problem
    Vector impulses;  // Λ(u) of the last u tried

private:
    enum class State : std::uint8_t { Unmoved, Free, Lower, Upper };

    static Real product(const ScaledRow& row, const Vector& u) {
        Real sum = 0;
        for (int k = 0; k < row.size; ++k) sum += row.value[k] * u[row.place[k]];
        return sum;
    }

    /// ŵ
    static Real slip(const ScaledRow& row, const Vector& u) { return product(row, u) + row.offset; }

    /// out += factor · ĵ
    static void addColumn(const ScaledRow& row, Real factor, Vector& out) {
        for (int k = 0; k < row.size; ++k) out[row.place[k]] += factor * row.value[k];
    }

    /// u − Ĵᵀ Λ(u); fills impulses and states.
    Vector residual(const Vector& u, Real rho, Cones cones) {
        Vector r = u;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ScaledRow& row = m_rows[i];
            const auto at = static_cast<Eigen::Index>(i);
            if (row.size == 0) continue;
            const Real z = lambda[at] - rho * slip(row, u);
            Real lower = row.lower;
            Real upper = row.upper;
            if (row.normal >= 0) {
                const Real normal = cones == Cones::FromMultipliers ? lambda[row.normal] : impulses[row.normal];
                upper = row.cone * std::max(normal, 0.0);
                lower = -upper;
            }
            m_shifted[at] = z;
            m_state[i] = z < lower ? State::Lower : z > upper ? State::Upper : State::Free;
            impulses[at] = std::clamp(z, lower, upper);
            addColumn(row, -impulses[at], r);
        }
        return r;
    }

    /// With cones from the multipliers the function whose gradient the residual is; otherwise the residual's length.
    Real merit(const Vector& u, Real size, Real rho, Cones cones) const {
        if (cones == Cones::FromImpulses) return size;
        return 0.5 * u.squaredNorm() + impulses.dot(2 * m_shifted - impulses) / (2 * rho);
    }

    /// The pattern of Ĵᵀ Ĵ, with friction's rows coupled to their normal rows, once for all active sets.
    void buildPattern() {
        std::vector<Eigen::Triplet<Real>> entries;
        for (int i = 0; i < m_unknowns; ++i) entries.emplace_back(i, i, 0);
        const auto couple = [&](const ScaledRow& p, const ScaledRow& q) {
            for (int k = 0; k < p.size; ++k)
                for (int l = 0; l < q.size; ++l) entries.emplace_back(p.place[k], q.place[l], 0);
        };
        for (const ScaledRow& row : m_rows) {
            couple(row, row);
            if (row.normal < 0) continue;
            couple(row, m_rows[row.normal]);
            couple(m_rows[row.normal], row);
        }
        m_matrix.resize(m_unknowns, m_unknowns);
        m_matrix.setFromTriplets(entries.begin(), entries.end());
        m_matrix.makeCompressed();
    }

    void addProduct(const ScaledRow& p, const ScaledRow& q, Real factor) {
        for (int l = 0; l < q.size; ++l) {
            const int column = q.place[l];
            const int* const first = m_matrix.innerIndexPtr() + m_matrix.outerIndexPtr()[column];
            const int* const last = m_matrix.innerIndexPtr() + m_matrix.outerIndexPtr()[column + 1];
            for (int k = 0; k < p.size; ++k) {
                const auto at = std::lower_bound(first, last, p.place[k]) - m_matrix.innerIndexPtr();
                m_matrix.valuePtr()[at] += factor * p.value[k] * q.value[l];
            }
        }
    }

    /// −(I + ρ Ĵᵀ dΛ)⁻¹ r over the rows that are free; a sliding friction row follows its normal row.
    Vector newtonDirection(const Vector& r, Real rho, Cones cones) {
        std::fill_n(m_matrix.valuePtr(), m_matrix.nonZeros(), 0.0);
        for (int i = 0; i < m_unknowns; ++i) m_matrix.coeffRef(i, i) = 1;
        bool symmetric = true;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ScaledRow& row = m_rows[i];
            if (row.size == 0) continue;
            if (m_state[i] == State::Free) {
                addProduct(row, row, rho);
            } else if (row.normal >= 0 && cones == Cones::FromImpulses && m_state[row.normal] == State::Free) {
                const Real side = m_state[i] == State::Upper ? 1 : -1;
                addProduct(row, m_rows[row.normal], rho * side * row.cone);
                symmetric = false;
            }
        }
        if (symmetric) {
            if (!m_symmetricReady) m_symmetric.analyzePattern(m_matrix);
            m_symmetricReady = true;
            m_symmetric.factorize(m_matrix);
            if (m_symmetric.info() == Eigen::Success) return -m_symmetric.solve(r);
        }
        if (!m_generalReady) m_general.analyzePattern(m_matrix);
        m_generalReady = true;
        m_general.factorize(m_matrix);
        if (m_general.info() != Eigen::Success) return Vector::Constant(m_unknowns, std::numeric_limits<Real>::quiet_NaN());
        return -m_general.solve(r);
    }

    const std::vector<ScaledRow>& m_rows;
    int m_unknowns;
    const std::atomic<bool>* m_cancelled;
    Vector m_shifted;  // λ − ρ ŵ
    std::vector<State> m_state;
    Matrix m_matrix;
    Eigen::SimplicialLDLT<Matrix> m_symmetric;
    Eigen::SparseLU<Matrix> m_general;
    bool m_symmetricReady = false;
    bool m_generalReady = false;
};

/// The solution with these λ̂, its velocities and its residual in the problem's own units.
ReferenceSolution unscaled(const VelocityProblem& problem, const ScaledRows& scaled, const Vector& lambda) {
    ReferenceSolution solution;
    solution.velocities = problem.velocities;
    std::vector<Row> rows = problem.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Row& row = rows[i];
        row.lambda = scaled.rows[i].scale * lambda[static_cast<Eigen::Index>(i)];
        solution.impulses.push_back(row.lambda);
        applyImpulse(row, row.lambda, problem.inverseMasses[index(row.a)], problem.inverseMasses[index(row.b)],
                     solution.velocities[index(row.a)], solution.velocities[index(row.b)]);
    }
    solution.residual = residualOf(rows, solution.velocities).biased;
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

/// The method of multipliers. Small penalties move the multipliers gently and always let Newton's method through; large ones
/// converge fast. So ρ grows while things go well and shrinks where Newton's method got stuck.
class MultiplierMethod {
public:
    MultiplierMethod(const VelocityProblem& problem, const std::atomic<bool>* cancelled)
        : m_problem(problem), m_scaled(scaledRows(problem)), m_proximal(m_scaled, cancelled), m_u(Vector::Zero(m_scaled.unknowns)) {
        for (const ScaledRow& row : m_scaled.rows) {
            if (row.size == 0) continue;
            m_largestSlip = std::max(m_largestSlip, std::abs(row.offset));
            m_largestVelocity = std::max(m_largestVelocity, std::abs(row.offset) / row.scale);
        }
        // Without friction the problem is the minimum of a convex function, and Newton's method comes down to it from anywhere.
        m_convex = std::none_of(problem.rows.begin(), problem.rows.end(), [](const Row& r) { return r.kind == RowKind::Friction; });
        m_best = unscaled(m_problem, m_scaled, m_proximal.lambda);
    }

    ReferenceSolution run() {
        constexpr int mostRounds = 100;
        int roundsWithoutGain = 0;
        for (int i = 0; i < mostRounds && m_best.residual > 4e-16 * m_largestVelocity && roundsWithoutGain < 2; ++i) {
            if (m_proximal.isCancelled()) break;
            const Real before = m_best.residual;
            round();
            const bool gained = m_best.residual < 0.5 * before;
            roundsWithoutGain = gained || !m_best.certified ? 0 : roundsWithoutGain + 1;
            if (!gained && m_rho == m_highestRho) m_highestRho = std::min(10 * m_highestRho, 1e8);
        }
        m_best.newtonSteps = m_newtonSteps;
        m_best.clamps = clampsAt(m_problem, m_best);
        return m_best;
    }

private:
    static constexpr Real lowestRho = 0.25;

    void round() {
        using Cones = ProximalProblem::Cones;
        const Real tolerance = std::max(1e-15 * m_largestSlip, 1e-3 * std::min(m_largestSlip / m_rho, m_best.residual));
        const bool patient = m_convex || m_rho <= lowestRho;
        Vector u = m_u;
        const auto outcome =
            m_proximal.solve(u, m_rho, m_convex ? Cones::FromMultipliers : Cones::FromImpulses, tolerance, patient ? 100 : 25);
        m_newtonSteps += outcome.steps;
        const bool better = offer(m_proximal.impulses, 1);
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
            ++m_newtonSteps;
            if (!offer(refined, 0.5)) return;
            m_proximal.lambda = refined;
        }
    }

    /// Keeps λ̂ when its residual is below `share` of the best one.
    bool offer(const Vector& lambda, Real share) {
        ReferenceSolution candidate = unscaled(m_problem, m_scaled, lambda);
        if (!(candidate.residual < share * m_best.residual)) return false;
        m_best = std::move(candidate);
        return true;
    }

    const VelocityProblem& m_problem;
    ScaledRows m_scaled;
    ProximalProblem m_proximal;
    Vector m_u;
    ReferenceSolution m_best;
    Real m_largestSlip = 0;
    Real m_largestVelocity = 0;
    Real m_rho = 1;
    Real m_highestRho = 1e4;
    bool m_convex = true;
    int m_newtonSteps = 0;
};

}  // namespace

ReferenceSolution referenceSolution(const VelocityProblem& problem, const std::atomic<bool>* cancelled) {
    return MultiplierMethod(problem, cancelled).run();
}

}  // namespace solverscope

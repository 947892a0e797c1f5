// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/interior_point.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace solverscope {
namespace {

using Vector = Eigen::VectorXd;

// Every row is softened by less than the rounding of doubles: redundant rows need it. Where the path turns back, steps become
// long and useless; rows are softened more there until steps make progress again. The softness affects only the step, so the
// result does not depend on it.
constexpr Real minSoftness = 1e-8;
constexpr Real maxSoftness = 1;

constexpr Real spread = 0.7;  // shares of τ are between e^−spread and e^spread

constexpr Real minStepShare = 0.03;  // share of a step: shorter ones increase the softness
constexpr Real shortest = 0.3;       // longer ones decrease it; shorter ones are repeated with a smaller target

class InteriorPoint {
public:
    InteriorPoint(const ScaledRows& scaled, ResponseMatrix& matrix, const InteriorStart& from)
        : m_rows(scaled.rows),
          m_matrix(matrix),
          m_u(Vector::Zero(scaled.unknowns)),
          m_lambda(Vector::Zero(static_cast<Eigen::Index>(scaled.rows.size()))),
          m_moves(scaled.rows.size()) {
        share(from.path);
        begin(from);
    }

    Vector run(int maxSteps, const InteriorStep& shouldContinue) {
        for (int step = 1; step <= maxSteps; ++step) {
            if (!advance()) break;
            if (!shouldContinue(step, m_lambda)) break;
        }
        return m_lambda;
    }

private:
    /// One row's part of the state, and of the step being computed.
    struct Move {
        bool fixed = true;
        bool hasLower = false;
        bool hasUpper = false;
        Real share = 1;  // of τ
        Real yLower = 0;
        Real yUpper = 0;
        Real dLower = 0;  // y / distance to the bound
        Real dUpper = 0;
        Real yield = 0;      // dλ̂ / −dŵ
        Real follow = 0;     // friction: the part of dλ̂n that is added
        Real push = 0;       // right-hand side
        Real step = 0;       // dλ̂
        Real lowerStep = 0;  // of the distance to the bound
        Real upperStep = 0;
        Real yLowerStep = 0;
        Real yUpperStep = 0;
    };

    Real lambda(std::size_t row) const { return m_lambda[static_cast<Eigen::Index>(row)]; }

    Real roomBelow(std::size_t i) const {
        const ScaledRow& row = m_rows[i];
        return row.normal >= 0 ? lambda(i) + row.cone * lambda(static_cast<std::size_t>(row.normal)) : lambda(i) - row.lower;
    }

    Real roomAbove(std::size_t i) const {
        const ScaledRow& row = m_rows[i];
        return row.normal >= 0 ? row.cone * lambda(static_cast<std::size_t>(row.normal)) - lambda(i) : row.upper - lambda(i);
    }

    void share(int path) {
        if (path == 0) return;
        std::mt19937_64 random(static_cast<std::uint64_t>(path));
        for (Move& move : m_moves) move.share = std::exp(spread * (2 * static_cast<Real>(random() >> 11) * 0x1p-53 - 1));
    }

    /// Moves everything off its bounds: by the size of the velocities that are to vanish, or by as little as requested.
    void begin(const InteriorStart& from) {
        Real off = from.off;
        if (!from.lambda) {
            for (const ScaledRow& row : m_rows)
                if (row.size > 0) off = std::max(off, std::abs(row.offset));
            if (!(off > 0)) off = 1;
        }
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const ScaledRow& row = m_rows[i];
            Move& move = m_moves[i];
            if (row.size == 0) continue;
            Real lower = row.lower;
            Real upper = row.upper;
            if (row.normal >= 0) {
                const auto normal = static_cast<std::size_t>(row.normal);
                upper = row.cone * lambda(normal);
                lower = -upper;
                move.fixed = !(row.cone > 0) || m_moves[normal].fixed;
            } else {
                move.fixed = !(lower < upper);
            }
            move.hasLower = std::isfinite(lower);
            move.hasUpper = std::isfinite(upper);
            const Real least = move.fixed || !move.hasLower ? lower : lower + std::min(off, 0.5 * (upper - lower));
            const Real most = move.fixed || !move.hasUpper ? upper : upper - std::min(off, 0.5 * (upper - lower));
            const auto at = static_cast<Eigen::Index>(i);
            m_lambda[at] = std::clamp(from.lambda ? (*from.lambda)[at] : 0, least, std::max(least, most));
            if (!move.fixed) m_bounds += move.hasLower + move.hasUpper;
        }
        for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], lambda(i), m_u);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Move& move = m_moves[i];
            if (move.fixed) continue;
            const Real w = from.lambda ? slip(m_rows[i], m_u) : 0;
            if (move.hasLower) move.yLower = std::max(w, 0.0) + off * move.share;
            if (move.hasUpper) move.yUpper = std::max(-w, 0.0) + off * move.share;
        }
    }

    bool factorize() {
        m_matrix.reset();
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Move& move = m_moves[i];
            if (move.fixed) continue;
            const ScaledRow& row = m_rows[i];
            move.dLower = move.hasLower ? move.yLower / roomBelow(i) : 0;
            move.dUpper = move.hasUpper ? move.yUpper / roomAbove(i) : 0;
            move.yield = 1 / (move.dLower + move.dUpper + m_softness);
            m_matrix.addRow(i, move.yield);
            if (row.normal < 0) continue;
            move.follow = row.cone * (move.dUpper - move.dLower) * move.yield;
            m_matrix.addFollowing(i, move.follow * m_moves[static_cast<std::size_t>(row.normal)].yield);
        }
        return m_matrix.factorize();
    }

    /// Newton's step towards y · distance = target · share; `correct` adds the second-order terms of the predictor step.
    bool findStep(Real target, bool correct) {
        Vector right = m_u;
        for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], -lambda(i), right);
        right = -right;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Move& move = m_moves[i];
            if (move.fixed) continue;
            const ScaledRow& row = m_rows[i];
            Real push = -slip(row, m_u);
            if (move.hasLower) push += (target * move.share - (correct ? move.lowerStep * move.yLowerStep : 0)) / roomBelow(i);
            if (move.hasUpper) push -= (target * move.share - (correct ? move.upperStep * move.yUpperStep : 0)) / roomAbove(i);
            move.push = push * move.yield;
            if (row.normal >= 0) move.push += move.follow * m_moves[static_cast<std::size_t>(row.normal)].push;
            addColumn(row, move.push, right);
        }
        m_du = m_matrix.solve(right);
        if (!m_du.allFinite()) return false;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Move& move = m_moves[i];
            if (move.fixed) continue;
            const ScaledRow& row = m_rows[i];
            move.step = move.push - move.yield * product(row, m_du);
            Real boundStep = 0;
            if (row.normal >= 0) {
                const Move& normal = m_moves[static_cast<std::size_t>(row.normal)];
                // `push` holds the normal row's own already.
                move.step += move.follow * (normal.step - normal.push);
                boundStep = row.cone * normal.step;
            }
            const Real below = move.hasLower ? roomBelow(i) : 1;
            const Real above = move.hasUpper ? roomAbove(i) : 1;
            const Real lowerLeft = correct ? move.lowerStep * move.yLowerStep : 0;
            const Real upperLeft = correct ? move.upperStep * move.yUpperStep : 0;
            move.lowerStep = move.step + boundStep;
            move.upperStep = boundStep - move.step;
            if (move.hasLower)
                move.yLowerStep = (target * move.share - lowerLeft) / below - move.yLower - move.dLower * move.lowerStep;
            if (move.hasUpper)
                move.yUpperStep = (target * move.share - upperLeft) / above - move.yUpper - move.dUpper * move.upperStep;
        }
        return true;
    }

    /// How much of the step leaves everything on its side of the bounds.
    Real longest() const {
        Real most = 1;
        const auto keep = [&most](Real value, Real step) {
            if (step < 0) most = std::min(most, -value / step);
        };
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Move& move = m_moves[i];
            if (move.fixed) continue;
            if (move.hasLower) keep(roomBelow(i), move.lowerStep), keep(move.yLower, move.yLowerStep);
            if (move.hasUpper) keep(roomAbove(i), move.upperStep), keep(move.yUpper, move.yUpperStep);
        }
        return most;
    }

    /// The mean of y · distance, a part of the step further.
    Real gapAfter(Real length) const {
        Real sum = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Move& move = m_moves[i];
            if (move.fixed) continue;
            if (move.hasLower) sum += (move.yLower + length * move.yLowerStep) * (roomBelow(i) + length * move.lowerStep);
            if (move.hasUpper) sum += (move.yUpper + length * move.yUpperStep) * (roomAbove(i) + length * move.upperStep);
        }
        return m_bounds > 0 ? sum / m_bounds : 0;
    }

    bool advance() {
        const Real before = gapAfter(0);
        if (!factorize() || !findStep(0, false)) return false;
        const Real ahead = gapAfter(longest());
        const Real share = before > 0 ? std::clamp(ahead / before, 0.0, 1.0) : 0;
        if (!findStep(share * share * share * before, true)) return false;
        Real length = 0.995 * longest();
        // If that makes little progress, everything is too near its bounds: the target is relaxed, finally to centring alone.
        for (const Real part : {0.25, 0.5, 0.75, 0.9, 1.0}) {
            if (length >= shortest) break;
            if (!findStep(part * before, false)) return false;
            length = 0.995 * longest();
        }
        if (length < minStepShare) m_softness = std::min(10 * m_softness, maxSoftness);
        if (length > shortest) m_softness = std::max(0.1 * m_softness, minSoftness);
        m_u += length * m_du;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Move& move = m_moves[i];
            if (move.fixed) continue;
            m_lambda[static_cast<Eigen::Index>(i)] += length * move.step;
            if (move.hasLower) move.yLower += length * move.yLowerStep;
            if (move.hasUpper) move.yUpper += length * move.yUpperStep;
        }
        // Rounding may put a value next to a bound onto it.
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Move& move = m_moves[i];
            if (move.fixed) continue;
            if (move.hasLower && !(roomBelow(i) > 0 && move.yLower > 0)) return false;
            if (move.hasUpper && !(roomAbove(i) > 0 && move.yUpper > 0)) return false;
        }
        return true;
    }

    const std::vector<ScaledRow>& m_rows;
    ResponseMatrix& m_matrix;
    Vector m_u;
    Vector m_du;
    Vector m_lambda;
    std::vector<Move> m_moves;
    int m_bounds = 0;
    Real m_softness = minSoftness;
};

}  // namespace

Eigen::VectorXd interiorPoint(const ScaledRows& scaled, ResponseMatrix& matrix, const InteriorStart& start, int maxSteps,
                              const InteriorStep& shouldContinue) {
    return InteriorPoint(scaled, matrix, start).run(maxSteps, shouldContinue);
}

}  // namespace solverscope

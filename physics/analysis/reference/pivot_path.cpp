// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/reference/pivot_path.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace solverscope {
namespace {

constexpr std::size_t maxUpdates = 32;  // before a new factorisation
constexpr Real smallestPivot = 1e-3;    // a smaller or larger one costs digits: a new factorisation
constexpr Real largestPivot = 1e5;
constexpr Real farAway = 1e4;  // in t

}  // namespace

PivotPath::PivotPath(const ScaledRows& scaled, ResponseMatrix& matrix, std::function<bool()> factorised)
    : impulses(Vector::Zero(static_cast<Eigen::Index>(scaled.rows.size()))),
      m_rows(scaled.rows),
      m_unknowns(scaled.unknowns),
      m_matrix(matrix),
      m_factorised(std::move(factorised)),
      m_friction(scaled.rows.size(), -1),
      m_state(scaled.rows.size()),
      m_from(impulses),
      m_shift(impulses),
      m_z(impulses),
      m_rate(impulses) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (isFriction(i)) m_friction[normalOf(i)] = static_cast<int>(i);
}

bool PivotPath::follow(const Vector& lambda, Real rho, int maxCorners, Real apart) {
    m_rho = rho;
    begin(lambda, apart);
    if (!refresh()) return false;
    for (Real sign = 1; m_corners < maxCorners; ++m_corners) {
        m_rate *= sign;
        const Corner corner = nextCorner(sign > 0 ? m_t : std::numeric_limits<Real>::infinity());
        m_rate *= sign;
        const Real length = sign * corner.length;
        if (!std::isfinite(length) || m_t - length > farAway) return false;
        m_u += length * m_direction;
        m_z += length * m_rate;
        m_t -= length;
        if (corner.row == m_rows.size()) {
            m_t = 0;
            return refresh();
        }
        const Real pivot = turn(corner);
        if (!std::isfinite(pivot) || pivot == 0) return false;
        if (pivot < 0) sign = -sign;
        const Real size = std::abs(pivot);
        const bool isRough = m_updates.size() >= maxUpdates || size < smallestPivot || size > largestPivot;
        if (isRough && !refresh()) return false;
        updateRates();
    }
    return false;
}

/// The states at λ, and the shift of the targets with which λ solves the problem.
void PivotPath::begin(const Vector& lambda, Real apart) {
    m_t = 1;
    m_corners = 0;
    m_lastRow = -1;
    m_random.seed();
    m_from = impulses = lambda;
    m_shift.setZero();
    m_u = Vector::Zero(m_unknowns);
    for (std::size_t i = 0; i < m_rows.size(); ++i) addColumn(m_rows[i], lambda[static_cast<Eigen::Index>(i)], m_u);
    const Real band = 1e-13 * lambda.cwiseAbs().maxCoeff();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        if (row.size == 0) continue;
        const auto at = static_cast<Eigen::Index>(i);
        const Real cone = isFriction(i) ? row.cone * std::max(lambda[row.normal], 0.0) : 0;
        const Real w = slip(row, m_u);
        const bool isLower = lambda[at] <= (isFriction(i) ? -cone : row.lower) + band;
        const bool isUpper = lambda[at] >= (isFriction(i) ? cone : row.upper) - band;
        m_state[i] = isLower ? State::Lower : isUpper ? State::Upper : State::Free;
        if (isIdle(i)) {
            m_state[i] = w > 0 ? State::Lower : State::Upper;
            continue;
        }
        const Real beyond = apart * (1 + static_cast<Real>(m_random() >> 11) * 0x1p-53);
        if (isFree(i))
            m_shift[at] = -w;
        else if (isLower && w < apart)
            m_shift[at] = beyond - w;
        else if (isUpper && w > -apart)
            m_shift[at] = -beyond - w;
    }
}

/// A new factorisation, which also puts u back on the path.
bool PivotPath::refresh() {
    m_updates.clear();
    m_matrix.reset();
    Vector right = Vector::Zero(m_unknowns);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (isIdle(i)) continue;
        if (isFree(i)) {
            m_matrix.addRow(i, m_rho);
            addColumn(m_rows[i], m_rho * m_shift[static_cast<Eigen::Index>(i)], right);
        } else if (isFriction(i) && isFree(normalOf(i))) {
            m_matrix.addFollowing(i, m_rho * side(i));
            addColumn(m_rows[i], m_rho * side(i) * m_shift[m_rows[i].normal], right);
        }
    }
    if (!m_matrix.factorize()) return false;
    for (int i = 0; i < 2; ++i) m_u -= m_matrix.solve(error());
    error();
    m_direction = m_matrix.solve(right);
    updateRates();
    return m_u.allFinite() && m_direction.allFinite() && m_factorised();
}

/// u − Ĵᵀ Λ in the present states; fills z and Λ.
PivotPath::Vector PivotPath::error() {
    Vector r = m_u;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ScaledRow& row = m_rows[i];
        if (row.size == 0) continue;
        const auto at = static_cast<Eigen::Index>(i);
        m_z[at] = m_from[at] - m_rho * (slip(row, m_u) + m_t * m_shift[at]);
        if (isIdle(i))
            impulses[at] = 0;
        else if (isFree(i))
            impulses[at] = m_z[at];
        else
            impulses[at] = isFriction(i) ? side(i) * impulses[row.normal] : m_state[i] == State::Lower ? row.lower : row.upper;
        addColumn(row, -impulses[at], r);
    }
    return r;
}

void PivotPath::updateRates() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        if (m_rows[i].size > 0) m_rate[at] = -m_rho * (product(m_rows[i], m_direction) - m_shift[at]);
        if (isFree(i)) impulses[at] = m_z[at];
    }
}

/// The first row that reaches a bound or leaves one within this length; the row after the last if none does.
PivotPath::Corner PivotPath::nextCorner(Real longest) const {
    Corner next{m_rows.size(), State::Free, false, longest};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (isIdle(i)) continue;
        const ScaledRow& row = m_rows[i];
        const auto at = static_cast<Eigen::Index>(i);
        const Real upper = isFriction(i) ? row.cone * impulses[row.normal] : row.upper;
        const Real lower = isFriction(i) ? -upper : row.lower;
        const Real opening = isFriction(i) && isFree(normalOf(i)) ? row.cone * m_rate[row.normal] : 0;
        const auto consider = [&](Real gap, Real speed, State to, bool isUpper) {
            if (!(speed > 0)) return;
            const Real length = std::max(gap, 0.0) / speed;
            if (length < next.length) next = {i, to, isUpper, length};
        };
        const Real belowRate = m_rate[at] + opening;  // of the distance to the lower bound
        const Real aboveRate = opening - m_rate[at];
        // From the bound of the last corner the path leads away.
        const bool isLast = static_cast<std::ptrdiff_t>(i) == m_lastRow;
        if (isFree(i)) {
            if (!isLast || m_lastIsUpper) consider(m_z[at] - lower, -belowRate, State::Lower, false);
            if (!isLast || !m_lastIsUpper) consider(upper - m_z[at], -aboveRate, State::Upper, true);
        } else if (!isLast) {
            if (m_state[i] == State::Lower)
                consider(lower - m_z[at], belowRate, State::Free, false);
            else
                consider(m_z[at] - upper, aboveRate, State::Free, true);
        }
    }
    return next;
}

/// Changes the row's state and the direction; returns by which factor the determinant changes.
Real PivotPath::turn(const Corner& corner) {
    const std::size_t i = corner.row;
    const ScaledRow& row = m_rows[i];
    const auto at = static_cast<Eigen::Index>(i);
    const State from = m_state[i];
    const Real on = corner.to == State::Free ? m_rho : -m_rho;
    m_state[i] = corner.to;
    if (corner.to != State::Free && !isFriction(i)) impulses[at] = corner.isUpper ? row.upper : row.lower;
    m_lastRow = static_cast<std::ptrdiff_t>(i);
    m_lastIsUpper = corner.isUpper;
    Vector left = Vector::Zero(m_unknowns);
    Update update;
    update.right = Vector::Zero(m_unknowns);
    addColumn(row, 1, left);
    addColumn(row, on, update.right);
    Real push = on * m_shift[at];
    if (isFriction(i)) {
        const Real follow = side(i, corner.to == State::Free ? from : corner.to);
        if (isFree(normalOf(i))) {
            addColumn(m_rows[normalOf(i)], -on * follow, update.right);
            push -= on * follow * m_shift[row.normal];
        }
    } else if (const int friction = m_friction[i]; friction >= 0 && m_rows[static_cast<std::size_t>(friction)].size > 0) {
        const auto f = static_cast<std::size_t>(friction);
        if (from == State::Lower) m_state[f] = m_z[friction] < 0 ? State::Lower : State::Upper;
        if (!isFree(f)) addColumn(m_rows[f], side(f), left);
    }
    update.answer = solved(left);
    update.pivot = 1 + update.right.dot(update.answer);
    m_direction += update.answer * ((push - update.right.dot(m_direction)) / update.pivot);
    m_updates.push_back(std::move(update));
    return m_updates.back().pivot;
}

PivotPath::Vector PivotPath::solved(const Vector& right) const {
    Vector x = m_matrix.solve(right);
    for (const Update& update : m_updates) x -= update.answer * (update.right.dot(x) / update.pivot);
    return x;
}

}  // namespace solverscope

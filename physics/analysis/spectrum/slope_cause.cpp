// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/slope_cause.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <complex>

#include "physics/analysis/spectrum/dense_algebra.h"
#include "physics/analysis/spectrum/late_sweep.h"

namespace solverscope {
namespace {

using Vector = Eigen::VectorXd;

constexpr Real minShare = 0.01;  // of the largest: below it a row or body does not carry the slowest error

/// The eigenvalue of largest magnitude, and its direction: by the magnitude of its entries if it is complex.
struct SlowestMode {
    Real size = 0;
    Vector direction;
};

SlowestMode slowestMode(const LateSweep& late) {
    const Eigen::VectorXcd values = eigenvaluesOf(late.matrix);
    Eigen::Index at = 0;
    const Real size = values.cwiseAbs().maxCoeff(&at);
    SlowestMode mode{size, {}};
    if (!(size > 1e-9)) return mode;  // one sweep ends it
    // Inverse iteration near the eigenvalue, from a start that is unlikely to be orthogonal to the direction.
    const Eigen::Index n = late.matrix.rows();
    Eigen::VectorXcd start(n);
    for (Eigen::Index i = 0; i < n; ++i) start[i] = 1 + 0.5 * static_cast<Real>((i * 7) % 11) / 11;
    const Eigen::VectorXcd z = eigenvectorNear(late.matrix, values[at] * (1 + 1e-9), start);
    if (!z.allFinite()) return mode;
    const Eigen::VectorXcd u = late.basis.cast<std::complex<Real>>() * z.normalized();
    // A complex direction rotates from sweep to sweep: its larger half represents it.
    const Vector real = u.real();
    const Vector imaginary = u.imag();
    mode.direction = (real.norm() >= imaginary.norm() ? real : imaginary).normalized();
    return mode;
}

std::vector<SlopeCause::BodyShare> sharesOf(const Vector& u, const VelocityProblem& problem) {
    // The coordinates of u in the order of scaledRows, without those of soft rows.
    std::vector<SlopeCause::BodyShare> shares;
    Eigen::Index at = 0;
    Real all = 0;
    for (std::size_t i = 0; i < problem.inverseMasses.size(); ++i) {
        Real share = 0;
        const int coordinates = (problem.inverseMasses[i].m > 0 ? 2 : 0) + (problem.inverseMasses[i].I > 0 ? 1 : 0);
        for (int k = 0; k < coordinates; ++k, ++at) share += u[at] * u[at];
        all += share;
        if (coordinates > 0) shares.push_back({BodyId{static_cast<std::uint32_t>(i)}, share});
    }
    for (auto& each : shares) each.share /= all > 0 ? all : 1;
    return shares;
}

/// The least impulses that would take the error away.
std::vector<SlopeCause::RowPart> impulsesOf(const Vector& u, const LateSweep& late) {
    const Vector scaled = leastSquares(late.rows.directions, u);
    std::vector<SlopeCause::RowPart> parts;
    Real largest = 0;
    for (std::size_t k = 0; k < late.rows.free.size(); ++k) {
        const std::size_t row = late.rows.free[k];
        const Real impulse = scaled[static_cast<Eigen::Index>(k)] * late.scaled.rows[row].scale;
        parts.push_back({static_cast<std::uint32_t>(row), impulse});
        if (std::abs(impulse) > std::abs(largest) * (1 + 1e-9)) largest = impulse;
    }
    for (auto& part : parts) part.impulse /= largest != 0 ? largest : 1;
    std::erase_if(parts, [](const auto& part) { return std::abs(part.impulse) < minShare; });
    return parts;
}

std::optional<SlopeCause::MassRatio> maxRatio(const std::vector<SlopeCause::RowPart>& rows, const VelocityProblem& problem) {
    std::optional<SlopeCause::MassRatio> found;
    for (const auto& part : rows) {
        const Row& row = problem.rows[part.row];
        const Real a = problem.inverseMasses[index(row.a)].m;
        const Real b = problem.inverseMasses[index(row.b)].m;
        if (!(a > 0 && b > 0)) continue;
        const bool firstIsHeavier = a <= b;
        const Real ratio = std::max(a, b) / std::min(a, b);
        if (!found || ratio > found->ratio * (1 + 1e-12))
            found = {part.row, firstIsHeavier ? row.a : row.b, firstIsHeavier ? row.b : row.a, ratio};
    }
    return found;
}

/// How many free rows lead from a body down to a static one, and through which body.
struct Levels {
    static constexpr int unreachable = -1;
    std::vector<int> level;
    std::vector<std::uint32_t> below;
};

Levels levelsOf(const FreeRows& free, const VelocityProblem& problem) {
    const std::size_t count = problem.inverseMasses.size();
    std::vector<std::vector<std::uint32_t>> beside(count);
    for (const std::size_t i : free.free) {
        const auto a = static_cast<std::uint32_t>(index(problem.rows[i].a));
        const auto b = static_cast<std::uint32_t>(index(problem.rows[i].b));
        beside[a].push_back(b);
        beside[b].push_back(a);
    }
    Levels levels{std::vector<int>(count, Levels::unreachable), std::vector<std::uint32_t>(count, 0)};
    std::vector<std::uint32_t> queue;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (moves(problem.inverseMasses[i])) continue;
        levels.level[i] = 0;
        queue.push_back(i);
    }
    for (std::size_t at = 0; at < queue.size(); ++at)
        for (const std::uint32_t next : beside[queue[at]]) {
            if (levels.level[next] != Levels::unreachable) continue;
            levels.level[next] = levels.level[queue[at]] + 1;
            levels.below[next] = queue[at];
            queue.push_back(next);
        }
    return levels;
}

/// Every moving body with the mean mass, its inertia in proportion; shapes, levers and free rows unchanged.
VelocityProblem withEqualMasses(const VelocityProblem& problem) {
    VelocityProblem equal = problem;
    Real sum = 0;
    int count = 0;
    for (const InverseMass& inverse : problem.inverseMasses)
        if (inverse.m > 0) sum += 1 / inverse.m, ++count;
    for (InverseMass& inverse : equal.inverseMasses) {
        if (!(inverse.m > 0)) continue;
        const Real mean = count / sum;
        inverse.I *= mean / inverse.m;
        inverse.m = mean;
    }
    for (Row& row : equal.rows) {
        const Real K =
            inverseEffectiveMass(row, equal.inverseMasses[index(row.a)], equal.inverseMasses[index(row.b)]) + row.softness;
        row.effectiveMass = K > 0 ? 1 / K : 0;
    }
    return equal;
}

bool massesDiffer(const VelocityProblem& problem) {
    Real least = infinity;
    Real most = 0;
    for (const InverseMass& inverse : problem.inverseMasses) {
        if (!(inverse.m > 0)) continue;
        least = std::min(least, inverse.m);
        most = std::max(most, inverse.m);
    }
    return most > least * (1 + 1e-9);
}

/// The rate with only the rows between bodies of at most this level.
Real rateUpTo(int level, const Levels& levels, const VelocityProblem& problem, const ReferenceSolution& solution,
              const Settings& settings) {
    const auto isIn = [&](BodyId body) { return levels.level[index(body)] <= level; };
    VelocityProblem lower{{}, problem.velocities, problem.inverseMasses};
    ReferenceSolution ofLower;
    ofLower.certified = true;
    std::vector<int> place(problem.rows.size(), -1);
    int count = 0;
    for (std::size_t i = 0; i < problem.rows.size(); ++i)
        if (isIn(problem.rows[i].a) && isIn(problem.rows[i].b)) place[i] = count++;
    for (std::size_t i = 0; i < problem.rows.size(); ++i) {
        if (place[i] < 0) continue;
        Row row = problem.rows[i];
        if (row.kind == RowKind::Friction) row.normalRow = static_cast<std::uint32_t>(place[row.normalRow]);
        lower.rows.push_back(row);
        ofLower.clamps.push_back(solution.clamps[i]);
    }
    Settings same = settings;
    same.givenOrder.clear();
    for (const int row : settings.givenOrder)
        if (row >= 0 && row < static_cast<int>(place.size()) && place[static_cast<std::size_t>(row)] >= 0)
            same.givenOrder.push_back(place[static_cast<std::size_t>(row)]);
    return predictedRate(lower, ofLower, same);
}

template <typename Item, typename Size>
void keepLargest(std::vector<Item>& items, Size size) {
    std::stable_sort(items.begin(), items.end(), [&](const Item& x, const Item& y) { return size(x) > size(y) + 1e-9; });
    if (items.size() > SlopeCause::maxReported) items.resize(SlopeCause::maxReported);
}

}  // namespace

SlopeCause slopeCause(const VelocityProblem& problem, const ReferenceSolution& solution, const Settings& settings) {
    SlopeCause cause;
    const auto late = lateSweep(problem, solution, settings);
    if (!late) return cause;
    cause.rate = 0;
    if (late->matrix.size() == 0) return cause;
    const SlowestMode mode = slowestMode(*late);
    cause.rate = late->sweeps == 2 ? std::sqrt(mode.size) : mode.size;
    if (mode.direction.size() == 0) return cause;

    cause.bodies = sharesOf(mode.direction, problem);
    cause.rows = impulsesOf(mode.direction, *late);
    cause.ratio = maxRatio(cause.rows, problem);

    const Levels levels = levelsOf(late->rows, problem);
    Real largest = 0;
    for (const auto& each : cause.bodies) largest = std::max(largest, each.share);
    std::optional<std::uint32_t> highest;
    for (const auto& each : cause.bodies) {
        const auto body = static_cast<std::uint32_t>(index(each.body));
        if (each.share < minShare * largest || levels.level[body] <= 0) continue;
        if (!highest || levels.level[body] > levels.level[*highest]) highest = body;
    }
    for (auto body = highest; body && levels.level[*body] > 0; body = levels.below[*body]) cause.chain.push_back(BodyId{*body});

    if (massesDiffer(problem)) cause.rateOfEqualMasses = predictedRate(withEqualMasses(problem), solution, settings);
    if (cause.height() > 1) {
        cause.halfHeight = (cause.height() + 1) / 2;
        cause.rateOfHalfHeight = rateUpTo(cause.halfHeight, levels, problem, solution, settings);
    }
    keepLargest(cause.bodies, [](const auto& each) { return each.share; });
    keepLargest(cause.rows, [](const auto& each) { return std::abs(each.impulse); });
    return cause;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/lambda_plane.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

constexpr int maxJacobiSweeps = 100;
constexpr Real roundingShare = 1e-12;  // relative to the other value

bool isVisit(const Event& event, RowList list, int substep) {
    return event.kind == EventKind::Row && event.substep == substep && rowListOf(event.phase) == list;
}

/// The corners of a sub-step, and which Λ the velocities hold at event `at`.
void follow(LambdaPlane& plane, EventRange events, std::size_t at, RowList list) {
    const int substep = events[at].substep;
    const Phase starting = list == RowList::PseudoVelocities ? Phase::WarmStartPseudo : Phase::WarmStart;
    PlaneSpot sum{};
    PlaneSpot landed{};
    for (std::size_t k = 0; k < events.size(); ++k) {
        const Event& event = events[k];
        if (event.substep != substep) continue;
        const bool happened = k <= at;
        if (event.kind == EventKind::Phase && event.phase == starting) {
            plane.path.push_back({sum, k, -1, Clamp::None});
            plane.started = happened;
            plane.reached += happened;
            if (happened) landed = sum;
        }
        if (plane.appliesAfterSweep && happened && event.kind == EventKind::Iteration && rowListOf(event.phase) == list)
            landed = sum;
        if (!isVisit(event, list, substep)) continue;
        const int moved = event.visit.row == plane.rows[0].row ? 0 : event.visit.row == plane.rows[1].row ? 1 : -1;
        if (moved < 0) continue;
        sum[static_cast<std::size_t>(moved)] = event.visit.lambdaAfter;
        if (happened && !(plane.appliesAfterSweep && event.iteration > 0)) landed = sum;
        if (isWarmStart(event.phase)) continue;  // the last of them leads to the start
        plane.path.push_back({sum, k, moved, event.visit.clamp});
        plane.reached += happened;
    }
    plane.now = landed;
}

struct Choice {
    Clamp first = Clamp::None;
    Clamp second = Clamp::None;
};

/// The point at which each row is on its line (None) or at the given bound; nothing if there is none or more than one.
std::optional<PlaneSpot> spotOf(const LambdaPlane& plane, Choice choice) {
    // Two equations c₀ Λᵢ + c₁ Λⱼ = d, one per row.
    struct Equation {
        Real c0, c1, d;
    };
    const auto equation = [&](std::size_t k, Clamp clamp) -> std::optional<Equation> {
        const PlaneRow& row = plane.rows[k];
        Equation e{};
        (k == 0 ? e.c0 : e.c1) = clamp == Clamp::None ? row.diagonal : 1;
        Real& other = k == 0 ? e.c1 : e.c0;
        if (clamp == Clamp::None) {
            other = plane.coupling;
            e.d = row.rhs;
        } else if (row.cone > 0) {
            other = clamp == Clamp::Lower ? row.cone : -row.cone;
        } else {
            e.d = clamp == Clamp::Lower ? row.bounds.lower : row.bounds.upper;
            if (!std::isfinite(e.d)) return std::nullopt;
        }
        return e;
    };
    const auto one = equation(0, choice.first);
    const auto two = equation(1, choice.second);
    if (!one || !two) return std::nullopt;
    const Real determinant = one->c0 * two->c1 - one->c1 * two->c0;
    if (!(std::abs(determinant) > roundingShare * (std::abs(one->c0 * two->c1) + std::abs(one->c1 * two->c0)))) return std::nullopt;
    return PlaneSpot{(one->d * two->c1 - one->c1 * two->d) / determinant, (one->c0 * two->d - one->d * two->c0) / determinant};
}

bool agrees(const LambdaPlane& plane, int k, Clamp clamp, PlaneSpot at) {
    const PlaneRow& row = plane.rows[static_cast<std::size_t>(k)];
    const auto place = static_cast<std::size_t>(k);
    const Bounds bounds = plane.boundsAt(k, at);
    const Real scale = std::abs(row.diagonal * at[place]) + std::abs(plane.coupling * at[1 - place]) + std::abs(row.rhs);
    const Real w = plane.residual(k, at);
    if (bounds.lower > bounds.upper) return false;
    switch (clamp) {
        case Clamp::None:
            return bounds.lower - roundingShare * std::abs(at[place]) <= at[place] &&
                   at[place] <= bounds.upper + roundingShare * std::abs(at[place]);
        case Clamp::Lower:
            return w >= -roundingShare * scale;
        case Clamp::Upper:
            return w <= roundingShare * scale;
    }
    return false;
}

std::optional<PlaneSpot> solve(const LambdaPlane& plane) {
    constexpr std::array clamps{Clamp::None, Clamp::Lower, Clamp::Upper};
    for (const Clamp first : clamps)
        for (const Clamp second : clamps) {
            const auto spot = spotOf(plane, {first, second});
            if (spot && agrees(plane, 0, first, *spot) && agrees(plane, 1, second, *spot)) return spot;
        }
    return std::nullopt;
}

std::vector<PlaneSpot> jacobiFrom(PlaneSpot start, const LambdaPlane& plane, int sweeps) {
    std::vector<PlaneSpot> spots{start};
    for (int sweep = 0; sweep < std::min(sweeps, maxJacobiSweeps); ++sweep) {
        const PlaneSpot at = spots.back();
        PlaneSpot next{};
        for (const int k : {0, 1}) {
            const auto place = static_cast<std::size_t>(k);
            const Real raw = at[place] - plane.residual(k, at) / plane.rows[place].diagonal;
            next[place] = clamped(raw, plane.boundsAt(k, at));
        }
        spots.push_back(next);
    }
    return spots;
}

}  // namespace

Bounds LambdaPlane::boundsAt(int row, PlaneSpot at) const {
    if (!boundsSums) return {-infinity, infinity};
    const auto k = static_cast<std::size_t>(row);
    if (rows[k].cone == 0) return rows[k].bounds;
    const Real reach = rows[k].cone * at[1 - k];
    return {-reach, reach};
}

std::optional<LambdaPlane> lambdaPlane(const World& world, EventRange events, std::size_t at, RowList list, std::uint32_t i,
                                       std::uint32_t j) {
    const auto& all = rowsOf(world, list);
    if (list == RowList::Positions || i == j || i >= all.size() || j >= all.size() || at >= events.size()) return std::nullopt;
    const std::array<std::uint32_t, 2> chosen{i, j};
    LambdaPlane plane;
    plane.boundsSums = clampsSums(world.settings);
    plane.appliesAfterSweep = traitsOf(world.settings).appliesAfterSweep;
    for (std::size_t k = 0; k < 2; ++k) {
        const Row& row = all[chosen[k]];
        if (row.effectiveMass == 0) return std::nullopt;
        PlaneRow& of = plane.rows[k];
        of.row = chosen[k];
        of.diagonal = couplingOf(row, row, world.inverseMasses) + row.softness;
        of.bounds = boundsOf(row, all[row.normalRow].lambda);
        if (row.kind == RowKind::Friction && row.normalRow == chosen[1 - k]) of.cone = row.friction;
    }
    plane.coupling = couplingOf(all[i], all[j], world.inverseMasses);
    if (i + 1 == j) plane.coupling += all[i].nextSoftness;
    if (j + 1 == i) plane.coupling += all[j].nextSoftness;
    follow(plane, events, at, list);

    const auto& velocities = velocitiesOf(world, list);
    for (std::size_t k = 0; k < 2; ++k) {
        const Row& row = all[chosen[k]];
        const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
        const auto lambdaOf = [&](std::size_t r) { return r == chosen[1 - k] ? plane.now[1 - k] : all[r].lambda; };
        const Real yielding = row.softness * plane.now[k] + softnessOfNeighbours(all, chosen[k], lambdaOf);
        const Real lack = jv + row.bias + yielding;
        plane.rows[k].rhs = plane.rows[k].diagonal * plane.now[k] + plane.coupling * plane.now[1 - k] - lack;
    }
    plane.solution = solve(plane);
    const int sweeps = list == RowList::PseudoVelocities ? world.settings.positionIterations : world.settings.iterations;
    if (!plane.path.empty()) plane.jacobi = jacobiFrom(plane.path.front().at, plane, sweeps);
    return plane;
}

std::uint32_t mostCoupledRow(const RowMatrix& matrix, std::uint32_t row) {
    std::uint32_t found = row;
    Real most = 0;
    for (std::size_t k = 0; k < matrix.columns(row).size(); ++k) {
        const std::uint32_t other = matrix.columns(row)[k];
        const Real share = std::abs(matrix.scaled(row, other, matrix.values(row)[k]));
        if (other == row || !(share > most)) continue;
        most = share;
        found = other;
    }
    return found;
}

}  // namespace solverscope

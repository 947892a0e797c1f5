// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/row_errors.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "physics/analysis/reference/residual.h"
#include "physics/constraints/contact_rows.h"

namespace solverscope {
namespace {

Real worse(Real a, Real b) {
    if (std::isnan(a)) return a;
    return std::isnan(b) || b > a ? b : a;
}

bool isUnilateral(const Row& row) { return row.kind == RowKind::Unilateral || row.kind == RowKind::Limit; }

}  // namespace

RowErrors worseOf(const RowErrors& a, const RowErrors& b) {
    return {worse(a.residual, b.residual), worse(a.unbiased, b.unbiased), worse(a.biasPart, b.biasPart),
            worse(a.complementarity, b.complementarity), worse(a.friction, b.friction)};
}

RowErrors errorsOfRow(std::span<const Row> rows, std::uint32_t i, std::span<const Velocity> velocities) {
    const Row& row = rows[i];
    const Real jv = relativeVelocity(row, velocities[index(row.a)], velocities[index(row.b)]);
    const Real unbiasedLack = jv + row.softness * row.lambda + softnessOfNeighbours(rows, i);
    const Real normalImpulse = rows[row.normalRow].lambda;
    RowErrors errors;
    errors.residual = rowResidual(row, unbiasedLack + row.bias, row.lambda, normalImpulse);
    errors.unbiased = rowResidual(row, unbiasedLack, row.lambda, normalImpulse);
    errors.biasPart = std::abs(errors.residual - errors.unbiased);
    if (isUnilateral(row)) errors.complementarity = errors.residual;
    if (row.kind == RowKind::Friction) errors.friction = errors.residual;
    return errors;
}

RowErrors errorsOfRows(std::span<const Row> rows, std::span<const Velocity> velocities) {
    RowErrors worst;
    for (std::uint32_t i = 0; i < rows.size(); ++i) worst = worseOf(worst, errorsOfRow(rows, i, velocities));
    return worst;
}

Real penetrationAhead(const World& world, const Row& row) {
    if (!isContactNormal(row)) return 0;
    const std::size_t a = index(row.a);
    const std::size_t b = index(row.b);
    const Real jv = relativeVelocity(row, world.velocities[a], world.velocities[b]);
    const Real pseudoJv = relativeVelocity(row, world.pseudoVelocities[a], world.pseudoVelocities[b]);
    const Real C = world.contacts[row.constraint.index].separation;
    return std::max(Real{0}, -(C + subStepLength(world.settings) * (jv + pseudoJv)));
}

Real worstPenetrationAhead(const World& world) {
    Real worst = 0;
    for (const Row& row : world.rows) worst = std::max(worst, penetrationAhead(world, row));
    return worst;
}

IncrementalErrors::IncrementalErrors(const World& world, Phase phase, const std::vector<Velocity>* reference)
    : m_world(world), m_phase(phase), m_reference(reference) {
    refresh();
}

Real IncrementalErrors::squaredErrorOf(std::size_t body) const {
    if (!m_reference) return std::numeric_limits<Real>::quiet_NaN();
    const Velocity& now = velocitiesOf(m_world, m_phase)[body];
    const InverseMass inverse = m_world.inverseMasses[body];
    const Vec2 dv = now.v - (*m_reference)[body].v;
    const Real dw = now.w - (*m_reference)[body].w;
    return (inverse.m > 0 ? lengthSquared(dv) / inverse.m : 0) + (inverse.I > 0 ? dw * dw / inverse.I : 0);
}

Real IncrementalErrors::velocityError() const { return std::sqrt(m_squared.all()); }

void IncrementalErrors::refresh() {
    const auto& rows = rowsOf(m_world, m_phase);
    m_seen = velocitiesOf(m_world, m_phase);
    const auto mayChange = [this](BodyId body) { return moves(m_world.inverseMasses[index(body)]); };
    m_rowsOf = RowsOfBodies(rows, m_world.inverseMasses.size(), mayChange);
    m_contactRowsOf = RowsOfBodies(m_world.rows, m_world.inverseMasses.size(), mayChange);
    std::vector<RowErrors> errors(rows.size());
    for (std::uint32_t i = 0; i < rows.size(); ++i) errors[i] = errorsOfRow(rows, i, m_seen);
    m_errors.assign(std::move(errors));
    std::vector<Real> depths(m_world.rows.size());
    for (std::size_t i = 0; i < depths.size(); ++i) depths[i] = penetrationAhead(m_world, m_world.rows[i]);
    m_penetration.assign(std::move(depths));
    std::vector<Real> squared(m_seen.size());
    for (std::size_t body = 0; body < squared.size(); ++body) squared[body] = squaredErrorOf(body);
    m_squared.assign(std::move(squared));
}

void IncrementalErrors::look(std::size_t body) {
    const auto& rows = rowsOf(m_world, m_phase);
    const auto& velocities = velocitiesOf(m_world, m_phase);
    m_seen[body] = velocities[body];
    for (const std::uint32_t row : m_rowsOf.of(body)) m_errors.set(row, errorsOfRow(rows, row, velocities));
    for (const std::uint32_t row : m_contactRowsOf.of(body)) m_penetration.set(row, penetrationAhead(m_world, m_world.rows[row]));
    m_squared.set(body, squaredErrorOf(body));
}

void IncrementalErrors::visited(std::uint32_t row) {
    if (m_world.playback) return refresh();  // a trace states its rows bit by bit
    const Row& visited = rowsOf(m_world, m_phase)[row];
    // The row's impulse has changed even if its bodies have not: Jacobi's method moves them after the sweep.
    look(index(visited.a));
    if (visited.b != visited.a) look(index(visited.b));
    // So that methods which do more in one visit are covered too.
    const auto& velocities = velocitiesOf(m_world, m_phase);
    for (std::size_t body = 0; body < velocities.size(); ++body)
        if (!(velocities[body] == m_seen[body])) look(body);
}

}  // namespace solverscope

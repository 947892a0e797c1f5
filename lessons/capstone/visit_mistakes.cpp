// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <algorithm>
#include <utility>

#include "lessons/capstone/mistakes.h"
#include "physics/debugger/manual_solve/manual_visit.h"
#include "physics/solvers/clamping.h"

namespace solverscope {
namespace {

/// Collects the mistakes whose Λ is the one found.
class LambdaMistakes {
public:
    LambdaMistakes(const VisitMoment& visit, Real found, const Closeness& close)
        : m_visit(visit), m_found(found), m_close(close), m_row(rowsOf(visit.world, visit.truth.phase)[visit.truth.row]) {
        const auto& velocities = actsOnPseudoVelocities(visit.truth.phase) ? visit.world.pseudoVelocities : visit.world.velocities;
        m_vA = velocities[index(m_row.a)];
        m_vB = velocities[index(m_row.b)];
    }

    std::vector<SolverMistake> all() {
        using enum SolverMistake;
        const RowVisit& truth = m_visit.truth;
        const Real before = truth.lambdaBefore;
        const Real raw = truth.rawDelta;
        const Bounds bounds{truth.lower, truth.upper};
        add(ClampsDelta, before + clamped(raw, bounds));
        add(ClampsDelta, VisitMistake::ClampedDelta);
        add(SumForgotten, clamped(raw, bounds));
        ofFrictionBounds(before + raw);
        add(SignOfJv, VisitMistake::SignOfJv);
        addRaw(SignOfJv, -raw);
        ofVelocities();
        add(BiasOmitted, VisitMistake::NoBias);
        addRaw(BiasSubtracted, -m_row.effectiveMass * (truth.jv - m_row.bias));
        add(NoEffectiveMass, VisitMistake::NoEffectiveMass);
        add(TimesK, VisitMistake::TimesK);
        if (m_row.kind == RowKind::Friction) {
            const Row& normal = rowsOf(m_visit.world, truth.phase)[m_row.normalRow];
            addRaw(NormalsMass, -normal.effectiveMass * (truth.jv + m_row.bias));
        }
        add(NotClamped, before + raw);
        return std::move(m_mistakes);
    }

private:
    Real scale() const { return std::abs(m_row.effectiveMass); }  // N s: the impulse of 1 m/s

    void add(SolverMistake mistake, Real lambda) {
        if (m_close(lambda, m_found, scale()) && !m_close(lambda, m_visit.truth.lambdaAfter, scale()))
            m_mistakes.push_back(mistake);
    }
    void add(SolverMistake mistake, VisitMistake made) {
        const World& world = m_visit.world;
        if (!canMakeMistake(world, m_visit.truth.phase, m_visit.truth.row, made)) return;
        const RowVisit wrong = visitWithMistake(world, m_visit.truth.phase, m_visit.truth.row, made);
        add(mistake, wrong.lambdaAfter);
        if (made != VisitMistake::ClampedDelta) addUnbounded(mistake, wrong.lambdaBefore + wrong.rawDelta);
    }
    /// Without any bounds, as in a solver for level 1.
    void addUnbounded(SolverMistake mistake, Real sum) {
        if (!m_close(sum, m_visit.truth.lambdaBefore + m_visit.truth.rawDelta, scale())) add(mistake, sum);
    }
    /// With the right bounds, and without any.
    void addRaw(SolverMistake mistake, Real raw) {
        const Real sum = m_visit.truth.lambdaBefore + raw;
        add(mistake, clamped(sum, {m_visit.truth.lower, m_visit.truth.upper}));
        addUnbounded(mistake, sum);
    }
    void addJv(SolverMistake mistake, Real jv) { addRaw(mistake, -m_row.effectiveMass * (jv + m_row.bias)); }

    void ofFrictionBounds(Real raw) {
        using enum SolverMistake;
        if (m_row.kind != RowKind::Friction) return;
        const auto within = [&](Real normalImpulse) {
            const Real bound = m_row.friction * std::max(normalImpulse, 0.0);
            return clamped(raw, {-bound, bound});
        };
        add(FrictionOneSided, clamped(raw, {0, m_visit.truth.upper}));
        add(FrictionOnlyPushes, clamped(raw, {0, infinity}));
        add(FrictionBoundOfVisit, within(m_visit.lastDeltaOfNormal));
        add(FrictionBoundOfLastStep, within(m_visit.lambdaOfNormalBefore));
        add(FrictionBoundOfLastSweep, within(m_visit.lambdaOfNormalLastSweep));
        add(FrictionBoundIsMu, within(1));
        // A friction row's Λ may be negative; then the bounds change places, and it depends on their order which of them holds.
        const auto& rows = rowsOf(m_visit.world, m_visit.truth.phase);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i == m_row.normalRow) continue;
            const Real bound = m_row.friction * rows[i].lambda;
            add(FrictionBoundOfOther, within(rows[i].lambda));
            add(FrictionBoundOfOther, std::min(std::max(raw, -bound), bound));
            add(FrictionBoundOfOther, std::max(std::min(raw, bound), -bound));
        }
    }

    void ofVelocities() {
        using enum SolverMistake;
        const Real straight = dot(m_row.n, m_vB.v) - dot(directionOnA(m_row), m_vA.v);
        const Real turning = m_row.wB * m_vB.w - m_row.wA * m_vA.w;
        addJv(JvWithoutTurning, straight);
        addJv(JvTurningReversed, straight - turning);
        addJv(JvTurningReversed, straight + m_row.wB * m_vB.w + m_row.wA * m_vA.w);
        addJv(JvOfOneBody, relativeVelocity(m_row, {}, m_vB));
        addJv(JvOfOneBody, relativeVelocity(m_row, m_vA, {}));
        if (m_visit.sweepStart.size() <= std::max(index(m_row.a), index(m_row.b))) return;
        addJv(OldVelocities, relativeVelocity(m_row, m_visit.sweepStart[index(m_row.a)], m_visit.sweepStart[index(m_row.b)]));
    }

    const VisitMoment& m_visit;
    Real m_found;
    const Closeness& m_close;
    const Row& m_row;
    Velocity m_vA;
    Velocity m_vB;
    std::vector<SolverMistake> m_mistakes;
};

bool same(const Velocity& one, const Velocity& other, const Closeness& close) {
    return close(one.v.x, other.v.x, 1) && close(one.v.y, other.v.y, 1) && close(one.w, other.w, 1);
}

}  // namespace

std::vector<SolverMistake> mistakesOfLambda(const VisitMoment& visit, Real found, const Closeness& close) {
    return LambdaMistakes(visit, found, close).all();
}

std::vector<SolverMistake> mistakesOfApplying(const AppliedImpulse& impulse, const Velocity& foundA, const Velocity& foundB,
                                              const Closeness& close) {
    using enum SolverMistake;
    using Pair = std::pair<Velocity, Velocity>;
    const auto applied = [&](Real delta, const Row& row, InverseMass a, InverseMass b) {
        Pair v{impulse.beforeA, impulse.beforeB};
        applyImpulse(row, delta, a, b, v.first, v.second);
        return v;
    };
    const Row& row = impulse.row;
    const Pair right = applied(impulse.delta, row, impulse.a, impulse.b);
    std::vector<SolverMistake> mistakes;
    const auto add = [&](SolverMistake mistake, const Pair& v) {
        const bool shows = !same(v.first, right.first, close) || !same(v.second, right.second, close);
        if (shows && same(v.first, foundA, close) && same(v.second, foundB, close)) mistakes.push_back(mistake);
    };
    const auto withRow = [&](auto change) {
        Row changed = row;
        change(changed);
        return applied(impulse.delta, changed, impulse.a, impulse.b);
    };

    add(NotApplied, {impulse.beforeA, impulse.beforeB});
    add(NotAppliedToA, {impulse.beforeA, right.second});
    add(NotAppliedToB, {right.first, impulse.beforeB});
    Velocity alike = impulse.beforeA;
    Velocity unused;
    applyImpulse(row, -impulse.delta, impulse.a, {}, alike, unused);
    add(AppliedToAAlike, {alike, right.second});
    add(AppliedReversed, applied(-impulse.delta, row, impulse.a, impulse.b));
    add(AppliedTwice, applied(2 * impulse.delta, row, impulse.a, impulse.b));
    add(AppliedLambda, applied(impulse.lambda, row, impulse.a, impulse.b));
    add(AppliedUnclamped, applied(impulse.rawDelta, row, impulse.a, impulse.b));
    add(NoTurning, withRow([](Row& r) { r.wA = r.wB = 0; }));
    add(NoTurning, withRow([](Row& r) { r.wA = 0; }));
    add(NoTurning, withRow([](Row& r) { r.wB = 0; }));
    add(TurningReversed, withRow([](Row& r) {
            r.wA = -r.wA;
            r.wB = -r.wB;
        }));
    add(TurningReversed, withRow([](Row& r) { r.wA = -r.wA; }));
    add(TurningReversed, withRow([](Row& r) { r.wB = -r.wB; }));
    add(MassForInertia, applied(impulse.delta, row, {impulse.a.m, impulse.a.m}, {impulse.b.m, impulse.b.m}));
    const auto unit = [](InverseMass mass) { return mass.m > 0 ? InverseMass{1, 1} : InverseMass{}; };
    add(WithoutInverseMass, applied(impulse.delta, row, unit(impulse.a), unit(impulse.b)));
    add(WithoutInverseMass, applied(impulse.delta, row, {1, 1}, {1, 1}));
    return mistakes;
}

}  // namespace solverscope

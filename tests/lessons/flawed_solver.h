// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A learner's solver for the capstone: right, or with one mistake. Every mistake is made in the place in which a learner would make
// it, not by changing the number that is compared.
#pragma once

#include <map>
#include <optional>
#include <tuple>

#define SOLVERSCOPE_CAPSTONE_NO_MAIN
#include "include/solverscope_capstone.h"
#include "lessons/capstone/mistakes.h"

namespace solverscope {

class FlawedSolver {
public:
    explicit FlawedSolver(SolverMistake flaw) : m_flaw(flaw) {}

    bool visitsBackwards = false;
    bool rubsToTheRight = false;  // friction rows along the normal turned right
    bool isUnbounded = false;     // as at level 1
    bool isGrouped = false;       // the friction rows come after all normal rows
    /// With which row's Λ friction is bounded.
    enum class BoundBy { Normal, RowOfContact, RowBefore } boundBy = BoundBy::Normal;
    /// Other ways to make a mistake.
    bool hasNoMinus = false;                // SignOfJv: λ = +m (Jv + bias)
    bool sweptOnce = false;                 // NotSwept: only after the last sweep
    bool leversFromPoint = false;           // LeverArmReversed: r = centre − point
    double extraImpulse = 0;                // Unknown: added to every sum [N s]
    std::optional<std::size_t> visitsLast;  // this row from the second sweep on only
    bool hasSlopAsGate = false;             // SlopIgnored: the whole overlap of what is deeper than slop

    void solve(capstone::Step& step) {
        if (is(SolverMistake::NoRows)) return;
        if (is(SolverMistake::GravityTwice))
            for (capstone::Body& body : step.bodies)
                if (body.invMass > 0) body.velocity.y -= step.h * 10;
        build(step);
        step.built();
        warmStart(step);
        m_before.clear();
        for (const capstone::Row& row : step.rows) m_before.push_back(row.lambda);
        m_lastSweep = m_before;
        m_lastDelta.assign(step.rows.size(), 0);
        const int sweeps = step.iterations + (is(SolverMistake::SweepsTooMany) ? 1 : is(SolverMistake::SweepsMissing) ? -1 : 0);
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            m_old = step.bodies;
            for (std::size_t turn = 0; turn < step.rows.size(); ++turn) {
                const std::size_t i = visitsBackwards ? step.rows.size() - 1 - turn : turn;
                if (visitsLast == i && sweep == 0) continue;
                if (is(SolverMistake::RowNotVisited) && sweep == 0 && i + 1 == step.rows.size()) continue;
                visit(step, i);
                if (is(SolverMistake::RowVisitedTwice) && i == 0) visit(step, i);
            }
            for (std::size_t i = 0; i < step.rows.size(); ++i) m_lastSweep[i] = step.rows[i].lambda;
            if (is(SolverMistake::ChangedUnreported)) step.bodies.back().velocity.x *= 0.99;
            const bool forgets = sweptOnce ? sweep + 1 < sweeps : is(SolverMistake::NotSwept);
            if (!forgets) step.swept();
        }
        keep(step);
    }

private:
    using Key = std::tuple<int, int, unsigned, bool>;

    bool is(SolverMistake flaw) const { return m_flaw == flaw; }

    void build(capstone::Step& step) const {
        using enum SolverMistake;
        if (isGrouped)
            for (const bool friction : {false, true})
                for (int i = 0; i < static_cast<int>(step.contacts.size()); ++i) step.rows.push_back(row(step, i, friction));
        for (int i = 0; i < static_cast<int>(step.contacts.size()) && !isGrouped; ++i) {
            if (is(NormalRowMissing) && i == 0 && step.contacts.size() > 1) continue;
            const bool rubs = step.contacts[static_cast<std::size_t>(i)].friction > 0 && !is(FrictionRowMissing);
            for (const bool friction : {false, true}) {
                if (friction && !rubs) continue;
                step.rows.push_back(row(step, i, friction));
                if (is(RowTwice) && i == 0) step.rows.push_back(step.rows.back());
            }
        }
    }

    capstone::Row row(const capstone::Step& step, int place, bool friction) const {
        using enum SolverMistake;
        const capstone::Contact& contact = step.contacts[static_cast<std::size_t>(place)];
        const capstone::Body& a = step.bodies[static_cast<std::size_t>(contact.a)];
        const capstone::Body& b = step.bodies[static_cast<std::size_t>(contact.b)];
        capstone::Row row;
        row.contact = place;
        row.kind = friction ? capstone::Kind::Friction : capstone::Kind::Normal;
        const bool along = friction ? is(FrictionAlongNormal) : !is(NormalAcross);
        row.n = along ? contact.normal : capstone::left(contact.normal);
        if (friction && rubsToTheRight) row.n = -row.n;
        if (is(NormalReversed) && !friction) row.n = -row.n;
        capstone::Vec2 rA = is(LeverArmFromOrigin) ? contact.point : contact.point - a.position;
        capstone::Vec2 rB = is(LeverArmFromOrigin) ? contact.point : contact.point - b.position;
        if (leversFromPoint) std::tie(rA, rB) = std::pair(-rA, -rB);
        const capstone::Vec2 n = is(LeverArmOfNormal) ? contact.normal : row.n;
        row.wA = lever(rA, n);
        row.wB = lever(rB, n);
        if (is(LeverArmOfOtherBody)) std::swap(row.wA, row.wB);
        const double ofA = a.invMass + a.invInertia * row.wA * row.wA;
        const double ofB = b.invMass + b.invInertia * row.wB * row.wB;
        double K = ofA + ofB;
        if (is(MassWithoutLeverArms)) K = a.invMass + b.invMass;
        if (is(MassWithoutInertia)) K = a.invMass + b.invMass + row.wA * row.wA + row.wB * row.wB;
        if (is(MassLeverNotSquared)) K = a.invMass + b.invMass + a.invInertia * std::abs(row.wA) + b.invInertia * std::abs(row.wB);
        if (is(MassOfOneBody)) K = ofB;
        row.effectiveMass = is(MassIsK) ? K : 1 / K;
        if (is(MassOfNormal) && friction) row.effectiveMass = step.rows.back().effectiveMass;
        const double beyond = contact.depth - step.slop;
        const double rate = step.beta / step.h;
        if (!friction) row.bias = -rate * std::max(beyond, 0.0);
        if (is(NoBias)) row.bias = 0;
        if (is(BiasReversed)) row.bias = -row.bias;
        if (is(WholeDepth)) row.bias = friction ? 0 : -std::max(beyond, 0.0) / step.h;
        if (is(SlopIgnored)) row.bias = friction ? 0 : -rate * contact.depth;
        if (hasSlopAsGate) row.bias = friction || beyond < 0 ? 0 : -rate * contact.depth;
        if (is(SlopAsLeast)) row.bias = friction ? 0 : -rate * std::max(contact.depth, step.slop);
        if (is(SlopAdded)) row.bias = friction ? 0 : -rate * (contact.depth + step.slop);
        if (is(BiasBelowSlop)) row.bias = friction ? 0 : -rate * beyond;
        if (is(BiasNotDividedByH)) row.bias *= step.h;
        if (is(BiasTimesH)) row.bias *= step.h * step.h;
        if (is(BiasOnFriction) && friction) row.bias = -rate * std::max(beyond, 0.0);
        if (is(BiasNotAsked) && !friction) row.bias = -0.2 / step.h * contact.depth;
        return row;
    }

    double lever(capstone::Vec2 r, capstone::Vec2 n) const {
        using enum SolverMistake;
        if (is(NoLeverArm)) return 0;
        if (is(LeverArmAlong)) return capstone::dot(r, n);
        return is(LeverArmReversed) && !leversFromPoint ? capstone::cross(n, r) : capstone::cross(r, n);
    }

    Key keyOf(const capstone::Step& step, const capstone::Row& row) const {
        const capstone::Contact& contact = step.contacts[static_cast<std::size_t>(row.contact)];
        const bool byFeature = is(SolverMistake::WarmStartByFeature);
        const bool hasKind = !is(SolverMistake::WarmStartByContact);
        return {byFeature ? 0 : contact.a, byFeature ? 0 : contact.b, is(SolverMistake::WarmStartByBodies) ? 0 : contact.feature,
                hasKind && row.kind == capstone::Kind::Friction};
    }

    void warmStart(capstone::Step& step) {
        using enum SolverMistake;
        if (is(WarmStartMissing)) return;
        for (std::size_t i = 0; i < step.rows.size(); ++i) {
            capstone::Row& row = step.rows[i];
            const auto old = m_kept.find(keyOf(step, row));
            double lambda = old == m_kept.end() ? 0 : old->second;
            if (is(WarmStartByIndex)) lambda = i < m_keptByPlace.size() ? m_keptByPlace[i] : 0;
            if (is(WarmStartNoFriction) && row.kind == capstone::Kind::Friction) lambda = 0;
            row.lambda = is(WarmStartForgotten) ? 0 : lambda;
            const double applied = is(WarmStartNotApplied) ? 0
                                   : is(WarmStartTwice)    ? 2 * lambda
                                   : is(WarmStartReversed) ? -lambda
                                                           : lambda;
            push(step, row, applied, !is(WarmStartOnB), !is(WarmStartOnA));
            step.warmStarted(i);
        }
    }

    void push(capstone::Step& step, const capstone::Row& row, double lambda, bool onA = true, bool onB = true) const {
        using enum SolverMistake;
        const capstone::Contact& contact = step.contacts[static_cast<std::size_t>(row.contact)];
        for (const bool first : {true, false}) {
            if (first ? !onA : !onB) continue;
            capstone::Body& body = step.bodies[static_cast<std::size_t>(first ? contact.a : contact.b)];
            double side = first && !is(AppliedToAAlike) ? -1 : 1;
            if (is(AppliedReversed)) side = -side;
            if (is(AppliedTwice)) side *= 2;
            const double mass = is(WithoutInverseMass) && body.invMass > 0 ? 1 : body.invMass;
            double inertia = is(MassForInertia) ? body.invMass : is(WithoutInverseMass) && body.invMass > 0 ? 1 : body.invInertia;
            if (is(NoTurning)) inertia = 0;
            if (is(TurningReversed)) inertia = -inertia;
            body.velocity = body.velocity + side * lambda * mass * row.n;
            body.omega += side * lambda * inertia * (first ? row.wA : row.wB);
        }
    }

    static double within(double value, double lower, double upper) { return std::min(std::max(value, lower), upper); }

    double relativeVelocity(const capstone::Step& step, const capstone::Row& row) const {
        using enum SolverMistake;
        const capstone::Contact& contact = step.contacts[static_cast<std::size_t>(row.contact)];
        const auto& bodies = is(OldVelocities) ? m_old : step.bodies;
        const capstone::Body& a = bodies[static_cast<std::size_t>(contact.a)];
        const capstone::Body& b = bodies[static_cast<std::size_t>(contact.b)];
        const double turning = is(JvWithoutTurning) ? 0 : is(JvTurningReversed) ? -1 : 1;
        const double ofB = dot(row.n, b.velocity) + turning * row.wB * b.omega;
        const double ofA = dot(row.n, a.velocity) + turning * row.wA * a.omega;
        if (is(JvOfOneBody)) return ofB;
        return is(SignOfJv) && !hasNoMinus ? ofA - ofB : ofB - ofA;
    }

    void visit(capstone::Step& step, std::size_t place) {
        using enum SolverMistake;
        capstone::Row& row = step.rows[place];
        const capstone::Contact& contact = step.contacts[static_cast<std::size_t>(row.contact)];
        const bool friction = row.kind == capstone::Kind::Friction;
        std::size_t normal = 0;
        while (step.rows[normal].kind == capstone::Kind::Friction || step.rows[normal].contact != row.contact) ++normal;

        double mass = row.effectiveMass;
        if (is(NoEffectiveMass)) mass = 1;
        if (is(TimesK)) mass = 1 / mass;
        if (is(NormalsMass) && friction) mass = step.rows[normal].effectiveMass;
        const double bias = is(BiasOmitted) ? 0 : is(BiasSubtracted) ? -row.bias : row.bias;
        const double raw = (hasNoMinus ? mass : -mass) * (relativeVelocity(step, row) + bias);

        double normalImpulse = step.rows[normal].lambda;
        if (is(FrictionBoundOfVisit)) normalImpulse = std::max(m_lastDelta[normal], 0.0);
        if (is(FrictionBoundOfLastStep)) normalImpulse = m_before[normal];
        if (is(FrictionBoundOfLastSweep)) normalImpulse = m_lastSweep[normal];
        if (is(FrictionBoundOfOther)) normalImpulse = step.rows[(normal + 2) % step.rows.size()].lambda;
        if (boundBy == BoundBy::RowOfContact) normalImpulse = step.rows[static_cast<std::size_t>(row.contact)].lambda;
        if (boundBy == BoundBy::RowBefore && place > 0) normalImpulse = step.rows[place - 1].lambda;
        if (is(FrictionBoundIsMu)) normalImpulse = 1;
        const double bound = contact.friction * normalImpulse;
        double lower = friction ? -bound : 0;
        double upper = friction ? bound : INFINITY;
        if (is(FrictionOneSided) && friction) lower = 0;
        if (is(FrictionOnlyPushes) && friction) std::tie(lower, upper) = std::pair(0.0, INFINITY);
        if (is(NotClamped) || isUnbounded) std::tie(lower, upper) = std::pair(-INFINITY, INFINITY);

        const double before = row.lambda;
        row.lambda = is(ClampsDelta) ? before + within(raw, lower, upper) : within(before + raw, lower, upper);
        if (is(SumForgotten)) row.lambda = within(raw, lower, upper);
        double delta = is(SumForgotten) ? row.lambda : row.lambda - before;
        row.lambda += extraImpulse;
        m_lastDelta[place] = row.lambda - before;
        if (is(AppliedLambda)) delta = row.lambda;
        if (is(AppliedUnclamped)) delta = raw;
        if (!is(NotApplied)) push(step, row, delta, !is(NotAppliedToA), !is(NotAppliedToB));
        step.visited(place);
    }

    void keep(const capstone::Step& step) {
        if (!is(SolverMistake::WarmStartOfEarlierStep)) m_kept.clear();
        m_keptByPlace.clear();
        for (std::size_t i = 0; i < step.rows.size(); ++i) {
            const capstone::Row& row = step.rows[i];
            m_kept[keyOf(step, row)] = is(SolverMistake::WarmStartLastDelta) ? m_lastDelta[i] : row.lambda;
            m_keptByPlace.push_back(row.lambda);
        }
    }

    SolverMistake m_flaw;
    std::map<Key, double> m_kept;
    std::vector<double> m_keptByPlace;
    std::vector<double> m_before;
    std::vector<double> m_lastSweep;
    std::vector<double> m_lastDelta;
    std::vector<capstone::Body> m_old;
};

}  // namespace solverscope

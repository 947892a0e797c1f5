// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The rows of a step, and the impulses that they begin with, against the reference.
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "lessons/capstone/step_audit.h"
#include "physics/base/missing.h"
#include "physics/base/plain_text.h"
#include "physics/constraints/contact_rows.h"
#include "physics/trace/names.h"
#include "physics/world/playback.h"

namespace solverscope {
namespace {

constexpr Real unknown = std::numeric_limits<Real>::quiet_NaN();

/// The same contact, seen from the other body.
Contact mirrored(Contact contact) {
    std::swap(contact.a, contact.b);
    contact.normal = -contact.normal;
    return contact;
}

bool isContactRow(const Row& row) { return row.constraint.kind == ConstraintKind::Contact; }

}  // namespace

ImpulseMemory::Key StepAudit::keyOf(const Row& row) const {
    const Contact& contact = m_world.contacts[row.constraint.index];
    return {contact.a, contact.b, contact.feature, row.kind == RowKind::Friction};
}

/// −1 for a friction row along the normal turned right.
Real StepAudit::orientation(const Row& row) const {
    const Contact& contact = m_world.contacts[row.constraint.index];
    if (row.kind != RowKind::Friction) return 1;
    return dot(row.n, leftPerpendicular(contact.normal)) * (row.a == contact.a ? 1 : -1) < 0 ? -1 : 1;
}

/// Of the velocity rows: 0 where pseudo-velocities take the overlap away.
Real StepAudit::beta() const { return has(CapstoneLevel::PositionCorrection) && m_world.pseudoRows.empty() ? m_rules.beta : 0; }

BuiltRow StepAudit::builtRow(const Row& theirs, Real beta) const {
    BuiltRow built;
    built.contact = m_world.contacts[theirs.constraint.index];
    if (theirs.a != built.contact.a) built.contact = mirrored(built.contact);
    const BodiesView bodies = bodiesOf(m_reference);
    const Levers levers = leversOf(built.contact, bodies);
    built.rA = levers.onA;
    built.rB = levers.onB;
    built.a = bodies.inverseMasses[index(theirs.a)];
    built.b = bodies.inverseMasses[index(theirs.b)];
    built.h = stepLength(m_world.settings);
    built.slop = m_rules.slop;
    built.beta = beta;
    const ContactRowStyle style{{built.beta / built.h, built.slop}, infinity, built.h};
    built.normal = {};
    makeContactNormalRow(built.normal, built.contact, theirs.constraint.index, bodies, levers, style);
    built.truth = built.normal;
    if (theirs.kind == RowKind::Friction) {
        built.truth = {};
        makeContactFrictionRow(built.truth, built.contact, theirs.constraint.index, bodies, levers);
        // Across the normal to either side.
        if (dot(theirs.n, built.truth.n) < 0) {
            built.truth.n = -built.truth.n;
            built.truth.wA = -built.truth.wA;
            built.truth.wB = -built.truth.wB;
        }
        built.truth.normalRow = theirs.normalRow;
        if (isPresent(theirs.friction)) built.truth.friction = theirs.friction;
    }
    built.truth.lambda = theirs.lambda;
    return built;
}

void StepAudit::linearize() {
    if (m_isLinearized) return;
    if (const auto missing = missingForSolving(m_world); !missing.empty()) {
        m_problem =
            "expected every row with its numbers and every body with its masses and velocities; missing: " + listed(missing);
        return;
    }
    m_isLinearized = true;
    m_reference = m_world;
    m_reference.playback.reset();
    const std::size_t count = m_reference.rows.size();
    m_reference.lastDelta.assign(count, 0);
    m_reference.rowOrder.assign(count, 0);
    m_reference.rowsOnBody.assign(m_reference.velocities.size(), 0);
    m_visitsInSweep.assign(count, 0);
    m_isWarm.assign(count, false);
    m_start.assign(count, unknown);
    m_sweepStart = m_reference.velocities;

    for (std::uint32_t i = 0; i < m_world.bodies.size() && m_rules.ownsHeader && !m_afterForces.empty(); ++i) {
        const Velocity& before = m_afterForces[i];
        const Velocity& now = m_world.velocities[i];
        if (before == now) continue;
        const Vec2 fall = stepLength(m_world.settings) * m_world.gravity;
        const bool fell = m_rules.close(now.v.x - before.v.x, fall.x, 1) && m_rules.close(now.v.y - before.v.y, fall.y, 1);
        const bool isX = std::abs(now.v.x - before.v.x) > std::abs(now.v.y - before.v.y);
        CapstoneDifference changed =
            difference(DifferenceIn::Velocities, {}, isX ? before.v.x : before.v.y, isX ? now.v.x : now.v.y);
        changed.body = bodyName(m_findings.scene, BodyId{i});
        m_findings.add(std::move(changed), {fell ? SolverMistake::GravityTwice : SolverMistake::ChangedUnreported});
    }
    compareWhichRows();
    for (std::uint32_t i = 0; i < count; ++i) compareRow(i);
    if (has(CapstoneLevel::PositionCorrection)) comparePseudoRows();
    expectStart();
}

void StepAudit::compareWhichRows() {
    std::set<std::pair<std::uint32_t, RowKind>> there;
    for (std::uint32_t i = 0; i < m_world.rows.size(); ++i) {
        const Row& row = m_world.rows[i];
        if (!isContactRow(row) || there.insert({row.constraint.index, row.kind}).second) continue;
        if (m_rules.ownsHeader) m_findings.add(difference(DifferenceIn::Rows, i, 1, 2), {SolverMistake::RowTwice});
    }
    if (!m_rules.ownsHeader) return;
    const auto expectRow = [&](std::uint32_t contact, RowKind kind, SolverMistake mistake) {
        if (there.contains({contact, kind})) return;
        CapstoneDifference missing = difference(DifferenceIn::Rows, {}, 1, 0);
        missing.rowName = constraintName(m_findings.scene, m_world, {ConstraintKind::Contact, contact});
        missing.isFriction = kind == RowKind::Friction;
        m_findings.add(std::move(missing), {m_world.rows.empty() ? SolverMistake::NoRows : mistake});
    };
    for (std::uint32_t i = 0; i < m_world.contacts.size(); ++i) {
        expectRow(i, RowKind::Unilateral, SolverMistake::NormalRowMissing);
        if (has(CapstoneLevel::Friction) && m_world.contacts[i].friction > 0)
            expectRow(i, RowKind::Friction, SolverMistake::FrictionRowMissing);
    }
}

void StepAudit::compareRow(std::uint32_t place) {
    const Row& theirs = m_world.rows[place];
    if (!isContactRow(theirs) || !isCompared(theirs)) return;  // taken as they are
    const BuiltRow built = builtRow(theirs, beta());
    const bool bounces = built.contact.restitution > 0;
    const bool isOpen = isSpeculative(built.contact);
    const bool comparesBias = has(CapstoneLevel::PositionCorrection) || m_rules.ownsHeader;
    Row& reference = m_reference.rows[place];
    reference = built.truth;
    // Every engine has its own rules for bounces and for contacts that are not there yet.
    if (!comparesBias || ((bounces || isOpen) && !m_rules.ownsHeader)) reference.bias = theirs.bias;
    ++m_findings.counts.rows;
    if (theirs.kind == RowKind::Unilateral) m_findings.counts.deep += -built.contact.separation > m_rules.slop;
    compareFields(built, theirs, {RowList::Velocities, place}, reference.bias);
}

/// The rows that take the overlap away without leaving a velocity.
void StepAudit::comparePseudoRows() {
    for (std::uint32_t i = 0; i < m_world.pseudoRows.size(); ++i) {
        const Row& theirs = m_world.pseudoRows[i];
        if (!isContactRow(theirs) || theirs.kind != RowKind::Unilateral) continue;
        const BuiltRow built = builtRow(theirs, m_rules.beta);
        compareFields(built, theirs, {RowList::PseudoVelocities, i}, isSpeculative(built.contact) ? theirs.bias : built.truth.bias);
    }
}

void StepAudit::compareFields(const BuiltRow& built, const Row& theirs, RowRef place, Real expectedBias) {
    const Row& truth = built.truth;
    const Closeness& close = m_rules.close;
    const auto add = [&](DifferenceIn in, Real expected, Real found, std::vector<SolverMistake> mistakes,
                         std::vector<NamedNumber> numbers = {}, std::string body = {}) {
        CapstoneDifference wrong = difference(in, place.row, expected, found);
        nameRow(wrong, theirs);
        wrong.list = place.list;
        wrong.body = std::move(body);
        wrong.numbers = std::move(numbers);
        m_findings.add(std::move(wrong), std::move(mistakes));
    };
    if (!close(theirs.n.x, truth.n.x, 1) || !close(theirs.n.y, truth.n.y, 1)) {
        const bool isX = std::abs(theirs.n.x - truth.n.x) > std::abs(theirs.n.y - truth.n.y);
        add(DifferenceIn::Direction, isX ? truth.n.x : truth.n.y, isX ? theirs.n.x : theirs.n.y,
            mistakesOfDirection(built, theirs.n, close));
    }
    for (const bool ofA : {true, false}) {
        const Real expected = ofA ? truth.wA : truth.wB;
        const Real found = ofA ? theirs.wA : theirs.wB;
        if ((ofA ? built.a : built.b).I == 0 || close(found, expected, 1)) continue;  // what never turns needs no lever arm
        const Vec2 r = ofA ? built.rA : built.rB;
        add(DifferenceIn::LeverArm, expected, found, mistakesOfLever(built, ofA, found, close),
            {{"r.x", r.x}, {"r.y", r.y}, {"n.x", truth.n.x}, {"n.y", truth.n.y}},
            bodyName(m_findings.scene, ofA ? theirs.a : theirs.b));
    }
    if (!close(theirs.effectiveMass, truth.effectiveMass, 0))
        add(DifferenceIn::EffectiveMass, truth.effectiveMass, theirs.effectiveMass,
            mistakesOfMass(built, theirs.effectiveMass, close),
            {{"a.invMass", built.a.m},
             {"a.invInertia", built.a.I},
             {"wA", truth.wA},
             {"b.invMass", built.b.m},
             {"b.invInertia", built.b.I},
             {"wB", truth.wB}});
    if (!close(theirs.bias, expectedBias, 1))
        add(DifferenceIn::Bias, expectedBias, theirs.bias, mistakesOfBias(built, theirs.bias, close),
            {{"beta", built.beta}, {"h", built.h}, {"depth", -built.contact.separation}, {"slop", built.slop}});
}

// ---- the warm start ----

void StepAudit::expectStart() {
    if (!has(CapstoneLevel::WarmStart) || !m_memory.isKnown) return;
    for (std::uint32_t i = 0; i < m_reference.rows.size(); ++i) {
        const Row& row = m_reference.rows[i];
        if (!isContactRow(row)) continue;
        const auto old = m_memory.last.find(keyOf(row));
        m_start[i] = old == m_memory.last.end() ? 0 : orientation(row) * old->second;
        m_findings.counts.starts += m_start[i] != 0;
    }
}

std::vector<SolverMistake> StepAudit::mistakesOfStart(std::uint32_t place, Real expected, Real found) const {
    using enum SolverMistake;
    const Row& row = m_reference.rows[place];
    const Real scale = std::abs(row.effectiveMass);
    const auto is = [&](Real number) { return m_rules.close(found, number, scale) && !m_rules.close(expected, number, scale); };
    const auto [a, b, feature, friction] = keyOf(row);
    const Real side = orientation(row);
    std::vector<SolverMistake> mistakes;
    if (is(0) && friction) mistakes.push_back(WarmStartNoFriction);
    if (is(0)) mistakes.push_back(WarmStartMissing);
    if (is(2 * expected)) mistakes.push_back(WarmStartTwice);
    if (is(-expected)) mistakes.push_back(WarmStartReversed);
    if (const auto last = m_memory.lastDelta.find(keyOf(row)); last != m_memory.lastDelta.end() && is(side * last->second))
        mistakes.push_back(WarmStartLastDelta);
    if (is(place < m_memory.byPlace.size() ? m_memory.byPlace[place] : 0)) mistakes.push_back(WarmStartByIndex);
    for (const auto& [key, lambda] : m_memory.last) {
        const bool samePair = std::get<0>(key) == a && std::get<1>(key) == b;
        const bool sameFeature = std::get<2>(key) == feature;
        const bool sameKind = std::get<3>(key) == friction;
        if (!is(side * lambda) && (sameKind || !is(-side * lambda))) continue;  // friction may point to either side
        if (!samePair && sameFeature && sameKind) mistakes.push_back(WarmStartByFeature);
        if (samePair && !sameFeature) mistakes.push_back(WarmStartByBodies);
        if (samePair && sameFeature && !sameKind) mistakes.push_back(WarmStartByContact);
    }
    if (expected != 0 || m_memory.last.contains(keyOf(row))) return mistakes;
    const auto old = m_memory.ever.find(keyOf(row));
    const bool isOld = old != m_memory.ever.end() && is(side * old->second);
    // Nobody knows what the steps between have left.
    if (isOld || (mistakes.empty() && m_memory.hasGap && found != 0)) mistakes.push_back(WarmStartOfEarlierStep);
    return mistakes;
}

void StepAudit::warmStarted(const Event& event) {
    compareOtherVelocities(event.a, event.b);
    const std::uint32_t place = event.visit.row;
    const Row& row = m_reference.rows[place];
    m_isWarm[place] = true;
    AppliedImpulse impulse{row, m_reference.inverseMasses[index(row.a)], m_reference.inverseMasses[index(row.b)],
                           m_reference.velocities[index(row.a)], m_reference.velocities[index(row.b)]};
    const Real found = event.visit.lambdaAfter;
    const Real expected = m_start[place];
    if (has(CapstoneLevel::WarmStart) && isContactRow(row) && !std::isnan(expected) &&
        !m_rules.close(found, expected, std::abs(row.effectiveMass))) {
        std::vector<SolverMistake> mistakes = mistakesOfStart(place, expected, found);
        Velocity a = impulse.beforeA;
        Velocity b = impulse.beforeB;
        applyImpulse(row, expected, impulse.a, impulse.b, a, b);
        const auto same = [&](const Velocity& one, const Velocity& other) {
            return m_rules.close(one.v.x, other.v.x, 1) && m_rules.close(one.v.y, other.v.y, 1) && m_rules.close(one.w, other.w, 1);
        };
        if (same(a, event.vA) && same(b, event.vB)) mistakes = {SolverMistake::WarmStartForgotten};
        m_findings.add(difference(DifferenceIn::StartLambda, place, expected, found), std::move(mistakes));
    } else if (has(CapstoneLevel::WarmStart)) {
        impulse.delta = impulse.lambda = impulse.rawDelta = found;
        compareApplied(event, impulse, DifferenceIn::StartVelocity);
    }
    takeOver(event);
}

/// The first visit to a row that has not applied an impulse before the sweeps. `found`: the sum that it begins with.
void StepAudit::compareColdStart(std::uint32_t place, Real found) {
    const Row& row = m_reference.rows[place];
    const Real expected = m_start[place];
    const Real scale = std::abs(row.effectiveMass);
    if (std::isnan(expected) || !isCompared(row)) return;
    if (m_rules.close(found, expected, scale) && m_rules.close(expected, 0, scale)) return;
    const bool isKept = m_rules.close(found, expected, scale);
    m_findings.add(difference(DifferenceIn::StartLambda, place, expected, found),
                   isKept ? std::vector{SolverMistake::WarmStartNotApplied} : mistakesOfStart(place, expected, found));
}

void StepAudit::endWarmStart() {
    if (m_hasStarted) return;
    m_hasStarted = true;
    for (const Row& row : m_reference.rows) m_lambdaBefore.push_back(row.lambda);
    m_lambdaLastSweep = m_lambdaBefore;
    m_sweepStart = m_reference.velocities;
}

}  // namespace solverscope

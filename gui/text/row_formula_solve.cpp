// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a visit works out before the clamp.
#include <cmath>

#include "gui/text/formula_writer.h"
#include "gui/text/number_text.h"
#include "physics/base/not_told.h"
#include "physics/world/row_spring.h"

namespace solverscope {
namespace {

/// Whether the row belongs to a contact that skip_separating has taken out.
bool isTakenOut(const Session& session) {
    const Event& event = session.event();
    const bool skips = session.settings().skipSeparating && hasOneSubStep(session.settings().method);
    return skips && event.constraint.kind == ConstraintKind::Contact && event.effectiveMass == 0 &&
           !actsOnPseudoVelocities(event.phase);
}

/// Whether the row is out of action: its formula has no value, or no direction, where the bodies are.
bool isOutOfAction(const Event& event) {
    return event.constraint.kind == ConstraintKind::Joint && isAngular(event) && event.wA == 0 && event.wB == 0;
}

QString describeSoftness(SoftnessKind kind) {
    if (kind == SoftnessKind::WithoutJ0)
        return RowFormula::tr("; the bias takes −γ j₀ along, so that γ acts on this step's j alone");
    if (kind == SoftnessKind::ScaledVelocity)
        return RowFormula::tr("; here without γ: m_eff is d/K and the bias divided by d = K/(K + γ)");
    return {};
}

/// Why a row has nothing to begin with.
QString coldStartReason(const Session& session) {
    const World& world = session.world();
    const ConstraintRef constraint = session.event().constraint;
    if (constraint.kind == ConstraintKind::Contact && constraint.index < world.contacts.size()) {
        switch (matchOf(world.contacts[constraint.index], world.previousContacts)) {
            case Match::NewPair:
                return RowFormula::tr("nothing to begin with: the bodies did not touch in the last step");
            case Match::NewFeatures:
                return RowFormula::tr("nothing to begin with: the bodies touched at other features in the last step");
            case Match::Broken:
                return RowFormula::tr("nothing to begin with: the match was broken by hand");
            case Match::Kept:
                break;
        }
        return RowFormula::tr("nothing to begin with: the row did nothing in the last step");
    }
    return RowFormula::tr("nothing to begin with: the row is new, or did nothing");
}

}  // namespace

void FormulaWriter::addSpring() {
    const auto spring = springOfRow(m_session.worldBefore(), m_visit.row);
    if (!spring) return;
    const QString perWay = m_turns ? QStringLiteral("rad") : QStringLiteral("m");
    const QString push = m_turns ? QStringLiteral("N m") : QStringLiteral("N");
    const auto& [frequency, dampingRatio] = spring->byFrequency;
    const auto& [k, c] = spring->byStiffness;
    const auto& [beta, gamma] = spring->byStep;
    FormulaLine line =
        words(Term::Jv, RowFormula::tr("f, ζ: this row as a spring"), T::Spring,
              RowFormula::tr("swings %1 %2").arg(shown(spring->mass), unit(T::EffectiveMass)), QStringLiteral("f, ζ"));
    line.result = {numberPart(frequency, T::Spring), plainPart(QStringLiteral(" Hz, ")), numberPart(dampingRatio, T::Spring)};
    add(std::move(line));
    line = words(Term::Jv, QStringLiteral("k, c"), T::Spring, {}, QStringLiteral("k, c"));
    line.result = {numberPart(k, T::Spring), plainPart(QStringLiteral(" %1/%2, ").arg(push, perWay)), numberPart(c, T::Spring)};
    line.unit = QStringLiteral("%1 s/%2").arg(push, perWay);
    add(std::move(line));
    line = words(Term::Jv, QStringLiteral("β, "), T::Spring,
                 RowFormula::tr("of steps of %1 s").arg(shown(spring->h)) + describeSoftness(m_session.settings().softnessKind),
                 QStringLiteral("β"));
    append(line, T::Softness);
    line.result = {numberPart(beta, T::Spring), plainPart(QStringLiteral(", ")), numberPart(gamma, T::Softness)};
    line.unit = unit(T::Softness);
    add(std::move(line));
}

void FormulaWriter::addSolve() {
    const Velocity a = motionOf(m_session.worldBefore(), m_event.phase, m_event.a);
    const Velocity b = motionOf(m_session.worldBefore(), m_event.phase, m_event.b);
    const Side onA{false, m_event.a, directionOnA(m_event), m_event.wA, m_event.vA};
    const Side onB{true, m_event.b, m_event.n, m_event.wB, m_event.vB};

    FormulaLine jv = formula(Term::Jv, T::Jv,
                             {direction(onB), dot, T::VelocityB, plus, T::LeverArmB, times, T::OmegaB, minus, direction(onA), dot,
                              T::VelocityA, minus, T::LeverArmA, times, T::OmegaA});
    jv.remark = m_visit.jv < 0   ? RowFormula::tr("B and A approach along n")
                : m_visit.jv > 0 ? RowFormula::tr("B and A part along n")
                                 : RowFormula::tr("no motion along n");
    // Ropes and limits have their n turned so that they push along it, wherever B lies.
    if (m_event.constraint.kind == ConstraintKind::Joint && m_event.rowKind != RowKind::Equality && m_visit.jv != 0)
        jv.remark =
            m_visit.jv > 0 ? RowFormula::tr("B moves along n, seen from A") : RowFormula::tr("B moves against n, seen from A");
    if (m_turns)
        jv.remark =
            m_visit.jv == 0 ? RowFormula::tr("no turning against each other") : RowFormula::tr("turning against each other");
    if (m_event.rowKind == RowKind::Friction)
        jv.remark = m_visit.jv == 0 ? RowFormula::tr("no sliding") : RowFormula::tr("sliding speed");
    if (!isPresent(m_visit.jv)) jv.remark = RowFormula::tr("not in the trace, and does not follow from it");
    compare(jv, {solverscope::dot(m_event.n, b.v), m_event.wB * b.w, -solverscope::dot(onA.n, a.v), -m_event.wA * a.w}, m_visit.jv);
    add(std::move(jv));

    FormulaLine raw =
        formula(Term::RawDelta, T::RawDelta,
                {minusOne, T::EffectiveMass, open, T::Jv, plus, T::Bias, plus, T::Softness, times, T::LambdaBefore, close});
    raw.remark = RowFormula::tr("makes this row right, were it alone");
    if (traitsOf(m_session.settings()).hasOneImpulse && m_visit.addedBias != 0)
        raw.remark =
            RowFormula::tr("bias with %1 m/s, so that the bounce is e times the Jv of this moment").arg(shown(m_visit.addedBias));
    else if (chasesBounce(m_session.settings()) && m_visit.addedBias != 0)
        raw.remark =
            RowFormula::tr("bias moved by %1 m/s: e times the Jv of this moment, which is wrong").arg(shown(m_visit.addedBias));
    else if (traitsOf(m_session.settings()).hasPivots && m_visit.addedBias != 0)
        raw.remark = RowFormula::tr("bias with %1 m/s: what the other rows of this pivot do, and what is left to later pivots")
                         .arg(shown(m_visit.addedBias));
    else if (m_visit.addedBias != 0 && m_event.constraint.kind == ConstraintKind::Contact)
        raw.remark =
            RowFormula::tr("bias with %1 m/s that the other point, found at once, is about to add").arg(shown(m_visit.addedBias));
    if (m_visit.addedBias != 0 && m_event.constraint.kind == ConstraintKind::Joint && !traitsOf(m_session.settings()).hasPivots)
        raw.remark = RowFormula::tr("bias with %1 %2 that the joint's other rows, found at once, are about to add")
                         .arg(shown(m_visit.addedBias), unit(T::Jv));
    if (traitsOf(m_session.settings()).isRelaxed)
        raw.remark = RowFormula::tr("ω = %1 times what makes this row right").arg(shown(m_visit.relaxation));
    if (traitsOf(m_session.settings()).appliesAfterSweep)
        raw.remark = RowFormula::tr("m_eff of the bodies' shares: %1 of the whole").arg(shown(m_visit.relaxation));
    if (isTakenOut(m_session)) raw.remark = RowFormula::tr("m_eff = 0: taken out before the sweeps, as the bodies parted already");
    if (isOutOfAction(m_event))
        raw.remark = RowFormula::tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -m_event.effectiveMass;
    compare(raw, {m * m_visit.jv, m * m_event.bias, m * (m_event.softness * m_visit.lambdaBefore)}, m_visit.rawDelta);
    add(std::move(raw));
}

void FormulaWriter::addManualVisit() {
    const QString given = QStringLiteral("Λ_new");
    add(words(Term::Jv, RowFormula::tr("Λ_new: what the row was given"), T::LambdaAfter,
              RowFormula::tr("no formula here: the impulse was set by hand, behind the stop before"), given));
    add(formula(Term::RawDelta, T::RawDelta, {{T::LambdaAfter, given}, minus, T::LambdaBefore}));
}

void FormulaWriter::addWarmStart() {
    const Real carried = carriedOver(m_session);
    add(words(Term::Jv, RowFormula::tr("Λ_last: what this row ended the last step with"), T::LambdaLast,
              isTakenOut(m_session)
                  ? RowFormula::tr("taken out before the sweeps, as the bodies parted already: its old impulses are forgotten")
              : carried == 0 && !(std::abs(m_visit.delta) > 0) ? coldStartReason(m_session)
                                                               : RowFormula::tr("no Jv here: nothing is solved")));
    FormulaLine raw = formula(Term::RawDelta, T::RawDelta, {T::Factor, FormulaSign{" · ", "·"}, T::LambdaLast});
    compare(raw, {infoOf(T::Factor).numbers(m_session)[0] * carried}, m_visit.rawDelta);
    add(std::move(raw));
}

void FormulaWriter::addPositionSolve() {
    FormulaLine error = words(Term::Jv, RowFormula::tr("bias = the error to be removed"), T::Bias, {});
    error.remark = m_event.bias == 0  ? RowFormula::tr("nothing is missing")
                   : m_turns          ? RowFormula::tr("so far the angle is off")
                   : m_event.bias < 0 ? RowFormula::tr("so far B has to go along n, seen from A")
                                      : RowFormula::tr("so far B has to go against n, seen from A");
    if (m_event.constraint.kind == ConstraintKind::Contact && m_event.rowKind == RowKind::Unilateral)
        error.remark = m_event.bias < 0 ? RowFormula::tr("so deep must the bodies still be moved apart")
                                        : RowFormula::tr("nothing to move apart");
    if (m_event.rowKind == RowKind::Friction) error.remark = RowFormula::tr("so far the bodies have slid in this sub-step");
    if (correctsPositions(m_session.settings()) && m_event.bias != 0)
        error.remark += RowFormula::tr("; β = %1 of the error, contacts less the slop").arg(shown(m_session.settings().erp));
    add(std::move(error));

    FormulaLine raw = formula(Term::RawDelta, T::RawDelta,
                              {minusOne, T::EffectiveMass, open, T::Bias, plus, T::Softness, times, T::LambdaBefore, close});
    raw.remark = RowFormula::tr("J, K and C worked out anew for where the bodies are now; there is no Jv");
    if (m_visit.relaxation != 1) raw.remark = RowFormula::tr("stiffness %1 of the whole way").arg(shown(m_visit.relaxation));
    if (isOutOfAction(m_event))
        raw.remark = RowFormula::tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -m_event.effectiveMass;
    compare(raw, {m * m_event.bias, m * (m_event.softness * m_visit.lambdaBefore)}, m_visit.rawDelta);
    add(std::move(raw));
}

}  // namespace solverscope

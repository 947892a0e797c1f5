// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a visit works out before the clamp.
#include <cmath>

#include "gui/text/formula_writer.h"
#include "gui/text/number_text.h"
#include "physics/base/missing.h"
#include "physics/world/row_spring.h"

namespace solverscope {
namespace {

/// Whether the row belongs to a contact that skip_separating has taken out.
bool isTakenOut(const Session& session) {
    const Event& event = session.event();
    return skipsSeparating(session.settings()) && event.constraint.kind == ConstraintKind::Contact && event.effectiveMass == 0 &&
           !actsOnPseudoVelocities(event.phase);
}

/// Whether the row is inactive: its formula has no value, or no direction, at the current poses.
bool isOutOfAction(const Event& event) {
    return event.constraint.kind == ConstraintKind::Joint && isAngular(event) && event.wA == 0 && event.wB == 0;
}

QString describeSoftness(SoftnessKind kind) {
    if (kind == SoftnessKind::WithoutJ0) return RowFormula::tr("; the bias includes −γ j₀, so that γ acts on this step's j alone");
    if (kind == SoftnessKind::ScaledVelocity)
        return RowFormula::tr("; here without γ: m_eff is d/K and the bias is divided by d = K/(K + γ)");
    return {};
}

/// Why a row has nothing to begin with.
QString coldStartReason(const Session& session) {
    const World& world = session.world();
    const ConstraintRef constraint = session.event().constraint;
    if (constraint.kind == ConstraintKind::Contact && constraint.index < world.contacts.size()) {
        switch (matchOf(world.contacts[constraint.index], world.previousContacts)) {
            case Match::NewPair:
                return RowFormula::tr("no initial impulse: the bodies did not touch in the last step");
            case Match::NewFeatures:
                return RowFormula::tr("no initial impulse: the bodies touched at other features in the last step");
            case Match::Broken:
                return RowFormula::tr("no initial impulse: the match was broken manually");
            case Match::Kept:
                break;
        }
        return RowFormula::tr("no initial impulse: the row did nothing in the last step");
    }
    return RowFormula::tr("no initial impulse: the row is new, or did nothing");
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
    FormulaLine line = words(Term::Jv, RowFormula::tr("f, ζ: this row as a spring"), T::Spring,
                             RowFormula::tr("oscillating mass %1").arg(withUnit(shown(spring->mass), unit(T::EffectiveMass))),
                             QStringLiteral("f, ζ"));
    line.result = {numberPart(frequency, T::Spring), plainPart(QStringLiteral(" Hz, ")), numberPart(dampingRatio, T::Spring)};
    add(std::move(line));
    line = words(Term::Jv, QStringLiteral("k, c"), T::Spring, {}, QStringLiteral("k, c"));
    line.result = {numberPart(k, T::Spring), plainPart(QStringLiteral(" %1/%2, ").arg(push, perWay)), numberPart(c, T::Spring)};
    line.unit = QStringLiteral("%1 s/%2").arg(push, perWay);
    add(std::move(line));
    line = words(Term::Jv, QStringLiteral("β, "), T::Spring,
                 RowFormula::tr("for steps of %1 s").arg(shown(spring->h)) + describeSoftness(m_session.settings().softnessKind),
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
                : m_visit.jv > 0 ? RowFormula::tr("B and A separate along n")
                                 : RowFormula::tr("no motion along n");
    // Ropes and limits have n oriented so that they push along it, wherever B is.
    if (m_event.constraint.kind == ConstraintKind::Joint && m_event.rowKind != RowKind::Equality && m_visit.jv != 0)
        jv.remark =
            m_visit.jv > 0 ? RowFormula::tr("B moves along n, relative to A") : RowFormula::tr("B moves against n, relative to A");
    if (m_turns) jv.remark = m_visit.jv == 0 ? RowFormula::tr("no relative rotation") : RowFormula::tr("relative rotation");
    if (m_event.rowKind == RowKind::Friction)
        jv.remark = m_visit.jv == 0 ? RowFormula::tr("no sliding") : RowFormula::tr("sliding speed");
    if (!isPresent(m_visit.jv)) jv.remark = RowFormula::tr("not in the trace, and cannot be derived from it");
    compare(jv, {solverscope::dot(m_event.n, b.v), m_event.wB * b.w, -solverscope::dot(onA.n, a.v), -m_event.wA * a.w}, m_visit.jv);
    add(std::move(jv));

    FormulaLine raw =
        formula(Term::RawDelta, T::RawDelta,
                {minusOne, T::EffectiveMass, open, T::Jv, plus, T::Bias, plus, T::Softness, times, T::LambdaBefore, close});
    raw.remark = RowFormula::tr("would satisfy this row alone");
    if (traitsOf(m_session.settings()).hasOneImpulse && m_visit.addedBias != 0)
        raw.remark =
            RowFormula::tr("bias includes %1 m/s, so that the bounce is e times the current Jv").arg(shown(m_visit.addedBias));
    else if (chasesBounce(m_session.settings()) && m_visit.addedBias != 0)
        raw.remark = RowFormula::tr("bias shifted by %1 m/s: e times the current Jv, which is wrong").arg(shown(m_visit.addedBias));
    else if (traitsOf(m_session.settings()).hasPivots && m_visit.addedBias != 0)
        raw.remark =
            RowFormula::tr("bias includes %1 m/s: the effect of the other rows of this pivot, and the part left to later pivots")
                .arg(shown(m_visit.addedBias));
    else if (m_visit.addedBias != 0 && m_event.constraint.kind == ConstraintKind::Contact)
        raw.remark = RowFormula::tr("bias includes %1 m/s that the other point, solved together with it, is about to add")
                         .arg(shown(m_visit.addedBias));
    if (m_visit.addedBias != 0 && m_event.constraint.kind == ConstraintKind::Joint && !traitsOf(m_session.settings()).hasPivots)
        raw.remark = RowFormula::tr("bias includes %1 that the joint's other rows, solved together with it, are about to add")
                         .arg(withUnit(shown(m_visit.addedBias), unit(T::Jv)));
    if (traitsOf(m_session.settings()).isRelaxed)
        raw.remark = RowFormula::tr("ω = %1 times the impulse that satisfies this row").arg(shown(m_visit.relaxation));
    if (traitsOf(m_session.settings()).appliesAfterSweep)
        raw.remark = RowFormula::tr("m_eff of the bodies' shares: %1 of the full one").arg(shown(m_visit.relaxation));
    if (isTakenOut(m_session))
        raw.remark = RowFormula::tr("m_eff = 0: excluded before the sweeps, because the bodies were already separating");
    if (isOutOfAction(m_event))
        raw.remark = RowFormula::tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -m_event.effectiveMass;
    compare(raw, {m * m_visit.jv, m * m_event.bias, m * (m_event.softness * m_visit.lambdaBefore)}, m_visit.rawDelta);
    add(std::move(raw));
}

void FormulaWriter::addManualVisit() {
    const QString given = QStringLiteral("Λ_new");
    add(words(Term::Jv, RowFormula::tr("Λ_new: the impulse that was set"), T::LambdaAfter,
              RowFormula::tr("no formula here: the impulse was set manually, after the previous stop"), given));
    add(formula(Term::RawDelta, T::RawDelta, {{T::LambdaAfter, given}, minus, T::LambdaBefore}));
}

void FormulaWriter::addWarmStart() {
    const Real carried = carriedOver(m_session);
    add(words(Term::Jv, RowFormula::tr("Λ_last: this row's impulse at the end of the last step"), T::LambdaLast,
              isTakenOut(m_session)
                  ? RowFormula::tr(
                        "excluded before the sweeps, because the bodies were already separating: its stored impulses are discarded")
              : carried == 0 && !(std::abs(m_visit.delta) > 0) ? coldStartReason(m_session)
                                                               : RowFormula::tr("no Jv here: nothing is solved")));
    FormulaLine raw = formula(Term::RawDelta, T::RawDelta, {T::Factor, FormulaSign{" · ", "·"}, T::LambdaLast});
    compare(raw, {infoOf(T::Factor).numbers(m_session)[0] * carried}, m_visit.rawDelta);
    add(std::move(raw));
}

/// The spring of a row pushes with −k C; where it has a Λ of its own, that is added to it.
void FormulaWriter::addDualUpdate() {
    FormulaLine error = words(Term::Jv, RowFormula::tr("bias = C(x) − α C(x⁻), the error to be removed"), T::Bias, {});
    error.remark =
        m_event.bias == 0 ? RowFormula::tr("no error") : RowFormula::tr("α = %1").arg(shown(m_session.settings().keptError));
    add(std::move(error));
    FormulaLine raw = m_event.softness > 0
                          ? formula(Term::RawDelta, T::RawDelta,
                                    {minusOne, T::EffectiveMass, open, T::Bias, plus, T::Softness, times, T::LambdaBefore, close})
                          : formula(Term::RawDelta, T::RawDelta, {minusOne, T::EffectiveMass, times, T::Bias});
    raw.remark = m_event.softness > 0 ? RowFormula::tr("a spring of the scene: all of its Λ is −k C")
                                      : RowFormula::tr("what the spring holds; Λ takes it over, and no body moves");
    add(std::move(raw));
}

void FormulaWriter::addStiffness() {
    const bool grows = m_visit.stiffnessAfter > m_event.effectiveMass;
    add(words(Term::VelocityB, QStringLiteral("k′ = min(k + h² β |C|, k*)"), T::StiffnessAfter,
              grows                          ? RowFormula::tr("β = %1 N/m²").arg(shown(m_session.settings().stiffnessRamp))
              : m_visit.clamp != Clamp::None ? RowFormula::tr("unchanged: Λ is at a bound")
                                             : RowFormula::tr("unchanged: no error, or as stiff as it may become")));
}

void FormulaWriter::addPositionSolve() {
    FormulaLine error = words(Term::Jv, RowFormula::tr("bias = the error to be removed"), T::Bias, {});
    error.remark = m_event.bias == 0  ? RowFormula::tr("no error")
                   : m_turns          ? RowFormula::tr("angle error")
                   : m_event.bias < 0 ? RowFormula::tr("distance that B must move along n, relative to A")
                                      : RowFormula::tr("distance that B must move against n, relative to A");
    if (m_event.constraint.kind == ConstraintKind::Contact && m_event.rowKind == RowKind::Unilateral)
        error.remark = m_event.bias < 0 ? RowFormula::tr("overlap still to be removed") : RowFormula::tr("no overlap to remove");
    if (m_event.rowKind == RowKind::Friction) error.remark = RowFormula::tr("distance that the bodies have slid in this sub-step");
    if (correctsPositions(m_session.settings()) && m_event.bias != 0)
        error.remark += RowFormula::tr("; β = %1 of the error, contacts less the slop").arg(shown(m_session.settings().erp));
    add(std::move(error));

    FormulaLine raw = formula(Term::RawDelta, T::RawDelta,
                              {minusOne, T::EffectiveMass, open, T::Bias, plus, T::Softness, times, T::LambdaBefore, close});
    raw.remark = RowFormula::tr("J, K and C recomputed from the current positions; there is no Jv");
    if (m_visit.relaxation != 1) raw.remark = RowFormula::tr("stiffness: %1 of the full correction").arg(shown(m_visit.relaxation));
    if (isOutOfAction(m_event))
        raw.remark = RowFormula::tr("J = 0: the joint's formula has no value or no direction here, and the row does nothing");
    const Real m = -m_event.effectiveMass;
    compare(raw, {m * m_event.bias, m * (m_event.softness * m_visit.lambdaBefore)}, m_visit.rawDelta);
    add(std::move(raw));
}

}  // namespace solverscope

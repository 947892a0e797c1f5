// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The clamp of a visit, and its picture on a number line.
#include <algorithm>

#include "gui/text/formula_writer.h"
#include "gui/text/number_text.h"
#include "physics/solvers/clamping.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

QString describeClamp(const RowVisit& visit) {
    if (!visit.clampKnown) return RowFormula::tr("the trace does not record whether it was clamped");
    switch (visit.clamp) {
        case Clamp::None:
            return RowFormula::tr("within the bounds");
        case Clamp::Lower:
            return RowFormula::tr("stopped at the lower bound");
        case Clamp::Upper:
            return RowFormula::tr("stopped at the upper bound");
    }
    return {};
}

}  // namespace

/// The bounds of a friction row.
void FormulaWriter::addCone() {
    const World& before = m_session.worldBefore();
    const bool ofSum = accumulates(m_session.settings());
    const bool ofLastStep = boundsByLastStep(m_session);
    const Real normal = normalImpulseOf(m_session);
    const Real friction = rowBefore(m_session).friction;
    const QString letters = ofLastStep ? QStringLiteral("Λ_n,last") : ofSum ? QStringLiteral("Λ_n") : QStringLiteral("Δλ_n");
    FormulaLine cone = formula(Term::Clamp, T::Bounds, {FormulaSign{"∓ "}, T::Friction, times, {T::NormalImpulse, letters}});
    cone.remark = ofLastStep
                      ? RowFormula::tr("the cone, with the normal row's impulse at the end of the last step: wrong on purpose")
                      : RowFormula::tr("the cone, with the normal row's current impulse");
    const auto tyre = std::ranges::find(before.tyreGrips, m_visit.row, &TyreGrip::row);
    if (tyre != before.tyreGrips.end() && !actsOnPseudoVelocities(m_event.phase))
        cone.remark =
            RowFormula::tr("the tyre of %1 slips by %2, where its curve gives %3 of μ")
                .arg(QString::fromStdString(bodyName(m_session.scene(), tyre->wheel)), shown(tyre->slip), shown(tyre->grip));
    compare(cone, {friction * normal}, m_visit.upper);
    if (cone.fits) compare(cone, {-friction * normal}, m_visit.lower);
    add(std::move(cone));
}

void FormulaWriter::addClamp() {
    const bool accumulates = clampsSums(m_session.settings()) || actsOnPositions(m_event.phase);
    const Real rawLambda = m_visit.lambdaBefore + m_visit.rawDelta;
    const Real raw = accumulates ? rawLambda : m_visit.rawDelta;
    const Real after = accumulates ? m_visit.lambdaAfter : m_visit.delta;
    if (accumulates)
        add(formula(Term::Sum, T::Sum, {T::LambdaBefore, plus, T::RawDelta}));
    else
        add(words(Term::Sum, RowFormula::tr("Λ so far"), T::LambdaBefore,
                  RowFormula::tr("not part of the clamp: each impulse is clamped alone")));

    if (m_event.rowKind == RowKind::Friction) addCone();

    FormulaLine clamped = formula(Term::Clamp, accumulates ? T::LambdaAfter : T::Delta,
                                  {FormulaSign{"clamp(", "clamp(", false}, accumulates ? T::Sum : T::RawDelta,
                                   FormulaSign{", ", ", ", false}, T::Bounds, close});
    clamped.remark = describeClamp(m_visit);
    compare(clamped, {solverscope::clamped(raw, {m_visit.lower, m_visit.upper})}, after);
    if (m_session.scene().playback && clamped.fits && m_visit.clampKnown && m_visit.clamp != Clamp::None) {
        compare(clamped, {m_visit.clamp == Clamp::Lower ? m_visit.lower : m_visit.upper}, after);
        if (!clamped.fits) clamped.remark = RowFormula::tr("does not match the trace: %1").arg(describeClamp(m_visit));
    }
    add(std::move(clamped));

    FormulaLine applied = accumulates ? formula(Term::Clamp, T::Delta, {T::LambdaAfter, minus, T::LambdaBefore})
                                      : formula(Term::Clamp, T::LambdaAfter, {T::LambdaBefore, plus, T::Delta});
    if (accumulates && m_visit.delta * m_visit.lambdaBefore < 0)
        applied.remark = RowFormula::tr("undoes part of the earlier impulse");
    accumulates ? compare(applied, {m_visit.lambdaAfter, -m_visit.lambdaBefore}, m_visit.delta)
                : compare(applied, {m_visit.lambdaBefore, m_visit.delta}, m_visit.lambdaAfter);
    add(std::move(applied));

    m_formula.clamp.lower = m_visit.lower;
    m_formula.clamp.upper = m_visit.upper;
    if (accumulates) m_formula.clamp.before = m_visit.lambdaBefore;
    m_formula.clamp.raw = accumulates ? rawLambda : m_visit.rawDelta;
    m_formula.clamp.after = accumulates ? m_visit.lambdaAfter : m_visit.delta;
    m_formula.clamp.clamp = m_visit.clamp;
    m_formula.clamp.cone = m_event.rowKind == RowKind::Friction;
    m_formula.clamp.rawName = accumulates ? RowFormula::tr("sum") : RowFormula::tr("Δλ raw");
    m_formula.clamp.afterName = accumulates ? RowFormula::tr("Λ′") : RowFormula::tr("Δλ");
    m_formula.clamp.unit = unit(T::Delta);
}

}  // namespace solverscope

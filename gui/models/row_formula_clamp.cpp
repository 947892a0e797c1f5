// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The clamp of a visit, and its picture on a number line.
#include <algorithm>

#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/models/row_visit_parts.h"
#include "gui/models/term_words.h"
#include "physics/solvers/clamping.h"
#include "physics/trace/names.h"

namespace solverscope {

using namespace row_visit;

namespace {

QString clampInWords(const RowVisit& visit) {
    if (!visit.clampKnown) return RowFormula::tr("the trace does not tell whether it was clamped");
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

void RowFormula::addClamp(const Session& session) {
    const Event& event = session.event();
    const RowVisit& visit = event.visit;
    const QString unit = unitsOf(event).impulse;
    const bool accumulates = clampsSums(session.settings()) || actsOnPositions(event.phase);
    const Real rawSum = visit.sumBefore + visit.rawDelta;

    if (accumulates) {
        FormulaLine sum{Term::Sum, tr("sum = Λ + Δλ_raw"), {}, {{rawSum, RowTerm::Sum}}, unit, {}};
        sum.numbers << Named{RowTerm::LambdaBefore, visit.sumBefore} << plus << Operand{RowTerm::RawDelta, visit.rawDelta};
        lines.push_back(sum);
    } else {
        lines.push_back({Term::Sum,
                         tr("Λ so far"),
                         {},
                         {{visit.sumBefore, RowTerm::LambdaBefore}},
                         unit,
                         tr("no part of the clamp: each impulse is clamped alone")});
    }

    if (event.rowKind == RowKind::Friction) {
        const World& before = session.worldBefore();
        const Row& row = rowBefore(session);
        const Settings& settings = session.settings();
        const bool ofSum = solverscope::accumulates(settings);
        const bool ofLastStep = settings.method == Method::WrongFrictionBound && !isWarmStart(event.phase);
        const Real normal = normalImpulseOf(session);
        FormulaLine cone{Term::Clamp, ofSum ? tr("lower, upper = ∓ μ Λ_n") : tr("lower, upper = ∓ μ Δλ_n"),
                         {},          {},
                         unit,        tr("the cone, with the normal row's impulse so far")};
        if (ofLastStep) {
            cone.letters = tr("lower, upper = ∓ μ Λ_n,last");
            cone.remark = tr("the cone, with what the normal row ended the last step with: wrong on purpose");
        }
        cone.numbers << QStringLiteral("∓ ") << Named{RowTerm::Friction, row.friction} << times
                     << Operand{RowTerm::NormalImpulse, normal};
        cone.result << Named{RowTerm::Bounds, visit.lower} << QStringLiteral(", ") << Named{RowTerm::Bounds, visit.upper};
        const auto isItsTyre = [&](const TyreGrip& tyre) { return tyre.row == visit.row; };
        const auto tyre = std::find_if(before.tyreGrips.begin(), before.tyreGrips.end(), isItsTyre);
        if (tyre != before.tyreGrips.end() && !actsOnPseudoVelocities(event.phase))
            cone.remark =
                tr("the tyre of %1 slips by %2, where its curve leaves %3 of μ")
                    .arg(QString::fromStdString(bodyName(session.scene(), tyre->wheel)), shown(tyre->slip), shown(tyre->grip));
        compare(cone, session, {row.friction * normal}, visit.upper);
        if (cone.fits) compare(cone, session, {-row.friction * normal}, visit.lower);
        lines.push_back(cone);
    }

    FormulaLine clamped{Term::Clamp, {}, {}, {}, unit, clampInWords(visit)};
    clamped.letters = accumulates ? tr("Λ′ = clamp(sum, lower, upper)") : tr("Δλ = clamp(Δλ_raw, lower, upper)");
    clamped.numbers << QStringLiteral("clamp(")
                    << (accumulates ? Named{RowTerm::Sum, rawSum} : Named{RowTerm::RawDelta, visit.rawDelta})
                    << QStringLiteral(", ") << Named{RowTerm::Bounds, visit.lower} << QStringLiteral(", ")
                    << Named{RowTerm::Bounds, visit.upper} << QStringLiteral(")");
    clamped.result << (accumulates ? Named{RowTerm::LambdaAfter, visit.sumAfter} : Named{RowTerm::Delta, visit.delta});
    compare(clamped, session, {solverscope::clamped(accumulates ? rawSum : visit.rawDelta, {visit.lower, visit.upper})},
            accumulates ? visit.sumAfter : visit.delta);
    if (session.scene().playback && clamped.fits && visit.clampKnown && visit.clamp != Clamp::None) {
        compare(clamped, session, {visit.clamp == Clamp::Lower ? visit.lower : visit.upper},
                accumulates ? visit.sumAfter : visit.delta);
        if (!clamped.fits) clamped.remark = tr("does not fit what the trace tells: %1").arg(clampInWords(visit));
    }
    lines.push_back(clamped);

    FormulaLine applied{Term::Clamp, {}, {}, {}, unit, {}};
    if (accumulates) {
        applied.letters = tr("Δλ = Λ′ − Λ");
        applied.numbers << Named{RowTerm::LambdaAfter, visit.sumAfter} << minus << Operand{RowTerm::LambdaBefore, visit.sumBefore};
        applied.result << Named{RowTerm::Delta, visit.delta};
        if (visit.delta * visit.sumBefore < 0) applied.remark = tr("takes back a part of what was given before");
    } else {
        applied.letters = tr("Λ′ = Λ + Δλ");
        applied.numbers << Named{RowTerm::LambdaBefore, visit.sumBefore} << plus << Operand{RowTerm::Delta, visit.delta};
        applied.result << Named{RowTerm::LambdaAfter, visit.sumAfter};
    }
    accumulates ? compare(applied, session, {visit.sumAfter, -visit.sumBefore}, visit.delta)
                : compare(applied, session, {visit.sumBefore, visit.delta}, visit.sumAfter);
    lines.push_back(applied);

    clamp.lower = visit.lower;
    clamp.upper = visit.upper;
    if (accumulates) clamp.before = visit.sumBefore;
    clamp.raw = accumulates ? rawSum : visit.rawDelta;
    clamp.after = accumulates ? visit.sumAfter : visit.delta;
    clamp.clamp = visit.clamp;
    clamp.cone = event.rowKind == RowKind::Friction;
    clamp.rawName = accumulates ? tr("sum") : tr("Δλ raw");
    clamp.afterName = accumulates ? tr("Λ′") : tr("Δλ");
    clamp.unit = unit;
}

}  // namespace solverscope

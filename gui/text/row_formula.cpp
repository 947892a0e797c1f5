// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_formula.h"

#include <algorithm>
#include <cmath>

#include "gui/text/formula_writer.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "physics/solvers/clamping.h"

namespace solverscope {
namespace {

/// If the numbers of a trace are rounded to float, sums are off by a fraction of their largest term.
bool roundsTo(Real a, Real b, Real size) {
    return !(std::abs(a - b) > 1e-5 * std::max({std::abs(a), std::abs(b), size}));  // true for missing values
}

}  // namespace

QString exactText(const FormulaParts& parts) {
    QString text;
    for (const FormulaPart& part : parts) text += part.number ? exact(*part.number) : part.text;
    return text;
}

std::optional<RowFormula> RowFormula::of(const Session& session) {
    if (session.event().kind != EventKind::Row) return std::nullopt;
    return FormulaWriter(session).write();
}

QString RowFormula::text() const {
    QString text = title + QLatin1Char('\n') + subtitle + QLatin1Char('\n');
    for (const FormulaLine& line : lines) {
        text += exactText(line.letters);
        if (!isComputed(line)) {
            text += QStringLiteral(" = ?\n");
            continue;
        }
        if (!line.numbers.empty()) text += QStringLiteral(" = ") + exactText(line.numbers);
        text += line.equals() + exactText(line.result) + QLatin1Char(' ') + line.unit;
        if (!line.remark.isEmpty()) text += QStringLiteral("  (%1)").arg(line.remark);
        text += QLatin1Char('\n');
    }
    return text;
}

FormulaWriter::FormulaWriter(const Session& session)
    : m_session(session), m_event(session.event()), m_visit(m_event.visit), m_turns(isAngular(m_event)) {}

RowFormula FormulaWriter::write() {
    const auto count = rowsOf(m_session.worldBefore(), m_event.phase).size();
    const int sweeps = sweepsOf(m_session.settings(), m_event.phase);
    m_formula.title = QStringLiteral("%1 · %2").arg(constraintText(m_session.scene(), m_session.worldBefore(), m_event.constraint),
                                                    rowKindText(m_event.rowKind, m_event.constraint.kind));
    const QString when = m_visit.isManual                 ? RowFormula::tr("set manually")
                         : isWarmStart(m_event.phase)     ? RowFormula::tr("warm start")
                         : m_event.phase == Phase::Bounce ? RowFormula::tr("bounce")
                         : traitsOf(m_session.settings()).hasPivots
                             ? RowFormula::tr("pivot %1").arg(m_event.iteration)
                             : RowFormula::tr("sweep %1 of %2").arg(m_event.iteration).arg(sweeps);
    m_formula.subtitle =
        RowFormula::tr("row %1 of %2, %3, %4").arg(m_visit.row + 1).arg(count).arg(when, rowListText(m_event.phase));
    m_formula.current = m_session.cursor().term;
    const bool positions = actsOnPositions(m_event.phase);
    if (rowListOf(m_event.phase) == RowList::Velocities) addSpring();
    if (m_visit.isManual)
        addManualVisit();
    else if (hasStiffness(m_event))
        addDualUpdate();
    else if (positions)
        addPositionSolve();
    else
        isWarmStart(m_event.phase) ? addWarmStart() : addSolve();
    addClamp();
    if (hasStiffness(m_event)) {
        addStiffness();
        return std::move(m_formula);
    }
    addMotion({false, m_event.a, directionOnA(m_event), m_event.wA, m_event.vA});
    addMotion({true, m_event.b, m_event.n, m_event.wB, m_event.vB});
    return std::move(m_formula);
}

FormulaParts FormulaWriter::numbersOf(const FormulaToken& token, bool isOperand) const {
    const std::vector<double> numbers = token.numbers ? *token.numbers : infoOf(token.term).numbers(m_session);
    FormulaParts parts;
    const bool isVector = numbers.size() > 1 && token.term != T::Bounds;
    const bool brackets = isVector || (isOperand && numbers.size() == 1 && numbers[0] < 0);
    if (brackets) parts.push_back(plainPart(QStringLiteral("(")));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) parts.push_back(plainPart(QStringLiteral(", ")));
        parts.push_back({{}, numbers[i], token.term});
    }
    if (brackets) parts.push_back(plainPart(QStringLiteral(")")));
    return parts;
}

void FormulaWriter::append(FormulaLine& line, const FormulaToken& token) const {
    if (token.sign) {
        line.letters.push_back(plainPart(QString::fromUtf8(token.sign->letters)));
        line.numbers.push_back(plainPart(QString::fromUtf8(token.sign->numbers)));
        return;
    }
    line.letters.push_back({token.letters.isEmpty() ? lettersOf(token.term, m_event) : token.letters, std::nullopt, token.term});
}

FormulaLine FormulaWriter::formula(Term term, T result, Tokens right, const char* middle) const {
    FormulaLine line{term, {}, {}, {}, unit(result), {}};
    append(line, result);
    line.letters.push_back(plainPart(QString::fromUtf8(middle)));
    line.result = numbersOf(result, false);
    bool isOperand = false;
    for (const FormulaToken& token : right) {
        append(line, token);
        if (token.sign) {
            isOperand = token.sign->binds;
            continue;
        }
        const FormulaParts numbers = numbersOf(token, isOperand);
        line.numbers.insert(line.numbers.end(), numbers.begin(), numbers.end());
    }
    return line;
}

FormulaLine FormulaWriter::words(Term term, const QString& text, T result, const QString& remark, const QString& letters) const {
    FormulaLine line{term, {}, {}, numbersOf(result, false), unit(result), remark};
    const QString named = letters.isEmpty() ? lettersOf(result, m_event) : letters;
    const qsizetype begin = text.indexOf(named);
    if (begin > 0) line.letters.push_back(plainPart(text.left(begin)));
    line.letters.push_back({named, std::nullopt, result});
    line.letters.push_back(plainPart(text.mid(begin + named.size())));
    return line;
}

void FormulaWriter::compare(FormulaLine& line, std::initializer_list<Real> terms, Real told) const {
    if (!m_session.scene().playback) return;
    Real sum = 0;
    Real size = 0;
    for (const Real term : terms) {
        sum += term;
        size = std::max(size, std::abs(term));
    }
    line.fits = roundsTo(sum, told, size);
    if (!line.fits) line.remark = RowFormula::tr("does not match: these numbers give %1").arg(shown(sum));
}

void FormulaWriter::compare(FormulaLine& line, Vec2 was, Vec2 change, Vec2 told) const {
    if (!m_session.scene().playback) return;
    const Vec2 sum = was + change;
    const Real size = std::max(length(was), length(change));
    line.fits = roundsTo(sum.x, told.x, size) && roundsTo(sum.y, told.y, size);
    if (!line.fits) line.remark = RowFormula::tr("does not match: these numbers give %1").arg(shown(sum));
}

/// Both sides have one letter, unless a joint written as C(q) pushes them differently.
FormulaToken FormulaWriter::direction(const Side& side) const {
    const QString own = side.isB ? QStringLiteral("n_B") : QStringLiteral("n_A");
    return {T::Direction, m_event.skew == Vec2{} ? QString() : own, side.n};
}

/// What the impulse does to one of the bodies: its velocity, or where it is.
void FormulaWriter::addMotion(const Side& side) {
    const World& before = m_session.worldBefore();
    const bool positions = actsOnPositions(m_event.phase);
    const InverseMass mass = before.inverseMasses[index(side.body)];
    const bool isUnknown = !isPresent(mass.m) && !isPresent(mass.I);
    const bool moves = mass.m > 0 || mass.I > 0;
    const bool later = appliesAfterSweep(m_session.settings(), m_event.phase);
    const Velocity was = motionOf(before, m_event.phase, side.body);
    const Real push = side.isB ? m_visit.delta : -m_visit.delta;
    const FormulaSign sign = side.isB ? plus : minus;
    const Term term = side.isB ? Term::VelocityB : Term::VelocityA;
    const QString name = bodyText(m_session.scene(), side.body);
    // Each term of A, and the same of B behind it.
    const auto own = [&](T ofA) { return side.isB ? static_cast<T>(static_cast<int>(ofA) + 1) : ofA; };

    FormulaLine linear = formula(
        term, own(positions ? T::NewPositionA : T::NewVelocityA),
        {own(positions ? T::PositionA : T::VelocityA), sign, T::Delta, times, own(T::InverseMassA), times, direction(side)}, " ← ");
    FormulaLine angular = formula(
        term, own(positions ? T::NewAngleA : T::NewOmegaA),
        {own(positions ? T::AngleA : T::OmegaA), sign, T::Delta, times, own(T::InverseInertiaA), times, own(T::LeverArmA)}, " ← ");
    for (FormulaLine* line : {&linear, &angular}) {
        if (later) line->letters.resize(1);
        if (later || !moves) line->numbers.clear();
    }
    if (positions) {
        linear.remark = isUnknown ? RowFormula::tr("%1: the trace does not contain its mass").arg(name)
                        : !moves  ? RowFormula::tr("%1: nothing moves it").arg(name)
                                  : RowFormula::tr("%1 moves %2 m").arg(name, shown(length(side.after.v - was.v)));
    } else {
        const QString pseudo = actsOnPseudoVelocities(m_event.phase) ? RowFormula::tr("pseudo-velocity of %1").arg(name) : name;
        linear.remark = isUnknown ? RowFormula::tr("%1: the trace does not contain its mass").arg(pseudo)
                        : !moves  ? RowFormula::tr("%1: no impulse moves it").arg(pseudo)
                        : later   ? RowFormula::tr("%1: its impulses are applied after the sweep").arg(pseudo)
                                  : pseudo;
    }
    if (moves && !later) {
        compare(linear, was.v, push * (mass.m * side.n), side.after.v);
        compare(angular, {was.w, push * (mass.I * side.w)}, side.after.w);
    }
    add(std::move(linear));
    add(std::move(angular));
}

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
        cone.remark = RowFormula::tr("the tyre of %1 slips by %2, where its curve gives %3 of μ")
                          .arg(bodyText(m_session.scene(), tyre->wheel), shown(tyre->slip), shown(tyre->grip));
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

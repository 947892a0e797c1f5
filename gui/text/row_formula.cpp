// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_formula.h"

#include <algorithm>
#include <cmath>

#include "gui/text/formula_writer.h"
#include "gui/text/number_text.h"
#include "physics/trace/names.h"

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
    m_formula.title = QStringLiteral("%1 · %2").arg(
        QString::fromStdString(constraintName(m_session.scene(), m_session.worldBefore(), m_event.constraint)),
        rowKindText(m_event.rowKind, m_event.constraint.kind));
    const QString when = m_visit.isManual                 ? RowFormula::tr("set manually")
                         : isWarmStart(m_event.phase)     ? RowFormula::tr("warm start")
                         : m_event.phase == Phase::Bounce ? RowFormula::tr("bounce")
                         : traitsOf(m_session.settings()).hasPivots
                             ? RowFormula::tr("pivot %1").arg(m_event.iteration)
                             : RowFormula::tr("iteration %1 of %2").arg(m_event.iteration).arg(sweeps);
    m_formula.subtitle =
        RowFormula::tr("row %1 of %2, %3, %4").arg(m_visit.row + 1).arg(count).arg(when, rowListText(m_event.phase));
    m_formula.current = m_session.cursor().term;
    const bool positions = actsOnPositions(m_event.phase);
    if (rowListOf(m_event.phase) == RowList::Velocities) addSpring();
    if (m_visit.isManual)
        addManualVisit();
    else if (positions)
        addPositionSolve();
    else
        isWarmStart(m_event.phase) ? addWarmStart() : addSolve();
    addClamp();
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
    const bool moves = mass.m > 0 || mass.I > 0;
    const bool later = !positions && traitsOf(m_session.settings()).appliesAfterSweep && !isWarmStart(m_event.phase);
    const Velocity was = motionOf(before, m_event.phase, side.body);
    const Real push = side.isB ? m_visit.delta : -m_visit.delta;
    const FormulaSign sign = side.isB ? plus : minus;
    const Term term = side.isB ? Term::VelocityB : Term::VelocityA;
    const QString name = QString::fromStdString(bodyName(m_session.scene(), side.body));
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
        linear.remark = !moves ? RowFormula::tr("%1: nothing moves it").arg(name)
                               : RowFormula::tr("%1 moves %2 m").arg(name, shown(length(side.after.v - was.v)));
    } else {
        const QString pseudo = actsOnPseudoVelocities(m_event.phase) ? RowFormula::tr("pseudo-velocity of %1").arg(name) : name;
        linear.remark = !moves  ? RowFormula::tr("%1: no impulse moves it").arg(pseudo)
                        : later ? RowFormula::tr("%1: its impulses are applied after the sweep").arg(pseudo)
                                : pseudo;
    }
    if (moves && !later) {
        compare(linear, was.v, push * (mass.m * side.n), side.after.v);
        compare(angular, {was.w, push * (mass.I * side.w)}, side.after.w);
    }
    add(std::move(linear));
    add(std::move(angular));
}

}  // namespace solverscope

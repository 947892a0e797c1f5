// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/capstone_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "gui/text/number_text.h"
#include "physics/debugger/permalink.h"

namespace solverscope {
namespace {

constexpr int differenceDigits = 6;

struct CapstoneText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::CapstoneText)
};

/// "rows[3] (ground/box#1, friction)": the place as the solver's source counts it, from 0.
QString rowText(const CapstoneDifference& difference) {
    const QString contact = QString::fromStdString(difference.rowName);
    const QString name = difference.isFriction ? CapstoneText::tr("%1, friction").arg(contact) : contact;
    return difference.row ? QStringLiteral("rows[%1] (%2)").arg(QString::number(*difference.row), name) : name;
}

QString placeText(const CapstoneDifference& difference) {
    const QString step = CapstoneText::tr("Step %1").arg(difference.step);
    if (difference.iteration == 0 || difference.in == DifferenceIn::StartLambda) return step;
    return CapstoneText::tr("%1, sweep %2").arg(step, QString::number(difference.iteration));
}

}  // namespace

QString capstoneLevelName(CapstoneLevel level) {
    switch (level) {
        case CapstoneLevel::OneRow:
            return CapstoneText::tr("One row");
        case CapstoneLevel::ManyRows:
            return CapstoneText::tr("Many rows");
        case CapstoneLevel::Friction:
            return CapstoneText::tr("Friction");
        case CapstoneLevel::WarmStart:
            return CapstoneText::tr("Warm start");
        case CapstoneLevel::PositionCorrection:
            return CapstoneText::tr("Position correction");
        case CapstoneLevel::Stack:
            return CapstoneText::tr("A stack of ten");
    }
    return {};
}

QString differenceText(const CapstoneDifference& difference) {
    const QString place = placeText(difference);
    const QString row = rowText(difference);
    const QString body = QString::fromStdString(difference.body);
    const QString expected = shown(difference.expected, differenceDigits);
    const QString found = shown(difference.found, differenceDigits);
    switch (difference.in) {
        case DifferenceIn::Rows:
            if (difference.mistake == SolverMistake::NoRows)
                return CapstoneText::tr("%1: there are contacts, but no rows.").arg(place);
            if (difference.found > difference.expected) return CapstoneText::tr("%1: %2 has a row twice.").arg(place, row);
            return CapstoneText::tr("%1: %2 has no row.").arg(place, row);
        case DifferenceIn::Direction:
            return CapstoneText::tr("%1, %2: n has %3 where %4 is expected.").arg(place, row, found, expected);
        case DifferenceIn::LeverArm:
            return CapstoneText::tr("%1, %2: the lever arm on %3 is %4, expected %5.").arg(place, row, body, found, expected);
        case DifferenceIn::EffectiveMass:
            return CapstoneText::tr("%1, %2: the effective mass is %3, expected %4.").arg(place, row, found, expected);
        case DifferenceIn::Bias:
            return CapstoneText::tr("%1, %2: the bias is %3, expected %4.").arg(place, row, found, expected);
        case DifferenceIn::Velocities:
            return CapstoneText::tr("%1: the velocity of %2 changes from %3 to %4 without a visit.")
                .arg(place, body, expected, found);
        case DifferenceIn::StartLambda:
            return CapstoneText::tr("%1, %2: Λ begins with %3, expected %4.").arg(place, row, found, expected);
        case DifferenceIn::StartVelocity:
            return CapstoneText::tr("%1, warm start of %2: the velocity of %3 becomes %4, expected %5.")
                .arg(place, row, body, found, expected);
        case DifferenceIn::Visits:
            if (difference.row) return CapstoneText::tr("%1: %2 is visited %3 times.").arg(place, row, found);
            return CapstoneText::tr("%1: the number of reported sweeps is %2, expected %3.").arg(place, found, expected);
        case DifferenceIn::Lambda:
            return CapstoneText::tr("%1, %2: Λ after the visit is %3, expected %4.").arg(place, row, found, expected);
        case DifferenceIn::Velocity:
            return CapstoneText::tr("%1, %2: Λ is right, but the velocity of %3 becomes %4, expected %5.")
                .arg(place, row, body, found, expected);
        case DifferenceIn::Stack:
            return CapstoneText::tr("%1: %2 is %3 m (or rad) from its place; the stack has fallen.").arg(place, body, found);
    }
    return {};
}

QString momentLinkOf(const CapstoneDifference& difference, const QString& file) {
    const int sweep = std::max(difference.iteration, difference.firstVisit);
    const bool isStart = sweep == 0 && difference.phase == Phase::WarmStart;
    const bool isNoVisit = difference.in == DifferenceIn::Visits && difference.found == 0;
    Permalink link;
    link.scene = file.toStdString();
    StepPlace& place = link.place.emplace();
    place.step = difference.step;
    if (isStart) place.phase = Phase::WarmStart;
    if (difference.list == RowList::PseudoVelocities) place.phase = Phase::SolvePseudoVelocities;
    if (sweep > 0) place.iteration = sweep;
    if ((sweep > 0 || isStart) && difference.row && !isNoVisit) place.row = *difference.row + 1;
    return QString::fromStdString(linkText(link));
}

QString numbersText(const CapstoneDifference& difference) {
    if (difference.mistake != SolverMistake::Unknown || difference.numbers.empty()) return {};
    QStringList numbers;
    for (const NamedNumber& number : difference.numbers)
        numbers << QStringLiteral("%1 = %2").arg(QString::fromStdString(number.name), shown(number.value, differenceDigits));
    return CapstoneText::tr("The reference computes with %1.").arg(numbers.join(QStringLiteral(", ")));
}

QString explainedText(const CapstoneDifference& difference) {
    if (difference.mistake == SolverMistake::Unknown || difference.all < 2) return {};
    return CapstoneText::tr("This explains %1 of the %2 differences of this kind.")
        .arg(QString::number(difference.explained), QString::number(difference.all));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/check_text.h"

#include <algorithm>
#include <cmath>

#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/setting_editor.h"
#include "physics/trace/quantities.h"

namespace solverscope {
namespace {

struct NamedQuantity {
    QString name;
    QString unit;
};

constexpr int checkDigits = 4;

QString numberWithUnit(Real number, const QString& unit) { return withUnit(shown(number, checkDigits), unit); }

QString unitOfBody(const std::string& field) {
    const auto quantity = findBodyQuantity(field);
    return quantity ? qstring(unitText(infoOf(*quantity).unit)) : QString();
}

QString symbolOfBody(const std::string& field) { return field == "omega" ? QStringLiteral("ω") : qstring(field); }

NamedQuantity nameOfVisit(const std::string& field) {
    const QString impulse = QStringLiteral("N s");
    if (field == "raw_delta") return {CheckText::tr("Δλ before the clamp"), impulse};
    if (field == "delta") return {QStringLiteral("Δλ"), impulse};
    if (field == "sum_before") return {CheckText::tr("Λ before this visit"), impulse};
    if (field == "sum_after") return {CheckText::tr("Λ after this visit"), impulse};
    return {qstring(field), {}};
}

NamedQuantity nameOf(const CheckedQuantity& quantity) {
    const QString of = qstring(quantity.argument);
    const std::string& object = quantity.object;
    if (object == "body") return {CheckText::tr("%1 of %2").arg(symbolOfBody(quantity.field), of), unitOfBody(quantity.field)};
    if (object == "settings") {
        const SettingInfo* info = findSetting(quantity.field);
        if (info) return {settingLabel(*info), qstring(info->unit)};
    }
    if (object == "event") return nameOfVisit(quantity.field);
    if (object == "row" && quantity.field == "lambda") return {CheckText::tr("Λ of row %1").arg(of), QStringLiteral("N s")};
    if (object == "row_lambda")
        return {CheckText::tr("Λ of %1 after sweep %2").arg(of).arg(quantity.number), QStringLiteral("N s")};
    if (object == "error_share")
        return {CheckText::tr("The error after sweep %1, relative to a cold start").arg(quantity.number), {}};
    if (object == "iterations_to") return {CheckText::tr("Sweeps until %1 of the error remains").arg(shown(quantity.number)), {}};
    if (object == "max_penetration") return {CheckText::tr("The deepest overlap"), QStringLiteral("m")};
    if (object == "contact_count") return {CheckText::tr("Contacts"), {}};
    if (object == "kinetic_energy") return {CheckText::tr("The kinetic energy"), QStringLiteral("J")};
    if (object == "fastest") return {CheckText::tr("The highest speed"), QStringLiteral("m/s")};
    if (object == "time") return {CheckText::tr("The time"), QStringLiteral("s")};
    if (object == "step") return {CheckText::tr("The step"), {}};
    if (object == "own_joint" && quantity.field == "count") return {CheckText::tr("Custom joints"), {}};
    return {CheckText::tr("The value"), {}};
}

}  // namespace

QString CheckText::of(const CheckFinding& finding) {
    using Kind = CheckFinding::Kind;
    const QString row = qstring(finding.left.argument);
    if (finding.kind == Kind::MissingRow) return tr("Row %1 does not exist, but it must").arg(row);
    if (finding.kind == Kind::RowExists) return tr("Row %1 exists, but it must not").arg(row);
    if (finding.kind == Kind::NoVisit) return tr("The engine is not at a visit to a row");
    if (finding.kind == Kind::Other) return tr("The condition does not hold yet");

    const NamedQuantity left = solverscope::nameOf(finding.left);
    const NamedQuantity right = solverscope::nameOf(finding.right);
    const QString now = tr("%1 = %2").arg(left.name, numberWithUnit(finding.left.value, left.unit));
    const QString allowed = numberWithUnit(finding.allowed, left.unit);
    if (finding.kind == Kind::Near && finding.right.isConstant)
        return tr("%1; it must be %2, to within %3").arg(now, numberWithUnit(finding.right.value, left.unit), allowed);
    const QString other = tr("%1 = %2").arg(right.name, numberWithUnit(finding.right.value, right.unit));
    if (finding.kind == Kind::Near) return tr("%1, %2; they must differ by less than %3").arg(now, other, allowed);

    const QString bound = finding.right.isConstant ? numberWithUnit(finding.right.value, left.unit) : other;
    switch (finding.kind) {
        case Kind::Less:
            return tr("%1; it must be less than %2").arg(now, bound);
        case Kind::AtMost:
            return tr("%1; it must be at most %2").arg(now, bound);
        case Kind::More:
            return tr("%1; it must be more than %2").arg(now, bound);
        case Kind::AtLeast:
            return tr("%1; it must be at least %2").arg(now, bound);
        default:
            return tr("%1; it must be %2").arg(now, bound);
    }
}

bool CheckText::isMeasured(const CheckFinding& finding) {
    using Kind = CheckFinding::Kind;
    return finding.kind == Kind::Near || finding.kind == Kind::Less || finding.kind == Kind::AtMost || finding.kind == Kind::More ||
           finding.kind == Kind::AtLeast || finding.kind == Kind::Equal;
}

namespace {

// In these units small lengths are read more easily; others keep theirs.
QString tolerance(Real number, const QString& unit) {
    if (unit == QLatin1String("m") && number < 0.01) return numberWithUnit(1e3 * number, QStringLiteral("mm"));
    return numberWithUnit(number, unit);
}

/// So many decimals that a tenth of the tolerance is seen.
QString measured(Real number, Real allowed, const QString& unit) {
    if (!(allowed > 0) || std::abs(number) >= 1e6) return numberWithUnit(number, unit);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(allowed))) + 1, 0, 9);
    return withUnit(shownFixed(number, decimals), unit);
}

}  // namespace

QString CheckText::nameOf(const CheckFinding& finding) {
    const NamedQuantity left = solverscope::nameOf(finding.left);
    if (finding.kind != CheckFinding::Kind::Near || finding.right.isConstant) return left.name;
    return tr("%1 – as %2").arg(left.name, solverscope::nameOf(finding.right).name);
}

QString CheckText::measure(const CheckFinding& finding) {
    using Kind = CheckFinding::Kind;
    const QString unit = solverscope::nameOf(finding.left).unit;
    const CheckedQuantity& goal = finding.right;
    // Of numbers that are close, as many digits as it takes to tell them apart.
    const Real apart = std::abs(finding.left.value - goal.value);
    const bool areWhole = std::floor(finding.left.value) == finding.left.value && std::floor(goal.value) == goal.value;
    const bool areClose = !areWhole && apart < 0.01 * std::abs(goal.value);
    const Real allowed = finding.allowed > 0 || !areClose ? finding.allowed : std::max(apart, 1e-4 * std::abs(goal.value));
    const QString now = tr("now %1").arg(measured(finding.left.value, allowed, unit));
    const QString bound = measured(goal.value, allowed, unit);
    QString wanted;
    switch (finding.kind) {
        case Kind::Near:
            wanted = tr("goal %1 ± %2").arg(bound, tolerance(finding.allowed, unit));
            break;
        case Kind::Less:
            wanted = tr("goal: less than %1").arg(bound);
            break;
        case Kind::AtMost:
            wanted = tr("goal: at most %1").arg(bound);
            break;
        case Kind::More:
            wanted = tr("goal: more than %1").arg(bound);
            break;
        case Kind::AtLeast:
            wanted = tr("goal: at least %1").arg(bound);
            break;
        default:
            wanted = tr("goal %1").arg(bound);
    }
    return QStringLiteral("%1 · %2").arg(now, wanted);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "physics/base/missing.h"
#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {

QString shown(double number, int digits) {
    if (!isPresent(number)) return QStringLiteral("–");
    if (std::isnan(number)) return QStringLiteral("NaN");
    if (std::isinf(number)) return number > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (number == 0) return QStringLiteral("0");
    return QString::number(number, 'g', digits).replace(QLatin1Char('-'), QChar(0x2212));
}

QString shownRate(double rate) {
    if (std::isnan(rate)) return QStringLiteral("–");
    if (!(rate >= 1e-3 && rate < 1e3)) return shown(rate, 4);
    const double gone = std::abs(1 - rate);
    return QString::number(rate, 'f', gone > 1e-12 ? std::max(4, static_cast<int>(std::ceil(-std::log10(gone)))) : 4);
}

QString powerOfTen(int exponent) {
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(0x207b);
    for (const QChar digit : QString::number(std::abs(exponent))) text += superscripts[digit.digitValue()];
    return text;
}

QString exact(double number) {
    if (!isPresent(number)) return QStringLiteral("–");
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

namespace {

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

QString withUnit(double value, std::string_view unit) {
    return unit.empty() ? shown(value) : shown(value) + QLatin1Char(' ') + qstring(unit);
}

}  // namespace

QString fieldText(const Condition& figure, double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    const QuantityInfo* quantity = figure.onlyQuantity();
    const auto names = quantity ? valuesOf(*quantity) : std::span<const std::string_view>{};
    if (const auto place = static_cast<std::size_t>(value); !names.empty() && place < names.size()) return qstring(names[place]);
    if (figure.isBoolean()) return value != 0 ? FieldText::tr("true") : FieldText::tr("false");
    return withUnit(value, quantity ? unitText(quantity->unit) : std::string_view());
}

QString fieldText(const WatchExpression& meter, double value) {
    if (!meter.body) return fieldText(meter.figure, value);
    return std::isnan(value) ? QStringLiteral("–") : withUnit(value, meter.unit());
}

}  // namespace solverscope

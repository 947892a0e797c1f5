// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <cmath>

#include "gui/text/language.h"
#include "physics/base/arithmetic.h"
#include "physics/base/missing.h"
#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {
namespace {

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

/// What has been typed, without the unit and with the signs of the keyboard.
QString withoutUnit(QString text, const QString& unit) {
    text = text.simplified();
    if (!unit.isEmpty() && text.endsWith(unit.simplified())) text.chop(unit.simplified().size());
    text.remove(QLatin1Char(' '));
    text.remove(QChar(0x00A0));
    text.remove(wordJoiner);  // copied from a lesson, which binds 1/60 with it
    text.replace(QChar(0x2212), QLatin1Char('-'));
    text.replace(QChar(0x00D7), QLatin1Char('*'));
    return text.replace(QChar(0x00F7), QLatin1Char('/'));
}

constexpr QChar noBreakSpace(0x00A0);

constexpr double noise = 1e-12;  // in the units shown, scenes have a size of about 1
constexpr int noiseDigits = 2;

QString allDigitsKey() { return QStringLiteral("allDigits"); }

bool allDigitsShown = false;

/// The text of a number in a notation of Qt, with the sign of mathematics.
QString signedText(double number, char format, int precision) {
    QString text = QString::number(number, format, precision).replace(QLatin1Char('-'), QChar(0x2212));
    if (text.contains(QLatin1Char('e'))) text.replace(QLatin1Char('.'), QLatin1Char('.') + QString(wordJoiner));
    return text;
}

QString boundUnit(QString unit) {
    return unit.replace(QLatin1Char(' '), noBreakSpace).replace(QLatin1Char('/'), QLatin1Char('/') + QString(wordJoiner));
}

}  // namespace

bool showsAllDigits() { return allDigitsShown; }
void setShowsAllDigits(bool on) { allDigitsShown = on; }
bool savedAllDigits() { return QSettings().value(allDigitsKey(), false).toBool(); }
void saveAllDigits(bool on) { QSettings().setValue(allDigitsKey(), on); }

QString shown(double number, int digits) { return roundedText(number, allDigitsShown ? QLocale::FloatingPointShortest : digits); }

QString roundedText(double number, int digits) {
    if (!isPresent(number)) return QStringLiteral("–");
    if (std::isnan(number)) return QStringLiteral("NaN");
    if (std::isinf(number)) return number > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (number == 0) return QStringLiteral("0");
    return signedText(number, 'g', std::abs(number) < noise && digits > 0 ? std::min(digits, noiseDigits) : digits);
}

QString shownFixed(double number, int decimals) {
    if (allDigitsShown || !std::isfinite(number)) return shown(number);
    const bool isZero = std::abs(number) < 0.5 * std::pow(10.0, -decimals);
    return signedText(isZero ? 0 : number, 'f', decimals);
}

QString shownRate(double rate) {
    if (std::isnan(rate)) return QStringLiteral("–");
    if (!(rate >= 1e-3 && rate < 1e3)) return shown(rate, 4);
    const double gone = std::abs(1 - rate);
    return shownFixed(rate, gone > 1e-12 ? std::max(4, static_cast<int>(std::ceil(-std::log10(gone)))) : 4);
}

QString withUnit(const QString& number, const QString& unit) {
    return unit.isEmpty() ? number : number + noBreakSpace + boundUnit(unit);
}

QString withUnit(const QString& number, std::string_view unit) { return withUnit(number, qstring(unit)); }

QString withUnitsBound(QString text) {
    static const QRegularExpression units(
        QStringLiteral("(?<=\\d|%n|[∞)]) ((?:1/)?(?:\\(?(?:µm|mm|cm|m|kg|N|J|√J|s|ms|rad|Hz|%|MB|°)[²³]?\\)?[ /]?)+)(?![\\w%])"));
    static const QRegularExpression impulse(QStringLiteral("(?<!\\w)N s(?!\\w)"));  // without a number, too
    qsizetype from = 0;
    for (auto match = units.match(text); match.hasMatch(); match = units.match(text, from)) {
        QString unit = match.captured(1);
        const bool endsWithSpace = unit.endsWith(QLatin1Char(' '));
        if (endsWithSpace) unit.chop(1);
        unit = noBreakSpace + boundUnit(unit);
        text.replace(match.capturedStart(), match.capturedLength() - (endsWithSpace ? 1 : 0), unit);
        from = match.capturedStart() + unit.size();
    }
    return text.replace(impulse, QStringLiteral("N") + noBreakSpace + QLatin1Char('s'));
}

QString unbound(QString text) { return text.remove(wordJoiner).replace(noBreakSpace, QLatin1Char(' ')); }

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

Result<double> typedNumber(QString text, const QString& unit) {
    text = withoutUnit(std::move(text), unit);
    if (text.contains(QLatin1Char(',')) && text.contains(QLatin1Char('.')))
        return Error{{}, 0, 0, FieldText::tr("expected one decimal sign, either a point or a comma").toStdString()};
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    const auto value = arithmetic(text.toStdString());
    return value ? Result<double>(*value) : Error{{}, 0, 0, engineText(value.error().message).toStdString()};
}

QString typedResult(const QString& typed, const QString& unit) {
    const auto value = typedNumber(typed, unit);
    if (!value) return {};
    bool isNumber = false;
    QLocale::c().toDouble(withoutUnit(typed, unit).replace(QLatin1Char(','), QLatin1Char('.')), &isNumber);
    return isNumber ? QString() : QStringLiteral("= ") + withUnit(shown(*value), unit.simplified());
}

QString fieldText(const Condition& figure, double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    const QuantityInfo* quantity = figure.onlyQuantity();
    const auto names = quantity ? valuesOf(*quantity) : std::span<const std::string_view>{};
    if (const auto place = static_cast<std::size_t>(value); !names.empty() && place < names.size()) return qstring(names[place]);
    if (figure.isBoolean()) return value != 0 ? FieldText::tr("true") : FieldText::tr("false");
    return withUnit(shown(value), quantity ? unitText(quantity->unit) : std::string_view());
}

QString fieldText(const WatchExpression& meter, double value) {
    if (!meter.body) return fieldText(meter.figure, value);
    return std::isnan(value) ? QStringLiteral("–") : withUnit(shown(value), meter.unit());
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/number_edit.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>
#include <cmath>

#include "gui/style/theme.h"

namespace solverscope {
namespace {

// QDoubleSpinBox rounds to this many places: enough never to change a value.
constexpr int allDecimals = 60;

// A stepped value is rounded to this many digits, so that 0.1 + 0.01 gives 0.11.
constexpr int steppedDigits = 12;

constexpr double maxDenominator = 10000;

}  // namespace

QString shortText(double value, bool fractions) {
    const QString decimal = QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
    const double denominator = fractions && value > 0 && value < 1 ? std::round(1 / value) : 0;
    const bool isFraction = denominator > 1 && denominator <= maxDenominator && 1 / denominator == value;
    const QString fraction = QStringLiteral("1/%1").arg(static_cast<int>(denominator));
    return isFraction && fraction.size() < decimal.size() ? fraction : decimal;
}

NumberEdit::NumberEdit(QWidget* parent) : QDoubleSpinBox(parent) {
    setLocale(QLocale::c());
    setDecimals(allDecimals);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setKeyboardTracking(false);
}

void NumberEdit::setProblem(const QString& why) {
    if (!m_warning) m_warning = lineEdit()->addAction(themedIcon(QStringLiteral("warning")), QLineEdit::TrailingPosition);
    m_warning->setVisible(!why.isEmpty());
    m_warning->setToolTip(why);
}

QString NumberEdit::textFromValue(double value) const {
    return m_digits > 0 && !hasFocus() ? QLocale::c().toString(value, 'g', m_digits) : shortText(value, m_fractions);
}

void NumberEdit::focusInEvent(QFocusEvent* event) {
    if (m_digits > 0) setValue(value());  // writes all digits
    QDoubleSpinBox::focusInEvent(event);
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
    QDoubleSpinBox::focusOutEvent(event);
    if (m_digits > 0 && isEnabled()) setValue(value());
}

bool NumberEdit::parse(QString text, double& value) const {
    if (!suffix().isEmpty() && text.endsWith(suffix())) text.chop(suffix().size());
    text = text.trimmed();
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    bool fine = false;
    if (slash < 0) {
        value = QLocale::c().toDouble(text, &fine);
        return fine && std::isfinite(value);
    }
    const double above = QLocale::c().toDouble(text.left(slash), &fine);
    if (!fine) return false;
    const double below = QLocale::c().toDouble(text.mid(slash + 1), &fine);
    value = above / below;
    return fine && std::isfinite(value);
}

double NumberEdit::valueFromText(const QString& text) const {
    double number = value();
    const bool isRounded = m_digits > 0 && text == textFromValue(number) + suffix();
    if (!isRounded) parse(text, number);
    return number;
}

QValidator::State NumberEdit::validate(QString& text, int& /*position*/) const {
    double number = 0;
    if (parse(text, number)) return number >= minimum() && number <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
    QString inner = text;
    if (!suffix().isEmpty() && inner.endsWith(suffix())) inner.chop(suffix().size());
    for (const QChar c : inner)
        if (!c.isDigit() && !QStringLiteral("+-.eE/ ").contains(c)) return QValidator::Invalid;
    return QValidator::Intermediate;
}

void NumberEdit::stepBy(int steps) {
    const double before = value();
    // From zero the smallest step that is worth anything here, not the 1e-60 that the number of decimals would give.
    if (before == 0 && steps > 0) {
        setValue(maximum() / 100 < 0.01 ? maximum() / 100 : 0.01);
        return;
    }
    const double magnitude = std::pow(10.0, std::floor(std::log10(std::abs(before))));
    const bool fromPowerDown = steps < 0 && magnitude == std::abs(before);
    const double step = magnitude / (fromPowerDown ? 100 : 10);
    setValue(QLocale::c().toDouble(QLocale::c().toString(before + steps * step, 'g', steppedDigits)));
}

CountEdit::CountEdit(QWidget* parent) : QSpinBox(parent) {
    setLocale(QLocale::c());
    setGroupSeparatorShown(false);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setKeyboardTracking(false);
}

}  // namespace solverscope

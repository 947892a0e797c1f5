// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/number_edit.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QToolTip>
#include <cmath>
#include <type_traits>

#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

// QDoubleSpinBox rounds to this many places: enough never to change a value.
constexpr int allDecimals = 60;

// A stepped value is rounded to this many digits, so that 0.1 + 0.01 gives 0.11.
constexpr int steppedDigits = 12;

constexpr double maxDenominator = 10000;

// Both kinds of spin box have the same functions, but no common base that has them.

template <typename Edit>
Result<double> numberIn(const Edit& edit, QString text) {
    if (text.startsWith(edit.prefix())) text.remove(0, edit.prefix().size());
    return typedNumber(text, edit.suffix());
}

template <typename Edit>
Result<double> countIn(const Edit& edit, const QString& text) {
    const auto number = numberIn(edit, text);
    if (!number || *number == std::floor(*number)) return number;
    return Error{{}, 0, 0, CountEdit::tr("expected a whole number").toStdString()};
}

template <typename Edit>
bool isInRange(const Edit& edit, double number) {
    return number >= edit.minimum() && number <= edit.maximum();
}

/// A formula is wrong until its last bracket has been typed: nothing is refused at once.
template <typename Edit>
QValidator::State stateOf(const Edit& edit, const Result<double>& number) {
    return number && isInRange(edit, *number) ? QValidator::Acceptable : QValidator::Intermediate;
}

void showBelow(QWidget& edit, const QString& text) {
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(edit.mapToGlobal(QPoint(0, edit.height() / 2)), text, &edit);
}

template <typename Edit>
void showResult(Edit& edit, const QLineEdit& line) {
    QString typed = line.text();
    if (typed.startsWith(edit.prefix())) typed.remove(0, edit.prefix().size());
    showBelow(edit, typedResult(typed, edit.suffix()));
}

/// At Return: whether what was typed is no value. It stays, for the user to mend, and what was expected is shown.
template <typename Edit>
bool refuses(Edit& edit, const QLineEdit& line, const QKeyEvent& event) {
    if ((event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) || line.hasAcceptableInput()) return false;
    const auto number = std::is_same_v<Edit, CountEdit> ? countIn(edit, line.text()) : numberIn(edit, line.text());
    if (!number)
        showBelow(edit, QString::fromStdString(number.error().message));
    else
        showBelow(edit, CountEdit::tr("%1; expected %2 to %3").arg(shown(*number), shown(edit.minimum()), shown(edit.maximum())));
    return true;
}

/// A number that was entered is a change of the program: from then on undo is the program's, not the field's.
void endTypingWithEntering(QAbstractSpinBox& box, QLineEdit& line) {
    QObject::connect(&box, &QAbstractSpinBox::editingFinished, &line, [&line] { line.setText(line.text()); });
}

}  // namespace

bool leavesUndoToTheProgram(const QLineEdit& line, QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool undoes = key.matches(QKeySequence::Undo) && !line.isUndoAvailable();
    const bool redoes = key.matches(QKeySequence::Redo) && !line.isRedoAvailable();
    if (undoes || redoes) event.ignore();
    return undoes || redoes;
}

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
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { showResult(*this, *lineEdit()); });
    endTypingWithEntering(*this, *lineEdit());
}

bool NumberEdit::event(QEvent* event) { return leavesUndoToTheProgram(*lineEdit(), *event) || QDoubleSpinBox::event(event); }

void NumberEdit::setProblem(const QString& why) {
    if (!m_warning) m_warning = lineEdit()->addAction(themedIcon(QStringLiteral("warning")), QLineEdit::TrailingPosition);
    m_warning->setVisible(!why.isEmpty());
    m_warning->setToolTip(why);
}

QString NumberEdit::textFromValue(double value) const {
    return m_digits > 0 && !hasFocus() && !showsAllDigits() ? QLocale::c().toString(value, 'g', m_digits)
                                                            : shortText(value, m_fractions);
}

void NumberEdit::focusInEvent(QFocusEvent* event) {
    if (m_digits > 0) setValue(value());  // writes all digits
    QDoubleSpinBox::focusInEvent(event);
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
    QDoubleSpinBox::focusOutEvent(event);
    if (m_digits > 0 && isEnabled()) setValue(value());
}

double NumberEdit::valueFromText(const QString& text) const {
    const double number = value();
    const bool isRounded = m_digits > 0 && text == textFromValue(number) + suffix();
    if (isRounded) return number;
    const auto typed = numberIn(*this, text);
    return typed ? *typed : number;
}

QValidator::State NumberEdit::validate(QString& text, int& /*position*/) const { return stateOf(*this, numberIn(*this, text)); }

void NumberEdit::keyPressEvent(QKeyEvent* event) {
    if (refuses(*this, *lineEdit(), *event)) return;
    QDoubleSpinBox::keyPressEvent(event);
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
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { showResult(*this, *lineEdit()); });
    endTypingWithEntering(*this, *lineEdit());
}

int CountEdit::valueFromText(const QString& text) const {
    const auto typed = countIn(*this, text);
    return typed ? static_cast<int>(*typed) : value();
}

QValidator::State CountEdit::validate(QString& text, int& /*position*/) const { return stateOf(*this, countIn(*this, text)); }

void CountEdit::keyPressEvent(QKeyEvent* event) {
    if (refuses(*this, *lineEdit(), *event)) return;
    QSpinBox::keyPressEvent(event);
}

bool CountEdit::event(QEvent* event) { return leavesUndoToTheProgram(*lineEdit(), *event) || QSpinBox::event(event); }

}  // namespace solverscope

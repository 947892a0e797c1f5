// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

class QLineEdit;

namespace solverscope {

/// The shortest decimal that parses to the same number; with `fractions`, 1/n if that is exactly the number.
QString shortText(double value, bool fractions = true);

/// Whether the event is a key for undo or redo with nothing typed that it could undo: it is left to the program then.
bool leavesUndoToTheProgram(const QLineEdit& line, QEvent& event);

/// A spin box that shows the shortest decimal which reads back as the very same number, steps by a tenth of the leading
/// digit, and takes arithmetic ("1/60"). It never rounds a value that the user has not touched.
class NumberEdit : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberEdit(QWidget* parent = nullptr);

    /// Values 1/n are shown as such.
    void setShowsFractions(bool on) { m_fractions = on; }

    /// While it does not have the keyboard, the value is shown with so many significant digits.
    void setShownDigits(int digits) { m_digits = digits; }

    /// Marks the value as one that makes no sense, and says why; empty: as one that does.
    void setProblem(const QString& why);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_fractions = false;
    int m_digits = 0;  // 0: all
    QAction* m_warning = nullptr;
};

/// A spin box for whole numbers that takes arithmetic with a whole result ("4*15").
class CountEdit : public QSpinBox {
    Q_OBJECT

public:
    explicit CountEdit(QWidget* parent = nullptr);

    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
};

}  // namespace solverscope

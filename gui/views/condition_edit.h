// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace solverscope {

class DebuggerController;

/// A line for a condition, read as it is typed: what is wrong with it, and at which column, stands below. Names are offered.
class ConditionEdit : public QWidget {
    Q_OBJECT

public:
    explicit ConditionEdit(DebuggerController& controller, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& text);
    void clear() { setText({}); }
    void startTyping();

    /// Empty while it can be used as a condition.
    QString problem() const { return m_problem; }

    /// Whether its value can be watched: a number can, although it is no condition.
    bool isFigure() const { return m_isFigure; }

signals:
    void accepted();  // Enter, on a condition that can be used
    void read();      // what can be done with it may have changed

private:
    void understand();

    DebuggerController& m_controller;
    QLineEdit* m_edit;
    QLabel* m_message;
    QString m_problem;
    bool m_isFigure = false;
};

}  // namespace solverscope

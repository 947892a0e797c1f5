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

    /// Empty while the condition can be used.
    QString problem() const { return m_problem; }

signals:
    void accepted();  // Enter, on a condition that can be used

private:
    void read();

    DebuggerController& m_controller;
    QLineEdit* m_edit;
    QLabel* m_message;
    QString m_problem;
};

}  // namespace solverscope

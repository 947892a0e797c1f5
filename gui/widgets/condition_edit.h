// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "physics/base/result.h"

class QLabel;
class QLineEdit;

namespace solverscope {

class DebuggerController;

/// A line edit for a condition, parsed as it is typed: an error, with its column, is shown below. Names are completed.
class ConditionEdit : public QWidget {
    Q_OBJECT

public:
    /// The use of the line: a condition, or a watch expression, which may be a number (watches.h).
    enum class Reads { Condition, WatchExpression };

    explicit ConditionEdit(DebuggerController& controller, QWidget* parent = nullptr, Reads reads = Reads::Condition);

    QString text() const;
    void setText(const QString& text);
    void clear() { setText({}); }
    void startTyping();

    /// Empty if the text is usable for its purpose.
    QString problem() const { return m_problem; }

    /// Whether its value can be watched: a number can, although it is no condition.
    bool isValue() const { return m_isValue; }

signals:
    void accepted();  // Enter, on a line that can be used
    void read();      // the possible actions may have changed

private:
    void interpret();
    std::optional<Error> error(const QString& text);

    DebuggerController& m_controller;
    Reads m_reads;
    QLineEdit* m_edit;
    QLabel* m_message;
    QString m_problem;
    bool m_isValue = false;
};

}  // namespace solverscope

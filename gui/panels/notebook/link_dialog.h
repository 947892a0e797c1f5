// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace solverscope {

class DebuggerController;

/// A line edit for a link to a moment, parsed as it is typed: an error, with its column, is shown below.
class LinkDialog : public QDialog {
    Q_OBJECT

public:
    explicit LinkDialog(const DebuggerController& controller, QWidget* parent = nullptr);

    QString link() const;

    /// Empty while the link can be followed.
    QString problem() const { return m_problem; }

private:
    void read();

    const DebuggerController& m_controller;
    QLineEdit* m_edit;
    QLabel* m_message;
    QPushButton* m_go;
    QString m_problem;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMainWindow>

namespace solverscope {

class DebuggerController;

/// Composes the views around one controller and decides nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    DebuggerController& controller() { return *m_controller; }

private:
    DebuggerController* m_controller;
};

}  // namespace solverscope

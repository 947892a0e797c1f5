// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/main_window.h"

#include "gui/session/debugger_controller.h"

namespace solverscope {

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_controller(new DebuggerController(this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Solverscope"));
}

}  // namespace solverscope

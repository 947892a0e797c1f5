// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/views/hand_solve_panel.h"
#include "gui/window_layout.h"

// The sweeps of a step, made by hand.
namespace solverscope {

void MainWindow::buildHandSolve() {
    m_layout->addDock("handSolveDock", tr("Solve by hand"), new HandSolvePanel(*m_controller, this), false);
}

void MainWindow::buildHandSolveCommands() {
    m_actions->addOnce(QStringLiteral("solve-by-hand"), tr("Debug"), tr("Solve by &hand"),
                       tr("You are the solver: pick the rows of this step and enter the impulses that the engine will compute."),
                       {Qt::CTRL | Qt::SHIFT | Qt::Key_Y}, QString(), this, [this] {
                           showPanel(QStringLiteral("by-hand"));
                           findChild<HandSolvePanel*>()->takeFocus();
                       });
}

}  // namespace solverscope

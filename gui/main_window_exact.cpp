// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDockWidget>

#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/views/exact_panel.h"
#include "gui/views/scene_view.h"
#include "gui/window_layout.h"

// The exact answer of a step, beside what the solver has so far.
namespace solverscope {

void MainWindow::buildExact() {
    auto* exact = new ExactPanel(*m_controller, this);
    connect(exact, &ExactPanel::directionChosen, m_scene, &SceneView::showDirection);
    connect(exact, &ExactPanel::rowPointed, m_scene, &SceneView::pointAtRow);
    m_layout->addDock("exactDock", tr("Exact answer"), exact, false);
}

void MainWindow::buildExactCommands() {
    m_actions->addOnce(QStringLiteral("exact"), tr("Debug"), tr("E&xact answer"),
                       tr("Shows the converged solution of this step: every impulse and velocity beside what the solver has, and "
                          "whether other impulses would do as well."),
                       {Qt::CTRL | Qt::SHIFT | Qt::Key_X}, QString(), this, [this] {
                           showPanel(QStringLiteral("exact"));
                           findChild<ExactPanel*>()->startReading();
                       });
}

}  // namespace solverscope

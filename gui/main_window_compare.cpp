// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the window has to do with comparisons.
#include <QAction>
#include <QVBoxLayout>

#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/branch_compare.h"
#include "gui/views/branches_panel.h"
#include "gui/views/compare_panel.h"
#include "gui/views/compare_scenes.h"
#include "gui/views/scene_view.h"

namespace solverscope {

void MainWindow::buildCompareCommands() {
    m_actions->addOnce(QStringLiteral("compare-presets"), tr("Debug"), tr("Compare &variants…"),
                       tr("Shows the comparison and offers what to compare: warm starting, iterations, methods."),
                       {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, QString(), this, [this] {
                           showPanel(QStringLiteral("compare"));
                           m_compare->offerPresets();
                       });
    QAction* sideBySide =
        m_actions->add(QStringLiteral("compare-scenes"), tr("View"), tr("Scenes side by &side"),
                       tr("Shows the scenes of all variants that are compared beside each other, in the place of the scene."),
                       {Qt::CTRL | Qt::ALT | Qt::Key_V});
    sideBySide->setAutoRepeat(false);
    sideBySide->setCheckable(true);

    auto* scenes = new CompareScenes(*m_controller, m_compare->comparison(), centralWidget());
    scenes->hide();
    auto* layout = static_cast<QVBoxLayout*>(centralWidget()->layout());
    layout->insertWidget(layout->indexOf(m_scene) + 1, scenes, 1);

    connect(sideBySide, &QAction::toggled, this, [this, scenes](bool on) {
        if (on) m_compare->setOn(true);
        QWidget* shown = on ? static_cast<QWidget*>(scenes) : m_scene;
        m_scene->setVisible(!on);
        scenes->setVisible(on);
        shown->setFocus();
        m_compare->showSideBySide(on);
    });
    connect(scenes, &CompareScenes::left, sideBySide, [sideBySide] { sideBySide->setChecked(false); });
    connect(m_compare, &ComparePanel::sideBySideAsked, sideBySide, &QAction::setChecked);
    // A lesson speaks of one scene, its own. Variants of the learner's making stay in the panel.
    connect(m_lessons, &LessonPanel::stageEntered, this, [this, sideBySide](bool anew) {
        sideBySide->setChecked(false);
        if (anew) m_scene->fit();  // wherever free play has led
        if (anew && m_compare->isWarmAgainstCold()) m_compare->setOn(false);
    });
    connect(m_compare, &ComparePanel::ghostsChanged, this, &MainWindow::showGhosts);
    connect(&m_branches->comparison(), &BranchCompare::ghostChanged, this, &MainWindow::showGhosts);
    connect(m_controller, &DebuggerController::cursorMoved, this, &MainWindow::showGhosts);
}

/// Bodies move at the end of a step: before that, all runs stand where their last steps left them.
void MainWindow::showGhosts() {
    const std::int64_t step = stepOfBodies(m_controller->session());
    std::vector<SceneGhost> ghosts = m_compare->ghostsAt(step);
    BranchCompare& branches = m_branches->comparison();
    if (auto ghost = branches.ghostAt(step)) ghosts.push_back({std::move(*ghost), branches.ghostName(), std::nullopt});
    m_scene->setGhosts(std::move(ghosts));
}

}  // namespace solverscope

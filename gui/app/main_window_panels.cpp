// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What panels of the window have to do with each other.
#include <QApplication>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/stop_keys.h"
#include "gui/charts/exportable.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/branches/branch_compare.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/source/source_view.h"
#include "gui/scene/scene_view.h"

namespace solverscope {

/// What one panel shows of another, or in the scene.
void MainWindow::connectPanels() {
    for (PanelDock* dock : m_panels->docks()) connect(dock, &PanelDock::panelMade, this, &MainWindow::receive);
    const auto ask = [this](const Quantity& quantity, bool isExplicit) {
        if (isExplicit) show<ProvenancePanel>();
        auto* reason = m_panels->made<ProvenancePanel>();
        if (reason && (isExplicit || reason->isVisible())) reason->ask(quantity);
        if (isExplicit) reason->takeFocus();
    };
    m_panels->whenMade<SourceView>(this, [this](SourceView& source) { source.useBreakpoints(breakpoints()); });
    m_panels->whenMade<RowCard>(this, [this, ask](RowCard& row) {
        connect(&row, &RowCard::highlightedTermChanged, m_scene, [this, &row] { m_scene->highlight(row.highlightedTerm()); });
        connect(&row, &RowCard::provenanceRequested, this, ask);
    });
    m_panels->whenMade<ExactPanel>(this, [this](ExactPanel& exact) {
        connect(&exact, &ExactPanel::directionChosen, m_scene, &SceneView::showDirection);
        connect(&exact, &ExactPanel::rowPointed, m_scene, &SceneView::pointAtRow);
    });
    m_panels->whenMade<ProvenancePanel>(
        this, [this](ProvenancePanel& reason) { connect(&reason, &ProvenancePanel::rowPointed, m_scene, &SceneView::pointAtRow); });
    m_panels->whenMade<BodiesTable>(
        this, [this, ask](BodiesTable& bodies) { connect(&bodies, &BodiesTable::provenanceRequested, this, ask); });
    m_panels->whenMade<IterationTable>(
        this, [this, ask](IterationTable& table) { connect(&table, &IterationTable::provenanceRequested, this, ask); });
    // What the window does with keys comes first, also when the panel that looks at them is younger.
    m_panels->whenMade<LessonPanel>(this, [this](LessonPanel&) {
        qApp->installEventFilter(findChild<StopKeys*>());
        qApp->installEventFilter(this);
    });
    connect(m_messages, &Messages::replacedKept, this, [this] { show<BranchesPanel>(); });
}

/// What every panel gets of the window.
void MainWindow::receive(QWidget* panel) {
    QWidget& around = *panel->parentWidget();  // the panel may be a table itself
    makeAllExportable(around, controller());
    m_actions->reserveMnemonics(around);
}

void MainWindow::connectComparison() {
    QAction* sideBySide = (*m_actions)[QStringLiteral("compare-scenes")];
    connect(m_scenes, &CompareScenes::left, sideBySide, [sideBySide] { sideBySide->setChecked(false); });
    // Bodies move at the end of a step: before that, all runs are where their last steps left them.
    const auto showGhosts = [this] {
        const std::int64_t step = stepOfBodies(controller().session());
        std::vector<SceneGhost> ghosts;
        if (auto* compare = m_panels->made<ComparePanel>()) ghosts = compare->ghostsAt(step);
        if (auto* panel = m_panels->made<BranchesPanel>())
            if (auto ghost = panel->comparison().ghostAt(step))
                ghosts.push_back({std::move(*ghost), panel->comparison().ghostName(), std::nullopt});
        m_scene->setGhosts(std::move(ghosts));
    };
    m_panels->whenMade<ComparePanel>(this, [this, sideBySide, showGhosts](ComparePanel& compare) {
        connect(&compare, &ComparePanel::sideBySideRequested, sideBySide, &QAction::setChecked);
        connect(&compare, &ComparePanel::ghostsChanged, this, showGhosts);
    });
    m_panels->whenMade<BranchesPanel>(this, [this, showGhosts](BranchesPanel& branches) {
        connect(&branches.comparison(), &BranchCompare::ghostChanged, this, showGhosts);
    });
    connect(&controller(), &DebuggerController::cursorMoved, this, showGhosts);
}

void MainWindow::showSideBySide(bool on) {
    auto* compare = on ? &panel<ComparePanel>() : m_panels->made<ComparePanel>();
    if (on) compare->setOn(true);
    m_scene->setVisible(!on);
    m_scenes->setVisible(on);
    on ? m_scenes->setFocus() : m_scene->setFocus();
    if (compare) compare->showSideBySide(on);
}

}  // namespace solverscope

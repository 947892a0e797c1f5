// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/panels.h"

#include <QTabWidget>

#include "gui/app/workspace.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/charts/impulse_chart.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/breakpoints/breakpoints_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/custom_joint/joint_panel.h"
#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/panels/history/history_panel.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/lambda_plane/lambda_plane_view.h"
#include "gui/panels/manual_solve/manual_solve_panel.h"
#include "gui/panels/matrix/matrix_view.h"
#include "gui/panels/notebook/journal_panel.h"
#include "gui/panels/notebook/notebook_panel.h"
#include "gui/panels/offenders/offenders_panel.h"
#include "gui/panels/palette/palette_panel.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/panels/soft_designer/soft_designer.h"
#include "gui/panels/source/source_view.h"
#include "gui/panels/timeline/timeline.h"
#include "gui/panels/warm_start/warm_start_panel.h"
#include "gui/panels/watch/watch_panel.h"

namespace solverscope {
namespace {

/// A panel that shows these parts of the workspace.
template <typename Panel, auto... parts>
QWidget* make(Workspace& workspace, QWidget* parent) {
    return new Panel(workspace.controller, workspace.*parts..., parent);
}

QWidget* makeTimeline(Workspace& workspace, QWidget* parent) {
    auto* timeline = new Timeline(workspace.controller, parent);
    timeline->useBookmarks(workspace.bookmarks);
    return timeline;
}

QWidget* makeSweep(Workspace& workspace, QWidget* parent) {
    auto* sweep = new ParameterScanPanel(workspace.controller, parent);
    QObject::connect(sweep, &ParameterScanPanel::stepRequested, &workspace.travel, [&travel = workspace.travel](std::int64_t step) {
        StepPlace end;
        end.step = step;
        travel.go(end);
    });
    return sweep;
}

/// The bookmarks of the scene, and what the learner has done in lessons.
QWidget* makeNotebooks(Workspace& workspace, QWidget* parent) {
    auto* tabs = new QTabWidget(parent);
    tabs->setObjectName(QStringLiteral("notebooks"));
    tabs->setDocumentMode(true);
    tabs->addTab(new NotebookPanel(workspace.controller, workspace.bookmarks, tabs), PanelInfo::tr("This scene"));
    tabs->addTab(new JournalPanel(workspace.journal, tabs), PanelInfo::tr("Lessons"));
    tabs->tabBar()->setAccessibleName(PanelInfo::tr("Notebooks"));
    return tabs;
}

}  // namespace

std::vector<PanelInfo> panelTable() {
    using enum PanelPlace;
    using enum PanelInfo::Trait;
    return {
        {"lesson", "lessonDock", PanelInfo::tr("Lessons"), Lesson, 1, Open, make<LessonPanel, &Workspace::journal>},
        {"palette", "paletteDock", PanelInfo::tr("Build"), Lesson, 28, Closed, make<PalettePanel>},
        {"row", "rowCardDock", PanelInfo::tr("Row"), Card, 2, Open | Drawn, make<RowCard>},
        {"warm-start", "warmStartDock", PanelInfo::tr("Warm start"), Card, 8, KnowsFuture, make<WarmStartPanel>},
        {"why", "provenanceDock", PanelInfo::tr("Provenance"), Card, 16, Closed, make<ProvenancePanel>},
        {"exact", "exactDock", PanelInfo::tr("Exact answer"), Card, 18, KnowsFuture, make<ExactPanel>},
        {"offenders", "offendersDock", PanelInfo::tr("Worst offenders"), Card, 7, KnowsFuture, make<OffendersPanel>},
        {"source", "sourceDock", PanelInfo::tr("Source"), Source, 3, Open | Drawn, make<SourceView>},
        {"table", "iterationsDock", PanelInfo::tr("Rows × iterations"), Table, 10, Open | Drawn, make<IterationTable>},
        {"bodies", "bodiesDock", PanelInfo::tr("Bodies"), List, 4, Open | Drawn, make<BodiesTable>},
        {"meters", "metersDock", PanelInfo::tr("Watch"), List, 22, KnowsFuture, make<WatchPanel, &Workspace::meters>},
        {"settings", "settingsDock", PanelInfo::tr("Settings"), List, 5, Open, make<SettingsPanel>},
        {"properties", "propertiesDock", PanelInfo::tr("Properties"), List, 28, Closed, make<PropertiesPanel>},
        {"breakpoints", "breakpointsDock", PanelInfo::tr("Breakpoints"), List, 6, Open,
         make<BreakpointsPanel, &Workspace::breakpoints>},
        {"branches", "branchesDock", PanelInfo::tr("Branches"), List, 9, Closed, make<BranchesPanel>},
        {"history", "historyDock", PanelInfo::tr("History"), List, 29, Closed, make<HistoryPanel>},
        {"joint", "jointDock", PanelInfo::tr("Custom joint"), List, 23, Closed, make<JointPanel, &Workspace::jointDraft>},
        {"soft", "softDesignerDock", PanelInfo::tr("Soft constraint"), List, 27, Closed, make<SoftDesigner>},
        {"notebook", "notebookDock", PanelInfo::tr("Notebook"), List, 24, Closed, makeNotebooks},
        {"convergence", "convergenceDock", PanelInfo::tr("Convergence"), Chart, 11, Open | Drawn,
         make<ConvergenceChart, &Workspace::metrics>},
        {"impulses", "impulsesDock", PanelInfo::tr("Impulses"), Chart, 21, Closed | Drawn, make<ImpulseChart>},
        {"energy", "energyDock", PanelInfo::tr("Time series"), Chart, 12, Open | KnowsFuture | Drawn, make<EnergyChart>},
        {"compare", "compareDock", PanelInfo::tr("Compare"), Chart, 13, Open | KnowsFuture | Drawn,
         make<ComparePanel, &Workspace::comparison>},
        {"sweep", "sweepDock", PanelInfo::tr("Parameter scan"), Chart, 19, Closed, makeSweep},
        {"order", "orderDock", PanelInfo::tr("Row order"), Chart, 20, KnowsFuture, make<RowOrderPanel>},
        {"by-hand", "handSolveDock", PanelInfo::tr("Solve by hand"), Chart, 26, Closed, make<ManualSolvePanel>},
        {"matrix", "matrixDock", PanelInfo::tr("Matrix"), Chart, 14, Closed, make<MatrixView, &Workspace::metrics>},
        {"plane", "planeDock", PanelInfo::tr("λ₁–λ₂ plane"), Chart, 15, KnowsFuture, make<LambdaPlaneView>},
        {"ledger", "ledgerDock", PanelInfo::tr("Energy ledger"), Chart, 17, KnowsFuture, make<LedgerPanel>},
        {"timeline", "timelineDock", PanelInfo::tr("Timeline"), Timeline, 25, Open | Drawn, makeTimeline},
    };
}

}  // namespace solverscope

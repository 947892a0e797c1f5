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
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/provenance/provenance_panel.h"
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

template <typename Panel, auto... parts>
constexpr PanelContent panel{&Panel::staticMetaObject, make<Panel, parts...>};

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
    using enum Perspective;
    using enum PanelPlace;
    using enum PanelInfo::Trait;
    return {
        {"lesson", "lessonDock", PanelInfo::tr("Lessons"), Lesson, {Learn}, 1, None, panel<LessonPanel, &Workspace::journal>},
        {"palette", "paletteDock", PanelInfo::tr("Build"), Palette, {Build}, 28, None, panel<PalettePanel>},
        {"row", "rowCardDock", PanelInfo::tr("Row"), Card, {Debug}, 2, Drawn, panel<RowCard>},
        {"warm-start", "warmStartDock", PanelInfo::tr("Warm start"), Card, {}, 8, KnowsFuture, panel<WarmStartPanel>},
        {"why", "provenanceDock", PanelInfo::tr("Provenance"), Card, {}, 16, None, panel<ProvenancePanel>},
        {"exact", "exactDock", PanelInfo::tr("Exact answer"), Card, {}, 18, KnowsFuture, panel<ExactPanel>},
        {"offenders", "offendersDock", PanelInfo::tr("Worst offenders"), Card, {}, 7, KnowsFuture, panel<OffendersPanel>},
        {"source", "sourceDock", PanelInfo::tr("Source"), Source, {Debug}, 3, Drawn, panel<SourceView>},
        {"table", "iterationsDock", PanelInfo::tr("Rows × sweeps"), Table, {Debug}, 10, Drawn, panel<IterationTable>},
        {"properties", "propertiesDock", PanelInfo::tr("Properties"), List, {Build}, 28, None, panel<PropertiesPanel>},
        {"bodies", "bodiesDock", PanelInfo::tr("Bodies"), List, {Debug, Build}, 4, Drawn, panel<BodiesTable>},
        {"meters", "metersDock", PanelInfo::tr("Watch"), List, {}, 22, KnowsFuture, panel<WatchPanel, &Workspace::meters>},
        {"settings", "settingsDock", PanelInfo::tr("Settings"), List, {Debug, Build}, 5, None, panel<SettingsPanel>},
        {"breakpoints",
         "breakpointsDock",
         PanelInfo::tr("Breakpoints"),
         List,
         {Debug},
         6,
         None,
         panel<BreakpointsPanel, &Workspace::breakpoints>},
        {"branches", "branchesDock", PanelInfo::tr("Branches"), List, {}, 9, None, panel<BranchesPanel>},
        {"history", "historyDock", PanelInfo::tr("History"), List, {Build}, 29, None, panel<HistoryPanel>},
        {"joint", "jointDock", PanelInfo::tr("Custom joint"), List, {}, 23, None, panel<JointPanel, &Workspace::jointDraft>},
        {"soft", "softDesignerDock", PanelInfo::tr("Soft constraint"), List, {}, 27, None, panel<SoftDesigner>},
        {"notebook", "notebookDock", PanelInfo::tr("Notebook"), List, {}, 24, None, {&QTabWidget::staticMetaObject, makeNotebooks}},
        {"convergence",
         "convergenceDock",
         PanelInfo::tr("Convergence"),
         Chart,
         {Debug},
         11,
         Drawn,
         panel<ConvergenceChart, &Workspace::metrics>},
        {"impulses", "impulsesDock", PanelInfo::tr("Impulses"), Chart, {}, 21, Drawn, panel<ImpulseChart>},
        {"energy", "energyDock", PanelInfo::tr("Time series"), Chart, {Debug}, 12, KnowsFuture | Drawn, panel<EnergyChart>},
        {"compare",
         "compareDock",
         PanelInfo::tr("Compare"),
         Chart,
         {Compare},
         13,
         KnowsFuture | Drawn | NeedsRoom,
         panel<ComparePanel, &Workspace::comparison>},
        {"sweep",
         "sweepDock",
         PanelInfo::tr("Parameter scan"),
         Chart,
         {},
         19,
         None,
         {&ParameterScanPanel::staticMetaObject, makeSweep}},
        {"order", "orderDock", PanelInfo::tr("Row order"), Chart, {}, 20, KnowsFuture, panel<RowOrderPanel>},
        {"by-hand", "handSolveDock", PanelInfo::tr("Solve by hand"), Chart, {}, 26, None, panel<ManualSolvePanel>},
        {"matrix", "matrixDock", PanelInfo::tr("Matrix"), Chart, {}, 14, None, panel<MatrixView, &Workspace::metrics>},
        {"plane", "planeDock", PanelInfo::tr("λ₁–λ₂ plane"), Chart, {}, 15, KnowsFuture, panel<LambdaPlaneView>},
        {"ledger", "ledgerDock", PanelInfo::tr("Energy ledger"), Chart, {}, 17, KnowsFuture, panel<LedgerPanel>},
        {"timeline",
         "timelineDock",
         PanelInfo::tr("Timeline"),
         Timeline,
         {Learn, Debug},
         25,
         Drawn,
         {&Timeline::staticMetaObject, makeTimeline}},
    };
}

}  // namespace solverscope

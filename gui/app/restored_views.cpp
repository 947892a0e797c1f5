// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What views hand on to their like in another language, beside what their controls stand at (view_state.h): in one place, so that
// it can be seen what a change of the language keeps.
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <algorithm>

#include "gui/charts/chosen_list.h"
#include "gui/charts/energy_chart.h"
#include "gui/charts/impulse_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/panels/lambda_plane/lambda_plane_view.h"
#include "gui/panels/lambda_plane/plane_canvas.h"
#include "gui/panels/matrix/matrix_canvas.h"
#include "gui/panels/parameter_scan/parameter_scan_canvas.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/provenance/provenance_model.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/row_order/row_order_model.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/watch/watch_panel.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/widgets/quantity_chooser.h"

namespace solverscope {

void SceneView::restoreFrom(SceneView& before) {
    m_fitted = before.m_fitted;
    m_camera.centre = before.m_camera.centre;
    m_camera.scale = before.m_camera.scale;
    refresh();
}

void CompareScenes::restoreFrom(CompareScenes& before) {
    m_fitted = before.m_fitted;
    m_camera = before.m_camera;
    m_sceneSize = before.m_sceneSize;
}

void LineChart::restoreFrom(LineChart& before) {
    m_shownBefore.clear();
    for (const ChartSeries& series : before.m_series) m_shownBefore.push_back(before.isShown(series.name));
    if (!m_series.empty()) replace(m_series);
    setSpan(before.m_span);
    showTable(before.m_tableShown);
}

void EnergyChart::restoreFrom(EnergyChart& before) {
    m_bodies = before.m_bodies;
    m_selected = before.m_selected;
    bodiesChanged();
}

void ImpulseChart::restoreFrom(ImpulseChart& before) {
    m_rows = before.m_rows;
    m_picked = before.m_picked;
    rowsChanged();
    m_list->setCurrentRow(before.m_list->currentRow());
}

void ComparePanel::restoreFrom(ComparePanel& before) { m_comparison.variants().restoreFrom(before.m_comparison.variants()); }

void MatrixCanvas::restoreFrom(MatrixCanvas& before) {
    // With its content: for another one of the same size zoom and selection stay.
    m_content = before.m_content;
    m_place = before.m_place;
    m_fitted = before.m_fitted;
    m_cell = before.m_cell;
    m_offset = before.m_offset;
    m_selected = before.m_selected;
    m_anchor = before.m_anchor;
    m_drawn = false;
}

void PlaneCanvas::restoreFrom(PlaneCanvas& before) {
    m_plane = before.m_plane;
    m_frame = before.m_frame;
    m_centre = before.m_centre;
    m_scale = before.m_scale;
}

void LambdaPlaneView::restoreFrom(LambdaPlaneView& before) {
    m_list = before.m_list;
    m_chosen = before.m_chosen;
}

void ExactPanel::restoreFrom(ExactPanel& before) {
    if (!before.m_result) return;
    m_searched = before.m_searched;
    arrived(*before.m_result);
}

void ProvenancePanel::restoreFrom(ProvenancePanel& before) {
    m_scene = before.m_scene;
    m_requestedQuantity = before.m_requestedQuantity;
    m_row = before.m_row;
    m_lastKind = before.m_lastKind;
    m_account = before.m_account;
    m_sent = before.m_sent;
    if (!m_requestedQuantity) return;
    m_chooser->refresh();
    m_chooser->show(*m_requestedQuantity);
    if (before.m_model->provenance()) showAccount(before.m_model->provenance());
}

void LedgerPanel::restoreFrom(LedgerPanel& before) {
    if (!before.m_ledger.result()) return;
    m_step = before.m_step;
    m_sum = before.m_sum;
    m_summed = before.m_summed;
    m_ledger.takeOver(before.m_ledger);
    show();
}

void WatchPanel::restoreFrom(WatchPanel& before) { m_edited = before.m_edited; }

void RowOrderPanel::restoreFrom(RowOrderPanel& before) {
    if (!before.m_problems) return;
    m_step = before.m_step;
    readRows();
    if (before.m_edited) arrangeBy(before.m_model->order(), before.m_pingPong);
}

void ParameterScanPanel::restoreFrom(ParameterScanPanel& before) {
    const bool wasBusy = before.isBusy();
    if (wasBusy) before.cancel();
    m_scene = before.m_scene;
    m_plan = before.m_plan;
    m_cells = before.m_cells;
    m_done = before.m_done;
    if (!m_plan) return;
    m_outcome->setCurrentIndex(before.m_outcome->currentIndex());
    showMap();
    if (const auto cell = before.m_canvas->chosen()) {
        const int columns = static_cast<int>(m_canvas->map().xValues.size());
        m_canvas->choose({static_cast<int>(*cell) % columns, static_cast<int>(*cell) / columns});
    }
    // It continues where it was; a cell computed twice gives the same result.
    if (wasBusy)
        run(static_cast<std::size_t>(std::ranges::find_if(m_cells, [](const auto& each) { return !each; }) - m_cells.begin()));
}

}  // namespace solverscope

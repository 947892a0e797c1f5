// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/energy_chart.h"
#include "gui/main_window.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/compare_panel.h"
#include "gui/views/curtain.h"
#include "gui/views/exact_panel.h"
#include "gui/views/lambda_plane_view.h"
#include "gui/views/ledger_panel.h"
#include "gui/views/meters_panel.h"
#include "gui/views/offenders_panel.h"
#include "gui/views/row_order_panel.h"
#include "gui/views/warm_start_panel.h"

// While somebody predicts, panels that know the end of the step are covered. Those that can leave out a part of it do so
// themselves.
namespace solverscope {

void MainWindow::hangCurtains() {
    const auto cover = [this](QWidget* view) {
        if (view) new Curtain(*m_controller, *view);
    };
    cover(m_compare);
    cover(findChild<ExactPanel*>());
    cover(findChild<LambdaPlaneView*>());
    cover(findChild<LedgerPanel*>());
    cover(findChild<OffendersPanel*>());
    cover(findChild<RowOrderPanel*>());
    cover(findChild<WarmStartPanel*>());
    cover(findChild<MetersPanel*>());
    cover(findChild<EnergyChart*>());
}

}  // namespace solverscope

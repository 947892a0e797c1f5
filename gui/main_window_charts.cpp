// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QStatusBar>

#include "gui/charts/exported.h"
#include "gui/charts/line_chart.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"

// Commands for whichever chart or table was used last.
namespace solverscope {

void MainWindow::buildChartCommands() {
    auto* last = new LastUsed(*this);
    makeAllExportable(*this, *m_controller);
    const auto nothing = [this] { statusBar()->showMessage(tr("No chart is in sight."), messageTime); };
    m_actions->addOnce(
        QStringLiteral("export-chart"), tr("File"), tr("Export this &chart…"),
        tr("Saves the chart or table that was used last: a picture as PNG or SVG that stands alone, or the values as CSV."),
        {Qt::CTRL | Qt::ALT | Qt::Key_E}, QString(), this, [this, last, nothing] {
            if (Exported* exported = last->exported())
                askAndExport(*exported, this);
            else
                nothing();
        });
    m_actions->addOnce(QStringLiteral("chart-table"), tr("View"), tr("Chart as ta&ble"),
                       tr("Shows the values of the chart that was used last as a table in its place, and the lines again."),
                       {Qt::CTRL | Qt::ALT | Qt::Key_T}, QString(), this, [last, nothing] {
                           if (LineChart* chart = last->chart()) {
                               chart->showTable(!chart->isTableShown());
                               chart->setFocus(Qt::ShortcutFocusReason);
                           } else {
                               nothing();
                           }
                       });
}

}  // namespace solverscope

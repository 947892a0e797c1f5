// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where things are tried out beside the run: sweeps over settings, and orders of the rows.
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/moment_travel.h"
#include "gui/views/row_order_panel.h"
#include "gui/views/sweep_panel.h"
#include "gui/window_layout.h"

namespace solverscope {

void MainWindow::buildSandboxes() {
    auto* sweep = new SweepPanel(*m_controller, this);
    connect(sweep, &SweepPanel::stepWanted, this, [this](std::int64_t step) {
        StepPlace end;
        end.step = step;
        m_travel->go(end);
    });
    m_layout->addDock("sweepDock", tr("Sweep"), sweep, false);
    m_layout->addDock("orderDock", tr("Row order"), new RowOrderPanel(*m_controller, this), false);
}

void MainWindow::buildSandboxCommands() {
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QKeySequence& key,
                             auto slot) {
        m_actions->addOnce(QLatin1String(name), tr("Debug"), text, explanation, {key}, QString(), this, slot);
    };
    command("sweep", tr("S&weep over settings"),
            tr("Runs the scene under every combination of two settings' values, and shows how the runs end as a map."),
            Qt::CTRL | Qt::SHIFT | Qt::Key_G, [this] {
                showPanel(QStringLiteral("sweep"));
                findChild<SweepPanel*>()->takeFocus();
            });
    command(
        "row-order", tr("Row or&der"),
        tr("Tries other orders of the rows on the step at the cursor: what they do to its convergence, before the run takes one."),
        Qt::CTRL | Qt::ALT | Qt::Key_O, [this] {
            showPanel(QStringLiteral("order"));
            findChild<RowOrderPanel*>()->takeFocus();
        });
}

}  // namespace solverscope

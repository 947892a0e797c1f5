// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDockWidget>

#include "gui/charts/impulse_chart.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/meters.h"
#include "gui/views/meters_panel.h"
#include "gui/window_layout.h"
#include "gui/workspace.h"

// Numbers over time: impulses of chosen rows, and meters.
namespace solverscope {

void MainWindow::buildSeries() {
    m_layout->addDock("impulsesDock", tr("Impulses"), new ImpulseChart(*m_controller, this), false);
    m_meters = &m_workspace->meters;
    m_layout->addDock("metersDock", tr("Meters"), new MetersPanel(*m_controller, *m_meters, this), false);
}

void MainWindow::buildSeriesCommands() {
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QKeySequence& key,
                             auto slot) {
        return m_actions->addOnce(QLatin1String(name), tr("Debug"), text, explanation, {key}, QString(), this, slot);
    };
    command("impulses", tr("&Impulses"),
            tr("Shows the impulses of chosen rows over the sweeps, the visits or the steps: click contacts in the scene."),
            Qt::CTRL | Qt::SHIFT | Qt::Key_J, [this] {
                showPanel(QStringLiteral("impulses"));
                findChild<ImpulseChart*>()->startReading();
            });
    command("meters", tr("&Meters"), tr("Shows numbers of your choice wherever the cursor stands, and what they were before."),
            Qt::CTRL | Qt::SHIFT | Qt::Key_E, [this] {
                showPanel(QStringLiteral("meters"));
                findChild<MetersPanel*>()->startTyping();
            });
}

}  // namespace solverscope

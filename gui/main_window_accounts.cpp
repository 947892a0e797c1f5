// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDockWidget>

#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/bodies_table.h"
#include "gui/views/iteration_table.h"
#include "gui/views/ledger_panel.h"
#include "gui/views/provenance_panel.h"
#include "gui/views/row_card.h"
#include "gui/views/scene_view.h"
#include "gui/window_layout.h"

// Accounts: where a number comes from, and what corrections did.
namespace solverscope {

void MainWindow::buildAccounts() {
    auto* why = new ProvenancePanel(*m_controller, this);
    connect(why, &ProvenancePanel::rowPointed, m_scene, &SceneView::pointAtRow);
    const auto ask = [this, why](const Quantity& quantity, bool aloud) {
        if (aloud) showPanel(QStringLiteral("why"));
        if (aloud || why->isVisible()) why->ask(quantity);
        if (aloud) why->takeFocus();
    };
    connect(findChild<BodiesTable*>(), &BodiesTable::whyAsked, this, ask);
    connect(findChild<IterationTable*>(), &IterationTable::whyAsked, this, ask);
    connect(findChild<RowCard*>(), &RowCard::whyAsked, this, ask);
    m_layout->addDock("provenanceDock", tr("Why"), why, false);
    m_layout->addDock("ledgerDock", tr("Corrections"), new LedgerPanel(*m_controller, this), false);
}

void MainWindow::buildAccountCommands() {
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QKeySequence& key,
                             auto slot) {
        return m_actions->addOnce(QLatin1String(name), tr("Debug"), text, explanation, {key}, QString(), this, slot);
    };
    command(
        "why", tr("&Why this number"),
        tr("Takes the number under the keyboard in Bodies, a velocity of the selected body or the marked row's impulse apart into "
           "everything that has made it."),
        Qt::CTRL | Qt::SHIFT | Qt::Key_W, &MainWindow::askWhy);
    command("ledger", tr("C&orrections"),
            tr("Shows how many metres each correction of this step removed, and the energy that it put in."),
            Qt::CTRL | Qt::SHIFT | Qt::Key_K, [this] { showPanel(QStringLiteral("ledger")); });
}

void MainWindow::askWhy() {
    auto* why = findChild<ProvenancePanel*>();
    const auto* bodies = findChild<BodiesTable*>();
    const auto chosen = bodies->hasFocus() ? bodies->quantityAt(bodies->currentIndex()) : std::nullopt;
    showPanel(QStringLiteral("why"));
    if (chosen)
        why->ask(*chosen);
    else
        why->askAboutSelection();
    why->takeFocus();
}

}  // namespace solverscope

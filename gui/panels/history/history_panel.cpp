// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/history/history_panel.h"

#include <QListWidget>

#include "gui/widgets/build.h"

namespace solverscope {

HistoryPanel::HistoryPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("history", controller, parent, RefreshThrottle::usual, Reads::End),
      m_list(named(new QListWidget(this), "historyList", tr("Changes that can be undone and redone"))) {
    auto* about = new QLabel(tr("Click a line to go back or forward to it."), this);
    about->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    fillPanel(this, 6, {about, {m_list, 1}});
    connect(m_list, &QListWidget::itemClicked, this, &HistoryPanel::go);
    connect(m_list, &QListWidget::itemActivated, this, &HistoryPanel::go);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] { refreshIfVisible(); });
    connect(&controller, &DebuggerController::settingsChanged, this, [this] { refreshIfVisible(); });
}

void HistoryPanel::takeFocus() { m_list->setFocus(); }

void HistoryPanel::refresh() {
    if (m_goes) return;
    ChangeHistory history = m_controller.history();
    if (m_list->count() > 0 && history.names == m_shown.names && history.done == m_shown.done) return;
    m_shown = std::move(history);
    m_list->clear();
    for (qsizetype k = 0; k <= m_shown.names.size(); ++k) {
        const QString name = k == 0 ? tr("The scene as it was opened") : m_shown.names[k - 1];
        // Not by the look alone: the words say which are undone.
        auto* item = new QListWidgetItem(k > m_shown.done ? tr("%1 (undone)").arg(name) : name, m_list);
        QFont font = item->font();
        font.setBold(k == m_shown.done);
        font.setItalic(k > m_shown.done);
        item->setFont(font);
        if (k == m_shown.done) item->setToolTip(tr("You are here."));
    }
    m_list->setCurrentRow(static_cast<int>(m_shown.done));
}

void HistoryPanel::go() {
    m_goes = true;
    m_controller.travelTo(m_list->currentRow());
    m_goes = false;
    refresh();
}

}  // namespace solverscope

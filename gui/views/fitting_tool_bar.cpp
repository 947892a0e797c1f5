// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/fitting_tool_bar.h"

#include <QEvent>
#include <QLayout>
#include <QToolButton>
#include <algorithm>

namespace solverscope {

bool FittingToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) fit();
    return handled;
}

void FittingToolBar::fit() {
    if (!isVisible() || orientation() != Qt::Horizontal) return;
    // What was tried for the same width and the same buttons is not tried again: each try asks for a layout.
    if (width() == m_widthAvailable && sizeHint().width() == m_widthWanted) return;
    for (const Texts texts : {Texts::All, Texts::WhereNeeded, Texts::None}) {
        show(texts);
        layout()->invalidate();
        if (sizeHint().width() <= width()) break;
    }
    m_widthAvailable = width();
    m_widthWanted = sizeHint().width();
}

void FittingToolBar::show(Texts texts) {
    if (texts == m_texts) return;
    m_texts = texts;
    for (QAction* action : actions()) {
        auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
        if (!button) continue;
        const bool isClear = std::ranges::find(m_clear, action) != m_clear.end();
        const bool hasText = texts == Texts::All || (texts == Texts::WhereNeeded && !isClear);
        button->setToolButtonStyle(hasText ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    }
}

}  // namespace solverscope

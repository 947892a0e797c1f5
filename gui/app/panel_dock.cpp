// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/panel_dock.h"

#include <QAction>
#include <QEvent>

#include "gui/app/workspace.h"
#include "gui/widgets/build.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

/// A panel may be made smaller than it wants to be, and scrolls then: with large text the panels would not fit on the screen.
class PanelScroll : public ContentScroll {
public:
    using ContentScroll::ContentScroll;

    QSize sizeHint() const override { return widget() ? widget()->sizeHint() : ContentScroll::sizeHint(); }
    QSize minimumSizeHint() const override {
        if (!widget()) return {};
        return widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).boundedTo(maxMinimum);
    }

private:
    static constexpr QSize maxMinimum{340, 130};
};

}  // namespace

PanelDock::PanelDock(const PanelInfo& info, Workspace& workspace, QWidget* window)
    : QDockWidget(info.title, window), m_info(info), m_workspace(workspace), m_scroll(new PanelScroll(nullptr, this)) {
    setObjectName(QLatin1String(info.dock));
    setWidget(m_scroll);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown) raise();  // and not behind the tab in front
    });
}

QWidget& PanelDock::panel() {
    if (m_panel) return *m_panel;
    m_panel = m_info.content.make(m_workspace, this);
    if (m_info.traits & PanelInfo::KnowsFuture) new SpoilerOverlay(m_workspace.controller, *m_panel);
    m_scroll->setWidget(m_panel);
    m_panel->show();  // a child that comes later is hidden
    emit panelMade(m_panel);
    m_scroll->updateGeometry();
    return *m_panel;
}

void PanelDock::setCovered(bool on) {
    m_isCovered = on;
    if (!on && isVisible()) panel();
}

/// Before it is shown: the layout asks how large the panel wants to be. A dock that floats is never covered.
void PanelDock::setVisible(bool visible) {
    if (visible && parentWidget()->isVisible() && (!m_isCovered || isFloating())) panel();
    QDockWidget::setVisible(visible);
}

bool PanelDock::event(QEvent* event) {
    if (event->type() == QEvent::Show && (!m_isCovered || isFloating())) panel();
    return QDockWidget::event(event);
}

}  // namespace solverscope

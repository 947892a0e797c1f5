// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Panels that are shown for a while, and the arrangement that a visit of another scene comes back to.
#include <QAction>
#include <QMainWindow>
#include <algorithm>
#include <iterator>

#include "gui/app/window_layout.h"

namespace solverscope {
namespace {

/// A dock behind others lies outside the window.
bool isInFront(const QDockWidget* dock) {
    const bool isInWindow = dock->isFloating() || dock->parentWidget()->rect().intersects(dock->geometry());
    return dock->toggleViewAction()->isChecked() && dock->isVisible() && isInWindow;
}

}  // namespace

std::vector<QDockWidget*> WindowLayout::docksInFront() const {
    std::vector<QDockWidget*> inFront;
    std::ranges::copy_if(m_docks, std::back_inserter(inFront), isInFront);
    return inFront;
}

std::vector<QDockWidget*> WindowLayout::docksBeside(const QDockWidget& dock) const {
    std::vector<QDockWidget*> below = docksInFront();
    const auto area = m_window.dockWidgetArea(const_cast<QDockWidget*>(&dock));
    std::erase_if(below, [&](QDockWidget* each) { return each->isFloating() || m_window.dockWidgetArea(each) != area; });
    return below;
}

void WindowLayout::resizeTo(const std::vector<DockSize>& sizes) {
    QList<QDockWidget*> docks;
    QList<int> widths;
    QList<int> heights;
    for (const DockSize& each : sizes) {
        if (each.dock->isHidden() || each.dock->isFloating()) continue;
        docks << each.dock;
        widths << each.size.width();
        heights << each.size.height();
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

void WindowLayout::showsTemporarily(const QString& panel) {
    QDockWidget* const shown = dock(panel);
    if (!shown || std::ranges::find(m_temporary, shown, &Temporary::dock) != m_temporary.end()) return;
    Temporary added{shown, docksInFront(), {}, shown->toggleViewAction()->isChecked()};
    const auto info = std::ranges::find(m_panels, panel, [](const PanelInfo& each) { return QLatin1String(each.name); });
    const bool needsRoom = info->traits & PanelInfo::NeedsRoom;
    const bool isBelow = m_window.dockWidgetArea(shown) == Qt::BottomDockWidgetArea;
    if ((needsRoom || isBelow) && !shown->isFloating()) {
        for (QDockWidget* each : docksBeside(*shown)) added.sizes.push_back({each, each->size()});
        // Later: it is not shown yet.
        QMetaObject::invokeMethod(
            this, [this, shown, needsRoom] { needsRoom ? giveRoom(*shown) : giveShare(*shown); }, Qt::QueuedConnection);
    }
    m_temporary.push_back(std::move(added));
}

/// Most of the height, and of the width what the least sizes of its neighbours leave.
void WindowLayout::giveRoom(QDockWidget& dock) {
    if (dock.isHidden() || dock.isFloating()) return;
    const int height = std::max(dock.height(), m_window.height() * 3 / 5);
    std::vector<DockSize> sizes;
    for (QDockWidget* each : docksBeside(dock)) {
        const bool isOther = each != &dock && !m_window.tabifiedDockWidgets(&dock).contains(each);
        sizes.push_back({each, {isOther ? 1 : m_window.width(), height}});
    }
    resizeTo(sizes);
}

/// More than half of the width, and a height in which a chart or a table can be read; what was hidden comes at its least size.
void WindowLayout::giveShare(QDockWidget& dock) {
    if (dock.isHidden() || dock.isFloating()) return;
    const int height = std::max(dock.height(), m_window.height() / 3);
    std::vector<DockSize> sizes;
    for (QDockWidget* each : docksBeside(dock)) {
        const bool isOther = each != &dock && !m_window.tabifiedDockWidgets(&dock).contains(each);
        sizes.push_back({each, {(isOther ? 2 : 3) * m_window.width(), height}});
    }
    resizeTo(sizes);
}

void WindowLayout::restoreHidden() {
    for (auto shown = m_temporary.rbegin(); shown != m_temporary.rend(); ++shown) {
        const bool isStillInFront = isInFront(shown->dock);
        const auto besides = m_window.tabifiedDockWidgets(shown->dock);
        if (!shown->wasOpen) shown->dock->hide();
        if (isStillInFront) {
            const auto before = std::ranges::find_if(shown->inFront, [&](QDockWidget* each) {
                return each != shown->dock && besides.contains(each) && each->toggleViewAction()->isChecked();
            });
            if (before != shown->inFront.end()) (*before)->raise();
        }
        resizeTo(shown->sizes);
    }
    m_temporary.clear();
}

WindowLayout::State WindowLayout::state() const { return {m_perspective, m_window.saveState(), m_temporary}; }

void WindowLayout::comeBackTo(const State& before) {
    m_window.restoreState(before.docks);
    m_temporary = before.temporary;
}

}  // namespace solverscope

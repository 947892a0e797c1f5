// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/step_analysis.h"

#include <QEvent>
#include <QWidget>
#include <algorithm>

#include "gui/session/debugger_controller.h"

namespace solverscope {

RefreshQueue::RefreshQueue(DebuggerController& controller) {
    begin();
    m_next.setSingleShot(true);
    connect(&controller, &DebuggerController::aboutToMove, this, &RefreshQueue::begin);
    connect(&m_next, &QTimer::timeout, this, &RefreshQueue::goOn);
}

void RefreshQueue::begin() {
    m_busy.start();
    m_refreshed = 0;
}

void RefreshQueue::refresh(RefreshThrottle& view) {
    const auto place = std::find(m_waiting.begin(), m_waiting.end(), &view);
    if (hasTime()) {
        if (place != m_waiting.end()) m_waiting.erase(place);
        ++m_refreshed;
        return view.refreshIfVisible();
    }
    if (place == m_waiting.end()) m_waiting.emplace_back(&view);
    m_next.start(0);
}

void RefreshQueue::goOn() {
    if (m_waiting.empty()) return;  // a move in between had time for all
    begin();
    do {
        const QPointer<RefreshThrottle> view = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
        ++m_refreshed;
        if (view) view->refreshIfVisible();
    } while (!m_waiting.empty() && hasTime());
    if (!m_waiting.empty()) m_next.start(0);
}

RefreshThrottle::RefreshThrottle(DebuggerController& controller, QWidget* view, int milliseconds, std::function<void()> refresh)
    : QObject(view), m_controller(controller), m_view(view), m_refresh(std::move(refresh)) {
    m_later.setSingleShot(true);
    m_later.setInterval(milliseconds);
    view->installEventFilter(this);
    connect(&m_later, &QTimer::timeout, this, [this] { m_controller.refreshQueue().refresh(*this); });
    connect(&controller, &DebuggerController::cursorMoved, this, &RefreshThrottle::cursorMoved);
    connect(&controller, &DebuggerController::playbackChanged, this, &RefreshThrottle::cursorMoved);
}

bool RefreshThrottle::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Show) refreshNow();
    return QObject::eventFilter(watched, event);
}

void RefreshThrottle::refreshIfVisible() {
    if (m_view->isVisible()) refreshNow();
}

void RefreshThrottle::refreshNow() {
    m_later.stop();
    m_since.start();
    m_refresh();
}

void RefreshThrottle::cursorMoved() {
    if (!m_view->isVisible()) return;
    const bool tooSoon = m_controller.isPlaying() && m_since.isValid() && m_since.elapsed() < m_later.interval();
    if (!tooSoon)
        m_controller.refreshQueue().refresh(*this);
    else if (!m_later.isActive())
        m_later.start();
}

}  // namespace solverscope

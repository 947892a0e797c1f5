// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/step_analysis.h"

#include <QEvent>
#include <QWidget>

#include "gui/session/debugger_controller.h"

namespace solverscope {

RefreshThrottle::RefreshThrottle(DebuggerController& controller, QWidget* view, int milliseconds, std::function<void()> refresh)
    : QObject(view), m_controller(controller), m_view(view), m_refresh(std::move(refresh)) {
    m_later.setSingleShot(true);
    m_later.setInterval(milliseconds);
    view->installEventFilter(this);
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (m_view->isVisible()) refreshNow();
    });
    connect(&controller, &DebuggerController::cursorMoved, this, &RefreshThrottle::cursorMoved);
    connect(&controller, &DebuggerController::playbackChanged, this, &RefreshThrottle::cursorMoved);
}

bool RefreshThrottle::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Show) refreshNow();
    return QObject::eventFilter(watched, event);
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
        refreshNow();
    else if (!m_later.isActive())
        m_later.start();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/refresh_pace.h"

#include <QEvent>
#include <QWidget>

#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

constexpr int restMilliseconds = 100;

}  // namespace

RefreshPace::RefreshPace(DebuggerController& controller, QWidget* view, std::function<void()> refresh)
    : QObject(view), m_controller(controller), m_view(view), m_refresh(std::move(refresh)) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    view->installEventFilter(this);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_stale) cursorMoved();
    });
    connect(&controller, &DebuggerController::cursorMoved, this, &RefreshPace::cursorMoved);
    connect(&controller, &DebuggerController::playbackChanged, this, &RefreshPace::cursorMoved);
}

bool RefreshPace::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Show) refreshNow();
    return QObject::eventFilter(watched, event);
}

void RefreshPace::cursorMoved() {
    m_stale = true;
    if (!m_view->isVisible() || (m_controller.isPlaying() && m_rest.isActive())) return;
    refreshNow();
    if (m_controller.isPlaying()) m_rest.start();
}

void RefreshPace::refreshNow() {
    m_stale = false;
    m_refresh();
}

}  // namespace solverscope

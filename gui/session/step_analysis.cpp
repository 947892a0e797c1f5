// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/step_analysis.h"

#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "gui/session/debugger_controller.h"
#include "gui/session/frame_times.h"

namespace solverscope {

RefreshQueue::RefreshQueue(DebuggerController& controller) : m_controller(controller) {
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
    if (hasTime() && rest() == 0) {
        if (place != m_waiting.end()) m_waiting.erase(place);
        return refreshNow(view);
    }
    if (place == m_waiting.end()) m_waiting.emplace_back(&view);
    m_next.start(static_cast<int>(rest()));
}

void RefreshQueue::refreshNow(RefreshThrottle& view) {
    ++m_refreshed;
    m_resting.start();
    view.refreshIfVisible();
    m_rest = std::llround(restPerRefresh * static_cast<double>(m_resting.restart()));
}

/// How much longer views wait [ms], so that the run goes on.
qint64 RefreshQueue::rest() const {
    return m_controller.isRunning() && m_resting.isValid() ? std::max<qint64>(0, m_rest - m_resting.elapsed()) : 0;
}

void RefreshQueue::goOn() {
    if (m_waiting.empty()) return;  // a move in between had time for all
    begin();
    do {
        const QPointer<RefreshThrottle> view = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
        if (view) refreshNow(*view);
    } while (!m_waiting.empty() && hasTime() && rest() == 0);
    if (!m_waiting.empty()) m_next.start(static_cast<int>(rest()));
}

RefreshThrottle::RefreshThrottle(DebuggerController& controller, QWidget* view, int milliseconds, std::function<void()> refresh,
                                 Reads reads)
    : QObject(view), m_controller(controller), m_view(view), m_refresh(std::move(refresh)), m_reads(reads) {
    m_later.setSingleShot(true);
    m_later.setInterval(milliseconds);
    view->installEventFilter(this);
    connect(&m_later, &QTimer::timeout, this, [this] { m_controller.refreshQueue().refresh(*this); });
    connect(&controller, &DebuggerController::cursorMoved, this, &RefreshThrottle::cursorMoved);
    connect(&controller, &DebuggerController::playbackChanged, this, &RefreshThrottle::cursorMoved);
}

bool RefreshThrottle::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Show) isKnown() ? refreshNow() : await();
    if (watched == m_view && event->type() == QEvent::Resize && m_notice) placeNotice();
    return QObject::eventFilter(watched, event);
}

/// A panel behind others at its place counts as visible.
bool RefreshThrottle::isSeen() const {
    return m_view->isVisible() && !(m_controller.isRunning() && m_view->visibleRegion().isEmpty());
}

bool RefreshThrottle::isKnown() const {
    return m_reads == Reads::End || !m_controller.isRunningAhead() || m_controller.session().hasEvents();
}

QString RefreshThrottle::title() const {
    for (const QWidget* widget = m_view; widget; widget = widget->parentWidget())
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget)) return dock->windowTitle();
    return m_view->accessibleName().isEmpty() ? m_view->objectName() : m_view->accessibleName();
}

/// The step is to come with its events; where it has too many, the view says that it waits.
void RefreshThrottle::await() {
    if (!m_controller.hasTooManyEvents()) return m_controller.wantEvents();
    if (!m_notice) {
        m_notice = new QLabel(m_view);
        m_notice->setObjectName(QStringLiteral("followsLater"));
        m_notice->setWordWrap(true);
        m_notice->setAutoFillBackground(true);
        m_notice->setMargin(4);
        m_notice->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    if (m_notice->isVisibleTo(m_view)) return;
    m_notice->setText(
        tr("Every step has about %1 events, too many to be read while they pass: this panel follows when the run is paused.")
            .arg(QLocale(QLocale::English).toString(expectedEvents(m_controller.session().world()))));
    placeNotice();
    m_notice->show();
    m_notice->raise();
}

void RefreshThrottle::placeNotice() {
    const int height = m_notice->heightForWidth(m_view->width());
    m_notice->setGeometry(0, m_view->height() - height, m_view->width(), height);
}

void RefreshThrottle::refreshIfVisible() {
    if (!isSeen()) return;
    isKnown() ? refreshNow() : await();
}

void RefreshThrottle::refreshNow() {
    if (m_notice) m_notice->hide();
    m_later.stop();
    m_since.start();
    FrameTimes& times = m_controller.frameTimes();
    if (times.isOn() && m_reads == Reads::Step && !m_controller.session().hasEvents()) {
        const FrameTimes::Span span(times, FrameTimes::Part::Events);
        m_controller.session().events();
    }
    const FrameTimes::Span span(times, FrameTimes::Part::View, times.isOn() ? title() : QString());
    m_refresh();
    m_cost = m_since.elapsed();
}

void RefreshThrottle::cursorMoved() {
    if (!isSeen()) return;
    const qint64 interval = std::max<qint64>(m_later.interval(), m_controller.isRunning() ? restPerRefresh * m_cost : 0);
    const bool tooSoon = m_controller.isPlaying() && m_since.isValid() && m_since.elapsed() < interval;
    if (!tooSoon && !isKnown())
        await();
    else if (!tooSoon)
        m_controller.refreshQueue().refresh(*this);
    else if (!m_later.isActive())
        m_later.start();
}

}  // namespace solverscope

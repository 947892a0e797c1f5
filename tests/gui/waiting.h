// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>

#include "gui/session/latest_task.h"

namespace solverscope {

/// As long as what goes on in the background may take.
inline constexpr int patience = 20'000;  // ms

/// Handles what is due: posted events, deferred deletions, timers that have run out. Does not wait for background tasks.
inline void handleEvents() {
    const QDeadlineTimer deadline(60'000);
    do {
        QVERIFY2(!deadline.hasExpired(), "there are always more events");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents));
}

/// The same until no background task runs either and all results have been delivered.
inline void settle() {
    const QDeadlineTimer deadline(120'000);
    handleEvents();
    while (!BackgroundWork::isIdle()) {
        QVERIFY2(!deadline.hasExpired(), "background tasks do not come to an end");
        QAbstractEventDispatcher::instance()->processEvents(QEventLoop::WaitForMoreEvents);
        handleEvents();
    }
}

}  // namespace solverscope

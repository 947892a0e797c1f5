// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include "gui/app/run_window.h"
#include "physics/base/parallel.h"
#include "physics/base/thread_team.h"

namespace solverscope {

/// Lets the window work for about this time, and rest where there is nothing to be done; QApplication::processEvents with a time
/// would ask for events again and again. Returns the seconds that have passed.
inline double handleEvents(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
    return 1e-9 * static_cast<double>(clock.nsecsElapsed());
}

/// The main function of benchmarks of the window: without a display, unless QT_QPA_PLATFORM says otherwise, and without what the
/// user's own windows have kept.
inline int runGuiBenchmarks(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QTemporaryDir user;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, user.path());
    qputenv("XDG_DATA_HOME", user.path().toUtf8());
    prepareApplication(application);
    setStepThreads(usefulThreadCount());  // as the program does
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace solverscope

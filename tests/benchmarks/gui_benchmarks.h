// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <benchmark/benchmark.h>

#include <QApplication>

#include "gui/app/run_window.h"
#include "physics/base/parallel.h"
#include "physics/base/thread_team.h"

namespace solverscope {

/// The main function of benchmarks of the window: without a display, unless QT_QPA_PLATFORM says otherwise.
inline int runGuiBenchmarks(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareApplication(application);
    setStepThreads(usefulThreadCount());  // as the program does
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace solverscope

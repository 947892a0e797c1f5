// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <algorithm>
#include <vector>

#include "gui/main_window.h"
#include "gui/run_window.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/scene_view.h"
#include "tests/benchmarks/gui_benchmarks.h"
#include "tests/benchmarks/paint_clock.h"

using namespace solverscope;

// The pyramid of 10 running in real time in a window of 1920 × 1080 with every panel open beside the others: how often the
// scene is painted. A frame is late when it comes more than 25 ms after the one before (60 Hz: 16.7 ms).
namespace {

void openEveryPanel(MainWindow& window) {
    // Tiled, not tabbed: a tab that lies behind another paints nothing.
    Qt::DockWidgetArea areas[]{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea};
    int next = 0;
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        window.removeDockWidget(dock);
        window.addDockWidget(areas[next++ % 3], dock);
        dock->show();
    }
}

void runningPyramid(benchmark::State& state) {
    MainWindow window;
    window.openScene(QStringLiteral("pyramid_10"));
    window.show();
    QApplication::processEvents();
    window.resize(1920, 1080);
    openEveryPanel(window);
    QApplication::processEvents();
    for (auto _ : state) {
        window.controller().play();
        QElapsedTimer warm;
        for (warm.start(); warm.elapsed() < 1000;) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        PaintClock paints(&window.sceneView());
        const std::int64_t stepsBefore = window.controller().session().recording().steps();
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 10'000;) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        const double seconds = 1e-3 * static_cast<double>(clock.elapsed());
        window.controller().pause();
        std::vector<double> intervals = paints.intervals;
        std::sort(intervals.begin(), intervals.end());
        const auto late = intervals.end() - std::upper_bound(intervals.begin(), intervals.end(), 25.0);
        state.counters["frames_per_s"] = static_cast<double>(intervals.size()) / seconds;
        state.counters["steps_per_s"] =
            static_cast<double>(window.controller().session().recording().steps() - stepsBefore) / seconds;
        state.counters["p50_ms"] = intervals[intervals.size() / 2];
        state.counters["p99_ms"] = intervals[intervals.size() * 99 / 100];
        state.counters["late_frames"] = static_cast<double>(late);
        int open = 0;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
            open += dock->isVisible() && !dock->visibleRegion().isEmpty();
        state.counters["panels"] = open;
    }
}

}  // namespace

BENCHMARK(runningPyramid)->Iterations(1)->Unit(benchmark::kSecond);

int main(int argc, char** argv) { return runGuiBenchmarks(argc, argv); }

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QSettings>
#include <QTimer>
#include <algorithm>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

#include "gui/app/main_window.h"
#include "gui/app/run_window.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/style/motion.h"
#include "physics/world/step.h"
#include "tests/benchmarks/gui_benchmarks.h"
#include "tests/benchmarks/paint_clock.h"
#include "tests/pyramid.h"

using namespace solverscope;

// The pyramid of 10 running in real time in a window of 1920 × 1080 with every panel open: how often the
// scene is painted. A frame is late when it comes more than 25 ms after the one before (60 Hz: 16.7 ms).
namespace {

/// Each panel in a window of its own: of tabs only the front one paints, and the dock layout of Qt 6.4.2 sometimes crashes when
/// all docks are tiled at once.
void openEveryPanel(MainWindow& window) {
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        dock->setFloating(true);
        dock->resize(320, 240);  // together about a screen of 1920 × 1080
        dock->show();
    }
}

void runningPyramid(benchmark::State& state) {
    QSettings().clear();  // with the panels that are open at first
    MainWindow window;
    window.openScene(QStringLiteral("pyramid_10"));
    window.show();
    QApplication::processEvents();
    window.resize(1920, 1080);
    openEveryPanel(window);
    QApplication::processEvents();
    window.controller().refreshQueue().setBudget(frameBudget);
    for (auto _ : state) {
        window.controller().play();
        handleEvents(1000);
        PaintClock paints(&window.sceneView());
        const std::int64_t stepsBefore = window.controller().session().recording().steps();
        const double seconds = handleEvents(10'000);
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

double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double engineStepsPerSecond(const World& start) {
    World world = start;
    QElapsedTimer clock;
    std::int64_t steps = 0;
    for (clock.start(); clock.elapsed() < 3000; ++steps) step(world);
    return 1e3 * static_cast<double>(steps) / static_cast<double>(clock.elapsed());
}

// A large pyramid played as fast as it goes, with the panels that are open at first, or with every one: its steps against those
// that the engine makes from the same place by itself, before and after, and how often the scene is painted.
void runningLarge(benchmark::State& state) {
    QSettings().clear();  // with the panels that are open at first
    MainWindow window;
    window.show();
    QApplication::processEvents();
    window.resize(1920, 1080);
    window.showPerspective(Perspective::Debug);
    if (state.range(1)) openEveryPanel(window);
    DebuggerController& controller = window.controller();
    controller.openScene(pyramidScene(static_cast<int>(state.range(0))));
    controller.setSpeed(static_cast<double>(state.range(2)));
    QApplication::processEvents();
    controller.refreshQueue().setBudget(frameBudget);
    std::vector<double> ratios;
    std::vector<double> frames;
    std::vector<double> intervals;
    std::vector<double> work;
    double engine = 0;
    for (auto _ : state) {
        controller.play();
        handleEvents(3000);
        for (int i = 0; i < 5; ++i) {
            controller.pause();
            handleEvents(100);
            engine = engineStepsPerSecond(controller.session().recording().last());
            controller.play();
            handleEvents(500);
            PaintClock paints(&window.sceneView());
            const std::int64_t stepsBefore = controller.session().recording().steps();
            const double workBefore = threadMilliseconds();
            const double seconds = handleEvents(4000);
            work.push_back((threadMilliseconds() - workBefore) / std::max<double>(1, static_cast<double>(paints.intervals.size())));
            ratios.push_back(static_cast<double>(controller.session().recording().steps() - stepsBefore) / seconds / engine);
            frames.push_back(static_cast<double>(paints.intervals.size()) / seconds);
            intervals.insert(intervals.end(), paints.intervals.begin(), paints.intervals.end());
        }
        controller.pause();
    }
    for (std::vector<double>* values : {&ratios, &frames, &intervals, &work}) std::ranges::sort(*values);
    state.counters["boxes"] = static_cast<double>(controller.scene().bodies.size() - 1);
    state.counters["rows"] = static_cast<double>(controller.session().world().rows.size());
    state.counters["engine_steps_per_s"] = engine;
    state.counters["steps_to_engine"] = ratios[ratios.size() / 2];
    state.counters["frames_per_s"] = frames[frames.size() / 2];
    state.counters["work_ms"] = work[work.size() / 2];  // of the window's thread, for a frame
    if (!intervals.empty()) state.counters["frame_p99_ms"] = intervals[intervals.size() * 99 / 100];
}

// The pyramid of 30 with every panel open: how long the window's own thread is at work for one move of the cursor, and how long at
// most without handling input in between. By the kind of move; a frame has 16 ms.
void movingCursor(benchmark::State& state) {
    QSettings().clear();  // with the panels that are open at first
    MainWindow window;
    window.openScene(QStringLiteral("pyramid_30"));
    window.show();
    window.resize(1920, 1080);
    openEveryPanel(window);
    DebuggerController& controller = window.controller();
    controller.refreshQueue().setBudget(frameBudget);
    controller.toStep(40);
    controller.seek({30, 0, Term::VelocityB});
    handleEvents(5000);
    const auto granularity = static_cast<Granularity>(state.range(0));
    QTimer wakes;
    wakes.start(50);
    std::vector<double> longest;
    std::vector<double> together;
    for (auto _ : state) {
        for (int i = 0; i < 60; ++i) {
            if (controller.session().cursor().step > 38) controller.seek({30, 0, Term::VelocityB});
            handleEvents(100);
            const double start = threadMilliseconds();
            controller.forward(granularity);
            double before = threadMilliseconds();
            longest.push_back(before - start);
            together.push_back(before - start);
            QElapsedTimer clock;
            for (clock.start(); clock.elapsed() < 200;) {
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
                const double now = threadMilliseconds();
                longest.back() = std::max(longest.back(), now - before);
                together.back() += now - before;
                before = now;
            }
        }
    }
    for (const auto& [name, times] : {std::pair{"longest", &longest}, std::pair{"together", &together}}) {
        std::sort(times->begin(), times->end());
        state.counters[std::string(name) + "_p50_ms"] = (*times)[times->size() / 2];
        state.counters[std::string(name) + "_p95_ms"] = (*times)[times->size() * 95 / 100];
    }
}

// The sweeps played at 60 rows a second, in the window as it opens on a screen of 1280 × 800: how often the scene is painted, and
// how long the window's thread is at work for a frame.
void playingSweeps(benchmark::State& state, const char* scene) {
    QSettings().clear();  // with the panels that are open at first
    MainWindow window;
    window.openScene(QLatin1String(scene));
    window.show();
    window.resize(1280, 800);
    DebuggerController& controller = window.controller();
    controller.refreshQueue().setBudget(frameBudget);
    controller.toStep(30);
    controller.seek({30, 0, Term::VelocityB});
    controller.setRowSpeed(60);
    applyMotion(Motion::Normal);
    for (auto _ : state) {
        controller.playSweeps();
        handleEvents(1000);
        PaintClock paints(&window.sceneView());
        const double before = threadMilliseconds();
        handleEvents(10'000);
        const double work = threadMilliseconds() - before;
        controller.pause();
        std::vector<double> intervals = paints.intervals;
        std::sort(intervals.begin(), intervals.end());
        state.counters["frames_per_s"] = 1e-1 * static_cast<double>(intervals.size());
        state.counters["p50_ms"] = intervals[intervals.size() / 2];
        state.counters["p99_ms"] = intervals[intervals.size() * 99 / 100];
        state.counters["work_ms"] = work / static_cast<double>(intervals.size());
    }
}

}  // namespace

BENCHMARK_CAPTURE(playingSweeps, stack_10, "stack_10")->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(playingSweeps, pyramid_10, "pyramid_10")->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK(movingCursor)
    ->Arg(static_cast<int>(Granularity::Row))
    ->Arg(static_cast<int>(Granularity::Iteration))
    ->Arg(static_cast<int>(Granularity::Step))
    ->Iterations(1)
    ->Unit(benchmark::kSecond);
BENCHMARK(runningLarge)
    ->Args({30, 0, 1})
    ->Args({30, 1, 1})
    ->Args({99, 0, 100})
    ->Args({99, 1, 100})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);
BENCHMARK(runningPyramid)->Iterations(1)->Unit(benchmark::kSecond);

int main(int argc, char** argv) { return runGuiBenchmarks(argc, argv); }

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <vector>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/run_window.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/session/debugger_controller.h"
#include "tests/benchmarks/gui_benchmarks.h"
#include "tests/benchmarks/paint_clock.h"

using namespace solverscope;

// Eight variants of the pyramid of 10 side by side in a window of 1280 × 800.
namespace {

struct Compared {
    MainWindow window;
    ComparePanel* panel;
    CompareScenes* scenes;

    Compared() {
        window.openScene(QStringLiteral("pyramid_10"));
        window.show();
        QApplication::processEvents();
        window.resize(1280, 800);
        panel = &window.panel<ComparePanel>();
        scenes = window.findChild<CompareScenes*>();
        std::vector<VariantEntry> entries;
        for (const char* changes : {"warm_starting=1", "warm_starting=0", "iterations=4", "iterations=30", "method=jacobi",
                                    "method=soft", "position_correction=erp", "position_correction=ngs"})
            entries.push_back({.changes = QLatin1String(changes)});
        panel->comparison().variants().replace(entries);
        window.actions()[QStringLiteral("compare-scenes")]->setChecked(true);
        QApplication::processEvents();
    }
};

/// What a frame of the eight panes costs: the worlds taken out of the runs, and painted.
void eightPanes(benchmark::State& state) {
    Compared compared;
    QElapsedTimer waited;
    for (waited.start(); compared.panel->isBusy() && waited.elapsed() < 60'000;) QApplication::processEvents();
    QImage picture(compared.scenes->size(), QImage::Format_ARGB32_Premultiplied);
    std::int64_t step = 1;
    for (auto _ : state) {
        compared.window.controller().toStep(1 + step++ % 100);
        compared.scenes->render(&picture);
    }
    state.counters["frames_per_s"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

/// Playing in real time, the runs being made on the way: how often the panes are painted.
void eightPanesPlaying(benchmark::State& state) {
    Compared compared;
    for (auto _ : state) {
        compared.window.controller().play();
        handleEvents(1000);
        PaintClock paints(compared.scenes);
        std::int64_t behind = 0;
        QTimer looks;
        QObject::connect(&looks, &QTimer::timeout, [&] {
            for (const std::int64_t drawn : compared.scenes->drawnSteps())
                behind = std::max(behind, compared.window.controller().session().cursor().step - drawn);
        });
        looks.start(20);
        const double seconds = handleEvents(10'000);
        compared.window.controller().pause();
        std::vector<double> intervals = paints.intervals;
        std::sort(intervals.begin(), intervals.end());
        if (intervals.empty()) return state.SkipWithError("nothing was painted");
        state.counters["frames_per_s"] = static_cast<double>(intervals.size()) / seconds;
        state.counters["p50_ms"] = intervals[intervals.size() / 2];
        state.counters["p99_ms"] = intervals[intervals.size() * 99 / 100];
        state.counters["steps_behind"] = static_cast<double>(behind);
    }
}

}  // namespace

BENCHMARK(eightPanes)->Unit(benchmark::kMillisecond);
BENCHMARK(eightPanesPlaying)->Iterations(1)->Unit(benchmark::kSecond);

int main(int argc, char** argv) { return runGuiBenchmarks(argc, argv); }

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A sweep of 10 × 10 cells over 300 steps of ten boxes, by the number of threads: how many cores it keeps busy.
#include <benchmark/benchmark.h>

#include "physics/scene/scene_file.h"
#include "physics/study/parameter_scan.h"

using namespace solverscope;

namespace {

void tenByTen(benchmark::State& state) {
    const auto scene = loadScene(SOLVERSCOPE_SOURCE_DIR "/resources/scenes/stack_10.json");
    if (!scene) return state.SkipWithError("the scene does not load");
    ParameterScanPlan plan{scene->settings, {}, 300};
    for (const char* text : {"iterations=2:20:10", "warm_starting=0.1:1:10"}) plan.axes.push_back(*parameterAxis(plan.base, text));
    const ParameterScanRange all{0, cellCount(plan)};
    for ([[maybe_unused]] auto _ : state)
        runParameterScan(*scene, plan, all, static_cast<int>(state.range(0)),
                         [](std::size_t, const ParameterScanCell& cell) { benchmark::DoNotOptimize(cell.outcome.hash); });
    state.counters["cells"] = benchmark::Counter(static_cast<double>(all.end), benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(tenByTen)->Arg(1)->Arg(2)->Arg(4)->ArgName("threads")->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include "physics/analysis/reference/reference.h"
#include "physics/analysis/spectrum/slope_cause.h"
#include "physics/world/step.h"
#include "tests/heap.h"
#include "tests/pyramid.h"

using namespace solverscope;

// The exact answer of one step of a pyramid: right after the start, while the boxes hit each other (a large bias, hard bodies),
// settling and at rest; and of a heap that has just been dropped. Counters: rows, Newton steps, and whether it is certified.
namespace {

VelocityProblem problemOf(Scene scene, int step) {
    World world = makeWorld(scene);
    while (world.step + 1 < step) solverscope::step(world);
    return frozenStep(world).velocities;
}

void solve(benchmark::State& state, const VelocityProblem& problem) {
    ReferenceSolution solution;
    for (auto _ : state) solution = referenceSolution(problem);
    state.counters["rows"] = static_cast<double>(problem.rows.size());
    state.counters["newton"] = solution.newtonSteps;
    state.counters["certified"] = solution.certified;
    state.counters["residual"] = solution.residual;
}

void pyramid(benchmark::State& state) {
    solve(state, problemOf(pyramidScene(static_cast<int>(state.range(0))), static_cast<int>(state.range(1))));
}

void heap(benchmark::State& state) { solve(state, problemOf(droppedHeapScene(20, 20), static_cast<int>(state.range(0)))); }

}  // namespace

BENCHMARK(pyramid)->ArgsProduct({{24, 30}, {1, 2, 3, 4, 5, 6, 8, 12, 20, 40, 80, 160, 300}})->Unit(benchmark::kMillisecond);
BENCHMARK(heap)->ArgsProduct({{2, 10, 20, 30, 40, 60, 90, 120}})->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

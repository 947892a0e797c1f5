// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/trace/recording.h"
#include "physics/world/step.h"
#include "tests/box2d_twin.h"
#include "tests/events_of.h"
#include "tests/pyramid.h"

using namespace solverscope;

// A step of a settled pyramid, 10 velocity iterations and 3 position iterations as Box2D has them, warm starting on.
namespace {

constexpr int settled = 120;

Scene scene(const benchmark::State& state) {
    Scene scene = pyramidScene(static_cast<int>(state.range(0)));
    scene.settings.iterations = 10;
    scene.settings.positionIterations = 3;
    return scene;
}

void untraced(benchmark::State& state) {
    World world = makeWorld(scene(state));
    for (int i = 0; i < settled; ++i) step(world);
    for (auto _ : state) step(world);
}

void recorded(benchmark::State& state) {
    Recording recording(scene(state));
    for (int i = 0; i < settled; ++i) recording.advance();
    for (auto _ : state) recording.advance();
    state.counters["keyframe_spacing"] = static_cast<double>(recording.keyframeSpacing());
}

void traced(benchmark::State& state) {
    World world = makeWorld(scene(state));
    for (int i = 0; i < settled; ++i) step(world);
    std::vector<Event> events;
    for (auto _ : state) tracedStep(world, events);
    state.counters["events"] = static_cast<double>(events.size());
}

/// Steps at which a condition is looked for that never holds.
void searched(benchmark::State& state, const char* text) {
    Recording recording(scene(state));
    for (int i = 0; i < settled; ++i) recording.advance();
    Breakpoint breakpoint;
    breakpoint.condition = *parseCondition(text, recording.scene());
    AdvancingScan scan({&breakpoint, 1});
    for (auto _ : state) scan.advance(recording);
}

void box2d(benchmark::State& state) {
    Box2dTwin twin(scene(state));
    for (int i = 0; i < settled; ++i) twin.step(10, 3);
    for (auto _ : state) twin.step(10, 3);
}

}  // namespace

BENCHMARK(box2d)->Arg(10)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);
BENCHMARK(untraced)->Arg(10)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);
BENCHMARK(recorded)->Arg(10)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);
BENCHMARK(traced)->Arg(10)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searched, row, "clamp == lower && iteration > 30")->Arg(10)->Arg(30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searched, speed, "abs(jv) > 10")->Arg(10)->Arg(30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searched, sweep, "clamp_changes > 100000")->Arg(10)->Arg(30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searched, step_end, "energy_change > 1000")->Arg(10)->Arg(30)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    // Interleaved repetitions, medians: a machine's speed drifts, ratios within a run hold.
    std::vector<char*> arguments(argv, argv + argc);
    std::string repetitions = "--benchmark_repetitions=15";
    std::string interleaved = "--benchmark_enable_random_interleaving=true";
    std::string aggregates = "--benchmark_report_aggregates_only=true";
    std::string shortRuns = "--benchmark_min_time=0.2";
    for (std::string* option : {&repetitions, &interleaved, &aggregates, &shortRuns})
        arguments.insert(arguments.begin() + 1, option->data());
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

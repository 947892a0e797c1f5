// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <utility>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/trace/recording.h"
#include "physics/world/step.h"
#include "tests/box2d_twin.h"
#include "tests/events_of.h"
#include "tests/pyramid.h"
#include "tests/stack.h"

using namespace solverscope;

// A step of a settled scene, 10 velocity iterations and 3 position iterations as Box2D has them, warm starting on. "Wide" is the
// coloured order, several rows at once.
namespace {

constexpr int settled = 120;

/// Links that swing from a ceiling.
Scene chainScene(int links) {
    Scene scene;
    scene.bodies.push_back({.id = "ceiling", .isStatic = true, .shape = Box{1, 1}, .position = {-0.5, 0}});
    for (int i = 0; i < links; ++i) {
        scene.bodies.push_back({.id = "link_" + std::to_string(i + 1), .shape = Box{0.6, 0.15}, .position = {0.3 + 0.6 * i, 0}});
        const auto last = static_cast<std::uint32_t>(i);
        scene.joints.push_back({.id = "joint_" + std::to_string(i + 1),
                                .bodyA = BodyId{last},
                                .bodyB = BodyId{last + 1},
                                .kind = RevoluteDef{.anchor = {0.6 * i, 0}}});
    }
    return scene;
}

struct NamedScene {
    const char* name;
    Scene (*make)(int size);
    int size;
    bool isSmall = false;  // those that are traced and searched, too
};
constexpr std::array scenes{NamedScene{"pyramid_10", pyramidScene, 10, true}, NamedScene{"pyramid_30", pyramidScene, 30, true},
                            NamedScene{"pyramid_60", pyramidScene, 60, true}, NamedScene{"pyramid_100", pyramidScene, 100},
                            NamedScene{"stack_20", stackScene, 20, true},     NamedScene{"chain_100", chainScene, 100, true}};

Scene settingsOf(Scene scene, RowOrder order) {
    scene.settings.rowOrder = order;
    scene.settings.iterations = 10;
    scene.settings.positionIterations = 3;
    return scene;
}

World settledWorld(const Scene& scene) {
    World world = makeWorld(scene);
    for (int i = 0; i < settled; ++i) step(world);
    return world;
}

void untraced(benchmark::State& state, const Scene& scene) {
    World world = settledWorld(scene);
    for (auto _ : state) step(world);
}

void recorded(benchmark::State& state, const Scene& scene) {
    Recording recording(scene);
    for (int i = 0; i < settled; ++i) recording.advance();
    for (auto _ : state) recording.advance();
    state.counters["keyframe_spacing"] = static_cast<double>(recording.keyframeSpacing());
}

void traced(benchmark::State& state, const Scene& scene) {
    World world = settledWorld(scene);
    EventList events;
    for (auto _ : state) tracedStep(world, events);
    state.counters["events"] = static_cast<double>(events.size());
}

/// Steps at which a condition is looked for that never holds.
void searched(benchmark::State& state, const Scene& scene, const char* text) {
    Recording recording(scene);
    for (int i = 0; i < settled; ++i) recording.advance();
    Breakpoint breakpoint;
    breakpoint.condition = *parseCondition(text, recording.scene());
    AdvancingScan scan({&breakpoint, 1});
    for (auto _ : state) scan.advance(recording);
}

void box2d(benchmark::State& state, const Scene& scene) {
    Box2dTwin twin(scene);
    for (int i = 0; i < settled; ++i) twin.step(10, 3);
    for (auto _ : state) twin.step(10, 3);
}

void registerAll() {
    const auto add = [](const NamedScene& named, const std::string& what, auto run, RowOrder order) {
        const auto make = [=](benchmark::State& state) { run(state, settingsOf(named.make(named.size), order)); };
        benchmark::RegisterBenchmark((what + "/" + named.name).c_str(), make)->Unit(benchmark::kMillisecond);
    };
    for (const NamedScene& scene : scenes) {
        add(scene, "box2d", box2d, RowOrder::AsBuilt);
        add(scene, "untraced", untraced, RowOrder::AsBuilt);
        add(scene, "recorded", recorded, RowOrder::AsBuilt);
        add(scene, "wide", untraced, RowOrder::Coloured);
        add(scene, "wide_recorded", recorded, RowOrder::Coloured);
        if (!scene.isSmall) continue;
        add(scene, "traced", traced, RowOrder::AsBuilt);
        for (const auto& [name, condition] :
             {std::pair("row", "clamp == lower && iteration > 30"), std::pair("speed", "abs(jv) > 10"),
              std::pair("sweep", "clamp_changes > 100000"), std::pair("step_end", "energy_change > 1000")})
            add(
                scene, std::string("searched_") + name,
                [condition](benchmark::State& state, const Scene& looked) { searched(state, looked, condition); },
                RowOrder::AsBuilt);
    }
}

}  // namespace

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
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

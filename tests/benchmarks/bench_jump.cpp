// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <random>

#include "physics/debugger/session.h"
#include "tests/pyramid.h"

using namespace solverscope;

// The time to jump to a random event of a 10-minute recording (36,000 steps) of the pyramid of 10, at the default memory
// budget: the world at that event and the events of its step.
namespace {

Session& tenMinutes() {
    static const auto session = [] {
        auto made = std::make_unique<Session>(pyramidScene(10));
        made->seek({36'000, 0, Term::VelocityB});
        return made;
    }();
    return *session;
}

void jump(benchmark::State& state) {
    Session& session = tenMinutes();
    std::mt19937_64 random(1);
    std::vector<double> milliseconds;
    for (auto _ : state) {
        const Cursor to{1 + static_cast<std::int64_t>(random() % 36'000), random() % session.events().size(), Term::VelocityB};
        const auto begin = std::chrono::steady_clock::now();
        session.seek(to);
        benchmark::DoNotOptimize(session.world().poses.data());
        milliseconds.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto quantile = [&](double q) {
        return milliseconds[static_cast<std::size_t>(q * static_cast<double>(milliseconds.size() - 1))];
    };
    state.counters["p50_ms"] = quantile(0.50);
    state.counters["p99_ms"] = quantile(0.99);
    state.counters["max_ms"] = milliseconds.back();
    state.counters["memory_MB"] = static_cast<double>(session.recording().memoryUsed()) / (1 << 20);
    state.counters["keyframe_spacing"] = static_cast<double>(session.recording().keyframeSpacing());
}

}  // namespace

BENCHMARK(jump)->Iterations(2000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

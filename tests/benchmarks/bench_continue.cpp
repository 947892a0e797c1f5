// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <thread>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/debugger/session.h"
#include "tests/benchmarks/random_jumps.h"
#include "tests/pyramid.h"

using namespace solverscope;

// Continuing to a condition through a 10-minute recording (36,000 steps) of the pyramid of 30, and jumping about in that
// recording, at the default memory budget.
namespace {

constexpr std::int64_t length = 36'000;
constexpr std::int64_t settled = 600;  // from here on the pyramid rests, and none of the conditions below holds

Session& tenMinutes() {
    static const auto session = [] {
        auto made = std::make_unique<Session>(pyramidScene(30));
        made->seek({length, 0, Term::VelocityB});
        return made;
    }();
    return *session;
}

void search(benchmark::State& state, const std::string& condition, bool forward) {
    const Recording& recording = tenMinutes().recording();
    Breakpoint breakpoint;
    breakpoint.condition = *parseCondition(condition, recording.scene());
    const ScanOptions options{static_cast<int>(std::thread::hardware_concurrency()), nullptr};
    const std::vector<Breakpoint> all{breakpoint};
    std::int64_t searched = 0;
    for (auto _ : state) {
        const auto hit = forward ? findForward(recording, all, {settled, 0, Term::VelocityB}, options)
                                 : findBack(recording, all, {length, 0, Term::VelocityB}, options);
        if (hit && hit->at.step >= settled) return state.SkipWithError("the condition holds before everything is searched");
        searched = length - (hit ? hit->at.step : forward ? settled : 0);
    }
    constexpr double stepsInAMinute = 3600;
    state.counters["seconds_per_simulated_minute"] =
        benchmark::Counter(static_cast<double>(searched) / stepsInAMinute,
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
    state.counters["steps"] = static_cast<double>(searched);
}

void jump(benchmark::State& state) { jumpAbout(state, tenMinutes(), length); }

// None of them holds in a pyramid at rest, so that nearly all of the recording is searched. The first two are asked at every visit,
// the third at every sweep; the last is answered by what is kept of every step.
const int registered = [] {
    for (const auto& [condition, forward] :
         {std::pair{"clamp == lower && iteration > 3 && jv < -1", true}, std::pair{"abs(jv) > 100", true},
          std::pair{"abs(jv) > 100", false}, std::pair{"clamp_changes > 5000", true}, std::pair{"energy_change > 1", true}})
        benchmark::RegisterBenchmark((std::string(forward ? "forward/" : "back/") + condition).c_str(), search, condition, forward)
            ->Iterations(1)
            ->UseRealTime()
            ->Unit(benchmark::kSecond);
    return 0;
}();

}  // namespace

BENCHMARK(jump)->Iterations(1000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

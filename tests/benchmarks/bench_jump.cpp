// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <memory>

#include "physics/debugger/session.h"
#include "tests/benchmarks/random_jumps.h"
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

void jump(benchmark::State& state) { jumpAbout(state, tenMinutes(), 36'000); }

}  // namespace

BENCHMARK(jump)->Iterations(2000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

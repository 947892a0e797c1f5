// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <vector>

#include "physics/debugger/session.h"

namespace solverscope {

/// Jumps to random events of a recording of `length` steps: how long each takes, and what the recording needs.
inline void jumpAbout(benchmark::State& state, Session& session, std::int64_t length) {
    std::mt19937_64 random(1);
    std::vector<double> milliseconds;
    for (auto _ : state) {
        const auto step = 1 + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(length));
        const Cursor to{step, random() % session.events().size(), Term::VelocityB};
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

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace solverscope {

/// How many threads can work at once on this machine, at most eight.
inline int usefulThreadCount() { return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U)); }

/// Calls work(0) … work(count − 1) on up to `jobs` threads, the caller's being one of them, and returns when all are done. Each
/// call must write to a place of its own and read nothing that another one writes: then the results do not depend on `jobs`.
template <typename Work>
void parallelFor(std::size_t count, int jobs, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(count, static_cast<std::size_t>(std::max(1, jobs))); ++i) helpers.emplace_back(take);
    take();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Several runs of one scene in lockstep, computed by one thread while another one reads.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "physics/study/compare.h"
#include "physics/trace/recording.h"

namespace solverscope {

/// Runs of one scene, each under its own settings from the beginning; inputs are not repeated. `advanceTo` may run in one
/// thread while others read: a reader waits for at most one step of one run.
class VariantRuns {
public:
    static constexpr std::size_t memoryPerRun = std::size_t{64} << 20;  // bytes

    VariantRuns(const Scene& scene, std::span<const Settings> variants, std::size_t memoryBudgetEach = memoryPerRun);

    std::size_t count() const { return m_runs.size(); }

    /// Made by all runs, except those that cannot continue.
    std::int64_t steps() const { return m_steps; }

    /// The steps computed in one of them.
    std::int64_t stepsOf(std::size_t variant) const;

    /// Makes steps until there are this many; `wanted` is called before each. False if it was cancelled, or if another thread
    /// is already making steps.
    bool advanceTo(std::int64_t steps, int jobs = 1, const std::function<bool()>& wanted = {});

    /// Sets `world` to that variant's state after a step; false, and unchanged, if it has not made the step.
    bool moveTo(std::size_t variant, std::int64_t step, World& world) const;

    std::vector<StepSummary> summaries(std::size_t variant) const;
    Outcome outcome(std::size_t variant) const;

    /// Where it diverges from the first, which is A.
    std::optional<Divergence> divergence(std::size_t variant) const;

private:
    /// One run, as far as it was made, with the numbers of every step.
    struct Run {
        mutable std::mutex mutex;
        mutable std::atomic<int> waitingThreads = 0;  // waiting readers come before the next step
        RunMeter meter;
        Recording recording;
        std::vector<StepSummary> summaries;
        std::vector<std::uint64_t> visitHash;  // by step, hashed, as long as the run was followed
        std::optional<Divergence> divergence;

        Run(const Scene& scene, const Settings& settings, std::size_t budget);
        void advance(bool following);
    };

    template <typename Ask>
    auto withRun(std::size_t variant, Ask ask) const;
    static void advanceOne(Run& run, std::int64_t steps, bool following, const std::function<bool()>& wanted);
    static bool mayDiverge(const Run& a, const Run& b, std::int64_t step);
    void findDivergences(std::int64_t from, std::int64_t to);

    std::vector<std::unique_ptr<Run>> m_runs;
    std::atomic<std::int64_t> m_steps = 0;
    std::mutex m_making;
};

/// The outcome of a run, and its steps.
struct ComparedRun {
    std::vector<StepSummary> steps;
    Outcome outcome;                       // convergence and rates left out
    std::optional<Divergence> divergence;  // from the first run, which is A
};

/// Ends early if `wanted`, called before every step, returns false.
std::vector<ComparedRun> compareFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t steps, int jobs = 1,
                                        const std::function<bool()>& wanted = {});

}  // namespace solverscope

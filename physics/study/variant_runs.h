// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// One scene living several lives in lockstep, made by one thread while another one looks.
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

/// Runs of one scene, each under its own settings from the beginning; inputs are not repeated. `advanceTo` may work in one thread
/// while others ask: whoever asks waits for one step of one run at most.
class VariantRuns {
public:
    static constexpr std::size_t memoryPerRun = std::size_t{64} << 20;  // bytes

    VariantRuns(const Scene& scene, std::span<const Settings> variants, std::size_t memoryBudgetEach = memoryPerRun);

    std::size_t count() const { return m_runs.size(); }

    /// That all have made, those left out that cannot go on.
    std::int64_t steps() const { return m_steps; }

    /// That one of them has made.
    std::int64_t stepsOf(std::size_t variant) const;

    /// Makes steps until there are so many; `wanted` is asked before each. False where it was called off, or where another thread
    /// is making steps already.
    bool advanceTo(std::int64_t steps, int jobs = 1, const std::function<bool()>& wanted = {});

    /// Makes `world` what that variant is after a step; false, and nothing changed, where it has not made it.
    bool moveTo(std::size_t variant, std::int64_t step, World& world) const;

    std::vector<StepSummary> summaries(std::size_t variant) const;
    Outcome outcome(std::size_t variant) const;

    /// Where it has left the first, which is A.
    std::optional<Divergence> parting(std::size_t variant) const;

private:
    /// One run, as far as it was made, with the numbers of every step.
    struct Run {
        mutable std::mutex mutex;
        mutable std::atomic<int> waitingThreads = 0;  // who waits for the mutex comes before the next step
        RunMeter meter;
        Recording recording;
        std::vector<StepSummary> summaries;
        std::vector<std::uint64_t> visitHash;  // by step, hashed, as long as the run was followed
        std::optional<Divergence> parting;

        Run(const Scene& scene, const Settings& settings, std::size_t budget);
        void advance(bool following);
    };

    template <typename Ask>
    auto asked(std::size_t variant, Ask ask) const;
    static void advanceOne(Run& run, std::int64_t steps, bool following, const std::function<bool()>& wanted);
    static bool mayDiverge(const Run& a, const Run& b, std::int64_t step);
    void findDivergences(std::int64_t from, std::int64_t to);

    std::vector<std::unique_ptr<Run>> m_runs;
    std::atomic<std::int64_t> m_steps = 0;
    std::mutex m_making;
};

/// What a run has come to, and how it got there.
struct ComparedRun {
    std::vector<StepSummary> steps;
    Outcome outcome;                    // convergence and rates left out
    std::optional<Divergence> parting;  // from the first run, which is A
};

/// Ends early where `wanted`, asked before every step, says no.
std::vector<ComparedRun> compareFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t steps, int jobs = 1,
                                        const std::function<bool()>& wanted = {});

}  // namespace solverscope

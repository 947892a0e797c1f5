// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/study/variant_runs.h"

#include <algorithm>
#include <thread>

#include "physics/base/parallel.h"
#include "physics/study/rerun.h"

namespace solverscope {
namespace {

constexpr std::int64_t stride = 30;  // steps that each run computes before they are compared

Scene under(Scene scene, const Settings& settings) {
    scene.settings = settings;
    return scene;
}

}  // namespace

VariantRuns::Run::Run(const Scene& scene, const Settings& settings, std::size_t budget)
    : meter(makeWorld(scene)), recording(under(scene, settings), budget) {}

/// Makes one more step. `following`: its visits are hashed, to detect differences from another run.
void VariantRuns::Run::advance(bool following) {
    StepSummary summary;
    std::uint64_t hash = 0;
    recording.advanceBy([&](World& world) { summary = meter.step(world, following ? &hash : nullptr); });
    summaries.push_back(summary);
    if (following) visitHash.push_back(hash);
}

/// Whether two runs may differ in a step that was hashed in both; then tracing is worthwhile.
bool VariantRuns::mayDiverge(const Run& a, const Run& b, std::int64_t step) {
    const auto place = static_cast<std::size_t>(step - 1);
    if (step > a.recording.steps() || step > b.recording.steps()) return false;
    const bool bothHashed = place < a.visitHash.size() && place < b.visitHash.size();
    return !bothHashed || a.visitHash[place] != b.visitHash[place] ||
           a.recording.records()[place].checksum != b.recording.records()[place].checksum;
}

VariantRuns::VariantRuns(const Scene& scene, std::span<const Settings> variants, std::size_t memoryBudgetEach) {
    for (const Settings& settings : variants) m_runs.push_back(std::make_unique<Run>(scene, settings, memoryBudgetEach));
}

template <typename Ask>
auto VariantRuns::withRun(std::size_t variant, Ask ask) const {
    const Run& run = *m_runs[variant];
    ++run.waitingThreads;
    const std::lock_guard lock(run.mutex);
    --run.waitingThreads;
    return ask(run);
}

void VariantRuns::advanceOne(Run& run, std::int64_t steps, bool following, const std::function<bool()>& wanted) {
    while (!wanted || wanted()) {
        while (run.waitingThreads > 0) std::this_thread::yield();
        const std::lock_guard lock(run.mutex);
        if (run.recording.steps() >= steps || !run.recording.canAdvance()) return;
        run.advance(following);
    }
}

bool VariantRuns::advanceTo(std::int64_t steps, int jobs, const std::function<bool()>& wanted) {
    const std::unique_lock making(m_making, std::try_to_lock);
    if (!making) return false;
    while (m_steps < steps) {
        const std::int64_t from = m_steps;
        const std::int64_t to = std::min(steps, from + stride);
        // The first is followed as long as one of the others has not left it.
        const auto isIdentical = [](const auto& run) { return !run->divergence; };
        const bool anyIdentical = std::any_of(m_runs.begin() + (m_runs.empty() ? 0 : 1), m_runs.end(), isIdentical);
        parallelFor(m_runs.size(), jobs,
                    [&](std::size_t i) { advanceOne(*m_runs[i], to, i == 0 ? anyIdentical : isIdentical(m_runs[i]), wanted); });
        if (wanted && !wanted()) return false;
        findDivergences(from + 1, to);
        m_steps = to;
    }
    return true;
}

void VariantRuns::findDivergences(std::int64_t from, std::int64_t to) {
    for (std::size_t i = 1; i < m_runs.size(); ++i) {
        std::optional<Divergence> divergence = m_runs[i]->divergence;
        for (std::int64_t step = from; step <= to && !divergence; ++step) {
            if (!mayDiverge(*m_runs.front(), *m_runs[i], step)) continue;
            const auto startOf = [step](const Run& run) { return run.recording.startOf(step); };
            divergence = divergenceWithinStep(withRun(0, startOf), withRun(i, startOf));
        }
        const std::lock_guard lock(m_runs[i]->mutex);
        m_runs[i]->divergence = divergence;
    }
}

std::int64_t VariantRuns::stepsOf(std::size_t variant) const {
    return withRun(variant, [](const Run& run) { return run.recording.steps(); });
}

bool VariantRuns::moveTo(std::size_t variant, std::int64_t step, World& world) const {
    return withRun(variant, [&](const Run& run) {
        if (step < 0 || step > run.recording.steps()) return false;
        solverscope::moveTo(run.recording, step, world);
        return true;
    });
}

std::vector<StepSummary> VariantRuns::summaries(std::size_t variant) const {
    return withRun(variant, [](const Run& run) { return run.summaries; });
}

Outcome VariantRuns::outcome(std::size_t variant) const {
    return withRun(variant, [](const Run& run) { return outcomeOf(run.summaries, run.meter.energyAtStart()); });
}

std::optional<Divergence> VariantRuns::divergence(std::size_t variant) const {
    return withRun(variant, [](const Run& run) { return run.divergence; });
}

std::vector<ComparedRun> compareFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t steps, int jobs,
                                        const std::function<bool()>& wanted) {
    VariantRuns runs(scene, variants);
    runs.advanceTo(steps, jobs, wanted);
    std::vector<ComparedRun> all;
    for (std::size_t i = 0; i < runs.count(); ++i) all.push_back({runs.summaries(i), runs.outcome(i), runs.divergence(i)});
    return all;
}

}  // namespace solverscope

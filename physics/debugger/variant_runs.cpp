// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/variant_runs.h"

#include <algorithm>
#include <thread>

#include "physics/base/parallel.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

constexpr std::int64_t stride = 30;  // steps that each run makes before they are compared

Scene under(Scene scene, const Settings& settings) {
    scene.settings = settings;
    return scene;
}

}  // namespace

VariantRun::VariantRun(const Scene& scene, const Settings& settings, std::size_t memoryBudget)
    : m_meter(makeWorld(scene)), m_recording(under(scene, settings), memoryBudget) {}

void VariantRun::advance(bool following) {
    StepSummary summary;
    std::uint64_t doings = 0;
    m_recording.advanceBy([&](World& world) { summary = m_meter.step(world, following ? &doings : nullptr); });
    m_summaries.push_back(summary);
    if (following) m_doings.push_back(doings);
}

void VariantRun::moveTo(std::int64_t step, World& world) const {
    const bool follows = m_recording.keyframeSpacing() > 1 && world.step + 1 == step && step < steps() && step > 1 &&
                         hashOf(world) == m_recording.records()[static_cast<std::size_t>(step - 2)].hash;
    if (follows)
        solverscope::step(world);
    else
        world = m_recording.endOf(step);
}

bool VariantRun::mayPart(const VariantRun& a, const VariantRun& b, std::int64_t step) {
    const auto place = static_cast<std::size_t>(step - 1);
    const bool bothMade = step <= a.steps() && step <= b.steps();
    if (!bothMade) return false;
    const bool bothFollowed = place < a.m_doings.size() && place < b.m_doings.size();
    return !bothFollowed || a.m_doings[place] != b.m_doings[place] ||
           a.m_recording.records()[place].hash != b.m_recording.records()[place].hash;
}

VariantRuns::VariantRuns(const Scene& scene, std::span<const Settings> variants, std::size_t memoryBudgetEach) {
    for (const Settings& settings : variants) m_runs.push_back(std::make_unique<Place>(scene, settings, memoryBudgetEach));
}

template <typename Ask>
auto VariantRuns::asked(std::size_t variant, Ask ask) const {
    const Place& place = *m_runs[variant];
    ++place.askers;
    const std::lock_guard lock(place.mutex);
    --place.askers;
    return ask(place);
}

void VariantRuns::advanceOne(Place& place, std::int64_t steps, bool following, const std::function<bool()>& wanted) {
    while (!wanted || wanted()) {
        while (place.askers > 0) std::this_thread::yield();
        const std::lock_guard lock(place.mutex);
        if (place.run.steps() >= steps || !place.run.canAdvance()) return;
        place.run.advance(following);
    }
}

bool VariantRuns::advanceTo(std::int64_t steps, int jobs, const std::function<bool()>& wanted) {
    const std::unique_lock making(m_making, std::try_to_lock);
    if (!making) return false;
    while (m_steps < steps) {
        const std::int64_t from = m_steps;
        const std::int64_t to = std::min(steps, from + stride);
        // The first is followed as long as one of the others has not left it.
        const auto isTogether = [](const auto& place) { return !place->parting; };
        const bool anyTogether = std::any_of(m_runs.begin() + (m_runs.empty() ? 0 : 1), m_runs.end(), isTogether);
        inParallel(m_runs.size(), jobs,
                   [&](std::size_t i) { advanceOne(*m_runs[i], to, i == 0 ? anyTogether : isTogether(m_runs[i]), wanted); });
        if (wanted && !wanted()) return false;
        findPartings(from + 1, to);
        m_steps = to;
    }
    return true;
}

void VariantRuns::findPartings(std::int64_t from, std::int64_t to) {
    for (std::size_t i = 1; i < m_runs.size(); ++i) {
        std::optional<Parting> parting = m_runs[i]->parting;
        for (std::int64_t step = from; step <= to && !parting; ++step) {
            if (!VariantRun::mayPart(m_runs.front()->run, m_runs[i]->run, step)) continue;
            const auto startOf = [step](const Place& place) { return place.run.recording().startOf(step); };
            parting = partingWithinStep(asked(0, startOf), asked(i, startOf));
        }
        const std::lock_guard lock(m_runs[i]->mutex);
        m_runs[i]->parting = parting;
    }
}

std::int64_t VariantRuns::stepsOf(std::size_t variant) const {
    return asked(variant, [](const Place& place) { return place.run.steps(); });
}

bool VariantRuns::moveTo(std::size_t variant, std::int64_t step, World& world) const {
    return asked(variant, [&](const Place& place) {
        if (step < 0 || step > place.run.steps()) return false;
        place.run.moveTo(step, world);
        return true;
    });
}

std::vector<StepSummary> VariantRuns::summaries(std::size_t variant) const {
    return asked(variant, [](const Place& place) { return place.run.summaries(); });
}

Outcome VariantRuns::outcome(std::size_t variant) const {
    return asked(variant, [](const Place& place) { return place.run.outcome(); });
}

std::optional<Parting> VariantRuns::parting(std::size_t variant) const {
    return asked(variant, [](const Place& place) { return place.parting; });
}

std::vector<ComparedRun> compareFreeRun(const Scene& scene, std::span<const Settings> variants, std::int64_t steps, int jobs,
                                        const std::function<bool()>& wanted) {
    VariantRuns runs(scene, variants);
    runs.advanceTo(steps, jobs, wanted);
    std::vector<ComparedRun> all;
    for (std::size_t i = 0; i < runs.count(); ++i) all.push_back({runs.summaries(i), runs.outcome(i), runs.parting(i)});
    return all;
}

}  // namespace solverscope

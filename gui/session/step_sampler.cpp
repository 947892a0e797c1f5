// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/step_sampler.h"

#include <QElapsedTimer>
#include <algorithm>
#include <iterator>

#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

constexpr int chunkMilliseconds = 250;  // of work between two deliveries: the receiver may have much to draw

}  // namespace

StepSampler::StepSampler(DebuggerController& controller, QObject* parent)
    : QObject(parent), m_controller(controller), m_task(this) {
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        forget();
        emit sampled();
    });
}

void StepSampler::take(Take take) {
    m_take = std::move(take);
    m_stopped = false;
    forget();
    emit sampled();
}

void StepSampler::setSteps(int steps) {
    if (m_steps == steps) return;
    m_steps = std::clamp(steps, minSteps, maxSteps);
    follow();
}

void StepSampler::stop() {
    m_stopped = true;  // running work is delivered soon
    emit sampled();
}

void StepSampler::resume() {
    m_stopped = false;
    follow();
}

void StepSampler::forget() {
    m_task.cancel();
    m_running = false;
    m_rerun.reset();
    m_samples.clear();
    m_first = m_next = 1;
    m_last = 0;
}

/// Half a window's length at a time, so that the cursor can be moved about without new work at every step.
StepSampler::Window StepSampler::window() const {
    const Session& session = m_controller.session();
    const std::int64_t steps = session.recording().steps();
    Window window{std::max<std::int64_t>(1, steps - m_steps + 1), steps};
    const std::int64_t cursor = session.step();
    if (cursor >= window.first) return window;
    const std::int64_t half = m_steps / 2;
    window.first = std::max<std::int64_t>(1, (cursor - 1) / half * half + 1 - half / 2);
    window.last = std::min(window.first + m_steps - 1, steps);
    return window;
}

/// Whether the samples that there are belong to the run that is shown, and to the window.
bool StepSampler::canContinueFrom(const Window& window) const {
    const Recording& recording = m_controller.session().recording();
    const std::int64_t before = m_next - 1;
    if (!m_rerun || window.first < m_first || before > recording.steps()) return false;
    // A keyframe that is nearer saves the steps up to it.
    if ((window.first - 1) / recording.keyframeSpacing() * recording.keyframeSpacing() > before) return false;
    if (before == 0) return true;
    // Two settings may lead to the same state, and diverge later.
    const bool sameInputs = inputsOf(recording, 1, before) == m_inputs;
    return sameInputs && recording.records()[static_cast<std::size_t>(before - 1)].checksum == m_hash;
}

void StepSampler::beginAt(std::int64_t step) {
    forget();
    m_rerun = std::make_shared<Rerun>(rerunFrom(m_controller.session().recording(), step));
    m_first = m_next = m_rerun->next;
    m_hash = checksumOf(m_rerun->world);
    m_inputs = inputsOf(m_controller.session().recording(), 1, m_next - 1);
}

void StepSampler::follow() {
    if (!m_take || m_stopped || m_running || (m_controller.isRunning() && !m_task.hasRested())) return;
    const Window wanted = window();
    if (wanted.last < wanted.first) return;
    if (!canContinueFrom(wanted)) beginAt(wanted.first);
    for (; m_first < wanted.first && !m_samples.empty(); ++m_first) m_samples.pop_front();
    m_last = wanted.last;
    if (m_next <= m_last) run();
}

void StepSampler::run() {
    m_running = true;
    m_rerun->inputs = inputsOf(m_controller.session().recording(), m_next, m_last);
    m_task.run(
        [rerun = m_rerun, take = m_take, last = m_last](const std::atomic<bool>& cancelled) {
            Chunk chunk{rerun, {}, {}, 0};
            QElapsedTimer spent;
            spent.start();
            while (rerun->next <= last && !cancelled && spent.elapsed() < chunkMilliseconds)
                rerun->advance([&](World& world) { chunk.samples.push_back(take(world)); });
            chunk.hash = checksumOf(rerun->world);
            const auto isMade = [&](const TimedInput& input) { return input.step < rerun->next; };
            std::ranges::copy_if(rerun->inputs, std::back_inserter(chunk.inputs), isMade);
            return chunk;
        },
        [this](Chunk chunk) { received(std::move(chunk)); }, true);
}

void StepSampler::received(Chunk chunk) {
    if (chunk.rerun != m_rerun) return;  // of a time before
    m_running = false;
    for (auto& sample : chunk.samples) m_samples.push_back(std::move(sample));
    m_inputs.insert(m_inputs.end(), chunk.inputs.begin(), chunk.inputs.end());
    m_next = m_first + done();
    m_hash = chunk.hash;
    if (!m_controller.isRunning()) follow();
    emit sampled();
}

}  // namespace solverscope

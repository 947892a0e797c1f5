// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/run_ahead.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "physics/world/measures.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

/// A step after which a run may have to stop: the window looks at it before others follow.
bool isCritical(const World& world, const StepRecord& record) {
    return !record.finite || isCrowded(world) || !tooMuchWorkReason(world.settings, sizeOfWork(world)).empty();
}

}  // namespace

RunAhead::RunAhead(const World& end, std::span<const TimedInput> inputs, double stepMilliseconds)
    : m_world(end),
      m_inputs(inputs.begin(), inputs.end()),
      m_end(std::make_shared<const Snapshot>(end)),
      m_until(end.step),
      m_lastStep(stepMilliseconds),
      m_thread([this](const std::stop_token& stop) { work(stop); }) {}

RunAhead::~RunAhead() = default;

void RunAhead::makeMore(std::int64_t steps) {
    {
        const std::scoped_lock lock(m_mutex);
        m_until = std::min(m_until + steps, m_end->step() + mostLate);
    }
    m_changed.notify_one();
}

void RunAhead::wantTrace() {
    const std::scoped_lock lock(m_mutex);
    m_wantsTrace = true;
}

bool RunAhead::hasEnded() const {
    const std::scoped_lock lock(m_mutex);
    return m_ended && m_made.records.empty() && !m_ready;
}

std::optional<RunAhead::Frame> RunAhead::take(std::shared_ptr<const World> unused) {
    std::optional<Frame> frame;
    {
        const std::scoped_lock lock(m_mutex);
        frame = std::exchange(m_ready, std::nullopt);
        if (unused && unused.use_count() == 1) m_spare = std::const_pointer_cast<World>(std::move(unused));
        m_wantsFrame = true;
    }
    m_changed.notify_one();
    return frame;
}

void RunAhead::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    // A step with its trace is the last one of its frame.
    const auto makesStep = [this] { return !m_ended && !m_trace && m_world.step < m_until; };
    const auto publishes = [this] { return m_wantsFrame && !m_made.records.empty(); };
    while (m_changed.wait(lock, stop, [&] { return publishes() || makesStep(); })) {
        if (publishes()) {
            publish(lock);
            continue;
        }
        const bool traced = std::exchange(m_wantsTrace, false);
        lock.unlock();
        const auto begin = std::chrono::steady_clock::now();
        const auto before = m_end;
        applyInputs(m_world, m_inputs, m_world.step + 1);
        std::shared_ptr<const StepTrace> trace;
        if (traced) {
            trace = std::make_shared<const StepTrace>(m_world);
            m_world = trace->end();
        } else {
            step(m_world);
        }
        const StepRecord record = StepRecord::of(m_world);
        const auto end = std::make_shared<const Snapshot>(m_world, m_end.get());
        const bool critical = isCritical(m_world, record);
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;
        lock.lock();
        m_end = end;
        m_made.records.push_back(record);
        m_made.ends.push_back(end);
        m_made.before = before;
        m_trace = std::move(trace);
        if (!traced) m_lastStep = spent.count();
        const double plain = std::min(m_lastStep, spent.count());
        m_milliseconds += plain;
        m_eventMilliseconds += spent.count() - plain;
        m_ended = critical;
    }
}

/// The world is copied only for a frame, into the memory of an earlier one.
void RunAhead::publish(std::unique_lock<std::mutex>& lock) {
    auto copy = std::exchange(m_spare, nullptr);
    lock.unlock();
    if (copy)
        *copy = m_world;
    else
        copy = std::make_shared<World>(m_world);
    lock.lock();
    m_made.last = std::move(copy);
    m_ready = Frame{std::exchange(m_made, {}), std::exchange(m_trace, nullptr), std::exchange(m_milliseconds, 0),
                    std::exchange(m_eventMilliseconds, 0)};
    m_wantsFrame = false;
}

}  // namespace solverscope

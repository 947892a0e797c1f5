// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "physics/trace/input.h"
#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// Makes the steps of a run in a thread of its own, so that the window need not wait for them. It works on a copy of a world: its
/// steps are to the bit those that the recording would make, and belong to no recording until they are taken.
class RunAhead {
public:
    /// Goes on from `end`, which stays as it is. `inputs`: ascending by step, those of earlier steps do not matter.
    /// `stepMilliseconds`: that a step without a trace has taken so far.
    RunAhead(const World& end, std::span<const TimedInput> inputs, double stepMilliseconds);
    ~RunAhead();
    RunAhead(const RunAhead&) = delete;
    RunAhead& operator=(const RunAhead&) = delete;

    /// So many steps more are due. What is late is made up for only as far as this many steps.
    void makeMore(std::int64_t steps);
    static constexpr std::int64_t mostLate = 16;

    /// The last of the steps taken next shall come with its trace.
    void wantTrace();

    struct Frame {
        Recording::Made made;
        std::shared_ptr<const StepTrace> trace;  // of the last step, if it was wanted
        double milliseconds = 0;                 // that the steps took
        double eventMilliseconds = 0;            // and the trace besides
    };

    /// What has been made since the last time. A world that nobody looks at any more may be given back for its memory.
    std::optional<Frame> take(std::shared_ptr<const World> unused = nullptr);

    /// Whether the last step that was taken ended the run: nothing can be made after it, or the user is to see it first.
    bool hasEnded() const;

private:
    void work(const std::stop_token& stop);
    void publish(std::unique_lock<std::mutex>& lock);

    World m_world;  // of the thread
    std::vector<TimedInput> m_inputs;
    std::shared_ptr<const Snapshot> m_end;  // of m_world

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::int64_t m_until;
    bool m_wantsFrame = true;
    bool m_wantsTrace = false;
    bool m_ended = false;
    std::shared_ptr<World> m_spare;
    Recording::Made m_made;  // not published yet
    std::shared_ptr<const StepTrace> m_trace;
    double m_milliseconds = 0;
    double m_eventMilliseconds = 0;
    double m_lastStep;  // ms, without a trace
    std::optional<Frame> m_ready;
    std::jthread m_thread;  // the last member: it ends before the others
};

}  // namespace solverscope

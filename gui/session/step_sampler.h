// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "gui/session/latest_task.h"
#include "physics/study/rerun.h"

namespace solverscope {

class DebuggerController;

/// Samples numbers of the last steps of the recording: recomputes the steps in a background thread, away from the recording,
/// and delivers the new samples several times a second. Steps added later are computed from where it stopped; after a change of
/// the past it starts again.
class StepSampler : public QObject {
    Q_OBJECT

public:
    /// Computes the step that begins with `world` and returns its samples: always the same number of them. Runs in the thread.
    using Take = std::function<std::vector<double>(World& world)>;

    static constexpr int minSteps = 60;
    static constexpr int maxSteps = 3600;
    static constexpr int defaultSteps = 600;

    explicit StepSampler(DebuggerController& controller, QObject* parent = nullptr);

    /// What is sampled in each step from now on; null: nothing. Earlier samples are discarded. Nothing is computed until there
    /// is a follower.
    void take(Take take);

    /// The number of sampled steps: the last ones of the recording, or those around the cursor if it is before them.
    void setSteps(int steps);
    int steps() const { return m_steps; }

    /// To be called when the cursor or the recording may have changed, while a view is visible. While the run passes, which needs
    /// the processors, it only gets a share of the time.
    void follow();

    /// Cancels the sampling; existing samples stay. It resumes after `resume`.
    void stop();
    void resume();
    bool isStopped() const { return m_stopped; }

    /// Whether steps are still pending.
    bool isBusy() const { return m_take && !m_stopped && (m_running || m_next <= m_last); }

    /// How many of the steps that are looked at are done.
    std::int64_t done() const { return static_cast<std::int64_t>(m_samples.size()); }
    std::int64_t wanted() const { return m_last - m_first + 1; }

    /// The step of the first sample.
    std::int64_t firstStep() const { return m_first; }
    const std::deque<std::vector<double>>& samples() const { return m_samples; }

signals:
    void sampled();  // more samples, fewer, or none are left to be taken

private:
    struct Window {
        std::int64_t first = 1;
        std::int64_t last = 0;
    };
    struct Chunk {
        std::shared_ptr<Rerun> rerun;
        std::vector<std::vector<double>> samples;
        std::vector<TimedInput> inputs;  // of their steps
        std::uint64_t hash = 0;          // of the world after the last one
    };

    Window window() const;
    bool canContinueFrom(const Window& window) const;
    void beginAt(std::int64_t step);
    void forget();
    void run();
    void received(Chunk chunk);

    DebuggerController& m_controller;
    Take m_take;
    int m_steps = defaultSteps;
    bool m_stopped = false;
    bool m_running = false;
    std::shared_ptr<Rerun> m_rerun;  // the thread's while it runs
    std::deque<std::vector<double>> m_samples;
    std::int64_t m_first = 1;          // step of the first sample
    std::int64_t m_next = 1;           // the step after the last sample
    std::int64_t m_last = 0;           // that is requested
    std::uint64_t m_hash = 0;          // of the world after the last sample
    std::vector<TimedInput> m_inputs;  // of the steps up to there
    LatestTask<Chunk> m_task;
};

}  // namespace solverscope

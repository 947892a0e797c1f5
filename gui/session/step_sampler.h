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

/// Takes numbers from the last steps of the recording that it has not kept: makes the steps again in a background thread, away
/// from the recording, and hands over what has been seen so far several times a second. Steps that are added later are made
/// from where it stopped; after a change of the past it begins anew.
class StepSampler : public QObject {
    Q_OBJECT

public:
    /// Makes the step that begins with `world` and says what was seen in it: as many numbers every time. Runs in the thread.
    using Take = std::function<std::vector<double>(World& world)>;

    static constexpr int minSteps = 60;
    static constexpr int maxSteps = 3600;
    static constexpr int defaultSteps = 600;

    explicit StepSampler(DebuggerController& controller, QObject* parent = nullptr);

    /// What is taken from each step from now on; null: nothing. What has been taken before is forgotten. Nothing is done until
    /// somebody follows.
    void take(Take take);

    /// How many steps are looked at: the last ones of the recording, or those around the cursor where it stands before them.
    void setSteps(int steps);
    int steps() const { return m_steps; }

    /// To be called when the cursor or the recording may have changed, while somebody looks.
    void follow();

    /// Calls it off; what has been taken stays. It goes on after `goOn`.
    void stop();
    void goOn();
    bool isStopped() const { return m_stopped; }

    /// Whether steps are still to be made.
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
        std::uint64_t hash = 0;          // of the world behind the last one
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
    std::int64_t m_next = 1;           // the step behind the last sample
    std::int64_t m_last = 0;           // that is wanted
    std::uint64_t m_hash = 0;          // of the world behind the last sample
    std::vector<TimedInput> m_inputs;  // of the steps up to there
    LatestTask<Chunk> m_task;
};

}  // namespace solverscope

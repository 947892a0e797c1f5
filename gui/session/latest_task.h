// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QMetaObject>
#include <QObject>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace solverscope {

/// What goes first where all threads are at work.
enum class TaskPriority { Background, CursorsStep };

/// All work behind the window: one pool of threads does it.
class BackgroundWork {
public:
    /// One piece of work.
    class Job {
    public:
        /// Set when the result is no longer needed: the work ends early.
        std::atomic<bool> cancelled = false;

        /// Cancels it and returns when none of it runs any more; true if it had not begun, and never will.
        bool abandon();

    private:
        friend class BackgroundWork;
        enum class State { Waiting, Running, Ended };
        std::atomic<State> m_state = State::Waiting;
    };

    /// Whether no task of any kind works or has a result that still has to be delivered.
    static bool isIdle() { return s_count == 0; }

protected:
    static std::shared_ptr<Job> begin(std::function<void(const std::atomic<bool>& cancelled)> work, TaskPriority priority);

    static inline int s_count = 0;  // of the thread of the window, which starts every task and takes every result
};

/// Work in a background thread of which only the newest matters: a request made while something runs replaces a waiting one,
/// and an obsolete result is dropped. Results arrive in the receiver's thread; a member of it.
template <typename Result>
class LatestTask : private BackgroundWork {
public:
    using Work = std::function<Result(const std::atomic<bool>& cancelled)>;
    using Done = std::function<void(Result)>;

    explicit LatestTask(QObject* receiver, TaskPriority priority = TaskPriority::Background)
        : m_receiver(receiver), m_priority(priority) {}
    ~LatestTask() {
        cancelAndWait();
        if (m_running) --s_count;
    }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    bool isBusy() const { return m_running != nullptr; }

    /// Whether its last work is over for eight times as long as it took. While the run passes, what nobody has asked for waits for
    /// that, and leaves the processors to the run.
    bool hasRested() const { return !m_running && (!m_sinceWork.isValid() || m_sinceWork.elapsed() >= restPerWork * m_worked); }

    /// `cancelRunning`: also stop running work instead of letting it finish and deliver.
    void run(Work work, Done done, bool cancelRunning) {
        if (m_running) {
            if (cancelRunning) m_running->cancelled = true;
            m_waiting = {std::move(work), std::move(done)};
            return;
        }
        start(std::move(work), std::move(done));
    }

    /// Nothing requested so far will be delivered.
    void cancel() {
        m_waiting.reset();
        if (m_running) m_running->cancelled = true;
    }

    /// The same, and nothing of it runs any more when this returns.
    void cancelAndWait() {
        cancel();
        if (!m_running || !m_running->abandon()) return;
        m_running.reset();
        --s_count;
    }

private:
    void start(Work work, Done done) {
        ++s_count;
        m_running = begin(
            [this, receiver = m_receiver, work = std::move(work), done = std::move(done)](const std::atomic<bool>& cancelled) {
                QElapsedTimer clock;
                clock.start();
                auto result = std::make_shared<Result>(work(cancelled));
                QMetaObject::invokeMethod(
                    receiver, [this, result, done, worked = clock.elapsed()] { finish(std::move(*result), done, worked); },
                    Qt::QueuedConnection);
            },
            m_priority);
    }

    void finish(Result result, const Done& done, qint64 worked) {
        m_worked = worked;
        m_sinceWork.start();
        const bool cancelled = m_running->cancelled;
        m_running.reset();
        if (m_waiting) {
            auto [nextWork, nextDone] = std::move(*m_waiting);
            m_waiting.reset();
            start(std::move(nextWork), std::move(nextDone));
        }
        if (!cancelled) done(std::move(result));
        --s_count;
    }

    static constexpr qint64 restPerWork = 8;

    QObject* m_receiver;
    TaskPriority m_priority;
    std::shared_ptr<Job> m_running;
    QElapsedTimer m_sinceWork;
    qint64 m_worked = 0;  // ms
    std::optional<std::pair<Work, Done>> m_waiting;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace solverscope {

/// How many tasks of all kinds work in the background or have a result that still has to be delivered.
class RunningTasks {
public:
    static int count() { return s_count; }

protected:
    static inline int s_count = 0;  // of the thread of the window, which starts every task and takes every result
};

/// Work in a background thread of which only the newest matters: what is asked for while something runs takes the place of
/// what waits, and a result that is no longer wanted is dropped. Results arrive in the receiver's thread; a member of it.
template <typename Result>
class LatestTask : private RunningTasks {
public:
    using Work = std::function<Result(const std::atomic<bool>& cancelled)>;
    using Done = std::function<void(Result)>;

    explicit LatestTask(QObject* receiver) : m_receiver(receiver) { m_pool.setMaxThreadCount(1); }
    ~LatestTask() {
        cancelAndWait();
        if (m_running) --s_count;
    }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    bool isBusy() const { return m_running != nullptr; }

    /// `cancelRunning`: also stop what runs already, instead of letting it finish and deliver.
    void run(Work work, Done done, bool cancelRunning) {
        if (m_running) {
            if (cancelRunning) *m_running = true;
            m_waiting = Job{std::move(work), std::move(done)};
            return;
        }
        start({std::move(work), std::move(done)});
    }

    /// Nothing asked for so far will be delivered.
    void cancel() {
        m_waiting.reset();
        if (m_running) *m_running = true;
    }

    /// The same, and nothing of it runs any more when this returns.
    void cancelAndWait() {
        cancel();
        m_pool.waitForDone();
    }

private:
    struct Job {
        Work work;
        Done done;
    };

    void start(Job job) {
        auto cancelled = std::make_shared<std::atomic<bool>>(false);
        m_running = cancelled;
        ++s_count;
        m_pool.start([this, cancelled, job = std::move(job)] {
            auto result = std::make_shared<Result>(job.work(*cancelled));
            QMetaObject::invokeMethod(
                m_receiver, [this, cancelled, result, done = job.done] { finish(*cancelled, std::move(*result), done); },
                Qt::QueuedConnection);
        });
    }

    void finish(bool cancelled, Result result, const Done& done) {
        m_running.reset();
        if (m_waiting) {
            Job next = std::move(*m_waiting);
            m_waiting.reset();
            start(std::move(next));
        }
        if (!cancelled) done(std::move(result));
        --s_count;
    }

    QObject* m_receiver;
    std::shared_ptr<std::atomic<bool>> m_running;
    std::optional<Job> m_waiting;
    QThreadPool m_pool;
};

}  // namespace solverscope

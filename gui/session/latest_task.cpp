// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/latest_task.h"

#include <QThread>
#include <QThreadPool>
#include <algorithm>

namespace solverscope {
namespace {

/// More threads than processors: a long run that somebody has asked for does not keep the cursor's step waiting.
QThreadPool& pool() {
    static QThreadPool pool;
    static const bool isSetUp = [] {
        pool.setMaxThreadCount(std::max(12, 2 * QThread::idealThreadCount()));
        return true;
    }();
    Q_UNUSED(isSetUp)
    return pool;
}

}  // namespace

bool BackgroundWork::Job::abandon() {
    cancelled = true;
    State state = State::Waiting;
    if (m_state.compare_exchange_strong(state, State::Ended)) return true;
    m_state.wait(State::Running);
    return false;
}

std::shared_ptr<BackgroundWork::Job> BackgroundWork::begin(std::function<void(const std::atomic<bool>& cancelled)> work,
                                                           TaskPriority priority) {
    auto job = std::make_shared<Job>();
    pool().start(
        [job, work = std::move(work)] {
            auto state = Job::State::Waiting;
            if (!job->m_state.compare_exchange_strong(state, Job::State::Running)) return;
            work(job->cancelled);
            job->m_state = Job::State::Ended;
            job->m_state.notify_all();
        },
        static_cast<int>(priority));
    return job;
}

}  // namespace solverscope

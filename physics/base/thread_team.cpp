// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/thread_team.h"

namespace solverscope {

ThreadTeam& ThreadTeam::ofProcess() {
    static ThreadTeam team;
    return team;
}

ThreadTeam::~ThreadTeam() {
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
    }
    m_begin.notify_all();
    for (std::thread& helper : m_helpers) helper.join();
}

bool ThreadTeam::runTogether(int members, const std::function<void(int)>& work) {
    const std::unique_lock inUse(m_inUse, std::try_to_lock);
    if (!inUse || members < 2) return false;
    {
        const std::scoped_lock lock(m_mutex);
        m_work = &work;
        m_members = members;
        m_running = members - 1;
        ++m_call;
        while (static_cast<int>(m_helpers.size()) < members - 1) {
            const int member = static_cast<int>(m_helpers.size()) + 1;
            m_helpers.emplace_back([this, member] { help(member); });
        }
    }
    m_begin.notify_all();
    work(0);
    std::unique_lock lock(m_mutex);
    m_end.wait(lock, [this] { return m_running == 0; });
    m_work = nullptr;
    return true;
}

void ThreadTeam::help(int member) {
    unsigned done = 0;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_begin.wait(lock, [&] { return m_ends || (m_call != done && m_work && member < m_members); });
        if (m_ends) return;
        done = m_call;
        const auto& work = *m_work;
        lock.unlock();
        work(member);
        lock.lock();
        if (--m_running == 0) m_end.notify_one();
    }
}

}  // namespace solverscope

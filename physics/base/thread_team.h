// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Threads that stay, for work that is shorter than starting a thread takes.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace solverscope {

/// Helpers that wait for work. One call at a time has them; others find them busy and work alone.
class ThreadTeam {
public:
    /// The only one: threads are the machine's, not a caller's.
    static ThreadTeam& ofProcess();

    ~ThreadTeam();

    /// Calls work(0) … work(members − 1) at the same time, work(0) by this thread, and returns when all are done. If the helpers
    /// are busy, or for one member, nothing is called: false.
    bool runTogether(int members, const std::function<void(int)>& work);

private:
    ThreadTeam() = default;
    void help(int member);

    std::mutex m_inUse;
    std::mutex m_mutex;
    std::condition_variable m_begin;
    std::condition_variable m_end;
    const std::function<void(int)>* m_work = nullptr;
    int m_members = 0;
    int m_running = 0;
    unsigned m_call = 0;
    bool m_ends = false;
    std::vector<std::thread> m_helpers;
};

}  // namespace solverscope

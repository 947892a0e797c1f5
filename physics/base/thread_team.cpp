// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/thread_team.h"

#include <sched.h>

#include <chrono>

namespace solverscope {
namespace {

std::atomic<int> threadsOfSteps = 1;
std::atomic<std::size_t> leastToShare = 0;

}  // namespace

int stepThreads() { return threadsOfSteps.load(std::memory_order_relaxed); }

void setStepThreads(int threads, std::size_t leastRows) {
    threadsOfSteps = threads;
    leastToShare = leastRows;
}

bool isWorthSharing(std::size_t count, std::size_t rowsEach) {
    const std::size_t least = leastToShare.load(std::memory_order_relaxed);
    if (stepThreads() <= 1 || count * rowsEach < least) return false;
    return count * rowsEach >= 16 * least || ThreadTeam::ofProcess().isNear();
}

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

void ThreadTeam::call(int helpers, const std::function<int(int thread)>& work) {
    const std::unique_lock inUse(m_inUse, std::try_to_lock);
    if (!inUse || helpers < 1 || Clock::now() < m_restsUntil) {
        work(0);
        return;
    }
    bool isAnyAsleep = false;
    {
        const std::scoped_lock lock(m_mutex);
        m_work = &work;
        m_wanted = helpers;
        m_processor = sched_getcpu();
        ++m_call;
        isAnyAsleep = m_asleep > 0;
        while (static_cast<int>(m_helpers.size()) < helpers) {
            const int helper = static_cast<int>(m_helpers.size());
            m_helpers.emplace_back([this, helper] { help(helper); });
        }
    }
    if (isAnyAsleep) m_begin.notify_all();
    const int longest = work(0);
    {
        const std::scoped_lock lock(m_mutex);
        m_work = nullptr;
    }
    BriefWait end;
    while (m_running.load(std::memory_order_acquire) > 0) end.again();
    restAfter(std::max(longest, end.times()) >= BriefWait::suspicious);
}

bool ThreadTeam::isNear() {
    using namespace std::chrono_literals;
    constexpr auto near = 150ns;  // there and back: with a common cache it is 30 to 70, without one 300
    const Clock::time_point now = Clock::now();
    Clock::time_point due = m_measureAgain;
    if (now >= due && m_measureAgain.compare_exchange_strong(due, now + 100ms)) m_isNear = handOverTime() < near;
    return m_isNear;
}

/// How long a number takes from the caller to a helper and back. Very long: no helper came.
std::chrono::nanoseconds ThreadTeam::handOverTime() {
    constexpr int last = 32;
    alignas(64) std::atomic<int> number = 0;  // the caller waits for the even ones
    Clock::time_point begin;
    Clock::time_point end = Clock::time_point::max();
    call(1, [&](int thread) {
        for (int mine = thread; mine <= last; mine += 2) {
            for (BriefWait wait; number.load(std::memory_order_acquire) != mine; wait.again())
                if (wait.times() > 4 * BriefWait::longTime) return 0;
            if (mine == 2) begin = Clock::now();  // now the helper is awake
            if (mine == last) end = Clock::now();
            number.store(mine + 1, std::memory_order_release);
        }
        return 0;
    });
    return (end - begin) / (last / 2 - 1);
}

/// One long wait may be chance. If they go on, others use the processors, and the rests get longer.
void ThreadTeam::restAfter(bool longWait) {
    using namespace std::chrono_literals;
    if (!longWait) {
        if (++m_briefCalls % 64 == 0) m_rest /= 2;
        return;
    }
    m_briefCalls = 0;
    m_restsUntil = Clock::now() + m_rest;
    m_rest = std::clamp(2 * m_rest, 4ms, 256ms);
}

/// Two threads on one processor only wait for one another. If they wait briefly, they seem too busy to the system to be moved
/// apart; one that sleeps wakes up where there is room.
bool ThreadTeam::isInTheWay() const { return sched_getcpu() == m_processor.load(std::memory_order_relaxed); }

/// The calls of a step follow one another within a millisecond, in which a thread would hardly wake up.
void ThreadTeam::awaitCall(unsigned done) const {
    for (BriefWait wait; wait.times() < 10 * BriefWait::longTime && m_call.load(std::memory_order_acquire) == done; wait.again())
        if (wait.times() % 64 == 0 && isInTheWay()) std::this_thread::sleep_for(std::chrono::microseconds(50));
}

void ThreadTeam::help(int helper) {
    unsigned done = 0;
    while (true) {
        awaitCall(done);
        std::unique_lock lock(m_mutex);
        ++m_asleep;
        m_begin.wait(lock, [&] { return m_ends || m_call != done; });
        --m_asleep;
        if (m_ends) return;
        done = m_call;
        if (!m_work || helper >= m_wanted || isInTheWay()) continue;
        const std::function<int(int thread)>& work = *m_work;
        ++m_running;
        lock.unlock();
        work(helper + 1);
        m_running.fetch_sub(1, std::memory_order_release);
    }
}

}  // namespace solverscope

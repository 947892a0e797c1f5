// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Several threads for one step. The work is divided into parts, which any thread may take in any order; so a thread that the system
// lets wait holds up nobody, except for the part that it has just taken. Source: E. Catto, Box2D 3, the stages of its solver.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace solverscope {

/// How many threads share a step; one, unless the program or a test has set more. The bits are the same for any number. Lists that
/// take less time than `leastRows` rows are left to one thread: the others would wait longer than they work.
int stepThreads();
void setStepThreads(int threads, std::size_t leastRows = 8192);

/// What one thing of a list takes, in rows.
namespace rows_worth {
inline constexpr std::size_t row = 1;
inline constexpr std::size_t body = 1;
inline constexpr std::size_t contact = 2;
inline constexpr std::size_t pair = 3;
}  // namespace rows_worth

/// Whether a list is long enough for several threads.
bool isWorthSharing(std::size_t count, std::size_t rowsEach);

/// Waits for what another thread is about to do. It keeps its processor, unless that takes long: then the system may let the
/// other one wait.
class BriefWait {
public:
    static constexpr int longTime = 4096;  // less than a tenth of a millisecond

    void again() {
#if defined(__x86_64__)
        __builtin_ia32_pause();
#endif
        if (++m_times % longTime == 0) std::this_thread::yield();
    }
    int times() const { return m_times; }

private:
    int m_times = 0;
};

/// Helpers that wait for work, which is shorter than starting a thread would take. One call at a time has them.
class ThreadTeam {
public:
    /// The only one: threads are the machine's, not a caller's.
    static ThreadTeam& ofProcess();

    ~ThreadTeam();

    /// Calls `work` in this thread, and in `helpers` others as soon as they are awake, if they are free and this call has not
    /// returned by then. Returns when all of these calls have. `work` returns how long it has waited at most, in turns of a
    /// BriefWait: if that was long, others use the processors, and the helpers are left alone for a while.
    void call(int helpers, const std::function<int()>& work);

private:
    ThreadTeam() = default;
    void help(int helper);
    void restAfter(bool longWait);
    void awaitCall(unsigned done) const;
    bool isInTheWay() const;

    std::mutex m_inUse;
    std::chrono::steady_clock::time_point m_restsUntil;
    std::chrono::milliseconds m_rest{};  // after the next long wait
    int m_briefCalls = 0;                // since the last one
    std::mutex m_mutex;
    std::condition_variable m_begin;
    const std::function<int()>* m_work = nullptr;
    int m_wanted = 0;
    int m_asleep = 0;
    std::atomic<int> m_running = 0;
    std::atomic<unsigned> m_call = 0;
    std::atomic<int> m_processor = -1;  // of the caller
    bool m_ends = false;
    std::vector<std::thread> m_helpers;
};

/// Where part `part` of a list begins, and the one before it ends.
inline std::size_t borderOf(std::size_t count, std::size_t part, std::size_t parts) { return count * part / parts; }

/// The parts of stages that threads take in turn. The last one to finish a stage begins the next one.
template <typename Counts, typename Work>
class StagedWork {
public:
    StagedWork(std::uint32_t stages, std::uint32_t partsOfStage, const Counts& countOf, const Work& work)
        : m_stages(stages), m_partsOfStage(partsOfStage), m_countOf(countOf), m_work(work) {
        begin(0);
    }

    /// Takes parts until there are none. Returns its longest wait.
    int operator()() {
        int longest = 0;
        BriefWait wait;
        for (std::uint64_t next = m_next.load(std::memory_order_acquire); next >> 32 < m_stages;
             next = m_next.load(std::memory_order_acquire)) {
            const auto stage = static_cast<std::uint32_t>(next >> 32);
            const auto part = static_cast<std::uint32_t>(next);
            const std::uint32_t parts = partsOf(stage);
            if (part >= parts) {  // others are finishing the stage
                wait.again();
                longest = std::max(longest, wait.times());
                continue;
            }
            if (!m_next.compare_exchange_weak(next, next + 1, std::memory_order_acq_rel)) continue;
            wait = {};
            const std::size_t count = m_countOf(stage);
            m_work(stage, borderOf(count, part, parts), borderOf(count, part + 1, parts));
            if (m_done.fetch_add(1, std::memory_order_acq_rel) + 1 == parts) begin(stage + 1);
        }
        return longest;
    }

private:
    std::uint32_t partsOf(std::uint32_t stage) const {
        return static_cast<std::uint32_t>(std::min<std::size_t>(m_countOf(stage), m_partsOfStage));
    }
    void begin(std::uint32_t stage) {
        while (stage < m_stages && partsOf(stage) == 0) ++stage;
        m_done.store(0, std::memory_order_relaxed);
        m_next.store(std::uint64_t{stage} << 32, std::memory_order_release);
    }

    const std::uint32_t m_stages;
    const std::uint32_t m_partsOfStage;
    const Counts& m_countOf;
    const Work& m_work;
    std::atomic<std::uint64_t> m_next{0};  // the stage, and in the lower half the part that nobody has taken
    std::atomic<std::uint32_t> m_done{0};  // parts of the stage
};

/// Calls work(stage, begin, end) so that the ranges of each stage are together 0 … countOf(stage), and those of a stage are done
/// before the next one begins. Ranges of a stage must write to different places and read nothing that another one writes: then the
/// results do not depend on the threads. If `isShared` is false, every stage is one range.
template <typename Counts, typename Work>
void inStages(std::uint32_t stages, bool isShared, const Counts& countOf, const Work& work) {
    if (!isShared) {
        for (std::uint32_t stage = 0; stage < stages; ++stage) work(stage, std::size_t{0}, std::size_t{countOf(stage)});
        return;
    }
    const int threads = stepThreads();
    StagedWork staged(stages, static_cast<std::uint32_t>(4 * threads), countOf, work);
    ThreadTeam::ofProcess().call(threads - 1, std::ref(staged));
}

/// The same for one stage: work(begin, end).
template <typename Work>
void inParts(std::size_t count, std::size_t rowsEach, const Work& work) {
    inStages(
        1, isWorthSharing(count, rowsEach), [count](std::uint32_t) { return count; },
        [&work](std::uint32_t, std::size_t begin, std::size_t end) { work(begin, end); });
}

/// The same for each thing in a list: work(thing).
template <typename List, typename Work>
void forEachShared(List& list, std::size_t rowsEach, const Work& work) {
    inParts(list.size(), rowsEach, [&](std::size_t begin, std::size_t end) {
        for (auto& each : std::span(list).subspan(begin, end - begin)) work(each);
    });
}

/// Calls work(part) for each part of a list that is cut where the caller wants.
template <typename Work>
void forEachPart(std::size_t parts, bool isShared, const Work& work) {
    inStages(
        1, isShared, [parts](std::uint32_t) { return parts; },
        [&work](std::uint32_t, std::size_t begin, std::size_t end) {
            for (std::size_t part = begin; part < end; ++part) work(part);
        });
}

}  // namespace solverscope

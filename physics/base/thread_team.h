// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Several threads for one step. The work is divided into parts, which any thread may take in any order; so a thread that the system
// lets wait holds up nobody, except for the part that it has just taken. Source: E. Catto, Box2D 3, the stages of its solver.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace solverscope {

/// How many threads share a step; one, unless the program or a test has set more. The bits are the same for any number. Lists that
/// take less time than `leastRows` rows are left to one thread: the others would wait longer than they work. So are lists of less
/// than 16 times as many if the processors have no common cache.
int stepThreads();
void setStepThreads(int threads, std::size_t leastRows = 4096);

/// What one thing of a list takes, in rows.
namespace rows_worth {
inline constexpr std::size_t row = 1;
inline constexpr std::size_t body = 3;
inline constexpr std::size_t contact = 2;
inline constexpr std::size_t pair = 3;
}  // namespace rows_worth

/// Whether a list is long enough for several threads.
bool isWorthSharing(std::size_t count, std::size_t rowsEach);

/// Waits for what another thread is about to do. It keeps its processor, unless that takes long: then the system may let the
/// other one wait.
class BriefWait {
public:
    static constexpr int longTime = 4096;             // less than a tenth of a millisecond
    static constexpr int suspicious = 16 * longTime;  // longer than a part takes: the other one is not running

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

    /// Calls `work` in this thread, as number 0, and in `helpers` others as soon as they are awake, if they are free and this call
    /// has not returned by then. Returns when all of these calls have. `work` returns how long it has waited at most, in turns of a
    /// BriefWait: if that was long, others use the processors, and the helpers are left alone for a while.
    void call(int helpers, const std::function<int(int thread)>& work);

    /// Whether a helper soon sees what the caller writes. It is measured ten times a second at most: the system moves threads to
    /// other processors, and a virtual processor is moved, too.
    bool isNear();

private:
    ThreadTeam() = default;
    void help(int helper);
    std::chrono::nanoseconds handOverTime();
    void restAfter(bool longWait);
    void awaitCall(unsigned done) const;
    bool isInTheWay() const;

    using Clock = std::chrono::steady_clock;

    std::mutex m_inUse;
    std::atomic<Clock::time_point> m_measureAgain = Clock::time_point();
    std::atomic<bool> m_isNear = false;
    Clock::time_point m_restsUntil;
    std::chrono::milliseconds m_rest{};  // after the next long wait
    int m_briefCalls = 0;                // since the last one
    std::mutex m_mutex;
    std::condition_variable m_begin;
    const std::function<int(int thread)>* m_work = nullptr;
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

/// The parts of stages that threads take in turn. Each thread has a share of them, the same in all stages, so that it mostly comes
/// back to memory that its caches have; then it takes what is left in the shares of others. The last one to finish a stage begins
/// the next one.
template <typename Counts, typename Work>
class StagedWork {
public:
    StagedWork(std::uint32_t stages, int threads, const Counts& countOf, const Work& work)
        : m_stages(stages), m_threads(std::min(threads, mostThreads)), m_countOf(countOf), m_work(work) {
        begin(0);
    }

    int threads() const { return m_threads; }

    /// Takes parts until there are none. Returns its longest wait.
    int operator()(int thread) {
        int longest = 0;
        for (std::uint32_t stage = current(); stage < m_stages; stage = current()) {
            for (int i = 0; i < m_threads; ++i) workThrough((thread + i) % m_threads, stage);
            BriefWait wait;
            while (current() == stage) wait.again();
            longest = std::max(longest, wait.times());
        }
        return longest;
    }

private:
    static constexpr std::size_t mostParts = 64;
    static constexpr int mostThreads = 16;

    struct alignas(64) Share {
        std::atomic<std::uint64_t> next = 0;  // the stage, and in the lower half the first part that nobody has taken
    };

    std::uint32_t current() const { return m_stage.load(std::memory_order_acquire); }
    std::size_t partsOf(std::size_t count) const {
        return std::min({count, std::max(static_cast<std::size_t>(4 * m_threads), count / 1024), mostParts});
    }

    /// The parts of a share that nobody has taken, unless the stage is over.
    void workThrough(int share, std::uint32_t stage) {
        const std::size_t count = m_countOf(stage);
        const std::size_t parts = partsOf(count);
        const auto firstOf = [&](int of) {
            return borderOf(parts, static_cast<std::size_t>(of), static_cast<std::size_t>(m_threads));
        };
        std::size_t done = 0;
        while (const auto part = take(m_shares[share], stage, firstOf(share + 1) - firstOf(share))) {
            const std::size_t place = firstOf(share) + *part;
            m_work(stage, borderOf(count, place, parts), borderOf(count, place + 1, parts));
            ++done;
        }
        if (done > 0 && m_done.fetch_add(done, std::memory_order_acq_rel) + done == parts) begin(stage + 1);
    }

    /// The place of a part in a share. None: all are taken, or the stage is over.
    static std::optional<std::uint32_t> take(Share& share, std::uint32_t stage, std::size_t parts) {
        std::uint64_t next = share.next.load(std::memory_order_relaxed);
        while (next >> 32 <= stage) {
            const std::uint32_t part = next >> 32 == stage ? static_cast<std::uint32_t>(next) : 0;
            if (part >= parts) break;
            const std::uint64_t after = std::uint64_t{stage} << 32 | (part + 1);
            if (share.next.compare_exchange_weak(next, after, std::memory_order_acq_rel)) return part;
        }
        return std::nullopt;
    }
    void begin(std::uint32_t stage) {
        while (stage < m_stages && m_countOf(stage) == 0) ++stage;
        m_done.store(0, std::memory_order_relaxed);
        m_stage.store(stage, std::memory_order_release);
    }

    const std::uint32_t m_stages;
    const int m_threads;
    const Counts& m_countOf;
    const Work& m_work;
    std::array<Share, mostThreads> m_shares;
    alignas(64) std::atomic<std::uint32_t> m_stage = 0;
    alignas(64) std::atomic<std::size_t> m_done = 0;  // parts of the stage
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
    StagedWork staged(stages, stepThreads(), countOf, work);
    ThreadTeam::ofProcess().call(staged.threads() - 1, std::ref(staged));
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

/// How many lists threads make of one that is worth sharing.
inline constexpr std::size_t partsOfLists = 32;

/// Joins the lists that threads have made of the parts of another one.
template <typename List>
void joinLists(const std::vector<List>& parts, List& all) {
    std::size_t count = 0;
    for (const List& part : parts) count += part.size();
    all.resize(count);
    forEachPart(parts.size(), true, [&](std::size_t i) {
        auto to = all.begin();
        for (std::size_t k = 0; k < i; ++k) to += static_cast<std::ptrdiff_t>(parts[k].size());
        std::ranges::copy(parts[i], to);
    });
}

/// Makes a list of what work(begin, end, list) appends for the parts of 0 … count, in their order. Only of an empty list is a part
/// empty.
template <typename Value, typename Work>
void inLists(std::size_t count, bool isShared, const Work& work, std::vector<Value>& all) {
    if (!isShared || count == 0) {
        all.clear();
        return work(std::size_t{0}, count, all);
    }
    thread_local std::vector<std::vector<Value>> memory;  // is used again
    std::vector<std::vector<Value>>& lists = memory;      // of this thread, for the others, too
    lists.resize(partsOfLists);
    forEachPart(partsOfLists, true, [&](std::size_t part) {
        lists[part].clear();
        const std::size_t begin = borderOf(count, part, partsOfLists);
        const std::size_t end = borderOf(count, part + 1, partsOfLists);
        if (begin < end) work(begin, end, lists[part]);
    });
    joinLists(lists, all);
}

}  // namespace solverscope

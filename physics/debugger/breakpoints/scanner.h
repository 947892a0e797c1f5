// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Finding the next or the previous stop at which a breakpoint holds.
//
// Steps are made again from the keyframes of the recording, with every stop looked at as it happens and none kept. Stretches
// between keyframes do not need one another, so that several threads can search at once; the answer is the same with any
// number of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

#include "physics/debugger/breakpoints/breakpoint.h"
#include "physics/trace/cursor.h"
#include "physics/trace/recording.h"

namespace solverscope {

struct Hit {
    Cursor at;
    std::size_t breakpoint = 0;  // place in the list
    bool operator==(const Hit&) const = default;
};

/// Shared with whoever waits for the answer.
struct ScanProgress {
    std::atomic<std::int64_t> steps = 0;  // searched so far
    std::atomic<bool> cancelled = false;  // set by another thread: the search ends without an answer
};

struct ScanOptions {
    int threads = 1;
    ScanProgress* progress = nullptr;
};

/// The first stop after `from`, up to the last step that has been made. The recording must not change meanwhile.
std::optional<Hit> findForward(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from,
                               ScanOptions options = {});

/// The last stop before `from`.
std::optional<Hit> findBack(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from,
                            ScanOptions options = {});

/// Looks for breakpoints while a recording is made longer.
class AdvancingScan {
public:
    explicit AdvancingScan(std::span<const Breakpoint> breakpoints) : m_breakpoints(breakpoints), m_counts(breakpoints.size(), 0) {}

    /// Makes one more step. The first stop in it at which a breakpoint holds.
    std::optional<Hit> advance(Recording& recording);

    /// The same for a step that has been made: the one that begins with `start`.
    std::optional<Hit> look(World start);

private:
    std::optional<Hit> searchStep(World& world);

    std::span<const Breakpoint> m_breakpoints;
    std::vector<std::int64_t> m_counts;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Finding the next or the previous stop at which a breakpoint holds.
//
// Steps are repeated from the keyframes of the recording; every stop is tested as it happens and none is stored. Stretches
// between keyframes are independent, so several threads can search at once; the result does not depend on their number.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "physics/debugger/breakpoints/condition.h"
#include "physics/debugger/breakpoints/field_values.h"
#include "physics/trace/event.h"
#include "physics/trace/recording.h"

namespace solverscope {

/// A line of the solver's source at which there are stops.
struct SourceLine {
    std::string file;
    int line = 0;
    bool operator==(const SourceLine&) const = default;
};

/// Where continuing stops: at a line of source, where a condition holds, or where both do.
struct Breakpoint {
    std::optional<SourceLine> line;
    std::optional<Condition> condition;
    bool enabled = true;
    std::int64_t every = 1;  // stop at every n-th match, counted from where continuing began

    bool operator==(const Breakpoint&) const = default;
};

/// Whether the breakpoint matches this stop.
inline bool matches(const Breakpoint& breakpoint, const FieldValues& figures) {
    if (!breakpoint.enabled || (!breakpoint.line && !breakpoint.condition)) return false;
    const Where& where = figures.where();
    if (breakpoint.line && (where.line != breakpoint.line->line || breakpoint.line->file != where.file)) return false;
    return !breakpoint.condition || breakpoint.condition->holds(figures);
}

struct Hit {
    Cursor at;
    std::size_t breakpoint = 0;  // place in the list
    bool operator==(const Hit&) const = default;
};

/// Shared with the thread that waits for the result.
struct ScanProgress {
    std::atomic<std::int64_t> steps = 0;  // searched so far
    std::atomic<bool> cancelled = false;  // set by another thread: the search ends without an answer
};

struct ScanOptions {
    int threads = 1;
    ScanProgress* progress = nullptr;
};

/// The first stop after `from`, up to the last computed step. The recording must not change meanwhile.
std::optional<Hit> findForward(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from,
                               ScanOptions options = {});

/// The last stop before `from`.
std::optional<Hit> findBack(const Recording& recording, std::span<const Breakpoint> breakpoints, Cursor from,
                            ScanOptions options = {});

/// Looks for breakpoints while a recording grows.
class AdvancingScan {
public:
    explicit AdvancingScan(std::span<const Breakpoint> breakpoints) : m_breakpoints(breakpoints), m_counts(breakpoints.size(), 0) {}

    /// Computes one more step. Returns the first stop in it at which a breakpoint is hit.
    std::optional<Hit> advance(Recording& recording);

    /// The same for an existing step, the one that begins with `start`: its first stop after `from`, which may be an earlier step.
    std::optional<Hit> scanStep(World start, Cursor from = {});

private:
    std::optional<Hit> searchStep(World& world, Cursor from = {});

    std::span<const Breakpoint> m_breakpoints;
    std::vector<std::int64_t> m_counts;
};

}  // namespace solverscope

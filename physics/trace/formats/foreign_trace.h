// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Traces of other engines as JSON lines: format "solverscope-trace", version 1, described in docs/trace-format.md and
// resources/schema/trace.schema.json. A trace becomes the Playback of a scene.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "physics/base/result.h"
#include "physics/constraints/row.h"
#include "physics/scene/scene.h"
#include "physics/world/world.h"

namespace solverscope {

/// The limits of a trace. A trace that exceeds them is rejected, with the position.
struct TraceLimits {
    std::size_t memory = std::size_t{1} << 30;  // bytes, of everything stored of it
    std::uint32_t bodies = 5000;
    std::uint32_t names = 100'000;  // of joints
    std::uint32_t files = 10'000;   // of source
    std::uint32_t rows = 20'000;    // in a list at a time
    std::uint32_t contacts = 20'000;
    std::size_t cells = 8'000'000;   // rows times sweeps of a step: the size of its table
    std::size_t visits = 1'000'000;  // in a step
    std::size_t otherStops = 100'000;
    std::int64_t steps = 1'000'000;
};

/// Shared with the thread that waits for a long trace.
struct TraceProgress {
    std::atomic<std::uint64_t> bytes = 0;  // read so far
    std::atomic<bool> cancelled = false;   // set by another thread: reading ends with an error
};

/// Whether a file that begins so is meant as a trace: its first line names the format.
bool looksLikeTrace(std::string_view beginning);

/// Reads a trace, line by line. Anything wrong is an Error with the place; `name` is for messages.
Result<Scene> readTrace(std::istream& input, const std::string& name, const TraceLimits& limits = {},
                        TraceProgress* progress = nullptr);

/// The same from a regular file.
Result<Scene> loadTrace(const std::filesystem::path& file, const TraceLimits& limits = {}, TraceProgress* progress = nullptr);

/// Makes `steps` steps of a world and writes them as a complete trace: reading it gives the same events, bit
/// for bit. Overlap tests are not part of the format. False if writing failed.
bool writeTrace(const Scene& scene, World world, std::int64_t steps, std::ostream& out);

/// The parts that a trace may omit, for telling the reader of it.
enum RecordedField {
    Velocities,
    Masses,
    Separations,
    Directions,
    LeverArms,
    EffectiveMasses,
    Biases,
    Softnesses,
    Jvs,
    RawDeltas,
    Sums,
    Deltas,
    BothBounds,
    Clamps,
    VelocitiesAfter,
    Sources,
    RecordedFieldCount
};
inline constexpr std::array<std::string_view, RecordedFieldCount> recordedFieldNames{
    "velocity", "inverse_mass", "separation", "n",     "w_a, w_b",     "effective_mass", "bias",   "softness",
    "jv",       "raw_delta",    "sum_after",  "delta", "lower, upper", "clamp",          "va, vb", "file, line"};

/// The numbers of a row, and where they stand in it.
inline constexpr std::array<std::pair<const char*, Real Row::*>, 10> rowNumbers{{{"w_a", &Row::wA},
                                                                                 {"w_b", &Row::wB},
                                                                                 {"effective_mass", &Row::effectiveMass},
                                                                                 {"bias", &Row::bias},
                                                                                 {"softness", &Row::softness},
                                                                                 {"next_softness", &Row::nextSoftness},
                                                                                 {"lower", &Row::lower},
                                                                                 {"upper", &Row::upper},
                                                                                 {"friction", &Row::friction},
                                                                                 {"sum", &Row::lambda}}};

/// For limits of a trace.
inline std::string expectedAtMost(std::size_t most, std::string_view what) {
    return "expected at most " + std::to_string(most) + " " + std::string(what);
}

}  // namespace solverscope

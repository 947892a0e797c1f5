// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "physics/constraints/row.h"

namespace solverscope {

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
inline constexpr std::array<std::pair<const char*, Real Row::*>, 9> rowNumbers{{{"w_a", &Row::wA},
                                                                                {"w_b", &Row::wB},
                                                                                {"effective_mass", &Row::effectiveMass},
                                                                                {"bias", &Row::bias},
                                                                                {"softness", &Row::softness},
                                                                                {"lower", &Row::lower},
                                                                                {"upper", &Row::upper},
                                                                                {"friction", &Row::friction},
                                                                                {"sum", &Row::lambda}}};

/// For limits of a trace.
inline std::string expectedAtMost(std::size_t most, std::string_view what) {
    return "expected at most " + std::to_string(most) + " " + std::string(what);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The problems of the capstone: scenes of boxes, the same for the same level and seed, which our engine solves by sequential
// impulses. docs/capstone.md describes the levels.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "physics/scene/scene.h"

namespace solverscope {

/// What a level asks of a solver, in this order. Each includes the ones before.
enum class CapstoneLevel : std::uint8_t { OneRow = 1, ManyRows, Friction, WarmStart, PositionCorrection, Stack };

constexpr int levelNumber(CapstoneLevel level) { return static_cast<int>(level); }

struct CapstoneProblem {
    CapstoneLevel level = CapstoneLevel::OneRow;
    std::uint64_t seed = 0;
    Scene scene;  // static boxes and boxes that can move; its settings are those of the reference
    int steps = 1;
    bool runs = false;  // contacts follow from where the solver moves the bodies, not from where the reference does
};

/// How many problems a level has.
int problemsOf(CapstoneLevel level);

/// The share of the overlap beyond the slop that a step of a problem is to remove: 0 below level 5.
Real betaOf(const Scene& scene);

/// A problem on which a solver without the new idea of the level goes wrong.
CapstoneProblem makeProblem(CapstoneLevel level, std::uint64_t seed);

/// The problem as the solver's program reads it: see include/solverscope_capstone.h. Steps with given contacts are those of the
/// reference.
std::string problemText(const CapstoneProblem& problem);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

namespace solverscope {

/// The parts of a step, in the order in which they run.
enum class Phase : std::uint8_t {
    Begin,                  // the World as the last step left it, inputs applied
    Collide,                // contacts found and matched with the last step's
    IntegrateForces,        // v += h g
    Linearize,              // rows built from contacts and joints
    WarmStart,              // last step's impulses applied
    SolveVelocities,        // sweeps over the velocity rows
    WarmStartPseudo,        // last step's pseudo-impulses applied, if enabled
    SolvePseudoVelocities,  // sweeps over the pseudo-velocity rows
    IntegratePositions,     // x += h v
    LinearizePositions,     // position rows built from the current poses
    SolvePositions,         // sweeps over the position rows
    DeriveVelocities,       // v = (x − x before) / h, in methods that solve positions
    RelaxVelocities,        // sweeps that remove the speed added by pushing overlap apart
    Bounce,                 // bounces applied, in methods that apply them after the sub-steps
    End,                    // impulses stored for the next step
};

/// The phases that begin with the last step's impulses: its stops are visits, but not those of a sweep.
constexpr bool isWarmStart(Phase phase) { return phase == Phase::WarmStart || phase == Phase::WarmStartPseudo; }

/// The phases that go over rows in sweeps, each of which ends with a stop of its own.
constexpr bool isSweep(Phase phase) {
    return phase == Phase::SolveVelocities || phase == Phase::SolvePseudoVelocities || phase == Phase::SolvePositions ||
           phase == Phase::RelaxVelocities;
}

constexpr int phaseCount = static_cast<int>(Phase::End) + 1;

}  // namespace solverscope

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
    WarmStartPseudo,        // last step's pseudo-impulses applied, where that is asked for
    SolvePseudoVelocities,  // sweeps over the pseudo-velocity rows
    IntegratePositions,     // x += h v
    LinearizePositions,     // position rows built from where the bodies are now
    SolvePositions,         // sweeps over the position rows
    DeriveVelocities,       // v = (x − x before) / h, where positions are what is solved
    RelaxVelocities,        // sweeps that take back the speed with which overlap was removed
    Bounce,                 // contacts that bounce have their speed, where that comes after the sub-steps
    End,                    // impulses kept for the next step
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

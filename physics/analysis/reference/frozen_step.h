// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "physics/constraints/row.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// The rows of one phase, frozen, and the velocities that they start from: those before any impulse, warm starting included.
/// The rows' Λ is not read. Velocities and inverse masses are indexed by BodyId and have the world's own entry at the end.
struct VelocityProblem {
    RowVector rows;
    std::vector<Velocity> velocities;
    std::vector<InverseMass> inverseMasses;
    std::vector<PairColour> pairColours{};  // that the coloured order begins with
};

/// Same rows up to Λ, same start, same masses: then the solution is the same too.
bool sameProblem(const VelocityProblem& a, const VelocityProblem& b);

/// Whether a step solves such problems. Where positions are solved, every visit builds its row again, and velocity rows come after
/// the sweeps.
inline bool hasVelocityProblem(const Settings& settings) { return !solvesPositions(settings.method); }

/// The problems that a step solves.
struct FrozenStep {
    VelocityProblem velocities;
    VelocityProblem pseudoVelocities;       // no rows unless impulses are split
    std::vector<std::string_view> missing;  // what a trace lacks of them: keys of its lines; there are no rows then
};

/// Of a step, and of its sub-steps the one of that number. The step that begins with a world is made for it.
std::shared_ptr<const FrozenStep> frozenStep(const StepTrace& step, int substep = 1);
FrozenStep frozenStep(const World& start, int substep = 1);

}  // namespace solverscope

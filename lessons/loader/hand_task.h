// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// The sweeps to make, where the engine stands before them. An error when the engine never gets there, or nothing is to be made.
struct ManualTask {
    ManualSolve solve;
    Cursor from;
};
Result<ManualTask> manualTaskOf(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                const std::string& fileName);

/// The instance's values, and the numbers of a row at the visit to come.
Variables withRowNumbers(Variables variables, const ManualSolve& solve, std::uint32_t row);

/// What does not hold: an exercise whose model solution is not accepted, a mistake that is not recognised.
std::vector<Error> checkManualExercise(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                       const std::string& fileName);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// The sweeps of the exercise, at the state before them. An error if the engine never gets there, or if there are none.
struct ManualTask {
    ManualSolve solve;
    Cursor from;
};
Result<ManualTask> manualTaskOf(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                const std::string& fileName);

/// The instance's values, and the numbers of a row at the visit to come.
Variables withRowNumbers(Variables variables, const ManualSolve& solve, std::uint32_t row);

/// What is wrong: an exercise whose model solution is rejected, a mistake that is not recognised.
std::vector<Error> checkManualExercise(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                       const std::string& fileName);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/debugger/manual_solve/manual_grading.h"

namespace solverscope {

/// A row's name in the exercise: its number from 1 and its constraint.
QString manualRowName(const Scene& scene, const ManualSolve& solve, std::uint32_t row);

/// Why the following sweeps cannot be solved manually; `settings`: the keys of those that are the reason.
QString obstacleText(ManualSolveObstacle obstacle, const std::vector<std::string_view>& settings = {});

/// Whether an answer is right, which of its numbers are not, and why.
QString verdictText(const AnswerVerdict& verdict, RowList list);

/// A visit with its formula and numbers.
QString visitText(const Scene& scene, const ManualSolve& before, const RowVisit& visit);

/// "2 right at once · 1 after more tries · 1 shown"
QString attemptOutcomeText(int atOnce, int afterTries, int shown);

}  // namespace solverscope

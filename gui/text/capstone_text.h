// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the check of a learner's solver says.
#pragma once

#include <QString>

#include "lessons/capstone/audit.h"

namespace solverscope {

/// "One row"
QString capstoneLevelName(CapstoneLevel level);

/// Where the solver parts from the reference, with both numbers.
QString differenceText(const CapstoneDifference& difference);

/// The moment of a difference in a trace, or in the scene of its problem, as a link.
QString momentLinkOf(const CapstoneDifference& difference, const QString& file);

/// What is wrong in the solver, if that is known.
QString mistakeText(SolverMistake mistake);

/// What the reference has computed with, so that a difference without a known mistake can be worked out; otherwise empty.
QString numbersText(const CapstoneDifference& difference);

/// How many differences the mistake explains; empty without a mistake.
QString explainedText(const CapstoneDifference& difference);

}  // namespace solverscope

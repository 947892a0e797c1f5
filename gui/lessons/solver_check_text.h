// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How the check of a learner's solver has gone, in words. What is wrong in the solver: gui/text/capstone_text.h.
#pragma once

#include <QStringList>

#include "gui/session/solver_check.h"

namespace solverscope {

/// How a problem has ended if not with a comparison: a crash, a limit, no trace. Empty: it was compared.
QString problemEndText(const CheckedProblem& problem, int seconds);

/// Why nothing was compared; empty: something was.
QString checkEndText(const SolverCheck& check, const QString& file);

/// The first lines of what a program or the compiler has printed; behind them "…" if there are more.
QStringList beginningOf(const QString& output);

/// "passed: 124 rows and 820 visits agree with the reference"
QString levelResultText(const CheckedLevel& level);

}  // namespace solverscope

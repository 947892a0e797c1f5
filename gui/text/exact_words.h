// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/analysis/reference/exact_answer.h"

namespace solverscope {

/// Whether the answer is certified, how good it is and what it cost.
QString describeVerdict(const ExactAnswer& answer, double milliseconds);

/// Whether other impulses would do as well, and why that does not matter for the velocities.
QString describeUniqueness(const ExactAnswer& answer);

/// What comes of λ* + t d: how far that may go, and by how much any body notices.
QString describeMove(const NullDirection& direction, Real t, const VelocityChange& change);

/// How far the search is.
QString describeProgress(int newtonSteps, Real residual);

/// Why the exact answer of a large step (maxAutomaticRows) is not there by itself.
QString askFirstText();

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/analysis/reference/exact_answer.h"
#include "physics/analysis/spectrum/slope_cause.h"

namespace solverscope {

struct Scene;

/// The causes of the slope, in a few sentences, a line each; empty if nothing is predicted.
QString describeSlopeCause(const SlopeCause& cause, const Scene& scene);

/// Whether the solution is certified, how good it is and what it cost.
QString describeVerdict(const ExactAnswer& answer, double milliseconds);

/// Whether other impulses would do as well, and why that does not matter for the velocities.
QString describeUniqueness(const ExactAnswer& answer);

/// The effect of λ* + t d: its range, and the change of body velocities.
QString describeMove(const NullDirection& direction, Real t, const VelocityChange& change);

/// How far the search is.
QString describeProgress(int newtonSteps, Real residual);

/// Why there is no answer where a search that nobody has asked for has ended unfinished.
QString askFirstText();

/// Whether there is a reference and how accurate it is.
QString referenceSentence(const ReferenceSolution& reference);

}  // namespace solverscope

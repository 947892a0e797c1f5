// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/analysis/spectrum/slope_cause.h"

namespace solverscope {

struct Scene;

/// How many sweeps one more decimal takes at this factor per sweep: "a decimal every 22 sweeps".
QString describeDecimals(Real rate);

/// The causes of the slope, in a few sentences, a line each; empty if nothing is predicted.
QString describeSlopeCause(const SlopeCause& cause, const Scene& scene);

}  // namespace solverscope

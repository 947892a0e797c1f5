// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPen>

#include "gui/charts/colours.h"

namespace solverscope {

/// What is drawn as a line in the plane of two impulses; each has a colour and a dash of its own.
enum class PlaneSeries { First, Second, Path, Jacobi };

inline QPen planePen(PlaneSeries series, const QPalette& palette) {
    switch (series) {
        case PlaneSeries::First:
            return QPen(seriesColour(0, palette), 2);
        case PlaneSeries::Second:
            return QPen(seriesColour(3, palette), 2, Qt::DashLine);
        case PlaneSeries::Path:
            return QPen(seriesColour(2, palette), 2);
        case PlaneSeries::Jacobi:
            return QPen(seriesColour(4, palette), 1.5, Qt::DashDotLine);
    }
    return {};
}

}  // namespace solverscope

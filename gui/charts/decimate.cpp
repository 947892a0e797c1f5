// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/decimate.h"

#include <algorithm>
#include <cmath>

namespace solverscope {

Runs decimated(const QList<QPointF>& points, double left, double right, int columns,
               const std::function<bool(const QPointF&)>& isGap) {
    const double perUnit = right > left ? columns / (right - left) : 0;
    Runs runs;
    bool broken = true;  // the next column begins a run
    int column = -1;
    QPointF lowest;
    QPointF highest;
    const auto keep = [&] {
        if (column < 0) return;
        if (broken) runs.emplace_back();
        broken = false;
        const auto [first, second] = lowest.x() <= highest.x() ? std::pair(lowest, highest) : std::pair(highest, lowest);
        runs.back().append(first);
        if (first != second) runs.back().append(second);
    };
    bool gapSinceLast = false;
    for (const QPointF& point : points) {
        if (!std::isfinite(point.x()) || isGap(point)) {
            gapSinceLast = true;
            continue;
        }
        const int at = std::clamp(static_cast<int>((point.x() - left) * perUnit), 0, std::max(columns - 1, 0));
        if (at != column) {
            keep();
            broken = broken || gapSinceLast;
            column = at;
            lowest = highest = point;
        }
        gapSinceLast = false;
        if (point.y() < lowest.y()) lowest = point;
        if (point.y() > highest.y()) highest = point;
    }
    keep();
    return runs;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/heat_map.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

constexpr double logarithmicFrom = 50;

}  // namespace

bool HeatCell::isDrawn() const { return state == State::Done && std::isfinite(value); }

HeatScale HeatScale::of(const HeatMap& map) {
    HeatScale scale;
    for (const HeatCell& cell : map.cells) {
        if (!cell.isDrawn()) continue;
        scale.lowest = scale.any ? std::min(scale.lowest, cell.value) : cell.value;
        scale.highest = scale.any ? std::max(scale.highest, cell.value) : cell.value;
        scale.any = true;
    }
    scale.logarithmic = scale.any && scale.lowest > 0 && scale.highest > logarithmicFrom * scale.lowest;
    return scale;
}

double HeatScale::shareOf(double value) const {
    if (!(highest > lowest)) return 0.5;
    if (logarithmic) return std::log(value / lowest) / std::log(highest / lowest);
    return (value - lowest) / (highest - lowest);
}

double HeatScale::valueAt(double share) const {
    if (logarithmic) return lowest * std::exp(share * std::log(highest / lowest));
    return lowest + share * (highest - lowest);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <memory>

#include "physics/debugger/reference.h"
#include "physics/world/world.h"

namespace solverscope {

/// How far sweeps that are made by hand still have to go.
struct HandYardstick {
    std::shared_ptr<const ReferenceSolution> reference;  // null where positions are solved: their rows change with every move

    /// ‖v − v*‖ [√J]; of positions the largest error of a row [m]. NaN where it is not known.
    Real errorOf(const World& world, Phase phase) const;
};

/// Of a step; meant for a background thread where there are many rows.
HandYardstick yardstickOf(const StepTrace& step, Phase phase, const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope

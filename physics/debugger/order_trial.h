// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "physics/debugger/metrics.h"

namespace solverscope {

/// One step, solved in the order in which its rows were built and in another one, both with as many sweeps.
struct OrderTrial {
    SweepMetrics built;
    SweepMetrics tried;
};

/// Settings that visit the rows in such an order: as built or reversed where it is that, else given.
Settings withOrder(Settings settings, std::span<const std::uint32_t> order);

/// Of the velocity rows of the step that begins with `start` (of sub-steps, the first). `tried` names the order by its settings
/// row_order, row_seed and given_order, the rest of it is not read. `sweeps`: how many are made, whatever `iterations` says. Where
/// the order is the built one, both are the same. Cost: a reference solution, and two measured steps.
OrderTrial tryOrder(const World& start, const Settings& tried, int sweeps, const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope

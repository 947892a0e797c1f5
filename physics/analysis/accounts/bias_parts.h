// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// What is in the bias of a visit, by cause. The parts add up to Event::bias, up to rounding; same unit.
struct BiasParts {
    Real foreseen = 0;    // what other rows, found at once, are about to add to Jv, or a parting that is left alone
    Real bounce = 0;      // e Jv₀
    Real drive = 0;       // what a motor asks for
    Real correction = 0;  // overlap or joint error that is to be removed, a spring's pull, or the gap that is left
};

/// Takes the biases of a running step apart. Wants to see every stop, because a bounce is aimed at once, when its row is built.
class BiasSplitter {
public:
    explicit BiasSplitter(const World& world) : m_world(world) {}

    void arrive(const Event& event);

    /// Of a visit to a row.
    BiasParts of(const Event& visit) const;

private:
    const World& m_world;
    std::vector<Real> m_bounces;  // m/s; by velocity row: what the bounce has put into its bias
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// The bias of a visit, by cause. The parts add up to Event::bias, up to rounding; same unit.
struct BiasParts {
    Real foreseen = 0;    // what rows solved together with it will add to Jv, or a separating speed that is left alone
    Real bounce = 0;      // e Jv₀
    Real drive = 0;       // the target of a motor
    Real correction = 0;  // overlap or joint error to be removed, a spring's pull, or the remaining gap
};

/// Splits the biases of a running step by cause. Needs every stop, because the target of a bounce is fixed when its row is
/// built.
class BiasSplitter {
public:
    explicit BiasSplitter(const World& world) : m_world(world) {}

    void processStop(const Event& event);

    /// Of a visit to a row.
    BiasParts of(const Event& visit) const;

private:
    const World& m_world;
    std::vector<Real> m_bounces;  // m/s; by velocity row: the part of its bias that is the bounce
};

}  // namespace solverscope

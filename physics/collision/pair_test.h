// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstdint>

#include "physics/base/ids.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// Which test tells whether two shapes overlap. A particle is a circle without radius.
enum class OverlapTest : std::uint8_t {
    CircleCircle,
    AabbAabb,
    AabbCircle,
    BoxCircle,
    BoxBox,
    HalfPlane,
    Other,  // only the contacts tell
};

/// What a test must treat by itself, as it has no direction of its own.
enum class SpecialCase : std::uint8_t {
    None,
    Concentric,    // two circles with the same middle
    CentreInside,  // the middle of a circle lies within the box
};

/// What the test of one pair of bodies computed; overlap.h says how. Tests end as soon as the bodies are known to be apart:
/// what comes later is then not computed.
struct PairTest {
    BodyId a{};
    BodyId b{};
    OverlapTest test = OverlapTest::Other;
    SpecialCase special = SpecialCase::None;
    bool overlaps = false;
    std::uint8_t axes = 0;          // how many axes were looked at
    std::array<Real, 4> overlap{};  // m, along each of them; negative: this axis separates the bodies
    Real distanceSquared = 0;       // m², of circles: between the middles, or from the middle to the nearest point of the box
    Real reachSquared = 0;          // m², of circles: what it is compared with
    Vec2 normal;                    // unit, from A to B: the axis that separates, or that of least overlap
    Real depth = 0;                 // m, along it; negative when the bodies are apart
    Vec2 edge;                      // m, where A ends along the normal; B begins `depth` before it
    int contacts = 0;               // found for the pair, speculative ones among them

    bool operator==(const PairTest&) const = default;
};

}  // namespace solverscope

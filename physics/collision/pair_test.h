// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstdint>

#include "physics/base/ids.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// Which test decides whether two shapes overlap. A particle is a circle without radius.
enum class OverlapTest : std::uint8_t {
    CircleCircle,
    AabbAabb,
    AabbCircle,
    BoxCircle,
    BoxBox,
    HalfPlane,
    Other,  // decided by the contacts alone
};

/// Cases without a direction of their own, which a test handles separately.
enum class SpecialCase : std::uint8_t {
    None,
    Concentric,    // two circles with the same middle
    CentreInside,  // the centre of a circle is inside the box
};

/// The result of testing one pair of bodies; overlap.h has the method. A test ends as soon as the bodies are known to be apart:
/// later values are then not computed.
struct PairTest {
    BodyId a{};
    BodyId b{};
    OverlapTest test = OverlapTest::Other;
    SpecialCase special = SpecialCase::None;
    bool overlaps = false;
    std::uint8_t axes = 0;          // how many axes were looked at
    std::array<Real, 4> overlap{};  // m, along each of them; negative: this axis separates the bodies
    Real distanceSquared = 0;       // m², of circles: between the middles, or from the middle to the nearest point of the box
    Real reachSquared = 0;          // m², of circles: the threshold
    Vec2 normal;                    // unit, from A to B: the axis that separates, or that of least overlap
    Real depth = 0;                 // m, along it; negative when the bodies are apart
    Vec2 edge;                      // m, where A ends along the normal; B begins `depth` before it
    int contacts = 0;               // found for the pair, speculative ones among them

    bool operator==(const PairTest&) const = default;
};

}  // namespace solverscope

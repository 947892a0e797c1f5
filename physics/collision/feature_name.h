// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

#include "physics/scene/scene.h"

namespace solverscope {

/// Decodes a contact's feature number: which corner and which edge of the two shapes made the point. Corners count
/// counter-clockwise from 0, for boxes from the lower left one in the body frame; edge k runs from corner k to the next.
struct FeatureName {
    enum class Kind : std::uint8_t {
        Only,            // the two shapes have one point at a time
        Corner,          // a corner above or below a half-plane
        CornerOnEdge,    // a corner against an edge of the other shape
        CornerNearBody,  // a corner ahead of the other shape, found before they touch
        TwoCorners,      // a corner of A against a corner of B
        Edge,            // an edge of A that all of B lies against
    };

    Kind kind = Kind::Only;
    bool cornerIsB = false;       // the body that has the corner; unused for two corners
    std::uint32_t corner = 0;     // of A if both have one
    std::uint32_t cornerOfB = 0;  // two corners only
    std::uint32_t edge = 0;       // of the body that the corner does not belong to
    bool operator==(const FeatureName&) const = default;
};

/// The inverse of how manifold.cpp and manifold_rounded.cpp number features.
FeatureName nameOfFeature(const Shape& a, const Shape& b, std::uint32_t feature);

}  // namespace solverscope

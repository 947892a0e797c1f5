// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/feature_name.h"

#include <variant>

#include "physics/scene/body.h"

namespace solverscope {
namespace {

constexpr std::uint32_t gapFeatures = 32;         // boxes: from here on a corner ahead of the other box, see collide.cpp
constexpr std::uint32_t twoCornerFeatures = 128;  // rounded polygons, see manifold_rounded.h

bool isRound(const Shape& shape) { return std::holds_alternative<Circle>(shape) || std::holds_alternative<Particle>(shape); }

}  // namespace

FeatureName nameOfFeature(const Shape& a, const Shape& b, std::uint32_t feature) {
    using Kind = FeatureName::Kind;
    if (isRound(a) || isRound(b)) return {};
    const bool planeIsA = std::holds_alternative<HalfPlane>(a);
    if (planeIsA || std::holds_alternative<HalfPlane>(b)) return {Kind::Corner, planeIsA, feature};
    if (boxOf(a) && boxOf(b)) {
        if (feature >= gapFeatures) return {Kind::CornerNearBody, (feature & 4) != 0, feature & 3};
        const bool alwaysUpright = std::holds_alternative<AxisBox>(a) && std::holds_alternative<AxisBox>(b);
        if (alwaysUpright) return {Kind::Edge, false, 0, 0, feature};
        return {Kind::CornerOnEdge, (feature & 16) == 0, feature & 3, 0, feature >> 2 & 3};
    }
    if (feature >= twoCornerFeatures) return {Kind::TwoCorners, false, feature >> 3 & 7, feature & 7};
    return {Kind::CornerOnEdge, (feature & 64) == 0, feature & 7, 0, feature >> 3 & 7};
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Where a point or a box goes that was dropped near the grid or near bodies.
#pragma once

#include <optional>
#include <vector>

#include "physics/editing/edit.h"

namespace solverscope {

inline constexpr Real gridStep = 0.1;  // m

/// The nearest point of the grid.
Vec2 onGrid(Vec2 point, Real step = gridStep);

/// What the edges of a dropped box may be laid against.
class SnapTargets {
public:
    /// All bodies except those of `except`.
    explicit SnapTargets(const Scene& scene, const SceneSelection& except = {});

    /// How far a box is to move so that it lies on, beside or in line with the nearest body; on the surface of the ground or of
    /// another body first. An axis along which nothing is near moves to the grid. `reach`: how near, m.
    Vec2 shiftOf(const Aabb& box, Real reach) const;

    /// How far up or down a box is to go to rest on the highest surface under or in it; 0 if there is none.
    Real dropOf(const Aabb& box) const;

    /// The nearest corner or centre of a body, no further than the reach; otherwise the nearest point of the grid.
    Vec2 pointNear(Vec2 point, Real reach) const;

private:
    std::vector<Aabb> m_boxes;
    std::vector<Vec2> m_points;    // corners and centres
    std::vector<Real> m_surfaces;  // heights of level ground
};

}  // namespace solverscope

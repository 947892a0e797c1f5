// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointF>
#include <QRectF>

#include "physics/base/vec2.h"

namespace solverscope {

/// An axis-aligned part of the world, m. Empty until a point is included.
struct WorldBox {
    Vec2 low{1, 1};
    Vec2 high{-1, -1};

    bool isEmpty() const { return !(low.x <= high.x && low.y <= high.y); }
    void include(Vec2 point);
    Vec2 middle() const { return 0.5 * (low + high); }
    Vec2 size() const { return high - low; }
};

inline constexpr double zoomStep = 1.25;  // of a key, or of one click of the wheel

/// The mapping from the world to the screen: y up in the world, y down on the screen, the same scale along both.
struct SceneCamera {
    static constexpr double minScale = 1e-3;  // px/m
    static constexpr double maxScale = 1e6;   // px/m

    Vec2 centre;        // m, the world point in the middle of the area
    double scale = 50;  // px/m
    QRectF area;        // px

    QPointF toScreen(Vec2 world) const {
        const QPointF middle = area.center();
        return {middle.x() + scale * (world.x - centre.x), middle.y() - scale * (world.y - centre.y)};
    }
    Vec2 toWorld(QPointF screen) const {
        const QPointF middle = area.center();
        return {centre.x + (screen.x() - middle.x()) / scale, centre.y - (screen.y() - middle.y()) / scale};
    }

    /// A world vector as a screen vector.
    QPointF toScreenVector(Vec2 v) const { return {scale * v.x, -scale * v.y}; }

    /// Zooms by a factor; the point under `screen` stays there.
    void zoomAbout(QPointF screen, double factor);

    /// Moves the picture by this many pixels.
    void pan(QPointF by);

    /// Shows all of the box with a margin.
    static SceneCamera fitting(const WorldBox& box, const QRectF& area);
};

}  // namespace solverscope

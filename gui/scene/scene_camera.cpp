// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_camera.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>

namespace solverscope {

void WorldBox::include(Vec2 point) {
    if (isEmpty()) {
        low = high = point;
        return;
    }
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
}

void SceneCamera::zoomAbout(QPointF screen, double factor) {
    const Vec2 kept = toWorld(screen);
    scale = std::clamp(scale * factor, minScale, maxScale);
    const QPointF middle = area.center();
    centre = {kept.x - (screen.x() - middle.x()) / scale, kept.y + (screen.y() - middle.y()) / scale};
}

void SceneCamera::pan(QPointF by) { centre += Vec2{-by.x() / scale, by.y() / scale}; }

SceneCamera SceneCamera::fitting(const WorldBox& box, const QRectF& area) {
    // m: a scene smaller than this is not blown up to fill the view. A single particle has no size: its way is to be seen.
    const double least = box.size() == Vec2{} ? 0.6 : 1.5;
    constexpr double sideMargin = 40;
    // For the words at the top: up to four lines, and the gap around them.
    const double topMargin = 4 * QFontMetricsF(QGuiApplication::font()).height() + 20;
    constexpr double bottomMargin = 76;
    SceneCamera camera;
    camera.area = area;
    if (box.isEmpty()) return camera;
    const Vec2 size{std::max(box.size().x, least), std::max(box.size().y, least)};
    const double width = std::max(area.width() - 2 * sideMargin, 20.0);
    const double height = std::max(area.height() - topMargin - bottomMargin, 20.0);
    camera.scale = std::clamp(std::min(width / size.x, height / size.y), minScale, maxScale);
    // Spare room goes above rather than below: bodies fly up, and below there is mostly ground.
    const double spare = std::max(height - size.y * camera.scale, 0.0);
    camera.centre = box.middle() + Vec2{0, ((topMargin - bottomMargin) / 2 + 0.2 * spare) / camera.scale};
    return camera;
}

}  // namespace solverscope

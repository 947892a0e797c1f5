// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Impulses that nobody has applied: a direction in which those of the solver could be changed. Arrows are what B receives.
#include <algorithm>
#include <cmath>

#include "gui/views/scene_frame.h"
#include "gui/views/scene_geometry.h"
#include "gui/views/scene_lit_kit.h"

namespace solverscope {
namespace {

class DirectionPainter : LitKit {
public:
    using LitKit::LitKit;

    void paint() const {
        double largest = 0;
        for (const SceneImpulse& each : m_frame.options.direction) largest = std::max(largest, std::abs(each.impulse));
        if (!(largest > 0)) return;
        for (const SceneImpulse& each : m_frame.options.direction) {
            const auto& rows = rowsOf(m_frame.world, each.row.list);
            if (each.row.row >= rows.size()) continue;
            const Row& row = rows[each.row.row];
            const auto points = pointsOf(m_frame.world, row);
            if (!points) continue;
            const QPointF from = m_frame.camera.toScreen(points->onB);
            if (!m_frame.area.contains(from)) continue;
            const double share = each.impulse / largest;
            const QPointF vector = share * 1.2 * m_frame.arrowPixels * QPointF(row.n.x, -row.n.y);
            arrow(from, vector, 3);
            if (std::abs(share) < leastNamed || m_frame.bodyPixels < leastBodyNamed) continue;
            labelBeyond(from, from + vector, (share > 0 ? QStringLiteral("+") : QString()) + sceneNumber(each.impulse));
        }
    }

private:
    static constexpr double leastNamed = 0.05;    // of the largest
    static constexpr double leastBodyNamed = 40;  // px: below it the numbers would lie on each other
};

}  // namespace

void paintDirection(const SceneFrame& frame) { DirectionPainter(frame).paint(); }

}  // namespace solverscope

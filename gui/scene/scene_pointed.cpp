// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What other views highlight: a row, or a direction in which the solver's impulses could change.
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_highlight_kit.h"

namespace solverscope {
namespace {

/// Hypothetical impulses. Arrows act on B.
class DirectionPainter : HighlightKit {
public:
    using HighlightKit::HighlightKit;

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
            if (std::abs(share) < minLabelledShare || m_frame.bodyPixels < minLabelledBodySize) continue;
            labelBeyond(from, from + vector, (share > 0 ? QStringLiteral("+") : QString()) + sceneNumber(each.impulse));
        }
    }

private:
    static constexpr double minLabelledShare = 0.05;   // of the largest
    static constexpr double minLabelledBodySize = 40;  // px: below this the numbers would overlap
};

}  // namespace

/// A ring at the point of the row, and its direction.
void paintPointedRow(const SceneFrame& frame) {
    const auto& rows = rowsOf(frame.world, frame.options.pointed->list);
    if (frame.options.pointed->row >= rows.size()) return;
    const Row& row = rows[frame.options.pointed->row];
    const auto points = pointsOf(frame.world, row);
    if (!points) return;
    const QPointF at = frame.camera.toScreen(points->onB);
    if (!isDrawable(at)) return;
    constexpr double radius = 9;
    const QColor color = frame.style.selection;
    QPainter& painter = frame.painter;
    painter.setBrush(Qt::NoBrush);
    // An outline in the background colour separates the ring from what is under it.
    painter.setPen(QPen(frame.style.background, 5));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(color, 2.5));
    painter.drawEllipse(at, radius, radius);
    const QPointF n(row.n.x, -row.n.y);
    if (n == QPointF()) return;
    ArrowBatch arrow;
    arrow.add(at + radius * n, 2.2 * radius * n, 7);
    arrow.paint(painter, color, 2.5);
    if (const QPointF onA = frame.camera.toScreen(points->onA); onA != at && isDrawable(onA)) {
        painter.setPen(QPen(color, 1.5, Qt::DashLine));
        painter.drawLine(onA, at);
    }
}

void paintDirection(const SceneFrame& frame) { DirectionPainter(frame).paint(); }

}  // namespace solverscope

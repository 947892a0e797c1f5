// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The row at which another view points: a ring where it acts, and its direction.
#include "gui/views/scene_frame.h"
#include "gui/views/scene_geometry.h"

namespace solverscope {

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
    // A rim of the ground keeps the ring apart from whatever is under it.
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

}  // namespace solverscope

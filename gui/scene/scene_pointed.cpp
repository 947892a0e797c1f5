// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What is pointed out: the row or direction that another view highlights, and the pair of bodies in the overlap test.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/text/number_text.h"

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
            labelBeyond(from, from + vector, (share > 0 ? QStringLiteral("+") : QString()) + shown(each.impulse, 3));
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

// The pair of bodies in the overlap test: the axis, and their overlap or gap along it.
namespace {

class TestedPair {
    Q_DECLARE_TR_FUNCTIONS(solverscope::TestedPair)

public:
    explicit TestedPair(const SceneFrame& frame) : m_frame(frame), m_painter(frame.painter), m_test(*frame.pair) {}

    void paint() {
        if (m_test.normal == Vec2{}) {  // apart, and no direction had to be looked for
            paintMiddles();
            return;
        }
        const QPointF n(m_test.normal.x, -m_test.normal.y);
        const QPointF endOfA = m_frame.camera.toScreen(m_test.edge);
        const QPointF beginOfB = m_frame.camera.toScreen(m_test.edge - m_test.depth * m_test.normal);
        if (!isDrawable(endOfA) || !isDrawable(beginOfB)) return;
        paintAxis(m_frame, endOfA, n, std::clamp(1.2 * m_frame.bodyPixels, 50.0, 130.0));
        const QColor color = m_test.depth > 0 ? m_frame.style.penetration : m_frame.style.ink;
        const QPointF across = 12 * QPointF(-n.y(), n.x());
        paintRimmedLine(m_frame, endOfA, beginOfB, color, 3);
        m_painter.setPen(QPen(color, 1.4));
        for (const QPointF end : {endOfA, beginOfB}) m_painter.drawLine(end - across, end + across);
        paintDepth(0.5 * (endOfA + beginOfB) + 1.6 * across, color);
    }

private:
    void paintMiddles() {
        const auto& poses = m_frame.world.poses;
        const QPointF a = m_frame.camera.toScreen(poses[index(m_test.a)].position);
        const QPointF b = m_frame.camera.toScreen(poses[index(m_test.b)].position);
        if (!isDrawable(a) || !isDrawable(b)) return;
        QPen pen(m_frame.style.ink, 1.1);
        pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        m_painter.drawLine(a, b);
    }

    void paintDepth(QPointF at, const QColor& color) {
        const QString text =
            m_test.depth >= 0 ? tr("overlap %1 m").arg(shown(m_test.depth, 3)) : tr("gap %1 m").arg(shown(-m_test.depth, 3));
        const QFontMetricsF metrics(m_painter.font());
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
        box.moveCenter(at + QPointF(at.x() < m_frame.area.center().x() ? -0.5 : 0.5, 0) * box.width());
        box = keptInside(box, m_frame.area.adjusted(6, 6, -6, -6));
        paintBadge(m_painter, box, m_frame.style.badge, 0.93, QPen(m_frame.style.axis, 1));
        m_painter.fillRect(QRectF(box.left() + 1, box.top() + 4, 3, box.height() - 8), color);
        m_painter.setPen(m_frame.style.ink);
        m_painter.drawText(QPointF(box.left() + 8, box.top() + 3 + metrics.ascent()), text);
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    const PairTest& m_test;
};

}  // namespace

void paintTestedPair(const SceneFrame& frame) {
    if (frame.pair) TestedPair(frame).paint();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The pair of bodies in the overlap test: the axis, and their overlap or gap along it.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>

#include "gui/scene/scene_frame.h"

namespace solverscope {
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
            m_test.depth >= 0 ? tr("overlap %1 m").arg(sceneNumber(m_test.depth)) : tr("gap %1 m").arg(sceneNumber(-m_test.depth));
        const QFontMetricsF metrics(m_painter.font());
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
        box.moveCenter(at + QPointF(at.x() < m_frame.area.center().x() ? -0.5 : 0.5, 0) * box.width());
        box = keptInside(box, m_frame.area.adjusted(6, 6, -6, -6));
        paintBadge(m_painter, box, m_frame.style.badge, 0.93F, QPen(m_frame.style.axis, 1));
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

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What is painted while a scene is being built: what is selected, and what is about to be made.
#include <QFontMetricsF>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "physics/collision/broad_phase.h"

namespace solverscope {
namespace {

class BuildPainter {
public:
    explicit BuildPainter(const SceneFrame& frame) : m_frame(frame), m_painter(frame.painter), m_build(*frame.options.build) {}

    void paint() const {
        m_painter.setBrush(Qt::NoBrush);
        paintSelection();
        paintHandles();
        paintPath();
        if (m_build.ghost) paintGhostToBe();
        if (m_build.rubber) {
            const QRectF rubber = QRectF(screen(m_build.rubber->front()), screen(m_build.rubber->back())).normalized();
            QColor fill = m_frame.style.selection;
            fill.setAlphaF(0.12F);
            m_painter.fillRect(rubber, fill);
            m_painter.setPen(QPen(m_frame.style.selection, 1.2, Qt::DashLine));
            m_painter.drawRect(rubber);
        }
        if (m_build.keyPoint) paintCross(screen(*m_build.keyPoint));
        if (!m_build.words.isEmpty()) paintWords();
    }

private:
    QPointF screen(Vec2 point) const { return m_frame.camera.toScreen(point); }

    void paintSelection() const {
        for (const BodyId body : m_build.selection.bodies)
            if (index(body) < m_frame.world.bodies.size()) paintBodyOutline(m_frame, body, QPen(m_frame.style.selection, 3));
        for (const JointId joint : m_build.selection.joints) {
            if (index(joint) >= m_frame.world.joints.size()) continue;
            const RowPoints anchors = anchorsOf(m_frame.world, m_frame.world.joints[index(joint)]);
            paintRimmedLine(m_frame, screen(anchors.onA), screen(anchors.onB), m_frame.style.selection, 3);
            m_painter.setPen(QPen(m_frame.style.selection, 3));
            m_painter.setBrush(Qt::NoBrush);
            for (const Vec2 anchor : {anchors.onA, anchors.onB}) m_painter.drawEllipse(screen(anchor), 7, 7);
        }
    }

    void paintHandles() const {
        m_painter.setPen(QPen(m_frame.style.selection, 1.6));
        m_painter.setBrush(m_frame.style.background);
        for (const Vec2 handle : m_build.handles) m_painter.drawRect(QRectF(screen(handle) - QPointF(4, 4), QSizeF(8, 8)));
        m_painter.setBrush(Qt::NoBrush);
    }

    void paintPath() const {
        m_painter.setPen(QPen(m_frame.style.selection, 1.6, Qt::DotLine));
        for (std::size_t k = 1; k < m_build.path.size(); ++k)
            m_painter.drawLine(screen(m_build.path[k - 1]), screen(m_build.path[k]));
        m_painter.setBrush(m_frame.style.selection);
        for (const Vec2 point : m_build.path) m_painter.drawEllipse(screen(point), 3, 3);
        m_painter.setBrush(Qt::NoBrush);
    }

    void paintGhostToBe() const {
        paintGhost(m_frame, *m_build.ghost);
        const World& world = m_build.ghost->world;
        m_painter.setPen(QPen(m_frame.style.selection, 1.6));
        for (const Joint& joint : world.joints) {
            const RowPoints anchors = anchorsOf(world, joint);
            m_painter.drawLine(screen(anchors.onA), screen(anchors.onB));
            for (const Vec2 anchor : {anchors.onA, anchors.onB}) m_painter.drawEllipse(screen(anchor), 4, 4);
        }
        for (std::size_t i = 0; i < world.bodies.size(); ++i)
            if (std::holds_alternative<Particle>(world.bodies[i].shape))
                m_painter.drawEllipse(screen(world.poses[i].position), 3, 3);
    }

    void paintCross(QPointF at) const {
        constexpr double arm = 11;
        for (const QPointF reach : {QPointF(arm, 0), QPointF(0, arm)})
            paintRimmedLine(m_frame, at - reach, at + reach, m_frame.style.selection, 2);
    }

    /// What the words are about.
    QRectF subject() const {
        QRectF ghost;
        for (std::size_t i = 0; m_build.ghost && i < m_build.ghost->world.bodies.size(); ++i) {
            const Aabb box = aabbOf(m_build.ghost->world.bodies[i].shape, m_build.ghost->world.poses[i]);
            const QRectF body(screen(box.lower), screen(box.upper));
            const bool hasEnds = isDrawable(body.topLeft()) && isDrawable(body.bottomRight());
            if (hasEnds) ghost |= body.normalized().adjusted(-1, -1, 1, 1);
        }
        if (!ghost.isEmpty()) return ghost;
        const Vec2* point = m_build.keyPoint ? &*m_build.keyPoint : m_build.path.empty() ? nullptr : &m_build.path.back();
        const QPointF at = point ? screen(*point) : m_frame.area.center();
        return {at - QPointF(8, 8), QSizeF(16, 16)};
    }

    /// On a ground of their own: right of what they are about, or where there is room beside it.
    QRectF placeOfWords(QSizeF size) const {
        constexpr double gap = 8;
        const QRectF room = m_frame.area.adjusted(6, 6, -6, -6);
        const QRectF about = subject() & room;
        const double middle = about.center().y() - size.height() / 2;
        const double left = about.center().x() - size.width() / 2;
        for (const QPointF at : {QPointF(about.right() + gap, middle), QPointF(about.left() - gap - size.width(), middle),
                                 QPointF(left, about.top() - gap - size.height()), QPointF(left, about.bottom() + gap)}) {
            const QRectF box = keptInside({at, size}, room);
            if (!box.intersects(about)) return box;
        }
        return keptInside({about.center() - QPointF(size.width(), size.height()) / 2, size}, room);
    }

    void paintWords() const {
        const QFontMetricsF metrics(m_painter.font());
        const QRectF box = placeOfWords({metrics.horizontalAdvance(m_build.words) + 14, metrics.height() + 6});
        paintBadge(m_painter, box, m_frame.style.badge, 0.95, QPen(m_frame.style.axis, 1));
        m_painter.setPen(m_frame.style.ink);
        m_painter.drawText(QPointF(box.left() + 7, box.top() + 3 + metrics.ascent()), m_build.words);
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    const BuildPicture& m_build;
};

}  // namespace

void paintBuild(const SceneFrame& frame) { BuildPainter(frame).paint(); }

/// The lines that things snap to, where they are not too dense.
void paintFineGrid(const SceneFrame& frame) {
    constexpr double step = 0.1;
    constexpr double leastPixels = 7;
    if (step * frame.camera.scale < leastPixels) return;
    const Vec2 low = frame.camera.toWorld(frame.area.bottomLeft());
    const Vec2 high = frame.camera.toWorld(frame.area.topRight());
    QVector<QLineF> lines;
    for (double x = std::ceil(low.x / step); x * step <= high.x; ++x) {
        const double at = frame.camera.toScreen({x * step, 0}).x();
        lines.append(QLineF(at, frame.area.top(), at, frame.area.bottom()));
    }
    for (double y = std::ceil(low.y / step); y * step <= high.y; ++y) {
        const double at = frame.camera.toScreen({0, y * step}).y();
        lines.append(QLineF(frame.area.left(), at, frame.area.right(), at));
    }
    frame.painter.setRenderHint(QPainter::Antialiasing, false);
    frame.painter.setPen(QPen(mixed(frame.style.grid, frame.style.background, 0.55), 1));
    frame.painter.drawLines(lines);
    frame.painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_frame.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>
#include <QPalette>
#include <algorithm>

#include "gui/session/arrow_prompt.h"

namespace solverscope {
namespace {

constexpr double handleReach = 18;  // px, the distance within which the mouse grabs it
constexpr double shortest = 3;
constexpr double gapOfLabels = 2;  // px between two labels

struct ArrowText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ArrowText)
};

class Painting {
public:
    Painting(QPainter& painter, const SceneCamera& camera, const QPalette& palette)
        : m_painter(painter), m_camera(camera), m_style(SceneStyle::of(palette)) {}

    void arrow(Vec2 from, Vec2 to, const QColor& colour, bool dashed, const QString& name) {
        const QPointF begin = m_camera.toScreen(from);
        const QPointF end = m_camera.toScreen(to);
        if (QLineF(begin, end).length() < shortest) return dot(begin, colour, name);
        ArrowBatch batch;
        batch.add(begin, end - begin, 14);
        batch.paint(m_painter, m_style.background, 7);
        batch.paint(m_painter, colour, 3.5, dashed);
        label(end, end - begin, name, colour);
    }

    void grip(Vec2 at) {
        const QPointF middle = m_camera.toScreen(at);
        for (const auto& [colour, width] : {std::pair{m_style.background, 5.0}, std::pair{m_style.selection, 2.0}}) {
            m_painter.setPen(QPen(colour, width));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(middle, 10, 10);
        }
    }

    void invitation(Vec2 at) {
        label(m_camera.toScreen(at), QPointF(1, -1), ArrowText::tr("draw the arrow from here"), m_style.ink);
    }

    const SceneStyle& style() const { return m_style; }

private:
    void dot(QPointF at, const QColor& colour, const QString& name) {
        m_painter.setPen(QPen(m_style.background, 1.5));
        m_painter.setBrush(colour);
        m_painter.drawEllipse(at, 5, 5);
        label(at, QPointF(1, 0), name, colour);
    }

    /// Beyond the head, on a background, kept inside the picture.
    void label(QPointF at, QPointF direction, const QString& text, const QColor& colour) {
        const QFontMetricsF metrics(m_painter.font());
        const QSizeF size(metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
        const double length = std::max(1.0, QLineF({}, direction).length());
        const QPointF middle = at + (direction / length) * (16 + 0.5 * size.width());
        constexpr double viewButtons = 48;  // at the right edge
        const QRectF room = m_camera.area.adjusted(4, 4, -viewButtons, -4);
        QRectF box = keptInside({middle - QPointF(0.5 * size.width(), 0.5 * size.height()), size}, room);
        if (box.intersects(m_labelled)) {  // two arrows that end at the same place
            box.moveTop(m_labelled.bottom() + gapOfLabels);
            if (box.bottom() > room.bottom()) box.moveBottom(m_labelled.top() - gapOfLabels);
        }
        m_labelled = box;
        paintBadge(m_painter, box, m_style.badge, 0.92, QPen(colour, 1));
        m_painter.setPen(m_style.ink);
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    QPainter& m_painter;
    const SceneCamera& m_camera;
    SceneStyle m_style;
    QRectF m_labelled;  // by the last label
};

}  // namespace

bool grabsArrow(const ArrowPrompt& arrow, const SceneCamera& camera, QPointF at) {
    if (!arrow.isOpen()) return false;
    const auto isNear = [&](Vec2 point) { return QLineF(camera.toScreen(point), at).length() <= handleReach; };
    return isNear(arrow.tail()) || (arrow.drawn() && isNear(arrow.headOf(*arrow.drawn())));
}

void drawArrowTo(ArrowPrompt& arrow, const SceneCamera& camera, QPointF at) { arrow.draw(arrow.valueAt(camera.toWorld(at))); }

void paintArrowPrompt(QPainter& painter, const ArrowPrompt& arrow, const SceneCamera& camera, const QPalette& palette) {
    if (!arrow.isRequested()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Painting painting(painter, camera, palette);
    if (arrow.isOpen()) painting.grip(arrow.tail());
    if (!arrow.drawn() && arrow.isOpen()) painting.invitation(arrow.tail());
    // Yours is dashed and the engine's is whole: the colour is not the only difference.
    if (arrow.truth())
        painting.arrow(arrow.tail(), arrow.headOf(*arrow.truth()), painting.style().velocity, false, ArrowText::tr("the engine"));
    if (arrow.drawn())
        painting.arrow(arrow.tail(), arrow.headOf(*arrow.drawn()), painting.style().frictionImpulse, true, ArrowText::tr("yours"));
    painter.restore();
}

}  // namespace solverscope

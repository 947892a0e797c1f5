// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_highlight_kit.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "gui/style/colours.h"

namespace solverscope {
namespace {

constexpr double readableLength = 26;  // px: shorter arrows are enlarged
constexpr double longest = 150;        // px
constexpr double enlargeable = 1e-9;   // of a full arrow: less is rounding error

}  // namespace

HighlightKit::HighlightKit(const SceneFrame& frame)
    : m_frame(frame), m_painter(frame.painter), m_color(seriesColour(1, frame.options.palette)) {}

void HighlightKit::line(QPointF from, QPointF to, double width) const { paintRimmedLine(m_frame, from, to, m_color, width); }

void HighlightKit::arrow(QPointF from, QPointF vector, double width) const {
    ArrowBatch batch;
    batch.add(from, vector, 4 * width);
    batch.paint(m_painter, m_frame.style.background, width + 3);
    batch.paint(m_painter, m_color, width);
}

void HighlightKit::label(QPointF at, const QString& words) const {
    const QFontMetricsF metrics(m_painter.font());
    QRectF box(0, 0, metrics.horizontalAdvance(words) + 16, metrics.height() + 6);
    box.moveCenter(at);
    const QRectF room = m_frame.area.adjusted(6, 6, -6, -6);
    box = keptInside(box, room);
    // Labels never overlap: a label moves up, or down if there is no room.
    const double line = box.height() + 3;
    const auto covers = [&] { return std::ranges::any_of(m_labels, [&](const QRectF& other) { return other.intersects(box); }); };
    const bool upwards = box.top() - 2 * line > room.top();
    for (int tried = 0; tried < 4 && covers(); ++tried) box.translate(0, upwards ? -line : line);
    m_labels.append(box);
    paintBadge(m_painter, box, m_frame.style.badge, 1, QPen(m_color, 1.4));
    m_painter.setPen(m_frame.style.ink);
    m_painter.drawText(box, Qt::AlignCenter, words);
}

void HighlightKit::labelBeyond(QPointF from, QPointF to, const QString& words) const {
    const QLineF way(from, to);
    const QPointF along = way.length() > 0 ? (to - from) / way.length() : QPointF(0, -1);
    const double aside = 0.5 * QFontMetricsF(m_painter.font()).horizontalAdvance(words) * std::abs(along.x());
    label(to + (20 + aside) * along, words);
}

double HighlightKit::pixelsOf(double value, double full) const {
    const double size = std::abs(value) * m_frame.arrowPixels / full;
    if (!(std::abs(value) > enlargeable * full) || !std::isfinite(size)) return 0;
    return std::clamp(size, readableLength, longest);
}

void HighlightKit::measured(QPointF from, QPointF unitOnScreen, double value, double full, const QString& words) const {
    const double pixels = pixelsOf(value, full);
    if (pixels == 0) {
        m_painter.setPen(QPen(m_color, 2.4));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(from, 9, 9);
        label(from + QPointF(0, -26), words);
        return;
    }
    const QPointF vector = (value < 0 ? -pixels : pixels) * unitOnScreen;
    arrow(from, vector, 4);
    labelBeyond(from, from + vector, words);
}

void HighlightKit::paintOutline(BodyId body) const {
    if (index(body) < m_frame.world.bodies.size()) paintBodyOutline(m_frame, body, QPen(m_color, 3));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_frame.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "gui/style/theme.h"

namespace solverscope {

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto between = [share](double x, double y) { return static_cast<float>(x + share * (y - x)); };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()), between(a.blueF(), b.blueF()));
}

SceneStyle SceneStyle::of(const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::Text);
    const bool dark = base.lightnessF() < ink.lightnessF();
    const auto hue = [&](const char* name) { return dark ? mixed(QColor(name), ink, 0.22) : QColor(name); };
    const QColor blue("#0072B2");
    const QColor sky("#56B4E9");

    SceneStyle style;
    style.background = base;
    style.grid = mixed(base, ink, dark ? 0.07 : 0.055);
    style.axis = mixed(base, ink, dark ? 0.16 : 0.14);
    style.ink = ink;
    style.faintInk = mixed(base, ink, 0.62);
    style.badge = mixed(base, ink, dark ? 0.05 : 0.02);

    style.bodyFill = mixed(base, sky, dark ? 0.20 : 0.20);
    style.bodyLine = mixed(mixed(base, blue, dark ? 0.6 : 0.8), ink, dark ? 0.35 : 0.25);
    style.staticFill = mixed(base, ink, dark ? 0.12 : 0.09);
    style.staticLine = mixed(base, ink, 0.65);
    style.hatch = mixed(base, ink, dark ? 0.44 : 0.32);
    style.markedFill = mixed(base, sky, dark ? 0.42 : 0.46);
    style.selection = palette.color(QPalette::Highlight);

    style.normalImpulse = dark ? QColor(sky) : QColor(blue);
    style.frictionImpulse = dark ? QColor("#E69F00") : mixed(QColor("#E69F00"), ink, 0.12);
    style.jointImpulse = hue("#009E73");
    style.pseudo = hue("#CC79A7");
    style.velocity = mixed(base, ink, 0.75);
    style.penetration = hue("#D55E00");
    style.spring = hue("#009E73");
    style.ghost = mixed(base, ink, 0.8);  // no hue: all hues have other meanings
    return style;
}

double roundedUp(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (double step : {1.0, 2.0, 5.0})
        if (value <= step * power * (1 + 1e-9)) return step * power;
    return 10 * power;
}

QRectF keptInside(QRectF box, const QRectF& room) {
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    box.moveTop(std::clamp(box.top(), room.top(), std::max(room.top(), room.bottom() - box.height())));
    return box;
}

void paintBadge(QPainter& painter, const QRectF& box, const QColor& ground, double opacity, const QPen& edge) {
    painter.setPen(edge);
    painter.setBrush(faded(ground, opacity));
    painter.drawRoundedRect(box, 4, 4);
}

void paintRimmedLine(const SceneFrame& frame, QPointF from, QPointF to, const QColor& colour, double width) {
    frame.painter.setPen(QPen(frame.style.background, width + 3, Qt::SolidLine, Qt::FlatCap));
    frame.painter.drawLine(from, to);
    frame.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    frame.painter.drawLine(from, to);
}

namespace {

constexpr double readableLength = 26;  // px: shorter arrows are enlarged
constexpr double longestArrow = 150;   // px
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
    return std::clamp(size, readableLength, longestArrow);
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

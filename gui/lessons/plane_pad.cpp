// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/plane_pad.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/lessons/answer_marks.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr int planePadHeight = 250;  // px
constexpr double markRadius = 7;     // px
constexpr Real keyResolution = 60;   // smallest moves across the picture, at least
constexpr Real sameShare = 1e-9;     // of the picture: distance of two equal points

PlaneSpot spotOf(Vec2 point) { return {point.x, point.y}; }

}  // namespace

PlanePad::PlanePad(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("planePad"));
    setAccessibleName(tr("Plane of the two impulses"));
    setToolTip(tr("Click or drag to place the point. The arrow keys move it, with Shift ten times as far."));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PlanePad::sizeHint() const { return {240, textScaled(planePadHeight)}; }

void PlanePad::show(const PlanePicture& picture, const std::array<QString, 2>& titles, const std::array<QString, 2>& names) {
    m_picture = picture;
    m_titles = titles;
    m_names = names;
    m_corners = picture.plane.reached;
    m_right.reset();
    setPoint(std::nullopt);
}

void PlanePad::setPoint(std::optional<Vec2> point) {
    m_point = point;
    describe();
    update();
}

void PlanePad::reveal(Vec2 right, Real reach) {
    if (!m_picture) return;
    m_right = right;
    m_reach = reach;
    const LambdaPlane& plane = m_picture->plane;
    const Real same = sameShare * length(m_picture->high - m_picture->low);
    for (std::size_t k = plane.reached; k < plane.path.size(); ++k) {
        if (length(Vec2{plane.path[k].at[0], plane.path[k].at[1]} - right) > same) continue;
        m_corners = k + 1;
        break;
    }
    describe();
    update();
}

void PlanePad::describe() {
    if (!m_picture) return;
    const PlaneSpot& now = m_picture->plane.now;
    QString text = tr("Across: %1, up: %2. Now at %3.").arg(m_titles[0], m_titles[1], shown(Vec2{now[0], now[1]}));
    if (m_point) text += QLatin1Char(' ') + tr("Your point: %1.").arg(shown(*m_point));
    if (m_right) text += QLatin1Char(' ') + tr("The right point: %1.").arg(shown(*m_right));
    setAccessibleDescription(text);
}

PlaneMap PlanePad::map() const {
    PlaneMap map{planePlot(fontMetrics(), size())};
    if (m_picture) map.fit(spotOf(m_picture->low), spotOf(m_picture->high), 0);
    return map;
}

QPointF PlanePad::toScreen(Vec2 spot) const { return map().toScreen(spotOf(spot)); }

/// A power of ten.
Real PlanePad::resolution() const {
    const Vec2 size = m_picture->high - m_picture->low;
    return std::pow(Real{10}, std::floor(std::log10(std::max(size.x, size.y) / keyResolution)));
}

void PlanePad::place(Vec2 spot) {
    const Real step = resolution();
    const auto rounded = [&](Real value, Real low, Real high) {
        return std::round(std::clamp(value, low, high) / step) * step + 0.0;
    };
    setPoint(Vec2{rounded(spot.x, m_picture->low.x, m_picture->high.x), rounded(spot.y, m_picture->low.y, m_picture->high.y)});
    emit placed();
}

void PlanePad::placeAt(QPointF at) {
    const PlaneSpot spot = map().toPlane(at);
    place({spot[0], spot[1]});
}

void PlanePad::mousePressEvent(QMouseEvent* event) {
    if (!m_picture || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    placeAt(event->position());
}

void PlanePad::mouseMoveEvent(QMouseEvent* event) {
    if (!m_picture || !(event->buttons() & Qt::LeftButton)) return QWidget::mouseMoveEvent(event);
    placeAt(event->position());
}

/// Without a point the keys begin at the present one.
void PlanePad::keyPressEvent(QKeyEvent* event) {
    const Vec2 way{static_cast<Real>((event->key() == Qt::Key_Right) - (event->key() == Qt::Key_Left)),
                   static_cast<Real>((event->key() == Qt::Key_Up) - (event->key() == Qt::Key_Down))};
    if (!m_picture || way == Vec2{}) return QWidget::keyPressEvent(event);
    const PlaneSpot& now = m_picture->plane.now;
    const Real step = resolution() * (event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1);
    place(m_point.value_or(Vec2{now[0], now[1]}) + step * way);
}

void PlanePad::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_picture) return;
    QPalette colours = palette();
    colours.setCurrentColorGroup(QPalette::Active);  // an answered question is disabled, but is to be read
    const PlaneMap map = this->map();
    const PlanePainter plane(painter, m_picture->plane, map, colours);
    plane.drawGround();
    plane.drawAxes(m_titles[0], m_titles[1]);
    painter.save();
    painter.setClipRect(map.plot);
    plane.drawLines();
    plane.drawPath(m_corners, false);
    plane.drawStart();
    plane.drawNow();
    plane.drawLineNames(m_names);
    drawAnswers(painter, map, colours);
    painter.restore();
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
    painter.drawRect(map.plot);
}

void PlanePad::drawAnswers(QPainter& painter, const PlaneMap& map, const QPalette& colours) const {
    const auto inside = [&](Vec2 spot) {
        const QPointF at = map.toScreen(spotOf(spot));
        return QPointF(std::clamp(at.x(), map.plot.left(), map.plot.right()),
                       std::clamp(at.y(), map.plot.top(), map.plot.bottom()));
    };
    const QColor base = colours.color(QPalette::Base);
    if (m_right) {
        const QColor green = AnswerMarks::colour(AnswerMarks::Kind::Right, colours);
        const QPointF at = inside(*m_right);
        const double reach = m_reach * map.scale;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(green, 1.5, Qt::DashLine));
        painter.drawEllipse(at, reach, reach);
        painter.setPen(QPen(base, 1.5));
        painter.setBrush(green);
        const double r = markRadius;
        painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
        AnswerMarks::drawLabel(painter, at, AnswerMarks::text(AnswerMarks::Kind::Right), map.plot, colours, -1);
    }
    if (!m_point) return;
    const QPointF at = inside(*m_point);
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(base, 5), QPen(AnswerMarks::colour(AnswerMarks::Kind::Yours, colours), 2.5)}) {
        painter.setPen(pen);
        painter.drawLine(at - QPointF(markRadius, 0), at + QPointF(markRadius, 0));
        painter.drawLine(at - QPointF(0, markRadius), at + QPointF(0, markRadius));
    }
    if (m_right) AnswerMarks::drawLabel(painter, at, AnswerMarks::text(AnswerMarks::Kind::Yours), map.plot, colours, 1);
}

}  // namespace solverscope

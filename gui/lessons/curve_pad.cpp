// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/curve_pad.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/lessons/answer_marks.h"
#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr int curvePadHeight = 230;          // px
constexpr double handleRadius = 6;           // px
constexpr double sideRoom = 14;              // px, between the sides of the plot and the first and the last sweep
constexpr int roundDigits = 3;               // of what is placed
constexpr double keySteps = 20;              // of the arrow keys for a factor of ten; with Shift five times finer
constexpr double largestWithTwoAndFive = 3;  // decades on the axis

/// With three significant digits.
Real withThreeDigits(Real value) {
    const Real step = std::pow(Real{10}, std::floor(std::log10(value)) - (roundDigits - 1));
    return std::round(value / step) * step;
}

}  // namespace

CurvePad::CurvePad(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("curvePad"));
    setAccessibleName(tr("Curve over the sweeps"));
    setToolTip(tr("Drag the handles up and down. Left and right choose a handle, up and down move it, with Shift in finer steps."));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeVerCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CurvePad::sizeHint() const { return {240, textScaled(curvePadHeight)}; }

void CurvePad::show(Point given, const std::vector<int>& sweeps, Real lowest, Real highest, const QString& title) {
    m_given = given;
    m_sweeps = sweeps;
    m_values.assign(sweeps.size(), std::nullopt);
    m_right.clear();
    m_lowest = lowest;
    m_highest = highest;
    m_title = title;
    m_chosen = 0;
    describe();
    update();
}

void CurvePad::setValue(std::size_t handle, std::optional<Real> value) {
    m_values[handle] = value;
    describe();
    update();
}

void CurvePad::reveal(const std::vector<Real>& right, Real factor) {
    m_right = right;
    m_factor = factor;
    for (const Real value : right) {
        include(value / factor);
        include(value * factor);
    }
    for (const auto& value : m_values)
        if (value) include(*value);
    describe();
    update();
}

/// Whole decades, so that labels stay round.
void CurvePad::include(Real value) {
    constexpr Real limit = 1e17;
    const Real shown = std::clamp(value, 1 / limit, limit);
    while (m_lowest > shown) m_lowest /= 10;
    while (m_highest < shown) m_highest *= 10;
}

void CurvePad::describe() {
    QStringList parts{tr("Sweep %1: %2 is given.").arg(m_given.sweep).arg(shown(m_given.value, roundDigits))};
    for (std::size_t i = 0; i < m_sweeps.size(); ++i) {
        const QString place = i == m_chosen ? tr("Sweep %1, chosen").arg(m_sweeps[i]) : tr("Sweep %1").arg(m_sweeps[i]);
        QString text = QStringLiteral("%1: %2").arg(place, m_values[i] ? shown(*m_values[i], roundDigits) : tr("not placed yet"));
        if (i < m_right.size()) text += QStringLiteral(", ") + tr("right: %1").arg(shown(m_right[i], roundDigits));
        parts.append(text + QLatin1Char('.'));
    }
    setAccessibleDescription(parts.join(QLatin1Char(' ')));
}

QRectF CurvePad::plot() const {
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const Label& label : labels()) widest = std::max(widest, metrics.horizontalAdvance(shown(label.value, roundDigits)));
    const double left = widest + metrics.height() + 10;
    const double bottom = 2 * metrics.height() + 8;
    return {left, 8, std::max(40.0, width() - left - 8), std::max(40.0, height() - bottom - 8)};
}

QPointF CurvePad::toScreen(int sweep, Real value) const {
    const QRectF view = plot().adjusted(sideRoom, 0, -sideRoom, 0);
    const double last = m_sweeps.empty() ? m_given.sweep + 1 : m_sweeps.back();
    const double across = (sweep - m_given.sweep) / (last - m_given.sweep);
    const double up = std::log(value / m_lowest) / std::log(m_highest / m_lowest);
    return {view.left() + across * view.width(), view.bottom() - std::clamp(up, 0.0, 1.0) * view.height()};
}

void CurvePad::place(Real value) {
    m_values[m_chosen] = std::clamp(withThreeDigits(value), m_lowest, m_highest);
    describe();
    update();
    emit placed();
}

void CurvePad::placeAt(QPointF at) {
    const QRectF view = plot();
    const double up = std::clamp((view.bottom() - at.y()) / view.height(), 0.0, 1.0);
    place(m_lowest * std::pow(m_highest / m_lowest, up));
}

/// The handle whose sweep is the nearest.
void CurvePad::mousePressEvent(QMouseEvent* event) {
    if (m_sweeps.empty() || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto away = [&](int sweep) { return std::abs(toScreen(sweep, m_given.value).x() - event->position().x()); };
    const auto nearest = std::ranges::min_element(m_sweeps, {}, away);
    m_chosen = static_cast<std::size_t>(nearest - m_sweeps.begin());
    placeAt(event->position());
}

void CurvePad::mouseMoveEvent(QMouseEvent* event) {
    if (m_sweeps.empty() || !(event->buttons() & Qt::LeftButton)) return QWidget::mouseMoveEvent(event);
    placeAt(event->position());
}

/// A handle that is not placed yet moves from the point before it.
void CurvePad::keyPressEvent(QKeyEvent* event) {
    const int along = (event->key() == Qt::Key_Right) - (event->key() == Qt::Key_Left);
    const int up = (event->key() == Qt::Key_Up) - (event->key() == Qt::Key_Down);
    if (m_sweeps.empty() || (along == 0 && up == 0)) return QWidget::keyPressEvent(event);
    if (along != 0) {
        const auto last = static_cast<int>(m_sweeps.size()) - 1;
        m_chosen = static_cast<std::size_t>(std::clamp(static_cast<int>(m_chosen) + along, 0, last));
        describe();
        update();
        return;
    }
    Real value = m_given.value;
    for (std::size_t i = 0; i <= m_chosen; ++i) value = m_values[i].value_or(value);
    const bool isFine = event->modifiers().testFlag(Qt::ShiftModifier);
    place(value * std::pow(10, up / (isFine ? 5 * keySteps : keySteps)));
}

/// Decades; with few of them 2 and 5 times their values, too.
std::vector<CurvePad::Label> CurvePad::labels() const {
    std::vector<Label> labels;
    const double decades = std::log10(m_highest / m_lowest);
    const int first = static_cast<int>(std::lround(std::log10(m_lowest)));
    const int count = static_cast<int>(std::lround(decades));
    const int every = std::max(1, count / 8);
    for (int i = 0; i <= count; i += every) {
        const Real decade = std::pow(Real{10}, first + i);
        labels.push_back({decade, true});
        if (i == count || decades > largestWithTwoAndFive) continue;
        for (const Real times : {2.0, 5.0}) labels.push_back({times * decade, false});
    }
    return labels;
}

void CurvePad::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_sweeps.empty()) return;
    QPalette colours = palette();
    colours.setCurrentColorGroup(QPalette::Active);  // an answered question is disabled, but is to be read
    drawAxes(painter, colours);
    drawRight(painter, colours);
    drawOwn(painter, colours);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
    painter.drawRect(plot());
}

void CurvePad::drawAxes(QPainter& painter, const QPalette& colours) const {
    const QRectF view = plot();
    const QFontMetrics metrics = fontMetrics();
    const QColor base = colours.color(QPalette::Base);
    const QColor ink = colours.color(QPalette::WindowText);
    painter.fillRect(view, base);
    for (const Label& label : labels()) {
        const double y = toScreen(m_given.sweep, label.value).y();
        painter.setPen(QPen(blended(base, ink, label.isDecade ? 0.35 : 0.12), 1));
        painter.drawLine(QPointF(view.left(), y), QPointF(view.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, view.left() - 4, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, shown(label.value, roundDigits));
    }
    double drawnTo = 0;
    const auto drawSweep = [&](int sweep) {
        const double x = toScreen(sweep, m_given.value).x();
        painter.setPen(QPen(blended(base, ink, 0.25), 1));
        painter.drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
        const QString text = QString::number(sweep);
        const double half = metrics.horizontalAdvance(text) / 2.0 + 2;
        if (x - half < drawnTo) return;
        drawnTo = x + half;
        painter.setPen(ink);
        painter.drawText(QRectF(x - half, view.bottom() + 2, 2 * half, metrics.height()), Qt::AlignCenter, text);
    };
    drawSweep(m_given.sweep);
    for (const int sweep : m_sweeps) drawSweep(sweep);
    painter.setPen(QPen(blended(base, ink, 0.5), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(view);
    painter.setPen(ink);
    painter.drawText(QRectF(view.left(), view.bottom() + metrics.height() + 4, view.width(), metrics.height()), Qt::AlignCenter,
                     tr("sweeps"));
    painter.save();
    painter.translate(metrics.height() / 2.0 + 1, view.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-view.height() / 2, -metrics.height() / 2.0, view.height(), metrics.height()), Qt::AlignCenter,
                     metrics.elidedText(m_title, Qt::ElideMiddle, static_cast<int>(view.height())));
    painter.restore();
}

/// From the given point on.
std::vector<CurvePad::Point> CurvePad::curveOf(const std::vector<Real>& values) const {
    std::vector<Point> points{m_given};
    for (std::size_t i = 0; i < values.size() && i < m_sweeps.size(); ++i) points.push_back({m_sweeps[i], values[i]});
    return points;
}

void CurvePad::drawRight(QPainter& painter, const QPalette& colours) const {
    if (m_right.empty()) return;
    QPolygonF line;
    QPolygonF above;
    QPolygonF below;
    for (const Point& point : curveOf(m_right)) {
        const Real factor = point.sweep == m_given.sweep ? 1 : m_factor;
        line << toScreen(point.sweep, point.value);
        above << toScreen(point.sweep, point.value * factor);
        below << toScreen(point.sweep, point.value / factor);
    }
    QPolygonF band = above;
    for (auto it = below.crbegin(); it != below.crend(); ++it) band << *it;
    const QColor green = AnswerMarks::colour(AnswerMarks::Kind::Right, colours);
    painter.setPen(QPen(faded(green, 0.6), 1));
    painter.setBrush(faded(green, 0.16));
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(green, 2, Qt::DashLine));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(green);
    const double r = handleRadius;
    for (const QPointF& at : line.mid(1))
        painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
}

void CurvePad::drawOwn(QPainter& painter, const QPalette& colours) const {
    const QColor own = AnswerMarks::colour(AnswerMarks::Kind::Yours, colours);
    const QColor base = colours.color(QPalette::Base);
    QPolygonF line{toScreen(m_given.sweep, m_given.value)};
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (m_values[i]) line << toScreen(m_sweeps[i], *m_values[i]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(own, 2));
    painter.drawPolyline(line);
    painter.setPen(QPen(base, 1));
    painter.setBrush(own);
    painter.drawRect(QRectF(line.front() - QPointF(5, 5), QSizeF(10, 10)));
    Real before = m_given.value;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const QPointF at = toScreen(m_sweeps[i], m_values[i].value_or(before));
        before = m_values[i].value_or(before);
        painter.setPen(m_values[i] ? QPen(base, 1.5) : QPen(own, 1.5, Qt::DotLine));
        painter.setBrush(m_values[i] ? own : base);
        painter.drawEllipse(at, handleRadius, handleRadius);
        if (i != m_chosen || !hasFocus()) continue;
        painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, handleRadius + 4, handleRadius + 4);
    }
    if (m_right.empty() || line.size() < 2) return;
    const QPointF right = toScreen(m_sweeps.back(), m_right.back());
    const int side = right.y() < line.back().y() ? -1 : 1;
    AnswerMarks::drawLabel(painter, right, AnswerMarks::text(AnswerMarks::Kind::Right), plot(), colours, side);
    AnswerMarks::drawLabel(painter, line.back(), AnswerMarks::text(AnswerMarks::Kind::Yours), plot(), colours, -side);
}

}  // namespace solverscope

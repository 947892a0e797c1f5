// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/lambda_plane/plane_canvas.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double planeMargin = 26;  // px, around the fitted content
constexpr double nearEnough = 8;    // px, from the pointer to a corner
constexpr double minSpan = 1e-9;

QPolygonF diamond(QPointF at, double r) {
    return QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

}  // namespace

PlaneCanvas::PlaneCanvas(QWidget* parent) : ZoomCanvas("planeCanvas", tr("Plane of the two impulses"), parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    new ViewState(this, {}, m_plane, m_frame, m_centre, m_scale);
}

void PlaneCanvas::show(std::optional<LambdaPlane> plane, const QString& xTitle, const QString& yTitle) {
    const bool otherRows = plane.has_value() != m_plane.has_value() ||
                           (plane && (plane->rows[0].row != m_plane->rows[0].row || plane->rows[1].row != m_plane->rows[1].row));
    m_plane = std::move(plane);
    m_xTitle = xTitle;
    m_yTitle = yTitle;
    if (otherRows && m_frame == Frame::Free) m_frame = Frame::All;
    reframe();
    update();
}

void PlaneCanvas::setJacobiShown(bool shown) {
    m_jacobi = shown;
    reframe();
    update();
}

void PlaneCanvas::frame(Frame frame) {
    m_frame = frame;
    reframe();
    update();
}

void PlaneCanvas::reframe() {
    if (!m_plane || m_frame == Frame::Free) return;
    std::vector<PlaneSpot> spots{m_plane->now};
    const std::size_t reached = m_frame == Frame::Path ? m_plane->reached : m_plane->path.size();
    for (std::size_t k = 0; k < reached; ++k) spots.push_back(m_plane->path[k].at);
    if (m_frame == Frame::All) {
        spots.push_back({0, 0});
        if (m_plane->solution) spots.push_back(*m_plane->solution);
        if (m_jacobi) spots.insert(spots.end(), m_plane->jacobi.begin(), m_plane->jacobi.end());
    }
    std::erase_if(spots, [](const PlaneSpot& spot) { return !std::isfinite(spot[0]) || !std::isfinite(spot[1]); });
    if (spots.empty()) return;
    PlaneSpot low = spots.front();
    PlaneSpot high = low;
    for (const PlaneSpot& spot : spots)
        for (std::size_t k = 0; k < 2; ++k) {
            low[k] = std::min(low[k], spot[k]);
            high[k] = std::max(high[k], spot[k]);
        }
    const double size = std::max({std::abs(low[0]), std::abs(low[1]), std::abs(high[0]), std::abs(high[1])});
    const double least = size > 0 ? 1e-6 * size : 1;
    const QRectF view = plot();
    const double x = std::max({high[0] - low[0], least, minSpan});
    const double y = std::max({high[1] - low[1], least, minSpan});
    m_centre = {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2};
    m_scale = std::min(std::max(20.0, view.width() - 2 * planeMargin) / x, std::max(20.0, view.height() - 2 * planeMargin) / y);
}

void PlaneCanvas::zoom(double factor, std::optional<QPointF> about) {
    if (!m_plane) return;
    const QPointF fixed = about.value_or(toScreen(m_plane->now));
    const PlaneSpot before = toPlane(fixed);
    m_scale = std::clamp(m_scale * factor, 1e-6, 1e14);
    const PlaneSpot after = toPlane(fixed);
    for (std::size_t k = 0; k < 2; ++k) m_centre[k] += before[k] - after[k];
    m_frame = Frame::Free;
    update();
}

QRectF PlaneCanvas::plot() const {
    const QFontMetrics metrics = fontMetrics();
    const double left = metrics.horizontalAdvance(QStringLiteral("−0.00012")) + metrics.height() + 8;
    const double bottom = 2 * metrics.height() + 8;
    return {left, 6, std::max(40.0, width() - left - 8), std::max(40.0, height() - bottom - 6)};
}

QPointF PlaneCanvas::toScreen(PlaneSpot spot) const {
    const QPointF middle = plot().center();
    constexpr double far = 1e6;  // px; points beyond it are indistinguishable
    return {std::clamp(middle.x() + m_scale * (spot[0] - m_centre[0]), -far, far),
            std::clamp(middle.y() - m_scale * (spot[1] - m_centre[1]), -far, far)};
}

PlaneSpot PlaneCanvas::toPlane(QPointF at) const {
    const QPointF middle = plot().center();
    return {m_centre[0] + (at.x() - middle.x()) / m_scale, m_centre[1] - (at.y() - middle.y()) / m_scale};
}

const PlaneCorner* PlaneCanvas::cornerAt(QPointF at) const {
    if (!m_plane || !plot().contains(at)) return nullptr;
    const PlaneCorner* found = nullptr;
    double least = nearEnough;
    for (const PlaneCorner& corner : m_plane->path) {
        const QPointF away = toScreen(corner.at) - at;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > least) continue;
        if (found && distance > least - 0.5) continue;  // at the end many points coincide: the first one is used
        least = distance;
        found = &corner;
    }
    return found;
}

void PlaneCanvas::resizeEvent(QResizeEvent*) { reframe(); }

void PlaneCanvas::pan(QPointF by) {
    if (!m_plane) return;
    m_frame = Frame::Free;
    m_centre[0] -= by.x() / m_scale;
    m_centre[1] += by.y() / m_scale;
    update();
}

void PlaneCanvas::hovered(const QMouseEvent& event) {
    const PlaneCorner* corner = cornerAt(event.position());
    setCursor(corner ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QToolTip::showText(event.globalPosition().toPoint(), corner && m_tip ? plainToolTip(m_tip(*corner)) : QString(), this);
}

void PlaneCanvas::clicked(const QMouseEvent& event) {
    if (const PlaneCorner* corner = cornerAt(event.position())) emit cornerChosen(corner->event);
}

void PlaneCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return emit moveAlongPath(-1);
        case Qt::Key_Right:
            return emit moveAlongPath(1);
        case Qt::Key_0:
            return frame(Frame::All);
        case Qt::Key_P:
            return frame(Frame::Path);
        default:
            ZoomCanvas::keyPressEvent(event);
    }
}

void PlaneCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (!m_plane) return;
    drawGround(painter);
    drawAxes(painter);
    painter.save();
    painter.setClipRect(plot());
    drawLines(painter);
    if (m_jacobi) drawJacobi(painter);
    drawPath(painter);
    if (m_jacobi) drawJacobiSpots(painter);
    drawSpots(painter);
    painter.restore();
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(plot());
}

/// The rectangle that the bounds allow for the two impulses, on the screen.
QPainterPath PlaneCanvas::allowed() const {
    const QRectF view = plot().adjusted(-4, -4, 4, 4);
    const PlaneSpot low = toPlane(view.bottomLeft());
    const PlaneSpot high = toPlane(view.topRight());
    QPainterPath region;
    region.addRect(view);
    if (!m_plane->boundsSums) return region;
    for (const std::size_t k : {0, 1}) {
        const PlaneRow& row = m_plane->rows[k];
        QPainterPath part;
        const auto spot = [&](Real own, Real other) { return toScreen(k == 0 ? PlaneSpot{own, other} : PlaneSpot{other, own}); };
        if (row.cone > 0) {  // |own| ≤ μ other, other ≥ 0
            const Real far = std::max<Real>(0, high[1 - k]);
            part.addPolygon(QPolygonF({spot(0, 0), spot(row.cone * far, far), spot(-row.cone * far, far)}));
        } else {
            const Real from = std::max(row.bounds.lower, low[k]);
            const Real to = std::min(row.bounds.upper, high[k]);
            if (from <= to) part.addRect(QRectF(spot(from, low[1 - k]), spot(to, high[1 - k])).normalized());
        }
        region = region.intersected(part);
    }
    return region;
}

void PlaneCanvas::drawGround(QPainter& painter) const {
    const QRectF view = plot();
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    painter.save();
    painter.setClipRect(view);
    painter.fillRect(view, blended(base, ink, 0.1));
    painter.fillRect(view, QBrush(blended(base, ink, 0.22), Qt::BDiagPattern));
    const QPainterPath region = allowed();
    painter.setBrush(base);
    painter.setPen(QPen(blended(base, ink, 0.55), 1.2));
    painter.drawPath(region);
    painter.restore();
}

void PlaneCanvas::drawAxes(QPainter& painter) const {
    const QRectF view = plot();
    const QFontMetrics metrics = fontMetrics();
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::WindowText);
    const PlaneSpot low = toPlane(view.bottomLeft());
    const PlaneSpot high = toPlane(view.topRight());
    const auto grid = [&](double value) { return QPen(blended(base, ink, value == 0 ? 0.5 : 0.12), value == 0 ? 1.2 : 1); };
    double drawnTo = -1e9;
    for (const Tick& tick : linearTicks(low[0], high[0], std::max(2, static_cast<int>(view.width() / 60)), false)) {
        const double x = toScreen({tick.value, 0}).x();
        painter.setPen(grid(tick.value));
        painter.drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
        const double half = metrics.horizontalAdvance(tick.label) / 2.0 + 4;
        if (x - half < drawnTo || x - half < view.left() - 20 || x + half > width()) continue;
        drawnTo = x + half;
        painter.setPen(ink);
        painter.drawText(QRectF(x - half, view.bottom() + 2, 2 * half, metrics.height()), Qt::AlignCenter, tick.label);
    }
    for (const Tick& tick : linearTicks(low[1], high[1], std::max(2, static_cast<int>(view.height() / 36)), false)) {
        const double y = toScreen({0, tick.value}).y();
        painter.setPen(grid(tick.value));
        painter.drawLine(QPointF(view.left(), y), QPointF(view.right(), y));
        painter.setPen(ink);
        const double top = std::clamp(y - metrics.height() / 2.0, 0.0, view.bottom() - metrics.height() + 4.0);
        painter.drawText(QRectF(0, top, view.left() - 4, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter.setPen(QPen(blended(base, ink, 0.4), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(view);
    painter.setPen(ink);
    painter.drawText(QRectF(view.left(), view.bottom() + metrics.height() + 4, view.width(), metrics.height()), Qt::AlignCenter,
                     metrics.elidedText(m_xTitle, Qt::ElideMiddle, static_cast<int>(view.width())));
    painter.save();
    painter.translate(metrics.height() / 2.0 + 1, view.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-view.height() / 2, -metrics.height() / 2.0, view.height(), metrics.height()), Qt::AlignCenter,
                     metrics.elidedText(m_yTitle, Qt::ElideMiddle, static_cast<int>(view.height())));
    painter.restore();
}

void PlaneCanvas::drawLines(QPainter& painter) const {
    const QRectF view = plot();
    const PlaneSpot low = toPlane(view.bottomLeft());
    const PlaneSpot high = toPlane(view.topRight());
    for (const int k : {0, 1}) {
        const auto place = static_cast<std::size_t>(k);
        const PlaneRow& row = m_plane->rows[place];
        const Real onX = k == 0 ? row.diagonal : m_plane->coupling;
        const Real onY = k == 0 ? m_plane->coupling : row.diagonal;
        painter.setPen(planePen(k == 0 ? PlaneSeries::First : PlaneSeries::Second, palette()));
        // Through the sides of the view that it crosses less steeply.
        if (std::abs(onX) >= std::abs(onY))
            painter.drawLine(toScreen({(row.rhs - onY * low[1]) / onX, low[1]}),
                             toScreen({(row.rhs - onY * high[1]) / onX, high[1]}));
        else
            painter.drawLine(toScreen({low[0], (row.rhs - onX * low[0]) / onY}),
                             toScreen({high[0], (row.rhs - onX * high[0]) / onY}));
    }
}

void PlaneCanvas::drawJacobi(QPainter& painter) const {
    const QPen pen = planePen(PlaneSeries::Jacobi, palette());
    QPolygonF line;
    for (const PlaneSpot& spot : m_plane->jacobi) line << toScreen(spot);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

/// Around the corners of the staircase: if there are only two rows, Jacobi's method reaches the same points, but later.
void PlaneCanvas::drawJacobiSpots(QPainter& painter) const {
    painter.setPen(QPen(planePen(PlaneSeries::Jacobi, palette()).color(), 2));
    painter.setBrush(Qt::NoBrush);
    for (const PlaneSpot& spot : m_plane->jacobi) painter.drawPolygon(diamond(toScreen(spot), 7));
}

void PlaneCanvas::drawPath(QPainter& painter) const {
    const QPen pen = planePen(PlaneSeries::Path, palette());
    const QColor base = palette().color(QPalette::Base);
    const QColor ahead = blended(base, palette().color(QPalette::Text), 0.45);
    for (std::size_t k = 1; k < m_plane->path.size(); ++k) {
        painter.setPen(k < m_plane->reached ? pen : QPen(ahead, 1, Qt::DotLine));
        painter.drawLine(toScreen(m_plane->path[k - 1].at), toScreen(m_plane->path[k].at));
    }
    for (std::size_t k = 1; k < m_plane->path.size(); ++k) {
        const QPointF at = toScreen(m_plane->path[k].at);
        const QColor colour = k < m_plane->reached ? pen.color() : ahead;
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(k < m_plane->reached ? QBrush(colour) : QBrush(base));
        if (m_plane->path[k].clamp == Clamp::None)
            painter.drawEllipse(at, 3.2, 3.2);
        else
            painter.drawRect(QRectF(at - QPointF(3.5, 3.5), QSizeF(7, 7)));
    }
}

void PlaneCanvas::drawSpots(QPainter& painter) const {
    const QColor ink = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    if (m_plane->solution) {
        const QPointF at = toScreen(*m_plane->solution);
        for (const QPen& pen : {QPen(base, 4), QPen(ink, 2)}) {
            painter.setPen(pen);
            painter.drawLine(at + QPointF(-6, -6), at + QPointF(6, 6));
            painter.drawLine(at + QPointF(-6, 6), at + QPointF(6, -6));
        }
    }
    if (m_plane->started) {
        const QPointF at = toScreen(m_plane->path.front().at);
        painter.setPen(QPen(base, 1.5));
        painter.setBrush(seriesColour(1, palette()));
        painter.drawPolygon(QPolygonF({at + QPointF(0, -8), at + QPointF(7, 5), at + QPointF(-7, 5)}));
    }
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(base, 4), QPen(ink, 2)}) {
        painter.setPen(pen);
        painter.drawEllipse(toScreen(m_plane->now), 7, 7);
    }
}

}  // namespace solverscope

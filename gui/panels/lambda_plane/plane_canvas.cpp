// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/lambda_plane/plane_canvas.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/text/language.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double planeMargin = 26;  // px, around the fitted content
constexpr double nearEnough = 8;    // px, from the pointer to a corner

}  // namespace

PlaneCanvas::PlaneCanvas(QWidget* parent) : ZoomCanvas("planeCanvas", tr("Plane of the two impulses"), parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    new ViewState(this, {}, m_plane, m_frame, m_map);
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
    m_map.plot = plot();
    m_map.fit(low, high, planeMargin);
}

void PlaneCanvas::zoom(double factor, std::optional<QPointF> about) {
    if (!m_plane) return;
    const QPointF fixed = about.value_or(toScreen(m_plane->now));
    const PlaneSpot before = toPlane(fixed);
    m_map.scale = std::clamp(m_map.scale * factor, 1e-6, 1e14);
    const PlaneSpot after = toPlane(fixed);
    for (std::size_t k = 0; k < 2; ++k) m_map.centre[k] += before[k] - after[k];
    m_frame = Frame::Free;
    update();
}

QRectF PlaneCanvas::plot() const { return planePlot(fontMetrics(), size()); }

PlaneMap PlaneCanvas::map() const { return {plot(), m_map.centre, m_map.scale}; }

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
    m_map.centre[0] -= by.x() / m_map.scale;
    m_map.centre[1] += by.y() / m_map.scale;
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
    const PlaneMap map = this->map();
    const PlanePainter plane(painter, *m_plane, map, palette());
    plane.drawGround();
    plane.drawAxes(m_xTitle, m_yTitle);
    painter.save();
    painter.setClipRect(map.plot);
    plane.drawLines();
    if (m_jacobi) plane.drawJacobi();
    plane.drawPath(m_plane->reached, true);
    if (m_jacobi) plane.drawJacobiSpots();
    plane.drawSolution();
    plane.drawStart();
    plane.drawNow();
    painter.restore();
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(map.plot);
}

}  // namespace solverscope

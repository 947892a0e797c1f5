// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/plane_canvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/models/plain_tool_tip.h"
#include "gui/views/scene_camera.h"

namespace solverscope {
namespace {

constexpr double planeMargin = 26;  // px, around what is framed
constexpr double nearEnough = 8;    // px, from the pointer to a corner
constexpr double leastSpan = 1e-9;

}  // namespace

PlaneCanvas::PlaneCanvas(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("planeCanvas"));
    setAccessibleName(tr("Plane of the two impulses"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
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
    const double x = std::max({high[0] - low[0], least, leastSpan});
    const double y = std::max({high[1] - low[1], least, leastSpan});
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
    constexpr double far = 1e6;  // px; further away nothing can be told apart
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
        if (found && distance > least - 0.5) continue;  // at the end many share a spot: the first that came there
        least = distance;
        found = &corner;
    }
    return found;
}

void PlaneCanvas::resizeEvent(QResizeEvent*) { reframe(); }

void PlaneCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_grabbed = event->position();
    m_panned = false;
}

void PlaneCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_grabbed && m_plane) {
        const QPointF by = event->position() - *m_grabbed;
        if (!m_panned && by.manhattanLength() < QApplication::startDragDistance()) return;
        m_panned = true;
        m_frame = Frame::Free;
        m_grabbed = event->position();
        m_centre[0] -= by.x() / m_scale;
        m_centre[1] += by.y() / m_scale;
        update();
        return;
    }
    const PlaneCorner* corner = cornerAt(event->position());
    setCursor(corner ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (corner && m_tip)
        QToolTip::showText(event->globalPosition().toPoint(), plainToolTip(m_tip(*corner)), this);
    else
        QToolTip::hideText();
}

void PlaneCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_grabbed) return;
    m_grabbed.reset();
    if (m_panned) return;
    if (const PlaneCorner* corner = cornerAt(event->position())) emit cornerChosen(corner->event);
}

void PlaneCanvas::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void PlaneCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return emit moveAlongPath(-1);
        case Qt::Key_Right:
            return emit moveAlongPath(1);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(zoomStep);
        case Qt::Key_Minus:
            return zoom(1 / zoomStep);
        case Qt::Key_0:
            return frame(Frame::All);
        case Qt::Key_P:
            return frame(Frame::Path);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace solverscope

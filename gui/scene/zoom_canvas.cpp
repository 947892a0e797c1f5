// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/zoom_canvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "gui/scene/scene_camera.h"
#include "gui/widgets/build.h"

namespace solverscope {

ZoomCanvas::ZoomCanvas(const char* name, const QString& accessible, QWidget* parent) : QWidget(parent) {
    named(this, name, accessible);
    setFocusPolicy(Qt::StrongFocus);
}

void ZoomCanvas::mousePressEvent(QMouseEvent* event) {
    if (!isGrabbedBy(event->button())) return;
    m_grabbed = event->position();
    m_panned = false;
}

void ZoomCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!m_grabbed) return hovered(*event);
    const QPointF by = event->position() - *m_grabbed;
    if (!m_panned && by.manhattanLength() < QApplication::startDragDistance()) return;
    m_panned = true;
    m_grabbed = event->position();
    pan(by);
}

void ZoomCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (!isGrabbedBy(event->button()) || !m_grabbed) return;
    m_grabbed.reset();
    if (!m_panned) clicked(*event);
}

void ZoomCanvas::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0) zoom(std::pow(zoomStep, notches), event->position());
    event->accept();
}

void ZoomCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(zoomStep);
        case Qt::Key_Minus:
            return zoom(1 / zoomStep);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the mouse and the keys do in the scene.
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "gui/scene/scene_builder.h"
#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_view.h"
#include "gui/scene/view_buttons.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

constexpr double bodyTolerance = 2;                         // px
constexpr double particleTolerance = particlePixels + 2.5;  // px
constexpr double contactTolerance = 7;                      // px

}  // namespace

void SceneView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0) return;
    m_camera.zoomAbout(event->position(), std::pow(1.2, notches));
    navigated();
    event->accept();
}

std::optional<BodyId> SceneView::bodyUnder(QPointF at) const {
    const World& world = m_controller.session().world();
    const auto body = bodyAt(world, m_camera.toWorld(at), bodyTolerance / m_camera.scale, particleTolerance / m_camera.scale);
    if (!body || std::holds_alternative<HalfPlane>(world.bodies[index(*body)].shape)) return std::nullopt;
    return body;
}

std::optional<std::uint32_t> SceneView::contactUnder(QPointF at) const {
    if (!m_options.contacts) return std::nullopt;
    return contactAt(m_controller.session().world(), m_camera.toWorld(at), contactTolerance / m_camera.scale);
}

bool SceneView::isMovable(BodyId body) const { return !m_controller.session().world().bodies[index(body)].isStatic; }

void SceneView::mousePressEvent(QMouseEvent* event) {
    if (m_gesture != Gesture::None) return;
    const QPointF at = event->position();
    m_pressedAt = at;
    const bool pans = event->button() == Qt::MiddleButton || event->button() == Qt::RightButton;
    if (pans || (event->button() == Qt::LeftButton && (m_spaceHeld || m_pans))) {
        m_gesture = Gesture::Pan;
        m_panned = false;
        updateCursor();
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    if (m_controller.playing() != Playing::Run) m_controller.pause();  // what is shown ends: the click is meant for it
    if (grabsArrow(m_controller.arrowPrompt(), m_camera, at)) {
        m_gesture = Gesture::Arrow;
        return;
    }
    if (m_builder->press(*event)) return;
    m_gesture = Gesture::Press;
    m_pressedBody = bodyUnder(at);
    m_pressedContact = m_controller.isPlaying() ? std::nullopt : contactUnder(at);
    if (m_pressedBody || !m_pressedContact) m_controller.selectBody(m_pressedBody);
    if (!m_pressedBody && !m_pressedContact) m_controller.pickRow(std::nullopt);
    if (m_controller.isPlaying() && m_draggable) beginDrag();
    updateCursor();
}

/// In a running scene a body is grabbed at once; otherwise it moves only when the mouse moves, so that a click moves nothing.
void SceneView::beginDrag() {
    if (!m_pressedBody || !isMovable(*m_pressedBody)) return;
    m_controller.grab(*m_pressedBody, m_camera.toWorld(m_pressedAt));
    if (m_controller.isDragging()) m_gesture = Gesture::Drag;
}

void SceneView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_gesture == Gesture::None && m_builder->move(*event)) return;
    if (m_gesture == Gesture::Press && (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        if (!m_pressedBody || !isMovable(*m_pressedBody)) {
            m_gesture = Gesture::Pan;
            m_pressedContact.reset();
        } else if (m_draggable) {
            beginDrag();
        } else {
            endGesture();
            emit dragRefused();
        }
        updateCursor();
    }
    if (m_gesture == Gesture::Pan) {
        if (!m_panned && (at - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
        m_panned = true;
        m_camera.pan(at - m_pressedAt);
        m_pressedAt = at;
        navigated();
    } else if (m_gesture == Gesture::Drag) {
        m_controller.dragTo(m_camera.toWorld(at));
    } else if (m_gesture == Gesture::Arrow) {
        drawArrowTo(m_controller.arrowPrompt(), m_camera, at);
    } else if (m_gesture == Gesture::None) {
        hover(at);
    }
}

void SceneView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_gesture == Gesture::None && m_builder->release(*event)) return;
    if (event->buttons() != Qt::NoButton) return;
    if (m_gesture == Gesture::Pan && !m_panned && event->button() == Qt::RightButton) {
        endGesture();
        return requestMenu(event->position());
    }
    if (m_gesture == Gesture::Press && m_pressedContact)
        if (const auto row = nextRowOf(m_controller.session(), *m_pressedContact, m_controller.markedRow()))
            m_controller.pickRow(row);
    endGesture();
    hover(event->position());
}

void SceneView::endGesture() {
    if (m_gesture == Gesture::Drag) m_controller.release();
    m_gesture = Gesture::None;
    m_pressedBody.reset();
    m_pressedContact.reset();
    updateCursor();
}

void SceneView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_builder->doubleClick()) fit();
}

SceneSpot SceneView::spotAt(QPointF at) const {
    const Vec2 point = m_camera.toWorld(at);
    // A half-plane is nothing to grab, but something to ask about.
    auto body = bodyUnder(at);
    if (!body) body = bodyAt(m_controller.session().world(), point, 0, 0);
    return {point, body, m_builder->jointAt(point), contactUnder(at)};
}

void SceneView::requestMenu(QPointF at) { emit menuRequested(spotAt(at), mapToGlobal(at.toPoint())); }

void SceneView::hover(QPointF at) {
    const auto body = bodyUnder(at);
    const bool onHandle = m_builder->isOnHandle(at);
    if (body == m_hovered && onHandle == m_onHandle) return;
    m_hovered = body;
    m_onHandle = onHandle;
    updateCursor();
    update();
}

void SceneView::leaveEvent(QEvent*) {
    if (!m_hovered) return;
    m_hovered.reset();
    update();
}

void SceneView::focusOutEvent(QFocusEvent* event) {
    m_spaceHeld = false;
    updateCursor();
    QWidget::focusOutEvent(event);
}

void SceneView::updateCursor() {
    if (m_gesture == Gesture::Pan || m_gesture == Gesture::Drag)
        setCursor(Qt::ClosedHandCursor);
    else if (m_builder->draws())
        setCursor(Qt::CrossCursor);
    else if (m_onHandle)
        setCursor(Qt::SizeAllCursor);
    else if (m_spaceHeld || m_pans ||
             (m_draggable && m_hovered && index(*m_hovered) < m_controller.session().world().bodies.size() &&
              isMovable(*m_hovered)))
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void SceneView::keyPressEvent(QKeyEvent* event) {
    constexpr double panStep = 48;  // px
    const QPointF middle = QRectF(rect()).center();
    if (m_builder->key(*event)) return;
    switch (event->key()) {
        case Qt::Key_Menu: {
            const auto body = m_controller.selectedBody();
            return requestMenu(body ? m_camera.toScreen(m_controller.session().world().poses[index(*body)].position) : middle);
        }
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(zoomStep);
        case Qt::Key_Minus:
            return zoom(1 / zoomStep);
        case Qt::Key_Left:
            m_camera.pan({panStep, 0});
            break;
        case Qt::Key_Right:
            m_camera.pan({-panStep, 0});
            break;
        case Qt::Key_Up:
            m_camera.pan({0, panStep});
            break;
        case Qt::Key_Down:
            m_camera.pan({0, -panStep});
            break;
        case Qt::Key_F:
            fit();
            return;
        case Qt::Key_Space:
            m_spaceHeld = true;
            updateCursor();
            return;
        case Qt::Key_Escape:
            if (m_gesture == Gesture::None) {
                QWidget::keyPressEvent(event);
                return;
            }
            endGesture();
            return;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    navigated();
}

void SceneView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    m_spaceHeld = false;
    updateCursor();
}

bool SceneView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_builder->claims(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

QString SceneView::tipAt(QPointF at) const {
    if (const auto contact = contactUnder(at)) return contactTip(m_controller.session(), *contact);
    if (const auto body = bodyUnder(at)) return bodyTip(m_controller.session(), *body);
    return ViewButtons::mouseLine();
}

}  // namespace solverscope

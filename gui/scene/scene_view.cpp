// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_view.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "gui/scene/scene_builder.h"
#include "gui/scene/scene_camera.h"
#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/view_buttons.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/predicted_motion.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double bodyTolerance = 2;                         // px
constexpr double particleTolerance = particlePixels + 2.5;  // px
constexpr double contactTolerance = 7;                      // px
constexpr double minShare = 0.35;                           // of the fitted scale: bodies far off do not make the others small
constexpr double secondsAhead = 0.4;                        // of the parabola of a body in flight

}  // namespace

SceneView::SceneView(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_motion(new SceneMotion(controller, this)),
      m_layerButton(textButton("sceneLayers", tr("Show"), tr("What the scene shows"), this)),
      m_builder(new SceneBuilder(controller, m_camera, *this)),
      m_viewButtons(new ViewButtons(*this)) {
    named(this, "sceneView", tr("Scene"));
    setAccessibleDescription(tr("The bodies, contacts and impulses at the cursor"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setAttribute(Qt::WA_OpaquePaintEvent);

    m_options.velocities = true;
    addLayer(QStringLiteral("sceneLayerContacts"), tr("&Contact points"), m_options.contacts);
    addLayer(QStringLiteral("sceneLayerNormals"), tr("Contact &normals"), m_options.normals);
    addLayer(QStringLiteral("sceneLayerImpulses"), tr("&Impulses"), m_options.impulses);
    addLayer(QStringLiteral("sceneLayerVelocities"), tr("&Velocities"), m_options.velocities);
    addLayer(QStringLiteral("sceneLayerTrails"), tr("&Trails"), m_trails);
    addLayer(QStringLiteral("sceneLayerPseudoVelocities"), tr("P&seudo-velocities"), m_options.pseudoVelocities);
    addLayer(QStringLiteral("sceneLayerPenetration"), tr("&Penetration"), m_options.penetration);
    addLayer(QStringLiteral("sceneLayerLabels"), tr("Names of &bodies"), m_options.labels);
    addLayer(QStringLiteral("sceneLayerGrid"), tr("&Grid"), m_options.grid);
    addLayer(QStringLiteral("sceneLayerAges"), tr("Contact &age"), m_options.ages);

    auto* menu = new QMenu(this);
    menu->addActions(m_layers);
    menu->addSeparator();
    auto* fitAction = menu->addAction(tr("&Fit the scene"), this, &SceneView::fit);
    fitAction->setObjectName(QStringLiteral("sceneFit"));
    m_layerButton->setPopupMode(QToolButton::InstantPopup);
    m_layerButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_layerButton->setAutoRaise(true);
    m_layerButton->setAutoFillBackground(true);  // what is drawn below would cross its text
    m_layerButton->setFocusPolicy(Qt::TabFocus);
    m_layerButton->setMenu(menu);

    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_scales = {};
        m_options.scales.reset();
        m_hovered.reset();
        m_gesture = Gesture::None;
        setGhosts({});
        if (!m_controller.isSceneEdited()) fit();
    });
    connect(&controller, &DebuggerController::cursorMoved, this, &SceneView::refresh);
    connect(&controller, &DebuggerController::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&controller, &DebuggerController::playbackChanged, this, [this] {
        if (m_controller.playing() == Playing::Replay) keepWayInView();
        refresh();
    });
    connect(m_builder, &SceneBuilder::changed, this, &SceneView::updateCursor);
    connect(&controller.arrowPrompt(), &ArrowPrompt::changed, this, qOverload<>(&QWidget::update));
    fit();
    new ViewState(
        this, [this](SceneView&) { refresh(); }, m_fitted, m_camera.centre, m_camera.scale, m_options.scales);
}

void SceneView::addLayer(const QString& name, const QString& text, bool& layer) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setCheckable(true);
    action->setChecked(layer);
    action->setData(layer);
    connect(action, &QAction::toggled, this, [this, &layer](bool shown) {
        layer = shown;
        update();
    });
    m_layers.append(action);
}

void SceneView::resetLayers() {
    for (QAction* layer : m_layers) layer->setChecked(layer->data().toBool());
}

void SceneView::setGhosts(std::vector<SceneGhost> ghosts) {
    if (ghosts.empty() && m_ghosts.empty()) return;
    m_ghosts = std::move(ghosts);
    m_options.ghosts = m_ghosts;
    update();
}

void SceneView::setDraggable(bool draggable) {
    m_draggable = draggable;
    if (!draggable && m_gesture == Gesture::Drag) endGesture();
    updateCursor();
}

void SceneView::fit() {
    m_fitted = true;
    m_camera = fittedCamera(m_controller.session(), rect());
    m_fittedScale = m_camera.scale;
    update();
}

/// Follows bodies that have left the view, unless the user has set it. A body that flies off does not make the others small.
void SceneView::keepInView() {
    const World& world = m_controller.session().world();
    if (!m_fitted || m_builder->isBuilding() || m_gesture != Gesture::None || m_controller.isPlaying() || isInView(world, m_camera))
        return;
    const SceneCamera wanted = fittedCamera(m_controller.session(), rect());
    if (wanted.scale >= minShare * m_fittedScale) m_camera = wanted;
}

/// The camera does not move during a replay: both of its ends are to be seen.
void SceneView::keepWayInView() {
    const Session& session = m_controller.session();
    const World& here = session.world();
    const World there = session.recording().endOf(m_controller.replayed().to.step);
    if (!m_fitted || (isInView(here, m_camera) && isInView(there, m_camera))) return;
    WorldBox box = boundsOf(here);
    const WorldBox end = boundsOf(there);
    box.include(end.low);
    box.include(end.high);
    const SceneCamera wanted = SceneCamera::fitting(box, rect());
    if (wanted.scale >= minShare * m_fittedScale) m_camera = wanted;
}

void SceneView::refresh() {
    if (!isVisible()) return;
    keepInView();
    m_scales.follow(m_controller.session());
    m_options.scales = m_scales.held();
    update();
}

void SceneView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_options.palette = palette();
    m_options.camera = m_camera;
    m_options.marked = m_controller.isRunning() ? std::nullopt : m_controller.markedRow();
    m_options.running = m_controller.isRunning();
    m_options.selected = m_controller.selectedBody();
    m_options.hovered = m_hovered;
    m_options.pulses = m_motion->pulses();
    m_options.trails = m_trails ? &m_motion->trails() : nullptr;
    const auto& predicted = m_controller.prediction().motion();
    m_options.prediction = predicted ? &*predicted : nullptr;
    m_options.ahead = m_controller.hidesFuture() ? 0 : secondsAhead;
    const auto build = m_builder->picture();
    m_options.build = build ? &*build : nullptr;
    paintScene(painter, rect(), m_controller.session(), m_options);
    m_options.build = nullptr;
    paintArrowPrompt(painter, m_controller.arrowPrompt(), m_camera, palette());
}

void SceneView::resizeEvent(QResizeEvent*) {
    m_camera.area = rect();
    if (m_fitted) fit();
    const QSize size = m_layerButton->sizeHint();
    m_layerButton->setGeometry(width() - size.width() - 6, 6, size.width(), size.height());
    const QSize buttons = m_viewButtons->sizeHint();
    m_viewButtons->setGeometry(QRect(QPoint(width() - buttons.width() - 6, m_layerButton->geometry().bottom() + 6), buttons));
}

void SceneView::showEvent(QShowEvent*) {
    m_motion->follow();
    refresh();
}

void SceneView::navigated() {
    m_fitted = false;
    update();
}

void SceneView::zoom(double factor) {
    m_camera.zoomAbout(QRectF(rect()).center(), factor);
    navigated();
}

void SceneView::setPanning(bool on) {
    m_pans = on;
    updateCursor();
}

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
        // A click of the right button that trembles is still one.
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
    return {point, bodyUnder(at), m_builder->jointAt(point), contactUnder(at)};
}

void SceneView::requestMenu(QPointF at) { emit menuRequested(spotAt(at), mapToGlobal(at.toPoint())); }

void SceneView::hover(QPointF at) {
    const auto body = bodyUnder(at);
    if (body == m_hovered) return;
    m_hovered = body;
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

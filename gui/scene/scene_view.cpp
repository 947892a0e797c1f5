// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_view.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <cmath>

#include "gui/scene/frame_overlay.h"
#include "gui/scene/scene_builder.h"
#include "gui/scene/scene_camera.h"
#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/view_buttons.h"
#include "gui/session/arrow_prompt.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/frame_times.h"
#include "gui/session/predicted_motion.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double minShare = 0.35;     // of the fitted scale: bodies far off do not make the others small
constexpr double secondsAhead = 0.4;  // of the parabola of a body in flight

}  // namespace

SceneView::SceneView(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_motion(new SceneMotion(controller, this)),
      m_layerButton(textButton("sceneLayers", tr("Show"), tr("What the scene shows"), this)),
      m_builder(new SceneBuilder(controller, m_camera, *this)),
      m_viewButtons(new ViewButtons(*this)),
      m_frameOverlay(new FrameOverlay(controller.frameTimes(), this)) {
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
        if (m_builder->isBuilding()) m_fitted = false;  // what is being built stays where it is
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
    FrameTimes& times = m_controller.frameTimes();
    const FrameTimes::Span span(times, FrameTimes::Part::View, times.isOn() ? accessibleName() : QString());
    keepInView();
    m_scales.follow(m_controller.session());
    m_options.scales = m_scales.held();
    update();
}

void SceneView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_scales.followDepth(m_controller.session().world(), m_camera.scale);
    if (m_options.scales && m_scales.held()) m_options.scales->depth = m_scales.held()->depth;
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
    const ArrowPrompt& arrow = m_controller.arrowPrompt();
    m_options.ring = arrow.isOpen() ? std::optional(arrow.tail()) : std::nullopt;
    m_options.covered = {QRectF(m_layerButton->geometry()), QRectF(m_viewButtons->geometry())};
    paintScene(painter, rect(), m_controller.session(), m_options);
    m_options.build = nullptr;
    paintArrowPrompt(painter, arrow, m_camera, palette());
    m_controller.frameTimes().endFrame();
}

void SceneView::showFrameTimes(bool on) {
    m_frameOverlay->setOn(on);
    update();
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

}  // namespace solverscope

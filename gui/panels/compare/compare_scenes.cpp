// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/compare/compare_scenes.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "gui/charts/chart_series.h"
#include "gui/panels/compare/compare_charts.h"
#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr double paneGap = 3;  // px between panes

struct Grid {
    int columns = 1;
    int rows = 1;
};

/// The grid in which a scene of these proportions is largest.
Grid gridFor(int count, QSizeF area, QSizeF scene) {
    Grid best;
    double largest = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double scale =
            std::min(area.width() / columns / std::max(1e-9, scene.width()), area.height() / rows / std::max(1e-9, scene.height()));
        if (scale <= largest * (1 + 1e-9)) continue;
        largest = scale;
        best = {columns, rows};
    }
    return best;
}

}  // namespace

CompareScenes::CompareScenes(DebuggerController& controller, VariantComparison& comparison, QWidget* parent)
    : ZoomCanvas("compareScenes", tr("Scenes of the variants"), parent), m_controller(controller), m_comparison(comparison) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&controller, &DebuggerController::cursorMoved, this, &CompareScenes::refresh);
    connect(&controller, &DebuggerController::playbackChanged, this, &CompareScenes::refresh);
    connect(&controller, &DebuggerController::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&controller, &DebuggerController::sceneChanged, this, &CompareScenes::fit);
    connect(&comparison, &VariantComparison::runsChanged, this, qOverload<>(&QWidget::update));
    connect(&comparison, &VariantComparison::activeChanged, this, &CompareScenes::activeChanged);
    connect(&comparison.variants(), &Variants::changed, this, qOverload<>(&QWidget::update));
    activeChanged();
    new ViewState(this, {}, m_fitted, m_camera, m_sceneSize);
}

void CompareScenes::refresh() {
    if (!isVisible()) return;
    m_comparison.goTo(stepOfBodies(m_controller.session()));
    update();
}

void CompareScenes::activeChanged() {
    QStringList names;
    for (const ActiveVariant& each : m_comparison.active()) names << each.name;
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    if (m_fitted) fit();
    refresh();
}

QRectF CompareScenes::paneOf(std::size_t variant) const {
    const int count = std::max(1, static_cast<int>(m_comparison.active().size()));
    const Grid grid = gridFor(count, size(), m_sceneSize);
    const double w = (width() + paneGap) / grid.columns;
    const double h = (height() + paneGap) / grid.rows;
    const int place = static_cast<int>(variant);
    return {w * (place % grid.columns), h * (place / grid.columns), w - paneGap, h - paneGap};
}

SceneCamera CompareScenes::cameraOf(std::size_t variant) const {
    SceneCamera camera = m_camera;
    camera.area = paneOf(variant);
    return camera;
}

void CompareScenes::fit() {
    constexpr double margin = 10;  // px
    const double head = margin + fontMetrics().height();
    const WorldBox box = boundsOf(m_controller.session().world());
    m_fitted = true;
    m_sceneSize = {std::max(1.0, box.size().x), std::max(1.0, box.size().y)};
    const QRectF pane = paneOf(0);
    m_camera.area = pane;
    m_camera.scale = std::clamp(
        std::min((pane.width() - 2 * margin) / m_sceneSize.width(), (pane.height() - head - margin) / m_sceneSize.height()),
        SceneCamera::minScale, SceneCamera::maxScale);
    if (!box.isEmpty()) m_camera.centre = box.middle() + Vec2{0, (head - margin) / 2 / m_camera.scale};
    update();
}

void CompareScenes::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    const std::size_t count = m_comparison.active().size();
    m_drawn.assign(count, -1);
    for (std::size_t i = 0; i < count; ++i) paintPane(painter, i);
    if (count > 0) return;
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, m_comparison.nothingToCompareReason());
}

void CompareScenes::paintPane(QPainter& painter, std::size_t variant) {
    const QRectF pane = paneOf(variant);
    const Session& session = m_controller.session();
    const World* world = m_comparison.worldAfter(variant, stepOfBodies(session));
    if (world) {
        SceneOptions options;
        options.palette = palette();
        options.camera = cameraOf(variant);
        options.scales = SceneScales{};
        options.selected = m_controller.selectedBody();
        paintWorld(painter, pane, session, *world, options);
        m_drawn[variant] = world->step;
    } else {
        painter.fillRect(pane, palette().color(QPalette::Base));
    }
    paintName(painter, pane, variant, world);
}

/// Name, line and colour in the corner; if a run lags behind or has ended, also its step.
void CompareScenes::paintName(QPainter& painter, const QRectF& pane, std::size_t variant, const World* world) {
    const ActiveVariant& each = m_comparison.active()[variant];
    QString text = each.name;
    if (!world)
        text += tr(" · running …");
    else if (world->step != stepOfBodies(m_controller.session()))
        text += tr(" · step %1").arg(world->step);
    const QFont font = bold(painter.font(), variant == 0);
    painter.save();
    painter.setClipRect(pane);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double room = pane.width() - sampleSize.width() - 22;
    text = metrics.elidedText(text, Qt::ElideRight, room);
    const QRectF box(pane.left() + 5, pane.top() + 5, sampleSize.width() + metrics.horizontalAdvance(text) + 14,
                     metrics.height() + 4);
    paintBadge(painter, box, palette().color(QPalette::Base), 0.8);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSample(painter, lookOfVariant(each.look), palette(), {box.left() + 4, box.center().y() - sampleSize.height() / 2.0});
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QPointF(box.left() + sampleSize.width() + 9, box.top() + 2 + metrics.ascent()), text);
    painter.restore();
}

void CompareScenes::resizeEvent(QResizeEvent*) {
    if (m_fitted) fit();
}

void CompareScenes::showEvent(QShowEvent*) {
    if (m_fitted) fit();
    refresh();
}

std::optional<std::size_t> CompareScenes::variantAt(QPointF at) const {
    for (std::size_t i = 0; i < m_comparison.active().size(); ++i)
        if (paneOf(i).contains(at)) return i;
    return std::nullopt;
}

void CompareScenes::zoom(double factor, std::optional<QPointF> about) {
    const QPointF at = about.value_or(paneOf(0).center());
    const auto variant = variantAt(at);
    if (!variant) return;
    SceneCamera camera = cameraOf(*variant);
    camera.zoomAbout(at, factor);
    m_camera = camera;
    m_fitted = false;
    update();
}

void CompareScenes::pan(QPointF by) {
    m_camera.pan(by);
    m_fitted = false;
    update();
}

/// A click selects the body, as in the scene.
void CompareScenes::clicked(const QMouseEvent& event) {
    constexpr double reach = 4;  // px
    const auto variant = variantAt(event.position());
    const World* world = variant ? m_comparison.worldAfter(*variant, stepOfBodies(m_controller.session())) : nullptr;
    if (!world) return;
    const SceneCamera camera = cameraOf(*variant);
    const auto body = bodyAt(*world, camera.toWorld(event.position()), reach / camera.scale, reach / camera.scale);
    const bool isGround = body && std::holds_alternative<HalfPlane>(world->bodies[index(*body)].shape);
    m_controller.selectBody(isGround ? std::nullopt : body);
}

void CompareScenes::mouseDoubleClickEvent(QMouseEvent*) { fit(); }

void CompareScenes::keyPressEvent(QKeyEvent* event) {
    constexpr double panStep = 48;  // px
    switch (event->key()) {
        case Qt::Key_Left:
            return pan({panStep, 0});
        case Qt::Key_Right:
            return pan({-panStep, 0});
        case Qt::Key_Up:
            return pan({0, panStep});
        case Qt::Key_Down:
            return pan({0, -panStep});
        case Qt::Key_F:
            return fit();
        case Qt::Key_Escape:
            emit left();
            return;
        default:
            ZoomCanvas::keyPressEvent(event);
    }
}

bool CompareScenes::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto variant = variantAt(help->pos());
    if (!variant) {
        QToolTip::hideText();
        return true;
    }
    const ActiveVariant& each = m_comparison.active()[*variant];
    const QString changes = m_comparison.variants().entries()[static_cast<std::size_t>(each.place)].changes;
    const QString tip = changes.isEmpty() ? each.name : QStringLiteral("%1\n%2").arg(each.name, changes);
    QToolTip::showText(help->globalPos(), plainToolTip(tip), this);
    return true;
}

}  // namespace solverscope

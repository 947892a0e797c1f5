// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_builder.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_geometry.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/number_text.h"
#include "gui/text/refusal_text.h"

namespace solverscope {
namespace {

constexpr double snapPixels = 12;
constexpr double jointPixels = 6;

Real distanceToSegment(Vec2 point, Vec2 a, Vec2 b) {
    const Vec2 along = b - a;
    const Real squared = lengthSquared(along);
    const Real share = squared > 0 ? std::clamp(dot(point - a, along) / squared, 0.0, 1.0) : 0;
    return length(point - a - share * along);
}

}  // namespace

SceneBuilder::SceneBuilder(DebuggerController& controller, const SceneCamera& camera, QWidget& view)
    : QObject(&view), m_controller(controller), m_edits(controller.edits()), m_camera(camera), m_view(view) {
    connect(&m_edits, &SceneEdits::buildingChanged, this, [this] {
        cancel();
        emit changed();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &SceneBuilder::cancel);
}

double SceneBuilder::reach() const { return snapPixels / m_camera.scale; }

Vec2 SceneBuilder::snapped(QPointF at, Qt::KeyboardModifiers modifiers) const {
    const Vec2 point = m_camera.toWorld(at);
    if (!m_edits.snaps() || modifiers & Qt::AltModifier) return point;
    return SnapTargets(m_edits.scene()).pointNear(point, reach());
}

Vec2 SceneBuilder::keyPoint() const { return m_keyPoint.value_or(onGrid(m_camera.centre)); }

ToolDrawing SceneBuilder::drawing() const {
    ToolDrawing drawing{.tool = m_edits.tool(),
                        .points = m_points,
                        .selection = m_controller.selection(),
                        .snaps = m_edits.snaps() && !m_ignoresSnap,
                        .reach = std::max(reach(), 0.1),
                        .spring = m_edits.spring()};
    if (m_points.empty() && m_usesKeys) {
        drawing.points = {keyPoint()};
        drawing.falls = true;
    } else if (m_hover && (m_points.empty() || m_gesture == Gesture::None)) {
        drawing.points.push_back(*m_hover);
    }
    return drawing;
}

std::optional<BodyId> SceneBuilder::bodyAtPoint(Vec2 point) const {
    return bodyAt(m_controller.session().world(), point, 2 / m_camera.scale, (particlePixels + 2.5) / m_camera.scale);
}

std::optional<JointId> SceneBuilder::jointAt(Vec2 point) const {
    const World& world = m_controller.session().world();
    for (std::size_t i = world.joints.size(); i-- > 0;) {
        const RowPoints anchors = anchorsOf(world, world.joints[i]);
        if (distanceToSegment(point, anchors.onA, anchors.onB) * m_camera.scale <= jointPixels)
            return JointId{static_cast<std::uint32_t>(i)};
    }
    return std::nullopt;
}

// ---- the mouse ----

bool SceneBuilder::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    m_usesKeys = false;
    const bool adds = event.modifiers() & Qt::ShiftModifier;
    if (!m_edits.isBuilding()) {
        const auto body = adds ? bodyAtPoint(m_camera.toWorld(event.position())) : std::nullopt;
        if (!body) return false;
        pressSelect(event);
        m_gesture = Gesture::Click;
        return true;
    }
    if (m_controller.isPlaying()) return false;
    m_pressedAt = event.position();
    m_dragged = false;
    if (m_edits.tool() == BuildTool::Select) {
        pressSelect(event);
        return true;
    }
    m_ignoresSnap = event.modifiers() & Qt::AltModifier;
    m_gesture = Gesture::Draw;
    const bool isClick = infoOf(m_edits.tool()).points != ToolPoints::Path;
    if (isClick) m_points.clear();
    m_points.push_back(snapped(event.position(), event.modifiers()));
    forgetPreview();
    return true;
}

void SceneBuilder::pressSelect(const QMouseEvent& event) {
    const Vec2 at = m_camera.toWorld(event.position());
    if (const auto handle = handleAt(at)) {
        m_handle = *handle;
        m_gesture = Gesture::Resize;
        return;
    }
    const auto body = bodyAtPoint(at);
    const bool isGround = body && std::holds_alternative<HalfPlane>(m_controller.session().world().bodies[index(*body)].shape);
    const bool adds = event.modifiers() & Qt::ShiftModifier;
    SceneSelection selection = m_controller.selection();
    const bool wasChosen = body && selection.has(*body);
    const auto joint = !body || isGround || (wasChosen && selection.bodies.size() == 1) ? jointAt(at) : std::nullopt;
    m_targets.reset();
    m_shift = {};
    if (joint) {
        if (!adds) selection = {};
        selection.has(*joint) && adds ? selection.remove(*joint) : selection.add(*joint);
        // A click on a body and its joint by turns; a drag moves the body all the same.
        m_gesture = Gesture::Click;
    } else if (body && !isGround) {
        if (adds) {
            wasChosen ? selection.remove(*body) : selection.add(*body);
        } else if (!wasChosen) {
            selection = {};
            selection.add(*body);
        }
        m_gesture = selection.has(*body) ? Gesture::Move : Gesture::Click;
    } else {
        if (!adds) selection = {};
        if (isGround) selection.add(*body);
        m_gesture = Gesture::Rubber;
        m_points = {at};
        m_hover = at;
    }
    if (selection.isEmpty()) m_controller.pickRow(std::nullopt);
    m_controller.select(std::move(selection));
}

bool SceneBuilder::move(const QMouseEvent& event) {
    m_ignoresSnap = event.modifiers() & Qt::AltModifier;
    const QPointF at = event.position();
    if (m_gesture == Gesture::None) {
        if (!m_edits.isBuilding() || m_edits.tool() == BuildTool::Select || m_controller.isPlaying()) return false;
        m_usesKeys = false;
        m_hover = snapped(at, event.modifiers());
        forgetPreview();
        return true;
    }
    if (!m_dragged && (at - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return true;
    m_dragged = true;
    switch (m_gesture) {
        case Gesture::Draw:
            m_hover.reset();
            if (infoOf(m_edits.tool()).points == ToolPoints::Click) {
                m_points = {snapped(at, event.modifiers())};
            } else {
                m_points.resize(std::max<std::size_t>(m_points.size() - (m_points.size() > 1 ? 1 : 0), 1));
                m_points.push_back(snapped(at, event.modifiers()));
            }
            break;
        case Gesture::Move: {
            m_shift = m_camera.toWorld(at) - m_camera.toWorld(m_pressedAt);
            const Scene scene = m_edits.scene();
            const auto box = boxAround(scene, m_controller.selection());
            if (!m_targets) m_targets.emplace(scene, m_controller.selection());
            if (box && m_edits.snaps() && !m_ignoresSnap)
                m_shift += m_targets->shiftOf({box->lower + m_shift, box->upper + m_shift}, reach());
            break;
        }
        case Gesture::Resize:
            m_hover = m_camera.toWorld(at);
            if (m_edits.snaps() && !m_ignoresSnap)
                m_hover = SnapTargets(m_edits.scene(), m_controller.selection()).pointNear(*m_hover, reach());
            break;
        case Gesture::Rubber:
            m_hover = m_camera.toWorld(at);
            break;
        case Gesture::Click:
        case Gesture::None:
            break;
    }
    forgetPreview();
    return true;
}

bool SceneBuilder::release(const QMouseEvent& event) {
    if (m_gesture == Gesture::None || event.button() != Qt::LeftButton) return false;
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::Move && m_dragged) {
        const Vec2 shift = std::exchange(m_shift, Vec2{});
        forgetPreview();
        m_edits.move(shift);
    } else if (gesture == Gesture::Resize) {
        const auto edit = m_dragged ? resizing() : std::nullopt;
        m_hover.reset();
        if (edit) m_edits.apply(edit->name, edit->make);
    } else if (gesture == Gesture::Rubber) {
        if (m_dragged) selectInRubber(event.modifiers() & Qt::ShiftModifier);
        m_points.clear();
        m_hover.reset();
    } else if (gesture == Gesture::Draw && m_edits.tool() == BuildTool::Pulley && !m_dragged) {
        m_points.clear();  // a click says which body is its wheel
        if (const auto body = bodyAtPoint(m_camera.toWorld(event.position()))) m_controller.selectBody(body);
    } else if (gesture == Gesture::Draw) {
        const bool isPath = infoOf(m_edits.tool()).points == ToolPoints::Path;
        // A path goes on by clicks; one that was dragged is done.
        const bool closes = isPath && m_points.size() > 3 && length(m_points.back() - m_points.front()) < reach();
        if (closes) m_points.pop_back();
        if (!isPath || (m_dragged && m_points.size() == 2) || closes) finish();
    }
    m_dragged = false;
    forgetPreview();
    return true;
}

bool SceneBuilder::doubleClick() {
    if (!m_edits.isBuilding()) return false;
    if (m_points.size() > 1) finish();
    return m_edits.tool() != BuildTool::Select;
}

void SceneBuilder::finish() {
    m_hover.reset();
    ToolDrawing made = drawing();
    made.isFinished = true;
    m_points.clear();
    forgetPreview();
    const auto edit = editOf(made, m_sizes);
    if (!edit) return;
    if (m_edits.apply(edit->name, edit->make)) remember(m_sizes, made);
}

void SceneBuilder::selectInRubber(bool adds) {
    if (m_points.empty() || !m_hover) return;
    const Vec2 a = m_points.front();
    const Vec2 low{std::min(a.x, m_hover->x), std::min(a.y, m_hover->y)};
    const Vec2 high{std::max(a.x, m_hover->x), std::max(a.y, m_hover->y)};
    const auto isIn = [&](Vec2 point) { return low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y; };
    const World& world = m_controller.session().world();
    SceneSelection selection = adds ? m_controller.selection() : SceneSelection{};
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        if (!std::holds_alternative<HalfPlane>(world.bodies[i].shape) && isIn(world.poses[i].position))
            selection.add(BodyId{static_cast<std::uint32_t>(i)});
    for (std::size_t i = 0; i < world.joints.size(); ++i) {
        const RowPoints anchors = anchorsOf(world, world.joints[i]);
        if (isIn(anchors.onA) && isIn(anchors.onB)) selection.add(JointId{static_cast<std::uint32_t>(i)});
    }
    m_controller.select(std::move(selection));
}

void SceneBuilder::cancel() {
    m_gesture = Gesture::None;
    m_points.clear();
    m_hover.reset();
    m_dragged = false;
    m_shift = {};
    forgetPreview();
}

// ---- what is painted ----

void SceneBuilder::forgetPreview() {
    m_previewIsNew = true;
    m_view.update();
}

void SceneBuilder::refreshPreview() const {
    m_previewIsNew = false;
    m_preview.reset();
    m_words.clear();
    std::optional<ToolEdit> edit;
    if (m_gesture == Gesture::Move && m_dragged) {
        const SceneSelection selection = m_controller.selection();
        edit = ToolEdit{{}, [selection, by = m_shift](const Scene& scene) { return moveIn(scene, selection, by); }};
    } else if (m_gesture == Gesture::Resize) {
        edit = resizing();
    } else if (m_gesture != Gesture::Rubber && m_edits.tool() != BuildTool::Select) {
        edit = editOf(drawing(), m_sizes);
    }
    if (!edit) return;
    const auto made = edit->make(m_edits.scene());
    if (!made) {
        m_words = editRefusalText(made.error().message);
        return;
    }
    SceneSelection shown = made->selection;
    for (const JointId joint : made->selection.joints) {  // and what the joints hold, so that their lines can be drawn
        shown.add(made->scene.joints[index(joint)].bodyA);
        shown.add(made->scene.joints[index(joint)].bodyB);
    }
    SceneGhost ghost;
    ghost.world = makeWorld(partOf(made->scene, shown));
    for (Body& body : ghost.world.bodies) body.isStatic = false;  // they are drawn, too
    m_preview = std::move(ghost);
    m_words = m_gesture == Gesture::Move
                  ? tr("by (%1, %2) m").arg(solverscope::shown(m_shift.x, 3), solverscope::shown(m_shift.y, 3))
                  : sizeText(*made);
}

std::optional<BuildPicture> SceneBuilder::picture() const {
    const bool isBuilding = m_edits.isBuilding();
    if (!isBuilding && m_controller.selection().bodies.size() < 2 && m_controller.selection().joints.empty()) return std::nullopt;
    if (m_previewIsNew) refreshPreview();
    BuildPicture picture;
    picture.selection = m_controller.selection();
    if (!isBuilding) return picture;
    picture.showsGrid = m_edits.snaps();
    picture.ghost = m_preview ? &*m_preview : nullptr;
    picture.words = m_words;
    if (m_gesture != Gesture::Resize || !m_dragged)
        for (const Handle& handle : handles()) picture.handles.push_back(handle.at);
    if (m_gesture == Gesture::Rubber && m_dragged && m_hover) picture.rubber = {m_points.front(), *m_hover};
    const ToolInfo tool = infoOf(m_edits.tool());
    const bool isPath = tool.points == ToolPoints::Path;
    // A joint holds the two bodies in its own way, which may not show where the mouse is.
    const bool isJoint = tool.group == ToolGroup::Joints && m_points.size() > 1;
    if (m_gesture != Gesture::Rubber && (isPath || isJoint)) {
        picture.path = m_points;
        if (m_hover) picture.path.push_back(*m_hover);
    }
    if (m_usesKeys && m_edits.tool() != BuildTool::Select) picture.keyPoint = keyPoint();
    return picture;
}

}  // namespace solverscope

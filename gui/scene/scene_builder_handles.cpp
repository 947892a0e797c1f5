// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The handles of what is selected.
#include <algorithm>

#include "gui/scene/scene_builder.h"
#include "gui/session/debugger_controller.h"
#include "physics/editing/resize.h"

namespace solverscope {
namespace {

constexpr double handlePixels = 7;  // from its middle, for the mouse
constexpr double leastPixels = 24;  // smaller bodies have no handles: they could not be moved any more
constexpr double apartPixels = 15;  // handles that are closer are left out

}  // namespace

std::optional<BodyId> SceneBuilder::resizableBody() const {
    const SceneSelection& selection = m_controller.selection();
    const bool isOne = selection.bodies.size() == 1 && selection.joints.empty();
    if (!isOne || !m_edits.isBuilding() || m_edits.tool() != BuildTool::Select || m_controller.isPlaying()) return std::nullopt;
    if (!m_edits.refusal().isEmpty()) return std::nullopt;
    return selection.bodies.front();
}

std::vector<SceneBuilder::Handle> SceneBuilder::handles() const {
    const auto chosen = resizableBody();
    if (!chosen) return {};
    const Scene scene = m_edits.scene();
    const BodyDef& body = scene.bodies[index(*chosen)];
    const auto box = shownBox(body);
    if (!box) return {};
    const Vec2 size = box->upper - box->lower;
    if (std::max(size.x, size.y) * m_camera.scale < leastPixels) return {};
    std::vector<Handle> all;
    const std::vector<Vec2> places = handlesOf(body);
    // Corners first: of a thin box they stay, and the middles of its short sides go.
    for (const std::size_t first : {std::size_t{1}, std::size_t{0}})
        for (std::size_t k = first; k < places.size(); k += 2) {
            const auto isNear = [&](const Handle& other) { return length(other.at - places[k]) * m_camera.scale < apartPixels; };
            if (std::ranges::none_of(all, isNear)) all.push_back({k, places[k]});
        }
    return all;
}

std::optional<std::size_t> SceneBuilder::handleAt(Vec2 point) const {
    for (const Handle& handle : handles())
        if (length(handle.at - point) * m_camera.scale <= handlePixels) return handle.number;
    return std::nullopt;
}

std::optional<ToolEdit> SceneBuilder::resizing() const {
    const auto body = resizableBody();
    if (!body || !m_hover) return std::nullopt;
    return ToolEdit{
        tr("Resize %1").arg(m_edits.selectedText()),
        [body = *body, handle = m_handle, to = *m_hover](const Scene& scene) { return resizeIn(scene, body, handle, to); }};
}

}  // namespace solverscope

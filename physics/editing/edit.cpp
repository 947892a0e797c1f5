// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/editing/edit.h"

#include <algorithm>
#include <set>

#include "physics/scene/body.h"
#include "physics/scene/refusals.h"
#include "physics/scene/scene_file.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

template <typename Id>
void insertInto(std::vector<Id>& ids, Id id) {
    const auto place = std::ranges::lower_bound(ids, id);
    if (place == ids.end() || *place != id) ids.insert(place, id);
}

/// "box" of "box_12".
std::string_view stemOf(std::string_view id) {
    const std::size_t digits = id.find_last_not_of("0123456789") + 1;
    return digits < id.size() && digits > 1 && id[digits - 1] == '_' ? id.substr(0, digits - 1) : id;
}

/// Names that are in use, and new ones. Counts on from the last number of a stem: names of many new bodies cost little.
class Names {
public:
    template <typename Items>
    explicit Names(const Items& items) {
        for (const auto& item : items) m_used.insert(item.id);
    }
    std::string fresh(std::string_view like) {
        std::string stem(cutText(stemOf(like), scene_limits::idBytes - 16));
        for (int number = 1;; ++number) {
            std::string id = stem + "_" + std::to_string(number);
            if (m_used.insert(id).second) return id;
        }
    }
    std::string kept(const std::string& id) { return !id.empty() && m_used.insert(id).second ? id : fresh(id); }

private:
    std::set<std::string> m_used;
};

std::string_view kindOf(const auto& shapeOrJoint) {
    return std::visit([](const auto& kind) { return kind.type; }, shapeOrJoint);
}

bool isIn(const SceneSelection& selection, const JointDef& joint) {
    const auto* pulley = std::get_if<PulleyDef>(&joint.kind);
    return selection.has(joint.bodyA) && selection.has(joint.bodyB) && (!pulley || selection.has(pulley->wheel));
}

/// The bodies of the joints by other places.
void renumber(JointDef& joint, const auto& placeOf) {
    joint.bodyA = placeOf(joint.bodyA);
    joint.bodyB = placeOf(joint.bodyB);
    if (auto* pulley = std::get_if<PulleyDef>(&joint.kind)) pulley->wheel = placeOf(pulley->wheel);
}

}  // namespace

// ---- selections ----

bool SceneSelection::has(BodyId body) const { return std::ranges::binary_search(bodies, body); }
bool SceneSelection::has(JointId joint) const { return std::ranges::binary_search(joints, joint); }
void SceneSelection::add(BodyId body) { insertInto(bodies, body); }
void SceneSelection::add(JointId joint) { insertInto(joints, joint); }
void SceneSelection::remove(BodyId body) { std::erase(bodies, body); }
void SceneSelection::remove(JointId joint) { std::erase(joints, joint); }

SceneSelection SceneSelection::all(const Scene& scene) {
    SceneSelection selection;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) selection.bodies.push_back(BodyId{static_cast<std::uint32_t>(i)});
    for (std::size_t i = 0; i < scene.joints.size(); ++i) selection.joints.push_back(JointId{static_cast<std::uint32_t>(i)});
    return selection;
}

// ---- validity ----

Result<Edit> checkedEdit(Edit edit) {
    if (edit.scene.playback) return Error{.file = {}, .message = std::string(scene_refusals::trace)};
    // The reader is the judge: whatever it accepts can be saved and opened.
    Result<Scene> part = parseScene(partText(edit.scene), {});
    if (!part) return Error{.file = {}, .message = part.error().message};
    edit.scene.bodies = std::move(part->bodies);
    edit.scene.joints = std::move(part->joints);
    Result<Scene> scene = rejectIfCrowded(std::move(edit.scene), {});
    if (!scene) return Error{.file = {}, .message = scene.error().message};
    return Edit{std::move(*scene), std::move(edit.selection)};
}

std::string freshBodyId(const Scene& scene, std::string_view like) { return Names(scene.bodies).fresh(like); }
std::string freshJointId(const Scene& scene, std::string_view like) { return Names(scene.joints).fresh(like); }

Pose shownPose(const BodyDef& body) {
    return body.start && !body.isStatic ? poseAt(body.start->position, body.start->angle) : startPose(body);
}

std::optional<Aabb> shownBox(const BodyDef& body) {
    if (std::holds_alternative<HalfPlane>(body.shape)) return std::nullopt;
    return aabbOf(makeBody(body).shape, shownPose(body));
}

std::optional<Real> massOf(const BodyDef& body) {
    const Real inverse = makeBody(body).inverseMass.m;
    return inverse > 0 ? std::optional(1 / inverse) : std::nullopt;
}

// ---- more and less ----

Result<Edit> addTo(const Scene& scene, std::vector<BodyDef> bodies, std::vector<JointDef> joints) {
    Edit edit{scene, {}};
    Names bodyNames(scene.bodies);
    for (BodyDef& body : bodies) {
        body.id = bodyNames.kept(body.id.empty() ? std::string(kindOf(body.shape)) + "_1" : body.id);
        edit.selection.bodies.push_back(BodyId{static_cast<std::uint32_t>(edit.scene.bodies.size())});
        edit.scene.bodies.push_back(std::move(body));
    }
    Names jointNames(scene.joints);
    for (JointDef& joint : joints) {
        joint.id = jointNames.kept(joint.id.empty() ? std::string(kindOf(joint.kind)) + "_1" : joint.id);
        edit.selection.joints.push_back(JointId{static_cast<std::uint32_t>(edit.scene.joints.size())});
        edit.scene.joints.push_back(std::move(joint));
    }
    return checkedEdit(std::move(edit));
}

Result<Edit> removeFrom(const Scene& scene, const SceneSelection& selection) {
    Edit edit{scene, {}};
    std::vector<BodyId> places;  // where each body goes, if it stays
    edit.scene.bodies.clear();
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        places.push_back(BodyId{static_cast<std::uint32_t>(edit.scene.bodies.size())});
        if (!selection.has(BodyId{static_cast<std::uint32_t>(i)})) edit.scene.bodies.push_back(scene.bodies[i]);
    }
    edit.scene.joints.clear();
    for (std::size_t i = 0; i < scene.joints.size(); ++i) {
        JointDef joint = scene.joints[i];
        const auto* pulley = std::get_if<PulleyDef>(&joint.kind);
        if (selection.has(JointId{static_cast<std::uint32_t>(i)}) || selection.has(joint.bodyA) || selection.has(joint.bodyB) ||
            (pulley && selection.has(pulley->wheel)))
            continue;
        renumber(joint, [&](BodyId body) { return places[index(body)]; });
        edit.scene.joints.push_back(std::move(joint));
    }
    return checkedEdit(std::move(edit));
}

// ---- members ----

Result<Edit> replaceIn(const Scene& scene, BodyId body, BodyDef definition) {
    Edit edit{scene, {{body}, {}}};
    edit.scene.bodies[index(body)] = std::move(definition);
    return checkedEdit(std::move(edit));
}

Result<Edit> replaceIn(const Scene& scene, JointId joint, JointDef definition) {
    Edit edit{scene, {{}, {joint}}};
    edit.scene.joints[index(joint)] = std::move(definition);
    return checkedEdit(std::move(edit));
}

// ---- copies ----

Scene partOf(const Scene& scene, const SceneSelection& selection) {
    Scene part;
    std::vector<BodyId> places(scene.bodies.size());
    for (const BodyId body : selection.bodies) {
        places[index(body)] = BodyId{static_cast<std::uint32_t>(part.bodies.size())};
        part.bodies.push_back(scene.bodies[index(body)]);
    }
    for (const JointDef& joint : scene.joints) {
        if (!isIn(selection, joint)) continue;
        part.joints.push_back(joint);
        renumber(part.joints.back(), [&](BodyId body) { return places[index(body)]; });
    }
    return part;
}

std::string sceneFragment(const Scene& scene, const SceneSelection& selection) { return partText(partOf(scene, selection)); }

Result<Edit> pasteInto(const Scene& scene, const Scene& part, Vec2 by) {
    auto moved = moveIn(part, SceneSelection::all(part), by);
    if (!moved) return moved.error();
    for (JointDef& joint : moved->scene.joints)
        renumber(joint, [&](BodyId body) { return BodyId{static_cast<std::uint32_t>(index(body) + scene.bodies.size())}; });
    return addTo(scene, std::move(moved->scene.bodies), std::move(moved->scene.joints));
}

Result<Edit> pasteInto(const Scene& scene, std::string_view text, Vec2 by, const std::string& name) {
    const auto part = parseScene(text, name);
    if (!part) return part.error();
    return pasteInto(scene, *part, by);
}

Result<Edit> duplicateIn(const Scene& scene, const SceneSelection& selection, Vec2 by) {
    return pasteInto(scene, partOf(scene, selection), by);
}

}  // namespace solverscope

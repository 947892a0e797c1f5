// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Edits of a scene: each takes a scene and returns another one, or the reason why there is none. A scene that comes out can be
// written to a file and read back to the same bits; nothing beyond the limits of the format comes out.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/motion.h"
#include "physics/base/result.h"
#include "physics/collision/broad_phase.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// Bodies and joints of a scene, each list ascending.
struct SceneSelection {
    std::vector<BodyId> bodies;
    std::vector<JointId> joints;

    bool isEmpty() const { return bodies.empty() && joints.empty(); }
    bool has(BodyId body) const;
    bool has(JointId joint) const;
    void add(BodyId body);
    void add(JointId joint);
    void remove(BodyId body);
    void remove(JointId joint);
    bool operator==(const SceneSelection&) const = default;

    static SceneSelection all(const Scene& scene);
};

/// A scene after an edit, and what the edit made or changed in it.
struct Edit {
    Scene scene;
    SceneSelection selection;
};

/// The bodies and joints as a file would have them, or what is wrong with them.
Result<Edit> checkedEdit(Edit edit);

/// The name of a body or joint that is added: "box_3" for another "box" or "box_1".
std::string freshBodyId(const Scene& scene, std::string_view like);
std::string freshJointId(const Scene& scene, std::string_view like);

/// Where a body is shown before the first step: at its start, if it has one. Of the centre of mass.
Pose shownPose(const BodyDef& body);

/// The box around a body where it is shown; half-planes have none.
std::optional<Aabb> shownBox(const BodyDef& body);
/// The box around those of the selection that have one.
std::optional<Aabb> boxAround(const Scene& scene, const SceneSelection& selection);

/// Mass in kg as the scene has it; nothing for static bodies.
std::optional<Real> massOf(const BodyDef& body);

// ---- more and less ----

/// New bodies and joints. The joints name bodies of the scene by their places, and new ones by the places that follow those.
/// Each gets a name of its own, like the one it has here, or like its kind.
Result<Edit> addTo(const Scene& scene, std::vector<BodyDef> bodies, std::vector<JointDef> joints = {});

/// Without these, and without the joints of bodies that go.
Result<Edit> removeFrom(const Scene& scene, const SceneSelection& selection);

// ---- places ----

/// Moves bodies with the anchors that go with them: those of a joint between bodies that move alike, a body's own anchor, and an
/// anchor at its centre. Others stay, so that a joint holds the body elsewhere.
Result<Edit> moveIn(const Scene& scene, const SceneSelection& selection, Vec2 by);

/// Turns bodies about a point, counter-clockwise [rad].
Result<Edit> rotateIn(const Scene& scene, const SceneSelection& selection, Real angle, Vec2 about);

/// The middle of the box around the selection; of one body its centre.
Vec2 middleOf(const Scene& scene, const SceneSelection& selection);

enum class Alignment : std::uint8_t { Left, Centre, Right, Bottom, Middle, Top };

/// Moves bodies to the edge or the middle of the box around all of them.
Result<Edit> alignIn(const Scene& scene, const SceneSelection& selection, Alignment to);

/// Centres at equal distances, along x or along y; the outermost two stay.
Result<Edit> distributeIn(const Scene& scene, const SceneSelection& selection, bool alongX);

// ---- members ----

/// Another definition of a body or joint, also with another name.
Result<Edit> replaceIn(const Scene& scene, BodyId body, BodyDef definition);
Result<Edit> replaceIn(const Scene& scene, JointId joint, JointDef definition);

// ---- copies ----

/// The bodies and the joints among them as a scene of their own.
Scene partOf(const Scene& scene, const SceneSelection& selection);

/// The same as text: a scene file without settings, to be pasted here or elsewhere.
std::string sceneFragment(const Scene& scene, const SceneSelection& selection);

/// Adds the bodies and joints of a scene, moved.
Result<Edit> pasteInto(const Scene& scene, const Scene& part, Vec2 by);

/// The same for text; an error names `name`, line and column.
Result<Edit> pasteInto(const Scene& scene, std::string_view text, Vec2 by, const std::string& name);

Result<Edit> duplicateIn(const Scene& scene, const SceneSelection& selection, Vec2 by);

}  // namespace solverscope

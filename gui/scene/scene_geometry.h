// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <optional>

#include "gui/scene/scene_camera.h"
#include "physics/debugger/session.h"
#include "physics/world/world.h"

namespace solverscope {

/// A half-plane in the frame of its body: all points p with normal·p ≤ offset.
HalfPlane placedHalfPlane(const HalfPlane& plane, const Pose& pose);

/// Corners of a box in the frame of its body, counter-clockwise.
std::array<Vec2, 4> cornersOf(const Box& box, const Pose& pose);

/// Ends of a capsule's segment in the frame of its body.
std::array<Vec2, 2> endsOf(const Capsule& capsule, const Pose& pose);

/// A particle is drawn as a dot of this radius at any scale, px.
inline constexpr double particlePixels = 3.5;

/// The smaller dimension of a shape, m; 0 for half-planes and particles.
Real breadthOf(const Shape& shape);

/// The part of the world that contains all bodies with finite positions, with the surface of nearby ground. Other bodies are
/// ignored.
WorldBox boundsOf(const World& world);

/// Whether all dynamic bodies are completely in the view.
bool isInView(const World& world, const SceneCamera& camera);

/// Whether a point is in a shape grown by a tolerance (m).
bool contains(const Shape& shape, const Pose& pose, Vec2 point, Real tolerance = 0);

/// The body under a point, the one drawn last where several overlap. Bodies that can move win over static ones, and both over
/// half-planes. A particle has no size: it is under points no further than `particleReach` (m).
std::optional<BodyId> bodyAt(const World& world, Vec2 point, Real tolerance = 0, Real particleReach = 0);

/// Whether the contact's geometry has been found in this step; at its beginning only the identity is known.
inline bool hasGeometry(const Contact& contact) { return contact.normal != Vec2{}; }

/// The contact nearest to a point, no further than a tolerance (m).
std::optional<std::uint32_t> contactAt(const World& world, Vec2 point, Real tolerance);

/// The row that a click on a contact picks: its first one or, after a marked one of its rows, the next (friction), and so on
/// round. Before there are rows it is the first that the step will build for it.
std::optional<RowRef> nextRowOf(const Session& session, std::uint32_t contact, std::optional<RowRef> marked);

/// The points where a row acts on its two bodies. Both are the same for contacts.
struct RowPoints {
    Vec2 onA;
    Vec2 onB;
};
std::optional<RowPoints> pointsOf(const World& world, const Row& row);

/// The points where a joint holds its two bodies.
RowPoints anchorsOf(const World& world, const Joint& joint);

}  // namespace solverscope

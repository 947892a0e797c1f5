// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Groups of bodies and joints that are made at once.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "physics/editing/edit.h"

namespace solverscope {

/// A half-plane whose surface is at this height.
BodyDef groundAt(Real height);

/// A triangle that does not move, with its slope from one point to the other; a level one is a flat box below the line.
BodyDef rampAlong(Vec2 from, Vec2 to);

/// Boxes of one size on each other; `base` is the middle of the lowest side.
std::vector<BodyDef> stackOf(Vec2 base, Box box, int count);

/// Rows of boxes, each row one box shorter than the one below it.
std::vector<BodyDef> pyramidOf(Vec2 base, Box box, int rows);

/// Points along a line of corners at equal distances along it, both ends included.
std::vector<Vec2> pointsAlong(std::span<const Vec2> path, Real distance);

/// What a path is laid from and to: bodies of the scene, if any.
struct PathEnds {
    std::optional<BodyId> first;
    std::optional<BodyId> last;
};

/// Capsules along a path, each pinned to the next one, and the ends to what is there.
Result<Edit> addChain(const Scene& scene, std::span<const Vec2> path, PathEnds ends, Real link = 0.4, Real thickness = 0.12);

/// Particles along a path, each tied to the next one; at most as far from it as at the start.
Result<Edit> addRope(const Scene& scene, std::span<const Vec2> path, PathEnds ends, Real distance = 0.25);

/// Pins a point of the world: a small body that does not move.
BodyDef pinAt(Vec2 point);

/// A joint of a kind between two bodies, its anchors there. One with a single anchor is held at the first point; an axis leads
/// from there to the second one.
JointDef jointBetween(BodyId a, Vec2 onA, BodyId b, Vec2 onB, JointKind kind);

}  // namespace solverscope

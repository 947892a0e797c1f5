// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>
#include <vector>

#include "physics/collision/broad_phase.h"
#include "physics/collision/contact.h"
#include "physics/collision/travel.h"

namespace solverscope {

/// The points at which two shapes touch or overlap (separation ≤ `margin`, m), as contacts without bodies, friction or impulses, in
/// ascending order of feature. At most two points. Writes to `out` and returns how many.
/// Two particles never touch; against other shapes a particle is a circle without radius. Two axis boxes: axisBoxes; against
/// other shapes an axis box is a box. Polygons and capsules: manifold_rounded.h. Circle–circle: one point; concentric circles
/// are pushed apart along +y. Box–half-plane: the two deepest corners; the feature is the corner. Box–box: separating axes,
/// then the incident edge clipped to the length of the reference edge; the feature names the reference edge and the incident
/// corner nearest to the point, whether or not that corner was clipped, so that a corner which slides over the end of an edge
/// stays the same point. Ties between axes go to A's, so that resting boxes do not change their features from step to step.
int manifold(const Shape& shapeA, const Pose& poseA, const Shape& shapeB, const Pose& poseB, Real margin,
             std::span<Contact, 2> out);

/// Contacts of all pairs, ascending by key. A contact whose key was in `before` takes over its impulses and its age plus one:
/// this is the contact cache. `before` must be ascending by key and must not be a part of `now`.
/// With `travels` (by BodyId), bodies that may come together within the step have contacts too: speculative ones. Without
/// `distanceTest`, a body counts as touching every half-plane that it is paired with, as if the surface reached up to it.
void collide(std::span<const BodyPair> pairs, std::span<const Body> bodies, std::span<const Pose> poses,
             std::span<const Contact> before, std::vector<Contact>& now, std::span<const Travel> travels = {},
             bool distanceTest = true);

}  // namespace solverscope

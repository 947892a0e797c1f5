// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>
#include <vector>

#include "physics/collision/broad_phase.h"
#include "physics/collision/contact.h"
#include "physics/collision/overlap.h"
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

/// With so many contacts no more pairs are looked at, and with so many pair tests no more are kept: what a step holds in memory
/// is bounded, wherever the bodies are.
inline constexpr std::size_t maxContacts = 100'000;
inline constexpr std::size_t maxPairTests = 1'000'000;

/// What finding contacts needs to know.
struct CollideInput {
    std::span<const Body> bodies;
    std::span<const Pose> poses;
    std::span<const Contact> before;       // of the last step, ascending by key
    std::span<const Travel> travels = {};  // by BodyId: bodies that may come together within the step have contacts too
    bool useMinRestitution = false;        // of the two bodies, instead of the largest
    bool distanceTest = true;              // off: a body touches every half-plane that it is paired with, as if it reached up to it
};

/// Contacts of all pairs, ascending by key. A contact whose key was in `before` takes over its impulses and its age plus one,
/// unless that match was broken: this is the contact cache. `before` must not be a part of `now`. Ends at `maxContacts`.
void collide(std::span<const BodyPair> pairs, const CollideInput& input, std::vector<Contact>& now);

/// Finds the contacts of pairs that are handed over in ascending order.
class ContactFinder {
public:
    explicit ContactFinder(const CollideInput& input) : m_input(input), m_old(input.before.begin()) {}

    /// Writes the contacts of a pair, with what they take over from before, and returns how many there are.
    int find(const BodyPair& pair, std::span<Contact, 2> points);

private:
    int findPoints(const BodyPair& pair, std::span<Contact, 2> points) const;

    CollideInput m_input;
    std::span<const Contact>::iterator m_old;
};

/// The same contacts, with a stop after every pair. `now` holds at each stop what has been found so far.
void collideAndStop(std::span<const BodyPair> pairs, const CollideInput& input, std::vector<Contact>& now,
                    std::vector<PairTest>& tests, auto& watch) {
    ContactFinder finder(input);
    now.clear();
    for (const BodyPair& pair : pairs) {
        if (now.size() >= maxContacts) return;
        const std::size_t found = now.size();
        now.resize(found + 2);
        const int count = finder.find(pair, std::span<Contact, 2>(now.data() + found, 2));
        now.resize(found + static_cast<std::size_t>(count));
        if (tests.size() < maxPairTests)
            testOverlap(pair.a, pair.b, input.bodies, input.poses, std::span(now).subspan(found), tests, watch);
    }
}

/// The two points of two boxes that are nearest to each other, as one contact, when they are no further apart than `margin`
/// [m]. For boxes that lie past the ends of each other's edges, where clipping finds nothing: on the line between the nearest
/// points stands a line that separates the boxes, so that boxes which do not cross it do not meet. Writes to `out` and returns
/// how many: none if the boxes overlap.
int cornerGap(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Real margin, std::span<Contact, 2> out);

}  // namespace solverscope

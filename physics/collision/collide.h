// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/collision/broad_phase.h"
#include "physics/collision/contact.h"
#include "physics/collision/kept_manifold.h"
#include "physics/collision/overlap.h"
#include "physics/collision/travel.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// The points at which two shapes touch or overlap, or are `within` reach of each other, as contacts without bodies, friction or
/// impulses, in ascending order of feature. At most two points. Writes to `out` and returns how many. Two particles never touch;
/// against other shapes a particle is a circle without radius. Two axis boxes: axisBoxes; against other shapes an axis box is a
/// box. Polygons and capsules: manifold_rounded.h. Circle–circle: one point; concentric circles are pushed apart along +y.
/// Box–half-plane: the two deepest corners; the feature is the corner. Box–box: separating axes, then the incident edge clipped to
/// the length of the reference edge; the feature names the reference edge and the incident corner nearest to the point, whether or
/// not that corner was clipped, so that a corner which slides over the end of an edge stays the same point. Ties between axes go to
/// A's, so that resting boxes do not change their features from step to step.
int manifold(const Shape& shapeA, const Pose& poseA, const Shape& shapeB, const Pose& poseB, Reach within,
             std::span<Contact, 2> out);

/// No more pairs are examined beyond this many contacts, and no more pair tests are stored beyond this many: this bounds the
/// memory of a step for any configuration of bodies.
inline constexpr std::size_t maxContacts = 250'000;
inline constexpr std::size_t maxPairTests = 1'000'000;

/// The input of contact finding.
struct CollideInput {
    std::span<const Body> bodies;
    std::span<const Pose> poses;
    std::span<const Contact> before;       // of the last step, ascending by key
    std::span<const Travel> travels = {};  // by BodyId: bodies that may come together within the step have contacts too
    Real margin = 0;                       // m; all bodies that are this near have contacts, with friction
    bool useMinRestitution = false;        // of the two bodies, instead of the largest
    bool distanceTest = true;              // off: a body touches every half-plane that it is paired with, as if it reached up to it
    Real recycleDistance = 0;              // m; manifolds are kept while the bodies have not moved further, if they do not travel
    std::span<const KeptManifold> kept{};  // by the last step, ascending by bodies
};

/// Contacts of all pairs, ascending by key. A contact whose key is in `before` inherits its impulses and its age plus one,
/// unless that match was broken: this is the contact cache. `before` must not overlap `now`. Stops at `maxContacts`. `kept` gets
/// the manifolds that the next step may keep.
void collide(std::span<const BodyPair> pairs, const CollideInput& input, ContactVector& now,
             std::vector<KeptManifold>* kept = nullptr);

/// Finds the contacts of pairs given in ascending order.
class ContactFinder {
public:
    explicit ContactFinder(const CollideInput& input, std::vector<KeptManifold>* kept = nullptr)
        : m_input(input), m_old(input.before.begin()), m_oldKept(input.kept.begin()), m_kept(kept) {}

    /// Writes the contacts of a pair, with the impulses inherited from `before`, and returns their number.
    int find(const BodyPair& pair, std::span<Contact, 2> points);

private:
    int findPoints(const BodyPair& pair, std::span<Contact, 2> points) const;
    int keepOrFindPoints(const BodyPair& pair, std::span<Contact, 2> points);

    CollideInput m_input;
    std::span<const Contact>::iterator m_old;
    std::span<const KeptManifold>::iterator m_oldKept;
    std::vector<KeptManifold>* m_kept;
};

/// The same contacts, with a stop after every pair. At each stop `now` holds the contacts found so far.
void collideAndStop(std::span<const BodyPair> pairs, const CollideInput& input, ContactVector& now, std::vector<KeptManifold>& kept,
                    std::vector<PairTest>& tests, auto& watch) {
    ContactFinder finder(input, &kept);
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

/// The two nearest points of two boxes, as one contact, if they are within reach. For boxes past the ends of each
/// other's edges, where clipping finds nothing: a line perpendicular to the connection of the nearest points separates the
/// boxes, so boxes that do not cross it do not touch. Writes to `out` and returns the number of contacts: none if the boxes
/// overlap.
int cornerGap(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Reach within, std::span<Contact, 2> out);

/// Decodes a contact's feature number: which corner and which edge of the two shapes made the point. Corners count
/// counter-clockwise from 0, for boxes from the lower left one in the body frame; edge k runs from corner k to the next.
struct FeatureName {
    enum class Kind : std::uint8_t {
        Only,            // the two shapes have one point at a time
        Corner,          // a corner above or below a half-plane
        CornerOnEdge,    // a corner against an edge of the other shape
        CornerNearBody,  // a corner ahead of the other shape, found before they touch
        TwoCorners,      // a corner of A against a corner of B
        Edge,            // an edge of A that all of B lies against
    };

    Kind kind = Kind::Only;
    bool cornerIsB = false;       // the body that has the corner; unused for two corners
    std::uint32_t corner = 0;     // of A if both have one
    std::uint32_t cornerOfB = 0;  // two corners only
    std::uint32_t edge = 0;       // of the body that the corner does not belong to
    bool operator==(const FeatureName&) const = default;
};

/// The inverse of how manifold.cpp and manifold_rounded.cpp number features.
FeatureName nameOfFeature(const Shape& a, const Shape& b, std::uint32_t feature);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/collide.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "physics/base/thread_team.h"
#include "physics/collision/manifold_parts.h"

namespace solverscope {
namespace {

constexpr std::uint32_t cornerFeatures = 32;  // clipped points have smaller numbers

/// The corner of one box that is nearest to another box, and the point of that box which is nearest to it.
struct Nearest {
    Real distanceSquared = infinity;
    Vec2 corner;
    Vec2 point;
    std::uint32_t number = 0;
    bool isCorner = false;    // the point of the other box
    std::uint32_t other = 0;  // the corner of the other box on that side
};

Nearest nearestCorner(const Box& box, const Pose& pose, const Box& other, const Pose& otherPose) {
    const Vec2 half{0.5 * box.width, 0.5 * box.height};
    const Vec2 otherHalf{0.5 * other.width, 0.5 * other.height};
    Nearest nearest;
    for (std::uint32_t k = 0; k < 4; ++k) {
        const Vec2 corner = toWorld(pose, {k == 0 || k == 3 ? -half.x : half.x, k < 2 ? -half.y : half.y});
        const Vec2 seen = toLocal(otherPose, corner);
        const Vec2 point{std::clamp(seen.x, -otherHalf.x, otherHalf.x), std::clamp(seen.y, -otherHalf.y, otherHalf.y)};
        const Real distanceSquared = lengthSquared(seen - point);
        if (distanceSquared < nearest.distanceSquared)
            nearest = {distanceSquared,
                       corner,
                       toWorld(otherPose, point),
                       k,
                       point.x != seen.x && point.y != seen.y,
                       seen.y < 0 ? (seen.x < 0 ? 0u : 1u) : (seen.x < 0 ? 3u : 2u)};
    }
    return nearest;
}

/// Whether a corner of each of two boxes is nearest to the other box, and they are clearly apart.
bool nearestAreCorners(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB) {
    const Nearest ofA = nearestCorner(a, poseA, b, poseB);
    const Nearest ofB = nearestCorner(b, poseB, a, poseA);
    const Nearest& nearest = ofB.distanceSquared <= ofA.distanceSquared ? ofB : ofA;
    return nearest.isCorner && nearest.distanceSquared > Reach::cornerDistance * Reach::cornerDistance;
}

bool isHalfPlane(const Body& body) { return std::holds_alternative<HalfPlane>(body.shape); }

/// How far ahead of the surfaces contacts of a pair are found, for the way that they may go within the step.
Real marginAhead(const BodyPair& pair, const Body& a, const Pose& poseA, const Body& b, const Pose& poseB,
                 std::span<const Travel> travels) {
    const Travel& travelA = travels[index(pair.a)];
    const Travel& travelB = travels[index(pair.b)];
    if (const auto* plane = std::get_if<HalfPlane>(&a.shape))
        return touching + approachAlong(rotate(poseA.rotation, plane->normal), travelB);
    if (const auto* plane = std::get_if<HalfPlane>(&b.shape))
        return touching + approachAlong(rotate(poseB.rotation, plane->normal), travelA);
    return touching + approachOf(travelA, travelB);
}

/// Contacts of two bodies that are within reach of each other, or will be within the step.
int pointsAhead(const Body& a, const Pose& poseA, const Body& b, const Pose& poseB, Reach within, std::span<Contact, 2> points) {
    if (!within.keepsBoth && !(within.distance > touching)) return manifold(a.shape, poseA, b.shape, poseB, within, points);
    const std::optional<Box> boxA = boxOf(a.shape);
    const std::optional<Box> boxB = boxOf(b.shape);
    const bool cornersAreNearest = within.keepsBoth && boxA && boxB && nearestAreCorners(*boxA, poseA, *boxB, poseB);
    int count = cornersAreNearest ? 0 : manifold(a.shape, poseA, b.shape, poseB, within, points);
    const auto isWithin = [&](const Contact& c) { return c.separation <= within.distance; };
    if (std::none_of(points.begin(), points.begin() + count, isWithin)) count = 0;
    if (count > 0 || !(within.distance > touching)) return count;
    return boxA && boxB ? cornerGap(*boxA, poseA, *boxB, poseB, within, points) : 0;
}

/// Contacts of a body and a half-plane at any distance, each on the surface of the body.
int pointsAnywhere(const Body& a, const Pose& poseA, const Body& b, const Pose& poseB, std::span<Contact, 2> points) {
    const int count = manifold(a.shape, poseA, b.shape, poseB, infinity, points);
    const Real towardsBody = isHalfPlane(a) ? 0.5 : -0.5;
    for (Contact& c : points.first(static_cast<std::size_t>(count))) {
        if (!isSpeculative(c)) continue;
        c.point += towardsBody * c.separation * c.normal;
        c.separation = 0;
    }
    return count;
}

}  // namespace

int cornerGap(const Box& a, const Pose& poseA, const Box& b, const Pose& poseB, Reach within, std::span<Contact, 2> out) {
    const Nearest ofA = nearestCorner(a, poseA, b, poseB);
    const Nearest ofB = nearestCorner(b, poseB, a, poseA);
    const bool cornerIsB = ofB.distanceSquared <= ofA.distanceSquared;
    const Nearest& nearest = cornerIsB ? ofB : ofA;
    const Real distance = std::sqrt(nearest.distanceSquared);
    if (!(distance > touching && distance <= within.distance)) return 0;
    const Vec2 towardsCorner = (1 / distance) * (nearest.corner - nearest.point);
    const std::uint32_t feature = within.keepsBoth ? manifolds::twoCorners(nearest.other, nearest.number, !cornerIsB)
                                                   : cornerFeatures + (cornerIsB ? 4u : 0u) + nearest.number;
    const Vec2 normal = cornerIsB ? towardsCorner : -towardsCorner;
    manifolds::putContact(out[0], feature, normal, 0.5 * (nearest.corner + nearest.point), distance);
    return 1;
}

int ContactFinder::findPoints(const BodyPair& pair, std::span<Contact, 2> points) const {
    const Body& a = m_input.bodies[index(pair.a)];
    const Body& b = m_input.bodies[index(pair.b)];
    const Pose& poseA = m_input.poses[index(pair.a)];
    const Pose& poseB = m_input.poses[index(pair.b)];
    if (!m_input.distanceTest && (isHalfPlane(a) || isHalfPlane(b))) return pointsAnywhere(a, poseA, b, poseB, points);
    const Real travelled = m_input.travels.empty() ? touching : marginAhead(pair, a, poseA, b, poseB, m_input.travels);
    return pointsAhead(a, poseA, b, poseB, {std::max(travelled, m_input.margin), m_input.margin > 0}, points);
}

int ContactFinder::keepOrFindPoints(const BodyPair& pair, std::span<Contact, 2> points) {
    const Body& b = m_input.bodies[index(pair.b)];
    const Pose& poseA = m_input.poses[index(pair.a)];
    const Pose& poseB = m_input.poses[index(pair.b)];
    if (isHalfPlane(m_input.bodies[index(pair.a)]) || isHalfPlane(b)) return findPoints(pair, points);

    const auto bodiesOf = [](const KeptManifold& kept) { return BodyPair{kept.a, kept.b}; };
    while (m_oldKept != m_input.kept.end() && bodiesOf(*m_oldKept) < pair) ++m_oldKept;
    const bool isKept = m_oldKept != m_input.kept.end() && bodiesOf(*m_oldKept) == pair;
    if (isKept && motionSince(*m_oldKept, poseA, poseB) <= m_input.recycleDistance) {
        m_kept->push_back(*m_oldKept);
        return movedPoints(*m_oldKept, poseA, poseB, {std::max(touching, m_input.margin), m_input.margin > 0}, points);
    }
    const int count = findPoints(pair, points);
    if (count > 0)
        m_kept->push_back(
            keptManifold(pair.a, pair.b, points.first(static_cast<std::size_t>(count)), poseA, poseB, reachOf(b.shape)));
    return count;
}

int ContactFinder::find(const BodyPair& pair, std::span<Contact, 2> points) {
    const bool mayKeep = m_kept && m_input.recycleDistance > 0 && m_input.travels.empty();
    const int count = mayKeep ? keepOrFindPoints(pair, points) : findPoints(pair, points);
    if (count == 0) return 0;
    const Body& a = m_input.bodies[index(pair.a)];
    const Body& b = m_input.bodies[index(pair.b)];
    const Real friction = std::sqrt(a.friction * b.friction);
    const Real restitution =
        m_input.useMinRestitution ? std::min(a.restitution, b.restitution) : std::max(a.restitution, b.restitution);
    const auto end = m_input.before.end();
    for (Contact& c : points.first(static_cast<std::size_t>(count))) {
        c.a = pair.a;
        c.b = pair.b;
        c.friction = isSpeculative(c) && m_input.margin == 0 ? 0 : friction;  // nothing rubs across a gap
        c.restitution = restitution;
        while (m_old != end && contactKey(*m_old) < contactKey(c)) ++m_old;
        if (m_old != end && contactKey(*m_old) == contactKey(c) && !m_old->matchBroken) {
            c.normalImpulse = m_old->normalImpulse;
            c.tangentImpulse = m_old->tangentImpulse;
            c.pseudoImpulse = m_old->pseudoImpulse;
            if (!isSpeculative(c)) c.heldSlip = m_old->heldSlip;
            c.normalStiffness = m_old->normalStiffness;
            c.tangentStiffness = m_old->tangentStiffness;
            c.age = m_old->age + 1;
        }
    }
    return count;
}

namespace {

/// Contacts of some pairs. Manifolds are written in place, where there is room for both points: the previous contents of `now` are
/// overwritten.
void collideSome(std::span<const BodyPair> pairs, const CollideInput& input, ContactVector& now, std::vector<KeptManifold>* kept) {
    ContactFinder finder(input, kept);
    std::size_t total = 0;
    for (const BodyPair& pair : pairs) {
        if (total >= maxContacts) break;
        if (now.size() < total + 2) now.resize(total + 2);
        total += static_cast<std::size_t>(finder.find(pair, std::span<Contact, 2>(now.data() + total, 2)));
    }
    now.resize(total);
}

/// Without what belongs to pairs before.
CollideInput startingAt(std::span<const BodyPair> pairs, CollideInput input) {
    if (pairs.empty()) return input;
    const auto from = [&](auto& list) {
        const auto bodiesOf = [](const auto& each) { return BodyPair{each.a, each.b}; };
        list = {std::ranges::lower_bound(list, pairs.front(), {}, bodiesOf), list.end()};
    };
    from(input.before);
    from(input.kept);
    return input;
}

/// The same for one part of the pairs after another, each with its own lists; then these are joined.
void collideInParts(std::span<const BodyPair> pairs, const CollideInput& input, ContactVector& now,
                    std::vector<KeptManifold>* kept) {
    thread_local std::vector<ContactVector> contactMemory;  // is used again
    thread_local std::vector<std::vector<KeptManifold>> keptMemory;
    auto& contactLists = contactMemory;  // of this thread, for the others, too
    auto& keptLists = keptMemory;
    contactLists.resize(partsOfLists);
    keptLists.resize(partsOfLists);
    forEachPart(partsOfLists, true, [&](std::size_t i) {
        const std::size_t first = borderOf(pairs.size(), i, partsOfLists);
        const auto some = pairs.subspan(first, borderOf(pairs.size(), i + 1, partsOfLists) - first);
        keptLists[i].clear();
        collideSome(some, startingAt(some, input), contactLists[i], kept ? &keptLists[i] : nullptr);
    });
    joinLists(contactLists, now);
    if (kept) joinLists(keptLists, *kept);
}

}  // namespace

void collide(std::span<const BodyPair> pairs, const CollideInput& input, ContactVector& now, std::vector<KeptManifold>* kept) {
    if (isWorthSharing(pairs.size(), rows_worth::pair) && 2 * pairs.size() < maxContacts)
        collideInParts(pairs, input, now, kept);
    else
        collideSome(pairs, input, now, kept);
}

}  // namespace solverscope

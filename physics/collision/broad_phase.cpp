// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/broad_phase.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "physics/collision/travel.h"

namespace solverscope {

namespace {

// A fat box reaches further by this share of the mean of width and height: more makes more neighbours, less makes bodies leave more
// often.
constexpr Real fatness = 0.1;

// Up to one body in so many is followed by itself; a sweep from scratch costs about as much as following these.
constexpr std::size_t bodiesPerLeaver = 64;

Aabb grownBy(const Aabb& box, Real margin) {
    const Vec2 by{margin, margin};
    return {box.lower - by, box.upper + by};
}

Aabb fatBoxOf(const Aabb& box) {
    const Vec2 size = box.upper - box.lower;
    const Real margin = 0.5 * fatness * (size.x + size.y);
    return margin < infinity ? grownBy(box, margin) : box;
}

bool contains(const Aabb& outer, const Aabb& inner) {
    return outer.lower.x <= inner.lower.x && outer.lower.y <= inner.lower.y && inner.upper.x <= outer.upper.x &&
           inner.upper.y <= outer.upper.y;
}

BodyPair inOrder(BodyId a, BodyId b) { return {std::min(a, b), std::max(a, b)}; }

Aabb boundsOf(const Polygon& polygon, const Pose& pose) {
    Aabb box{toWorld(pose, polygon.points[0]), toWorld(pose, polygon.points[0])};
    for (std::uint32_t k = 1; k < polygon.count; ++k) {
        const Vec2 p = toWorld(pose, polygon.points[k]);
        box.lower = {std::min(box.lower.x, p.x), std::min(box.lower.y, p.y)};
        box.upper = {std::max(box.upper.x, p.x), std::max(box.upper.y, p.y)};
    }
    return box;
}

}  // namespace

Aabb aabbOf(const Shape& shape, const Pose& pose) {
    if (const Polygon* polygon = std::get_if<Polygon>(&shape)) return boundsOf(*polygon, pose);
    Vec2 half;
    if (const Box* box = std::get_if<Box>(&shape)) {
        const Real c = std::abs(pose.rotation.c);
        const Real s = std::abs(pose.rotation.s);
        half = 0.5 * Vec2{c * box->width + s * box->height, s * box->width + c * box->height};
    } else if (const Circle* circle = std::get_if<Circle>(&shape)) {
        half = {circle->radius, circle->radius};
    } else if (const AxisBox* upright = std::get_if<AxisBox>(&shape)) {
        half = 0.5 * Vec2{upright->width, upright->height};
    } else if (const Capsule* capsule = std::get_if<Capsule>(&shape)) {
        half = 0.5 * capsule->length * Vec2{std::abs(pose.rotation.c), std::abs(pose.rotation.s)} +
               Vec2{capsule->radius, capsule->radius};
    } else if (std::holds_alternative<HalfPlane>(shape)) {
        return {{-infinity, -infinity}, {infinity, infinity}};
    }
    return {pose.position - half, pose.position + half};
}

std::span<const BodyPair> BroadPhase::findPairs(std::span<const Body> bodies, std::span<const Pose> poses,
                                                std::span<const BodyPair> nonCollidingPairs, std::span<const Travel> travels,
                                                bool distanceTest, Real margin) {
    const bool areOthers = gatherBoxes(bodies, poses, travels, margin);
    if (!areOthers) findLeavers();
    if (areOthers || m_leavers.size() > 4 + bodies.size() / bodiesPerLeaver)
        renewNeighbours();
    else if (!m_leavers.empty())
        followLeavers();
    pairWithHalfPlanes(bodies, poses, distanceTest);
    keepOverlapping();
    removeNonColliding(nonCollidingPairs);
    return m_pairs;
}

/// Whether bodies have other roles than the last time.
bool BroadPhase::gatherBoxes(std::span<const Body> bodies, std::span<const Pose> poses, std::span<const Travel> travels,
                             Real margin) {
    bool areOthers = m_roles.size() != bodies.size();
    m_roles.resize(bodies.size());
    m_boxes.resize(bodies.size());
    m_halfPlanes.clear();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const Body& body = bodies[i];
        BoxRole role = BoxRole::Absent;
        if (std::holds_alternative<HalfPlane>(body.shape)) {
            m_halfPlanes.push_back(static_cast<BodyId>(i));
        } else {
            Aabb box = aabbOf(body.shape, poses[i]);
            if (!travels.empty()) box = swept(box, travels[i]);
            // A box that is not a number overlaps nothing, and would break the order of the sweep.
            if (box.lower.x <= box.upper.x && box.lower.y <= box.upper.y) role = body.isStatic ? BoxRole::Fixed : BoxRole::Moving;
            m_boxes[i] = grownBy(box, margin);
        }
        areOthers = areOthers || role != m_roles[i];
        m_roles[i] = role;
    }
    return areOthers;
}

void BroadPhase::findLeavers() {
    m_leavers.clear();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_roles[i] != BoxRole::Absent && !contains(m_fatBoxes[i], m_boxes[i])) m_leavers.push_back(static_cast<BodyId>(i));
}

void BroadPhase::renewNeighbours() {
    m_fatBoxes.resize(m_boxes.size());
    std::transform(m_boxes.begin(), m_boxes.end(), m_fatBoxes.begin(), fatBoxOf);
    const auto pairs = m_sweep.findPairs(m_fatBoxes, m_roles);
    m_neighbours.assign(pairs.begin(), pairs.end());
}

void BroadPhase::followLeavers() {
    for (const BodyId id : m_leavers) m_fatBoxes[index(id)] = fatBoxOf(m_boxes[index(id)]);
    const auto hasLeft = [&](BodyId id) { return std::binary_search(m_leavers.begin(), m_leavers.end(), id); };
    std::erase_if(m_neighbours, [&](const BodyPair& pair) { return hasLeft(pair.a) || hasLeft(pair.b); });
    m_met.clear();
    for (const BodyId id : m_leavers)
        for (std::size_t i = 0; i < m_fatBoxes.size(); ++i) {
            const BodyId other = static_cast<BodyId>(i);
            const bool moves =
                m_roles[i] == BoxRole::Moving || (m_roles[i] == BoxRole::Fixed && m_roles[index(id)] == BoxRole::Moving);
            if (!moves || !overlapping(m_fatBoxes[index(id)], m_fatBoxes[i])) continue;
            if (other != id && (other > id || !hasLeft(other))) m_met.push_back(inOrder(id, other));
        }
    std::sort(m_met.begin(), m_met.end());
    m_merged.clear();
    std::merge(m_neighbours.begin(), m_neighbours.end(), m_met.begin(), m_met.end(), std::back_inserter(m_merged));
    m_neighbours = m_merged;  // not swapped, so that each list keeps its memory
}

void BroadPhase::pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses, bool distanceTest) {
    m_onHalfPlanes.clear();
    for (const BodyId plane : m_halfPlanes) {
        const HalfPlane& shape = *std::get_if<HalfPlane>(&bodies[index(plane)].shape);
        const Pose& pose = poses[index(plane)];
        const Vec2 normal = rotate(pose.rotation, shape.normal);
        const Real offset = shape.offset + dot(normal, pose.position);
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const Aabb& box = m_boxes[i];
            const Vec2 deepest{normal.x > 0 ? box.lower.x : box.upper.x, normal.y > 0 ? box.lower.y : box.upper.y};
            const bool isNear = dot(normal, deepest) <= offset || !distanceTest;
            if (isNear && m_roles[i] == BoxRole::Moving) m_onHalfPlanes.push_back(inOrder(plane, static_cast<BodyId>(i)));
        }
    }
    if (m_halfPlanes.size() > 1) std::sort(m_onHalfPlanes.begin(), m_onHalfPlanes.end());
}

/// Merges the neighbours that overlap with the pairs of half-planes.
void BroadPhase::keepOverlapping() {
    m_pairs.clear();
    auto onPlane = m_onHalfPlanes.begin();
    for (const BodyPair& pair : m_neighbours) {
        if (!overlapping(m_boxes[index(pair.a)], m_boxes[index(pair.b)])) continue;
        for (; onPlane != m_onHalfPlanes.end() && *onPlane < pair; ++onPlane) m_pairs.push_back(*onPlane);
        m_pairs.push_back(pair);
    }
    m_pairs.insert(m_pairs.end(), onPlane, m_onHalfPlanes.end());
}

void BroadPhase::removeNonColliding(std::span<const BodyPair> nonCollidingPairs) {
    if (nonCollidingPairs.empty()) return;
    auto next = nonCollidingPairs.begin();
    std::erase_if(m_pairs, [&](const BodyPair& pair) {
        while (next != nonCollidingPairs.end() && *next < pair) ++next;
        return next != nonCollidingPairs.end() && *next == pair;
    });
}

}  // namespace solverscope

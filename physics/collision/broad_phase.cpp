// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/broad_phase.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "physics/base/thread_team.h"
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
    if (areOthers)
        listHalfPlanes();
    else
        findLeavers();
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
    std::atomic<bool> areOthers = m_roles.size() != bodies.size();
    m_roles.resize(bodies.size());
    m_boxes.resize(bodies.size());
    inParts(bodies.size(), rows_worth::body, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Body& body = bodies[i];
            BoxRole role = BoxRole::HalfPlane;
            if (!std::holds_alternative<HalfPlane>(body.shape)) {
                Aabb box = aabbOf(body.shape, poses[i]);
                if (!travels.empty()) box = swept(box, travels[i]);
                // A box that is not a number overlaps nothing, and would break the order of the sweep.
                const bool isBox = box.lower.x <= box.upper.x && box.lower.y <= box.upper.y;
                role = !isBox ? BoxRole::Absent : body.isStatic ? BoxRole::Fixed : BoxRole::Moving;
                m_boxes[i] = grownBy(box, margin);
            }
            if (role != m_roles[i]) areOthers.store(true, std::memory_order_relaxed);
            m_roles[i] = role;
        }
    });
    return areOthers;
}

void BroadPhase::listHalfPlanes() {
    m_halfPlanes.clear();
    for (std::size_t i = 0; i < m_roles.size(); ++i)
        if (m_roles[i] == BoxRole::HalfPlane) m_halfPlanes.push_back(static_cast<BodyId>(i));
}

void BroadPhase::findLeavers() {
    m_leavers.clear();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (isSwept(m_roles[i]) && !contains(m_fatBoxes[i], m_boxes[i])) m_leavers.push_back(static_cast<BodyId>(i));
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
    inLists(
        m_leavers.size(), isWorthSharing(m_leavers.size() * m_fatBoxes.size() / 8, rows_worth::row),
        [&](std::size_t begin, std::size_t end, std::vector<BodyPair>& met) {
            for (const BodyId id : std::span(m_leavers).subspan(begin, end - begin))
                for (std::size_t i = 0; i < m_fatBoxes.size(); ++i) {
                    const BodyId other = static_cast<BodyId>(i);
                    const bool moves =
                        m_roles[i] == BoxRole::Moving || (m_roles[i] == BoxRole::Fixed && m_roles[index(id)] == BoxRole::Moving);
                    if (!moves || !overlapping(m_fatBoxes[index(id)], m_fatBoxes[i])) continue;
                    if (other != id && (other > id || !hasLeft(other))) met.push_back(inOrder(id, other));
                }
        },
        m_met);
    std::sort(m_met.begin(), m_met.end());
    m_merged.clear();
    auto next = m_met.begin();
    for (const BodyPair& pair : m_neighbours) {
        if (hasLeft(pair.a) || hasLeft(pair.b)) continue;
        while (next != m_met.end() && *next < pair) m_merged.push_back(*next++);
        m_merged.push_back(pair);
    }
    m_merged.insert(m_merged.end(), next, m_met.end());
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
    inLists(
        m_neighbours.size(), isWorthSharing(m_neighbours.size(), rows_worth::row),
        [&](std::size_t begin, std::size_t end, std::vector<BodyPair>& found) {
            const auto onPlanesFrom = [&](std::size_t i) { return std::ranges::lower_bound(m_onHalfPlanes, m_neighbours[i]); };
            auto onPlane = begin == 0 ? m_onHalfPlanes.begin() : onPlanesFrom(begin);
            const auto endOnPlane = end == m_neighbours.size() ? m_onHalfPlanes.end() : onPlanesFrom(end);
            for (std::size_t i = begin; i < end; ++i) {
                const BodyPair& pair = m_neighbours[i];
                if (!overlapping(m_boxes[index(pair.a)], m_boxes[index(pair.b)])) continue;
                while (onPlane != endOnPlane && *onPlane < pair) found.push_back(*onPlane++);
                found.push_back(pair);
            }
            found.insert(found.end(), onPlane, endOnPlane);
        },
        m_pairs);
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

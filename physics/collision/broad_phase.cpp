// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/broad_phase.h"

#include <algorithm>
#include <limits>

namespace solverscope {

namespace {

bool reachesInto(const Aabb& box, const HalfPlane& shape, const Pose& pose) {
    const Vec2 normal = rotate(pose.rotation, shape.normal);
    const Real offset = shape.offset + dot(normal, pose.position);
    const Vec2 deepest{normal.x > 0 ? box.lower.x : box.upper.x, normal.y > 0 ? box.lower.y : box.upper.y};
    return dot(normal, deepest) <= offset;
}

}  // namespace

Aabb aabbOf(const Shape& shape, const Pose& pose) {
    Vec2 half;
    if (const Box* box = std::get_if<Box>(&shape)) {
        const Real c = std::abs(pose.rotation.c);
        const Real s = std::abs(pose.rotation.s);
        half = 0.5 * Vec2{c * box->width + s * box->height, s * box->width + c * box->height};
    } else if (const Circle* circle = std::get_if<Circle>(&shape)) {
        half = {circle->radius, circle->radius};
    } else {
        constexpr Real infinity = std::numeric_limits<Real>::infinity();
        return {{-infinity, -infinity}, {infinity, infinity}};
    }
    return {pose.position - half, pose.position + half};
}

std::span<const BodyPair> BroadPhase::findPairs(std::span<const Body> bodies, std::span<const Pose> poses,
                                                std::span<const BodyPair> apart) {
    m_found.clear();
    gatherEntries(bodies, poses);
    pairWithHalfPlanes(bodies, poses);
    sortEntries();
    sweep();
    sortPairs(bodies.size());
    removeApart(apart);
    return m_pairs;
}

void BroadPhase::gatherEntries(std::span<const Body> bodies, std::span<const Pose> poses) {
    if (m_order.size() != bodies.size()) {
        m_order.resize(bodies.size());
        for (std::size_t i = 0; i < bodies.size(); ++i) m_order[i] = static_cast<BodyId>(i);
    }
    m_entries.clear();
    m_halfPlanes.clear();
    m_absent.clear();
    Vec2 sum;
    Vec2 sumOfSquares;
    for (const BodyId id : m_order) {
        const Body& body = bodies[index(id)];
        if (std::holds_alternative<HalfPlane>(body.shape)) {
            m_halfPlanes.push_back(id);
            continue;
        }
        const Aabb box = aabbOf(body.shape, poses[index(id)]);
        // A box that is not a number overlaps nothing, and would break the order of the sweep.
        if (!(box.lower.x <= box.upper.x && box.lower.y <= box.upper.y)) {
            m_absent.push_back(id);
            continue;
        }
        m_entries.push_back({box.lower.x, box.upper.x, box.lower.y, box.upper.y, id, !body.isStatic});
        const Vec2 twiceCentre = box.lower + box.upper;
        sum += twiceCentre;
        sumOfSquares += {twiceCentre.x * twiceCentre.x, twiceCentre.y * twiceCentre.y};
    }
    const Real count = static_cast<Real>(m_entries.size());
    const Real spreadX = count * sumOfSquares.x - sum.x * sum.x;
    const Real spreadY = count * sumOfSquares.y - sum.y * sum.y;
    if (spreadY > spreadX) {
        for (Entry& e : m_entries) {
            std::swap(e.lower, e.otherLower);
            std::swap(e.upper, e.otherUpper);
        }
    }
}

void BroadPhase::pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses) {
    for (const BodyId plane : m_halfPlanes) {
        const HalfPlane& shape = *std::get_if<HalfPlane>(&bodies[index(plane)].shape);
        for (const Entry& e : m_entries) {
            if (e.moves && reachesInto(aabbOf(bodies[index(e.body)].shape, poses[index(e.body)]), shape, poses[index(plane)]))
                m_found.push_back({std::min(plane, e.body), std::max(plane, e.body)});
        }
    }
}

// Bodies barely change places from one step to the next, so last step's order is nearly sorted and moving each entry down to
// its place costs next to nothing; after a jump, a sort from scratch is cheaper.
void BroadPhase::sortEntries() {
    std::size_t movesLeft = 8 * m_entries.size();
    for (std::size_t i = 1; i < m_entries.size() && movesLeft > 0; ++i) {
        if (!(m_entries[i].lower < m_entries[i - 1].lower)) continue;
        const Entry entry = m_entries[i];
        std::size_t place = i;
        for (; place > 0 && entry.lower < m_entries[place - 1].lower && movesLeft > 0; --place, --movesLeft)
            m_entries[place] = m_entries[place - 1];
        m_entries[place] = entry;
    }
    if (movesLeft == 0)
        std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) { return a.lower < b.lower; });

    auto next = m_order.begin();
    for (const Entry& e : m_entries) *next++ = e.body;
    next = std::copy(m_halfPlanes.begin(), m_halfPlanes.end(), next);
    std::copy(m_absent.begin(), m_absent.end(), next);
}

void BroadPhase::sweep() {
    const std::size_t count = m_entries.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Entry& e = m_entries[i];
        for (std::size_t j = i + 1; j < count && m_entries[j].lower <= e.upper; ++j) {
            const Entry& o = m_entries[j];
            if (o.otherLower > e.otherUpper || e.otherLower > o.otherUpper) continue;
            if (e.moves || o.moves) m_found.push_back({std::min(e.body, o.body), std::max(e.body, o.body)});
        }
    }
}

// A counting sort by the first body; the few pairs of one first body are then put in order one by one.
void BroadPhase::sortPairs(std::size_t bodyCount) {
    m_firstPair.assign(bodyCount + 1, 0);
    for (const BodyPair& pair : m_found) ++m_firstPair[index(pair.a) + 1];
    for (std::size_t i = 1; i <= bodyCount; ++i) m_firstPair[i] += m_firstPair[i - 1];
    m_pairs.resize(m_found.size());
    for (const BodyPair& pair : m_found) m_pairs[m_firstPair[index(pair.a)]++] = pair;
    // Each entry of m_firstPair has moved on to the first pair of the next body.
    std::size_t begin = 0;
    for (std::size_t i = 0; i < bodyCount; ++i) {
        const std::size_t end = m_firstPair[i];
        if (end - begin > 1) std::sort(m_pairs.begin() + begin, m_pairs.begin() + end);
        begin = end;
    }
}

void BroadPhase::removeApart(std::span<const BodyPair> apart) {
    if (apart.empty()) return;
    auto next = apart.begin();
    std::erase_if(m_pairs, [&](const BodyPair& pair) {
        while (next != apart.end() && *next < pair) ++next;
        return next != apart.end() && *next == pair;
    });
}

}  // namespace solverscope

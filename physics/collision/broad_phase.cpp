// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/broad_phase.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "physics/collision/travel.h"

namespace solverscope {

namespace {

// A strip this many times as wide as the mean body: narrower ones hold most bodies twice, wider ones have more pairs to reject.
constexpr Real stripWidth = 2;

/// Equal strips across the sweep axis; the first and the last one are unbounded.
struct Strips {
    Real begin = 0;
    Real perMetre = 0;
    std::size_t count = 1;

    /// Monotonic in the position, despite rounding: two overlapping boxes share the strip in which the later one begins.
    std::size_t at(Real place) const {
        const Real strip = (place - begin) * perMetre;
        if (!(strip > 0)) return 0;
        return strip < static_cast<Real>(count - 1) ? static_cast<std::size_t>(strip) : count - 1;
    }
};

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
    m_found.clear();
    gatherEntries(bodies, poses, travels, margin);
    pairWithHalfPlanes(bodies, poses, distanceTest);
    chooseAxis();
    sortEntries();
    distributeToStrips();
    sweepStrips();
    sortPairs(bodies.size());
    removeNonColliding(nonCollidingPairs);
    return m_pairs;
}

void BroadPhase::gatherEntries(std::span<const Body> bodies, std::span<const Pose> poses, std::span<const Travel> travels,
                               Real margin) {
    if (m_order.size() != bodies.size()) {
        m_order.resize(bodies.size());
        for (std::size_t i = 0; i < bodies.size(); ++i) m_order[i] = static_cast<BodyId>(i);
    }
    m_entries.clear();
    m_halfPlanes.clear();
    m_absent.clear();
    for (const BodyId id : m_order) {
        const Body& body = bodies[index(id)];
        if (std::holds_alternative<HalfPlane>(body.shape)) {
            m_halfPlanes.push_back(id);
            continue;
        }
        Aabb box = aabbOf(body.shape, poses[index(id)]);
        if (!travels.empty()) box = swept(box, travels[index(id)]);
        // A box that is not a number overlaps nothing, and would break the order of the sweep.
        if (box.lower.x <= box.upper.x && box.lower.y <= box.upper.y)
            m_entries.push_back(
                {box.lower.x - margin, box.upper.x + margin, box.lower.y - margin, box.upper.y + margin, id, !body.isStatic});
        else
            m_absent.push_back(id);
    }
}

void BroadPhase::pairWithHalfPlanes(std::span<const Body> bodies, std::span<const Pose> poses, bool distanceTest) {
    for (const BodyId plane : m_halfPlanes) {
        const HalfPlane& shape = *std::get_if<HalfPlane>(&bodies[index(plane)].shape);
        const Pose& pose = poses[index(plane)];
        const Vec2 normal = rotate(pose.rotation, shape.normal);
        const Real offset = shape.offset + dot(normal, pose.position);
        for (const Entry& e : m_entries) {
            const Vec2 deepest{normal.x > 0 ? e.lower : e.upper, normal.y > 0 ? e.otherLower : e.otherUpper};
            const bool isNear = dot(normal, deepest) <= offset || !distanceTest;
            if (e.moves && isNear) m_found.push_back({std::min(plane, e.body), std::max(plane, e.body)});
        }
    }
}

void BroadPhase::chooseAxis() {
    Vec2 sum;
    Vec2 sumOfSquares;
    for (const Entry& e : m_entries) {
        const Vec2 twiceCentre{e.lower + e.upper, e.otherLower + e.otherUpper};
        sum += twiceCentre;
        sumOfSquares += {twiceCentre.x * twiceCentre.x, twiceCentre.y * twiceCentre.y};
    }
    const Real count = static_cast<Real>(m_entries.size());
    const bool isTall = count * sumOfSquares.y - sum.y * sum.y > count * sumOfSquares.x - sum.x * sum.x;
    if (!isTall) return;
    for (Entry& e : m_entries) {
        std::swap(e.lower, e.otherLower);
        std::swap(e.upper, e.otherUpper);
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

void BroadPhase::distributeToStrips() {
    Real moving = 0;
    Real widths = 0;
    Real lowest = infinity;
    Real highest = -lowest;
    for (const Entry& e : m_entries) {
        if (!e.moves) continue;
        moving += 1;
        widths += e.otherUpper - e.otherLower;
        lowest = std::min(lowest, e.otherLower);
        highest = std::max(highest, e.otherLower);
    }
    Strips strips;
    // At most as many strips as a square crowd has bodies per row: a long static body is in all of them.
    const Real wanted = std::min((highest - lowest) * moving / (stripWidth * widths), std::sqrt(moving));
    if (wanted >= 2) strips = {lowest, wanted / (highest - lowest), static_cast<std::size_t>(wanted)};

    m_stripEnds.assign(strips.count + 1, 0);
    for (const Entry& e : m_entries) {
        const std::size_t last = strips.at(e.otherUpper);
        for (std::size_t s = strips.at(e.otherLower); s <= last; ++s) ++m_stripEnds[s + 1];
    }
    for (std::size_t s = 1; s <= strips.count; ++s) m_stripEnds[s] += m_stripEnds[s - 1];
    m_strips.resize(m_stripEnds.back());
    // While the strips are filled, m_stripEnds[s] is the insertion point of strip s; it begins where strip s - 1 ends.
    for (const Entry& e : m_entries) {
        const std::size_t first = strips.at(e.otherLower);
        const std::size_t last = strips.at(e.otherUpper);
        for (std::size_t s = first; s <= last; ++s) {
            Entry& placed = m_strips[m_stripEnds[s]++];
            placed = e;
            placed.beginsHere = s == first;
        }
    }
    m_stripEnds.pop_back();
}

void BroadPhase::sweepStrips() {
    std::size_t begin = 0;
    for (const std::size_t end : m_stripEnds) {
        for (std::size_t i = begin; i < end; ++i) {
            const Entry& e = m_strips[i];
            for (std::size_t j = i + 1; j < end && m_strips[j].lower <= e.upper; ++j) {
                const Entry& o = m_strips[j];
                if (o.otherLower > e.otherUpper || e.otherLower > o.otherUpper) continue;
                const bool isFirstCommonStrip = e.beginsHere || o.beginsHere;
                if (isFirstCommonStrip && (e.moves || o.moves))
                    m_found.push_back({std::min(e.body, o.body), std::max(e.body, o.body)});
            }
        }
        begin = end;
    }
}

// A counting sort by the first body; the few pairs of one first body are then put in order one by one.
void BroadPhase::sortPairs(std::size_t bodyCount) {
    m_pairEnds.assign(bodyCount + 1, 0);
    for (const BodyPair& pair : m_found) ++m_pairEnds[index(pair.a) + 1];
    for (std::size_t i = 1; i <= bodyCount; ++i) m_pairEnds[i] += m_pairEnds[i - 1];
    m_pairs.resize(m_found.size());
    for (const BodyPair& pair : m_found) m_pairs[m_pairEnds[index(pair.a)]++] = pair;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < bodyCount; ++i) {
        const std::size_t end = m_pairEnds[i];
        if (end - begin > 1) std::sort(m_pairs.begin() + begin, m_pairs.begin() + end);
        begin = end;
    }
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

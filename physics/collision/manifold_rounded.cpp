// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/manifold_parts.h"

#include <algorithm>
#include <cmath>

namespace solverscope::manifolds {

namespace {

// B's axis must beat A's by this fraction of the smaller body's breadth, so that rounding and slight rocking do not change the
// choice.
constexpr Real axisTolerance = 0.005;

void findNormals(Rounded& shape) {
    for (std::uint32_t k = 0; k < shape.count; ++k) {
        const Vec2 edge = shape.corners[shape.after(k)] - shape.corners[k];
        shape.normals[k] = (1 / length(edge)) * rightPerpendicular(edge);
    }
}

/// B in the frame of A.
Rounded seenFrom(const Pose& poseA, const Rounded& b, const Pose& poseB) {
    const Rotation qa = poseA.rotation;
    const Rotation qb = poseB.rotation;
    const Rotation turn{qa.c * qb.c + qa.s * qb.s, qa.c * qb.s - qa.s * qb.c};
    const Vec2 middle = inverseRotate(qa, poseB.position - poseA.position);
    Rounded seen;
    seen.count = b.count;
    seen.radius = b.radius;
    for (std::uint32_t k = 0; k < b.count; ++k) {
        seen.corners[k] = middle + rotate(turn, b.corners[k]);
        seen.normals[k] = rotate(turn, b.normals[k]);
    }
    return seen;
}

/// The edge of one polygon with the largest separation from the other, without the radii.
struct Axis {
    Real separation = -infinity;
    std::uint32_t edge = 0;
};

Axis bestAxis(const Rounded& shape, const Rounded& other) {
    Axis best;
    for (std::uint32_t k = 0; k < shape.count; ++k) {
        Real least = infinity;
        for (std::uint32_t j = 0; j < other.count; ++j)
            least = std::min(least, dot(shape.normals[k], other.corners[j] - shape.corners[k]));
        if (least > best.separation) best = {least, k};
    }
    return best;
}

/// How far a shape reaches from its body's middle to an edge.
Real extent(const Rounded& shape, std::uint32_t edge) { return dot(shape.normals[edge], shape.corners[edge]) + shape.radius; }

/// The nearest points of two separated polygons, and whether both are corners.
struct Nearest {
    Real squared = infinity;
    Vec2 onA;
    Vec2 onB;
    bool corners = false;
    std::uint32_t cornerA = 0;
    std::uint32_t cornerB = 0;
};

/// Looks at all corners of `points` against all edges of `edges`.
void seeCorners(const Rounded& points, const Rounded& edges, bool pointsAreB, Nearest& nearest) {
    for (std::uint32_t j = 0; j < points.count; ++j) {
        for (std::uint32_t k = 0; k < edges.count; ++k) {
            const Vec2 p = points.corners[j];
            const Vec2 from = edges.corners[k];
            const Vec2 edge = edges.corners[edges.after(k)] - from;
            const Real along = dot(p - from, edge);
            const Real whole = lengthSquared(edge);
            const bool before = along <= 0;
            const bool beyond = along >= whole;
            const std::uint32_t corner = beyond ? edges.after(k) : k;
            const Vec2 q = before || beyond ? edges.corners[corner] : from + (along / whole) * edge;
            const Real squared = lengthSquared(p - q);
            if (!(squared < nearest.squared)) continue;
            if (pointsAreB)
                nearest = {squared, q, p, before || beyond, corner, j};
            else
                nearest = {squared, p, q, before || beyond, j, corner};
        }
    }
}

Nearest nearestPoints(const Rounded& a, const Rounded& b) {
    Nearest nearest;
    seeCorners(b, a, true, nearest);
    seeCorners(a, b, false, nearest);
    return nearest;
}

/// The input of clipping for both polygons, in the frame of A.
struct Pair {
    const Rounded& a;
    const Rounded& b;
    const Pose& poseA;
    Reach within;
    Out out;

    int clip(std::uint32_t edge, bool referenceIsB) const {
        const Rounded& reference = referenceIsB ? b : a;
        const Rounded& other = referenceIsB ? a : b;
        const Vec2 normal = reference.normals[edge];
        const Vec2 tangent = leftPerpendicular(normal);
        const Vec2 origin = reference.corners[edge];
        const Real reach = dot(tangent, reference.corners[reference.after(edge)] - origin);

        std::uint32_t first = 0;  // the incident edge faces the reference edge most
        for (std::uint32_t j = 1; j < other.count; ++j)
            if (dot(normal, other.normals[j]) < dot(normal, other.normals[first])) first = j;
        const std::uint32_t second = other.after(first);
        const EdgeEnd begin{first, dot(tangent, other.corners[first] - origin), dot(normal, other.corners[first] - origin)};
        const EdgeEnd end{second, dot(tangent, other.corners[second] - origin), dot(normal, other.corners[second] - origin)};

        const Vec2 towardsOther = rotate(poseA.rotation, normal);
        const Vec2 fromAToB = referenceIsB ? -towardsOther : towardsOther;
        const std::uint32_t name = (referenceIsB ? 64u : 0u) + 8 * edge;
        const auto put = [&](const EdgeEnd& at, Contact& contact) {
            const Real separation = at.above - reference.radius - other.radius;
            if (!(separation <= within.ofPoints())) return false;
            const Vec2 middle = origin + at.along * tangent + (reference.radius + 0.5 * separation) * normal;
            // The incident edge runs the other way round: its first corner faces the end of the reference edge.
            const std::uint32_t faced = at.corner == first ? reference.after(edge) : edge;
            const std::uint32_t feature = within.keepsBoth ? twoCorners(faced, at.corner, referenceIsB) : name + at.corner;
            putContact(contact, feature, fromAToB, toWorld(poseA, middle), separation);
            return true;
        };
        return ascending(clipEdge(begin, end, 0, reach, out, put), out);
    }

    /// One point midway between two places; the normal is the line between them.
    int between(Vec2 onA, Vec2 onB, Real distance, Vec2 normal, std::uint32_t feature) const {
        const Real separation = distance - a.radius - b.radius;
        if (!(separation <= within.distance)) return 0;
        const Vec2 middle = 0.5 * (onA + a.radius * normal + (onB - b.radius * normal));
        putContact(out[0], feature, rotate(poseA.rotation, normal), toWorld(poseA, middle), separation);
        return 1;
    }

    /// One point below the corner of the other polygon that is deepest beyond an edge.
    int deepestCorner(const Axis& axis, bool referenceIsB) const {
        const Rounded& reference = referenceIsB ? b : a;
        const Rounded& other = referenceIsB ? a : b;
        const Vec2 normal = reference.normals[axis.edge];
        std::uint32_t corner = 0;
        for (std::uint32_t j = 1; j < other.count; ++j)
            if (dot(normal, other.corners[j]) < dot(normal, other.corners[corner])) corner = j;
        const Vec2 onOther = other.corners[corner];
        const Vec2 onReference = onOther - axis.separation * normal;
        const std::uint32_t feature = (referenceIsB ? 64u : 0u) + 8 * axis.edge + corner;
        return referenceIsB ? between(onOther, onReference, axis.separation, -normal, feature)
                            : between(onReference, onOther, axis.separation, normal, feature);
    }
};

Real deepest(int count, Out out) {
    Real separation = infinity;
    for (int i = 0; i < count; ++i) separation = std::min(separation, out[i].separation);
    return separation;
}

}  // namespace

Rounded rounded(const Polygon& polygon) {
    Rounded shape;
    shape.count = polygon.count;
    shape.corners = polygon.points;
    findNormals(shape);
    return shape;
}

Rounded rounded(const Capsule& capsule) {
    Rounded shape;
    shape.count = 2;
    shape.corners[0] = {-0.5 * capsule.length, 0};
    shape.corners[1] = {0.5 * capsule.length, 0};
    shape.normals[0] = {0, -1};
    shape.normals[1] = {0, 1};
    shape.radius = capsule.radius;
    return shape;
}

Rounded rounded(const Box& box) {
    const Vec2 half = 0.5 * Vec2{box.width, box.height};
    Rounded shape;
    shape.count = 4;
    shape.corners = {-half, {half.x, -half.y}, half, {-half.x, half.y}};
    shape.normals = {Vec2{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    return shape;
}

int roundedRounded(const Rounded& a, const Pose& poseA, const Rounded& bInItsFrame, const Pose& poseB, Reach within, Out out) {
    const Rounded b = seenFrom(poseA, bInItsFrame, poseB);
    const Real radii = a.radius + b.radius;
    const Axis axisA = bestAxis(a, b);
    if (!(axisA.separation - radii <= within.distance) || axisA.separation == -infinity) return 0;  // none is found for NaN
    const Axis axisB = bestAxis(b, a);
    if (!(axisB.separation - radii <= within.distance) || axisB.separation == -infinity) return 0;

    const Pair pair{a, b, poseA, within, out};
    const Real breadth = std::min(extent(a, axisA.edge), extent(bInItsFrame, axisB.edge));
    const bool referenceIsB = axisB.separation > axisA.separation + (within.keepsBoth ? 0 : axisTolerance * breadth);
    const Axis& chosen = referenceIsB ? axisB : axisA;
    const bool bestIsB = axisB.separation > axisA.separation;
    const Axis& best = bestIsB ? axisB : axisA;
    const auto clip = [&] {
        const int count = pair.clip(chosen.edge, referenceIsB);
        // The tolerance can select an edge past whose end the other polygon penetrates deepest.
        return deepest(count, out) - (best.separation - radii) <= touching ? count : pair.clip(best.edge, bestIsB);
    };

    // The axes of two collinear segments tell neither their distance along the line nor whether they cross.
    const bool segments = a.count == 2 && b.count == 2;
    if (best.separation > (segments ? -touching : 0)) {
        const Nearest nearest = nearestPoints(a, b);
        const Real distance = std::sqrt(nearest.squared);
        if (!(distance - radii <= within.distance)) return 0;
        // An edge is as near as the nearest points: clipping finds it. Otherwise two corners are nearest.
        const bool isEdge = !nearest.corners || distance - best.separation <= touching;
        const bool isNear = within.keepsBoth && distance < Reach::cornerDistance;
        const int count = isEdge || isNear ? clip() : 0;
        if (count > 0 && isNear) return count;
        if (count > 0 && deepest(count, out) - (distance - radii) <= touching) return count;
        const std::uint32_t feature = twoCorners(nearest.cornerA, nearest.cornerB);
        const Vec2 normal = distance > concentricDistance ? (1 / distance) * (nearest.onB - nearest.onA)
                                                          : (bestIsB ? -b.normals[best.edge] : a.normals[best.edge]);
        return pair.between(nearest.onA, nearest.onB, distance, normal, feature);
    }
    const int count = clip();
    // Rounding can separate the corner exactly below the end of the edge from it.
    return count > 0 ? count : pair.deepestCorner(best, bestIsB);
}

int roundedCircle(const Rounded& shape, const Pose& pose, const Circle& circle, const Pose& circlePose, Real margin, Out out) {
    const Vec2 centre = toLocal(pose, circlePose.position);
    const Real radii = shape.radius + circle.radius;
    std::uint32_t edge = 0;
    Real separation = -infinity;
    for (std::uint32_t k = 0; k < shape.count; ++k) {
        const Real above = dot(shape.normals[k], centre - shape.corners[k]);
        if (above > separation) {
            separation = above;
            edge = k;
        }
    }
    if (!(separation - radii <= margin) || separation == -infinity) return 0;

    const Vec2 from = shape.corners[edge];
    const Vec2 to = shape.corners[shape.after(edge)];
    Vec2 normal = shape.normals[edge];
    const bool inside = shape.count > 2 && separation <= 0;
    const bool before = dot(centre - from, to - from) < 0;
    const bool beyond = dot(centre - to, to - from) > 0;
    if (!inside && (before || beyond)) {
        const Vec2 d = centre - (before ? from : to);
        const Real distance = length(d);
        if (!(distance - radii <= margin)) return 0;
        if (distance > concentricDistance) normal = (1 / distance) * d;
        separation = distance;
    }
    const Vec2 surface = centre - (separation - shape.radius) * normal;
    const Vec2 middle = 0.5 * (surface + (centre - circle.radius * normal));
    putContact(out[0], 0, rotate(pose.rotation, normal), toWorld(pose, middle), separation - radii);
    return 1;
}

int halfPlaneRounded(const HalfPlane& plane, const Pose& planePose, const Rounded& shape, const Pose& pose, Reach within, Out out) {
    const HalfPlane solid = placed(plane, planePose);
    const Vec2 normal = inverseRotate(pose.rotation, solid.normal);
    const Real height = dot(solid.normal, pose.position) - solid.offset - shape.radius;
    std::uint32_t edge = 0;
    for (std::uint32_t k = 1; k < shape.count; ++k)
        if (dot(normal, shape.normals[k]) < dot(normal, shape.normals[edge])) edge = k;
    const std::uint32_t next = shape.after(edge);
    const Real lowest = height + std::min(dot(normal, shape.corners[edge]), dot(normal, shape.corners[next]));
    if (!(lowest <= within.distance)) return 0;
    int count = 0;
    for (const std::uint32_t k : {std::min(edge, next), std::max(edge, next)}) {
        const Real separation = height + dot(normal, shape.corners[k]);
        if (!(separation <= within.ofPoints())) continue;
        const Vec2 bottom = toWorld(pose, shape.corners[k]) - shape.radius * solid.normal;
        putContact(out[count++], k, solid.normal, bottom - 0.5 * separation * solid.normal, separation);
    }
    return count;
}

}  // namespace solverscope::manifolds

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace solverscope {
namespace {

bool isFinitePose(const Pose& pose) {
    return std::isfinite(pose.position.x) && std::isfinite(pose.position.y) && std::isfinite(pose.angle);
}

void include(WorldBox& bounds, const Shape& shape, const Pose& pose) {
    if (const auto* circle = std::get_if<Circle>(&shape)) {
        bounds.include(pose.position - Vec2{circle->radius, circle->radius});
        bounds.include(pose.position + Vec2{circle->radius, circle->radius});
    } else if (const auto box = boxOf(shape)) {
        for (Vec2 corner : cornersOf(*box, pose)) bounds.include(corner);
    } else if (const auto* polygon = std::get_if<Polygon>(&shape)) {
        for (std::uint32_t k = 0; k < polygon->count; ++k) bounds.include(toWorld(pose, polygon->points[k]));
    } else if (const auto* capsule = std::get_if<Capsule>(&shape)) {
        for (const Vec2 end : endsOf(*capsule, pose)) include(bounds, Circle{capsule->radius}, {end, 0, {}});
    } else if (std::holds_alternative<Particle>(shape)) {
        bounds.include(pose.position);
    }
}

}  // namespace

HalfPlane placedHalfPlane(const HalfPlane& plane, const Pose& pose) {
    const Vec2 normal = rotate(pose.rotation, plane.normal);
    return {normal, plane.offset + dot(normal, pose.position)};
}

std::array<Vec2, 4> cornersOf(const Box& box, const Pose& pose) {
    const Real x = box.width / 2;
    const Real y = box.height / 2;
    return {toWorld(pose, {-x, -y}), toWorld(pose, {x, -y}), toWorld(pose, {x, y}), toWorld(pose, {-x, y})};
}

std::array<Vec2, 2> endsOf(const Capsule& capsule, const Pose& pose) {
    return {toWorld(pose, {-0.5 * capsule.length, 0}), toWorld(pose, {0.5 * capsule.length, 0})};
}

namespace {

/// The distance of a point beyond an edge of a polygon, m; negative inside.
Real beyondEdge(const Polygon& polygon, std::uint32_t edge, Vec2 point) {
    const Vec2 from = polygon.points[edge];
    const Vec2 along = polygon.points[(edge + 1) % polygon.count] - from;
    return dot(rightPerpendicular(along), point - from) / length(along);
}

/// The smallest width across the edge.
Real breadthOf(const Polygon& polygon) {
    Real least = 2 * reachOf(Shape(polygon));
    for (std::uint32_t k = 0; k < polygon.count; ++k) {
        Real most = 0;
        for (std::uint32_t j = 0; j < polygon.count; ++j) most = std::max(most, -beyondEdge(polygon, k, polygon.points[j]));
        least = std::min(least, most);
    }
    return least;
}

bool contains(const Polygon& polygon, Vec2 local, Real tolerance) {
    for (std::uint32_t k = 0; k < polygon.count; ++k)
        if (!(beyondEdge(polygon, k, local) <= tolerance)) return false;
    return true;
}

}  // namespace

Real breadthOf(const Shape& shape) {
    if (const auto* polygon = std::get_if<Polygon>(&shape)) return breadthOf(*polygon);
    if (const auto* capsule = std::get_if<Capsule>(&shape)) return 2 * capsule->radius;
    if (const auto* circle = std::get_if<Circle>(&shape)) return 2 * circle->radius;
    if (const auto box = boxOf(shape)) return std::min(box->width, box->height);
    return 0;
}

bool isInView(const World& world, const SceneCamera& camera) {
    constexpr double beyond = 8;  // px by which a body may be outside
    const QRectF area = camera.area.adjusted(-beyond, -beyond, beyond, beyond);
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        if (world.bodies[i].isStatic || !isFinitePose(world.poses[i])) continue;
        WorldBox box;
        include(box, world.bodies[i].shape, world.poses[i]);
        if (!box.isEmpty() && !(area.contains(camera.toScreen(box.low)) && area.contains(camera.toScreen(box.high)))) return false;
    }
    return true;
}

/// Whether two slopes face each other and hold what falls between them.
static bool isTrough(Vec2 a, Vec2 b, Vec2 gravity) {
    return dot(a, gravity) < 0 && dot(b, gravity) < 0 && cross(gravity, a) * cross(gravity, b) < 0;
}

/// The part of a wall's surface that the others do not cover, if it ends at both sides.
static std::optional<std::array<Vec2, 2>> endsOf(const HalfPlane& wall, const std::vector<HalfPlane>& others) {
    constexpr Real parallel = 1e-9;
    const Vec2 along = leftPerpendicular(wall.normal);
    const Vec2 foot = wall.offset * wall.normal;
    Real low = -std::numeric_limits<Real>::infinity();
    Real high = -low;
    for (const HalfPlane& other : others) {
        const Real slope = dot(other.normal, along);
        if (std::abs(slope) < parallel) continue;
        const Real end = (other.offset - dot(other.normal, foot)) / slope;
        slope > 0 ? low = std::max(low, end) : high = std::min(high, end);
    }
    if (!(low < high && std::isfinite(high - low))) return std::nullopt;
    return std::array{foot + low * along, foot + high * along};
}

WorldBox boundsOf(const World& world) {
    constexpr Real near = 2.5;  // ground further away than this many scene sizes is ignored
    WorldBox bounds;
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        if (isFinitePose(world.poses[i])) include(bounds, world.bodies[i].shape, world.poses[i]);
    if (bounds.isEmpty()) {  // room for what is to be built
        bounds.include({-4, 0});
        bounds.include({4, 6});
    }
    const Vec2 middle = bounds.middle();
    const Real size = std::max(1.0, length(bounds.size()));
    std::vector<HalfPlane> ground;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const auto* plane = std::get_if<HalfPlane>(&world.bodies[i].shape);
        if (!plane || !isFinitePose(world.poses[i])) continue;
        const HalfPlane solid = placedHalfPlane(*plane, world.poses[i]);
        const Vec2 foot = middle - (dot(solid.normal, middle) - solid.offset) * solid.normal;
        if (!(length(foot - middle) < near * size)) continue;
        bounds.include(foot);
        ground.push_back(solid);
    }
    // The bottom of a trough, to which bodies fall.
    for (std::size_t i = 0; i < ground.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Real area = cross(ground[j].normal, ground[i].normal);
            const Vec2 sum = ground[j].offset * ground[i].normal - ground[i].offset * ground[j].normal;
            if (!isTrough(ground[i].normal, ground[j].normal, world.gravity)) continue;
            const Vec2 corner = (1 / area) * Vec2{sum.y, -sum.x};
            if (length(corner - middle) < near * size) bounds.include(corner);
        }
    // The corners of a room, also of one that is turned.
    for (const HalfPlane& wall : ground)
        if (const auto ends = endsOf(wall, ground))
            for (const Vec2 corner : *ends)
                if (length(corner - middle) < near * size) bounds.include(corner);
    return bounds;
}

bool contains(const Shape& shape, const Pose& pose, Vec2 point, Real tolerance) {
    if (const auto* circle = std::get_if<Circle>(&shape)) return length(point - pose.position) <= circle->radius + tolerance;
    if (const auto box = boxOf(shape)) {
        const Vec2 local = toLocal(pose, point);
        return std::abs(local.x) <= box->width / 2 + tolerance && std::abs(local.y) <= box->height / 2 + tolerance;
    }
    if (const auto* polygon = std::get_if<Polygon>(&shape)) return contains(*polygon, toLocal(pose, point), tolerance);
    if (const auto* capsule = std::get_if<Capsule>(&shape)) {
        const Vec2 local = toLocal(pose, point);
        const Vec2 nearest{std::clamp(local.x, -0.5 * capsule->length, 0.5 * capsule->length), 0};
        return length(local - nearest) <= capsule->radius + tolerance;
    }
    if (std::holds_alternative<Particle>(shape)) return length(point - pose.position) <= tolerance;
    const HalfPlane solid = placedHalfPlane(std::get<HalfPlane>(shape), pose);
    return dot(solid.normal, point) <= solid.offset + tolerance;
}

std::optional<BodyId> bodyAt(const World& world, Vec2 point, Real tolerance, Real particleReach) {
    const auto rank = [&](std::size_t i) {
        if (std::holds_alternative<HalfPlane>(world.bodies[i].shape)) return 0;
        return world.bodies[i].isStatic ? 1 : 2;
    };
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const Shape& shape = world.bodies[i].shape;
        const Real reach = std::holds_alternative<Particle>(shape) ? std::max(tolerance, particleReach) : tolerance;
        if ((!found || rank(i) >= rank(*found)) && contains(shape, world.poses[i], point, reach)) found = i;
    }
    if (!found) return std::nullopt;
    return BodyId{static_cast<std::uint32_t>(*found)};
}

std::optional<std::uint32_t> contactAt(const World& world, Vec2 point, Real tolerance) {
    std::optional<std::uint32_t> found;
    Real nearest = tolerance;
    for (std::uint32_t i = 0; i < world.contacts.size(); ++i) {
        if (!hasGeometry(world.contacts[i])) continue;
        const Real distance = length(world.contacts[i].point - point);
        if (!(distance <= nearest)) continue;
        nearest = distance;
        found = i;
    }
    return found;
}

RowPoints anchorsOf(const World& world, const Joint& joint) {
    return {toWorld(world.poses[index(joint.a)], joint.localA), toWorld(world.poses[index(joint.b)], joint.localB)};
}

namespace {

/// A pulley's rows run from an eye next to its wheel to one of the two anchors.
RowPoints pointsOf(const World& world, const Joint& joint, const Row& row) {
    const RowPoints anchors = anchorsOf(world, joint);
    if (joint.kind == JointKind::Custom) {
        // The point nearest to the centre on the line along which the body is pushed.
        const auto onLine = [&](BodyId body, Vec2 n, Real lever) {
            const Vec2 centre = world.poses[index(body)].position;
            return n == Vec2{} ? centre : centre - (lever / lengthSquared(n)) * leftPerpendicular(n);
        };
        return {onLine(row.a, directionOnA(row), row.wA), onLine(row.b, row.n, row.wB)};
    }
    if (joint.kind != JointKind::Pulley) return anchors;
    const bool first = row.b == joint.a;
    return {world.poses[index(joint.wheel)].position + joint.ropes[first ? 0 : 1].eye, first ? anchors.onA : anchors.onB};
}

}  // namespace

std::optional<RowPoints> pointsOf(const World& world, const Row& row) {
    const std::uint32_t place = row.constraint.index;
    switch (row.constraint.kind) {
        case ConstraintKind::Contact:
            if (place >= world.contacts.size() || !hasGeometry(world.contacts[place])) return std::nullopt;
            return RowPoints{world.contacts[place].point, world.contacts[place].point};
        case ConstraintKind::Joint:
            if (place >= world.joints.size()) return std::nullopt;
            return pointsOf(world, world.joints[place], row);
        case ConstraintKind::Drag:
            if (!world.drag) return std::nullopt;
            return RowPoints{world.drag->target, toWorld(world.poses[index(world.drag->body)], world.drag->localAnchor)};
    }
    return std::nullopt;
}

std::optional<RowRef> nextRowOf(const Session& session, std::uint32_t contact, std::optional<RowRef> marked) {
    const RowList list = rowListOf(session.event().phase);
    const auto& rows = rowsOf(session.world(), list);
    const ConstraintRef wanted{ConstraintKind::Contact, contact};
    if (rows.empty() && hasReached(session.event().phase, Phase::Collide, session.settings()))
        for (const Event& event : session.events())
            if (event.kind == EventKind::Row && event.constraint == wanted) return RowRef{rowListOf(event.phase), event.visit.row};
    std::optional<RowRef> first;
    bool past = false;
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        if (rows[i].constraint != wanted) continue;
        const RowRef row{list, i};
        if (past) return row;
        if (!first) first = row;
        past = row == marked;
    }
    return first;
}

}  // namespace solverscope

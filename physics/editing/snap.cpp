// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/editing/snap.h"

#include <algorithm>
#include <cmath>

#include "physics/scene/body.h"

namespace solverscope {
namespace {

/// The shift with the smallest magnitude among those offered, within the reach.
class NearestShift {
public:
    explicit NearestShift(Real reach) : m_reach(reach) {}
    void offer(Real shift) {
        if (std::abs(shift) <= m_reach && (!m_shift || std::abs(shift) < std::abs(*m_shift))) m_shift = shift;
    }
    std::optional<Real> shift() const { return m_shift; }

private:
    Real m_reach;
    std::optional<Real> m_shift;
};

/// Decimal, so that a file has 0.3 and not 0.30000000000000004.
Real onGridLine(Real at, Real step) {
    const Real perUnit = std::round(1 / step);
    return std::abs(perUnit * step - 1) < 1e-12 ? std::round(at * perUnit) / perUnit : std::round(at / step) * step;
}

bool overlap(Real lowerA, Real upperA, Real lowerB, Real upperB) { return lowerA < upperB && lowerB < upperA; }

}  // namespace

Vec2 onGrid(Vec2 point, Real step) { return {onGridLine(point.x, step), onGridLine(point.y, step)}; }

SnapTargets::SnapTargets(const Scene& scene, const SceneSelection& except) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const BodyDef& body = scene.bodies[i];
        if (except.has(BodyId{static_cast<std::uint32_t>(i)})) continue;
        const Pose pose = shownPose(body);
        if (const auto* plane = std::get_if<HalfPlane>(&body.shape)) {
            const Vec2 normal = rotate(pose.rotation, plane->normal);
            if (normal.y > 0.9999) m_surfaces.push_back(plane->offset + dot(normal, pose.position));
            continue;
        }
        m_boxes.push_back(*shownBox(body));
        m_points.push_back(pose.position);
        const auto corner = [&](Vec2 local) { m_points.push_back(toWorld(pose, local)); };
        if (const auto box = boxOf(body.shape)) {
            for (const Real x : {-0.5 * box->width, 0.5 * box->width})
                for (const Real y : {-0.5 * box->height, 0.5 * box->height}) corner({x, y});
        } else if (const auto* capsule = std::get_if<Capsule>(&body.shape)) {
            corner({-0.5 * capsule->length, 0});
            corner({0.5 * capsule->length, 0});
        } else if (std::holds_alternative<Polygon>(body.shape)) {
            const Polygon centred = std::get<Polygon>(makeBody(body).shape);
            for (std::uint32_t k = 0; k < centred.count; ++k) corner(centred.points[k]);
        }
    }
}

Vec2 SnapTargets::shiftOf(const Aabb& box, Real reach) const {
    NearestShift onto(reach);
    for (const Real height : m_surfaces) onto.offer(height - box.lower.y);
    for (const Aabb& other : m_boxes)
        if (overlap(box.lower.x, box.upper.x, other.lower.x, other.upper.x)) {
            onto.offer(other.upper.y - box.lower.y);
            onto.offer(other.lower.y - box.upper.y);
        }
    const Vec2 middle = 0.5 * (box.lower + box.upper);
    NearestShift x(reach);
    NearestShift y(reach);
    for (const Aabb& other : m_boxes) {
        const Vec2 otherMiddle = 0.5 * (other.lower + other.upper);
        x.offer(otherMiddle.x - middle.x);
        x.offer(other.lower.x - box.lower.x);
        x.offer(other.upper.x - box.upper.x);
        y.offer(other.lower.y - box.lower.y);
        y.offer(other.upper.y - box.upper.y);
        if (!overlap(box.lower.y, box.upper.y, other.lower.y, other.upper.y)) continue;
        x.offer(other.lower.x - box.upper.x);
        x.offer(other.upper.x - box.lower.x);
    }
    const Vec2 grid = onGrid(middle) - middle;
    return {x.shift().value_or(grid.x), onto.shift() ? *onto.shift() : y.shift().value_or(grid.y)};
}

Real SnapTargets::dropOf(const Aabb& box) const {
    std::optional<Real> top;
    const auto offer = [&top](Real height) { top = top ? std::max(*top, height) : height; };
    for (const Real height : m_surfaces) offer(height);
    for (const Aabb& other : m_boxes)
        if (overlap(box.lower.x, box.upper.x, other.lower.x, other.upper.x)) offer(other.upper.y);
    return top ? *top - box.lower.y : 0;
}

Vec2 SnapTargets::pointNear(Vec2 point, Real reach) const {
    std::optional<Vec2> nearest;
    for (const Vec2 each : m_points)
        if (length(each - point) <= reach && (!nearest || length(each - point) < length(*nearest - point))) nearest = each;
    return nearest.value_or(onGrid(point));
}

}  // namespace solverscope

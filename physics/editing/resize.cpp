// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/editing/resize.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "physics/scene/body.h"

namespace solverscope {
namespace {

constexpr Real leastSize = 0.02;  // m
constexpr Real perMetre = 1e9;    // without the last digits, which are those of a sum

Real tidySize(Real size) { return std::max(std::round(size * perMetre) / perMetre, leastSize); }

/// Corners and sides of a box whose halves have length 1, counter-clockwise.
constexpr std::array<Vec2, 8> boxPlaces{{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

/// The handles of a shape in the frame of its body.
struct Handles {
    std::vector<Vec2> operator()(const Circle& circle) const {
        const Real r = circle.radius;
        return {{r, 0}, {0, r}, {-r, 0}, {0, -r}};
    }
    std::vector<Vec2> operator()(const Box& box) const {
        std::vector<Vec2> places;
        for (const Vec2 place : boxPlaces) places.push_back({0.5 * box.width * place.x, 0.5 * box.height * place.y});
        return places;
    }
    std::vector<Vec2> operator()(const AxisBox& box) const { return (*this)(Box{box.width, box.height}); }
    std::vector<Vec2> operator()(const Capsule& capsule) const {
        const Real end = 0.5 * capsule.length + capsule.radius;
        return {{end, 0}, {0, capsule.radius}, {-end, 0}, {0, -capsule.radius}};
    }
    std::vector<Vec2> operator()(const Polygon& polygon) const {
        return {polygon.points.begin(), polygon.points.begin() + polygon.count};
    }
    std::vector<Vec2> operator()(const HalfPlane&) const { return {}; }
    std::vector<Vec2> operator()(const Particle&) const { return {}; }
};

/// Changes a shape so that a handle comes to a point of the body's frame; returns how far the frame moves, in the frame.
struct Resize {
    std::size_t handle;
    Vec2 to;

    Vec2 operator()(Circle& circle) const {
        circle.radius = tidySize(length(to));
        return {};
    }
    Vec2 operator()(Box& box) const { return sides(box.width, box.height); }
    Vec2 operator()(AxisBox& box) const { return sides(box.width, box.height); }
    Vec2 operator()(Capsule& capsule) const {
        if (handle % 2 == 1) {
            capsule.radius = tidySize(std::abs(to.y));
            return {};
        }
        const Real sign = handle == 0 ? 1 : -1;
        const Real before = capsule.length;
        capsule.length = tidySize(sign * to.x - capsule.radius + 0.5 * before);
        return {sign * 0.5 * (capsule.length - before), 0};
    }
    /// About the corner that is farthest away.
    Vec2 operator()(Polygon& polygon) const {
        const Vec2 corner = polygon.points[handle];
        const auto end = polygon.points.begin() + polygon.count;
        const Vec2 fixed = *std::max_element(polygon.points.begin(), end,
                                             [&](Vec2 a, Vec2 b) { return lengthSquared(a - corner) < lengthSquared(b - corner); });
        const Vec2 across = corner - fixed;
        const Real size = length(across);
        const Real factor = tidySize(dot(to - fixed, across) / size) / size;
        for (auto point = polygon.points.begin(); point != end; ++point) *point = factor * *point;
        return (1 - factor) * fixed;
    }
    Vec2 operator()(HalfPlane&) const { return {}; }
    Vec2 operator()(Particle&) const { return {}; }

private:
    Vec2 sides(Real& width, Real& height) const {
        const Vec2 place = boxPlaces[handle];
        const Vec2 before{width, height};
        if (place.x != 0) width = tidySize(place.x * to.x + 0.5 * width);
        if (place.y != 0) height = tidySize(place.y * to.y + 0.5 * height);
        return {0.5 * place.x * (width - before.x), 0.5 * place.y * (height - before.y)};
    }
};

/// The centre of mass in the frame of a definition; (0, 0) except for polygons.
Vec2 centreIn(const BodyDef& body) {
    BodyDef upright = body;
    upright.position = {};
    upright.angle = 0;
    return startPose(upright).position;
}

/// The frame of a definition where the body is shown.
Pose frameOf(const BodyDef& body) {
    if (!body.start || body.isStatic) return poseAt(body.position, body.angle);
    const Pose centre = poseAt(body.start->position, body.start->angle);
    return poseAt(centre.position - rotate(rotationBy(centre.angle), centreIn(body)), centre.angle);
}

}  // namespace

std::vector<Vec2> handlesOf(const BodyDef& body) {
    const Pose frame = frameOf(body);
    std::vector<Vec2> places = std::visit(Handles(), body.shape);
    for (Vec2& place : places) place = frame.position + rotate(rotationBy(frame.angle), place);
    return places;
}

Result<Edit> resizeIn(const Scene& scene, BodyId body, std::size_t handle, Vec2 to) {
    BodyDef definition = scene.bodies[index(body)];
    if (handle >= handlesOf(definition).size()) return Edit{scene, {{body}, {}}};
    const Pose frame = frameOf(definition);
    const Vec2 centreBefore = centreIn(definition);
    const Vec2 local = rotate(rotationBy(-frame.angle), to - frame.position);
    const Vec2 shift = std::visit(Resize{handle, local}, definition.shape);
    definition.position += rotate(rotationBy(definition.angle), shift);
    if (definition.start)
        definition.start->position += rotate(rotationBy(definition.start->angle), shift + centreIn(definition) - centreBefore);
    return replaceIn(scene, body, std::move(definition));
}

}  // namespace solverscope

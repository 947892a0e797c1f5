// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/editing/makers.h"

#include <algorithm>
#include <cmath>

#include "physics/scene/refusals.h"

namespace solverscope {
namespace {

/// More than anyone lays by hand, and few enough to be made at once.
constexpr std::size_t maxLinks = 500;

BodyId placeAfter(const Scene& scene, std::size_t k) { return BodyId{static_cast<std::uint32_t>(scene.bodies.size() + k)}; }

Error tooShort() { return {.file = {}, .message = filled(scene_refusals::shortPath, {numberText(scene_limits::minSize)})}; }

}  // namespace

BodyDef groundAt(Real height) {
    BodyDef ground;
    ground.id = "ground";
    ground.isStatic = true;
    ground.shape = HalfPlane{{0, 1}, height};
    return ground;
}

BodyDef rampAlong(Vec2 from, Vec2 to) {
    constexpr Real levelThickness = 0.2;
    BodyDef ramp;
    ramp.id = "ramp_1";
    ramp.isStatic = true;
    const Vec2 low = from.y <= to.y ? from : to;
    const Vec2 high = from.y <= to.y ? to : from;
    if (high.y - low.y < 0.01 || std::abs(high.x - low.x) < 0.01) {
        const Real width = std::max(std::abs(to.x - from.x), 0.1);
        ramp.shape = Box{width, std::max(levelThickness, high.y - low.y)};
        ramp.position = {0.5 * (from.x + to.x), high.y - 0.5 * std::get<Box>(ramp.shape).height};
        return ramp;
    }
    // 0.1 − 1.6 is −1.5000000000000002: sizes have no more digits than what was drawn.
    const auto rounded = [](Real number) { return std::round(number * 1e6) / 1e6; };
    const Vec2 size{rounded(high.x - low.x), rounded(high.y - low.y)};
    Polygon triangle{.points = {Vec2{}, Vec2{size.x, 0}, size}, .count = 3};
    if (high.x < low.x) std::swap(triangle.points[1], triangle.points[2]);
    ramp.shape = triangle;
    ramp.position = low;
    return ramp;
}

std::vector<BodyDef> stackOf(Vec2 base, Box box, int count) {
    std::vector<BodyDef> bodies;
    for (int k = 0; k < count; ++k) {
        BodyDef body;
        body.id = "box_1";
        body.shape = box;
        body.position = base + Vec2{0, (k + 0.5) * box.height};
        bodies.push_back(std::move(body));
    }
    return bodies;
}

std::vector<BodyDef> pyramidOf(Vec2 base, Box box, int rows) {
    const Real gap = 0.1 * box.width;
    std::vector<BodyDef> bodies;
    for (int row = 0; row < rows; ++row) {
        const int count = rows - row;
        for (int k = 0; k < count; ++k) {
            BodyDef body;
            body.id = "box_1";
            body.shape = box;
            body.position = base + Vec2{(k - 0.5 * (count - 1)) * (box.width + gap), (row + 0.5) * box.height};
            bodies.push_back(std::move(body));
        }
    }
    return bodies;
}

std::vector<Vec2> pointsAlong(std::span<const Vec2> path, Real distance) {
    Real all = 0;
    for (std::size_t k = 1; k < path.size(); ++k) all += length(path[k] - path[k - 1]);
    if (path.size() < 2 || !(all > scene_limits::minSize) || !std::isfinite(all)) return {};
    const auto parts = static_cast<std::size_t>(std::clamp(std::round(all / distance), Real{1}, static_cast<Real>(maxLinks)));
    std::vector<Vec2> points{path.front()};
    std::size_t corner = 1;
    Real before = 0;  // along the path, of the corner before
    for (std::size_t k = 1; k < parts; ++k) {
        const Real at = all * static_cast<Real>(k) / static_cast<Real>(parts);
        while (corner + 1 < path.size() && before + length(path[corner] - path[corner - 1]) < at) {
            before += length(path[corner] - path[corner - 1]);
            ++corner;
        }
        const Vec2 edge = path[corner] - path[corner - 1];
        points.push_back(path[corner - 1] + ((at - before) / length(edge)) * edge);
    }
    points.push_back(path.back());
    return points;
}

Result<Edit> addChain(const Scene& scene, std::span<const Vec2> path, PathEnds ends, Real link, Real thickness) {
    const std::vector<Vec2> points = pointsAlong(path, link);
    if (points.size() < 2) return tooShort();
    std::vector<BodyDef> bodies;
    std::vector<JointDef> joints;
    const auto pin = [&](BodyId a, BodyId b, Vec2 at) { joints.push_back(jointBetween(a, at, b, at, JointKind::Revolute)); };
    for (std::size_t k = 0; k + 1 < points.size(); ++k) {
        const Vec2 along = points[k + 1] - points[k];
        BodyDef body;
        body.id = "link_1";
        body.shape = Capsule{std::max(length(along), 1e-3), 0.5 * thickness};
        body.position = 0.5 * (points[k] + points[k + 1]);
        body.angle = arctangent(along.y, along.x);
        bodies.push_back(std::move(body));
        if (k > 0) pin(placeAfter(scene, k - 1), placeAfter(scene, k), points[k]);
    }
    if (ends.first) pin(*ends.first, placeAfter(scene, 0), points.front());
    if (ends.last) pin(placeAfter(scene, bodies.size() - 1), *ends.last, points.back());
    return addTo(scene, std::move(bodies), std::move(joints));
}

Result<Edit> addRope(const Scene& scene, std::span<const Vec2> path, PathEnds ends, Real distance) {
    const std::vector<Vec2> points = pointsAlong(path, distance);
    if (points.size() < 2) return tooShort();
    std::vector<BodyDef> bodies;
    std::vector<JointDef> joints;
    const auto tie = [&](BodyId a, Vec2 onA, BodyId b, Vec2 onB) {
        joints.push_back(jointBetween(a, onA, b, onB, JointKind::Rope));
    };
    // An end that is tied to a body has no particle of its own.
    const std::size_t first = ends.first ? 1 : 0;
    const std::size_t last = points.size() - (ends.last ? 1 : 0);
    if (first >= last) {
        tie(*ends.first, points.front(), *ends.last, points.back());
        return addTo(scene, {}, std::move(joints));
    }
    for (std::size_t k = first; k < last; ++k) {
        BodyDef body;
        body.id = "node_1";
        body.shape = Particle{};
        body.position = points[k];
        body.mass = 0.1;
        bodies.push_back(std::move(body));
        if (k > first) tie(placeAfter(scene, k - first - 1), points[k - 1], placeAfter(scene, k - first), points[k]);
    }
    if (ends.first) tie(*ends.first, points.front(), placeAfter(scene, 0), points[first]);
    if (ends.last) tie(placeAfter(scene, bodies.size() - 1), points[last - 1], *ends.last, points.back());
    return addTo(scene, std::move(bodies), std::move(joints));
}

BodyDef pinAt(Vec2 point) {
    BodyDef pin;
    pin.id = "pin_1";
    pin.isStatic = true;
    pin.shape = Circle{0.1};
    pin.position = point;
    return pin;
}

JointDef jointBetween(BodyId a, Vec2 onA, BodyId b, Vec2 onB, JointKind kind) {
    JointDef joint;
    joint.bodyA = a;
    joint.bodyB = b;
    const Vec2 across = onB - onA;
    const bool isApart = length(across) > scene_limits::minSize;
    const Vec2 axis = isApart ? (1 / length(across)) * across : Vec2{0, 1};
    switch (kind) {
        case JointKind::Revolute:
            joint.kind = RevoluteDef{.anchor = onA, .limits = {}, .motor = {}};
            break;
        case JointKind::Distance:
            joint.kind = DistanceDef{.anchorA = onA, .anchorB = onB, .length = {}, .minLength = {}, .maxLength = {}};
            break;
        case JointKind::Rope:
            joint.kind = RopeDef{.anchorA = onA, .anchorB = onB, .length = {}};
            break;
        case JointKind::Winch:
            joint.kind = WinchDef{.anchorA = onA, .anchorB = onB, .speed = -0.5, .length = {}, .minLength = 0.2, .maxLength = {}};
            break;
        case JointKind::Weld:
            joint.kind = WeldDef{.anchor = onA};
            break;
        case JointKind::Prismatic:
            joint.kind = PrismaticDef{.anchor = onA, .axis = isApart ? axis : Vec2{1, 0}, .limits = {}, .motor = {}};
            break;
        case JointKind::Wheel:
            joint.kind = WheelDef{.anchor = onB, .axis = {0, 1}, .limits = {}, .motor = {}};
            joint.spring = SpringDef{.frequency = 4, .dampingRatio = 0.7};
            break;
        case JointKind::Gear:
            joint.kind = GearDef{.ratio = -1};
            break;
        case JointKind::Pulley:
            joint.kind = PulleyDef{.wheel = {}, .anchorA = onA, .anchorB = onB};
            break;
        case JointKind::Custom:
            joint.kind = CustomDef{.formulas = {{.C = "x_b - x_a - d"}}, .parameters = {{.name = "d", .value = across.x}}};
            break;
    }
    return joint;
}

}  // namespace solverscope

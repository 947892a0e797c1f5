// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "gui/build/tools.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "physics/editing/makers.h"
#include "physics/scene/body.h"

namespace solverscope {
namespace {

constexpr Real leastSize = 0.02;       // m; what is smaller was a click
constexpr Real leastTwiceArea = 1e-6;  // m², of a corner of a polygon with its neighbours

/// The vertices of a convex polygon around points, counter-clockwise, at most as many as a polygon may have.
std::vector<Vec2> hullOf(std::vector<Vec2> points) {
    std::ranges::sort(points, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    const auto [first, last] = std::ranges::unique(points);
    points.erase(first, last);
    if (points.size() < 3) return points;
    std::vector<Vec2> hull;
    const auto half = [&hull](const auto& ordered) {
        const std::size_t begin = hull.size();
        for (const Vec2 point : ordered) {
            while (hull.size() >= begin + 2 && cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= leastTwiceArea)
                hull.pop_back();
            hull.push_back(point);
        }
        hull.pop_back();
    };
    half(points);
    half(std::vector<Vec2>(points.rbegin(), points.rend()));
    if (hull.size() > Polygon::maxCorners) hull.resize(Polygon::maxCorners);
    return hull;
}

/// The body at a point of a scene, the last one that is drawn there; one that moves first, ground last.
std::optional<BodyId> bodyUnder(const Scene& scene, Vec2 point, Real reach) {
    std::optional<BodyId> found;
    int best = -1;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const BodyDef& body = scene.bodies[i];
        const auto box = shownBox(body);
        if (!box) continue;
        const bool isIn = box->lower.x - reach <= point.x && point.x <= box->upper.x + reach && box->lower.y - reach <= point.y &&
                          point.y <= box->upper.y + reach;
        const int rank = body.isStatic ? 0 : 1;
        if (!isIn || rank < best) continue;
        best = rank;
        found = BodyId{static_cast<std::uint32_t>(i)};
    }
    return found;
}

Error said(const QString& text) { return {.file = {}, .message = text.toStdString()}; }

class ToolEdits {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ToolEdits)

public:
    ToolEdits(const ToolDrawing& drawing, const ToolSizes& sizes) : m_drawing(drawing), m_sizes(sizes) {}

    std::optional<ToolEdit> edit() const {
        if (m_drawing.points.empty() || m_drawing.tool == BuildTool::Select) return std::nullopt;
        if (isJoint()) return joint();
        switch (m_drawing.tool) {
            case BuildTool::Box:
                return body(tr("Add a box"), "box", box(), boxCentre());
            case BuildTool::Circle:
                return body(tr("Add a circle"), "circle", isDrag() ? Circle{length(to() - from())} : m_sizes.circle, from());
            case BuildTool::Capsule:
                return capsule();
            case BuildTool::Polygon:
                return polygon();
            case BuildTool::Particle:
                return body(tr("Add a particle"), "particle", Particle{}, from());
            case BuildTool::Ground:
                return added(tr("Add ground"), {groundAt(from().y)});
            case BuildTool::HalfPlane:
                return halfPlane();
            case BuildTool::Stack:
                return group(tr("Add a stack"), stackOf(from(), m_sizes.box, rows(m_sizes.stack)));
            case BuildTool::Pyramid:
                return group(tr("Add a pyramid"), pyramidOf(from(), m_sizes.box, rows(m_sizes.pyramid)));
            case BuildTool::Ramp:
                return added(tr("Add a ramp"), {rampAlong(from(), isDrag() ? to() : from() + Vec2{3, 1})});
            case BuildTool::Chain:
                return path(tr("Add a chain"), true);
            case BuildTool::RopeOfParticles:
                return path(tr("Add a soft rope"), false);
            default:
                return std::nullopt;
        }
    }

    Box box() const {
        if (!isDrag()) return m_sizes.box;
        const Vec2 size = to() - from();
        return {std::max(std::abs(size.x), leastSize), std::max(std::abs(size.y), leastSize)};
    }
    Capsule capsuleShape() const { return isDrag() ? Capsule{length(to() - from()), m_sizes.capsule.radius} : m_sizes.capsule; }
    int rows(int usual) const {
        if (!isDrag()) return usual;
        return std::clamp(static_cast<int>(std::lround(std::abs(to().y - from().y) / m_sizes.box.height)), 1, 40);
    }
    bool isDrag() const { return m_drawing.points.size() > 1 && length(to() - from()) >= leastSize; }

private:
    Vec2 from() const { return m_drawing.points.front(); }
    Vec2 to() const { return m_drawing.points.back(); }
    bool isJoint() const { return m_drawing.tool >= BuildTool::Revolute && m_drawing.tool <= BuildTool::Custom; }
    Vec2 boxCentre() const { return isDrag() ? 0.5 * (from() + to()) : from(); }

    /// A body that is placed by a click is laid on or beside what is near; one that is drawn stays as it was drawn.
    void lay(std::vector<BodyDef>& bodies, const Scene& scene) const {
        if (isDrag() || !(m_drawing.snaps || m_drawing.falls)) return;
        std::optional<Aabb> all;
        for (const BodyDef& body : bodies) {
            const auto one = shownBox(body);
            if (!one) return;
            if (!all) all = one;
            all->lower = {std::min(all->lower.x, one->lower.x), std::min(all->lower.y, one->lower.y)};
            all->upper = {std::max(all->upper.x, one->upper.x), std::max(all->upper.y, one->upper.y)};
        }
        if (!all) return;
        const SnapTargets targets(scene);
        const Vec2 shift = m_drawing.falls ? Vec2{0, targets.dropOf(*all)} : targets.shiftOf(*all, m_drawing.reach);
        for (BodyDef& body : bodies) body.position += shift;
    }

    ToolEdit added(const QString& name, std::vector<BodyDef> bodies) const {
        return {name, [bodies](const Scene& scene) { return addTo(scene, bodies); }};
    }
    ToolEdit group(const QString& name, std::vector<BodyDef> bodies) const {
        return {name, [*this, bodies](const Scene& scene) {
                    std::vector<BodyDef> laid = bodies;
                    lay(laid, scene);
                    return addTo(scene, std::move(laid));
                }};
    }
    ToolEdit body(const QString& name, const char* like, Shape shape, Vec2 at, Real angle = 0) const {
        BodyDef body;
        body.id = std::string(like) + "_1";
        body.shape = shape;
        body.position = at;
        body.angle = angle;
        return group(name, {std::move(body)});
    }
    ToolEdit capsule() const {
        const Vec2 along = isDrag() ? to() - from() : Vec2{1, 0};
        return body(tr("Add a capsule"), "capsule", capsuleShape(), isDrag() ? 0.5 * (from() + to()) : from(),
                    arctangent(along.y, along.x));
    }
    std::optional<ToolEdit> polygon() const {
        std::vector<Vec2> vertices = m_drawing.points;
        if (vertices.size() < 3) {  // a regular one
            const Real radius = isDrag() ? length(to() - from()) : m_sizes.circle.radius;
            vertices.clear();
            for (int k = 0; k < 5; ++k) vertices.push_back(from() + rotate(rotationBy(0.5 * pi + k * twoPi / 5), {radius, 0}));
        }
        vertices = hullOf(std::move(vertices));
        if (vertices.size() < 3) return m_drawing.isFinished ? std::optional(flatPolygon()) : std::nullopt;
        Vec2 middle;
        for (const Vec2 vertex : vertices) middle += (1.0 / static_cast<Real>(vertices.size())) * vertex;
        middle = onGrid(middle);
        Polygon shape;
        shape.count = static_cast<std::uint32_t>(vertices.size());
        for (std::uint32_t k = 0; k < shape.count; ++k) shape.points[k] = vertices[k] - middle;
        return body(tr("Add a polygon"), "polygon", shape, middle);
    }
    ToolEdit flatPolygon() const {
        const auto [left, right] = std::ranges::minmax(m_drawing.points, {}, &Vec2::x);
        const auto [low, high] = std::ranges::minmax(m_drawing.points, {}, &Vec2::y);
        const QString problem =
            tr("The corners of a polygon must span at least %1 mm². These lie within %2 × %3 m: on one line, or too "
               "near to each other.")
                .arg(shown(0.5e6 * leastTwiceArea, 3), shown(right.x - left.x, 3), shown(high.y - low.y, 3));
        const QString way = m_drawing.snaps ? tr("Alt draws between the points of the grid.") : QString();
        return {{}, [problem, way](const Scene&) { return Result<Edit>(said(sentences({problem, way}))); }};
    }
    ToolEdit halfPlane() const {
        const Vec2 along = isDrag() ? to() - from() : Vec2{1, 0};
        const Vec2 normal = (1 / length(along)) * leftPerpendicular(along);
        BodyDef plane;
        plane.id = "plane_1";
        plane.isStatic = true;
        plane.shape = HalfPlane{normal, dot(normal, from())};
        return added(tr("Add a half-plane"), {std::move(plane)});
    }
    std::optional<ToolEdit> path(const QString& name, bool isChain) const {
        std::vector<Vec2> points = m_drawing.points;
        if (points.size() < 2) points.push_back(points.front() + Vec2{2, 0});
        return ToolEdit{
            name, [points, isChain, reach = m_drawing.reach](const Scene& scene) {
                const PathEnds ends{bodyUnder(scene, points.front(), 0.2 * reach), bodyUnder(scene, points.back(), 0.2 * reach)};
                return isChain ? addChain(scene, points, ends) : addRope(scene, points, ends);
            }};
    }

    ToolEdit joint() const {
        const auto kind = static_cast<JointKind>(static_cast<int>(m_drawing.tool) - static_cast<int>(BuildTool::Revolute));
        return {tr("Add a joint: %1").arg(infoOf(m_drawing.tool).text),
                [kind, drawing = m_drawing](const Scene& scene) { return joined(scene, kind, drawing); }};
    }
    /// The bodies at the two points; where there is none, a pin of the world. By keys: those that are selected.
    static Result<Edit> joined(const Scene& scene, JointKind kind, const ToolDrawing& drawing) {
        Vec2 onA = drawing.points.front();
        Vec2 onB = drawing.points.back();
        std::optional<BodyId> a = bodyUnder(scene, onA, 0.2 * drawing.reach);
        std::optional<BodyId> b = bodyUnder(scene, onB, 0.2 * drawing.reach);
        if (drawing.falls && !drawing.selection.bodies.empty()) {
            const auto& chosen = drawing.selection.bodies;
            const auto centre = [&](BodyId body) { return shownPose(scene.bodies[index(body)]).position; };
            b = chosen.back();
            onB = centre(*b);
            a = chosen.size() > 1 ? std::optional(chosen.front()) : std::nullopt;
            onA = a ? centre(*a) : onB + Vec2{0, 2};
        }
        if (a == b && a) a = otherUnder(scene, onA, *b);
        std::vector<BodyDef> pins;
        const auto pinned = [&](Vec2 at) {
            pins.push_back(pinAt(at));
            return BodyId{static_cast<std::uint32_t>(scene.bodies.size() + pins.size() - 1)};
        };
        if (!a && !b) return said(tr("A joint needs a body: begin or end on one."));
        if (!a) a = pinned(onA);
        if (!b) b = pinned(onB);
        JointDef joint = jointBetween(*a, onA, *b, onB, kind);
        if (auto* pulley = std::get_if<PulleyDef>(&joint.kind)) {
            const auto wheel =
                std::ranges::find_if(drawing.selection.bodies, [&](BodyId body) { return body != *a && body != *b; });
            if (wheel == drawing.selection.bodies.end())
                return said(tr("Select the wheel of the pulley first, then drag from the one body on its rope to the other."));
            pulley->wheel = *wheel;
            if (const auto* circle = std::get_if<Circle>(&scene.bodies[index(*wheel)].shape)) pulley->radius = circle->radius;
        }
        if (drawing.spring) joint.spring = *drawing.spring;
        return addTo(scene, std::move(pins), {std::move(joint)});
    }
    /// Another body at the same point, for a hinge through both.
    static std::optional<BodyId> otherUnder(const Scene& scene, Vec2 point, BodyId first) {
        Scene others = scene;
        others.bodies[index(first)].position = {1e8, 1e8};
        others.bodies[index(first)].start.reset();
        return bodyUnder(others, point, 0);
    }

    ToolDrawing m_drawing;
    ToolSizes m_sizes;
};

class SizeText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::SizeText)

public:
    QString operator()(const Circle& circle) const { return tr("radius %1 m").arg(shown(circle.radius, 3)); }
    QString operator()(const Box& box) const { return tr("%1 × %2 m").arg(shown(box.width, 3), shown(box.height, 3)); }
    QString operator()(const AxisBox& box) const { return (*this)(Box{box.width, box.height}); }
    QString operator()(const HalfPlane&) const { return tr("half-plane"); }
    QString operator()(const Particle&) const { return tr("particle"); }
    QString operator()(const Polygon& polygon) const { return tr("%n corners", nullptr, static_cast<int>(polygon.count)); }
    QString operator()(const Capsule& capsule) const {
        return tr("%1 m, radius %2 m").arg(shown(capsule.length, 3), shown(capsule.radius, 3));
    }

    QString of(const Edit& edit) const {
        const auto& chosen = edit.selection.bodies;
        Real mass = 0;
        for (const BodyId body : chosen) mass += massOf(edit.scene.bodies[index(body)]).value_or(0);
        // A pin that comes with a joint is not what it is about.
        const bool isJoint = edit.selection.joints.size() == 1 && mass == 0;
        const QString what = isJoint || chosen.empty() ? tr("%n joints", nullptr, static_cast<int>(edit.selection.joints.size()))
                             : chosen.size() == 1      ? std::visit(*this, edit.scene.bodies[index(chosen.front())].shape)
                                                       : tr("%n bodies", nullptr, static_cast<int>(chosen.size()));
        return mass > 0 ? tr("%1 · %2 kg").arg(what, shown(mass, 3)) : what;
    }
};

}  // namespace

std::optional<ToolEdit> editOf(const ToolDrawing& drawing, const ToolSizes& sizes) { return ToolEdits(drawing, sizes).edit(); }

void remember(ToolSizes& sizes, const ToolDrawing& drawing) {
    const ToolEdits edits(drawing, sizes);
    if (!edits.isDrag()) return;
    switch (drawing.tool) {
        case BuildTool::Box:
            sizes.box = edits.box();
            break;
        case BuildTool::Circle:
            sizes.circle.radius = length(drawing.points.back() - drawing.points.front());
            break;
        case BuildTool::Capsule:
            sizes.capsule = edits.capsuleShape();
            break;
        case BuildTool::Stack:
            sizes.stack = edits.rows(sizes.stack);
            break;
        case BuildTool::Pyramid:
            sizes.pyramid = edits.rows(sizes.pyramid);
            break;
        default:
            break;
    }
}

QString sizeText(const Edit& edit) { return SizeText().of(edit); }

}  // namespace solverscope

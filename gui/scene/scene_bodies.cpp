// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Bodies and ground.
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <optional>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/style/theme.h"

namespace solverscope {
namespace {

constexpr double hatchSpacing = 9;  // px

/// The part of a convex polygon (screen, any orientation) on the side of a line that `inward` points to.
QPolygonF cut(const QPolygonF& polygon, QPointF onLine, QPointF inward) {
    const auto depth = [&](QPointF p) { return QPointF::dotProduct(p - onLine, inward); };
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF here = polygon[i];
        const QPointF next = polygon[(i + 1) % polygon.size()];
        const double a = depth(here);
        const double b = depth(next);
        if (a >= 0) kept.append(here);
        if ((a > 0 && b < 0) || (a < 0 && b > 0)) kept.append(here + a / (a - b) * (next - here));
    }
    return kept;
}

/// The part of the line p + t d inside a convex polygon.
std::optional<QLineF> inside(const QPolygonF& polygon, QPointF p, QPointF d) {
    QPointF middle;  // the mean of the corners; the centre of the bounding box may be outside a triangle
    for (const QPointF& corner : polygon) middle += corner / polygon.size();
    double from = -1e9;
    double to = 1e9;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF corner = polygon[i];
        const QPointF edge = polygon[(i + 1) % polygon.size()] - corner;
        QPointF inward(-edge.y(), edge.x());
        if (QPointF::dotProduct(middle - corner, inward) < 0) inward = -inward;
        const double start = QPointF::dotProduct(p - corner, inward);
        const double rate = QPointF::dotProduct(d, inward);
        if (rate == 0) {
            if (start < 0) return std::nullopt;
        } else if (rate > 0) {
            from = std::max(from, -start / rate);
        } else {
            to = std::min(to, -start / rate);
        }
    }
    if (from >= to) return std::nullopt;
    return QLineF(p + from * d, p + to * d);
}

/// Slanted lines inside a convex polygon, fixed to a point so that they move with the body. Lines instead of a clip path,
/// which SVG has no room for. `slant`: −1, or 1 for an edge that the usual lines would be almost parallel to.
QVector<QLineF> hatching(const QPolygonF& polygon, QPointF fixed, double slant) {
    QVector<QLineF> lines;
    const double step = hatchSpacing * std::sqrt(2.0);
    const auto place = [slant](QPointF at) { return at.x() - slant * at.y(); };
    double low = place(polygon.first());
    double high = low;
    for (const QPointF& corner : polygon) {
        low = std::min(low, place(corner));
        high = std::max(high, place(corner));
    }
    const double origin = place(fixed);
    for (double at = origin + step * std::ceil((low - origin) / step); at < high; at += step)
        if (const auto line = inside(polygon, QPointF(at, 0), QPointF(slant, 1))) lines.append(*line);
    return lines;
}

struct BodyLook {
    QColor fill;
    QPen line;
};

class BodyPainter {
public:
    explicit BodyPainter(const SceneFrame& frame) : m_frame(frame), m_painter(frame.painter) {
        const SceneStyle& style = frame.style;
        const double dim = frame.marked ? 0.5 : 0;
        const double width = frame.bodyPixels < 12 ? 1 : 1.3;
        m_plain = {mixed(style.bodyFill, style.background, dim), QPen(mixed(style.bodyLine, style.background, dim), width)};
        m_fixed = {mixed(style.staticFill, style.background, 0.6 * dim), QPen(mixed(style.staticLine, style.background, dim), 1.4)};
        m_marked = {style.markedFill, QPen(style.ink, 2.2)};
        m_markedFixed = {mixed(style.staticFill, style.ink, 0.05), QPen(style.ink, 2.2)};
        m_hatch = QPen(mixed(style.hatch, style.background, 0.6 * dim), 1);
    }

    void paint(BodyId id) {
        const Body& body = m_frame.world.bodies[index(id)];
        const Pose& pose = m_frame.world.poses[index(id)];
        if (const auto* plane = std::get_if<HalfPlane>(&body.shape)) {
            paintGround(id, placedHalfPlane(*plane, pose), m_frame.touchesMarked(id));
            return;
        }
        const QPointF middle = m_frame.camera.toScreen(pose.position);
        const double reach = reachOf(body.shape) * m_frame.camera.scale + 3;
        if (!(m_frame.area.adjusted(-reach, -reach, reach, reach).contains(middle))) return;  // out of sight, or not a number
        const bool marked = m_frame.touchesMarked(id);
        const BodyLook& look = body.isStatic ? (marked ? m_markedFixed : m_fixed) : (marked ? m_marked : m_plain);
        if (m_line != &look) {
            m_painter.setPen(look.line);
            m_painter.setBrush(look.fill);
            m_line = &look;
        }
        paintShape(body.shape, pose);
        if (body.isStatic && !std::holds_alternative<Particle>(body.shape)) paintHatch(outline(body.shape, pose), middle);
    }

    /// The shape's line alone.
    void paintOutline(BodyId id, const QPen& pen) {
        const Body& body = m_frame.world.bodies[index(id)];
        if (std::holds_alternative<HalfPlane>(body.shape)) return;
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_line = nullptr;
        paintShape(body.shape, m_frame.world.poses[index(id)]);
    }

    void paintShape(const Shape& shape, const Pose& pose) {
        const SceneCamera& camera = m_frame.camera;
        const QPointF middle = camera.toScreen(pose.position);
        if (!isDrawable(middle)) return;
        if (const auto* circle = std::get_if<Circle>(&shape)) {
            const double r = circle->radius * camera.scale;
            m_painter.drawEllipse(middle, r, r);
            m_painter.drawLine(middle, middle + camera.toScreenVector(circle->radius * Vec2{pose.rotation.c, pose.rotation.s}));
        } else if (const auto box = boxOf(shape)) {
            paintBox(*box, pose);
            if (std::holds_alternative<AxisBox>(shape)) paintAxes(*box, middle);
        } else if (std::holds_alternative<Polygon>(shape)) {
            const QPolygonF polygon = outline(shape, pose);
            m_painter.drawConvexPolygon(polygon);
        } else if (const auto* capsule = std::get_if<Capsule>(&shape)) {
            const QPolygonF polygon = outline(shape, pose);
            m_painter.drawConvexPolygon(polygon);
            m_painter.drawLine(middle, camera.toScreen(endsOf(*capsule, pose)[1]));
        } else if (std::holds_alternative<Particle>(shape)) {
            paintDot(middle);
        }
    }

private:
    void paintBox(const Box& box, const Pose& pose) {
        const SceneCamera& camera = m_frame.camera;
        const auto corners = cornersOf(box, pose);
        const QPointF points[4] = {camera.toScreen(corners[0]), camera.toScreen(corners[1]), camera.toScreen(corners[2]),
                                   camera.toScreen(corners[3])};
        if (!m_painter.testRenderHint(QPainter::Antialiasing)) {
            m_painter.drawConvexPolygon(points, 4);
            return;
        }
        const QPen pen = m_painter.pen();
        m_painter.setPen(Qt::NoPen);
        m_painter.drawConvexPolygon(points, 4);
        m_painter.setPen(pen);
        const QLineF edges[4] = {{points[0], points[1]}, {points[1], points[2]}, {points[2], points[3]}, {points[3], points[0]}};
        m_painter.drawLines(edges, 4);
    }

    /// An upright cross in the middle shows that the box cannot rotate.
    void paintAxes(const Box& box, QPointF middle) {
        const double arm = 0.15 * std::min(box.width, box.height) * m_frame.camera.scale;
        if (arm < 2) return;
        const QLineF axes[2] = {{middle - QPointF(arm, 0), middle + QPointF(arm, 0)},
                                {middle - QPointF(0, arm), middle + QPointF(0, arm)}};
        m_painter.drawLines(axes, 2);
    }

    /// A particle: in the colour of the outlines, so that it is visible although it has no interior.
    void paintDot(QPointF middle) {
        const QBrush brush = m_painter.brush();
        if (brush.style() != Qt::NoBrush) m_painter.setBrush(m_painter.pen().color());
        m_painter.drawEllipse(middle, particlePixels - 0.7, particlePixels - 0.7);
        m_painter.setBrush(brush);
    }

    /// The part of a convex polygon that no other half-plane covers: the edge of one does not run through the other.
    QPolygonF uncovered(QPolygonF polygon, BodyId ground) const {
        for (std::size_t i = 0; i < m_frame.world.bodies.size() && polygon.size() >= 3; ++i) {
            const auto* plane = std::get_if<HalfPlane>(&m_frame.world.bodies[i].shape);
            if (!plane || i == index(ground)) continue;
            const HalfPlane solid = placedHalfPlane(*plane, m_frame.world.poses[i]);
            const QPointF surface = m_frame.camera.toScreen(solid.offset * solid.normal);
            if (isDrawable(surface)) polygon = cut(polygon, surface, QPointF(solid.normal.x, -solid.normal.y));
        }
        return polygon;
    }

    void paintGround(BodyId id, const HalfPlane& solid, bool marked) {
        const SceneCamera& camera = m_frame.camera;
        const QPointF surface = camera.toScreen(solid.offset * solid.normal);
        const QPointF down(-solid.normal.x, solid.normal.y);
        if (!isDrawable(surface)) return;
        const QRectF seen = m_frame.area.adjusted(-4, -4, 4, 4);
        const QPolygonF view(QVector<QPointF>{seen.topLeft(), seen.topRight(), seen.bottomRight(), seen.bottomLeft()});
        const QPolygonF ground = cut(view, surface, down);
        if (ground.size() < 3) return;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(marked ? m_markedFixed.fill : m_fixed.fill);
        m_painter.drawPolygon(ground);
        m_line = nullptr;
        constexpr double depth = 13;  // px, depth of the hatching
        const QPolygonF strip = uncovered(cut(ground, surface + depth * down, -down), id);
        if (strip.size() < 3) return;
        const QPointF along(-down.y(), down.x());
        const bool isSteep = along.x() * along.y() < -0.3;  // as the usual lines
        paintHatch(strip, surface, isSteep ? 1 : -1);
        const QPolygonF open = uncovered(view, id);
        if (open.size() < 3) return;
        if (const auto edge = inside(open, surface, along)) {
            m_painter.setPen(QPen(marked ? m_frame.style.ink : m_fixed.line.color(), marked ? 2.2 : 1.6));
            m_painter.drawLine(*edge);
        }
    }

    void paintHatch(const QPolygonF& polygon, QPointF fixed, double slant = -1) {
        m_painter.setPen(m_hatch);
        m_painter.drawLines(hatching(polygon, fixed, slant));
        m_line = nullptr;
    }

    QPolygonF outline(const Shape& shape, const Pose& pose) const {
        const SceneCamera& camera = m_frame.camera;
        QPolygonF polygon;
        if (const auto box = boxOf(shape)) {
            for (Vec2 corner : cornersOf(*box, pose)) polygon.append(camera.toScreen(corner));
        } else if (const auto* convex = std::get_if<Polygon>(&shape)) {
            for (std::uint32_t k = 0; k < convex->count; ++k) polygon.append(camera.toScreen(toWorld(pose, convex->points[k])));
        } else if (const auto* capsule = std::get_if<Capsule>(&shape)) {
            constexpr int sides = 16;  // of each end
            for (int i = 0; i <= 2 * sides + 1; ++i) {
                const bool right = i <= sides;
                const double turn = 3.141592653589793 * (right ? double(i) / sides - 0.5 : double(i - sides - 1) / sides + 0.5);
                const Vec2 end{(right ? 0.5 : -0.5) * capsule->length, 0};
                const Vec2 arm = capsule->radius * Vec2{std::cos(turn), std::sin(turn)};
                polygon.append(camera.toScreen(toWorld(pose, end + arm)));
            }
        } else if (const auto* circle = std::get_if<Circle>(&shape)) {
            constexpr int sides = 40;
            for (int i = 0; i < sides; ++i)
                polygon.append(camera.toScreen(pose.position + circle->radius * Vec2{std::cos(i * 6.283185307179586 / sides),
                                                                                     std::sin(i * 6.283185307179586 / sides)}));
        }
        return polygon;
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    BodyLook m_plain;
    BodyLook m_fixed;
    BodyLook m_marked;
    BodyLook m_markedFixed;
    QPen m_hatch;
    const BodyLook* m_line = nullptr;  // the look that the painter is set to
};

}  // namespace

void paintGrid(const SceneFrame& frame) {
    const SceneCamera& camera = frame.camera;
    const double spacing = roundedUp(44 / camera.scale);
    const Vec2 low = camera.toWorld(frame.area.bottomLeft());
    const Vec2 high = camera.toWorld(frame.area.topRight());
    QVector<QLineF> lines;
    for (double x = spacing * std::ceil(low.x / spacing); x <= high.x; x += spacing) {
        const double at = camera.toScreen({x, 0}).x();
        lines.append(QLineF(at, frame.area.top(), at, frame.area.bottom()));
        if (lines.size() > 1000) return;
    }
    for (double y = spacing * std::ceil(low.y / spacing); y <= high.y; y += spacing) {
        const double at = camera.toScreen({0, y}).y();
        lines.append(QLineF(frame.area.left(), at, frame.area.right(), at));
        if (lines.size() > 2000) return;
    }
    QPainter& painter = frame.painter;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(frame.style.grid, 1));
    painter.drawLines(lines);
    painter.setPen(QPen(frame.style.axis, 1));
    const QPointF origin = camera.toScreen({});
    if (frame.area.left() <= origin.x() && origin.x() <= frame.area.right())
        painter.drawLine(QLineF(origin.x(), frame.area.top(), origin.x(), frame.area.bottom()));
    if (frame.area.top() <= origin.y() && origin.y() <= frame.area.bottom())
        painter.drawLine(QLineF(frame.area.left(), origin.y(), frame.area.right(), origin.y()));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintBodies(const SceneFrame& frame) {
    BodyPainter bodies(frame);
    const auto count = static_cast<std::uint32_t>(frame.world.bodies.size());
    const auto isGround = [&](std::uint32_t i) { return std::holds_alternative<HalfPlane>(frame.world.bodies[i].shape); };
    for (std::uint32_t i = 0; i < count; ++i)
        if (isGround(i)) bodies.paint(BodyId{i});
    // Slanted edges of so many small bodies cannot be told apart, but take most of the frame.
    constexpr std::uint32_t many = 1000;
    constexpr double small = 12;  // px
    const bool coarse = frame.options.running && count > many && frame.bodyPixels < small;
    frame.painter.setRenderHint(QPainter::Antialiasing, !coarse);
    for (std::uint32_t i = 0; i < count; ++i)
        if (!isGround(i) && !frame.touchesMarked(BodyId{i})) bodies.paint(BodyId{i});
    frame.painter.setRenderHint(QPainter::Antialiasing, true);
    for (std::uint32_t i = 0; i < count; ++i)
        if (!isGround(i) && frame.touchesMarked(BodyId{i})) bodies.paint(BodyId{i});

    const auto exists = [count](std::optional<BodyId> id) { return id && index(*id) < count; };
    if (exists(frame.options.hovered)) bodies.paintOutline(*frame.options.hovered, QPen(faded(frame.style.selection, 0.55), 2));
    if (exists(frame.options.selected)) bodies.paintOutline(*frame.options.selected, QPen(frame.style.selection, 3));
}

QPen ghostPen(const SceneFrame& frame, const SceneGhost& ghost) {
    return QPen(ghost.colour ? seriesColour(*ghost.colour, frame.options.palette) : frame.style.ghost, 1.6, ghost.dash);
}

void paintBodyOutline(const SceneFrame& frame, BodyId body, const QPen& pen) { BodyPainter(frame).paintOutline(body, pen); }

void paintGhost(const SceneFrame& frame, const SceneGhost& ghost) {
    const World& world = ghost.world;
    BodyPainter bodies(frame);
    frame.painter.setBrush(Qt::NoBrush);
    frame.painter.setPen(ghostPen(frame, ghost));
    for (std::size_t i = 0; i < world.bodies.size(); ++i)
        if (!world.bodies[i].isStatic) bodies.paintShape(world.bodies[i].shape, world.poses[i]);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The names of the bodies: in the body if there is room; next to it if the scene has few bodies and each name is unambiguous.
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr double minLabelSize = 34;            // px: no name inside of a smaller body
constexpr std::size_t maxLabelledBodies = 16;  // with more bodies than this, names next to them would be too crowded
constexpr double jointMark = 5;                // px, half the size of a joint's mark
constexpr double ringMark = 13;                // px, half the size of the ring of an arrow to be drawn
constexpr double nameGap = 3;                  // px between a body and the name next to it

class BodyNames {
public:
    explicit BodyNames(const SceneFrame& frame) : m_frame(frame), m_metrics(frame.painter.font()) {}

    void paint() {
        const auto& bodies = m_frame.world.bodies;
        std::vector<std::size_t> unplaced;
        const bool few = static_cast<std::size_t>(std::count_if(bodies.begin(), bodies.end(), isFinite)) <= maxLabelledBodies;
        takeJoints();
        if (m_frame.options.velocities && !m_frame.options.running) takeArrows();
        if (m_frame.options.ring) takeRing(*m_frame.options.ring);
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            if (!isFinite(bodies[i]) || !m_frame.area.contains(middleOf(i))) continue;
            if (m_frame.marked && m_frame.touchesMarked(idOf(i))) continue;  // A and B are there
            const bool mayBeBeside = few && !m_frame.options.running;
            if (const auto room = roomInside(i, !mayBeBeside))
                write(i, *room);
            else if (mayBeBeside)
                unplaced.push_back(i);
        }
        if (unplaced.empty()) return;
        takeBodies();
        for (const std::size_t i : unplaced)
            if (const auto beside = roomBeside(i))
                write(i, *beside);
            else if (const auto crossed = roomInside(i, true))
                write(i, *crossed);
    }

private:
    static BodyId idOf(std::size_t body) { return BodyId{static_cast<std::uint32_t>(body)}; }
    static bool isFinite(const Body& body) { return !std::holds_alternative<HalfPlane>(body.shape); }
    const Shape& shapeOf(std::size_t body) const { return m_frame.world.bodies[body].shape; }
    QPointF middleOf(std::size_t body) const { return m_frame.camera.toScreen(m_frame.world.poses[body].position); }
    QString nameOf(std::size_t body) const { return qstring(m_frame.session.scene().bodies[body].id); }

    QRectF boxAbout(QPointF middle, double width) const {
        return {middle.x() - width / 2, middle.y() - m_metrics.height() / 2, width, m_metrics.height()};
    }

    /// The place of the name in the body, if it fits; through which an arrow runs only if it may be crossed.
    std::optional<QRectF> roomInside(std::size_t body, bool mayBeCrossed) const {
        const Shape& shape = shapeOf(body);
        const double scale = m_frame.camera.scale;
        double room = 2 * reachOf(shape) * scale;
        if (room < minLabelSize) return std::nullopt;
        if (const auto box = boxOf(shape)) {
            if (box->height * scale < m_metrics.height()) return std::nullopt;
            room = box->width * scale;
        }
        if (std::holds_alternative<Polygon>(shape) || std::holds_alternative<Capsule>(shape)) {
            if (breadthOf(shape) * scale < 1.5 * m_metrics.height()) return std::nullopt;
            room = 0.75 * breadthOf(shape) * scale;
        }
        const std::string& name = m_frame.session.scene().bodies[body].id;
        if (0.5 * m_metrics.averageCharWidth() * static_cast<double>(name.size()) > room)
            return std::nullopt;  // measuring takes time
        const double width = m_metrics.horizontalAdvance(qstring(name));
        if (width + 2 > room) return std::nullopt;
        // A circle has joints and its radius in the middle, an axis box its cross.
        const double lower = std::holds_alternative<Circle>(shape)    ? 0.45 * reachOf(shape) * scale
                             : std::holds_alternative<AxisBox>(shape) ? 0.3 * breadthOf(shape) * scale
                                                                      : 0;
        const auto isOnBody = [&](QPointF corner) {
            return contains(shape, m_frame.world.poses[body], m_frame.camera.toWorld(corner));
        };
        const double clear = jointMark + 1 + m_metrics.height() / 2;
        std::optional<QRectF> crossed;  // the best place that has an arrow through it
        for (const QPointF& aside : {QPointF(0, lower), QPointF(0, -lower), QPointF(0, clear), QPointF(0, -clear),
                                     QPointF(clear / 2 + width / 2, lower), QPointF(-clear / 2 - width / 2, lower)}) {
            const QRectF box = boxAbout(middleOf(body) + aside, width);
            const bool isUsual = aside == QPointF(0, lower);
            if (!isFree(box) || (!isUsual && !(isOnBody(box.topLeft()) && isOnBody(box.topRight()) && isOnBody(box.bottomLeft()) &&
                                               isOnBody(box.bottomRight()))))
                continue;
            if (!isCrossed(m_arrows, box)) return box;
            if (!crossed) crossed = box;
        }
        return mayBeCrossed ? crossed : std::nullopt;
    }

    /// The body's upright bounding box on the screen.
    QRectF outlineOf(std::size_t body) const {
        const Pose& pose = m_frame.world.poses[body];
        const Shape& shape = shapeOf(body);
        Vec2 half{reachOf(shape), reachOf(shape)};
        if (const auto box = boxOf(shape)) {
            const double c = std::abs(pose.rotation.c);
            const double s = std::abs(pose.rotation.s);
            half = 0.5 * Vec2{c * box->width + s * box->height, s * box->width + c * box->height};
        }
        const double least = std::holds_alternative<Particle>(shape) ? particlePixels : 2;
        const double x = std::max(half.x * m_frame.camera.scale, least);
        const double y = std::max(half.y * m_frame.camera.scale, least);
        const QPointF middle = middleOf(body);
        return {middle.x() - x, middle.y() - y, 2 * x, 2 * y};
    }

    void takeJoints() {
        for (const Joint& joint : m_frame.world.joints) {
            const RowPoints held = anchorsOf(m_frame.world, joint);
            const QLineF line(m_frame.camera.toScreen(held.onA), m_frame.camera.toScreen(held.onB));
            if (!isDrawable(line.p1()) || !isDrawable(line.p2())) continue;
            m_lines.append(line);
            for (const QPointF& at : {line.p1(), line.p2()})
                m_taken.append(QRectF(at.x() - jointMark, at.y() - jointMark, 2 * jointMark, 2 * jointMark));
            if (const auto numbers = numbersOf(m_frame, joint))
                m_taken.append(m_metrics.boundingRect(numbers->text).translated(numbers->baseline));
        }
    }

    void takeArrows() {
        for (std::size_t i = 0; i < m_frame.world.bodies.size(); ++i)
            if (const QLineF arrow = velocityArrow(m_frame, i);
                isDrawable(arrow.p1()) && isDrawable(arrow.p2()) && arrow.length() >= 1)
                m_arrows.append(arrow);
    }

    void takeRing(Vec2 at) {
        const QPointF middle = m_frame.camera.toScreen(at);
        if (!isDrawable(middle)) return;
        m_ring = {middle.x() - ringMark, middle.y() - ringMark, 2 * ringMark, 2 * ringMark};
        m_taken.append(m_ring);
    }

    void takeBodies() {
        for (std::size_t i = 0; i < m_frame.world.bodies.size(); ++i)
            if (isFinite(m_frame.world.bodies[i]) && isDrawable(middleOf(i))) m_outlines.append(outlineOf(i));
    }

    bool isFree(const QRectF& box) const {
        return std::none_of(m_taken.begin(), m_taken.end(), [&](const QRectF& other) { return other.intersects(box); });
    }

    static bool isCrossed(const QVector<QLineF>& lines, const QRectF& box) {
        constexpr int samples = 24;
        const auto crosses = [&](const QLineF& line) {
            for (int i = 0; i <= samples; ++i)
                if (box.contains(line.pointAt(static_cast<double>(i) / samples))) return true;
            return false;
        };
        return std::ranges::any_of(lines, crosses);
    }

    bool coversContent(const QRectF& box) const {
        return std::ranges::any_of(m_outlines, [&](const QRectF& body) { return body.intersects(box); }) ||
               isCrossed(m_lines, box) || isCrossed(m_arrows, box);
    }

    /// Next to the body, where nothing else is.
    std::optional<QRectF> roomBeside(std::size_t body) const {
        QRectF around = outlineOf(body);
        if (m_ring.contains(around.center())) around |= m_ring;
        const double width = m_metrics.horizontalAdvance(nameOf(body));
        const double x = around.width() / 2 + nameGap + width / 2;
        const double y = around.height() / 2 + nameGap + m_metrics.height() / 2;
        const double dx = 0.7 * around.width() / 2 + nameGap + width / 2;
        const double dy = 0.7 * around.height() / 2 + m_metrics.height() / 2;
        const std::array<QPointF, 8> sides{QPointF(x, 0),    QPointF(-x, 0),    QPointF(0, -y),  QPointF(0, y),
                                           QPointF(dx, -dy), QPointF(-dx, -dy), QPointF(dx, dy), QPointF(-dx, dy)};
        for (const QPointF& side : sides) {
            const QRectF box = boxAbout(around.center() + side, width);
            if (m_frame.area.contains(box) && isFree(box) && !coversContent(box)) return box;
        }
        return std::nullopt;
    }

    void write(std::size_t body, const QRectF& box) {
        QPainter& painter = m_frame.painter;
        const QPointF baseline(box.left(), box.center().y() + (m_metrics.ascent() - m_metrics.descent()) / 2);
        const QString name = nameOf(body);
        // Legible over the arrows that run through it.
        painter.setPen(faded(m_frame.style.background, 0.8));
        for (const QPointF aside : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
            painter.drawText(baseline + aside, name);
        painter.setPen(m_frame.style.faintInk);  // of faded bodies, too: it must be read
        painter.drawText(baseline, name);
        m_taken.append(box.adjusted(-2, 1, 2, -1));
    }

    const SceneFrame& m_frame;
    QFontMetricsF m_metrics;
    QVector<QRectF> m_taken;  // by names, and by the marks and numbers of joints
    QVector<QRectF> m_outlines;
    QRectF m_ring;
    QVector<QLineF> m_lines;   // of joints
    QVector<QLineF> m_arrows;  // of velocities
};

}  // namespace

void paintLabels(const SceneFrame& frame) { BodyNames(frame).paint(); }

}  // namespace solverscope

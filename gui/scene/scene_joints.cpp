// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Joints and the mouse's spring.
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "physics/constraints/joint_equations.h"

namespace solverscope {
namespace {

constexpr double fullTurn = 6.28318530717958647693;

/// Coils between two points; a line if there is no room for them.
QPolygonF coils(QPointF from, QPointF to) {
    const QLineF axis(from, to);
    QPolygonF spring{from};
    if (axis.length() > 24) {
        constexpr int count = 9;
        const QPointF along = (to - from) / axis.length();
        const QPointF side(-along.y(), along.x());
        for (int i = 0; i < count; ++i) {
            const double t = 8 + (axis.length() - 16) * (i + 0.5) / count;
            spring.append(from + t * along + (i % 2 == 0 ? 5.0 : -5.0) * side);
        }
    }
    spring.append(to);
    return spring;
}

/// A rope that hangs through: a parabola of about its length.
QPolygonF hanging(QPointF from, QPointF to, double length) {
    const double span = QLineF(from, to).length();
    const double sag = std::sqrt(std::max(0.0, 3.0 / 8 * span * (length - span)));
    constexpr int parts = 16;
    QPolygonF rope;
    for (int i = 0; i <= parts; ++i) {
        const double t = static_cast<double>(i) / parts;
        rope.append(from + t * (to - from) + QPointF(0, 4 * t * (1 - t) * std::min(sag, length / 2)));
    }
    return rope;
}

class JointPainter {
public:
    JointPainter(const SceneFrame& frame, const Joint& joint)
        : m_frame(frame),
          m_painter(frame.painter),
          m_joint(joint),
          m_r(std::clamp(0.22 * frame.bodyPixels, 2.0, 4.0)),
          m_anchors(anchorsOf(frame.world, joint)),
          m_a(frame.camera.toScreen(m_anchors.onA)),
          m_b(frame.camera.toScreen(m_anchors.onB)),
          m_line(frame.style.staticLine, 1.4) {}

    void paint() {
        if (!isDrawable(m_a) || !isDrawable(m_b)) return;
        m_painter.setPen(m_line);
        m_painter.setBrush(Qt::NoBrush);
        switch (m_joint.kind) {
            case JointKind::Revolute:
            case JointKind::Weld:
                return paintPoint();
            case JointKind::Distance:
                return paintDistance();
            case JointKind::Rope:
            case JointKind::Winch:
                return paintRope();
            case JointKind::Prismatic:
            case JointKind::Wheel:
                return paintSlide();
            case JointKind::Gear:
                return paintGear();
            case JointKind::Pulley:
                return paintPulley();
            case JointKind::Custom:
                return paintCustom();
        }
    }

private:
    double pixels(Real length) const { return length * m_frame.camera.scale; }
    QPointF screen(Vec2 point) const { return m_frame.camera.toScreen(point); }
    const Pose& poseOf(BodyId body) const { return m_frame.world.poses[index(body)]; }

    void pin(QPointF at) {
        m_painter.setPen(QPen(m_frame.style.staticLine, 1.5));
        m_painter.setBrush(m_frame.style.background);
        m_painter.drawEllipse(at, m_r, m_r);
    }
    void block(QPointF at, double half) {
        m_painter.setPen(QPen(m_frame.style.staticLine, 1.5));
        m_painter.setBrush(m_frame.style.background);
        m_painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    }
    /// A short line across a direction of the screen.
    void stop(QPointF at, QPointF along) {
        const QPointF across = 6 * QPointF(-along.y(), along.x());
        if (isDrawable(at)) m_painter.drawLine(at - across, at + across);
    }
    void pulledApart() {
        if (QLineF(m_a, m_b).length() <= 1) return;
        m_painter.setPen(QPen(m_frame.style.penetration, 2.4));  // the error in its real length
        m_painter.drawLine(m_a, m_b);
    }

    void paintPoint() {
        if (m_joint.limits) paintAngles(*m_joint.limits);
        if (m_joint.motor) paintMotor(m_a);
        pulledApart();
        const bool apart = QLineF(m_a, m_b).length() > 1;
        if (m_joint.kind == JointKind::Weld) {
            block(m_a, m_r);
            m_painter.drawLine(m_a - QPointF(m_r, m_r), m_a + QPointF(m_r, m_r));
            m_painter.drawLine(m_a - QPointF(m_r, -m_r), m_a + QPointF(m_r, -m_r));
        } else {
            pin(m_a);
        }
        if (apart) pin(m_b);
    }

    /// The sector allowed for B's centre, as seen from the hinge.
    void paintAngles(const Range& limits) {
        if (limits.upper - limits.lower >= fullTurn) return;
        const Vec2 out = -m_joint.localB;
        const double zero = std::atan2(out.y, out.x) + poseOf(m_joint.a).angle + m_joint.referenceAngle;
        const double radius = std::clamp(0.6 * m_frame.bodyPixels, 12.0, 30.0);
        const double width = limits.upper - limits.lower;
        m_painter.setPen(QPen(m_frame.style.spring, 1));
        m_painter.setBrush(faded(m_frame.style.spring, 0.18));
        constexpr double sixteenths = 16 * 360 / fullTurn;
        const double first = std::remainder(zero + limits.lower, fullTurn);
        m_painter.drawPie(QRectF(m_a.x() - radius, m_a.y() - radius, 2 * radius, 2 * radius),
                          static_cast<int>(std::lround(first * sixteenths)), static_cast<int>(std::lround(width * sixteenths)));
    }

    /// Three quarters of a ring with a tip: which way the motor turns B.
    void paintMotor(QPointF at) {
        const double radius = m_r + 5;
        m_painter.setPen(QPen(m_frame.style.spring, 1.6));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawArc(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 0, 270 * 16);
        if (m_joint.motor->speed == 0) return;
        ArrowBatch tip;
        if (m_joint.motor->speed > 0)
            tip.add(at + QPointF(-4, radius), {8, 0}, 7);
        else
            tip.add(at + QPointF(radius, -4), {0, 8}, 7);
        tip.paint(m_painter, m_frame.style.spring, 1.6);
    }

    void paintDistance() {
        const QLineF axis(m_a, m_b);
        const QPointF along = axis.length() > 0 ? (m_b - m_a) / axis.length() : QPointF(0, -1);
        if (m_joint.limits) {
            m_painter.setPen(QPen(m_frame.style.spring, 1.6));
            for (const Real limit : {m_joint.limits->lower, m_joint.limits->upper})
                if (std::isfinite(limit)) stop(m_a + pixels(limit) * along, along);
            m_painter.setPen(m_line);
        }
        if (m_joint.spring)
            m_painter.drawPolyline(coils(m_a, m_b));
        else
            m_painter.drawLine(m_a, m_b);
        pin(m_a);
        pin(m_b);
    }

    void paintRope() {
        const Real length = solverscope::length(m_anchors.onB - m_anchors.onA);
        m_painter.setPen(QPen(m_frame.style.spring, 1.8));
        if (length >= m_joint.length)
            m_painter.drawPolyline(m_joint.spring ? coils(m_a, m_b) : QPolygonF{m_a, m_b});
        else if (pixels(m_joint.length) < 1e5)
            m_painter.drawPolyline(hanging(m_a, m_b, pixels(m_joint.length)));
        if (m_joint.kind == JointKind::Winch) {
            block(m_a, m_r + 3);
            paintMotor(m_a);
        }
        pin(m_a);
        pin(m_b);
    }

    void paintSlide() {
        const Vec2 axis = rotate(poseOf(m_joint.a).rotation, m_joint.localAxis);
        const QPointF along(axis.x, -axis.y);
        const double least = m_joint.limits ? std::clamp(pixels(m_joint.limits->lower), -1e4, 1e4) : -40;
        const double most = m_joint.limits ? std::clamp(pixels(m_joint.limits->upper), -1e4, 1e4) : 40;
        m_painter.setPen(QPen(m_frame.style.staticLine, 1, Qt::DashLine));
        m_painter.drawLine(m_a + least * along, m_a + most * along);
        if (m_joint.limits) {
            m_painter.setPen(QPen(m_frame.style.spring, 1.6));
            stop(m_a + least * along, along);
            stop(m_a + most * along, along);
        }
        if (m_joint.kind == JointKind::Wheel) {
            m_painter.setPen(m_line);
            // From above the hub, at the bodywork: at rest the two anchors coincide.
            m_painter.drawPolyline(coils(m_a + 30 * along, m_b));
            if (m_joint.motor) paintMotor(m_b);
            return pin(m_b);
        }
        const Vec2 d = m_anchors.onB - m_anchors.onA;
        const QPointF foot = screen(m_anchors.onA + dot(d, axis) * axis);
        if (QLineF(foot, m_b).length() > 1) {
            m_painter.setPen(QPen(m_frame.style.penetration, 2.4));
            m_painter.drawLine(foot, m_b);
        }
        if (m_joint.motor) {
            ArrowBatch drive;
            drive.add(m_b, (m_joint.motor->speed < 0 ? -18 : 18) * along, 7);
            drive.paint(m_painter, m_frame.style.spring, 1.6);
        }
        block(m_b, m_r);
    }

    void paintGear() {
        m_painter.setPen(QPen(m_frame.style.spring, 1.4, Qt::DotLine));
        m_painter.drawLine(m_a, m_b);
        m_painter.setPen(m_frame.style.faintInk);
        paintNumbers();
    }

    void paintPulley() {
        const Pose& wheel = poseOf(m_joint.wheel);
        const QPointF middle = screen(wheel.position);
        const std::array<QPointF, 2> ends{m_a, m_b};
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const PulleyRope& rope = m_joint.ropes[i];
            const double drum = std::abs(pixels(rope.radius));
            m_painter.setPen(QPen(m_frame.style.staticLine, 1));
            m_painter.drawEllipse(middle, drum, drum);
            const Vec2 eye = wheel.position + rope.eye;
            const Vec2 anchor = i == 0 ? m_anchors.onA : m_anchors.onB;
            const double free = pixels(rope.length + rope.radius * (wheel.angle - m_joint.referenceAngle));
            const double span = pixels(solverscope::length(anchor - eye));
            m_painter.setPen(QPen(m_frame.style.spring, 1.8));
            if (free > span + 1 && free < 1e5)
                m_painter.drawPolyline(hanging(screen(eye), ends[i], free));
            else
                m_painter.drawLine(screen(eye), ends[i]);
            pin(ends[i]);
            m_painter.setBrush(Qt::NoBrush);
        }
    }

    /// A link between the two bodies with C on it, and for each row the gradient of C at both: arrows along which C grows.
    void paintCustom() {
        m_painter.setPen(QPen(m_frame.style.spring, 1.4, Qt::DashDotLine));
        m_painter.drawLine(m_a, m_b);
        ArrowBatch gradients;
        const bool isAsked = m_frame.options.ring.has_value();  // for an arrow, which may be this one
        const JointEquations equations = isAsked ? JointEquations() : equationsOf(m_joint, bodiesOf(m_frame.world));
        for (const JointEquation& equation : equations) {
            addGradient(gradients, m_a, -(equation.n + equation.skew));
            addGradient(gradients, m_b, equation.n);
        }
        gradients.paint(m_painter, m_frame.style.spring, 1.8);
        for (const BodyId body : {m_joint.a, m_joint.b}) block(screen(poseOf(body).position), m_r);
        m_painter.setPen(m_frame.style.ink);
        paintNumbers();
    }
    void paintNumbers() {
        if (const auto numbers = numbersOf(m_frame, m_joint)) m_painter.drawText(numbers->baseline, numbers->text);
    }
    void addGradient(ArrowBatch& arrows, QPointF from, Vec2 n) {
        if (n != Vec2{}) arrows.add(from, std::clamp(0.6 * m_frame.bodyPixels, 18.0, 46.0) / length(n) * QPointF(n.x, -n.y), 7);
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    const Joint& m_joint;
    double m_r;
    RowPoints m_anchors;
    QPointF m_a;
    QPointF m_b;
    QPen m_line;
};

}  // namespace

std::optional<JointNumbers> numbersOf(const SceneFrame& frame, const Joint& joint) {
    constexpr double minLabelledBodySize = 24;  // px: below this the numbers would be on the bodies
    const RowPoints anchors = anchorsOf(frame.world, joint);
    const QPointF middle = (frame.camera.toScreen(anchors.onA) + frame.camera.toScreen(anchors.onB)) / 2;
    if (!isDrawable(middle)) return std::nullopt;
    if (joint.kind == JointKind::Gear) return JointNumbers{middle + QPointF(4, -4), QStringLiteral("×") + shown(joint.ratio, 3)};
    if (joint.kind != JointKind::Custom || frame.bodyPixels < minLabelledBodySize) return std::nullopt;
    QStringList values;
    for (const JointEquation& equation : equationsOf(joint, bodiesOf(frame.world)))
        values << QStringLiteral("C = ") + shown(equation.C, 3);
    return JointNumbers{middle + QPointF(6, -6), values.join(QStringLiteral(",  "))};
}

void paintJoints(const SceneFrame& frame) {
    for (const Joint& joint : frame.world.joints) JointPainter(frame, joint).paint();
}

void paintSpring(const SceneFrame& frame) {
    if (!frame.world.drag || index(frame.world.drag->body) >= frame.world.bodies.size()) return;
    const Drag& drag = *frame.world.drag;
    const QPointF from = frame.camera.toScreen(toWorld(frame.world.poses[index(drag.body)], drag.localAnchor));
    const QPointF to = frame.camera.toScreen(drag.target);
    if (!isDrawable(from) || !isDrawable(to)) return;
    QPainter& painter = frame.painter;
    painter.setPen(QPen(frame.style.spring, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(coils(from, to));
    painter.setBrush(frame.style.spring);
    painter.drawEllipse(from, 3, 3);
    painter.drawEllipse(to, 3, 3);
}

}  // namespace solverscope

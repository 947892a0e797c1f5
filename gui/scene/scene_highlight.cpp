// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The highlighted term of the marked row's formula, in the scene.
#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/text/row_term.h"
#include "physics/analysis/row_geometry.h"

namespace solverscope {
namespace {

class HighlightedTerm : private HighlightKit {
    Q_DECLARE_TR_FUNCTIONS(solverscope::HighlightedTerm)

public:
    HighlightedTerm(const SceneFrame& frame, const RowPoints& points)
        : HighlightKit(frame),
          m_event(frame.event),
          m_world(frame.session.worldBefore()),
          m_points(points),
          m_onA(frame.camera.toScreen(points.onA)),
          m_onB(frame.camera.toScreen(points.onB)),
          m_n(frame.event.n.x, -frame.event.n.y),
          m_description(TermDescription::of(frame.session, frame.options.highlightedTerm)) {}

    void paint() {
        if (!isDrawable(m_onA) || !isDrawable(m_onB)) return;
        const RowTerm highlightedTerm = m_frame.options.highlightedTerm;
        const RowTermInfo& info = infoOf(highlightedTerm);
        const bool isB = info.body == 'B';
        const BodyId body = isB ? m_event.b : m_event.a;
        const Vec2 point = isB ? m_points.onB : m_points.onA;
        switch (highlightedTerm) {
            case RowTerm::None:
                return;
            case RowTerm::Direction:
                return paintDirection();
            case RowTerm::LeverArmA:
            case RowTerm::LeverArmB:
                return paintArm(body, point, number());
            case RowTerm::VelocityA:
            case RowTerm::VelocityB:
                return paintVelocity(body, point);
            case RowTerm::NewVelocityA:
            case RowTerm::NewVelocityB:
                return paintNewVelocity(body, isB ? m_event.vB : m_event.vA);
            case RowTerm::OmegaA:
            case RowTerm::OmegaB:
            case RowTerm::NewOmegaA:
            case RowTerm::NewOmegaB:
                return paintTurning(body, number());
            case RowTerm::Jv:
                return paintJv();
            case RowTerm::Bias:
                return paintBias();
            case RowTerm::EffectiveMass:
                return paintEffectiveMass();
            case RowTerm::Softness:
            case RowTerm::Spring:
                return paintSpringBetween();
            case RowTerm::Friction:
            case RowTerm::Bounds:
                return paintBounds();
            case RowTerm::NormalImpulse:
                return paintNormalImpulse();
            case RowTerm::LambdaLast:
            case RowTerm::Factor:
                return paintImpulse(m_event.n, row().lambda);
            case RowTerm::RawDelta:
            case RowTerm::LambdaBefore:
            case RowTerm::Sum:
            case RowTerm::LambdaAfter:
            case RowTerm::Delta:
            case RowTerm::StiffnessAfter:
                return paintImpulse(m_event.n, number());
            default:  // where a body is, and what it weighs
                return paintBody(body, text());
        }
    }

private:
    const Row& row() const { return rowBefore(m_frame.session); }
    Real number() const { return infoOf(m_frame.options.highlightedTerm).numbers(m_frame.session)[0]; }

    Velocity before(BodyId body) const { return velocitiesOf(m_world, m_event.phase)[index(body)]; }

    bool hasCentre(BodyId body) const {
        return index(body) < m_world.bodies.size() && !std::holds_alternative<HalfPlane>(m_world.bodies[index(body)].shape);
    }

    QPointF centreOf(BodyId body) const { return m_frame.camera.toScreen(m_frame.world.poses[index(body)].position); }

    /// "Jv = −0.2 m/s"; before it has been computed only the letter.
    QString text() const {
        return m_description.value.isEmpty() ? m_description.letter
                                             : m_description.letter + QStringLiteral(" = ") + m_description.value;
    }

    void paintDirection() const {
        if (m_n == QPointF()) return paintBody(m_event.b, text());
        const QPointF vector = std::clamp(1.2 * m_frame.bodyPixels, 44.0, 120.0) * m_n;
        arrow(m_onB, vector, 4);
        labelBeyond(m_onB, m_onB + vector, text());
    }

    void paintArm(BodyId body, Vec2 point, Real w) const {
        if (!hasCentre(body)) return label(m_onB + QPointF(0, 30), tr("%1: it never turns").arg(text()));
        paintOutline(body);
        const Pose& pose = m_world.poses[index(body)];
        const QPointF centre = m_frame.camera.toScreen(pose.position);
        const QPointF at = m_frame.camera.toScreen(point);
        if (m_n == QPointF() || !isDrawable(centre)) return label(centre, text());
        const QPointF foot = m_frame.camera.toScreen(footOfLeverArm(pose, point, m_event.n));
        QPen thin(m_color, 1.4, Qt::DashLine);
        m_painter.setPen(thin);
        m_painter.drawLine(at, foot + 14 * m_n);  // the line of the push
        m_painter.drawLine(at, foot - 14 * m_n);
        line(centre, at, 1.6);
        if (w != 0) line(centre, foot, 4);
        // The right angle between the two
        const QPointF arm = foot - centre;
        const double reach = std::hypot(arm.x(), arm.y());
        if (reach > 14) {
            const QPointF inward = -8 * arm / reach;
            m_painter.setPen(QPen(m_color, 1.4));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPolyline(QPolygonF{{foot + inward, foot + inward + 8 * m_n, foot + 8 * m_n}});
        }
        label(0.5 * (centre + foot) + QPointF(0, 20), text());
    }

    /// The body's velocity at the point where the row acts, and that of its centre, thinner.
    void paintVelocity(BodyId body, Vec2 point) const {
        if (index(body) < m_world.bodies.size()) paintOutline(body);
        const double full = m_frame.inPseudoPhase() ? m_frame.scales.pseudoVelocity : m_frame.scales.velocity;
        const Velocity velocity = before(body);
        const Vec2 there = hasCentre(body) ? velocityAt(m_world.poses[index(body)], velocity, point) : velocity.v;
        if (hasCentre(body)) {
            const double perUnit = m_frame.arrowPixels / full;
            arrow(centreOf(body), perUnit * QPointF(velocity.v.x, -velocity.v.y), 1.8);
        }
        const Real speed = length(there);
        const QPointF unit = speed > 0 ? QPointF(there.x, -there.y) / speed : QPointF();
        const QString words = speed > 0 ? tr("%1; %2 m/s at the point").arg(text(), shown(speed, 3)) : text();
        measured(m_frame.camera.toScreen(point), unit, speed, full, words);
    }

    void paintNewVelocity(BodyId body, const Velocity& after) const {
        if (!hasCentre(body)) return paintBody(body, text());
        paintOutline(body);
        const double full = m_frame.inPseudoPhase() ? m_frame.scales.pseudoVelocity : m_frame.scales.velocity;
        const double perUnit = m_frame.arrowPixels / full;
        const Velocity was = before(body);
        ArrowBatch old;
        old.add(centreOf(body), perUnit * QPointF(was.v.x, -was.v.y), 8);
        old.paint(m_painter, m_frame.style.faintInk, 2, true);
        if (m_description.value.isEmpty()) return label(centreOf(body), text());
        const Real speed = length(after.v);
        measured(centreOf(body), speed > 0 ? QPointF(after.v.x, -after.v.y) / speed : QPointF(), speed, full, text());
    }

    void paintTurning(BodyId body, Real w) const {
        if (!hasCentre(body)) return paintBody(body, text());
        paintOutline(body);
        const QPointF centre = centreOf(body);
        if (w == 0 || m_description.value.isEmpty()) return label(centre, text());
        const double r = std::clamp(0.36 * m_frame.bodyPixels, 14.0, 46.0);
        QPainterPath arc;
        const double sweep = w > 0 ? 270 : -270;  // degrees; positive turns counter-clockwise
        arc.arcMoveTo(QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), 45);
        arc.arcTo(QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), 45, sweep);
        m_painter.setBrush(Qt::NoBrush);
        for (const auto& [color, width] : {std::pair(m_frame.style.background, 6.0), std::pair(m_color, 3.2)}) {
            m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawPath(arc);
        }
        const QPointF end = arc.currentPosition();
        const QPointF radial = (end - centre) / r;
        const QPointF along = w > 0 ? QPointF(radial.y(), -radial.x()) : QPointF(-radial.y(), radial.x());
        arrow(end - 2 * along, 12 * along, 3);
        label(centre + QPointF(0, r + 18), text());
    }

    void paintJv() const {
        if (m_n == QPointF()) {
            paintOutline(m_event.a);
            return paintBody(m_event.b, text());
        }
        const double full = m_frame.inPseudoPhase() ? m_frame.scales.pseudoVelocity : m_frame.scales.velocity;
        const double perUnit = m_frame.arrowPixels / full;
        for (const auto& [body, point] : {std::pair(m_event.a, m_points.onA), std::pair(m_event.b, m_points.onB)}) {
            if (!hasCentre(body)) continue;
            paintOutline(body);
            const Vec2 v = velocityAt(m_world.poses[index(body)], before(body), point);
            arrow(m_frame.camera.toScreen(point), perUnit * QPointF(v.x, -v.y), 1.8);
        }
        measured(m_onB, m_n, m_event.visit.jv, full, text());
    }

    /// What the bias removes: the overlap, the gap, or a joint's error.
    void paintBias() const {
        if (m_event.constraint.kind == ConstraintKind::Contact && m_event.constraint.index < m_world.contacts.size()) {
            const Contact& contact = m_world.contacts[m_event.constraint.index];
            const QPointF half =
                m_frame.camera.toScreenVector(0.5 * depthFactor(m_frame) * std::abs(contact.separation) * contact.normal);
            const bool seen = isDrawable(half) && std::hypot(half.x(), half.y()) >= 2;
            if (seen) line(m_onB - half, m_onB + half, 6);
            const QPointF across(-half.y(), half.x());
            const double size = std::hypot(across.x(), across.y());
            if (seen)
                for (const QPointF end : {m_onB - half, m_onB + half}) line(end - 9 * across / size, end + 9 * across / size, 2);
            const QString depth = contact.separation < 0   ? tr("overlap %1 m").arg(shown(-contact.separation, 3))
                                  : contact.separation > 0 ? tr("gap %1 m").arg(shown(contact.separation, 3))
                                                           : tr("surfaces just touch");
            label(m_onB + QPointF(0, -34), tr("%1; %2").arg(text(), depth));
            return;
        }
        line(m_onA, m_onB, 5);
        label(0.5 * (m_onA + m_onB) + QPointF(0, -26), text());
    }

    /// The two bodies with the mobility of each for the impulse.
    void paintEffectiveMass() const {
        const auto side = [&](BodyId body, const QString& letter) {
            const InverseMass mass = m_world.inverseMasses[index(body)];
            const QString words = mass.m == 0 && mass.I == 0
                                      ? tr("%1: nothing moves it").arg(letter)
                                      : tr("%1: m⁻¹ = %2 1/kg, I⁻¹ = %3 1/(kg m²)").arg(letter, shown(mass.m, 3), shown(mass.I, 3));
            if (index(body) < m_world.bodies.size()) paintBody(body, words);
        };
        side(m_event.a, QStringLiteral("A"));
        side(m_event.b, QStringLiteral("B"));
        label(m_onB + QPointF(0, -34), text());
    }

    void paintSpringBetween() const {
        const QPointF from = hasCentre(m_event.a) ? centreOf(m_event.a) : m_onA;
        const QPointF to = hasCentre(m_event.b) ? centreOf(m_event.b) : m_onB;
        const QLineF way(from, to);
        if (way.length() > 12) {
            const QPointF along = (to - from) / way.length();
            const QPointF side(-along.y(), along.x());
            QPolygonF zigzag{from};
            constexpr int teeth = 12;
            for (int i = 1; i < teeth; ++i) zigzag << from + (way.length() * i / teeth) * along + (i % 2 == 0 ? 7.0 : -7.0) * side;
            zigzag << to;
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(m_frame.style.background, 5));
            m_painter.drawPolyline(zigzag);
            m_painter.setPen(QPen(m_color, 2.4));
            m_painter.drawPolyline(zigzag);
        }
        label(0.5 * (from + to) + QPointF(0, -26), text());
    }

    /// The range of the row's impulse: the friction cone, a push without a pull, or both ways.
    void paintBounds() const {
        const auto& rows = rowsOf(m_world, m_event.phase);
        const double reach = std::clamp(1.1 * m_frame.bodyPixels, 40.0, 90.0);
        if (m_event.rowKind == RowKind::Friction && row().normalRow < rows.size()) {
            const Vec2 normal = rows[row().normalRow].n;
            const QPointF up(normal.x, -normal.y);
            const double slope = row().friction;
            const QPointF side = std::min(slope * reach, 1.5 * reach) * m_n;
            m_painter.setPen(QPen(m_color, 2));
            m_painter.setBrush(faded(m_color, 0.25));
            m_painter.drawPolygon(QPolygonF{{m_onB, m_onB + reach * up + side, m_onB + reach * up - side}});
            return label(m_onB + (reach + 18) * up, text());
        }
        if (m_n == QPointF()) return paintBody(m_event.b, text());
        const bool up = m_event.visit.upper > 0;
        const bool down = m_event.visit.lower < 0;
        if (up) arrow(m_onB, reach * m_n, 3);
        if (down) arrow(m_onB, -reach * m_n, 3);
        const QPointF across = 11 * QPointF(-m_n.y(), m_n.x());
        if (!up || !down) line(m_onB - across, m_onB + across, 3);
        label(m_onB + (up ? 1 : -1) * (reach + 18) * m_n, text());
    }

    void paintNormalImpulse() const {
        const auto& rows = rowsOf(m_world, m_event.phase);
        if (row().normalRow >= rows.size()) return;
        const Row& normal = rows[row().normalRow];
        paintImpulse(normal.n, normal.lambda);
    }

    /// An impulse on B along a direction, and its opposite on A.
    void paintImpulse(Vec2 direction, Real impulse) const {
        const QPointF unit(direction.x, -direction.y);
        if (unit == QPointF()) {
            paintOutline(m_event.a);
            return paintBody(m_event.b, text());
        }
        if (m_description.value.isEmpty()) return label(m_onB + QPointF(0, -30), text());
        const double full = m_frame.fullImpulse(rowListOf(m_event.phase));
        const double pixels = pixelsOf(impulse, full);
        arrow(m_onA, (impulse < 0 ? pixels : -pixels) * unit, 2.4);
        measured(m_onB, unit, impulse, full, text());
    }

    void paintBody(BodyId body, const QString& words) const {
        paintOutline(body);
        label(hasCentre(body) ? centreOf(body) : m_onB + QPointF(0, 34), words);
    }

    const Event m_event;
    const World& m_world;
    RowPoints m_points;
    QPointF m_onA;
    QPointF m_onB;
    QPointF m_n;
    TermDescription m_description;
};

}  // namespace

void paintHighlightedTerm(const SceneFrame& frame) {
    if (frame.options.highlightedTerm == RowTerm::None || !frame.visit || !frame.marked) return;
    if (const auto points = pointsOf(frame.world, *frame.marked)) HighlightedTerm(frame, *points).paint();
}

}  // namespace solverscope

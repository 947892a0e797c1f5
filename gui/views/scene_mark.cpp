// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The row at the cursor: its direction, its two bodies, its lever arms and the impulse of this visit.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "gui/views/scene_frame.h"
#include "gui/views/scene_geometry.h"

namespace solverscope {
namespace {

class MarkedRow {
    Q_DECLARE_TR_FUNCTIONS(solverscope::MarkedRow)

public:
    MarkedRow(const SceneFrame& frame, const RowPoints& points)
        : m_frame(frame),
          m_painter(frame.painter),
          m_row(*frame.marked),
          m_onA(frame.camera.toScreen(points.onA)),
          m_onB(frame.camera.toScreen(points.onB)),
          m_n(m_row.n.x, -m_row.n.y),
          m_color(colorOf(frame, m_row, frame.markedIsPseudo)) {}

    void paint() {
        if (!isDrawable(m_onA) || !isDrawable(m_onB)) return;
        paintDirection();
        paintArms();
        if (m_frame.visit) paintVisit(*m_frame.visit);
        m_painter.setPen(QPen(m_frame.style.background, 1.2));
        m_painter.setBrush(m_color);
        m_painter.drawEllipse(m_onB, 4.5, 4.5);
        paintLetter(m_row.a, QStringLiteral("A"));
        paintLetter(m_row.b, QStringLiteral("B"));
        paintNumbers();
    }

private:
    bool happened(Term term) const { return m_frame.visit && m_frame.term >= term; }

    /// A line through both bodies along n, with its name at the end.
    void paintDirection() {
        if (m_n == QPointF()) return;
        const double reach = std::clamp(1.15 * m_frame.bodyPixels, 44.0, 150.0);
        QPen pen(m_frame.style.ink, 1.1);
        pen.setDashPattern({8, 3, 1.5, 3});
        m_painter.setPen(pen);
        m_painter.drawLine(m_onB - reach * m_n, m_onB + reach * m_n);
        QFont italic = m_painter.font();
        italic.setItalic(true);
        m_painter.save();
        m_painter.setFont(italic);
        m_painter.drawText(m_onB + (reach + 4) * m_n + QPointF(4, 4), QStringLiteral("n"));
        m_painter.restore();
    }

    void paintArms() {
        QPen pen(m_frame.style.ink, 1);
        pen.setDashPattern({2, 2});
        m_painter.setPen(pen);
        const auto arm = [&](BodyId body, QPointF to, const QString& name) {
            if (index(body) >= m_frame.world.bodies.size()) return;
            if (std::holds_alternative<HalfPlane>(m_frame.world.bodies[index(body)].shape)) return;  // its middle means nothing
            const QPointF from = m_frame.camera.toScreen(m_frame.world.poses[index(body)].position);
            if (!isDrawable(from)) return;
            m_painter.drawLine(from, to);
            const QLineF line(from, to);
            if (line.length() < 46) return;
            const QPointF side = QPointF(line.dy(), -line.dx()) / line.length();
            m_painter.drawText(line.pointAt(0.5) + 9 * side - QPointF(6, -4), name);
        };
        arm(m_row.a, m_onA, QStringLiteral("rA"));
        arm(m_row.b, m_onB, QStringLiteral("rB"));
    }

    /// The impulse of this visit on B and its opposite on A. What the clamp cut off stays as a hollow arrow.
    void paintVisit(const RowVisit& visit) {
        if (!happened(Term::RawDelta)) return;
        const double full = m_frame.markedIsPseudo ? m_frame.scales.pseudoImpulse : m_frame.scales.impulse;
        const double largest = std::max(std::abs(visit.rawDelta), std::abs(visit.delta));
        if (!(largest > 0) || !std::isfinite(largest)) return;
        constexpr double readable = 18;  // px
        const double perUnit = m_frame.arrowPixels / full;
        while (largest * perUnit * m_enlarged < readable && m_enlarged < 1e15) m_enlarged *= 10;

        const bool decided = happened(Term::Clamp);
        const QPointF raw = arrow(visit.rawDelta, perUnit);
        const QPointF kept = arrow(visit.delta, perUnit);
        const QPointF b = m_onB + towardsB();
        const QPointF a = m_onA - towardsB();
        if (!decided || visit.clamp != Clamp::None) {
            paintHollow(b, raw);
            paintHollow(a, -raw);
        }
        if (!decided) return;
        ArrowBatch arrows;
        arrows.add(b, kept, 12);
        arrows.add(a, -kept, 12);
        arrows.paint(m_painter, m_frame.style.background, 6.4);
        arrows.paint(m_painter, m_color, 4);
        if (visit.clamp == Clamp::None) return;
        const QPointF across = 10 * QPointF(-m_n.y(), m_n.x());
        m_painter.setPen(QPen(m_frame.style.penetration, 3.2, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(b + kept - across, b + kept + across);
        m_painter.drawLine(a - kept - across, a - kept + across);
    }

    /// A friction impulse runs along the surface: each arrow is drawn a little towards its own body.
    QPointF towardsB() const {
        if (m_row.kind != RowKind::Friction || m_row.normalRow >= m_frame.world.rows.size()) return {};
        const Vec2 normal = m_frame.world.rows[m_row.normalRow].n;
        return 7 * QPointF(normal.x, -normal.y);
    }

    QPointF arrow(double impulse, double perUnit) const {
        constexpr double longest = 170;  // px: what a clamp cuts off may be any size
        return std::clamp(impulse * perUnit * m_enlarged, -longest, longest) * m_n;
    }

    void paintHollow(QPointF from, QPointF vector) {
        ArrowBatch hollow;
        hollow.add(from, vector, 10);
        QColor color = m_color;
        color.setAlphaF(0.6F);
        hollow.paint(m_painter, color, 1.6, true);
    }

    void paintLetter(BodyId body, const QString& letter) {
        if (index(body) >= m_frame.world.bodies.size()) return;
        QPointF at = m_frame.camera.toScreen(m_frame.world.poses[index(body)].position);
        if (const auto* plane = std::get_if<HalfPlane>(&m_frame.world.bodies[index(body)].shape)) {
            const HalfPlane solid = placedHalfPlane(*plane, m_frame.world.poses[index(body)]);
            at = m_onB - 46 * QPointF(solid.normal.x, -solid.normal.y) + 26 * QPointF(solid.normal.y, solid.normal.x);
        }
        if (!isDrawable(at)) return;
        const QRectF disc(at.x() - 9, at.y() - 9, 18, 18);
        m_painter.setPen(QPen(m_frame.style.background, 1.4));
        m_painter.setBrush(m_frame.style.ink);
        m_painter.drawEllipse(disc);
        m_painter.setPen(m_frame.style.background);
        m_painter.drawText(disc, Qt::AlignCenter, letter);
    }

    QStringList numbers() const {
        const QString impulse = tr("%1 N s");
        if (!m_frame.visit) return {QStringLiteral("Λ = ") + impulse.arg(numberText(m_row.lambda))};
        const RowVisit& visit = *m_frame.visit;
        QStringList lines;
        if (!happened(Term::Clamp)) {
            lines << QStringLiteral("Jv = ") + tr("%1 m/s").arg(numberText(visit.jv));
            if (happened(Term::RawDelta)) lines << tr("raw Δλ = %1").arg(impulse.arg(numberText(visit.rawDelta)));
            if (happened(Term::Sum)) lines << tr("onto Λ = %1").arg(impulse.arg(numberText(visit.sumBefore)));
            return lines;
        }
        QString delta = QStringLiteral("Δλ = ") + impulse.arg(numberText(visit.delta));
        if (m_enlarged > 1) delta += tr(" (arrow ×%1)").arg(m_enlarged);
        lines << delta << QStringLiteral("Λ = ") + impulse.arg(numberText(visit.sumAfter));
        if (visit.clamp == Clamp::Lower) lines << tr("clamped at the lower bound %1").arg(numberText(visit.lower));
        if (visit.clamp == Clamp::Upper) lines << tr("clamped at the upper bound %1").arg(numberText(visit.upper));
        return lines;
    }

    void paintNumbers() {
        const QStringList lines = numbers();
        const QFontMetricsF metrics(m_painter.font());
        double width = 0;
        for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
        const QSizeF size(width + 18, metrics.height() * static_cast<double>(lines.size()) + 8);
        const QRectF box = placeFor(size);
        QColor ground = m_frame.style.badge;
        ground.setAlphaF(0.93F);
        m_painter.setPen(QPen(m_frame.style.axis, 1));
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(box, 4, 4);
        m_painter.fillRect(QRectF(box.left() + 1, box.top() + 4, 3, box.height() - 8), m_color);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool clamped = i == 2 && happened(Term::Clamp);
            m_painter.setPen(clamped ? m_frame.style.penetration : m_frame.style.ink);
            m_painter.drawText(
                QPointF(box.left() + 10, box.top() + 4 + metrics.ascent() + metrics.height() * static_cast<double>(i)), lines[i]);
        }
    }

    /// Beside the point, on the side with more room, clear of both bodies where they are small.
    QRectF placeFor(QSizeF size) const {
        const double gap = std::clamp(0.75 * m_frame.bodyPixels, 30.0, 110.0);
        const QRectF room = m_frame.area.adjusted(6, 6, -6, -6);
        double x = m_onB.x() + gap;
        if (x + size.width() > room.right()) x = m_onB.x() - gap - size.width();
        x = std::clamp(x, room.left(), std::max(room.left(), room.right() - size.width()));
        const double y = std::clamp(m_onB.y() - size.height() - 8, room.top(), std::max(room.top(), room.bottom() - size.height()));
        return {QPointF(x, y), size};
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    const Row& m_row;
    QPointF m_onA;
    QPointF m_onB;
    QPointF m_n;
    QColor m_color;
    double m_enlarged = 1;
};

}  // namespace

void paintMarkedRow(const SceneFrame& frame) {
    if (!frame.marked) return;
    if (const auto points = pointsOf(frame.world, *frame.marked)) MarkedRow(frame, *points).paint();
}

}  // namespace solverscope

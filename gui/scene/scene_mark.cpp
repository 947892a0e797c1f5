// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The row at the cursor: its direction, its two bodies, its lever arms and the impulse of this visit.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"

namespace solverscope {
void paintAxis(const SceneFrame& frame, QPointF at, QPointF n, double reach) {
    const QPointF tip = at + reach * n;
    const QPointF side(-n.y(), n.x());
    QPen pen(frame.style.ink, 1.1);
    frame.painter.setPen(pen);
    frame.painter.drawLine(tip, tip - 7 * n + 4 * side);
    frame.painter.drawLine(tip, tip - 7 * n - 4 * side);
    pen.setDashPattern({8, 3, 1.5, 3});
    frame.painter.setPen(pen);
    frame.painter.drawLine(at - reach * n, tip);
}

namespace {

/// 50 as 50, 2e6 as 2·10⁶.
QString factorText(double factor) {
    if (factor < 1e4) return QString::number(factor);
    const double power = std::floor(std::log10(factor) + 1e-9);
    const long first = std::lround(factor / std::pow(10.0, power));
    return (first == 1 ? QString() : QString::number(first) + QStringLiteral("·")) + powerOfTen(static_cast<int>(power));
}

constexpr double usualTextHeight = 18;  // px, up to which the letters of the bodies have their usual size

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
          m_color(colorOf(frame, m_row, frame.markedList)) {}

    void paint() {
        if (!isDrawable(m_onA) || !isDrawable(m_onB)) return;
        paintDirection();
        paintArms();
        takeBody(m_row.a);
        takeBody(m_row.b);
        if (m_frame.visit) paintVisit(*m_frame.visit);
        for (const auto& [at, letter] : m_armNames) paintName(at, QStringLiteral("r"), letter);
        m_painter.setPen(QPen(m_frame.style.background, 1.2));
        m_painter.setBrush(m_color);
        m_painter.drawEllipse(m_onB, 4.5, 4.5);
        paintLetter(m_row.a, QStringLiteral("A"));
        paintLetter(m_row.b, QStringLiteral("B"));
        if (m_frame.options.highlightedTerm == RowTerm::None) paintNumbers();  // a highlighted term has its number next to it
    }

private:
    /// How many times the usual text height the letters have.
    double larger() const { return std::max(1.0, QFontMetricsF(m_painter.font()).height() / usualTextHeight); }
    double letterRadius() const { return 9 * larger(); }  // px

    bool happened(Term term) const { return m_frame.visit && m_frame.term >= term; }

    /// A line through both bodies along n, with an open tip and its name at the end.
    void paintDirection() {
        if (m_n == QPointF()) return;
        double reach = std::clamp(1.5 * m_frame.bodyPixels, 56.0, 150.0);
        const QRectF key = textRects(m_frame)[1].adjusted(-4, -4, 4, 4);
        while (reach > 24 && key.contains(m_onB + reach * m_n)) reach -= 4;
        const QPointF tip = m_onB + reach * m_n;
        paintAxis(m_frame, m_onB, m_n, reach);
        paintName(keptInView(tip + 11 * m_n), m_row.kind == RowKind::Friction ? QStringLiteral("t") : QStringLiteral("n"));
        m_taken.append(QRectF(m_onB - reach * m_n, tip + 18 * m_n).normalized().adjusted(-4, -4, 4, 4));
    }

    /// The place, moved to where a letter is readable: inside the picture and above the key.
    QPointF keptInView(QPointF place) const {
        constexpr double margin = 12;
        const QRectF area = m_frame.area.adjusted(margin, margin, -margin, -margin - 2 * QFontMetricsF(m_painter.font()).height());
        return {std::clamp(place.x(), area.left(), std::max(area.left(), area.right())),
                std::clamp(place.y(), area.top(), std::max(area.top(), area.bottom()))};
    }

    /// A symbol with an index, centred, legible over anything.
    void paintName(QPointF at, const QString& name, const QString& index = {}) {
        const QFont upright = m_painter.font();
        QFont italic = upright;
        italic.setItalic(true);
        QFont small = upright;
        small.setPointSizeF(0.72 * upright.pointSizeF());
        const double nameWidth = QFontMetricsF(italic).horizontalAdvance(name);
        const double indexWidth = index.isEmpty() ? 0 : QFontMetricsF(small).horizontalAdvance(index) + 1;
        const double height = QFontMetricsF(italic).height();
        const QRectF box(at.x() - (nameWidth + indexWidth) / 2 - 3, at.y() - height / 2, nameWidth + indexWidth + 6, height);
        paintBadge(m_painter, box, m_frame.style.background, 0.8);
        m_painter.setPen(m_frame.style.ink);
        const QPointF baseline(box.left() + 3, box.top() + QFontMetricsF(italic).ascent());
        m_painter.setFont(italic);
        m_painter.drawText(baseline, name);
        m_painter.setFont(small);
        if (!index.isEmpty()) m_painter.drawText(baseline + QPointF(nameWidth + 1, 3), index);
        m_painter.setFont(upright);
    }

    void paintArms() {
        QPen pen(m_frame.style.ink, 1);
        pen.setDashPattern({2, 2});
        m_painter.setPen(pen);
        const auto arm = [&](BodyId body, QPointF to, const QString& letter) {
            if (index(body) >= m_frame.world.bodies.size()) return;
            if (std::holds_alternative<HalfPlane>(m_frame.world.bodies[index(body)].shape)) return;  // its middle means nothing
            const QPointF from = m_frame.camera.toScreen(m_frame.world.poses[index(body)].position);
            if (!isDrawable(from)) return;
            m_painter.drawLine(from, to);
            const QLineF line(from, to);
            if (line.length() < 60) return;
            // An arm along the row is under the arrows: its name is on the side without an arrow of the sum.
            const QPointF along = (to - from) / line.length();
            const bool hidden = std::abs(QPointF::dotProduct(along, m_n)) > 0.97;
            m_armNames.append({line.pointAt(0.42) + (hidden ? 16 * QPointF(m_n.y(), -m_n.x()) : QPointF()), letter});
        };
        arm(m_row.a, m_onA, QStringLiteral("A"));
        arm(m_row.b, m_onB, QStringLiteral("B"));
    }

    /// The impulse of this visit on B and its opposite on A. The part removed by the clamp remains as a hollow arrow.
    void paintVisit(const RowVisit& visit) {
        if (!happened(Term::RawDelta)) return;
        const double full = m_frame.fullImpulse(m_frame.markedList);
        const double largest = std::max(std::abs(visit.rawDelta), std::abs(visit.delta));
        if (!(largest > 0) || !std::isfinite(largest)) return;
        constexpr double readable = 24;         // px
        constexpr double maxEnlargement = 1e7;  // if it must be enlarged more than this, it is rounding error: no arrow
        const double perUnit = m_frame.arrowPixels / full;
        if (largest * perUnit < readable) {
            const double factor = roundedUp(readable / (largest * perUnit));
            if (!(factor <= maxEnlargement)) return;
            m_enlarged = factor;
        }

        const bool decided = happened(Term::Clamp);
        const QPointF raw = arrow(visit.rawDelta, perUnit);
        const QPointF kept = arrow(visit.delta, perUnit);
        const bool clamped = decided && visit.clamp != Clamp::None;
        paintImpulse(m_onB + towardsB(), raw, kept, sideOf(m_row.b, m_onB, 1), decided, clamped);
        paintImpulse(m_onA - towardsB(), -raw, -kept, sideOf(m_row.a, m_onA, -1), decided, clamped);
    }

    /// One body's arrows. They are on the body's own side of the point: a push away from the body ends at the point.
    void paintImpulse(QPointF at, QPointF raw, QPointF kept, QPointF side, bool decided, bool clamped) {
        const QPointF lead = raw == QPointF() ? kept : raw;
        const bool away = QPointF::dotProduct(lead, side) < 0;
        const auto add = [&](ArrowBatch& batch, QPointF vector, double head) {
            batch.add(away ? at - vector : at, vector, head);
            m_taken.append(QRectF(at, away ? at - vector : at + vector).normalized().adjusted(-6, -6, 6, 6));
        };
        if (!decided || clamped) {
            ArrowBatch hollow;
            add(hollow, raw, 10);
            hollow.paint(m_painter, m_frame.style.background, 4.6);
            hollow.paint(m_painter, mixed(m_color, m_frame.style.background, 0.25), 2, true);
        }
        if (!decided) return;
        ArrowBatch solid;
        add(solid, kept, 12);
        solid.paint(m_painter, m_frame.style.background, 6.4);
        solid.paint(m_painter, m_color, 4);
        if (!clamped) return;
        const QPointF end = away ? at - kept : at + kept;
        const QPointF across = 10 * QPointF(-m_n.y(), m_n.x());
        m_painter.setPen(QPen(m_frame.style.penetration, 3.2, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(end - across, end + across);
    }

    /// The direction from the point to the body, along the row; none for friction, which is tangential to both.
    QPointF sideOf(BodyId body, QPointF from, double sign) const {
        if (m_row.kind == RowKind::Friction) return {};
        const bool isContact = m_row.constraint.kind == ConstraintKind::Contact;
        if (isContact || index(body) >= m_frame.world.bodies.size()) return sign * m_n;
        return m_frame.camera.toScreen(m_frame.world.poses[index(body)].position) - from;
    }

    /// A friction impulse runs along the surface: each arrow is drawn a little towards its own body.
    QPointF towardsB() const {
        const auto& rows = rowsOf(m_frame.world, m_frame.markedList);
        if (m_row.kind != RowKind::Friction || m_row.normalRow >= rows.size()) return {};
        const Vec2 normal = rows[m_row.normalRow].n;
        return 7 * QPointF(normal.x, -normal.y);
    }

    QPointF arrow(double impulse, double perUnit) const {
        constexpr double maxArrowLength = 170;  // px: the part removed by a clamp may have any size
        return std::clamp(impulse * perUnit * m_enlarged, -maxArrowLength, maxArrowLength) * m_n;
    }

    /// Small bodies should stay visible next to the numbers; large ones have room for them.
    void takeBody(BodyId body) {
        if (index(body) >= m_frame.world.bodies.size() || m_frame.bodyPixels > 130) return;
        const double half = 0.5 * breadthOf(m_frame.world.bodies[index(body)].shape) * m_frame.camera.scale;
        const QPointF at = m_frame.camera.toScreen(m_frame.world.poses[index(body)].position);
        if (half > 0 && isDrawable(at)) m_taken.append(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    }

    void paintLetter(BodyId body, const QString& letter) {
        if (index(body) >= m_frame.world.bodies.size()) return;
        QPointF at = m_frame.camera.toScreen(m_frame.world.poses[index(body)].position);
        if (const auto* plane = std::get_if<HalfPlane>(&m_frame.world.bodies[index(body)].shape)) {
            const HalfPlane solid = placedHalfPlane(*plane, m_frame.world.poses[index(body)]);
            at = m_onB - larger() * (26 * QPointF(solid.normal.x, -solid.normal.y) - 28 * QPointF(solid.normal.y, solid.normal.x));
        } else if (breadthOf(m_frame.world.bodies[index(body)].shape) * m_frame.camera.scale < 26 * larger())
            at = clearPlace(body, at, larger() * (20 * beside() + 14 * outwards(body)));
        if (!isDrawable(at)) return;
        QRectF disc = discAt(at);
        if (disc.intersects(m_letterOfA)) disc.translate(-40 * larger() * beside());
        if (m_letterOfA.isNull()) m_letterOfA = disc;
        m_painter.setPen(QPen(m_frame.style.background, 1.4));
        m_painter.setBrush(m_frame.style.ink);
        m_painter.drawEllipse(disc);
        m_painter.setPen(m_frame.style.background);
        m_painter.drawText(disc, Qt::AlignCenter, letter);
        m_taken.append(disc);
    }

    QRectF discAt(QPointF at) const {
        const double radius = letterRadius();
        return {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius};
    }

    /// Next to a thin body: at the wanted distance from its middle, turned to where the letter is on no other body.
    QPointF clearPlace(BodyId body, QPointF middle, QPointF aside) const {
        if (!isDrawable(middle)) return middle;
        const double away = std::hypot(aside.x(), aside.y());
        const std::vector<std::size_t> others = bodiesNear(middle, body, away + letterRadius());
        const auto isClear = [&](QPointF at) {
            const Vec2 place = m_frame.camera.toWorld(at);
            const auto covers = [&](std::size_t other) {
                const Real dot = std::holds_alternative<Particle>(m_frame.world.bodies[other].shape) ? particlePixels : 0;
                return contains(m_frame.world.bodies[other].shape, m_frame.world.poses[other], place,
                                (letterRadius() + dot) / m_frame.camera.scale);
            };
            return m_frame.area.contains(discAt(at)) && !discAt(at).intersects(m_letterOfA) && std::ranges::none_of(others, covers);
        };
        for (const int turn : {0, 45, -45, 90, -90, 135, -135, 180})
            if (const QPointF at = middle + QTransform().rotate(turn).map(aside); isClear(at)) return at;
        return middle + aside;
    }

    /// Those that reach into so many pixels about a place, without half-planes.
    std::vector<std::size_t> bodiesNear(QPointF at, BodyId except, double pixels) const {
        std::vector<std::size_t> found;
        const Vec2 place = m_frame.camera.toWorld(at);
        for (std::size_t i = 0; i < m_frame.world.bodies.size(); ++i) {
            const Shape& shape = m_frame.world.bodies[i].shape;
            if (i == index(except) || std::holds_alternative<HalfPlane>(shape)) continue;
            const Real reach = reachOf(shape) + (pixels + particlePixels) / m_frame.camera.scale;
            if (length(m_frame.world.poses[i].position - place) < reach) found.push_back(i);
        }
        return found;
    }

    /// Away from the other body if that is near: the letter of a thin wall is not on what touches it.
    QPointF outwards(BodyId body) const {
        const auto& poses = m_frame.world.poses;
        if (index(m_row.a) >= poses.size() || index(m_row.b) >= poses.size()) return {};
        const Vec2 d = poses[index(m_row.b)].position - poses[index(m_row.a)].position;
        constexpr double room = 20;  // px, for a letter
        if (!(length(d) > 0) || length(d) * m_frame.camera.scale > room) return {};
        return (body == m_row.a ? -1 : 1) / length(d) * QPointF(d.x, -d.y);
    }

    /// Across the line from A to B, downwards: where letters of thin bodies have room.
    QPointF beside() const {
        const auto& poses = m_frame.world.poses;
        if (index(m_row.a) >= poses.size() || index(m_row.b) >= poses.size()) return {0, 1};
        const Vec2 d = poses[index(m_row.b)].position - poses[index(m_row.a)].position;
        if (!(length(d) > 0)) return {0, 1};
        const QPointF across(-d.y / length(d), -d.x / length(d));
        return across.y() < 0 ? -across : across;
    }

    QStringList numbers() const {
        const bool turns = isAngular(m_row);
        const bool moves = m_frame.markedList == RowList::Positions;
        const QString impulse = withUnit(QStringLiteral("%1"), impulseUnit(m_frame.markedList, turns));
        if (!m_frame.visit) return {QStringLiteral("Λ = ") + impulse.arg(shown(m_row.lambda, 3))};
        const RowVisit& visit = *m_frame.visit;
        const QString enlarged = m_enlarged > 1 ? tr(" (arrow ×%1)").arg(factorText(m_enlarged)) : QString();
        QStringList lines;
        if (!happened(Term::Clamp)) {
            if (!moves) lines << QStringLiteral("Jv = ") + (turns ? tr("%1 rad/s") : tr("%1 m/s")).arg(shown(visit.jv, 3));
            if (moves)
                lines << QStringLiteral("bias = ") +
                             withUnit(shown(m_frame.session.event().bias, 3), rowUnit(RowList::Positions, turns));
            if (happened(Term::RawDelta)) lines << tr("raw Δλ = %1").arg(impulse.arg(shown(visit.rawDelta, 3))) + enlarged;
            if (happened(Term::Sum)) lines << tr("added to Λ = %1").arg(impulse.arg(shown(visit.lambdaBefore, 3)));
            return lines;
        }
        lines << QStringLiteral("Δλ = ") + impulse.arg(shown(visit.delta, 3)) + enlarged;
        lines << QStringLiteral("Λ = ") + impulse.arg(shown(visit.lambdaAfter, 3));
        if (visit.clamp == Clamp::Lower) lines << tr("clamped at the lower bound %1").arg(shown(visit.lower, 3));
        if (visit.clamp == Clamp::Upper) lines << tr("clamped at the upper bound %1").arg(shown(visit.upper, 3));
        return lines;
    }

    void paintNumbers() {
        constexpr double numbersMargins = 30;  // px, at both sides together
        const QFontMetricsF metrics(m_painter.font());
        QStringList lines;
        const QStringList whole = numbers();
        const qsizetype boundAt = happened(Term::Clamp) ? 2 : whole.size();  // the line about the bound, if there is one
        qsizetype firstOfBound = 0;
        for (qsizetype i = 0; i < whole.size(); ++i) {
            lines += wrapped(whole[i], metrics, m_frame.area.width() - numbersMargins);
            if (i < boundAt) firstOfBound = lines.size();
        }
        double width = 0;
        for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
        const QSizeF size(width + 18, metrics.height() * static_cast<double>(lines.size()) + 8);
        const QRectF box = placeFor(size);
        paintBadge(m_painter, box, m_frame.style.badge, 0.93, QPen(m_frame.style.axis, 1));
        m_painter.fillRect(QRectF(box.left() + 1, box.top() + 4, 3, box.height() - 8), m_color);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            m_painter.setPen(i >= firstOfBound ? m_frame.style.penetration : m_frame.style.ink);
            m_painter.drawText(
                QPointF(box.left() + 10, box.top() + 4 + metrics.ascent() + metrics.height() * static_cast<double>(i)), lines[i]);
        }
    }

    /// Near the point, where it hides least of what is drawn for the row.
    QRectF placeFor(QSizeF size) const {
        const auto texts = textRects(m_frame);
        const double gap = std::clamp(0.75 * m_frame.bodyPixels, 30.0, 110.0);
        const QRectF room = m_frame.area.adjusted(6, 6, -6, -6);
        const double right = m_onB.x() + gap;
        const double left = m_onB.x() - gap - size.width();
        const double above = m_onB.y() - size.height() - 16;
        const double below = m_onB.y() + 16;
        constexpr double hiddenByText = 4;  // worse than covering a body: text and buttons are over the numbers
        QRectF best;
        double least = std::numeric_limits<double>::infinity();
        for (double y : {above, below, above - 24, below + 24}) {
            for (double x : {right, left, right + 50, left - 50}) {
                const QRectF box = keptInside({{x, y}, size}, room);
                double hidden = 0;
                for (const QRectF& taken : m_taken) {
                    const QRectF both = taken & box;
                    hidden += both.width() * both.height();
                }
                const auto addHidden = [&](const QRectF& over) {
                    const QRectF under = over & box;
                    hidden += hiddenByText * under.width() * under.height();
                };
                std::ranges::for_each(texts, addHidden);
                std::ranges::for_each(m_frame.options.covered, addHidden);
                if (hidden >= least) continue;
                least = hidden;
                best = box;
            }
        }
        return best;
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    const Row& m_row;
    QPointF m_onA;
    QPointF m_onB;
    QPointF m_n;
    QColor m_color;
    double m_enlarged = 1;
    QVector<QRectF> m_taken;  // what the numbers should not hide
    QVector<QPair<QPointF, QString>> m_armNames;
    QRectF m_letterOfA;
};

}  // namespace

void paintMarkedRow(const SceneFrame& frame) {
    if (!frame.marked) return;
    if (const auto points = pointsOf(frame.world, *frame.marked)) MarkedRow(frame, *points).paint();
}

}  // namespace solverscope

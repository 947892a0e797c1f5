// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Contacts, and everything drawn as arrows.
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/style/theme.h"
#include "gui/text/warm_start_text.h"

namespace solverscope {
namespace {

/// Points in the current pen and brush. Small ones are squares on whole pixels: a thousand of them take no time.
void paintDots(QPainter& painter, const QVector<QPointF>& points, double r) {
    constexpr double smallest = 2;  // px
    if (r >= smallest) {
        const double s = 0.41421356 * r;  // an octagon: at this size the corners are invisible
        for (QPointF at : points) {
            const QPointF corners[8] = {at + QPointF(r, s),   at + QPointF(s, r),   at + QPointF(-s, r), at + QPointF(-r, s),
                                        at + QPointF(-r, -s), at + QPointF(-s, -r), at + QPointF(s, -r), at + QPointF(r, -s)};
            painter.drawConvexPolygon(corners, 8);
        }
        return;
    }
    QVector<QRectF> squares;
    squares.reserve(points.size());
    for (QPointF at : points) squares.append(QRectF(std::round(at.x() - r), std::round(at.y() - r), 3, 3));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawRects(squares);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

/// Where contacts are too many, the same ones are drawn from frame to frame, whatever others come and go.
bool shows(const SceneFrame& frame, const Contact& contact) {
    if (frame.contactStride == 1) return true;
    std::uint32_t mixed = 2654435761U * index(contact.a) + index(contact.b);  // so that neighbours differ in all bits
    mixed = 2246822507U * (mixed ^ mixed >> 16);
    mixed = 3266489909U * (mixed ^ mixed >> 13);
    return (mixed ^ mixed >> 16) % frame.contactStride == 0;
}
bool shows(const SceneFrame& frame, const Row& row) {
    if (frame.contactStride == 1 || row.constraint.kind != ConstraintKind::Contact) return true;
    return row.constraint.index >= frame.world.contacts.size() || shows(frame, frame.world.contacts[row.constraint.index]);
}

/// Whether a row's impulse has been applied at the cursor; before that it is the result of the last step.
bool isApplied(const SceneFrame& frame, std::uint32_t row) {
    if (frame.list() == RowList::Positions) return true;  // nothing is carried over
    const Phase warm = frame.inPseudoPhase() ? Phase::WarmStartPseudo : Phase::WarmStart;
    if (frame.event.phase != warm) return hasReached(frame.event.phase, warm, frame.session.settings());
    if (frame.event.kind != EventKind::Row || row < frame.event.visit.row) return true;
    return row == frame.event.visit.row && frame.term >= Term::Clamp && frame.event.kind == EventKind::Row;
}

}  // namespace

bool isDrawable(QPointF point) {
    constexpr double far = 1e6;  // px: the rasteriser's coordinates end soon after
    return std::abs(point.x()) < far && std::abs(point.y()) < far;
}

void ArrowBatch::add(QPointF from, QPointF vector, double headPixels) {
    const double length = std::hypot(vector.x(), vector.y());
    if (!(length >= 0.75) || !isDrawable(from) || !isDrawable(from + vector)) return;
    const QPointF along = vector / length;
    const QPointF side(-along.y(), along.x());
    const double head = std::min(headPixels, length);
    const QPointF tip = from + vector;
    const QPointF neck = tip - head * along;
    if (length > head) m_shafts.append(QLineF(from, neck + 0.5 * along));
    m_heads << tip << neck + 0.42 * head * side << neck - 0.42 * head * side;
}

void ArrowBatch::paint(QPainter& painter, const QColor& color, double width, bool dashed) const {
    if (isEmpty()) return;
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap);
    if (dashed) pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLines(m_shafts);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (qsizetype i = 0; i < m_heads.size(); i += 3) painter.drawConvexPolygon(&m_heads[i], 3);
}

QColor colorOf(const SceneFrame& frame, const Row& row, RowList list) {
    if (list == RowList::PseudoVelocities) return frame.style.pseudo;
    if (row.constraint.kind != ConstraintKind::Contact) return frame.style.jointImpulse;
    return row.kind == RowKind::Friction ? frame.style.frictionImpulse : frame.style.normalImpulse;
}

double maxDepthFactor(const World& world, double pixelsPerMetre) {
    constexpr double pixels = 8;    // a depth of one slop is about this long
    constexpr double longest = 80;  // no depth is drawn longer, unless it is
    const double slop = world.settings.slop > 0 ? world.settings.slop : Settings{}.slop;
    double deepest = slop;
    for (const Contact& contact : world.contacts)
        if (hasGeometry(contact)) deepest = std::max(deepest, -contact.separation);
    return std::min(pixels / slop, longest / deepest) / pixelsPerMetre;
}

double roundDepthFactor(double largest) { return std::max(1.0, roundedUp(largest / 2.5)); }

double depthFactor(const SceneFrame& frame) {
    if (frame.scales.depth > 0) return frame.scales.depth;
    return roundDepthFactor(maxDepthFactor(frame.world, frame.camera.scale));
}

std::size_t contactStrideOf(const SceneFrame& frame) {
    const auto& contacts = frame.world.contacts;
    const auto isSeen = [&](const Contact& contact) {
        return hasGeometry(contact) && frame.area.contains(frame.camera.toScreen(contact.point));
    };
    if (frame.thinnedBy(contacts.size()) == 1) return 1;
    return frame.thinnedBy(static_cast<std::size_t>(std::ranges::count_if(contacts, isSeen)));
}

void paintContacts(const SceneFrame& frame) {
    const double r = std::clamp(0.12 * frame.bodyPixels, 1.4, 3.4);
    const double normalPixels = std::clamp(0.35 * frame.bodyPixels, 5.0, 22.0);
    const bool normals = frame.options.normals && frame.bodyPixels >= 24;
    QVector<QPointF> matched;
    QVector<QPointF> fresh;
    QVector<QLineF> lines;
    for (const Contact& contact : frame.world.contacts) {
        if (!hasGeometry(contact) || !shows(frame, contact)) continue;
        const QPointF at = frame.camera.toScreen(contact.point);
        if (!frame.area.contains(at)) continue;
        if (normals) lines.append(QLineF(at, at + normalPixels * QPointF(contact.normal.x, -contact.normal.y)));
        (contact.age > 0 ? matched : fresh).append(at);
    }
    QPainter& painter = frame.painter;
    const double strength = frame.marked ? 0.45 : 0.85;
    if (normals) {
        painter.setPen(QPen(faded(frame.style.ink, 0.55 * strength), 1));
        painter.drawLines(lines);
    }
    if (!frame.options.contacts) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(frame.style.ink, strength));
    paintDots(painter, matched, r);
    painter.setPen(QPen(faded(frame.style.ink, strength), 1.1));  // nothing is known of them from the last step: hollow
    painter.setBrush(frame.style.background);
    paintDots(painter, fresh, r);
}

/// Contacts by the age of their match. The idea is R. Gaul's (2013): a pile whose contacts are always new cannot come to rest.
void paintContactAges(const SceneFrame& frame) {
    constexpr double withNumbers = 34;  // px, breadth of a body from which on its contacts have room for a number
    const double r = std::clamp(0.16 * frame.bodyPixels, 2.2, 6.0);
    const bool numbers = frame.bodyPixels >= withNumbers;
    QPainter& painter = frame.painter;
    painter.save();
    QFont small = painter.font();
    small.setPointSizeF(0.78 * small.pointSizeF());
    painter.setFont(small);
    const QFontMetricsF metrics(small);
    for (const Contact& contact : frame.world.contacts) {
        if (!hasGeometry(contact) || !shows(frame, contact)) continue;
        const QPointF at = frame.camera.toScreen(contact.point);
        if (!frame.area.contains(at)) continue;
        const QColor color = ageColour(contact.age, frame.options.palette);
        painter.setPen(QPen(contact.age == 0 ? color : frame.style.background, contact.age == 0 ? 1.8 : 1));
        painter.setBrush(contact.age == 0 ? frame.style.background : color);
        if (contact.age == 0)  // new: a hollow diamond, not only another colour
            painter.drawConvexPolygon(QPolygonF{
                {at + QPointF(1.3 * r, 0), at + QPointF(0, 1.3 * r), at - QPointF(1.3 * r, 0), at - QPointF(0, 1.3 * r)}});
        else
            painter.drawEllipse(at, r, r);
        if (!numbers) continue;
        const QString text = QString::number(contact.age);
        const QRectF box(at.x() + r + 2, at.y() + 1, metrics.horizontalAdvance(text) + 4, metrics.height() - 2);
        painter.fillRect(box, faded(frame.style.background, 0.75));
        painter.setPen(frame.style.ink);
        painter.drawText(box, Qt::AlignCenter, text);
    }
    painter.restore();
}

void paintPenetration(const SceneFrame& frame) {
    const double factor = depthFactor(frame);
    QVector<QLineF> lines;
    for (const Contact& contact : frame.world.contacts) {
        if (!hasGeometry(contact) || !(-contact.separation > frame.world.settings.slop) || !shows(frame, contact)) continue;
        const QPointF at = frame.camera.toScreen(contact.point);
        if (!frame.area.contains(at)) continue;
        const QPointF half = frame.camera.toScreenVector(-0.5 * factor * contact.separation * contact.normal);
        if (isDrawable(half)) lines.append(QLineF(at - half, at + half));
    }
    if (lines.isEmpty()) return;
    frame.painter.setPen(QPen(frame.style.penetration, frame.bodyPixels < 20 ? 2.2 : 3.4, Qt::SolidLine, Qt::FlatCap));
    frame.painter.drawLines(lines);
}

void paintImpulses(const SceneFrame& frame) {
    const RowList list = frame.list();
    const auto& rows = rowsOf(frame.world, list);
    const double perUnit = frame.arrowPixels / frame.fullImpulse(list);
    const double head = std::clamp(0.16 * frame.arrowPixels, 4.0, 8.0);
    struct Kind {
        ArrowBatch applied;
        ArrowBatch carried;
        QColor color;
    };
    ArrowBatch marked;
    std::array<Kind, 3> kinds;  // joints and the mouse, friction, normal
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        if (row.lambda == 0 || (&row != frame.marked && !shows(frame, row))) continue;
        const auto points = pointsOf(frame.world, row);
        if (!points) continue;
        const QPointF from = frame.camera.toScreen(points->onB);
        if (!frame.area.contains(from)) continue;
        Kind& kind = kinds[row.constraint.kind != ConstraintKind::Contact ? 0 : row.kind == RowKind::Friction ? 1 : 2];
        kind.color = colorOf(frame, row, list);
        const QPointF vector = row.lambda * perUnit * QPointF(row.n.x, -row.n.y);
        ArrowBatch& batch = &row == frame.marked ? marked : isApplied(frame, i) ? kind.applied : kind.carried;
        // The marked row's own Λ is next to the arrows of its visit.
        const QPointF aside = &row == frame.marked && frame.visit ? 8 * QPointF(row.n.y, row.n.x) : QPointF();
        batch.add(from + aside, vector, head);
    }
    const double strength = frame.marked ? 0.7 : 1;
    const double width = frame.bodyPixels < 20 ? 1.2 : 1.8;
    for (const Kind& kind : kinds) {
        kind.carried.paint(frame.painter, faded(kind.color, 0.8 * strength), width, true);
        kind.applied.paint(frame.painter, faded(kind.color, strength), width);
    }
    if (frame.marked) marked.paint(frame.painter, colorOf(frame, *frame.marked, list), width, !isApplied(frame, frame.markedPlace));
}

namespace {

QPointF arrowOf(const SceneFrame& frame, Vec2 v, double fullSpeed) { return frame.arrowPixels / fullSpeed * QPointF(v.x, -v.y); }

}  // namespace

QLineF velocityArrow(const SceneFrame& frame, std::size_t body) {
    const QPointF from = frame.camera.toScreen(frame.world.poses[body].position);
    const Vec2 v = frame.world.bodies[body].isStatic ? Vec2{} : frame.world.velocities[body].v;
    return {from, from + arrowOf(frame, v, frame.scales.velocity)};
}

namespace {

ArrowBatch arrowsOf(const SceneFrame& frame, const std::vector<Velocity>& velocities, double fullSpeed) {
    ArrowBatch arrows;
    const std::size_t stride = frame.thinnedBy(frame.world.bodies.size());
    for (std::size_t i = 0; i < frame.world.bodies.size(); ++i) {
        if (frame.world.bodies[i].isStatic || i % stride != 0) continue;
        const QPointF at = frame.camera.toScreen(frame.world.poses[i].position);
        if (!frame.area.contains(at)) continue;
        arrows.add(at, arrowOf(frame, velocities[i].v, fullSpeed), 6);
    }
    return arrows;
}

}  // namespace

void paintVelocities(const SceneFrame& frame) {
    if (frame.options.velocities)
        arrowsOf(frame, frame.world.velocities, frame.scales.velocity).paint(frame.painter, frame.style.velocity, 1.2);
    if (frame.showsPseudoVelocities())
        arrowsOf(frame, frame.world.pseudoVelocities, frame.scales.pseudoVelocity)
            .paint(frame.painter, frame.style.pseudo, 1.6, true);
}

}  // namespace solverscope

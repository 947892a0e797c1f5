// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_painter.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"

namespace solverscope {
namespace {

/// Mean size of the dynamic bodies, m; of particles only if there is nothing else.
double typicalBreadth(const World& world) {
    double sum = 0;
    int count = 0;
    bool particles = false;
    for (const Body& body : world.bodies) {
        if (body.isStatic) continue;
        if (std::holds_alternative<Particle>(body.shape)) {
            particles = true;
            continue;
        }
        sum += breadthOf(body.shape);
        ++count;
    }
    if (count == 0) return particles ? 0 : 1;
    return sum / count;
}

/// Particles are dots at any scale: their arrows are as long as the room between them allows.
double arrowOfParticles(const World& world, const QRectF& area) {
    constexpr double share = 0.2;
    const auto moving = std::ranges::count_if(world.bodies, [](const Body& body) { return !body.isStatic; });
    return share * std::sqrt(area.width() * area.height() / static_cast<double>(std::max<std::ptrdiff_t>(1, moving)));
}

double largest(const std::vector<Velocity>& velocities) {
    double most = 0;
    for (const Velocity& velocity : velocities) most = std::max(most, length(velocity.v));
    return most;
}

double largestImpulse(const World& world) {
    double most = 0;
    const auto see = [&most](double impulse) { most = std::max(most, std::abs(impulse)); };
    for (const Row& row : world.rows) see(row.lambda);
    for (const Contact& contact : world.contacts) {
        see(contact.normalImpulse);
        see(contact.tangentImpulse);
    }
    for (const Joint& joint : world.joints)
        for (double impulse : joint.impulse) see(impulse);
    return most;
}

double largestImpulse(const RowVector& rows) {
    double most = 0;
    for (const Row& row : rows) most = std::max(most, std::abs(row.lambda));
    return most;
}

double usable(double scale, double fallback) { return std::isfinite(scale) && scale > 0 ? roundedUp(scale) : fallback; }

void findMarked(SceneFrame& frame) {
    const bool inRow = frame.event.kind == EventKind::Row;
    std::optional<RowRef> marked = frame.options.marked;
    if (!marked && inRow) marked = RowRef{frame.list(), frame.event.visit.row};
    if (!marked) return;
    const auto& rows = rowsOf(frame.world, marked->list);
    if (marked->row >= rows.size()) return;
    frame.marked = &rows[marked->row];
    frame.markedList = marked->list;
    frame.markedPlace = marked->row;
    if (inRow && frame.event.visit.row == marked->row && frame.list() == marked->list) frame.visit = &frame.event.visit;
}

}  // namespace

SceneScales scalesFor(const Session& session) {
    const World& now = session.world();
    const World& start = session.hasEvents() ? session.startOfStep() : now;
    // A body's weight times one step, and the speed that gravity gives it in one: the scale of a scene at rest.
    const double fall = length(now.gravity) * stepLength(now.settings);
    double heaviest = 0;
    for (const Body& body : now.bodies)
        if (body.inverseMass.m > 0) heaviest = std::max(heaviest, 1 / body.inverseMass.m);
    double impulse = std::max(heaviest * fall, largestImpulse(now));
    if (&start != &now) impulse = std::max(impulse, largestImpulse(start));
    return {usable(impulse, 1),
            usable(largestImpulse(now.pseudoRows), 1),
            usable(largestImpulse(now.positionRows), 1),
            usable(std::max({fall, largest(start.velocities), largest(now.velocities)}), 1),
            usable(largest(now.pseudoVelocities), 1),
            0};
}

void SteadyScales::follow(const Session& session) {
    constexpr int patience = 20;  // refreshes, about a third of a second while playing
    constexpr double shortest = 0.24;
    const SceneScales wanted = scalesFor(session);
    if (!m_held) {
        m_held = wanted;
        return;
    }
    bool allArrowsShort = false;
    for (double SceneScales::*member : {&SceneScales::impulse, &SceneScales::velocity}) {
        double& held = (*m_held).*member;
        held = std::max(held, wanted.*member);
        if (wanted.*member < shortest * held) allArrowsShort = true;
    }
    m_shortRefreshes = allArrowsShort ? m_shortRefreshes + 1 : 0;
    if (m_shortRefreshes > patience) {
        const double depth = m_held->depth;
        m_held = wanted;
        m_held->depth = depth;
        m_shortRefreshes = 0;
    }
    m_held->pseudoImpulse = wanted.pseudoImpulse;
    m_held->push = wanted.push;
    m_held->pseudoVelocity = wanted.pseudoVelocity;
}

void SteadyScales::followDepth(const World& world, double pixelsPerMetre) {
    constexpr double tooLong = 2;  // times what fits
    constexpr double tooShort = 0.15;
    if (!m_held) return;
    const double most = std::max(1.0, maxDepthFactor(world, pixelsPerMetre));
    if (!(m_held->depth > tooShort * most && m_held->depth < tooLong * most)) m_held->depth = roundDepthFactor(most);
}

SceneCamera fittedCamera(const Session& session, const QRectF& area) {
    return SceneCamera::fitting(boundsOf(session.world()), area);
}

namespace {

SceneFrame frameOf(QPainter& painter, const QRectF& area, const Session& session, const World& world, const Event& event,
                   const SceneOptions& options) {
    SceneFrame frame{.painter = painter,
                     .area = area,
                     .session = session,
                     .world = world,
                     .event = event,
                     .term = session.term(),
                     .options = options,
                     .style = SceneStyle::of(options.palette),
                     .camera = options.camera ? *options.camera : fittedCamera(session, area),
                     .scales = options.scales ? *options.scales : scalesFor(session)};
    frame.bodyPixels = typicalBreadth(world) * frame.camera.scale;
    frame.arrowPixels = frame.bodyPixels > 0 ? std::clamp(1.1 * frame.bodyPixels, 16.0, 84.0)
                                             : std::clamp(arrowOfParticles(world, area), 16.0, 56.0);
    return frame;
}

void prepare(const SceneFrame& frame) {
    frame.painter.setClipRect(frame.area, Qt::IntersectClip);
    frame.painter.setRenderHint(QPainter::Antialiasing);
    frame.painter.fillRect(frame.area, frame.style.background);
    if (frame.options.build && frame.options.build->showsGrid) paintFineGrid(frame);
    if (frame.options.grid) paintGrid(frame);
}

}  // namespace

void paintWorld(QPainter& painter, const QRectF& area, const Session& session, const World& world, const SceneOptions& options) {
    const Event event = session.stop();
    const SceneFrame frame = frameOf(painter, area, session, world, event, options);
    painter.save();
    prepare(frame);
    paintBodies(frame);
    paintJoints(frame);
    painter.restore();
}

void paintScene(QPainter& painter, const QRectF& area, const Session& session, const SceneOptions& options) {
    const World& world = session.world();
    const Event event = session.stop();
    SceneFrame frame = frameOf(painter, area, session, world, event, options);
    findMarked(frame);
    frame.contactStride = contactStrideOf(frame);
    if (frame.event.kind == EventKind::Pair) frame.pair = &world.pairTests[frame.event.pair];
    if (frame.event.kind == EventKind::Body) frame.visited = frame.event.a;

    painter.save();
    prepare(frame);
    if (options.trails) paintTrails(frame, *options.trails, options.ahead);
    paintBodies(frame);
    for (const SceneGhost& ghost : options.ghosts) paintGhost(frame, ghost);
    paintJoints(frame);
    paintSpring(frame);
    if (options.contacts || options.normals) paintContacts(frame);
    if (options.ages) paintContactAges(frame);
    if (options.penetration && !frame.pair) paintPenetration(frame);
    if (options.impulses) paintImpulses(frame);
    paintPulses(frame, options.pulses);
    if (options.prediction) paintPrediction(frame, *options.prediction);
    paintVelocities(frame);
    if (options.labels) paintLabels(frame);
    paintMarkedRow(frame);
    if (!options.direction.empty()) paintDirection(frame);
    if (options.pointed) paintPointedRow(frame);
    paintHighlightedTerm(frame);
    paintTestedPair(frame);
    if (options.build) paintBuild(frame);
    if (options.words) paintText(frame);
    painter.restore();
}

QByteArray momentPicture(const Session& session, const QPalette& palette, QSize size) {
    SceneOptions options;
    options.labels = options.words = options.grid = false;
    options.palette = palette;
    // Drawn larger, so that labels and margins do not take the room of the bodies.
    const QSize drawn = 3 * size;
    QImage image(drawn, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScene(painter, QRectF({}, drawn), session, options);
    painter.end();
    image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

}  // namespace solverscope

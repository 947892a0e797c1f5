// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/scene_motion.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QToolButton>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "gui/scene/scene_frame.h"
#include "gui/scene/scene_geometry.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/predicted_motion.h"
#include "gui/style/motion.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"
#include "physics/collision/collide.h"

namespace solverscope {
namespace {

constexpr double trailSeconds = 1;
constexpr std::int64_t shortestTrail = 8;  // steps
constexpr std::int64_t longestTrail = 90;
constexpr double readingMilliseconds = 4;
constexpr int frameMilliseconds = 16;
constexpr std::size_t maxPulses = 40;

SceneTrails::Sample sampleOf(const World& world, std::int64_t step, std::uint64_t hash) {
    SceneTrails::Sample sample{.step = step, .hash = hash, .positions = {}, .velocities = {}};
    sample.positions.reserve(world.poses.size());
    sample.velocities.reserve(world.poses.size());
    for (const Pose& pose : world.poses) sample.positions.push_back(pose.position);
    for (const Velocity& velocity : world.velocities) sample.velocities.push_back(velocity.v);
    return sample;
}

std::uint64_t hashOf(const Recording& recording, std::int64_t step) {
    return step > 0 && step <= recording.steps() ? recording.records()[static_cast<std::size_t>(step - 1)].checksum : 0;
}

}  // namespace

bool SceneTrails::follow(const Session& session) {
    const Recording& recording = session.recording();
    const std::int64_t last = session.step() - (session.atEndOfStep() ? 0 : 1);
    const double h = stepLength(session.settings());
    const auto length = std::clamp(static_cast<std::int64_t>(std::ceil(trailSeconds / h)), shortestTrail, longestTrail);
    const std::int64_t first = std::max<std::int64_t>(0, last - length);
    std::erase_if(m_samples, [&](const Sample& sample) {
        return sample.step < first || sample.step > last || sample.hash != hashOf(recording, sample.step) ||
               sample.positions.size() != session.world().bodies.size();
    });
    // What is left of another part of the recording does not join.
    while (!m_samples.empty() && m_samples.back().step - m_samples.front().step + 1 != std::ssize(m_samples)) m_samples.pop_front();
    if (!m_samples.empty() && m_samples.back().step < last - length / 2) m_samples.clear();
    QElapsedTimer spent;
    spent.start();
    const auto hasTime = [&spent] { return 1e-6 * static_cast<double>(spent.nsecsElapsed()) < readingMilliseconds; };
    const auto read = [&](std::int64_t step) {
        if (step == last)
            return sampleOf(session.atEndOfStep() ? session.world() : session.startOfStep(), step, hashOf(recording, step));
        return sampleOf(recording.endOf(step), step, hashOf(recording, step));
    };
    if (m_samples.empty()) m_samples.push_back(read(last));
    while (m_samples.back().step < last) m_samples.push_back(read(m_samples.back().step + 1));
    while (m_samples.front().step > first && hasTime()) m_samples.push_front(read(m_samples.front().step - 1));
    return m_samples.front().step == first;
}

std::optional<std::size_t> SceneTrails::beginOfFlight(std::size_t body, Vec2 gravity, Real h) const {
    constexpr double tolerance = 1e-6;
    std::size_t begin = m_samples.size();
    for (std::size_t i = m_samples.size(); i-- > 1;) {
        const Vec2 gained = m_samples[i].velocities[body] - m_samples[i - 1].velocities[body];
        if (length(gained - h * gravity) > tolerance * (1 + h * length(gravity))) break;
        begin = i - 1;
    }
    if (begin + 2 >= m_samples.size()) return std::nullopt;
    return begin;
}

SceneMotion::SceneMotion(DebuggerController& controller, QWidget* view)
    : QObject(view),
      m_controller(controller),
      m_view(view),
      m_skip(textButton("skipReplay", tr("Skip (Esc)"), tr("Shows at once where this leads; any key does"), view)) {
    m_skip->setFocusPolicy(Qt::NoFocus);
    m_skip->setAutoFillBackground(true);
    m_skip->hide();
    view->installEventFilter(this);
    connect(m_skip, &QToolButton::clicked, &controller, &DebuggerController::pause);
    connect(&controller, &DebuggerController::playbackChanged, this, [this] {
        m_skip->setVisible(m_controller.playing() == Playing::Replay);
        placeSkip();
    });
    connect(&controller.prediction(), &PredictionGhost::changed, view, qOverload<>(&QWidget::update));
    m_clock.start();
    m_fading.setInterval(frameMilliseconds);
    m_reading.setSingleShot(true);
    connect(&m_fading, &QTimer::timeout, this, &SceneMotion::fade);
    connect(&m_reading, &QTimer::timeout, this, &SceneMotion::follow);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_trails.clear();
        m_visits.clear();
    });
    connect(&controller, &DebuggerController::cursorMoved, this, [this] {
        addPulses();
        follow();
    });
}

/// Beside the buttons of the view: the other places at the top have words.
void SceneMotion::placeSkip() {
    const QSize size = m_skip->sizeHint();
    const auto* buttons = m_view->findChild<QWidget*>(QStringLiteral("sceneZoomIn"));
    const int right = buttons ? buttons->mapTo(m_view, QPoint()).x() : m_view->width();
    m_skip->setGeometry(right - size.width() - 6, 40, size.width(), size.height());
}

bool SceneMotion::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) placeSkip();
    return false;
}

Cursor endOfMotion(DebuggerController& controller, double seconds, int patience) {
    constexpr double shares = 0.02;  // of the scene: less is no motion
    constexpr Real around = 0.35;    // of the scene, in which bodies can be seen
    constexpr Real least = 1.5;      // m
    constexpr std::int64_t stride = 3;
    const Session& session = controller.session();
    const Cursor here = session.cursor();
    const std::int64_t last = here.step + std::llround(seconds / stepLength(session.settings()));
    controller.extendTo(last, patience);
    const World start = session.world();
    const WorldBox box = boundsOf(start);
    const Vec2 half = 0.5 * Vec2{std::max(box.size().x, least), std::max(box.size().y, least)} * (1 + around);
    bool moves = false;
    std::int64_t end = here.step;
    for (std::int64_t step = here.step; step <= std::min(last, session.recording().steps()); step += stride) {
        const World world = session.recording().endOf(step);
        for (std::size_t i = 0; i < world.poses.size(); ++i) {
            if (world.bodies[i].isStatic) continue;
            const Vec2 from = world.poses[i].position - box.middle();
            if (!(std::abs(from.x) < half.x && std::abs(from.y) < half.y))
                return moves ? Cursor{end, static_cast<std::size_t>(-1), Term::VelocityB} : here;
            moves = moves || length(world.poses[i].position - start.poses[i].position) > shares * length(half) ||
                    std::abs(world.poses[i].angle - start.poses[i].angle) > 10 * shares;
        }
        end = step;
    }
    return moves ? Cursor{end, static_cast<std::size_t>(-1), Term::VelocityB} : here;
}

void SceneMotion::follow() {
    constexpr std::size_t cloud = 1000;  // bodies: so many trails cannot be told apart
    if (!m_view->isVisible()) return;
    if (m_controller.isRunning() && m_controller.scene().bodies.size() > cloud) return m_trails.clear();
    if (!m_trails.follow(m_controller.session())) m_reading.start(0);
    m_view->update();
}

qint64 SceneMotion::fadingTime() { return static_cast<qint64>(250 / motionSpeed()); }

/// Of every row that was visited since the last frame: in fast sweeps these are several.
void SceneMotion::addPulses() {
    const Session& session = m_controller.session();
    if (isMotionReduced() || m_controller.isRunning() || !m_view->isVisible()) {
        m_seen = {};
        return;
    }
    const Cursor before = std::exchange(m_seen, session.cursor());
    if (m_seen.term != Term::VelocityB) return;
    const auto& events = session.events();
    const bool isAhead = before.step == m_seen.step ? before.event < m_seen.event : before.step + 1 == m_seen.step;
    if (!isAhead) return;
    std::size_t first = before.step == m_seen.step ? before.event + 1 : 0;
    if (m_controller.playing() != Playing::Sweeps) first = m_seen.event;
    first = std::max(first, m_seen.event - std::min(m_seen.event, maxPulses));
    for (std::size_t i = first; i <= m_seen.event; ++i) {
        if (events[i].kind != EventKind::Row) continue;
        m_visits.push_back({{rowListOf(events[i].phase), events[i].visit.row}, events[i].visit.delta, m_clock.elapsed()});
    }
    while (m_visits.size() > maxPulses) m_visits.pop_front();
    if (!m_visits.empty()) m_fading.start();
}

void SceneMotion::fade() {
    const qint64 faded = m_clock.elapsed() - fadingTime();
    while (!m_visits.empty() && m_visits.front().at < faded) m_visits.pop_front();
    if (m_visits.empty()) m_fading.stop();
    m_view->update();
}

std::vector<ScenePulse> SceneMotion::pulses() const {
    std::vector<ScenePulse> pulses;
    for (const Visit& visit : m_visits) {
        const double age = static_cast<double>(m_clock.elapsed() - visit.at) / static_cast<double>(fadingTime());
        if (age < 1) pulses.push_back({visit.row, visit.delta, 1 - age});
    }
    return pulses;
}

void paintPulses(const SceneFrame& frame, const std::vector<ScenePulse>& pulses) {
    constexpr double shortest = 16;  // px
    constexpr double longest = 70;
    QPainter& painter = frame.painter;
    for (const ScenePulse& pulse : pulses) {
        const auto& rows = rowsOf(frame.world, pulse.row.list);
        if (pulse.row.row >= rows.size()) continue;
        const Row& row = rows[pulse.row.row];
        const auto points = pointsOf(frame.world, row);
        if (!points) continue;
        const QPointF onA = frame.camera.toScreen(points->onA);
        const QPointF onB = frame.camera.toScreen(points->onB);
        if (!frame.area.contains(onB)) continue;
        const QColor colour = colorOf(frame, row, pulse.row.list);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(colour, 0.9 * pulse.strength), 1 + 2.5 * pulse.strength));
        const double radius = 6 + 12 * (1 - pulse.strength);
        painter.drawEllipse(onB, radius, radius);
        const double size = std::abs(pulse.delta) * frame.arrowPixels / frame.fullImpulse(pulse.row.list);
        if (!(size > 1e-6) || !std::isfinite(size)) continue;
        const double pixels = std::copysign(std::clamp(size, shortest, longest), pulse.delta);
        ArrowBatch arrows;
        arrows.add(onB, pixels * QPointF(row.n.x, -row.n.y), 12);
        if (index(row.a) < frame.world.bodies.size() && !frame.world.bodies[index(row.a)].isStatic)
            arrows.add(onA, -pixels * QPointF(row.n.x, -row.n.y), 12);
        arrows.paint(painter, faded(colour, 0.85 * pulse.strength), 5);
    }
}

namespace {

constexpr int fadingStages = 6;
constexpr double shortestPath = 4;  // px
constexpr double spacedDots = 5;    // px between the ends of two steps: from here on each is a dot
constexpr int mostParabolas = 8;    // more bodies in flight are a cloud

bool hasPath(const SceneFrame& frame, const SceneTrails& trails, std::size_t body) {
    const auto& samples = trails.samples();
    const QPointF end = frame.camera.toScreen(frame.world.poses[body].position);
    return std::ranges::any_of(samples, [&](const SceneTrails::Sample& sample) {
        const QPointF at = frame.camera.toScreen(sample.positions[body]) - end;
        return std::abs(at.x()) + std::abs(at.y()) > shortestPath;
    });
}

/// Whether nothing touches or holds the body now: only then is it known where it goes.
bool isFree(const World& world, std::size_t body) {
    const auto id = BodyId{static_cast<std::uint32_t>(body)};
    const auto isOf = [id](const auto& each) { return each.a == id || each.b == id; };
    return !world.bodies[body].isStatic && std::ranges::none_of(world.contacts, isOf) && std::ranges::none_of(world.joints, isOf);
}

/// Whether the body would be at something that rests.
bool isStopped(const World& world, std::size_t body, const Pose& pose) {
    std::array<Contact, 2> contacts;
    for (std::size_t other = 0; other < world.bodies.size(); ++other) {
        const bool rests = world.bodies[other].isStatic || world.velocities[other] == Velocity{};
        if (other == body || !rests) continue;
        const auto [a, b] = std::minmax(body, other);
        const BodyPair pair{BodyId{static_cast<std::uint32_t>(a)}, BodyId{static_cast<std::uint32_t>(b)}};
        if (std::ranges::binary_search(world.nonCollidingPairs, pair)) continue;
        if (manifold(world.bodies[body].shape, pose, world.bodies[other].shape, world.poses[other], 0.0, contacts) > 0) return true;
    }
    return false;
}

QPainterPath screenPath(const SceneFrame& frame, const std::vector<Vec2>& points) {
    QPolygonF path;
    for (const Vec2 point : points) {
        path.append(frame.camera.toScreen(point));
        if (!isDrawable(path.last())) return {};
    }
    QPainterPath drawn;
    if (path.size() > 1) drawn.addPolygon(path);
    return drawn;
}

/// From the beginning of its flight to `ahead` seconds beyond the cursor.
QPainterPath parabolaOf(const SceneFrame& frame, const SceneTrails& trails, std::size_t body, double ahead) {
    const double h = stepLength(frame.session.settings());
    const auto begin = trails.beginOfFlight(body, frame.world.gravity, h);
    if (!begin) return {};
    const SceneTrails::Sample& from = trails.samples()[*begin];
    const double passed = h * static_cast<double>(trails.samples().size() - 1 - *begin);
    const double seconds = passed + (isFree(frame.world, body) ? ahead : 0);
    return screenPath(frame, flightOf(frame.world, body, from.positions[body], from.velocities[body], seconds, passed));
}

}  // namespace

std::vector<Vec2> flightOf(const World& world, std::size_t body, Vec2 position, Vec2 velocity, double seconds, double passed) {
    constexpr int pieces = 32;
    std::vector<Vec2> path{position};
    for (int i = 1; i <= pieces; ++i) {
        const double t = seconds * i / pieces;
        Pose pose = world.poses[body];
        pose.position = position + t * velocity + (0.5 * t * t) * world.gravity;
        if (t > passed && isStopped(world, body, pose)) break;
        path.push_back(pose.position);
    }
    return path;
}

void paintTrails(const SceneFrame& frame, const SceneTrails& trails, double ahead) {
    const auto& samples = trails.samples();
    if (samples.empty() || samples.back().positions.size() != frame.world.bodies.size()) return;
    std::array<QVector<QLineF>, fadingStages> lines;
    std::array<QVector<QPointF>, fadingStages> dots;
    std::vector<std::size_t> moving;
    for (std::size_t body = 0; body < frame.world.bodies.size(); ++body)
        if (!frame.world.bodies[body].isStatic && hasPath(frame, trails, body)) moving.push_back(body);
    for (const std::size_t body : moving) {
        QPointF before;
        for (std::size_t i = 0; i <= samples.size(); ++i) {
            const bool isLast = i == samples.size();
            const QPointF at = frame.camera.toScreen(isLast ? frame.world.poses[body].position : samples[i].positions[body]);
            const auto stage = static_cast<std::size_t>(fadingStages) * i / (samples.size() + 1);
            if (!isDrawable(at)) continue;
            if (i > 0) lines[stage].append(QLineF(before, at));
            const bool isSpaced = i == 0 || QLineF(before, at).length() > spacedDots;
            if (!isLast && isSpaced) dots[stage].append(at);
            before = at;
        }
    }
    QPainter& painter = frame.painter;
    const QColor colour = frame.style.velocity;
    const double crowd = std::min(1.0, 14.0 / std::max<double>(1, static_cast<double>(moving.size())));
    for (std::size_t stage = 0; stage < fadingStages; ++stage) {
        const double opacity = (0.12 + 0.5 * static_cast<double>(stage) / fadingStages) * (0.4 + 0.6 * crowd);
        painter.setPen(QPen(faded(colour, opacity), 1.6));
        painter.drawLines(lines[stage]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(colour, std::min(1.0, 1.4 * opacity)));
        if (crowd == 1)
            for (const QPointF& at : dots[stage]) painter.drawEllipse(at, 2.2, 2.2);
    }
    if (std::ssize(moving) > mostParabolas) return;
    QPen dashed(faded(frame.style.ghost, 0.8), 1.3);
    dashed.setDashPattern({5, 4});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    for (const std::size_t body : moving) painter.drawPath(parabolaOf(frame, trails, body, ahead));
    if (samples.size() > 1 || ahead <= 0 || frame.world.bodies.size() > mostParabolas) return;
    for (std::size_t body = 0; body < frame.world.bodies.size(); ++body)
        if (isFree(frame.world, body))
            painter.drawPath(screenPath(
                frame, flightOf(frame.world, body, frame.world.poses[body].position, frame.world.velocities[body].v, ahead)));
}

void paintPrediction(const SceneFrame& frame, const PredictedMotion& motion) {
    const auto body = index(motion.body);
    if (body >= frame.world.bodies.size()) return;
    const QColor colour = seriesColour(1, frame.options.palette);
    QPainter& painter = frame.painter;
    QVector<QPointF> path;
    for (const Vec2 at : motion.path)
        if (isDrawable(frame.camera.toScreen(at))) path.append(frame.camera.toScreen(at));
    QPen dashed(colour, 2);
    dashed.setDashPattern({4, 3});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(path);
    QPointF end = path.isEmpty() ? QPointF() : path.last();
    if (motion.position) {
        SceneGhost ghost{.world = {}, .name = {}, .colour = 1};
        ghost.world.bodies.push_back(frame.world.bodies[body]);
        ghost.world.poses.push_back(frame.world.poses[body]);
        ghost.world.poses.back().position = *motion.position;
        end = frame.camera.toScreen(*motion.position);
        if (!isDrawable(end)) return;
        paintGhost(frame, ghost);
    }
    if (!motion.isNamed) return;
    const QString words = SceneMotion::tr("yours");
    const QFontMetricsF metrics(painter.font());
    const double aside = 10 + reachOf(frame.world.bodies[body].shape) * frame.camera.scale;
    const QRectF box = keptInside(
        {end + QPointF(aside, -metrics.height() / 2 - 2), QSizeF(metrics.horizontalAdvance(words) + 12, metrics.height() + 4)},
        frame.area.adjusted(4, 4, -4, -4));
    paintBadge(painter, box, frame.style.badge, 0.92, QPen(colour, 1));
    painter.setPen(frame.style.ink);
    painter.drawText(box, Qt::AlignCenter, words);
}

}  // namespace solverscope

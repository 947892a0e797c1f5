// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How the controller plays.
#include "gui/session/playback.h"

#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/session/frame_times.h"
#include "gui/session/run_ahead.h"
#include "gui/session/scene_source.h"
#include "gui/style/motion.h"

namespace solverscope {
namespace {

/// Playback returns to the event loop after this time, however much is pending.
constexpr int maxTickMilliseconds = 12;

constexpr double slowestSpeed = 0.001;
constexpr double fastestSpeed = 100;

constexpr std::int64_t stepsInPhases = 6;  // so few steps are shown phase by phase
constexpr double rowsPerSecond = 12;       // of a replay
constexpr double phasesPerSecond = 8;
constexpr double shortestReplay = 1;  // s
constexpr double longestReplay = 4;

/// From here on every stop of the step is ahead.
Cursor beforeStep(std::int64_t step) { return {step - 1, static_cast<std::size_t>(-1), Term::VelocityB}; }

double countOf(const EventList& events, EventKind kind, std::size_t first, std::size_t last) {
    double count = 0;
    for (std::size_t i = first; i < std::min(last, events.size()); ++i) count += events[i].kind == kind ? 1 : 0;
    return count;
}

}  // namespace

Replay Replay::of(const Session& session, Cursor from, Cursor to) {
    Replay replay{.from = from, .to = to, .end = to};
    const auto& events = session.events();
    const auto steps = static_cast<double>(to.step - from.step);
    double natural = 0;
    const double rows = steps == 0 ? countOf(events, EventKind::Row, from.event + 1, to.event + 1) : 0;
    if (rows > 1) {
        replay.grain = Granularity::Row;
        replay.stops = rows;
        natural = rows / rowsPerSecond;
    } else if (to.step - from.step < stepsInPhases) {
        replay.grain = Granularity::Phase;
        replay.stops = std::max(1.0, countOf(events, EventKind::Phase, 0, events.size()) * (steps + 1));
        natural = replay.stops / phasesPerSecond;
    } else {
        replay.stops = steps;
        natural = steps * stepLength(session.settings());
    }
    replay.seconds = std::clamp(natural, shortestReplay, longestReplay) / motionSpeed();
    return replay;
}

void DebuggerController::play() {
    if (m_playing == Playing::Run) return;
    interrupt();
    start(Playing::Run, m_speed);
}

void DebuggerController::playSweeps() {
    if (m_playing == Playing::Sweeps) return;
    interrupt();
    start(Playing::Sweeps, m_rowSpeed);
}

void DebuggerController::replay(Cursor from) {
    const Cursor here = m_session->cursor();
    if (from < here) showWay(Replay::of(*m_session, from, here));
}

void DebuggerController::preview(Cursor to) {
    const Cursor here = m_session->cursor();
    if (!(here < to) || isMotionReduced()) return;
    m_session->seek(to);
    Replay way = Replay::of(*m_session, here, m_session->cursor());
    way.end = here;
    showWay(way);
}

void DebuggerController::showWay(const Replay& way) {
    if (isMotionReduced()) return;
    const auto picked = m_pickedHere ? m_pickedRow : std::nullopt;
    interrupt();
    m_session->seek(way.from);
    m_replay = way;
    m_replay.picked = picked;
    start(Playing::Replay, m_replay.stops / m_replay.seconds);
    moved();
}

void DebuggerController::start(Playing what, double rate) {
    m_playing = what;
    m_playback.start(rate);
    emit playbackChanged();
}

void DebuggerController::pause() {
    if (!isPlaying()) return;
    const bool replayed = std::exchange(m_playing, Playing::Nothing) == Playing::Replay;
    m_playback.stop();
    m_ahead.reset();
    m_traceAhead.reset();
    m_shownAhead.reset();
    if (replayed) m_session->seek(m_replay.end);
    emit playbackChanged();
    if (!replayed) return;
    moved();
    if (m_replay.picked) pickRow(m_replay.picked);
}

void DebuggerController::interrupt() {
    pause();
    emit aboutToMove();
}

/// Before an input is made: it belongs to the place where the user has left the cursor. A run accepts inputs.
void DebuggerController::stopShow() {
    if (m_playing != Playing::Run) pause();
}

void DebuggerController::setSpeed(double speed) {
    m_speed = std::clamp(speed, slowestSpeed, fastestSpeed);
    if (m_playing == Playing::Run) m_playback.setRate(m_speed);
    emit playbackChanged();
}

void DebuggerController::setRowSpeed(double rows) {
    m_rowSpeed = std::clamp(rows, slowestRows, fastestRows);
    if (m_playing == Playing::Sweeps) m_playback.setRate(m_rowSpeed);
    emit playbackChanged();
}

void DebuggerController::setLooping(bool on) {
    m_loops = on;
    emit playbackChanged();
}

void DebuggerController::tick() {
    switch (m_playing) {
        case Playing::Nothing:
            break;
        case Playing::Run:
            return run();
        case Playing::Sweeps:
            return sweep();
        case Playing::Replay:
            return goOnReplaying();
    }
}

void DebuggerController::run() {
    if (startAhead()) return runAhead();
    const double h = stepLength(m_session->settings());
    const Settings before = m_session->settings();
    QElapsedTimer spent;
    spent.start();
    bool any = false;
    while (m_playback.take(h)) {
        const Cursor from = needsStopCondition() ? m_session->cursor() : Cursor{};
        const qint64 begin = spent.nsecsElapsed();
        if (!m_session->run(1)) {
            pause();
            break;
        }
        m_stepCost = 1e-6 * static_cast<double>(spent.nsecsElapsed() - begin);
        m_frameTimes->add(FrameTimes::Part::Physics, m_stepCost);
        any = true;
        if (stopAtError() || stopAt(stopAfter(from))) break;
        if (startAhead()) break;
        if (spent.elapsed() >= maxTickMilliseconds) {
            m_playback.dropPending();  // too slow for real time: show every step instead of lagging further and further behind
            break;
        }
    }
    if (any) moved(m_session->settings() != before);
}

/// Whether the steps come from a thread, or can from now on: it goes on from the end of a step, and nobody else has changed the
/// run.
bool DebuggerController::startAhead() {
    const bool isSame = m_traceAhead == m_session->trace() && m_changesAhead == m_session->changeCount();
    if (m_ahead && (!isSame || needsStopCondition() || m_ahead->hasEnded())) m_ahead.reset();
    if (m_ahead) return true;
    const bool pays = m_stepCost > 0 && m_stepCost >= m_aheadFrom && !scene().playback && !needsStopCondition();
    const bool canGoOn = m_session->atEndOfStep() && m_session->isFinite() && m_session->step() < Recording::maxLength;
    if (!pays || !canGoOn) return false;
    m_ahead = std::make_unique<RunAhead>(m_session->world(), m_session->recording().inputs(), m_stepCost);
    m_traceAhead = m_session->trace();
    m_changesAhead = m_session->changeCount();
    return true;
}

void DebuggerController::runAhead() {
    std::int64_t due = 0;
    while (m_playback.take(stepLength(m_session->settings()))) ++due;
    m_ahead->makeMore(std::min(due, Recording::maxLength - m_session->step()));
    auto frame = m_ahead->take(std::move(m_shownAhead));
    if (!frame) {
        if (m_session->step() >= Recording::maxLength) pause();
        return;
    }
    const Settings before = m_session->settings();
    const auto steps = static_cast<double>(frame->made.records.size());
    m_stepCost = frame->milliseconds / steps;
    m_frameTimes->add(FrameTimes::Part::PhysicsBeside, frame->milliseconds);
    m_frameTimes->add(FrameTimes::Part::EventsBeside, frame->eventMilliseconds);
    m_shownAhead = m_session->recording().sharedLast();
    m_session->follow(std::move(frame->made), std::move(frame->trace));
    m_traceAhead = m_session->trace();
    stopAtError();
    moved(m_session->settings() != before);
}

bool DebuggerController::hasTooManyEvents() const {
    constexpr std::size_t most = 100'000;  // more take too long to be made in passing
    return expectedEvents(m_session->world()) > most;
}

void DebuggerController::wantEvents() {
    if (m_ahead && !hasTooManyEvents()) m_ahead->wantTrace();
}

/// If the cursor has come there.
bool DebuggerController::stopAt(std::optional<Cursor> stop) {
    if (!stop || m_session->cursor() < *stop) return false;
    emit stopReached();
    pause();
    m_session->seek(*stop);
    return true;
}

void DebuggerController::sweep() {
    QElapsedTimer spent;
    spent.start();
    bool any = false;
    while (m_playback.take(1)) {
        Cursor from = m_session->cursor();
        if (m_loops && m_session->atEndOfStep()) {
            m_session->seek({from.step, 0, Term::VelocityB});
            from = beforeStep(from.step);
        }
        const std::int64_t step = m_session->step();
        auto stop = stopAfter(from);
        if (!m_session->forward(Granularity::Row)) {
            pause();
            break;
        }
        any = true;
        const bool isNewStep = m_session->step() != step;
        if (isNewStep && !stop) stop = stopAfter(from);
        if ((isNewStep || m_session->atEndOfStep()) && stopAtError()) break;
        if (stopAt(stop)) break;
        if (spent.elapsed() >= maxTickMilliseconds) {
            m_playback.dropPending();
            break;
        }
    }
    if (any) moved();
}

void DebuggerController::goOnReplaying() {
    std::int64_t due = 0;
    while (m_playback.take(1)) ++due;
    if (due == 0) return;
    const Cursor before = m_session->cursor();
    if (m_replay.grain == Granularity::Step)
        m_session->seek({before.step + due - (m_session->atEndOfStep() ? 0 : 1), static_cast<std::size_t>(-1), Term::VelocityB});
    else
        while (due-- > 0 && m_session->cursor() < m_replay.to) m_session->forward(m_replay.grain);
    if (!(m_session->cursor() < m_replay.to) || m_session->cursor() == before) return pause();
    moved();
}

}  // namespace solverscope

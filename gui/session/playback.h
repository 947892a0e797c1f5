// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <cmath>
#include <cstdint>
#include <optional>

#include "physics/debugger/session.h"

namespace solverscope {

/// Ticks at 60 frames a second, and how much is due in each of them: simulated seconds, rows, or steps.
class PlaybackClock : public QObject {
    Q_OBJECT

public:
    PlaybackClock() {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &PlaybackClock::beginFrame);
    }

    /// `rate`: what is due per second of wall clock.
    void start(double rate) {
        setRate(rate);
        m_nextFrame = framePeriod;
        m_clock.start();
        m_sinceFrame.start();
        m_timer.start(static_cast<int>(1e3 * framePeriod));
    }
    void stop() { m_timer.stop(); }
    bool isActive() const { return m_timer.isActive(); }

    void setRate(double rate) {
        m_rate = rate;
        m_pending = 0;
    }

    /// Whether this amount is due in this frame; it counts as done. A timer is a millisecond early or late. What is due before the
    /// middle of the frame belongs to this frame: without that, steps as long as frames would come now two in a frame, now none.
    bool take(double amount) {
        if (m_pending < amount - 0.5 * framePeriod * m_rate) return false;
        m_pending -= amount;
        return true;
    }

    /// What is late is not made up for.
    void dropPending() { m_pending = 0; }

signals:
    void frame();

private:
    static constexpr double framePeriod = 1.0 / 60;  // s

    // Timers count whole milliseconds, and 1/60 s is not a whole number of them: each wait is measured from the frame's due time.
    void beginFrame() {
        const double now = 1e-9 * static_cast<double>(m_clock.nsecsElapsed());
        m_nextFrame += framePeriod;
        if (m_nextFrame < now) m_nextFrame = now + framePeriod;
        m_timer.setInterval(static_cast<int>(std::lround(1e3 * (m_nextFrame - now))));
        m_pending += m_rate * 1e-9 * static_cast<double>(m_sinceFrame.nsecsElapsed());
        m_sinceFrame.restart();
        emit frame();
    }

    QTimer m_timer;
    QElapsedTimer m_clock;  // since playback began
    QElapsedTimer m_sinceFrame;
    double m_rate = 1;
    double m_pending = 0;
    double m_nextFrame = 0;  // by m_clock, s
};

/// What the controller plays: the run, step by step; the solver's sweeps, row by row; or once more a way that is recorded.
enum class Playing : std::uint8_t { Nothing, Run, Sweeps, Replay };

/// A recorded way that is shown again: to where, by which grain, and where the cursor is afterwards.
struct Replay {
    Cursor from;
    Cursor to;
    Cursor end;
    Granularity grain = Granularity::Step;
    double seconds = 1;
    std::optional<RowRef> picked = {};  // at the end

    /// In which grain, and how long: between one and four seconds, in real time where that is possible. The cursor of the session
    /// is in the last step of the way.
    static Replay of(const Session& session, Cursor from, Cursor to);

    /// How many stops of the grain the way has, about.
    double stops = 1;
};

}  // namespace solverscope

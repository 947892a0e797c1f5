// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the scene shows of motion: impulses that run through the rows, and the paths of the bodies.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <cstdint>
#include <deque>
#include <vector>

#include "physics/trace/event.h"
#include "physics/world/world.h"

class QToolButton;
class QWidget;

namespace solverscope {

class DebuggerController;
class Session;
struct PredictedMotion;
struct SceneFrame;

/// An impulse that was applied a moment ago.
struct ScenePulse {
    RowRef row;
    double delta = 0;     // N s
    double strength = 1;  // 1 when it was applied, then falling to 0
};

/// Where the bodies were at the ends of the last steps, about a second of them.
class SceneTrails {
public:
    struct Sample {
        std::int64_t step = 0;
        std::uint64_t hash = 0;
        std::vector<Vec2> positions;  // of all bodies
        std::vector<Vec2> velocities;
    };

    /// Brings it to the session's cursor. False: it took too long, more is to be read.
    bool follow(const Session& session);
    void clear() { m_samples.clear(); }

    /// Ascending by step, without gaps; the last one is at the cursor or at the beginning of its step.
    const std::deque<Sample>& samples() const { return m_samples; }

    /// The first sample from which on a body has only fallen freely; none if it did not in the last two steps.
    std::optional<std::size_t> beginOfFlight(std::size_t body, Vec2 gravity, Real h) const;

private:
    std::deque<Sample> m_samples;
};

/// Follows the cursor for a view of the scene.
class SceneMotion : public QObject {
    Q_OBJECT

public:
    SceneMotion(DebuggerController& controller, QWidget* view);

    void follow();

    /// The pulses as they are now.
    std::vector<ScenePulse> pulses() const;
    const SceneTrails& trails() const { return m_trails; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Visit {
        RowRef row;
        double delta = 0;
        qint64 at = 0;  // ms, by m_clock
    };

    void placeSkip();
    void addPulses();
    void fade();
    static qint64 fadingTime();

    DebuggerController& m_controller;
    QWidget* m_view;
    SceneTrails m_trails;
    Cursor m_seen;
    std::deque<Visit> m_visits;
    QElapsedTimer m_clock;
    QTimer m_fading;
    QTimer m_reading;
    QToolButton* m_skip;  // there during a replay
};

/// The end of the last step, at most these seconds later, up to which the bodies move and stay where they can be seen; here, if
/// nothing moves. Steps that are not there yet are computed for about `patience` milliseconds.
Cursor endOfMotion(DebuggerController& controller, double seconds, int patience);

/// The way of a body on which only gravity acts, for so many seconds, or to the first place after the first `passed` of them at
/// which it meets a body that rests.
std::vector<Vec2> flightOf(const World& world, std::size_t body, Vec2 position, Vec2 velocity, double seconds, double passed = 0);

/// The paths; bodies in free flight with the parabola that they should follow, `ahead` seconds beyond the cursor.
void paintTrails(const SceneFrame& frame, const SceneTrails& trails, double ahead);
void paintPrediction(const SceneFrame& frame, const PredictedMotion& motion);
void paintPulses(const SceneFrame& frame, const std::vector<ScenePulse>& pulses);

}  // namespace solverscope

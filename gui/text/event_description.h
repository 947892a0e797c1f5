// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "physics/debugger/session.h"
#include "physics/world/world.h"

namespace solverscope {

/// What has just happened, for events other than visits to rows: a heading, and a sentence or two with the step's numbers.
struct EventDescription {
    Q_DECLARE_TR_FUNCTIONS(EventDescription)

public:
    QString title;
    QString text;

    static EventDescription of(const Session& session);
};

/// The same for one test of two bodies for overlap.
EventDescription describePair(const Scene& scene, const World& world, const PairTest& test, std::size_t number);

/// The state of a row at an event that does not visit it: which row, its current Λ and velocity, its last visit and its next.
struct RowDescription {
    Q_DECLARE_TR_FUNCTIONS(RowDescription)

public:
    QString title;
    QString subtitle;
    QString text;

    static RowDescription of(const Session& session, RowRef row);
};

/// The result of the sweep that the iteration event at index `event` ends.
struct SweepSummary {
    int visited = 0;
    int clamped = 0;
    double largestDelta = 0;  // |Δλ|
    std::uint32_t largestRow = 0;
};

SweepSummary summaryOfSweep(const EventList& events, std::size_t event);

/// A phase's name in the window.
QString phaseLabel(Phase phase);

/// "sub-step 3"
QString substepText(int substep);

/// Whether a place is given with its sub-step. Recorded steps may have several, whatever their settings say.
bool isInSubstep(const Settings& settings, int substep);

/// A session's place, for lists of moments.
struct MomentDescription {
    Q_DECLARE_TR_FUNCTIONS(MomentDescription)

public:
    QString name;   // "Step 12, sweep 3, row 5"
    QString where;  // "solve velocities, lower/upper#1 (friction), after the clamp"

    static MomentDescription of(const Session& session);
};

/// A term of a visit in words: "after the clamp".
QString describeTerm(Term term);

}  // namespace solverscope

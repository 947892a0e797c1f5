// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "physics/analysis/reference/reference.h"
#include "physics/debugger/manual_solve/manual_visit.h"
#include "physics/trace/input.h"
#include "physics/trace/step_trace.h"
#include "physics/world/world.h"

namespace solverscope {

/// How many sweeps to do by hand, and in which order.
struct ManualSolvePlan {
    int sweeps = 1;
    int visits = 0;         // no more than these; 0: all of the sweeps
    bool anyOrder = false;  // each row once per sweep in any order; otherwise in the settings' order
};

/// The sweeps of a step, made by hand: the learner picks a row, and the solver's own functions make the visit.
class ManualSolve {
public:
    /// The sweeps that follow event number `from` of the step.
    ManualSolve(const StepTrace& step, std::size_t from, ManualSolvePlan plan);

    ManualSolveObstacle obstacle() const { return m_obstacle; }
    Phase phase() const { return m_phase; }
    RowList list() const { return rowListOf(m_phase); }
    const ManualSolvePlan& plan() const { return m_plan; }

    /// The world after the visits so far, and after the first `visits` of them.
    const World& world() const { return m_world; }
    World worldAfter(std::size_t visits) const;

    std::size_t made() const { return m_made.size(); }
    std::size_t wanted() const { return m_visits.size(); }
    bool isDone() const { return made() == wanted(); }

    /// The sweep of the next visit; the last sweep if all are done.
    int sweep() const;

    /// The row whose turn it is; in any order, the first in the settings' order that this sweep has not visited.
    std::uint32_t expected() const;

    /// Whether this sweep has visited the row already, and whether its turn may come now.
    bool isVisited(std::uint32_t row) const;
    bool mayVisit(std::uint32_t row) const;

    /// What the solver computes if it visits the row now.
    RowVisit visitOf(std::uint32_t row) const;

    /// The row of the last visit; there must have been one.
    std::uint32_t lastRow() const { return m_made.back(); }

    /// How many visits there were when the present sweep began.
    std::size_t visitsBeforeSweep() const;

    /// Visits a row that may be visited now; undoes the last visit, or all of them.
    RowVisit make(std::uint32_t row);
    void undoVisit();
    void undoAll();

    /// The stop of the engine's own step with the same state; nothing if the rows were visited in another order.
    std::optional<std::size_t> event() const;

    /// The largest impulse of the sweeps to be done: the scale for tolerances.
    Real scale() const { return m_scale; }

private:
    struct Visit {
        std::size_t event = 0;
        std::uint32_t row = 0;
        int sweep = 1;
    };

    void readSweeps(const EventList& events, std::size_t from);
    bool endsSweep(std::size_t visit) const;  // or is the last one
    std::size_t beginOfSweep(std::size_t visit) const;
    void advance(World& world, std::size_t visit) const;

    ManualSolvePlan m_plan;
    ManualSolveObstacle m_obstacle = ManualSolveObstacle::NoRows;
    Phase m_phase = Phase::SolveVelocities;
    std::size_t m_begin = 0;      // the stop before the first visit
    std::vector<Visit> m_visits;  // as the engine computes them
    std::vector<std::uint32_t> m_made;
    bool m_endsWithSweep = true;  // the last visit is the last of its sweep
    Real m_scale = 0;
    World m_first;  // before the first visit
    World m_world;
};

/// The remaining error of manually solved sweeps.
struct SolveError {
    std::shared_ptr<const ReferenceSolution> reference;  // null where positions are solved: their rows change with every move

    /// ‖v − v*‖ [√J]; for positions the largest row error [m]. NaN if unknown.
    Real errorOf(const World& world, Phase phase) const;
};

/// Of a step; meant for a background thread where there are many rows. Unknown where the reference takes longer than
/// secondsUnasked.
SolveError solveErrorOf(const StepTrace& step, Phase phase, const std::atomic<bool>* cancelled = nullptr);

/// Random velocities and masses for the bodies that can move: inputs for the beginning of a step. The same seed gives the same
/// numbers. They have few digits, so that calculating with them is easy.
std::vector<Input> freshNumbers(const World& start, std::uint64_t seed);

}  // namespace solverscope

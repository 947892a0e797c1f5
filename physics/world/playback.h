// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Steps that another engine has made, played through the watch as if they were being made now.
//
// A Playback is what a trace says, packed. A world that has one takes its steps from it: rows, velocities and stops are put in
// place and told to the watch, and nothing is solved. What the trace leaves out is `missingValue`, unless it follows from the rest:
//   Δλ = Λ after − Λ before,  Jv = n·v_b + w_b ω_b − n·v_a − w_a ω_a,  Δλ_raw = −m_eff (Jv + bias + γ Λ),  v' = v + M⁻¹ Jᵀ Δλ,
// and whether a visit was clamped from Λ after and its bounds.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/not_told.h"
#include "physics/base/result.h"
#include "physics/watch/step_watch.h"
#include "physics/world/play_log.h"
#include "physics/world/world.h"

namespace solverscope {

/// The numbers of a body that a trace may tell in the middle of a step. What it leaves out stays as it was.
struct PlayedState {
    BodyId body{};
    Vec2 position{missingValue, missingValue};  // m
    Real angle = missingValue;                  // rad
    Velocity velocity{{missingValue, missingValue}, missingValue};
    Velocity pseudoVelocity{{missingValue, missingValue}, missingValue};
};

/// A stop, as the watch is told of it.
struct PlayedStop {
    enum class Kind : std::uint8_t { Phase, Substep, Iteration, Row };
    Kind kind = Kind::Phase;
    Phase phase = Phase::Begin;
    std::int32_t number = 0;        // of the sub-step or of the sweep
    RowVisit visit = emptyVisit();  // of a row
    Velocity vA{{missingValue, missingValue},
                missingValue};  // after it: velocities, or position and angle where positions are solved
    Velocity vB{{missingValue, missingValue}, missingValue};
    std::uint32_t file = 0;  // place in Playback::files
    std::int32_t line = 0;

    /// A visit of which no number is told.
    static RowVisit emptyVisit() {
        RowVisit visit;
        for (Real* number : {&visit.jv, &visit.rawDelta, &visit.lambdaBefore, &visit.lambdaAfter, &visit.delta, &visit.lower,
                             &visit.upper, &visit.relaxation, &visit.addedBias})
            *number = missingValue;
        visit.clampKnown = false;
        return visit;
    }
};

/// What a trace says. Made by PlaybackBuilder, read by playBack; never changed once a world has it.
struct Playback {
    std::string engine;  // what made it, in its own words
    std::vector<Body> bodies;
    std::vector<Pose> poses;  // at the start
    std::vector<Velocity> velocities;
    std::deque<std::string> files{std::string()};  // of source, each once; events point into them
    std::vector<std::size_t> steps;                // where each begins in the log
    PlayLog log;
    std::vector<std::string> omittedFields;  // names of fields that no line of the trace gives
    bool endMissing = false;                 // no line says that the trace ends here; its last line is whole
    std::optional<Error> truncation;         // the last line, where the writer crashed in it; the steps end with the last whole one
    std::optional<Error> firstInconsistency;  // the first visit whose delta is not sum_after − sum_before
    std::size_t inconsistencies = 0;          // how many there are
    bool softnessAssumed = false;             // some row has none, which is taken as 0
    // Figures of conditions (trace/quantities.h) that no stop has a value for, and those that a part of the visits lacks.
    std::vector<std::string> absentFields;
    std::vector<std::string> partlyMissingFields;

    std::int64_t stepCount() const { return static_cast<std::int64_t>(steps.size()); }
    /// Of memory, for the steps.
    std::size_t bytes() const { return log.bytes() + steps.capacity() * sizeof(std::size_t); }
};

/// The world before the first step of a trace.
World startOfPlayback(const Scene& scene);

/// Whether the world's next step is recorded.
bool canPlayBack(const World& world);

/// The keys of a trace (docs/trace-format.md) of which a solver needs the numbers and one is not there, or not finite (bounds may
/// be infinite). None where nothing is played back.
std::vector<std::string_view> missingForSolving(const World& world);
inline bool isCompleteForSolving(const World& world) { return missingForSolving(world).empty(); }

/// Packs the steps of a trace, line by line, and plays each line on a world of its own, so that what follows from the lines before
/// it needs no room. Rows, bodies and contacts that are named must exist.
class PlaybackBuilder {
public:
    /// `scene` has the bodies' names; `start` is what is told of them.
    PlaybackBuilder(Playback& playback, World start) : m_playback(playback), m_world(std::move(start)) {}

    /// The world where the trace has got to.
    const World& world() const { return m_world; }

    void beginStep();
    void put(const PlayedState& state);
    void put(std::span<const Contact> contacts);  // ascending by key, in the place of all others; only while there are no rows
    void put(RowList list, std::uint32_t place, const Row& row);  // at most one past the last; Λ not told: as it was
    PlayedStop put(const PlayedStop& stop);                       // returns it with what follows filled in

private:
    Playback& m_playback;
    World m_world;
};

/// Goes through one recorded step of a world.
class PlayedStep {
public:
    explicit PlayedStep(World& world);

    /// Does to the world what is told up to the next stop, and says which one that is. Nothing behind the last one.
    std::optional<PlayedStop> next();

    Where where(const PlayedStop& stop) const;

private:
    World& m_world;
    const Playback& m_playback;
    std::size_t m_place = 0;
    bool m_pastEnd = false;
    bool m_ended = false;
};

/// The next recorded step, told to the watch. Past the last one, a step in which nothing happens.
void playBack(World& world, StepWatch auto& watch) {
    PlayedStep step(world);
    const auto tell = [&](const PlayedStop& stop, auto... place) {
        switch (stop.kind) {
            case PlayedStop::Kind::Phase:
                return watch.phase(stop.phase, place...);
            case PlayedStop::Kind::Substep:
                return watch.substep(stop.number, place...);
            case PlayedStop::Kind::Iteration:
                return watch.iteration(stop.phase, stop.number, place...);
            case PlayedStop::Kind::Row:
                return watch.row(stop.visit, place...);
        }
    };
    while (const auto stop = step.next()) {
        // Not every watch wants to know the line.
        if constexpr (requires(Phase phase, Where where) { watch.phase(phase, where); })
            tell(*stop, step.where(*stop));
        else
            tell(*stop);
    }
}

}  // namespace solverscope

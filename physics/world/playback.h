// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Steps of another engine, replayed through the watch as if they were being computed now.
//
// A Playback is a packed trace. A world that has one takes its steps from it: rows, velocities and stops are restored and
// reported to the watch, and nothing is solved. Numbers that the trace omits are `missingValue`, unless they can be derived:
//   Δλ = Λ after − Λ before,  Jv = n·v_b + w_b ω_b − n·v_a − w_a ω_a,  Δλ_raw = −m_eff (Jv + bias + γ Λ),  v' = v + M⁻¹ Jᵀ Δλ,
// and whether a visit was clamped from Λ after and its bounds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "physics/base/missing.h"
#include "physics/base/result.h"
#include "physics/watch/step_watch.h"
#include "physics/world/world.h"

namespace solverscope {

/// Plain values in sequence, in chunks of one size, so that growing copies nothing and needs no extra memory. A record is the
/// data between two calls of `begin`; it is contiguous.
class PlayLog {
public:
    static constexpr std::size_t pieceBytes = std::size_t{1} << 16;
    static constexpr std::size_t maxRecordSize = 512;

    /// Where the next record will begin.
    std::size_t end() const { return startOfRecord(m_end); }

    std::size_t bytes() const { return m_pieces.size() * pieceBytes; }

    void begin() {
        m_end = end();
        if (m_end == bytes()) m_pieces.push_back(std::make_unique<Piece>());
    }

    template <typename Value>
    void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        std::memcpy(m_pieces[m_end / pieceBytes]->data() + m_end % pieceBytes, &value, sizeof value);
        m_end += sizeof value;
    }

    /// Reads on from a place. A record is entered by startOfRecord.
    template <typename Value>
    void take(std::size_t& place, Value& value) const {
        static_assert(std::is_trivially_copyable_v<Value>);
        std::memcpy(&value, m_pieces[place / pieceBytes]->data() + place % pieceBytes, sizeof value);
        place += sizeof value;
    }

    /// The record after `place` begins there, or in the next chunk if there is no room for a long one.
    static constexpr std::size_t startOfRecord(std::size_t place) {
        const std::size_t used = place % pieceBytes;
        return used > pieceBytes - maxRecordSize ? place - used + pieceBytes : place;
    }

private:
    using Piece = std::array<std::byte, pieceBytes>;

    std::vector<std::unique_ptr<Piece>> m_pieces;
    std::size_t m_end = 0;
};

/// The numbers of a body that a trace may give in the middle of a step. Omitted ones do not change.
struct PlayedState {
    BodyId body{};
    Vec2 position{missingValue, missingValue};  // m
    Real angle = missingValue;                  // rad
    Velocity velocity{{missingValue, missingValue}, missingValue};
    Velocity pseudoVelocity{{missingValue, missingValue}, missingValue};
};

/// A stop, as reported to the watch.
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

    /// A visit without any number.
    static RowVisit emptyVisit() {
        RowVisit visit;
        for (Real* number : {&visit.jv, &visit.rawDelta, &visit.lambdaBefore, &visit.lambdaAfter, &visit.delta, &visit.lower,
                             &visit.upper, &visit.relaxation, &visit.addedBias})
            *number = missingValue;
        visit.clampKnown = false;
        return visit;
    }
};

/// The contents of a trace. Made by PlaybackBuilder, read by playBack; constant once a world has it.
struct Playback {
    std::string engine;  // the engine's own name
    std::vector<Body> bodies;
    std::vector<Pose> poses;  // at the start
    std::vector<Velocity> velocities;
    std::deque<std::string> files{std::string()};  // of source, each once; events point into them
    std::vector<std::size_t> steps;                // where each begins in the log
    PlayLog log;
    std::vector<std::string> omittedFields;  // names of fields missing in all lines of the trace
    bool endMissing = false;                 // no line marks the end of the trace; its last line is complete
    std::optional<Error> truncation;         // the last line, if the writer crashed in it; the steps end with the last complete one
    std::optional<Error> firstInconsistency;  // the first visit whose delta is not sum_after − sum_before
    std::size_t inconsistencies = 0;          // how many there are
    bool softnessAssumed = false;             // some row has no softness, which is taken as 0
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

/// The keys of a trace (docs/trace-format.md) that a solver needs and that are missing or not finite (bounds may be infinite).
/// None without a playback.
std::vector<std::string_view> missingForSolving(const World& world);
inline bool isCompleteForSolving(const World& world) { return missingForSolving(world).empty(); }

/// Packs the steps of a trace, line by line, and plays each line on its own world, so that values derived from earlier lines
/// need no storage. Rows, bodies and contacts that are named must exist.
class PlaybackBuilder {
public:
    /// `scene` has the bodies' names; `start` has their initial state.
    PlaybackBuilder(Playback& playback, World start) : m_playback(playback), m_world(std::move(start)) {}

    /// The world at the current line of the trace.
    const World& world() const { return m_world; }

    void beginStep();
    void put(const PlayedState& state);
    void put(std::span<const Contact> contacts);  // ascending by key, replaces all others; only while there are no rows
    void put(RowList list, std::uint32_t place, const Row& row);  // at most one past the last; a missing Λ: unchanged
    PlayedStop put(const PlayedStop& stop);                       // returns it with derived values filled in

private:
    Playback& m_playback;
    World m_world;
};

/// Reports the next recorded step to the watch. Past the last one, an empty step.
void playBack(World& world, AnyStepWatch& watch);

}  // namespace solverscope

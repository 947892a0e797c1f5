// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A moment as a line of text that can be typed, sent and appended to a URL:
//
//   stack_10#f12.i3.r5                                   step 12, iteration 3, row 5 of a scene of the library
//   stack_10?iterations=20&warm_starting=0@9#f12.i3.r5~3fa9c21b
//   #f12.solve_pseudo_velocities.i1.r2.clamp             in the scene that is open, after the clamp
//
//   link  = [scene] ["?" input {"&" input}] ["#" place]
//   input = as in trace/input_text.h, with "@" and its step if that is not 1
//   place = "f" step {"." part} ["~" check]     without parts: the end of the step
//   part  = "e" event from 0 | "s" sub-step | phase | "i" iteration | "r" row from 1 | "jv" "raw" "sum" "clamp" "va"
//   check = eight hexadecimal digits: a hash of the moment's state, to detect a moment that has changed
//
// A place in words means the first event of the step that fits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/phase.h"
#include "physics/base/result.h"
#include "physics/trace/event_list.h"
#include "physics/trace/input.h"

namespace solverscope {

class Session;

/// Where in a recording: a step, and an event by its number or in words.
struct StepPlace {
    std::int64_t step = 1;
    std::optional<std::size_t> event;  // instead of the words
    std::optional<int> substep;
    std::optional<Phase> phase;
    std::optional<int> iteration;
    std::optional<std::uint32_t> row;  // from 1, as the window counts
    Term term = Term::VelocityB;
    std::optional<std::uint32_t> check;

    bool operator==(const StepPlace&) const = default;
};

struct Permalink {
    /// An input that is not parsed yet, because parsing needs the scene.
    struct LinkedInput {
        std::int64_t step = 1;
        std::string text;
        int column = 0;  // in the link it came from, from 1; 0: none
        bool operator==(const LinkedInput& other) const { return step == other.step && text == other.text; }
    };

    static constexpr std::size_t maxLength = 16'384;  // bytes

    std::string scene;  // a file or a name of the library; empty: the scene that is open
    std::vector<LinkedInput> inputs;
    std::optional<StepPlace> place;

    bool operator==(const Permalink&) const = default;
};

std::string linkText(const Permalink& link);

/// "f12.i3.r5~3fa9c21b"
std::string placeText(const StepPlace& place);

/// Error: the column (in bytes, from 1) and what was expected there.
Result<Permalink> parsePermalink(std::string_view text);
Result<StepPlace> parsePlace(std::string_view text);

/// The inputs for this scene, ascending by step. Error: the column in the link.
Result<std::vector<TimedInput>> linkedInputs(const Permalink& link, const Scene& scene);

/// The event of a step that a place means. Error (without a column): the step has none such.
Result<std::size_t> eventAt(const StepPlace& place, const EventList& events);

/// The session's place: in words if they denote this event, otherwise by the event's number.
StepPlace placeOf(const Session& session);

/// A checksum of the state at the cursor: bodies, contacts, and the visit that has just happened.
std::uint32_t checkOf(const Session& session);

/// The inputs that the cursor's step and those before it have seen.
std::vector<TimedInput> inputsSoFar(const Session& session);

/// A link to the session's place. `scene`: where it was loaded from.
Permalink permalinkTo(const Session& session, const std::string& scene);

/// Moves the cursor to the place. Error: there is no such event, or the recording ends earlier; the cursor is then nearby. The
/// value is whether the moment is unchanged since the link was made (true without a check).
Result<bool> goTo(Session& session, const StepPlace& place);

}  // namespace solverscope

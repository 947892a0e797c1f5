// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What is judged when a learner asks whether a task is done, and what a check that is not true yet has found.
#pragma once

#include <span>
#include <vector>

#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// Whether the task is done, read at the session's cursor or at the task's own moment.
Result<bool> isDone(const Task& task, const Session& session, const std::string& fileName);

/// The inputs that are not the setup's.
std::vector<TimedInput> learnerInputs(std::span<const TimedInput> inputs, std::span<const TimedInput> setup);

/// Of these inputs of a learner the settings, each with its last value.
std::vector<SetSetting> settingsIn(std::span<const TimedInput> own);

/// And the bodies that were moved behind step `judged`, each with its last place.
std::vector<MoveBody> movesAfter(std::int64_t judged, std::span<const TimedInput> own);

/// The same inputs, but the learner's settings act from step `first` on, and so do moves of bodies behind step `judged`, at which
/// the task is judged and which they come too late for. When nothing acts too late: the inputs as they are.
std::vector<TimedInput> withSettingsFrom(std::int64_t first, std::int64_t judged, std::span<const TimedInput> inputs,
                                         std::span<const TimedInput> setup);

/// One side of a comparison, by its names in formulas: body("box").y is object "body", argument "box", field "y"; row_lambda("r",
/// 2) is object "row_lambda", argument "r", number 2. A longer formula has no name.
struct CheckedQuantity {
    std::string object;
    std::string argument;
    std::string field;
    Real number = 0;
    bool isConstant = false;
    Real value = 0;
};

/// One part of a check that does not hold.
struct CheckFinding {
    enum class Kind : std::uint8_t { Near, Less, AtMost, More, AtLeast, Equal, MissingRow, RowExists, NoVisit, Other };
    Kind kind = Kind::Other;
    CheckedQuantity left;  // of rows: the argument is the row's name
    CheckedQuantity right;
    Real allowed = 0;  // Near: how far left and right may be from each other
};

/// The parts of the task's check that do not hold; read where `isDone` reads. Parts that cannot be read are left out.
std::vector<CheckFinding> findingsOf(const Task& task, const Session& session, const std::string& fileName);

}  // namespace solverscope

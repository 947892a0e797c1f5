// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The judged state when a learner checks a task, and the result of a check that is not true yet.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "lessons/loader/lesson_run.h"

namespace solverscope {

/// The inputs that are not the setup's.
std::vector<TimedInput> learnerInputs(std::span<const TimedInput> inputs, std::span<const TimedInput> setup);

/// Of these inputs of a learner the settings, each with its last value.
std::vector<SetSetting> settingsIn(std::span<const TimedInput> own);

/// With the bodies that were moved after step `judged`, each at its last position.
std::vector<MoveBody> movesAfter(std::int64_t judged, std::span<const TimedInput> own);

/// The same inputs, but with the learner's settings acting from step `first` on, and moves of bodies after step `judged`, at
/// which the task is judged, too: they come too late for it. If nothing acts too late: the unchanged inputs.
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

/// One part of a check.
struct CheckFinding {
    enum class Kind : std::uint8_t { Near, Less, AtMost, More, AtLeast, Equal, MissingRow, RowExists, NoVisit, Other };
    Kind kind = Kind::Other;
    CheckedQuantity left;  // of rows: the argument is the row's name
    CheckedQuantity right;
    Real allowed = 0;    // Near: the tolerance between left and right
    bool holds = false;  // this part is true
};

/// The result of a check: where it was read, and its parts. Parts that cannot be read are left out.
struct TaskJudgement {
    Cursor at;
    bool isDone = false;
    std::vector<CheckFinding> findings;
    std::optional<Real> score = {};  // of a task that has a par, once it is done
};

/// What a run has come to: its inputs, and the check at its moment.
struct JudgedRun {
    std::vector<TimedInput> inputs;
    Result<TaskJudgement> judgement = Error{};
};

/// Makes a run of these inputs, at least to the step of the cursor, and judges it there or at the task's own moment. Nothing if
/// it was cancelled.
std::optional<JudgedRun> judgedRun(const Scene& scene, const std::vector<TimedInput>& inputs, const Cursor& cursor,
                                   const Task& task, const std::string& fileName, const std::atomic<bool>& cancelled);

/// Reads the task's check at its own moment, otherwise at the session's cursor.
Result<TaskJudgement> judge(const Task& task, const Session& session, const std::string& fileName);

/// The same at a moment.
Result<TaskJudgement> judgeAt(const Cursor& at, const Task& task, const Session& session, const std::string& fileName);

}  // namespace solverscope

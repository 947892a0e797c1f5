// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A lesson meets the engine: scenes with their inputs, moments found, formulas read, texts with their numbers, sweeps by hand.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "lessons/loader/answers.h"
#include "lessons/loader/engine_state.h"
#include "lessons/loader/lesson.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// Returns the scene of that name: a file next to the lesson, or one of the library.
using SceneLoader = std::function<Result<Scene>(const std::string& name)>;

/// A scene next to the lesson. Paths that leave the folder are rejected without opening the file.
Result<Scene> loadSceneOfLesson(const std::filesystem::path& folder, const std::string& name);

/// The search path of lessons on disk: next to the lesson's file first, then the folder of the library.
SceneLoader scenesOnDisk(const std::filesystem::path& lessonFolder, const std::filesystem::path& library);

/// The initial scene of the setup, with its settings of the first step and the question's changes.
Result<Scene> sceneOf(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables,
                      const SceneLoader& load, const std::string& fileName);

/// Makes the later inputs of the setup, and returns to the beginning.
Result<bool> applyInputs(Session& session, const Setup& setup, const std::string& fileName);

/// A session in which that is done to its scene.
Result<Session> sessionOf(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables,
                          const SceneLoader& load, const std::string& fileName);

/// The inputs of a setup that are not part of its scene, ascending by step.
Result<std::vector<TimedInput>> inputsOf(const Setup& setup, const Scene& scene, const std::string& fileName);

/// The moment's cursor. An error when the engine never gets there.
Result<Cursor> locate(const Moment& moment, EngineState& engine, const Variables& variables, const std::string& fileName);

/// The text as Markdown, its numbers put in. Numbers that the engine fills in are read at `at`.
std::string rendered(const LessonText& text, EngineState& engine, Cursor at, const Variables& variables);

/// Smaller numbers are what rounding leaves where a zero belongs.
inline constexpr Real almostZero = 1e-12;

/// A number as lessons show it: four significant digits, a true minus sign.
std::string shownNumber(Real number);

/// The value of a formula; errors carry its place.
Result<Real> read(const Expression& expression, Reading& reading, const std::string& fileName);

/// The instances of an exercise: its variations in every combination, at most 60. The first one has all first values.
std::vector<Variables> instancesOf(const Exercise& exercise);

/// The sweeps of the exercise, at the state before them. An error if the engine never gets there, or if there are none.
struct ManualTask {
    ManualSolve solve;
    Cursor from;
};
Result<ManualTask> manualTaskOf(const ManualExercise& exercise, EngineState& engine, const Variables& variables,
                                const std::string& fileName);

/// The instance's values, and the numbers of a row at the visit to come.
Variables withRowNumbers(Variables variables, const ManualSolve& solve, std::uint32_t row);

/// What is wrong: an exercise whose model solution is rejected, a mistake that is not recognised.
std::vector<Error> checkModelSolution(const ManualExercise& exercise, ManualTask task, EngineState& engine,
                                      const std::string& fileName);

/// Does what a learner could do.
Result<bool> perform(Session& session, const LessonInput& input, const std::string& fileName);

}  // namespace solverscope

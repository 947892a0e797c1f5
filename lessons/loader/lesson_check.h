// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "lessons/loader/lesson_run.h"
#include "lessons/loader/program_listing.h"

namespace solverscope {

/// Runs a lesson without a window. Everything that does not hold, each with its place in the file: scenes that do not load,
/// moments that are never reached, numbers that the engine does not confirm, truths that cannot be read, hints that are
/// missing, checks that are true from the start or stay false after their solution. Empty: the lesson is right.
std::vector<Error> checkLesson(const Lesson& lesson, const SceneLoader& load, const ProgramLoader& programs);

/// How many questions there are of each kind.
struct QuestionCount {
    std::array<int, answerKindNames.size()> byKind{};
    int fresh = 0;  // those that have other instances

    int of(AnswerKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
    int all() const;
    QuestionCount& operator+=(const QuestionCount& other);
};
QuestionCount countQuestions(const Lesson& lesson);

/// Every lesson of a folder (DIR/*/lesson*.md) or one lesson file; lessons that cannot be read are findings too.
struct LessonsReport {
    std::vector<Error> findings;
    int lessons = 0;
    int claims = 0;
    int questions = 0;
    QuestionCount english;  // of the English lessons: translations ask the same
    int tasks = 0;
    int manualExercises = 0;  // exercises in which the learner is the solver
};
LessonsReport checkLessons(const std::filesystem::path& folderOrFile, const std::filesystem::path& sceneLibrary);

/// What is too long: the lesson, its goal, a paragraph. Only what everyone reads counts: texts, asks, whys and headings of
/// stages; not the front matter, listings, hints and feedback. All paragraphs are measured.
std::vector<Error> checkLength(const Lesson& lesson);

/// The unit of the lesson limit: words, or characters in Japanese.
std::size_t lengthOf(const Lesson& lesson);

/// A translated lesson makes the same statements about the same engine: it has the same stages, setups, questions and tasks
/// under the same names, and the same formulas, numbers and links in each text. Returns the differences, with their places.
std::vector<Error> checkTranslation(const Lesson& english, const Lesson& translation);

}  // namespace solverscope

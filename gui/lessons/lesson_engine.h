// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "lessons/loader/lesson_run.h"
#include "lessons/loader/program_listing.h"

namespace solverscope {

class DebuggerController;

/// Brings the window's engine into the state that a lesson needs, and computes correct answers with an engine of its own,
/// independent of what the learner has done to the one in the window.
class LessonEngine {
public:
    LessonEngine(DebuggerController& controller, SceneLoader load, std::string lessonFile, ProgramLoader programs = {});

    DebuggerController& controller() const { return m_controller; }
    const std::string& lessonFile() const { return m_lessonFile; }
    const SceneLoader& scenes() const { return m_load; }

    /// A program of the lesson, with the lines of its stops.
    Result<ProgramListing> listing(const ProgramBlock& program) const;

    /// Opens the setup's scene and does its inputs, unless the window is in that state already.
    bool prepare(const Setup& setup, const std::vector<SceneChange>& changes = {}, const Variables& variables = {});

    /// Where the moment is in the window's engine.
    std::optional<Cursor> find(const Moment& moment, const Variables& variables = {});

    /// Moves the cursor.
    bool go(const Moment& moment, const Variables& variables = {});

    /// A session of its own in that state; nullptr after a problem.
    std::unique_ptr<Session> copy(const Setup& setup, const std::vector<SceneChange>& changes = {},
                                  const Variables& variables = {});

    /// Takes over what another engine has prepared in the same window.
    void restoreFrom(const LessonEngine& before);

    /// Whether the window still shows the scene prepared last, apart from custom joints added by the learner.
    bool isSceneShown() const;

    /// Stores what the learner has done in that scene so far and the cursor, if the window shows it.
    void storeInputs();

    /// Restores that scene with the stored state.
    void restoreScene();

    /// The last problem in one sentence.
    QString problem() const { return m_problem; }

private:
    bool fail(const Error& error);

    DebuggerController& m_controller;
    SceneLoader m_load;
    ProgramLoader m_programs;
    std::string m_lessonFile;
    Scene m_scene;  // as prepared last
    QString m_file;
    std::optional<Scene> m_edited;     // with the learner's additions, as stored
    std::vector<TimedInput> m_setup;   // the inputs of the last preparation
    std::vector<TimedInput> m_inputs;  // as stored
    Cursor m_cursor;
    QString m_problem;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "lessons/loader/lesson_run.h"

namespace solverscope {

class DebuggerController;

/// Brings the window's engine into the state that a lesson wants, and knows truths from an engine of its own, whatever the
/// learner has done to the one in the window.
class LessonEngine {
public:
    LessonEngine(DebuggerController& controller, SceneLoader load, std::string lessonFile);

    DebuggerController& controller() const { return m_controller; }
    const std::string& lessonFile() const { return m_lessonFile; }

    /// Opens the setup's scene and does its inputs, unless the window is in that state already.
    bool prepare(const Setup& setup, const std::vector<SceneChange>& changes = {}, const Variables& variables = {});

    /// Moves the cursor.
    bool go(const Moment& moment, const Variables& variables = {});

    /// A session of its own in that state; nullptr after a problem.
    std::unique_ptr<Session> copy(const Setup& setup, const std::vector<SceneChange>& changes = {},
                                  const Variables& variables = {});

    /// Stands for what another engine has prepared in the same window.
    void restoreFrom(const LessonEngine& before);

    /// Whether the window still shows the scene that was prepared last, whatever joints of their own the learner has put into it.
    bool isSceneShown() const;

    /// Remembers what the learner has done in that scene so far and where the cursor stands, if the window shows it.
    void remember();

    /// Puts the window back to that scene, as it was remembered.
    void restoreScene();

    /// The last problem in one sentence.
    QString problem() const { return m_problem; }

private:
    bool fail(const Error& error);

    DebuggerController& m_controller;
    SceneLoader m_load;
    std::string m_lessonFile;
    Scene m_scene;  // as it was prepared last
    QString m_file;
    std::optional<Scene> m_edited;     // with what the learner has put into it, as it was remembered
    std::vector<TimedInput> m_setup;   // the inputs of what was prepared last
    std::vector<TimedInput> m_inputs;  // as they were remembered
    Cursor m_cursor;
    QString m_problem;
};

}  // namespace solverscope

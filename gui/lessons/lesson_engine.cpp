// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_engine.h"

#include <QFileInfo>
#include <algorithm>

#include "gui/session/debugger_controller.h"

namespace solverscope {

LessonEngine::LessonEngine(DebuggerController& controller, SceneLoader load, std::string lessonFile)
    : m_controller(controller), m_load(std::move(load)), m_lessonFile(std::move(lessonFile)) {}

bool LessonEngine::fail(const Error& error) {
    m_problem = QString::fromStdString(error.text());
    return false;
}

bool LessonEngine::prepare(const Setup& setup, const std::vector<SceneChange>& changes, const Variables& variables) {
    auto scene = sceneOf(setup, changes, variables, m_load, m_lessonFile);
    if (!scene) return fail(scene.error());
    const auto inputs = inputsOf(setup, *scene, m_lessonFile);
    if (!inputs) return fail(inputs.error());
    m_controller.pause();
    m_scene = *scene;
    const auto present = m_controller.session().recording().inputs();
    if (m_controller.scene() == *scene && std::equal(present.begin(), present.end(), inputs->begin(), inputs->end())) return true;
    // A scene of the lesson's own lies beside its text.
    QString file = QString::fromStdString(setup.scene);
    if (file.endsWith(QLatin1String(".json")))
        file = QFileInfo(QString::fromStdString(m_lessonFile)).path() + QLatin1Char('/') + file;
    m_controller.openScene(std::move(*scene), file);
    for (const TimedInput& timed : *inputs) {
        if (timed.step > 1) m_controller.toStep(timed.step - 1);
        m_controller.addInput(timed.input);
    }
    return true;
}

bool LessonEngine::ownsTheWindow() const {
    const Scene& shown = m_controller.scene();
    if (shown == m_scene) return true;
    if (shown.bodies != m_scene.bodies) return false;
    // Joints of one's own are the learner's work in the lesson's scene.
    const auto withoutOwn = [](Scene scene) {
        std::erase_if(scene.joints, [](const JointDef& joint) { return std::holds_alternative<CustomDef>(joint.kind); });
        return scene;
    };
    return withoutOwn(shown) == withoutOwn(m_scene);
}

bool LessonEngine::go(const Moment& moment, const Variables& variables) {
    EngineState engine(m_controller.session().recording());
    const auto there = locate(moment, engine, variables, m_lessonFile);
    if (!there) return fail(there.error());
    if (m_controller.session().cursor() != *there) m_controller.seek(*there);
    return true;
}

std::unique_ptr<Session> LessonEngine::copy(const Setup& setup, const std::vector<SceneChange>& changes,
                                            const Variables& variables) {
    auto scene = sceneOf(setup, changes, variables, m_load, m_lessonFile);
    if (!scene) {
        fail(scene.error());
        return nullptr;
    }
    auto session = std::make_unique<Session>(std::move(*scene));
    const auto applied = applyInputs(*session, setup, m_lessonFile);
    if (applied) return session;
    fail(applied.error());
    return nullptr;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_engine.h"

#include <QElapsedTimer>
#include <algorithm>

#include "gui/lessons/lesson_library.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

// Returning to a step far away ends at the step reached in this time.
constexpr int lessonSlice = 20;
constexpr int maxSeekMilliseconds = 1500;

}  // namespace

LessonEngine::LessonEngine(DebuggerController& controller, SceneLoader load, std::string lessonFile, ProgramLoader programs)
    : m_controller(controller), m_load(std::move(load)), m_programs(std::move(programs)), m_lessonFile(std::move(lessonFile)) {}

Result<ProgramListing> LessonEngine::listing(const ProgramBlock& program) const {
    return listingOf(program, m_programs, m_lessonFile);
}

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
    m_file = LessonLibrary::sceneFileOf(setup, m_lessonFile);
    m_setup = *inputs;
    const auto present = m_controller.session().recording().inputs();
    const bool isThere =
        m_controller.scene() == *scene && std::equal(present.begin(), present.end(), inputs->begin(), inputs->end());
    if (!isThere) m_controller.openScene(std::move(*scene), m_file);
    m_controller.setSetup(m_setup);
    if (isThere) return true;
    for (const TimedInput& timed : *inputs) {
        if (timed.step > 1) m_controller.toStep(timed.step - 1);
        m_controller.addInput(timed.input);
    }
    return true;
}

bool LessonEngine::isSceneShown() const {
    const Scene& shown = m_controller.scene();
    if (shown == m_scene) return true;
    if (shown.bodies != m_scene.bodies) return false;
    // Custom joints are the learner's work in the lesson's scene.
    const auto withoutCustomJoints = [](Scene scene) {
        std::erase_if(scene.joints, [](const JointDef& joint) { return std::holds_alternative<CustomDef>(joint.kind); });
        return scene;
    };
    return withoutCustomJoints(shown) == withoutCustomJoints(m_scene);
}

void LessonEngine::restoreFrom(const LessonEngine& before) {
    m_scene = before.m_scene;
    m_file = before.m_file;
    m_edited = before.m_edited;
    m_setup = before.m_setup;
    m_inputs = before.m_inputs;
    m_cursor = before.m_cursor;
}

void LessonEngine::storeInputs() {
    if (!isSceneShown()) return;
    const Session& session = m_controller.session();
    if (session.scene() == m_scene)
        m_edited.reset();
    else if (m_edited != session.scene())
        m_edited = session.scene();
    m_cursor = session.cursor();
    const auto inputs = session.recording().inputs();
    if (!std::equal(inputs.begin(), inputs.end(), m_inputs.begin(), m_inputs.end())) m_inputs.assign(inputs.begin(), inputs.end());
}

void LessonEngine::restoreScene() {
    const Cursor cursor = m_cursor;
    const std::vector<TimedInput> inputs = m_inputs;
    const Scene scene = m_edited ? *m_edited : m_scene;
    m_controller.pause();
    if (m_controller.scene() != scene) m_controller.openScene(scene, m_file);
    m_controller.setSetup(m_setup);
    const auto present = m_controller.session().recording().inputs();
    if (!std::equal(present.begin(), present.end(), inputs.begin(), inputs.end())) m_controller.replaceInputs(inputs);
    QElapsedTimer clock;
    clock.start();
    while (!m_controller.extendTo(cursor.step, lessonSlice) && clock.elapsed() < maxSeekMilliseconds) continue;
    m_controller.seek(cursor);
}

std::optional<Cursor> LessonEngine::find(const Moment& moment, const Variables& variables) {
    EngineState engine(m_controller.session().recording());
    const auto there = locate(moment, engine, variables, m_lessonFile);
    if (there) return *there;
    fail(there.error());
    return std::nullopt;
}

bool LessonEngine::go(const Moment& moment, const Variables& variables) {
    const auto there = find(moment, variables);
    if (!there) return false;
    if (m_controller.session().cursor() != *there) m_controller.seek(*there);
    return true;
}

std::unique_ptr<Session> LessonEngine::copy(const Setup& setup, const std::vector<SceneChange>& changes,
                                            const Variables& variables) {
    auto session = sessionOf(setup, changes, variables, m_load, m_lessonFile);
    if (session) return std::make_unique<Session>(std::move(*session));
    fail(session.error());
    return nullptr;
}

}  // namespace solverscope

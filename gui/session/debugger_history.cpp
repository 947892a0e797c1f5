// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Edited scenes, the way back and forth through all changes, and what is selected to be changed.
#include <QSignalBlocker>

#include "gui/session/debugger_controller.h"

namespace solverscope {

void DebuggerController::replaceScene(Scene scene, const QString& name, bool isEdit) {
    std::vector<TimedInput> settings;
    const Settings wanted = isEdit ? m_session->nextSettings() : scene.settings;
    for (SetSetting& change : settingChanges(scene.settings, wanted)) settings.push_back({1, std::move(change)});
    leaveScene();
    m_runs.edited(setAside(), name.isEmpty() ? tr("Edit the scene") : name);
    m_branches = std::make_unique<Branches>(std::move(scene));
    m_branches->shown().beginWith(std::move(settings));
    m_sceneFile.clear();
    if (!isEdit) m_document = ++m_documents;
    m_sceneEdited = isEdit;
    enterScene();
}

void DebuggerController::takeUp(SceneRun run) {
    m_branches = std::move(run.branches);
    m_sceneFile = run.file;
    m_document = run.document;
}

void DebuggerController::travel(bool hasChange, void (Session::*change)(), bool hasScene,
                                SceneRun (SceneRuns::*toScene)(SceneRun)) {
    interrupt();
    m_grip.reset();
    if (hasChange || !hasScene) {
        (m_session->*change)();
        return moved();
    }
    leaveScene();
    takeUp((m_runs.*toScene)(setAside()));
    m_sceneEdited = true;
    enterScene();
}

/// Views see only where it ends: what lies between would cost as much for each change.
void DebuggerController::travelTo(qsizetype done) {
    const qsizetype from = history().done;
    if (done == from) return;
    interrupt();
    const Branches* const before = m_branches.get();
    {
        const QSignalBlocker quiet(this);
        for (qsizetype now = from; now > done && canUndo(); --now) undo();
        for (qsizetype now = from; now < done && canRedo(); ++now) redo();
    }
    m_branches.get() == before ? moved() : enterScene();
}

void DebuggerController::selectBody(std::optional<BodyId> body) {
    SceneSelection selection;
    if (body) selection.add(*body);
    select(std::move(selection));
}

void DebuggerController::select(SceneSelection selection) {
    if (m_selection == selection) return;
    emit selectionAboutToChange();
    // The one that is new; as long as it stays, the one that was.
    if (!m_selectedBody || !selection.has(*m_selectedBody) || selection.bodies.size() > m_selection.bodies.size()) {
        m_selectedBody.reset();
        for (const BodyId body : selection.bodies)
            if (!m_selectedBody || !m_selection.has(body)) m_selectedBody = body;
    }
    m_selection = std::move(selection);
    emit selectionChanged();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_document.h"

#include <QFileInfo>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"

namespace solverscope {

SceneDocument::SceneDocument(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    connect(&controller, &DebuggerController::sceneOpened, this, &SceneDocument::opened);
    connect(&controller, &DebuggerController::sceneChanged, this, &SceneDocument::compare);
    current();
}

/// One that was not known until now is as it was begun.
SceneDocument::Document& SceneDocument::current() {
    return m_documents.try_emplace(m_controller.document(), Document{{}, m_controller.scene()}).first->second;
}

QString SceneDocument::file() const {
    const auto found = m_documents.find(m_controller.document());
    return found == m_documents.end() ? QString() : found->second.file;
}

QString SceneDocument::name() const {
    const QString title = libraryText(m_controller.scene().title);
    if (!title.isEmpty()) return title;
    return QFileInfo(file().isEmpty() ? m_controller.sceneFile() : file()).completeBaseName();
}

void SceneDocument::opened() {
    if (m_controller.isVisiting()) return;
    const QString file = m_controller.sceneFile();
    const bool isOfTheUser = !file.startsWith(QLatin1Char(':')) && !m_controller.scene().playback && QFileInfo(file).isFile();
    m_documents.clear();
    current().file = isOfTheUser ? QFileInfo(file).absoluteFilePath() : QString();
}

void SceneDocument::compare() {
    const Scene& scene = m_controller.scene();
    // A recorded trace is never edited, and its missing numbers differ from themselves.
    m_isModified = !m_controller.isVisiting() && !scene.playback && scene != current().saved;
    emit changed();
}

void SceneDocument::saved(const QString& file, bool isStart) {
    current().saved = m_controller.scene();
    m_isModified = false;
    if (isStart) {
        current().file = QFileInfo(file).absoluteFilePath();
        m_controller.setSceneFile(current().file);
    }
    emit changed();
}

void SceneDocument::recovered(const QString& file) {
    current() = {QFileInfo(file).isFile() ? file : QString(), std::nullopt};
    compare();
}

}  // namespace solverscope

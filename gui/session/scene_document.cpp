// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_document.h"

#include <QFileInfo>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"

namespace solverscope {

SceneDocument::SceneDocument(DebuggerController& controller, QObject* parent)
    : QObject(parent), m_controller(controller), m_saved(controller.scene()) {
    connect(&controller, &DebuggerController::sceneOpened, this, &SceneDocument::opened);
    connect(&controller, &DebuggerController::sceneChanged, this, &SceneDocument::compare);
}

QString SceneDocument::name() const {
    const QString title = libraryText(m_controller.scene().title);
    if (!title.isEmpty()) return title;
    return QFileInfo(m_file.isEmpty() ? m_controller.sceneFile() : m_file).completeBaseName();
}

void SceneDocument::opened() {
    const QString file = m_controller.sceneFile();
    const bool isOfTheUser = !file.startsWith(QLatin1Char(':')) && !m_controller.scene().playback && QFileInfo(file).isFile();
    m_file = isOfTheUser ? QFileInfo(file).absoluteFilePath() : QString();
    m_saved = m_controller.scene();
    m_other.reset();
    m_isModified = false;
}

void SceneDocument::begun() {
    m_other.reset();
    if (m_saved) m_other.emplace(m_file, std::move(*m_saved));
    m_file.clear();
    m_saved = m_controller.scene();
    compare();
}

void SceneDocument::compare() {
    if (m_controller.isVisiting()) return;  // the document is the scene that the visit comes back to
    if (m_saved && m_other && m_controller.scene() != m_saved && m_controller.scene() == m_other->second) {
        std::swap(m_file, m_other->first);
        std::swap(*m_saved, m_other->second);
    }
    m_isModified = m_controller.scene() != m_saved;
    emit changed();
}

void SceneDocument::saved(const QString& file, bool isStart) {
    m_saved = m_controller.scene();
    m_isModified = false;
    if (isStart) {
        m_file = QFileInfo(file).absoluteFilePath();
        m_controller.setSceneFile(m_file);
    }
    emit changed();
}

void SceneDocument::recovered(const QString& file) {
    m_file = QFileInfo(file).isFile() ? file : QString();
    m_saved.reset();
    compare();
}

}  // namespace solverscope

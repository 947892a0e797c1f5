// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <utility>

#include "gui/session/debugger_controller.h"

namespace solverscope {

void DebuggerController::visitScene(Scene scene, const QString& file) {
    if (m_host) return openScene(std::move(scene), file);
    leaveScene();
    m_host = Host{setAside(), std::exchange(m_runs, {}), m_sceneEdited};
    m_sceneEdited = false;
    m_branches = std::make_unique<Branches>(std::move(scene));
    m_sceneFile = file;
    m_document = ++m_documents;
    enterScene();
}

void DebuggerController::endVisit() {
    if (!m_host) return;
    leaveScene();
    Host host = *std::exchange(m_host, std::nullopt);
    m_runs = std::move(host.runs);
    takeUp(std::move(host.run));
    m_sceneEdited = host.isEdited;
    enterScene();
}

void DebuggerController::keepVisited() {
    if (!std::exchange(m_host, std::nullopt)) return;
    emit sceneOpened();
    emit sceneChanged();
}

}  // namespace solverscope

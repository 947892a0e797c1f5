// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/language/language_switch.h"

#include <utility>

#include "gui/language/language.h"
#include "gui/main_window.h"
#include "gui/workspace.h"

namespace solverscope {

LanguageSwitch::LanguageSwitch(QObject* parent)
    : QObject(parent), m_workspace(std::make_unique<Workspace>()), m_window(std::make_unique<MainWindow>(m_workspace.get())) {
    listen();
}

LanguageSwitch::~LanguageSwitch() = default;

void LanguageSwitch::listen() {
    // Later: the menu that was chosen from belongs to the window that goes.
    connect(m_window.get(), &MainWindow::languageWanted, this, &LanguageSwitch::speak, Qt::QueuedConnection);
}

void LanguageSwitch::speak(const QString& code) {
    saveLanguage(code);
    if (code == languageInUse()) return;
    m_workspace->controller.pause();
    useLanguage(code);
    auto next = std::make_unique<MainWindow>(m_workspace.get());
    next->takeOver(*m_window);
    m_window.swap(next);
    listen();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QActionGroup>
#include <QMenu>
#include <QStatusBar>

#include "gui/language/language.h"
#include "gui/language/take_over.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/breakpoints.h"
#include "gui/session/meters.h"
#include "gui/views/message_bar.h"
#include "gui/welcome/welcome_page.h"
#include "gui/window_layout.h"

// The language of the window, and how a window made anew in another one goes on where the old one stood.
namespace solverscope {

void MainWindow::buildLanguageMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("Lan&guage"));
    menu->setObjectName(QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(this);
    for (const Language& language : languages()) {
        // Each says its name in itself: who cannot read the others finds it.
        const QString code = QLatin1String(language.code);
        QAction* action = m_actions->add(QStringLiteral("language-") + code, tr("View"), QString::fromUtf8(language.name),
                                         tr("Shows the window and the lessons in this language; everything stays as it is."));
        action->setCheckable(true);
        action->setChecked(code == languageInUse());
        group->addAction(action);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { emit languageWanted(code); });
    }
}

void MainWindow::takeOver(MainWindow& before) {
    m_offered = before.m_offered;
    m_steps = before.m_steps;
    emit m_breakpoints->breakpointsChanged();
    emit m_breakpoints->watchesChanged();
    emit m_meters->metersChanged();
    m_layout->takeOver(*before.m_layout);
    takeOverViews(before, *this);
    for (const auto bar : {&MainWindow::m_problem, &MainWindow::m_replaced})
        if (!(before.*bar)->isHidden()) (this->*bar)->showText((before.*bar)->text());
    if (before.isVisible()) {
        show();
        takeOverFocus(before, *this);
    }
    if (before.m_welcome && !before.m_welcome->isHidden()) welcome();
}

}  // namespace solverscope

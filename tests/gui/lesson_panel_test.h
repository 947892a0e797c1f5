// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPushButton>
#include <QtTest>
#include <memory>

#include "gui/lessons/lesson_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/notebooks.h"
#include "tests/gui/shown_window.h"
#include "tests/gui/written_lesson.h"

namespace solverscope {

/// A panel of lessons alone, with what it needs of a window.
class LessonPanelTest : public QObject {
protected:
    void beginAll() { m_user.begin(); }

    /// Before each test …
    void begin() {
        m_user.forget();
        m_controller = std::make_unique<DebuggerController>();
        m_journal = std::make_unique<Journal>();
    }

    /// … and after it.
    void end() {
        m_panel.reset();
        m_journal.reset();
        m_controller.reset();
    }

    /// With the lessons of that folder; empty: those of the program.
    void newPanel(const QString& folder, int width = 360) {
        m_panel = std::make_unique<LessonPanel>(*m_controller, *m_journal);
        if (!folder.isEmpty()) m_panel->openFolder(folder);
        m_panel->resize(width, 800);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    /// Opens the lesson of the folder where it was left, or behind its goal.
    void openWrittenLesson() {
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        QVERIFY(m_panel->openLesson(WrittenLesson::id()));
        settle();
        if (m_panel->stage() == 0) QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        settle();
    }

    UserOfATest m_user;
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<LessonPanel> m_panel;
};

}  // namespace solverscope

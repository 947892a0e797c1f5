// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Lessons that come from a folder: those who write lessons see them as readers will.
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMenu>

#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"

namespace solverscope {

void MainWindow::buildLessonCommands() {
    m_actions->addOnce(QStringLiteral("lessons-of-folder"), tr("Lessons"), tr("&Open a folder of lessons…"),
                       tr("Shows the lessons of a folder, as those who write lessons need it."), {}, QString(), this,
                       &MainWindow::chooseLessons);
    m_actions->addOnce(QStringLiteral("read-lessons-again"), tr("Lessons"), tr("&Read the lessons again"),
                       tr("Shows what was written into the folder's files since; the lesson and its stage stay."),
                       {Qt::CTRL | Qt::ALT | Qt::Key_R}, QString(), this, [this] { m_lessons->readAgain(); });
    m_actions->addOnce(QStringLiteral("lessons-of-program"), tr("Lessons"), tr("Lessons of the &program"),
                       tr("Shows the program's own lessons again."), {}, QString(), this, [this] { openLessons({}); });
    connect(m_lessons, &LessonPanel::libraryChanged, this, &MainWindow::listLessons);
}

bool MainWindow::openLessons(const QString& folder) {
    LessonLibrary found(folder);
    if (found.lessons().empty() && found.problems().isEmpty()) {
        showProblem(tr("There are no lessons in %1: expected folders with a lesson.md.").arg(QDir::toNativeSeparators(folder)));
        return false;
    }
    m_lessons->openFolder(folder, std::move(found));
    showPanel(QStringLiteral("lesson"));
    return true;
}

void MainWindow::chooseLessons() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a folder of lessons"), m_lessons->folder());
    if (!folder.isEmpty()) openLessons(folder);
}

void MainWindow::listLessons() {
    for (QAction* each : m_listed) delete each->menu();
    m_listed.clear();
    QMenu* part = nullptr;
    QString name;
    for (const ContentsEntry& each : m_lessons->library().contents()) {
        if (!part || each.part != name) {
            name = each.part;
            part = m_lessonList->addMenu(tr("%1 %2").arg(m_listed.size() + 1).arg(name));
            m_listed.push_back(part->menuAction());
        }
        if (!each.lesson) continue;
        QAction* action = part->addAction(tr("%1 %2").arg(each.id, each.title));
        connect(action, &QAction::triggered, this, [this, id = each.id] { openLesson(id); });
    }
    for (QAction* each : m_listed) each->setVisible(!each->menu()->isEmpty());
    for (const char* command : {"read-lessons-again", "lessons-of-program"})
        (*m_actions)[QLatin1String(command)]->setEnabled(!m_lessons->folder().isEmpty());
}

}  // namespace solverscope

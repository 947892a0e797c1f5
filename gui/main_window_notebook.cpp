// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/models/journal_words.h"
#include "gui/notebook/entry_moment.h"
#include "gui/notebook/journal_export.h"
#include "gui/session/actions.h"
#include "gui/session/bookmarks.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/journal.h"
#include "gui/session/moment_travel.h"
#include "gui/views/journal_panel.h"
#include "gui/views/notebook_panel.h"
#include "gui/window_layout.h"

// The notebooks: the bookmarks of the scene, and what the learner has done in lessons.
namespace solverscope {
namespace {}  // namespace

void MainWindow::buildNotebook() {
    Journal& journal = Journal::of(*m_controller);
    m_notebook = new NotebookPanel(*m_controller, *m_bookmarks, this);
    m_journalPanel = new JournalPanel(*m_controller, journal, this);
    m_notebooks = new QTabWidget(this);
    m_notebooks->setObjectName(QStringLiteral("notebooks"));
    m_notebooks->setDocumentMode(true);
    m_notebooks->addTab(m_notebook, tr("This scene"));
    m_notebooks->addTab(m_journalPanel, tr("Lessons"));
    m_notebooks->tabBar()->setAccessibleName(tr("Notebooks"));
    m_layout->addDock("notebookDock", tr("Notebook"), m_notebooks, false);

    m_journalExport = new JournalExport(this);
    connect(m_journalPanel, &JournalPanel::exportRequested, this,
            [this, &journal](const QString& file) { m_journalExport->begin(journal.entries(), file); });
    connect(m_journalExport, &JournalExport::progressed, this, [this] { statusBar()->showMessage(m_journalExport->progress()); });
    connect(m_journalExport, &JournalExport::finished, this, [this] {
        statusBar()->showMessage(m_journalExport->progress(), readingTime);
        if (!m_journalExport->succeeded()) showProblem(m_journalExport->progress());
    });
    connect(m_journalPanel, &JournalPanel::momentAsked, this, &MainWindow::goToEntry);
    connect(m_journalPanel, &JournalPanel::lessonAsked, this, [this](const QString& lesson) {
        if (!openLesson(lesson)) showProblem(tr("There is no lesson %1 any more.").arg(lesson));
    });
    connect(m_journalPanel, &JournalPanel::noteAsked, this, [this, &journal] {
        m_controller->pause();
        journal.add(m_lessons->entryHere());
    });
    // Later: opening the first scene takes messages away.
    connect(
        &journal, &Journal::problemFound, this, [this, &journal] { showProblemOf(&journal, journal.problem()); },
        Qt::QueuedConnection);
    if (!journal.problem().isEmpty())
        QMetaObject::invokeMethod(
            this, [this, &journal] { showProblemOf(&journal, journal.problem()); }, Qt::QueuedConnection);
    keepBookmarksInJournal();
}

/// Bookmarks are notes of the learner, too. What is deleted there stays here, and the other way round.
void MainWindow::keepBookmarksInJournal() {
    Journal& journal = Journal::of(*m_controller);
    connect(m_bookmarks, &Bookmarks::added, this, [this, &journal](int place) {
        JournalEntry entry = m_lessons->entryHere();
        entry.kind = EntryKind::Moment;
        entry.asked = (*m_bookmarks)[place].name;
        journal.add(std::move(entry));
    });
    connect(m_bookmarks, &Bookmarks::noted, this, [this, &journal](int place) {
        const Bookmark& bookmark = (*m_bookmarks)[place];
        const QString end = QLatin1Char('#') + QString::fromStdString(placeText(bookmark.place));
        const auto& entries = journal.entries();
        const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const JournalEntry& entry) {
            return entry.kind == EntryKind::Moment && entry.link.endsWith(end);
        });
        if (found != entries.rend()) journal.follow(found->id, bookmark.note);
    });
}

void MainWindow::buildNotebookCommands() {
    const auto command = [this](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                                auto slot) {
        m_actions->addOnce(QLatin1String(name), tr("Lessons"), text, explanation, keys, QString(), this, slot);
    };
    const auto show = [this] {
        showPanel(QStringLiteral("notebook"));
        m_notebooks->setCurrentWidget(m_journalPanel);
    };
    command("lesson-notebook", tr("Lesson &notebook"),
            tr("Shows what you have predicted, answered and written in lessons, to search and to come back to."),
            {Qt::CTRL | Qt::ALT | Qt::Key_N}, [this, show] {
                show();
                m_journalPanel->startSearch();
            });
    command("note", tr("&Write a note"), tr("Adds a note about the moment at the cursor to the lesson notebook."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [this, show] {
                show();
                m_journalPanel->writeNote();
            });
    command("export-lesson-notebook", tr("&Export the lesson notebook…"),
            tr("Writes the lesson notebook as one page to read: questions, answers, numbers and pictures."), {},
            [this] { m_journalPanel->chooseExport(); });
}

void MainWindow::goToEntry(qint64 id) {
    const JournalEntry* entry = Journal::of(*m_controller).find(id);
    if (!entry) return;
    const auto found = momentOf(*entry, m_lessons->library(), m_controller->scene());
    if (!found) return showProblem(QString::fromStdString(found.error().text()));
    const Bookmark& moment = found->moment;
    m_lessons->playFreely();  // the lesson that is open waits
    if (*moment.scene != m_controller->scene()) m_controller->openScene(*moment.scene, found->file);
    const auto present = m_controller->session().recording().inputs();
    if (!std::equal(present.begin(), present.end(), moment.inputs.begin(), moment.inputs.end()))
        m_controller->replaceInputs(moment.inputs);
    m_travel->go(moment.place);
}

}  // namespace solverscope

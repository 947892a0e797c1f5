// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/notebooks.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTabWidget>
#include <algorithm>

#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/workspace.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/notebook/journal_entry.h"
#include "gui/notebook/notebook_export.h"
#include "gui/panels/notebook/journal_panel.h"
#include "gui/panels/notebook/link_dialog.h"
#include "gui/panels/notebook/notebook_panel.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"

namespace solverscope {

Notebooks::Notebooks(MainWindow& window)
    : QObject(&window),
      m_window(window),
      m_controller(window.controller()),
      m_bookmarks(&window.bookmarks()),
      m_journal(window.workspace().journal) {
    tellOf(window.workspace().notebookExport);
    tellOf(window.workspace().journalExport);
    window.panels().whenMade<QTabWidget>(this, [this](QTabWidget&) { connectPages(); });
    connect(m_bookmarks, &Bookmarks::bookmarkReached, this, [this] {
        if (!m_bookmarks->remark().isEmpty()) m_window.messages().say(m_bookmarks->remark(), Messages::statusMessageTime);
    });
    // Later: a new scene takes the messages of the one before away.
    connect(
        m_bookmarks, &Bookmarks::problemFound, this,
        [this] { m_window.messages().showProblemOf(m_bookmarks, m_bookmarks->problem()); }, Qt::QueuedConnection);
    const auto showProblemOfJournal = [this] { m_window.messages().showProblemOf(&m_journal, m_journal.problem()); };
    connect(&m_journal, &Journal::problemFound, this, showProblemOfJournal, Qt::QueuedConnection);
    if (!m_journal.problem().isEmpty()) QMetaObject::invokeMethod(this, showProblemOfJournal, Qt::QueuedConnection);
    keepBookmarksInJournal();
}

void Notebooks::connectPages() {
    connect(&ofScene(), &NotebookPanel::exportRequested, this,
            [this](const QString& file) { m_window.workspace().notebookExport.begin(m_bookmarks->notebook(), file); });
    connect(&ofScene(), &NotebookPanel::linkRequested, this, &Notebooks::copyLink);
    const JournalPanel& lessons = ofLessons();
    connect(&lessons, &JournalPanel::exportRequested, this,
            [this](const QString& file) { m_window.workspace().journalExport.begin(m_journal.notebook(), file); });
    connect(&lessons, &JournalPanel::momentRequested, this, &Notebooks::goToEntry);
    connect(&lessons, &JournalPanel::lessonRequested, this, [this](const QString& lesson) {
        if (!m_window.openLesson(lesson)) m_window.showProblem(tr("Lesson %1 no longer exists.").arg(lesson));
    });
    connect(&lessons, &JournalPanel::noteRequested, this, [this] {
        m_controller.pause();
        m_journal.add(m_window.panel<LessonPanel>().entryHere());
    });
}

NotebookPanel& Notebooks::ofScene() const { return *qobject_cast<NotebookPanel*>(m_window.panel<QTabWidget>().widget(0)); }
JournalPanel& Notebooks::ofLessons() const { return *qobject_cast<JournalPanel*>(m_window.panel<QTabWidget>().widget(1)); }

void Notebooks::tellOf(NotebookExport& page) {
    connect(&page, &NotebookExport::progressed, this, [this, &page] { m_window.messages().say(page.progress()); });
    connect(&page, &NotebookExport::finished, this, [this, &page] {
        m_window.messages().say(page.progress(), Messages::statusMessageTime);
        if (!page.succeeded()) m_window.showProblem(page.progress());
    });
}

NotebookPanel& Notebooks::showOfScene() {
    m_window.showPanel(QStringLiteral("notebook"));
    m_window.panel<QTabWidget>().setCurrentWidget(&ofScene());
    return ofScene();
}

JournalPanel& Notebooks::showOfLessons() {
    m_window.showPanel(QStringLiteral("notebook"));
    m_window.panel<QTabWidget>().setCurrentWidget(&ofLessons());
    return ofLessons();
}

void Notebooks::cancelExports() {
    m_window.workspace().notebookExport.cancel();
    m_window.workspace().journalExport.cancel();
}

void Notebooks::copyLink() {
    m_controller.pause();
    const MomentLink link = MomentLink::of(m_controller);
    QGuiApplication::clipboard()->setText(link.text);
    m_window.messages().say(tr("Copied: %1").arg(link.text), Messages::statusMessageTime);
    // The omissions of a link must be noticed.
    if (!link.remark.isEmpty()) m_window.showProblem(link.remark);
}

void Notebooks::askForLink() {
    m_controller.pause();
    LinkDialog dialog(m_controller, &m_window);
    if (dialog.exec() == QDialog::Accepted) m_window.openLink(dialog.link());
}

/// Bookmarks are notes of the learner, too. Deleting one does not delete the other.
void Notebooks::keepBookmarksInJournal() {
    connect(m_bookmarks, &Bookmarks::added, this, [this](qint64 id) {
        NotebookEntry entry = m_window.panel<LessonPanel>().entryHere();
        entry.kind = EntryKind::Moment;
        entry.heading = m_bookmarks->find(id)->heading;
        m_journal.add(std::move(entry));
    });
    connect(m_bookmarks, &Bookmarks::textEdited, this, [this](qint64 id) {
        const NotebookEntry& bookmark = *m_bookmarks->find(id);
        const QString end = QLatin1Char('#') + QString::fromStdString(placeText(bookmark.place));
        const auto& entries = m_journal.entries();
        const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const NotebookEntry& entry) {
            return entry.kind == EntryKind::Moment && entry.link.endsWith(end);
        });
        if (found != entries.rend()) m_journal.follow(found->id, bookmark.text);
    });
}

void Notebooks::goToEntry(qint64 id) {
    const NotebookEntry* entry = m_journal.find(id);
    if (!entry) return;
    auto& lessons = m_window.panel<LessonPanel>();
    const auto found = momentOf(*entry, lessons.library(), m_controller.scene());
    if (!found) return m_window.showProblem(QString::fromStdString(found.error().text()));
    const NotebookEntry& moment = found->moment;
    const bool isOfOther = *moment.scene != m_controller.scene();
    if (isOfOther && !m_controller.mayLeaveScene()) return;
    lessons.startFreePlay();  // the lesson that is open waits
    if (isOfOther) m_controller.openScene(*moment.scene, found->file);
    const auto present = m_controller.session().recording().inputs();
    if (!std::equal(present.begin(), present.end(), moment.inputs.begin(), moment.inputs.end()))
        m_controller.replaceInputs(moment.inputs);
    m_window.travel().go(moment.place);
}

}  // namespace solverscope

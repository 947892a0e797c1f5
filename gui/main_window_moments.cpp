// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QClipboard>
#include <QCursor>
#include <QDockWidget>
#include <QGuiApplication>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolTip>

#include "gui/main_window.h"
#include "gui/notebook/notebook_export.h"
#include "gui/session/actions.h"
#include "gui/session/bookmarks.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_link.h"
#include "gui/session/moment_travel.h"
#include "gui/views/link_dialog.h"
#include "gui/views/notebook_panel.h"
#include "gui/views/timeline.h"
#include "gui/workspace.h"

// Moments that are kept, linked to and come back to.
namespace solverscope {
namespace {}  // namespace

void MainWindow::buildMoments() {
    connect(m_travel, &MomentTravel::progressed, this, [this] { statusBar()->showMessage(m_travel->progress()); });
    connect(m_travel, &MomentTravel::failed, this, [this] { showProblem(m_travel->outcome()); });
    connect(m_travel, &MomentTravel::arrived, this, &MainWindow::arrived);
    connect(m_bookmarks, &Bookmarks::cameBack, this, [this] {
        if (!m_bookmarks->remark().isEmpty()) statusBar()->showMessage(m_bookmarks->remark(), readingTime);
    });
    // Later: a new scene takes the message of the one before away.
    connect(
        m_bookmarks, &Bookmarks::problemFound, this, [this] { showProblemOf(m_bookmarks, m_bookmarks->problem()); },
        Qt::QueuedConnection);
    connect(m_bookmarks, &Bookmarks::changed, m_timeline, &Timeline::refresh);
    m_export = &m_workspace->notebookExport;
    connect(m_notebook, &NotebookPanel::exportRequested, this,
            [this](const QString& file) { m_export->begin(m_bookmarks->notebook(), file); });
    connect(m_export, &NotebookExport::progressed, this, [this] { statusBar()->showMessage(m_export->progress()); });
    connect(m_export, &NotebookExport::finished, this, [this] {
        statusBar()->showMessage(m_export->progress(), readingTime);
        if (!m_export->succeeded()) showProblem(m_export->progress());
    });
    connect(m_notebook, &NotebookPanel::linkRequested, this, &MainWindow::copyLink);
    m_timeline->setMarks([this] { return stepMarks(); });
    connect(&m_timeline->strip(), &StepStrip::markChosen, m_bookmarks, &Bookmarks::comeBack);
}

void MainWindow::buildMomentCommands() {
    const QString debug = tr("Debug");
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                             const char* icon, auto slot) {
        return m_actions->addOnce(QLatin1String(name), debug, text, explanation, keys, QLatin1String(icon), this, slot);
    };
    command("bookmark", tr("Book&mark this moment"),
            tr("Keeps the moment at the cursor in the notebook of the scene, to come back to and write about."),
            {Qt::CTRL | Qt::Key_D}, "bookmark", [this] {
                m_controller->pause();
                showPanel(QStringLiteral("notebook"));
                m_notebooks->setCurrentWidget(m_notebook);
                m_notebook->addHere();
            });
    command("notebook", tr("&Notebook"), tr("Shows the moments of this scene that were kept, with their notes."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_D}, "", [this] {
                showPanel(QStringLiteral("notebook"));
                m_notebooks->setCurrentWidget(m_notebook);
                m_notebook->focusList();
            });
    command("export-notebook", tr("&Export the notebook…"),
            tr("Writes the kept moments as one page to read: notes, numbers, tables and pictures."), {}, "",
            [this] { m_notebook->chooseExport(); });
    command("copy-link", tr("Copy &link to this moment"),
            tr("Puts a line of text on the clipboard that opens this scene, with its inputs, at this very stop."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, "", &MainWindow::copyLink);
    command("go-to-link", tr("&Go to a link…"), tr("Asks for a link, as stack_10#f12.i3.r5, and goes to the moment that it names."),
            {Qt::CTRL | Qt::Key_G}, "", &MainWindow::askForLink);
}

void MainWindow::copyLink() {
    m_controller->pause();
    const MomentLink link = MomentLink::of(*m_controller);
    QGuiApplication::clipboard()->setText(link.text);
    statusBar()->showMessage(tr("Copied: %1").arg(link.text), readingTime);
    // What the link cannot say must not be missed.
    if (!link.remark.isEmpty()) showProblem(link.remark);
}

void MainWindow::askForLink() {
    m_controller->pause();
    LinkDialog dialog(*m_controller, this);
    if (dialog.exec() == QDialog::Accepted) openLink(dialog.link());
}

bool MainWindow::openLink(const QString& link) { return m_travel->openLink(link); }

void MainWindow::arrived() {
    statusBar()->clearMessage();
    if (!m_travel->outcome().isEmpty()) showProblem(m_travel->outcome());
}

std::vector<StepMark> MainWindow::stepMarks() const {
    std::vector<StepMark> marks;
    for (int i = 0; i < m_bookmarks->count(); ++i) {
        const Bookmark& bookmark = (*m_bookmarks)[i];
        if (bookmark.isMoment()) marks.push_back({bookmark.place.step, i, bookmark.name, !m_bookmarks->whyElsewhere(i).isEmpty()});
    }
    return marks;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>

class QTabWidget;

namespace solverscope {

class Bookmarks;
class DebuggerController;
class Journal;
class JournalPanel;
class MainWindow;
class NotebookExport;
class NotebookPanel;

/// The notebooks in the window: the bookmarks of the scene, what the learner has done in lessons, and links to moments.
class Notebooks : public QObject {
    Q_OBJECT

public:
    explicit Notebooks(MainWindow& window);

    NotebookPanel& ofScene() const;
    JournalPanel& ofLessons() const;
    NotebookPanel& showOfScene();
    JournalPanel& showOfLessons();

    void copyLink();
    void askForLink();
    void cancelExports();

private:
    void connectPages();
    void tellOf(NotebookExport& page);
    void keepBookmarksInJournal();
    void goToEntry(qint64 id);

    MainWindow& m_window;
    DebuggerController& m_controller;
    Bookmarks* m_bookmarks;
    Journal& m_journal;
};

}  // namespace solverscope

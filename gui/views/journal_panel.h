// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/charts/exported.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace solverscope {

class DebuggerController;
class Journal;
class JournalModel;
class LessonTextView;

/// The lesson notebook: what the learner has predicted, answered and written, by lesson; each entry leads back to its moment.
class JournalPanel : public QWidget, public Exported {
    Q_OBJECT

public:
    JournalPanel(DebuggerController& controller, Journal& journal, QWidget* parent = nullptr);

    /// Puts the keyboard to the search.
    void startSearch();

    /// Adds a note about the moment at the cursor, and puts the keyboard to its text.
    void writeNote();

    /// Asks for a file, and for the export to it.
    void chooseExport();

    JournalModel& model() { return *m_model; }

    QString exportTitle() const override;
    QList<QStringList> exportedLines() const override;

signals:
    void noteAsked();  // somebody who knows where the learner is adds it
    void momentAsked(qint64 entry);
    void lessonAsked(const QString& lesson);
    void exportRequested(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void refresh();
    void sift();
    void showEntry();
    void removeCurrent();
    void choose(qint64 id);
    qint64 current() const;

    DebuggerController& m_controller;
    Journal& m_journal;
    JournalModel* m_model;
    QLineEdit* m_search;
    QTreeView* m_tree;
    QLabel* m_empty;
    QStackedWidget* m_treeOrEmpty;
    LessonTextView* m_text;
    QPlainTextEdit* m_note;
    QStackedWidget* m_textOrNote;
    QToolButton* m_go;
    QToolButton* m_delete;
    QToolButton* m_undo;
    QAction* m_lesson;
    qint64 m_toChoose = 0;  // the entry that was just added
    int m_layout = -1;      // of the notebook, as it was read last
    bool m_stale = false;
    bool m_filling = false;
};

}  // namespace solverscope

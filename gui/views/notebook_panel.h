// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;

namespace solverscope {

class Bookmarks;
class DebuggerController;
class LessonTextView;

/// The moments that were kept of the open scene, with their notes: to come back to, rename, reorder, delete and write about.
class NotebookPanel : public QWidget {
    Q_OBJECT

public:
    NotebookPanel(DebuggerController& controller, Bookmarks& bookmarks, QWidget* parent = nullptr);

    /// Keeps the moment at the cursor and puts the keyboard to its name, so that typing renames it.
    void addHere();

    void focusList();

    /// Asks for a file, and for the export to it.
    void chooseExport();

signals:
    void linkRequested();
    void exportRequested(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void refreshStates();
    void showNote();
    void comeBack();
    void removeCurrent();
    void moveCurrent(int by);
    void showButtons();
    int place() const;
    int placeOf(const QListWidgetItem* item) const;
    void chooseFile(bool saving);

    DebuggerController& m_controller;
    Bookmarks& m_bookmarks;
    QListWidget* m_list;
    QLabel* m_empty;
    QStackedWidget* m_listOrEmpty;
    QPlainTextEdit* m_note;
    LessonTextView* m_formatted;
    QStackedWidget* m_noteOrFormatted;
    QToolButton* m_format;
    QToolButton* m_back;
    QToolButton* m_delete;
    QToolButton* m_undo;
    QLabel* m_noteTitle;
    bool m_filling = false;
    qint64 m_toChoose = 0;  // the bookmark that was just added
};

}  // namespace solverscope

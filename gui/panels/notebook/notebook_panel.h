// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/panels/notebook/entries_panel.h"

class QListWidget;

namespace solverscope {

class Bookmarks;
class DebuggerController;

/// The bookmarks of the open scene, with their notes: to go to, rename, reorder, delete and annotate.
class NotebookPanel : public EntriesPanel {
    Q_OBJECT

public:
    NotebookPanel(DebuggerController& controller, Bookmarks& bookmarks, QWidget* parent = nullptr);

    /// Bookmarks the moment at the cursor and moves the keyboard focus to its name, so that typing renames it.
    void addHere();

    void focusList();
    void chooseExport() override;

signals:
    void linkRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QMenu* buildMenu(QWidget* parent);
    void refresh();
    void refreshStates();
    void showNote();
    void goToBookmark();
    void removeCurrent() override;
    void moveCurrent(int by);
    void showButtons();
    qint64 current() const override;
    int place() const;
    std::function<void()> actionOf(const QKeyEvent& key) override;
    void chooseFile(bool saving);

    QString proposedFile(const QString& suffix) const;

    DebuggerController& m_controller;
    Bookmarks& m_bookmarks;
    QListWidget* m_list;
    QToolButton* m_format;
    QToolButton* m_back;
    QLabel* m_noteTitle;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The scenes of the program to choose from: one gallery, in a dialog and on the welcome page.
#pragma once

#include <QDialog>
#include <QImage>
#include <QString>
#include <QWidget>
#include <vector>

#include "gui/session/latest_task.h"
#include "gui/session/scene_source.h"

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace solverscope {

class SearchField;

/// The scenes of the program as pictures with their names, a search, and what the current one is about. A click or Return
/// chooses a scene.
class SceneGrid : public QWidget {
    Q_OBJECT

public:
    explicit SceneGrid(QWidget* parent = nullptr);
    ~SceneGrid() override;

    /// Puts the keyboard to the search.
    void begin();

    /// The scene that Return opens, or nullptr.
    const LibraryScene* current() const;

    /// Makes the scene of that name the current one.
    void select(const QString& name);

signals:
    void chosen(const QString& file);
    void currentChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void sift();
    void scrollToCurrent();
    void describe();
    void drawNext();
    void drawAll();

    std::vector<LibraryScene> m_scenes;
    std::vector<QListWidgetItem*> m_items;  // of the scenes; the list shows the best finds first
    SearchField* m_search;
    QComboBox* m_group;
    QListWidget* m_list;
    QLabel* m_text;
    std::size_t m_drawn = 0;
    LatestTask<QImage> m_task;
};

/// The gallery as a dialog.
class SceneLibraryDialog : public QDialog {
    Q_OBJECT

public:
    explicit SceneLibraryDialog(QWidget* parent = nullptr);

    /// The scene that is chosen, or nullptr.
    const LibraryScene* chosen() const { return m_grid->current(); }

    /// Chooses the scene of that name.
    void choose(const QString& name) { m_grid->select(name); }

private:
    SceneGrid* m_grid;
};

}  // namespace solverscope

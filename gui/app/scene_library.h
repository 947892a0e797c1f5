// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The scenes of the program to choose from: in a dialog, and as pictures on the welcome page.
#pragma once

#include <QDialog>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <QWidget>
#include <vector>

#include "gui/session/latest_task.h"
#include "gui/session/scene_source.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace solverscope {

/// A small picture of the initial bodies and joints of a scene.
class ScenePreview : public QWidget {
    Q_OBJECT

public:
    explicit ScenePreview(QWidget* parent = nullptr);

    /// Shows the scene of that file; empty: nothing.
    void showScene(const QString& file);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_file;
    QPixmap m_picture;
};

/// The built-in scenes by group, with a search field; next to them a picture of the selected one and its purpose.
class SceneLibraryDialog : public QDialog {
    Q_OBJECT

public:
    explicit SceneLibraryDialog(QWidget* parent = nullptr);

    /// The scene that is chosen, or nullptr.
    const LibraryScene* chosen() const;

    /// Chooses the scene of that name.
    void choose(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void sift();
    void showChosen();

    std::vector<LibraryScene> m_scenes;
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    ScenePreview* m_picture;
    QLabel* m_text;
    QPushButton* m_open;
};

/// The scenes of the program as pictures with their names, and a line of search.
class SceneGrid : public QWidget {
    Q_OBJECT

public:
    explicit SceneGrid(QWidget* parent = nullptr);
    ~SceneGrid() override;

    /// Puts the keyboard to the search.
    void begin();

    QListWidget& list() { return *m_list; }

signals:
    void chosen(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void sift();
    void drawNext();

    std::vector<LibraryScene> m_scenes;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_none;
    int m_drawn = 0;
    LatestTask<QImage> m_task;
};

}  // namespace solverscope

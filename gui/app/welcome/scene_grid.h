// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QImage>
#include <QWidget>
#include <vector>

#include "gui/session/latest_task.h"
#include "gui/session/scene_library.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace solverscope {

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

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <array>

#include "gui/app/welcome/welcome_tile.h"
#include "gui/scene/live_scenes.h"

class QBoxLayout;
class QCheckBox;
class QPushButton;
class QStackedWidget;

namespace solverscope {

class WelcomeTile;
class SceneGrid;

/// What the welcome page shows about this user.
struct WelcomeFacts {
    QString last;       // the place to continue from, in words; empty: there is none
    QString learn;      // the lesson of the first tile; empty: not known yet
    QString learnLine;  // "7 of 65 lessons done"
    LiveShow learnShow;
};

/// Covers the window and has three tiles: learn, explore scenes, compare; and the last place to continue from.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* window);

    /// Comes up, and takes the keyboard.
    void welcome(const WelcomeFacts& facts);

    /// Shows what was not known when the page came up.
    void complete(const WelcomeFacts& facts);

    bool showsScenes() const;

    /// Whether the page comes up when the program starts.
    static bool isShownAtStart();

signals:
    void appeared();  // for the first time, a moment ago
    void continueRequested();
    void learnRequested();
    void sceneRequested(const QString& file);
    void compareRequested(const QString& scene);
    void tourRequested();
    void openRequested();
    void left();  // by Escape

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildTiles();
    QWidget* buildScenes();
    void showScenes(bool on);
    void cover();
    void makeRoom();
    void alignTiles();

    QStackedWidget* m_pages;
    QPushButton* m_continue = nullptr;
    bool m_hasAppeared = false;
    std::array<WelcomeTile*, 3> m_tiles{};
    SceneGrid* m_grid = nullptr;
    QCheckBox* m_atStart = nullptr;
    QBoxLayout* m_head = nullptr;  // the purpose, and what to continue with
    QBoxLayout* m_foot = nullptr;  // the check box, and the buttons
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>

class QMenu;
class QPoint;

namespace solverscope {

class MainWindow;
struct SceneSpot;

/// The menu of the right button in the scene: what can be done with what is there.
class SceneMenu : public QObject {
    Q_OBJECT

public:
    explicit SceneMenu(MainWindow& window);

    /// Fills a menu for a place of the scene.
    void fill(QMenu& menu, const SceneSpot& spot);

private:
    void addBody(QMenu& menu);
    void addContact(QMenu& menu, const SceneSpot& spot);
    void addJoint(QMenu& menu, const SceneSpot& spot);
    void addNew(QMenu& menu, const SceneSpot& spot);
    void addCommand(QMenu& menu, const char* name);
    void showProperties();

    MainWindow& m_window;
};

}  // namespace solverscope

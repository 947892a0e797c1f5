// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <span>
#include <vector>

class QAction;
class QMenu;

namespace solverscope {

class ChallengeBar;
class LessonPanel;
class MainWindow;
struct ContentsEntry;

/// What lessons and challenges ask of the window: to show panels, to lock what a stage or a challenge does not let the user change,
/// and a way back to a lesson that waits.
class LessonHost : public QObject {
    Q_OBJECT

public:
    explicit LessonHost(MainWindow& window);

    /// Opens a built-in lesson by its number; false if there is none.
    bool open(const QString& id);

    /// The lessons of a folder instead of the built-in ones; empty for the built-in ones. False if the folder has none.
    bool openFolder(const QString& folder);
    void chooseFolder();

    /// Puts the lessons at the end of a menu, and keeps them up to date there.
    void listIn(QMenu& menu);

    /// Says whether a lesson waits; to be called when the commands are there.
    void showLessonWaiting();

    /// What the user may change now: keys of the settings table and "bodies"; "*" for everything.
    QStringList controls() const;

signals:
    /// `controls` may have changed.
    void unlocked();

private:
    void connectTo(LessonPanel& lessons);
    void lockPanels();
    bool isUnlocked(const char* key) const;
    bool isOrderUnlocked() const { return isUnlocked("row_order") && isUnlocked("given_order"); }
    void showPanel(const QString& panel);
    void whenShown(const std::function<void()>& action);
    void setBreakpoint(const QString& condition);
    void unlockControls();
    void enterStage(bool anew);
    void endComparison();
    void list();
    void listPart(std::span<const ContentsEntry> lessons, bool isHalf);

    MainWindow& m_window;
    ChallengeBar* m_challenge;
    QStringList m_ofLesson{QStringLiteral("*")};  // what the lesson unlocks
    QMenu* m_menu = nullptr;
    std::vector<QAction*> m_listed;
    QString m_waitingDismissed;
    bool m_comparesForStage = false;
};

}  // namespace solverscope

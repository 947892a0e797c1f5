// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QToolBar>
#include <vector>

#include "gui/app/panels.h"

class QComboBox;
class QMenu;
class QToolButton;

namespace solverscope {

class Actions;
class DebuggerController;
class SettingEditor;
class SettingsPanel;

/// The tool bar of the window: the perspectives, and for the one in use steps, playing, and the settings that are changed most. It
/// gives up text before it hides a button: the same words are half as long again in some languages. First those go whose pictures
/// say enough, then all but the perspectives', then all; tool tips still have them. If that is not enough, buttons that have
/// keys and are seldom clicked go: the perspectives, Run and the steps stay.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(DebuggerController& controller, const Actions& commands, QWidget* parent);

    /// Shows the settings of the next step, and which of them can be changed when these are unlocked.
    void refresh(const QStringList& unlocked);

    /// Shows the commands that are used in a perspective.
    void showCommandsOf(Perspective perspective);

protected:
    bool event(QEvent* event) override;

private:
    enum class Texts { All, WhereNeeded, Perspectives, None };

    void addSpeed();
    void addSweeps(const Actions& commands);
    void addSettings();
    void showSettings();
    void fit();
    void show(Texts texts);
    void placeCommands();
    bool fitsWithLessText();
    static int widestOfRun(const QToolButton& button);

    DebuggerController& m_controller;
    const Actions& m_commands;
    QComboBox* m_speed;
    QAction* m_run = nullptr;
    std::vector<SettingEditor*> m_editors;
    std::vector<QAction*> m_settingActions;  // theirs, and their labels'
    QAction* m_countLabel = nullptr;         // of the number of iterations
    QAction* m_speedAction = nullptr;
    QMenu* m_sweepMenu = nullptr;
    std::vector<QAction*> m_shown;  // the commands of the perspective in use, and separators
    int m_widthAvailable = 0;       // px, and the required width, when it was last fitted
    int m_requiredWidth = 0;
    Texts m_texts = Texts::All;
    Perspective m_perspective = Perspective::Debug;
    int m_givenUp = 0;  // how many kinds of them there was no room for
};

}  // namespace solverscope

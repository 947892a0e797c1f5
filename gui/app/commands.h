// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <functional>
#include <vector>

#include "gui/app/actions.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {

class LastUsed;
class MainWindow;

/// Fills one menu after another.
class Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)

public:
    explicit Commands(MainWindow& window);

    std::vector<MenuInfo> menus;

private:
    using Keys = QList<QKeySequence>;

    void begin(const QString& title) { menus.push_back({title, {}}); }

    Command& add(const char* name, const QString& text, const QString& explanation, const Keys& keys, const char* icon,
                 std::function<void()> run) {
        auto& commands = menus.back().commands;
        commands.push_back({QLatin1String(name), text, explanation, keys, std::move(run), QLatin1String(icon)});
        commands.back().submenu = m_submenu;
        return commands.back();
    }
    Command& add(const char* name, const QString& text, const QString& explanation, const Keys& keys, std::function<void()> run) {
        return add(name, text, explanation, keys, "", std::move(run));
    }

    void insert(std::function<void(QMenu&)> what) { add("", {}, {}, {}, std::function<void()>()).insert = std::move(what); }
    void separate();

    void move(const char* name, const QString& text, const QString& explanation, const Keys& keys, bool ahead,
              Granularity granularity, const QString& shortText = {}) {
        const auto go = [&controller = m_controller, ahead, granularity] {
            ahead ? controller.forward(granularity) : controller.back(granularity);
        };
        Command& command = add(name, text, explanation, keys, shortText.isEmpty() ? "" : name, go);
        command.shortText = shortText;
        command.repeats = true;
    }

    void addFile();
    void addEdit();
    void addRun();
    void addSweeps();
    void addDebug();
    void addPanels();
    void addBranches();
    void addMoments();
    void addLessons();
    void addView();
    void addHelp();

    static void addPanelsTo(MainWindow& window, QMenu& menu);
    static void addMotions(MainWindow& window, QMenu& view);
    static void addTextSizes(MainWindow& window, QMenu& view);
    static void addAllDigits(MainWindow& window, QMenu& view);
    static void addThemes(MainWindow& window, QMenu& view);
    static void addLanguages(MainWindow& window, QMenu& view);
    static void sayThatThereIsNoChart(MainWindow& window);

    MainWindow& m_window;
    DebuggerController& m_controller;
    LastUsed* m_lastUsed;
    QString m_submenu;  // of what is added now
};

}  // namespace solverscope

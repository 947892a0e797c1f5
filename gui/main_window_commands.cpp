// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QActionGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <array>
#include <tuple>

#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/notebook/journal_export.h"
#include "gui/notebook/notebook_export.h"
#include "gui/session/actions.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/mnemonics.h"
#include "gui/session/moment_travel.h"
#include "gui/style/theme.h"
#include "gui/views/breakpoints_panel.h"
#include "gui/views/fitting_tool_bar.h"
#include "gui/views/lambda_plane_view.h"
#include "gui/views/matrix_view.h"
#include "gui/views/row_card.h"
#include "gui/views/scene_view.h"
#include "gui/views/setting_editor.h"
#include "gui/views/settings_panel.h"
#include "gui/views/source_view.h"
#include "gui/views/warm_start_panel.h"
#include "gui/window_layout.h"

// The commands of the window, its tool bar and its menus.
namespace solverscope {
namespace {

constexpr std::array speeds{0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0};

}  // namespace

void MainWindow::buildCommands() {
    const auto command = [this](const char* name, const QString& group, const QString& text, const QString& explanation,
                                const QList<QKeySequence>& keys, const char* icon, auto slot) {
        return m_actions->addOnce(QLatin1String(name), group, text, explanation, keys, QLatin1String(icon), this, slot);
    };
    const QString file = tr("File");
    const QString view = tr("View");
    const QString help = tr("Help");
    command("library", file, tr("Scene &library…"), tr("Shows the scenes that come with the program."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, "", &MainWindow::chooseFromLibrary);
    command("open", file, tr("&Open scene…"), tr("Opens a scene file."), {Qt::CTRL | Qt::Key_O}, "open", &MainWindow::chooseScene);
    command("save-as", file, tr("&Save scene as…"), tr("Writes the scene with the settings in force now to a new file."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, "save", &MainWindow::saveSceneAs);
    command("export", file, tr("&Export picture…"), tr("Saves a picture of the scene or of the window, as PNG or SVG."),
            {Qt::CTRL | Qt::Key_E}, "", &MainWindow::exportPicture);
    command("quit", file, tr("&Quit"), tr("Closes the window; the layout is kept."), {Qt::CTRL | Qt::Key_Q}, "", &QWidget::close);
    command("find-setting", view, tr("&Find a setting"), tr("Shows the settings and searches among them."), {Qt::CTRL | Qt::Key_F},
            "", [this] {
                showPanel(QStringLiteral("settings"));
                m_settings->startSearch();
            });
    QAction* full = command("full-scene", view, tr("&Full scene"), tr("Hides all panels, and brings them back."), {Qt::Key_F12},
                            "full-scene", [] {});
    full->setCheckable(true);
    connect(full, &QAction::toggled, m_layout, &WindowLayout::setFullScene);
    command("reset-layout", view, tr("&Reset layout"),
            tr("Puts every panel back to where it was at first, and shows the layers of the scene that were shown then."), {}, "",
            [this] {
                resetLayout();
                m_scene->resetLayers();
            });
    command("keys", help, tr("&Keys"), tr("Shows all keys at a glance."), {Qt::Key_F1}, "", &MainWindow::showKeys);
    command("shortcuts", help, tr("Keyboard &shortcuts…"), tr("Gives commands other keys."), {}, "", &MainWindow::showShortcuts);
    command("about", help, tr("&About Solverscope"), tr("Version and licence."), {}, "", &MainWindow::showAbout);
}

void MainWindow::buildDebugCommands() {
    const QString debug = tr("Debug");
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                             const char* icon, auto slot) {
        return m_actions->addOnce(QLatin1String(name), debug, text, explanation, keys, QLatin1String(icon), this, slot);
    };
    command("continue", tr("&Continue"),
            tr("Goes on to the next stop at which a breakpoint holds. Without breakpoints: runs, or pauses."), {Qt::Key_F5},
            "continue", [this] {
                m_breakpoints->any() && !m_controller->isPlaying() ? m_breakpoints->continueForward() : m_controller->togglePlay();
            });
    command("continue-back", tr("Continue &back"), tr("Goes back to the last stop before this one at which a breakpoint holds."),
            {Qt::SHIFT | Qt::Key_F5}, "continue-back", [this] { m_breakpoints->continueBack(); });
    command("cancel-search", tr("Ca&ncel the search"), tr("Calls off a search for a breakpoint; the cursor stays where it was."),
            {Qt::CTRL | Qt::Key_Period}, "", [this] {
                m_breakpoints->cancel();
                m_travel->cancel();
                m_export->cancel();
                m_journalExport->cancel();
            });
    command("toggle-breakpoint", tr("&Toggle breakpoint"),
            tr("Sets a breakpoint at the line of the source where the text cursor stands, or takes it away."), {Qt::Key_F9}, "",
            [this] { findChild<SourceView*>()->toggleBreakpoint(); });
    command("run-here", tr("&Run to here"), tr("Goes on to the next stop at the line of the source where the text cursor stands."),
            {Qt::CTRL | Qt::Key_F10}, "", [this] {
                const auto [file, line] = findChild<SourceView*>()->placeOfTextCursor();
                if (line == 0) return;
                Breakpoint here;
                here.line = SourceLine{file.toStdString(), line};
                m_breakpoints->runTo(here);
            });
    command("offenders", tr("Worst &offenders"),
            tr("Shows the rows of this step and the steps of the recording that are furthest from what is asked of them."),
            {Qt::CTRL | Qt::Key_T}, "", [this] { showPanel(QStringLiteral("offenders")); });
    command("breakpoints", tr("&Breakpoints"), tr("Shows the list of breakpoints, to set another one by its condition."),
            {Qt::CTRL | Qt::Key_B}, "", [this] {
                showPanel(QStringLiteral("breakpoints"));
                findChild<BreakpointsPanel*>()->startTyping();
            });
    command("matrix", tr("&Matrix of the rows"), tr("Shows which row disturbs which, by how much, and through which body."),
            {Qt::CTRL | Qt::Key_M}, "", [this] {
                showPanel(QStringLiteral("matrix"));
                findChild<MatrixView*>()->setFocus();
            });
    command("plane", tr("λ₁–λ₂ &plane"),
            tr("Shows the impulses of two rows against each other: where each row is satisfied, and the way of the sweeps."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_M}, "", [this] {
                showPanel(QStringLiteral("plane"));
                findChild<LambdaPlaneView*>()->setFocus();
            });
    command("explain-terms", tr("E&xplain the terms"),
            tr("Goes to the row card: the arrow keys move from term to term, each is explained and shown in the scene."),
            {Qt::CTRL | Qt::Key_I}, "", [this] {
                showPanel(QStringLiteral("row"));
                findChild<RowCard*>()->explainTerms();
            });
    command("warm-start", tr("&Warm start"), tr("Shows which impulses of the last step this one begins with, and which are gone."),
            {Qt::CTRL | Qt::Key_J}, "", [this] {
                showPanel(QStringLiteral("warm-start"));
                findChild<WarmStartPanel*>()->startReading();
            });
    command("break-match", tr("Brea&k the match"),
            tr("Lets the contact point of the marked row, or the one chosen in the panel, forget the impulses of the last step."),
            {Qt::CTRL | Qt::Key_K}, "", [this] {
                showPanel(QStringLiteral("warm-start"));
                findChild<WarmStartPanel*>()->breakMatch();
            });
}

void MainWindow::buildToolBar() {
    auto* bar = new FittingToolBar(tr("Steps and settings"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    bar->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<const char*> names) {
        for (const char* name : names) bar->addAction((*m_actions)[QLatin1String(name)]);
    };
    add({"step-back", "phase-back", "iteration-back", "row-back"});
    bar->addSeparator();
    add({"row-forward", "iteration-forward", "phase-forward", "step-forward"});
    bar->addSeparator();
    add({"continue-back", "continue", "run", "restart"});
    (*m_actions)[QStringLiteral("restart")]->setIconText(tr("Restart"));
    std::vector<QAction*> clear;
    for (const char* name : {"continue-back", "continue", "run", "restart"}) clear.push_back((*m_actions)[QLatin1String(name)]);
    bar->setClearWithoutText(std::move(clear));

    m_speed = new QComboBox(bar);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Simulated seconds per second while running"));
    for (const double speed : speeds) m_speed->addItem(tr("× %1").arg(speed), speed);
    m_speed->setCurrentIndex(m_speed->findData(m_controller->speed()));
    bar->addWidget(m_speed);
    connect(m_speed, &QComboBox::activated, this, [this] { m_controller->setSpeed(m_speed->currentData().toDouble()); });
    connect(m_controller, &DebuggerController::playbackChanged, this,
            [this] { m_speed->setCurrentIndex(m_speed->findData(m_controller->speed())); });
    bar->addSeparator();

    for (const char* key : {"method", "iterations", "warm_starting"}) {
        const SettingInfo& info = *findSetting(key);
        auto* editor = new SettingEditor(*m_controller, info, true, bar);
        editor->setObjectName(QStringLiteral("toolBar.") + QLatin1String(key));
        if (info.kind == SettingKind::Integer) {
            auto* label = new QLabel(settingLabel(info) + QLatin1Char(' '), bar);
            label->setContentsMargins(8, 0, 0, 0);
            m_toolBarSettingActions.push_back(bar->addWidget(label));
        }
        editor->setContentsMargins(info.kind == SettingKind::Choice ? 0 : 6, 0, 6, 0);
        m_toolBarSettingActions.push_back(bar->addWidget(editor));
        m_toolBarSettings.push_back(editor);
    }
}

void MainWindow::buildMenus() {
    const auto add = [this](QMenu* menu, std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (*name)
                menu->addAction((*m_actions)[QLatin1String(name)]);
            else
                menu->addSeparator();
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, {"library", "open"});
    m_recent = file->addMenu(tr("Recent s&cenes"));
    connect(file, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
    add(file, {"", "save-as", "export", "export-chart", "", "quit"});

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    add(edit, {"undo", "redo", "", "reset-settings"});

    QMenu* run = menuBar()->addMenu(tr("&Run"));
    add(run, {"run", "restart", "", "row-forward", "row-back", "term-forward", "term-back", "iteration-forward", "iteration-back",
              "phase-forward", "phase-back", "step-forward", "step-back", "stop-forward", "stop-back", "", "start", "end"});

    QMenu* debug = menuBar()->addMenu(tr("&Debug"));
    add(debug, {"continue", "continue-back", "cancel-search"});
    add(debug, {"", "toggle-breakpoint", "run-here", "breakpoints"});
    add(debug, {"", "offenders", "why", "exact", "ledger"});
    add(debug, {"", "bookmark", "notebook", "export-notebook", "copy-link", "go-to-link"});
    add(debug, {"", "matrix", "plane", "row-order", "sweep", "joint", "solve-by-hand"});
    add(debug, {"", "impulses", "meters"});
    add(debug, {"", "explain-terms", "warm-start", "break-match"});
    add(debug, {"", "branch", "branches", "compare-branches", "next-branch", "previous-branch", "", "set-impulse", "change-body"});
    add(debug, {"", "compare-presets", "compare-scenes"});

    QMenu* lessons = menuBar()->addMenu(tr("&Lessons"));
    QAction* contents = m_actions->add(QStringLiteral("lesson-contents"), tr("Lessons"), tr("Table of &contents"),
                                       tr("Shows all lessons."), {Qt::CTRL | Qt::Key_L});
    connect(contents, &QAction::triggered, this, [this] {
        m_lessons->showContents();
        showPanel(QStringLiteral("lesson"));
    });
    lessons->addAction(contents);
    lessons->addSeparator();
    add(lessons, {"free-play", "back-to-lesson", "", "lesson-notebook", "note", "export-lesson-notebook", ""});
    add(lessons, {"lessons-of-folder", "read-lessons-again", "lessons-of-program", ""});
    m_lessonList = lessons;
    listLessons();

    QMenu* view = menuBar()->addMenu(tr("&View"));
    for (QDockWidget* dock : m_layout->docks()) view->addAction(dock->toggleViewAction());
    view->addSeparator();
    view->addMenu(tr("Layers of the &scene"))->addActions(m_scene->layerActions());
    QMenu* theme = view->addMenu(tr("&Theme"));
    auto* themes = new QActionGroup(this);
    for (const auto& [mode, name, text] :
         {std::tuple{ThemeMode::System, "theme-system", tr("As the &desktop")},
          std::tuple{ThemeMode::Light, "theme-light", tr("&Light")}, std::tuple{ThemeMode::Dark, "theme-dark", tr("D&ark")}}) {
        QAction* action = m_actions->add(QLatin1String(name), tr("View"), text, tr("Chooses the colours of the window."));
        action->setCheckable(true);
        action->setChecked(mode == savedTheme());
        themes->addAction(action);
        theme->addAction(action);
        connect(action, &QAction::triggered, this, [chosen = mode] {
            saveTheme(chosen);
            applyTheme(chosen);
        });
    }
    buildLanguageMenu(*view);
    view->addSeparator();
    add(view, {"chart-table", "find-setting", "", "full-scene", "reset-layout"});

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, {"welcome", "", "keys", "shortcuts", "", "about"});
    makeMnemonicsUnique(menuBar()->actions());
    for (const QMenu* menu : menuBar()->findChildren<QMenu*>()) makeMnemonicsUnique(menu->actions());
}

}  // namespace solverscope

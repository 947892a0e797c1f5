// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The menus File, Edit, Run and Debug.
#include "gui/app/commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <algorithm>

#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/notebooks.h"
#include "gui/app/scene_files.h"
#include "gui/app/scene_menu.h"
#include "gui/charts/exportable.h"
#include "gui/panels/breakpoints/breakpoints_panel.h"
#include "gui/panels/history/history_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/panels/source/source_view.h"
#include "gui/scene/scene_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_edits.h"

namespace solverscope {
namespace {

void cancelSearches(MainWindow& window) {
    window.breakpoints().cancel();
    window.travel().cancel();
    window.notebooks().cancelExports();
}

void runToTextCursor(MainWindow& window) {
    const auto [file, line] = window.panel<SourceView>().placeOfTextCursor();
    if (line == 0) return;
    Breakpoint here;
    here.line = SourceLine{file.toStdString(), line};
    window.breakpoints().runTo(here);
}

constexpr double rowSpeedStep = 1.5;

/// What is on the clipboard is scene text. The keys are the scene's: elsewhere they belong to the field or table with the keyboard.
void addClipboard(MainWindow& window, QMenu& menu) {
    SceneEdits& edits = window.controller().edits();
    const auto add = [&](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                         std::function<void()> run) {
        QAction* action = window.actions().add({QLatin1String(name), text, explanation, keys, std::move(run)});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        window.sceneView().addAction(action);
        menu.addAction(action);
    };
    add("cut", Commands::tr("Cu&t"), Commands::tr("Moves the selected bodies to the clipboard, as scene text."),
        {Qt::CTRL | Qt::Key_X}, [&edits] {
            QString text;
            if (edits.cut(text)) QApplication::clipboard()->setText(text);
        });
    add("copy", Commands::tr("&Copy"), Commands::tr("Copies the selected bodies to the clipboard, as scene text."),
        {Qt::CTRL | Qt::Key_C}, [&edits] { QApplication::clipboard()->setText(edits.copied()); });
    add("paste", Commands::tr("P&aste"), Commands::tr("Adds the bodies on the clipboard to the scene."), {Qt::CTRL | Qt::Key_V},
        [&edits] { edits.paste(QApplication::clipboard()->text()); });
    add("duplicate", Commands::tr("&Duplicate"), Commands::tr("Adds a copy of the selected bodies next to them."), {}, [&edits] {
        edits.duplicate({0.5, 0.5});
    });
    add("delete", Commands::tr("De&lete"), Commands::tr("Removes the selected bodies and joints from the scene."), {Qt::Key_Delete},
        [&edits] { edits.remove(); });
    const auto lock = [&window, &edits] {
        const SceneSelection& selection = window.controller().selection();
        const QString refusal = edits.refusal();
        const QString none = selection.bodies.empty() ? Commands::tr("Select a body first.") : QString();
        const QString neither = selection.isEmpty() ? none : QString();
        const auto either = [&](const QString& other) { return refusal.isEmpty() ? other : refusal; };
        window.actions().lock(QStringLiteral("copy"), none);
        window.actions().lock(QStringLiteral("paste"), refusal);
        window.actions().lock(QStringLiteral("cut"), either(none));
        window.actions().lock(QStringLiteral("duplicate"), either(none));
        window.actions().lock(QStringLiteral("delete"), either(neither));
    };
    QObject::connect(&window.controller(), &DebuggerController::selectionChanged, &window, lock);
    QObject::connect(&edits, &SceneEdits::lockChanged, &window, lock);
    lock();
}

}  // namespace

Commands::Commands(MainWindow& window) : m_window(window), m_controller(window.controller()), m_lastUsed(new LastUsed(window)) {
    addFile();
    addEdit();
    addRun();
    addDebug();
    addPanels();
    addBranches();
    addMoments();
    addLessons();
    addView();
    addHelp();
}

void Commands::separate() {
    insert([](QMenu& menu) { menu.addSeparator(); });
}

void Commands::addFile() {
    begin(tr("&File"));
    SceneFiles& files = m_window.files();
    add("new-scene", tr("&New scene"), tr("An empty scene with ground, and the tools to build in it."), {Qt::CTRL | Qt::Key_N},
        [&files] { files.newScene(); });
    add("library", tr("Scene &library…"), tr("Shows the scenes that come with the program."), {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
        [&files] { files.chooseFromLibrary(); });
    add("open", tr("&Open scene…"), tr("Opens a scene file."), {Qt::CTRL | Qt::Key_O}, "open", [&files] { files.choose(); });
    insert([&files](QMenu& menu) { files.addRecentTo(menu); });
    separate();
    add("save", tr("&Save scene"),
        tr("Writes the scene with the settings in force now to its file; asks for one, and for the moment, if need be."),
        {Qt::CTRL | Qt::Key_S}, "save", [&files] { files.save(); });
    add("save-as", tr("Save scene &as…"), tr("Writes the scene with the settings in force now to a new file."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [&files] { files.saveAs(); });
    add("copy-scene-link", tr("Copy scene as a lin&k"),
        tr("Copies a line of text to the clipboard that opens this scene in another Solverscope, with the settings in force now."),
        {}, [&files] { files.copyLink(); });
    add("go-to-link", tr("&Go to a link…"),
        tr("Asks for a link, such as stack_10#f12.i3.r5, and goes to the moment that it names."), {Qt::CTRL | Qt::Key_G},
        [&notebooks = m_window.notebooks()] { notebooks.askForLink(); });
    add("export", tr("&Export picture…"), tr("Saves a picture of the scene or of the window, as PNG or SVG."),
        {Qt::CTRL | Qt::Key_E}, [&files] { files.exportPicture(); });
    add("export-chart", tr("Export this &chart…"),
        tr("Saves the chart or table that was used last: a self-contained picture as PNG or SVG, or the values as CSV."),
        {Qt::CTRL | Qt::ALT | Qt::Key_E}, [&window = m_window, last = m_lastUsed] {
            if (Exportable* exported = last->exported())
                askAndExport(*exported, &window);
            else
                sayThatThereIsNoChart(window);
        });
    separate();
    add("quit", tr("&Quit"), tr("Closes the window; the layout is saved."), {Qt::CTRL | Qt::Key_Q}, [&w = m_window] { w.close(); });
}

void Commands::sayThatThereIsNoChart(MainWindow& window) {
    window.messages().say(tr("No chart is visible."), Messages::messageTime);
}

void Commands::addEdit() {
    begin(tr("&Edit"));
    DebuggerController& controller = m_controller;
    add("undo", tr("&Undo"),
        tr("Undoes the last change – of a setting, a body, the scene – or restart, and restores the steps that it replaced."),
        {Qt::CTRL | Qt::Key_Z}, "undo", [&controller] { controller.undo(); })
        .repeats = true;
    add("redo", tr("&Redo"), tr("Redoes the last undone change."), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, "redo",
        [&controller] { controller.redo(); })
        .repeats = true;
    add("history", tr("&History"), tr("Shows every change that can be undone or redone; a click goes there."), {},
        [&w = m_window] { w.show<HistoryPanel>().takeFocus(); });
    separate();
    insert([&w = m_window](QMenu& menu) { addClipboard(w, menu); });
    separate();
    add("properties", tr("&Properties"),
        tr("Shows the properties of the selected bodies or joint, or of the scene: sizes, places, masses, friction, gravity."),
        {Qt::ALT | Qt::Key_Return}, [&window = m_window] { window.show<PropertiesPanel>().takeFocus(); });
    m_window.panels().whenMade<PropertiesPanel>(&m_window, [&window = m_window](PropertiesPanel& panel) {
        QObject::connect(&panel, &PropertiesPanel::settingsRequested, &window, [&window] { window.show<SettingsPanel>(); });
    });
    m_window.panels().whenMade<SettingsPanel>(&m_window, [&window = m_window](SettingsPanel& panel) {
        QObject::connect(&panel, &SettingsPanel::propertiesRequested, &window,
                         [&window] { window.show<PropertiesPanel>().takeFocus(); });
    });
    add("find-setting", tr("&Find a setting"), tr("Shows the settings and starts a search in them."), {Qt::CTRL | Qt::Key_F},
        [&window = m_window] { window.show<SettingsPanel>().startSearch(); });
    add("reset-settings", tr("Reset &settings"), tr("Resets every setting to the scene's own value, from the cursor on."), {},
        "reset", [&controller] { controller.resetSettings(); });
}

void Commands::addRun() {
    begin(tr("&Run", "menu"));
    DebuggerController& controller = m_controller;
    add("run", tr("&Run"), tr("Runs the simulation from here, or pauses it at the end of a step."), {Qt::Key_F6}, "run",
        [&controller] { controller.togglePlay(); });
    add("restart", tr("R&estart the scene"), tr("Restarts the scene from its beginning, with the current settings."),
        {Qt::CTRL | Qt::Key_R}, "restart", [&controller] { controller.restart(); })
        .shortText = tr("Restart");
    addSweeps();
    separate();
    move("row-forward", tr("Row forward"), tr("Steps to the end of the next visit to a row."), {Qt::Key_F10}, true,
         Granularity::Row, tr("Row"));
    move("term-forward", tr("Into the row's terms"),
         tr("Steps by one term of the row's formula: Jv, raw Δλ, sum, clamp, velocity of A, velocity of B."), {Qt::Key_F11}, true,
         Granularity::Term, tr("Term"));
    move("iteration-forward", tr("Out to the end of the sweep"), tr("Steps to the end of the sweep over all rows."),
         {Qt::SHIFT | Qt::Key_F11}, true, Granularity::Iteration, tr("Sweep"));
    move("phase-forward", tr("Phase forward"),
         tr("Steps to the end of the next phase of the step: collide, linearize, solve velocities, …"),
         {Qt::CTRL | Qt::Key_PageDown}, true, Granularity::Phase, tr("Phase"));
    move("step-forward", tr("Step forward"), tr("Steps to the end of a time step."), {Qt::Key_PageDown}, true, Granularity::Step,
         tr("Step"));
    move("stop-forward", tr("One stop forward"), tr("Steps to the very next place where the solver can be stopped."),
         {Qt::Key_Period}, true, Granularity::Stop);
    m_submenu = tr("Step &back");
    move("row-back", tr("Row back"), tr("Steps back to the previous visit to a row."), {Qt::SHIFT | Qt::Key_F10}, false,
         Granularity::Row, tr("Row"));
    move("term-back", tr("Term back"), tr("Steps back by one term of the row's formula."), {Qt::CTRL | Qt::Key_F11}, false,
         Granularity::Term, tr("Term"));
    move("iteration-back", tr("Back to the start of the sweep"),
         tr("Steps back to the start of the sweep: the end of the previous one."), {Qt::CTRL | Qt::SHIFT | Qt::Key_F11}, false,
         Granularity::Iteration, tr("Sweep"));
    move("phase-back", tr("Phase back"), tr("Steps back to the end of the previous phase."), {Qt::CTRL | Qt::Key_PageUp}, false,
         Granularity::Phase, tr("Phase"));
    move("step-back", tr("Step back"), tr("Steps back to the end of the previous time step."), {Qt::Key_PageUp}, false,
         Granularity::Step, tr("Step"));
    move("stop-back", tr("One stop back"), tr("Steps back to the previous place where the solver can be stopped."), {Qt::Key_Comma},
         false, Granularity::Stop);
    m_submenu.clear();
    separate();
    add("start", tr("To the beginning"), tr("Moves to the beginning of the recording."), {Qt::Key_Home}, "start", [&controller] {
        controller.seek({});
    }).repeats = true;
    add("end", tr("To the end of the recording"), tr("Moves to the end of the last recorded step."), {Qt::Key_End}, "end",
        [&controller] { controller.toStep(controller.session().recording().steps()); })
        .repeats = true;
}

void Commands::addSweeps() {
    DebuggerController& controller = m_controller;
    separate();
    add("sweeps", tr("&Play the sweeps"),
        tr("Plays the solver's work from here, row by row, as impulses that run through the scene, up to a breakpoint. Any other "
           "key "
           "ends it."),
        {Qt::Key_F7}, "sweeps", [&controller] { controller.toggleSweeps(); })
        .shortText = tr("Sweeps");
    m_submenu = tr("Spee&d of the sweeps");
    add("sweeps-faster", tr("&Faster sweeps"), tr("Plays the sweeps with more rows per second."), {Qt::CTRL | Qt::Key_F7},
        [&controller] { controller.setRowSpeed(controller.rowSpeed() * rowSpeedStep); })
        .repeats = true;
    add("sweeps-slower", tr("&Slower sweeps"), tr("Plays the sweeps with fewer rows per second."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_F7}, [&controller] { controller.setRowSpeed(controller.rowSpeed() / rowSpeedStep); })
        .repeats = true;
    m_submenu.clear();
    add("loop-step", tr("&Loop this step"), tr("At the end of a step, the sweeps of the same step begin again."),
        {Qt::SHIFT | Qt::Key_F7}, {})
        .toggle = [&controller](bool on) { controller.setLooping(on); };
}

void Commands::addDebug() {
    begin(tr("&Debug"));
    MainWindow& window = m_window;
    Breakpoints& breakpoints = window.breakpoints();
    add("continue", tr("&Continue"),
        tr("Continues to the next stop at which a breakpoint holds. Without breakpoints: runs, or pauses."), {Qt::Key_F5},
        "continue", [&breakpoints, &controller = m_controller] {
            breakpoints.any() && !controller.isPlaying() ? breakpoints.continueForward() : controller.togglePlay();
        });
    add("continue-back", tr("Continue &back"), tr("Goes back to the last stop before this one at which a breakpoint holds."),
        {Qt::SHIFT | Qt::Key_F5}, "continue-back", [&breakpoints] { breakpoints.continueBack(); });
    add("cancel-search", tr("Ca&ncel the search"), tr("Cancels the search for a breakpoint; the cursor stays where it was."),
        {Qt::CTRL | Qt::Key_Period}, [&window] { cancelSearches(window); });
    separate();
    add("toggle-breakpoint", tr("&Toggle breakpoint"), tr("Sets or removes a breakpoint at the source line of the text cursor."),
        {Qt::Key_F9}, [&window] { window.panel<SourceView>().toggleBreakpoint(); });
    add("run-here", tr("&Run to here"), tr("Continues to the next stop at the source line of the text cursor."),
        {Qt::CTRL | Qt::Key_F10}, [&window] { runToTextCursor(window); });
    add("breakpoints", tr("&Breakpoints"), tr("Shows the list of breakpoints, where you can add one by its condition."),
        {Qt::CTRL | Qt::Key_B}, [&window] { window.show<BreakpointsPanel>().startTyping(); });
}

std::vector<MenuInfo> menusOf(MainWindow& window) {
    new SceneMenu(window);
    return Commands(window).menus;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The table of commands: each with its menu, texts, keys and icon, and what it does.
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMessageBox>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/help/help_window.h"
#include "gui/app/lesson_host.h"
#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/notebooks.h"
#include "gui/app/scene_files.h"
#include "gui/app/scene_menu.h"
#include "gui/app/user_session.h"
#include "gui/charts/exportable.h"
#include "gui/charts/impulse_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/breakpoints/breakpoints_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/custom_joint/joint_panel.h"
#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/panels/history/history_panel.h"
#include "gui/panels/lambda_plane/lambda_plane_view.h"
#include "gui/panels/manual_solve/manual_solve_panel.h"
#include "gui/panels/matrix/matrix_view.h"
#include "gui/panels/notebook/journal_panel.h"
#include "gui/panels/notebook/notebook_panel.h"
#include "gui/panels/offenders/offenders_panel.h"
#include "gui/panels/palette/palette_panel.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/panels/soft_designer/soft_designer.h"
#include "gui/panels/source/source_view.h"
#include "gui/panels/warm_start/warm_start_panel.h"
#include "gui/panels/watch/watch_panel.h"
#include "gui/scene/scene_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/style/motion.h"
#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/spoiler_overlay.h"

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

/// Takes the number under the keyboard in Bodies apart, else one of what is selected.
void requestProvenance(MainWindow& window) {
    const auto& bodies = window.panel<BodiesTable>();
    const auto chosen = bodies.hasFocus() ? bodies.quantityAt(bodies.currentIndex()) : std::nullopt;
    auto& why = window.show<ProvenancePanel>();
    chosen ? why.ask(*chosen) : why.askAboutSelection();
    why.takeFocus();
}

HelpWindow& helpOf(MainWindow& window) {
    auto* help = window.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    return help ? *help : *new HelpWindow(window);
}

/// Commands of which one is checked at a time, in a menu of their own.
void addChoices(MainWindow& window, QMenu& menu, std::vector<std::pair<Command, bool>> choices) {
    auto* group = new QActionGroup(&menu);
    for (auto& [command, isChosen] : choices) {
        QAction* action = window.actions().add(std::move(command));
        action->setCheckable(true);
        action->setChecked(isChosen);
        group->addAction(action);
        menu.addAction(action);
    }
}

constexpr double rowSpeedStep = 1.5;

/// Fills one menu after another.
class Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)

public:
    explicit Commands(MainWindow& window) : m_window(window), m_controller(window.controller()), m_lastUsed(new LastUsed(window)) {
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
    void separate() {
        insert([](QMenu& menu) { menu.addSeparator(); });
    }

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
    add("redo", tr("&Redo"), tr("Redoes the last undone change."), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, "redo", [&controller] {
        controller.redo();
    }).repeats = true;
    add("history", tr("&History"), tr("Shows every change that can be undone or redone; a click goes there."), {},
        [&w = m_window] { w.show<HistoryPanel>(); });
    separate();
    add("properties", tr("&Properties"),
        tr("Shows the properties of the selected bodies or joint, or of the scene: sizes, places, masses, friction, gravity."),
        {Qt::ALT | Qt::Key_Return}, [&window = m_window] { window.show<PropertiesPanel>().takeFocus(); });
    QObject::connect(&m_window.panel<PropertiesPanel>(), &PropertiesPanel::settingsRequested, &m_window,
                     [&window = m_window] { window.show<SettingsPanel>(); });
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
        tr("Plays the solver's work from here, row by row, as impulses that run through the scene. Any other key ends it."),
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

/// What explains the numbers at the cursor, and the panels of one question each, in the menu Debug.
void Commands::addPanels() {
    MainWindow& window = m_window;
    separate();
    m_submenu = tr("E&xplain");
    add("explain-terms", tr("E&xplain the terms"),
        tr("Goes to the row card: the arrow keys move from term to term, each is explained and shown in the scene."),
        {Qt::CTRL | Qt::Key_I}, [&window] { window.show<RowCard>().explainTerms(); });
    add("why", tr("Pro&venance"),
        tr("Breaks a number down into everything that contributed to it: the focused number in Bodies, a velocity of the selected "
           "body or the marked row's impulse."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_W}, [&window] { requestProvenance(window); });
    add("impulses", tr("&Impulses"),
        tr("Shows the impulses of selected rows over the sweeps, the visits or the steps: click contacts in the scene."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_J}, [&window] { window.show<ImpulseChart>().startReading(); });
    add("meters", tr("&Watch"), tr("Shows numbers of your choice at the cursor, and what they were before."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [&window] { window.show<WatchPanel>().startTyping(); });
    add("warm-start", tr("&Warm start"), tr("Shows which impulses of the last step this one starts with, and which are lost."),
        {Qt::CTRL | Qt::Key_J}, [&window] { window.show<WarmStartPanel>().startReading(); });
    add("exact", tr("E&xact answer"),
        tr("Shows the converged solution of this step: every impulse and velocity next to the solver's value, and whether other "
           "impulses are a solution too."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_X}, [&window] { window.show<ExactPanel>().startReading(); });
    add("ledger", tr("Energy &ledger"),
        tr("Shows how many metres each correction of this step removed, and the energy that it added."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, [&window] { window.show<LedgerPanel>(); });
    add("offenders", tr("Worst &offenders"),
        tr("Shows the rows of this step and the steps of the recording with the largest errors."), {Qt::CTRL | Qt::Key_T},
        [&window] { window.show<OffendersPanel>(); });
    m_submenu.clear();
    m_submenu = tr("&Study");
    add("matrix", tr("&Matrix of the rows"), tr("Shows which row disturbs which, by how much, and through which body."),
        {Qt::CTRL | Qt::Key_M}, [&window] { window.show<MatrixView>().setFocus(); });
    add("plane", tr("λ₁–λ₂ &plane"),
        tr("Shows the impulses of two rows against each other: where each row is satisfied, and the path of the sweeps."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_M}, [&window] { window.show<LambdaPlaneView>().setFocus(); });
    add("row-order", tr("Row or&der"),
        tr("Tries other orders of the rows on the step at the cursor, and shows how it converges, before the run uses one."),
        {Qt::CTRL | Qt::ALT | Qt::Key_O}, [&window] { window.show<RowOrderPanel>().takeFocus(); });
    add("sweep", tr("Parameter &scan"),
        tr("Runs the scene with every combination of two settings' values, and shows how the runs end as a map."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, [&window] { window.show<ParameterScanPanel>().takeFocus(); });
    add("joint", tr("Custom &joint"),
        tr("Creates a joint from a formula C(q) of two bodies: its J is derived and checked, and the joint is added to the scene."),
        {Qt::CTRL | Qt::ALT | Qt::Key_J}, [&window] { window.show<JointPanel>().takeFocus(); });
    add("soft-constraint", tr("So&ft constraint"),
        tr("Designs a joint or contact as a spring: frequency, stiffness, β and γ or ERP and CFM, with the response of the row."),
        {Qt::CTRL | Qt::ALT | Qt::Key_S}, [&window] { window.show<SoftDesigner>().takeFocus(); });
    add("solve-by-hand", tr("Solve by &hand"),
        tr("Lets you be the solver: pick the rows of this step and enter the impulses that the engine will compute."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Y}, [&window] { window.show<ManualSolvePanel>().takeFocus(); });
    m_submenu.clear();
}

/// What changes the run or stands beside it, in the menu Debug.
void Commands::addBranches() {
    MainWindow& window = m_window;
    BranchesPanel& branches = window.panel<BranchesPanel>();
    m_submenu = tr("C&hange the run");
    add("change-body", tr("Change mass or &velocity…"), tr("Sets another mass or velocity for the selected body, in Properties."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, [&window] { window.show<PropertiesPanel>().typeMass(); });
    add("set-impulse", tr("Set the row's &impulse…"),
        tr("Sets another impulse for the marked row from this stop on, and continues from there."), {Qt::CTRL | Qt::Key_U},
        [&window] { window.show<BranchesPanel>().typeImpulse(); });
    add("break-match", tr("Brea&k the match"),
        tr("Discards the last step's impulses of the contact point of the marked row, or of the one selected in the panel."),
        {Qt::CTRL | Qt::Key_K}, [&window] { window.show<WarmStartPanel>().breakMatch(); });
    m_submenu.clear();
    m_submenu = tr("Bra&nches");
    add("branch", tr("Branch &here"), tr("Continues from the cursor as a new branch; the current run stays as it is."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_B}, [&window] {
            if (window.controller().branchHere()) window.show<BranchesPanel>();
        });
    add("branches", tr("B&ranches"), tr("Shows the branches of the run."), {Qt::ALT | Qt::Key_B},
        [&window] { window.show<BranchesPanel>().setFocus(); });
    add("compare-branches", tr("Co&mpare branches"), tr("Shows where the current branch first differs from another one."),
        {Qt::ALT | Qt::SHIFT | Qt::Key_B}, [&window] { window.show<BranchesPanel>().showComparison(); });
    add("next-branch", tr("Ne&xt branch"), tr("Shows the next branch of the list, where it was left."),
        {Qt::ALT | Qt::Key_PageDown}, [&branches] { branches.showNext(1); });
    add("previous-branch", tr("Pre&vious branch"), tr("Shows the previous branch of the list, where it was left."),
        {Qt::ALT | Qt::Key_PageUp}, [&branches] { branches.showNext(-1); });
    m_submenu.clear();
    separate();
    add("compare-presets", tr("Compare &variants…"),
        tr("Shows the comparison and offers what to compare: warm starting, iterations, methods."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, [&window] {
            if (window.controller().hidesFuture()) return window.messages().say(hiddenNotice(), Messages::messageTime);
            window.showPerspective(Perspective::Compare);
            window.show<ComparePanel>().offerPresets();
        });
    add("compare-scenes", tr("Scenes side by &side"),
        tr("Shows the scenes of all compared variants side by side, in place of the scene."), {Qt::CTRL | Qt::ALT | Qt::Key_V}, {})
        .toggle = [&window](bool on) { window.showSideBySide(on); };
}

/// Moments to return to, in the menu Debug.
void Commands::addMoments() {
    Notebooks& notebooks = m_window.notebooks();
    separate();
    add("bookmark", tr("Book&mark this moment"),
        tr("Bookmarks the moment at the cursor in the notebook of the scene, so that you can return to it and write about it."),
        {Qt::CTRL | Qt::Key_D}, "bookmark", [&notebooks, &controller = m_controller] {
            controller.pause();
            notebooks.showOfScene().addHere();
        });
    m_submenu = tr("Notebook and &links");
    add("notebook", tr("&Notebook"), tr("Shows the bookmarked moments of this scene, with their notes."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_D}, [&notebooks] { notebooks.showOfScene().focusList(); });
    add("export-notebook", tr("&Export the notebook…"),
        tr("Exports the bookmarked moments as one page: notes, numbers, tables and pictures."), {},
        [&notebooks] { notebooks.ofScene().chooseExport(); });
    add("copy-link", tr("Copy &link to this moment"),
        tr("Copies a line of text to the clipboard that opens this scene, with its inputs, at this very stop."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [&notebooks] { notebooks.copyLink(); });
    add("go-to-link", tr("&Go to a link…"),
        tr("Asks for a link, such as stack_10#f12.i3.r5, and goes to the moment that it names."), {Qt::CTRL | Qt::Key_G},
        [&notebooks] { notebooks.askForLink(); });
    m_submenu.clear();
}

void Commands::addLessons() {
    begin(tr("&Lessons"));
    MainWindow& window = m_window;
    LessonPanel& lessons = window.panel<LessonPanel>();
    LessonHost& host = window.lessons();
    Notebooks& notebooks = window.notebooks();
    add("lesson-contents", tr("Table of &contents"), tr("Shows all lessons."), {Qt::CTRL | Qt::Key_L}, [&window] {
        window.showPerspective(Perspective::Learn);
        window.show<LessonPanel>().showContents();
    });
    separate();
    add("free-play", tr("&Free play"), tr("Unlocks everything temporarily; the lesson stays as it is."),
        {Qt::CTRL | Qt::ALT | Qt::Key_P}, [&lessons] { lessons.startFreePlay(); });
    add("back-to-lesson", tr("&Back to the lesson"), tr("Continues the lesson where you left it, with the scene as it was then."),
        {Qt::CTRL | Qt::ALT | Qt::Key_L}, [&window] {
            window.showPerspective(Perspective::Learn);
            window.show<LessonPanel>().resume();
        });
    separate();
    add("lesson-notebook", tr("Lesson &notebook"),
        tr("Shows your predictions, answers and notes in lessons, to search and to return to."), {Qt::CTRL | Qt::ALT | Qt::Key_N},
        [&notebooks] { notebooks.showOfLessons().startSearch(); });
    add("note", tr("&Write a note"), tr("Adds a note about the moment at the cursor to the lesson notebook."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [&notebooks] { notebooks.showOfLessons().writeNote(); });
    add("export-lesson-notebook", tr("&Export the lesson notebook…"),
        tr("Exports the lesson notebook as one page: questions, answers, numbers and pictures."), {},
        [&notebooks] { notebooks.ofLessons().chooseExport(); });
    separate();
    m_submenu = tr("For &authors");
    add("lessons-of-folder", tr("&Open a folder of lessons…"), tr("Shows the lessons of a folder, for authors of lessons."), {},
        [&host] { host.chooseFolder(); });
    add("read-lessons-again", tr("&Reload the lessons"),
        tr("Shows the changes in the folder's files; the lesson and its stage stay."), {Qt::CTRL | Qt::ALT | Qt::Key_R},
        [&lessons] { lessons.readAgain(); });
    add("lessons-of-program", tr("Lessons of the &program"), tr("Shows the program's own lessons again."), {},
        [&host] { host.openFolder({}); });
    m_submenu.clear();
    separate();
    insert([&host](QMenu& menu) { host.listIn(menu); });
}

void Commands::addView() {
    begin(tr("&View"));
    MainWindow& window = m_window;
    int key = Qt::Key_1;
    for (const Perspective each : allPerspectives) {
        const PerspectiveInfo info = infoOf(each);
        add(info.name, info.title, info.meaning, {Qt::CTRL | Qt::Key(key++)}, info.name,
            [&window, each] { window.showPerspective(each); });
    }
    separate();
    insert([&window](QMenu& menu) {
        addPanelsTo(window, *menu.addMenu(tr("&Panels")));
        menu.addMenu(tr("Layers of the &scene"))->addActions(window.sceneView().layerActions());
    });
    insert([&window](QMenu& menu) {
        addMotions(window, menu);
        addThemes(window, menu);
        addTextSizes(window, menu);
        addLanguages(window, menu);
    });
    separate();
    add("chart-table", tr("Chart as ta&ble"),
        tr("Shows the values of the chart that was used last as a table in its place, or the lines again."),
        {Qt::CTRL | Qt::ALT | Qt::Key_T}, [&window, last = m_lastUsed] {
            LineChart* chart = last->chart();
            if (!chart) return sayThatThereIsNoChart(window);
            chart->showTable(!chart->isTableShown());
            chart->setFocus(Qt::ShortcutFocusReason);
        });
    insert([&window](QMenu& menu) { addAllDigits(window, menu); });
    separate();
    add("full-scene", tr("&Full scene"), tr("Hides all panels, or shows them again."), {Qt::Key_F12}, "full-scene", {}).toggle =
        [&window](bool on) { window.panels().setFullScene(on); };
    add("presentation", tr("Pr&esentation"),
        tr("Shows large texts on the full screen, with the panel that matters most in this perspective; Escape ends it."),
        {Qt::SHIFT | Qt::Key_F12}, [&window] { emit window.presentationRequested(!window.panels().isPresenting()); });
    add("reset-layout", tr("&Reset layout"),
        tr("Moves every panel of this perspective back to its initial place, and shows the initial layers of the scene."), {},
        [&window] {
            window.resetLayout();
            window.sceneView().resetLayers();
        });
}

/// Those that are alone at their place first, then a menu for each of the others.
void Commands::addPanelsTo(MainWindow& window, QMenu& menu) {
    const std::vector<std::pair<PanelPlace, QString>> places{{PanelPlace::Card, tr("&Row and step")},
                                                             {PanelPlace::List, tr("&Lists and settings")},
                                                             {PanelPlace::Chart, tr("&Charts and studies")}};
    std::vector<std::pair<PanelPlace, QMenu*>> menus;
    for (const auto& [place, title] : places) menus.emplace_back(place, menu.addMenu(title));
    QAction* const before = menu.insertSeparator(menu.actions().front());
    for (QDockWidget* dock : window.panels().docks()) {
        const auto found = std::ranges::find(menus, window.panels().placeOf(*dock), &std::pair<PanelPlace, QMenu*>::first);
        if (found != menus.end())
            found->second->addAction(dock->toggleViewAction());
        else
            menu.insertAction(before, dock->toggleViewAction());
    }
}

void Commands::addMotions(MainWindow& window, QMenu& view) {
    const auto motion = [&window](Motion kind, const char* name, const QString& text, const QString& explanation) {
        Command command{QLatin1String(name), text, explanation};
        command.run = [&window, kind] {
            saveMotion(kind);
            applyMotion(kind);
            if (window.controller().playing() == Playing::Replay) window.controller().pause();
        };
        return std::pair(std::move(command), kind == savedMotion());
    };
    const QString speed = tr("Chooses how fast answers are played.");
    addChoices(
        window, *view.addMenu(tr("&Motion")),
        {motion(Motion::Slow, "motion-slow", tr("&Slow"), speed), motion(Motion::Normal, "motion-normal", tr("&Normal"), speed),
         motion(Motion::Fast, "motion-fast", tr("&Fast"), speed),
         motion(Motion::Reduced, "motion-reduced", tr("&Reduced motion"),
                tr("Nothing moves by itself: answers jump to where they end, and pictures stand still."))});
}

void Commands::addThemes(MainWindow& window, QMenu& view) {
    const auto theme = [](ThemeMode mode, const char* name, const QString& text) {
        Command command{QLatin1String(name), text, tr("Chooses the colours of the window.")};
        command.run = [mode] {
            saveTheme(mode);
            applyTheme(mode);
        };
        return std::pair(std::move(command), mode == savedTheme());
    };
    addChoices(window, *view.addMenu(tr("&Theme")),
               {theme(ThemeMode::System, "theme-system", tr("Like the &desktop")),
                theme(ThemeMode::Light, "theme-light", tr("&Light")), theme(ThemeMode::Dark, "theme-dark", tr("D&ark"))});
}

void Commands::addTextSizes(MainWindow& window, QMenu& view) {
    QMenu* menu = view.addMenu(tr("Te&xt size"));
    std::vector<std::pair<Command, bool>> choices;
    for (const int percent : textSizes) {
        Command command{QStringLiteral("text-size-%1").arg(percent), tr("%1 %").arg(percent), tr("Shows all texts in this size.")};
        command.run = [&window, percent] { emit window.textSizeRequested(percent); };
        choices.emplace_back(std::move(command), percent == textSize());
    }
    addChoices(window, *menu, std::move(choices));
    menu->addSeparator();
    Command larger{QStringLiteral("text-larger"),
                   tr("&Larger"),
                   tr("Shows all texts in the next larger size."),
                   {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}};
    larger.run = [&window] { emit window.textSizeRequested(largerTextSize(textSize())); };
    Command smaller{QStringLiteral("text-smaller"),
                    tr("&Smaller"),
                    tr("Shows all texts in the next smaller size."),
                    {Qt::CTRL | Qt::Key_Minus}};
    smaller.run = [&window] { emit window.textSizeRequested(smallerTextSize(textSize())); };
    for (Command* each : {&larger, &smaller}) menu->addAction(window.actions().add(std::move(*each)));
}

void Commands::addAllDigits(MainWindow& window, QMenu& view) {
    Command command{
        QStringLiteral("all-digits"),
        tr("All &digits"),
        tr("Shows every number with all its digits, so that it reads back to the same bits, or rounded again. Tool tips and "
           "copies always have all digits."),
        {Qt::CTRL | Qt::ALT | Qt::Key_D}};
    command.run = [&window] { emit window.allDigitsRequested(!showsAllDigits()); };
    QAction* action = window.actions().add(std::move(command));
    action->setCheckable(true);
    action->setChecked(showsAllDigits());
    view.addAction(action);
}

void Commands::addLanguages(MainWindow& window, QMenu& view) {
    QMenu* menu = view.addMenu(tr("Lan&guage"));
    menu->setObjectName(QStringLiteral("languageMenu"));
    std::vector<std::pair<Command, bool>> choices;
    for (const Language& language : languages()) {
        const QString code = QLatin1String(language.code);
        // Each name is in its own language, so that its speakers find it.
        Command command{QStringLiteral("language-") + code, QString::fromUtf8(language.name),
                        tr("Shows the window and the lessons in this language; everything else stays as it is.")};
        command.run = [&window, code] { emit window.languageRequested(code); };
        choices.emplace_back(std::move(command), code == languageInUse());
    }
    addChoices(window, *menu, std::move(choices));
}

void Commands::addHelp() {
    begin(tr("&Help"));
    MainWindow& window = m_window;
    add("welcome", tr("&Welcome"), tr("Shows the welcome page: learn, explore scenes, compare, or continue where you were."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, [&window] { window.userSession().welcome(); });
    add("tour", tr("60-second &tour"), tr("Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison."),
        {}, [&window] { window.userSession().startTour(); });
    separate();
    add("help", tr("&Help for this panel"),
        tr("Explains the panel that has the keyboard: what it shows, how to read it, its keys."), {Qt::Key_F1},
        [&window] { helpOf(window).showPage(HelpWindow::pageOf(window, QApplication::focusWidget())); });
    add("glossary", tr("&Glossary"), tr("Explains the terms in a sentence or two, with their formulas; to search."),
        {Qt::SHIFT | Qt::Key_F1}, [&window] { helpOf(window).showGlossary(); });
    separate();
    add("keys", tr("&Keys"), tr("Shows all keys at a glance."), {Qt::CTRL | Qt::Key_F1},
        [&window] { KeysDialog(window.actions(), &window).exec(); });
    add("shortcuts", tr("Keyboard &shortcuts…"), tr("Assigns other keys to commands."), {},
        [&window] { ShortcutsDialog(window.actions(), &window).exec(); });
    separate();
    add("about", tr("&About Solverscope"), tr("Shows the version and licence."), {}, [&window] {
        QMessageBox::about(
            &window, tr("About Solverscope"),
            tr("<h3>Solverscope %1</h3>"
               "<p>An oscilloscope for physics solvers: stop at every row of every sweep, forward and back.</p>"
               "<p>Copyright © 2026 The Solverscope developers</p>"
               "<p>This program is free software: you may redistribute and change it under the terms of the GNU General "
               "Public License, version 3 or (at your option) any later version. It comes with absolutely no "
               "warranty.</p><p>Qt %2</p>")
                .arg(QStringLiteral(SOLVERSCOPE_VERSION), QLatin1String(qVersion())));
    });
}

}  // namespace

std::vector<MenuInfo> menusOf(MainWindow& window) {
    new SceneMenu(window);
    return Commands(window).menus;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Explain, Panels, Branches and moments under Debug, and the menu Lessons.
#include "gui/app/commands.h"

#include <QMenu>

#include "gui/app/lesson_host.h"
#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/notebooks.h"
#include "gui/charts/impulse_chart.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/custom_joint/joint_panel.h"
#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/panels/lambda_plane/lambda_plane_view.h"
#include "gui/panels/manual_solve/manual_solve_panel.h"
#include "gui/panels/matrix/matrix_view.h"
#include "gui/panels/notebook/journal_panel.h"
#include "gui/panels/notebook/notebook_panel.h"
#include "gui/panels/offenders/offenders_panel.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/provenance/provenance_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/soft_designer/soft_designer.h"
#include "gui/panels/warm_start/warm_start_panel.h"
#include "gui/panels/watch/watch_panel.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

/// Takes the number under the keyboard in Bodies apart, else one of what is selected.
void requestProvenance(MainWindow& window) {
    const auto& bodies = window.panel<BodiesTable>();
    const auto chosen = bodies.hasFocus() ? bodies.quantityAt(bodies.currentIndex()) : std::nullopt;
    auto& why = window.show<ProvenancePanel>();
    chosen ? why.ask(*chosen) : why.askAboutSelection();
    why.takeFocus();
}

}  // namespace

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
        {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, [&window] { window.show<LedgerPanel>().startReading(); });
    add("offenders", tr("Worst &offenders"),
        tr("Shows the rows of this step and the steps of the recording with the largest errors."), {Qt::CTRL | Qt::Key_T},
        [&window] { window.show<OffendersPanel>().startReading(); });
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
        {Qt::ALT | Qt::Key_PageDown}, [&window] { window.panel<BranchesPanel>().showNext(1); });
    add("previous-branch", tr("Pre&vious branch"), tr("Shows the previous branch of the list, where it was left."),
        {Qt::ALT | Qt::Key_PageUp}, [&window] { window.panel<BranchesPanel>().showNext(-1); });
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
    m_submenu.clear();
}

void Commands::addLessons() {
    begin(tr("&Lessons"));
    MainWindow& window = m_window;
    LessonHost& host = window.lessons();
    Notebooks& notebooks = window.notebooks();
    add("lesson-contents", tr("Table of &contents"), tr("Shows all lessons."), {Qt::CTRL | Qt::Key_L}, [&window] {
        window.showPerspective(Perspective::Learn);
        window.show<LessonPanel>().showContents();
    });
    separate();
    add("free-play", tr("&Free play"), tr("Unlocks everything temporarily; the lesson stays as it is."),
        {Qt::CTRL | Qt::ALT | Qt::Key_P}, [&window] { window.panel<LessonPanel>().startFreePlay(); });
    add("back-to-lesson", tr("&Back to the lesson"), tr("Continues the lesson where you left it, with the scene as it was then."),
        {Qt::CTRL | Qt::ALT | Qt::Key_L}, [&window] {
            window.showPerspective(Perspective::Learn);
            window.show<LessonPanel>().resume();
        });
    separate();
    m_submenu = tr("&Notebook");
    add("lesson-notebook", tr("Lesson &notebook"),
        tr("Shows your predictions, answers and notes in lessons, to search and to return to."), {Qt::CTRL | Qt::ALT | Qt::Key_N},
        [&notebooks] { notebooks.showOfLessons().startSearch(); });
    add("note", tr("&Write a note"), tr("Adds a note about the moment at the cursor to the lesson notebook."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [&notebooks] { notebooks.showOfLessons().writeNote(); });
    add("export-lesson-notebook", tr("&Export the lesson notebook…"),
        tr("Exports the lesson notebook as one page: questions, answers, numbers and pictures."), {},
        [&notebooks] { notebooks.ofLessons().chooseExport(); });
    m_submenu = tr("For &authors");
    add("lessons-of-folder", tr("&Open a folder of lessons…"), tr("Shows the lessons of a folder, for authors of lessons."), {},
        [&host] { host.chooseFolder(); });
    add("read-lessons-again", tr("&Reload the lessons"),
        tr("Shows the changes in the folder's files; the lesson and its stage stay."), {Qt::CTRL | Qt::ALT | Qt::Key_R},
        [&window] { window.panel<LessonPanel>().readAgain(); });
    add("lessons-of-program", tr("Lessons of the &program"), tr("Shows the program's own lessons again."), {},
        [&host] { host.openFolder({}); });
    m_submenu.clear();
    separate();
    insert([&host](QMenu& menu) { host.listIn(menu); });
}

}  // namespace solverscope

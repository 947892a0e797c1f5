// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/lesson_host.h"

#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <span>
#include <utility>

#include "gui/app/actions.h"
#include "gui/app/help/help_window.h"
#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/lessons/challenge_bar.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/custom_joint/joint_panel.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/panels/soft_designer/soft_designer.h"
#include "gui/scene/scene_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "gui/widgets/message_bar.h"

namespace solverscope {

LessonHost::LessonHost(MainWindow& window)
    : QObject(&window),
      m_window(window),
      m_lessons(window.panel<LessonPanel>()),
      m_challenge(new ChallengeBar(window.controller(), window.centralWidget())) {
    auto& around = static_cast<QVBoxLayout&>(*window.centralWidget()->layout());
    around.insertWidget(around.indexOf(&window.sceneView()), m_challenge);
    connect(m_challenge, &ChallengeBar::controlsChanged, this, &LessonHost::unlockControls);
    connect(&m_lessons, &LessonPanel::panelRequested, this, &LessonHost::showPanel);
    connect(&m_lessons, &LessonPanel::left, this, [this] {
        m_window.panels().restoreHidden();
        endComparison();
    });
    connect(&m_lessons, &LessonPanel::comparisonRequested, this, [this](const QString& key, const QString& a, const QString& b) {
        m_window.panel<ComparePanel>().compare(key, a, b);
        m_comparesForStage = true;
        showPanel(QStringLiteral("compare"));
    });
    connect(&m_lessons, &LessonPanel::settingsSet, this,
            [&window](const QString& settings) { window.messages().say(tr("Set: %1").arg(settings), Messages::messageTime); });
    connect(&m_lessons, &LessonPanel::helpRequested, &window,
            [&window](const QString& page) { HelpWindow::of(window).showPage(page); });
    connect(&m_lessons, &LessonPanel::breakpointRequested, this, &LessonHost::setBreakpoint);
    connect(&m_lessons, &LessonPanel::sceneRequested, &window,
            [&window](const QString& name) { window.openScene(QStringLiteral(":/scenes/%1.json").arg(name)); });
    connect(&m_lessons, &LessonPanel::controlsUnlocked, this, [this](const QStringList& keys) {
        m_ofLesson = keys;
        unlockControls();
    });
    connect(&m_lessons, &LessonPanel::stageEntered, this, &LessonHost::enterStage);
    connect(&m_lessons, &LessonPanel::libraryChanged, this, &LessonHost::list);
    connect(&m_lessons, &LessonPanel::waitingChanged, this, &LessonHost::showLessonWaiting);
    MessageBar& waiting = window.messages().waiting();
    connect(&waiting, &MessageBar::accepted, this, [this] { m_window.actions()[QStringLiteral("back-to-lesson")]->trigger(); });
    connect(&waiting, &MessageBar::dismissed, this, [this] { m_waitingDismissed = m_lessons.lesson(); });
    connect(&window.sceneView(), &SceneView::dragRefused, this, [this] {
        m_window.messages().say(tr("The lesson or challenge locks the bodies for now: they can be picked, not dragged."),
                                Messages::messageTime);
    });
}

bool LessonHost::open(const QString& id) {
    if (!m_lessons.library().find(id)) return false;
    m_window.showPerspective(Perspective::Learn);  // first: it moves the keyboard
    if (!m_lessons.openLesson(id)) return false;
    m_window.show<LessonPanel>();
    return true;
}

bool LessonHost::openFolder(const QString& folder) {
    LessonLibrary found(folder);
    if (found.lessons().empty() && found.problems().isEmpty()) {
        m_window.showProblem(
            tr("There are no lessons in %1: expected folders with a lesson.md.").arg(QDir::toNativeSeparators(folder)));
        return false;
    }
    m_lessons.openFolder(folder, std::move(found));
    m_window.showPerspective(Perspective::Learn);
    m_window.show<LessonPanel>();
    return true;
}

void LessonHost::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(&m_window, tr("Open a folder of lessons"), m_lessons.folder());
    if (!folder.isEmpty()) openFolder(folder);
}

void LessonHost::showPanel(const QString& panel) {
    whenShown([this, panel] {
        m_window.panels().showsTemporarily(panel);
        m_window.showPanel(panel);
    });
}

/// Docks can't come or go in a window that has no size yet.
void LessonHost::whenShown(const std::function<void()>& action) {
    if (m_window.isVisible()) return action();
    QMetaObject::invokeMethod(
        this,
        [this, action] {
            if (m_window.isVisible()) action();
        },
        Qt::QueuedConnection);
}

void LessonHost::setBreakpoint(const QString& condition) {
    Breakpoints& all = m_window.breakpoints();
    const auto same = std::ranges::find(all.entries(), condition, &Breakpoints::Entry::condition);
    if (same == all.entries().end())
        all.add(condition);
    else
        all.setEnabled(static_cast<int>(same - all.entries().begin()), true);
    showPanel(QStringLiteral("breakpoints"));
}

/// A lesson comes first: its scenes are its own.
void LessonHost::unlockControls() {
    const QStringList keys = m_ofLesson.contains(QStringLiteral("*")) ? m_challenge->controls() : m_ofLesson;
    const bool all = keys.contains(QStringLiteral("*"));
    const auto isUnlocked = [&](const char* key) { return all || keys.contains(QLatin1String(key)); };
    const bool isOrderUnlocked = isUnlocked("row_order") && isUnlocked("given_order");
    m_window.panel<SettingsPanel>().unlock(keys);
    m_window.panel<IterationTable>().allowReordering(isOrderUnlocked);
    m_window.panel<RowOrderPanel>().allowUse(isOrderUnlocked);
    m_window.panel<JointPanel>().allowUse(isUnlocked("joint"));
    m_window.panel<SoftDesigner>().allowUse(isUnlocked("joint"),
                                            isUnlocked("contact_hertz") && isUnlocked("contact_damping_ratio"));
    m_window.panel<BranchesPanel>().setLocked(!all);
    m_window.panel<ParameterScanPanel>().allowOpening(all);
    m_window.sceneView().setDraggable(isUnlocked("bodies"));
    const QString locked = all ? QString() : tr("The lesson or challenge locks the run for now; free play unlocks it.");
    for (const char* name : {"branch", "set-impulse", "change-body"}) m_window.actions().lock(QLatin1String(name), locked);
    m_window.controller().edits().lock(locked);
    m_window.settingsChanged();
}

/// A lesson speaks of one scene, its own, and shows only what the stage asks for. Variants of the learner's making stay in the
/// panel.
void LessonHost::enterStage(bool anew) {
    m_window.actions()[QStringLiteral("compare-scenes")]->setChecked(false);
    endComparison();
    if (!anew) return whenShown([this] { m_window.panels().restoreHidden(); });  // what the stage before has shown
    m_window.sceneView().fit();                                                  // from any state of free play
    auto& compare = m_window.panel<ComparePanel>();
    if (compare.comparesWarmStarting()) compare.setOn(false);
}

/// The one that a link of the stage has begun.
void LessonHost::endComparison() {
    if (std::exchange(m_comparesForStage, false)) m_window.panel<ComparePanel>().setOn(false);
}

void LessonHost::listIn(QMenu& menu) {
    m_menu = &menu;
    list();
}

/// A menu for each part, and two for a part that is longer than a menu should be.
void LessonHost::list() {
    constexpr std::size_t longest = 15;
    for (QAction* each : m_listed) delete each->menu();
    m_listed.clear();
    std::span<const ContentsEntry> rest = m_lessons.library().contents();
    while (!rest.empty()) {
        const auto next = std::ranges::find_if(rest, [&](const ContentsEntry& each) { return each.part != rest.front().part; });
        const auto count = static_cast<std::size_t>(next - rest.begin());
        const std::size_t first = count > longest ? count / 2 : count;
        listPart(rest.first(first), first < count);
        if (first < count) listPart(rest.subspan(first, count - first), true);
        rest = rest.subspan(count);
    }
    for (QAction* each : m_listed) each->setVisible(!each->menu()->isEmpty());
    for (const char* command : {"read-lessons-again", "lessons-of-program"})
        m_window.actions()[QLatin1String(command)]->setEnabled(!m_lessons.folder().isEmpty());
}

void LessonHost::listPart(std::span<const ContentsEntry> lessons, bool isHalf) {
    const QString& first = lessons.front().id;
    const QString number = isHalf ? QStringLiteral("%1 – %2").arg(first, lessons.back().id) : first.section(QLatin1Char('.'), 0, 0);
    QMenu* menu = m_menu->addMenu(tr("%1 %2").arg(number, lessons.front().part));
    m_listed.push_back(menu->menuAction());
    for (const ContentsEntry& each : lessons) {
        if (!each.lesson) continue;
        QAction* action = menu->addAction(tr("%1 %2").arg(each.id, each.title));
        connect(action, &QAction::triggered, this, [this, id = each.id] { open(id); });
    }
}

void LessonHost::showLessonWaiting() {
    if (m_ofLesson.contains(QStringLiteral("*"))) unlockControls();
    const bool waits = m_lessons.isWaiting();
    const QString lesson = m_lessons.lesson();
    Actions& commands = m_window.actions();
    commands.lock(QStringLiteral("free-play"), waits              ? tr("You are already in free play.")
                                               : lesson.isEmpty() ? tr("No lesson is open: everything is unlocked.")
                                                                  : QString());
    commands.lock(QStringLiteral("back-to-lesson"), waits ? QString() : tr("No lesson is waiting."));
    MessageBar& bar = m_window.messages().waiting();
    if (!waits) {
        m_waitingDismissed.clear();
        return bar.hide();
    }
    if (m_waitingDismissed == lesson) return;
    const QString key = commands.keyOf(QStringLiteral("back-to-lesson"));
    bar.offer(key.isEmpty() ? tr("Back to %1").arg(lesson) : tr("Back to %1 (%2)").arg(lesson, key));
    bar.showText(tr("You are in free play. This lesson is waiting: %1").arg(m_lessons.place()));
}

}  // namespace solverscope

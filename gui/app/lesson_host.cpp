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
    : QObject(&window), m_window(window), m_challenge(new ChallengeBar(window.controller(), window.centralWidget())) {
    auto& around = static_cast<QVBoxLayout&>(*window.centralWidget()->layout());
    around.insertWidget(around.indexOf(&window.sceneView()), m_challenge);
    connect(m_challenge, &ChallengeBar::controlsChanged, this, &LessonHost::unlockControls);
    window.panels().whenMade<LessonPanel>(this, [this](LessonPanel& lessons) {
        connectTo(lessons);
        if (m_menu) list();
    });
    lockPanels();
    MessageBar& waiting = window.messages().waiting();
    connect(&waiting, &MessageBar::accepted, this, [this] { m_window.actions()[QStringLiteral("back-to-lesson")]->trigger(); });
    connect(&waiting, &MessageBar::dismissed, this, [this] { m_waitingDismissed = m_window.panel<LessonPanel>().lesson(); });
    connect(&window.sceneView(), &SceneView::dragRefused, this, [this] {
        m_window.messages().say(tr("The lesson or challenge locks the bodies for now: they can be picked, not dragged."),
                                Messages::messageTime);
    });
}

void LessonHost::connectTo(LessonPanel& lessons) {
    connect(&lessons, &LessonPanel::panelRequested, this, &LessonHost::showPanel);
    connect(&lessons, &LessonPanel::left, this, [this] {
        m_window.panels().restoreHidden();
        endComparison();
    });
    connect(&lessons, &LessonPanel::comparisonRequested, this, [this](const QString& key, const QString& a, const QString& b) {
        m_window.panel<ComparePanel>().compare(key, a, b);
        m_comparesForStage = true;
        showPanel(QStringLiteral("compare"));
    });
    connect(&lessons, &LessonPanel::settingsSet, this, [&window = m_window](const QString& settings) {
        window.messages().say(tr("Set: %1").arg(settings), Messages::messageTime);
    });
    connect(&lessons, &LessonPanel::helpRequested, &m_window,
            [&window = m_window](const QString& page) { HelpWindow::of(window).showPage(page); });
    connect(&lessons, &LessonPanel::breakpointRequested, this, &LessonHost::setBreakpoint);
    connect(&lessons, &LessonPanel::sceneRequested, &m_window,
            [&window = m_window](const QString& name) { window.openScene(QStringLiteral(":/scenes/%1.json").arg(name)); });
    connect(&lessons, &LessonPanel::controlsUnlocked, this, [this](const QStringList& keys) {
        m_ofLesson = keys;
        unlockControls();
    });
    connect(&lessons, &LessonPanel::stageEntered, this, &LessonHost::enterStage);
    connect(&lessons, &LessonPanel::libraryChanged, this, &LessonHost::list);
    connect(&lessons, &LessonPanel::waitingChanged, this, &LessonHost::showLessonWaiting);
}

/// What a stage or a challenge locks, in every panel, also in one that is made later.
void LessonHost::lockPanels() {
    const auto lock = [this]<typename Panel>(void (*obey)(Panel&, const LessonHost&)) {
        m_window.panels().whenMade<Panel>(this, [this, obey](Panel& panel) {
            connect(this, &LessonHost::unlocked, &panel, [this, obey, &panel] { obey(panel, *this); });
            obey(panel, *this);
        });
    };
    lock(+[](SettingsPanel& panel, const LessonHost& host) { panel.unlock(host.controls()); });
    lock(+[](IterationTable& panel, const LessonHost& host) { panel.allowReordering(host.isOrderUnlocked()); });
    lock(+[](RowOrderPanel& panel, const LessonHost& host) { panel.allowUse(host.isOrderUnlocked()); });
    lock(+[](JointPanel& panel, const LessonHost& host) { panel.allowUse(host.isUnlocked("joint")); });
    lock(+[](SoftDesigner& panel, const LessonHost& host) {
        panel.allowUse(host.isUnlocked("joint"), host.isUnlocked("contact_hertz") && host.isUnlocked("contact_damping_ratio"));
    });
    lock(+[](BranchesPanel& panel, const LessonHost& host) { panel.setLocked(!host.isUnlocked("*")); });
    lock(+[](ParameterScanPanel& panel, const LessonHost& host) { panel.allowOpening(host.isUnlocked("*")); });
}

/// A lesson comes first: its scenes are its own.
QStringList LessonHost::controls() const { return m_ofLesson.contains(QStringLiteral("*")) ? m_challenge->controls() : m_ofLesson; }

bool LessonHost::isUnlocked(const char* key) const {
    const QStringList keys = controls();
    return keys.contains(QStringLiteral("*")) || keys.contains(QLatin1String(key));
}

bool LessonHost::open(const QString& id) {
    auto& lessons = m_window.panel<LessonPanel>();
    if (!lessons.library().find(id)) return false;
    m_window.showPerspective(Perspective::Learn);  // first: it moves the keyboard
    if (!lessons.openLesson(id)) return false;
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
    m_window.panel<LessonPanel>().openFolder(folder, std::move(found));
    m_window.showPerspective(Perspective::Learn);
    m_window.show<LessonPanel>();
    return true;
}

void LessonHost::chooseFolder() {
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Open a folder of lessons"), m_window.panel<LessonPanel>().folder());
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

void LessonHost::unlockControls() {
    const bool all = isUnlocked("*");
    emit unlocked();
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
    auto* compare = m_window.panels().made<ComparePanel>();
    if (compare && compare->comparesWarmStarting()) compare->setOn(false);
}

/// The one that a link of the stage has begun.
void LessonHost::endComparison() {
    if (std::exchange(m_comparesForStage, false)) m_window.panel<ComparePanel>().setOn(false);
}

void LessonHost::listIn(QMenu& menu) {
    m_menu = &menu;
    list();
    connect(&menu, &QMenu::aboutToShow, this, [this] { m_window.panel<LessonPanel>(); });  // which lists them
}

/// A menu for each part, and two for a part that is longer than a menu should be.
void LessonHost::list() {
    constexpr std::size_t longest = 15;
    for (QAction* each : m_listed) delete each->menu();
    m_listed.clear();
    const auto* lessons = m_window.panels().made<LessonPanel>();
    std::span<const ContentsEntry> rest;
    if (lessons) rest = lessons->library().contents();
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
        m_window.actions()[QLatin1String(command)]->setEnabled(lessons && !lessons->folder().isEmpty());
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
    const auto* lessons = m_window.panels().made<LessonPanel>();
    const bool waits = lessons && lessons->isWaiting();
    const QString lesson = lessons ? lessons->lesson() : QString();
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
    bar.showText(tr("You are in free play. This lesson is waiting: %1").arg(lessons->place()));
}

}  // namespace solverscope

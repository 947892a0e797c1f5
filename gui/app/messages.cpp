// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/messages.h"

#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>
#include <utility>

#include "gui/app/actions.h"
#include "gui/app/workspace.h"
#include "gui/session/trace_opening.h"
#include "gui/text/language.h"
#include "gui/widgets/message_bar.h"

#include "gui/session/scene_edits.h"

namespace solverscope {
namespace {

QString hintKey() { return QStringLiteral("hintDismissed"); }

MessageBar* barIn(QVBoxLayout& layout, int place, MessageBar::Kind kind, const char* name) {
    auto* bar = new MessageBar(kind, layout.parentWidget());
    bar->setObjectName(QLatin1String(name));
    layout.insertWidget(place, bar);
    return bar;
}

}  // namespace

Messages::Messages(Workspace& workspace, const Actions& commands, QStatusBar& status, QVBoxLayout& around, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_commands(commands),
      m_status(status),
      m_waiting(barIn(around, 0, MessageBar::Kind::Hint, "waitingBar")),
      m_recovered(barIn(around, 1, MessageBar::Kind::Hint, "recoveryBar")),
      m_problem(barIn(around, 2, MessageBar::Kind::Problem, "problemBar")),
      m_trace(barIn(around, 3, MessageBar::Kind::Hint, "traceBar")),
      m_replaced(barIn(around, -1, MessageBar::Kind::Hint, "replacedBar")),
      m_hint(barIn(around, -1, MessageBar::Kind::Hint, "hintBar")) {
    for (MessageBar* bar : inOrder()) connect(bar, &MessageBar::wantedChanged, this, &Messages::showMostImportant);
    m_replaced->offer(tr("Keep them as a branch"));
    DebuggerController& controller = workspace.controller;
    const auto sayOf = [this](const QString& text) { say(text, messageTime); };
    connect(&controller.edits(), &SceneEdits::noticed, this, sayOf);
    connect(&controller.edits(), &SceneEdits::refused, this, sayOf);
    connect(m_problem, &MessageBar::dismissed, this, [this] { m_problems.clear(); });
    connect(m_hint, &MessageBar::dismissed, this, [] { QSettings().setValue(hintKey(), true); });
    connect(m_replaced, &MessageBar::accepted, this, [this, &controller] {
        if (controller.keepReplaced()) emit replacedKept();
    });
    connect(&controller, &DebuggerController::problemFound, this, [this, &controller] { showProblem(controller.problem()); });
    connect(&controller, &DebuggerController::sceneChanged, this, &Messages::sceneChanged);
    connect(&controller, &DebuggerController::recordingChanged, this, &Messages::recordingChanged);
    connect(&controller, &DebuggerController::branchesChanged, this, [this, &controller] {
        // Another branch has other steps; none of this one's were discarded.
        m_steps = controller.session().recording().steps();
        offerBranch();
    });
    Breakpoints& breakpoints = workspace.breakpoints;
    connect(&breakpoints, &Breakpoints::searchChanged, this, &Messages::showSearch);
    connect(&breakpoints, &Breakpoints::stopped, this, [this, &breakpoints](int place) {
        if (place >= 0) say(tr("Stopped at breakpoint %1: %2").arg(place + 1).arg(breakpoints.titleOf(place)), messageTime);
    });
    MomentTravel& travel = workspace.travel;
    connect(&travel, &MomentTravel::progressed, this, [this, &travel] { say(travel.progress()); });
    connect(&travel, &MomentTravel::failed, this, [this, &travel] { showProblem(travel.outcome()); });
    connect(&travel, &MomentTravel::arrived, this, [this, &travel] {
        m_status.clearMessage();
        if (!travel.outcome().isEmpty()) showProblem(travel.outcome());
    });
    sceneChanged();
}

std::array<MessageBar*, 5> Messages::inOrder() const { return {m_problem, m_replaced, m_waiting, m_trace, m_hint}; }

void Messages::showMostImportant() {
    bool isTaken = false;
    for (MessageBar* bar : inOrder()) {
        bar->setYields(isTaken);
        isTaken = isTaken || bar->isWanted();
    }
}

void Messages::say(const QString& text, int milliseconds) { m_status.showMessage(text, milliseconds); }

void Messages::showHint() {
    if (QSettings().value(hintKey()).toBool()) return;
    const auto key = [this](const char* command) { return m_commands.keyOf(QLatin1String(command)); };
    m_hint->showText(tr("%1 steps one row, %2 goes back, %3 runs and pauses, %4 explains the panel you are in.")
                         .arg(key("row-forward"), key("row-back"), key("run"), key("help")));
}

void Messages::showSearch() {
    const Breakpoints& breakpoints = m_workspace.breakpoints;
    if (breakpoints.isSearching())
        say(tr("Searching for a stop: %1. %2 cancels the search.")
                .arg(breakpoints.progress().isEmpty() ? tr("just started") : breakpoints.progress(),
                     m_commands.keyOf(QStringLiteral("cancel-search"))));
    else
        say(breakpoints.outcome(), messageTime);
}

void Messages::showProblem(const QString& problem) { m_problem->showText(problem); }

void Messages::showProblemOf(const QObject* files, const QString& problem) {
    const auto text = [this] { return QStringList(m_problems.values()).join(QLatin1Char('\n')); };
    const QString before = text();
    m_problems.remove(files);
    if (!problem.isEmpty()) m_problems[files] = problem;
    if (!m_problems.isEmpty())
        showProblem(text());
    else if (m_problem->text() == before)
        m_problem->hide();
}

QString Messages::problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

void Messages::sceneChanged() {
    const Scene& scene = m_workspace.controller.scene();
    m_problem->hide();
    m_problems.clear();
    m_trace->showText(describeTrace(scene));
    m_trace->setVisible(scene.playback != nullptr);
    m_steps = m_workspace.controller.session().recording().steps();
    m_inputs = m_workspace.controller.session().recording().inputs().size();
    m_status.clearMessage();
}

void Messages::recordingChanged() {
    const Session& session = m_workspace.controller.session();
    offerBranch();
    const std::int64_t steps = session.recording().steps();
    const std::int64_t forgotten = m_steps - steps;
    const QString from = beginOfNewSetting();
    m_steps = steps;
    // After an undo there is something to redo; then only the undone steps were lost.
    if (forgotten <= 0 || session.canRedo()) {
        const bool isBack = forgotten < 0 || session.canRedo();
        if (isBack && !m_lastLossMessage.isEmpty() && m_status.currentMessage() == m_lastLossMessage) m_status.clearMessage();
        if (!from.isEmpty() && !session.canRedo()) say(from, messageTime);
        return;
    }
    const QString undo = m_commands.keyOf(QStringLiteral("undo"));
    const QString rest = tr("%n later steps were discarded – %1 restores them.", nullptr, static_cast<int>(forgotten)).arg(undo);
    const QString again = session.atEndOfStep() ? QString() : tr("Step %1 was run again.").arg(session.step());
    m_lastLossMessage = sentences({from, again, rest});
    say(m_lastLossMessage);
}

/// From when the setting acts that has just been changed; empty: from the first step, or none has been changed.
QString Messages::beginOfNewSetting() {
    const Session& session = m_workspace.controller.session();
    const auto inputs = session.recording().inputs();
    const std::size_t before = std::exchange(m_inputs, inputs.size());
    const std::int64_t next = session.step() + (session.atEndOfStep() ? 1 : 0);
    if (inputs.size() <= before || next == 1) return {};
    const TimedInput* last = nullptr;
    for (const TimedInput& input : inputs)
        if (input.step == next) last = &input;
    const auto* setting = last ? std::get_if<SetSetting>(&last->input) : nullptr;
    const SettingInfo* info = setting ? findSetting(setting->key) : nullptr;
    if (!info) return {};
    return tr("“%1” acts from step %2 on; “Restart the scene” runs with it from the first step.")
        .arg(engineText(info->label))
        .arg(next);
}

/// Later steps are gone after a change in the middle of a recording; once, the user is offered to keep them.
void Messages::offerBranch() {
    const Session& session = m_workspace.controller.session();
    const std::int64_t steps = session.replacedSteps();
    if (steps == 0) {
        m_offered = {};
        m_replaced->hide();
        return;
    }
    if (session.replacedAt() == m_offered || !m_commands[QStringLiteral("branch")]->isEnabled()) return;
    m_offered = session.replacedAt();
    m_replaced->showText(tr("Later steps were replaced (%1).").arg(steps));
}

void Messages::takeStateFrom(const Messages& before) {
    m_offered = before.m_offered;
    m_steps = before.m_steps;
    for (const auto bar : {&Messages::m_problem, &Messages::m_replaced})
        if ((before.*bar)->isWanted()) (this->*bar)->showText((before.*bar)->text());
}

}  // namespace solverscope

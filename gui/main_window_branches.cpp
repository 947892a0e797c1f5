// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the window has to do with branches.
#include <QAction>
#include <QStatusBar>

#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/branches_panel.h"
#include "gui/views/message_bar.h"

namespace solverscope {

void MainWindow::buildBranchCommands() {
    const auto command = [&](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                             auto slot) {
        return m_actions->addOnce(QLatin1String(name), tr("Debug"), text, explanation, keys, QString(), this, slot);
    };
    const auto showBranches = [this] { showPanel(QStringLiteral("branches")); };
    command("branch", tr("Branch &here"), tr("Goes on from the cursor as a branch; the run that is shown now stays as it is."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_B}, [this, showBranches] {
                if (m_controller->branchHere()) showBranches();
            });
    command("branches", tr("B&ranches"), tr("Shows the branches of the run."), {Qt::ALT | Qt::Key_B}, [this, showBranches] {
        showBranches();
        m_branches->setFocus();
    });
    command("compare-branches", tr("Co&mpare branches"), tr("Shows where the branch that is shown and another one part."),
            {Qt::ALT | Qt::SHIFT | Qt::Key_B}, [this, showBranches] {
                showBranches();
                m_branches->showComparison();
            });
    command("next-branch", tr("Ne&xt branch"), tr("Shows the next branch of the list, where it was left."),
            {Qt::ALT | Qt::Key_PageDown}, [this] { m_branches->showNext(1); });
    command("previous-branch", tr("Pre&vious branch"), tr("Shows the branch before in the list, where it was left."),
            {Qt::ALT | Qt::Key_PageUp}, [this] { m_branches->showNext(-1); });
    command("set-impulse", tr("Set the row's &impulse…"),
            tr("Gives the marked row another impulse from this stop on, and goes on from there."), {Qt::CTRL | Qt::Key_U},
            [this, showBranches] {
                showBranches();
                m_branches->typeImpulse();
            });
    command("change-body", tr("Change mass or &velocity…"), tr("Gives the selected body another mass or velocity."),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, [this, showBranches] {
                showBranches();
                m_branches->typeMass();
            });

    connect(m_replaced, &MessageBar::accepted, this, [this] {
        if (m_controller->keepReplaced()) showPanel(QStringLiteral("branches"));
    });
    connect(m_controller, &DebuggerController::branchesChanged, this, [this] {
        // Another branch has other steps; none of this one's were forgotten.
        m_steps = m_controller->session().recording().steps();
        offerBranch();
    });
}

/// Later steps are gone after a change in the middle of a recording; once, it can be said that they shall stay.
void MainWindow::offerBranch() {
    const Session& session = m_controller->session();
    const std::int64_t steps = session.replacedSteps();
    if (steps == 0) {
        m_offered = {};
        m_replaced->hide();
        return;
    }
    if (session.replacedAt() == m_offered || !(*m_actions)[QStringLiteral("branch")]->isEnabled()) return;
    m_offered = session.replacedAt();
    m_replaced->showText(tr("Later steps were replaced (%1).").arg(steps));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A joint of one's own: its panel and its command.
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/views/joint_panel.h"
#include "gui/window_layout.h"

namespace solverscope {

void MainWindow::buildJoint() { m_layout->addDock("jointDock", tr("Your joint"), new JointPanel(*m_controller, this), false); }

void MainWindow::buildJointCommands() {
    m_actions->addOnce(
        QStringLiteral("joint"), tr("Debug"), tr("Your &joint"),
        tr("Makes a joint from a formula C(q) of two bodies: its J is found and checked, and the joint goes into the scene."),
        {Qt::CTRL | Qt::ALT | Qt::Key_J}, QString(), this, [this] {
            showPanel(QStringLiteral("joint"));
            findChild<JointPanel*>()->takeFocus();
        });
}

}  // namespace solverscope

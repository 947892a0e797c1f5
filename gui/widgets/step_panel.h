// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"

namespace solverscope {

/// A panel that shows the cursor's step. It is refreshed when the cursor has moved and when it is shown, but while it is hidden
/// nothing is computed for it. While playing, at most every `milliseconds`.
class StepPanel : public QWidget {
protected:
    StepPanel(const char* name, DebuggerController& controller, QWidget* parent, int milliseconds = RefreshThrottle::usual,
              Reads reads = Reads::Step)
        : QWidget(parent), m_controller(controller) {
        setObjectName(QLatin1String(name));
        new RefreshThrottle(
            controller, this, milliseconds, [this] { refresh(); }, reads);
    }

    virtual void refresh() = 0;

    /// For what else changes the panel.
    void refreshIfVisible() {
        if (isVisible()) refresh();
    }

    const Session& session() const { return m_controller.session(); }

    DebuggerController& m_controller;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/spoiler_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "gui/session/debugger_controller.h"

namespace solverscope {

QString hiddenNotice() {
    return QCoreApplication::translate("SightWords",
                                       "Hidden until you have answered: it would show what happens after the cursor.");
}

bool hidesRowCount(const DebuggerController& controller) {
    if (!controller.hidesFuture()) return false;
    constexpr std::array beforeRows{Phase::Begin, Phase::Collide, Phase::IntegrateForces, Phase::IntegratePositions};
    return std::find(beforeRows.begin(), beforeRows.end(), controller.session().event().phase) != beforeRows.end();
}

}  // namespace solverscope

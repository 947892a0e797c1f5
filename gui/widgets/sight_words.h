// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

class DebuggerController;

/// Why a view leaves something out while somebody predicts what comes next.
QString hiddenNotice();

/// Whether even how many rows the step will have is hidden: at the cursor they are not made yet.
bool hidesRowCount(const DebuggerController& controller);

}  // namespace solverscope

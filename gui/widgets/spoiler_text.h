// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

class DebuggerController;

/// Why a view hides something while the learner predicts.
QString hiddenNotice();

/// Whether even the number of rows of the step is hidden: they are not built yet at the cursor.
bool hidesRowCount(const DebuggerController& controller);

}  // namespace solverscope

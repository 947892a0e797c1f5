// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

/// Why a view leaves something out while somebody predicts what comes next.
QString hiddenSentence();

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/text/block_description.h"

class QPalette;

namespace solverscope {

/// The visit to a body as the row card shows it: its rows, the matrix with the right-hand side, and the step.
QString blockInHtml(const BlockDescription& block, const QPalette& palette);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

class QString;
class QWidget;

namespace solverscope {

/// Why a control and the controls in it cannot be used: below their tool tips, and in the status bar. Empty: they can.
void giveReason(QWidget& control, const QString& why);

}  // namespace solverscope

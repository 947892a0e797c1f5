// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

namespace solverscope {

/// Enters what is being typed in the field that has the keyboard, as leaving the field would; it keeps the keyboard. To be called
/// before what a key, a menu or a tool bar starts: these take the keyboard from no field.
void enterTypedText();

}  // namespace solverscope

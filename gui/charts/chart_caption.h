// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>

namespace solverscope {

class DebuggerController;

/// What a picture says of where it was taken: the scene and the moment, and every setting whose value is not the usual one, as the
/// command line takes it.
QStringList captionOf(const DebuggerController& controller);

/// The scene's title, or else the name of its file.
QString sceneName(const DebuggerController& controller);

}  // namespace solverscope

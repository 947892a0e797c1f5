// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

class QWidget;

namespace solverscope {

class DebuggerController;

/// Reads a trace in the background. If it takes longer than a moment, a progress dialog appears, with Cancel.
Result<Scene> openTrace(const QString& file, QWidget* parent);

/// Makes all steps of a trace known, so that its timeline, series and worst steps are available at once. Shows its progress and
/// can be cancelled: the rest is then read on demand. Does nothing if the scene is not a trace.
void recordTrace(DebuggerController& controller, QWidget* parent);

/// One or two sentences: who recorded it, how many steps, and what it does not contain. Empty if the scene is not a trace.
QString describeTrace(const Scene& scene);

}  // namespace solverscope

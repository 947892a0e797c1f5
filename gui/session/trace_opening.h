// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/base/result.h"
#include "physics/scene/scene.h"

class QWidget;

namespace solverscope {

class DebuggerController;

/// Reads a trace in the background. What takes longer than a moment shows how far it is, and can be cancelled.
Result<Scene> openTrace(const QString& file, QWidget* parent);

/// Makes all steps of a trace known, so that its timeline, series and worst steps are there at once. Shows how far it is, and can
/// be cancelled: the rest is then made when somebody goes there. Does nothing where the scene is no trace.
void recordTrace(DebuggerController& controller, QWidget* parent);

/// One or two sentences: who recorded it, how many steps, and what it does not tell. Empty where the scene is no trace.
QString describeTrace(const Scene& scene);

}  // namespace solverscope

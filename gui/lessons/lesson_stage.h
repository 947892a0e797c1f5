// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>

#include "lessons/loader/lesson.h"

namespace solverscope {

/// What a stage of this kind is called in the window.
QString stageLabel(StageKind kind);

/// What the learner may change in a stage: keys of the settings table and "bodies"; "*" for everything.
QStringList unlockedControls(const Lesson& lesson, const Stage& stage);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/app/lesson_host.h"
#include "gui/app/main_window.h"

namespace solverscope {

/// Lessons for tests, which need certain questions at certain places: those of the program may change without them.
inline QString keptLessons() { return QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/tests/lessons/kept"); }

inline bool openKeptLesson(MainWindow& window, const QString& id) {
    return window.lessons().openFolder(keptLessons()) && window.openLesson(id);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/lesson_library.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// A moment to go to, and the file of its scene.
struct EntryMoment {
    NotebookEntry moment;
    QString file;
};

/// The moment of an entry: for an answer in the scene of its question with its numbers, otherwise from the link. `open`: the
/// scene for links without one. Error: there is no such moment (any more).
Result<EntryMoment> momentOf(const NotebookEntry& entry, const LessonLibrary& library, const Scene& open);

}  // namespace solverscope

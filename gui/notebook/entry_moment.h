// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/lessons/lesson_library.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// A moment that can be gone to, and the file that its scene is from.
struct EntryMoment {
    NotebookEntry moment;
    QString file;
};

/// The moment of an entry: an answer's in the scene of its question with the numbers that it had, else the one that the link means.
/// `open`: the scene for links that name none. Error: there is no such moment (any more).
Result<EntryMoment> momentOf(const NotebookEntry& entry, const LessonLibrary& library, const Scene& open);

}  // namespace solverscope

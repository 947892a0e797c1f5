// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/session/notebook_file.h"

namespace solverscope {

/// The entries of a lesson notebook from and to a file.
inline Result<std::vector<NotebookEntry>> lessonEntriesIn(const QString& file) {
    auto notebook = loadNotebook(file, nullptr, NotebookKind::OfLessons);
    if (!notebook) return notebook.error();
    return std::move(notebook->entries);
}

inline Notebook lessonNotebook(std::vector<NotebookEntry> entries) {
    Notebook notebook;
    notebook.kind = NotebookKind::OfLessons;
    notebook.entries = std::move(entries);
    return notebook;
}

}  // namespace solverscope

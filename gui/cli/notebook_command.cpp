// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/notebook_command.h"

#include <ostream>

#include "gui/notebook/journal_page.h"
#include "gui/notebook/notebook_export.h"
#include "gui/session/kept_file.h"

namespace solverscope {

namespace {

template <typename Contents, typename PageOf>
int write(const NotebookRequest& request, const Result<Contents>& read, PageOf page, std::ostream& err) {
    if (!read) return refuse(err, read.error());
    if (replaceFile(page(*read), QString::fromStdString(request.out))) return exit_status::fine;
    err << request.out << ": cannot be written\n";
    return exit_status::checkFailed;
}

}  // namespace

int notebookCommand(const NotebookRequest& request, std::ostream& err) {
    if (!isOutputFile(request.out, err)) return exit_status::badInput;
    const QString file = QString::fromStdString(request.file);
    if (request.ofLessons)
        return write(
            request, loadJournal(file), [](const auto& entries) { return journalPageOf(entries); }, err);
    return write(
        request, loadNotebook(file), [](const Notebook& notebook) { return pageOf(notebook); }, err);
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/notebook_command.h"

#include <ostream>

#include "gui/notebook/notebook_page.h"
#include "gui/session/kept_file.h"

namespace solverscope {

int notebookCommand(const NotebookRequest& request, std::ostream& err) {
    if (!isOutputFile(request.out, err)) return exit_status::badInput;
    auto notebook = loadNotebook(QString::fromStdString(request.file), nullptr,
                                 request.ofLessons ? NotebookKind::OfLessons : NotebookKind::OfScene);
    if (!notebook) return refuse(err, notebook.error());
    if (replaceFile(pageOf(std::move(*notebook)), QString::fromStdString(request.out))) return exit_status::fine;
    err << request.out << ": cannot be written\n";
    return exit_status::checkFailed;
}

}  // namespace solverscope

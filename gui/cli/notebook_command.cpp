// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/notebook_command.h"

#include <ostream>

#include "gui/notebook/notebook_export.h"

namespace solverscope {

int notebookCommand(const NotebookRequest& request, std::ostream& err) {
    const auto notebook = loadNotebook(QString::fromStdString(request.file));
    if (!notebook) {
        err << notebook.error().text() << "\n";
        return 2;
    }
    if (writePage(pageOf(*notebook), QString::fromStdString(request.out))) return 0;
    err << request.out << ": cannot be written\n";
    return 1;
}

}  // namespace solverscope

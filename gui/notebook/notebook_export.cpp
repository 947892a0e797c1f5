// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/notebook_export.h"

namespace solverscope {

QByteArray pageOf(const Notebook& notebook) {
    NotebookPage page(notebook);
    MomentReporter reporter;
    for (const Bookmark& entry : notebook.entries)
        if (entry.isMoment()) page.add(entry, reporter.report(entry));
    return page.finish();
}

NotebookExport::NotebookExport(QObject* parent) : PageExport(parent), m_task(this) {}

void NotebookExport::begin(const Notebook& notebook, const QString& file) {
    start();
    m_notebook = notebook;
    m_file = file;
    m_entry = 0;
    m_page.emplace(notebook);
    m_reporter = std::make_shared<MomentReporter>();
    next();
}

void NotebookExport::next() {
    while (m_entry < m_notebook.entries.size() && !m_notebook.entries[m_entry].isMoment()) ++m_entry;
    if (m_entry == m_notebook.entries.size()) return writeAndEnd(m_page->finish(), m_file);
    tell(tr("Making moment %1 of %2 …").arg(m_entry + 1).arg(m_notebook.entries.size()));
    m_task.run([reporter = m_reporter, entry = m_notebook.entries[m_entry]](
                   const std::atomic<bool>& cancelled) { return reporter->report(entry, &cancelled); },
               [this](MomentReport report) {
                   if (!isBusy()) return;
                   m_page->add(m_notebook.entries[m_entry], report);
                   ++m_entry;
                   next();
               },
               true);
}

void NotebookExport::stop() {
    m_task.cancelAndWait();
    m_page.reset();
    m_reporter.reset();
    m_notebook = {};
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/notebook_export.h"

#include <QDir>

#include "gui/session/kept_file.h"

namespace solverscope {

QByteArray pageOf(const Notebook& notebook) {
    NotebookPage page(notebook);
    MomentReporter reporter;
    for (const Bookmark& entry : notebook.entries)
        if (entry.isMoment()) page.add(entry, reporter.report(entry));
    return page.finish();
}

NotebookExport::NotebookExport(QObject* parent) : QObject(parent), m_task(this) {}

void NotebookExport::begin(const Notebook& notebook, const QString& file) {
    m_task.cancelAndWait();
    m_notebook = notebook;
    m_file = file;
    m_entry = 0;
    m_succeeded = false;
    m_page.emplace(notebook);
    m_reporter = std::make_shared<MomentReporter>();
    next();
}

void NotebookExport::cancel() {
    if (!isBusy()) return;
    m_task.cancelAndWait();
    end(false, tr("The export was called off; nothing was written."));
}

void NotebookExport::next() {
    while (m_entry < m_notebook.entries.size() && !m_notebook.entries[m_entry].isMoment()) ++m_entry;
    if (m_entry == m_notebook.entries.size()) {
        const QString file = QDir::toNativeSeparators(m_file);
        const bool written = replaceFile(m_page->finish(), m_file);
        end(written, written ? tr("Written: %1").arg(file) : tr("%1: cannot be written").arg(file));
        return;
    }
    m_progress = tr("Making moment %1 of %2 …").arg(m_entry + 1).arg(m_notebook.entries.size());
    emit progressed();
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

void NotebookExport::end(bool succeeded, const QString& outcome) {
    m_succeeded = succeeded;
    m_progress = outcome;
    m_page.reset();
    m_reporter.reset();
    m_notebook = {};
    emit finished();
}

}  // namespace solverscope

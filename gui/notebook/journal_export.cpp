// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/journal_export.h"

#include <QDir>

#include "gui/notebook/journal_page.h"
#include "gui/session/kept_file.h"

namespace solverscope {
namespace {

constexpr int lookMilliseconds = 200;

}  // namespace

JournalExport::JournalExport(QObject* parent) : QObject(parent), m_task(this) {
    m_looking.setInterval(lookMilliseconds);
    connect(&m_looking, &QTimer::timeout, this, [this] {
        if (!m_made) return;
        m_progress = tr("Making the page of the lesson notebook: moment %1 …").arg(*m_made + 1);
        emit progressed();
    });
}

void JournalExport::begin(std::vector<JournalEntry> entries, const QString& file) {
    m_task.cancelAndWait();
    m_succeeded = false;
    m_made = std::make_shared<std::atomic<int>>(0);
    m_looking.start();
    m_task.run([entries = std::move(entries),
                made = m_made](const std::atomic<bool>& cancelled) { return journalPageOf(entries, &cancelled, made.get()); },
               [this, file](const QByteArray& page) {
                   if (!isBusy()) return;
                   const QString name = QDir::toNativeSeparators(file);
                   const bool written = replaceFile(page, file);
                   end(written, written ? tr("Written: %1").arg(name) : tr("%1: cannot be written").arg(name));
               },
               true);
}

void JournalExport::cancel() {
    if (!isBusy()) return;
    m_task.cancelAndWait();
    end(false, tr("The export was called off; nothing was written."));
}

void JournalExport::end(bool succeeded, const QString& outcome) {
    m_looking.stop();
    m_made.reset();
    m_succeeded = succeeded;
    m_progress = outcome;
    emit finished();
}

}  // namespace solverscope

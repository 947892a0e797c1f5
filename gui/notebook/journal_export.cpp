// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/journal_export.h"

#include "gui/notebook/journal_page.h"

namespace solverscope {
namespace {

constexpr int exportLook = 200;

}  // namespace

JournalExport::JournalExport(QObject* parent) : PageExport(parent), m_task(this) {
    m_looking.setInterval(exportLook);
    connect(&m_looking, &QTimer::timeout, this, [this] {
        if (m_made) tell(tr("Making the page of the lesson notebook: moment %1 …").arg(*m_made + 1));
    });
}

void JournalExport::begin(std::vector<JournalEntry> entries, const QString& file) {
    start();
    m_made = std::make_shared<std::atomic<int>>(0);
    m_looking.start();
    m_task.run([entries = std::move(entries),
                made = m_made](const std::atomic<bool>& cancelled) { return journalPageOf(entries, &cancelled, made.get()); },
               [this, file](const QByteArray& page) {
                   if (isBusy()) writeAndEnd(page, file);
               },
               true);
}

void JournalExport::stop() {
    m_task.cancelAndWait();
    m_looking.stop();
    m_made.reset();
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/journal.h"

#include <QStandardPaths>

namespace solverscope {

QString Journal::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lesson-notebook.json");
}

Journal::Journal(QString file, QObject* parent) : NotebookStore(parent) {
    m_kept.emplace(std::move(file));
    readAgain();
}

Journal::~Journal() { flush(); }

qint64 Journal::add(NotebookEntry entry) {
    entry.id = newEntryId(entries().empty() ? 0 : entries().back().id);
    if (!entry.time.isValid()) entry.time = QDateTime::currentDateTimeUtc();
    cutToFileLimits(entry);
    const qint64 id = entry.id;
    addElsewhere(std::move(entry));
    return id;
}

void Journal::follow(qint64 id, const QString& text) {
    const int place = placeOf(id);
    if (place < 0 || (*this)[place].text == text) return;
    std::vector<NotebookEntry> after = entries();
    after[static_cast<std::size_t>(place)].text = text;
    cutToFileLimits(after[static_cast<std::size_t>(place)]);
    editElsewhere(std::move(after));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUndoCommand>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"

namespace solverscope {
namespace {

constexpr int typingDelay = 300;  // ms: typing a note does not write the file at every letter
constexpr qint64 programs = 1'000;

/// A name for old entries that is not taken yet: "notebook-1.json".
QString nameForOld(const QString& file) {
    const QFileInfo info(file);
    for (int i = 1;; ++i) {
        const QString name = info.dir().filePath(QStringLiteral("%1-%2.%3").arg(info.completeBaseName()).arg(i).arg(info.suffix()));
        if (!QFile::exists(name)) return name;
    }
}

}  // namespace

/// Deleted entries, to be had again.
class JournalRemoval : public QUndoCommand {
public:
    JournalRemoval(Journal& journal, std::vector<JournalEntry> entries)
        : QUndoCommand(Journal::tr("deletion")), m_journal(journal), m_entries(std::move(entries)) {}

    void undo() override {
        for (const JournalEntry& entry : m_entries) m_journal.put(entry);
        m_journal.save();
        emit m_journal.changed();
    }
    void redo() override {
        for (const JournalEntry& entry : m_entries) m_journal.take(entry.id);
        m_journal.save();
        emit m_journal.changed();
    }

private:
    Journal& m_journal;
    std::vector<JournalEntry> m_entries;
};

/// A note that was written anew.
class JournalWording : public QUndoCommand {
public:
    JournalWording(Journal& journal, qint64 id, QString before, QString after)
        : QUndoCommand(Journal::tr("note")), m_journal(journal), m_id(id), m_before(std::move(before)), m_after(std::move(after)) {}

    void undo() override { m_journal.write(m_id, m_before); }
    void redo() override { m_journal.write(m_id, m_after); }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* typed = static_cast<const JournalWording*>(later);
        if (typed->m_id != m_id) return false;
        m_after = typed->m_after;
        return true;
    }

private:
    Journal& m_journal;
    qint64 m_id;
    QString m_before;
    QString m_after;
};

QString Journal::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lesson-notebook.json");
}

Journal& Journal::of(DebuggerController& controller) {
    auto* known = controller.findChild<Journal*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Journal(defaultFile(), &controller);
}

bool saveJournal(const std::vector<JournalEntry>& entries, const QString& file) {
    std::vector<QByteArray> lines;
    lines.reserve(entries.size());
    for (const JournalEntry& entry : entries) lines.push_back(journalLine(entry));
    return replaceFileInMadeFolder(journalText(lines), file);
}

Journal::Journal(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingDelay);
    connect(&m_typing, &QTimer::timeout, this, &Journal::save);
    load();
}

Journal::~Journal() { flush(); }

void Journal::load() {
    if (!QFile::exists(m_file)) return;
    auto read = loadJournal(m_file);
    if (!read) {
        const QString aside = nameForBad(m_file);
        const bool kept = QFile::rename(m_file, aside);
        return report(tr("Your lesson notebook could not be read (%1). %2")
                          .arg(QString::fromStdString(read.error().text()),
                               kept ? tr("The file is kept as %1.").arg(QDir::toNativeSeparators(aside)) : QString()));
    }
    for (JournalEntry& entry : *read)
        if (!find(entry.id) && !m_removed.contains(entry.id)) put(std::move(entry));
    const QFileInfo info(m_file);
    m_written = info.lastModified();
    m_writtenSize = info.size();
}

std::size_t Journal::placeOf(qint64 id) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(m_entries, id, {}, &JournalEntry::id) - m_entries.begin());
}

const JournalEntry* Journal::find(qint64 id) const {
    const std::size_t place = placeOf(id);
    return place < m_entries.size() && m_entries[place].id == id ? &m_entries[place] : nullptr;
}

void Journal::put(JournalEntry entry) {
    const auto place = static_cast<std::ptrdiff_t>(placeOf(entry.id));
    m_removed.erase(entry.id);
    m_lines.insert(m_lines.begin() + place, journalLine(entry));
    m_entries.insert(m_entries.begin() + place, std::move(entry));
}

void Journal::take(qint64 id) {
    if (!find(id)) return;
    const auto place = static_cast<std::ptrdiff_t>(placeOf(id));
    m_removed.insert(id);
    m_lines.erase(m_lines.begin() + place);
    m_entries.erase(m_entries.begin() + place);
}

qint64 Journal::add(JournalEntry entry) {
    if (m_entries.size() >= journal_limits::entries) archiveOldest();
    const qint64 now = QDateTime::currentMSecsSinceEpoch() * programs + QCoreApplication::applicationPid() % programs;
    entry.id = m_entries.empty() ? now : std::max(now, m_entries.back().id + 1);
    if (!entry.time.isValid()) entry.time = QDateTime::fromSecsSinceEpoch(QDateTime::currentSecsSinceEpoch(), Qt::UTC);
    const qint64 id = entry.id;
    put(std::move(entry));
    save();
    emit changed();
    return id;
}

void Journal::write(qint64 id, const QString& text) {
    if (!find(id)) return;
    const std::size_t place = placeOf(id);
    m_entries[place].text = text.left(journal_limits::textCharacters);
    m_lines[place] = journalLine(m_entries[place]);
    m_typing.start();
    emit changed();
}

void Journal::setText(qint64 id, const QString& text) {
    const JournalEntry* entry = find(id);
    if (entry && entry->text != text) m_undo.push(new JournalWording(*this, id, entry->text, text));
}

void Journal::follow(qint64 id, const QString& text) {
    const JournalEntry* entry = find(id);
    if (entry && entry->text != text) write(id, text);
}

void Journal::remove(const std::vector<qint64>& ids) {
    std::vector<JournalEntry> entries;
    for (const qint64 id : ids)
        if (const JournalEntry* entry = find(id)) entries.push_back(*entry);
    if (!entries.empty()) m_undo.push(new JournalRemoval(*this, std::move(entries)));
}

void Journal::flush() {
    if (m_typing.isActive()) save();
}

/// Another program may have written into the file since: what it has added stays.
void Journal::mergeForeign() {
    const QFileInfo info(m_file);
    if (info.exists() && (info.lastModified() != m_written || info.size() != m_writtenSize)) load();
}

void Journal::save() {
    m_typing.stop();
    mergeForeign();
    if (!replaceFileInMadeFolder(journalText(m_lines), m_file))
        return report(tr("The lesson notebook cannot be written to %1; it is kept while the window is open.")
                          .arg(QDir::toNativeSeparators(m_file)));
    const QFileInfo info(m_file);
    m_written = info.lastModified();
    m_writtenSize = info.size();
}

void Journal::archiveOldest() {
    const auto count = static_cast<std::ptrdiff_t>(std::min(journal_limits::archived, m_entries.size()));
    const std::vector<JournalEntry> oldest(m_entries.begin(), m_entries.begin() + count);
    const QString file = nameForOld(m_file);
    if (!saveJournal(oldest, file))
        return report(
            tr("The lesson notebook is full, and its oldest entries cannot be written to %1.").arg(QDir::toNativeSeparators(file)));
    m_undo.clear();
    for (const JournalEntry& entry : oldest) take(entry.id);
    report(tr("The lesson notebook is full: its oldest %1 entries are in %2 now.").arg(count).arg(QDir::toNativeSeparators(file)));
}

void Journal::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope

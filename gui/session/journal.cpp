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
#include <utility>

#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

constexpr int typingDelay = 300;  // ms: typing a note does not write the file at every letter

/// A name for old entries that is not taken yet: "notebook-1.json".
QString nameForOld(const QString& file) {
    const QFileInfo info(file);
    for (int i = 1;; ++i) {
        const QString name = info.dir().filePath(QStringLiteral("%1-%2.%3").arg(info.completeBaseName()).arg(i).arg(info.suffix()));
        if (!QFile::exists(name)) return name;
    }
}

/// Whether two versions of an entry say the same: in memory, or else in the file, which has shorter texts and whole seconds.
bool isSameEntry(const JournalEntry& a, const JournalEntry& b) {
    if (a == b) return true;
    JournalEntry other = b;
    other.revision = a.revision;
    return a == other || journalLine(a) == journalLine(other);
}

const JournalEntry* findEntry(const std::vector<JournalEntry>& entries, qint64 id) {
    const auto found = std::ranges::lower_bound(entries, id, {}, &JournalEntry::id);
    return found != entries.end() && found->id == id ? &*found : nullptr;
}

}  // namespace

/// Deleted entries, to be had again.
class JournalRemoval : public QUndoCommand {
public:
    JournalRemoval(Journal& journal, std::vector<JournalEntry> entries)
        : QUndoCommand(Journal::tr("deletion")), m_journal(journal), m_entries(std::move(entries)) {}

    void undo() override {
        for (const JournalEntry& entry : m_entries)
            if (!m_journal.find(entry.id)) m_journal.put(entry);
        finish();
    }
    void redo() override {
        for (JournalEntry& entry : m_entries) {
            if (const JournalEntry* now = m_journal.find(entry.id)) entry = *now;
            m_journal.take(entry.id);
        }
        finish();
    }

private:
    void finish() {
        m_journal.save();
        emit m_journal.changed();
    }

    Journal& m_journal;
    std::vector<JournalEntry> m_entries;
};

/// Another text of a note. What another window has written into it since stays.
class JournalWording : public QUndoCommand {
public:
    JournalWording(Journal& journal, qint64 id, QString before, QString after)
        : QUndoCommand(Journal::tr("note")), m_journal(journal), m_id(id), m_before(std::move(before)), m_after(std::move(after)) {}

    void undo() override { replace(m_after, m_before); }
    void redo() override { replace(m_before, m_after); }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* typed = static_cast<const JournalWording*>(later);
        if (typed->m_id != m_id || typed->m_before != m_after.left(journal_limits::textCharacters)) return false;
        m_after = typed->m_after;
        return true;
    }

private:
    void replace(const QString& from, const QString& to) {
        const JournalEntry* entry = m_journal.find(m_id);
        if (entry && entry->text == from.left(journal_limits::textCharacters)) m_journal.write(m_id, to);
    }

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

Journal::Journal(QString file, QObject* parent) : QObject(parent), m_file(std::move(file), journal_limits::fileBytes) {
    m_writing.setSingleShot(true);
    connect(&m_writing, &QTimer::timeout, this, &Journal::save);
    readAgain();
}

Journal::~Journal() { flush(); }

void Journal::readAgain() {
    m_file.read([this](const QByteArray& text) { return merge(text); });
    reportDamage();
    announceMerge();
}

/// Changes of both sides are kept. Where both have changed the same entry, the later text stays in it, and the earlier becomes
/// an entry of its own.
std::optional<Error> Journal::merge(const QByteArray& text) {
    qint64 origin = 0;
    auto theirs = parseJournal(text, file(), &origin);
    if (!theirs) return theirs.error();
    // What is missing in a file that was begun since has not been deleted.
    if (origin != m_origin) m_known.clear();
    m_origin = origin;
    std::vector<qint64> ids;
    for (const auto* entries : {&m_known, &m_entries, &*theirs})
        for (const JournalEntry& entry : *entries) ids.push_back(entry.id);
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
    for (const qint64 id : ids) {
        const JournalEntry* mine = find(id);
        const JournalEntry* other = findEntry(*theirs, id);
        const Keep keep = versionToKeep(findEntry(m_known, id), mine, other, isSameEntry);
        if (keep == Keep::Mine) continue;
        m_merged = true;
        JournalEntry earlier;
        if (keep == Keep::Both) earlier = mine->revision > other->revision ? *other : *mine;
        if (keep == Keep::Theirs || earlier == *mine) {
            take(id);
            if (other) put(*other);
        }
        if (keep == Keep::Theirs) continue;
        earlier.id = newEntryId(m_entries.back().id);
        put(std::move(earlier));
    }
    m_unsaved = m_entries != *theirs;
    m_known = std::move(*theirs);
    return std::nullopt;
}

/// Views learn of a merge when it is over: what they do then may lead back here.
void Journal::announceMerge() {
    if (std::exchange(m_merged, false)) emit changed();
}

void Journal::reportDamage() {
    const auto damage = m_file.takeDamage();
    if (damage && !(m_failing && damage->keptAs.isEmpty()))
        report(damage->inWords(tr("Your lesson notebook could not be read (%1). %2")));
}

std::size_t Journal::placeOf(qint64 id) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(m_entries, id, {}, &JournalEntry::id) - m_entries.begin());
}

const JournalEntry* Journal::find(qint64 id) const { return findEntry(m_entries, id); }

void Journal::put(JournalEntry entry) {
    const auto place = static_cast<std::ptrdiff_t>(placeOf(entry.id));
    m_lines.insert(m_lines.begin() + place, journalLine(entry));
    m_entries.insert(m_entries.begin() + place, std::move(entry));
    m_unsaved = true;
    ++m_layout;
}

void Journal::take(qint64 id) {
    if (!find(id)) return;
    const auto place = static_cast<std::ptrdiff_t>(placeOf(id));
    m_lines.erase(m_lines.begin() + place);
    m_entries.erase(m_entries.begin() + place);
    m_unsaved = true;
    ++m_layout;
}

qint64 Journal::add(JournalEntry entry) {
    entry.id = newEntryId(m_entries.empty() ? 0 : m_entries.back().id);
    if (!entry.time.isValid()) entry.time = QDateTime::fromSecsSinceEpoch(QDateTime::currentSecsSinceEpoch(), Qt::UTC);
    const qint64 id = entry.id;
    put(std::move(entry));
    save();
    emit added(id);
    emit changed();
    return id;
}

void Journal::write(qint64 id, const QString& text) {
    if (!find(id)) return;
    const std::size_t place = placeOf(id);
    m_entries[place].text = text.left(journal_limits::textCharacters);
    m_entries[place].revision = newRevision(m_entries[place].revision);
    m_lines[place] = journalLine(m_entries[place]);
    m_unsaved = true;
    m_writing.start(typingDelay);
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

bool Journal::flush() { return !m_unsaved || save(); }

bool Journal::save() {
    m_writing.stop();
    const auto outcome = m_file.write([this](const QByteArray& text) { return merge(text); }, [this] { return text(); });
    if (outcome == KeptFile::Outcome::Done && std::exchange(m_failing, false)) report({});
    reportDamage();
    if (outcome == KeptFile::Outcome::Done) {
        m_known = m_entries;
        m_unsaved = false;
    } else {
        m_writing.start(KeptFile::retryDelay(outcome));
        if (outcome == KeptFile::Outcome::Failed && !std::exchange(m_failing, true))
            report(tr("The lesson notebook cannot be written to %1; it is kept while the window is open.")
                       .arg(QDir::toNativeSeparators(file())));
    }
    announceMerge();
    return !m_unsaved;
}

QByteArray Journal::text() {
    if (m_file.isMissing()) m_origin = newEntryId();
    if (m_entries.size() > journal_limits::entries) archiveOldest();
    return journalText(m_lines, m_origin);
}

void Journal::archiveOldest() {
    const auto count = static_cast<std::ptrdiff_t>(std::min(journal_limits::archived, m_entries.size()));
    const std::vector<JournalEntry> oldest(m_entries.begin(), m_entries.begin() + count);
    const QString file = nameForOld(this->file());
    if (!saveJournal(oldest, file))
        return report(
            tr("The lesson notebook is full, and its oldest entries cannot be written to %1.").arg(QDir::toNativeSeparators(file)));
    for (const JournalEntry& entry : oldest) take(entry.id);
    report(tr("The lesson notebook is full: its oldest %1 entries are in %2 now.").arg(count).arg(QDir::toNativeSeparators(file)));
}

void Journal::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope

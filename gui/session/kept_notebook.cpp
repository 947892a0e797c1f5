// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/kept_notebook.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace solverscope {
namespace {

/// An unused file name for old entries: "notebook-1.json".
QString nameForOld(const QString& file) {
    const QFileInfo info(file);
    for (int i = 1;; ++i) {
        const QString name = info.dir().filePath(QStringLiteral("%1-%2.%3").arg(info.completeBaseName()).arg(i).arg(info.suffix()));
        if (!QFile::exists(name)) return name;
    }
}

/// Entries by their ids.
class EntryIndex {
public:
    explicit EntryIndex(const std::vector<NotebookEntry>& entries) {
        for (const NotebookEntry& entry : entries) m_byId.emplace(entry.id, &entry);
    }
    const NotebookEntry* find(qint64 id) const {
        const auto found = m_byId.find(id);
        return found == m_byId.end() ? nullptr : found->second;
    }

private:
    std::map<qint64, const NotebookEntry*> m_byId;
};

/// The ids of those entries that are in `others`, too.
std::vector<qint64> idsAlsoIn(const EntryIndex& others, const std::vector<NotebookEntry>& entries) {
    std::vector<qint64> ids;
    for (const NotebookEntry& entry : entries)
        if (others.find(entry.id)) ids.push_back(entry.id);
    return ids;
}

/// All ids, in the order of `first`; those that only `second` has come before their successors there.
std::vector<qint64> inOneOrder(const std::vector<NotebookEntry>& first, const std::vector<NotebookEntry>& second) {
    const EntryIndex known(first);
    std::map<qint64, std::vector<qint64>> preceding;
    std::vector<qint64> waiting;
    for (const NotebookEntry& entry : second) {
        if (known.find(entry.id))
            preceding[entry.id] = std::exchange(waiting, {});
        else
            waiting.push_back(entry.id);
    }
    std::vector<qint64> order;
    for (const NotebookEntry& entry : first) {
        if (const auto found = preceding.find(entry.id); found != preceding.end())
            order.insert(order.end(), found->second.begin(), found->second.end());
        order.push_back(entry.id);
    }
    order.insert(order.end(), waiting.begin(), waiting.end());
    return order;
}

/// An entry that both have changed, and, where not all of both can be in it, what is left over.
std::pair<NotebookEntry, std::optional<NotebookEntry>> combinedEntries(const NotebookEntry* before, const NotebookEntry& mine,
                                                                       const NotebookEntry& theirs) {
    const bool mineIsLater = mine.revision > theirs.revision;
    NotebookEntry result = mineIsLater ? mine : theirs;
    const NotebookEntry& earlier = mineIsLater ? theirs : mine;
    NotebookEntry onlyTextsDiffer = theirs;
    onlyTextsDiffer.heading = mine.heading;
    onlyTextsDiffer.text = mine.text;
    bool isWhole = isSameEntry(mine, onlyTextsDiffer);
    for (const auto text : {&NotebookEntry::heading, &NotebookEntry::text}) {
        const QString& old = before ? before->*text : QString();
        result.*text = valueToKeep(old, mine.*text, theirs.*text, mineIsLater);
        isWhole = isWhole && (earlier.*text == old || earlier.*text == result.*text);
    }
    if (isWhole) return {result, std::nullopt};
    return {result, earlier};
}

/// An entry of a file from before there were ids gets one from its contents: in every program the same.
void assignIds(std::vector<NotebookEntry>& entries) {
    std::set<qint64> taken;
    for (NotebookEntry& entry : entries)
        if (entry.id <= 0 || !taken.insert(entry.id).second) entry.id = 0;
    for (NotebookEntry& entry : entries) {
        if (entry.id > 0) continue;
        QCryptographicHash hash(QCryptographicHash::Sha1);
        hash.addData(QJsonDocument(entry.unknown).toJson(QJsonDocument::Compact));
        for (const QString& part : {entry.heading, entry.text, entry.where, QString::fromStdString(placeText(entry.place))})
            hash.addData(part.toUtf8() + '\n');
        constexpr int digits = 12;  // a smaller number than those of newEntryId()
        entry.id = hash.result().toHex().left(digits).toLongLong(nullptr, 16) + 1;
        while (!taken.insert(entry.id).second) ++entry.id;
    }
}

bool areSameEntries(const std::vector<NotebookEntry>& a, const std::vector<NotebookEntry>& b) {
    return std::ranges::equal(
        a, b, [](const NotebookEntry& one, const NotebookEntry& other) { return one.id == other.id && isSameEntry(one, other); });
}

}  // namespace

std::vector<NotebookEntry> mergedEntries(const std::vector<NotebookEntry>& before, const std::vector<NotebookEntry>& mine,
                                         const std::vector<NotebookEntry>& theirs, bool keepBoth) {
    const EntryIndex inBefore(before);
    const EntryIndex inMine(mine);
    const EntryIndex inTheirs(theirs);
    const bool isReordered = idsAlsoIn(inMine, before) != idsAlsoIn(inBefore, mine);
    std::vector<NotebookEntry> result;
    for (const qint64 id : isReordered ? inOneOrder(mine, theirs) : inOneOrder(theirs, mine)) {
        const NotebookEntry* here = inMine.find(id);
        const NotebookEntry* there = inTheirs.find(id);
        const NotebookEntry* old = inBefore.find(id);
        const Keep keep = versionToKeep(old, here, there, isSameEntry);
        if (keep == Keep::Both) {
            auto [kept, rest] = combinedEntries(old, *here, *there);
            result.push_back(std::move(kept));
            if (!rest || !keepBoth) continue;
            rest->id = newEntryId();
            result.push_back(std::move(*rest));
        } else if (const NotebookEntry* kept = keep == Keep::Mine ? here : there) {
            result.push_back(*kept);
        }
    }
    return result;
}

KeptNotebook::KeptNotebook(QString file, const Scene& open) : m_file(std::move(file), notebook_limits::fileBytes) {
    if (open.playback) m_trace = open;
}

KeptNotebook::KeptNotebook(QString file) : m_file(std::move(file), notebook_limits::fileBytes) {
    m_notebook.kind = NotebookKind::OfLessons;
}

void KeptNotebook::describe(const QString& title, const QString& source) {
    m_notebook.title = title;
    m_notebook.source = source;
}

void KeptNotebook::add(NotebookEntry entry) {
    m_notebook.entries.push_back(std::move(entry));
    m_unsaved = true;
}

void KeptNotebook::putInOrder(std::vector<NotebookEntry>& entries) const {
    if (m_notebook.kind == NotebookKind::OfLessons) std::ranges::sort(entries, {}, &NotebookEntry::id);
}

void KeptNotebook::setEntries(std::vector<NotebookEntry> entries) {
    const EntryIndex before(m_notebook.entries);
    for (NotebookEntry& entry : entries) {
        const NotebookEntry* present = before.find(entry.id);
        if (present && !isSameEntry(*present, entry)) entry.revision = newRevision(std::max(present->revision, entry.revision));
    }
    putInOrder(entries);
    m_notebook.entries = std::move(entries);
    m_unsaved = true;
}

void KeptNotebook::readAgain() {
    m_file.read([this](const QByteArray& text) { return merge(text); });
}

std::optional<Error> KeptNotebook::merge(const QByteArray& text) {
    auto theirs = parseNotebook(text, file(), m_trace ? &*m_trace : nullptr, m_notebook.kind);
    if (!theirs) return theirs.error();
    assignIds(theirs->entries);
    // Entries missing in a file that was created since have not been deleted.
    if (theirs->origin != m_notebook.origin) m_known.clear();
    m_notebook.origin = theirs->origin;
    if (m_notebook.title.isEmpty() && m_notebook.source.isEmpty()) describe(theirs->title, theirs->source);
    auto entries = mergedEntries(m_known, m_notebook.entries, theirs->entries, true);
    putInOrder(entries);
    m_merges += !areSameEntries(entries, m_notebook.entries);
    m_lines.clear();  // two programs may have given the same revision
    m_unsaved = !areSameEntries(entries, theirs->entries);
    m_notebook.entries = std::move(entries);
    m_known = std::move(theirs->entries);
    return std::nullopt;
}

QByteArray KeptNotebook::text() {
    if (m_file.isMissing()) m_notebook.origin = newEntryId();
    if (m_notebook.kind == NotebookKind::OfScene) return notebookText(m_notebook);
    if (m_notebook.entries.size() > lesson_notebook_limits::entries) archiveOldest();
    std::vector<QByteArray> lines;
    lines.reserve(m_notebook.entries.size());
    for (const NotebookEntry& entry : m_notebook.entries) {
        auto& [revision, line] = m_lines[entry.id];
        if (line.isEmpty() || revision != entry.revision) line = entryLine(entry);
        revision = entry.revision;
        lines.push_back(line);
    }
    return lessonNotebookText(lines, m_notebook.origin);
}

void KeptNotebook::archiveOldest() {
    auto& entries = m_notebook.entries;
    const auto end = entries.begin() + static_cast<std::ptrdiff_t>(lesson_notebook_limits::archived);
    const QString archive = nameForOld(file());
    const QString name = QDir::toNativeSeparators(archive);
    Notebook oldest;
    oldest.kind = m_notebook.kind;
    oldest.entries.assign(entries.begin(), end);
    if (!saveNotebook(oldest, archive)) {
        m_remark = QCoreApplication::translate("KeptNotebook",
                                               "The lesson notebook is full, and its oldest entries cannot be written to %1.")
                       .arg(name);
        return;
    }
    entries.erase(entries.begin(), end);
    ++m_merges;
    m_remark =
        QCoreApplication::translate("KeptNotebook", "The lesson notebook is full: its oldest %1 entries have been moved to %2.")
            .arg(lesson_notebook_limits::archived)
            .arg(name);
}

KeptFile::Outcome KeptNotebook::write() {
    if (!m_unsaved) return KeptFile::Outcome::Done;
    const auto outcome = m_file.write([this](const QByteArray& text) { return merge(text); }, [this] { return text(); });
    if (outcome == KeptFile::Outcome::Done) {
        m_known = m_notebook.entries;
        m_unsaved = false;
    }
    return outcome;
}

bool KeptNotebook::replaceBy(const Notebook& other) {
    m_notebook = other;
    m_known = other.entries;
    m_notebook.origin = newEntryId();
    const auto overwrite = [](const QByteArray&) { return std::optional<Error>(); };
    return m_file.write(overwrite, [this] { return notebookText(m_notebook); }) == KeptFile::Outcome::Done;
}

}  // namespace solverscope

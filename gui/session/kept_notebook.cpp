// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/kept_notebook.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace solverscope {
namespace {

/// Bookmarks by their ids.
class BookmarkIndex {
public:
    explicit BookmarkIndex(const std::vector<Bookmark>& entries) {
        for (const Bookmark& entry : entries) m_byId.emplace(entry.id, &entry);
    }
    const Bookmark* find(qint64 id) const {
        const auto found = m_byId.find(id);
        return found == m_byId.end() ? nullptr : found->second;
    }

private:
    std::map<qint64, const Bookmark*> m_byId;
};

bool isSameMoment(const Bookmark& a, const Bookmark& b) {
    const bool sameScene = a.scene == b.scene || (a.scene && b.scene && *a.scene == *b.scene);
    return sameScene && a.place == b.place && a.inputs == b.inputs && a.unknown == b.unknown;
}

/// Whether two versions of a bookmark say the same.
bool isSameBookmark(const Bookmark& a, const Bookmark& b) { return a.name == b.name && a.note == b.note && isSameMoment(a, b); }

/// The ids of those entries that are in `others`, too.
std::vector<qint64> idsAlsoIn(const BookmarkIndex& others, const std::vector<Bookmark>& entries) {
    std::vector<qint64> ids;
    for (const Bookmark& entry : entries)
        if (others.find(entry.id)) ids.push_back(entry.id);
    return ids;
}

/// All ids, in the order of `first`; what only `second` has comes before that which it precedes there.
std::vector<qint64> inOneOrder(const std::vector<Bookmark>& first, const std::vector<Bookmark>& second) {
    const BookmarkIndex known(first);
    std::vector<qint64> order;
    for (const Bookmark& entry : first) order.push_back(entry.id);
    for (std::size_t i = second.size(); i-- > 0;) {
        if (known.find(second[i].id)) continue;
        const auto next = i + 1 < second.size() ? std::ranges::find(order, second[i + 1].id) : order.end();
        order.insert(next, second[i].id);
    }
    return order;
}

/// A bookmark that both have changed, and, where not all of both can be in it, what is left over.
std::pair<Bookmark, std::optional<Bookmark>> combinedBookmarks(const Bookmark* before, const Bookmark& mine,
                                                               const Bookmark& theirs) {
    const bool mineIsLater = mine.revision > theirs.revision;
    Bookmark result = mineIsLater ? mine : theirs;
    const Bookmark& earlier = mineIsLater ? theirs : mine;
    bool isWhole = isSameMoment(mine, theirs);
    for (const auto text : {&Bookmark::name, &Bookmark::note}) {
        const QString& old = before ? before->*text : QString();
        result.*text = valueToKeep(old, mine.*text, theirs.*text, mineIsLater);
        isWhole = isWhole && (earlier.*text == old || earlier.*text == result.*text);
    }
    if (isWhole) return {result, std::nullopt};
    return {result, earlier};
}

/// A bookmark of a file from before there were ids gets one from its contents: in every program the same.
void giveIds(std::vector<Bookmark>& entries) {
    std::set<qint64> taken;
    for (Bookmark& entry : entries)
        if (entry.id <= 0 || !taken.insert(entry.id).second) entry.id = 0;
    for (Bookmark& entry : entries) {
        if (entry.id > 0) continue;
        QCryptographicHash hash(QCryptographicHash::Sha1);
        hash.addData(QJsonDocument(entry.unknown).toJson(QJsonDocument::Compact));
        for (const QString& part : {entry.name, entry.note, entry.where, QString::fromStdString(placeText(entry.place))})
            hash.addData(part.toUtf8() + '\n');
        constexpr int digits = 12;  // a smaller number than those of newEntryId()
        entry.id = hash.result().toHex().left(digits).toLongLong(nullptr, 16) + 1;
        while (!taken.insert(entry.id).second) ++entry.id;
    }
}

bool areSameBookmarks(const std::vector<Bookmark>& a, const std::vector<Bookmark>& b) {
    return std::ranges::equal(
        a, b, [](const Bookmark& one, const Bookmark& other) { return one.id == other.id && isSameBookmark(one, other); });
}

}  // namespace

std::vector<Bookmark> mergedBookmarks(const std::vector<Bookmark>& before, const std::vector<Bookmark>& mine,
                                      const std::vector<Bookmark>& theirs, bool keepBoth) {
    const BookmarkIndex inBefore(before);
    const BookmarkIndex inMine(mine);
    const BookmarkIndex inTheirs(theirs);
    const bool isReordered = idsAlsoIn(inMine, before) != idsAlsoIn(inBefore, mine);
    std::vector<Bookmark> result;
    for (const qint64 id : isReordered ? inOneOrder(mine, theirs) : inOneOrder(theirs, mine)) {
        const Bookmark* here = inMine.find(id);
        const Bookmark* there = inTheirs.find(id);
        const Bookmark* old = inBefore.find(id);
        const Keep keep = versionToKeep(old, here, there, isSameBookmark);
        if (keep == Keep::Both) {
            auto [kept, rest] = combinedBookmarks(old, *here, *there);
            result.push_back(std::move(kept));
            if (!rest || !keepBoth) continue;
            rest->id = newEntryId();
            result.push_back(std::move(*rest));
        } else if (const Bookmark* kept = keep == Keep::Mine ? here : there) {
            result.push_back(*kept);
        }
    }
    return result;
}

KeptNotebook::KeptNotebook(QString file, const Scene& open) : m_file(std::move(file), notebook_limits::fileBytes) {
    if (open.playback) m_trace = open;
}

void KeptNotebook::describe(const QString& title, const QString& source) {
    m_notebook.title = title;
    m_notebook.source = source;
}

void KeptNotebook::setEntries(std::vector<Bookmark> entries) {
    const BookmarkIndex before(m_notebook.entries);
    for (Bookmark& entry : entries) {
        const Bookmark* present = before.find(entry.id);
        if (present && !isSameBookmark(*present, entry)) entry.revision = newRevision(std::max(present->revision, entry.revision));
    }
    m_notebook.entries = std::move(entries);
    m_unsaved = true;
}

void KeptNotebook::readAgain() {
    m_file.read([this](const QByteArray& text) { return merge(text); });
}

std::optional<Error> KeptNotebook::merge(const QByteArray& text) {
    auto theirs = parseNotebook(text, file(), m_trace ? &*m_trace : nullptr);
    if (!theirs) return theirs.error();
    giveIds(theirs->entries);
    // What is missing in a file that was begun since has not been deleted.
    if (theirs->origin != m_notebook.origin) m_known.clear();
    m_notebook.origin = theirs->origin;
    if (m_notebook.title.isEmpty() && m_notebook.source.isEmpty()) describe(theirs->title, theirs->source);
    auto entries = mergedBookmarks(m_known, m_notebook.entries, theirs->entries, true);
    m_merges += !areSameBookmarks(entries, m_notebook.entries);
    m_unsaved = !areSameBookmarks(entries, theirs->entries);
    m_notebook.entries = std::move(entries);
    m_known = std::move(theirs->entries);
    return std::nullopt;
}

QByteArray KeptNotebook::text() {
    if (m_file.isMissing()) m_notebook.origin = newEntryId();
    return notebookText(m_notebook);
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

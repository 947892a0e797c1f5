// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/notebook_store.h"

#include <QDir>
#include <QUndoCommand>
#include <algorithm>
#include <tuple>
#include <utility>

namespace solverscope {
namespace {

constexpr int writingDelay = 300;  // ms: typing a note does not write the file at every letter

using Entries = std::vector<NotebookEntry>;

/// The part in which two lists differ, with a neighbour on each side that shows where it is.
std::pair<Entries, Entries> differingParts(const Entries& before, const Entries& after) {
    const auto [from, to] = std::ranges::mismatch(before, after);
    const auto begin = std::max<std::ptrdiff_t>(0, from - before.begin() - 1);
    std::ptrdiff_t same = 0;  // at the end
    const auto most = std::min(before.end() - from, after.end() - to);
    while (same < most && *(before.end() - same - 1) == *(after.end() - same - 1)) ++same;
    same = std::max<std::ptrdiff_t>(0, same - 1);
    return {Entries(before.begin() + begin, before.end() - same), Entries(after.begin() + begin, after.end() - same)};
}

}  // namespace

/// A change of the entries that can be undone. What another window has changed since stays.
class NotebookEdit : public QUndoCommand {
public:
    NotebookEdit(NotebookStore& store, const QString& what, qint64 typed, const Entries& after)
        : QUndoCommand(what), m_store(store), m_typed(typed), m_changesFromOutside(changesFromOutside()) {
        std::tie(m_before, m_after) = differingParts(store.entries(), after);
    }

    void undo() override { change(m_after, m_before); }
    void redo() override { change(m_before, m_after); }
    int id() const override { return m_typed == NotebookStore::notTyped ? -1 : 1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* other = static_cast<const NotebookEdit*>(later);
        if (other->m_typed != m_typed || other->m_changesFromOutside != m_changesFromOutside) return false;
        m_after = other->m_after;
        return true;
    }

private:
    void change(const Entries& from, const Entries& to) {
        m_store.setEntries(mergedEntries(from, m_store.entries(), to, false));
        if (m_typed == NotebookStore::notTyped) m_store.flush();
    }
    int changesFromOutside() const { return m_store.m_elsewhere + m_store.m_kept->merges(); }

    NotebookStore& m_store;
    qint64 m_typed;
    int m_changesFromOutside;
    Entries m_before;
    Entries m_after;
};

NotebookStore::NotebookStore(QObject* parent) : QObject(parent) {
    m_writing.setSingleShot(true);
    connect(&m_writing, &QTimer::timeout, this, &NotebookStore::flush);
}

void NotebookStore::leave() {
    flush();
    if (!m_kept->isSaved()) m_left.push_back(std::move(*m_kept));
}

const NotebookEntry* NotebookStore::find(qint64 id) const {
    const int place = placeOf(id);
    return place < 0 ? nullptr : &(*this)[place];
}

int NotebookStore::placeOf(qint64 id) const {
    const auto found = std::ranges::find(entries(), id, &NotebookEntry::id);
    return found == entries().end() ? -1 : static_cast<int>(found - entries().begin());
}

void NotebookStore::setText(qint64 id, const QString& text) {
    const NotebookEntry* entry = find(id);
    if (!entry || entry->kind == EntryKind::Unknown || entry->text == text) return;
    Entries after = entries();
    NotebookEntry& changed = after[static_cast<std::size_t>(placeOf(id))];
    changed.text = text;
    if (notebook().kind == NotebookKind::OfLessons) cutToFileLimits(changed);
    edit(tr("note"), std::move(after), id);
    emit textEdited(id);
}

void NotebookStore::remove(const std::vector<qint64>& ids) {
    Entries after = entries();
    if (std::erase_if(after, [&](const NotebookEntry& entry) { return std::ranges::count(ids, entry.id) > 0; }) > 0)
        edit(tr("deletion"), std::move(after));
}

void NotebookStore::edit(const QString& what, Entries after, qint64 typed) {
    m_undo.push(new NotebookEdit(*this, what, typed, after));
}

void NotebookStore::editElsewhere(Entries after) {
    ++m_elsewhere;
    setEntries(std::move(after));
}

void NotebookStore::addElsewhere(NotebookEntry entry) {
    ++m_elsewhere;
    const qint64 id = entry.id;
    m_kept->add(std::move(entry));
    flush();
    emit added(id);
    emit changed();
}

void NotebookStore::setEntries(Entries entries) {
    m_kept->setEntries(std::move(entries));
    m_writing.start(writingDelay);
    emit changed();
}

void NotebookStore::readAgain() {
    const int merges = m_kept->merges();
    m_kept->readAgain();
    reportNews(*m_kept);
    if (m_kept->merges() != merges) emit changed();
}

bool NotebookStore::flush() {
    m_writing.stop();
    const QString before = m_problem;
    const int merges = m_kept->merges();
    write(*m_kept);
    for (KeptNotebook& each : m_left) write(each);
    std::erase_if(m_left, [](const KeptNotebook& each) { return each.isSaved(); });
    const bool saved = m_left.empty() && m_kept->isSaved();
    if (saved && std::exchange(m_failing, false) && m_problem == before) report({});
    // Views hear of a merge when it is over: what they do then may lead back here.
    if (m_kept->merges() != merges) emit changed();
    return saved;
}

void NotebookStore::write(KeptNotebook& notebook) {
    const auto outcome = notebook.write();
    reportNews(notebook);
    if (outcome == KeptFile::Outcome::Done) return;
    m_writing.start(KeptFile::retryDelay(outcome));
    if (outcome != KeptFile::Outcome::Failed || std::exchange(m_failing, true)) return;
    const QString sentence = notebook.notebook().kind == NotebookKind::OfLessons
                                 ? tr("The lesson notebook cannot be written to %1; it is kept while the window is open.")
                                 : tr("The notebook cannot be written to %1; it is kept while the window is open.");
    report(sentence.arg(QDir::toNativeSeparators(notebook.file())));
}

QStringList NotebookStore::unsavedFiles() const {
    QStringList files;
    for (const KeptNotebook& each : m_left) files += each.file();
    if (!m_kept->isSaved()) files += m_kept->file();
    return files;
}

void NotebookStore::reportNews(KeptNotebook& notebook) {
    if (const QString remark = notebook.takeRemark(); !remark.isEmpty()) report(remark);
    const auto damage = notebook.takeDamage();
    if (damage && !(m_failing && damage->keptAs.isEmpty()))
        report(damage->describe(notebook.notebook().kind == NotebookKind::OfLessons
                                    ? tr("Your lesson notebook could not be read (%1). %2")
                                    : tr("The notebook of this scene could not be read (%1). %2")));
}

void NotebookStore::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope

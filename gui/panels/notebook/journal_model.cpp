// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/journal_model.h"

#include "gui/panels/notebook/entry_delegate.h"
#include "gui/session/journal.h"
#include "gui/text/language.h"

namespace solverscope {
namespace {

// An entry's index carries the place of its lesson, from 1; a lesson's carries 0.
constexpr quintptr lessonMark = 0;

}  // namespace

JournalModel::JournalModel(Journal& journal, QObject* parent)
    : QAbstractItemModel(parent), m_journal(journal), m_groups(groupedByLesson(journal.entries())) {}

void JournalModel::setWords(const QStringList& words) {
    m_words = words;
    refresh();
}

void JournalModel::refresh() {
    beginResetModel();
    m_groups = groupedByLesson(m_journal.entries(), m_words);
    endResetModel();
}

std::size_t JournalModel::count() const {
    std::size_t all = 0;
    for (const JournalGroup& group : m_groups) all += group.entries.size();
    return all;
}

const NotebookEntry* JournalModel::entryAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == lessonMark) return nullptr;
    const auto& places = m_groups[index.internalId() - 1].entries;
    const std::size_t place = places[static_cast<std::size_t>(index.row())];
    return place < m_journal.entries().size() ? &m_journal.entries()[place] : nullptr;
}

QModelIndex JournalModel::indexOf(qint64 id) const {
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (std::size_t j = 0; j < m_groups[i].entries.size(); ++j)
            if (m_journal.entries()[m_groups[i].entries[j]].id == id) return createIndex(static_cast<int>(j), 0, i + 1);
    return {};
}

QModelIndex JournalModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : lessonMark);
}

QModelIndex JournalModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == lessonMark) return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, lessonMark);
}

int JournalModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(m_groups.size());
    if (parent.internalId() != lessonMark || parent.column() > 0) return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].entries.size());
}

int JournalModel::columnCount(const QModelIndex&) const { return 1; }

QVariant JournalModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (index.internalId() == lessonMark) {
        const JournalGroup& group = m_groups[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole) return JournalEntryText::title(group);
        if (role == EntryDelegate::SecondLine) return QString::number(group.entries.size());
        return {};
    }
    const NotebookEntry* entry = entryAt(index);
    if (!entry) return {};
    switch (role) {
        case Qt::DisplayRole:
            return JournalEntryText::headline(*entry);
        case EntryDelegate::SecondLine:
            return JournalEntryText::outcome(*entry);
        case EntryDelegate::Verdict:
            return JournalEntryText::verdict(*entry).isEmpty() ? QVariant() : QVariant(entry->right);
        case EntryDelegate::Id:
            return entry->id;
        case Qt::ToolTipRole:
            return plainToolTip(QStringList{JournalEntryText::headline(*entry), JournalEntryText::outcome(*entry), entry->where,
                                            JournalEntryText::time(*entry)}
                                    .join(QLatin1Char('\n')));
        case Qt::AccessibleTextRole:
            return QStringList{JournalEntryText::headline(*entry), JournalEntryText::outcome(*entry),
                               JournalEntryText::verdict(*entry)}
                .join(QStringLiteral(", "));
        default:
            return {};
    }
}

}  // namespace solverscope

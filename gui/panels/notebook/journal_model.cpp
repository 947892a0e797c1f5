// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/journal_model.h"

#include "gui/panels/notebook/entry_delegate.h"
#include "gui/session/journal.h"
#include "gui/text/language.h"

namespace solverscope {
namespace {

constexpr Qt::ItemFlags itemFlags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;

/// An entry by its place in the notebook: its texts are made when they are shown.
class EntryItem : public QStandardItem {
public:
    EntryItem(const Journal& journal, std::size_t place) : m_journal(journal), m_place(place) { setFlags(itemFlags); }

    const NotebookEntry* entry() const { return m_place < m_journal.entries().size() ? &m_journal.entries()[m_place] : nullptr; }

    QVariant data(int role) const override {
        const NotebookEntry* entry = this->entry();
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
                return QStandardItem::data(role);  // its flags
        }
    }

private:
    const Journal& m_journal;
    std::size_t m_place;
};

}  // namespace

JournalModel::JournalModel(Journal& journal, QObject* parent) : QStandardItemModel(parent), m_journal(journal) { refresh(); }

void JournalModel::setWords(const QStringList& words) {
    m_words = words;
    refresh();
}

void JournalModel::refresh() {
    clear();
    setColumnCount(1);
    m_groups = groupedByLesson(m_journal.entries(), m_words);
    for (const JournalGroup& group : m_groups) {
        auto* lesson = new QStandardItem(JournalEntryText::title(group));
        lesson->setFlags(itemFlags);
        lesson->setData(QString::number(group.entries.size()), EntryDelegate::SecondLine);
        for (const std::size_t place : group.entries) lesson->appendRow(new EntryItem(m_journal, place));
        appendRow(lesson);
    }
}

std::size_t JournalModel::count() const {
    std::size_t all = 0;
    for (const JournalGroup& group : m_groups) all += group.entries.size();
    return all;
}

const NotebookEntry* JournalModel::entryAt(const QModelIndex& index) const {
    return index.parent().isValid() ? static_cast<const EntryItem*>(itemFromIndex(index))->entry() : nullptr;
}

QModelIndex JournalModel::indexOf(qint64 id) const {
    for (int i = 0; i < rowCount(); ++i)
        for (int j = 0; j < item(i)->rowCount(); ++j)
            if (const QModelIndex entry = index(j, 0, index(i, 0)); entry.data(EntryDelegate::Id).toLongLong() == id) return entry;
    return {};
}

}  // namespace solverscope

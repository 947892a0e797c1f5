// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStandardItemModel>

#include "gui/notebook/journal_entry_text.h"

namespace solverscope {

class Journal;

/// The lesson notebook as a tree, for an EntryDelegate: lessons, and below each its entries in order of time.
class JournalModel : public QStandardItemModel {
    Q_OBJECT

public:
    explicit JournalModel(Journal& journal, QObject* parent = nullptr);

    /// Shows only entries that contain all words.
    void setWords(const QStringList& words);

    /// Reads the notebook again.
    void refresh();

    const std::vector<JournalGroup>& groups() const { return m_groups; }
    std::size_t count() const;

    /// The entry that an index means; nullptr for a lesson.
    const NotebookEntry* entryAt(const QModelIndex& index) const;
    QModelIndex indexOf(qint64 id) const;

private:
    Journal& m_journal;
    QStringList m_words;
    std::vector<JournalGroup> m_groups;
};

}  // namespace solverscope

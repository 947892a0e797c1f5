// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStandardItemModel>
#include <optional>
#include <vector>

#include "gui/charts/exportable.h"
#include "gui/notebook/journal_entry.h"
#include "gui/panels/notebook/entries_panel.h"

class QTreeView;

namespace solverscope {

class SearchField;
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

/// The lesson notebook: the learner's predictions, answers and notes by lesson; each entry links to its moment.
class JournalPanel : public EntriesPanel, public Exportable {
    Q_OBJECT

public:
    explicit JournalPanel(Journal& journal, QWidget* parent = nullptr);

    /// Puts the keyboard to the search.
    void startSearch();

    /// Adds a note about the moment at the cursor, and puts the keyboard to its text.
    void writeNote();

    void chooseExport() override;

    JournalModel& model() { return *m_model; }

    QString exportTitle() const override;
    QList<QStringList> exportedLines() const override;

signals:
    void noteRequested();  // what knows where the learner is adds it
    void momentRequested(qint64 entry);
    void lessonRequested(const QString& lesson);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QMenu* buildMenu(QWidget* parent);
    void refresh();
    void applyFilter();
    void showEntry();
    void removeCurrent() override;
    void choose(qint64 id);
    qint64 current() const override;

    Journal& m_journal;
    JournalModel* m_model;
    QTreeView* m_tree;
    SearchField* m_search;
    QToolButton* m_go;
    QAction* m_lesson = nullptr;
    std::optional<std::vector<qint64>> m_listed;  // the entries of the notebook, as it was read last
    bool m_stale = true;
};

}  // namespace solverscope

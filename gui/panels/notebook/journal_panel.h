// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "gui/charts/exportable.h"
#include "gui/panels/notebook/entries_panel.h"

class QLineEdit;
class QTreeView;

namespace solverscope {

class Journal;
class JournalModel;

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
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    QLineEdit* m_search;
    QToolButton* m_go;
    QAction* m_lesson = nullptr;
    qint64 m_toChoose = 0;                        // the entry that was just added
    std::optional<std::vector<qint64>> m_listed;  // the entries of the notebook, as it was read last
    bool m_stale = true;
};

}  // namespace solverscope

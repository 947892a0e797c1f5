// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "gui/session/kept_file.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// What becomes of entries that were changed from `before` into both `mine` and `theirs`. Of one that both have changed, a heading
/// or text that only one of them has changed is kept; else the later one stays, and with `keepBoth` the earlier follows it as an
/// entry of its own. The order is that of `theirs`, unless it was changed in `mine`. All entries have ids.
std::vector<NotebookEntry> mergedEntries(const std::vector<NotebookEntry>& before, const std::vector<NotebookEntry>& mine,
                                         const std::vector<NotebookEntry>& theirs, bool keepBoth);

/// A notebook in memory and its file, which other windows may have open, too.
class KeptNotebook {
public:
    /// Does not read yet. `open`: the open scene; a notebook of a recorded trace does not contain it.
    KeptNotebook(QString file, const Scene& open);

    /// A lesson notebook. When it is full, its oldest entries move to a file of their own.
    explicit KeptNotebook(QString file);

    const QString& file() const { return m_file.name(); }
    const Notebook& notebook() const { return m_notebook; }

    void describe(const QString& title, const QString& source);

    /// Puts an entry behind the others.
    void add(NotebookEntry entry);

    /// Changes entries; those that say something else than before get a new revision.
    void setEntries(std::vector<NotebookEntry> entries);

    /// Merges what another program has written.
    void readAgain();

    /// Writes all pending changes, merged with those of other programs.
    KeptFile::Outcome write();

    /// Replaces the contents of the file by the entries of `other`. False if that is not possible.
    bool replaceBy(const Notebook& other);

    bool isSaved() const { return !m_unsaved; }

    /// Counts up whenever the entries have changed in the file.
    int merges() const { return m_merges; }

    std::optional<KeptFile::Damage> takeDamage() { return m_file.takeDamage(); }

    /// What became of the oldest entries of a full notebook, in a sentence; empty where that has not changed since it was asked.
    QString takeRemark() { return std::exchange(m_remark, {}); }

private:
    std::optional<Error> merge(const QByteArray& text);
    void putInOrder(std::vector<NotebookEntry>& entries) const;
    QByteArray text();
    void archiveOldest();

    KeptFile m_file;
    std::optional<Scene> m_trace;
    Notebook m_notebook;
    std::vector<NotebookEntry> m_known;                       // the contents of the file, as last read or written
    std::map<qint64, std::pair<qint64, QByteArray>> m_lines;  // of lesson entries, by their ids: their revisions and their JSON
    QString m_remark;
    bool m_unsaved = false;
    int m_merges = 0;
};

}  // namespace solverscope

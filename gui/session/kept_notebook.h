// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "gui/session/kept_file.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// What becomes of bookmarks that were changed from `before` into both `mine` and `theirs`. Of one that both have changed, a name
/// or note that only one of them has changed is kept; else the later one stays, and with `keepBoth` the earlier follows it as a
/// bookmark of its own. The order is that of `theirs`, unless it was changed in `mine`. All bookmarks have ids.
std::vector<Bookmark> mergedBookmarks(const std::vector<Bookmark>& before, const std::vector<Bookmark>& mine,
                                      const std::vector<Bookmark>& theirs, bool keepBoth);

/// A notebook in memory and its file, which other windows may have open, too.
class KeptNotebook {
public:
    /// Reads nothing yet. `open`: the scene that is open; a notebook of a recorded trace does not hold it.
    KeptNotebook(QString file, const Scene& open);

    const QString& file() const { return m_file.name(); }
    const Notebook& notebook() const { return m_notebook; }

    void describe(const QString& title, const QString& source);

    /// Changes bookmarks; those that say something else than before get a new revision.
    void setEntries(std::vector<Bookmark> entries);

    /// Takes in what another program has written.
    void readAgain();

    /// Writes what has not been written yet, merged with what another program has written.
    KeptFile::Outcome write();

    /// Writes the entries of `other` in place of whatever the file holds. False when that is not possible.
    bool replaceBy(const Notebook& other);

    bool isSaved() const { return !m_unsaved; }

    /// Counts up whenever the bookmarks have changed in the file.
    int merges() const { return m_merges; }

    std::optional<KeptFile::Damage> takeDamage() { return m_file.takeDamage(); }

private:
    std::optional<Error> merge(const QByteArray& text);
    QByteArray text();

    KeptFile m_file;
    std::optional<Scene> m_trace;
    Notebook m_notebook;
    std::vector<Bookmark> m_known;  // what the file holds, as far as is known here
    bool m_unsaved = false;
    int m_merges = 0;
};

}  // namespace solverscope

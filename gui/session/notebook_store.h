// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <optional>
#include <vector>

#include "gui/session/kept_notebook.h"

namespace solverscope {

/// A notebook that is written into its file after every change, and merged there with what other windows have done. Changes can be
/// undone.
class NotebookStore : public QObject {
    Q_OBJECT

public:
    const Notebook& notebook() const { return m_kept->notebook(); }
    const std::vector<NotebookEntry>& entries() const { return notebook().entries; }
    int count() const { return static_cast<int>(entries().size()); }
    const NotebookEntry& operator[](int place) const { return entries()[static_cast<std::size_t>(place)]; }

    /// Entries come and go when other windows add and delete. A view that hears of it later may ask for one that has gone: nullptr
    /// and −1 then, and changing it does nothing.
    const NotebookEntry* find(qint64 id) const;
    int placeOf(qint64 id) const;

    /// Another text for an entry; typing is one thing to undo.
    void setText(qint64 id, const QString& text);

    void remove(const std::vector<qint64>& ids);
    QUndoStack& undoStack() { return m_undo; }

    /// The file of the notebook.
    QString file() const { return m_kept->file(); }

    /// What could not be read or written, in a sentence.
    QString problem() const { return m_problem; }

    /// Merges what another program has written.
    void readAgain();

    /// Writes what has not been written yet, also of notebooks that were open before. False when that is not possible now; it is
    /// tried again later.
    bool flush();

    /// The files that are still to be written.
    QStringList unsavedFiles() const;

signals:
    void changed();
    void added(qint64 id);  // here, and not when a deletion is undone
    void textEdited(qint64 id);
    void problemFound();

protected:
    explicit NotebookStore(QObject* parent);

    /// To be called before `m_kept` becomes another notebook: what cannot be written now is written later.
    void leave();

    /// A change that can be undone. `typed`: the entry whose text is being typed; else the change is written at once.
    static constexpr qint64 notTyped = 0;
    void edit(const QString& what, std::vector<NotebookEntry> after, qint64 typed = notTyped);

    /// A change that is made and undone elsewhere.
    void editElsewhere(std::vector<NotebookEntry> after);
    void addElsewhere(NotebookEntry entry);

    void report(const QString& problem);

    std::optional<KeptNotebook> m_kept;
    std::vector<KeptNotebook> m_left;  // that were open before, not written yet

private:
    friend class NotebookEdit;

    void setEntries(std::vector<NotebookEntry> entries);
    void write(KeptNotebook& notebook);
    void reportNews(KeptNotebook& notebook);

    QUndoStack m_undo;
    QTimer m_writing;
    QString m_problem;
    bool m_failing = false;  // writing has failed, which was reported
    int m_elsewhere = 0;     // changes that were made elsewhere
};

}  // namespace solverscope

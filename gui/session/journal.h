// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <vector>

#include "gui/session/journal_file.h"
#include "gui/session/kept_file.h"

namespace solverscope {

class DebuggerController;

/// The learner's notebook: what was predicted, answered and written, in order of time. Kept in a file that is written at every
/// change, and merged there with what other windows have done; deletions and changed notes can be taken back.
class Journal : public QObject {
    Q_OBJECT

public:
    /// The file of this user.
    static QString defaultFile();

    /// The one that belongs to a controller; made when it is asked for first.
    static Journal& of(DebuggerController& controller);

    explicit Journal(QString file = defaultFile(), QObject* parent = nullptr);
    ~Journal() override;

    const std::vector<JournalEntry>& entries() const { return m_entries; }
    const JournalEntry* find(qint64 id) const;

    /// Adds an entry, which gets its id and, unless it has one, its time. Returns the id. A full notebook first moves its oldest
    /// entries to a file of their own.
    qint64 add(JournalEntry entry);

    /// Another text for an entry; typing is one thing to take back.
    void setText(qint64 id, const QString& text);

    /// The same for what is written elsewhere and can be taken back there.
    void follow(qint64 id, const QString& text);

    void remove(const std::vector<qint64>& ids);
    QUndoStack& undoStack() { return m_undo; }

    QString file() const { return m_file.name(); }

    /// What could not be read or written, in a sentence.
    QString problem() const { return m_problem; }

    /// Takes in what another program has written.
    void readAgain();

    /// Writes what has not been written yet. False when that is not possible now; it is tried again later.
    bool flush();

    /// Counts up whenever entries have come or gone; it stays where only a text has changed.
    int layout() const { return m_layout; }

signals:
    void added(qint64 id);  // here, before changed()
    void changed();
    void problemFound();

private:
    friend class JournalRemoval;
    friend class JournalWording;

    void put(JournalEntry entry);
    void take(qint64 id);
    void write(qint64 id, const QString& text);
    bool save();
    std::optional<Error> merge(const QByteArray& text);
    QByteArray text();
    void archiveOldest();
    void report(const QString& problem);
    void reportDamage();
    void announceMerge();
    std::size_t placeOf(qint64 id) const;

    KeptFile m_file;
    std::vector<JournalEntry> m_entries;  // ascending by id
    std::vector<QByteArray> m_lines;      // as they are in the file
    std::vector<JournalEntry> m_known;    // what the file holds, as far as is known here
    qint64 m_origin = 0;
    int m_layout = 0;
    bool m_unsaved = false;
    bool m_failing = false;  // writing has failed, which was reported
    bool m_merged = false;   // entries have changed in the file, which views do not know yet
    QUndoStack m_undo;
    QTimer m_writing;
    QString m_problem;
};

/// Writes entries to a new file beside `file` and moves that into place.
bool saveJournal(const std::vector<JournalEntry>& entries, const QString& file);

}  // namespace solverscope

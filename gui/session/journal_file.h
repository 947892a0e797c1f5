// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <vector>

#include "physics/base/result.h"

namespace solverscope {

/// Answer: to a question of a lesson. Task: done. Exercise: any other kind of block. Explanation: the learner's line at the end of
/// a lesson. Note: the learner's own. Moment: a bookmark.
enum class EntryKind : std::uint8_t { Answer, Task, Exercise, Explanation, Note, Moment, Unknown };

/// Something that a learner has predicted, answered or written, and the moment that it is about.
struct JournalEntry {
    qint64 id = 0;        // later ones are larger; two programs that write into one file do not give the same
    qint64 revision = 0;  // larger after each change; 0: never changed
    EntryKind kind = EntryKind::Note;
    QDateTime time;  // UTC
    QString lesson;  // its number; empty outside of lessons
    QString lessonTitle;
    QString stage;  // as lesson files name it: "Predict"
    QString question;
    QString asked;  // Markdown; of a bookmark: its name
    QString given;  // with its unit
    QString truth;
    bool right = false;
    int tries = 0;
    int hints = 0;
    int instance = 0;  // which numbers the question had
    QString feedback;  // Markdown; what the wrong answer was told
    QString text;      // of an explanation, a note or a bookmark's note: Markdown
    QString where;     // in words
    QString link;      // to the moment; empty where there is none

    // The values that this program does not know, kept as they are read. Of an entry of an unknown kind these are all, and all but
    // id, revision, time and lesson is empty above.
    QJsonObject unknown;

    bool operator==(const JournalEntry&) const = default;
};

namespace journal_limits {
inline constexpr std::size_t entries = 10'000;  // the oldest thousand then goes to a file of its own
inline constexpr std::size_t archived = 1'000;
inline constexpr qsizetype fileBytes = 64 << 20;
inline constexpr qsizetype textCharacters = 4'000;  // of each text
}  // namespace journal_limits

/// An entry as JSON on one line.
QByteArray journalLine(const JournalEntry& entry);

/// The whole file: a line for each entry. `origin` was given to the file when it was begun; 0: before there were origins.
QByteArray journalText(const std::vector<QByteArray>& lines, qint64 origin = 0);

/// Reads what journalText writes, in the order of their ids. Error: line and column where it is no JSON, else which entry lacks
/// what.
Result<std::vector<JournalEntry>> parseJournal(const QByteArray& text, const QString& fileName, qint64* origin = nullptr);
Result<std::vector<JournalEntry>> loadJournal(const QString& file);

}  // namespace solverscope

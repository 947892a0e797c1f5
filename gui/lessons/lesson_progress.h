// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDate>
#include <QMap>
#include <QString>
#include <optional>

#include "gui/session/kept_file.h"

namespace solverscope {

/// When a question comes back for review; review.h.
struct ReviewState {
    int level = 0;        // how often it was right since the last wrong answer
    QDate due{};          // not before this day; null: not planned yet
    bool lapsed = false;  // the last answer in a review was wrong
    bool operator==(const ReviewState&) const = default;
};

/// The answer to a question, or the result of a task.
struct AnswerRecord {
    QString given;  // as the learner gave it
    bool right = false;
    int instance = 0;  // which instance of the question
    int tries = 0;
    int hints = 0;
    bool open = false;   // it is being asked (again): this is the previous answer
    int shownHints = 0;  // of the open question
    QString draft{};     // entered but not committed
    ReviewState review{};
    bool operator==(const AnswerRecord&) const = default;
};

struct LessonRecord {
    int stage = 0;  // the learner's stage
    bool done = false;
    QMap<QString, AnswerRecord> answers;  // by the question's id
    QString explanation;                  // the notebook's line
    qint64 revision = 0;                  // larger after each change
    bool operator==(const LessonRecord&) const = default;
};

/// Merges a lesson changed from `before` into both `mine` and `theirs`: every answer of both. If both have changed a value, for
/// example the stage, the later one is kept.
LessonRecord mergedRecord(const LessonRecord& before, const LessonRecord& mine, const LessonRecord& theirs);

/// The lessons in a progress file, by their numbers. Error: what was expected, and where.
Result<QMap<QString, LessonRecord>> readProgress(const QString& file);

/// The learner's progress, stored in a small JSON file, and merged there with the changes of other windows. An unreadable file
/// is renamed to ".bad", never overwritten.
class LessonProgress {
public:
    /// The file of this user.
    static QString defaultFile();

    explicit LessonProgress(QString file = defaultFile());

    LessonRecord of(const QString& lesson) const { return m_lessons.value(lesson); }

    /// The lesson in which the learner was last; empty before the first.
    QString last() const { return m_last; }

    /// Stores and writes the change from `before`, by default the stored lesson. False if it could not be written; it is stored
    /// in memory nevertheless.
    bool keep(const QString& lesson, const LessonRecord& record) { return keep(lesson, record, of(lesson)); }
    bool keep(const QString& lesson, const LessonRecord& record, const LessonRecord& before);

    /// Stores and writes when a question of a lesson comes back. The learner's last lesson stays.
    bool keepReview(const QString& lesson, const QString& question, const ReviewState& review);

    /// Merges what another program has written.
    void readAgain();

    /// Writes unsaved changes. False if that is not possible now; see `outcome()`.
    bool flush();
    bool isSaved() const { return !m_unsaved; }
    KeptFile::Outcome outcome() const { return m_outcome; }

    /// The error while reading, as a sentence; empty if there was none.
    QString problem() const { return m_problem; }
    QString file() const { return m_file.name(); }

private:
    std::optional<Error> merge(const QByteArray& text);
    QByteArray text();
    void findDamage();

    KeptFile m_file;
    QString m_problem;
    QMap<QString, LessonRecord> m_lessons;
    QString m_last;
    QMap<QString, LessonRecord> m_known;  // the contents of the file, as last read or written
    QString m_knownLast;
    qint64 m_origin = 0;
    bool m_unsaved = false;
    KeptFile::Outcome m_outcome = KeptFile::Outcome::Done;
};

}  // namespace solverscope

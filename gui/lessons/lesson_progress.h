// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMap>
#include <QString>
#include <optional>

#include "gui/session/kept_file.h"

namespace solverscope {

/// What was answered to a question, or done in a task.
struct AnswerRecord {
    QString given;  // as the learner gave it
    bool right = false;
    int instance = 0;  // which instance of the question
    int tries = 0;
    int hints = 0;
    bool open = false;   // it is being asked (again): what stands here is the answer before
    int shownHints = 0;  // of the open question
    QString draft{};     // what was entered but not committed
    bool operator==(const AnswerRecord&) const = default;
};

struct LessonRecord {
    int stage = 0;  // where the learner is
    bool done = false;
    QMap<QString, AnswerRecord> answers;  // by the question's id
    QString explanation;                  // the notebook's line
    qint64 revision = 0;                  // larger after each change
    bool operator==(const LessonRecord&) const = default;
};

/// What becomes of a lesson that was changed from `before` into both `mine` and `theirs`: every answer of both. Of what both have
/// changed, the stage for one, the later is kept.
LessonRecord mergedRecord(const LessonRecord& before, const LessonRecord& mine, const LessonRecord& theirs);

/// The lessons in a progress file, by their numbers. Error: what was expected where.
Result<QMap<QString, LessonRecord>> readProgress(const QString& file);

/// The learner's progress, kept in a small JSON file, and merged there with what other windows have done. A file that cannot be
/// read is put aside as ".bad", never overwritten.
class LessonProgress {
public:
    /// The file of this user.
    static QString defaultFile();

    explicit LessonProgress(QString file = defaultFile());

    LessonRecord of(const QString& lesson) const { return m_lessons.value(lesson); }

    /// The lesson in which the learner was last; empty before the first.
    QString last() const { return m_last; }

    /// Keeps and writes what has become of `before`, by default the lesson as it is kept. False when it could not be written; it
    /// is kept nevertheless.
    bool keep(const QString& lesson, const LessonRecord& record) { return keep(lesson, record, of(lesson)); }
    bool keep(const QString& lesson, const LessonRecord& record, const LessonRecord& before);

    /// Takes in what another program has written.
    void readAgain();

    /// Writes what has not been written yet. False when that is not possible now; `outcome()` says why.
    bool flush();
    bool isSaved() const { return !m_unsaved; }
    KeptFile::Outcome outcome() const { return m_outcome; }

    /// What went wrong with reading, as a sentence; empty when nothing did.
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
    QMap<QString, LessonRecord> m_known;  // what the file holds, as far as is known here
    QString m_knownLast;
    qint64 m_origin = 0;
    bool m_unsaved = false;
    KeptFile::Outcome m_outcome = KeptFile::Outcome::Done;
};

}  // namespace solverscope

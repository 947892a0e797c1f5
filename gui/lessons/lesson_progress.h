// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDateTime>
#include <QMap>
#include <QSet>
#include <QString>

#include "physics/base/result.h"

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
    QString draft;       // what was entered but not committed
    bool operator==(const AnswerRecord&) const = default;
};

struct LessonRecord {
    int stage = 0;  // where the learner is
    bool done = false;
    QMap<QString, AnswerRecord> answers;  // by the question's id
    QString explanation;                  // the notebook's line
    bool operator==(const LessonRecord&) const = default;
};

/// The lessons in a progress file, by their numbers. Error: what was expected where. `last`: the lesson that was kept last.
Result<QMap<QString, LessonRecord>> readProgress(const QString& file, QString* last = nullptr);

/// The learner's progress, kept in a small JSON file. A file that cannot be read is put aside as ".bad", never overwritten. What
/// another program has written into it since stays, but for the lessons that were kept here.
class LessonProgress {
public:
    /// The file of this user.
    static QString defaultFile();

    explicit LessonProgress(QString file = defaultFile());

    LessonRecord of(const QString& lesson) const { return m_lessons.value(lesson); }

    /// The lesson in which the learner was last; empty before the first.
    QString last() const { return m_last; }

    /// Keeps and writes. False when it could not be written; it is kept nevertheless.
    bool keep(const QString& lesson, const LessonRecord& record);

    /// Takes in what another program has written.
    void readAgain();

    /// What went wrong with reading, as a sentence; empty when nothing did.
    QString problem() const { return m_problem; }
    QString file() const { return m_file; }

private:
    void load();
    void remember();

    QString m_file;
    QString m_problem;
    QMap<QString, LessonRecord> m_lessons;
    QString m_last;
    QSet<QString> m_ours;  // lessons kept here
    QDateTime m_written;   // of the file as it is known here, with its size
    qint64 m_writtenSize = -1;
};

}  // namespace solverscope

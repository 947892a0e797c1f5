// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "gui/lessons/lesson_library.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// The entries of one lesson, or those outside of all lessons, by their places in the notebook.
struct JournalGroup {
    QString lesson;
    QString title;
    std::vector<std::size_t> entries;
};

/// Lessons in the order of their numbers, entries without a lesson last; in each, the order of time. With `words`, only entries
/// that contain all of them.
std::vector<JournalGroup> groupedByLesson(const std::vector<NotebookEntry>& entries, const QStringList& words = {});

/// An entry of the lesson notebook in words.
struct JournalEntryText {
    Q_DECLARE_TR_FUNCTIONS(JournalEntryText)

public:
    /// "3.4  Many rows"
    static QString title(const JournalGroup& group);

    /// "Prediction", "Answer", "Note", …
    static QString kind(const NotebookEntry& entry);

    /// A line for lists.
    static QString headline(const NotebookEntry& entry);

    /// The line below it: "3 N s, the engine 1.875 N s · try 2 · 1 hint".
    static QString outcome(const NotebookEntry& entry);

    /// "try 2 · 1 hint"; empty for a first try without hints.
    static QString effort(const NotebookEntry& entry);

    /// The time in the user's own zone.
    static QString time(const NotebookEntry& entry);

    /// "✓ Right", "✗ Not quite"; empty if there was no question.
    static QString verdict(const NotebookEntry& entry);

    /// The model answer that the learner has compared an explanation with, as Markdown; empty if there is none.
    static QString modelAnswer(const NotebookEntry& entry);

    /// Whether it shows what was answered beside what is right. A task has no right answer of this kind.
    static bool hasSides(const NotebookEntry& entry);

    /// All of it, as Markdown.
    static QString markdown(const NotebookEntry& entry);

    /// Titles, then a line for each entry, as tables are exported.
    static QList<QStringList> lines(const std::vector<NotebookEntry>& entries, const std::vector<JournalGroup>& groups);
};

/// Markdown that displays a text literally.
QString plainInMarkdown(const QString& text);

/// A moment to go to, and the file of its scene.
struct EntryMoment {
    NotebookEntry moment;
    QString file;
};

/// The moment of an entry: for an answer in the scene of its question with its numbers, otherwise from the link. `open`: the
/// scene for links without one. Error: there is no such moment (any more).
Result<EntryMoment> momentOf(const NotebookEntry& entry, const LessonLibrary& library, const Scene& open);

}  // namespace solverscope

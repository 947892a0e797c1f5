// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Notebooks and their files. There are two kinds: the moments of one scene that were kept, and what the learner has predicted,
// answered and written in lessons.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <memory>
#include <vector>

#include "physics/debugger/permalink.h"

namespace solverscope {

/// Answer: to a question of a lesson. Task: done. Exercise: any other kind of block. Explanation: the learner's line at the end of
/// a lesson. Note: the learner's own. Moment: a bookmark.
enum class EntryKind : std::uint8_t { Answer, Task, Exercise, Explanation, Note, Moment, Unknown };

struct NotebookEntry {
    qint64 id = 0;  // later ones are larger; two programs do not give the same. 0: none yet, as in files from before there were any
    qint64 revision = 0;  // larger after each change; 0: never changed
    EntryKind kind = EntryKind::Note;
    QDateTime time;  // UTC; only of lesson notebooks
    QString lesson;  // its number; empty outside of lessons
    QString lessonTitle;
    QString stage;  // as lesson files name it: "Predict"
    QString question;
    QString heading;  // what was asked, as Markdown; of a bookmark: its name
    QString given;    // with its unit
    QString truth;
    bool right = false;
    int tries = 0;
    int hints = 0;
    int instance = 0;  // which numbers the question had
    QString feedback;  // Markdown; the answer to a wrong answer
    QString text;      // of an explanation, a note, or the note on a bookmark: Markdown
    QString where;     // in words, as it was when the entry was made
    QString link;      // to the moment; empty if there is none

    // The moment itself, with its scene and all inputs that led there, so that it can always be made again. Only in the notebook
    // of a scene.
    StepPlace place;
    std::shared_ptr<const Scene> scene;
    std::vector<TimedInput> inputs;  // of its step and those before
    QByteArray picture;              // PNG; may be empty

    // The values that this program does not know, kept as they are read. Of an entry of an unknown kind these are all, and what is
    // filled in above is only to show it.
    QJsonObject unknown;

    bool isMoment() const { return scene != nullptr; }
    bool operator==(const NotebookEntry&) const = default;
};

/// Whether two versions of an entry have the same contents; words and a picture made from them do not count.
bool isSameEntry(const NotebookEntry& a, const NotebookEntry& b);

/// Cuts what an entry is to what the file of a lesson notebook keeps: `lesson_notebook_limits::textCharacters`, whole seconds.
void cutToFileLimits(NotebookEntry& entry);

enum class NotebookKind : std::uint8_t { OfScene, OfLessons };

struct Notebook {
    QString title;                       // of the scene
    QString source;                      // what the scene was loaded from
    std::vector<NotebookEntry> entries;  // of lessons: ascending by id
    qint64 origin = 0;                   // given to the file when it was begun; 0: before there were origins
    NotebookKind kind = NotebookKind::OfScene;
};

namespace notebook_limits {
inline constexpr qsizetype fileBytes = 64 << 20;
inline constexpr qsizetype entries = 10'000;
inline constexpr qsizetype inputs = 1'000'000;  // in all
inline constexpr qsizetype pictureBytes = 1 << 20;
}  // namespace notebook_limits

namespace lesson_notebook_limits {
inline constexpr std::size_t entries = 10'000;  // beyond this the oldest thousand move to a separate file
inline constexpr std::size_t archived = 1'000;
inline constexpr qsizetype textCharacters = 4'000;  // of each text
}  // namespace lesson_notebook_limits

/// The notebook as JSON. Scenes and lists of inputs that several bookmarks share are written once. The same notebook gives the
/// same bytes.
QByteArray notebookText(const Notebook& notebook);

/// An entry of a lesson notebook as JSON on one line, and the whole file of such lines.
QByteArray entryLine(const NotebookEntry& entry);
QByteArray lessonNotebookText(const std::vector<QByteArray>& lines, qint64 origin);

/// Reads the output of notebookText. Error: line and column if it is not JSON, otherwise the name of the value and what was
/// expected. Notebooks do not contain recorded traces: `open` is the scene to use instead, if it is one.
Result<Notebook> parseNotebook(const QByteArray& text, const QString& fileName, const Scene* open = nullptr,
                               NotebookKind kind = NotebookKind::OfScene);

/// Reads a notebook from a file.
Result<Notebook> loadNotebook(const QString& file, const Scene* open = nullptr, NotebookKind kind = NotebookKind::OfScene);

/// Writes it to a new file next to `file` and renames that. False if it cannot be written.
bool saveNotebook(const Notebook& notebook, const QString& file);

}  // namespace solverscope

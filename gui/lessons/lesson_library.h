// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "lessons/loader/lesson_run.h"
#include "lessons/loader/program_listing.h"

namespace solverscope {

/// A lesson that can be opened.
struct LibraryLesson {
    Lesson lesson;
    QString folder;            // the folder of its own scenes; ":/lessons/..." for built-in lessons
    bool isTranslated = true;  // in the language in use; otherwise in English
};

/// The article that a lesson mirrors: its number, 0 for none, and the section of it.
struct ArticleOfLesson {
    int number = 0;
    QString section;
};
ArticleOfLesson articleOf(const Lesson& lesson);

/// A line of the table of contents: a lesson, written or not yet.
struct ContentsEntry {
    QString part;
    QString id;
    QString title;
    std::optional<std::size_t> lesson;  // place in LessonLibrary::lessons()
};

/// The built-in lessons, or those of a folder for lesson authors: in the language in use if translated, otherwise in English.
class LessonLibrary {
public:
    /// `folder`: lessons/ of the sources; empty for the lessons inside the program.
    explicit LessonLibrary(const QString& folder = {});

    const std::vector<LibraryLesson>& lessons() const { return m_lessons; }
    const std::vector<ContentsEntry>& contents() const { return m_contents; }

    /// The place of the lesson with this number.
    std::optional<std::size_t> find(const QString& id) const;

    /// The title of the lesson at a place, in the language in use even if the lesson is not.
    QString titleOf(std::size_t place) const;

    /// What could not be read, one sentence each.
    const QStringList& problems() const { return m_problems; }

    /// Returns a lesson's scenes: those in its folder and those of the built-in library.
    static SceneLoader scenesOf(const LibraryLesson& lesson);

    /// Returns programs: files of lessons/programs.
    static ProgramLoader programsOf(const LibraryLesson& lesson);

    /// The file of a setup's scene: one of the lesson itself is next to the lesson's file.
    static QString sceneFileOf(const Setup& setup, const std::string& lessonFile);

private:
    void addContents(const QString& file);

    std::vector<LibraryLesson> m_lessons;
    std::vector<ContentsEntry> m_contents;
    QStringList m_problems;
};

}  // namespace solverscope

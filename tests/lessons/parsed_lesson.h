// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <filesystem>
#include <iterator>
#include <random>

#include "lessons/loader/lesson_check.h"

namespace solverscope {

inline const std::filesystem::path sceneLibrary = SOLVERSCOPE_SOURCE_DIR "/resources/scenes";

/// A lesson that has only what it needs, in lines 1 to 9: what follows begins in line 10.
inline const QByteArray bareLesson =
    "---\nid: 9.9\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\n";

inline Result<Lesson> parsed(const QByteArray& text) {
    return parseLesson({text.constData(), static_cast<std::size_t>(text.size())}, "lesson.md");
}

/// The text with `to` in place of the first `from`.
inline QByteArray with(QByteArray text, const QByteArray& from, const QByteArray& to) {
    const auto at = text.indexOf(from);
    if (at < 0) qFatal("the test's text is not in the lesson: %s", from.constData());
    return text.replace(at, from.size(), to);
}

/// The text with up to four of its parts removed, or replaced by what means something in lessons.
inline QByteArray mutated(QByteArray text, std::mt19937& random) {
    static const QByteArray pieces[] = {"```", "{{",    "}}", "\n", ":",  "=", "\"", "(", "# ",     "\xff",
                                        "-",   "1e999", "at", "  ", "=>", "%", ",",  "0", "line: ", "k"};
    for (int edits = 1 + static_cast<int>(random() % 4); edits > 0; --edits) {
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()));
        if (random() % 2) text.remove(at, static_cast<qsizetype>(random() % 40));
        text.insert(std::min(at, text.size()), pieces[random() % std::size(pieces)]);
    }
    return text;
}

/// What the check finds in a lesson with scenes of the library.
inline std::vector<Error> findingsOf(const QByteArray& text, const ProgramLoader& programs = {}) {
    const auto lesson = parsed(text);
    return lesson ? checkLesson(*lesson, scenesOnDisk({}, sceneLibrary), programs) : std::vector{lesson.error()};
}

/// Whether the text is refused at that place, with such a message; otherwise what is said is printed.
inline bool isRefused(const QByteArray& text, int line, int column, const QString& message) {
    const auto lesson = parsed(text);
    const bool isIt = !lesson && lesson.error().line == line && lesson.error().column == column &&
                      QString::fromStdString(lesson.error().message).contains(message);
    if (!isIt) qWarning("%s", lesson ? "the lesson is read" : lesson.error().text().c_str());
    return isIt;
}

/// Whether something of this kind is found in a line; otherwise all findings are printed.
inline bool hasFinding(const std::vector<Error>& findings, int line, const QString& message) {
    const auto isIt = [&](const Error& one) { return one.line == line && QString::fromStdString(one.message).contains(message); };
    const bool found = std::ranges::any_of(findings, isIt);
    for (const Error& finding : findings)
        if (!found) qWarning("%s", finding.text().c_str());
    return found;
}

}  // namespace solverscope

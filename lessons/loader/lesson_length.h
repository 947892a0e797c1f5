// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <vector>

#include "lessons/loader/lesson.h"
#include "physics/base/result.h"

namespace solverscope {

/// The length limits of a lesson; documented in lessons/README.md.
namespace length_limits {
inline constexpr std::size_t words = 500;
inline constexpr std::size_t goalWords = 60;
// Japanese has no blanks between words; its characters are counted instead. 500 words of English make about this many.
inline constexpr std::size_t japaneseCharacters = 1600;
inline constexpr std::size_t japaneseGoalCharacters = 190;

/// This many letters fill five lines of the lesson panel in a window of 1280 × 800. Exercises have a frame around them.
struct ParagraphLimits {
    std::size_t text = 220;
    std::size_t exercise = 205;
};
inline constexpr ParagraphLimits paragraph;
inline constexpr ParagraphLimits russianParagraph{184, 175};  // wider letters
inline constexpr ParagraphLimits japaneseParagraph{115, 100};
}  // namespace length_limits

/// What is too long: the lesson, its goal, a paragraph. Only what everyone reads counts: texts, asks, whys and headings of
/// stages; not the front matter, listings, hints and feedback. All paragraphs are measured.
std::vector<Error> checkLength(const Lesson& lesson);

/// The unit of the lesson limit: words, or characters in Japanese.
std::size_t lengthOf(const Lesson& lesson);

}  // namespace solverscope

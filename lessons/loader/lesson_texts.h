// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/lesson.h"

namespace solverscope {

/// The purpose of a lesson's text.
enum class TextUse : std::uint8_t { Prose, Ask, Why, Hint, Feedback, Model };

struct UsedText {
    TextUse use = TextUse::Prose;
    const LessonText* text = nullptr;
};

/// The texts of a block, or of all blocks, that the reader may see.
std::vector<UsedText> textsOf(const LessonBlock& block);
std::vector<UsedText> textsOf(const Lesson& lesson);

/// What is said to wrong answers: of misconceptions, and of wrong repairs.
std::vector<const LessonText*> feedbackOf(const Question& question);

/// A paragraph, list item, quotation or heading as the reader sees it: no marks, no addresses of links.
struct Paragraph {
    enum class Kind : std::uint8_t { Text, Formula, Table, Listing };
    Place place;
    Kind kind = Kind::Text;  // each line of a table and of a listing is one of its own
    std::string shown;
};
std::vector<Paragraph> paragraphsOf(const LessonText& text);

/// The picture file of a formula, relative to the folder of the lessons: "formulas/" and the FNV-1a hash of its TeX. Pictures
/// are created when a lesson is written, by lessons/make-formulas.
std::string formulaPicture(std::string_view tex);

/// The code points of a text in UTF-8.
std::vector<char32_t> codePoints(std::string_view text);

/// Whether a line of a listing is code and not a sentence: code is the same in every language, and has its own font.
bool isCode(std::string_view line);

/// "ja" of …/lesson.ja.md, "en" of …/lesson.md.
std::string languageOf(std::string_view lessonFile);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_check.h"

#include <algorithm>

#include "lessons/loader/lesson_texts.h"

namespace solverscope {
namespace {

/// The length limits of a lesson; documented in lessons/README.md.
namespace length_limits {
inline constexpr std::size_t words = 700;
inline constexpr std::size_t goalWords = 60;
// Japanese has no blanks between words; its characters are counted instead. 700 words of English make about this many.
inline constexpr std::size_t japaneseCharacters = 2240;
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

bool isBlankCharacter(char32_t c) { return c == ' ' || c == '\t' || c == 0xA0 || c == 0x3000; }

/// Of a word, not of a sign like + or −.
bool isOfWord(char32_t c) {
    const bool ascii = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return ascii || (c >= 0xC0 && c != 0xD7 && c != 0xF7 && (c < 0x2000 || c > 0x2BFF));
}

/// The text between blanks, if it contains a letter or a digit.
std::size_t words(const std::vector<char32_t>& text) {
    std::size_t count = 0;
    bool counted = false;
    for (const char32_t c : text) {
        if (isBlankCharacter(c)) counted = false;
        if (counted || !isOfWord(c)) continue;
        counted = true;
        ++count;
    }
    return count;
}

class Lengths {
public:
    explicit Lengths(const Lesson& lesson)
        : m_lesson(lesson), m_language(languageOf(lesson.file)), m_inCharacters(m_language == "ja") {}

    std::size_t of(const std::string& text) const {
        const auto points = codePoints(text);
        if (!m_inCharacters) return words(points);
        return static_cast<std::size_t>(
            std::count_if(points.begin(), points.end(), [](char32_t c) { return !isBlankCharacter(c); }));
    }

    std::size_t of(const LessonText& text) const {
        std::size_t sum = 0;
        for (const Paragraph& one : paragraphsOf(text))
            if (one.kind != Paragraph::Kind::Listing) sum += of(one.shown);
        return sum;
    }

    std::size_t ofLesson() const {
        std::size_t sum = 0;
        for (const Stage& stage : m_lesson.stages) sum += of(stage.title);
        for (const auto& [use, text] : textsOf(m_lesson))
            if (use != TextUse::Hint && use != TextUse::Feedback) sum += of(*text);
        for (const Stage& stage : m_lesson.stages)
            for (const LessonBlock& block : stage.blocks) {
                if (const auto* watch = std::get_if<WatchBlock>(&block); watch && !watch->isAgain)
                    for (const WatchSide& side : watch->sides) sum += of(side.caption);
                if (const auto* task = std::get_if<Task>(&block))
                    for (const std::string& name : task->names) sum += of(name);
            }
        return sum;
    }

    std::vector<Error> findings() {
        need({1, 1}, ofLesson(), length_limits::words, length_limits::japaneseCharacters, "in the lesson");
        for (const Stage& stage : m_lesson.stages) {
            std::size_t prose = 0;
            for (const auto& block : stage.blocks)
                for (const auto& [use, text] : textsOf(block)) {
                    if (use == TextUse::Prose) prose += of(*text);
                    for (const Paragraph& one : paragraphsOf(*text)) checkParagraph(one, use);
                }
            if (stage.kind == StageKind::Goal)
                need(stage.place, prose, length_limits::goalWords, length_limits::japaneseGoalCharacters, "in the goal");
        }
        return std::move(m_findings);
    }

private:
    void find(Place place, std::string message) { m_findings.push_back(errorAt(place, m_lesson.file, std::move(message))); }

    void need(Place place, std::size_t length, std::size_t maxWords, std::size_t maxCharacters, const std::string& where) {
        const std::size_t most = m_inCharacters ? maxCharacters : maxWords;
        if (length <= most) return;
        find(place, "expected at most " + std::to_string(most) + (m_inCharacters ? " characters " : " words ") + where +
                        ", found " + std::to_string(length));
    }

    void checkParagraph(const Paragraph& paragraph, TextUse use) {
        if (paragraph.kind != Paragraph::Kind::Text) return;
        const length_limits::ParagraphLimits limits = m_inCharacters       ? length_limits::japaneseParagraph
                                                      : m_language == "ru" ? length_limits::russianParagraph
                                                                           : length_limits::paragraph;
        const std::size_t most = use == TextUse::Prose ? limits.text : limits.exercise;
        const std::size_t found = codePoints(paragraph.shown).size();
        if (found <= most) return;
        find(paragraph.place,
             "expected a paragraph of at most " + std::to_string(most) + " characters, found " + std::to_string(found));
    }

    const Lesson& m_lesson;
    std::string m_language;
    bool m_inCharacters;
    std::vector<Error> m_findings;
};

}  // namespace

std::size_t lengthOf(const Lesson& lesson) { return Lengths(lesson).ofLesson(); }

std::vector<Error> checkLength(const Lesson& lesson) { return Lengths(lesson).findings(); }

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_texts.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "lessons/loader/value_reader.h"
#include "physics/base/text_cursor.h"

namespace solverscope {
namespace {

// The typical length of what the engine fills in.
constexpr std::string_view typicalNumber = "0.1234";

/// The text as written, with claims replaced by what they show.
std::string written(const LessonText& text) {
    std::string all;
    for (const auto& piece : text.pieces) {
        const auto* claim = std::get_if<Claim>(&piece);
        if (!claim)
            all += std::get<std::string>(piece);
        else
            all += claim->shown.empty() ? typicalNumber : std::string_view(claim->shown);
    }
    return all;
}

/// The end of the link address for the link text that ends at `bracket`; nothing if this is not a link.
std::optional<std::size_t> endOfAddress(std::string_view text, std::size_t bracket) {
    if (text.substr(bracket, 2) != "](") return std::nullopt;
    const auto end = text.find(')', bracket);
    return end == std::string_view::npos ? std::nullopt : std::optional(end);
}

std::string withoutMarks(std::string_view text) {
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ']')
            if (const auto end = endOfAddress(text, i)) {
                i = *end;
                continue;
            }
        if (c != '[' && c != ']' && c != '*' && c != '`') shown += c;
    }
    return shown;
}

/// "- ", "* ", "12. ", "> ": a new paragraph begins.
bool beginsItem(std::string_view line) {
    const auto digits = std::min(line.find_first_not_of("0123456789"), line.size());
    if (digits > 0) return line.substr(digits).starts_with(". ");
    return line.starts_with("- ") || line.starts_with("* ") || line.starts_with("> ");
}

std::string_view withoutItemMark(std::string_view line) { return beginsItem(line) ? line.substr(line.find(' ') + 1) : line; }

class Paragraphs {
public:
    explicit Paragraphs(Place begin) : m_at(begin) {}

    std::vector<Paragraph> of(std::string_view text) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            readLine(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            m_at = {m_at.line + 1, 1};
        }
        return std::move(m_all);
    }

private:
    void add(Paragraph::Kind kind, std::string_view line) {
        m_all.push_back({m_at, kind, kind == Paragraph::Kind::Text ? withoutMarks(line) : std::string(line)});
    }

    void readLine(std::string_view raw) {
        const std::string_view line = trimmed(raw);
        if (line.starts_with("```")) {
            m_listing = !m_listing;
            m_continues = false;
        } else if (m_listing) {
            add(Paragraph::Kind::Listing, line);
        } else if (line.empty()) {
            m_continues = false;
        } else if (line.starts_with("$$")) {
            add(Paragraph::Kind::Formula, line.size() < 4 ? "" : trimmed(line.substr(2, line.size() - 4)));
            m_continues = false;
        } else if (line.starts_with('|')) {
            add(Paragraph::Kind::Table, line);
            m_continues = false;
        } else if (m_continues && !beginsItem(line)) {
            m_all.back().shown += " " + withoutMarks(line);
        } else {
            add(Paragraph::Kind::Text, withoutItemMark(line));
            m_continues = true;
        }
    }

    Place m_at;
    bool m_listing = false;
    bool m_continues = false;  // the next line belongs to the last paragraph
    std::vector<Paragraph> m_all;
};

}  // namespace

std::vector<UsedText> textsOf(const LessonBlock& block) {
    std::vector<UsedText> texts;
    if (const auto* text = std::get_if<LessonText>(&block)) texts.push_back({TextUse::Prose, text});
    if (const auto* model = std::get_if<ModelAnswer>(&block)) texts.push_back({TextUse::Model, &model->text});
    if (const Exercise* exercise = exerciseIn(block)) {
        texts.push_back({TextUse::Ask, &exercise->ask});
        for (const LessonText& hint : exercise->hints) texts.push_back({TextUse::Hint, &hint});
        texts.push_back({TextUse::Why, &exercise->why});
    }
    if (const auto* question = std::get_if<Question>(&block))
        for (const LessonText* feedback : feedbackOf(*question)) texts.push_back({TextUse::Feedback, feedback});
    return texts;
}

std::vector<const LessonText*> feedbackOf(const Question& question) {
    std::vector<const LessonText*> texts;
    for (const Misconception& one : question.misconceptions) texts.push_back(&one.feedback);
    if (question.listing)
        for (const Repair& repair : question.listing->repairs)
            if (repair.thought) texts.push_back(&repair.thought->feedback);
    return texts;
}

std::vector<UsedText> textsOf(const Lesson& lesson) {
    std::vector<UsedText> texts;
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            for (const UsedText& one : textsOf(block)) texts.push_back(one);
    return texts;
}

std::vector<Paragraph> paragraphsOf(const LessonText& text) { return Paragraphs(text.place).of(written(text)); }

std::string formulaPicture(std::string_view tex) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char byte : tex) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    std::string name(16, '0');
    for (std::size_t i = 0; i < name.size(); ++i) name[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    return "formulas/" + name + ".svg";
}

bool isCode(std::string_view line) {
    for (const std::string_view sign : {"−", "·", "←"})  // of a formula in a sentence
        if (line.substr(0, line.find("//")).find(sign) != line.npos) return false;
    const auto isOneOf = [](char letter, std::string_view letters) { return letters.find(letter) != letters.npos; };
    if (line.find_first_of(";{}") != line.npos || line.find("&&") != line.npos || line.find("||") != line.npos) return true;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == '=' && isOneOf(line[i - 1], "-+*/=!<>")) return true;
        if (line[i] == '(' && i > 1 && isNameCharacter(line[i - 1]) && isNameCharacter(line[i - 2])) return true;  // not C(q)
    }
    return false;
}

std::vector<char32_t> codePoints(std::string_view text) {
    std::vector<char32_t> points;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) == 0x80 && !points.empty())
            points.back() = (points.back() << 6) | (byte & 0x3Fu);
        else
            points.push_back(byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1Fu : byte < 0xF0 ? byte & 0x0Fu : byte & 0x07u);
    }
    return points;
}

std::string languageOf(std::string_view lessonFile) {
    if (const auto slash = lessonFile.rfind('/'); slash != std::string_view::npos) lessonFile.remove_prefix(slash + 1);
    constexpr std::string_view begin = "lesson.";
    constexpr std::string_view end = ".md";
    const bool named = lessonFile.starts_with(begin) && lessonFile.ends_with(end) && lessonFile.size() > begin.size() + end.size();
    return named ? std::string(lessonFile.substr(begin.size(), lessonFile.size() - begin.size() - end.size())) : "en";
}

}  // namespace solverscope

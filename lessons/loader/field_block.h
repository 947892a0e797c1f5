// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The text of a lesson's file: its lines, text that still knows its place, and fenced blocks of fields.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/loader/expression.h"

namespace solverscope {

/// An error in a lesson's file, with its place. Thrown by the readers; parseLesson turns it into a Result.
struct LessonProblem {
    Place place;
    std::string message;
};

[[noreturn]] void fail(Place place, std::string message);

bool isBlank(std::string_view text);
std::string_view trimmed(std::string_view text);

struct Line {
    int number = 0;
    std::string_view text;
};

/// The lines of a lesson's file. Fails if it is too long or not plain text in UTF-8.
std::vector<Line> linesOf(std::string_view text);

/// Text composed of lines of a file, with the place of every byte in the file.
class PlacedText {
public:
    void append(std::string_view text, Place place) {
        m_starts.emplace_back(m_text.size(), place);
        m_text += text;
    }

    const std::string& text() const { return m_text; }

    Place placeOf(std::size_t offset) const;

private:
    std::string m_text;
    std::vector<std::pair<std::size_t, Place>> m_starts;
};

/// A value of a block: everything after "key:", and the indented lines that follow.
struct BlockField {
    std::string key;
    Place keyPlace;
    PlacedText value;

    const std::string& text() const { return value.text(); }
    Place place() const { return value.text().empty() ? keyPlace : value.placeOf(0); }
};

/// A fenced block of fields.
struct FieldBlock {
    std::string kind;
    Place place;
    std::vector<BlockField> fields;

    const BlockField* find(std::string_view key) const;  // null: not there
    const BlockField& need(std::string_view key) const;  // with a value
    std::vector<const BlockField*> all(std::string_view key) const;
};

/// Takes the next line of a block: a field, or more of the one before.
void addField(std::vector<BlockField>& fields, const Line& line);

/// Keys of a block: those allowed once, and those that may be repeated.
struct Keys {
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated;
};

/// Fails at a key that is not one of these, or is repeated.
void checkKeys(const FieldBlock& block, const Keys& keys);

}  // namespace solverscope

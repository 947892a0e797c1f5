// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/field_block.h"
#include "lessons/loader/lesson.h"
#include "physics/base/text_cursor.h"

namespace solverscope {

/// Parses values of a text from left to right; fails if they are not as expected. The text and the names of the variables must
/// outlive it.
class ValueReader {
public:
    ValueReader(const PlacedText& source, const std::vector<std::string>& variables, std::size_t at = 0,
                std::size_t end = std::string::npos);
    explicit ValueReader(const BlockField& field);
    ValueReader(const BlockField& field, const std::vector<std::string>& variables);

    Place here();
    bool atEnd();
    void needEnd(const std::string& expected);

    bool take(std::string_view symbol) { return m_in.take(symbol); }
    bool takeWord(std::string_view word);

    /// Everything up to the next blank or one of `stops`.
    std::string word(const std::string& expected, std::string_view stops = {});

    std::string rest();
    std::string quoted(const std::string& expected);
    Real number(const std::string& expected);
    std::int64_t wholeNumber(const std::string& expected, std::int64_t lowest, std::int64_t highest);
    Expression expression();
    Moment moment();

private:
    Phase phase();

    const PlacedText& m_source;
    const std::vector<std::string>& m_variables;
    TextCursor m_in;
};

/// A field with a single value.
Expression wholeExpression(const BlockField& field, const std::vector<std::string>& variables);
Moment wholeMoment(const BlockField& field, const std::vector<std::string>& variables);

}  // namespace solverscope

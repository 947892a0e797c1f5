// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "physics/base/vec2.h"

namespace solverscope {

/// A place in a text that is read from left to right.
struct TextCursor {
    std::string_view text;
    std::size_t at = 0;

    bool atEnd() const { return at >= text.size(); }
    char peek() const { return atEnd() ? '\0' : text[at]; }
    void skipBlanks();

    /// These skip blanks first and advance only past what they match.
    bool take(std::string_view symbol);
    bool takeWord(std::string_view word, bool (*goesOn)(char));  // fails if the word continues after it

    /// A finite number at the current position.
    std::optional<Real> number();

    /// The letters, digits and underscores at the current position.
    std::string_view word();
};

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool isNameCharacter(char c) { return isLetter(c) || isDigit(c); }

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "physics/base/real.h"

namespace solverscope {

/// A place in a text that is read from left to right.
struct TextCursor {
    std::string_view text;
    std::size_t at = 0;

    bool atEnd() const { return at >= text.size(); }
    char peek() const { return atEnd() ? '\0' : text[at]; }
    void skipBlanks();

    /// These skip blanks first, and go on only over what they find.
    bool take(std::string_view symbol);
    bool takeWord(std::string_view word, bool (*goesOn)(char));  // unless the word goes on after it

    /// A finite number that stands right here.
    std::optional<Real> number();

    /// The letters, digits and underlines that stand right here.
    std::string_view word();
};

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool isNameCharacter(char c) { return isLetter(c) || isDigit(c); }

}  // namespace solverscope

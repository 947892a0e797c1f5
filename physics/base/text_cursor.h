// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>

#include "physics/base/vec2.h"

namespace solverscope {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool isNameCharacter(char c) { return isLetter(c) || isDigit(c); }

/// A place in a text that is read from left to right.
struct TextCursor {
    std::string_view text;
    std::size_t at = 0;

    bool atEnd() const { return at >= text.size(); }
    char peek() const { return atEnd() ? '\0' : text[at]; }
    void skipBlanks() {
        while (peek() == ' ' || peek() == '\t') ++at;
    }

    /// These skip blanks first and advance only past what they match.
    bool take(std::string_view symbol) {
        skipBlanks();
        if (text.substr(at, symbol.size()) != symbol) return false;
        at += symbol.size();
        return true;
    }
    /// Fails if the word continues after it.
    bool takeWord(std::string_view word, bool (*goesOn)(char)) {
        skipBlanks();
        const std::size_t end = at + word.size();
        if (text.substr(at, word.size()) != word || (end < text.size() && goesOn(text[end]))) return false;
        at = end;
        return true;
    }

    /// A finite number at the current position.
    std::optional<Real> number() {
        Real value = 0;
        const auto [end, status] = std::from_chars(text.data() + at, text.data() + text.size(), value);
        if (status != std::errc{} || !std::isfinite(value)) return std::nullopt;
        at = static_cast<std::size_t>(end - text.data());
        return value;
    }

    /// The letters, digits and underscores at the current position.
    std::string_view word() {
        const std::size_t begin = at;
        while (isNameCharacter(peek())) ++at;
        return text.substr(begin, at - begin);
    }
};

}  // namespace solverscope

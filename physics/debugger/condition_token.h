// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "physics/base/real.h"

namespace solverscope {

enum class TokenKind : std::uint8_t { End, Number, Word, Text, Symbol };

/// A piece of a condition.
struct Token {
    TokenKind kind = TokenKind::End;
    std::string text;  // of a word, a symbol, or between quotation marks
    Real number = 0;
    std::size_t at = 0;  // bytes from the beginning
};

struct TokenMistake {
    std::string message;
    std::size_t at = 0;
};

/// Reads the token at or behind `at`, and moves `at` behind it.
std::optional<TokenMistake> readToken(std::string_view text, std::size_t& at, Token& token);

}  // namespace solverscope

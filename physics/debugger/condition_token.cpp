// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/condition_token.h"

#include <charconv>

namespace solverscope {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

}  // namespace

std::optional<TokenMistake> readToken(std::string_view text, std::size_t& at, Token& token) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
    token = Token{};
    token.at = at;
    if (at == text.size()) return std::nullopt;
    const char c = text[at];
    if (isDigit(c) || c == '.') {
        const char* begin = text.data() + at;
        const auto [end, status] = std::from_chars(begin, text.data() + text.size(), token.number);
        if (status != std::errc{}) return TokenMistake{"expected a number", at};
        token.kind = TokenKind::Number;
        at += static_cast<std::size_t>(end - begin);
        if (at < text.size() && isLetter(text[at])) return TokenMistake{"expected an operator after the number", at};
    } else if (isLetter(c)) {
        while (at < text.size() && (isLetter(text[at]) || isDigit(text[at]))) token.text += text[at++];
        token.kind = TokenKind::Word;
    } else if (c == '"') {
        const std::size_t end = text.find('"', at + 1);
        if (end == std::string_view::npos) return TokenMistake{"expected a closing quotation mark", at};
        token.text = std::string(text.substr(at + 1, end - at - 1));
        token.kind = TokenKind::Text;
        at = end + 1;
    } else {
        token.kind = TokenKind::Symbol;
        token.text = std::string(1, c);
        const std::string_view two = text.substr(at, 2);
        for (const std::string_view symbol : {"&&", "||", "==", "!=", "<=", ">="})
            if (two == symbol) token.text = std::string(symbol);
        at += token.text.size();
    }
    return std::nullopt;
}

}  // namespace solverscope

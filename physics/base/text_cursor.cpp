// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/text_cursor.h"

#include <charconv>
#include <cmath>

namespace solverscope {

void TextCursor::skipBlanks() {
    while (peek() == ' ' || peek() == '\t') ++at;
}

bool TextCursor::take(std::string_view symbol) {
    skipBlanks();
    if (text.substr(at, symbol.size()) != symbol) return false;
    at += symbol.size();
    return true;
}

bool TextCursor::takeWord(std::string_view word, bool (*goesOn)(char)) {
    skipBlanks();
    const std::size_t end = at + word.size();
    if (text.substr(at, word.size()) != word || (end < text.size() && goesOn(text[end]))) return false;
    at = end;
    return true;
}

std::optional<Real> TextCursor::number() {
    Real value = 0;
    const auto [end, status] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (status != std::errc{} || !std::isfinite(value)) return std::nullopt;
    at = static_cast<std::size_t>(end - text.data());
    return value;
}

std::string_view TextCursor::word() {
    const std::size_t begin = at;
    while (isNameCharacter(peek())) ++at;
    return text.substr(begin, at - begin);
}

}  // namespace solverscope

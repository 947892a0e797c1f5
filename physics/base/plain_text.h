// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <functional>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <system_error>

#include "physics/base/vec2.h"

namespace solverscope {

/// "a, b, c"; `name` gives the name of an item.
template <std::ranges::range Items, typename Name = std::identity>
std::string listed(const Items& items, Name name = {}) {
    std::string list;
    for (const auto& item : items) list += (list.empty() ? "" : ", ") + std::string(std::invoke(name, item));
    return list;
}

/// Of a text in UTF-8, the bytes of the control character (C0, DEL, C1) or of the mark that turns the direction of writing which
/// begins at `at`; 0: none does. Ends of lines and tabs are control characters, too.
inline std::size_t controlCharacterLength(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0; };
    const auto within = [](int value, int low, int high) { return low <= value && value <= high; };
    if (byte(0) < 0x20 || byte(0) == 0x7F) return 1;
    if (byte(0) == 0xC2 && within(byte(1), 0x80, 0x9F)) return 2;
    if (byte(0) != 0xE2) return 0;
    const bool turns = (byte(1) == 0x80 && within(byte(2), 0xAA, 0xAE)) || (byte(1) == 0x81 && within(byte(2), 0xA6, 0xA9));
    return turns ? 3 : 0;
}

/// The same text with `replacement` in place of each control character, except those in `kept`.
inline std::string withoutControlCharacters(std::string text, std::string_view replacement, std::string_view kept = {}) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t bytes = controlCharacterLength(text, i);
        if (bytes == 0 || kept.find(text[i]) != std::string_view::npos) continue;
        text.replace(i, bytes, replacement);
        i += replacement.size() - 1;
    }
    return text;
}

inline bool hasControlCharacters(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (controlCharacterLength(text, i) > 0) return true;
    return false;
}

/// The first bytes of a text in UTF-8, not ending in the middle of a character.
inline std::string_view cutText(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) --bytes;
    return text.substr(0, bytes);
}

/// Text for one line of a message: without control characters, cut after about 40 bytes.
inline std::string shownText(std::string_view text) {
    constexpr std::size_t most = 40;
    const std::string cut = std::string(cutText(text, most)) + (text.size() > most ? "…" : "");
    return withoutControlCharacters(cut, "?");
}

inline std::string inQuotes(std::string_view text) { return "'" + shownText(text) + "'"; }

/// The number that a text is, as a whole.
template <typename Number>
std::optional<Number> numberOf(std::string_view text) {
    Number number{};
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    return status == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The shortest decimal that reads back as the same number, in any locale; "inf", "-inf" and "nan" for non-finite numbers.
inline std::string numberText(Real number) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}

}  // namespace solverscope

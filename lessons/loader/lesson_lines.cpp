// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_lines.h"

#include <utility>

#include "lessons/loader/lesson_file.h"

namespace solverscope {
namespace {

/// How many bytes the UTF-8 character at the beginning has; 0 if there is none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80                      ? 1
                               : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                               : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                               : byte(0) >= 0xF0 && byte(0) < 0xF5 ? 4
                                                                   : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if (length == 3 && ((byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xED && byte(1) >= 0xA0))) return 0;
    if (length == 4 && ((byte(0) == 0xF0 && byte(1) < 0x90) || (byte(0) == 0xF4 && byte(1) >= 0x90))) return 0;
    return length;
}

}  // namespace

void fail(Place place, std::string message) { throw LessonProblem{place, std::move(message)}; }

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<Line> linesOf(std::string_view text) {
    if (text.size() > lesson_limits::fileBytes) fail({1, 1}, "expected at most 256 KB");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > lesson_limits::lineBytes) fail({number, 1}, "expected at most 4096 bytes in a line");
        for (std::size_t i = 0; i < line.size();) {
            const std::size_t length = characterLength(line.substr(i));
            if (length == 0) fail({number, static_cast<int>(i) + 1}, "expected text in UTF-8");
            if (static_cast<unsigned char>(line[i]) < 0x20 && line[i] != '\t')
                fail({number, static_cast<int>(i) + 1}, "expected no control characters");
            i += length;
        }
        lines.push_back({number, line});
    }
    return lines;
}

}  // namespace solverscope

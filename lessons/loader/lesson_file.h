// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "lessons/loader/lesson.h"
#include "physics/base/result.h"

namespace solverscope {

/// The limits of a lesson. parseLesson rejects anything beyond these; they are documented in lessons/README.md.
namespace lesson_limits {
inline constexpr std::size_t fileBytes = 256 * 1024;
inline constexpr std::size_t lineBytes = 4096;
inline constexpr std::size_t stages = 40;
inline constexpr std::size_t blocks = 400;
inline constexpr std::size_t claims = 1000;
inline constexpr std::size_t values = 50;            // of one variation
inline constexpr std::size_t textBytes = 16 * 1024;  // between two blocks
inline constexpr std::size_t nesting = 6;            // lists and quotations in each other
inline constexpr std::size_t bars = 16;              // "|" in a line: columns of a table
inline constexpr std::size_t tableRows = 200;        // of one text
inline constexpr std::size_t lessons = 200;          // in a folder
}  // namespace lesson_limits

/// Reads a lesson. Anything wrong is an Error with its line and column. `fileName` is for messages and for Lesson::file.
Result<Lesson> parseLesson(std::string_view text, const std::string& fileName);

Result<Lesson> loadLesson(const std::filesystem::path& file);

/// Whether the file is a regular file inside the folder after links have been resolved.
bool isWithinFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace solverscope

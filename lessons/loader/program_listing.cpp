// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/program_listing.h"

#include <algorithm>
#include <fstream>

#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/value_reader.h"

namespace solverscope {
namespace {

constexpr std::size_t maxColumns = 100;

Result<std::vector<std::string>> linesOfProgram(std::string_view text) {
    if (text.size() > lesson_limits::programBytes) return Error{.file = {}, .message = "expected at most 16 KB"};
    std::vector<std::string> lines;
    try {
        for (const Line& line : linesOf(text)) lines.emplace_back(line.text);
    } catch (const LessonProblem& problem) {
        return Error{.file = {}, .message = "line " + std::to_string(problem.place.line) + ": " + problem.message};
    }
    if (lines.empty()) return Error{.file = {}, .message = "expected a program, found an empty file"};
    if (lines.size() > lesson_limits::programLines)
        return Error{.file = {}, .message = "expected at most " + std::to_string(lesson_limits::programLines) + " lines"};
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (codePoints(lines[i]).size() > maxColumns)
            return Error{.file = {}, .message = "line " + std::to_string(i + 1) + ": expected at most 100 characters"};
    return lines;
}

}  // namespace

ProgramLoader programsOnDisk(const std::filesystem::path& lessonFolder) {
    return [=](const std::string& name) -> Result<std::string> {
        const auto folder = (lessonFolder.empty() ? "." : lessonFolder) / ".." / "programs";
        if (!isProgramName(name) || !isWithinFolder(folder, folder / name))
            return Error{.file = {}, .message = "there is no such file in lessons/programs"};
        std::ifstream stream(folder / name, std::ios::binary);
        if (!stream) return Error{.file = {}, .message = "the file cannot be read"};
        return readBytes(stream, lesson_limits::programBytes + 1);
    };
}

Result<ProgramListing> listingOf(const ProgramBlock& program, const ProgramLoader& load, const std::string& lessonFile) {
    const auto text = load ? load(program.file) : Result<std::string>(Error{.file = {}, .message = "there are no programs here"});
    const auto lines = text ? linesOfProgram(*text) : Result<std::vector<std::string>>(text.error());
    if (!lines)
        return errorAt(program.filePlace, lessonFile,
                       "the program '" + program.file + "' cannot be used: " + lines.error().message);
    ProgramListing listing{*lines, {}};
    for (const ProgramStop& stop : program.stops) {
        const auto hasText = [&](const std::string& line) { return line.find(stop.text) != std::string::npos; };
        const auto found = std::ranges::find_if(listing.lines, hasText);
        const auto count = std::ranges::count_if(listing.lines, hasText);
        if (count != 1)
            return errorAt(stop.place, lessonFile,
                           "expected part of one line of the program, found it in " +
                               (count == 0 ? std::string("none") : std::to_string(count) + " lines"));
        const auto line = static_cast<std::size_t>(found - listing.lines.begin());
        if (std::ranges::count(listing.stopLines, line) > 0)
            return errorAt(stop.place, lessonFile, "line " + std::to_string(line + 1) + " of the program already has a stop");
        listing.stopLines.push_back(line);
    }
    return listing;
}

}  // namespace solverscope

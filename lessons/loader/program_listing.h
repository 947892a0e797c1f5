// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The programs of lessons, in lessons/programs: complete sources that are shown with their lines linked to the debugger.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/loader/lesson.h"

namespace solverscope {

/// Returns the text of a program: a file of lessons/programs.
using ProgramLoader = std::function<Result<std::string>(const std::string& name)>;

/// The programs of lessons on disk. `lessonFolder` is that of one lesson.
ProgramLoader programsOnDisk(const std::filesystem::path& lessonFolder);

/// A program with the lines of its stops.
struct ProgramListing {
    std::vector<std::string> lines;
    std::vector<std::size_t> stopLines;  // of ProgramBlock::stops, from 0
};

/// An error with its place in the lesson: the program cannot be read or is too long, the text of a stop is in no line or in
/// several, or two stops are in the same line.
Result<ProgramListing> listingOf(const ProgramBlock& program, const ProgramLoader& load, const std::string& lessonFile);

}  // namespace solverscope

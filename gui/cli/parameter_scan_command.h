// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "gui/cli/commands.h"

namespace solverscope {

struct ParameterScanOptions : GivenScene {
    std::vector<std::string> varied;  // KEY=VALUES
    std::int64_t steps = 0;
    int jobs = 0;                // 0: as many as the machine can do at once
    std::string shard = "1/1";   // of parts that are concatenated
    std::string format = "csv";  // or json: an object on every line
    bool timing = false;
};

struct ParameterScanPictureRequest;

/// Prints a line per cell, in the order of the grid, as soon as it and all before it are done; the header only in the first
/// shard of CSV. Problems to `err`. Returns the exit status: 0 fine, 1 the lines could not be written, 2 bad input.
int parameterScanCommand(const ParameterScanOptions& options, std::ostream& out, std::ostream& err);

/// Runs a sweep over two settings and draws its map, as the panel does, into a PNG or SVG file. Needs a QApplication, but no
/// display. Returns the exit status.
int parameterScanPictureCommand(const ParameterScanPictureRequest& request, std::ostream& err);

}  // namespace solverscope

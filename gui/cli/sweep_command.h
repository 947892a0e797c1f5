// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "physics/base/result.h"
#include "physics/debugger/sweep.h"
#include "physics/scene/scene.h"

namespace solverscope {

struct SweepOptions {
    std::string scene;
    std::vector<std::string> settings;  // KEY=VALUE
    std::vector<std::string> varied;    // KEY=VALUES
    std::int64_t steps = 0;
    int jobs = 0;                // 0: as many as the machine can do at once
    std::string shard = "1/1";   // of parts that are printed one behind the other
    std::string format = "csv";  // or json: an object on every line
    bool timing = false;
};

/// A sweep that can be run.
struct SweepTask {
    Scene scene;
    SweepPlan plan;
};

/// Reads the scene and the axes. Error: what was expected where.
Result<SweepTask> sweepTask(const SweepOptions& options);

/// So that nobody takes the numbers of the bug museum for those of a solver.
void warnOfMistakes(const SweepPlan& plan, std::ostream& err);

/// Prints a line per cell, in the order of the grid, each as soon as it and all before it are done; the header only in the first
/// shard of CSV. Problems to `err`. Returns the exit status: 0 fine, 1 the lines could not be written, 2 bad input.
int sweepCommand(const SweepOptions& options, std::ostream& out, std::ostream& err);

}  // namespace solverscope

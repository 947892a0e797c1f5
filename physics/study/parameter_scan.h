// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// One scene under every combination of some settings' values.
//
//   cell 0   iterations=4   erp=0.1        the setting that was named last changes from cell to cell
//   cell 1   iterations=4   erp=0.2
//   cell 2   iterations=8   erp=0.1
//   cell 3   iterations=8   erp=0.2
//
// A cell is a pure function of scene, settings and number of steps: it does not matter which thread, process or machine
// computes it, or when.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/study/outcomes.h"
#include "physics/trace/formats/table.h"

namespace solverscope {

inline constexpr std::size_t maxParameterScanCells = 1'000'000;

/// A setting and the values that it takes, written as in a file.
struct ParameterAxis {
    std::string key;
    std::vector<std::string> values;
    bool operator==(const ParameterAxis&) const = default;
};

/// Reads values separated by commas, each a value or from:to:count, which means that many equally spaced numbers, both ends
/// included. Error: the column in the text, from 1, and what was expected there.
Result<std::vector<std::string>> parameterValues(const Settings& settings, std::string_view key, std::string_view text);

/// Reads "KEY=VALUES". Error as above.
Result<ParameterAxis> parameterAxis(const Settings& settings, std::string_view text);

struct ParameterScanPlan {
    Settings base;  // settings of every cell, except those of the axes
    std::vector<ParameterAxis> axes;
    std::int64_t steps = 0;
    bool operator==(const ParameterScanPlan&) const = default;
};

/// Why a plan cannot be run: a setting is named twice, there are more than `maxParameterScanCells` cells, or there is too much
/// work in a step of this many bodies and joints. Empty: it can be run.
std::string invalidScanReason(const ParameterScanPlan& plan, std::size_t size = 1);

std::size_t cellCount(const ParameterScanPlan& plan);

/// The cell's place on every axis.
std::vector<std::size_t> placesOf(const ParameterScanPlan& plan, std::size_t cell);

Settings settingsOf(const ParameterScanPlan& plan, std::size_t cell);

/// Consecutive cells, up to but excluding `end`.
struct ParameterScanRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const ParameterScanRange&) const = default;
};

/// Part number `shard` (from 1) of `shards` parts, as even as possible. Together they cover all cells.
ParameterScanRange partOfScan(std::size_t cells, std::size_t shard, std::size_t shards);

/// The result of one cell.
struct ParameterScanCell {
    Outcome outcome;
    Real milliseconds = 0;  // the time that this took
};

/// Works out one cell: the scene from its beginning, alone, under the cell's settings.
ParameterScanCell runParameterScanCell(const Scene& scene, const ParameterScanPlan& plan, std::size_t cell,
                                       const std::atomic<bool>* cancelled = nullptr);

/// Runs a range of cells in `jobs` threads, including the caller's. `done` is called for each cell as it ends, one at a time,
/// from any of the threads. Once `cancelled` is true it is not called any more, and this returns soon.
void runParameterScan(const Scene& scene, const ParameterScanPlan& plan, ParameterScanRange range, int jobs,
                      const std::function<void(std::size_t cell, const ParameterScanCell& result)>& done,
                      const std::atomic<bool>* cancelled = nullptr);

/// The columns of the printed scan, and the line of a cell: its number, its values, its outcome, whether all numbers stayed
/// finite, and the hash of the world at the end. With `timing` also the time taken.
std::vector<std::string> parameterScanColumns(const ParameterScanPlan& plan, bool timing);
std::vector<Cell> parameterScanLine(const ParameterScanPlan& plan, std::size_t cell, const ParameterScanCell& result, bool timing);

}  // namespace solverscope

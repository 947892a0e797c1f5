// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What the commands that print have in common.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/trace/table.h"
#include "physics/world/world.h"

namespace solverscope {

namespace exit_status {
inline constexpr int fine = 0;
inline constexpr int checkFailed = 1;
inline constexpr int badInput = 2;
}  // namespace exit_status

/// Says what is wrong and returns `badInput`.
int refuse(std::ostream& err, const Error& error);

/// Whether a file of this name can be written by --out; otherwise says what was expected.
bool isOutputFile(const std::string& file, std::ostream& err);

/// `format`: csv or json.
void print(std::ostream& out, const Table& table, const std::string& format);

/// Steps the world until `steps` have been made. False, with a sentence to `err`, where a number stops being finite or a trace
/// ends.
bool advance(const Scene& scene, World& world, std::int64_t steps, std::ostream& err);

}  // namespace solverscope

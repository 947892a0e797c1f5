// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <filesystem>

namespace solverscope {

/// Whether the file is a regular one that still lies in the folder when links have been followed.
bool liesWithin(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace solverscope

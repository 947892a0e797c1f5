// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_place.h"

namespace solverscope {

bool liesWithin(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::error_code status;
    const auto home = std::filesystem::canonical(folder, status);
    if (status) return false;
    const auto target = std::filesystem::canonical(file, status);
    return !status && target.parent_path() == home && std::filesystem::is_regular_file(target, status);
}

}  // namespace solverscope

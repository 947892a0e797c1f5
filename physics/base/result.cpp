// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/result.h"

#include "physics/base/plain_text.h"

namespace solverscope {

std::string Error::text() const {
    std::string place = file;
    if (line > 0) place += ":" + std::to_string(line) + ":" + std::to_string(column);
    // File names and contents may contain anything; a terminal obeys control characters.
    return withoutControlCharacters(place.empty() ? message : place + ": " + message, "?", "\n");
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/result.h"

#include "physics/base/plain_text.h"

namespace solverscope {

std::string Error::text() const {
    std::string place = file;
    if (line > 0) place += ":" + std::to_string(line) + ":" + std::to_string(column);
    std::string text = place.empty() ? message : place + ": " + message;
    // Names of files and what they hold may be anything; a terminal obeys control characters.
    for (std::size_t i = 0; i < text.size(); ++i)
        if (const std::size_t bytes = controlAt(text, i); bytes > 0 && text[i] != '\n') text.replace(i, bytes, "?");
    return text;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/base/result.h"

namespace solverscope {

std::string Error::text() const {
    std::string place = file;
    if (line > 0) place += ":" + std::to_string(line) + ":" + std::to_string(column);
    return place.empty() ? message : place + ": " + message;
}

}  // namespace solverscope

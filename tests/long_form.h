// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdlib>

namespace solverscope {

/// Whether the tests that have a short and a long form run in the long one: ./test --long.
inline bool isLongForm() { return std::getenv("SOLVERSCOPE_LONG") != nullptr; }

}  // namespace solverscope

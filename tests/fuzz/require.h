// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdio>
#include <cstdlib>

namespace solverscope {

/// Ends the program with the claim that does not hold; the fuzzer keeps the bytes.
inline void require(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

}  // namespace solverscope

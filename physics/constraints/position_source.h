// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>

#include "physics/base/real.h"

namespace solverscope {

/// What a position row needs beside the Row when it is worked out anew from where the bodies are now.
struct PositionSource {
    std::uint32_t equation = 0;  // joints: which of its equations
    Real beta = 1;               // springs: share of C in what the row asks for; the rest is the motion of the sub-step
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>
#include <string_view>

#include "physics/base/result.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// The value of an expression of numbers, such as `(3.5+3+2.5)*0.05`, `1/4` or `sqrt(2)/2`: the grammar of expression.h with
/// powers, `pi`, and the functions of one number. The error's message is one of arithmeticErrors().
Result<Real> arithmetic(std::string_view text);

/// What may be wrong with such an expression.
std::span<const std::string_view> arithmeticErrors();

}  // namespace solverscope

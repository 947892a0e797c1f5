// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The names that a formula may use. What they mean: lessons/README.md; where they are read: evaluation.cpp.
#pragma once

#include <span>
#include <string_view>

namespace solverscope {

/// What arguments a function takes: t a text, n a number.
struct FunctionName {
    std::string_view name;
    std::string_view arguments;
    bool asksEngine = true;
};

/// Something with quantities, which are written behind a point.
struct ObjectName {
    std::string_view name;
    std::string_view argument;  // t: needs a name; [t]: may have one
    std::span<const std::string_view> fields;
};

/// Null where there is none of this name.
const FunctionName* findFunction(std::string_view name);
const ObjectName* findObject(std::string_view name);

}  // namespace solverscope

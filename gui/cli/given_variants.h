// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "physics/base/result.h"
#include "physics/debugger/compare.h"

namespace solverscope {

/// What the command line says is to be compared.
struct GivenVariants {
    std::optional<std::string> a;  // KEY=VALUE[,KEY=VALUE…]
    std::optional<std::string> b;
    std::vector<std::string> others;  // NAME:KEY=VALUE[,KEY=VALUE…]

    bool isEmpty() const { return !a && !b && others.empty(); }
};

struct NamedVariant {
    Variant variant;
    std::string changes;  // KEY=VALUE[,KEY=VALUE…]
};

/// Those of --a and --b, then of each --variant. Error: what is wrong with one of them, or that there are not two.
Result<std::vector<NamedVariant>> namedVariants(const GivenVariants& given, const Settings& settings, std::size_t size);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/cli/given_variants.h"

#include <algorithm>
#include <utility>

namespace solverscope {

Result<std::vector<NamedVariant>> namedVariants(const GivenVariants& given, const Settings& settings, std::size_t size) {
    std::vector<NamedVariant> variants;
    for (const auto& [name, changes] : {std::pair{"a", &given.a}, std::pair{"b", &given.b}}) {
        if (!*changes) continue;
        const auto changed = withOverrides(settings, **changes, size);
        if (!changed) return Error{{}, 0, 0, std::string("--") + name + ": " + changed.error().message};
        variants.push_back({{name, *changed}, **changes});
    }
    for (const std::string& text : given.others) {
        const auto variant = parseVariant(settings, text, size);
        if (!variant) return Error{{}, 0, 0, "--variant: " + variant.error().message};
        const auto isNamed = [&](const NamedVariant& other) { return other.variant.name == variant->name; };
        if (std::ranges::any_of(variants, isNamed))
            return Error{{}, 0, 0, "--variant: expected another name, '" + variant->name + "' is there already"};
        variants.push_back({*variant, text.substr(text.find(':') + 1)});
    }
    if (variants.size() < 2) return Error{{}, 0, 0, "compare: expected two variants or more: --a and --b, or --variant for each"};
    return variants;
}

}  // namespace solverscope

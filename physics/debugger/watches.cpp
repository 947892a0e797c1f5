// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/watches.h"

#include <limits>

#include "physics/debugger/figures.h"
#include "physics/world/step.h"

namespace solverscope {

std::vector<Real> valuesAt(World start, std::size_t event, std::span<const Condition> expressions) {
    WantedFields wanted;
    for (const Condition& one : expressions) wanted |= one.fields();
    std::vector<Real> values(expressions.size(), std::numeric_limits<Real>::quiet_NaN());
    const auto onStop = [&](const Figures& figures) {
        if (figures.place() != event) return;
        for (std::size_t i = 0; i < expressions.size(); ++i) values[i] = expressions[i].evaluate(figures);
    };
    ScanWatch<ShownVisits::All, decltype(onStop)> watch(start, wanted, {}, onStop);
    step(start, watch);
    return values;
}

}  // namespace solverscope

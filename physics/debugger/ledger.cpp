// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/ledger.h"

#include <numeric>

#include "physics/debugger/ledger_book.h"

namespace solverscope {

Real total(const Joules& joules) { return std::accumulate(joules.begin(), joules.end(), Real{0}); }

Ledger ledgerOf(const StepTrace& step) {
    World world = step.start();
    LedgerBook book(world);
    step.walk(world, [&](const Event& event, std::size_t number) { book.arrive(event, number); });
    return std::move(book).result();
}

Ledger& operator+=(Ledger& sum, const Ledger& step) {
    sum.asked += step.asked;
    sum.corrected += step.corrected;
    for (std::size_t i = 0; i < sum.kinetic.size(); ++i) sum.kinetic[i] += step.kinetic[i];
    sum.lifted += step.lifted;
    sum.kineticAfter = step.kineticAfter;
    return sum;
}

}  // namespace solverscope

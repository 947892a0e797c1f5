// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <span>
#include <vector>

#include "physics/analysis/accounts/provenance.h"

namespace solverscope {

/// How contributions are put together to be overlooked.
enum class Grouping : std::uint8_t { Parts, Sweeps, Rows };

/// Contributions that stand together. A group of one is the contribution itself.
struct PartGroup {
    enum class Kind : std::uint8_t { Part, SameOrigin, Sweep, Row, Small };

    Kind kind = Kind::Part;
    std::vector<std::size_t> parts;  // places in Provenance::parts, ascending
    Real total = 0;                  // their amounts, added in this order
    Real after = 0;                  // the totals of the groups so far, added
};

/// Every contribution is in exactly one group; groups stand in the order of their first contributions. Of more than `most`
/// groups the smallest are put together into one, which comes last. Single contributions are never put together.
std::vector<PartGroup> groupsOf(const Provenance& provenance, Grouping grouping, std::size_t most = 14);

/// The grouping by which one sees at once what matters.
Grouping suggestedGrouping(const Provenance& provenance);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "physics/analysis/accounts/provenance.h"

namespace solverscope {

/// How contributions are grouped for an overview.
enum class Grouping : std::uint8_t { Parts, Sweeps, Rows };

/// A group of contributions. A group of one is the contribution itself.
struct PartGroup {
    enum class Kind : std::uint8_t { Part, SameOrigin, Sweep, Row, Small };

    Kind kind = Kind::Part;
    std::vector<std::size_t> parts;  // indices in Provenance::parts, ascending
    Real total = 0;                  // their amounts, added in this order
    Real after = 0;                  // the running total of the groups so far
};

/// Every contribution is in exactly one group; groups are in the order of their first contributions. If there are more than
/// `most` groups, the smallest are merged into one, which comes last. Single contributions are never merged.
std::vector<PartGroup> groupsOf(const Provenance& provenance, Grouping grouping, std::size_t most = 14);

/// The grouping that gives the best overview.
Grouping suggestedGrouping(const Provenance& provenance);

}  // namespace solverscope

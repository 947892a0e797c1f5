// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/provenance_groups.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace solverscope {
namespace {

bool isOfVisit(const Contribution& part) {
    return part.origin == Origin::Visit || part.origin == Origin::Sweep || part.origin == Origin::Derived ||
           part.origin == Origin::Clamp || part.origin == Origin::Manual;
}

PartGroup::Kind kindOf(const Contribution& part, Grouping grouping) {
    if (grouping == Grouping::Parts) return PartGroup::Kind::Part;
    if (!isOfVisit(part)) return PartGroup::Kind::SameOrigin;
    return grouping == Grouping::Rows ? PartGroup::Kind::Row : PartGroup::Kind::Sweep;
}

/// Contributions with the same key form a group.
using Key = std::tuple<PartGroup::Kind, std::size_t, std::size_t, std::size_t>;

Key keyOf(const Provenance& provenance, std::size_t place, Grouping grouping) {
    const Contribution& part = provenance.parts[place];
    const PartGroup::Kind kind = kindOf(part, grouping);
    switch (kind) {
        case PartGroup::Kind::SameOrigin:
            return {kind, static_cast<std::size_t>(part.origin), static_cast<std::size_t>(part.phase), 0};
        case PartGroup::Kind::Sweep:
            return {kind, static_cast<std::size_t>(part.phase), static_cast<std::size_t>(part.substep),
                    static_cast<std::size_t>(part.iteration)};
        case PartGroup::Kind::Row:
            return {kind, static_cast<std::size_t>(rowListOf(part.phase)), part.row.value_or(0),
                    static_cast<std::size_t>(part.constraint.index)};
        case PartGroup::Kind::Part:
        case PartGroup::Kind::Small:
            break;
    }
    return {PartGroup::Kind::Part, place, 0, 0};
}

Real totalOf(const Provenance& provenance, const PartGroup& group) {
    Real total = 0;
    for (const std::size_t part : group.parts) total += provenance.parts[part].amount;
    return total;
}

/// The initial value is always kept, however small.
bool begins(const Provenance& provenance, const PartGroup& group) {
    const Origin origin = provenance.parts[group.parts.front()].origin;
    return origin == Origin::LastStep || origin == Origin::Start;
}

void groupSmallParts(const Provenance& provenance, std::vector<PartGroup>& groups, std::size_t most) {
    if (groups.size() <= most) return;
    std::vector<Real> sizes;
    for (const PartGroup& group : groups)
        if (!begins(provenance, group)) sizes.push_back(std::abs(group.total));
    std::ranges::sort(sizes, std::greater<>());
    if (sizes.size() <= most) return;
    const Real least = sizes[most - 1];
    std::size_t kept = static_cast<std::size_t>(std::ranges::count_if(sizes, [&](Real size) { return size > least; }));
    PartGroup small;
    small.kind = PartGroup::Kind::Small;
    std::erase_if(groups, [&](const PartGroup& group) {
        const Real size = std::abs(group.total);
        if (begins(provenance, group) || size > least || (size == least && ++kept <= most)) return false;
        small.parts.insert(small.parts.end(), group.parts.begin(), group.parts.end());
        return true;
    });
    std::ranges::sort(small.parts);
    groups.push_back(std::move(small));
}

}  // namespace

std::vector<PartGroup> groupsOf(const Provenance& provenance, Grouping grouping, std::size_t most) {
    std::vector<PartGroup> groups;
    std::map<Key, std::size_t> places;
    for (std::size_t i = 0; i < provenance.parts.size(); ++i) {
        const auto [found, isNew] = places.try_emplace(keyOf(provenance, i, grouping), groups.size());
        if (isNew) groups.push_back({kindOf(provenance.parts[i], grouping), {}, 0, 0});
        groups[found->second].parts.push_back(i);
    }
    for (PartGroup& group : groups) group.total = totalOf(provenance, group);
    if (grouping != Grouping::Parts) groupSmallParts(provenance, groups, most);
    Real after = 0;
    for (PartGroup& group : groups) {
        group.total = totalOf(provenance, group);
        after += group.total;
        group.after = after;
        if (group.parts.size() == 1) group.kind = PartGroup::Kind::Part;
    }
    return groups;
}

Grouping suggestedGrouping(const Provenance& provenance) {
    constexpr std::size_t few = 14;
    if (provenance.parts.size() <= few) return Grouping::Parts;
    return provenance.quantity.kind == Quantity::Kind::Lambda ? Grouping::Sweeps : Grouping::Rows;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/wide_packing.h"

#include <atomic>
#include <bit>
#include <cmath>
#include <type_traits>
#include <utility>

#include "physics/solvers/wide_sweep.h"

namespace solverscope {
namespace {

/// None: a block cannot hold the row.
std::uint32_t kindOf(std::span<const Row> rows, std::uint32_t i, const PairRows& of, bool& waits) {
    const Row& row = rows[i];
    if (row.skew != Vec2{}) return wide_kind::none;
    if (row.kind == RowKind::Friction) {
        const std::uint32_t place = row.normalRow - of.first;
        if (place >= of.count || row.bias != 0 || std::signbit(row.bias) || row.softness != 0) return wide_kind::none;
        waits = waits || row.normalRow > i;
        return wide_kind::friction + place;
    }
    return row.lower == 0 && row.upper == infinity ? wide_kind::push : wide_kind::bounded;
}

/// 0: blocks cannot hold the rows.
WideShape shapeOf(std::span<const Row> rows, const PairRows& pair, bool& waits) {
    if (pair.count > maxWideRows) return 0;
    WideShape shape = 0;
    for (std::uint32_t place = 0; place < pair.count; ++place) {
        const std::uint32_t kind = kindOf(rows, pair.first + place, pair, waits);
        if (kind == wide_kind::none) return 0;
        shape |= kind << (wide_kind::bits * place);
    }
    return shape;
}

bool isBefore(const PairRows& one, const PairRows& other) {
    const auto bodies = [](const PairRows& pair) { return std::minmax(pair.a, pair.b); };
    return bodies(one) < bodies(other);
}

/// Lists the pairs of rows begin … end, both of them the first row of a pair.
void listPairsOf(const RowSystem& system, std::vector<PairColour>& colours, std::uint32_t begin, std::uint32_t end, RowPart& part) {
    const std::span<const Row> rows = system.rows;
    part.pairs.clear();
    part.shapes = {};
    part.fixedEnds = 0;
    part.isHeld = part.ascends = true;
    part.waits = false;
    part.missing.clear();
    PairFinder finder(colours);
    for (std::uint32_t i = begin; i < end;) {
        PairRows pair{.first = i, .a = rows[i].a, .b = rows[i].b};
        if (const std::uint32_t known = finder.find(pair.a, pair.b); known != PairFinder::none)
            pair.colour = colours[known].colour;
        else
            part.missing.push_back(static_cast<std::uint32_t>(part.pairs.size()));
        while (i < end && haveSameBodies(rows[i], rows[pair.first])) ++i;
        pair.count = i - pair.first;
        pair.shape = shapeOf(rows, pair, part.waits);
        for (const BodyId body : {pair.a, pair.b}) part.fixedEnds += moves(system.inverseMasses[index(body)]) ? 0 : 1;
        part.isHeld = part.isHeld && pair.shape != 0 && part.shapes.add(pair.shape);
        part.ascends = part.ascends && (part.pairs.empty() || isBefore(part.pairs.back(), pair));
        part.pairs.push_back(pair);
    }
}

}  // namespace

void RowPacker::listPairs(const RowSystem& system, std::vector<PairColour>& pairs) {
    const std::span<const Row> rows = system.rows;
    m_isShared = isWorthSharing(rows.size(), rows_worth::row);
    m_parts.resize(m_isShared ? partsOfLists : 1);
    const auto borderBefore = [&](std::size_t part) {
        std::size_t row = borderOf(rows.size(), part, m_parts.size());
        while (row > 0 && row < rows.size() && haveSameBodies(rows[row], rows[row - 1])) ++row;
        return static_cast<std::uint32_t>(row);
    };
    forEachPart(m_parts.size(), m_isShared,
                [&](std::size_t part) { listPairsOf(system, pairs, borderBefore(part), borderBefore(part + 1), m_parts[part]); });
}

void RowPacker::colourMissing(std::vector<PairColour>& pairs, std::span<const InverseMass> inverseMasses, ColourTables& colouring) {
    colouring.added.clear();
    for (const RowPart& part : m_parts)
        for (const std::uint32_t place : part.missing)
            colouring.added.push_back(unorderedPair(part.pairs[place].a, part.pairs[place].b));
    if (colouring.added.empty()) return;
    addPairs(pairs, inverseMasses, colouring);
    PairFinder finder(pairs);
    for (RowPart& part : m_parts)
        for (const std::uint32_t place : part.missing) {
            PairRows& pair = part.pairs[place];
            pair.colour = pairs[finder.find(pair.a, pair.b)].colour;
        }
}

/// Whether the rows of a pair are apart from one another. Those of contacts ascend, and need no closer look.
bool RowPacker::isAnyTorn(std::vector<PairColour>& pairs) {
    bool ascend = true;
    const RowPart* before = nullptr;
    for (const RowPart& part : m_parts) {
        if (part.pairs.empty()) continue;
        ascend = ascend && part.ascends && (!before || isBefore(before->pairs.back(), part.pairs.front()));
        before = &part;
    }
    if (ascend) return false;
    m_seen.assign(pairs.size(), false);
    PairFinder finder(pairs);
    for (const RowPart& part : m_parts)
        for (const PairRows& pair : part.pairs) {
            const std::uint32_t place = finder.find(pair.a, pair.b);
            if (m_seen[place]) return true;
            m_seen[place] = true;
        }
    return false;
}

/// Counts the pairs of each group. False: there are too many shapes.
bool RowPacker::groupPairs() {
    m_shapes = {};
    for (const RowPart& part : m_parts)
        for (const WideShape shape : part.shapes.all())
            if (!m_shapes.add(shape)) return false;
    forEachRowPart([&](RowPart& part) {
        part.counts.clear();
        for (PairRows& pair : part.pairs) {
            pair.group = pair.colour * WideShapes::most + m_shapes.find(pair.shape);
            if (part.counts.size() <= pair.group) part.counts.resize((pair.colour + 1) * WideShapes::most);
            pair.place = part.counts[pair.group]++;
        }
    });
    m_groups.clear();
    for (RowPart& part : m_parts) {
        m_groups.resize(std::max(m_groups.size(), part.counts.size()));
        part.places.clear();
        for (std::size_t group = 0; group < part.counts.size(); ++group) {
            part.places.push_back(m_groups[group].pairs);
            m_groups[group].pairs += part.counts[group];
        }
    }
    return true;
}

/// Decides where every block is.
void RowPacker::layOut(std::uint32_t lanes) {
    m_rows.lanes = lanes;
    m_rows.blocks.clear();
    m_rows.blocksOfColour.clear();
    std::uint32_t reals = 0;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (i % WideShapes::most == 0) m_rows.blocksOfColour.push_back(static_cast<std::uint32_t>(m_rows.blocks.size()));
        PairGroup& group = m_groups[i];
        group.firstBlock = static_cast<std::uint32_t>(m_rows.blocks.size());
        for (std::uint32_t pair = 0; pair < group.pairs; pair += lanes) {
            const WideShape shape = m_shapes.all()[i % WideShapes::most];
            m_rows.blocks.push_back({shape, reals, static_cast<std::uint32_t>(m_rows.blocks.size()) * lanes});
            reals += lanes * wide::columnsOf(shape);
        }
    }
    m_rows.blocksOfColour.push_back(static_cast<std::uint32_t>(m_rows.blocks.size()));
    m_rows.columns.resize(std::max<std::size_t>(m_rows.columns.size(), reals / 8 + 1));
    const std::size_t places = m_rows.blocks.size() * lanes;
    m_rows.slotA.resize(places);
    m_rows.slotB.resize(places);
}

/// Finds the lanes of the pairs of a part, and the slots of their bodies. Pairs of one colour may share a body that does not move:
/// each has a copy of it, so that no two write to one place.
void RowPacker::placePairs(const RowSystem& system, RowPart& part) {
    const int shift = std::countr_zero(m_rows.lanes);  // a power of two
    std::uint32_t copies = part.firstSlot;
    const auto slotOf = [&](BodyId body) {
        const auto slot = static_cast<std::uint32_t>(index(body));
        if (moves(system.inverseMasses[slot])) return slot;
        m_rows.bodies[copies] = m_rows.bodies[slot];
        return copies++;
    };
    for (PairRows& pair : part.pairs) {
        const std::uint32_t place = part.places[pair.group] + pair.place;
        const WideBlock& block = m_rows.blocks[m_groups[pair.group].firstBlock + (place >> shift)];
        const std::uint32_t lane = place & (m_rows.lanes - 1);
        pair.firstReal = block.firstReal + lane;
        m_rows.slotA[block.firstLane + lane] = slotOf(pair.a);
        m_rows.slotB[block.firstLane + lane] = slotOf(pair.b);
    }
}

/// Lanes without a pair have numbers that do nothing to bodies of their own, in the slots from `slot` on.
void RowPacker::placeNobody(std::uint32_t slot) {
    const std::uint32_t lanes = m_rows.lanes;
    for (const PairGroup& group : m_groups) {
        if (group.pairs % lanes == 0) continue;
        const WideBlock& block = m_rows.blocks[group.firstBlock + group.pairs / lanes];
        std::fill_n(m_rows.reals() + block.firstReal, lanes * wide::columnsOf(block.shape), 0);
        for (std::uint32_t i = group.pairs; i % lanes != 0; ++i)
            for (std::uint32_t* of : {&m_rows.slotA[block.firstLane + i % lanes], &m_rows.slotB[block.firstLane + i % lanes]}) {
                m_rows.bodies[slot] = {};
                *of = slot++;
            }
    }
}

void RowPacker::placeBodies(const RowSystem& system) {
    const std::size_t bodies = system.velocities.size();
    auto slots = static_cast<std::uint32_t>(bodies);
    for (RowPart& part : m_parts) {
        part.firstSlot = slots;
        slots += part.fixedEnds;
    }
    const std::uint32_t firstOfNobody = slots;
    for (const PairGroup& group : m_groups) slots += 2 * (m_rows.lanes - 1 - (group.pairs + m_rows.lanes - 1) % m_rows.lanes);
    m_rows.bodies.resize(std::max<std::size_t>(m_rows.bodies.size(), slots));
    inParts(bodies, rows_worth::row, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Velocity& velocity = system.velocities[i];
            m_rows.bodies[i] = {velocity.v.x, velocity.v.y, velocity.w};
        }
    });
    forEachRowPart([&](RowPart& part) { placePairs(system, part); });
    placeNobody(firstOfNobody);
}

template <std::uint32_t lanes>
void RowPacker::copyPair(const RowSystem& system, const PairRows& pair, WideStart start) {
    Real* to = m_rows.reals() + pair.firstReal;
    const auto put = [&to](auto... numbers) { ((*to = numbers, to += lanes), ...); };
    const InverseMass a = system.inverseMasses[index(pair.a)];
    const InverseMass b = system.inverseMasses[index(pair.b)];
    put(a.m, a.I, b.m, b.I);
    WideShape shape = pair.shape;
    for (std::uint32_t i = 0; i < pair.count; ++i, shape >>= wide_kind::bits) {
        const Row& row = system.rows[pair.first + i];
        const Real lambda = start.warm ? row.lambda : 0;
        const std::uint32_t kind = shape & wide_kind::mask;
        put(row.n.x, row.n.y, row.wA, row.wB, -row.effectiveMass);
        if (kind == wide_kind::push)
            put(row.bias, row.softness, lambda);
        else if (kind == wide_kind::bounded)
            put(row.bias, row.softness, row.lower, row.upper, lambda);
        else
            put(row.friction, lambda);
    }
}

void RowPacker::copyRows(const RowSystem& system, WideStart start, std::size_t beginPart, std::size_t endPart) {
    const auto copy = [&]<std::uint32_t lanes>(std::integral_constant<std::uint32_t, lanes>) {
        for (const RowPart& part : std::span(m_parts).subspan(beginPart, endPart - beginPart))
            for (const PairRows& pair : part.pairs) copyPair<lanes>(system, pair, start);
    };
    if (m_rows.lanes == 8)
        copy(std::integral_constant<std::uint32_t, 8>());
    else if (m_rows.lanes == 4)
        copy(std::integral_constant<std::uint32_t, 4>());
    else
        copy(std::integral_constant<std::uint32_t, 2>());
}

bool RowPacker::arrange(const RowSystem& system, std::vector<PairColour>& pairs, ColourTables& colouring, std::uint32_t lanes) {
    listPairs(system, pairs);
    colourMissing(pairs, system.inverseMasses, colouring);
    if (!std::ranges::all_of(m_parts, &RowPart::isHeld) || isAnyTorn(pairs) || !groupPairs()) return false;
    layOut(lanes);
    placeBodies(system);
    return true;
}

bool RowPacker::unpack(const RowSystem& system) {
    std::atomic<bool> isFinite = true;
    inParts(system.velocities.size(), rows_worth::row, [&](std::size_t begin, std::size_t end) {
        Real sum = 0;  // x·0 is NaN for an infinite or undefined x
        for (const BodySlot& slot : std::span(m_rows.bodies).subspan(begin, end - begin))
            sum += 0 * slot.x + 0 * slot.y + 0 * slot.w;
        if (sum != 0) isFinite.store(false, std::memory_order_relaxed);
    });
    if (!isFinite) return false;
    inParts(system.velocities.size(), rows_worth::row, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const BodySlot& slot = m_rows.bodies[i];
            system.velocities[i] = {{slot.x, slot.y}, slot.w};
        }
    });
    forEachRowPart([&](const RowPart& part) {
        for (const PairRows& pair : part.pairs) {
            const Real* columns = m_rows.reals() + pair.firstReal;
            std::uint32_t column = wideBodyColumns;
            WideShape shape = pair.shape;
            for (std::uint32_t i = 0; i < pair.count; ++i, shape >>= wide_kind::bits) {
                column += wideColumns(shape & wide_kind::mask);
                system.rows[pair.first + i].lambda = columns[m_rows.lanes * (column - 1)];
            }
        }
    });
    return true;
}

}  // namespace solverscope

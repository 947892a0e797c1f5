// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/wide_rows.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <optional>
#include <type_traits>
#include <utility>

#include "physics/base/thread_team.h"
#include "physics/solvers/wide_sweep.h"

namespace solverscope {
namespace {

std::atomic<std::uint32_t> lanesOfSteps = mostLanes();

/// The rows of one pair, which are consecutive.
struct PairRows {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t colour = 0;
    BodyId a{};
    BodyId b{};
    WideShape shape = 0;      // 0: blocks cannot hold the rows
    std::uint32_t group = 0;      // pairs of one colour and shape
    std::uint32_t place = 0;      // in its group
    std::uint32_t firstReal = 0;  // of its lane
};

/// The pairs of one colour and shape: they fill blocks, of which only the last one may have lanes without a pair.
struct PairGroup {
    std::uint32_t pairs = 0;
    std::uint32_t firstBlock = 0;
};

/// Puts the rows of a system into blocks, and back. Its memory is used again from step to step.
class RowPacker {
public:
    /// Decides where every row goes, and puts the velocities in their places. False: blocks cannot hold these rows.
    bool arrange(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, std::uint32_t lanes);

    /// Puts the rows of some pairs into their blocks.
    void copyPairs(const RowSystem& system, WideStart start, std::size_t begin, std::size_t end);

    /// Writes velocities and Λ back. False, and nothing is written: some are infinite or undefined.
    bool unpack(const RowSystem& system);

    WideRows& rows() { return m_rows; }
    std::size_t pairCount() const { return m_pairs.size(); }
    bool anyWaits() const { return m_anyWaits; }

private:
    bool listPairs(std::size_t rows, std::span<const PairColour> pairs, const ColourTables& colouring);
    std::uint32_t kindOf(std::span<const Row> rows, std::uint32_t row, const PairRows& of);
    void findShape(const RowSystem& system, PairRows& pair);
    bool groupPairs();
    std::optional<std::uint32_t> shapePlace(WideShape shape);
    void layOut(std::uint32_t lanes);
    void placeBodies(const RowSystem& system);
    template <std::uint32_t lanes>
    void copyPair(const RowSystem& system, const PairRows& pair, WideStart start);
    std::uint32_t slotOf(const RowSystem& system, BodyId body);
    std::uint32_t ownSlot(const BodySlot& velocity) {
        const std::uint32_t slot = m_ownSlots.fetch_add(1, std::memory_order_relaxed);
        m_rows.bodies[slot] = velocity;
        return slot;
    }
    template <typename Work>
    void forEachPair(const Work& work) {
        forEachShared(m_pairs, rows_worth::pair, work);
    }
    static constexpr std::uint32_t mostShapes = 16;

    WideRows m_rows;
    std::vector<PairRows> m_pairs;
    std::vector<WideShape> m_shapes;
    std::vector<PairGroup> m_groups;      // by colour, and by shape within each
    std::vector<std::uint32_t> m_seenAt;  // by pair: in which packing it has last been seen
    std::uint32_t m_packing = 0;
    std::atomic<bool> m_anyWaits = false;
    std::atomic<std::uint32_t> m_ownSlots = 0;  // taken; first the ends of pairs that do not move
};

/// None: a block cannot hold the row.
std::uint32_t RowPacker::kindOf(std::span<const Row> rows, std::uint32_t i, const PairRows& of) {
    const Row& row = rows[i];
    const Row& first = rows[of.first];
    if (row.a != first.a || row.b != first.b || row.skew != Vec2{}) return wide_kind::none;
    if (row.kind == RowKind::Friction) {
        const std::uint32_t place = row.normalRow - of.first;
        if (place >= of.count || row.bias != 0 || std::signbit(row.bias) || row.softness != 0) return wide_kind::none;
        if (row.normalRow > i) m_anyWaits.store(true, std::memory_order_relaxed);
        return wide_kind::friction + place;
    }
    return row.lower == 0 && row.upper == infinity ? wide_kind::push : wide_kind::bounded;
}

std::optional<std::uint32_t> RowPacker::shapePlace(WideShape shape) {
    const auto known = std::ranges::find(m_shapes, shape);
    if (known == m_shapes.end()) {
        if (m_shapes.size() == mostShapes) return std::nullopt;
        m_shapes.push_back(shape);
        return static_cast<std::uint32_t>(m_shapes.size() - 1);
    }
    return static_cast<std::uint32_t>(known - m_shapes.begin());
}

bool RowPacker::listPairs(std::size_t rows, std::span<const PairColour> pairs, const ColourTables& colouring) {
    m_pairs.clear();
    if (m_seenAt.size() < pairs.size()) m_seenAt.resize(pairs.size());
    ++m_packing;
    const std::span<const std::uint32_t> pairOfRow = colouring.pairOfRow;
    for (std::uint32_t i = 0; i < rows;) {
        const std::uint32_t pair = pairOfRow[i];
        PairRows of{.first = i, .colour = pairs[pair].colour};
        while (i < rows && pairOfRow[i] == pair) ++i;
        of.count = i - of.first;
        const bool isTorn = std::exchange(m_seenAt[pair], m_packing) == m_packing;
        if (isTorn || of.count > maxWideRows) return false;
        m_pairs.push_back(of);
    }
    return true;
}

void RowPacker::findShape(const RowSystem& system, PairRows& pair) {
    const std::span<const Row> rows = system.rows;
    pair.a = rows[pair.first].a;
    pair.b = rows[pair.first].b;
    for (const BodyId body : {pair.a, pair.b})
        if (!moves(system.inverseMasses[index(body)])) m_ownSlots.fetch_add(1, std::memory_order_relaxed);
    for (std::uint32_t place = 0; place < pair.count; ++place) {
        const std::uint32_t kind = kindOf(rows, pair.first + place, pair);
        if (kind == wide_kind::none) {
            pair.shape = 0;
            return;
        }
        pair.shape |= kind << (wide_kind::bits * place);
    }
}

bool RowPacker::groupPairs() {
    m_shapes.clear();
    m_groups.clear();
    for (PairRows& pair : m_pairs) {
        const auto shape = pair.shape == 0 ? std::nullopt : shapePlace(pair.shape);
        if (!shape) return false;
        pair.group = pair.colour * mostShapes + *shape;
        if (m_groups.size() <= pair.group) m_groups.resize((pair.colour + 1) * mostShapes);
        pair.place = m_groups[pair.group].pairs++;
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
        if (i % mostShapes == 0) m_rows.blocksOfColour.push_back(static_cast<std::uint32_t>(m_rows.blocks.size()));
        PairGroup& group = m_groups[i];
        group.firstBlock = static_cast<std::uint32_t>(m_rows.blocks.size());
        for (std::uint32_t pair = 0; pair < group.pairs; pair += lanes) {
            const WideShape shape = m_shapes[i % mostShapes];
            m_rows.blocks.push_back({shape, reals, static_cast<std::uint32_t>(m_rows.blocks.size()) * lanes});
            reals += lanes * wide::columnsOf(shape);
        }
    }
    m_rows.blocksOfColour.push_back(static_cast<std::uint32_t>(m_rows.blocks.size()));
    m_rows.columns.resize(reals / 8 + 1);
    const std::size_t places = m_rows.blocks.size() * lanes;
    m_rows.slotA.resize(places);
    m_rows.slotB.resize(places);
}

/// Pairs of one colour may share a body that does not move: each has a copy of it, so that no two write to one place.
std::uint32_t RowPacker::slotOf(const RowSystem& system, BodyId body) {
    const auto i = static_cast<std::uint32_t>(index(body));
    return moves(system.inverseMasses[i]) ? i : ownSlot(m_rows.bodies[i]);
}

void RowPacker::placeBodies(const RowSystem& system) {
    const std::uint32_t lanes = m_rows.lanes;
    const auto bodies = static_cast<std::uint32_t>(system.velocities.size());
    std::uint32_t ownSlots = m_ownSlots;
    for (const PairGroup& group : m_groups) ownSlots += 2 * (lanes - group.pairs % lanes);
    m_rows.bodies.resize(bodies + ownSlots);
    m_ownSlots = bodies;
    for (std::size_t i = 0; i < bodies; ++i) {
        const Velocity& velocity = system.velocities[i];
        m_rows.bodies[i] = {velocity.v.x, velocity.v.y, velocity.w};
    }
    const int shift = std::countr_zero(lanes);  // a power of two
    forEachPair([&](PairRows& pair) {
        const WideBlock& block = m_rows.blocks[m_groups[pair.group].firstBlock + (pair.place >> shift)];
        const std::uint32_t lane = pair.place & (lanes - 1);
        pair.firstReal = block.firstReal + lane;
        m_rows.slotA[block.firstLane + lane] = slotOf(system, pair.a);
        m_rows.slotB[block.firstLane + lane] = slotOf(system, pair.b);
    });
    // Lanes without a pair have numbers that do nothing to bodies of their own.
    for (const PairGroup& group : m_groups)
        for (std::uint32_t i = group.pairs; i % lanes != 0; ++i) {
            const WideBlock& block = m_rows.blocks[group.firstBlock + i / lanes];
            Real* columns = m_rows.reals() + block.firstReal + i % lanes;
            for (std::uint32_t column = 0; column < wide::columnsOf(block.shape); ++column) columns[column * lanes] = 0;
            m_rows.slotA[block.firstLane + i % lanes] = ownSlot({});
            m_rows.slotB[block.firstLane + i % lanes] = ownSlot({});
        }
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

void RowPacker::copyPairs(const RowSystem& system, WideStart start, std::size_t begin, std::size_t end) {
    const auto copy = [&]<std::uint32_t lanes>(std::integral_constant<std::uint32_t, lanes>) {
        for (const PairRows& pair : std::span(m_pairs).subspan(begin, end - begin)) copyPair<lanes>(system, pair, start);
    };
    if (m_rows.lanes == 8)
        copy(std::integral_constant<std::uint32_t, 8>());
    else if (m_rows.lanes == 4)
        copy(std::integral_constant<std::uint32_t, 4>());
    else
        copy(std::integral_constant<std::uint32_t, 2>());
}

bool RowPacker::arrange(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring,
                        std::uint32_t lanes) {
    if (!listPairs(system.rows.size(), pairs, colouring)) return false;
    m_anyWaits = false;
    m_ownSlots = 0;
    forEachPair([&](PairRows& pair) { findShape(system, pair); });
    if (!groupPairs()) return false;
    layOut(lanes);
    placeBodies(system);
    return true;
}

bool RowPacker::unpack(const RowSystem& system) {
    Real sum = 0;  // x·0 is NaN for an infinite or undefined x
    for (std::size_t i = 0; i < system.velocities.size(); ++i) {
        const BodySlot& slot = m_rows.bodies[i];
        sum += 0 * slot.x + 0 * slot.y + 0 * slot.w;
    }
    if (sum != 0) return false;
    for (std::size_t i = 0; i < system.velocities.size(); ++i) {
        const BodySlot& slot = m_rows.bodies[i];
        system.velocities[i] = {{slot.x, slot.y}, slot.w};
    }
    forEachPair([&](const PairRows& pair) {
        const Real* columns = m_rows.reals() + pair.firstReal;
        std::uint32_t column = wideBodyColumns;
        WideShape shape = pair.shape;
        for (std::uint32_t i = 0; i < pair.count; ++i, shape >>= wide_kind::bits) {
            column += wideColumns(shape & wide_kind::mask);
            system.rows[pair.first + i].lambda = columns[m_rows.lanes * (column - 1)];
        }
    });
    return true;
}

/// Copies all rows to their blocks, then visits all blocks again and again. Of one colour, whichever thread visits a block, no other
/// one has its bodies.
void copyAndSweep(RowPacker& packer, const RowSystem& system, WideStart start, std::uint32_t iterations) {
    WideRows& rows = packer.rows();
    const auto colours = static_cast<std::uint32_t>(rows.blocksOfColour.size() - 1);
    const std::uint32_t starts = start.warm ? (packer.anyWaits() ? 2 : 1) : 0;
    const auto colourOf = [&](std::uint32_t stage) { return (stage - 1) % colours; };
    const auto countOf = [&](std::uint32_t stage) -> std::size_t {
        if (stage == 0) return packer.pairCount();
        return rows.blocksOfColour[colourOf(stage) + 1] - rows.blocksOfColour[colourOf(stage)];
    };
    const auto work = [&](std::uint32_t stage, std::size_t begin, std::size_t end) {
        if (stage == 0) return packer.copyPairs(system, start, begin, end);
        const std::uint32_t turn = (stage - 1) / colours;
        const auto visit = turn >= starts ? wide::WideVisit::Sweep
                           : turn == 0    ? wide::WideVisit::WarmStart
                                          : wide::WideVisit::WarmStartOfWaiting;
        const std::size_t first = rows.blocksOfColour[colourOf(stage)];
        wide::visitBlocksOf(rows, std::span(rows.blocks).subspan(first + begin, end - begin), visit, start.factor);
    };
    inStages(1 + colours * (starts + iterations), isWorthSharing(packer.pairCount(), rows_worth::pair), countOf, work);
}

}  // namespace

bool sweepWide(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
               int iterations, std::uint32_t lanes) {
    thread_local RowPacker packer;  // no part of a World: nothing can be seen of it, and copies of worlds need not have it
    if (!packer.arrange(system, pairs, colouring, lanes)) return false;
    copyAndSweep(packer, system, start, static_cast<std::uint32_t>(std::max(0, iterations)));
    return packer.unpack(system);
}

std::uint32_t wideLanes() { return lanesOfSteps.load(std::memory_order_relaxed); }
void setWideLanes(std::uint32_t lanes) { lanesOfSteps = lanes; }

}  // namespace solverscope

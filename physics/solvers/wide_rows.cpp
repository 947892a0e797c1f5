// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/wide_rows.h"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cmath>
#include <optional>
#include <utility>

#include "physics/base/thread_team.h"
#include "physics/solvers/wide_sweep.h"

namespace solverscope {
namespace {

std::atomic<std::uint32_t> lanesOfSteps = mostLanes();
std::atomic<int> threadsOfSteps = 1;
std::atomic<std::size_t> leastBlocksToShare = 64;

/// The rows of one pair, which are consecutive.
struct PairRows {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t group = 0;  // pairs of one colour and shape
};

/// The pairs of one colour and shape: they fill blocks, of which only the last one may have lanes without a pair.
struct PairGroup {
    std::uint32_t pairs = 0;
    std::uint32_t firstBlock = 0;
    std::uint32_t filled = 0;
};

/// Puts the rows of a system into blocks, and back. Its memory is used again from step to step.
class RowPacker {
public:
    /// False: blocks cannot hold these rows.
    bool pack(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
              std::uint32_t lanes);

    /// Writes velocities and Λ back. False, and nothing is written: some are infinite or undefined.
    bool unpack(const RowSystem& system);

    WideRows& rows() { return m_rows; }
    bool anyWaits() const { return m_anyWaits; }

private:
    bool listPairs(std::span<const Row> rows, std::span<const PairColour> pairs, const ColourTables& colouring);
    std::uint32_t kindOf(std::span<const Row> rows, std::uint32_t row, const PairRows& of);
    std::optional<std::uint32_t> shapePlace(WideShape shape);
    void layOut(std::uint32_t lanes);
    void copyBodies(const RowSystem& system);
    template <std::uint32_t lanes>
    void copyPair(const RowSystem& system, const PairRows& pair, WideStart start);
    template <std::uint32_t lanes>
    void copyPairs(const RowSystem& system, WideStart start);
    std::uint32_t slotOf(const RowSystem& system, BodyId body);
    std::uint32_t ownSlot(const BodySlot& velocity);

    static constexpr std::uint32_t mostShapes = 16;

    WideRows m_rows;
    std::vector<PairRows> m_pairs;
    std::vector<WideShape> m_shapes;
    std::vector<PairGroup> m_groups;      // by colour, and by shape within each
    std::vector<std::uint32_t> m_seenAt;  // by pair: in which packing it has last been seen
    std::uint32_t m_packing = 0;
    bool m_anyWaits = false;
};

/// None: a block cannot hold the row.
std::uint32_t RowPacker::kindOf(std::span<const Row> rows, std::uint32_t i, const PairRows& of) {
    const Row& row = rows[i];
    const Row& first = rows[of.first];
    if (row.a != first.a || row.b != first.b || row.skew != Vec2{}) return wide_kind::none;
    if (row.kind == RowKind::Friction) {
        const std::uint32_t place = row.normalRow - of.first;
        if (place >= of.count || row.bias != 0 || std::signbit(row.bias) || row.softness != 0) return wide_kind::none;
        m_anyWaits = m_anyWaits || row.normalRow > i;
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

bool RowPacker::listPairs(std::span<const Row> rows, std::span<const PairColour> pairs, const ColourTables& colouring) {
    m_pairs.clear();
    m_shapes.clear();
    m_groups.clear();
    m_anyWaits = false;
    if (m_seenAt.size() < pairs.size()) m_seenAt.resize(pairs.size());
    ++m_packing;
    const std::span<const std::uint32_t> pairOfRow = colouring.pairOfRow;
    for (std::uint32_t i = 0; i < rows.size();) {
        const std::uint32_t pair = pairOfRow[i];
        PairRows of{i};
        while (i < rows.size() && pairOfRow[i] == pair) ++i;
        of.count = i - of.first;
        const bool isTorn = std::exchange(m_seenAt[pair], m_packing) == m_packing;
        if (isTorn || of.count > maxWideRows) return false;
        WideShape shape = 0;
        for (std::uint32_t place = 0; place < of.count; ++place) {
            const std::uint32_t kind = kindOf(rows, of.first + place, of);
            if (kind == wide_kind::none) return false;
            shape |= kind << (wide_kind::bits * place);
        }
        const auto place = shapePlace(shape);
        if (!place) return false;
        of.group = pairs[pair].colour * mostShapes + *place;
        if (m_groups.size() <= of.group) m_groups.resize((pairs[pair].colour + 1) * mostShapes);
        ++m_groups[of.group].pairs;
        m_pairs.push_back(of);
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

std::uint32_t RowPacker::ownSlot(const BodySlot& velocity) {
    m_rows.bodies.push_back(velocity);
    return static_cast<std::uint32_t>(m_rows.bodies.size() - 1);
}

/// Pairs of one colour may share a body that does not move: each has a copy of it, so that no two write to one place.
std::uint32_t RowPacker::slotOf(const RowSystem& system, BodyId body) {
    const auto i = static_cast<std::uint32_t>(index(body));
    return moves(system.inverseMasses[i]) ? i : ownSlot(m_rows.bodies[i]);
}

void RowPacker::copyBodies(const RowSystem& system) {
    m_rows.bodies.clear();
    for (const Velocity& velocity : system.velocities) m_rows.bodies.push_back({velocity.v.x, velocity.v.y, velocity.w});
}

template <std::uint32_t lanes>
void RowPacker::copyPair(const RowSystem& system, const PairRows& pair, WideStart start) {
    PairGroup& group = m_groups[pair.group];
    const WideBlock& block = m_rows.blocks[group.firstBlock + group.filled / lanes];
    const std::uint32_t lane = group.filled++ % lanes;
    const Row& first = system.rows[pair.first];
    m_rows.slotA[block.firstLane + lane] = slotOf(system, first.a);
    m_rows.slotB[block.firstLane + lane] = slotOf(system, first.b);

    Real* to = m_rows.reals() + block.firstReal + lane;
    const auto put = [&to](auto... numbers) { ((*to = numbers, to += lanes), ...); };
    const InverseMass a = system.inverseMasses[index(first.a)];
    const InverseMass b = system.inverseMasses[index(first.b)];
    put(a.m, a.I, b.m, b.I);
    WideShape shape = block.shape;
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

template <std::uint32_t lanes>
void RowPacker::copyPairs(const RowSystem& system, WideStart start) {
    for (const PairRows& pair : m_pairs) copyPair<lanes>(system, pair, start);
}

bool RowPacker::pack(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
                     std::uint32_t lanes) {
    if (!listPairs(system.rows, pairs, colouring)) return false;
    layOut(lanes);
    copyBodies(system);
    if (lanes == 8)
        copyPairs<8>(system, start);
    else if (lanes == 4)
        copyPairs<4>(system, start);
    else
        copyPairs<2>(system, start);
    // Lanes without a pair have numbers that do nothing to bodies of their own.
    for (const PairGroup& group : m_groups)
        for (std::uint32_t i = group.pairs; i % lanes != 0; ++i) {
            const WideBlock& block = m_rows.blocks[group.firstBlock + i / lanes];
            Real* columns = m_rows.reals() + block.firstReal + i % lanes;
            for (std::uint32_t column = 0; column < wide::columnsOf(block.shape); ++column) columns[column * lanes] = 0;
            m_rows.slotA[block.firstLane + i % lanes] = ownSlot({});
            m_rows.slotB[block.firstLane + i % lanes] = ownSlot({});
        }
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
    for (PairGroup& group : m_groups) group.filled = 0;
    for (const PairRows& pair : m_pairs) {
        PairGroup& group = m_groups[pair.group];
        const WideBlock& block = m_rows.blocks[group.firstBlock + group.filled / m_rows.lanes];
        const Real* columns = m_rows.reals() + block.firstReal + group.filled++ % m_rows.lanes;
        std::uint32_t column = wideBodyColumns;
        WideShape shape = block.shape;
        for (std::uint32_t i = 0; i < pair.count; ++i, shape >>= wide_kind::bits) {
            column += wideColumns(shape & wide_kind::mask);
            system.rows[pair.first + i].lambda = columns[m_rows.lanes * (column - 1)];
        }
    }
    return true;
}

/// The part of `count` blocks that one of `members` threads visits.
std::pair<std::size_t, std::size_t> shareOf(std::size_t count, int member, int members) {
    const auto border = [&](int i) { return count * static_cast<std::size_t>(i) / static_cast<std::size_t>(members); };
    return {border(member), border(member + 1)};
}

/// All visits to all blocks. Threads share the blocks of every colour, and wait for one another between colours: whichever of them
/// visits a block, no other one has its bodies.
void sweepBlocks(WideRows& rows, WideStart start, bool anyWaits, int iterations) {
    const std::size_t colours = rows.blocksOfColour.size() - 1;
    const auto visitsOfMember = [&](int member, int members, const auto& waitForOthers) {
        const auto visitAll = [&](wide::WideVisit kind) {
            for (std::size_t colour = 0; colour < colours; ++colour) {
                const std::size_t first = rows.blocksOfColour[colour];
                const auto [begin, end] = shareOf(rows.blocksOfColour[colour + 1] - first, member, members);
                wide::visitBlocksOf(rows, std::span(rows.blocks).subspan(first + begin, end - begin), kind, start.factor);
                waitForOthers();
            }
        };
        if (start.warm) visitAll(wide::WideVisit::WarmStart);
        if (start.warm && anyWaits) visitAll(wide::WideVisit::WarmStartOfWaiting);
        for (int i = 0; i < iterations; ++i) visitAll(wide::WideVisit::Sweep);
    };
    const int members = wideThreads();
    if (members > 1 && rows.blocks.size() >= colours * leastBlocksToShare) {
        std::barrier barrier(members);
        const auto together = [&](int member) { visitsOfMember(member, members, [&] { barrier.arrive_and_wait(); }); };
        if (ThreadTeam::ofProcess().runTogether(members, together)) return;
    }
    visitsOfMember(0, 1, [] {});
}

}  // namespace

bool sweepWide(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
               int iterations, std::uint32_t lanes) {
    thread_local RowPacker packer;  // no part of a World: nothing can be seen of it, and copies of worlds need not have it
    if (!packer.pack(system, pairs, colouring, start, lanes)) return false;
    sweepBlocks(packer.rows(), start, packer.anyWaits(), iterations);
    return packer.unpack(system);
}

std::uint32_t wideLanes() { return lanesOfSteps.load(std::memory_order_relaxed); }
void setWideLanes(std::uint32_t lanes) { lanesOfSteps = lanes; }

int wideThreads() { return threadsOfSteps.load(std::memory_order_relaxed); }
void setWideThreads(int threads, std::size_t leastBlocks) {
    threadsOfSteps = threads;
    leastBlocksToShare = leastBlocks;
}

}  // namespace solverscope

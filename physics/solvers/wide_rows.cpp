// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/solvers/wide_rows.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

#include "physics/solvers/wide_sweep.h"

namespace solverscope {
namespace {

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
    std::optional<std::uint32_t> kindOf(std::span<const Row> rows, std::uint32_t row, const PairRows& of);
    std::optional<std::uint32_t> shapePlace(WideShape shape);
    void layOut(std::uint32_t lanes);
    void copyBodies(const RowSystem& system);
    void copyPair(const RowSystem& system, const PairRows& pair, WideStart start);
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

std::optional<std::uint32_t> RowPacker::kindOf(std::span<const Row> rows, std::uint32_t i, const PairRows& of) {
    const Row& row = rows[i];
    const Row& first = rows[of.first];
    if (row.a != first.a || row.b != first.b || row.skew != Vec2{}) return std::nullopt;
    if (row.kind == RowKind::Friction) {
        const std::uint32_t place = row.normalRow - of.first;
        if (place >= of.count || row.bias != 0 || std::signbit(row.bias) || row.softness != 0) return std::nullopt;
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
            const auto kind = kindOf(rows, of.first + place, of);
            if (!kind) return false;
            shape |= *kind << (wide_kind::bits * place);
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
    m_rows.firstRow.assign(places, noRow);
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

void RowPacker::copyPair(const RowSystem& system, const PairRows& pair, WideStart start) {
    PairGroup& group = m_groups[pair.group];
    const WideBlock& block = m_rows.blocks[group.firstBlock + group.filled / m_rows.lanes];
    const std::uint32_t lane = group.filled++ % m_rows.lanes;
    const Row& first = system.rows[pair.first];
    m_rows.firstRow[block.firstLane + lane] = pair.first;
    m_rows.slotA[block.firstLane + lane] = slotOf(system, first.a);
    m_rows.slotB[block.firstLane + lane] = slotOf(system, first.b);

    Real* next = m_rows.reals() + block.firstReal + lane;
    const auto put = [&](Real number) {
        *next = number;
        next += m_rows.lanes;
    };
    const InverseMass a = system.inverseMasses[index(first.a)];
    const InverseMass b = system.inverseMasses[index(first.b)];
    for (const Real number : {a.m, a.I, b.m, b.I}) put(number);
    WideShape shape = block.shape;
    for (std::uint32_t i = 0; i < pair.count; ++i, shape >>= wide_kind::bits) {
        const Row& row = system.rows[pair.first + i];
        for (const Real number : {row.n.x, row.n.y, row.wA, row.wB, -row.effectiveMass}) put(number);
        if (row.kind == RowKind::Friction) {
            put(row.friction);
        } else {
            put(row.bias);
            put(row.softness);
            if ((shape & wide_kind::mask) == wide_kind::bounded) {
                put(row.lower);
                put(row.upper);
            }
        }
        put(start.warm ? row.lambda : 0);
    }
}

bool RowPacker::pack(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
                     std::uint32_t lanes) {
    if (!listPairs(system.rows, pairs, colouring)) return false;
    layOut(lanes);
    copyBodies(system);
    for (const PairRows& pair : m_pairs) copyPair(system, pair, start);
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
    for (const WideBlock& block : m_rows.blocks) {
        const Real* columns = m_rows.reals() + block.firstReal;
        std::uint32_t column = wideBodyColumns;
        std::uint32_t place = 0;
        for (WideShape shape = block.shape; shape != 0; shape >>= wide_kind::bits, ++place) {
            column += wideColumns(shape & wide_kind::mask);
            const Real* lambdas = columns + m_rows.lanes * (column - 1);
            for (std::uint32_t lane = 0; lane < m_rows.lanes; ++lane) {
                const std::uint32_t first = m_rows.firstRow[block.firstLane + lane];
                if (first != noRow) system.rows[first + place].lambda = lambdas[lane];
            }
        }
    }
    return true;
}

}  // namespace

bool sweepWide(const RowSystem& system, std::span<const PairColour> pairs, const ColourTables& colouring, WideStart start,
               int iterations, std::uint32_t lanes) {
    thread_local RowPacker packer;  // no part of a World: nothing can be seen of it, and copies of worlds need not have it
    if (!packer.pack(system, pairs, colouring, start, lanes)) return false;
    WideRows& rows = packer.rows();
    const auto visit = [&](wide::WideVisit kind) {
        for (std::size_t colour = 0; colour + 1 < rows.blocksOfColour.size(); ++colour) {
            const std::uint32_t begin = rows.blocksOfColour[colour];
            const std::uint32_t end = rows.blocksOfColour[colour + 1];
            wide::visitBlocksOf(rows, std::span(rows.blocks).subspan(begin, end - begin), kind, start.factor);
        }
    };
    if (start.warm) visit(wide::WideVisit::WarmStart);
    if (start.warm && packer.anyWaits()) visit(wide::WideVisit::WarmStartOfWaiting);
    for (int i = 0; i < iterations; ++i) visit(wide::WideVisit::Sweep);
    return packer.unpack(system);
}

}  // namespace solverscope

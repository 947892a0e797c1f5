// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How rows get into the blocks of wide_rows.h, and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "physics/base/thread_team.h"
#include "physics/solvers/wide_rows.h"

namespace solverscope {

/// The rows of one pair, which are consecutive.
struct PairRows {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t colour = 0;
    BodyId a{};
    BodyId b{};
    WideShape shape = 0;
    std::uint32_t group = 0;      // pairs of one colour and shape
    std::uint32_t place = 0;      // in its group, among those of its part
    std::uint32_t firstReal = 0;  // of its lane
};

/// The pairs of one colour and shape: they fill blocks, of which only the last one may have lanes without a pair.
struct PairGroup {
    std::uint32_t pairs = 0;
    std::uint32_t firstBlock = 0;
};

/// The shapes that there are, of which a step has few, in the order in which they are met.
class WideShapes {
public:
    static constexpr std::uint32_t most = 16;

    bool add(WideShape shape) {
        if (find(shape) < m_count) return true;
        if (m_count == most) return false;
        m_shapes[m_count++] = shape;
        return true;
    }
    std::uint32_t find(WideShape shape) const {
        return static_cast<std::uint32_t>(std::ranges::find(all(), shape) - all().begin());
    }
    std::span<const WideShape> all() const { return std::span(m_shapes).first(m_count); }

private:
    std::array<WideShape, most> m_shapes{};
    std::uint32_t m_count = 0;
};

/// A part of the rows, which one thread reads at a time.
struct RowPart {
    std::vector<PairRows> pairs;
    std::vector<std::uint32_t> missing;  // the places of those that have no colour yet
    WideShapes shapes;
    std::vector<std::uint32_t> counts;  // of the pairs, by group
    std::vector<std::uint32_t> places;  // by group: those of the parts before
    std::uint32_t fixedEnds = 0;        // bodies of pairs that do not move
    std::uint32_t firstSlot = 0;        // of their copies
    bool isHeld = true;                 // blocks can hold the rows
    bool ascends = true;                // the pairs do
    bool waits = false;                 // friction comes before its normal row
};

/// Puts the rows of a system into blocks, and back. Its memory is used again from step to step.
class RowPacker {
public:
    /// Gives every pair of the rows a colour, decides where every row goes, and puts the velocities in their places. False: blocks
    /// cannot hold these rows.
    bool arrange(const RowSystem& system, std::vector<PairColour>& pairs, ColourTables& colouring, std::uint32_t lanes);

    /// Puts the rows of some parts into their blocks.
    void copyRows(const RowSystem& system, WideStart start, std::size_t beginPart, std::size_t endPart);

    /// Writes velocities and Λ back. False, and nothing is written: some are infinite or undefined.
    bool unpack(const RowSystem& system);

    WideRows& rows() { return m_rows; }
    std::size_t partCount() const { return m_parts.size(); }
    bool isShared() const { return m_isShared; }
    bool anyWaits() const { return std::ranges::any_of(m_parts, &RowPart::waits); }

private:
    void listPairs(const RowSystem& system, std::vector<PairColour>& pairs);
    void colourMissing(std::vector<PairColour>& pairs, std::span<const InverseMass> inverseMasses, ColourTables& colouring);
    bool isAnyTorn(std::vector<PairColour>& pairs);
    bool groupPairs();
    void layOut(std::uint32_t lanes);
    void placeBodies(const RowSystem& system);
    void placePairs(const RowSystem& system, RowPart& part);
    void placeNobody(std::uint32_t slot);
    template <std::uint32_t lanes>
    void copyPair(const RowSystem& system, const PairRows& pair, WideStart start);
    void forEachRowPart(const auto& work) {
        forEachPart(m_parts.size(), m_isShared, [&](std::size_t part) { work(m_parts[part]); });
    }

    WideRows m_rows;
    bool m_isShared = false;
    std::vector<RowPart> m_parts;
    WideShapes m_shapes;
    std::vector<PairGroup> m_groups;  // by colour, and by shape within each
    std::vector<bool> m_seen;         // by pair
};

}  // namespace solverscope

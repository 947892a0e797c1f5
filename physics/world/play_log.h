// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

namespace solverscope {

/// Plain values in sequence, in chunks of one size, so that growing copies nothing and needs no extra memory. A record is the
/// data between two calls of `begin`; it is contiguous.
class PlayLog {
public:
    static constexpr std::size_t pieceBytes = std::size_t{1} << 16;
    static constexpr std::size_t maxRecordSize = 512;

    /// Where the next record will begin.
    std::size_t end() const { return startOfRecord(m_end); }

    std::size_t bytes() const { return m_pieces.size() * pieceBytes; }

    void begin() {
        m_end = end();
        if (m_end == bytes()) m_pieces.push_back(std::make_unique<Piece>());
    }

    template <typename Value>
    void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        std::memcpy(m_pieces[m_end / pieceBytes]->data() + m_end % pieceBytes, &value, sizeof value);
        m_end += sizeof value;
    }

    /// Reads on from a place. A record is entered by startOfRecord.
    template <typename Value>
    void take(std::size_t& place, Value& value) const {
        static_assert(std::is_trivially_copyable_v<Value>);
        std::memcpy(&value, m_pieces[place / pieceBytes]->data() + place % pieceBytes, sizeof value);
        place += sizeof value;
    }

    /// The record after `place` begins there, or in the next chunk if there is no room for a long one.
    static constexpr std::size_t startOfRecord(std::size_t place) {
        const std::size_t used = place % pieceBytes;
        return used > pieceBytes - maxRecordSize ? place - used + pieceBytes : place;
    }

private:
    using Piece = std::array<std::byte, pieceBytes>;

    std::vector<std::unique_ptr<Piece>> m_pieces;
    std::size_t m_end = 0;
};

}  // namespace solverscope

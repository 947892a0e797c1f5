// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/collision/strip_sweep.h"

#include <algorithm>
#include <cmath>

#include "physics/base/thread_team.h"

namespace solverscope {

namespace {

// A strip this many times as wide as the mean body: narrower ones hold most bodies twice, wider ones have more pairs to reject.
constexpr Real stripWidth = 2;

/// Equal strips across the sweep axis; the first and the last one are unbounded.
struct Strips {
    Real begin = 0;
    Real perMetre = 0;
    std::size_t count = 1;

    /// Monotonic in the position, despite rounding: two overlapping boxes share the strip in which the later one begins.
    std::size_t at(Real place) const {
        const Real strip = (place - begin) * perMetre;
        if (!(strip > 0)) return 0;
        return strip < static_cast<Real>(count - 1) ? static_cast<std::size_t>(strip) : count - 1;
    }
};

}  // namespace

std::span<const BodyPair> StripSweep::findPairs(std::span<const Aabb> boxes, std::span<const BoxRole> roles) {
    gatherEntries(boxes, roles);
    chooseAxis();
    sortEntries();
    distributeToStrips();
    sweepStrips();
    sortPairs(boxes.size());
    return m_pairs;
}

void StripSweep::gatherEntries(std::span<const Aabb> boxes, std::span<const BoxRole> roles) {
    if (m_order.size() != boxes.size()) {
        m_order.resize(boxes.size());
        for (std::size_t i = 0; i < boxes.size(); ++i) m_order[i] = static_cast<BodyId>(i);
    }
    m_entries.clear();
    m_absent.clear();
    for (const BodyId id : m_order) {
        const Aabb& box = boxes[index(id)];
        const BoxRole role = roles[index(id)];
        if (!isSwept(role))
            m_absent.push_back(id);
        else
            m_entries.push_back({box.lower.x, box.upper.x, box.lower.y, box.upper.y, id, role == BoxRole::Moving});
    }
}

void StripSweep::chooseAxis() {
    Vec2 sum;
    Vec2 sumOfSquares;
    for (const Entry& e : m_entries) {
        const Vec2 twiceCentre{e.lower + e.upper, e.otherLower + e.otherUpper};
        sum += twiceCentre;
        sumOfSquares += {twiceCentre.x * twiceCentre.x, twiceCentre.y * twiceCentre.y};
    }
    const Real count = static_cast<Real>(m_entries.size());
    const bool isTall = count * sumOfSquares.y - sum.y * sum.y > count * sumOfSquares.x - sum.x * sum.x;
    if (!isTall) return;
    for (Entry& e : m_entries) {
        std::swap(e.lower, e.otherLower);
        std::swap(e.upper, e.otherUpper);
    }
}

// Bodies barely change places from one step to the next, so last step's order is nearly sorted and moving each entry down to
// its place costs next to nothing; after a jump, a sort from scratch is cheaper.
void StripSweep::sortEntries() {
    std::size_t movesLeft = 8 * m_entries.size();
    for (std::size_t i = 1; i < m_entries.size() && movesLeft > 0; ++i) {
        if (!(m_entries[i].lower < m_entries[i - 1].lower)) continue;
        const Entry entry = m_entries[i];
        std::size_t place = i;
        for (; place > 0 && entry.lower < m_entries[place - 1].lower && movesLeft > 0; --place, --movesLeft)
            m_entries[place] = m_entries[place - 1];
        m_entries[place] = entry;
    }
    if (movesLeft == 0)
        std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) { return a.lower < b.lower; });

    auto next = m_order.begin();
    for (const Entry& e : m_entries) *next++ = e.body;
    std::copy(m_absent.begin(), m_absent.end(), next);
}

void StripSweep::distributeToStrips() {
    Real moving = 0;
    Real widths = 0;
    Real lowest = infinity;
    Real highest = -lowest;
    for (const Entry& e : m_entries) {
        if (!e.moves) continue;
        moving += 1;
        widths += e.otherUpper - e.otherLower;
        lowest = std::min(lowest, e.otherLower);
        highest = std::max(highest, e.otherLower);
    }
    Strips strips;
    // At most as many strips as a square crowd has bodies per row: a long static body is in all of them.
    const Real wanted = std::min((highest - lowest) * moving / (stripWidth * widths), std::sqrt(moving));
    if (wanted >= 2) strips = {lowest, wanted / (highest - lowest), static_cast<std::size_t>(wanted)};

    m_stripEnds.assign(strips.count + 1, 0);
    for (const Entry& e : m_entries) {
        const std::size_t last = strips.at(e.otherUpper);
        for (std::size_t s = strips.at(e.otherLower); s <= last; ++s) ++m_stripEnds[s + 1];
    }
    for (std::size_t s = 1; s <= strips.count; ++s) m_stripEnds[s] += m_stripEnds[s - 1];
    m_strips.resize(m_stripEnds.back());
    // While the strips are filled, m_stripEnds[s] is the insertion point of strip s; it begins where strip s - 1 ends.
    for (const Entry& e : m_entries) {
        const std::size_t first = strips.at(e.otherLower);
        const std::size_t last = strips.at(e.otherUpper);
        for (std::size_t s = first; s <= last; ++s) {
            Entry& placed = m_strips[m_stripEnds[s]++];
            placed = e;
            placed.beginsHere = s == first;
        }
    }
    m_stripEnds.pop_back();
}

void StripSweep::sweepStrips() {
    inLists(
        m_stripEnds.size(), isWorthSharing(m_strips.size(), rows_worth::body),
        [&](std::size_t first, std::size_t last, std::vector<BodyPair>& found) {
            for (std::size_t strip = first; strip < last; ++strip) sweepStrip(strip, found);
        },
        m_found);
}

void StripSweep::sweepStrip(std::size_t strip, std::vector<BodyPair>& found) const {
    const std::size_t begin = strip == 0 ? 0 : m_stripEnds[strip - 1];
    const std::size_t end = m_stripEnds[strip];
    for (std::size_t i = begin; i < end; ++i) {
        const Entry& e = m_strips[i];
        for (std::size_t j = i + 1; j < end && m_strips[j].lower <= e.upper; ++j) {
            const Entry& o = m_strips[j];
            if (o.otherLower > e.otherUpper || e.otherLower > o.otherUpper) continue;
            const bool isFirstCommonStrip = e.beginsHere || o.beginsHere;
            if (isFirstCommonStrip && (e.moves || o.moves)) found.push_back({std::min(e.body, o.body), std::max(e.body, o.body)});
        }
    }
}

// A counting sort by the first body; the few pairs of one first body are then put in order one by one.
void StripSweep::sortPairs(std::size_t bodyCount) {
    m_pairEnds.assign(bodyCount + 1, 0);
    for (const BodyPair& pair : m_found) ++m_pairEnds[index(pair.a) + 1];
    for (std::size_t i = 1; i <= bodyCount; ++i) m_pairEnds[i] += m_pairEnds[i - 1];
    m_pairs.resize(m_found.size());
    for (const BodyPair& pair : m_found) m_pairs[m_pairEnds[index(pair.a)]++] = pair;
    inParts(bodyCount, rows_worth::body, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            std::sort(m_pairs.begin() + (i == 0 ? 0 : m_pairEnds[i - 1]), m_pairs.begin() + m_pairEnds[i]);
    });
}

}  // namespace solverscope

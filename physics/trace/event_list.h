// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <vector>

#include "physics/base/large_memory.h"
#include "physics/base/missing.h"
#include "physics/trace/event.h"
#include "physics/trace/stop_place.h"

namespace solverscope {

class EventList;

/// Goes over the events of a list. What it points at is put together when it is read.
class EventIterator {
    struct Arrow {
        Event event;
        const Event* operator->() const { return &event; }
    };

public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using value_type = Event;
    using difference_type = std::ptrdiff_t;
    using reference = Event;
    using pointer = Arrow;

    EventIterator() = default;
    EventIterator(const EventList& list, std::ptrdiff_t event) : m_list(&list), m_event(event) {}

    Event operator*() const;
    Arrow operator->() const { return {**this}; }
    Event operator[](std::ptrdiff_t distance) const { return *(*this + distance); }

    EventIterator& operator+=(std::ptrdiff_t distance) {
        m_event += distance;
        return *this;
    }
    EventIterator& operator-=(std::ptrdiff_t distance) { return *this += -distance; }
    EventIterator& operator++() { return *this += 1; }
    EventIterator& operator--() { return *this += -1; }
    EventIterator operator++(int) { return {*m_list, m_event++}; }
    EventIterator operator--(int) { return {*m_list, m_event--}; }
    friend EventIterator operator+(EventIterator at, std::ptrdiff_t distance) { return at += distance; }
    friend EventIterator operator+(std::ptrdiff_t distance, EventIterator at) { return at += distance; }
    friend EventIterator operator-(EventIterator at, std::ptrdiff_t distance) { return at -= distance; }
    std::ptrdiff_t operator-(const EventIterator& other) const { return m_event - other.m_event; }
    bool operator==(const EventIterator& other) const { return m_event == other.m_event; }
    auto operator<=>(const EventIterator& other) const { return m_event <=> other.m_event; }

private:
    const EventList* m_list = nullptr;
    std::ptrdiff_t m_event = 0;
};

/// Events of one step, as what reads them takes them: a list, or its first ones.
using EventRange = std::ranges::subrange<EventIterator>;

/// The events of one step. Most are visits to rows, and much of such an event is in the row, which stays as it is until the rows
/// are made again: of these visits the list keeps only what they have computed, a third of an Event. An Event is put together
/// when it is asked for, with the bits that it had.
class EventList {
public:
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }

    /// What `use` makes of an event, of which only that is put together which it looks at.
    template <typename Use>
    auto read(std::size_t event, const Use& use) const {
        const Visit& kept = m_blocks[event / blockSize][event % blockSize];
        if (kept.form == Form::Whole) return use(m_whole[kept.row]);
        const Sweep& sweep = m_sweeps[kept.sweep];
        const Row& row = m_rows[sweep.firstRow + kept.row];
        RowVisit visit{.phase = sweep.phase,
                       .row = kept.row,
                       .jv = kept.jv,
                       .rawDelta = kept.rawDelta,
                       .lambdaBefore = kept.lambdaBefore,
                       .lower = kept.form == Form::BoundsOfRow ? row.lower : -kept.upper,
                       .upper = kept.upper,
                       .clamp = kept.clamp};
        visit.lambdaAfter = sumOf(visit);
        visit.delta = visit.lambdaAfter - visit.lambdaBefore;
        return use(eventOf(visit, row, kept.vA, kept.vB, sweep.substep, sweep.iteration, m_wheres[kept.line]));
    }

    Event operator[](std::size_t event) const {
        return read(event, [](const Event& found) { return found; });
    }
    Event front() const { return (*this)[0]; }
    Event back() const { return (*this)[size() - 1]; }
    EventIterator begin() const { return {*this, 0}; }
    EventIterator end() const { return {*this, static_cast<std::ptrdiff_t>(size())}; }

    /// The first `count` events.
    EventRange first(std::size_t count) const { return {begin(), begin() + static_cast<std::ptrdiff_t>(count)}; }

    void clear();

    /// Adds an event that is no visit to a row.
    void append(const Event& event);

    /// Adds the visit to a row that a step has just made. It becomes a part of the solver's own loop: a call takes longer than
    /// the visit.
    [[gnu::always_inline]] void append(const World& world, const StopPlace& place, Where where, const RowVisit& visit) {
        const Row& row = rowsOf(world, visit.phase)[visit.row];
        const Form form = formOf(visit, row);
        const bool isInSweep = m_inSweep && m_phase == visit.phase && m_where == where;
        if (form == Form::Whole || !(isInSweep || findPlace(world, place, where))) return appendWhole(world, place, where, visit);
        const std::vector<Velocity>& velocities = velocitiesOf(world, visit.phase);
        Visit& kept = next();
        kept.row = visit.row;
        kept.sweep = m_sweep;
        kept.line = m_line;
        kept.form = form;
        kept.clamp = visit.clamp;
        kept.jv = visit.jv;
        kept.rawDelta = visit.rawDelta;
        kept.lambdaBefore = visit.lambdaBefore;
        kept.upper = visit.upper;
        kept.vA = velocities[index(row.a)];
        kept.vB = velocities[index(row.b)];
    }

private:
    enum class Form : std::uint8_t { Whole, BoundsOfRow, SymmetricBounds };

    /// What a visit has computed, or where a whole event is.
    struct Visit {
        std::uint32_t row = 0;  // place in the list of rows, or in m_whole
        std::uint16_t sweep = 0;
        std::uint8_t line = 0;  // of the source: a place in m_wheres
        Form form : 4 = Form::Whole;
        Clamp clamp : 4 = Clamp::None;
        Real jv = 0;
        Real rawDelta = 0;
        Real lambdaBefore = 0;
        Real upper = 0;
        Velocity vA{};
        Velocity vB{};
    };

    static constexpr std::size_t blockSize = 1024;

    /// What the visits of a sweep have in common.
    struct Sweep {
        Phase phase = Phase::Begin;
        int substep = 1;
        int iteration = 0;
        std::size_t firstRow = 0;  // of its rows in m_rows
    };

    /// Λ after a visit that accumulates it.
    static Real sumOf(const RowVisit& visit) {
        if (visit.clamp == Clamp::None) return visit.lambdaBefore + visit.rawDelta;
        return visit.clamp == Clamp::Upper ? visit.upper : visit.lower;
    }

    /// How the visit follows from what a Visit keeps and from the row.
    [[gnu::always_inline]] static Form formOf(const RowVisit& visit, const Row& row) {
        const bool isPlain = visit.relaxation == 1 && sameBits(visit.addedBias, 0) && sameBits(visit.stiffnessAfter, 0) &&
                             visit.clampKnown && !visit.isManual && sameBits(visit.delta, visit.lambdaAfter - visit.lambdaBefore);
        if (!isPlain || !sameBits(visit.lambdaAfter, sumOf(visit))) return Form::Whole;
        if (sameBits(visit.lower, row.lower)) return Form::BoundsOfRow;
        return sameBits(visit.lower, -visit.upper) ? Form::SymmetricBounds : Form::Whole;
    }
    Visit& next() {
        if (m_size % blockSize == 0) beginBlock();
        return m_block[m_size++ % blockSize];
    }
    [[gnu::noinline]] void beginBlock();
    [[gnu::noinline]] bool findPlace(const World& world, const StopPlace& place, Where where);
    void appendWhole(const Event& event);
    [[gnu::noinline]] void appendWhole(const World& world, const StopPlace& place, Where where, const RowVisit& visit);

    std::vector<std::vector<Visit, LargeMemory<Visit>>> m_blocks;  // of visits, one for each event
    std::size_t m_size = 0;
    Visit* m_block = nullptr;    // the one that is being filled
    std::vector<Event> m_whole;  // the events of which all is kept
    std::vector<Sweep> m_sweeps;
    std::vector<Where> m_wheres;
    RowVector m_rows;         // the lists of rows, one behind the other, as they were when they were made
    bool m_inSweep = false;   // the last one of m_sweeps goes on,
    bool m_rowsStay = false;  // or others of its rows may follow
    Phase m_phase = Phase::Begin;
    std::uint16_t m_sweep = 0;  // the latest visit's
    std::uint8_t m_line = 0;
    Where m_where;
};

inline Event EventIterator::operator*() const { return (*m_list)[static_cast<std::size_t>(m_event)]; }

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "physics/debugger/condition.h"
#include "physics/trace/stop_place.h"
#include "physics/world/measures.h"
#include "physics/world/world.h"

namespace solverscope {

/// Whether a change of the energy over a step is a rise, and not rounding.
bool energyRose(const Measures& now, Real change);

/// The figures of the stop at which a running step is, by the names of the field table.
class Figures {
public:
    Figures(const World& world, WantedFields wanted);

    void beginStep();

    /// `visit`: of a row's; it must live until the next arrival.
    void arrive(const StopPlace& place, Where where, const RowVisit* visit) {
        m_place = &place;
        m_where = where;
        m_visit = visit;
        if (m_sweepsWanted) {
            if (visit)
                followVisit(place.iteration(), *visit);
            else
                followSweeps();
        }
        if (place.kind() == EventKind::Phase && place.phase() == Phase::Collide) countLostMatches();
    }

    /// For the figures of the sweep alone: nothing of this visit can be asked for. It is called at every visit of a search, so it
    /// is short and stands here.
    void followVisit(int iteration, const RowVisit& visit) {
        if (iteration == 0) return;
        m_squaredChange += visit.delta * visit.delta;
        if (m_clamps.size() <= visit.row) [[unlikely]]
            makeRoomForRow(visit.row);
        m_clamps[visit.row] = visit.clamp;
        m_clampsKnown &= visit.clampKnown;
    }

    const Where& where() const { return m_where; }
    std::size_t place() const { return m_place->number(); }

    /// All of the stop, as a trace has it.
    Event event() const {
        Event event;
        describe(event, m_world, *m_place, m_where, m_visit);
        return event;
    }

    /// NaN where the stop has no such figure. Choices by their place in valuesOf, truths as 0 or 1.
    Real number(Field field) const {
        // Asked for at every visit: these need no more than a look.
        if (m_visit) {
            if (field == Field::Jv) return m_visit->jv;
            if (field == Field::Delta) return m_visit->delta;
            if (field == Field::Iteration) return m_place->iteration();
        }
        return otherNumber(field);
    }
    Real setting(std::size_t place) const;
    bool concerns(Field field, BodyId body) const;
    bool concerns(const ConstraintName& name) const;

    /// Whether every visit must be arrived at for these figures, although nobody asks anything there.
    static bool followsVisits(WantedFields wanted);

private:
    bool wants(Field field) const { return m_wanted.test(static_cast<std::size_t>(field)); }
    const Row& row() const { return rowsOf(m_world, m_place->phase())[m_visit->row]; }
    Real otherNumber(Field field) const;
    Real ofVisit(Field field) const;
    Real ofContact(Field field) const;
    Real lastImpulse(const Contact& contact) const;
    void makeRoomForRow(std::uint32_t row);
    void followSweeps();
    void countLostMatches();

    const World& m_world;
    WantedFields m_wanted;
    bool m_sweepsWanted;
    const StopPlace* m_place = nullptr;
    Where m_where;
    const RowVisit* m_visit = nullptr;
    std::int64_t m_step = 0;

    std::vector<std::pair<BodyId, BodyId>> m_touched;  // pairs in contact at the beginning of the step, ascending
    std::vector<Contact> m_contactsBefore;             // with the impulses that the last step ended with
    int m_lostMatches = 0;
    Real m_energyBefore = 0;
    std::vector<Clamp> m_clamps;
    std::vector<Clamp> m_clampsBefore;
    bool m_clampsKnown = true;  // in this phase so far
    Real m_squaredChange = 0;
    int m_clampedRows = 0;
    int m_clampChanges = 0;
    Real m_impulseChange = 0;
};

/// Which visits to rows somebody wants to see while a step is being made.
enum class ShownVisits : std::uint8_t { All, Followed, Guarded, None };

/// Shows the stops of a step to somebody as they happen, without keeping any. Guarded: only visits that one of the guards lets
/// pass; Followed: none, but the figures of the sweep go along. Nothing but a look is done at the others, so that a search costs
/// little more than the steps themselves.
template <ShownVisits visits, typename OnStop>
class ScanWatch {
public:
    /// `onStop(const Figures&)`
    ScanWatch(const World& world, WantedFields wanted, std::span<const VisitGuard> guards, OnStop onStop)
        : m_figures(world, wanted), m_guards(guards), m_onStop(onStop) {
        m_figures.beginStep();
    }

    void phase(Phase phase, Where where = Where::here()) {
        m_place.phase(phase);
        show(where, nullptr);
    }
    void substep(int number, Where where = Where::here()) {
        m_place.substep(number);
        show(where, nullptr);
    }
    void iteration(Phase phase, int number, Where where = Where::here()) {
        m_place.iteration(phase, number);
        show(where, nullptr);
    }
    void row(const RowVisit& visit, Where where = Where::here()) {
        if (!m_place.row(visit.phase, visit.byHand)) return;  // past the limit of visits
        if constexpr (visits == ShownVisits::All) show(where, &visit);
        if constexpr (visits == ShownVisits::Followed) m_figures.followVisit(m_place.iteration(), visit);
        if constexpr (visits == ShownVisits::Guarded) {
            for (const VisitGuard& guard : m_guards)
                if (guard.passes(visit, m_place.iteration())) return showCopy(where, visit);
        }
    }
    void pair(std::uint32_t /*place*/, Where where = Where::here()) {
        m_place.pair();
        show(where, nullptr);
    }

private:
    void show(Where where, const RowVisit* visit) {
        m_figures.arrive(m_place, where, visit);
        m_onStop(std::as_const(m_figures));
    }

    // Of a copy, so that the visits that do not pass need not be put into memory.
    [[gnu::noinline]] void showCopy(Where where, RowVisit visit) { show(where, &visit); }

    StopPlace m_place;
    Figures m_figures;
    std::span<const VisitGuard> m_guards;
    OnStop m_onStop;
};

}  // namespace solverscope

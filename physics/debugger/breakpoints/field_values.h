// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "physics/debugger/breakpoints/condition.h"
#include "physics/trace/stop_place.h"
#include "physics/world/world.h"

namespace solverscope {

/// The quantities of the stop at which a running step is.
class FieldValues {
public:
    FieldValues(const World& world, const WantedQuantities& wanted);

    void beginStep();

    /// `visit`: of a row's; it must live until the next arrival.
    void processStop(const StopPlace& place, Where where, const RowVisit* visit) {
        m_place = &place;
        m_where = where;
        m_visit = visit;
        m_event.reset();
        m_soFar.stop = place.number();
        if (!visit)
            followStop();
        else if (m_followsVisits)
            followVisit(place.iteration(), *visit);
    }

    /// For the quantities of the sweep alone: nothing of this visit can be asked for. It is called at every visit of a search, so
    /// it is short and stands here.
    void followVisit(int iteration, const RowVisit& visit) {
        if (iteration == 0) return;
        m_squaredChange += visit.delta * visit.delta;
        if (m_clamps.size() <= visit.row) [[unlikely]]
            m_clamps.resize(visit.row + 1, Clamp::None);
        m_clamps[visit.row] = visit.clamp;
        m_clampsKnown &= visit.clampKnown;
    }

    const Where& where() const { return m_where; }
    std::size_t place() const { return m_place->number(); }

    /// All of the stop, as a trace has it.
    const Event& event() const {
        if (!m_event) m_event = m_visit ? eventOf(m_world, *m_place, m_where, *m_visit) : eventOf(m_world, *m_place, m_where);
        return *m_event;
    }

    /// NaN where the stop has no such quantity. Choices by their place in valuesOf, truths as 0 or 1.
    Real number(QuantityId id) const;
    Real setting(std::size_t place) const;
    bool concerns(BodySide side, BodyId body) const;
    bool concerns(const ConstraintName& name) const;

    /// Whether every visit must be arrived at for these quantities, although nothing is evaluated there.
    static bool followsVisits(const WantedQuantities& wanted) {
        return followedBy(wanted).test(static_cast<std::size_t>(Follows::Visits));
    }

private:
    using FollowedSet = std::bitset<8>;  // by Follows

    static FollowedSet followedBy(const WantedQuantities& wanted);
    bool wants(Follows what) const { return m_follows.test(static_cast<std::size_t>(what)); }
    const Row& row() const { return rowsOf(m_world, m_place->phase())[m_visit->row]; }
    void followStop();
    void endSweep();

    const World& m_world;
    FollowedSet m_follows;
    bool m_followsVisits;
    const StopPlace* m_place = nullptr;
    Where m_where;
    const RowVisit* m_visit = nullptr;
    mutable std::optional<Event> m_event;

    StepSoFar m_soFar;
    std::vector<std::pair<BodyId, BodyId>> m_touched;  // pairs in contact at the beginning of the step, ascending
    std::vector<Clamp> m_clamps;
    std::vector<Clamp> m_clampsBefore;
    bool m_clampsKnown = true;  // in this phase so far
    Real m_squaredChange = 0;
};

/// Which visits to rows are reported while a step is made.
enum class ShownVisits : std::uint8_t { All, Followed, Guarded, None };

/// Shows the stops of a step to somebody as they happen, without keeping any. Guarded: only visits that one of the guards lets
/// pass; Followed: none, but the quantities of the sweep go along. Nothing but a look is done at the others, so that a search costs
/// little more than the steps themselves.
template <ShownVisits visits, typename OnStop>
class ScanWatch final : public AnyStepWatch {
public:
    /// `onStop(const FieldValues&)`
    ScanWatch(const World& world, const WantedQuantities& wanted, std::span<const VisitGuard> guards, OnStop onStop)
        : m_figures(world, wanted), m_guards(guards), m_onStop(onStop) {
        m_figures.beginStep();
    }

    void phase(Phase phase, Where where = Where::here()) override {
        m_place.phase(phase);
        show(where, nullptr);
    }
    void substep(int number, Where where = Where::here()) override {
        m_place.substep(number);
        show(where, nullptr);
    }
    void iteration(Phase phase, int number, Where where = Where::here()) override {
        m_place.iteration(phase, number);
        show(where, nullptr);
    }
    void row(const RowVisit& visit, Where where = Where::here()) override {
        if (!m_place.row(visit.phase, visit.isManual)) return;  // past the limit of visits
        if constexpr (visits == ShownVisits::All) show(where, &visit);
        if constexpr (visits == ShownVisits::Followed) m_figures.followVisit(m_place.iteration(), visit);
        if constexpr (visits == ShownVisits::Guarded) {
            for (const VisitGuard& guard : m_guards)
                if (guard.passes(visit, m_place.iteration())) return showCopy(where, visit);
        }
    }
    void pair(std::uint32_t /*place*/, Where where = Where::here()) override {
        m_place.pair();
        show(where, nullptr);
    }
    void body(BodyId /*body*/, Where where = Where::here()) override {
        if (m_place.body()) show(where, nullptr);
    }

private:
    void show(Where where, const RowVisit* visit) {
        m_figures.processStop(m_place, where, visit);
        m_onStop(std::as_const(m_figures));
    }

    // Of a copy, so that the visits that do not pass need not be put into memory.
    [[gnu::noinline]] void showCopy(Where where, RowVisit visit) { show(where, &visit); }

    StopPlace m_place;
    FieldValues m_figures;
    std::span<const VisitGuard> m_guards;
    OnStop m_onStop;
};

}  // namespace solverscope

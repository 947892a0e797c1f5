// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/impulses.h"

#include <algorithm>
#include <array>

#include "physics/trace/stop_place.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

std::size_t placeOf(RowList list) { return static_cast<std::size_t>(list); }

/// Calls `onVisit(StopPlace, RowVisit)` at the visits of a step that are stops.
template <typename OnVisit>
class VisitWatch {
public:
    explicit VisitWatch(OnVisit onVisit) : m_onVisit(onVisit) {}

    void phase(Phase phase) {
        m_place.phase(phase);
        ++m_stretch;
    }
    void substep(int number) {
        m_place.substep(number);
        ++m_stretch;
    }
    void iteration(Phase phase, int number) {
        m_place.iteration(phase, number);
        ++m_sweeps[placeOf(rowListOf(phase))];
    }
    void row(const RowVisit& visit) {
        if (!m_place.row(visit.phase, visit.byHand)) return;
        ++m_visits;
        m_onVisit(*this, visit);
    }
    void pair(std::uint32_t) { m_place.pair(); }

    const StopPlace& place() const { return m_place; }
    std::size_t visits() const { return m_visits; }

    /// Another number where the rows may have been built anew.
    int stretch() const { return m_stretch; }

    /// The sweeps over a list that are done.
    int sweeps(RowList list) const { return m_sweeps[placeOf(list)]; }

private:
    OnVisit m_onVisit;
    StopPlace m_place;
    std::size_t m_visits = 0;
    int m_stretch = 0;
    std::array<int, rowListCount> m_sweeps{};
};

template <typename OnVisit>
void watchVisits(World& world, OnVisit onVisit) {
    VisitWatch watch(onVisit);
    relayedStep(world, watch);
}

/// Where the rows stand in the lists as they are built at the moment.
class RowFinder {
public:
    RowFinder(const World& world, std::span<const RowIdentity> rows)
        : m_world(world), m_rows(rows), m_found(rows.size(), nowhere) {}

    /// Calls `found(number)` for each row that the visit is to.
    template <typename Found>
    void find(int stretch, const RowVisit& visit, Found found) {
        if (stretch != m_stretch) {
            m_stretch = stretch;
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                const auto ref = findRow(m_world, m_rows[i]);
                m_found[i] = ref ? ref->row : nowhere;
            }
        }
        const RowList list = rowListOf(visit.phase);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_found[i] == visit.row && m_rows[i].list == list) found(i);
    }

private:
    static constexpr std::uint32_t nowhere = 0xffff'ffff;

    const World& m_world;
    std::span<const RowIdentity> m_rows;
    std::vector<std::uint32_t> m_found;
    int m_stretch = -1;
};

/// Which of the contacts of its two bodies it is, from 1.
std::uint32_t pointOf(const World& world, std::uint32_t contact) {
    std::uint32_t point = 1;
    for (std::uint32_t i = contact; i > 0; --i, ++point)
        if (world.contacts[i - 1].a != world.contacts[contact].a || world.contacts[i - 1].b != world.contacts[contact].b) break;
    return point;
}

std::optional<KnownRow> knownNow(const World& world, RowRef ref) {
    const auto identity = identityOf(world, ref);
    if (!identity) return std::nullopt;
    const Row& row = rowsOf(world, ref.list)[ref.row];
    const bool touches = row.constraint.kind == ConstraintKind::Contact;
    return KnownRow{*identity, touches ? pointOf(world, row.constraint.index) : 0, onlyTurns(row)};
}

}  // namespace

std::vector<std::vector<ImpulseVisit>> impulsesInStep(World start, std::span<const RowIdentity> rows) {
    std::vector<std::vector<ImpulseVisit>> visits(rows.size());
    RowFinder finder(start, rows);
    watchVisits(start, [&](const auto& watch, const RowVisit& visit) {
        finder.find(watch.stretch(), visit, [&](std::size_t i) {
            const StopPlace& place = watch.place();
            const int done = watch.sweeps(rows[i].list);
            visits[i].push_back({place.number(), watch.visits(), place.substep(), place.iteration() > 0 ? done + 1 : done,
                                 isWarmStart(visit.phase), visit.sumAfter, visit.delta, visit.lower, visit.upper,
                                 visit.clampKnown ? visit.clamp : Clamp::None});
        });
    });
    return visits;
}

std::vector<StepImpulse> impulsesOfStep(World& world, std::span<const RowIdentity> rows) {
    std::vector<StepImpulse> impulses(rows.size());
    RowFinder finder(world, rows);
    watchVisits(world, [&](const auto& watch, const RowVisit& visit) {
        finder.find(watch.stretch(), visit, [&](std::size_t i) {
            StepImpulse& one = impulses[i];
            if (one.delta != one.delta) one.delta = 0;
            if (!isWarmStart(visit.phase)) one.delta += visit.delta;
            one.lambda = visit.sumAfter;
            one.lower = visit.lower;
            one.upper = visit.upper;
            one.clamp = visit.clampKnown ? visit.clamp : Clamp::None;
        });
    });
    return impulses;
}

std::optional<KnownRow> knownRow(World start, RowRef row) {
    std::optional<KnownRow> known;
    watchVisits(start, [&](const auto&, const RowVisit& visit) {
        if (!known && visit.row == row.row && rowListOf(visit.phase) == row.list) known = knownNow(start, row);
    });
    return known;
}

std::vector<KnownRow> rowsOfBody(World start, BodyId body, std::size_t most) {
    std::vector<KnownRow> rows;
    watchVisits(start, [&](const auto&, const RowVisit& visit) {
        const RowRef ref{rowListOf(visit.phase), visit.row};
        const Row& row = rowsOf(start, ref.list)[ref.row];
        if (rows.size() >= most || (row.a != body && row.b != body)) return;
        const auto known = knownNow(start, ref);
        const auto same = [&](const KnownRow& one) { return one.identity == known->identity; };
        if (known && std::ranges::none_of(rows, same)) rows.push_back(*known);
    });
    return rows;
}

}  // namespace solverscope

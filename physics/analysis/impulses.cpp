// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/impulses.h"

#include <algorithm>

#include "physics/trace/names.h"
#include "physics/trace/sweep_axis.h"

namespace solverscope {
namespace {

/// How much of a step has gone by.
struct Passed {
    std::size_t visits = 0;
    int stretches = 0;  // another number where the rows may have been rebuilt
    SweepAxis axis;
};

/// Counts along, and calls `onVisit(event, number, passed)` at the visits.
template <typename OnVisit>
OnStop atVisits(OnVisit onVisit) {
    return [onVisit, passed = Passed()](const Event& event, std::size_t number) mutable {
        if (event.kind == EventKind::Phase || event.kind == EventKind::Substep) ++passed.stretches;
        passed.axis.pass(event);
        if (event.kind != EventKind::Row) return;
        ++passed.visits;
        onVisit(event, number, passed);
    };
}

/// The indices of the rows in the lists as currently built.
class RowFinder {
public:
    RowFinder(const World& world, std::span<const RowIdentity> rows)
        : m_world(world), m_rows(rows), m_found(rows.size(), notFound) {}

    /// Calls `found(number)` for each row that the visit is to.
    template <typename Found>
    void find(const Passed& passed, const RowVisit& visit, Found found) {
        if (passed.stretches != m_stretch) {
            m_stretch = passed.stretches;
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                const auto ref = findRow(m_world, m_rows[i]);
                m_found[i] = ref ? ref->row : notFound;
            }
        }
        const RowList list = rowListOf(visit.phase);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_found[i] == visit.row && m_rows[i].list == list) found(i);
    }

private:
    static constexpr std::uint32_t notFound = 0xffff'ffff;

    const World& m_world;
    std::span<const RowIdentity> m_rows;
    std::vector<std::uint32_t> m_found;
    int m_stretch = -1;
};

std::optional<KnownRow> currentKnownRow(const World& world, RowRef ref) {
    const auto identity = identityOf(world, ref);
    if (!identity) return std::nullopt;
    const Row& row = rowsOf(world, ref.list)[ref.row];
    const bool touches = row.constraint.kind == ConstraintKind::Contact;
    return KnownRow{*identity, touches ? pointOf(world, row.constraint.index) : 0, isAngular(row)};
}

/// The visits to each row in the step that begins with `world`; `go(onStop)` takes the world through it.
template <typename Go>
std::vector<std::vector<ImpulseVisit>> visitsOf(const World& world, std::span<const RowIdentity> rows, Go go) {
    std::vector<std::vector<ImpulseVisit>> visits(rows.size());
    RowFinder finder(world, rows);
    go(atVisits([&](const Event& event, std::size_t number, const Passed& passed) {
        const RowVisit& visit = event.visit;
        finder.find(passed, visit, [&](std::size_t i) {
            const int place = event.iteration > 0 ? passed.axis.after(rows[i].list) + 1 : passed.axis.afterAny();
            visits[i].push_back({number, passed.visits, event.substep, place, isWarmStart(visit.phase), visit.lambdaAfter,
                                 visit.delta, visit.lower, visit.upper, visit.clampKnown ? visit.clamp : Clamp::None});
        });
    }));
    return visits;
}

}  // namespace

std::vector<std::vector<ImpulseVisit>> impulsesInStep(const StepTrace& step, std::span<const RowIdentity> rows) {
    World world = step.start();
    return visitsOf(world, rows, [&](const OnStop& onStop) { step.walk(world, onStop); });
}

std::vector<StepImpulse> impulsesOfStep(World& world, std::span<const RowIdentity> rows) {
    std::vector<StepImpulse> impulses;
    for (const auto& visits : visitsOf(world, rows, [&](const OnStop& onStop) { watchStep(world, onStop); })) {
        StepImpulse& impulse = impulses.emplace_back();
        if (visits.empty()) continue;
        const ImpulseVisit& last = visits.back();
        impulse = {last.lambda, 0, last.lower, last.upper, last.clamp};
        for (const ImpulseVisit& visit : visits)
            if (!visit.givesWarmStart) impulse.delta += visit.delta;
    }
    return impulses;
}

std::optional<KnownRow> knownRow(const StepTrace& step, RowRef row) {
    const auto visit = std::ranges::find_if(step.events(), [row](const Event& event) {
        return event.kind == EventKind::Row && event.visit.row == row.row && rowListOf(event.phase) == row.list;
    });
    if (visit == step.events().end()) return std::nullopt;
    return currentKnownRow(step.worldAt(static_cast<std::size_t>(visit - step.events().begin())), row);
}

std::vector<KnownRow> rowsOfBody(const StepTrace& step, BodyId body, std::size_t most) {
    std::vector<KnownRow> rows;
    World world = step.start();
    step.walk(world, [&](const Event& event, std::size_t) {
        if (event.kind != EventKind::Row || rows.size() >= most || (event.a != body && event.b != body)) return;
        const auto known = currentKnownRow(world, {rowListOf(event.phase), event.visit.row});
        const auto same = [&](const KnownRow& one) { return one.identity == known->identity; };
        if (known && std::ranges::none_of(rows, same)) rows.push_back(*known);
    });
    return rows;
}

std::optional<RowIdentity> identityOf(const World& world, RowRef ref) {
    const auto& rows = rowsOf(world, ref.list);
    if (ref.row >= rows.size()) return std::nullopt;
    const Row& row = rows[ref.row];
    RowIdentity identity{ref.list, row.constraint.kind, row.kind, row.a, row.b, row.constraint.index, 0};
    if (row.constraint.kind == ConstraintKind::Contact) {
        if (row.constraint.index >= world.contacts.size()) return std::nullopt;
        identity.number = world.contacts[row.constraint.index].feature;
        return identity;
    }
    for (std::size_t i = ref.row; i > 0 && rows[i - 1].constraint == row.constraint; --i)
        identity.place += rows[i - 1].kind == row.kind;
    return identity;
}

std::optional<RowRef> findRow(const World& world, const RowIdentity& identity) {
    const auto count = static_cast<std::uint32_t>(rowsOf(world, identity.list).size());
    for (std::uint32_t i = 0; i < count; ++i)
        if (identityOf(world, {identity.list, i}) == identity) return RowRef{identity.list, i};
    return std::nullopt;
}

}  // namespace solverscope

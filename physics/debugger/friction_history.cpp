// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/friction_history.h"

#include <algorithm>
#include <cmath>

namespace solverscope {
namespace {

/// The friction row of a contact, by either of its rows.
std::optional<std::uint32_t> frictionRowOf(const RowVector& rows, std::uint32_t row) {
    if (row >= rows.size() || rows[row].constraint.kind != ConstraintKind::Contact) return std::nullopt;
    if (rows[row].kind == RowKind::Friction) return row;
    for (std::uint32_t i = 0; i < rows.size(); ++i)
        if (rows[i].kind == RowKind::Friction && rows[i].normalRow == row && rows[i].constraint == rows[row].constraint) return i;
    return std::nullopt;
}

/// Where the rows at the cursor begin: a step with sub-steps that search for contacts has new rows after each search.
std::size_t firstEventOf(const EventList& events, std::size_t cursor) {
    for (std::size_t i = cursor + 1; i-- > 0;)
        if (events[i].kind == EventKind::Phase && events[i].phase == Phase::Collide) return i;
    return 0;
}

/// A sum with the clamp left out.
Real unclamped(const RowVisit& visit) {
    const bool ofWarmStart = isWarmStart(visit.phase);
    return ofWarmStart ? visit.rawDelta : visit.lambdaBefore + visit.rawDelta;
}

}  // namespace

ConeState FrictionHistory::state() const {
    const Real edge = friction * normal();
    if (normal() == 0) return ConeState::Open;
    if (!points.empty() && points.back().ofFriction && points.back().clamp != Clamp::None) return ConeState::Slips;
    const Real size = std::abs(tangent());
    return size < edge ? ConeState::Sticks : size > edge ? ConeState::Outside : ConeState::Slips;
}

std::optional<FrictionHistory> frictionHistory(const Session& session, RowRef row) {
    const auto& rows = rowsOf(session.world(), row.list);
    const auto frictionRow = frictionRowOf(rows, row.row);
    if (!frictionRow) return std::nullopt;

    FrictionHistory history;
    history.list = row.list;
    history.frictionRow = *frictionRow;
    history.normalRow = rows[*frictionRow].normalRow;
    history.friction = rows[*frictionRow].friction;
    history.clampsSums = clampsSums(session.settings());

    const auto& events = session.events();
    const Cursor& cursor = session.cursor();
    const auto visits = [&](std::uint32_t wanted) {
        return [&, wanted](const Event& event) {
            return event.kind == EventKind::Row && rowListOf(event.phase) == row.list && event.visit.row == wanted;
        };
    };
    const auto first = events.begin() + static_cast<std::ptrdiff_t>(firstEventOf(events, cursor.event));
    const auto startOf = [&](std::uint32_t wanted) {
        const auto visit = std::find_if(first, events.end(), visits(wanted));
        return visit == events.end() ? rows[wanted].lambda : visit->visit.lambdaBefore;
    };
    history.startNormal = startOf(history.normalRow);
    history.startTangent = startOf(history.frictionRow);

    const auto isOfNormal = visits(history.normalRow);
    const auto isOfFriction = visits(history.frictionRow);
    const bool visitIsUnfinished = cursor.term < Term::Clamp;
    const auto end = events.begin() + static_cast<std::ptrdiff_t>(cursor.event + (visitIsUnfinished ? 0 : 1));
    for (auto at = first; at < end; ++at) {
        const Event event = *at;
        const bool ofFriction = isOfFriction(event);
        if (!ofFriction && !isOfNormal(event)) continue;
        const RowVisit& visit = event.visit;
        history.points.push_back({.event = static_cast<std::size_t>(at - events.begin()),
                                  .phase = event.phase,
                                  .substep = event.substep,
                                  .iteration = event.iteration,
                                  .ofFriction = ofFriction,
                                  .normal = ofFriction ? history.normal() : visit.lambdaAfter,
                                  .tangent = ofFriction ? visit.lambdaAfter : history.tangent(),
                                  .wanted = unclamped(visit),
                                  .bound = ofFriction ? visit.upper : 0,
                                  .clamp = visit.clamp});
    }
    return history;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a session does besides moving its cursor: impulses changed by hand, and new sessions that continue from it.
#include <algorithm>
#include <cmath>

#include "physics/debugger/session.h"
#include "physics/trace/stop_place.h"

namespace solverscope {
namespace {

void pass(InterventionGate& gate, const Event& event) {
    switch (event.kind) {
        case EventKind::Phase:
            return gate.phase(event.phase);
        case EventKind::Substep:
            return gate.substep();
        case EventKind::Iteration:
            return gate.iteration(event.phase);
        case EventKind::Row:
            if (!event.visit.isManual) gate.row(event.phase);
            return;
        case EventKind::Body:
            return gate.row(event.phase);
        case EventKind::Pair:
            return;
    }
}

bool changes(const Event& event, RowRef row) {
    return event.visit.isManual && event.visit.row == row.row && rowListOf(event.phase) == row.list;
}

}  // namespace

Refusal Session::impulseRefusal(RowRef row) const {
    if (scene().playback) return Refusal::Recorded;
    InterventionGate gate(settings());
    std::size_t visits = 0;
    for (std::size_t k = 0; k <= cursor().event; ++k) {
        pass(gate, events()[k]);
        visits += events()[k].kind == EventKind::Row || events()[k].kind == EventKind::Body ? 1 : 0;
    }
    if (const Refusal refusal = gate.refusal(row.list); refusal != Refusal::None) return refusal;
    // From there on stops and events no longer count the same.
    if (visits + 1 >= StopPlace::maxVisits) return Refusal::TooLate;
    return row.row < rowsOf(world(), row.list).size() ? Refusal::None : Refusal::NoSuchRow;
}

Refusal Session::setImpulse(RowRef row, Real impulse) {
    if (!std::isfinite(impulse)) return Refusal::NotFinite;
    if (const Refusal refusal = impulseRefusal(row); refusal != Refusal::None) return refusal;
    // Back to the method's own stop: manual changes follow it, in order.
    std::size_t own = cursor().event;
    while (events()[own].visit.isManual) --own;
    const auto isManual = std::count_if(events().begin(), events().begin() + static_cast<std::ptrdiff_t>(own),
                                        [](const Event& e) { return e.visit.isManual; });
    addInput(Intervention{own - static_cast<std::size_t>(isManual), row.list, row.row, impulse});
    std::size_t visit = own + 1;
    while (visit + 1 < eventCount() && !changes(events()[visit], row)) ++visit;
    setPosition(visit, Term::VelocityB);
    return Refusal::None;
}

Settings Session::settingsBeforeChanges() const {
    World world;
    world.settings = scene().settings;
    for (const TimedInput& timed : m_setup)
        if (timed.step <= nextStep() && std::holds_alternative<SetSetting>(timed.input)) applyInput(world, timed.input);
    return world.settings;
}

void Session::restart() {
    std::vector<TimedInput> inputs;
    std::vector<TimedInput> setup = m_setup;
    for (const SetSetting& change : settingChanges(settingsBeforeChanges(), nextSettings())) {
        std::erase_if(setup, [&](const TimedInput& timed) { return replaces(change, timed.input); });
        inputs.push_back({1, change});
    }
    inputs.insert(inputs.end(), setup.begin(), setup.end());
    const bool loses = m_recording.steps() > 1 || !std::ranges::equal(inputs, m_recording.inputs());
    if (loses && !scene().playback) pushUndo({.kind = SessionChange::Kind::Restart});
    restore({std::move(inputs), 0, {}, {}});
}

Session::Session(Recording recording, Cursor cursor) : m_recording(std::move(recording)) {
    begin();
    seek(cursor);
}

std::vector<SessionChange> Session::changesDone() const {
    std::vector<SessionChange> changes;
    for (const HistoryEntry& entry : m_undo) changes.push_back(entry.change);
    return changes;
}

std::vector<SessionChange> Session::changesUndone() const {
    std::vector<SessionChange> changes;
    for (auto entry = m_redo.rbegin(); entry != m_redo.rend(); ++entry) changes.push_back(entry->change);
    return changes;
}

Session::Kept Session::kept() const { return {scene(), m_setup, capture(), m_undo, m_redo}; }

Session::Session(Kept kept, std::size_t memoryBudget)
    : m_recording(std::move(kept.scene), memoryBudget),
      m_setup(std::move(kept.setup)),
      m_undo(std::move(kept.undo)),
      m_redo(std::move(kept.redo)) {
    begin();
    // Steps after the cursor can wait.
    const std::int64_t steps = kept.now.steps;
    kept.now.steps = std::min(steps, kept.now.cursor.step);
    restore(std::move(kept.now));
    m_replayTarget = steps;
}

Session Session::branched(std::size_t memoryBudget) const {
    Session session(m_recording.upTo(m_cursor.step, memoryBudget), cursor());
    session.m_setup = m_setup;
    return session;
}

Session Session::lookAt(std::size_t event) const { return {scene(), {m_cursor.step, event, Term::VelocityB}, m_trace}; }

Session Session::takeReplaced(std::size_t memoryBudget) {
    const Replaced replaced = std::move(*m_replaced);
    m_replaced.reset();
    Recording recording = m_recording.upTo(replaced.first - 1, memoryBudget);
    recording.replaceInputs(replaced.entry.inputs, replaced.first);
    Session session(std::move(recording), replaced.entry.cursor);
    session.m_setup = m_setup;
    session.m_replayTarget = replaced.entry.steps;
    return session;
}

std::int64_t Session::pendingReplaySteps() const {
    if (!m_recording.canAdvance()) return 0;
    return std::max<std::int64_t>(0, m_replayTarget - m_recording.steps());
}

void Session::replayNextPending() {
    if (pendingReplaySteps() > 0) m_recording.advance();
}

}  // namespace solverscope

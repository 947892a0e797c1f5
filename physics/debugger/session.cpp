// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/session.h"

#include <algorithm>

#include "physics/debugger/permalink.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

/// The first step at which two lists of inputs differ, but no later than `last`.
std::int64_t firstDifference(std::span<const TimedInput> a, std::span<const TimedInput> b, std::int64_t last) {
    const auto [inA, inB] = std::ranges::mismatch(a, b);
    if (inA != a.end()) last = std::min(last, inA->step);
    if (inB != b.end()) last = std::min(last, inB->step);
    return last;
}

Error playedBack() { return {{}, 0, 0, "expected a scene: the steps of a recorded trace stay as they were recorded"}; }

}  // namespace

Session::Session(Scene scene, std::size_t memoryBudget) : m_recording(std::move(scene), memoryBudget) { begin(); }

void Session::begin() {
    // A recorded trace may have no steps at all: nothing happens in the one that is shown then.
    if (!enterStep(1)) m_trace = std::make_shared<const StepTrace>(m_recording.startOf(1));
}

const World& Session::world() const {
    if (m_cursor.event == endOfStep) return *m_end;
    if (m_world) return *m_world;
    m_world = m_worldBefore ? m_trace->worldAfter(*m_worldBefore, m_cursor.event) : m_trace->worldAt(m_cursor.event);
    if (m_cursor.term < Term::VelocityB) {
        const Event& row = event();
        const auto restore = [&](BodyId body) { setMotion(*m_world, row.phase, body, motionOf(worldBefore(), row.phase, body)); };
        restore(row.b);
        if (m_cursor.term < Term::VelocityA) restore(row.a);
        if (m_cursor.term < Term::Clamp) rowsOf(*m_world, row.phase)[row.visit.row].lambda = row.visit.lambdaBefore;
    }
    return *m_world;
}

Event Session::stop() const {
    if (hasEvents()) return event();
    Event end;
    end.phase = Phase::End;
    end.substep = substepsOf(settings());
    return end;
}

const World& Session::worldBefore() const {
    if (!m_worldBefore) m_worldBefore = m_trace->worldBefore(cursor().event);
    return *m_worldBefore;
}

bool Session::isPlace(std::size_t event, Granularity granularity) const {
    const Event& e = events()[event];
    const bool last = event + 1 == eventCount();
    const bool veryFirst = m_cursor.step == 1 && event == 0;
    if (last || veryFirst) return true;
    switch (granularity) {
        case Granularity::Term:
        case Granularity::Stop:
            return true;
        case Granularity::Row:
            return e.kind == EventKind::Row || e.kind == EventKind::Body;
        case Granularity::Iteration:
            return e.kind == EventKind::Iteration;
        case Granularity::Phase:
            return e.kind == EventKind::Phase;
        case Granularity::Step:
            return false;
    }
    return false;
}

void Session::setPosition(std::size_t event, Term term) {
    const bool isNext = event == cursor().event + 1 && m_cursor.term == Term::VelocityB;
    if (isNext)
        m_worldBefore = std::move(m_world);
    else if (event != m_cursor.event)
        m_worldBefore.reset();
    m_world.reset();
    m_cursor.event = event;
    m_cursor.term = term;
}

bool Session::enterStep(std::int64_t step) {
    if (step < 1) return false;
    m_end.reset();
    while (m_recording.steps() + 1 < step) {
        if (!m_recording.canAdvance()) return false;
        m_recording.advance();
    }
    if (step > m_recording.steps()) {
        if (!m_recording.canAdvance()) return false;
        m_recording.advanceBy([this](World& world) {
            m_trace = std::make_shared<const StepTrace>(world);
            world = m_trace->end();
        });
    } else {
        const bool isNext = m_trace && m_trace->isMade() && step == m_cursor.step + 1;
        m_trace = std::make_shared<const StepTrace>(isNext ? m_recording.startAfter(m_trace->end()) : m_recording.startOf(step));
    }
    m_cursor = {step, 0, Term::VelocityB};
    m_world.reset();
    m_worldBefore.reset();
    return true;
}

bool Session::forward(Granularity granularity) {
    if (granularity == Granularity::Term && m_cursor.term < Term::VelocityB) {
        setPosition(m_cursor.event, static_cast<Term>(static_cast<int>(m_cursor.term) + 1));
        return true;
    }
    const bool insideVisit = m_cursor.term < Term::VelocityB;
    std::size_t next = insideVisit ? m_cursor.event : cursor().event + 1;
    if (next >= eventCount()) {
        if (!enterStep(m_cursor.step + 1)) return false;
        next = 0;
    }
    while (!isPlace(next, granularity)) ++next;  // the end of the step is a place of every grain
    const bool intoRow = granularity == Granularity::Term && events()[next].kind == EventKind::Row;
    setPosition(next, intoRow ? Term::Jv : Term::VelocityB);
    return true;
}

bool Session::back(Granularity granularity) {
    if (granularity == Granularity::Term && event().kind == EventKind::Row && m_cursor.term > Term::Jv) {
        setPosition(m_cursor.event, static_cast<Term>(static_cast<int>(m_cursor.term) - 1));
        return true;
    }
    std::size_t before = cursor().event;
    while (true) {
        if (before == 0) {
            if (!enterStep(m_cursor.step - 1)) return false;
            before = eventCount();
        }
        --before;
        if (isPlace(before, granularity)) break;
    }
    setPosition(before, Term::VelocityB);
    return true;
}

void Session::seek(Cursor to) {
    if (to.step < 1) to = Cursor{};
    if (to.step != m_cursor.step && !enterStep(to.step)) enterStep(m_recording.steps());
    const std::size_t event = m_cursor.step < to.step ? eventCount() - 1 : std::min(to.event, eventCount() - 1);
    const bool isRow = events()[event].kind == EventKind::Row;
    setPosition(event, isRow && event == to.event ? to.term : Term::VelocityB);
}

bool Session::run(std::int64_t steps) {
    const std::int64_t from = atEndOfStep() ? m_cursor.step : m_cursor.step - 1;
    if (from + steps > m_recording.steps() && m_recording.canAdvance() && !scene().playback) {
        m_end.reset();
        while (m_recording.steps() + 1 < from + steps && m_recording.canAdvance()) m_recording.advance();
        if (m_recording.canAdvance()) {
            auto start = m_recording.laterStart(m_recording.snapshotOf(m_recording.steps()));
            m_recording.advance();
            const std::shared_ptr<const World> last = m_recording.sharedLast();
            enterEnd(m_recording.steps(), last, std::make_shared<const StepTrace>(last->settings, std::move(start)));
            return true;
        }
    }
    const Cursor before = cursor();
    if (from + steps != m_cursor.step && !enterStep(from + steps)) enterStep(m_recording.steps());
    setPosition(eventCount() - 1, Term::VelocityB);
    return m_cursor != before;
}

void Session::enterEnd(std::int64_t step, std::shared_ptr<const World> end, std::shared_ptr<const StepTrace> trace) {
    m_trace = std::move(trace);
    m_end = std::move(end);
    m_cursor = {step, endOfStep, Term::VelocityB};
    m_world.reset();
    m_worldBefore.reset();
}

void Session::follow(Recording::Made made, std::shared_ptr<const StepTrace> trace) {
    const std::shared_ptr<const World> last = made.last;
    m_end.reset();
    const std::int64_t step = last->step;
    if (!trace) trace = std::make_shared<const StepTrace>(last->settings, m_recording.laterStart(std::move(made.before)));
    m_recording.append(std::move(made));
    enterEnd(step, last, std::move(trace));
}

Session::HistoryEntry Session::capture() const {
    return {{m_recording.inputs().begin(), m_recording.inputs().end()}, m_recording.steps(), cursor(), {}};
}

void Session::remember(const Input& input) {
    // A drag is undone as one change: moves after the grab belong to it.
    const bool continues = std::holds_alternative<DragTo>(input) || std::holds_alternative<ReleaseBody>(input);
    const auto inputs = m_recording.inputs();
    const bool again = !inputs.empty() && inputs.back().step == nextStep() && replaces(input, inputs.back().input);
    if (!continues && (!again || canRedo()))
        pushUndo({.inputs = {input}});
    else if (!continues && !m_undo.empty())
        m_undo.back().change = {.inputs = {input}};
    ++m_changes;
}

void Session::pushUndo(SessionChange change) {
    if (m_undo.size() == maxUndo) m_undo.erase(m_undo.begin());
    m_undo.push_back(capture());
    m_undo.back().change = std::move(change);
    m_redo.clear();
    ++m_changes;
}

void Session::addInput(Input input) {
    if (scene().playback) return;
    remember(input);
    insertInputs({std::move(input)});
}

void Session::addInputs(std::vector<Input> inputs) {
    if (scene().playback || inputs.empty()) return;
    pushUndo({.inputs = inputs});
    insertInputs(inputs);
}

void Session::insertInputs(const std::vector<Input>& inputs) {
    const bool later = atEndOfStep();
    const std::int64_t step = m_cursor.step + (later ? 1 : 0);
    if (m_recording.steps() > m_cursor.step) m_replaced = Replaced{capture(), step};
    m_replayTarget = 0;
    if (later) {
        for (const Input& input : inputs) m_recording.addInput(step, input);
        return;
    }
    const Cursor at = cursor();
    // The step may have other events now, so that the same moment of it has another number.
    const StepPlace place = placeOf(*this);
    for (const Input& input : inputs) m_recording.addInput(step, input);
    enterStep(step);
    const auto event = eventAt(place, events());
    seek({at.step, event ? *event : at.event, at.term});
}

std::optional<Error> Session::workLimitError(const Settings& settings) const {
    std::string problem = tooMuchWorkReason(settings, sizeOfWork(m_recording.last()));
    if (problem.empty()) return std::nullopt;
    return Error{.file = {}, .message = std::move(problem)};
}

Result<Settings> Session::changeSetting(std::string_view key, std::string_view text) {
    if (scene().playback) return playedBack();
    auto changed = withSetting(nextSettings(), key, text);
    if (!changed) return changed;
    if (auto problem = workLimitError(*changed)) return *problem;
    if (*changed != nextSettings()) addInput(SetSetting{std::string(key), std::string(text)});
    return changed;
}

Result<Settings> Session::changeSettings(const std::vector<SetSetting>& changes) {
    if (scene().playback) return playedBack();
    Settings settings = nextSettings();
    std::vector<Input> inputs;
    for (const SetSetting& change : changes) {
        const auto changed = withSetting(settings, change.key, change.text);
        if (!changed) return changed;
        if (*changed != settings) inputs.emplace_back(change);
        settings = *changed;
    }
    if (inputs.empty()) return settings;
    if (auto problem = workLimitError(settings)) return *problem;
    addInputs(std::move(inputs));
    return settings;
}

Settings Session::nextSettings() const {
    if (!atEndOfStep()) return settings();
    World next;
    next.settings = settings();
    for (const TimedInput& timed : m_recording.inputs())
        if (timed.step == m_cursor.step + 1 && std::holds_alternative<SetSetting>(timed.input)) applyInput(next, timed.input);
    return next.settings;
}

void Session::moveHistory(std::vector<HistoryEntry>& from, std::vector<HistoryEntry>& to) {
    if (from.empty()) return;
    HistoryEntry entry = std::move(from.back());
    from.pop_back();
    to.push_back(capture());
    to.back().change = entry.change;
    restore(std::move(entry));
}

void Session::restore(HistoryEntry entry) {
    m_replaced.reset();
    m_replayTarget = 0;
    const std::int64_t stepsOfBoth = std::min(m_recording.steps(), entry.steps);
    const std::int64_t firstChanged = firstDifference(m_recording.inputs(), entry.inputs, stepsOfBoth + 1);
    m_recording.replaceInputs(entry.inputs, firstChanged);
    while (m_recording.steps() < entry.steps && m_recording.canAdvance()) m_recording.advance();
    m_cursor.step = entry.cursor.step;  // so that its start is computed from these inputs, not from the displayed step
    enterStep(entry.cursor.step);
    seek(entry.cursor);
}

void Session::replaceInputs(std::vector<TimedInput> inputs) {
    if (std::ranges::equal(m_recording.inputs(), inputs)) return;
    const std::int64_t firstChanged = firstDifference(m_recording.inputs(), inputs, m_recording.steps() + 1);
    pushUndo({.kind = SessionChange::Kind::Replacement});
    const Cursor endOfCommon{std::max<std::int64_t>(1, firstChanged - 1), static_cast<std::size_t>(-1), Term::VelocityB};
    const Cursor to = m_cursor.step < firstChanged ? cursor() : endOfCommon;
    restore({std::move(inputs), firstChanged - 1, to, {}});
}

bool Session::extendTo(std::int64_t steps, const std::function<bool()>& enough) {
    while (m_recording.steps() < steps && m_recording.canAdvance()) {
        m_recording.advance();
        if (enough()) break;
    }
    return m_recording.steps() >= steps || !m_recording.canAdvance();
}

void Session::undo() { moveHistory(m_undo, m_redo); }
void Session::redo() { moveHistory(m_redo, m_undo); }

bool Session::isFinite() const { return m_cursor.step != m_recording.steps() || m_recording.records().back().finite; }

double timeAtCursor(const Session& session) {
    const bool isOver = session.atEndOfStep() || session.event().phase >= Phase::IntegratePositions;
    const std::int64_t steps = session.step() - (isOver ? 0 : 1);
    Settings settings = session.scene().settings;
    std::int64_t from = 1;  // the first step that the time step in `settings` holds for
    double time = 0;
    for (const TimedInput& input : session.recording().inputs()) {
        if (input.step > steps) break;
        const auto* change = std::get_if<SetSetting>(&input.input);
        if (!change || (change->key != "dt" && change->key != "clamp_dt")) continue;
        const auto changed = withSetting(settings, change->key, change->text);
        if (!changed) continue;
        time += static_cast<double>(input.step - from) * stepLength(settings);
        from = input.step;
        settings = *changed;
    }
    return time + static_cast<double>(steps + 1 - from) * stepLength(settings);
}

}  // namespace solverscope

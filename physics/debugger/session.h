// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/trace/event_list.h"
#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"
#include "physics/world/intervention.h"
#include "physics/world/world.h"

namespace solverscope {

/// A change of a run that `undo` reverts.
struct SessionChange {
    enum class Kind : std::uint8_t { Inputs, Restart, Replacement };
    Kind kind = Kind::Inputs;
    std::vector<Input> inputs = {};  // that were added; of a drag the first one
};

/// One scene under the debugger: its recording, and a cursor that moves over every stop of every step, forward as easily as
/// back. Moving forward past the last step computes the next one.
///
/// For each grain there is one list of places for the cursor: the events of that kind, the end of each step, and the very
/// beginning. Moving forward goes to the next place of that list and moving back to the previous one, so that each undoes the
/// other.
class Session {
public:
    static constexpr std::size_t maxUndo = 100;

    explicit Session(Scene scene, std::size_t memoryBudget = Recording::defaultBudget);

    const Recording& recording() const { return m_recording; }
    const Scene& scene() const { return m_recording.scene(); }
    const Cursor& cursor() const {
        if (m_cursor.event == endOfStep) m_cursor.event = eventCount() - 1;
        return m_cursor;
    }

    /// What of it is known before the events of the step are.
    std::int64_t step() const { return m_cursor.step; }
    Term term() const { return m_cursor.term; }

    /// Whether what happens in the cursor's step is known. While a run passes nobody has asked for it: then the cursor is at the
    /// end of the step, and the first question takes as long as a traced step.
    bool hasEvents() const { return m_trace->isMade(); }

    /// The cursor's step as it was made. Another object whenever the cursor's step is another one or was run again: what was read
    /// from the old one is stale then.
    const std::shared_ptr<const StepTrace>& trace() const { return m_trace; }
    const EventList& events() const { return m_trace->events(); }

    /// The event at the cursor.
    Event event() const { return events()[cursor().event]; }

    /// The same without that question: all steps end alike, but for the line of the source.
    Event stop() const;

    bool atEndOfStep() const { return m_cursor.event == endOfStep || m_cursor.event + 1 == eventCount(); }

    /// The world at the cursor. Inside a row's visit (a term before the last) each velocity changes only with its own term.
    const World& world() const;

    /// The world at the beginning of the cursor's step, inputs applied.
    const World& startOfStep() const { return m_trace->start(); }

    /// The world before the event at the cursor: the input of a row's visit.
    const World& worldBefore() const;

    /// The settings of the cursor's step.
    const Settings& settings() const { return m_trace->settings(); }

    /// Moves by one place of the grain's list. False if there is none: at the very beginning, or if the recording cannot
    /// continue.
    bool forward(Granularity granularity);
    bool back(Granularity granularity);

    /// To a moment of the recording, made as far as necessary. Places past the end of a step become its end; steps past the
    /// longest recording become the last.
    void seek(Cursor to);

    /// Makes or replays whole steps and stops at the end of the last one. False if none could be made.
    bool run(std::int64_t steps);

    /// Goes to the end of the last of these steps, which follow the cursor's. `trace`: of that step, if it has been made.
    void follow(Recording::Made made, std::shared_ptr<const StepTrace> trace = nullptr);

    /// Makes one more step after the last one, looking for breakpoints in it. The cursor does not move.
    std::optional<Hit> extend(AdvancingScan& scan) { return scan.advance(m_recording); }

    /// Adds an input to the cursor's step if it has not ended yet (it is then run again with the input, and the cursor stays as
    /// near as possible), otherwise to the next step. Later steps are discarded; `undo` restores them.
    void addInput(Input input);

    /// Starts over with these inputs instead of all others; not a change that can be undone.
    void beginWith(std::vector<TimedInput> inputs) { restore({std::move(inputs), 0, {}, {}}); }

    /// Several at once, undone as one.
    void addInputs(std::vector<Input> inputs);

    /// Replaces the whole list of inputs, ascending by step, as from a link or a notebook. Steps before the first difference
    /// are kept, later ones discarded; one `undo` restores the previous state.
    void replaceInputs(std::vector<TimedInput> inputs);

    /// Starts over: the inputs are those of the setup, and the settings are those at the cursor. Can be undone.
    void restart();

    /// Inputs that belong to the scene as set up, for example by a lesson. This does not apply them; `restart` does.
    void setSetup(std::vector<TimedInput> setup) { m_setup = std::move(setup); }

    /// The settings that the next step would see if none had been changed: the scene's own, and those of the setup.
    Settings settingsBeforeChanges() const;

    /// Makes steps after the last one until there are this many, or `enough` returns true after one. The cursor does not move.
    /// False while some are missing that can be made.
    bool extendTo(std::int64_t steps, const std::function<bool()>& enough);

    /// Error: unknown key or value out of range; nothing has changed then.
    Result<Settings> changeSetting(std::string_view key, std::string_view text);

    /// Several settings as one input: one undo reverts all of them, and nothing else. Error: none of them has changed.
    Result<Settings> changeSettings(const std::vector<SetSetting>& changes);

    /// The settings that the next step will see: those of the cursor's step, with the inputs that wait at its end.
    Settings nextSettings() const;

    /// Why the impulse of a row cannot be changed after the stop at the cursor: intervention.h.
    Refusal impulseRefusal(RowRef row) const;

    /// From the stop at the cursor on the row has this impulse [N s], until the method changes it. The cursor then moves to the
    /// visit that sets it. If refused, nothing changes.
    Refusal setImpulse(RowRef row, Real impulse);

    /// Another session of the same run as far as the cursor's step, the cursor at the same place; it can undo nothing.
    Session branched(std::size_t memoryBudget) const;

    /// The cursor's step alone, with the cursor after another event of it: to be read, not to be moved.
    Session lookAt(std::size_t event) const;

    /// How many steps the last input has replaced, if any, and where the cursor was then.
    std::int64_t replacedSteps() const { return m_replaced ? m_replaced->entry.steps - m_replaced->entry.cursor.step : 0; }
    Cursor replacedAt() const { return m_replaced ? m_replaced->entry.cursor : Cursor{}; }

    /// A session with the replaced steps: common steps are shared, the others have to be replayed. Some must have been
    /// replaced.
    Session takeReplaced(std::size_t memoryBudget);

    /// Steps that still have to be replayed, and replaying the next of them. The cursor does not move.
    std::int64_t pendingReplaySteps() const;
    void replayNextPending();

    void setMemoryBudget(std::size_t bytes) { m_recording.setMemoryBudget(bytes); }

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    void undo();
    void redo();
    void clearRedo() { m_redo.clear(); }

    /// What `undo` would revert, the last one at the end; what `redo` would make again, the next one first.
    std::vector<SessionChange> changesDone() const;
    std::vector<SessionChange> changesUndone() const;

    /// What a session can be made of again: it computes its steps anew. Takes little memory.
    struct HistoryEntry {
        std::vector<TimedInput> inputs;
        std::int64_t steps = 0;
        Cursor cursor;
        SessionChange change;  // what was changed there
    };
    struct Kept {
        Scene scene;
        std::vector<TimedInput> setup;
        HistoryEntry now;
        std::vector<HistoryEntry> undo = {};
        std::vector<HistoryEntry> redo = {};
    };
    Kept kept() const;
    explicit Session(Kept kept, std::size_t memoryBudget = Recording::defaultBudget);

    /// Changes with every change that `undo` can revert.
    std::uint64_t changeCount() const { return m_changes; }

    /// False in a step that left a number that is not finite: the last one that can be made. Which event did it says
    /// firstNonFiniteEvent(*trace()).
    bool isFinite() const;

private:
    std::optional<Error> workLimitError(const Settings& settings) const;

    /// The steps that the last input has replaced.
    struct Replaced {
        HistoryEntry entry;
        std::int64_t first = 1;  // the first step that differs
    };

    Session(Recording recording, Cursor cursor);
    Session(Scene scene, Cursor cursor, std::shared_ptr<const StepTrace> trace)
        : m_recording(std::move(scene), 0), m_cursor(cursor), m_trace(std::move(trace)) {}

    static constexpr std::size_t endOfStep = static_cast<std::size_t>(-1);  // an event that is not counted yet

    std::size_t eventCount() const { return events().size(); }
    void enterEnd(std::int64_t step, std::shared_ptr<const World> end, std::shared_ptr<const StepTrace> trace);
    bool isPlace(std::size_t event, Granularity granularity) const;
    void begin();
    bool enterStep(std::int64_t step);
    void setPosition(std::size_t event, Term term);
    HistoryEntry capture() const;
    void pushUndo(SessionChange change);
    void restore(HistoryEntry entry);
    void remember(const Input& input);
    void insertInputs(const std::vector<Input>& inputs);
    std::int64_t nextStep() const { return atEndOfStep() ? m_cursor.step + 1 : m_cursor.step; }
    void moveHistory(std::vector<HistoryEntry>& from, std::vector<HistoryEntry>& to);

    Recording m_recording;
    std::vector<TimedInput> m_setup;
    mutable Cursor m_cursor;
    std::shared_ptr<const StepTrace> m_trace;
    std::shared_ptr<const World> m_end;    // of the step, where the trace need not be made for it
    mutable std::optional<World> m_world;  // of the cursor, made when somebody looks
    mutable std::optional<World> m_worldBefore;
    std::vector<HistoryEntry> m_undo;
    std::vector<HistoryEntry> m_redo;
    std::uint64_t m_changes = 0;
    std::optional<Replaced> m_replaced;
    std::int64_t m_replayTarget = 0;  // steps that the recording is to have
};

/// Whether something that was read from a step still belongs to the cursor's step: another step, or the same one run again, has
/// another trace. It does not keep the step alive.
class StepSeen {
public:
    static StepSeen of(const Session& session) {
        StepSeen seen;
        seen.follow(session);
        return seen;
    }

    /// Whether both are of one step, also when that is gone.
    bool operator==(const StepSeen& other) const {
        return !m_trace.owner_before(other.m_trace) && !other.m_trace.owner_before(m_trace);
    }

    bool isOf(const Session& session) const { return m_trace.lock() == session.trace(); }

    /// From now on it belongs to the cursor's step. False if it did already.
    bool follow(const Session& session) {
        if (isOf(session)) return false;
        m_trace = session.trace();
        return true;
    }
    void forget() { m_trace.reset(); }

private:
    std::weak_ptr<const StepTrace> m_trace;  // one that is gone is not the cursor's
};

/// The simulated time at the cursor, s: inside a step that of its beginning, until the bodies have moved. The time step may have
/// been changed in the recording.
double timeAtCursor(const Session& session);

}  // namespace solverscope

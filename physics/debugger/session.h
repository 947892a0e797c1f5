// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "physics/debugger/breakpoints/scanner.h"
#include "physics/trace/cursor.h"
#include "physics/trace/event.h"
#include "physics/trace/recording.h"
#include "physics/trace/row_ref.h"
#include "physics/trace/step_trace.h"
#include "physics/world/intervention.h"

namespace solverscope {

/// One scene under the debugger: its recording, and a cursor that moves over every stop of every step, forward as easily as
/// back. Moving forward past the last step makes the next one.
///
/// For each grain there is one list of places where the cursor may stand: the events of that kind, the end of each step, and
/// the very beginning. Moving forward goes to the next place of that list and moving back to the one before, so that one
/// undoes the other.
class Session {
public:
    static constexpr std::size_t maxUndo = 100;

    explicit Session(Scene scene, std::size_t memoryBudget = Recording::defaultBudget);

    const Recording& recording() const { return m_recording; }
    const Scene& scene() const { return m_recording.scene(); }
    const Cursor& cursor() const { return m_cursor; }

    /// The cursor's step as it was made. Another object whenever the cursor's step is another one or was run again: what was read
    /// from the old one is stale then.
    const std::shared_ptr<const StepTrace>& trace() const { return m_trace; }
    const std::vector<Event>& events() const { return m_trace->events(); }

    /// The event at the cursor.
    const Event& event() const { return events()[m_cursor.event]; }

    bool atEndOfStep() const { return m_cursor.event + 1 == eventCount(); }

    /// The world as it is at the cursor. Inside a row's visit (a term before the last) velocities change only with their term.
    const World& world() const;

    /// The world at the beginning of the cursor's step, inputs applied.
    const World& startOfStep() const { return m_trace->start(); }

    /// The world before the event at the cursor: what a row's visit began with.
    const World& worldBefore() const;

    /// The settings in force in the cursor's step.
    const Settings& settings() const { return m_trace->settings(); }

    /// Move by one place of the grain's list. False when there is none: at the very beginning, or where the recording cannot
    /// go on.
    bool forward(Granularity granularity);
    bool back(Granularity granularity);

    /// To a moment of the recording, made as far as necessary. Places past the end of a step become its end; steps past the
    /// longest recording become the last.
    void seek(Cursor to);

    /// To the next (or previous) event for which `wanted` is true, in this step and then in later (earlier) ones, at most
    /// `steps` of them. False and no move when there is none.
    bool seekForward(const std::function<bool(const Event&)>& wanted, std::int64_t steps);
    bool seekBack(const std::function<bool(const Event&)>& wanted, std::int64_t steps);

    /// Makes or replays whole steps and stands at the end of the last one. False when none could be made.
    bool run(std::int64_t steps);

    /// Makes one more step behind the last one, looking for breakpoints in it. The cursor stays where it is.
    std::optional<Hit> extend(AdvancingScan& scan) { return scan.advance(m_recording); }

    /// Inputs of the cursor's step when it has not ended yet (it is then run again with them, and the cursor stays as near as
    /// possible to where it was), else of the next step. Later steps are forgotten; `undo` brings them back.
    void addInput(Input input);

    /// Takes over a whole list of inputs, ascending by step, as a link or a notebook holds it. Steps before the first difference
    /// stay, later ones are forgotten; one `undo` brings back what was.
    void replaceInputs(std::vector<TimedInput> inputs);

    /// Begins again: the inputs are those of the setup, and the settings stay as they are at the cursor. Can be undone.
    void restart();

    /// Inputs that belong to the scene as somebody has set it up, as a lesson does. They are not made by this, but by `restart`.
    void setSetup(std::vector<TimedInput> setup) { m_setup = std::move(setup); }

    /// The settings that the next step would see if none had been changed: the scene's own, and those of the setup.
    Settings settingsBeforeChanges() const;

    /// Makes steps behind the last one until there are so many, or `enough` says so after one. The cursor stays where it is.
    /// False while some are missing that can be made.
    bool extendTo(std::int64_t steps, const std::function<bool()>& enough);

    /// Error: unknown key or value out of range; nothing has changed then.
    Result<Settings> changeSetting(std::string_view key, std::string_view text);

    /// Several settings as one input: one undo takes all of them back, and nothing else. Error: none of them has changed.
    Result<Settings> changeSettings(const std::vector<SetSetting>& changes);

    /// The settings that the next step will see: those of the cursor's step, with the inputs that wait at its end.
    Settings nextSettings() const;

    /// Why the impulse of a row cannot be changed behind the stop at the cursor: intervention.h.
    Refusal impulseRefusal(RowRef row) const;

    /// From behind the stop at the cursor on the row has this impulse [N s], until the method changes it. The cursor then stands at
    /// the visit that says so. Refused, nothing changes.
    Refusal setImpulse(RowRef row, Real impulse);

    /// Another session of the same run as far as the cursor's step, the cursor at the same place; it can undo nothing.
    Session branched(std::size_t memoryBudget) const;

    /// How many steps the last input has replaced, if any, and where the cursor stood then.
    std::int64_t replacedSteps() const { return m_replaced ? m_replaced->past.steps - m_replaced->past.cursor.step : 0; }
    Cursor replacedAt() const { return m_replaced ? m_replaced->past.cursor : Cursor{}; }

    /// A session with the replaced steps: those that are the same are there, the others it owes. Some must have been replaced.
    Session takeReplaced(std::size_t memoryBudget);

    /// Steps that are still to be made again, and making the next of them. The cursor stays where it is.
    std::int64_t pendingReplaySteps() const;
    void replayNextPending();

    void setMemoryBudget(std::size_t bytes) { m_recording.setMemoryBudget(bytes); }

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    void undo();
    void redo();
    void clearRedo() { m_redo.clear(); }

    /// Another number after every change that `undo` takes back.
    std::uint64_t changeCount() const { return m_changes; }

    /// False in a step that left a number that is not finite: the last one that can be made. Which event did it says
    /// firstNonFiniteEvent(*trace()).
    bool isFinite() const;

private:
    std::optional<Error> tooMuchWork(const Settings& settings) const;

    struct HistoryEntry {
        std::vector<TimedInput> inputs;
        std::int64_t steps = 0;
        Cursor cursor;
    };

    /// What the last input has cost.
    struct Replaced {
        HistoryEntry past;
        std::int64_t first = 1;  // the first step that differs
    };

    Session(Recording recording, Cursor cursor);

    std::size_t eventCount() const { return events().size(); }
    bool isPlace(std::size_t event, Granularity granularity) const;
    void begin();
    bool enterStep(std::int64_t step);
    void setPosition(std::size_t event, Term term);
    HistoryEntry present() const;
    void pushUndo();
    void become(HistoryEntry past);
    void remember(const Input& input);
    void insertInputs(const std::vector<Input>& inputs);
    std::int64_t nextStep() const { return atEndOfStep() ? m_cursor.step + 1 : m_cursor.step; }
    void travel(std::vector<HistoryEntry>& from, std::vector<HistoryEntry>& to);

    Recording m_recording;
    std::vector<TimedInput> m_setup;
    Cursor m_cursor;
    std::shared_ptr<const StepTrace> m_trace;
    mutable std::optional<World> m_world;
    mutable std::optional<World> m_worldBefore;
    std::vector<HistoryEntry> m_undo;
    std::vector<HistoryEntry> m_redo;
    std::uint64_t m_changes = 0;
    std::optional<Replaced> m_replaced;
    std::int64_t m_replayTarget = 0;  // steps that the recording is to have
};

/// Whether something that was read from a step still belongs to the cursor's step: another step, or the same one run again, has
/// another trace.
class StepSeen {
public:
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

}  // namespace solverscope

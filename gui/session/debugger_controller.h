// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/playback.h"
#include "gui/session/scene_runs.h"
#include "physics/analysis/reference/reference.h"
#include "physics/debugger/branches.h"
#include "physics/debugger/session.h"
#include "physics/editing/edit.h"
#include "physics/world/world.h"

namespace solverscope {

class ArrowPrompt;
class FrameTimes;
class PredictionGhost;
class RefreshQueue;
class RunAhead;
class SceneEdits;

/// The only object that modifies the Session. Views read through it and request changes from it; its signals say what happened
/// and carry no data: views read the new state.
class DebuggerController : public QObject {
    Q_OBJECT

public:
    explicit DebuggerController(QObject* parent = nullptr);
    ~DebuggerController() override;

    /// The scene under the debugger. There is always one: an empty world until a scene is opened.
    const Session& session() const { return *m_session; }
    const Scene& scene() const { return m_session->scene(); }

    /// The file of the scene; empty for scenes without one.
    QString sceneFile() const { return m_sceneFile; }

    /// The open scene is in this file now: it was saved.
    void setSceneFile(const QString& file) { m_sceneFile = file; }

    /// Which document the scene belongs to: edits stay in theirs, and what is opened, visited or begun anew is another one.
    std::uint64_t document() const { return m_document; }

    /// Opens a scene file (":/..." for a scene of the library). On a bad file nothing changes but `problem()`, and `problemFound`
    /// is sent.
    bool openScene(const QString& file);

    /// Takes a scene that is already loaded.
    void openScene(Scene scene, const QString& file = {});

    /// Whether another scene may take the place of this one: whoever opens one for the user asks first. The guard may ask the user
    /// what becomes of unsaved edits.
    bool mayLeaveScene() const { return !m_leaveGuard || m_leaveGuard(); }
    void setLeaveGuard(std::function<bool()> guard) { m_leaveGuard = std::move(guard); }

    /// Restarts the scene; the settings stay, other inputs are discarded. Other branches stay.
    void restart();

    /// Inputs that a restart repeats, such as those of a lesson's setup; for the open scene.
    void setSetup(std::vector<TimedInput> setup) { m_session->setSetup(std::move(setup)); }

    /// The last problem in one sentence, with file, line and column if known.
    QString problem() const { return m_problem; }

    // Moving the cursor. Each stops a running playback first.
    void forward(Granularity granularity);
    void back(Granularity granularity);
    void seek(Cursor cursor);
    void toStep(std::int64_t step) { seek({step, static_cast<std::size_t>(-1), Term::VelocityB}); }  // to its end
    void seekEvent(std::size_t event) { seek({session().step(), event, Term::VelocityB}); }          // of the cursor's step

    // Playback (playback.cpp)
    void play();        // the run, in real time or at a multiple of it
    void playSweeps();  // row by row
    void pause();       // a replay ends where it leads
    void togglePlay() { isPlaying() ? pause() : play(); }
    void toggleSweeps() { playing() == Playing::Sweeps ? pause() : playSweeps(); }
    Playing playing() const { return m_playing; }
    const Replay& replayed() const { return m_replay; }  // while it plays
    bool isPlaying() const { return m_playing != Playing::Nothing; }

    /// Whether whole steps pass: nobody can read what happens inside of them.
    bool isRunning() const {
        return m_playing == Playing::Run || (m_playing == Playing::Replay && m_replay.grain == Granularity::Step);
    }

    /// Whether a thread of its own makes the steps of the run: then those that are shown come without their events, but for some
    /// that a view has asked for. Steps that take less time than this are made between two frames.
    bool isRunningAhead() const { return m_ahead != nullptr; }
    void setAheadFrom(double milliseconds) { m_aheadFrom = milliseconds; }

    /// While that thread makes steps: the next one that is shown shall come with its events, unless it has too many.
    void wantEvents();
    bool hasTooManyEvents() const;

    /// Whether something plays within a step.
    bool isPlayingRows() const { return isPlaying() && !isRunning(); }

    /// Shows the recorded way from an earlier moment to the cursor's as motion. With reduced motion, nothing.
    void replay(Cursor from);

    /// Shows the way to a later moment, and comes back.
    void preview(Cursor to);

    /// Simulated seconds per second of wall clock: 1 is real time.
    double speed() const { return m_speed; }
    void setSpeed(double speed);

    /// Rows per second of the sweeps.
    static constexpr double slowestRows = 1;
    static constexpr double fastestRows = 200;
    double rowSpeed() const { return m_rowSpeed; }
    void setRowSpeed(double rows);

    /// Whether sweeps begin again at the end of their step, instead of going on to the next one.
    bool isLooping() const { return m_loops; }
    void setLooping(bool on);

    // Inputs of the recording
    bool changeSetting(const QString& key, const QString& text);
    bool changeSettings(const std::vector<SetSetting>& changes);  // all of them as one, also to undo
    void resetSettings() { changeSettings(settingChanges(m_session->nextSettings(), m_session->settingsBeforeChanges())); }
    void addInput(Input input);                          // any other, as a lesson's setup does
    void addInputs(std::vector<Input> inputs);           // several, undone as one
    void replaceInputs(std::vector<TimedInput> inputs);  // all of them, as a link or a notebook holds them
    void grab(BodyId body, Vec2 worldPoint);             // running: pulls by a spring; paused: carries the body along
    void dragTo(Vec2 worldPoint);
    void release();
    bool isDragging() const { return m_grip.has_value(); }
    // Undo and redo go through the changes of this scene first, then through the scenes.
    void undo() { travel(m_session->canUndo(), &Session::undo, m_runs.canUndo(), &SceneRuns::undo); }
    void redo() { travel(m_session->canRedo(), &Session::redo, m_runs.canRedo(), &SceneRuns::redo); }
    bool canUndo() const { return m_session->canUndo() || m_runs.canUndo(); }
    bool canRedo() const { return m_session->canRedo() || m_runs.canRedo(); }

    /// All of them by their names; `travelTo` undoes or redoes until so many are in force.
    ChangeHistory history() const { return m_runs.history(*m_session); }
    void travelTo(qsizetype done);

    /// Restarts with an edited scene, for example with one more joint; settings that were changed stay so, as inputs of its first
    /// step. It has no file until it is saved. One `undo` restores the previous scene and its run. `name` says what was done.
    void editScene(Scene scene, const QString& name = {}) { replaceScene(std::move(scene), name, true); }

    /// A document of its own, in the place of this one: one `undo` restores that with its run.
    void beginDocument(Scene scene, const QString& name) { replaceScene(std::move(scene), name, false); }

    /// Whether the open scene comes from another one by an edit, or by undoing one: a view of it stays where it is.
    bool isSceneEdited() const { return m_sceneEdited; }

    /// Edits by hand.
    SceneEdits& edits() const { return *m_edits; }

    /// Shows another scene for a while: the open one is put aside, with its run and all that can be undone, until the visit ends or
    /// the visited scene is kept instead.
    void visitScene(Scene scene, const QString& file);
    void endVisit();
    void keepVisited();
    bool isVisiting() const { return m_host.has_value(); }
    bool hasSceneBeforeVisit() const { return m_host && !m_host->run.branches->shown().scene().bodies.empty(); }

    /// After the current stop on a row, replaces the row's impulse [N s]. If refused, only `problem()` changes.
    bool setImpulse(RowRef row, Real impulse);
    QString impulseRefusalReason(RowRef row) const;  // why that is impossible; empty if it is possible

    // Branches of the run. A removed branch can be restored until the next one is removed.
    const Branches& branches() const { return *m_branches; }
    bool branchHere(const QString& name = {});  // and shows it
    bool keepReplaced();                        // what the last input replaced, as a branch that is not shown
    void showBranch(BranchId branch);
    bool renameBranch(BranchId branch, const QString& name);
    void removeBranch(BranchId branch);
    void restoreBranch();

    // The row, or the bodies and joints, that the views highlight together. One of the bodies is that of which details are shown.
    std::optional<BodyId> selectedBody() const { return m_selectedBody; }
    const SceneSelection& selection() const { return m_selection; }
    void selectBody(std::optional<BodyId> body);
    void select(SceneSelection selection);
    void pickRow(std::optional<RowRef> row);
    std::optional<RowRef> pickedRow() const { return m_pickedRow; }

    /// The row that views mark: the one selected since the cursor came here, otherwise that of the current event, otherwise the
    /// one selected before. Empty if there is none.
    std::optional<RowRef> markedRow() const;

    /// While the user is to predict what comes next, views that show a whole step omit what follows the cursor. The object that
    /// requests this also ends it.
    bool hidesFuture() const { return !m_futureHiders.empty(); }
    void hideFuture(const QObject* requester, bool hide);

    /// The arrow that the user is asked to draw in the scene.
    ArrowPrompt& arrowPrompt() const { return *m_arrowPrompt; }

    /// The prediction that the scene shows next to what happens.
    PredictionGhost& prediction() const { return *m_prediction; }

    /// Where the time of the window's frames goes.
    FrameTimes& frameTimes() const { return *m_frameTimes; }

    /// The views that are still to be refreshed after a move.
    RefreshQueue& refreshQueue() const { return *m_refreshQueue; }

    /// What a search for an exact answer may cost that nobody has asked for; less while playing.
    ReferenceLimits unaskedSearch() const {
        ReferenceLimits limits = m_unaskedSearch;
        if (isRunning()) limits.seconds = std::min(limits.seconds, secondsWhilePlaying);
        return limits;
    }
    void setUnaskedSearch(const ReferenceLimits& limits) { m_unaskedSearch = limits; }

    /// Computes more steps after the last one for about this time, looking for breakpoints in them; the cursor does not move.
    /// Ends at the first stop found, and if no more steps can be computed.
    std::optional<Hit> extend(AdvancingScan& scan, int milliseconds);

    /// Computes steps after the last one for about this time, until there are `steps`. False while some are missing.
    bool extendTo(std::int64_t steps, int milliseconds);

    /// Called for every step that playback enters, and for every row of it: where to stop in the cursor's step after a place, which
    /// may be in an earlier step, if anywhere.
    using StopCondition = std::function<std::optional<Cursor>(Cursor from)>;
    void setStopCondition(StopCondition stopCondition, std::function<bool()> isNeeded) {
        m_stopCondition = std::move(stopCondition);
        m_needsStopCondition = std::move(isNeeded);
    }

signals:
    void aboutToMove();       // the cursor or the recording is about to change; objects that read the recording must stop now
    void sceneOpened();       // another scene was opened, not edited; sent before sceneChanged
    void sceneChanged();      // another scene, or the same from its beginning
    void cursorMoved();       // the cursor moved, or its step was recomputed
    void recordingChanged();  // steps were added or removed
    void recordingGrew();     // steps were appended without moving the cursor
    void settingsChanged();   // the settings at the cursor differ from before
    void branchesChanged();   // branches were added, removed or renamed, or another one is shown
    void playbackChanged();   // playing, paused, or another speed
    void stopReached();       // playback ends where its stop condition says
    void selectionAboutToChange();
    void selectionChanged();
    void futureVisibilityChanged();  // what follows the cursor is hidden or shown now
    void problemFound();

private:
    struct Grip {
        BodyId body{};
        Vec2 localAnchor;
        Vec2 offset;  // from the body's position to the point, when carried
        bool carried = false;
    };

    /// What a visit to another scene comes back to.
    struct Host {
        SceneRun run;
        SceneRuns runs;
        bool isEdited = false;
    };

    void replaceScene(Scene scene, const QString& name, bool isEdit);
    SceneRun setAside() { return {std::move(m_branches), m_sceneFile, m_document}; }
    void takeUp(SceneRun run);
    void leaveScene();
    void enterScene();
    void start(Playing what, double rate);
    void showWay(const Replay& way);
    void tick();
    void run();
    bool startAhead();
    void runAhead();
    void sweep();
    void goOnReplaying();
    void interrupt();
    void stopShow();
    void moved(bool changesSettings = true);
    bool movedTo(const Result<Settings>& changed);
    bool report(const QString& problem);  // false
    bool stopAtError();
    bool needsStopCondition() const { return m_needsStopCondition && m_needsStopCondition(); }
    std::optional<Cursor> stopAfter(Cursor from) const { return m_stopCondition ? m_stopCondition(from) : std::nullopt; }
    bool stopAt(std::optional<Cursor> stop);
    void branchShown();
    void grown();
    void travel(bool hasChange, void (Session::*change)(), bool hasScene, SceneRun (SceneRuns::*toScene)(SceneRun));
    void scheduleReplay();
    void replayPending();

    std::unique_ptr<Branches> m_branches;
    SceneRuns m_runs;             // of scenes before they were edited, and of those whose edit was undone
    std::optional<Host> m_host;   // during a visit
    Session* m_session;           // of the branch that is shown
    std::uint64_t m_changes = 0;  // of that session; after another one no edit can be redone
    QTimer m_replayTimer;
    QString m_sceneFile;
    std::uint64_t m_document = 0;
    std::uint64_t m_documents = 0;  // that there were
    QString m_problem;
    std::function<bool()> m_leaveGuard;
    StopCondition m_stopCondition;
    std::function<bool()> m_needsStopCondition;
    std::unique_ptr<RunAhead> m_ahead;
    std::uint64_t m_changesAhead = 0;  // of the session that it continues
    std::shared_ptr<const StepTrace> m_traceAhead;
    std::shared_ptr<const World> m_shownAhead;
    static constexpr double usualAheadFrom = 0.5;  // ms
    double m_aheadFrom = usualAheadFrom;
    double m_stepCost = 0;  // ms that a step of the run takes to make, about; 0: none has been made
    PlaybackClock m_playback;
    Playing m_playing = Playing::Nothing;
    Replay m_replay;
    double m_speed = 1;
    double m_rowSpeed = 8;
    bool m_loops = false;
    std::optional<Grip> m_grip;
    std::optional<BodyId> m_selectedBody;
    SceneSelection m_selection;
    std::optional<RowRef> m_pickedRow;
    bool m_pickedHere = false;  // since the cursor came here
    ArrowPrompt* m_arrowPrompt;
    SceneEdits* m_edits;
    PredictionGhost* m_prediction;
    FrameTimes* m_frameTimes;
    bool m_sceneEdited = false;
    std::unique_ptr<RefreshQueue> m_refreshQueue;
    static constexpr Real secondsWhilePlaying = 0.2;
    ReferenceLimits m_unaskedSearch{.seconds = secondsUnasked};
    std::vector<const QObject*> m_futureHiders;
};

}  // namespace solverscope

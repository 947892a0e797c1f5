// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "physics/debugger/branches.h"
#include "physics/debugger/session.h"
#include "physics/trace/row_ref.h"

namespace solverscope {

class ArrowPrompt;

/// The only object that touches the Session. Views read through it and ask it for changes; its signals say what happened and
/// carry nothing: views read the new state.
class DebuggerController : public QObject {
    Q_OBJECT

public:
    explicit DebuggerController(QObject* parent = nullptr);
    ~DebuggerController() override;

    /// The scene under the debugger. There is always one: an empty world until a scene is opened.
    const Session& session() const { return *m_session; }
    const Scene& scene() const { return m_session->scene(); }

    /// Where the scene was loaded from; empty for scenes without a file.
    QString sceneFile() const { return m_sceneFile; }

    /// Opens a scene file (":/..." for a scene of the library). On a bad file nothing changes but `problem()`, and `problemFound`
    /// is sent.
    bool openScene(const QString& file);

    /// Takes a scene that is already loaded.
    void openScene(Scene scene, const QString& file = {});

    /// Starts the scene again from its beginning; the settings stay as they are, other inputs are forgotten. Other branches stay.
    void restart();

    /// Inputs that a restart makes again, as those of a lesson's setup; of the scene that is open.
    void setSetup(std::vector<TimedInput> setup);

    /// The last problem in one sentence, with file, line and column where there are any.
    QString problem() const { return m_problem; }

    // Moving the cursor. Each stops a running playback first.
    void forward(Granularity granularity);
    void back(Granularity granularity);
    void seek(Cursor cursor);
    void toStep(std::int64_t step);  // stands at the end of that step

    // Playback
    void play();
    void pause();
    void togglePlay();
    bool isPlaying() const { return m_timer.isActive(); }

    /// Simulated seconds per second of wall clock: 1 is real time.
    double speed() const { return m_speed; }
    void setSpeed(double speed);

    // Inputs of the recording
    bool changeSetting(const QString& key, const QString& text);
    bool changeSettings(const std::vector<SetSetting>& changes);  // all of them as one, also to undo
    void resetSettings();                                         // to the scene's own
    void addInput(Input input);                                   // any other, as a lesson's setup does
    void replaceInputs(std::vector<TimedInput> inputs);           // all of them, as a link or a notebook holds them
    void grab(BodyId body, Vec2 worldPoint);                      // running: pulls by a spring; paused: carries the body along
    void dragTo(Vec2 worldPoint);
    void release();
    bool isDragging() const { return m_grip.has_value(); }
    void undo();
    void redo();
    bool canUndo() const { return m_session->canUndo() || !m_before.empty(); }
    bool canRedo() const { return m_session->canRedo() || !m_after.empty(); }

    /// Begins anew with a scene that was changed in its file's terms, as by a joint more; the settings in force become its own.
    /// It has no file until it is saved. One `undo` brings back the scene as it was, with its run.
    void editScene(Scene scene);

    /// From behind the stop at the cursor on a row has another impulse [N s]. Refused: nothing changes but `problem()`.
    bool setImpulse(RowRef row, Real impulse);
    QString impulseRefusalReason(RowRef row) const;  // why that cannot be; empty where it can

    // Branches of the run. A branch that is taken out can be brought back until the next one is.
    const Branches& branches() const { return *m_branches; }
    bool branchHere(const QString& name = {});  // and shows it
    bool keepReplaced();                        // what the last input has replaced, as a branch that is not shown
    void showBranch(BranchId branch);
    bool renameBranch(BranchId branch, const QString& name);
    void removeBranch(BranchId branch);
    void restoreBranch();

    // What the views point at together
    std::optional<BodyId> selectedBody() const { return m_selectedBody; }
    void selectBody(std::optional<BodyId> body);
    void pickRow(std::optional<RowRef> row);
    std::optional<RowRef> pickedRow() const { return m_pickedRow; }

    /// The row that views mark: the one that was picked since the cursor came here, else that of the current event, else the one
    /// that was picked before. Empty when there is none.
    std::optional<RowRef> markedRow() const;

    /// While somebody is to predict what comes next, views that show a whole step leave out what lies behind the cursor.
    /// Whoever asks for it says so, and when it is over.
    bool hidesFuture() const { return !m_futureHiders.empty(); }
    void hideFuture(const QObject* requester, bool hide);

    /// The arrow that somebody is asked to draw in the scene.
    ArrowPrompt& askedArrow() const { return *m_arrowPrompt; }

    /// Makes more steps behind the last one for about so long, looking for breakpoints in them; the cursor stays where it is.
    /// Ends at the first stop that is found, and where no more steps can be made.
    std::optional<Hit> extend(AdvancingScan& scan, int milliseconds);

    /// Makes steps behind the last one for about so long, until there are `steps`. False while some are missing.
    bool extendTo(std::int64_t steps, int milliseconds);

    /// Asked after every step that playback makes: where to stop in it, if anywhere.
    void setStopCondition(std::function<std::optional<Cursor>()> stopCondition) { m_stopCondition = std::move(stopCondition); }

signals:
    void aboutToMove();       // the cursor or the recording is going to change; who reads the recording must stop now
    void sceneChanged();      // another scene, or the same from its beginning
    void cursorMoved();       // the cursor stands elsewhere, or its step was run again
    void recordingChanged();  // steps were added or forgotten
    void recordingGrew();     // steps were added behind the last one, while the cursor stayed where it is
    void settingsChanged();   // the settings in force differ from before
    void branchesChanged();   // branches came, went, changed their names, or another one is shown
    void playbackChanged();   // playing, paused, or another speed
    void selectionChanged();
    void futureVisibilityChanged();  // what lies behind the cursor is left out now, or shown again
    void problemFound();

private:
    struct Grip {
        BodyId body{};
        Vec2 localAnchor;
        Vec2 offset;  // from the body's position to the point, when carried
        bool carried = false;
    };

    /// A scene with its runs, put aside.
    struct SceneRun {
        std::unique_ptr<Branches> branches;
        QString file;
    };
    static constexpr std::size_t maxSceneRuns = 20;

    void leaveScene();
    void enterScene();
    void waitForNextFrame();
    void tick();
    void moved();
    void report(const QString& problem);
    bool stopAtError();
    void branchShown();
    void exchangeScene(std::vector<SceneRun>& from, std::vector<SceneRun>& to);
    void scheduleReplay();
    void remake();

    std::unique_ptr<Branches> m_branches;
    std::vector<SceneRun> m_before;  // scenes before they were edited
    std::vector<SceneRun> m_after;   // and those whose edit was undone
    Session* m_session;              // of the branch that is shown
    std::uint64_t m_changes = 0;     // of that session; after another one no edit can be redone
    QTimer m_replayTimer;
    QString m_sceneFile;
    QString m_problem;
    std::function<std::optional<Cursor>()> m_stopCondition;
    QTimer m_timer;
    double m_speed = 1;
    double m_pendingTime = 0;  // simulated time that playback owes, s
    std::optional<Grip> m_grip;
    std::optional<BodyId> m_selectedBody;
    std::optional<RowRef> m_pickedRow;
    bool m_pickedHere = false;  // since the cursor came where it is
    ArrowPrompt* m_arrowPrompt;
    std::vector<const QObject*> m_futureHiders;
    QElapsedTimer m_clock;  // since playback began
    QElapsedTimer m_sinceTick;
    double m_nextFrame = 0;  // by m_clock, s
};

}  // namespace solverscope

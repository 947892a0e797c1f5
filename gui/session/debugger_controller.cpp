// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/debugger_controller.h"

#include <algorithm>
#include <cmath>

#include "gui/session/arrow_prompt.h"
#include "gui/session/scene_source.h"
#include "physics/trace/names.h"
#include "physics/trace/non_finite.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr double framePeriod = 1.0 / 60;  // s

/// Playback returns to the event loop after this time, however much simulated time is pending.
constexpr int maxTickMilliseconds = 12;

/// The time slice in which steps of branches are recomputed.
constexpr int replayMilliseconds = 8;
constexpr int pausedMilliseconds = 100;  // that waits while the run is played

/// The recording of a scene that was set aside keeps this much; the rest is recomputed on return.
constexpr int inactiveSessionBudget = 4 * 1024 * 1024;  // bytes

QString refusalText(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotBuilt:
            return solverscope::DebuggerController::tr("The step has no such rows yet at this stop: continue into its sweeps.");
        case Refusal::NotApplied:
            return solverscope::DebuggerController::tr(
                "At this stop the impulses of the last step have not been applied yet: continue to the end of the warm start.");
        case Refusal::Pivoting:
            return solverscope::DebuggerController::tr(
                "The direct method builds each pivot on the previous ones: go back to the end of the warm start.");
        case Refusal::SweepsOver:
            return solverscope::DebuggerController::tr("The sweeps over these rows are done: go back to a stop within them.");
        case Refusal::NoSuchRow:
            return solverscope::DebuggerController::tr("This stop has no such row.");
        case Refusal::NotFinite:
            return solverscope::DebuggerController::tr("An impulse must be a finite number.");
        case Refusal::Recorded:
            return solverscope::DebuggerController::tr("This is a recorded trace: what happened in it cannot be changed.");
        case Refusal::TooLate:
            return solverscope::DebuggerController::tr(
                "There are too many visits before this stop; change an impulse earlier in the step.");
        case Refusal::None:
            break;
    }
    return {};
}

}  // namespace

DebuggerController::DebuggerController(QObject* parent)
    : QObject(parent),
      m_branches(std::make_unique<Branches>(Scene{})),
      m_session(&m_branches->shown()),
      m_arrowPrompt(new ArrowPrompt(this)) {
    // Connected before all views, so that each of them finds the same row marked.
    connect(this, &DebuggerController::cursorMoved, this, [this] { m_pickedHere = false; });
    connect(&m_replayTimer, &QTimer::timeout, this, &DebuggerController::replayPending);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &DebuggerController::tick);
}

DebuggerController::~DebuggerController() = default;

bool DebuggerController::openScene(const QString& file) {
    auto scene = loadSceneFrom(file);
    if (!scene) {
        report(QString::fromStdString(scene.error().text()));
        return false;
    }
    openScene(std::move(*scene), file);
    return true;
}

void DebuggerController::openScene(Scene scene, const QString& file) {
    leaveScene();
    m_before.clear();
    m_after.clear();
    m_branches = std::make_unique<Branches>(std::move(scene));
    m_sceneFile = file;
    enterScene();
}

void DebuggerController::editScene(Scene scene) {
    scene.settings = m_session->nextSettings();
    leaveScene();
    m_after.clear();
    if (m_before.size() == maxSceneRuns) m_before.erase(m_before.begin());
    m_session->setMemoryBudget(inactiveSessionBudget);
    m_session->clearRedo();
    m_before.push_back({std::move(m_branches), m_sceneFile});
    m_branches = std::make_unique<Branches>(std::move(scene));
    m_sceneFile.clear();
    enterScene();
}

void DebuggerController::exchangeScene(std::vector<SceneRun>& from, std::vector<SceneRun>& to) {
    leaveScene();
    m_session->setMemoryBudget(inactiveSessionBudget);
    to.push_back({std::move(m_branches), m_sceneFile});
    m_branches = std::move(from.back().branches);
    m_sceneFile = from.back().file;
    from.pop_back();
    m_branches->shown().setMemoryBudget(Recording::defaultBudget / 2);
    enterScene();
}

void DebuggerController::restart() {
    leaveScene();
    m_session->restart();
    if (m_session->changeCount() != m_changes) m_after.clear();
    enterScene();
}

void DebuggerController::setSetup(std::vector<TimedInput> setup) { m_session->setSetup(std::move(setup)); }

void DebuggerController::leaveScene() {
    pause();
    emit aboutToMove();
    m_grip.reset();
    m_selectedBody.reset();
    m_pickedRow.reset();
    m_pickedHere = false;
}

void DebuggerController::enterScene() {
    m_session = &m_branches->shown();
    m_changes = m_session->changeCount();
    emit sceneChanged();
    emit branchesChanged();
    emit settingsChanged();
    emit selectionChanged();
    emit recordingChanged();
    emit cursorMoved();
}

void DebuggerController::forward(Granularity granularity) {
    pause();
    emit aboutToMove();
    const std::int64_t step = m_session->cursor().step;
    if (!m_session->forward(granularity)) return;
    if (m_session->cursor().step != step || m_session->atEndOfStep()) stopAtError();
    moved();
}

void DebuggerController::back(Granularity granularity) {
    pause();
    emit aboutToMove();
    if (m_session->back(granularity)) moved();
}

void DebuggerController::seek(Cursor cursor) {
    pause();
    emit aboutToMove();
    m_session->seek(cursor);
    moved();
}

void DebuggerController::toStep(std::int64_t step) { seek({step, static_cast<std::size_t>(-1), Term::VelocityB}); }

void DebuggerController::play() {
    if (isPlaying()) return;
    emit aboutToMove();
    m_pendingTime = 0;
    m_nextFrame = framePeriod;
    m_clock.start();
    m_sinceTick.start();
    m_timer.start(static_cast<int>(1e3 * framePeriod));
    emit playbackChanged();
}

void DebuggerController::pause() {
    if (!isPlaying()) return;
    m_timer.stop();
    emit playbackChanged();
}

void DebuggerController::togglePlay() { isPlaying() ? pause() : play(); }

void DebuggerController::setSpeed(double speed) {
    m_speed = std::clamp(speed, 0.001, 100.0);
    m_pendingTime = 0;
    emit playbackChanged();
}

// Timers count whole milliseconds, and 1/60 s is not a whole number of them: each wait is measured from the frame's due time.
void DebuggerController::waitForNextFrame() {
    const double now = 1e-9 * static_cast<double>(m_clock.nsecsElapsed());
    m_nextFrame += framePeriod;
    if (m_nextFrame < now) m_nextFrame = now + framePeriod;
    m_timer.setInterval(static_cast<int>(std::lround(1e3 * (m_nextFrame - now))));
}

void DebuggerController::tick() {
    waitForNextFrame();
    const double h = stepLength(m_session->settings());
    m_pendingTime += m_speed * 1e-9 * static_cast<double>(m_sinceTick.nsecsElapsed());
    m_sinceTick.restart();
    // A timer is a millisecond early or late. A step that is due before the middle of the frame belongs to this frame: without
    // that, steps as long as frames would come now two in a frame, now none.
    const double due = h - 0.5 * framePeriod * m_speed;
    QElapsedTimer spent;
    spent.start();
    bool any = false;
    while (m_pendingTime >= due) {
        m_pendingTime -= h;
        if (!m_session->run(1)) {
            pause();
            break;
        }
        any = true;
        if (stopAtError()) break;
        if (const auto stop = m_stopCondition ? m_stopCondition() : std::nullopt) {
            pause();
            m_session->seek(*stop);
            break;
        }
        if (spent.elapsed() >= maxTickMilliseconds) {
            m_pendingTime = 0;  // too slow for real time: show every step instead of lagging further and further behind
            break;
        }
    }
    if (any) moved();
}

bool DebuggerController::stopAtError() {
    const auto tooMuch = [](const World& world) { return tooMuchWorkReason(world.settings, sizeOfWork(world)); };
    if (const std::string problem = tooMuch(m_session->recording().last());
        !problem.empty() && tooMuch(m_session->startOfStep()).empty()) {
        pause();
        report(tr("Step %1: %2. The run stops there.").arg(m_session->cursor().step).arg(QString::fromStdString(problem)));
        return true;
    }
    if (isCrowded(m_session->recording().last()) && !isCrowded(m_session->startOfStep())) {
        pause();
        report(tr("Step %1 has %2 contacts, the most that are found. The run stops there.")
                   .arg(m_session->cursor().step)
                   .arg(m_session->recording().last().contacts.size()));
        return true;
    }
    if (m_session->isFinite()) return false;
    pause();
    const auto found = findNonFinite(*m_session->trace());
    if (!found) return false;
    const std::int64_t step = m_session->cursor().step;
    m_session->seek({step, found->event, Term::VelocityB});
    const QString body = QString::fromStdString(bodyName(scene(), found->body));
    const QString where =
        found->row ? tr("row %1 (%2), iteration %3")
                         .arg(found->row->visit.row + 1)
                         .arg(QString::fromStdString(constraintName(scene(), m_session->world(), found->row->constraint)))
                         .arg(found->cause.iteration)
                   : tr("body %1, phase \"%2\"").arg(body, QString::fromUtf8(phaseName(found->cause.phase).data()));
    report(tr("Step %1 produced a number that is not finite, at %2. The run stops there.").arg(step).arg(where));
    return true;
}

void DebuggerController::moved() {
    if (m_session->changeCount() != m_changes) m_after.clear();
    m_changes = m_session->changeCount();
    emit recordingChanged();
    emit settingsChanged();
    emit cursorMoved();
}

bool DebuggerController::changeSetting(const QString& key, const QString& text) {
    emit aboutToMove();
    const auto changed = m_session->changeSetting(key.toStdString(), text.toStdString());
    if (!changed) {
        report(QString::fromStdString(changed.error().text()));
        return false;
    }
    moved();
    return true;
}

bool DebuggerController::changeSettings(const std::vector<SetSetting>& changes) {
    emit aboutToMove();
    const auto changed = m_session->changeSettings(changes);
    if (!changed) {
        report(QString::fromStdString(changed.error().text()));
        return false;
    }
    moved();
    return true;
}

void DebuggerController::resetSettings() {
    changeSettings(settingChanges(m_session->nextSettings(), m_session->settingsBeforeChanges()));
}

std::optional<Hit> DebuggerController::extend(AdvancingScan& scan, int milliseconds) {
    QElapsedTimer spent;
    spent.start();
    std::optional<Hit> hit;
    while (!hit && m_session->recording().canAdvance() && spent.elapsed() < milliseconds) hit = m_session->extend(scan);
    emit recordingChanged();
    emit recordingGrew();
    return hit;
}

bool DebuggerController::extendTo(std::int64_t steps, int milliseconds) {
    emit aboutToMove();
    QElapsedTimer spent;
    spent.start();
    const bool there = m_session->extendTo(steps, [&] { return spent.elapsed() >= milliseconds; });
    emit recordingChanged();
    emit recordingGrew();
    return there;
}

void DebuggerController::replaceInputs(std::vector<TimedInput> inputs) {
    pause();
    emit aboutToMove();
    m_grip.reset();
    m_session->replaceInputs(std::move(inputs));
    moved();
}

void DebuggerController::addInput(Input input) {
    emit aboutToMove();
    m_session->addInput(std::move(input));
    moved();
}

void DebuggerController::grab(BodyId body, Vec2 worldPoint) {
    if (scene().playback) return report(tr("A recorded trace plays as it was recorded: its bodies cannot be moved."));
    const World& world = m_session->world();
    if (index(body) >= world.bodies.size() || world.bodies[index(body)].isStatic) return;
    const Pose& pose = world.poses[index(body)];
    m_grip = Grip{body, toLocal(pose, worldPoint), worldPoint - pose.position, !isPlaying()};
    if (m_grip->carried) return;
    emit aboutToMove();
    m_session->addInput(GrabBody{body, m_grip->localAnchor, worldPoint});
    moved();
}

void DebuggerController::dragTo(Vec2 worldPoint) {
    if (!m_grip) return;
    emit aboutToMove();
    if (m_grip->carried) {
        // A move takes effect at the beginning of a step: go there, so that it is visible at once.
        if (m_session->atEndOfStep()) m_session->forward(Granularity::Stop);
        const Real angle = m_session->world().poses[index(m_grip->body)].angle;
        m_session->addInput(MoveBody{m_grip->body, worldPoint - m_grip->offset, angle});
    } else {
        m_session->addInput(DragTo{worldPoint});
    }
    moved();
}

void DebuggerController::release() {
    if (!m_grip) return;
    const bool pulled = !m_grip->carried;
    m_grip.reset();
    if (!pulled) return;
    emit aboutToMove();
    m_session->addInput(ReleaseBody{});
    moved();
}

void DebuggerController::undo() {
    pause();
    emit aboutToMove();
    m_grip.reset();
    if (!m_session->canUndo() && !m_before.empty()) return exchangeScene(m_before, m_after);
    m_session->undo();
    moved();
}

void DebuggerController::redo() {
    pause();
    emit aboutToMove();
    m_grip.reset();
    if (!m_session->canRedo() && !m_after.empty()) return exchangeScene(m_after, m_before);
    m_session->redo();
    moved();
}

bool DebuggerController::setImpulse(RowRef row, Real impulse) {
    pause();
    emit aboutToMove();
    const Refusal refusal = m_session->setImpulse(row, impulse);
    if (refusal != Refusal::None) {
        report(refusalText(refusal));
        return false;
    }
    moved();
    return true;
}

QString DebuggerController::impulseRefusalReason(RowRef row) const { return refusalText(m_session->impulseRefusal(row)); }

bool DebuggerController::branchHere(const QString& name) {
    pause();
    emit aboutToMove();
    if (!m_branches->branchHere(name.toStdString())) {
        report(tr("There are %1 branches, the most that can be kept: remove one first.").arg(m_branches->list().size()));
        return false;
    }
    branchShown();
    return true;
}

bool DebuggerController::keepReplaced() {
    pause();
    emit aboutToMove();
    if (!m_branches->keepReplaced()) {
        report(m_branches->hasRoom() ? tr("The last change replaced no steps that could be kept.")
                                     : tr("No more branches can be kept: remove one first."));
        return false;
    }
    emit branchesChanged();
    scheduleReplay();
    return true;
}

void DebuggerController::showBranch(BranchId branch) {
    if (branch == m_branches->shownId()) return;
    pause();
    emit aboutToMove();
    if (m_branches->show(branch)) branchShown();
}

bool DebuggerController::renameBranch(BranchId branch, const QString& name) {
    const bool renamed = m_branches->rename(branch, name.toStdString());
    emit branchesChanged();
    return renamed;
}

void DebuggerController::removeBranch(BranchId branch) {
    pause();
    emit aboutToMove();
    if (m_branches->remove(branch)) branchShown();
}

void DebuggerController::restoreBranch() {
    emit aboutToMove();
    m_branches->restore();
    emit branchesChanged();
    scheduleReplay();
}

void DebuggerController::branchShown() {
    m_grip.reset();
    m_session = &m_branches->shown();
    m_changes = m_session->changeCount();
    emit branchesChanged();
    moved();
    scheduleReplay();
}

void DebuggerController::scheduleReplay() {
    if (m_branches->pendingReplaySteps() > 0 && !m_replayTimer.isActive()) m_replayTimer.start(0);
}

// Pending steps of a branch are computed while the program is idle.
void DebuggerController::replayPending() {
    if (m_branches->pendingReplaySteps() == 0) {
        m_replayTimer.stop();
        emit branchesChanged();
        return;
    }
    m_replayTimer.setInterval(isPlaying() ? pausedMilliseconds : 0);
    if (isPlaying()) return;
    const std::int64_t before = m_session->recording().steps();
    emit aboutToMove();
    QElapsedTimer spent;
    spent.start();
    while (m_branches->pendingReplaySteps() > 0 && spent.elapsed() < replayMilliseconds) m_branches->replayNext();
    if (m_session->recording().steps() != before) emit recordingChanged();
}

void DebuggerController::selectBody(std::optional<BodyId> body) {
    if (m_selectedBody == body) return;
    m_selectedBody = body;
    emit selectionChanged();
}

void DebuggerController::pickRow(std::optional<RowRef> row) {
    const auto before = markedRow();
    const bool changes = m_pickedRow != row;
    m_pickedRow = row;
    m_pickedHere = row.has_value();
    if (changes || markedRow() != before) emit selectionChanged();
}

void DebuggerController::hideFuture(const QObject* requester, bool hide) {
    const bool before = hidesFuture();
    std::erase(m_futureHiders, requester);
    if (hide) m_futureHiders.push_back(requester);
    if (hidesFuture() != before) emit futureVisibilityChanged();
}

std::optional<RowRef> DebuggerController::markedRow() const {
    const Event& event = m_session->event();
    if (event.kind == EventKind::Row && !m_pickedHere) return RowRef{rowListOf(event.phase), event.visit.row};
    return m_pickedRow;
}

void DebuggerController::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope

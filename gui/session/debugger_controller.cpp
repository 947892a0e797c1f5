// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/debugger_controller.h"

#include "gui/session/arrow_prompt.h"
#include "gui/session/frame_times.h"
#include "gui/session/predicted_motion.h"
#include "gui/session/run_ahead.h"
#include "gui/session/scene_edits.h"
#include "gui/session/scene_source.h"
#include "gui/session/step_analysis.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

/// The time slice in which steps of branches are recomputed.
constexpr int replayMilliseconds = 8;
constexpr int pausedMilliseconds = 100;  // that waits while the run is played

}  // namespace

DebuggerController::DebuggerController(QObject* parent)
    : QObject(parent),
      m_branches(std::make_unique<Branches>(Scene{})),
      m_session(&m_branches->shown()),
      m_arrowPrompt(new ArrowPrompt(this)),
      m_edits(new SceneEdits(*this)),
      m_prediction(new PredictionGhost(this)),
      m_frameTimes(new FrameTimes(this)),
      m_refreshQueue(std::make_unique<RefreshQueue>(*this)) {
    // Connected before all views, so that each of them finds the same row marked.
    connect(this, &DebuggerController::cursorMoved, this, [this] { m_pickedHere = false; });
    connect(&m_replayTimer, &QTimer::timeout, this, &DebuggerController::replayPending);
    connect(&m_playback, &PlaybackClock::frame, this, &DebuggerController::tick);
}

DebuggerController::~DebuggerController() = default;

bool DebuggerController::openScene(const QString& file) {
    auto scene = loadSceneFrom(file);
    if (!scene) return report(openingProblem(scene.error()));
    openScene(std::move(*scene), file);
    return true;
}

void DebuggerController::openScene(Scene scene, const QString& file) {
    leaveScene();
    m_runs.clear();
    m_sceneEdited = false;
    m_branches = std::make_unique<Branches>(std::move(scene));
    m_sceneFile = file;
    m_document = ++m_documents;
    m_session = &m_branches->shown();
    emit sceneOpened();
    enterScene();
}

void DebuggerController::restart() {
    leaveScene();
    m_session->restart();
    if (m_session->changeCount() != m_changes) m_runs.forgetUndone();
    enterScene();
}

void DebuggerController::leaveScene() {
    interrupt();
    m_grip.reset();
    m_selectedBody.reset();
    m_selection = {};
    m_pickedRow.reset();
    m_pickedHere = false;
}

void DebuggerController::enterScene() {
    m_session = &m_branches->shown();
    m_changes = m_session->changeCount();
    m_stepCost = 0;
    emit sceneChanged();
    emit branchesChanged();
    emit settingsChanged();
    emit selectionChanged();
    emit recordingChanged();
    emit cursorMoved();
    scheduleReplay();
}

void DebuggerController::forward(Granularity granularity) {
    interrupt();
    const std::int64_t step = m_session->step();
    if (!m_session->forward(granularity)) return;
    if (m_session->step() != step || m_session->atEndOfStep()) stopAtError();
    moved();
}

void DebuggerController::back(Granularity granularity) {
    interrupt();
    if (m_session->back(granularity)) moved();
}

void DebuggerController::seek(Cursor cursor) {
    interrupt();
    m_session->seek(cursor);
    moved();
}

bool DebuggerController::stopAtError() {
    const auto error = RunError::of(*m_session);
    if (!error) return false;
    pause();
    if (error->text.isEmpty()) return false;
    if (error->event) m_session->seek({m_session->step(), *error->event, Term::VelocityB});
    report(error->text);
    return true;
}

void DebuggerController::moved(bool changesSettings) {
    if (m_session->changeCount() != m_changes) m_runs.forgetUndone();
    m_changes = m_session->changeCount();
    emit recordingChanged();
    if (changesSettings) emit settingsChanged();
    emit cursorMoved();
}

bool DebuggerController::changeSetting(const QString& key, const QString& text) {
    stopShow();
    emit aboutToMove();
    return movedTo(m_session->changeSetting(key.toStdString(), text.toStdString()));
}

bool DebuggerController::changeSettings(const std::vector<SetSetting>& changes) {
    stopShow();
    emit aboutToMove();
    return movedTo(m_session->changeSettings(changes));
}

bool DebuggerController::movedTo(const Result<Settings>& changed) {
    if (!changed) return report(QString::fromStdString(changed.error().text()));
    moved();
    return true;
}

std::optional<Hit> DebuggerController::extend(AdvancingScan& scan, int milliseconds) {
    QElapsedTimer spent;
    spent.start();
    std::optional<Hit> hit;
    while (!hit && m_session->recording().canAdvance() && spent.elapsed() < milliseconds) hit = m_session->extend(scan);
    grown();
    return hit;
}

bool DebuggerController::extendTo(std::int64_t steps, int milliseconds) {
    emit aboutToMove();
    QElapsedTimer spent;
    spent.start();
    const bool there = m_session->extendTo(steps, [&] { return spent.elapsed() >= milliseconds; });
    grown();
    return there;
}

void DebuggerController::grown() {
    emit recordingChanged();
    emit recordingGrew();
}

void DebuggerController::replaceInputs(std::vector<TimedInput> inputs) {
    interrupt();
    m_grip.reset();
    m_session->replaceInputs(std::move(inputs));
    moved();
}

void DebuggerController::addInput(Input input) {
    stopShow();
    emit aboutToMove();
    m_session->addInput(std::move(input));
    moved();
}

void DebuggerController::addInputs(std::vector<Input> inputs) {
    emit aboutToMove();
    m_session->addInputs(std::move(inputs));
    moved();
}

void DebuggerController::grab(BodyId body, Vec2 worldPoint) {
    if (scene().playback) {
        report(tr("A recorded trace plays as it was recorded: its bodies cannot be moved."));
        return;
    }
    stopShow();
    const World& world = m_session->world();
    if (index(body) >= world.bodies.size() || world.bodies[index(body)].isStatic) return;
    const Pose& pose = world.poses[index(body)];
    m_grip = Grip{body, toLocal(pose, worldPoint), worldPoint - pose.position, !isPlaying()};
    if (!m_grip->carried) addInput(GrabBody{body, m_grip->localAnchor, worldPoint});
}

void DebuggerController::dragTo(Vec2 worldPoint) {
    if (!m_grip) return;
    if (!m_grip->carried) return addInput(DragTo{worldPoint});
    emit aboutToMove();
    // A move takes effect at the beginning of a step: go there, so that it is visible at once.
    if (m_session->atEndOfStep()) m_session->forward(Granularity::Stop);
    const Real angle = m_session->world().poses[index(m_grip->body)].angle;
    m_session->addInput(MoveBody{m_grip->body, worldPoint - m_grip->offset, angle});
    moved();
}

void DebuggerController::release() {
    if (!m_grip) return;
    const bool pulled = !m_grip->carried;
    m_grip.reset();
    if (pulled) addInput(ReleaseBody{});
}

bool DebuggerController::setImpulse(RowRef row, Real impulse) {
    interrupt();
    const Refusal refusal = m_session->setImpulse(row, impulse);
    if (refusal != Refusal::None) return report(refusalText(refusal));
    moved();
    return true;
}

QString DebuggerController::impulseRefusalReason(RowRef row) const { return refusalText(m_session->impulseRefusal(row)); }

bool DebuggerController::branchHere(const QString& name) {
    interrupt();
    if (!m_branches->branchHere(name.toStdString()))
        return report(tr("There are %1 branches, the most that can be kept: remove one first.").arg(m_branches->list().size()));
    branchShown();
    return true;
}

bool DebuggerController::keepReplaced() {
    interrupt();
    if (!m_branches->keepReplaced())
        return report(m_branches->hasRoom() ? tr("The last change replaced no steps that could be kept.")
                                            : tr("No more branches can be kept: remove one first."));
    emit branchesChanged();
    scheduleReplay();
    return true;
}

void DebuggerController::showBranch(BranchId branch) {
    if (branch == m_branches->shownId()) return;
    interrupt();
    if (m_branches->show(branch)) branchShown();
}

bool DebuggerController::renameBranch(BranchId branch, const QString& name) {
    const bool renamed = m_branches->rename(branch, name.toStdString());
    emit branchesChanged();
    return renamed;
}

void DebuggerController::removeBranch(BranchId branch) {
    interrupt();
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
    const Event event = m_session->stop();
    if (event.kind == EventKind::Row && !m_pickedHere) return RowRef{rowListOf(event.phase), event.visit.row};
    return m_pickedRow;
}

bool DebuggerController::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
    return false;
}

}  // namespace solverscope

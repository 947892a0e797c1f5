// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/variant_comparison.h"

#include <QElapsedTimer>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "physics/base/parallel.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr int progressMilliseconds = 150;
constexpr int alongMilliseconds = 5;      // for which runs go along while the window waits
constexpr std::int64_t stepsAlong = 60;   // that are made in that way at most
constexpr std::int64_t stepsAhead = 60;   // that the runs are ahead of a playback
constexpr std::int64_t wholeSecond = 60;  // steps
constexpr int stepsTimed = 60;

std::vector<Settings> settingsOf(const std::vector<ActiveVariant>& variants) {
    std::vector<Settings> settings;
    for (const ActiveVariant& each : variants) settings.push_back(each.settings);
    return settings;
}

}  // namespace

std::int64_t stepOfBodies(const Session& session) {
    return session.cursor().step - (session.event().phase >= Phase::IntegratePositions ? 0 : 1);
}

VariantComparison::VariantComparison(DebuggerController& controller, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_frozen(
          controller, this,
          [](const StepTrace& step, const FrozenQuestion& question, const std::atomic<bool>& cancelled) {
              const CompareOptions options{.metrics = {.cancelled = &cancelled}, .jobs = usefulThreadCount()};
              return Frozen{question, compareFrozen(step.start(), settingsOf(question.variants), options)};
          },
          [this] {
              const auto& variants = m_frozen.result()->variants;
              m_frozenVariants = haveSameSettings(variants, m_active) ? m_active : variants;
              emit frozenChanged();
          }),
      m_runTask(this),
      m_timeTask(this) {
    m_progress.setInterval(progressMilliseconds);
    connect(&m_progress, &QTimer::timeout, this, &VariantComparison::runsChanged);
    connect(&m_variants, &Variants::changed, this, &VariantComparison::refreshActive);
    connect(&controller, &DebuggerController::settingsChanged, this, &VariantComparison::refreshActive);
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        forget();
        refreshActive();
        emit frozenChanged();
        emit runsChanged();
    });
}

QString VariantComparison::problemOf(int place) const {
    return problemIn(m_variants.entries()[static_cast<std::size_t>(place)].changes);
}

QString VariantComparison::problemIn(const QString& changes) const {
    const auto changed = withOverrides(m_controller.session().settings(), changes.toStdString(),
                                       sizeOfWork(m_controller.session().recording().last()));
    return changed ? QString() : QString::fromStdString(changed.error().text());
}

QString VariantComparison::nothingToCompareReason() const {
    if (m_controller.scene().playback)
        return tr("A recorded trace plays as it was recorded: there is nothing to solve again with other settings.");
    if (m_variants.count() == 0) return tr("Press “Warm starting on / off” or Presets.");
    if (m_active.empty()) return tr("No variant is selected: tick one in the list.");
    return {};
}

void VariantComparison::refreshActive() {
    std::vector<ActiveVariant> active;
    const auto& entries = m_variants.entries();
    const Settings& now = m_controller.session().settings();
    for (int i = 0; i < m_variants.count() && !m_controller.scene().playback; ++i) {
        const VariantEntry& entry = entries[static_cast<std::size_t>(i)];
        const auto changed = withOverrides(now, entry.changes.toStdString(), sizeOfWork(m_controller.session().recording().last()));
        if (!entry.shown || !changed) continue;
        active.insert(i == m_variants.base() ? active.begin() : active.end(), {i, entry.name, entry.look, *changed});
    }
    if (active == m_active) return;
    if (!haveSameSettings(active, m_active)) forget();
    m_active = std::move(active);
    if (haveSameSettings(m_frozenVariants, m_active)) m_frozenVariants = m_active;
    emit activeChanged();
}

bool VariantComparison::haveSameSettings(const std::vector<ActiveVariant>& a, const std::vector<ActiveVariant>& b) {
    return std::ranges::equal(a, b, {}, &ActiveVariant::settings, &ActiveVariant::settings);
}

void VariantComparison::forget() {
    m_runTask.cancel();
    m_timeTask.cancel();
    m_progress.stop();
    m_runs.reset();
    m_shown.clear();
    m_times.clear();
    m_inProgress = nullptr;
    m_timesRequested = false;
}

const std::vector<ActiveVariant>& VariantComparison::frozenVariants() const {
    return m_frozen.result() ? m_frozenVariants : m_active;
}

void VariantComparison::requestFrozen() {
    refreshActive();
    if (!m_active.empty()) {
        m_frozen.request({m_active, m_controller.session().cursor().step});
    } else if (m_frozen.result()) {
        m_frozen.forget();
        emit frozenChanged();
    } else {
        m_frozen.cancel();
    }
}

std::int64_t VariantComparison::requestedSteps() const {
    const Session& session = m_controller.session();
    const std::int64_t ahead = m_controller.isPlaying() ? session.cursor().step + stepsAhead : 0;
    const std::int64_t steps = std::max(session.recording().steps(), ahead);
    return std::clamp((steps + wholeSecond - 1) / wholeSecond * wholeSecond, minRunSteps, maxRunSteps);
}

void VariantComparison::requestRuns() {
    refreshActive();
    if (m_active.empty()) return;
    if (!m_runs) {
        m_runs = std::make_shared<VariantRuns>(m_controller.scene(), settingsOf(m_active));
        m_shown.assign(m_active.size(), {});
        emit runsChanged();
    }
    const std::int64_t steps = requestedSteps();
    if (m_runs->steps() < steps && !areInProgress()) makeRuns(steps);
}

void VariantComparison::makeRuns(std::int64_t steps) {
    m_progress.start();
    m_inProgress = m_runs.get();
    m_runTask.run(
        [runs = m_runs, steps](const std::atomic<bool>& cancelled) {
            return runs->advanceTo(steps, usefulThreadCount(), [&cancelled] { return !cancelled; });
        },
        [this, steps](bool) {
            m_progress.stop();
            m_inProgress = nullptr;
            emit runsChanged();
            if (m_runs && m_runs->steps() < std::max(steps, requestedSteps())) requestRuns();
        },
        true);
}

void VariantComparison::goTo(std::int64_t step) {
    requestRuns();
    if (!m_runs || areInProgress()) return;
    const std::int64_t missing = step - m_runs->steps();
    if (missing <= 0 || missing > stepsAlong) return;
    QElapsedTimer clock;
    clock.start();
    m_runs->advanceTo(step, 1, [&clock] { return clock.elapsed() < alongMilliseconds; });
}

const World* VariantComparison::worldAfter(std::size_t variant, std::int64_t step) {
    if (!m_runs || variant >= m_shown.size() || step < 0) return nullptr;
    const std::int64_t made = std::min(step, m_runs->stepsOf(variant));
    World& world = m_shown[variant];
    const bool isThere = world.step == made && !world.bodies.empty();
    if (!isThere && !m_runs->moveTo(variant, made, world)) return nullptr;
    return &world;
}

void VariantComparison::requestTimes() {
    if (!m_runs || areInProgress() || m_timesRequested) return;
    m_timesRequested = true;
    m_timeTask.run(
        [runs = m_runs](const std::atomic<bool>& cancelled) {
            std::vector<Real> times;
            for (std::size_t i = 0; i < runs->count() && !cancelled; ++i) {
                World world;
                runs->moveTo(i, std::max<std::int64_t>(0, runs->stepsOf(i) - stepsTimed), world);
                times.push_back(solverscope::millisecondsPerStep(std::move(world), stepsTimed, &cancelled));
            }
            return times;
        },
        [this](std::vector<Real> times) {
            m_times = std::move(times);
            emit timesChanged();
        },
        true);
}

}  // namespace solverscope

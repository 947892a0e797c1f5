// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/variants.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "physics/base/parallel.h"
#include "physics/scene/presets.h"
#include "physics/scene/settings.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr int maxNameLength = 60;  // characters

QString valueName(const SettingInfo& info, const QString& value) {
    for (const SettingChoice& choice : info.choices)
        if (value.toStdString() == choice.name) return engineText(choice.label);
    return value;
}

}  // namespace

QString nameOfChanges(const QString& changes) {
    QStringList parts;
    for (const QString& change : changes.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString key = change.section(QLatin1Char('='), 0, 0).trimmed();
        const QString value = change.section(QLatin1Char('='), 1).trimmed();
        const SettingInfo* info = findSetting(key.toStdString());
        if (const Preset* engine = key == QLatin1String("preset") ? findPreset(value.toStdString()) : nullptr)
            parts << engineText(engine->label);
        else if (!info)
            parts << change.trimmed();
        else if (info->kind == SettingKind::Choice)
            parts << valueName(*info, value);  // describes itself
        else
            parts << QStringLiteral("%1 = %2").arg(engineText(info->label).toLower(), value);
    }
    return parts.isEmpty() ? Variants::tr("unchanged") : parts.join(QStringLiteral(", "));
}

void Variants::replace(const std::vector<VariantEntry>& entries) {
    m_entries.clear();
    for (const VariantEntry& entry : entries)
        if (hasRoom()) insert(count(), entry);
    m_base = m_entries.empty() ? -1 : 0;
    emit changed();
}

void Variants::retranslate() {
    for (VariantEntry& entry : m_entries)
        if (!entry.named || entry.naming) entry.name.clear();
    for (int i = 0; i < count(); ++i)
        if (at(i).name.isEmpty()) at(i).name = freeName(at(i).naming ? at(i).naming() : nameOfChanges(at(i).changes), i);
    emit changed();
}

int Variants::add(const QString& changes) {
    if (!hasRoom()) return -1;
    insert(count(), {.changes = changes});
    if (m_base < 0) m_base = 0;
    emit changed();
    return count() - 1;
}

int Variants::duplicate(int place) {
    if (!isPlace(place) || !hasRoom()) return -1;
    insert(place + 1, at(place));
    if (m_base > place) ++m_base;
    emit changed();
    return place + 1;
}

void Variants::remove(int place) {
    if (!isPlace(place)) return;
    m_entries.erase(m_entries.begin() + place);
    if (m_base > place || m_base == count()) --m_base;
    if (!m_entries.empty()) m_base = std::max(0, m_base);
    emit changed();
}

void Variants::rename(int place, const QString& name) {
    const QString wanted = name.simplified().left(maxNameLength);
    if (!isPlace(place) || wanted == at(place).name) return;
    at(place).named = !wanted.isEmpty();
    at(place).naming = nullptr;
    at(place).name = freeName(wanted.isEmpty() ? nameOfChanges(at(place).changes) : wanted, place);
    emit changed();
}

void Variants::setChanges(int place, const QString& changes) {
    if (!isPlace(place) || at(place).changes == changes) return;
    at(place).changes = changes;
    if (!at(place).named) at(place).name = freeName(nameOfChanges(changes), place);
    emit changed();
}

void Variants::setShown(int place, bool shown) {
    if (!isPlace(place) || at(place).shown == shown) return;
    at(place).shown = shown;
    emit changed();
}

void Variants::setBase(int place) {
    if (!isPlace(place) || m_base == place) return;
    m_base = place;
    at(place).shown = true;
    emit changed();
}

void Variants::insert(int place, VariantEntry entry) {
    entry.look = freeLook();
    entry.named = entry.named || entry.naming || !entry.name.isEmpty();
    entry.name = freeName(entry.naming ? entry.naming() : entry.name.isEmpty() ? nameOfChanges(entry.changes) : entry.name, -1);
    m_entries.insert(m_entries.begin() + place, std::move(entry));
}

/// Charts identify series by their names.
QString Variants::freeName(QString wanted, int exceptFor) const {
    const auto isTaken = [&](const QString& name) {
        for (int i = 0; i < count(); ++i)
            if (i != exceptFor && m_entries[static_cast<std::size_t>(i)].name == name) return true;
        return false;
    };
    if (!isTaken(wanted)) return wanted;
    int number = 2;
    while (isTaken(QStringLiteral("%1 (%2)").arg(wanted).arg(number))) ++number;
    return QStringLiteral("%1 (%2)").arg(wanted).arg(number);
}

int Variants::freeLook() const {
    int look = 0;
    while (std::ranges::find(m_entries, look, &VariantEntry::look) != m_entries.end()) ++look;
    return look;
}

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ComparePresets)
};

std::vector<VariantEntry> each(const QStringList& changes) {
    std::vector<VariantEntry> entries;
    for (const QString& one : changes) entries.push_back({.changes = one});
    return entries;
}

/// Of every method that is not wrong on purpose, each with as many sweeps in a step as the method in force makes: sub-steps share
/// them.
std::vector<VariantEntry> allMethods(const Settings& now) {
    const int sweeps = now.iterations * substepsOf(now);
    std::vector<VariantEntry> entries;
    for (const SettingChoice& choice : findSetting("method")->choices) {
        if (choice.group == museumMethods) continue;
        QString changes = QStringLiteral("method=") + QString::fromStdString(std::string(choice.name));
        Settings other = now;
        other.method = withSetting(now, "method", choice.name)->method;
        const int substeps = substepsOf(other);
        const int iterations = std::max(1, (sweeps + substeps / 2) / substeps);
        if (substeps > 1) changes += QStringLiteral(",substeps=%1").arg(substeps);
        if (iterations != now.iterations) changes += QStringLiteral(",iterations=%1").arg(iterations);
        entries.push_back({.changes = changes});
    }
    return entries;
}

}  // namespace

std::vector<ComparePreset> comparePresets(const Settings& now) {
    const QString velocities = QStringLiteral("method=sequential_impulses,");
    const QString sweeping = accumulates(now) && makesSweeps(now) ? QString() : velocities;
    const QString correction = (correctsOverlap(now.method) ? QString() : velocities) + QStringLiteral("position_correction=%1");
    return {
        {QStringLiteral("warm-starting"),
         Texts::tr("&Warm starting on / off"),
         Texts::tr("Compares a step that starts with the last step's impulses with one that starts without."),
         {{.changes = QStringLiteral("warm_starting=1"), .naming = [] { return Texts::tr("Warm start"); }},
          {.changes = QStringLiteral("warm_starting=0"), .naming = [] { return Texts::tr("Cold start"); }}}},
        {QStringLiteral("iterations"), Texts::tr("&Iterations 4, 10, 30"), Texts::tr("Shows the effect of more sweeps."),
         each({sweeping + QStringLiteral("iterations=4"), sweeping + QStringLiteral("iterations=10"),
               sweeping + QStringLiteral("iterations=30")})},
        {QStringLiteral("gauss-seidel-jacobi"),
         Texts::tr("&Gauss–Seidel, Jacobi"),
         Texts::tr("Compares impulses that are applied at once with impulses that are applied after the sweep."),
         {{.changes = QStringLiteral("method=sequential_impulses"), .naming = [] { return Texts::tr("Gauss–Seidel"); }},
          {.changes = QStringLiteral("method=jacobi"), .naming = [] { return Texts::tr("Jacobi"); }}}},
        {QStringLiteral("position-correction"),
         Texts::tr("&ERP, split impulses, NGS"),
         Texts::tr("Compares ways of removing overlap: by velocities, by pseudo-velocities, by moving the bodies."),
         {{.changes = correction.arg(QStringLiteral("erp")), .naming = [] { return Texts::tr("ERP"); }},
          {.changes = correction.arg(QStringLiteral("split_impulse")), .naming = [] { return Texts::tr("Split impulses"); }},
          {.changes = correction.arg(QStringLiteral("ngs")), .naming = [] { return Texts::tr("NGS"); }}}},
        {QStringLiteral("row-order"), Texts::tr("&Order of the rows"), Texts::tr("Compares the same sweeps in different orders."),
         each({sweeping + QStringLiteral("row_order=as_built"), sweeping + QStringLiteral("row_order=reversed"),
               sweeping + QStringLiteral("row_order=ping_pong"), sweeping + QStringLiteral("row_order=shuffled"),
               sweeping + QStringLiteral("row_order=coloured")})},
        {QStringLiteral("all-methods"), Texts::tr("&All methods"),
         Texts::tr("Compares all methods, each with about the same number of sweeps per step; sub-steps share them. The other "
                   "settings stay as they are."),
         allMethods(now)},
    };
}

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
    return session.step() - (session.atEndOfStep() || session.event().phase >= Phase::IntegratePositions ? 0 : 1);
}

VariantComparison::VariantComparison(DebuggerController& controller, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_frozen(
          controller, this,
          [](const StepTrace& step, const FrozenQuestion& question, const std::atomic<bool>& cancelled) {
              const CompareOptions options{.metrics = {.referenceLimits = {.seconds = secondsUnasked}, .cancelled = &cancelled},
                                           .jobs = usefulThreadCount()};
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
    if (m_variants.count() == 0) return tr("Press “Warm starting on / off” or Comparisons.");
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
        m_frozen.request({m_active, m_controller.session().step()});
    } else if (m_frozen.result()) {
        m_frozen.forget();
        emit frozenChanged();
    } else {
        m_frozen.cancel();
    }
}

std::int64_t VariantComparison::requestedSteps() const {
    const Session& session = m_controller.session();
    const std::int64_t ahead = m_controller.isPlaying() ? session.step() + stepsAhead : 0;
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

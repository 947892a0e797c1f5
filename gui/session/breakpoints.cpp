// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/breakpoints.h"

#include <algorithm>
#include <limits>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "physics/base/parallel.h"
#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {
namespace {

constexpr int searchSlice = 12;
constexpr int tickMilliseconds = 100;

}  // namespace

Breakpoints::Breakpoints(DebuggerController& controller, QObject* parent)
    : QObject(parent), m_controller(controller), m_task(this) {
    m_slices.setInterval(0);
    connect(&m_slices, &QTimer::timeout, this, &Breakpoints::advanceSlice);
    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        if (!m_scan) return;
        m_progress = tr("%1 of %2 recorded steps searched").arg(m_scan->steps).arg(m_toSearch);
        emit searchChanged();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &Breakpoints::interpretAll);
    controller.setStopCondition([this](Cursor from) { return stopOfPlayback(from); }, [this] { return any(); });
    connect(&controller, &DebuggerController::stopReached, this, &Breakpoints::countStopOfPlayback);
    connect(&controller, &DebuggerController::playbackChanged, this, [this] { m_playing.reset(); });
    connect(this, &Breakpoints::breakpointsChanged, this, [this] { m_playing.reset(); });
    connect(this, &Breakpoints::breakpointsChanged, this, &Breakpoints::save);
    connect(this, &Breakpoints::watchesChanged, this, &Breakpoints::save);
    // Anything else that moves the cursor or changes the recording replaces the search.
    connect(&controller, &DebuggerController::aboutToMove, this, &Breakpoints::cancel);
}

int Breakpoints::add(const QString& condition, std::optional<SourceLine> line) {
    Entry& entry = m_entries.emplace_back();
    entry.condition = condition;
    entry.breakpoint.line = std::move(line);
    interpret(entry);
    emit breakpointsChanged();
    return static_cast<int>(m_entries.size()) - 1;
}

QString Breakpoints::titleOf(int place) const {
    const Entry& entry = m_entries[static_cast<std::size_t>(place)];
    QStringList parts;
    if (entry.breakpoint.line)
        parts += QString::fromStdString(entry.breakpoint.line->file).section(QLatin1Char('/'), -1) + QLatin1Char(':') +
                 QString::number(entry.breakpoint.line->line);
    if (!entry.condition.isEmpty()) parts += entry.condition;
    return parts.join(QStringLiteral("  ·  "));
}

QString Breakpoints::missingIn(const std::optional<Condition>& condition) const {
    QString text;
    if (!condition) return text;
    const MissingFields missing = missingFields(*condition, m_controller.scene());
    for (const std::string_view name : missing.everywhere)
        text = sentences({text, tr("%1 is not in this trace.").arg(inARow({name}))});
    for (const std::string_view name : missing.atSomeVisits)
        text = sentences({text, tr("%1 is missing at some visits of this trace.").arg(inARow({name}))});
    return text;
}

QString Breakpoints::problemOf(int place) const {
    const Entry& entry = m_entries[static_cast<std::size_t>(place)];
    return entry.problem.isEmpty() ? missingIn(entry.breakpoint.condition) : entry.problem;
}

QString Breakpoints::missingForWatch(int place) const { return missingIn(m_watches[static_cast<std::size_t>(place)].figure); }

void Breakpoints::remove(int place) {
    m_entries.erase(m_entries.begin() + place);
    emit breakpointsChanged();
}

void Breakpoints::clear() {
    m_entries.clear();
    emit breakpointsChanged();
}

void Breakpoints::setEnabled(int place, bool enabled) {
    m_entries[static_cast<std::size_t>(place)].breakpoint.enabled = enabled;
    emit breakpointsChanged();
}

void Breakpoints::setCondition(int place, const QString& condition) {
    Entry& entry = m_entries[static_cast<std::size_t>(place)];
    entry.condition = condition;
    interpret(entry);
    emit breakpointsChanged();
}

void Breakpoints::setEvery(int place, qint64 every) {
    m_entries[static_cast<std::size_t>(place)].breakpoint.every = std::max<qint64>(1, every);
    emit breakpointsChanged();
}

void Breakpoints::toggleLine(const QString& file, int line) {
    const SourceLine wanted{file.toStdString(), line};
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.breakpoint.line == wanted && entry.condition.isEmpty(); });
    if (found == m_entries.end()) {
        add({}, wanted);
        return;
    }
    m_entries.erase(found);
    emit breakpointsChanged();
}

bool Breakpoints::hasLine(const QString& file, int line) const {
    const SourceLine wanted{file.toStdString(), line};
    return std::ranges::any_of(m_entries, [&](const Entry& entry) { return entry.breakpoint.line == wanted; });
}

bool Breakpoints::any() const {
    return std::ranges::any_of(m_entries, [](const Entry& entry) {
        return entry.problem.isEmpty() && entry.breakpoint.enabled && (entry.breakpoint.line || entry.breakpoint.condition);
    });
}

void Breakpoints::interpret(Entry& entry) const {
    entry.problem.clear();
    entry.breakpoint.condition.reset();
    if (entry.condition.trimmed().isEmpty()) return;
    auto condition = parseCondition(entry.condition.toStdString(), m_controller.scene());
    if (condition)
        entry.breakpoint.condition = std::move(*condition);
    else
        entry.problem = errorText(entry.condition, condition.error());
}

void Breakpoints::interpret(Watch& watch) const {
    watch.problem.clear();
    watch.figure.reset();
    auto figure = parseValue(watch.expression.toStdString(), m_controller.scene());
    if (figure)
        watch.figure = std::move(*figure);
    else
        watch.problem = errorText(watch.expression, figure.error());
}

void Breakpoints::interpretAll() {
    for (Entry& entry : m_entries) interpret(entry);
    for (Watch& watch : m_watches) interpret(watch);
    emit breakpointsChanged();
    emit watchesChanged();
}

void Breakpoints::addWatch(const QString& expression) {
    Watch& watch = m_watches.emplace_back();
    watch.expression = expression;
    interpret(watch);
    emit watchesChanged();
}

void Breakpoints::removeWatch(int place) {
    m_watches.erase(m_watches.begin() + place);
    emit watchesChanged();
}

std::vector<double> Breakpoints::watchedValues() const {
    std::vector<double> values(m_watches.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<Condition> figures;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_watches.size(); ++i) {
        if (!m_watches[i].figure) continue;
        figures.push_back(*m_watches[i].figure);
        places.push_back(i);
    }
    if (figures.empty()) return values;
    const Session& session = m_controller.session();
    const std::vector<Real> found = valuesAt(*session.trace(), session.cursor().event, figures);
    for (std::size_t i = 0; i < found.size(); ++i) values[places[i]] = found[i];
    return values;
}

// As lines of a settings file: the line of source, whether it is on, how often it stops, and the condition.
void Breakpoints::save() {
    QStringList lines;
    for (const Entry& entry : m_entries) {
        const auto& line = entry.breakpoint.line;
        lines += QStringList{line ? QString::fromStdString(line->file) : QString(), QString::number(line ? line->line : 0),
                             QString::number(entry.breakpoint.enabled), QString::number(entry.breakpoint.every), entry.condition}
                     .join(QLatin1Char('\t'));
    }
    QStringList watches;
    for (const Watch& watch : m_watches) watches += watch.expression;
    m_keptBreakpoints.save(lines);
    m_keptWatches.save(watches);
}

void Breakpoints::load() {
    m_entries.clear();
    for (const QString& text : m_keptBreakpoints.load()) {
        const QStringList parts = text.split(QLatin1Char('\t'));
        if (parts.size() != 5) continue;
        Entry& entry = m_entries.emplace_back();
        if (!parts[0].isEmpty()) entry.breakpoint.line = SourceLine{parts[0].toStdString(), parts[1].toInt()};
        entry.breakpoint.enabled = parts[2].toInt() != 0;
        entry.breakpoint.every = std::max<qint64>(1, parts[3].toLongLong());
        entry.condition = parts[4];
    }
    m_watches.clear();
    for (const QString& text : m_keptWatches.load()) m_watches.emplace_back().expression = text;
    interpretAll();
}

void Breakpoints::continueForward() {
    m_ofList = true;
    begin(list(), true);
}

void Breakpoints::continueBack() {
    m_ofList = true;
    begin(list(), false);
}

std::vector<Breakpoint> Breakpoints::list() const {
    std::vector<Breakpoint> wanted;
    for (const Entry& entry : m_entries) {
        wanted.push_back(entry.breakpoint);
        if (!entry.problem.isEmpty()) wanted.back().enabled = false;  // without its condition it would stop too often
    }
    return wanted;
}

/// A step is scanned once for all of its rows.
std::optional<Cursor> Breakpoints::stopOfPlayback(Cursor from) {
    if (!any()) return std::nullopt;
    const std::int64_t step = m_controller.session().step();
    if (!m_playing) {
        m_watched = list();
        m_playing.emplace(m_watched);
        m_scannedStep = 0;
    }
    if (from.step != step || m_scannedStep != step) {
        m_ahead = m_playing->scanStep(m_controller.session().startOfStep(), from);
        m_scannedStep = step;
    }
    return m_ahead ? std::optional(m_ahead->at) : std::nullopt;
}

void Breakpoints::countStopOfPlayback() {
    const auto place = static_cast<int>(m_ahead->breakpoint);
    // The controller moves there first.
    QMetaObject::invokeMethod(
        this,
        [this, place] {
            if (place >= static_cast<int>(m_entries.size())) return;
            ++m_entries[static_cast<std::size_t>(place)].stops;
            emit breakpointsChanged();
            emit stopped(place);
        },
        Qt::QueuedConnection);
}

void Breakpoints::runTo(const Breakpoint& breakpoint) {
    m_ofList = false;
    begin({breakpoint}, true);
}

void Breakpoints::begin(std::vector<Breakpoint> wanted, bool forward) {
    cancel();
    m_controller.pause();
    m_wanted = std::move(wanted);
    m_forward = forward;
    m_searching = true;
    m_outcome.clear();
    m_progress.clear();
    m_scan = std::make_shared<ScanProgress>();
    m_ticks.start();
    const Session& session = m_controller.session();
    m_toSearch = forward ? session.recording().steps() - session.step() + 1 : session.step();
    m_task.run(
        [this, scan = m_scan, &recording = session.recording(), from = session.cursor()](const std::atomic<bool>&) {
            const ScanOptions options{usefulThreadCount(), scan.get()};
            return m_forward ? findForward(recording, m_wanted, from, options) : findBack(recording, m_wanted, from, options);
        },
        [this, scan = m_scan](std::optional<Hit> hit) {
            if (scan == m_scan && m_searching) searched(hit);
        },
        true);
    emit searchChanged();
}

void Breakpoints::searched(std::optional<Hit> hit) {
    if (hit) {
        stopAt(*hit);
    } else if (m_forward) {
        m_advancing.emplace(m_wanted);
        m_slices.start();
    } else {
        endWithoutStop(tr("No earlier stop: no breakpoint holds before this stop."), false);
    }
}

void Breakpoints::advanceSlice() {
    const Recording& recording = m_controller.session().recording();
    if (const auto hit = m_controller.extend(*m_advancing, searchSlice)) {
        stopAt(*hit);
    } else if (!recording.canAdvance()) {
        endWithoutStop(tr("The recording ends at step %1 without another stop.").arg(recording.steps()), true);
    } else {
        m_progress = tr("no stop so far, now at step %1").arg(recording.steps());
        emit searchChanged();
    }
}

/// No message that nothing was found if nothing could be found.
void Breakpoints::endWithoutStop(const QString& outcome, bool forward) {
    QString text = outcome;
    for (const Breakpoint& one : m_wanted) {
        const QString missing = one.enabled ? missingIn(one.condition) : QString();
        if (!text.contains(missing)) text = sentences({text, missing});
    }
    end(text);
    emit nothingFound(forward);
}

void Breakpoints::stopAt(const Hit& hit) {
    const int place = m_ofList ? static_cast<int>(hit.breakpoint) : -1;
    end(QString());
    m_controller.seek(hit.at);
    if (place >= 0 && place < static_cast<int>(m_entries.size())) {
        ++m_entries[static_cast<std::size_t>(place)].stops;
        emit breakpointsChanged();
    }
    emit stopped(place);
}

void Breakpoints::end(const QString& outcome) {
    m_slices.stop();
    m_ticks.stop();
    m_advancing.reset();
    m_searching = false;
    m_progress.clear();
    m_outcome = outcome;
    m_scan.reset();
    emit searchChanged();
}

void Breakpoints::cancel() {
    if (!m_searching) return;
    if (m_scan) m_scan->cancelled = true;
    m_task.cancelAndWait();  // until the thread no longer reads the recording: at most a step of work
    end(QString());
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/watch_list.h"

#include <algorithm>

#include "gui/text/language.h"

namespace solverscope {

WatchList::WatchList(DebuggerController& controller, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_sampler(controller, this),
      m_readings(
          controller, this,
          [](const StepTrace& step, const Asked& asked, const std::atomic<bool>&) { return watchReadings(step, asked.meters); },
          [this] { emit readingsChanged(); }) {
    connect(&controller, &DebuggerController::sceneChanged, this, &WatchList::interpretAll);
    connect(&m_sampler, &StepSampler::sampled, this, &WatchList::readingsChanged);
}

void WatchList::load() {
    m_entries.clear();
    for (const QString& text : m_kept.load(static_cast<qsizetype>(maxWatchExpressions))) m_entries.emplace_back().text = text;
    interpretAll();
}

void WatchList::save() {
    QStringList texts;
    for (const Entry& entry : m_entries) texts += entry.text;
    m_kept.save(texts);
}

void WatchList::interpret(Entry& entry) const {
    entry.problem.clear();
    entry.meter.reset();
    auto meter = parseWatchExpression(entry.text.toStdString(), m_controller.scene());
    if (meter)
        entry.meter = std::move(*meter);
    else
        entry.problem = errorText(entry.text, meter.error());
}

void WatchList::interpretAll() {
    for (Entry& entry : m_entries) interpret(entry);
    changed();
}

void WatchList::changed() {
    m_readings.forget();
    const Asked asked = understood();
    if (asked.meters.empty())
        m_sampler.take(nullptr);
    else
        m_sampler.take([meters = asked.meters](World& world) { return watchExpressionValues(world, meters); });
    emit watchListChanged();
}

int WatchList::add(const QString& text) {
    const auto same = std::ranges::find(m_entries, text, &Entry::text);
    if (same != m_entries.end()) return static_cast<int>(same - m_entries.begin());
    if (m_entries.size() >= maxWatchExpressions) return -1;
    Entry& entry = m_entries.emplace_back();
    entry.text = text;
    interpret(entry);
    save();
    changed();
    return static_cast<int>(m_entries.size()) - 1;
}

void WatchList::remove(int place) {
    m_entries.erase(m_entries.begin() + place);
    save();
    changed();
}

void WatchList::replace(int place, const QString& text) {
    Entry& entry = m_entries[static_cast<std::size_t>(place)];
    entry.text = text;
    interpret(entry);
    save();
    changed();
}

void WatchList::follow(bool steps) {
    if (steps) m_sampler.follow();
    Asked asked = understood();
    if (!asked.meters.empty()) m_readings.request(std::move(asked));
}

WatchList::Asked WatchList::understood() const {
    Asked asked;
    for (const Entry& entry : m_entries) {
        if (!entry.meter) continue;
        asked.texts += entry.text;
        asked.meters.push_back(*entry.meter);
    }
    return asked;
}

/// Its place among those that are understood.
std::optional<std::size_t> WatchList::readPlace(int place) const {
    if (place < 0 || place >= static_cast<int>(m_entries.size()) || !m_entries[static_cast<std::size_t>(place)].meter)
        return std::nullopt;
    return static_cast<std::size_t>(
        std::count_if(m_entries.begin(), m_entries.begin() + place, [](const Entry& entry) { return entry.meter.has_value(); }));
}

const std::vector<WatchReading>* WatchList::readingsOf(int place) const {
    const auto of = readPlace(place);
    return of && m_readings.result() && *of < m_readings.result()->size() ? &(*m_readings.result())[*of] : nullptr;
}

std::optional<WatchReading> WatchList::reading(int place) const {
    const auto* readings = readingsOf(place);
    if (!readings) return std::nullopt;
    const auto after = std::ranges::upper_bound(*readings, m_controller.session().cursor().event, {}, &WatchReading::event);
    if (after == readings->begin()) return std::nullopt;
    return *(after - 1);
}

QList<QPointF> WatchList::overStops(int place) const {
    QList<QPointF> points;
    const auto* readings = readingsOf(place);
    if (!readings) return points;
    for (const WatchReading& reading : *readings) points.append({static_cast<double>(reading.event), reading.value});
    return points;
}

QList<QPointF> WatchList::overSteps(int place) const {
    QList<QPointF> points;
    const auto of = readPlace(place);
    if (!of) return points;
    auto step = static_cast<double>(m_sampler.firstStep());
    for (const auto& sample : m_sampler.samples()) {
        if (*of < sample.size()) points.append({step, sample[*of]});
        step += 1;
    }
    return points;
}

}  // namespace solverscope

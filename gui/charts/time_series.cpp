// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/time_series.h"

#include <QCoreApplication>
#include <array>

#include "gui/charts/colours.h"
#include "physics/debugger/step_measures.h"
#include "physics/trace/names.h"
#include "physics/world/step.h"

namespace solverscope {
namespace {

struct TimeSeries {
    Q_DECLARE_TR_FUNCTIONS(TimeSeries)
};

constexpr std::size_t energyNumbers = 3;
constexpr std::size_t bodyNumbers = 4;

struct SeriesQuantity {
    const char* name;
    const char* unit;
    int colour;
    ChartMarker marker;
    const char* meaning;
    Real (*value)(const Measures& measures, const Measures& first);
};

Real potentialSinceFirst(const Measures& m, const Measures& first) { return m.potentialEnergy - first.potentialEnergy; }

const std::vector<SeriesQuantity>& quantitiesOf(TimeSeriesPage page) {
    static const std::array<std::vector<SeriesQuantity>, timeSeriesPageCount> all{{
        {{QT_TRANSLATE_NOOP("TimeSeries", "kinetic"), "J", 0, ChartMarker::Circle,
          QT_TRANSLATE_NOOP("TimeSeries", "½ m v² and ½ I ω² of all bodies"),
          [](const Measures& m, const Measures&) { return m.kineticEnergy; }},
         {QT_TRANSLATE_NOOP("TimeSeries", "potential"), "J", 1, ChartMarker::Square,
          QT_TRANSLATE_NOOP("TimeSeries", "−m g·x of all bodies, 0 at the end of the first step"), potentialSinceFirst},
         {QT_TRANSLATE_NOOP("TimeSeries", "total"), "J", 2, ChartMarker::Diamond,
          QT_TRANSLATE_NOOP("TimeSeries", "All kinds together"),
          [](const Measures& m, const Measures& first) { return m.kineticEnergy + potentialSinceFirst(m, first); }}},
        {{QT_TRANSLATE_NOOP("TimeSeries", "momentum x"), "N s", 0, ChartMarker::Circle, QT_TRANSLATE_NOOP("TimeSeries", "Σ m v"),
          [](const Measures& m, const Measures&) { return m.momentum.x; }},
         {QT_TRANSLATE_NOOP("TimeSeries", "momentum y"), "N s", 1, ChartMarker::Square, QT_TRANSLATE_NOOP("TimeSeries", "Σ m v"),
          [](const Measures& m, const Measures&) { return m.momentum.y; }}},
        {{QT_TRANSLATE_NOOP("TimeSeries", "about the origin"), "N m s", 0, ChartMarker::Diamond,
          QT_TRANSLATE_NOOP("TimeSeries", "Σ m x × v + I ω"),
          [](const Measures& m, const Measures&) { return m.angularMomentum; }}},
        {{QT_TRANSLATE_NOOP("TimeSeries", "worst penetration"), "m", 0, ChartMarker::Circle,
          QT_TRANSLATE_NOOP("TimeSeries", "The deepest overlap of the step"),
          [](const Measures& m, const Measures&) { return m.worstPenetration; }},
         {QT_TRANSLATE_NOOP("TimeSeries", "worst joint error"), "m", 1, ChartMarker::Triangle,
          QT_TRANSLATE_NOOP("TimeSeries", "How far the joint that is worst off is from what it demands"),
          [](const Measures& m, const Measures&) { return m.worstJointError; }}},
        {},
    }};
    return all[static_cast<std::size_t>(page)];
}

Qt::PenStyle dashOf(int colour) {
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    return dashes[static_cast<std::size_t>(colour) % dashes.size()];
}

ChartSeries seriesOf(const QString& name, const char* unit, int colour, ChartMarker marker, const QString& meaning) {
    return {name, QString::fromUtf8(unit), colour, dashOf(colour), marker, {}, true, meaning};
}

}  // namespace

QString pageName(TimeSeriesPage page) {
    switch (page) {
        case TimeSeriesPage::Energy:
            return TimeSeries::tr("Energy");
        case TimeSeriesPage::Momentum:
            return TimeSeries::tr("Momentum");
        case TimeSeriesPage::AngularMomentum:
            return TimeSeries::tr("Angular momentum");
        case TimeSeriesPage::PositionErrors:
            return TimeSeries::tr("Position errors");
        case TimeSeriesPage::Jitter:
            break;
    }
    return TimeSeries::tr("Jitter of bodies");
}

QString pageAxis(TimeSeriesPage page) {
    switch (page) {
        case TimeSeriesPage::Energy:
            return TimeSeries::tr("energy [J]");
        case TimeSeriesPage::Momentum:
            return TimeSeries::tr("momentum [N s]");
        case TimeSeriesPage::AngularMomentum:
            return TimeSeries::tr("angular momentum [N m s]");
        case TimeSeriesPage::PositionErrors:
            return TimeSeries::tr("error [m]");
        case TimeSeriesPage::Jitter:
            break;
    }
    return TimeSeries::tr("jitter [m/s]");
}

std::vector<ChartSeries> recordedSeries(TimeSeriesPage page, bool springs) {
    std::vector<ChartSeries> all;
    for (const SeriesQuantity& each : quantitiesOf(page))
        all.push_back(seriesOf(TimeSeries::tr(each.name), each.unit, each.colour, each.marker, TimeSeries::tr(each.meaning)));
    // With springs the total is more than what is recorded.
    if (page == TimeSeriesPage::Energy && springs) all.pop_back();
    return all;
}

void appendRecorded(TimeSeriesPage page, std::vector<ChartSeries>& series, std::span<const StepRecord> records, std::size_t taken) {
    const auto& quantities = quantitiesOf(page);
    for (std::size_t q = 0; q < series.size(); ++q)
        for (std::size_t i = taken; i < records.size(); ++i)
            series[q].points.append(
                {static_cast<double>(i + 1), quantities[q].value(records[i].measures, records.front().measures)});
}

std::vector<double> sampleStep(World& world, std::span<const BodyId> bodies) {
    std::vector<double> numbers(energyNumbers + bodyNumbers * bodies.size());
    const auto keep = [&](std::size_t body, std::size_t place) {
        const Vec2 v = world.velocities[index(bodies[body])].v;
        numbers[energyNumbers + bodyNumbers * body + place] = v.x;
        numbers[energyNumbers + bodyNumbers * body + place + 1] = v.y;
    };
    for (std::size_t i = 0; i < bodies.size(); ++i) keep(i, 0);
    step(world);
    for (std::size_t i = 0; i < bodies.size(); ++i) keep(i, 2);
    const EnergyByKind energy = energyByKind(world);
    numbers[0] = energy.linear;
    numbers[1] = energy.turning;
    numbers[2] = energy.springs;
    return numbers;
}

std::vector<ChartSeries> sampledEnergy(std::int64_t firstStep, const std::deque<std::vector<double>>& samples,
                                       std::span<const StepRecord> records, bool springs) {
    std::vector<ChartSeries> all{
        seriesOf(TimeSeries::tr("of moving"), "J", 3, ChartMarker::Triangle, TimeSeries::tr("½ m v² of all bodies")),
        seriesOf(TimeSeries::tr("of turning"), "J", 4, ChartMarker::Diamond, TimeSeries::tr("½ I ω² of all bodies"))};
    if (springs) {
        all.push_back(
            seriesOf(TimeSeries::tr("springs"), "J", 5, ChartMarker::Circle, TimeSeries::tr("½ k C² of the springs of joints")));
        all.push_back(seriesOf(TimeSeries::tr("total"), "J", 2, ChartMarker::Diamond,
                               TimeSeries::tr("All kinds together, what the springs hold with them")));
    }
    auto step = firstStep;
    for (const auto& sample : samples) {
        if (step > static_cast<std::int64_t>(records.size())) break;
        const Measures& kept = records[static_cast<std::size_t>(step - 1)].measures;
        const auto x = static_cast<double>(step++);
        all[0].points.append({x, sample[0]});
        all[1].points.append({x, sample[1]});
        if (!springs) continue;
        all[2].points.append({x, sample[2]});
        all[3].points.append({x, kept.kineticEnergy + potentialSinceFirst(kept, records.front().measures) + sample[2]});
    }
    return all;
}

ChartSeries jitterSeries(const Scene& scene, BodyId body, int number, std::int64_t firstStep,
                         const std::deque<std::vector<double>>& samples, int window) {
    constexpr std::array markers{ChartMarker::Circle, ChartMarker::Square, ChartMarker::Diamond, ChartMarker::Triangle};
    ChartSeries series = seriesOf(QString::fromStdString(bodyName(scene, body)), "m/s", number % seriesColourCount,
                                  markers[static_cast<std::size_t>(number) % markers.size()],
                                  TimeSeries::tr("√( mean of |v − v before|² ) over the last %1 steps").arg(window));
    series.inLegend = false;  // the list of bodies is one
    const std::size_t place = energyNumbers + bodyNumbers * static_cast<std::size_t>(number);
    if (samples.empty() || samples.front().size() < place + bodyNumbers) return series;
    std::vector<Vec2> velocities{{samples.front()[place], samples.front()[place + 1]}};
    for (const auto& sample : samples) velocities.push_back({sample[place + 2], sample[place + 3]});
    auto x = static_cast<double>(firstStep);
    for (const Real jitter : jitterOf(velocities, window)) {
        series.points.append({x, jitter});
        x += 1;
    }
    return series;
}

}  // namespace solverscope

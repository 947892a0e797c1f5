// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <ctime>
#include <vector>

#include "gui/charts/line_chart.h"

using namespace solverscope;

// A chart of 1200 × 400 that gets new values: from handing them over until they are painted. A screen leaves 16 ms for a frame.
namespace {

constexpr qsizetype pointsOfChart = 100'000;
constexpr int updates = 200;

class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* watched) { watched->installEventFilter(this); }
    int paints = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint;
        return false;
    }
};

double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

std::vector<ChartSeries> valuesAt(int update, int seriesCount, bool logarithmic) {
    const qsizetype each = pointsOfChart / seriesCount;
    std::vector<ChartSeries> all(static_cast<std::size_t>(seriesCount));
    for (int number = 0; number < seriesCount; ++number) {
        ChartSeries& series = all[static_cast<std::size_t>(number)];
        series.name = QStringLiteral("series %1").arg(number);
        series.unit = QStringLiteral("J");
        series.colour = number;
        series.dash = number % 2 == 1 ? Qt::DashLine : Qt::SolidLine;
        series.points.reserve(each);
        for (qsizetype i = 0; i < each; ++i) {
            const double wave = std::sin(0.37 * static_cast<double>(i + 13 * update) + number) + 1.5;
            const double value =
                logarithmic ? wave * std::pow(10, -12.0 * static_cast<double>(i) / static_cast<double>(each)) : wave;
            series.points.append({static_cast<double>(i), value});
        }
    }
    return all;
}

void chartUpdate(benchmark::State& state) {
    const bool logarithmic = state.range(0) == 1;
    const auto seriesCount = static_cast<int>(state.range(1));
    LineChart chart;
    chart.setAxes(QStringLiteral("step"), QStringLiteral("energy [J]"),
                  logarithmic ? LineChart::Scale::Logarithmic : LineChart::Scale::Linear);
    chart.resize(1200, 400);
    chart.show();
    QApplication::processEvents();
    PaintCounter counter(chart.findChild<QAbstractScrollArea*>()->viewport());
    std::vector<double> times;     // ms
    std::vector<double> cpuTimes;  // ms of this thread: on a machine that does other things too
    for (auto _ : state) {
        for (int update = 0; update < updates; ++update) {
            auto values = valuesAt(update, seriesCount, logarithmic);
            const int before = counter.paints;
            const double cpuBefore = threadMilliseconds();
            QElapsedTimer clock;
            clock.start();
            chart.replace(std::move(values));
            while (counter.paints == before) QApplication::processEvents();
            times.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
            cpuTimes.push_back(threadMilliseconds() - cpuBefore);
        }
    }
    std::sort(times.begin(), times.end());
    std::sort(cpuTimes.begin(), cpuTimes.end());
    state.counters["cpu_p95_ms"] = cpuTimes[cpuTimes.size() * 95 / 100];
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["max_ms"] = times.back();
}

}  // namespace

BENCHMARK(chartUpdate)
    ->ArgNames({"log", "series"})
    ->Args({0, 1})
    ->Args({1, 1})
    ->Args({0, 4})
    ->Args({1, 4})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

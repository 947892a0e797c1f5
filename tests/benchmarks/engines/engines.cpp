// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Our step beside Box2D's, in one run: `engines FOLDER [SCENE...]` prints the ratios and writes engines.csv, ratio.svg and
// cost.svg into the folder. A SCENE is a kind and a size, such as pyramid:30; without any, all of them are run, and then the cost
// of a sweep alone is measured and written to sweeps.csv.
//
// A machine's speed drifts, so the engines take turns: each makes a few steps of its own world, round after round, and the median
// of a round's time per step counts. The scenes have settled for two seconds before.
#include <QApplication>
#include <QDir>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>

#include "gui/app/run_window.h"
#include "gui/charts/line_chart.h"
#include "gui/session/kept_file.h"
#include "physics/base/thread_team.h"
#include "physics/solvers/wide_rows.h"
#include "physics/world/step.h"
#include "tests/benchmarks/engines/scenes.h"
#include "tests/box2d_twin.h"

using namespace solverscope;

namespace {

constexpr int settled = 120;       // steps
constexpr int iterations = 10;     // of the velocities, in both engines
constexpr int positionSweeps = 3;  // likewise
constexpr int rounds = 15;
constexpr double roundSeconds = 0.05;

struct Kind {
    const char* name;
    Scene (*scene)(int size);
    std::vector<int> sizes;
};

const std::vector<Kind> kinds{{"pyramid", pyramidScene, {10, 20, 30, 40, 60, 80, 100, 140, 220}},
                              {"stack", stackScene, {20}},
                              {"chain", chainScene, {100}},
                              {"rain", rainScene, {200, 1000}}};

/// An implementation of ours: the reading copy, which steps row by row, or the wide one.
struct Ours {
    const char* name;
    RowOrder order;
    bool isWide;
    int threads = 1;
};

constexpr Ours ours[] = {{"as built", RowOrder::AsBuilt, false},
                         {"coloured", RowOrder::Coloured, false},
                         {"wide", RowOrder::Coloured, true},
                         {"wide, 2 threads", RowOrder::Coloured, true, 2}};

/// One engine with its world.
struct Runner {
    std::string name;
    std::function<void()> step;
    clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;  // of several threads the time that passes
    int stepsInRound = 1;
    std::vector<double> milliseconds = {};  // per step, one for each round
};

struct SceneTimes {
    std::string kind;
    int size = 0;
    std::size_t bodies = 0;
    std::size_t points = 0;                                    // of contacts and joints: what has rows
    std::vector<std::pair<std::string, double>> milliseconds;  // by engine; Box2D first

    double ratio(std::size_t engine) const { return milliseconds[engine].second / milliseconds.front().second; }
};

double secondsOn(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double secondsOf(const Runner& runner, int steps) {
    const double before = secondsOn(runner.clock);
    for (int i = 0; i < steps; ++i) runner.step();
    return secondsOn(runner.clock) - before;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

SceneTimes measured(const Kind& kind, int size) {
    Scene scene = kind.scene(size);
    scene.settings.iterations = iterations;
    scene.settings.positionIterations = positionSweeps;
    SceneTimes result{kind.name, size, scene.bodies.size(), 0, {}};

    std::vector<Runner> runners;
    const auto twin = std::make_shared<Box2dTwin>(scene);
    runners.push_back({"Box2D 2.4.1", [twin] { twin->step(iterations, positionSweeps); }});
    for (const Ours& each : ours) {
        scene.settings.rowOrder = each.order;
        const auto world = std::make_shared<World>(makeWorld(scene));
        const auto make = [world, lanes = each.isWide ? mostLanes() : 0, threads = each.threads] {
            setWideLanes(lanes);
            setStepThreads(threads);
            step(*world);
        };
        runners.push_back({each.name, make, each.threads > 1 ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID});
        for (int i = 0; i < settled; ++i) runners.back().step();
        if (!each.isWide) continue;
        result.points = world->contacts.size() + world->joints.size();
    }
    for (int i = 0; i < settled; ++i) runners.front().step();
    for (Runner& runner : runners)
        runner.stepsInRound = std::max(1, static_cast<int>(roundSeconds / std::max(1e-6, secondsOf(runner, 2) / 2)));
    for (int round = 0; round < rounds; ++round)
        for (Runner& runner : runners) {
            runner.step();  // brings its world back into the caches
            runner.milliseconds.push_back(1e3 * secondsOf(runner, runner.stepsInRound) / runner.stepsInRound);
        }
    for (const Runner& runner : runners) result.milliseconds.emplace_back(runner.name, median(runner.milliseconds));
    return result;
}

void print(const SceneTimes& result) {
    std::printf("%-8s %4d  %6zu bodies %7zu points ", result.kind.c_str(), result.size, result.bodies, result.points);
    for (std::size_t i = 0; i < result.milliseconds.size(); ++i) {
        std::printf(" | %s %.3f ms", result.milliseconds[i].first.c_str(), result.milliseconds[i].second);
        if (i > 0) std::printf(" = %.2f", result.ratio(i));
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// What a sweep costs for each contact point of a pyramid: steps of many sweeps without those of few.
QList<QStringList> sweepCosts(int size) {
    constexpr int few = 10;
    constexpr int many = 60;
    QList<QStringList> lines;
    const auto measure = [&](const char* name, RowOrder order, std::uint32_t lanes) {
        setWideLanes(lanes);
        setStepThreads(1);
        Scene scene = pyramidScene(size);
        scene.settings.rowOrder = order;
        World world = makeWorld(scene);
        for (int i = 0; i < settled; ++i) step(world);
        std::vector<double> nanoseconds;
        for (int round = 0; round < rounds; ++round) {
            const auto secondsOfStep = [&](int sweeps) {
                world.settings.iterations = sweeps;
                const double before = secondsOn(CLOCK_PROCESS_CPUTIME_ID);
                step(world);
                return secondsOn(CLOCK_PROCESS_CPUTIME_ID) - before;
            };
            const double ofFew = secondsOfStep(few);
            const double difference = secondsOfStep(many) - ofFew;
            nanoseconds.push_back(1e9 * difference / (many - few) / static_cast<double>(world.contacts.size()));
        }
        const double middle = median(nanoseconds);
        std::printf("pyramid %d, %-10s %5.1f ns per contact point and sweep\n", size, name, middle);
        lines.append({QString::number(size), QString::fromLatin1(name), QString::number(middle)});
    };
    measure("as built", RowOrder::AsBuilt, 0);
    measure("coloured", RowOrder::Coloured, 0);
    for (std::uint32_t lanes = 2; lanes <= mostLanes(); lanes *= 2)
        measure(qPrintable(QStringLiteral("%1 lanes").arg(lanes)), RowOrder::Coloured, lanes);
    return lines;
}

QString csv(const std::vector<SceneTimes>& results) {
    QList<QStringList> lines{{"scene", "size", "bodies", "points", "engine", "milliseconds per step", "ratio to Box2D"}};
    for (const SceneTimes& result : results)
        for (std::size_t i = 0; i < result.milliseconds.size(); ++i)
            lines.append({QString::fromStdString(result.kind), QString::number(result.size), QString::number(result.bodies),
                          QString::number(result.points), QString::fromStdString(result.milliseconds[i].first),
                          QString::number(result.milliseconds[i].second), QString::number(result.ratio(i))});
    return csvText(lines);
}

/// Of the pyramids, over the decimal logarithm of their contact points: Qt Charts draws one logarithmic axis.
std::vector<ChartSeries> seriesOf(const std::vector<SceneTimes>& results, bool ratios) {
    std::vector<ChartSeries> all;
    for (std::size_t engine = ratios ? 1 : 0; engine <= std::size(ours); ++engine) {
        ChartSeries& series = all.emplace_back();
        series.colour = static_cast<int>(engine);
        if (!ratios) series.unit = QStringLiteral("ms");
        for (const SceneTimes& result : results) {
            if (result.kind != "pyramid") continue;
            series.name = QString::fromStdString(result.milliseconds[engine].first);
            series.points.append({std::log10(static_cast<double>(result.points)),
                                  ratios ? result.ratio(engine) : result.milliseconds[engine].second});
        }
    }
    return all;
}

bool draw(const std::vector<SceneTimes>& results, bool ratios, const QString& file) {
    LineChart chart;
    chart.resize(720, 400);
    chart.setAccessibleName(ratios ? QStringLiteral("Time of a step to that of Box2D 2.4.1, pyramids")
                                   : QStringLiteral("Time of a step, pyramids"));
    chart.setAxes(QStringLiteral("log₁₀ of the contact points"), ratios ? QStringLiteral("ratio") : QStringLiteral("time [ms]"),
                  ratios ? LineChart::Scale::Linear : LineChart::Scale::Logarithmic, false);
    chart.replace(seriesOf(results, ratios));
    return exportTo(chart, file);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "expected: engines FOLDER [SCENE:SIZE...]\n");
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareApplication(application, QStringLiteral("en"));
    const QStringList arguments = application.arguments();
    const QDir folder(arguments[1]);
    const QStringList wanted = arguments.mid(2);
    std::vector<SceneTimes> results;
    for (const Kind& kind : kinds)
        for (const int size : kind.sizes) {
            if (!wanted.isEmpty() && !wanted.contains(QStringLiteral("%1:%2").arg(QLatin1String(kind.name)).arg(size))) continue;
            results.push_back(measured(kind, size));
            print(results.back());
        }
    if (results.empty()) {
        std::fprintf(stderr, "there is no such scene\n");
        return 2;
    }
    QList<QStringList> sweeps{{"pyramid", "rows", "nanoseconds per contact point and sweep"}};
    if (wanted.isEmpty())
        for (const int size : {30, 100}) sweeps += sweepCosts(size);
    const bool isWritten = folder.mkpath(QStringLiteral(".")) &&
                           replaceFile(csvText(sweeps).toUtf8(), folder.filePath(QStringLiteral("sweeps.csv"))) &&
                           replaceFile(csv(results).toUtf8(), folder.filePath(QStringLiteral("engines.csv"))) &&
                           draw(results, true, folder.filePath(QStringLiteral("ratio.svg"))) &&
                           draw(results, false, folder.filePath(QStringLiteral("cost.svg")));
    if (!isWritten) std::fprintf(stderr, "%s: cannot be written\n", qPrintable(arguments[1]));
    return isWritten ? 0 : 1;
}

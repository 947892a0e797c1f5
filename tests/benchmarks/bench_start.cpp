// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstring>
#include <vector>

#include "gui/app/run_window.h"

using namespace solverscope;

// From the start of the program to its first picture, against an empty window of Qt of the same size: whole processes, one of each
// after the other.
namespace {

constexpr QSize size(1280, 800);

/// Ends the program when a window has been painted.
class FirstPicture : public QObject {
protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched->inherits("QMainWindow"))
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return false;
    }
};

int beginAndEnd(int argc, char** argv, bool isEmpty) {
    QApplication application(argc, argv);
    FirstPicture first;
    application.installEventFilter(&first);
    if (!isEmpty) return runWindow(application, {}, {}, {});
    QMainWindow window;
    window.resize(size);
    window.show();
    return QApplication::exec();
}

double millisecondsOf(const char* what) {
    QElapsedTimer clock;
    clock.start();
    QProcess::execute(QCoreApplication::applicationFilePath(), {QString::fromLatin1(what)});
    return 1e-6 * static_cast<double>(clock.nsecsElapsed());
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void firstWindow(benchmark::State& state) {
    const QTemporaryDir home;
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) qputenv(folder, home.path().toUtf8());
    millisecondsOf("--window");  // the first start writes the settings
    std::vector<double> empty;
    std::vector<double> window;
    std::vector<double> ratios;
    for (auto _ : state) {
        empty.push_back(millisecondsOf("--empty"));
        window.push_back(millisecondsOf("--window"));
        ratios.push_back(window.back() / empty.back());
    }
    state.counters["empty_ms"] = median(empty);
    state.counters["window_ms"] = median(window);
    state.counters["ratio"] = median(ratios);
}

}  // namespace

BENCHMARK(firstWindow)->Iterations(15)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* what : {"--empty", "--window"})
        if (argc == 2 && std::strcmp(argv[1], what) == 0) return beginAndEnd(argc, argv, std::strcmp(what, "--empty") == 0);
    benchmark::Initialize(&argc, argv);
    QCoreApplication application(argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

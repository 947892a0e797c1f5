// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <cmath>
#include <filesystem>

#include "physics/debugger/metrics.h"
#include "physics/scene/scene_file.h"
#include "physics/world/step.h"

using namespace solverscope;

namespace {

std::filesystem::path sceneFolder() { return std::filesystem::path(SOLVERSCOPE_SOURCE_DIR) / "resources" / "scenes"; }

World worldOf(const std::string& name) {
    const auto scene = loadScene(sceneFolder() / (name + ".json"));
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return makeWorld(*scene);
}

void addSceneRows() {
    QTest::addColumn<QString>("scene");
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(sceneFolder()))
        if (entry.path().extension() == ".json") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

}  // namespace

class TestMetrics : public QObject {
    Q_OBJECT

private slots:
    void errorOfTheTwoBoxStackHalvesInEverySweep() {
        World world = worldOf("two_box_stack");
        world.settings.iterations = 10;
        const StepMetrics metrics = measureStep(world);
        const auto& sweeps = metrics.velocities.iterations;
        QCOMPARE(sweeps.size(), std::size_t{11});
        QVERIFY(metrics.velocities.reference.certified);
        for (std::size_t k = 2; k < sweeps.size(); ++k)
            QVERIFY(std::abs(sweeps[k].velocityError / sweeps[k - 1].velocityError - 0.5) < 1e-9);
    }

    void ratesOfTheTwoBoxStackAreOneHalf() {
        World world = worldOf("two_box_stack");
        const StepMetrics metrics = measureStep(world);
        QVERIFY(std::abs(metrics.velocities.predictedRate - 0.5) < 1e-12);
        QVERIFY(std::abs(metrics.velocities.measuredRate - 0.5) < 1e-9);
    }

    void measuredStepEndsAsAnUnwatchedOneBitForBit_data() { addSceneRows(); }
    void measuredStepEndsAsAnUnwatchedOneBitForBit() {
        QFETCH(QString, scene);
        World world = worldOf(scene.toStdString());
        const bool large = scene == "pyramid_30";
        for (int i = 0; i < (large ? 3 : 60); ++i) {
            const std::uint64_t measured = measureStep(world, {.reference = !large}).hashAfter;
            step(world);
            QCOMPARE(measured, hashOf(world));
        }
    }
};

QTEST_GUILESS_MAIN(TestMetrics)
#include "test_metrics.moc"

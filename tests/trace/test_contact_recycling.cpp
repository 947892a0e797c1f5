// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>

#include "physics/trace/recording.h"
#include "physics/trace/step_trace.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene recycling(const char* name, Real distance) {
    Scene scene = shippedScene(name);
    scene.settings.contactRecycleDistance = distance;
    return scene;
}

}  // namespace

class TestContactRecycling : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKeptWithoutTheSetting() {
        World world = shippedWorld("pyramid_10");
        for (int i = 0; i < 10; ++i) step(world);
        QVERIFY(world.keptManifolds.empty());
    }

    /// Manifolds of bodies at rest are those of the first steps.
    void aRestingStackKeepsItsManifolds() {
        World world = makeWorld(recycling("stack_10", 0.02));
        for (int i = 0; i < 200; ++i) step(world);
        const auto kept = world.keptManifolds;
        QCOMPARE(kept.size(), std::size_t{9});  // the tenth is with the ground, a half-plane
        for (int i = 0; i < 100; ++i) step(world);
        QCOMPARE(world.keptManifolds, kept);
    }

    void replaysFromAnyKeyframeGiveTheSameBits() {
        for (const char* name : {"pyramid_10", "shapes", "domino"}) {
            Recording recording(recycling(name, 0.005));
            World world = recording.last();
            std::vector<std::uint64_t> hashes;
            for (int i = 0; i < 120; ++i) {
                recording.advance();
                step(world);
                hashes.push_back(hashOf(world));
            }
            QVERIFY(!world.keptManifolds.empty());
            recording.setMemoryBudget(recording.memoryUsed() / 6);
            QVERIFY(recording.keyframeSpacing() > 1);
            for (std::size_t i = 0; i < hashes.size(); ++i)
                QCOMPARE(hashOf(recording.endOf(static_cast<std::int64_t>(i) + 1)), hashes[i]);
            QVERIFY(!recording.divergedAt());
        }
    }

    void aTracedStepIsAnUntracedOne() {
        World world = makeWorld(recycling("shapes", 0.005));
        for (int i = 0; i < 60; ++i) step(world);
        const StepTrace trace(world);
        step(world);
        QVERIFY(sameWorld(trace.end(), world));
        QVERIFY(sameWorld(trace.worldAt(trace.events().size() - 1), world));
    }
};

SOLVERSCOPE_TEST(TestContactRecycling, QCoreApplication)
#include "test_contact_recycling.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/scene/scene_file.h"
#include "physics/trace/input.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr int momentSteps = 40;

World worldAfterSteps(const Scene& scene) {
    World world = makeWorld(scene);
    for (int i = 0; i < momentSteps; ++i) step(world);
    return world;
}

/// As it comes back from its file.
World reopenedMoment(const Scene& scene, const World& world) {
    const auto saved = parseScene(sceneText(sceneAt(scene, world)), "moment");
    if (!saved) qFatal("%s", saved.error().text().c_str());
    return makeWorld(*saved);
}

}  // namespace

class TestSavedMoment : public QObject {
    Q_OBJECT

private slots:
    void theBodiesAreWhereTheyWereAndMoveAsTheyDid_data() { addShippedScenes(); }
    void theBodiesAreWhereTheyWereAndMoveAsTheyDid() {
        QFETCH(QString, name);
        const Scene scene = shippedScene(name);
        const World world = worldAfterSteps(scene);
        const World again = reopenedMoment(scene, world);
        QVERIFY(again.poses == world.poses);
        QVERIFY(again.velocities == world.velocities);
        QVERIFY(sceneAt(sceneAt(scene, world), again) == sceneAt(scene, world));
    }

    // Warm starting is what a moment does not hold.
    void withoutWarmStartingItGoesOnAsItWouldHave_data() { addShippedScenes(); }
    void withoutWarmStartingItGoesOnAsItWouldHave() {
        QFETCH(QString, name);
        Scene scene = shippedScene(name);
        scene.settings.warmStarting = 0;
        scene.settings.pseudoWarmStarting = false;
        // The wrong friction bound is an impulse of the last step; AVBD begins with its stiffness and slip.
        const Method method = scene.settings.method;
        if (method == Method::WrongFrictionBound || solvesBodies(method)) scene.settings.method = Method::SequentialImpulses;
        World world = worldAfterSteps(scene);
        World again = reopenedMoment(scene, world);
        step(world);
        step(again);
        QVERIFY(again.poses == world.poses);
        QVERIFY(again.velocities == world.velocities);
    }

    void theStartIsTheSceneItself_data() { addShippedScenes(); }
    void theStartIsTheSceneItself() {
        QFETCH(QString, name);
        const Scene scene = shippedScene(name);
        const Scene saved = sceneAt(scene, makeWorld(scene));
        QVERIFY(saved == scene);
        QVERIFY(hashOf(makeWorld(saved)) == hashOf(makeWorld(scene)));
    }

    void theLengthOfAWinchIsSavedOnceItHasChanged() {
        const Scene scene = shippedScene("ropes");
        World world = makeWorld(scene);
        step(world);
        const Scene saved = sceneAt(scene, world);
        const World again = makeWorld(saved);
        for (std::size_t i = 0; i < world.joints.size(); ++i) QCOMPARE(again.joints[i].length, world.joints[i].length);
        QVERIFY(saved.joints != scene.joints);
    }

    void aChangedMassIsSaved() {
        const Scene scene = shippedScene("single_box");
        World world = makeWorld(scene);
        applyInput(world, SetMass{BodyId{1}, 5});
        const World again = reopenedMoment(scene, world);
        QVERIFY(std::abs(again.inverseMasses[1].m - world.inverseMasses[1].m) < 1e-15);
    }
};

SOLVERSCOPE_TEST(TestSavedMoment, QCoreApplication)
#include "test_saved_moment.moc"

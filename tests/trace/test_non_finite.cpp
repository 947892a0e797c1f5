// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Where a number stops being finite, the sentence names the row.
#include <QTest>

#include "physics/trace/non_finite.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/scene/random_scene.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const int seeds = isLongForm() ? 400 : 100;
constexpr int steps = 30;

/// A scene of numbers of every magnitude, with few sweeps so that many can be tried.
Scene extremeScene(int seed, const QString& variant) {
    Scene scene = RandomScene(static_cast<std::uint64_t>(seed)).make();
    scene.settings.iterations = std::min(scene.settings.iterations, 20);
    scene.settings.positionIterations = std::min(scene.settings.positionIterations, 20);
    scene.settings.substeps = std::min(scene.settings.substeps, 5);
    scene.settings.relaxIterations = std::min(scene.settings.relaxIterations, 5);
    scene.settings = withVariant(scene.settings, variant);
    return scene;
}

}  // namespace

class TestNonFinite : public QObject {
    Q_OBJECT

private slots:
    void everyStopOfExtremeScenesIsNamed_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("as drawn") << QString();
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    void everyStopOfExtremeScenesIsNamed() {
        QFETCH(QString, variant);
        int stopped = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            const Scene scene = extremeScene(seed, variant);
            World world = makeWorld(scene);
            for (int i = 0; i < steps && isFinite(world); ++i) {
                const World start = world;
                step(world);
                const auto found = findNonFinite(start);
                QCOMPARE(found.has_value(), !isFinite(world));
                if (!found) continue;
                ++stopped;
                QVERIFY(!isFinite(worldAtEvent(start, found->event)));
                QVERIFY(found->event == 0 || isFinite(worldAtEvent(start, found->event - 1)));
                const QString sentence = QString::fromStdString(nonFiniteSentence(scene, start, *found));
                QVERIFY2(sentence.contains(QString("step %1 ").arg(i + 1)), qPrintable(sentence));
                // Only what no row did (forces, positions) is told without one.
                const bool byRow = found->cause.kind == EventKind::Row || found->cause.kind == EventKind::Iteration;
                QVERIFY2(sentence.contains("row ") == byRow, qPrintable(sentence));
                QVERIFY2(!sentence.contains("''"), qPrintable(sentence));
            }
        }
        // Joints with levers of a million kilometres, turned by a billion radians in a step, do come apart. They must stay few.
        static const QStringList sound{"row_order=reversed", "block_solve=true", "method=jacobi", "method=soft",
                                       "method=tgs_soft iterations=2"};
        if (sound.contains(variant))
            QVERIFY2(stopped <= seeds / 25, qPrintable(QString("%1 of %2 scenes stopped").arg(stopped).arg(seeds)));
    }

    void aBodyThatForcesCarryOffIsNamed() {
        Scene scene = shippedScene("single_box");
        scene.gravity = {0, -1e308};
        scene.settings.dt = 1.0 / 15;
        World world = makeWorld(scene);
        for (;;) {
            const World start = world;
            step(world);
            const auto found = findNonFinite(start);
            if (!found) continue;
            const QString sentence = QString::fromStdString(nonFiniteSentence(scene, start, *found));
            QVERIFY2(sentence.contains(QString("'%1'").arg(QString::fromStdString(scene.bodies[index(found->body)].id))),
                     qPrintable(sentence));
            return;
        }
    }

    void theRowThatJacobiLandsAtTheEndOfASweepIsNamed() {
        // A rod between bodies so far apart that the impulse overflows.
        Scene scene;
        scene.gravity = {};
        scene.settings = withVariant({}, "method=jacobi position_correction=none");
        for (const char* id : {"left", "right"}) {
            BodyDef body;
            body.id = id;
            body.shape = Circle{0.5};
            body.mass = 1;
            body.position = {scene.bodies.empty() ? 0.0 : 4.0, 0};
            scene.bodies.push_back(body);
        }
        scene.joints.push_back({"rod", BodyId{0}, BodyId{1}, DistanceDef{{0, 0}, {4, 0}, {}, {}, {}}});
        World world = makeWorld(scene);
        world.velocities[0].v = {-1.5e308, 0};
        world.velocities[1].v = {1.5e308, 0};
        const auto found = findNonFinite(world);
        QVERIFY(found && found->row);
        QVERIFY(found->cause.kind == EventKind::Iteration);
        const std::string sentence = nonFiniteSentence(scene, world, *found);
        QVERIFY2(sentence.find("row 1 ('rod', equality)") != std::string::npos, sentence.c_str());
    }
};

SOLVERSCOPE_TEST(TestNonFinite, QCoreApplication)
#include "test_non_finite.moc"

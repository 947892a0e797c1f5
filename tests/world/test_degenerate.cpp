// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Scenes that leave a direction, a mass or a time step at the edge of what can be computed, under every method: numbers stay
// finite, or the run stops with a sentence that names the row.
#include <QTest>
#include <cmath>
#include <functional>
#include <map>

#include "physics/trace/non_finite.h"
#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/discs.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef body(Shape shape, Vec2 position, Real angle = 0) {
    BodyDef definition;
    definition.shape = shape;
    definition.position = position;
    definition.angle = angle;
    return definition;
}

BodyDef weighing(Real mass, BodyDef definition) {
    definition.mass = mass;
    return definition;
}

Scene sceneOf(std::vector<BodyDef> bodies) {
    Scene scene;
    scene.bodies = std::move(bodies);
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) scene.bodies[i].id = "body_" + std::to_string(i);
    return scene;
}

void hold(Scene& scene, std::uint32_t a, std::uint32_t b, JointKindDef kind) {
    scene.joints.push_back({"joint_" + std::to_string(scene.joints.size()), BodyId{a}, BodyId{b}, std::move(kind)});
}

constexpr Real eighthTurn = 0.78539816339744830962;

const BodyDef levelGround = fixed(body(HalfPlane{{0, 1}, 0}, {}));

/// By name, so that the data rows are in order.
const std::map<QByteArray, std::function<Scene()>>& scenes() {
    static const std::map<QByteArray, std::function<Scene()>> all{
        {"empty", [] { return Scene{}; }},
        {"only static bodies",
         [] {
             return sceneOf({levelGround, fixed(body(Box{1, 1}, {0, 0.5})), fixed(body(Circle{0.5}, {0.2, 0.5}))});
         }},
        {"coincident circles",
         [] {
             return sceneOf({levelGround, body(Circle{0.5}, {0, 2}), body(Circle{0.5}, {0, 2})});
         }},
        {"coincident boxes",
         [] {
             return sceneOf({levelGround, body(Box{1, 1}, {0, 2}), body(Box{1, 1}, {0, 2})});
         }},
        {"circle in the middle of a box",
         [] {
             return sceneOf({levelGround, body(Box{1, 1}, {0, 2}), body(Circle{0.25}, {0, 2})});
         }},
        {"centre on the ground",
         [] {
             return sceneOf({levelGround, body(Circle{0.5}, {0, 0}), body(Box{1, 1}, {3, 0})});
         }},
        {"edges that touch exactly",
         [] {
             return sceneOf({levelGround, body(Box{1, 1}, {0, 0.5}), body(Box{1, 1}, {1, 0.5}), body(Box{1, 1}, {0, 1.5}),
                             body(Box{1, 1}, {1, 1.5})});
         }},
        {"corner on corner",
         [] {
             return sceneOf({levelGround, body(Box{1, 1}, {0, 0.5}), body(Box{1, 1}, {1, 1.5})});
         }},
        {"standing on a corner",
         [] {
             return sceneOf({levelGround, body(Box{1, 1}, {0, std::sqrt(0.5)}, eighthTurn),
                             fixed(body(Box{1, 1}, {5, 0.5 * std::sqrt(2.0)}, eighthTurn)),
                             body(Box{1, 1}, {5, 1.5 * std::sqrt(2.0)}, eighthTurn)});
         }},
        {"a million on one",
         [] {
             return sceneOf({levelGround, weighing(1e-3, body(Box{1, 1}, {0, 0.5})), weighing(1e3, body(Box{1, 1}, {0, 1.5})),
                             weighing(1e-3, body(Circle{0.5}, {3, 0.5})), weighing(1e3, body(Circle{0.5}, {3, 1.5}))});
         }},
        {"one on a million",
         [] {
             return sceneOf({levelGround, weighing(1e3, body(Box{1, 1}, {0, 0.5})), weighing(1e-3, body(Box{1, 1}, {0, 1.5})),
                             weighing(1e3, body(Circle{0.5}, {3, 0.5})), weighing(1e-3, body(Circle{0.5}, {3, 1.5}))});
         }},
        {"a million and one on a chain",
         [] {
             Scene scene = sceneOf({fixed(body(Circle{0.1}, {0, 5})), weighing(1e-3, body(Circle{0.1}, {0, 4})),
                                    weighing(1e3, body(Circle{0.1}, {0, 3})), weighing(1e-3, body(Circle{0.1}, {0, 2}))});
             for (std::uint32_t i = 0; i < 3; ++i) hold(scene, i, i + 1, RevoluteDef{{0, 4.5 - i}, {}, {}});
             hold(scene, 0, 2, DistanceDef{{0, 5}, {0, 3}, {}, {}, {}});
             return scene;
         }},
        {"rods without length",
         [] {
             Scene scene = sceneOf({fixed(body(Circle{0.1}, {0, 2})), body(Circle{0.1}, {0, 2}), body(Circle{0.1}, {1, 2}),
                                    body(Circle{0.1}, {1, 2})});
             hold(scene, 0, 1, DistanceDef{{0, 2}, {0, 2}, {}, {}, {}});
             hold(scene, 1, 2, RopeDef{{0, 2}, {0, 2}, {}});
             hold(scene, 2, 3, RevoluteDef{{1, 2}, Range{0, 0}, {}});
             hold(scene, 0, 3, WinchDef{{0, 2}, {0, 2}, -1, {}, {}, {}});
             return scene;
         }},
        {"a full bounce on the ground and on each other", [] {
             Scene scene =
                 sceneOf({levelGround, body(Circle{0.5}, {0, 2}), body(Circle{0.5}, {0, 3}), body(Box{1, 1}, {3, 2}, 0.3)});
             for (BodyDef& one : scene.bodies) one.restitution = 1;
             return scene;
         }}};
    return all;
}

/// What each scene is tried with besides the method; later words win, so that these come last.
const QStringList extremes{"", "dt=1e-6", "dt=0.06666666666666667", "iterations=0 position_iterations=0"};

void verifyFiniteOrNamed(const Scene& scene, int steps) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) {
        const World start = world;
        step(world);
        for (const Row& row : world.rows) QVERIFY(!std::isnan(row.effectiveMass) && !std::isnan(row.bias));
        if (isFinite(world)) {
            for (const Row& row : world.rows) QVERIFY(!std::isnan(row.lambda));
            continue;
        }
        const auto found = findNonFinite(start);
        QVERIFY(found);
        const std::string sentence = nonFiniteSentence(scene, start, *found);
        QVERIFY2(sentence.find("row ") != std::string::npos, sentence.c_str());
        return;
    }
}

}  // namespace

class TestDegenerate : public QObject {
    Q_OBJECT

private slots:
    void numbersStayFiniteOrTheRowIsNamed_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("variant");
        for (const auto& [name, make] : scenes())
            for (const QString& variant : QStringList{""} + methodVariants())
                QTest::addRow("%s, %s", name.constData(), qPrintable(variant)) << name << variant;
    }
    void numbersStayFiniteOrTheRowIsNamed() {
        QFETCH(QByteArray, name);
        QFETCH(QString, variant);
        for (const QString& extreme : extremes) {
            Scene scene = scenes().at(name)();
            scene.settings = withVariant(withVariant(scene.settings, variant), extreme);
            verifyFiniteOrNamed(scene, 90);
        }
    }

    void aFullBounceSurvivesAThousandSweeps_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{""} + methodVariants()) QTest::newRow(qPrintable("with " + variant)) << variant;
    }
    void aFullBounceSurvivesAThousandSweeps() {
        QFETCH(QString, variant);
        Scene scene = scenes().at("a full bounce on the ground and on each other")();
        scene.settings = withVariant(withVariant(scene.settings, variant), "iterations=1000 position_iterations=1000");
        verifyFiniteOrNamed(scene, 120);
    }

    void withoutSweepsBodiesFallFreely() {
        // And nothing of the last step is applied, as there is none.
        Scene scene = sceneOf({levelGround, body(Box{1, 1}, {0, 0.5})});
        scene.settings = withVariant({}, "iterations=0 position_iterations=0");
        World world = makeWorld(scene);
        const Real h = world.settings.dt;
        for (int n = 1; n <= 60; ++n) {
            step(world);
            QVERIFY(std::abs(world.poses[1].position.y - (0.5 - 10 * h * h * n * (n + 1) / 2)) < 1e-12);
        }
    }

    void coincidentCirclesPart() {
        Scene scene = scenes().at("coincident circles")();
        scene.gravity = {};
        World world = makeWorld(scene);
        for (int i = 0; i < 300; ++i) step(world);
        QVERIFY(measure(world).worstPenetration < 0.02);
        QVERIFY(length(world.poses[2].position - world.poses[1].position) > 0.98);
    }

    void aBoxOnItsCornerMayStandButDoesNotSinkIn() {
        World world = makeWorld(scenes().at("standing on a corner")());
        for (int i = 0; i < 600; ++i) {
            step(world);
            // At worst what a fall from its own height does in one step.
            QVERIFY(measure(world).worstPenetration < world.settings.dt * std::sqrt(2 * 10 * std::sqrt(2.0)));
        }
        QVERIFY(measure(world).worstPenetration < 2 * world.settings.slop);
    }

    void aMillionOnOneThrowsNothing() {
        // A ratio of a million needs many sweeps; whatever is left undone is a matter of metres a second, not of thousands.
        World world = makeWorld(scenes().at("a million on one")());
        for (int i = 0; i < 90; ++i) {
            step(world);
            for (const Velocity& velocity : world.velocities) QVERIFY(length(velocity.v) < 100);
        }
    }
};

SOLVERSCOPE_TEST(TestDegenerate, QCoreApplication)
#include "test_degenerate.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef ball(Vec2 position, Vec2 velocity, Real mass = 1, Real restitution = 0) {
    BodyDef body;
    body.id = "ball";
    body.shape = Circle{0.5};
    body.position = position;
    body.velocity = velocity;
    body.mass = mass;
    body.restitution = restitution;
    body.friction = 0;
    return body;
}

BodyDef ground(Vec2 normal = {0, 1}, Real offset = 0) {
    BodyDef body;
    body.id = "ground";
    body.isStatic = true;
    body.shape = HalfPlane{normal, offset};
    body.friction = 0;
    return body;
}

Scene sceneOf(std::vector<BodyDef> bodies, const QString& settings = {}) {
    Scene scene;
    scene.gravity = {};
    scene.bodies = std::move(bodies);
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) scene.bodies[i].id += std::to_string(i);
    scene.settings = withVariant({}, "method=impulse_once bounce_threshold=0 position_correction=none " + settings);
    return scene;
}

std::vector<Event> allVisitsOf(const World& start) {
    return eventsWhere(eventsOf(start), [](const Event& e) { return e.kind == EventKind::Row; });
}

JointDef rodBetween(Vec2 a, Vec2 b, std::optional<Real> rest, std::uint32_t bodyA, std::uint32_t bodyB) {
    JointDef joint;
    joint.id = "rod" + std::to_string(bodyA);
    joint.bodyA = BodyId{bodyA};
    joint.bodyB = BodyId{bodyB};
    DistanceDef distance;
    distance.anchorA = a;
    distance.anchorB = b;
    distance.length = rest;
    joint.kind = distance;
    return joint;
}

}  // namespace

class TestImpulseOnce : public QObject {
    Q_OBJECT

private slots:
    void aWallReflectsTheVelocity() {
        // R = V − (1 + e) N (V·N), whatever the wall's direction and the ball's mass.
        const bool holds = rc::check("reflection", [] {
            const Real angle = *rc::gen::inRange(0, 6283) / 1000.0;
            const Vec2 n{std::cos(angle), std::sin(angle)};
            const Vec2 v{*rc::gen::inRange(-5000, 5000) / 1000.0, *rc::gen::inRange(-5000, 5000) / 1000.0};
            const Real e = *rc::gen::inRange(0, 101) / 100.0;
            const Real mass = *rc::gen::inRange(1, 100000) / 1000.0;
            World world = makeWorld(sceneOf({ground(n, 0), ball(0.49 * n, v, mass, e)}));
            step(world);
            const Vec2 normal = world.contacts.at(0).normal;
            const Real approach = std::min(Real{0}, dot(v, normal));
            RC_ASSERT(agree(world.velocities[1].v, v - (1 + e) * approach * normal));
        });
        QVERIFY(holds);
    }

    void twoBodiesShareTheImpulseByTheirMasses() {
        const bool holds = rc::check("collision of two", [] {
            const Real massA = thousandths(1, 1000000);
            const Real massB = thousandths(1, 1000000);
            const Real e = thousandths(0, 1001);
            const Real a = thousandths(-3000, 3000);
            const Real b = thousandths(-3000, 3000);
            World world = makeWorld(sceneOf({ball({0, 0}, {a, 1}, massA, e), ball({0.9, 0}, {b, 2}, massB, e)}));
            step(world);
            const Real j = b - a < 0 ? -(1 + e) * (b - a) / (1 / massA + 1 / massB) : 0;
            RC_ASSERT(agree(world.velocities[0].v.x, a - j / massA));
            RC_ASSERT(agree(world.velocities[1].v.x, b + j / massB));
            RC_ASSERT(world.velocities[0].v.y == 1);
            RC_ASSERT(world.velocities[1].v.y == 2);
        });
        QVERIFY(holds);
    }

    void aRowOfBallsHandsTheImpulseOnInOneSweep() {
        // Newton's cradle: contacts 0|1, 1|2, 2|3 in this order, each with the velocities of its turn.
        World world = makeWorld(
            sceneOf({ball({0, 0}, {2, 0}, 1, 1), ball({1, 0}, {}, 1, 1), ball({2, 0}, {}, 1, 1), ball({3, 0}, {}, 1, 1)}));
        World backwards =
            makeWorld(sceneOf({ball({0, 0}, {2, 0}, 1, 1), ball({1, 0}, {}, 1, 1), ball({2, 0}, {}, 1, 1), ball({3, 0}, {}, 1, 1)},
                              "row_order=reversed"));
        step(world);
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE(world.velocities[i].v.x, i == 3 ? 2.0 : 0.0);
        // The other way round the impulse comes one contact further in a step.
        step(backwards);
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE(backwards.velocities[i].v.x, i == 1 ? 2.0 : 0.0);
    }

    void everyRowIsVisitedOnceWhateverTheIterations() {
        for (const char* settings : {"iterations=0", "iterations=10", "iterations=100 warm_starting=1"}) {
            Scene scene = shippedScene("pyramid_10");
            scene.settings = withVariant(scene.settings, QString("method=impulse_once ") + settings);
            World world = makeWorld(scene);
            for (int i = 0; i < 5; ++i) step(world);
            const std::vector<Event> events = allVisitsOf(world);
            step(world);
            std::vector<int> visits(world.rows.size());
            for (const Event& e : events) {
                QVERIFY(e.phase == Phase::SolveVelocities || e.phase == Phase::SolvePseudoVelocities);
                QCOMPARE(e.visit.lambdaBefore, 0.0);
                if (e.phase == Phase::SolveVelocities) ++visits.at(e.visit.row);
            }
            QVERIFY(std::all_of(visits.begin(), visits.end(), [](int count) { return count == 1; }));
        }
    }

    void withoutTheApproachTestASeparatingContactIsReflectedBack() {
        // The double flip of article 1: still overlapping in the next step, the ball is sent back into the wall.
        for (const bool test : {true, false}) {
            World world = makeWorld(sceneOf({ground(), ball({0, 0.3}, {0, -3}, 1, 1)}, test ? "" : "approach_test=false"));
            step(world);
            QVERIFY(agree(world.velocities[1].v.y, 3));
            step(world);  // 0.15 m of overlap are left
            QVERIFY(agree(world.velocities[1].v.y, test ? 3 : -3));
            step(world);
            QVERIFY(agree(world.velocities[1].v.y, 3));
        }
    }

    void frictionIsCoulombsImpulse() {
        // A box that does not turn slides onto the ground: |jt| ≤ μ jn; below the cone it sticks.
        const auto slide = [](Real sideways) {
            BodyDef box = ball({0, 0.49}, {sideways, -2}, 3);
            box.fixedRotation = true;
            box.friction = 0.25;
            BodyDef floor = ground();
            floor.friction = 0.25;
            World world = makeWorld(sceneOf({floor, box}));
            step(world);
            return world.velocities[1].v;
        };
        QVERIFY(agree(slide(1), {1 - 0.25 * 2, 0}));
        QVERIFY(agree(slide(-1), {-0.5, 0}));
        QVERIFY(agree(slide(0.5), {0, 0}));
        QVERIFY(agree(slide(0.4), {0, 0}));
    }

    void aRodRemovesRelativeVelocityAndLengthErrorAtOnce() {
        // remove = relVel + (length − rest) / dt, impulse = remove / (1/ma + 1/mb): ERP with β = 1.
        const bool holds = rc::check("rod", [] {
            const Real massA = thousandths(1, 100000);
            const Real massB = thousandths(1, 100000);
            const Vec2 a{0, 0};
            const Vec2 b{thousandths(2000, 4000), thousandths(-3000, 3000)};
            const Real rest = thousandths(1000, 6000);
            const Vec2 va{thousandths(-2000, 2000), thousandths(-2000, 2000)};
            const Vec2 vb{thousandths(-2000, 2000), thousandths(-2000, 2000)};
            Scene scene = sceneOf({ball(a, va, massA), ball(b, vb, massB)}, "position_correction=erp erp=1 slop=0");
            scene.joints.push_back(rodBetween(a, b, rest, 0, 1));
            World world = makeWorld(scene);
            step(world);
            const Vec2 axis = (1 / length(b - a)) * (b - a);
            const Real remove = dot(vb - va, axis) + (length(b - a) - rest) / scene.settings.dt;
            const Real impulse = remove / (1 / massA + 1 / massB);
            RC_ASSERT(agree(world.velocities[0].v, va + (impulse / massA) * axis));
            RC_ASSERT(agree(world.velocities[1].v, vb - (impulse / massB) * axis));
        });
        QVERIFY(holds);
    }

    void aContactAheadOfTheSurfaceTakesOnlyTheSpeedThatWouldOverlap() {
        for (const char* test : {"approach_test=true", "approach_test=false"}) {
            for (const Real speed : {-30.0, -3.0, 30.0}) {
                World world = makeWorld(sceneOf({ground(), ball({0, 0.6}, {0, speed}, 1, 1)}, QString("speculative=true ") + test));
                step(world);
                const Real slowest = -0.1 * 60;
                QVERIFY(agree(world.velocities[1].v.y, std::max(speed, slowest)));
            }
        }
    }

    void momentumIsKept() {
        const bool holds = rc::check("momentum", [] {
            std::vector<BodyDef> bodies;
            for (int i = 0; i < 6; ++i) {
                const Vec2 position{i * 0.45, *rc::gen::inRange(-200, 200) / 1000.0};
                const Vec2 velocity{*rc::gen::inRange(-3000, 3000) / 1000.0, *rc::gen::inRange(-3000, 3000) / 1000.0};
                bodies.push_back(ball(position, velocity, *rc::gen::inRange(1, 50) / 10.0, *rc::gen::inRange(0, 11) / 10.0));
                bodies.back().friction = 0.5;
            }
            Scene scene =
                sceneOf(std::move(bodies), *rc::gen::arbitrary<bool>() ? "approach_test=false" : "position_correction=erp");
            World world = makeWorld(scene);
            const Measures before = measure(world);
            step(world);
            const Measures after = measure(world);
            RC_ASSERT(std::abs(after.momentum.x - before.momentum.x) < 1e-11);
            RC_ASSERT(std::abs(after.momentum.y - before.momentum.y) < 1e-11);
        });
        QVERIFY(holds);
    }

    void theSmallerRestitutionIsTakenWhereThatIsAskedFor() {
        for (const bool smaller : {false, true}) {
            World world = makeWorld(sceneOf({ball({0, 0}, {1, 0}, 1, 0.75), ball({0.9, 0}, {-1, 0}, 1, 0.25)},
                                            smaller ? "restitution_mix=min" : "restitution_mix=max"));
            step(world);
            QVERIFY(agree(world.velocities[1].v.x, smaller ? 0.25 : 0.75));
            QVERIFY(agree(world.velocities[0].v.x, smaller ? -0.25 : -0.75));
        }
    }

    void theBounceIsThatOfTheMomentAndStandsInTheEvent() {
        World world = makeWorld(sceneOf({ball({0, 0}, {2, 0}, 1, 0.5), ball({1, 0}, {}, 1, 0.5), ball({2, 0}, {}, 1, 0.5)}));
        const std::vector<Event> visits = allVisitsOf(world);
        QCOMPARE(visits.size(), std::size_t{2});
        for (const Event& e : visits) {
            QVERIFY(e.visit.jv < 0);
            QVERIFY(agree(e.bias, 0.5 * e.visit.jv));
            QVERIFY(agree(e.visit.delta, -(1 + 0.5) * e.visit.jv / 2));
        }
        QVERIFY(agree(visits[1].visit.jv, -1.5));
    }
};

SOLVERSCOPE_TEST(TestImpulseOnce, QCoreApplication)
#include "test_impulse_once.moc"

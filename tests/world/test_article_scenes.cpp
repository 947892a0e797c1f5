// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The scenes of articles 1 and 2 do what their formulas say, written down again here.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Real massOf(const World& world, std::size_t body) { return 1 / world.inverseMasses[body].m; }

}  // namespace

class ArticleScenes : public QObject {
    Q_OBJECT

private slots:
    void everyParticleIsReflectedByEveryPlaneThatItApproachesFromBehind() {
        const Scene scene = shippedScene("particle_box");
        World world = makeWorld(scene);
        const Real h = stepLength(scene.settings);
        std::vector<Vec2> P;
        std::vector<Vec2> V;
        for (const BodyDef& body : scene.bodies) {
            P.push_back(body.position);
            V.push_back(body.velocity);
        }
        constexpr std::size_t planes = 4;
        int reflections = 0;
        for (int n = 0; n < 600; ++n) {
            step(world);
            for (std::size_t i = planes; i < P.size(); ++i) {
                V[i] = V[i] + h * scene.gravity;
                for (std::size_t j = 0; j < planes; ++j) {
                    const auto& plane = std::get<HalfPlane>(scene.bodies[j].shape);
                    const Real distance = dot(P[i], plane.normal) - plane.offset;
                    if (distance > 1e-6 || dot(V[i], plane.normal) >= 0) continue;
                    V[i] = V[i] - (1 + scene.bodies[i].restitution) * dot(V[i], plane.normal) * plane.normal;
                    ++reflections;
                }
                P[i] = P[i] + h * V[i];
                QVERIFY2(agree(world.velocities[i].v, V[i]), qPrintable(QString("step %1, body %2").arg(n).arg(i)));
                QVERIFY(agree(world.poses[i].position, P[i]));
                QVERIFY(length(P[i]) < 1.6);
            }
        }
        QVERIFY(reflections > 100);
    }

    void withoutTheApproachTestWhatPartsIsTurnedAroundAgain_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("particles") << "particle_box";
        QTest::newRow("balls") << "reflection";
    }
    void withoutTheApproachTestWhatPartsIsTurnedAroundAgain() {
        QFETCH(QString, name);
        std::array<int, 2> again{};
        for (const bool test : {true, false}) {
            Scene scene = shippedScene(name);
            scene.settings.approachTest = test;
            World world = makeWorld(scene);
            EventList events;
            for (int n = 0; n < 1200; ++n) {
                tracedStep(world, events);
                for (const Event& e : events) {
                    if (e.kind != EventKind::Row || !(e.visit.jv > 0)) continue;
                    again[test] += e.visit.delta != 0;
                    QVERIFY(e.visit.delta <= 0);
                }
            }
        }
        QCOMPARE(again[true], 0);
        QVERIFY2(again[false] > 10, qPrintable(QString::number(again[false])));
    }

    void everyBallOfReflectionFollowsArticleOneAtEveryStep() {
        const Scene scene = shippedScene("reflection");
        World world = makeWorld(scene);
        const Real h = stepLength(scene.settings);
        std::vector<Vec2> position;
        std::vector<Vec2> velocity;
        for (const BodyDef& body : scene.bodies) {
            position.push_back(body.position);
            velocity.push_back(body.velocity);
        }
        std::vector<int> bounces(scene.bodies.size());
        for (int n = 0; n < 3000; ++n) {
            step(world);
            for (std::size_t i = 1; i < scene.bodies.size(); ++i) {
                const Vec2 N{0, 1};
                velocity[i] = velocity[i] + h * scene.gravity;
                const Real distance = dot(position[i], N) - std::get<Circle>(scene.bodies[i].shape).radius;
                if (distance < 1e-6 && dot(velocity[i], N) < 0) {
                    velocity[i] = velocity[i] - (1 + scene.bodies[i].restitution) * dot(velocity[i], N) * N;
                    ++bounces[i];
                }
                position[i] = position[i] + h * velocity[i];
                QVERIFY(agree(world.velocities[i].v, velocity[i]));
                QVERIFY(agree(world.poses[i].position, position[i]));
            }
        }
        for (std::size_t i = 1; i < bounces.size(); ++i) QVERIFY(bounces[i] >= 8);
    }

    void circlesWithMassesPartWithTheSpeedsOfArticleOne() {
        const Scene scene = shippedScene("circle_masses");
        World world = makeWorld(scene);
        const Measures before = measure(world);
        for (int i = 0; i < 120; ++i) step(world);
        const Measures after = measure(world);
        int pairs = 0;
        for (std::size_t a = 0; a + 1 < world.bodies.size(); a += 2) {
            const std::size_t b = a + 1;
            const Real v = scene.bodies[a].velocity.x;
            const Real mA = massOf(world, a);
            if (world.bodies[b].isStatic) {
                QVERIFY(agree(world.velocities[a].v, {-v, 0}));
            } else {
                const Real mB = massOf(world, b);
                QVERIFY(agree(world.velocities[a].v, {(mA - mB) / (mA + mB) * v, 0}));
                QVERIFY(agree(world.velocities[b].v, {2 * mA / (mA + mB) * v, 0}));
            }
            ++pairs;
        }
        QCOMPARE(pairs, 5);
        QVERIFY(agree(after.kineticEnergy, before.kineticEnergy));
        // All that changed is the ball that came back from the body that never moves.
        QVERIFY(agree(after.momentum.x, before.momentum.x - 2 * 3));
    }

    void impulseResolutionTakesTheSmallerRestitution() {
        const Scene scene = shippedScene("impulse_resolution");
        World world = makeWorld(scene);
        int impulses = 0;
        for (int n = 0; n < 120; ++n) {
            const Vec2 a = world.velocities[0].v;
            const Vec2 b = world.velocities[1].v;
            const World start = world;
            EventList events;
            tracedStep(world, events);
            for (const Event& event : events) {
                if (event.kind != EventKind::Row || event.phase != Phase::SolveVelocities || event.visit.delta == 0) continue;
                ++impulses;
                // ResolveCollision of article 2.
                const Vec2 normal = world.contacts.at(0).normal;
                const Real alongNormal = dot(b - a, normal);
                QVERIFY(alongNormal < 0);
                const Real e = std::min(scene.bodies[0].restitution, scene.bodies[1].restitution);
                const Real j = -(1 + e) * alongNormal / (1 / massOf(world, 0) + 1 / massOf(world, 1));
                QVERIFY(agree(event.visit.delta, j));
                QVERIFY(agree(world.velocities[0].v, a - (j / massOf(world, 0)) * normal));
                QVERIFY(agree(world.velocities[1].v, b + (j / massOf(world, 1)) * normal));
                QVERIFY(agree(dot(world.velocities[1].v - world.velocities[0].v, normal), -e * alongNormal));
            }
        }
        QCOMPARE(impulses, 1);
    }

    void everyRodOfTheChainHasTheImpulseOfArticleOne() {
        const Scene scene = shippedScene("rod_chain");
        World world = makeWorld(scene);
        const Real h = stepLength(scene.settings);
        int contacts = 0;
        for (int n = 0; n < 600; ++n) {
            std::vector<Vec2> velocity;
            for (std::size_t i = 0; i < world.bodies.size(); ++i)
                velocity.push_back(world.velocities[i].v + (world.bodies[i].isStatic ? Vec2{} : h * scene.gravity));
            const std::vector<Pose> poses = world.poses;
            EventList events;
            tracedStep(world, events);
            std::size_t rods = 0;
            for (const Event& event : events) {
                if (event.kind != EventKind::Row) continue;
                const std::size_t a = index(event.a);
                const std::size_t b = index(event.b);
                if (event.constraint.kind == ConstraintKind::Joint) {
                    const Vec2 axis = poses[b].position - poses[a].position;
                    const Vec2 unit = (1 / length(axis)) * axis;
                    const Real remove = dot(velocity[b] - velocity[a], unit) + (length(axis) - 0.45) / h;
                    const Real impulse = remove / (world.inverseMasses[a].m + world.inverseMasses[b].m);
                    QVERIFY(agree(-event.visit.delta, impulse, 1e-11));
                    ++rods;
                } else {
                    ++contacts;
                    QVERIFY2(rods == 0, "contacts come first");
                }
                velocity[a] = event.vA.v;
                velocity[b] = event.vB.v;
            }
            QCOMPARE(rods, scene.joints.size());
        }
        QVERIFY(contacts > 100);
    }

    void theChainHoldsWhereJointsComeLast() {
        const auto worst = [](JointOrder order) {
            Scene scene = shippedScene("rod_chain");
            scene.settings.jointOrder = order;
            World world = makeWorld(scene);
            Measures most;
            for (int i = 0; i < 600; ++i) {
                step(world);
                const Measures m = measure(world);
                most.worstJointError = std::max(most.worstJointError, m.worstJointError);
                most.worstPenetration = std::max(most.worstPenetration, m.worstPenetration);
            }
            return most;
        };
        const Measures last = worst(JointOrder::AfterContacts);
        const Measures first = worst(JointOrder::BeforeContacts);
        const QString found = QString("rods %1 %2, peg %3 %4")
                                  .arg(last.worstJointError)
                                  .arg(first.worstJointError)
                                  .arg(last.worstPenetration)
                                  .arg(first.worstPenetration);
        QVERIFY2(last.worstJointError < first.worstJointError, qPrintable(found));
        QVERIFY2(last.worstPenetration > first.worstPenetration, qPrintable(found));
        QVERIFY2(last.worstJointError < 0.15, qPrintable(found));
    }
};

SOLVERSCOPE_TEST(ArticleScenes, QCoreApplication)
#include "test_article_scenes.moc"

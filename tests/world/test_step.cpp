// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/events_of.h"
#include "tests/random_cases.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

BodyDef circle(const std::string& id, Vec2 position, Vec2 velocity, Real mass, Real radius = 0.5) {
    BodyDef body;
    body.id = id;
    body.shape = Circle{radius};
    body.position = position;
    body.velocity = velocity;
    body.mass = mass;
    return body;
}

BodyDef box(const std::string& id, Vec2 position, Vec2 velocity, Real angle, Real spin) {
    BodyDef body;
    body.id = id;
    body.shape = Box{1, 0.6};
    body.position = position;
    body.velocity = velocity;
    body.angle = angle;
    body.angularVelocity = spin;
    return body;
}

/// How far momentum moved while the velocity rows were solved.
Real momentumChange(const World& start) {
    const auto events = eventsOf(start);
    std::size_t before = 0;
    std::size_t after = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind != EventKind::Phase) continue;
        if (events[i].phase == Phase::Linearize) before = i;
        if (events[i].phase == Phase::SolveVelocities) after = i;
    }
    const Measures m0 = measure(worldAtEvent(start, before));
    const Measures m1 = measure(worldAtEvent(start, after));
    return std::max({std::abs(m1.momentum.x - m0.momentum.x), std::abs(m1.momentum.y - m0.momentum.y),
                     std::abs(m1.angularMomentum - m0.angularMomentum)});
}

}  // namespace

class TestStep : public QObject {
    Q_OBJECT

private slots:
    void twoBodyStackFollowsTheWorkedNumbers() {
        const World start = makeWorld(shippedScene("two_box_stack"));
        std::vector<Real> lambdaA, lambdaB;
        for (const Event& e : eventsOf(start)) {
            if (e.kind != EventKind::Row || e.phase != Phase::SolveVelocities) continue;
            (e.visit.row == 0 ? lambdaA : lambdaB).push_back(e.visit.lambdaAfter);
        }
        // The exact recurrence: Λ* = (1/3, 1/6), and what is missing halves in every sweep.
        Real missing = 1.0 / 6;
        for (std::size_t sweep = 0; sweep < lambdaA.size(); ++sweep) {
            QVERIFY(std::abs(1.0 / 3 - lambdaA[sweep] - missing) < 1e-15);
            QVERIFY(std::abs(1.0 / 6 - lambdaB[sweep] - missing / 2) < 1e-15);
            missing /= 2;
        }
        QVERIFY(lambdaA.size() >= 10);
    }

    void headOnCollisionOfEqualMassesExchangesVelocities() {
        Scene scene;
        scene.gravity = {};
        scene.settings.positionCorrection = PositionCorrection::None;
        scene.bodies = {circle("left", {-0.5, 0}, {3, 0}, 2), circle("right", {0.5, 0}, {-1, 0}, 2)};
        for (BodyDef& body : scene.bodies) body.restitution = 1;
        World world = makeWorld(scene);
        step(world);
        QVERIFY(std::abs(world.velocities[0].v.x + 1) < 1e-14);
        QVERIFY(std::abs(world.velocities[1].v.x - 3) < 1e-14);
    }

    void aBouncePartsAtTheShareOfTheClosingSpeed() {
        const bool holds = rc::check("v' = -e v", [] {
            Scene scene;
            scene.gravity = {};
            scene.settings.positionCorrection = PositionCorrection::None;
            scene.bodies = {circle("a", {0, 0}, {thousandths(600, 9000), 0}, thousandths(100, 9000)),
                            circle("b", {1, 0}, {}, thousandths(100, 9000))};
            const Real e = thousandths(0, 1000);
            scene.bodies[0].restitution = e;
            scene.bodies[0].friction = 0;
            World world = makeWorld(scene);
            const Real closing = world.velocities[0].v.x;
            step(world);
            RC_ASSERT(std::abs((world.velocities[1].v.x - world.velocities[0].v.x) - e * closing) < 1e-12 * (1 + closing));
        });
        QVERIFY(holds);
    }

    void collisionsKeepMomentumAndAngularMomentum() {
        const bool holds = rc::check("momentum is kept", [] {
            Scene scene;
            scene.gravity = {};
            scene.bodies = {
                box("a", {thousandths(-400, 400), thousandths(-200, 200)}, {thousandths(0, 4000), thousandths(-2000, 2000)},
                    thousandths(-3000, 3000), thousandths(-4000, 4000)),
                box("b", {thousandths(300, 900), thousandths(-200, 200)}, {thousandths(-4000, 0), thousandths(-2000, 2000)},
                    thousandths(-3000, 3000), thousandths(-4000, 4000)),
                circle("c", {thousandths(0, 600), thousandths(300, 900)}, {0, thousandths(-3000, 0)}, thousandths(200, 3000))};
            for (BodyDef& body : scene.bodies) body.restitution = thousandths(0, 1000);
            RC_ASSERT(momentumChange(makeWorld(scene)) < 1e-12);
        });
        QVERIFY(holds);
    }

    void impulsesStayWithinTheirBoundsAtEveryEvent_data() { addShippedScenes(); }
    void impulsesStayWithinTheirBoundsAtEveryEvent() {
        QFETCH(QString, name);
        for (const bool accumulate : {true, false}) {
            Scene scene = shippedScene(name);
            scene.settings.accumulate = accumulate;
            if (isMuseumPiece(scene.settings.method)) scene.settings.method = Method::SequentialImpulses;
            World world = makeWorld(scene);
            const int steps = scene.bodies.size() > 100 ? 8 : 60;
            EventList events;
            for (int i = 0; i < steps; ++i) {
                tracedStep(world, events);
                std::vector<Real> normal(world.rows.size(), 0);
                for (const Event& e : events) {
                    if (e.kind != EventKind::Row || rowListOf(e.phase) != RowList::Velocities) continue;
                    normal[e.visit.row] = e.visit.lambdaAfter;
                    const Row& row = world.rows[e.visit.row];
                    if (row.kind == RowKind::Unilateral) QVERIFY(e.visit.lambdaAfter >= 0);
                    if (row.kind != RowKind::Friction) continue;
                    const Real cone = row.friction * normal[row.normalRow];
                    QVERIFY(std::abs(e.visit.lambdaAfter) <= cone * (1 + 1e-14) + 1e-300);
                }
            }
        }
    }

    void everyVisitCanBeWorkedOutFromItsOwnNumbers_data() { addShippedScenes(); }
    void everyVisitCanBeWorkedOutFromItsOwnNumbers() {
        QFETCH(QString, name);
        World world = makeWorld(shippedScene(name));
        EventList events;
        for (int i = 0; i < 12; ++i) tracedStep(world, events);
        const bool ofSums = clampsSums(world.settings);
        for (const Event& e : events) {
            if (e.kind != EventKind::Row) continue;
            const auto close = [](Real x, Real y) { return agree(x, y, 1e-12); };
            const InverseMass mA = world.inverseMasses[index(e.a)];
            const InverseMass mB = world.inverseMasses[index(e.b)];
            const Velocity a{e.vA.v + e.visit.delta * mA.m * directionOnA(e), e.vA.w + e.visit.delta * mA.I * e.wA};
            const Velocity b{e.vB.v - e.visit.delta * mB.m * e.n, e.vB.w - e.visit.delta * mB.I * e.wB};
            const bool moves = rowListOf(e.phase) == RowList::Positions;  // there is no Jv where positions are what changes
            QVERIFY(close(moves ? 0 : dot(e.n, b.v) + e.wB * b.w - dot(directionOnA(e), a.v) - e.wA * a.w, e.visit.jv));
            QVERIFY(close(e.visit.lambdaBefore + e.visit.delta, e.visit.lambdaAfter));
            const Real bounded = ofSums ? e.visit.lambdaAfter : e.visit.delta;
            QVERIFY(bounded >= e.visit.lower && bounded <= e.visit.upper);
            if (e.phase == Phase::WarmStart || e.phase == Phase::WarmStartPseudo) continue;
            QVERIFY(close(-e.effectiveMass * (e.visit.jv + e.bias + e.softness * e.visit.lambdaBefore), e.visit.rawDelta));
            if (e.visit.clamp == Clamp::None) QVERIFY(close(e.visit.delta, e.visit.rawDelta));
        }
    }

    void tallStacksStandForTwentySeconds_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("stack of 10") << "stack_10";
        QTest::newRow("pyramid of 30") << "pyramid_30";
    }
    void tallStacksStandForTwentySeconds() {
        QFETCH(QString, name);
        const Scene scene = shippedScene(name);
        World world = makeWorld(scene);
        const World start = world;
        Real worst = 0;
        for (int i = 0; i < 1200; ++i) {
            step(world);
            worst = std::max(worst, measure(world).worstPenetration);
        }
        QVERIFY2(worst < 2 * scene.settings.slop, qPrintable(QString::number(worst)));
        // Standing: every box within a few times what the contacts may sink, and upright.
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            const Vec2 moved = world.poses[i].position - start.poses[i].position;
            QVERIFY2(length(moved) < 0.15, qPrintable(QString::fromStdString(scene.bodies[i].id) + QString::number(length(moved))));
            QVERIFY(std::abs(world.poses[i].angle) < 0.02);
        }
    }

    void restingBodiesKeepTheirContactsInEveryStep() {
        Scene scene = shippedScene("two_box_stack");
        scene.settings.warmStarting = 1;
        World world = makeWorld(scene);
        for (int i = 0; i < 600; ++i) {
            step(world);
            QCOMPARE(world.contacts.size(), std::size_t{2});
            QCOMPARE(world.contacts[0].age, static_cast<std::uint32_t>(i));
        }
        QVERIFY(measure(world).worstPenetration < 1e-3);
    }

    /// With no sweep, a row keeps what it began with.
    void aWarmStartKeepsTheForceWhenTheTimeStepChangesIfItIsScaled() {
        World world = makeWorld(shippedScene("single_box"));
        for (int i = 0; i < 600; ++i) step(world);
        const Real weight = length(world.gravity) / world.inverseMasses[1].m;
        const auto pushed = [&](bool scaled) {
            World next = world;
            next.settings.dt = 0.25 * world.settings.dt;
            next.settings.scaleWarmStart = scaled;
            next.settings.iterations = 0;
            step(next);
            return (next.contacts[0].normalImpulse + next.contacts[1].normalImpulse) / next.settings.dt;
        };
        QVERIFY(std::abs(pushed(true) / weight - 1) < 1e-9);
        QVERIFY(std::abs(pushed(false) / weight - 4) < 1e-9);
    }

    void splitImpulseLeavesNoSpeedBehindAndErpDoes() {
        Scene scene = shippedScene("single_box");
        scene.gravity = {};
        for (BodyDef& body : scene.bodies)
            if (!body.isStatic) body.position.y = 0.45, body.angle = 0, body.velocity = {}, body.fixedRotation = true;
        scene.settings.positionCorrection = PositionCorrection::SplitImpulse;
        World split = makeWorld(scene);
        scene.settings.positionCorrection = PositionCorrection::Erp;
        World erp = makeWorld(scene);
        step(split);
        step(erp);
        QCOMPARE(measure(split).kineticEnergy, 0.0);
        // depth 0.05, slop 0.005, β 0.2, h 1/60: the box leaves with 0.2 · 0.045 · 60 m/s
        const Real speed = 0.2 * 0.045 * 60;
        QVERIFY(std::abs(measure(erp).kineticEnergy - 0.5 * speed * speed / erp.inverseMasses[1].m) < 1e-12);
        QVERIFY(std::abs(split.poses[1].position.y - erp.poses[1].position.y) < 1e-14);
    }

    void aSettledPyramidNeedsNoSweepWhenWarmStarted() {
        World world = makeWorld(shippedScene("pyramid_10"));
        for (int i = 0; i < 3000; ++i) step(world);
        for (const Event& e : eventsOf(world))
            if (e.kind == EventKind::Row && e.phase == Phase::SolveVelocities) QVERIFY(std::abs(e.visit.delta) < 1e-12);
    }
};

SOLVERSCOPE_TEST(TestStep, QCoreApplication)
#include "test_step.moc"

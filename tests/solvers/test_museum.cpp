// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The bug museum: each mistake shows in its scene, in its trace, and nowhere else.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

#include "physics/world/measures.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The scene of a mistake, with it and without.
struct Exhibit {
    Scene wrong;
    Scene right;

    explicit Exhibit(const QString& name) : wrong(shippedScene(name)), right(wrong) {
        right.settings.method = Method::SequentialImpulses;
    }
};

using EachStep = std::function<void(const World&)>;

World run(
    const Scene& scene, int steps, const EachStep& each = [](const World&) {}) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) {
        step(world);
        each(world);
    }
    return world;
}

/// The largest of a number over a run.
Real largest(const Scene& scene, int steps, const std::function<Real(const World&)>& number) {
    Real most = 0;
    run(scene, steps, [&](const World& world) { most = std::max(most, number(world)); });
    return most;
}

std::vector<Event> velocityVisitsOf(const World& start) {
    return eventsWhere(eventsOf(start),
                       [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities; });
}

/// The world before the first step that has contacts.
World beforeTouching(const Scene& scene) {
    World world = makeWorld(scene);
    for (World before = world;; before = world) {
        step(world);
        if (!world.contacts.empty()) return before;
    }
}

}  // namespace

class TestMuseum : public QObject {
    Q_OBJECT

private slots:
    void whatTheTraitsSayOfAMistakeItMakes() {
        for (std::size_t i = 0; i < methodTraits.size(); ++i) {
            const StepPolicy policy = stepPolicyOf(static_cast<Method>(i));
            QCOMPARE(policy.matchContacts != nullptr, methodTraits[i].matchesContactsByPlace);
            QCOMPARE(policy.applyForces != applyGravity, methodTraits[i].forcesPerStep == 2);
        }
    }

    void theMistakesAreListedAsWrong() {
        const SettingInfo& info = *findSetting("method");
        int wrong = 0;
        for (const SettingChoice& choice : info.choices) {
            const Settings settings = *withSetting({}, "method", choice.name);
            QCOMPARE(choice.name.starts_with("wrong_"), isMuseumPiece(settings.method));
            QCOMPARE(choice.group == museumMethods, isMuseumPiece(settings.method));
            QCOMPARE(choice.label.starts_with("Wrong: "), isMuseumPiece(settings.method));
            wrong += isMuseumPiece(settings.method);
        }
        QCOMPARE(wrong, 8);
        QVERIFY(isMuseumPiece(withSetting({}, "method", info.choices.back().name)->method));
    }

    void withTheWrongSignATiltedBoxNeverLiesDown() {
        const Exhibit exhibit("wrong_sign");
        const std::size_t tilted = placeOf(exhibit.wrong, "tilted");
        const std::size_t flat = placeOf(exhibit.wrong, "flat");
        const World wrong = run(exhibit.wrong, 300);
        const World right = run(exhibit.right, 300);
        QVERIFY(std::abs(right.poses[tilted].position.y - 0.5) < 0.01);
        QVERIFY(std::abs(right.velocities[tilted].w) < 1e-3);
        QVERIFY(wrong.poses[tilted].position.y > 0.6);
        // The box that lands flat shows nothing.
        QVERIFY(std::abs(wrong.poses[flat].position.y - right.poses[flat].position.y) < 1e-9);
    }

    void withTheWrongSignTheImpulseTurnsTheBoxAgainstItsLever() {
        const Exhibit exhibit("wrong_sign");
        for (const bool isWrong : {true, false}) {
            const World start = beforeTouching(isWrong ? exhibit.wrong : exhibit.right);
            World end = start;
            step(end);
            const Event first = velocityVisitsOf(start).front();
            const Contact& contact = end.contacts.at(first.constraint.index);
            const Real lever = cross(contact.point - start.poses[index(first.b)].position, first.n);
            QVERIFY(first.visit.delta > 1);
            QVERIFY(std::abs(first.wB - (isWrong ? -lever : lever)) < 1e-12);
            QVERIFY((first.vB.w > 0) == (isWrong ? lever < 0 : lever > 0));
        }
    }

    void withTheWrongSignAngularMomentumIsNotKept() {
        Scene scene;
        scene.gravity = {};
        scene.bodies.resize(2);
        scene.bodies[0].id = "a";
        scene.bodies[1].id = "b";
        for (BodyDef& body : scene.bodies) body.shape = Box{1, 1};
        scene.bodies[1].position = {0.9, 0.4};
        scene.bodies[1].velocity = {-2, 0};
        for (const Method method : {Method::WrongSign, Method::WrongLeverArm, Method::SequentialImpulses}) {
            scene.settings.method = method;
            World world = makeWorld(scene);
            const Measures before = measure(world);
            const auto poses = world.poses;
            step(world);
            world.poses = poses;
            const Measures after = measure(world);
            QVERIFY(length(after.momentum - before.momentum) < 1e-12);
            const Real gained = std::abs(after.angularMomentum - before.angularMomentum);
            QVERIFY(method == Method::SequentialImpulses ? gained < 1e-12 : gained > 0.1);
        }
    }

    void withoutLeverArmsNothingEverTurns() {
        const Exhibit exhibit("wrong_lever_arm");
        const auto turned = [](const World& world) {
            Real most = 0;
            for (std::size_t i = 0; i < world.bodies.size(); ++i) most = std::max(most, std::abs(world.velocities[i].w));
            return most;
        };
        QCOMPARE(largest(exhibit.wrong, 300, turned), 0.0);
        QVERIFY(largest(exhibit.right, 60, turned) > 3);
        const std::size_t plank = placeOf(exhibit.wrong, "plank");
        QVERIFY(run(exhibit.right, 180).poses[plank].angle < -0.4);
        for (const Event& e : velocityVisitsOf(beforeTouching(exhibit.wrong))) QVERIFY(e.wA == 0 && e.wB == 0);
    }

    void whereTheNewImpulseIsClampedABoxWithoutRestitutionBounces() {
        const Exhibit exhibit("wrong_clamp");
        const std::size_t box = placeOf(exhibit.wrong, "box");
        const auto rising = [&](const World& world) { return world.velocities[box].v.y; };
        QVERIFY(largest(exhibit.wrong, 180, rising) > 6);  // it came down with 6.5 m/s
        QVERIFY(largest(exhibit.right, 180, rising) < 0.01);
    }

    void whereTheNewImpulseIsClampedNoVisitTakesAnythingBack() {
        const Exhibit exhibit("wrong_clamp");
        for (const bool isWrong : {true, false}) {
            World world = beforeTouching(isWrong ? exhibit.wrong : exhibit.right);
            Real taken = 0;
            for (int i = 0; i < 60; ++i) {
                for (const Event& e : velocityVisitsOf(world))
                    if (e.rowKind == RowKind::Unilateral) taken = std::min(taken, e.visit.delta);
                step(world);
            }
            QVERIFY(isWrong ? taken == 0 : taken < -1);
        }
    }

    void aStaleEffectiveMassTearsTheBarFromItsHinge() {
        const Exhibit exhibit("wrong_effective_mass");
        const auto error = [](const World& world) { return measure(world).worstJointError; };
        QVERIFY(largest(exhibit.wrong, 240, error) > 0.3);
        QVERIFY(largest(exhibit.right, 240, error) < 0.01);
    }

    void aVisitWithAStaleEffectiveMassDoesNotBringItsRowToZero() {
        // The bar is level at the start and hangs down half a second later: K of the level row then is 1/m + r²/I.
        const Exhibit exhibit("wrong_effective_mass");
        for (const bool isWrong : {true, false}) {
            World world = makeWorld(isWrong ? exhibit.wrong : exhibit.right);
            const InverseMass bar = world.inverseMasses[1];
            while (world.poses[1].angle > -1.4) step(world);
            const Event first = velocityVisitsOf(world).front();
            QCOMPARE(first.n, (Vec2{1, 0}));
            const Real K = bar.m + bar.I * first.wB * first.wB;
            QVERIFY(K > 1.8 * bar.m);
            QVERIFY(std::abs(first.effectiveMass * (isWrong ? bar.m : K) - 1) < 1e-12);
            const Real left = dot(first.n, first.vB.v) + first.wB * first.vB.w;
            const Real expected = isWrong ? (1 - K / bar.m) * first.visit.jv : 0;
            QVERIFY(std::abs(left - expected) < 1e-12);
        }
    }

    void withoutFeatureIdsTheTowerFalls() {
        const Exhibit exhibit("wrong_features");
        const std::size_t top = placeOf(exhibit.wrong, "box_8");
        QVERIFY(run(exhibit.wrong, 420).poses[top].position.y < 5);
        QVERIFY(run(exhibit.right, 1200).poses[top].position.y > 7.4);
    }

    void withoutFeatureIdsAWarmStartIsThatOfTheContactInThatPlace() {
        const Exhibit exhibit("wrong_features");
        for (const bool isWrong : {true, false}) {
            // The step in which the six balls touch down, in front of all contacts of the tower.
            World start = makeWorld(isWrong ? exhibit.wrong : exhibit.right);
            World end = start;
            EventList events;
            const auto ballsAreDown = [&] { return !end.contacts.empty() && index(end.contacts.front().b) == 1; };
            while (!ballsAreDown()) {
                start = end;
                tracedStep(end, events);
            }
            int moved = 0;
            for (const Event& e : events) {
                if (e.kind != EventKind::Row || e.phase != Phase::WarmStart || e.rowKind != RowKind::Unilateral) continue;
                const std::size_t place = e.constraint.index;
                const auto same = [&](const Contact& old) { return contactKey(old) == contactKey(end.contacts[place]); };
                const auto own = std::ranges::find_if(start.contacts, same);
                const Real ofFeature = own == start.contacts.end() ? 0 : own->normalImpulse;
                const Real ofPlace = place < start.contacts.size() ? start.contacts[place].normalImpulse : 0;
                QCOMPARE(e.visit.rawDelta, isWrong ? ofPlace : ofFeature);
                moved += ofPlace != ofFeature;
            }
            QVERIFY(moved > 15);
        }
    }

    void aTooLargeBetaThrowsTheBoxUp() {
        const Exhibit exhibit("wrong_beta");
        const auto height = [](const World& world) { return world.poses[1].position.y; };
        QVERIFY(largest(exhibit.wrong, 180, height) > 1.5);
        QVERIFY(largest(exhibit.right, 180, height) < 0.51);
        // v = β/h · (5 cm − slop), of which one step needs 1/h.
        World world = makeWorld(exhibit.wrong);
        step(world);
        const Settings& settings = world.settings;
        QVERIFY(std::abs(world.velocities[1].v.y - 2 / settings.dt * (0.05 - settings.slop)) < 1e-3);
    }

    void withTheOldFrictionBoundABounceHasNoFriction() {
        const Exhibit exhibit("wrong_friction_bound");
        const std::size_t ball = placeOf(exhibit.wrong, "ball");
        const auto sideways = [&](const World& world) { return std::abs(world.velocities[ball].v.x); };
        QCOMPARE(largest(exhibit.wrong, 60, sideways), 0.0);
        QVERIFY(largest(exhibit.right, 60, sideways) > 3);
    }

    void withTheOldFrictionBoundEveryConeIsThatOfTheStepBefore() {
        World world = makeWorld(Exhibit("wrong_friction_bound").wrong);
        int compared = 0;
        for (int i = 0; i < 120; ++i) {
            const World start = world;
            step(world);
            for (const Event& e : velocityVisitsOf(start)) {
                if (e.rowKind != RowKind::Friction) continue;
                const Contact& now = world.contacts[e.constraint.index];
                const auto same = [&](const Contact& old) { return contactKey(old) == contactKey(now); };
                const auto old = std::ranges::find_if(start.contacts, same);
                const Real normal = old == start.contacts.end() ? 0 : old->normalImpulse;
                QVERIFY(std::abs(e.visit.upper - now.friction * normal) < 1e-15);
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }

    void withGravityTwiceTheBallFallsTwiceAsFast() {
        const Exhibit exhibit("wrong_gravity");
        const Real h = exhibit.wrong.settings.dt;
        QVERIFY(std::abs(run(exhibit.wrong, 30).velocities[1].v.y + 2 * 10 * 30 * h) < 1e-12);
        QVERIFY(std::abs(run(exhibit.right, 30).velocities[1].v.y + 10 * 30 * h) < 1e-12);
    }

    /// Each has one mistake only: where it cannot matter, the run is that of sequential impulses, bit for bit.
    void whereTheMistakeCannotMatterTheRunIsTheRightOne_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("settings");
        const auto row = [](const char* why, const char* method, const char* scene, const char* settings) {
            QTest::addRow("%s: %s", method, why) << QString(method) << QString(scene) << QString(settings);
        };
        row("nothing can turn", "wrong_sign", "two_box_stack", "");
        row("nothing can turn", "wrong_lever_arm", "two_box_stack", "");
        row("one visit from nothing", "wrong_clamp", "pyramid_10", "warm_starting=0 iterations=1 position_iterations=1");
        row("no joints", "wrong_effective_mass", "pyramid_10", "");
        row("no warm start", "wrong_features", "domino", "warm_starting=0");
        row("no position correction", "wrong_beta", "pyramid_10", "position_correction=none");
        row("no friction", "wrong_friction_bound", "two_box_stack", "");
        row("no gravity", "wrong_gravity", "car", "");
    }
    void whereTheMistakeCannotMatterTheRunIsTheRightOne() {
        QFETCH(QString, method);
        QFETCH(QString, scene);
        QFETCH(QString, settings);
        Scene wrong = shippedScene(scene);
        if (method == "wrong_gravity") wrong.gravity = {};
        wrong.settings = withVariant(wrong.settings, settings);
        Scene right = wrong;
        wrong.settings = withVariant(wrong.settings, "method=" + method);
        World one = makeWorld(wrong);
        World two = makeWorld(right);
        for (int i = 0; i < 120; ++i) {
            step(one);
            step(two);
            QVERIFY(one.poses == two.poses);
            QVERIFY(one.velocities == two.velocities);
        }
    }
};

SOLVERSCOPE_TEST(TestMuseum, QCoreApplication)
#include "test_museum.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <random>

#include "physics/trace/recording.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void whatNeverTurnsIsCarriedUpright() {
        Scene scene;
        for (const Shape& shape : {Shape{AxisBox{}}, Shape{Particle{}}, Shape{Box{}}}) scene.bodies.emplace_back().shape = shape;
        World world = makeWorld(scene);
        for (const std::uint32_t body : {0u, 1u, 2u}) applyInput(world, MoveBody{BodyId{body}, {2, 3}, 0.5});
        QVERIFY(world.poses[0] == poseAt({2, 3}, 0));
        QVERIFY(world.poses[1] == poseAt({2, 3}, 0));
        QVERIFY(world.poses[2] == poseAt({2, 3}, 0.5));
    }

    void tracedEqualsUntracedBitForBit_data() { addShippedScenes(); }
    void tracedEqualsUntracedBitForBit() {
        QFETCH(QString, name);
        World bare = makeWorld(shippedScene(name));
        World traced = bare;
        EventList events;
        for (int i = 0; i < 300; ++i) {
            step(bare);
            tracedStep(traced, events);
            QCOMPARE(hashOf(traced), hashOf(bare));
        }
        QVERIFY(isFinite(bare));
    }

    void aReplayFromAnyKeyframeEqualsTheRun_data() { addShippedScenes(); }
    void aReplayFromAnyKeyframeEqualsTheRun() {
        QFETCH(QString, name);
        const Scene scene = shippedScene(name);
        Recording recording(scene, 300'000);  // a tight budget, so that keyframes are far apart
        World bare = makeWorld(scene);
        std::vector<std::uint64_t> hashes{hashOf(bare)};
        for (int i = 0; i < 300; ++i) {
            recording.advance();
            step(bare);
            hashes.push_back(hashOf(bare));
        }
        const int stride = isLongForm() ? 7 : 23;
        for (std::int64_t at = 300; at >= 0; at -= stride)
            QCOMPARE(hashOf(recording.endOf(at)), hashes[static_cast<std::size_t>(at)]);
        QVERIFY(!recording.divergedAt());
    }

    void everyEventOfAStepIsTheSameWorldEveryTime_data() { addShippedScenes(); }
    void everyEventOfAStepIsTheSameWorldEveryTime() {
        QFETCH(QString, name);
        Recording recording(shippedScene(name));
        for (int i = 0; i < 40; ++i) recording.advance();
        const World start = recording.startOf(40);
        World end = start;
        EventList events;
        tracedStep(end, events);
        std::mt19937 random(1);
        for (int i = 0; i < 25; ++i) {
            const std::size_t k = random() % events.size();
            const World once = worldAtEvent(start, k);
            const World again = worldAtEvent(recording.startOf(40), k);
            QVERIFY(sameWorld(once, again));
            if (events[k].kind != EventKind::Row) continue;
            QCOMPARE(motionOf(once, events[k].phase, events[k].a), events[k].vA);
            QCOMPARE(motionOf(once, events[k].phase, events[k].b), events[k].vB);
        }
        QVERIFY(sameWorld(worldAtEvent(start, events.size() - 1), end));
    }

    void everyMethodIsReplayedBitForBit_data() { addScenesAndVariants(); }
    void everyMethodIsReplayedBitForBit() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        Scene scene = shippedScene(name);
        scene.settings = withVariant(scene.settings, variant);
        Recording recording(scene, 60'000);
        World bare = makeWorld(scene);
        World traced = bare;
        EventList events;
        std::vector<std::uint64_t> hashes{hashOf(bare)};
        // Methods that are wrong on purpose may run away; the recording ends there.
        const bool mayRunAway = isMuseumPiece(scene.settings.method);
        const int length = isLongForm() ? 60 : 25;
        while (bare.step < length && !(mayRunAway && !recording.canAdvance())) {
            recording.advance();
            step(bare);
            tracedStep(traced, events);
            QCOMPARE(hashOf(traced), hashOf(bare));
            hashes.push_back(hashOf(bare));
        }
        QVERIFY(isFinite(bare) || mayRunAway);
        const std::int64_t last = isFinite(bare) ? bare.step : bare.step - 1;
        for (std::int64_t at = last; at >= 0; at -= 7) QCOMPARE(hashOf(recording.endOf(at)), hashes[static_cast<std::size_t>(at)]);
        QVERIFY(!recording.divergedAt());

        const World start = recording.startOf(last);
        World end = start;
        tracedStep(end, events);
        for (std::size_t k = 0; k < events.size(); k += 1 + events.size() / 20) {
            const World once = worldAtEvent(start, k);
            QVERIFY(sameWorld(once, worldAtEvent(recording.startOf(last), k)));
            if (events[k].kind != EventKind::Row) continue;
            QCOMPARE(motionOf(once, events[k].phase, events[k].a), events[k].vA);
            QCOMPARE(motionOf(once, events[k].phase, events[k].b), events[k].vB);
        }
        QVERIFY(sameWorld(worldAtEvent(start, events.size() - 1), end));
    }

    void manySweepsOverManyRowsKeepTheirIterations() {
        Scene scene = shippedScene("pyramid_10");
        scene.settings.iterations = 3000;
        World world = makeWorld(scene);
        step(world);
        const World start = world;
        EventList events;
        const std::size_t leftOut = tracedStep(world, events);
        QVERIFY(leftOut > 0);
        const auto count = [&](EventKind kind, Phase phase) {
            return std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind && e.phase == phase; });
        };
        QCOMPARE(count(EventKind::Iteration, Phase::SolveVelocities), 3000);
        QCOMPARE(count(EventKind::Row, Phase::SolveVelocities) + count(EventKind::Row, Phase::WarmStart), 1'000'000);
        QVERIFY(sameWorld(worldAtEvent(start, events.size() - 1), world));
        const World late = worldAtEvent(start, events.size() - 3);
        QVERIFY(sameWorld(late, worldAtEvent(start, events.size() - 3)));
        QVERIFY(!sameWorld(late, world));
    }

    void inputsAreReplayed() {
        Recording recording(shippedScene("stack_10"), 20'000);
        for (int i = 0; i < 20; ++i) recording.advance();
        recording.addInput(21, SetSetting{"iterations", "3"});
        recording.advance();
        recording.addInput(22, GrabBody{BodyId{5}, {0.1, 0}, {2, 5}});
        for (int i = 0; i < 30; ++i) {
            recording.addInput(recording.steps() + 1, DragTo{{2 + 0.05 * i, 5}});
            recording.advance();
        }
        recording.addInput(recording.steps() + 1, ReleaseBody{});
        recording.addInput(recording.steps() + 1, MoveBody{BodyId{3}, {4, 4}, 0.3});
        for (int i = 0; i < 40; ++i) recording.advance();
        const std::uint64_t last = hashOf(recording.last());
        QCOMPARE(recording.last().settings.iterations, 3);
        for (std::int64_t at = recording.steps() - 1; at >= 1; --at)
            QCOMPARE(checksumOf(recording.endOf(at)), recording.records()[static_cast<std::size_t>(at - 1)].checksum);
        World world = recording.endOf(recording.steps() - 1);
        step(world);
        QCOMPARE(hashOf(world), last);
        QVERIFY(!recording.divergedAt());
    }

    void aBrokenMatchTakesOnePointsImpulsesAndIsReplayed() {
        Recording recording(shippedScene("stack_10"), 20'000);
        for (int i = 0; i < 60; ++i) recording.advance();
        const std::uint64_t untouched = recording.records()[30].checksum;
        const Contact point = recording.endOf(30).contacts[4];
        QVERIFY(point.age > 0 && point.normalImpulse > 0);
        const BreakMatch input{point.a, point.b, point.feature};
        recording.addInput(31, input);
        recording.addInput(31, input);
        QCOMPARE(recording.inputs().size(), 1u);
        for (int i = 0; i < 30; ++i) recording.advance();
        QVERIFY(recording.records()[30].checksum != untouched);
        const World after = recording.endOf(31);
        for (const Contact& contact : after.contacts) QCOMPARE(contact.age == 0, contactKey(contact) == contactKey(point));

        for (std::int64_t at = recording.steps() - 1; at >= 1; --at)
            QCOMPARE(checksumOf(recording.endOf(at)), recording.records()[static_cast<std::size_t>(at - 1)].checksum);
        QVERIFY(!recording.divergedAt());
        recording.replaceInputs({}, 31);
        recording.advance();
        QCOMPARE(recording.records()[30].checksum, untouched);
    }

    void aMatchThatIsNotThereCannotBeBroken() {
        World world = makeWorld(shippedScene("stack_10"));
        for (int i = 0; i < 10; ++i) step(world);
        const World before = world;
        applyInput(world, BreakMatch{BodyId{0}, BodyId{1}, 77});
        applyInput(world, BreakMatch{BodyId{900}, BodyId{901}, 0});
        QVERIFY(sameWorld(world, before));
    }

    void memoryStaysWithinTheBudget() {
        constexpr std::size_t budget = 2'000'000;
        Recording recording(shippedScene("pyramid_10"), budget);
        for (int i = 0; i < 1000; ++i) {
            recording.advance();
            QVERIFY(recording.memoryUsed() <= budget);
        }
        QVERIFY(recording.keyframeSpacing() > 1);
        QCOMPARE(recording.steps(), 1000);
    }

    void anInputForgetsTheStepsAfterIt() {
        Recording recording(shippedScene("single_box"));
        for (int i = 0; i < 10; ++i) recording.advance();
        const std::uint64_t hash = recording.records()[3].checksum;
        recording.addInput(5, SetSetting{"erp", "0.5"});
        QCOMPARE(recording.steps(), 4);
        QCOMPARE(checksumOf(recording.last()), hash);
        recording.advance();
        QCOMPARE(recording.last().settings.erp, 0.5);
    }
};

SOLVERSCOPE_TEST(TestReplay, QCoreApplication)
#include "test_replay.moc"

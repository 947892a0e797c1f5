// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Changes by hand: masses, velocities, impulses.
#include <QTest>
#include <limits>
#include <random>

#include "physics/constraints/row.h"
#include "physics/trace/recording.h"
#include "physics/world/intervention.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/long_form.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The world at the beginning of a step that is to come.
World startAfter(const Scene& scene, int steps) {
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

World with(World world, const Input& input) {
    applyInput(world, input);
    return world;
}

/// What the gate says behind each event.
std::vector<Refusal> refusals(const World& start, const EventList& events, RowList list) {
    InterventionGate gate(start.settings);
    std::vector<Refusal> all;
    for (const Event& e : events) {
        if (e.kind == EventKind::Phase) gate.phase(e.phase);
        if (e.kind == EventKind::Substep) gate.substep();
        if (e.kind == EventKind::Iteration) gate.iteration(e.phase);
        if (e.kind == EventKind::Row) gate.row(e.phase);
        all.push_back(gate.refusal(list));
    }
    return all;
}

/// Σ M⁻¹ Jᵀ Λ over all velocity rows.
std::vector<Velocity> motionOfImpulses(const World& world) {
    std::vector<Velocity> motion(world.velocities.size());
    for (const Row& row : world.rows)
        applyImpulse(row, row.lambda, world.inverseMasses[index(row.a)], world.inverseMasses[index(row.b)], motion[index(row.a)],
                     motion[index(row.b)]);
    return motion;
}

std::size_t firstEvent(const EventList& events, EventKind kind, Phase phase) {
    for (std::size_t k = 0; k < events.size(); ++k)
        if (events[k].kind == kind && events[k].phase == phase) return k;
    qFatal("there is no such event");
}

/// Swings and slides, so that masses matter.
Scene unevenScene() {
    Scene scene = shippedScene("stack_10");
    scene.bodies.back().velocity = {1, 0};
    scene.bodies.back().angularVelocity = 0.5;
    return scene;
}

}  // namespace

class TestInterventions : public QObject {
    Q_OBJECT

private slots:
    void oneNewtonSecondChangesVelocitiesByTheInverseMassTimesJ() {
        const World start = startAfter(shippedScene("stack_10"), 5);
        const auto before = eventsOf(start);
        const std::size_t stop = firstEvent(before, EventKind::Row, Phase::SolveVelocities) + 2;
        const std::uint32_t place = 6;
        const World there = worldAtEvent(start, stop);
        const Row& row = there.rows[place];

        const World changed = with(start, Intervention{stop, RowList::Velocities, place, row.lambda + 1});
        const auto after = eventsOf(changed);
        QVERIFY(sameWorld(worldAtEvent(changed, stop), there));  // the stop itself stays as it was
        const Event& hand = after[stop + 1];
        QVERIFY(hand.visit.isManual);
        QCOMPARE(hand.phase, Phase::SolveVelocities);
        QCOMPARE(hand.iteration, before[stop].iteration);
        QCOMPARE(hand.visit.row, place);
        QCOMPARE(hand.visit.lambdaBefore, row.lambda);
        QCOMPARE(hand.visit.lambdaAfter, row.lambda + 1);
        QCOMPARE(hand.visit.clamp, Clamp::None);
        QCOMPARE(hand.visit.jv, relativeVelocity(row, there.velocities[index(row.a)], there.velocities[index(row.b)]));

        const World now = worldAtEvent(changed, stop + 1);
        QVERIFY(row.wA != 0 && row.wB != 0 && index(row.a) > 0);
        const Real one = hand.visit.delta;
        QVERIFY(std::abs(one - 1) < 1e-12);
        for (std::size_t i = 0; i < now.velocities.size(); ++i) {
            Velocity expected = there.velocities[i];
            const InverseMass inverse = there.inverseMasses[i];
            const Real side = i == index(row.b) ? 1 : i == index(row.a) ? -1 : 0;
            expected.v += side * one * (inverse.m * row.n);
            expected.w += side * one * (inverse.I * (side > 0 ? row.wB : row.wA));
            QCOMPARE(now.velocities[i], expected);
        }
        QCOMPARE(hand.vB, now.velocities[index(row.b)]);
        QCOMPARE(after.size(), before.size() + 1);
    }

    void aChangedImpulseOutlivesTheStepWhereNothingVisitsTheRowAgain() {
        const World start = startAfter(shippedScene("two_box_stack"), 5);
        const auto events = eventsOf(start);
        const std::size_t lastSweep = firstEvent(events, EventKind::Phase, Phase::SolveVelocities) - 1;
        World world = with(start, Intervention{lastSweep, RowList::Velocities, 0, 7});
        step(world);
        QCOMPARE(world.contacts[0].normalImpulse, 7.0);
        QVERIFY(world.interventions.empty());
    }

    void aMassThatIsSetEqualsThatMassInTheScene_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("as it is") << QString();
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    void aMassThatIsSetEqualsThatMassInTheScene() {
        QFETCH(QString, variant);
        Scene scene = unevenScene();
        scene.settings = withVariant(scene.settings, variant);
        Scene heavy = scene;
        heavy.bodies.back().mass = 17.3;
        Recording recording(scene, 20'000);
        recording.addInput(1, SetMass{BodyId{10}, 17.3});
        World world = makeWorld(heavy);
        World light = makeWorld(scene);
        std::vector<World> ends;
        for (int i = 0; i < 60; ++i) {
            recording.advance();
            step(world);
            step(light);
            QCOMPARE(recording.last().poses, world.poses);
            QCOMPARE(recording.last().velocities, world.velocities);
            QCOMPARE(recording.last().inverseMasses, world.inverseMasses);
        }
        QVERIFY(light.poses != world.poses);
        for (std::int64_t at = 60; at >= 1; at -= 9)
            QCOMPARE(checksumOf(recording.endOf(at)), recording.records()[static_cast<std::size_t>(at - 1)].checksum);
        QCOMPARE(recording.endOf(30).inverseMasses, world.inverseMasses);
        QVERIFY(!recording.divergedAt());
    }

    void aVelocityThatIsSetEqualsThatVelocityInTheScene() {
        const Scene scene = shippedScene("two_box_stack");
        Scene moving = scene;
        moving.bodies[2].velocity = {1.5, -0.25};
        moving.bodies[2].angularVelocity = 0.75;
        World set = with(makeWorld(scene), SetVelocity{BodyId{2}, {{1.5, -0.25}, 0.75}});
        World world = makeWorld(moving);
        for (int i = 0; i < 30; ++i) {
            step(set);
            step(world);
            QCOMPARE(hashOf(set), hashOf(world));
        }
    }

    void changesThatMakeNoSenseChangeNothing() {
        const Real undefined = std::numeric_limits<Real>::quiet_NaN();
        const World start = startAfter(shippedScene("two_box_stack"), 3);
        for (const Real mass : {0.0, -1.0, infinity, undefined, 1e-310, std::numeric_limits<Real>::denorm_min()})
            QVERIFY(sameWorld(with(start, SetMass{BodyId{1}, mass}), start));
        for (const std::uint32_t body : {0u, 3u, 99u}) {  // the ground, the world itself, nobody
            QVERIFY(sameWorld(with(start, SetMass{BodyId{body}, 2}), start));
            QVERIFY(sameWorld(with(start, SetVelocity{BodyId{body}, {{1, 1}, 1}}), start));
        }
        QVERIFY(sameWorld(with(start, SetVelocity{BodyId{1}, {{undefined, 0}, 0}}), start));
        QVERIFY(sameWorld(with(start, Intervention{20, RowList::Velocities, 0, infinity}), start));

        World untouched = start;
        step(untouched);
        for (const Intervention& change :
             {Intervention{20, RowList::Velocities, 500, 1}, Intervention{20, RowList::Positions, 0, 1},
              Intervention{0, RowList::Velocities, 0, 1}, Intervention{1'000'000, RowList::Velocities, 0, 1}}) {
            World world = with(start, change);
            QCOMPARE(eventsOf(world).size(), eventsOf(start).size());
            step(world);
            QVERIFY(sameWorld(world, untouched));
        }
    }

    void theSameRowAtTheSameStopIsChangedOnce() {
        World world = startAfter(shippedScene("two_box_stack"), 3);
        applyInput(world, Intervention{30, RowList::Velocities, 1, 4});
        applyInput(world, Intervention{20, RowList::Velocities, 1, 5});
        applyInput(world, Intervention{30, RowList::Velocities, 0, 6});
        applyInput(world, Intervention{30, RowList::Velocities, 1, 7});
        QCOMPARE(world.interventions,
                 (std::vector<Intervention>{
                     {20, RowList::Velocities, 1, 5}, {30, RowList::Velocities, 1, 7}, {30, RowList::Velocities, 0, 6}}));
        const auto events = eventsOf(world);
        QVERIFY(events[21].visit.isManual && events[21].visit.lambdaAfter == 5);
        QVERIFY(events[32].visit.isManual && events[32].visit.lambdaAfter == 7);
        QVERIFY(events[33].visit.isManual && events[33].visit.lambdaAfter == 6);
    }

    void betweenPivotsOfTheDirectMethodNothingCanBeChanged() {
        Scene scene = shippedScene("two_box_stack");
        scene.settings.method = Method::Direct;
        const World start = startAfter(scene, 3);
        const auto events = eventsOf(start);
        const auto all = refusals(start, events, RowList::Velocities);
        const std::size_t begun = firstEvent(events, EventKind::Phase, Phase::WarmStart);
        const std::size_t firstPivot = firstEvent(events, EventKind::Row, Phase::SolveVelocities);
        QCOMPARE(all[begun], Refusal::None);
        QCOMPARE(all[firstPivot], Refusal::Pivoting);
        QCOMPARE(eventsOf(with(start, Intervention{firstPivot, RowList::Velocities, 0, 3})).size(), events.size());
        // What is put in before the first pivot is taken out again by them: the solution is the solution.
        World changed = with(start, Intervention{begun, RowList::Velocities, 0, 3});
        World world = start;
        step(changed);
        step(world);
        for (std::size_t i = 0; i < world.velocities.size(); ++i)
            QVERIFY(length(changed.velocities[i].v - world.velocities[i].v) < 1e-9);
    }

    void impulsesAndVelocitiesAgreeAfterAnyChange_data() { addScenesAndVariants(); }
    void impulsesAndVelocitiesAgreeAfterAnyChange() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        Scene scene = shippedScene(name);
        scene.settings = withVariant(scene.settings, variant);
        if (!hasOneSubStep(scene.settings.method) || scene.settings.method == Method::TgsSoft) return;
        if (scene.settings.gravityOrder == GravityOrder::AfterContacts || scene.bodies.size() > 40) return;
        const World start = startAfter(scene, 8);
        if (!isFinite(start)) return;
        const auto events = eventsOf(start);
        const auto allowed = refusals(start, events, RowList::Velocities);
        std::mt19937 random(5);
        for (int i = 0; i < 6; ++i) {
            const std::size_t stop = random() % events.size();
            const World there = worldAtEvent(start, stop);
            if (allowed[stop] != Refusal::None || there.rows.empty()) continue;
            const auto row = static_cast<std::uint32_t>(random() % there.rows.size());
            const World changed = with(start, Intervention{stop, RowList::Velocities, row, 0.5});
            const auto after = eventsOf(changed);
            QCOMPARE(std::count_if(after.begin(), after.end(), [](const Event& e) { return e.visit.isManual; }), 1);
            const World before = worldAtEvent(changed, firstEvent(after, EventKind::Phase, Phase::Linearize));
            const World solved = worldAtEvent(changed, firstEvent(after, EventKind::Phase, Phase::SolveVelocities));
            const auto motion = motionOfImpulses(solved);
            for (std::size_t body = 0; body < motion.size(); ++body) {
                const Velocity& from = before.velocities[body];
                const Velocity& to = solved.velocities[body];
                const Real scale =
                    1e-9 * (1 + length(from.v) + length(motion[body].v) + std::abs(from.w) + std::abs(motion[body].w));
                QVERIFY(length(to.v - from.v - motion[body].v) <= scale);
                QVERIFY(std::abs(to.w - from.w - motion[body].w) <= scale);
            }
        }
    }

    void randomChangesAreReplayedBitForBit_data() { addScenesAndVariants(); }
    void randomChangesAreReplayedBitForBit() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        Scene scene = shippedScene(name);
        scene.settings = withVariant(scene.settings, variant);
        if (scene.bodies.size() > 40) return;
        Recording recording(scene, 60'000);
        World bare = makeWorld(scene);
        World traced = bare;
        EventList events;
        std::mt19937 random(11);
        const auto number = [&](Real from, Real to) { return std::uniform_real_distribution<Real>(from, to)(random); };
        const int length = isLongForm() ? 24 : 10;
        for (int i = 0; i < length && recording.canAdvance(); ++i) {
            const std::int64_t now = recording.steps() + 1;
            const BodyId body{static_cast<std::uint32_t>(random() % scene.bodies.size())};
            std::vector<Input> inputs;
            if (i % 7 == 3) inputs.emplace_back(SetMass{body, number(0.5, 5)});
            if (i % 5 == 4) inputs.emplace_back(SetVelocity{body, {{number(-1, 1), number(-1, 1)}, number(-1, 1)}});
            const std::size_t stops = eventsOf(recording.startOf(now)).size();
            for (int k = 0; k < 3; ++k)
                inputs.emplace_back(Intervention{random() % stops, static_cast<RowList>(random() % 3),
                                                 static_cast<std::uint32_t>(random() % 12), number(0, 0.01)});
            for (const Input& input : inputs) {
                recording.addInput(now, input);
                applyInput(bare, input);
                applyInput(traced, input);
            }
            const World start = recording.startOf(now);
            recording.advance();
            step(bare);
            tracedStep(traced, events);
            QCOMPARE(hashOf(traced), hashOf(bare));
            QCOMPARE(hashOf(recording.last()), hashOf(bare));
            QVERIFY(sameWorld(worldAtEvent(start, events.size() - 1), traced));
            for (std::size_t k = random() % 5; k < events.size(); k += 1 + events.size() / 5) {
                if (events[k].kind != EventKind::Row) continue;
                const World there = worldAtEvent(start, k);
                QCOMPARE(motionOf(there, events[k].phase, events[k].a), events[k].vA);
                QCOMPARE(motionOf(there, events[k].phase, events[k].b), events[k].vB);
                QCOMPARE(rowsOf(there, events[k].phase)[events[k].visit.row].lambda, events[k].visit.lambdaAfter);
            }
        }
        for (std::int64_t at = recording.steps(); at >= 1; at -= 5)
            QCOMPARE(checksumOf(recording.endOf(at)), recording.records()[static_cast<std::size_t>(at - 1)].checksum);
        QVERIFY(!recording.divergedAt());
    }
};

SOLVERSCOPE_TEST(TestInterventions, QCoreApplication)
#include "test_interventions.moc"

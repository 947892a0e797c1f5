// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <random>

#include "physics/debugger/session.h"
#include "physics/trace/non_finite.h"
#include "tests/events_of.h"
#include "tests/seek_event.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const std::vector<Granularity> allGranularities{Granularity::Term,      Granularity::Stop,  Granularity::Row,
                                                Granularity::Iteration, Granularity::Phase, Granularity::Step};

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void aRunLeavesTheEventsOfItsStepsUntilTheyAreAskedFor() {
        for (const char* scene : {"stack_10", "see_saw", "chain_30_heavy"}) {
            Session run(shippedScene(scene));
            Session sought(shippedScene(scene));
            QVERIFY(run.run(6));
            QVERIFY(run.run(1));
            sought.seek({7, static_cast<std::size_t>(-1), Term::VelocityB});
            QVERIFY(!run.hasEvents());
            QVERIFY(run.atEndOfStep());
            QCOMPARE(run.step(), std::int64_t{7});
            QCOMPARE(hashOf(run.world()), hashOf(sought.world()));
            QVERIFY(run.settings() == sought.settings());
            QCOMPARE(run.stop().phase, sought.event().phase);
            QCOMPARE(run.stop().kind, sought.event().kind);
            QCOMPARE(run.stop().substep, sought.event().substep);
            QCOMPARE(timeAtCursor(run), timeAtCursor(sought));
            QVERIFY(!run.hasEvents());
            QVERIFY(run.cursor() == sought.cursor());
            QVERIFY(run.hasEvents());
            QCOMPARE(run.events().size(), sought.events().size());
            QCOMPARE(hashOf(run.startOfStep()), hashOf(sought.startOfStep()));
            QCOMPARE(hashOf(run.worldBefore()), hashOf(sought.worldBefore()));
            QVERIFY(run.back(Granularity::Row) && sought.back(Granularity::Row));
            QVERIFY(run.cursor() == sought.cursor());
            QCOMPARE(hashOf(run.world()), hashOf(sought.world()));
            QVERIFY(run.run(2) && sought.run(2));
            QCOMPARE(hashOf(run.world()), hashOf(sought.world()));
        }
    }

    void theWorldBeforeTheEndOfARunIsNotTheEnd() {
        Session run(shippedScene("two_box_stack"));
        Session sought(shippedScene("two_box_stack"));
        QVERIFY(run.run(3));
        QVERIFY(!run.hasEvents());
        sought.seek({3, static_cast<std::size_t>(-1), Term::VelocityB});
        QVERIFY(sameWorld(run.worldBefore(), sought.worldBefore()));
    }

    void startsBeforeAnythingHasHappened() {
        const Scene scene = shippedScene("two_box_stack");
        const Session session(scene);
        QCOMPARE(session.cursor(), Cursor{});
        QCOMPARE(session.event().phase, Phase::Begin);
        QCOMPARE(hashOf(session.world()), hashOf(makeWorld(scene)));
    }

    void steppingBackRestoresTheWorldExactly_data() { addShippedScenes(); }
    void steppingBackRestoresTheWorldExactly() {
        QFETCH(QString, name);
        Session session(shippedScene(name));
        session.run(9);
        const bool large = session.events().size() > 2000;
        std::vector<std::pair<Cursor, World>> visited;
        // Over the end of one step and through the next, stop by stop; large scenes by a sample.
        for (int i = 0; i < (large ? 30 : 400); ++i) {
            visited.emplace_back(session.cursor(), session.world());
            if (!session.forward(Granularity::Stop)) break;
        }
        while (!visited.empty()) {
            QVERIFY(session.back(Granularity::Stop));
            QCOMPARE(session.cursor(), visited.back().first);
            QVERIFY(sameWorld(session.world(), visited.back().second));
            visited.pop_back();
        }
    }

    void backUndoesForwardForEveryGrain() {
        Session session(shippedScene("two_box_stack"));
        for (const Granularity granularity : allGranularities) {
            session.seek(Cursor{});
            std::vector<Cursor> places;
            for (int i = 0; i < 150; ++i) {
                places.push_back(session.cursor());
                QVERIFY(session.forward(granularity));
                QVERIFY(session.cursor() > places.back());
            }
            for (; !places.empty(); places.pop_back()) {
                QVERIFY(session.back(granularity));
                if (granularity != Granularity::Term) QCOMPARE(session.cursor(), places.back());
            }
            QCOMPARE(session.cursor(), Cursor{});
            QVERIFY(!session.back(granularity));
        }
    }

    void aRowsVisitHasSixTerms() {
        Session session(shippedScene("two_box_stack"));
        while (session.event().kind != EventKind::Row) QVERIFY(session.forward(Granularity::Term));
        for (int term = 0; term < termCount; ++term) {
            QCOMPARE(static_cast<int>(session.cursor().term), term);
            QCOMPARE(session.event().kind, EventKind::Row);
            QVERIFY(session.forward(Granularity::Term));
        }
        QVERIFY(session.back(Granularity::Term));
        QCOMPARE(session.cursor().term, Term::VelocityB);
    }

    void aTermShowsNoVelocityBeforeItIsComputed() {
        Session session(shippedScene("two_box_stack"));
        seekForward(
            session, [](const Event& e) { return e.kind == EventKind::Row && e.visit.delta > 0 && index(e.a) > 0; }, 5);
        Cursor at = session.cursor();
        const Event row = session.event();
        const World before = session.worldBefore();
        at.term = Term::Clamp;
        session.seek(at);
        QCOMPARE(session.world().velocities[index(row.a)], before.velocities[index(row.a)]);
        QCOMPARE(session.world().rows[row.visit.row].lambda, row.visit.lambdaAfter);
        at.term = Term::VelocityA;
        session.seek(at);
        QCOMPARE(session.world().velocities[index(row.a)], row.vA);
        QCOMPARE(session.world().velocities[index(row.b)], before.velocities[index(row.b)]);
        QVERIFY(row.vB != before.velocities[index(row.b)]);
    }

    void aSettingChangedInsideAStepRunsThatStepAgain() {
        Session session(shippedScene("stack_10"));
        session.run(20);
        session.seek({12, 30, Term::VelocityB});
        const Cursor at = session.cursor();
        QVERIFY(session.changeSetting("iterations", "4").has_value());
        QCOMPARE(session.cursor(), at);
        QCOMPARE(session.settings().iterations, 4);
        QCOMPARE(session.recording().steps(), 12);
        session.seek({3, 0, Term::VelocityB});
        QCOMPARE(session.settings().iterations, 10);
        session.seek(at);
        QCOMPARE(session.settings().iterations, 4);
        QCOMPARE(session.recording().steps(), 12);
    }

    void aChangedSettingLeavesTheCursorAtItsRow() {
        Session session(shippedScene("stack_10"));
        session.run(3);
        const auto isVisit = [](const Event& e) { return e.kind == EventKind::Row && e.iteration == 2 && e.visit.row == 5; };
        session.seek({3, 0, Term::VelocityB});
        QVERIFY(seekForward(session, isVisit, 1));
        QVERIFY(session.changeSetting("warm_starting", "0").has_value());  // the step has fewer events now
        QCOMPARE(session.cursor().step, 3);
        QVERIFY(isVisit(session.event()));
    }

    void undoBringsBackWhatAnInputForgot() {
        Session session(shippedScene("stack_10"));
        session.run(25);
        const std::uint64_t hash = hashOf(session.world());
        session.seek({10, 5, Term::VelocityB});
        session.addInput(MoveBody{BodyId{4}, {3, 3}, 0});
        QCOMPARE(session.recording().steps(), 10);
        session.undo();
        QCOMPARE(session.recording().steps(), 25);
        QCOMPARE(session.cursor().step, 10);
        session.seek({25, static_cast<std::size_t>(-1), Term::VelocityB});
        QCOMPARE(hashOf(session.world()), hash);
        session.redo();
        QCOMPARE(session.recording().steps(), 10);
        QCOMPARE(session.startOfStep().poses[4].position, (Vec2{3, 3}));
    }

    void anotherListOfInputsGivesTheWorldThatTheseInputsMake() {
        Session made(shippedScene("stack_10"));
        made.run(5);
        QVERIFY(made.changeSetting("iterations", "3"));
        made.run(3);
        made.addInput(MoveBody{BodyId{4}, {3, 3}, 0});
        made.run(3);
        const auto inputs = made.recording().inputs();

        Session session(shippedScene("stack_10"));
        session.run(7);
        session.addInput(MoveBody{BodyId{2}, {-3, 3}, 0});
        session.run(2);
        const std::uint64_t before = hashOf(session.world());
        session.replaceInputs({inputs.begin(), inputs.end()});
        QCOMPARE(session.recording().steps(), 5);
        session.seek(made.cursor());
        QCOMPARE(hashOf(session.world()), hashOf(made.world()));

        session.undo();
        QCOMPARE(session.cursor().step, 9);
        QCOMPARE(hashOf(session.world()), before);
    }

    void stepsAreMadeBehindTheLastOneWhileTheCursorStays() {
        Session session(shippedScene("stack_10"));
        const Cursor at = session.cursor();
        QVERIFY(!session.extendTo(20, [] { return true; }));
        QCOMPARE(session.recording().steps(), 2);
        QVERIFY(session.extendTo(20, [] { return false; }));
        QCOMPARE(session.recording().steps(), 20);
        QCOMPARE(session.cursor(), at);
    }

    void aDragIsOneThingToUndo() {
        Session session(shippedScene("single_box"));
        session.run(3);
        session.addInput(GrabBody{BodyId{1}, {}, {0, 3}});
        for (int i = 0; i < 10; ++i) {
            session.run(1);
            session.addInput(DragTo{{0.1 * i, 3}});
        }
        session.addInput(ReleaseBody{});
        QCOMPARE(session.recording().steps(), 13);
        session.undo();
        QVERIFY(session.recording().inputs().empty());
        QCOMPARE(session.recording().steps(), 3);
        QVERIFY(!session.canUndo());
    }

    void aRestartKeepsTheSettingsAndNothingElse() {
        Session session(shippedScene("single_box"));
        session.run(4);
        QVERIFY(session.changeSetting("erp", "0.35").has_value());
        session.run(2);
        session.addInput(MoveBody{BodyId{1}, {1, 2}, 0});
        session.run(3);
        session.restart();
        QCOMPARE(session.cursor(), Cursor{});
        QCOMPARE(session.recording().steps(), 1);
        QCOMPARE(session.settings().erp, 0.35);
        QCOMPARE(session.recording().inputs().size(), std::size_t{1});
    }

    void aRestartCanBeUndone() {
        Session session(shippedScene("single_box"));
        session.run(4);
        QVERIFY(session.changeSetting("erp", "0.35").has_value());
        session.run(3);
        const std::uint64_t before = hashOf(session.world());
        session.restart();
        session.undo();
        QCOMPARE(session.cursor().step, 7);
        QCOMPARE(session.recording().steps(), 7);
        QCOMPARE(hashOf(session.world()), before);
        session.redo();
        QCOMPARE(session.cursor(), Cursor{});
        QCOMPARE(session.settings().erp, 0.35);
    }

    void aRestartMakesTheSetupAgain() {
        const std::vector<TimedInput> setup{{2, MoveBody{BodyId{1}, {1, 2}, 0}}, {3, SetSetting{"iterations", "3"}}};
        Session session(shippedScene("single_box"));
        session.replaceInputs(setup);
        session.setSetup(setup);
        session.seek({6, 0, Term::VelocityB});
        const std::uint64_t before = hashOf(session.world());
        session.restart();
        QVERIFY(std::ranges::equal(session.recording().inputs(), setup));
        session.seek({6, 0, Term::VelocityB});
        QCOMPARE(hashOf(session.world()), before);
    }

    void aSettingChangedSinceTheSetupIsKeptByARestart() {
        const std::vector<TimedInput> setup{{3, SetSetting{"iterations", "3"}}};
        Session session(shippedScene("single_box"));
        session.replaceInputs(setup);
        session.setSetup(setup);
        session.run(5);
        QVERIFY(session.changeSetting("iterations", "7").has_value());
        session.restart();
        session.run(5);
        QCOMPARE(session.settings().iterations, 7);
    }

    void severalSettingsAreUndoneAlone() {
        Session session(shippedScene("single_box"));
        QVERIFY(session.changeSetting("erp", "0.35").has_value());
        QVERIFY(session.changeSettings({{"erp", "0.2"}}).has_value());
        session.undo();
        QCOMPARE(session.nextSettings().erp, 0.35);
    }

    void aChangeAfterAnUndoIsOneOfItsOwn() {
        Session session(shippedScene("single_box"));
        QVERIFY(session.changeSetting("erp", "0.35").has_value());
        QVERIFY(session.changeSetting("slop", "0.01").has_value());
        session.undo();
        QVERIFY(session.changeSetting("erp", "0.5").has_value());
        QVERIFY(!session.canRedo());
        session.undo();
        QCOMPARE(session.nextSettings().erp, 0.35);
    }

    void randomTravelNeverChangesAWorld() {
        Session session(shippedScene("see_saw"), 100'000);
        session.run(60);
        std::mt19937 random(7);
        std::vector<std::pair<Cursor, World>> known;
        for (int i = 0; i < 200; ++i) {
            switch (random() % 4) {
                case 0:
                    session.forward(allGranularities[random() % allGranularities.size()]);
                    break;
                case 1:
                    session.back(allGranularities[random() % allGranularities.size()]);
                    break;
                case 2:
                    session.seek({1 + static_cast<std::int64_t>(random() % 60), random() % 200, Term::VelocityB});
                    break;
                default:
                    if (!known.empty()) {
                        const auto& [cursor, world] = known[random() % known.size()];
                        session.seek(cursor);
                        QCOMPARE(session.cursor(), cursor);
                        QVERIFY(sameWorld(session.world(), world));
                    }
            }
            known.emplace_back(session.cursor(), session.world());
        }
        QVERIFY(!session.recording().divergedAt());
    }

    void whatIsShownIsWhatTheInputsMake() {
        for (const unsigned seed : {1u, 2u, 3u, 4u}) {
            std::mt19937 random(seed);
            Session session(shippedScene("see_saw"));
            for (int i = 0; i < 300; ++i) {
                const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
                switch (number(10)) {
                    case 0:
                        session.forward(allGranularities[random() % allGranularities.size()]);
                        break;
                    case 1:
                        session.back(allGranularities[random() % allGranularities.size()]);
                        break;
                    case 2:
                        session.seek({1 + number(30), random() % 200, Term::VelocityB});
                        break;
                    case 3:
                        session.run(1 + number(4));
                        break;
                    case 4:
                        session.addInput(MoveBody{BodyId{3}, {0.1 * number(20), 3}, 0.1 * number(9)});
                        break;
                    case 5:
                        QVERIFY(session.changeSetting("iterations", std::to_string(1 + number(20))));
                        break;
                    case 6:
                        session.addInput(GrabBody{BodyId{3}, {}, {0, 3}});
                        break;
                    case 7:
                        session.addInput(DragTo{{0.1 * number(9), 3}});
                        break;
                    default:
                        number(3) > 0 ? session.undo() : session.redo();
                }
                QVERIFY(!session.recording().divergedAt());
                QCOMPARE(hashOf(session.startOfStep()), hashOf(session.recording().startOf(session.cursor().step)));
            }
            Recording again(session.recording().scene());
            again.replaceInputs({session.recording().inputs().begin(), session.recording().inputs().end()}, 1);
            for (const StepRecord& record : session.recording().records()) {
                again.advance();
                QCOMPARE(again.records().back().checksum, record.checksum);
            }
        }
    }

    void anEmptySceneCanBeSteppedToo() {
        Session session{Scene{}};
        for (const Granularity granularity : allGranularities) QVERIFY(session.forward(granularity));
        for (const Granularity granularity : allGranularities) QVERIFY(session.back(granularity));
    }

    void aNumberThatIsNotFiniteStopsTheRunAtItsEvent() {
        Scene scene = shippedScene("single_box");
        scene.gravity = {0, -1e308};
        scene.settings.dt = 1.0 / 15;
        Session session(scene);
        session.run(100);
        QVERIFY(session.recording().steps() < 100);
        QVERIFY(!session.recording().records().back().finite);
        QVERIFY(!session.isFinite());
        QVERIFY(!session.forward(Granularity::Step));
        const auto event = firstNonFiniteEvent(*session.trace());
        QVERIFY(event.has_value());
        QVERIFY(!isFinite(worldAtEvent(session.startOfStep(), *event)));
        QVERIFY(isFinite(worldAtEvent(session.startOfStep(), *event - 1)));
    }
};

SOLVERSCOPE_TEST(TestSession, QCoreApplication)
#include "test_session.moc"

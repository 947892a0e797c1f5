// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <map>
#include <random>

#include "physics/debugger/branches.h"
#include "physics/study/rerun.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/seek_event.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr std::size_t end = static_cast<std::size_t>(-1);

std::vector<std::uint64_t> hashesOf(const Session& session) {
    std::vector<std::uint64_t> hashes;
    for (const StepRecord& record : session.recording().records()) hashes.push_back(record.checksum);
    return hashes;
}

/// Makes every step again, without any keyframe.
std::vector<std::uint64_t> replayed(const Session& session) {
    World world = makeWorld(session.scene());
    std::vector<std::uint64_t> hashes;
    while (world.step < session.recording().steps()) {
        applyInputs(world, session.recording().inputs(), world.step + 1);
        step(world);
        hashes.push_back(checksumOf(world));
    }
    return hashes;
}

/// Stands in the sweeps of a step, at a visit to a row.
void standInSweeps(Session& session, std::int64_t step) {
    session.seek({step, 0, Term::VelocityB});
    QVERIFY(seekForward(
        session, [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities; }, 1));
}

void replayAllPending(Branches& branches) {
    while (branches.pendingReplaySteps() > 0) branches.replayNext();
}

}  // namespace

class TestBranches : public QObject {
    Q_OBJECT

private slots:
    void anImpulseIsSetBehindTheCursorAndTheCursorStandsThere() {
        Session session(shippedScene("stack_10"));
        session.run(20);
        standInSweeps(session, 10);
        const Cursor at = session.cursor();
        const std::size_t events = session.events().size();
        const Real before = session.world().rows[4].lambda;
        QCOMPARE(session.setImpulse({RowList::Velocities, 4}, before + 1), Refusal::None);
        QCOMPARE(session.cursor(), (Cursor{10, at.event + 1, Term::VelocityB}));
        QVERIFY(session.event().visit.isManual);
        QCOMPARE(session.event().visit.lambdaBefore, before);
        QCOMPARE(session.world().rows[4].lambda, before + 1);
        QCOMPARE(session.events().size(), events + 1);
        QCOMPARE(session.recording().steps(), 10);

        // From there another one, and the first one set again.
        QCOMPARE(session.setImpulse({RowList::Velocities, 2}, 3), Refusal::None);
        QCOMPARE(session.cursor().event, at.event + 2);
        QCOMPARE(session.setImpulse({RowList::Velocities, 4}, 5), Refusal::None);
        QCOMPARE(session.cursor().event, at.event + 1);
        QCOMPARE(session.world().rows[4].lambda, 5.0);
        QCOMPARE(session.events().size(), events + 2);
        QVERIFY(session.forward(Granularity::Row));
        QCOMPARE(session.world().rows[2].lambda, 3.0);
        QVERIFY(session.forward(Granularity::Row));
        QVERIFY(!session.event().visit.isManual);
        // And one behind a later stop, counted with those two on the way.
        QCOMPARE(session.setImpulse({RowList::Velocities, 0}, 2), Refusal::None);
        QCOMPARE(session.cursor().event, at.event + 4);
        QCOMPARE(session.event().visit.lambdaAfter, 2.0);
        QCOMPARE(hashesOf(session), replayed(session));
        while (session.canUndo()) session.undo();
        QCOMPARE(session.recording().steps(), 20);
        QVERIFY(session.recording().inputs().empty());
    }

    void anImpulseIsRefusedWhereItWouldMeanNothing() {
        Session session(shippedScene("stack_10"));
        session.run(5);
        const RowRef row{RowList::Velocities, 0};
        const auto at = [&](EventKind kind, Phase phase) {
            session.seek({5, 0, Term::VelocityB});
            if (session.event().kind != kind || session.event().phase != phase)
                QVERIFY(seekForward(
                    session, [&](const Event& e) { return e.kind == kind && e.phase == phase; }, 1));
        };
        at(EventKind::Phase, Phase::Begin);
        QCOMPARE(session.impulseRefusal(row), Refusal::NotBuilt);
        at(EventKind::Phase, Phase::Linearize);
        QCOMPARE(session.impulseRefusal(row), Refusal::NotApplied);
        at(EventKind::Row, Phase::WarmStart);
        QCOMPARE(session.impulseRefusal(row), Refusal::NotApplied);
        at(EventKind::Phase, Phase::WarmStart);
        QCOMPARE(session.impulseRefusal(row), Refusal::None);
        QCOMPARE(session.impulseRefusal({RowList::Velocities, 10'000}), Refusal::NoSuchRow);
        QCOMPARE(session.impulseRefusal({RowList::Positions, 0}), Refusal::NotBuilt);
        at(EventKind::Row, Phase::SolveVelocities);
        QCOMPARE(session.impulseRefusal(row), Refusal::None);
        at(EventKind::Phase, Phase::SolveVelocities);
        QCOMPARE(session.impulseRefusal(row), Refusal::SweepsOver);
        QCOMPARE(session.setImpulse(row, 1), Refusal::SweepsOver);
        QVERIFY(session.recording().inputs().empty());
        QVERIFY(!session.canUndo());
    }

    void theOriginalStaysAsItIsWhateverABranchDoes() {
        Branches branches(shippedScene("see_saw"));
        branches.shown().run(40);
        const BranchId original = branches.shownId();
        const auto hashes = hashesOf(branches.shown());
        const World last = branches.shown().world();

        standInSweeps(branches.shown(), 25);
        const Cursor here = branches.shown().cursor();
        const World there = branches.shown().world();
        const auto branch = branches.branchHere("heavier");
        QVERIFY(branch.has_value());
        QCOMPARE(branches.shownId(), *branch);
        QCOMPARE(branches.shown().cursor(), here);
        QVERIFY(sameWorld(branches.shown().world(), there));
        QCOMPARE(branches.shown().recording().steps(), 25);
        QCOMPARE(branches.find(*branch)->left, here);
        QVERIFY(branches.find(*branch)->parent == original);

        QCOMPARE(branches.shown().setImpulse({RowList::Velocities, 0}, 2), Refusal::None);
        branches.shown().run(5);
        branches.shown().addInput(SetMass{BodyId{2}, 40});
        QVERIFY(branches.shown().changeSetting("iterations", "3"));
        branches.shown().run(20);
        const auto other = hashesOf(branches.shown());
        QVERIFY(other != hashes);
        QCOMPARE(other, replayed(branches.shown()));
        QVERIFY(std::equal(other.begin(), other.begin() + 24, hashes.begin()));

        QVERIFY(branches.show(original));
        QCOMPARE(branches.shown().cursor(), here);
        QVERIFY(branches.shown().recording().inputs().empty());
        QCOMPARE(hashesOf(branches.shown()), hashes);
        branches.shown().seek({40, end, Term::VelocityB});
        QVERIFY(sameWorld(branches.shown().world(), last));
        for (std::int64_t step = 0; step <= 40; ++step) {
            const std::uint64_t hash = checksumOf(branches.shown().recording().endOf(step));
            if (step > 0) QCOMPARE(hash, hashes[static_cast<std::size_t>(step - 1)]);
        }
        QVERIFY(!branches.shown().recording().divergedAt());
    }

    void branchesAreListedBehindTheirParents() {
        Branches branches(shippedScene("single_box"));
        branches.shown().run(9);
        const BranchId original = branches.shownId();
        const BranchId first = *branches.branchHere();
        const BranchId inner = *branches.branchHere("  inner ");
        QVERIFY(branches.show(original));
        const BranchId second = *branches.branchHere();
        QVERIFY(branches.show(first));
        const BranchId innermost = *branches.branchHere();
        const auto names = [&] {
            QStringList all;
            for (const Branch& each : branches.list())
                all += QString(each.depth, QLatin1Char('.')) + QString::fromStdString(each.name);
            return all;
        };
        QCOMPARE(names(), (QStringList{"Original", ".Branch 1", "..inner", "..Branch 3", ".Branch 2"}));
        QVERIFY(branches.rename(innermost, "deep"));
        QVERIFY(!branches.rename(innermost, " \t"));
        QVERIFY(branches.rename(inner, std::string(78, 'a') + "äöü"));
        QCOMPARE(branches.find(inner)->name, std::string(78, 'a') + "ä");

        QVERIFY(branches.show(first));
        QVERIFY(branches.remove(first));  // its branches move up, its parent is shown
        QCOMPARE(branches.shownId(), original);
        QVERIFY(branches.find(innermost)->parent == original);
        QCOMPARE(names(), (QStringList{"Original", "." + QString(78, QLatin1Char('a')) + "ä", ".deep", ".Branch 2"}));
        QVERIFY(branches.removed() == "Branch 1");
        QVERIFY(branches.restore());
        QCOMPARE(names().last(), QString(".Branch 1"));
        QVERIFY(branches.removed().empty());
        QVERIFY(!branches.restore());
        QVERIFY(!branches.remove(original));
        QVERIFY(!branches.show(BranchId{99}));
        QVERIFY(branches.show(second));
    }

    void whatWasRemovedComesBackWithItsSteps() {
        Branches branches(shippedScene("stack_10"));
        branches.shown().run(10);
        const BranchId branch = *branches.branchHere("soft");
        QVERIFY(branches.shown().changeSetting("method", "soft"));
        branches.shown().run(15);
        const auto hashes = hashesOf(branches.shown());
        QVERIFY(branches.remove(branch));
        const auto back = branches.restore();
        QVERIFY(back && branches.show(*back));
        QCOMPARE(hashesOf(branches.shown()), hashes);
        QCOMPARE(branches.find(*back)->name, "soft");
    }

    void stepsThatAnInputReplacesCanBeKept() {
        Branches branches(shippedScene("see_saw"));
        Session& original = branches.shown();
        original.run(10);
        original.addInput(SetVelocity{BodyId{3}, {{0, 2}, 0}});
        original.run(20);
        original.addInput(MoveBody{BodyId{3}, {1, 4}, 0});
        original.run(10);
        const auto hashes = hashesOf(original);
        const auto inputs = std::vector<TimedInput>(original.recording().inputs().begin(), original.recording().inputs().end());
        QCOMPARE(original.replacedSteps(), 0);
        QVERIFY(!branches.keepReplaced());

        standInSweeps(original, 25);
        const Cursor here = original.cursor();
        QVERIFY(original.changeSetting("iterations", "2"));
        QCOMPARE(original.replacedSteps(), 15);
        original.run(7);
        QCOMPARE(original.replacedSteps(), 15);  // nothing further is lost
        const auto kept = branches.keepReplaced("as it was");
        QVERIFY(kept.has_value());
        QVERIFY(branches.shownId() != *kept);
        QVERIFY(!branches.keepReplaced());
        QVERIFY(branches.pendingReplaySteps() > 0);
        replayAllPending(branches);
        QVERIFY(branches.show(*kept));
        QCOMPARE(branches.shown().cursor(), here);
        QCOMPARE(hashesOf(branches.shown()), hashes);
        QCOMPARE(
            std::vector<TimedInput>(branches.shown().recording().inputs().begin(), branches.shown().recording().inputs().end()),
            inputs);
        QVERIFY(!branches.shown().recording().divergedAt());
    }

    void anotherInputEndsWhatIsOwed() {
        Branches branches(shippedScene("single_box"));
        branches.shown().run(30);
        branches.shown().seek({5, end, Term::VelocityB});
        branches.shown().addInput(SetVelocity{BodyId{1}, {{1, 1}, 0}});
        const BranchId kept = *branches.keepReplaced();
        QVERIFY(branches.show(kept));
        QCOMPARE(branches.pendingReplaySteps(), 25);
        branches.replayNext();
        QCOMPARE(branches.pendingReplaySteps(), 24);
        branches.shown().addInput(SetVelocity{BodyId{1}, {{2, 1}, 0}});
        QCOMPARE(branches.pendingReplaySteps(), 0);
        branches.replayNext();
        QCOMPARE(branches.shown().recording().steps(), 5);
    }

    void partingIsFoundWithItsBodyAndItsDistance() {
        Branches branches(shippedScene("stack_10"));
        branches.shown().run(30);
        const BranchId original = branches.shownId();
        branches.shown().seek({12, end, Term::VelocityB});
        const BranchId branch = *branches.branchHere();
        QVERIFY(!divergenceOf(branches.session(original).recording(), branches.session(branch).recording()));
        branches.shown().addInput(SetVelocity{BodyId{10}, {{0.6, 0}, 0}});
        branches.shown().run(13);
        const Recording& a = branches.session(original).recording();
        const Recording& b = branches.session(branch).recording();
        const auto divergence = divergenceOf(a, b);
        QVERIFY(divergence.has_value());
        QCOMPARE(divergence->step, 13);
        QVERIFY(divergence->event.has_value());
        QVERIFY(divergence->body.has_value());
        const auto shouldContinue = [] { return true; };
        const auto differences = differencesOf(rerunAfter(a, 4), rerunAfter(b, 4), 21, shouldContinue);
        QCOMPARE(differences.size(), std::size_t{21});
        std::int64_t step = 5;
        for (const RunDifference& one : differences) {
            QCOMPARE(one.step, step++);
            const World x = a.endOf(one.step);
            const World y = b.endOf(one.step);
            QCOMPARE(one.distance > 0, one.step > 12);
            QCOMPARE(one.distance, length(x.poses[index(one.farthest)].position - y.poses[index(one.farthest)].position));
        }
        QCOMPARE(differences.back().farthest, BodyId{10});
        QVERIFY(differencesOf(rerunAfter(a, 4), rerunAfter(b, 4), 21, [] { return false; }).empty());
    }

    void theMemoryOfAllStaysWithinTheBudgetOfOne() {
        constexpr std::size_t budget = 3'000'000;
        Branches branches(shippedScene("pyramid_10"), budget);
        branches.shown().run(150);
        const auto hashes = hashesOf(branches.shown());
        for (int i = 0; i < 5; ++i) {
            QVERIFY(branches.branchHere());
            branches.shown().addInput(SetMass{BodyId{static_cast<std::uint32_t>(5 + i)}, 3.0 + i});
            branches.shown().run(100);
            QVERIFY(branches.memoryUsed() <= budget);
            QCOMPARE(checksumOf(branches.shown().recording().endOf(140)), hashes[139]);
        }
        for (const Branch& each : branches.list()) QVERIFY(!branches.session(each.id).recording().divergedAt());
    }

    void thereIsAnEndToBranches() {
        Branches branches(shippedScene("single_box"));
        while (branches.hasRoom()) QVERIFY(branches.branchHere());
        QCOMPARE(branches.list().size(), Branches::maxCount);
        QVERIFY(!branches.branchHere());
        QCOMPARE(branches.list().size(), Branches::maxCount);
        QVERIFY(branches.remove(branches.shownId()));
        QVERIFY(branches.branchHere());
        QVERIFY(!branches.restore());
    }

    void aRestartLeavesTheOthers() {
        Branches branches(shippedScene("single_box"));
        branches.shown().run(12);
        const BranchId original = branches.shownId();
        const auto hashes = hashesOf(branches.shown());
        QVERIFY(branches.branchHere());
        const auto trace = branches.shown().trace();
        branches.shown().restart();
        QCOMPARE(branches.shown().recording().steps(), 1);
        QVERIFY(branches.shown().trace() != trace);
        QCOMPARE(hashesOf(branches.session(original)), hashes);
    }

    void randomWorkOnBranchesNeverTouchesAnother() {
        for (const unsigned seed : {1u, 2u, 3u}) {
            std::mt19937 random(seed);
            const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
            Branches branches(shippedScene("see_saw"), 400'000);
            std::map<BranchId, std::vector<std::uint64_t>> known;
            for (int i = 0; i < 200; ++i) {
                Session& session = branches.shown();
                switch (number(12)) {
                    case 0:
                        branches.branchHere();
                        break;
                    case 1:
                    case 2:
                        branches.show(branches.list()[random() % branches.list().size()].id);
                        break;
                    case 3:
                        if (number(3) == 0) branches.remove(branches.list()[random() % branches.list().size()].id);
                        break;
                    case 4:
                        branches.keepReplaced();
                        break;
                    case 5:
                        session.seek({1 + number(30), random() % 300, Term::VelocityB});
                        break;
                    case 6:
                        session.addInput(SetMass{BodyId{static_cast<std::uint32_t>(number(5))}, 0.5 + number(9)});
                        break;
                    case 7:
                        session.setImpulse({RowList::Velocities, static_cast<std::uint32_t>(number(6))}, 0.1 * number(9));
                        break;
                    case 8:
                        session.undo();
                        break;
                    case 9:
                        branches.replayNext();
                        break;
                    default:
                        session.run(1 + number(5));
                }
                for (const Branch& each : branches.list()) {
                    const auto hashes = hashesOf(branches.session(each.id));
                    const auto before = known.find(each.id);
                    if (each.id != branches.shownId() && before != known.end() &&
                        branches.session(each.id).pendingReplaySteps() == 0)
                        QVERIFY(std::equal(before->second.begin(), before->second.end(), hashes.begin()));
                    known[each.id] = hashes;
                }
            }
            replayAllPending(branches);
            for (const Branch& each : branches.list()) {
                QCOMPARE(hashesOf(branches.session(each.id)), replayed(branches.session(each.id)));
                QVERIFY(!branches.session(each.id).recording().divergedAt());
            }
        }
    }
};

SOLVERSCOPE_TEST(TestBranches, QCoreApplication)
#include "test_branches.moc"

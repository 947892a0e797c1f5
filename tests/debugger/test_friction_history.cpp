// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/debugger/friction_history.h"
#include "tests/debugger/runs.h"
#include "tests/ground.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A box that slides over the ground, and tips forward as it is slowed down.
Scene slidingBox() {
    Scene scene;
    BodyDef ground = groundBody();
    ground.friction = 0.4;
    BodyDef box;
    box.id = "box";
    box.shape = Box{1, 0.5};
    box.position = {0, 0.25};
    box.velocity = {3, 0};
    box.friction = 0.4;
    scene.bodies = {ground, box};
    return scene;
}

bool isVisitOf(const Event& event, RowList list, std::uint32_t row) {
    return event.kind == EventKind::Row && rowListOf(event.phase) == list && event.visit.row == row;
}

/// Whether the sums of the row have begun: before its first visit a row may still show what it brought along.
bool hasBegun(const FrictionHistory& history) { return history.points.size() > 1; }

}  // namespace

class TestFrictionHistory : public QObject {
    Q_OBJECT

private slots:
    void everyPointHasTheSumsOfTheEvents_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString()} + methodVariants() + wrongVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void everyPointHasTheSumsOfTheEvents() {
        QFETCH(QString, variant);
        Session session = sessionAt(slidingBox(), 12, variant);
        const std::size_t count = session.events().size();
        int compared = 0;
        for (std::size_t k = 0; k < count; k += 1 + count / 60) {
            session.seek({12, k, Term::VelocityB});
            for (const RowList list : {RowList::Velocities, RowList::Positions}) {
                const auto& rows = rowsOf(session.world(), list);
                for (std::uint32_t row = 0; row < rows.size(); ++row) {
                    const auto history = frictionHistory(session, {list, row});
                    if (!history) continue;
                    for (const FrictionPoint& point : history->points) {
                        const Event& event = session.events()[point.event];
                        QVERIFY(point.event <= k);
                        QVERIFY(isVisitOf(event, list, point.ofFriction ? history->frictionRow : history->normalRow));
                        QCOMPARE(point.ofFriction ? point.tangent : point.normal, event.visit.lambdaAfter);
                        QCOMPARE(point.clamp, event.visit.clamp);
                    }
                    // The rows themselves say the same, as long as they are those that the cursor's phase works on.
                    if (rowListOf(session.event().phase) != list || session.event().iteration == 0 || !hasBegun(*history)) continue;
                    QCOMPARE(history->normal(), rows[history->normalRow].lambda);
                    QCOMPARE(history->tangent(), rows[history->frictionRow].lambda);
                    ++compared;
                }
            }
        }
        // Verlet's method knows no friction, and a method that is wrong on purpose may throw the box into the air.
        const Method method = session.settings().method;
        QVERIFY(compared > 10 || solvesPositions(method) || isMuseumPiece(method));
    }

    void everyVisitOfFrictionEndsInsideTheCone_data() { everyPointHasTheSumsOfTheEvents_data(); }
    void everyVisitOfFrictionEndsInsideTheCone() {
        QFETCH(QString, variant);
        int seen = 0;
        for (const Scene& scene : {slidingBox(), shippedScene("stack_10")}) {
            Session session = sessionAt(scene, 10, variant);
            session.seek({10, session.events().size(), Term::VelocityB});
            if (!clampsSums(session.settings())) continue;
            const bool boundsByLastStep = traitsOf(session.settings()).boundsByLastStep;
            for (const RowList list : {RowList::Velocities, RowList::Positions})
                for (std::uint32_t row = 0; row < rowsOf(session.world(), list).size(); ++row) {
                    const auto history = frictionHistory(session, {list, row});
                    if (!history) continue;
                    QVERIFY(history->clampsSums);
                    for (const FrictionPoint& point : history->points) {
                        if (!point.ofFriction) continue;
                        QVERIFY(std::abs(point.tangent) <= point.bound);
                        QCOMPARE(point.clamp != Clamp::None, std::abs(point.wanted) > point.bound);
                        if (!boundsByLastStep && !appliesAfterSweep(session.settings(), point.phase))
                            QCOMPARE(point.bound, history->friction * point.normal);
                        ++seen;
                    }
                }
        }
        if (!variant.contains(QLatin1String("verlet")) && !variant.contains(QLatin1String("impulse_once")) &&
            !variant.contains(QLatin1String("wrong_clamp")) && !variant.contains(QLatin1String("accumulate=false")))
            QVERIFY(seen > 20);
    }

    void aPushedBoxSlipsAndAStackSticks() {
        Session sliding = sessionAt(slidingBox(), 6);
        sliding.seek({6, sliding.events().size(), Term::VelocityB});
        QVERIFY(length(sliding.world().velocities[1].v) > 0.1);
        int slips = 0;
        for (std::uint32_t row = 0; row < sliding.world().rows.size(); ++row)
            if (const auto history = frictionHistory(sliding, {RowList::Velocities, row}))
                slips += history->state() == ConeState::Slips;
        QVERIFY(slips > 0);

        Session resting = sessionAt("stack_10", 200);
        resting.seek({200, resting.events().size(), Term::VelocityB});
        for (std::uint32_t row = 0; row < resting.world().rows.size(); ++row)
            if (const auto history = frictionHistory(resting, {RowList::Velocities, row}))
                QVERIFY(history->state() == ConeState::Sticks);
    }

    void bothRowsOfAContactHaveTheSameTrail() {
        Session session = sessionAt("stack_10", 5);
        session.seek({5, session.events().size() / 2, Term::VelocityB});
        const auto ofNormal = frictionHistory(session, {RowList::Velocities, 0});
        const auto ofFriction = frictionHistory(session, {RowList::Velocities, 1});
        QVERIFY(ofNormal && ofFriction);
        QCOMPARE(ofNormal->normalRow, 0u);
        QCOMPARE(ofFriction->normalRow, 0u);
        QCOMPARE(ofNormal->points.size(), ofFriction->points.size());
        QVERIFY(!frictionHistory(session, {RowList::PseudoVelocities, 0}));
        QVERIFY(!frictionHistory(session, {RowList::Velocities, 9999}));
    }

    void aVisitCountsOnlyWhenItsClampHasHappened() {
        Session session = sessionAt("stack_10", 5);
        const auto& events = session.events();
        std::size_t k = 0;
        while (!(isVisitOf(events[k], RowList::Velocities, 1) && events[k].iteration == 2)) ++k;
        const auto pointsAt = [&](Term term) {
            session.seek({5, k, term});
            return frictionHistory(session, {RowList::Velocities, 1})->points.size();
        };
        const std::size_t done = pointsAt(Term::VelocityB);
        QCOMPARE(pointsAt(Term::Clamp), done);
        QCOMPARE(pointsAt(Term::Sum), done - 1);
        QCOMPARE(pointsAt(Term::Jv), done - 1);
    }

    void aMidStepTrailIsTheBeginningOfTheWholeOne() {
        Session session = sessionAt("pyramid_10", 8);
        session.seek({8, session.events().size(), Term::VelocityB});
        const auto whole = frictionHistory(session, {RowList::Velocities, 1});
        QVERIFY(whole && whole->points.size() > 10);
        session.seek({8, whole->points[5].event, Term::VelocityB});
        const auto part = frictionHistory(session, {RowList::Velocities, 1});
        QCOMPARE(part->points.size(), 6u);
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(part->points[i].event, whole->points[i].event);
            QCOMPARE(part->points[i].normal, whole->points[i].normal);
            QCOMPARE(part->points[i].tangent, whole->points[i].tangent);
        }
    }

    void whatDoesNotPressIsOpen() {
        FrictionHistory history;
        history.friction = 0.5;
        QCOMPARE(history.state(), ConeState::Open);
        history.startNormal = 2;
        QCOMPARE(history.state(), ConeState::Sticks);
        history.startTangent = -1;
        QCOMPARE(history.state(), ConeState::Slips);
        history.startTangent = 1.5;
        QCOMPARE(history.state(), ConeState::Outside);
    }
};

SOLVERSCOPE_TEST(TestFrictionHistory, QCoreApplication)
#include "test_friction_history.moc"

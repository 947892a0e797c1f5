// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cmath>

#include "physics/analysis/spectrum/lambda_plane.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A step under the debugger: its start and its events.
struct Traced {
    World start;
    EventList events;

    Traced(const QString& scene, int steps, const QString& variant = {})
        : start(shippedWorldAfter(scene, steps, variant)), events(eventsOf(start)) {}
    std::optional<LambdaPlane> plane(std::size_t at, std::uint32_t i, std::uint32_t j, RowList list = RowList::Velocities) const {
        return lambdaPlane(worldAtEvent(start, at), events, at, list, i, j);
    }
    bool sweeps(std::size_t at) const {
        return events[at].kind == EventKind::Row && events[at].iteration > 0 && events[at].phase == Phase::SolveVelocities;
    }
};

std::uint32_t partnerOf(const Traced& traced, std::size_t at, std::uint32_t row) {
    const World world = worldAtEvent(traced.start, at);
    return mostCoupledRow(RowMatrix(world.rows, world.inverseMasses), row);
}

/// Projected Gauss–Seidel on the two rows alone, until nothing moves: another way to the same spot.
PlaneSpot swept(const LambdaPlane& plane) {
    PlaneSpot at = plane.now;
    for (int sweep = 0; sweep < 20000; ++sweep)
        for (const int k : {0, 1}) {
            const auto place = static_cast<std::size_t>(k);
            at[place] = clamped(at[place] - plane.residual(k, at) / plane.rows[place].diagonal, plane.boundsAt(k, at));
        }
    return at;
}

bool near(Real x, Real y, Real scale = 1) { return std::abs(x - y) <= 1e-12 * scale; }

}  // namespace

class TestLambdaPlane : public QObject {
    Q_OBJECT

private slots:
    void twoBoxesOnTheGroundHaveTheirLinesAndTheirStaircase() {
        // Λ₁ − Λ₂ = 1/6, −Λ₁ + 2Λ₂ = 0: they meet at (1/3, 1/6), and each sweep halves the way there.
        const Traced traced("two_box_stack", 0);
        std::size_t corners = 0;
        for (std::size_t at = 0; at < traced.events.size(); ++at) {
            if (!traced.sweeps(at)) continue;
            const auto plane = traced.plane(at, 0, 1);
            QVERIFY(plane);
            QCOMPARE(plane->rows[0].diagonal, 1.0);
            QCOMPARE(plane->rows[1].diagonal, 2.0);
            QCOMPARE(plane->coupling, -1.0);
            QVERIFY(near(plane->rows[0].rhs, 1.0 / 6));
            QVERIFY(near(plane->rows[1].rhs, 0));
            QVERIFY(plane->solution);
            QVERIFY(near((*plane->solution)[0], 1.0 / 3) && near((*plane->solution)[1], 1.0 / 6));
            ++corners;
            QCOMPARE(plane->reached, corners + 1);
            QCOMPARE(plane->path[plane->reached - 1].event, at);
            QCOMPARE(plane->path[plane->reached - 1].at, plane->now);
            if (traced.events[at].visit.row != 1) continue;
            const Real left = std::pow(0.5, traced.events[at].iteration);
            QVERIFY(near(plane->now[0], (1 - left) / 3) && near(plane->now[1], (1 - left) / 6));
        }
        QCOMPARE(corners, std::size_t{20});
    }

    void jacobiNeedsTwoSweepsForWhatGaussSeidelDoesInOne() {
        const Traced traced("two_box_stack", 0);
        const auto plane = traced.plane(traced.events.size() - 1, 0, 1);
        QVERIFY(plane && plane->jacobi.size() == 11);
        QCOMPARE(plane->jacobi[0], (PlaneSpot{0, 0}));
        QVERIFY(near(plane->jacobi[1][0], 1.0 / 6) && near(plane->jacobi[1][1], 0));
        for (std::size_t k = 0; k < plane->jacobi.size(); k += 2) {
            const Real left = std::pow(0.5, static_cast<double>(k) / 2);
            QVERIFY(near(plane->jacobi[k][0], (1 - left) / 3) && near(plane->jacobi[k][1], (1 - left) / 6));
        }
    }

    void cornersAreTheSumsThatTheEventsTell_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"", "row_order=shuffled", "method=sor", "method=jacobi", "method=soft", "block_solve=true",
                                    "method=tgs_soft iterations=2", "accumulate=false"})
            QTest::newRow(*variant ? variant : "as it is") << variant;
    }

    void cornersAreTheSumsThatTheEventsTell() {
        QFETCH(QString, variant);
        const Traced traced("stack_10", 20, variant);
        const std::size_t last = traced.events.size() - 1;
        for (const auto& [i, j] : {std::pair{0U, 1U}, {0U, 4U}, {7U, 3U}}) {
            const auto plane = traced.plane(last, i, j);
            QVERIFY(plane);
            QCOMPARE(plane->reached, plane->path.size());
            QVERIFY(plane->started);
            PlaneSpot sums{};
            std::size_t corner = 0;
            for (std::size_t at = 0; at <= last; ++at) {
                const Event& event = traced.events[at];
                if (event.kind != EventKind::Row || event.substep != traced.events[last].substep ||
                    rowListOf(event.phase) != RowList::Velocities)
                    continue;
                if (event.visit.row != i && event.visit.row != j) continue;
                sums[event.visit.row == j] = event.visit.lambdaAfter;
                if (event.phase == Phase::WarmStart) continue;
                ++corner;
                QVERIFY(corner < plane->path.size());
                QCOMPARE(plane->path[corner].event, at);
                QCOMPARE(plane->path[corner].at, sums);
                QCOMPARE(plane->path[corner].clamp, event.visit.clamp);
            }
            QCOMPARE(corner + 1, plane->path.size());
            QVERIFY(corner > 2);
        }
    }

    void afterItsVisitARowIsOnItsLineOrAtItsBound_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("variant");
        for (const char* scene : {"two_box_stack", "stack_10", "box_on_ramp", "chain_10", "pyramid_10"})
            for (const char* variant : {"", "row_order=shuffled", "method=soft"})
                QTest::addRow("%s %s", scene, variant) << scene << variant;
    }

    void afterItsVisitARowIsOnItsLineOrAtItsBound() {
        QFETCH(QString, scene);
        QFETCH(QString, variant);
        const Traced traced(scene, 20, variant);
        int onLine = 0;
        const std::size_t stride = 1 + traced.events.size() / 60;
        for (std::size_t at = 0; at < traced.events.size(); at += stride) {
            while (at < traced.events.size() && !traced.sweeps(at)) ++at;
            if (at >= traced.events.size()) break;
            const RowVisit& visit = traced.events[at].visit;
            const std::uint32_t partner = partnerOf(traced, at, visit.row);
            if (partner == visit.row) continue;
            const auto plane = traced.plane(at, visit.row, partner);
            if (!plane) continue;  // a partner that does not act
            QCOMPARE(plane->now[0], visit.lambdaAfter);
            const Real scale = 1 + std::abs(plane->rows[0].rhs) + plane->rows[0].diagonal;
            if (visit.clamp == Clamp::None) QVERIFY(std::abs(plane->residual(0, plane->now)) < 1e-12 * scale);
            if (visit.clamp == Clamp::Lower) QVERIFY(plane->residual(0, plane->now) > -1e-12 * scale);
            if (visit.clamp == Clamp::Upper) QVERIFY(plane->residual(0, plane->now) < 1e-12 * scale);
            const Bounds bounds = plane->boundsAt(0, plane->now);
            QVERIFY(bounds.lower <= plane->now[0] && plane->now[0] <= bounds.upper);
            onLine += visit.clamp == Clamp::None;
        }
        QVERIFY(onLine > 3);
    }

    void theSolutionIsThatOfTheTwoRowsAlone_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"stack_10", "box_on_ramp", "pyramid_10", "chain_10", "motor_arm"}) QTest::newRow(scene) << scene;
    }

    void theSolutionIsThatOfTheTwoRowsAlone() {
        QFETCH(QString, scene);
        const Traced traced(scene, 15);
        int compared = 0;
        const std::size_t stride = 1 + traced.events.size() / 25;
        for (std::size_t at = traced.events.size() / 4; at < traced.events.size(); at += stride) {
            const World world = worldAtEvent(traced.start, at);
            for (std::uint32_t i = 0; i < std::min<std::size_t>(world.rows.size(), 12); ++i) {
                const std::uint32_t j =
                    (i + 1 + static_cast<std::uint32_t>(at) % 3) % static_cast<std::uint32_t>(world.rows.size());
                const auto plane = lambdaPlane(world, traced.events, at, RowList::Velocities, i, j);
                if (!plane || !plane->solution) continue;
                const Real det = plane->rows[0].diagonal * plane->rows[1].diagonal - plane->coupling * plane->coupling;
                if (det < 1e-3 * plane->rows[0].diagonal * plane->rows[1].diagonal) continue;  // sweeps would take for ever
                const PlaneSpot other = swept(*plane);
                for (const std::size_t k : {0, 1})
                    QVERIFY2(std::abs((*plane->solution)[k] - other[k]) < 1e-9 * (1 + std::abs(other[k])),
                             qPrintable(QStringLiteral("%1 %2: %3 %4").arg(i).arg(j).arg((*plane->solution)[k]).arg(other[k])));
                ++compared;
            }
        }
        QVERIFY(compared > 10);
    }

    void frictionWithItsOwnNormalRowHasACone() {
        const Traced traced("box_on_ramp", 20);
        const World end = worldAtEvent(traced.start, traced.events.size() - 1);
        const auto friction = std::ranges::find(end.rows, RowKind::Friction, &Row::kind);
        QVERIFY(friction != end.rows.end());
        const auto row = static_cast<std::uint32_t>(friction - end.rows.begin());
        const auto plane = traced.plane(traced.events.size() - 1, friction->normalRow, row);
        QVERIFY(plane);
        QCOMPARE(plane->rows[1].cone, friction->friction);
        QCOMPARE(plane->boundsAt(1, {2, 0}).upper, 2 * friction->friction);
        QCOMPARE(plane->boundsAt(0, {2, 0}).lower, 0.0);
        const auto turned = traced.plane(traced.events.size() - 1, row, friction->normalRow);
        QVERIFY(turned && plane->solution && turned->solution);
        QVERIFY(near((*plane->solution)[0], (*turned->solution)[1]) && near((*plane->solution)[1], (*turned->solution)[0]));
    }

    void inTheMiddleOfAJacobiSweepTheVelocitiesHoldTheSumsOfTheSweepBefore() {
        const Traced traced("stack_10", 20, "method=jacobi");
        PlaneSpot sums{};
        PlaneSpot landed{};
        int visits = 0;
        for (std::size_t at = 0; at < traced.events.size(); ++at) {
            const Event& event = traced.events[at];
            if (event.phase == Phase::SolveVelocities && event.kind == EventKind::Iteration) landed = sums;
            if (event.kind != EventKind::Row || (event.visit.row != 0 && event.visit.row != 4)) continue;
            if (traced.sweeps(at)) {
                const auto plane = traced.plane(at, 0, 4);
                QVERIFY(plane);
                QCOMPARE(plane->now, landed);
                // What the visit itself saw is what the plane says of the row.
                const int k = event.visit.row == 4;
                QVERIFY(
                    near(plane->residual(k, plane->now), event.visit.jv + event.bias + event.softness * event.visit.lambdaBefore));
                ++visits;
            }
            sums[event.visit.row == 4] = event.visit.lambdaAfter;
            if (event.phase == Phase::WarmStart) landed = sums;
        }
        QVERIFY(visits > 4);
    }

    void thereIsNoPlaneOfRowsThatDoNotStandStill() {
        const Traced traced("stack_10", 20, "position_correction=ngs");
        const std::size_t last = traced.events.size() - 1;
        QVERIFY(!traced.plane(last, 0, 1, RowList::Positions));
        QVERIFY(!traced.plane(last, 0, 0));
        QVERIFY(!traced.plane(last, 0, 100000));
        QVERIFY(!traced.plane(0, 0, 1));  // the rows are not built yet
    }

    void theMostCoupledRowIsTheOneThatIsDisturbedMost() {
        const Traced traced("two_box_stack", 0);
        const World world = worldAtEvent(traced.start, traced.events.size() - 1);
        const RowMatrix A(world.rows, world.inverseMasses);
        QCOMPARE(mostCoupledRow(A, 0), 1U);
        QCOMPARE(mostCoupledRow(A, 1), 0U);
        const RowVector one{world.rows[0]};
        QCOMPARE(mostCoupledRow(RowMatrix(one, world.inverseMasses), 0), 0U);
    }

    void pseudoVelocitiesHaveAPlaneOfTheirOwn() {
        const Traced traced("stack_10", 5);
        const std::size_t last = traced.events.size() - 1;
        const World end = worldAtEvent(traced.start, last);
        QVERIFY(end.pseudoRows.size() > 1);
        const auto plane = traced.plane(last, 0, 1, RowList::PseudoVelocities);
        QVERIFY(plane);
        QCOMPARE(plane->now, (PlaneSpot{end.pseudoRows[0].lambda, end.pseudoRows[1].lambda}));
        QVERIFY(plane->path.size() > 2);
    }
};

SOLVERSCOPE_TEST(TestLambdaPlane, QCoreApplication)
#include "test_lambda_plane.moc"

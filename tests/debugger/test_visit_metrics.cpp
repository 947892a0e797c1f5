// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

#include "physics/analysis/metrics.h"
#include "physics/analysis/reference/residual.h"
#include "physics/analysis/row_errors.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// A row between the ground (0) and a body (1) that moves along it with speed `w`.
struct OneRow {
    RowVector rows{Row{}};
    std::vector<Velocity> velocities{{}, {}};

    OneRow(Real w, Real lambda, Real effectiveMass) {
        Row& row = rows[0];
        row.kind = RowKind::Unilateral;
        row.a = BodyId{0};
        row.b = BodyId{1};
        row.n = {0, 1};
        row.upper = infinity;
        row.lambda = lambda;
        row.effectiveMass = effectiveMass;
        velocities[1].v.y = w;
    }
};

/// Looks at all rows after every visit, knowing nothing of which of them can have changed.
struct ThoroughWatch final : AnyStepWatch {
    const World& world;
    const StepMetrics& metrics;
    std::vector<IterationMetrics> velocities;
    std::vector<IterationMetrics> pseudoVelocities;
    int substeps = 0;
    bool relaxing = false;

    ThoroughWatch(const World& watched, const StepMetrics& measured) : world(watched), metrics(measured) {}

    IterationMetrics look(Phase phase) const {
        IterationMetrics seen;
        const auto& rows = rowsOf(world, phase);
        const auto& v = velocitiesOf(world, phase);
        const Residual residual = residualOf(rows, v);
        seen.residual = residual.biased;
        seen.unbiasedResidual = residual.unbiased;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Row& row = rows[i];
            const Real own = relativeVelocity(row, v[index(row.a)], v[index(row.b)]) + row.softness * row.lambda;
            const Real jv = own + softnessOfNeighbours(rows, i);
            const Real normal = rows[row.normalRow].lambda;
            const Real biased = rowResidual(row, jv + row.bias, row.lambda, normal);
            seen.biasPart = std::max(seen.biasPart, std::abs(biased - rowResidual(row, jv, row.lambda, normal)));
            if (row.kind == RowKind::Friction) seen.frictionResidual = std::max(seen.frictionResidual, biased);
            if (row.kind == RowKind::Unilateral || row.kind == RowKind::Limit)
                seen.complementarity = std::max(seen.complementarity, biased);
        }
        seen.worstPenetration = worstPenetrationAhead(world);
        const SweepMetrics& sweeps = phase == Phase::SolvePseudoVelocities ? metrics.pseudoVelocities : metrics.velocities;
        if (sweeps.reference.certified) seen.velocityError = velocityError(v, sweeps.reference.velocities, world.inverseMasses);
        return seen;
    }
    std::vector<IterationMetrics>& listOf(Phase phase) {
        return phase == Phase::SolvePseudoVelocities ? pseudoVelocities : velocities;
    }
    bool isOff() const { return substeps > 1 || relaxing; }

    void substep(int number, Where) override { substeps = number; }
    void phase(Phase done, Where) override {
        if (done == Phase::IntegratePositions) relaxing = world.settings.method == Method::TgsSoft;
        if (isOff()) return;
        if (done == Phase::WarmStart) velocities.push_back(look(Phase::SolveVelocities));
        if (done == Phase::WarmStartPseudo) pseudoVelocities.push_back(look(Phase::SolvePseudoVelocities));
    }
    void row(const RowVisit& visit, Where) override {
        if (isOff() || (visit.phase != Phase::SolveVelocities && visit.phase != Phase::SolvePseudoVelocities)) return;
        listOf(visit.phase).push_back(look(visit.phase));
        listOf(visit.phase).back().impulseChange = std::abs(visit.delta);
    }
    void iteration(Phase phase, int, Where) override {
        if (isOff() || (phase != Phase::SolveVelocities && phase != Phase::SolvePseudoVelocities)) return;
        const Real impulse = listOf(phase).back().impulseChange;
        listOf(phase).back() = look(phase);
        listOf(phase).back().impulseChange = impulse;
    }
};

bool isNear(Real a, Real b, Real scale) { return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-13 * scale; }

}  // namespace

class TestVisitMetrics : public QObject {
    Q_OBJECT

private slots:
    void complementarityIsTheSmallerOfSpeedAndImpulse_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("lambda");
        QTest::addColumn<double>("wanted");
        QTest::newRow("separating, pressed hard") << 0.25 << 2.0 << 0.25;  // Λ / m = 0.5
        QTest::newRow("separating, pressed a little") << 0.25 << 0.5 << 0.125;
        QTest::newRow("separating, let go") << 0.25 << 0.0 << 0.0;
        QTest::newRow("approaching") << -0.25 << 0.0 << 0.25;
        QTest::newRow("approaching, pressed") << -0.25 << 2.0 << 0.25;
        QTest::newRow("pulled") << 0.0 << -1.0 << 0.25;
        QTest::newRow("at rest") << 0.0 << 1.0 << 0.0;
    }
    void complementarityIsTheSmallerOfSpeedAndImpulse() {
        QFETCH(double, w);
        QFETCH(double, lambda);
        QFETCH(double, wanted);
        const OneRow one(w, lambda, 4);
        const RowErrors errors = errorsOfRows(one.rows, one.velocities);
        QCOMPARE(errors.complementarity, wanted);
        QCOMPARE(errors.complementarity, std::abs(std::min(w, lambda / 4)));
        QCOMPARE(errors.residual, wanted);
        QCOMPARE(errors.friction, 0.0);
    }

    void frictionIsMeasuredWithinItsCone_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("lambda");
        QTest::addColumn<double>("wanted");
        QTest::newRow("sticks but slips") << 0.25 << 0.5 << 0.25;
        QTest::newRow("slides as it should") << -0.25 << 1.0 << 0.0;
        QTest::newRow("slides the other way") << 0.25 << -1.0 << 0.0;
        QTest::newRow("pushes along") << 0.25 << 1.0 << 0.25;
        QTest::newRow("little left to the bound") << -1.0 << 0.9375 << 0.0625;
    }
    void frictionIsMeasuredWithinItsCone() {
        QFETCH(double, w);
        QFETCH(double, lambda);
        QFETCH(double, wanted);
        OneRow one(0, 2, 1);
        Row friction = one.rows[0];
        friction.kind = RowKind::Friction;
        friction.n = {1, 0};
        friction.friction = 0.5;  // the bound is 0.5 · 2
        friction.lambda = lambda;
        friction.normalRow = 0;
        one.rows.push_back(friction);
        one.velocities[1].v.x = w;
        const RowErrors errors = errorsOfRows(one.rows, one.velocities);
        QCOMPARE(errors.friction, wanted);
        QCOMPARE(errors.complementarity, 0.0);
    }

    void theBiasPartOfASunkenBoxIsTheSpeedThatItIsPushedOutWith() {
        World world = shippedWorld("single_box");
        world.settings.positionCorrection = PositionCorrection::Erp;
        world.poses[1].position.y = 0.4;
        world.velocities[1] = {};
        const StepMetrics metrics = measureStep(world);
        const IterationMetrics& before = metrics.velocities.iterations.front();
        const Real speed = world.settings.erp / world.settings.dt * (0.1 - world.settings.slop);
        QVERIFY(std::abs(before.biasPart - speed) < 1e-12);
        QVERIFY(std::abs(before.residual - before.unbiasedResidual - speed) < 1e-12);
        QVERIFY(before.complementarity == before.residual);
    }

    void withoutBiasThereIsNoBiasPart() {
        World world = shippedWorld("two_box_stack");
        for (const IterationMetrics& one : measureStep(world).velocities.iterations) QCOMPARE(one.biasPart, 0.0);
    }

    void whatIsNotANumberStaysInTheMeasures() {
        OneRow one(0.25, 2, 4);
        one.rows.push_back(one.rows[0]);
        one.rows[0].bias = std::numeric_limits<Real>::quiet_NaN();
        QVERIFY(std::isnan(errorsOfRows(one.rows, one.velocities).residual));
        std::swap(one.rows[0], one.rows[1]);
        QVERIFY(std::isnan(errorsOfRows(one.rows, one.velocities).residual));
    }

    void aTournamentKnowsItsBestAfterEveryChange() {
        struct Larger {
            int operator()(int a, int b) const { return std::max(a, b); }
        };
        const bool held = rc::check("largest of all", [] {
            auto values = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-50, 50));
            SegmentTree<int, Larger> tournament;
            tournament.assign(values);
            for (int change = 0; change < 20 && !values.empty(); ++change) {
                const auto place = *rc::gen::inRange<std::size_t>(0, values.size());
                values[place] = *rc::gen::inRange(-50, 50);
                tournament.set(place, values[place]);
                RC_ASSERT(tournament.all() == *std::max_element(values.begin(), values.end()));
            }
        });
        QVERIFY(held);
    }

    void everyVisitIsMeasuredAsIfAllRowsWereLookedAt_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        const QStringList scenes{"pyramid_10", "stack_10", "chain_10", "see_saw"};
        for (const QString& name : scenes) {
            QTest::newRow(qPrintable(name)) << name << QString();
            if (name == QLatin1String("pyramid_10")) continue;
            for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(name + ' ' + variant)) << name << variant;
        }
    }
    void everyVisitIsMeasuredAsIfAllRowsWereLookedAt() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        const World start = shippedWorldAfter(name, 12, variant);
        const StepMetrics metrics = measureStep(start, {.rates = false, .visits = true});
        World world = start;
        ThoroughWatch watch(world, metrics);
        step<AnyStepWatch>(world, watch);
        QCOMPARE(metrics.hashAfter, hashOf(world));
        const auto compare = [](const std::vector<IterationMetrics>& measured, const std::vector<IterationMetrics>& seen) {
            QCOMPARE(measured.size(), seen.size());
            for (std::size_t i = 0; i < seen.size(); ++i) {
                const auto where = [&] { return QByteArray("visit ") + QByteArray::number(qulonglong(i)); };
                QVERIFY2(measured[i].residual == seen[i].residual, where());
                QVERIFY2(measured[i].unbiasedResidual == seen[i].unbiasedResidual, where());
                QVERIFY2(measured[i].biasPart == seen[i].biasPart, where());
                QVERIFY2(measured[i].complementarity == seen[i].complementarity, where());
                QVERIFY2(measured[i].frictionResidual == seen[i].frictionResidual, where());
                QVERIFY2(measured[i].worstPenetration == seen[i].worstPenetration, where());
                QVERIFY2(i == 0 || measured[i].impulseChange == seen[i].impulseChange, where());
                QVERIFY2(isNear(measured[i].velocityError, seen[i].velocityError, seen[i].velocityError), where());
            }
        };
        compare(metrics.velocities.visits, watch.velocities);
        compare(metrics.pseudoVelocities.visits, watch.pseudoVelocities);
    }

    void theEventsOfTheStepSayTheSame() {
        const World start = shippedWorldAfter("stack_10", 20, "position_correction=erp");
        const StepMetrics metrics = measureStep(start, {.rates = false, .visits = true});
        VelocityProblem problem = frozenStep(start).velocities;
        for (Row& row : problem.rows) row.lambda = 0;
        World world = start;
        EventList events;
        tracedStep(world, events);
        std::size_t visits = 0;
        std::vector<Clamp> clamps(problem.rows.size());
        Real changes = 0;
        for (const Event& event : events) {
            if (event.kind != EventKind::Row) continue;
            problem.velocities[index(event.a)] = event.vA;
            problem.velocities[index(event.b)] = event.vB;
            problem.rows[event.visit.row].lambda = event.visit.lambdaAfter;
            if (event.phase != Phase::SolveVelocities) continue;
            const IterationMetrics& measured = metrics.velocities.visits.at(++visits);
            const Residual residual = residualOf(problem.rows, problem.velocities);
            QCOMPARE(measured.residual, residual.biased);
            QCOMPARE(measured.unbiasedResidual, residual.unbiased);
            QCOMPARE(measured.iteration, event.iteration);
            const bool changed = event.iteration > 1 && clamps[event.visit.row] != event.visit.clamp;
            QCOMPARE(measured.clampChanges, changed ? 1.0 : 0.0);
            changes += changed;
            clamps[event.visit.row] = event.visit.clamp;
            QCOMPARE(measured.clampedRows,
                     int(std::count_if(clamps.begin(), clamps.end(), [](Clamp clamp) { return clamp != Clamp::None; })));
        }
        QCOMPARE(visits + 1, metrics.velocities.visits.size());
        Real inSweeps = 0;
        for (const IterationMetrics& one : metrics.velocities.iterations) inSweeps += one.clampChanges;
        QCOMPARE(changes, inSweeps);
    }

    void theLastVisitOfASweepStandsForItsEnd() {
        const World start = shippedWorldAfter("stack_10", 5, "method=jacobi");
        const SweepMetrics sweeps = measureStep(start, {.rates = false, .visits = true}).velocities;
        const std::size_t perSweep = (sweeps.visits.size() - 1) / (sweeps.iterations.size() - 1);
        for (std::size_t k = 0; k < sweeps.iterations.size(); ++k) {
            QCOMPARE(sweeps.visits[k * perSweep].residual, sweeps.iterations[k].residual);
            QCOMPARE(sweeps.visits[k * perSweep].velocityError, sweeps.iterations[k].velocityError);
        }
    }

    void visitsAreMeasuredOnlyWhereAskedFor() { QVERIFY(measureStep(shippedWorld("stack_10")).velocities.visits.empty()); }

    void thousandsOfVisitsAreMeasuredWhileOneWaits() {
        const World start = shippedWorldAfter("pyramid_30", 1);
        const auto seconds = [](std::clock_t from) { return static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC; };
        std::clock_t begin = std::clock();
        const StepMetrics bare = measureStep(start, {.reference = false});
        const double without = seconds(begin);
        begin = std::clock();
        const StepMetrics full = measureStep(start, {.reference = false, .visits = true});
        const double with = seconds(begin);
        qInfo("%zu visits: %.3f s more", full.velocities.visits.size() - 1, with - without);
        QVERIFY(full.velocities.visits.size() > 10'000);
        QCOMPARE(full.hashAfter, bare.hashAfter);
        QVERIFY(with < 2);
    }
};

SOLVERSCOPE_TEST(TestVisitMetrics, QCoreApplication)
#include "test_visit_metrics.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/analysis/metrics.h"
#include "physics/analysis/reference/residual.h"
#include "physics/world/step.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestAgreement : public QObject {
    Q_OBJECT

private slots:
    void everyMethodEndsAtTheReference_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        for (const char* name : {"two_box_stack", "see_saw", "chain_10", "box_on_ramp", "single_box", "newtons_cradle", "stack_10"})
            for (const QString& variant : methodVariants()) {
                // One impulse is not meant to converge, and gravity after the contacts is not in their rows. Nothing to converge
                // to without sums; and on the soft stack, pairs of friction rows that lean on each other
                // at the edge of their cones lose what is too much of them by a part in 100 000 a sweep.
                const bool other = variant.contains("impulse_once") || variant.contains("after_contacts integrator");
                const bool slow =
                    other || variant.contains("accumulate=false") || (variant.contains("soft") && QString(name) == "stack_10");
                const bool moves = solvesPositions(withVariant({}, variant).method);  // no velocities are solved
                if (!slow && !moves) QTest::addRow("%s, %s", name, qPrintable(variant)) << QString(name) << variant;
            }
    }
    void everyMethodEndsAtTheReference() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        World world = shippedWorldAfter(name, 19);
        world.settings = withVariant(world.settings, variant);
        const ReferenceSolution solution = referenceSolution(frozenStep(world).velocities);
        QVERIFY(solution.certified);
        world.settings.iterations = 100'000;
        world.settings.positionIterations = 0;
        world.settings.warmStarting = 0;
        // Where friction comes after all normal rows of a pair, the same tail takes up to a million sweeps.
        const Real most = contactRowsOf(world.settings) == ContactRows::PointByPoint ? 1e-8 : 1e-5;
        if (world.settings.method == Method::TgsSoft) {
            // The first sub-step; the later ones begin elsewhere.
            world.settings.iterations = 20'000;
            const Real error = measureStep(world, {.rates = false}).velocities.iterations.back().velocityError;
            QVERIFY2(error < most, qPrintable(QString::number(error)));
            return;
        }
        step(world);
        const Real error = velocityError(world.velocities, solution.velocities, world.inverseMasses);
        QVERIFY2(error < most, qPrintable(QString::number(error)));
    }

    void theMeasuredRateIsThePredictedOne_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("iterations");
        for (const char* name : {"two_box_stack", "chain_10", "heavy_on_light"}) {
            QTest::addRow("%s, reversed", name) << QString(name) << "row_order=reversed" << 400;
            QTest::addRow("%s, ping-pong", name) << QString(name) << "row_order=ping_pong" << 401;
            QTest::addRow("%s, jacobi", name) << QString(name) << "method=jacobi" << 1000;
            QTest::addRow("%s, sor 0.8", name) << QString(name) << "method=sor relaxation=0.8" << 400;
        }
    }
    void theMeasuredRateIsThePredictedOne() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        QFETCH(int, iterations);
        World world = shippedWorldAfter(name, 1);
        world.settings = withVariant(world.settings, variant);
        world.settings.iterations = iterations;
        world.settings.warmStarting = 0;
        const SweepMetrics sweeps = measureStep(world).velocities;
        QVERIFY2(std::abs(sweeps.measuredRate - sweeps.predictedRate) < 0.02,
                 qPrintable(QString("measured %1, predicted %2").arg(sweeps.measuredRate).arg(sweeps.predictedRate)));
    }

    void whereNoTwoSweepsAreAlikeNoRateIsPredicted() {
        World world = shippedWorldAfter("chain_10", 1);
        world.settings.rowOrder = RowOrder::Shuffled;
        QVERIFY(std::isnan(measureStep(world).velocities.predictedRate));
    }
};

SOLVERSCOPE_TEST(TestAgreement, QCoreApplication)
#include "test_agreement.moc"

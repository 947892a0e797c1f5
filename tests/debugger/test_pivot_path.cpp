// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <Eigen/Core>
#include <QtTest>

#include "physics/analysis/reference/pivot_path.h"
#include "physics/analysis/reference/reference.h"
#include "physics/analysis/reference/residual.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr Real rho = 1e6;
constexpr Real accepted = 1e-9;  // m/s: there is no refinement here

/// The impulses at the end of paths from rest, where every contact is held open by a target far away: Lemke's method. The rows are
/// softened by 1/ρ, which vanishes as later paths begin where the one before has ended.
struct Lemke {
    explicit Lemke(const VelocityProblem& problem)
        : scaled(scaledRows(problem)), matrix(scaled), path(scaled, matrix, [] { return true; }) {
        const Eigen::VectorXd lambda = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(scaled.rows.size()));
        arrived = path.follow(lambda, rho, 100000, 1);
        for (int i = 0; i < 100 && arrived && !(residual < accepted); ++i) {
            arrived = path.follow(Eigen::VectorXd(path.impulses), rho, 100000, 1e-9);
            impulses.clear();
            for (std::size_t k = 0; k < scaled.rows.size(); ++k)
                impulses.push_back(scaled.rows[k].scale * path.impulses[static_cast<Eigen::Index>(k)]);
            velocities = velocitiesAfter(problem, impulses);
            residual = residualOf(problem.rows, impulses, velocities);
        }
    }

    ScaledRows scaled;
    ResponseMatrix matrix;
    PivotPath path;
    bool arrived = false;
    Real residual = infinity;
    std::vector<Real> impulses;
    std::vector<Velocity> velocities;
};

}  // namespace

class TestPivotPath : public QObject {
    Q_OBJECT

private slots:
    // Without friction the velocities are unique: another method has to find the same.
    void withoutFrictionItEndsAtTheVelocitiesOfTheReference_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("number");
        for (const char* scene : {"two_box_stack", "stack_10", "see_saw", "heavy_on_light", "newtons_cradle"})
            for (const int number : {10, 40}) QTest::addRow("%s, step %d", scene, number) << QString(scene) << number;
    }
    void withoutFrictionItEndsAtTheVelocitiesOfTheReference() {
        QFETCH(QString, scene);
        QFETCH(int, number);
        VelocityProblem problem = frozenStep(shippedWorldAfter(scene, number)).velocities;
        for (Row& row : problem.rows) row.friction = 0;
        const Lemke lemke(problem);
        QVERIFY(lemke.arrived);
        QVERIFY2(lemke.residual < accepted, qPrintable(QString::number(lemke.residual)));
        const ReferenceSolution reference = referenceSolution(problem);
        QVERIFY(reference.certified);
        QVERIFY(velocityError(lemke.velocities, reference.velocities, problem.inverseMasses) < 1e-7);
    }

    // With friction every end of a path keeps Coulomb's law.
    void withFrictionItEndsAtASolution_data() {
        QTest::addColumn<int>("number");
        for (const int number : {6, 20, 40}) QTest::addRow("step %d", number) << number;
    }
    void withFrictionItEndsAtASolution() {
        QFETCH(int, number);
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_10", number)).velocities;
        const Lemke lemke(problem);
        QVERIFY(lemke.arrived);
        QVERIFY2(lemke.residual < accepted, qPrintable(QString::number(lemke.residual)));
    }

    void itEndsWhereItIsStopped() {
        const VelocityProblem problem = frozenStep(shippedWorldAfter("pyramid_10", 20)).velocities;
        const ScaledRows scaled = scaledRows(problem);
        ResponseMatrix matrix(scaled);
        PivotPath path(scaled, matrix, [] { return false; });
        QVERIFY(!path.follow(Eigen::VectorXd::Zero(static_cast<Eigen::Index>(scaled.rows.size())), rho, 100000, 1));
        QCOMPARE(path.corners(), 0);
    }
};

SOLVERSCOPE_TEST(TestPivotPath, QCoreApplication)
#include "test_pivot_path.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/analysis/joint_study.h"
#include "physics/world/step.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene twoDiscs() {
    Scene scene;
    for (const char* id : {"a", "b"}) {
        BodyDef body;
        body.id = id;
        body.shape = Circle{0.5};
        body.mass = 2;
        scene.bodies.push_back(body);
    }
    scene.bodies[1].position = {3, 4};
    scene.bodies[1].velocity = {1, 0};
    return scene;
}

JointDef written(const std::string& C, Demand demand = Demand::Zero) {
    return {"own", BodyId{0}, BodyId{1}, CustomDef{{{C, demand}}, {{"L", 4.5}}}};
}

constexpr const char* rod = "sqrt((x_b - x_a)^2 + (y_b - y_a)^2) - L";

}  // namespace

class TestJointStudy : public QObject {
    Q_OBJECT
private slots:
    void bothDerivativesAgree() {
        const FormulaStudy study = studyJoint(written(rod), makeWorld(twoDiscs())).front();
        QCOMPARE(study.state, FormulaState::Acting);
        QCOMPARE(study.C, 0.5);
        const Coordinates expected{-0.6, -0.8, 0, 0.6, 0.8, 0};
        for (std::size_t i = 0; i < coordinateCount; ++i) {
            QVERIFY(std::abs(study.J[i] - expected[i]) < 1e-15);
            QVERIFY(std::abs(study.differences[i] - expected[i]) < 1e-9);
            QVERIFY(study.steps[i] > 0 && study.steps[i] < 1e-4);
        }
        QVERIFY(study.agrees());
        QVERIFY(std::abs(study.K - 1) < 1e-15);
    }

    void aKinkIsWhereTheyDisagree() {
        const FormulaStudy study = studyJoint(written("abs(x_a) + y_b"), makeWorld(twoDiscs())).front();
        QVERIFY(!study.agrees(0));
        QVERIFY(study.agrees(4));
        QVERIFY(!study.agrees());
    }

    void whatHasNoValueDoesNotAgree() {
        const FormulaStudy study = studyJoint(written("1 / x_a"), makeWorld(twoDiscs())).front();
        QCOMPARE(study.state, FormulaState::NoValue);
        QVERIFY(!study.agrees());
        QCOMPARE(study.row.effectiveMass, 0.0);
    }

    void theRowIsTheOneThatTheStepBuilds_data() {
        QTest::addColumn<QByteArray>("method");
        for (const char* method : {"sequential_impulses", "soft", "xpbd", "verlet", "jacobi"})
            QTest::newRow(method) << QByteArray(method);
    }
    void theRowIsTheOneThatTheStepBuilds() {
        QFETCH(QByteArray, method);
        Scene scene = twoDiscs();
        scene.gravity = {};
        scene.bodies[1].velocity = {};
        scene.settings = withSetting(scene.settings, "method", method.toStdString()).value();
        scene.settings = withSetting(scene.settings, "position_correction", "erp").value();
        scene.settings = withSetting(scene.settings, "iterations", "0").value();
        const FormulaStudy study = studyJoint(written(rod), makeWorld(scene)).front();
        scene.joints.push_back(written(rod));
        World world = makeWorld(scene);
        step(world);
        const auto& rows = solvesPositions(world.settings.method) ? world.positionRows : world.rows;
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(study.row.n, rows[0].n);
        QCOMPARE(study.row.bias, rows[0].bias);
        QCOMPARE(study.row.effectiveMass, rows[0].effectiveMass);
        QCOMPARE(study.row.softness, rows[0].softness);
    }
};

SOLVERSCOPE_TEST(TestJointStudy, QCoreApplication)
#include "test_joint_study.moc"

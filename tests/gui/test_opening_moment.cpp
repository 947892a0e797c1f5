// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>

#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestOpeningMoment : public QObject {
    Q_OBJECT

private slots:
    void aSceneOpensAtWhatItIsAbout_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("phase");
        const auto add = [](const char* scene, EventKind kind, Phase phase) {
            QTest::newRow(scene) << QString(scene) << static_cast<int>(kind) << static_cast<int>(phase);
        };
        add("stack_10", EventKind::Row, Phase::SolveVelocities);
        add("verlet_rope", EventKind::Row, Phase::SolvePositions);
        add("overlap_tests", EventKind::Pair, Phase::Collide);
        add("bouncing_ball", EventKind::Phase, Phase::Begin);  // nothing touches yet
    }
    void aSceneOpensAtWhatItIsAbout() {
        QFETCH(QString, scene);
        QFETCH(int, kind);
        QFETCH(int, phase);
        DebuggerController controller;
        QVERIFY(controller.openScene(":/scenes/" + scene + ".json"));
        controller.seek(openingMoment(controller.session()));
        QCOMPARE(static_cast<int>(controller.session().event().kind), kind);
        QCOMPARE(static_cast<int>(controller.session().event().phase), phase);
    }
};

SOLVERSCOPE_TEST(TestOpeningMoment, QApplication)
#include "test_opening_moment.moc"

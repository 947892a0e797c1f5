// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>

#include "physics/analysis/row_geometry.h"
#include "physics/debugger/session.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestRowGeometry : public QObject {
    Q_OBJECT

private slots:
    void theTermsOfEveryContactRowAreWhatThePictureShows_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"domino", "stack_10", "see_saw"}) QTest::newRow(scene) << scene;
    }
    void theTermsOfEveryContactRowAreWhatThePictureShows() {
        QFETCH(QString, scene);
        Session session(shippedScene(scene));
        session.seek({25, 0, Term::VelocityB});
        int seen = 0;
        for (std::size_t k = 0; k < session.events().size(); k += 1 + session.events().size() / 80) {
            session.seek({25, k, Term::VelocityB});
            const Event& event = session.event();
            if (event.kind != EventKind::Row || event.phase != Phase::SolveVelocities) continue;
            if (event.constraint.kind != ConstraintKind::Contact) continue;
            const World& before = session.worldBefore();
            const Vec2 point = before.contacts[event.constraint.index].point;
            const Pose& a = before.poses[index(event.a)];
            const Pose& b = before.poses[index(event.b)];
            const Vec2 apart =
                velocityAt(b, before.velocities[index(event.b)], point) - velocityAt(a, before.velocities[index(event.a)], point);
            QVERIFY(std::abs(dot(event.n, apart) - event.visit.jv) < 1e-12);
            for (const auto& [pose, w] : {std::pair(a, event.wA), std::pair(b, event.wB)}) {
                const Vec2 foot = footOfLeverArm(pose, point, event.n);
                QVERIFY(std::abs(length(foot - pose.position) - std::abs(w)) < 1e-12);
                QVERIFY(std::abs(dot(foot - pose.position, event.n)) < 1e-12);
            }
            ++seen;
        }
        QVERIFY(seen > 5);
    }
};

SOLVERSCOPE_TEST(TestRowGeometry, QCoreApplication)
#include "test_row_geometry.moc"

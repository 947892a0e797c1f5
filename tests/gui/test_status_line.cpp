// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QTest>
#include <algorithm>
#include <sstream>

#include "gui/app/status_line.h"
#include "gui/text/event_description.h"
#include "physics/trace/formats/foreign_trace.h"
#include "tests/gui/stack_of_ten.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestStatusLine : public QObject {
    Q_OBJECT

private slots:
    void itCountsTheDegreesOfFreedomThatRowsLeave() {
        const auto controller = stackOfTenAt(60);
        QVERIFY(controller);
        StatusLine line(*controller);
        line.show();
        const auto* freedom = line.findChild<QLabel*>(QStringLiteral("statusFreedom"));
        QVERIFY(freedom);
        QCOMPARE(freedom->text(), QStringLiteral("free: 0 of 30"));
        controller->seek({60, 0});  // no rows yet
        QCOMPARE(freedom->text(), QStringLiteral("free: 30 of 30"));
    }

    void whatIsMissedLeastMakesWayForAMessage() {
        const auto controller = stackOfTenAt(10);
        QVERIFY(controller);
        StatusLine line(*controller);
        line.resize(1000, 24);
        line.show();
        const auto isShown = [&](const char* label) { return !line.findChild<QLabel*>(QLatin1String(label))->isHidden(); };
        line.makeRoomFor(QStringLiteral("12 later steps were discarded – Ctrl+Z restores them"));
        QVERIFY(!isShown("statusMemory") && !isShown("statusEvent") && isShown("statusStep"));
        line.makeRoomFor({});
        QVERIFY(isShown("statusMemory") && isShown("statusEvent"));
        line.resize(3000, 24);
        line.makeRoomFor(QStringLiteral("12 later steps were discarded – Ctrl+Z restores them"));
        QVERIFY(isShown("statusMemory"));
    }

    void itSaysInWhichSubStepTheCursorIs() {
        const auto controller = stackOfTenAt(10);
        QVERIFY(controller);
        StatusLine line(*controller);
        line.show();
        const auto* phase = line.findChild<QLabel*>(QStringLiteral("statusPhase"));
        QVERIFY2(!phase->text().contains(QStringLiteral("sub-step")), qPrintable(phase->text()));
        QVERIFY(controller->changeSetting(QStringLiteral("method"), QStringLiteral("tgs_soft")));
        controller->toStep(12);
        const auto& events = controller->session().events();
        const auto third = std::ranges::find(events, 3, &Event::substep);
        controller->seek({12, static_cast<std::size_t>(third - events.begin()), Term::VelocityB});
        QVERIFY2(phase->text().startsWith(QStringLiteral("sub-step 3: ")), qPrintable(phase->text()));
    }

    void aRecordedStepHasSubStepsWhateverItsSettingsSay() {
        std::istringstream trace(R"({"format": "solverscope-trace", "version": 1, "dt": 0.02}
{"type": "body", "id": "left", "position": [0, 0]}
{"type": "body", "id": "right", "position": [1, 0]}
{"type": "step"}
{"type": "substep"}
{"type": "row", "row": 0, "kind": "equality", "a": "left", "b": "right"}
{"type": "visit", "row": 0, "delta": 0.25}
{"type": "substep"}
{"type": "row", "row": 0, "kind": "equality", "a": "left", "b": "right"}
{"type": "visit", "row": 0, "delta": -0.125}
)");
        auto scene = readTrace(trace, "trace");
        QVERIFY(scene.has_value());
        Session session(std::move(*scene));
        session.run(1);
        const auto visit =
            std::ranges::find_if(session.events(), [](const Event& e) { return e.substep == 2 && e.kind == EventKind::Row; });
        session.seek({1, static_cast<std::size_t>(visit - session.events().begin()), Term::VelocityB});
        QVERIFY(MomentDescription::of(session).name.contains(QStringLiteral("sub-step 2")));
    }

    void itWarnsOfMethodsThatAreWrongOnPurpose() {
        const auto controller = stackOfTenAt(10);
        QVERIFY(controller);
        StatusLine line(*controller);
        line.show();
        const auto* wrong = line.findChild<QLabel*>(QStringLiteral("statusWrong"));
        QVERIFY(wrong && wrong->isHidden());
        QVERIFY(controller->changeSetting(QStringLiteral("method"), QStringLiteral("wrong_sign")));
        QVERIFY(!wrong->isHidden());
        QVERIFY(wrong->text().contains(QStringLiteral("WRONG ON PURPOSE")));
        QVERIFY(wrong->toolTip().contains(QStringLiteral("wrong sign")));
        QVERIFY(controller->changeSetting(QStringLiteral("method"), QStringLiteral("sequential_impulses")));
        QVERIFY(wrong->isHidden());
    }
};

SOLVERSCOPE_TEST(TestStatusLine, QApplication)
#include "test_status_line.moc"

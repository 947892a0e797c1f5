// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What one move of the cursor costs: how often the engine makes a step while every panel is open, and when the panels follow.
#include <QDockWidget>

#include "gui/session/step_analysis.h"
#include "physics/world/step_parts.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// All panels side by side, so that none lies behind another. Those that solve the step in other ways, with other settings or in
/// another order of rows, make other steps than this one, and stay closed.
void openPanels(MainWindow& window) {
    const QStringList solveOtherwise{QStringLiteral("comparePanel"), QStringLiteral("rowOrderPanel"), QStringLiteral("sweepPanel"),
                                     QStringLiteral("branchCompare"), QStringLiteral("softDesigner")};
    constexpr Qt::DockWidgetArea areas[]{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea};
    int next = 0;
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        window.removeDockWidget(dock);
        if (dock->widget() && std::ranges::any_of(solveOtherwise, [&](const QString& name) {
                return dock->widget()->objectName() == name || dock->widget()->findChild<QWidget*>(name);
            }))
            continue;
        window.addDockWidget(areas[next++ % 3], dock);
        dock->show();
    }
    settle();
}

}  // namespace

class TestStepsMade : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void aMoveOfTheCursorMakesItsStepAtMostTwice_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"pyramid_10", "pyramid_30"}) QTest::newRow(scene) << QString::fromLatin1(scene);
    }
    void aMoveOfTheCursorMakesItsStepAtMostTwice() {
        QFETCH(QString, scene);
        const auto window = shownWindow(scene, QSize(1920, 1080));
        DebuggerController& controller = window->controller();
        controller.toStep(30);
        openPanels(*window);
        controller.seek({29, 0, Term::VelocityB});
        settle();
        const auto stepsFor = [&](auto move) {
            const std::uint64_t before = stepsBegun();
            move();
            settle();
            return stepsBegun() - before;
        };
        for (int i = 0; i < 20; ++i) QCOMPARE(stepsFor([&] { controller.forward(Granularity::Stop); }), std::uint64_t{0});
        for (const Granularity granularity : {Granularity::Row, Granularity::Iteration, Granularity::Phase})
            QCOMPARE(stepsFor([&] { controller.forward(granularity); }), std::uint64_t{0});
        // One step on: it is made once. One back: it is made once, and those before it as far as from a keyframe.
        QVERIFY2(stepsFor([&] { controller.forward(Granularity::Step); }) <= 2, "to the end of the step");
        QVERIFY2(stepsFor([&] { controller.forward(Granularity::Step); }) <= 2, "to the next step");
        QVERIFY2(stepsFor([&] { controller.back(Granularity::Step); }) <= Recording::firstSpacing, "to the step before");
    }

    void viewsThatWaitFollowOnceAndLetEventsBetween() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral(":/scenes/stack_10.json")));
        controller.toStep(2);
        QWidget window;
        QStringList order;
        const auto addView = [&](const QString& name) {
            auto* view = new QWidget(&window);
            new RefreshThrottle(controller, view, [&order, &controller, name] {
                order += name + QString::number(controller.session().cursor().step);
                QTimer::singleShot(0, [&order] { order += QStringLiteral("event"); });
            });
        };
        addView(QStringLiteral("a"));
        addView(QStringLiteral("b"));
        window.show();
        QTRY_COMPARE(order.count(QStringLiteral("event")), 2);
        order.clear();
        controller.refreshQueue().setBudget(0);
        controller.forward(Granularity::Step);
        controller.forward(Granularity::Step);
        QVERIFY(order.isEmpty());
        const QString event = QStringLiteral("event");
        const QString step = QString::number(controller.session().cursor().step);
        QTRY_COMPARE(order, (QStringList{QStringLiteral("a") + step, event, QStringLiteral("b") + step, event}));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestStepsMade, QApplication)
#include "test_steps_made.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QTabWidget>
#include <QtTest>

#include "gui/scene/frame_overlay.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/frame_times.h"
#include "gui/session/step_analysis.h"
#include "gui/widgets/step_panel.h"
#include "tests/gui/waiting.h"
#include "tests/pyramid.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr double always = 0;  // ms

/// Counts its refreshes, and those at which the events of the step were not known.
class CountingPanel : public StepPanel {
public:
    CountingPanel(DebuggerController& controller, QWidget* parent, Reads reads)
        : StepPanel("counting", controller, parent, 0, reads) {}

    int refreshes = 0;
    int unknown = 0;

protected:
    void refresh() override {
        ++refreshes;
        unknown += session().hasEvents() ? 0 : 1;
    }
};

void runTo(DebuggerController& controller, std::int64_t step) {
    controller.setSpeed(100);
    controller.play();
    QTRY_VERIFY_WITH_TIMEOUT(controller.session().step() >= step, patience);
}

/// Whether the recording has the steps that its scene and inputs have without a window.
void compareWithBareRun(const Session& session) {
    Recording bare(session.scene());
    bare.replaceInputs({session.recording().inputs().begin(), session.recording().inputs().end()}, 1);
    for (const StepRecord& record : session.recording().records()) {
        bare.advance();
        QCOMPARE(bare.records().back().checksum, record.checksum);
    }
    QCOMPARE(hashOf(session.recording().last()), hashOf(bare.last()));
}

}  // namespace

class TestRunningAhead : public QObject {
    Q_OBJECT

private slots:
    void stepsOfTheThreadAreThoseOfTheEngine_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"stack_10", "pyramid_10", "chain_30_heavy", "see_saw"})
            QTest::newRow(scene) << QString::fromLatin1(scene);
    }
    void stepsOfTheThreadAreThoseOfTheEngine() {
        QFETCH(QString, scene);
        DebuggerController controller;
        controller.setAheadFrom(always);
        controller.openScene(shippedScene(scene));
        runTo(controller, 100);
        QVERIFY(controller.isRunningAhead());
        controller.pause();
        QVERIFY(!controller.isRunningAhead());
        compareWithBareRun(controller.session());
        QVERIFY(!controller.session().recording().divergedAt());
        // The cursor is at the end of the step, whose events are made now.
        QVERIFY(controller.session().atEndOfStep());
        QCOMPARE(controller.session().cursor().event + 1, controller.session().events().size());
        QCOMPARE(hashOf(controller.session().trace()->end()), hashOf(controller.session().world()));
    }

    void inputsReachTheNextStep() {
        DebuggerController controller;
        controller.setAheadFrom(always);
        controller.openScene(shippedScene(QStringLiteral("stack_10")));
        runTo(controller, 20);
        const World& world = controller.session().world();
        controller.grab(BodyId{5}, world.poses[5].position);
        for (int i = 1; i <= 5; ++i) {
            const std::int64_t from = controller.session().step();
            controller.dragTo(controller.session().world().poses[5].position + Vec2{0.2 * i, 0});
            QTRY_VERIFY_WITH_TIMEOUT(controller.session().step() > from + 3, patience);
        }
        controller.release();
        QVERIFY(controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("7")));
        const std::int64_t from = controller.session().step();
        QTRY_VERIFY_WITH_TIMEOUT(controller.session().step() > from + 10, patience);
        QVERIFY(controller.isRunningAhead());
        controller.pause();
        QVERIFY(controller.session().recording().inputs().size() >= 7);
        QCOMPARE(controller.session().settings().iterations, 7);
        compareWithBareRun(controller.session());
    }

    void recordedStepsPassAsTheyWereRecorded() {
        DebuggerController controller;
        controller.setAheadFrom(always);
        controller.openScene(shippedScene(QStringLiteral("pyramid_10")));
        controller.toStep(60);
        controller.toStep(10);
        runTo(controller, 80);
        controller.pause();
        QVERIFY(!controller.session().recording().divergedAt());
        compareWithBareRun(controller.session());
    }

    void workThatNobodyAskedForRestsWhileARunPasses() {
        constexpr int restPerWork = 8;
        constexpr int work = 40;  // ms
        DebuggerController controller;
        controller.openScene(shippedScene(QStringLiteral("stack_10")));
        std::atomic<int> works = 0;
        QObject receiver;
        StepAnalysis<int> analysis(
            controller, &receiver,
            [&works](const StepTrace&, std::monostate, const std::atomic<bool>&) {
                QThread::msleep(work);
                return ++works;
            },
            [] {});
        connect(&controller, &DebuggerController::cursorMoved, &receiver, [&analysis] { analysis.request(); });
        QElapsedTimer clock;
        clock.start();
        controller.play();
        QTRY_VERIFY_WITH_TIMEOUT(controller.session().step() >= 60, patience);
        QVERIFY(works >= 1 && works <= 1 + clock.elapsed() / (work + restPerWork * work));
        controller.pause();
        analysis.request();
        QTRY_VERIFY_WITH_TIMEOUT(analysis.isCurrent(), patience);
    }

    void whatReadsTheStepSeesStepsWithTheirEvents() {
        DebuggerController controller;
        controller.setAheadFrom(always);
        QWidget window;
        auto* ends = new CountingPanel(controller, &window, Reads::End);
        auto* steps = new CountingPanel(controller, &window, Reads::Step);
        window.show();
        controller.openScene(shippedScene(QStringLiteral("pyramid_10")));
        runTo(controller, 5);
        QTRY_VERIFY_WITH_TIMEOUT(controller.isRunningAhead(), patience);
        steps->refreshes = ends->refreshes = steps->unknown = 0;
        QTRY_VERIFY_WITH_TIMEOUT(steps->refreshes > 3 && ends->refreshes > 3, patience);
        QVERIFY(controller.isRunningAhead());
        QCOMPARE(steps->unknown, 0);
        controller.pause();
        compareWithBareRun(controller.session());
    }

    void aViewThatCannotFollowSaysSoUntilTheRunIsPaused() {
        DebuggerController controller;
        controller.setAheadFrom(always);
        QWidget window;
        window.resize(300, 200);
        auto* steps = new CountingPanel(controller, &window, Reads::Step);
        steps->resize(300, 200);
        window.show();
        Scene scene = pyramidScene(12);
        scene.settings.iterations = 400;
        controller.openScene(scene);
        runTo(controller, 4);
        QVERIFY(controller.hasTooManyEvents());
        QTRY_VERIFY_WITH_TIMEOUT(steps->findChild<QLabel*>(QStringLiteral("followsLater")), patience);
        const auto* notice = steps->findChild<QLabel*>(QStringLiteral("followsLater"));
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
        QVERIFY2(notice->text().contains(QStringLiteral("paused")), qPrintable(notice->text()));
        QVERIFY(steps->rect().contains(notice->geometry()));
        steps->refreshes = 0;
        const std::int64_t from = controller.session().step();
        QTRY_VERIFY_WITH_TIMEOUT(controller.session().step() > from + 5, patience);
        QCOMPARE(steps->refreshes, 0);
        controller.pause();
        QVERIFY(steps->refreshes > 0);
        QVERIFY(!notice->isVisible());
    }

    void whileRunningNothingIsReadForAPanelThatNobodySees() {
        DebuggerController controller;
        controller.openScene(shippedScene(QStringLiteral("stack_10")));
        QTabWidget tabs;
        auto* covered = new CountingPanel(controller, nullptr, Reads::End);
        covered->setParent(&tabs);
        covered->setGeometry(-500, -500, 100, 100);  // as a window keeps the docks behind another one
        covered->show();
        auto* seen = new CountingPanel(controller, nullptr, Reads::End);
        tabs.addTab(seen, QStringLiteral("seen"));
        tabs.show();
        controller.setSpeed(100);
        settle();
        covered->refreshes = seen->refreshes = 0;
        controller.play();
        QTRY_VERIFY_WITH_TIMEOUT(seen->refreshes > 2, patience);
        QCOMPARE(covered->refreshes, 0);
        controller.pause();
        settle();
        QVERIFY(covered->refreshes > 0);
    }

    void theOverlayShowsWhatWasMeasured_data() {
        QTest::addColumn<bool>("ahead");
        QTest::newRow("in the window's thread") << false;
        QTest::newRow("in a thread of its own") << true;
    }
    void theOverlayShowsWhatWasMeasured() {
        QFETCH(bool, ahead);
        DebuggerController controller;
        controller.setAheadFrom(ahead ? always : 1e9);
        controller.openScene(shippedScene(QStringLiteral("pyramid_10")));
        SceneView view(controller);
        auto* panel = new CountingPanel(controller, nullptr, Reads::Step);
        panel->setAccessibleName(QStringLiteral("Counting"));
        view.show();
        panel->show();
        auto* overlay = view.findChild<FrameOverlay*>();
        QVERIFY(!overlay->isVisible());
        controller.play();
        QTRY_COMPARE_WITH_TIMEOUT(controller.isRunningAhead(), ahead, patience);
        view.showFrameTimes(true);
        QVERIFY(overlay->isVisible());
        QVERIFY(!overlay->text().contains(QStringLiteral("painting")));
        QTRY_VERIFY_WITH_TIMEOUT(
            controller.frameTimes().report().has_value() && controller.frameTimes().report()->times.size() >= 4, patience);
        const FrameTimes::Report report = *controller.frameTimes().report();
        const auto partOf = [&](FrameTimes::Part part, const QString& name = {}) {
            double sum = 0;
            for (const FrameTimes::Time& time : report.times)
                if (time.part == part && (name.isEmpty() || time.view == name)) sum += time.milliseconds;
            return sum;
        };
        using enum FrameTimes::Part;
        QVERIFY(partOf(Painting) > 0);
        QVERIFY(partOf(View, QStringLiteral("Counting")) > 0);
        QVERIFY(partOf(View, view.accessibleName()) > 0);
        QCOMPARE(partOf(Physics) > 0, !ahead);
        QCOMPARE(partOf(PhysicsBeside) > 0, ahead);
        QVERIFY(partOf(ahead ? EventsBeside : Events) > 0);
        // What the window's thread does is part of the frame, and the rest is the rest.
        double sum = report.rest;
        for (const FrameTimes::Time& time : report.times)
            if (!FrameTimes::isBeside(time.part)) sum += time.milliseconds;
        QVERIFY(std::abs(sum - report.frame) < 1e-6);
        QVERIFY2(report.rest > -0.1 * report.frame, qPrintable(QString::number(report.rest)));
        for (const char* word : {"frame", "physics", "events", "Counting", "painting"})
            QVERIFY2(overlay->text().contains(QLatin1String(word)), qPrintable(overlay->text()));
        QVERIFY(view.rect().contains(overlay->geometry()));
        controller.pause();
        view.showFrameTimes(false);
        QVERIFY(!overlay->isVisible());
        QVERIFY(!controller.frameTimes().report());
        delete panel;
    }
};

SOLVERSCOPE_TEST(TestRunningAhead, QApplication)
#include "test_running_ahead.moc"

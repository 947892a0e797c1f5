// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <cmath>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/elided_label.h"
#include "gui/charts/line_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/compare_panel.h"

using namespace solverscope;

namespace {

struct Opened {
    DebuggerController controller;
    ComparePanel panel{controller};

    explicit Opened(const char* scene, std::int64_t step = 20) {
        if (!controller.openScene(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/scenes/%1.json").arg(scene)))
            qFatal("%s", qPrintable(controller.problem()));
        controller.toStep(step);
        panel.resize(700, 320);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel)) qFatal("not exposed");
    }
    void press() { QTest::mouseClick(panel.findChild<QPushButton*>("warmStartCompare"), Qt::LeftButton); }
    void showFreeRun() { panel.findChild<QTabWidget*>("compareTabs")->setCurrentIndex(1); }
    bool settle() {
        return QTest::qWaitFor([&] { return !panel.isBusy(); }, 20'000) && (QTest::qWait(5), true);
    }
    QString text(const char* name) { return panel.findChild<ElidedLabel*>(name)->wholeText(); }
};

QList<QPointF> velocityErrors(const StepMetrics& metrics) { return pointsOf(metrics.velocities, &IterationMetrics::velocityError); }

}  // namespace

class TestComparePanel : public QObject {
    Q_OBJECT

private slots:
    void oneClickOverlaysWarmStartingOnAndOffOnTheSameStep() {
        Opened opened("stack_10");
        QVERIFY(opened.panel.frozenChart().series().empty());
        opened.press();
        QVERIFY(opened.settle());
        const Session& session = opened.controller.session();
        Settings cold = session.settings();
        cold.warmStarting = 0;
        const Comparison wanted = compareFrozen(session.startOfStep(), session.settings(), cold);
        const auto& series = opened.panel.frozenChart().series();
        QCOMPARE(series.size(), std::size_t{3});
        QCOMPARE(series[0].points, velocityErrors(wanted.a));
        QCOMPARE(series[1].points, velocityErrors(wanted.b));
        QCOMPARE(series[0].dash, Qt::SolidLine);
        QCOMPARE(series[1].dash, Qt::DashLine);
        QVERIFY(series[0].points.last().y() < series[1].points.last().y());
        QVERIFY2(opened.text("compareFrozenText").startsWith("to 1 %: A "), qPrintable(opened.text("compareFrozenText")));
        QVERIFY(opened.text("compareFrozenText").contains("B not reached"));
    }

    void aSecondClickPutsItAway() {
        Opened opened("two_box_stack");
        opened.press();
        QVERIFY(opened.settle());
        opened.press();
        QVERIFY(!opened.panel.isOn());
        QVERIFY(opened.panel.frozenChart().series().empty());
        QVERIFY(opened.settle());
        QVERIFY(opened.panel.frozenChart().series().empty());
    }

    void theComparisonFollowsTheCursor() {
        Opened opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        const auto before = opened.panel.frozenChart().series()[1].points;
        opened.controller.toStep(5);
        QVERIFY(opened.settle());
        QVERIFY(opened.panel.frozenChart().series()[1].points != before);
    }

    void anyTwoValuesOfAnySettingCanBeCompared() {
        Opened opened("stack_10");
        opened.panel.compare("iterations", "10", "25");
        QVERIFY(opened.settle());
        QCOMPARE(opened.panel.frozenChart().series()[0].points.size(), 11);
        QCOMPARE(opened.panel.frozenChart().series()[1].points.size(), 26);
        QVERIFY(!opened.panel.findChild<QPushButton*>("warmStartCompare")->isChecked());
        auto* key = opened.panel.findChild<QComboBox*>("compareKey");
        for (int i = 0; i < key->count(); ++i) {
            key->setCurrentIndex(i);
            QVERIFY(opened.settle());
            QVERIFY(opened.panel.frozen().has_value());
            QCOMPARE(opened.panel.frozenChart().series().size(), std::size_t{3});
        }
    }

    void aValueThatCannotBeIsExplained() {
        Opened opened("two_box_stack");
        opened.panel.compare("iterations", "10", "-3");
        QVERIFY(opened.settle());
        QVERIFY2(opened.text("compareFrozenText").contains("whole number"), qPrintable(opened.text("compareFrozenText")));
    }

    void freeRunsPartWhereTheirStepsDiffer() {
        Opened opened("stack_10");
        opened.press();
        opened.showFreeRun();
        QVERIFY(opened.settle());
        const FreeRunComparison* run = opened.panel.freeRun();
        QVERIFY(run);
        QCOMPARE(run->a.size(), std::size_t{ComparePanel::shortestRun});
        QVERIFY(run->parting.has_value());
        const auto& marks = opened.panel.freeChart().marks();
        QCOMPARE(marks.size(), std::size_t{1});
        QCOMPARE(marks[0].x, static_cast<double>(run->parting->step));
        const auto& series = opened.panel.freeChart().series();
        for (std::size_t i = 0; i < run->a.size(); ++i)
            QCOMPARE(series[0].points[static_cast<qsizetype>(i)].y(), run->a[i].worstPenetration);
        emit opened.panel.freeChart().clickedAt(77);
        QCOMPARE(opened.controller.session().cursor().step, 77);
    }

    void theGhostIsTheWorldOfTheOtherRun() {
        Opened opened("stack_10");
        QSignalSpy changed(&opened.panel, &ComparePanel::ghostChanged);
        opened.press();
        QVERIFY(opened.settle());
        QVERIFY(!opened.panel.ghostAt(10));
        opened.showFreeRun();
        QVERIFY(opened.settle());
        QVERIFY(!changed.empty());
        Scene cold = opened.controller.scene();
        cold.settings.warmStarting = 0;
        Recording other(cold);
        for (int i = 0; i < 60; ++i) other.advance();
        QCOMPARE(hashOf(opened.panel.ghostAt(60).value()), hashOf(other.endOf(60)));
        QCOMPARE(hashOf(opened.panel.ghostAt(0).value()), hashOf(other.endOf(0)));
        QVERIFY(!opened.panel.ghostAt(100'000));
        changed.clear();
        opened.press();
        QVERIFY(!changed.empty());
        QVERIFY(!opened.panel.ghostAt(60));
    }

    void closingWhileItRunsIsSafe() {
        for (int wait : {0, 5, 30}) {
            Opened opened("pyramid_10");
            opened.press();
            opened.showFreeRun();
            QTest::qWait(wait);
        }
    }

    void anotherSceneStartsOver() {
        Opened opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        QVERIFY(opened.controller.openScene(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/scenes/two_box_stack.json")));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        QVERIFY(opened.panel.isOn());
        const Session& session = opened.controller.session();
        Settings warm = session.settings();
        warm.warmStarting = 1;
        QCOMPARE(opened.panel.frozenChart().series()[0].points, velocityErrors(measureStep([&] {
                     World world = session.startOfStep();
                     world.settings = warm;
                     return world;
                 }())));
    }
};

QTEST_MAIN(TestComparePanel)
#include "test_compare_panel.moc"

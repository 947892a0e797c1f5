// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_table.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/text/convergence_text.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "tests/gui/waiting.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

template <typename View>
struct OpenedChart {
    DebuggerController controller;
    MetricsService metrics{controller};
    View view = make(controller, metrics);

    explicit OpenedChart(const char* scene) {
        if (!controller.openScene(sceneFile(scene))) qFatal("%s", qPrintable(controller.problem()));
        view.resize(700, 320);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("not exposed");
    }
    bool settle() {
        solverscope::settle();
        return metrics.isCurrent();
    }
    static View make(DebuggerController& controller, MetricsService& metrics) {
        if constexpr (std::is_same_v<View, ConvergenceChart>)
            return View(controller, metrics);
        else
            return View(controller);
    }
    QString velocityError() { return errorFamilies().front().name; }
};

}  // namespace

class TestConvergenceChart : public QObject {
    Q_OBJECT

private slots:
    void twoBoxesWithoutWarmStartingHalveTheirErrorInEverySweep() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        QVERIFY(opened.controller.changeSetting("warm_starting", "0"));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        const auto points = opened.view.chart().plotted(opened.velocityError());
        QCOMPARE(points.size(), opened.controller.session().settings().iterations + 1);
        for (qsizetype i = 2; i < points.size(); ++i) {
            const double ratio = points[i].y() / points[i - 1].y();
            QVERIFY2(std::abs(ratio - 0.5) < 1e-9, qPrintable(QString::number(ratio, 'g', 17)));
        }
        const QString subtitle = opened.view.findChild<ElidedLabel*>("convergenceSubtitle")->fullText();
        QVERIFY2(subtitle.contains("reference certified"), qPrintable(subtitle));
        QVERIFY2(subtitle.contains("predicted 0.5000, measured 0.5000"), qPrintable(subtitle));
    }

    void whatRoundingLeavesOfAZeroIsNoCurve() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        QVERIFY(opened.controller.changeSetting("warm_starting", "1"));
        opened.controller.toStep(60);
        QVERIFY(opened.settle());
        const SweepMetrics& sweeps = opened.metrics.metrics()->velocities;
        QVERIFY(sweeps.iterations.front().velocityError > 0);
        QVERIFY(sweeps.iterations.front().velocityError < sweeps.rounding.velocityError);
        const LineChart& chart = opened.view.chart();
        QVERIFY(chart.plotted(opened.velocityError()).isEmpty());
        QCOMPARE(chart.plottedZeros(opened.velocityError()).size(), static_cast<qsizetype>(sweeps.iterations.size()));
        const ChartSeries* predicted = chart.findSeries(QStringLiteral("predicted"));
        QVERIFY(predicted && predicted->points.isEmpty());
    }

    void whileSweepsPlayTheCurvesGrowWithThem() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        const LineChart& chart = opened.view.chart();
        QVERIFY(!chart.knownUntil());
        opened.controller.playSweeps();
        QTRY_VERIFY(chart.knownUntil().has_value());
        QCOMPARE(chart.knownUntil(), chart.cursorAt());
        const double before = *chart.knownUntil();
        QTRY_VERIFY(*chart.knownUntil() != before);
        opened.controller.pause();
        QVERIFY(!chart.knownUntil());
    }

    void aRateNextToOneKeepsTheDigitsThatTellThemApart() {
        OpenedChart<ConvergenceChart> opened("chain_30_heavy");
        Scene scene = opened.controller.scene();
        for (BodyDef& body : scene.bodies)
            if (body.mass && *body.mass > 10) *body.mass *= 100;
        opened.controller.openScene(std::move(scene));
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        const Real rate = opened.metrics.metrics()->velocities.predictedRate;
        QVERIFY2(rate > 0.9999 && rate < 1, qPrintable(QString::number(rate, 'g', 17)));
        const QString subtitle = opened.view.findChild<ElidedLabel*>("convergenceSubtitle")->fullText();
        QVERIFY2(subtitle.contains("predicted " + shownRate(rate)) && !subtitle.contains("predicted 0.9999,"),
                 qPrintable(subtitle));
    }

    void aLongSearchForTheExactAnswerIsMadeOnlyWhenAskedFor() {
        OpenedChart<ConvergenceChart> opened("pyramid_10");
        opened.controller.setUnaskedSearch({.newtonSteps = 2});
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        auto* find = opened.view.findChild<QPushButton*>(QStringLiteral("convergenceFind"));
        QVERIFY(find->isVisible());
        const auto measured = opened.metrics.metrics();
        QVERIFY(measured->velocities.reference.unfinished && std::isnan(measured->velocities.iterations.back().velocityError));
        const auto* subtitle = opened.view.findChild<ElidedLabel*>("convergenceSubtitle");
        QVERIFY2(subtitle->fullText().contains("not computed yet"), qPrintable(subtitle->fullText()));
        QCOMPARE(opened.view.findChild<QLabel*>("convergenceProgress")->text(), askFirstText());
        find->click();
        QVERIFY(opened.view.findChild<QPushButton*>(QStringLiteral("convergenceCancel"))->isVisible());
        QVERIFY(opened.settle());
        QVERIFY(!find->isVisible());
        QVERIFY2(subtitle->fullText().contains("reference certified"), qPrintable(subtitle->fullText()));
    }

    void aSearchThatIsCancelledIsAskedAboutAgain() {
        OpenedChart<ConvergenceChart> opened("pyramid_10");
        opened.controller.setUnaskedSearch({.newtonSteps = 2});
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        auto* find = opened.view.findChild<QPushButton*>(QStringLiteral("convergenceFind"));
        find->click();
        QVERIFY(!find->isVisible());
        opened.view.findChild<QPushButton*>(QStringLiteral("convergenceCancel"))->click();
        QVERIFY(opened.settle());
        QVERIFY(find->isVisible());
        QVERIFY(!opened.metrics.metrics()->velocities.reference.certified);
    }

    void thePredictionSaysWhatMadeItSlow() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        const auto* button = opened.view.findChild<QToolButton*>(QStringLiteral("legend:predicted"));
        QVERIFY(button);
        QVERIFY2(button->toolTip().contains(QStringLiteral("Each late sweep leaves 0.5 of the error")),
                 qPrintable(button->toolTip()));
        // One box alone is stopped by one visit.
        QVERIFY2(button->toolTip().contains(QStringLiteral("2 bodies on top of each other")), qPrintable(button->toolTip()));
        QVERIFY2(button->toolTip().contains(QStringLiteral("one sweep removes it")), qPrintable(button->toolTip()));
    }

    void ofManySubStepsTheChartSaysWhichItShows_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : {"tgs_soft", "xpbd"}) QTest::newRow(method) << QString(method);
    }
    void ofManySubStepsTheChartSaysWhichItShows() {
        QFETCH(QString, method);
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        QVERIFY(opened.controller.changeSetting("method", method));
        QVERIFY(opened.controller.changeSetting("substeps", "4"));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        const QString subtitle = opened.view.findChild<ElidedLabel*>("convergenceSubtitle")->fullText();
        QVERIFY2(subtitle.startsWith("sub-step 4 of 4"), qPrintable(subtitle));  // where the cursor is
        const auto& events = opened.controller.session().events();
        const auto second = static_cast<std::size_t>(std::ranges::find(events, 2, &Event::substep) - events.begin());
        opened.controller.seek({10, second + 5, Term::VelocityB});
        QVERIFY(opened.settle());
        const QString there = opened.view.findChild<ElidedLabel*>("convergenceSubtitle")->fullText();
        QVERIFY2(there.startsWith("sub-step 2 of 4"), qPrintable(there));
        // Where it begins, none of its sweeps has been made.
        opened.controller.seek({10, second, Term::VelocityB});
        QVERIFY(opened.settle());
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(opened.view.chart().sections()[1].x));
    }

    void allSubStepsAreOnOneAxis_data() { ofManySubStepsTheChartSaysWhichItShows_data(); }
    void allSubStepsAreOnOneAxis() {
        QFETCH(QString, method);
        OpenedChart<ConvergenceChart> opened("stack_10");
        for (const auto& [key, value] : {std::pair("method", method), {"substeps", "3"}, {"iterations", "5"}})
            QVERIFY(opened.controller.changeSetting(key, value));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        const LineChart& chart = opened.view.chart();
        const bool positions = method == "xpbd";
        const int length = 6 + (positions ? 0 : opened.controller.session().settings().relaxIterations);
        QCOMPARE(chart.sections().count(), std::size_t{3});
        QList<QPointF> expected;
        for (int substep = 1; substep <= 3; ++substep) {
            QCOMPARE(chart.sections()[static_cast<std::size_t>(substep - 1)],
                     (ChartMark{double(length * (substep - 1)), QStringLiteral("sub-step %1").arg(substep)}));
            const StepMetrics alone = measureStep(opened.controller.session().startOfStep(), {.substep = substep});
            for (const QPointF& point : positions ? pointsOf(alone.positions, positionFamilies()[0].value)
                                                  : pointsOf(alone.velocities.iterations, errorFamilies()[1].value))
                expected.append(point + QPointF(length * (substep - 1), 0));
        }
        QCOMPARE(chart.series()[positions ? 0 : 1].points, expected);
        QVERIFY2(chart.readingAt(length + 3).startsWith("sub-step 2: sweep 3\n"), qPrintable(chart.readingAt(length + 3)));
        QCOMPARE(chart.exportedLines()[8].mid(0, 2), (QStringList{"sub-step 2", "1"}));

        emit opened.view.chart().clickedAt(2 * length + 4);
        const Event& event = opened.controller.session().event();
        QCOMPARE(event.kind, EventKind::Iteration);
        QCOMPARE(event.substep, 3);
        QCOMPARE(event.iteration, 4);
        QCOMPARE(chart.cursorAt(), std::optional(double(2 * length + 4)));
    }

    void visitsOfAllSubStepsAreOnOneAxis() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        for (const auto& [key, value] : {std::pair("method", "tgs_soft"), {"substeps", "3"}, {"iterations", "2"}})
            QVERIFY(opened.controller.changeSetting(key, value));
        opened.controller.toStep(10);
        opened.view.setPerVisit(true);
        QVERIFY(opened.settle());
        const Session& session = opened.controller.session();
        const auto visits = std::ranges::count_if(
            session.events(), [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities; });
        const auto& points = opened.view.chart().series()[1].points;
        QCOMPARE(points.size(), visits + 3);  // and one before the first visit of each
        QCOMPARE(points.last().x(), double(visits + 2));
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(points.last().x()));
        emit opened.view.chart().clickedAt(opened.view.chart().sections()[1].x + 7);
        QCOMPARE(session.event().substep, 2);
        QCOMPARE(session.event().kind, EventKind::Row);
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(opened.view.chart().sections()[1].x + 7));
    }

    void aClickGoesToTheEndOfThatIteration() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        emit opened.view.chart().clickedAt(4.2);
        const Event& event = opened.controller.session().event();
        QCOMPARE(event.kind, EventKind::Iteration);
        QCOMPARE(event.phase, Phase::SolveVelocities);
        QCOMPARE(event.iteration, 4);
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(4.0));
        emit opened.view.chart().clickedAt(0.1);
        QCOMPARE(opened.controller.session().event().phase, Phase::WarmStart);
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(0.0));
    }

    void theCursorStandsInsideItsIteration() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(20);
        emit opened.view.chart().clickedAt(3);
        opened.controller.forward(Granularity::Row);
        const double at = opened.view.chart().cursorAt().value();
        QVERIFY(at > 3 && at < 3.1);
    }

    void pseudoVelocitySweepsHaveTheirOwnErrors() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        opened.view.findChild<QComboBox*>("convergencePhase")->setCurrentIndex(1);
        settle();
        const auto metrics = opened.metrics.metrics();
        const auto* residual = opened.view.chart().findSeries(errorFamilies()[1].name);
        QCOMPARE(residual->points, pointsOf(metrics->pseudoVelocities.iterations, &IterationMetrics::residual));
    }

    void everyVisitToARowIsAPoint() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(20);
        opened.view.findChild<QComboBox*>("convergencePer")->setCurrentIndex(1);
        QVERIFY(opened.settle());
        const auto metrics = opened.metrics.metrics();
        const auto& events = opened.controller.session().events();
        const auto visits = std::count_if(events.begin(), events.end(), [](const Event& event) {
            return event.kind == EventKind::Row && event.phase == Phase::SolveVelocities;
        });
        const auto errors = [&] { return opened.view.chart().findSeries(opened.velocityError())->points; };
        QCOMPARE(errors().size(), visits + 1);
        QCOMPARE(errors(), visitPointsOf(metrics->velocities, &IterationMetrics::velocityError));
        QCOMPARE(opened.view.chart().accessibleName(), QStringLiteral("Error per row visit"));
        // Behind the sweeps: at the last visit.
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(static_cast<double>(visits)));
        opened.view.findChild<QComboBox*>("convergencePer")->setCurrentIndex(0);
        settle();
        QCOMPARE(errors().size(), opened.controller.session().settings().iterations + 1);
    }

    void aClickOnAVisitGoesToIt() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(20);
        opened.view.setPerVisit(true);
        QVERIFY(opened.settle());
        emit opened.view.chart().clickedAt(57.3);
        const Session& session = opened.controller.session();
        QCOMPARE(session.event().kind, EventKind::Row);
        QCOMPARE(session.event().phase, Phase::SolveVelocities);
        const auto past =
            std::count_if(session.events().begin(), session.events().begin() + session.cursor().event + 1,
                          [](const Event& event) { return event.kind == EventKind::Row && event.phase == Phase::SolveVelocities; });
        QCOMPARE(past, 57);
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(57.0));
        emit opened.view.chart().clickedAt(0);
        QCOMPARE(session.event().phase, Phase::WarmStart);
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(0.0));
    }

    void theSlopeOfASpanIsTheMeasuredRate() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        QVERIFY(opened.controller.changeSetting("warm_starting", "0"));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        opened.view.chart().setSpan(ChartSpan{2, 8});
        const QString text = opened.view.chart().spanText();
        QVERIFY2(text.contains("velocity error: × 0.5 per sweep"), qPrintable(text));
        QVERIFY2(text.contains("predicted: × 0.5 per sweep"), qPrintable(text));
    }

    void theAxisNamesTheUnitsOfWhatIsShown() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        LineChart& chart = opened.view.chart();
        QCOMPARE(chart.yTitle(), QStringLiteral("error [√J, m/s]"));
        chart.setShown("active set changes", true);
        QCOMPARE(chart.yTitle(), QStringLiteral("error [√J, m/s, rows]"));
        chart.setShown(opened.velocityError(), false);
        chart.setShown("residual", false);
        QCOMPARE(chart.yTitle(), QStringLiteral("error [rows]"));
    }

    void theTableOfTheChartTravels() {
        OpenedChart<ConvergenceChart> opened("two_box_stack");
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        LineChart& chart = opened.view.chart();
        chart.showTable(true);
        settle();
        QCOMPARE(chart.table().model()->rowCount(), opened.controller.session().settings().iterations + 1);
        chart.table().setFocus();
        QTest::keyClick(&chart.table(), Qt::Key_Up);
        QCOMPARE(opened.controller.session().event().kind, EventKind::Iteration);
        QCOMPARE(opened.controller.session().event().iteration, opened.controller.session().settings().iterations - 1);
    }

    void onlyTheNewestRequestCounts() {
        OpenedChart<ConvergenceChart> opened("pyramid_10");
        QSignalSpy measured(&opened.metrics, &MetricsService::measured);
        for (int step = 2; step <= 40; ++step) opened.controller.toStep(step);
        QVERIFY(opened.settle());
        QVERIFY(measured.size() < 10);
    }

    void anotherSceneForgetsTheOldNumbers() {
        OpenedChart<ConvergenceChart> opened("stack_10");
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        QVERIFY(opened.controller.openScene(sceneFile("single_box")));
        QVERIFY(opened.settle());
        QCOMPARE(opened.metrics.metrics()->velocities.reference.impulses.size(),
                 measureStep(opened.controller.session().startOfStep()).velocities.reference.impulses.size());
    }

    void theEnergyChartShowsEveryRecordedStep() {
        OpenedChart<EnergyChart> opened("bouncing_ball");
        opened.controller.toStep(90);
        settle();
        const auto records = opened.controller.session().recording().records();
        const auto& kinetic = opened.view.chart().series()[0];
        QCOMPARE(kinetic.points.size(), 90);
        for (int i = 0; i < 90; ++i) QCOMPARE(kinetic.points[i], QPointF(i + 1, records[i].measures.kineticEnergy));
        QCOMPARE(opened.view.chart().cursorAt(), std::optional(90.0));
        emit opened.view.chart().clickedAt(33.4);
        QCOMPARE(opened.controller.session().cursor().step, 33);
    }

    void theEnergyChartForgetsStepsThatWereMadeAnew() {
        OpenedChart<EnergyChart> opened("bouncing_ball");
        opened.controller.toStep(60);
        opened.controller.toStep(30);
        QVERIFY(opened.controller.changeSetting("dt", "0.01"));
        opened.controller.toStep(60);
        settle();
        const auto records = opened.controller.session().recording().records();
        const auto& kinetic = opened.view.chart().series()[0];
        QCOMPARE(kinetic.points.size(), 60);
        for (int i = 0; i < 60; ++i) QCOMPARE(kinetic.points[i].y(), records[i].measures.kineticEnergy);
    }

    void everyPageOfTheEnergyChartIsDrawn() {
        OpenedChart<EnergyChart> opened("chain_10");
        opened.controller.toStep(30);
        auto* pages = opened.view.findChild<QComboBox*>("energyPage");
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            settle();
            for (const auto& series : opened.view.chart().series()) QVERIFY(!opened.view.chart().plotted(series.name).isEmpty());
        }
    }
};

SOLVERSCOPE_TEST(TestConvergenceChart, QApplication)
#include "test_convergence_chart.moc"

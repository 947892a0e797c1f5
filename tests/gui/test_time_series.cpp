// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "gui/app/perspective.h"
#include "gui/charts/energy_chart.h"
#include "gui/session/step_sampler.h"
#include "physics/analysis/step_measures.h"
#include "tests/gui/notice_of.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

EnergyChart& energyChartOf(MainWindow& window) { return window.panel<EnergyChart>(); }

ShownWindow withSeries(std::int64_t step, TimeSeriesPage page, const QString& scene) {
    auto window = sharedWindow(scene);
    window->controller().toStep(step);
    dockOf(*window, "energyDock")->show();
    dockOf(*window, "energyDock")->raise();
    if (!QTest::qWaitFor([&] { return energyChartOf(*window).isVisible(); })) qFatal("the panel does not open");
    window->findChild<QComboBox*>(QStringLiteral("energyPage"))->setCurrentIndex(static_cast<int>(page));
    if (!QTest::qWaitFor([&] { return !energyChartOf(*window).isBusy(); }, patience)) qFatal("the steps are not made");
    return window;
}

QList<QPointF> points(MainWindow& window, const QString& name) {
    const ChartSeries* series = energyChartOf(window).chart().findSeries(name);
    return series ? series->points : QList<QPointF>();
}

}  // namespace

class TestTimeSeries : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void energyIsToldByKind() {
        auto window = withSeries(60, TimeSeriesPage::Energy, QStringLiteral("bouncing_ball"));
        const auto moving = points(*window, QStringLiteral("translational"));
        const auto rotational = points(*window, QStringLiteral("rotational"));
        QCOMPARE(moving.size(), 60);
        for (const int step : {1, 10, 33, 60}) {
            const Measures energy = measure(session(*window).recording().endOf(step));
            QVERIFY(moving[step - 1].x() == step && moving[step - 1].y() == energy.linearEnergy);
            QVERIFY(rotational[step - 1].y() == energy.rotationalEnergy);
        }
        QVERIFY(points(*window, QStringLiteral("springs")).isEmpty());
        const auto total = points(*window, QStringLiteral("total"));
        QCOMPARE(total.size(), 60);
    }

    void springsAreInTheTotalOfScenesThatHaveThem() {
        auto window = withSeries(60, TimeSeriesPage::Energy, QStringLiteral("damped_springs"));
        const auto springs = points(*window, QStringLiteral("springs"));
        QCOMPARE(springs.size(), 60);
        QVERIFY(std::ranges::any_of(springs, [](const QPointF& point) { return point.y() > 0; }));
        const auto kinetic = points(*window, QStringLiteral("kinetic"));
        const auto potential = points(*window, QStringLiteral("potential"));
        const auto total = points(*window, QStringLiteral("total"));
        for (int i = 0; i < 60; ++i) QCOMPARE(total[i].y(), kinetic[i].y() + potential[i].y() + springs[i].y());
    }

    void theAxisOfStepsIsInViewInTheSmallWindow() {
        auto window = withSeries(60, TimeSeriesPage::Energy, QStringLiteral("bouncing_ball"));
        window->showPerspective(Perspective::Debug);
        window->show<EnergyChart>();
        settle();
        window->controller().toStep(61);
        settle();
        const auto* around = dockOf(*window, "energyDock")->findChild<QScrollArea*>();
        QVERIFY(around->isAncestorOf(&energyChartOf(*window)));
        QCOMPARE(around->verticalScrollBar()->maximum(), 0);
    }

    void jitterIsWhatItsFormulaSays() {
        auto window = withSeries(90, TimeSeriesPage::Jitter, QStringLiteral("stack_10"));
        QVERIFY(energyChartOf(*window).chart().series().empty());
        QVERIFY(noticeOf(energyChartOf(*window).chart()).contains(QStringLiteral("body")));
        window->controller().selectBody(BodyId{4});
        QCOMPARE(energyChartOf(*window).bodies(), std::vector{BodyId{4}});
        window->findChild<QSpinBox*>(QStringLiteral("jitterWindow"))->setValue(12);
        QTRY_VERIFY_WITH_TIMEOUT(!energyChartOf(*window).isBusy(), patience);
        std::vector<Vec2> velocities;
        for (int step = 0; step <= 90; ++step) velocities.push_back(session(*window).recording().endOf(step).velocities[4].v);
        const auto expected = jitterOf(velocities, 12);
        const auto shown = energyChartOf(*window).chart().series()[0];
        QCOMPARE(shown.unit, QStringLiteral("m/s"));
        QCOMPARE(shown.points.size(), 90);
        for (int i = 0; i < 90; ++i)
            QVERIFY(shown.points[i].x() == i + 1 && shown.points[i].y() == expected[static_cast<std::size_t>(i)]);
    }

    void bodiesAreAddedByClickingAndRemovedByKey() {
        auto window = withSeries(30, TimeSeriesPage::Jitter, QStringLiteral("stack_10"));
        const Pose& pose = session(*window).world().poses[3];
        QTest::mouseClick(&window->sceneView(), Qt::LeftButton, {}, window->sceneView().camera().toScreen(pose.position).toPoint());
        QCOMPARE(energyChartOf(*window).bodies(), std::vector{BodyId{3}});
        window->controller().selectBody(BodyId{7});
        auto* list = window->findChild<QListWidget*>(QStringLiteral("jitterBodies"));
        QCOMPARE(list->count(), 2);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(energyChartOf(*window).bodies(), std::vector{BodyId{7}});
        QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("removeJitterBody")), Qt::LeftButton);
        QVERIFY(energyChartOf(*window).bodies().empty());
    }

    void momentumIsConstantWithoutGravity() {
        auto window = withSeries(1, TimeSeriesPage::Momentum, QStringLiteral("impulse_resolution"));
        window->controller().toStep(100);
        QTRY_COMPARE(points(*window, QStringLiteral("momentum x")).size(), 100);
        for (const char* name : {"momentum x", "momentum y"}) {
            const auto line = points(*window, QLatin1String(name));
            for (const QPointF& point : line) QVERIFY(std::abs(point.y() - line.first().y()) < 1e-12);
        }
    }

    void whilePlayingTheLinesGoOn() {
        auto window = withSeries(5, TimeSeriesPage::Energy, QStringLiteral("bouncing_ball"));
        window->controller().play();
        QTRY_VERIFY_WITH_TIMEOUT(points(*window, QStringLiteral("translational")).size() > 20, patience);
        window->controller().pause();
        QTRY_COMPARE_WITH_TIMEOUT(points(*window, QStringLiteral("translational")).size(),
                                  static_cast<qsizetype>(session(*window).recording().steps()), patience);
    }

    void jitterFollowsARunAndIsCompleteAtItsEnd() {
        auto window = withSeries(5, TimeSeriesPage::Jitter, QStringLiteral("stack_10"));
        window->controller().selectBody(BodyId{4});
        const auto shown = [&] { return energyChartOf(*window).chart().series()[0].points.size(); };
        window->controller().play();
        QTRY_VERIFY_WITH_TIMEOUT(shown() > 20, patience);
        window->controller().pause();
        QTRY_COMPARE_WITH_TIMEOUT(shown(), static_cast<qsizetype>(session(*window).recording().steps()), patience);
    }

    void whatNobodySeesIsNotSampledWhileARunPasses() {
        auto window = withSeries(5, TimeSeriesPage::Jitter, QStringLiteral("stack_10"));
        window->controller().selectBody(BodyId{4});
        window->controller().play();
        dockOf(*window, "energyDock")->hide();
        const auto runOn = [&](std::int64_t steps) {
            const std::int64_t end = session(*window).recording().steps() + steps;
            return QTest::qWaitFor([&] { return session(*window).recording().steps() >= end; }, patience);
        };
        QVERIFY(runOn(30));  // what had been asked for is done
        const QSignalSpy samples(energyChartOf(*window).findChild<StepSampler*>(), &StepSampler::sampled);
        QVERIFY(runOn(30));
        QCOMPARE(samples.count(), 0);
    }
};

SOLVERSCOPE_TEST(TestTimeSeries, QApplication)
#include "test_time_series.moc"

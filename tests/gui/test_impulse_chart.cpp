// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QSpinBox>
#include <QToolButton>

#include "gui/charts/impulse_chart.h"
#include "gui/charts/line_chart.h"
#include "physics/base/missing.h"
#include "physics/trace/names.h"
#include "tests/events_of.h"
#include "tests/gui/notice_of.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

ImpulseChart& impulseChartOf(MainWindow& window) { return window.panel<ImpulseChart>(); }

bool chartSettled(MainWindow& window) {
    return QTest::qWaitFor([&] { return !impulseChartOf(window).isBusy(); }, patience);
}

/// The panel, open at a step, nothing chosen.
ShownWindow withImpulses(std::int64_t step, const QString& scene = QStringLiteral("stack_10")) {
    auto window = shownWindow(scene);
    window->controller().seek({step, 0, Term::VelocityB});
    QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    if (!QTest::qWaitFor([&] { return impulseChartOf(*window).isVisible(); })) qFatal("the panel does not open");
    return window;
}

bool choose(MainWindow& window, RowRef row) {
    const std::size_t before = impulseChartOf(window).rows().size();
    window.controller().pickRow(row);
    return QTest::qWaitFor([&] { return impulseChartOf(window).rows().size() == before + 1; }, patience) && chartSettled(window);
}

void setCombo(MainWindow& window, const char* name, int index) {
    window.findChild<QComboBox*>(QLatin1String(name))->setCurrentIndex(index);
}

std::vector<Event> visitsTo(const Session& session, std::uint32_t row) {
    return eventsWhere(session.events(), [row](const Event& event) {
        return event.kind == EventKind::Row && rowListOf(event.phase) == RowList::Velocities && event.visit.row == row;
    });
}

QPoint screenOf(MainWindow& window, Vec2 point) { return window.sceneView().camera().toScreen(point).toPoint(); }

}  // namespace

class TestImpulseChart : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anEmptyPanelSaysWhatToClick() {
        auto window = withImpulses(30);
        QVERIFY(impulseChartOf(*window).rows().empty());
        QVERIFY(impulseChartOf(*window).chart().series().empty());
        QVERIFY(noticeOf(impulseChartOf(*window).chart()).contains(QStringLiteral("contact")));
    }

    void aClickOnAContactDrawsItsImpulses() {
        auto window = withImpulses(30);
        window->controller().forward(Granularity::Iteration);
        const World& world = session(*window).world();
        QVERIFY(!world.contacts.empty());
        QTest::mouseClick(&window->sceneView(), Qt::LeftButton, {}, screenOf(*window, world.contacts[2].point));
        QTRY_COMPARE_WITH_TIMEOUT(impulseChartOf(*window).rows().size(), std::size_t{1}, patience);
        QVERIFY(chartSettled(*window));
        const KnownRow row = impulseChartOf(*window).rows()[0];
        QCOMPARE(row.identity.a, world.contacts[2].a);
        QCOMPARE(row.identity.number, world.contacts[2].feature);
        QCOMPARE(impulseChartOf(*window).chart().series()[0].name,
                 QString::fromStdString(constraintName(session(*window).scene(), world, {ConstraintKind::Contact, 2})) +
                     QStringLiteral(" push"));
    }

    void theLinesAreTheEventsNumbersBitForBit() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        const auto visits = visitsTo(session(*window), 5);
        QVERIFY(visits.size() > 3);
        LineChart& chart = impulseChartOf(*window).chart();
        for (int quantity = 0; quantity < 2; ++quantity)
            for (int axis = 0; axis < 2; ++axis) {
                setCombo(*window, "impulseQuantity", quantity);
                setCombo(*window, "impulseAxis", axis);
                // The changes are those of the sweeps.
                std::vector<Event> expected = visits;
                if (quantity == 1) std::erase_if(expected, [](const Event& event) { return event.phase == Phase::WarmStart; });
                const auto points = chart.series()[0].points;
                QCOMPARE(points.size(), static_cast<qsizetype>(expected.size()));
                for (std::size_t i = 0; i < expected.size(); ++i) {
                    const RowVisit& visit = expected[i].visit;
                    QVERIFY(sameBits(points[static_cast<qsizetype>(i)].y(), quantity == 0 ? visit.lambdaAfter : visit.delta));
                    if (axis == 0) QCOMPARE(points[static_cast<qsizetype>(i)].x(), double(expected[i].iteration));
                }
            }
    }

    void clampedVisitsAreHollowSquares() {
        auto window = withImpulses(30);
        std::optional<std::uint32_t> clamped;
        for (int step = 30; step > 1 && !clamped; step -= 3) {
            window->controller().seek({step, 0, Term::VelocityB});
            for (const Event& event : session(*window).events())
                if (event.kind == EventKind::Row && event.visit.clamp != Clamp::None &&
                    rowListOf(event.phase) == RowList::Velocities)
                    clamped = event.visit.row;
        }
        QVERIFY(clamped.has_value());
        QVERIFY(choose(*window, {RowList::Velocities, *clamped}));
        const auto visits = visitsTo(session(*window), *clamped);
        const auto& series = impulseChartOf(*window).chart().series();
        const ChartSeries* squares = impulseChartOf(*window).chart().findSeries(series[0].name + QStringLiteral(", clamped"));
        QVERIFY(squares);
        QCOMPARE(squares->marker, ChartMarker::HollowSquare);
        qsizetype count = 0;
        for (const Event& event : visits)
            if (event.visit.clamp != Clamp::None)
                QCOMPARE(squares->points[count++], QPointF(event.iteration, event.visit.lambdaAfter));
        QCOMPARE(squares->points.size(), count);
    }

    void aFrictionRowHasItsBounds() {
        auto window = withImpulses(30);
        std::optional<std::uint32_t> friction;
        for (const Event& event : session(*window).events())
            if (event.kind == EventKind::Row && event.rowKind == RowKind::Friction) friction = event.visit.row;
        QVERIFY(friction.has_value());
        QVERIFY(choose(*window, {RowList::Velocities, *friction}));
        LineChart& chart = impulseChartOf(*window).chart();
        const ChartSeries* upper = chart.findSeries(chart.series()[0].name + QStringLiteral(": +μλₙ"));
        const ChartSeries* lower = chart.findSeries(chart.series()[0].name + QStringLiteral(": −μλₙ"));
        QVERIFY(upper && lower);
        const auto visits = visitsTo(session(*window), *friction);
        for (std::size_t i = 0; i < visits.size(); ++i) {
            QCOMPARE(upper->points[static_cast<qsizetype>(i)].y(), visits[i].visit.upper);
            QCOMPARE(lower->points[static_cast<qsizetype>(i)].y(), visits[i].visit.lower);
        }
        // They bound the sum, and not its changes.
        setCombo(*window, "impulseQuantity", 1);
        QVERIFY(!chart.findSeries(chart.series()[0].name + QStringLiteral(": +μλₙ")));
    }

    void everyAxisHasItsUnit() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        for (const ChartSeries& series : impulseChartOf(*window).chart().series()) QCOMPARE(series.unit, QStringLiteral("N s"));
        QVERIFY(tabbedText(impulseChartOf(*window).chart().exportedLines()).startsWith(QStringLiteral("sweep\t")));
    }

    void overStepsTheLinesAreWhatTheStepsEndedWith() {
        auto window = withImpulses(80);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        setCombo(*window, "impulseAxis", 2);
        QVERIFY(chartSettled(*window));
        const KnownRow row = impulseChartOf(*window).rows()[0];
        const auto points = impulseChartOf(*window).chart().series()[0].points;
        QCOMPARE(points.size(), 80);
        for (const int step : {1, 2, 3, 20, 40, 80}) {
            World world = session(*window).recording().startOf(step);
            const StepImpulse expected = impulsesOfStep(world, std::vector{row.identity})[0];
            QCOMPARE(points[step - 1].x(), double(step));
            if (std::isnan(expected.lambda))
                QVERIFY(std::isnan(points[step - 1].y()));
            else
                QVERIFY(sameBits(points[step - 1].y(), expected.lambda));
        }
        QCOMPARE(impulseChartOf(*window).chart().cursorAt(), std::optional(80.0));
        emit impulseChartOf(*window).chart().clickedAt(41.3);
        QCOMPARE(session(*window).cursor().step, 41);
    }

    void stepsThatComeLaterAreAddedAndChangesOfThePastAreSeen() {
        auto window = withImpulses(70);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        setCombo(*window, "impulseAxis", 2);
        QVERIFY(chartSettled(*window));
        window->controller().toStep(90);
        QVERIFY(chartSettled(*window));
        LineChart& chart = impulseChartOf(*window).chart();
        QCOMPARE(chart.series()[0].points.size(), 90);
        const double before = chart.series()[0].points[60].y();
        window->controller().seek({50, 0, Term::VelocityB});
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("1")));
        window->controller().toStep(90);
        QVERIFY(chartSettled(*window));
        QCOMPARE(chart.series()[0].points.size(), 90);
        QVERIFY(chart.series()[0].points[60].y() != before);
    }

    void onlyTheLastStepsAreMadeAgain() {
        auto window = withImpulses(200);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        window->findChild<QSpinBox*>(QStringLiteral("impulsesSteps"))->setValue(60);
        setCombo(*window, "impulseAxis", 2);
        QVERIFY(chartSettled(*window));
        const auto points = impulseChartOf(*window).chart().series()[0].points;
        QCOMPARE(points.size(), 60);
        QCOMPARE(points.first().x(), 141.0);
        QCOMPARE(points.last().x(), 200.0);
        // Before them the window goes along with the cursor.
        window->controller().toStep(20);
        QVERIFY(chartSettled(*window));
        const auto earlier = impulseChartOf(*window).chart().series()[0].points;
        QVERIFY(earlier.first().x() <= 20 && earlier.last().x() >= 20);
        QVERIFY(earlier.size() <= 60);
    }

    void theWorkCanBeCalledOffAndTakenUpAgain() {
        auto window = withImpulses(2, QStringLiteral("pyramid_30"));
        QVERIFY(
            window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("100")));  // so that it takes a while
        window->controller().toStep(100);
        QVERIFY(choose(*window, {RowList::Velocities, 20}));
        setCombo(*window, "impulseAxis", 2);
        auto* stop = window->findChild<QToolButton*>(QStringLiteral("impulsesStop"));
        QTRY_VERIFY(stop->isVisible());
        QVERIFY(window->findChild<QProgressBar*>(QStringLiteral("impulsesProgress"))->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        settle();
        const auto done = impulseChartOf(*window).chart().series()[0].points.size();
        QVERIFY(done < 100);
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("impulseSubtitle"))->text().contains(QStringLiteral("cancelled")));
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(chartSettled(*window));
        QCOMPARE(impulseChartOf(*window).chart().series()[0].points.size(), 100);
        QVERIFY(!stop->isVisible());
    }

    void aClickTravelsToTheVisit() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        emit impulseChartOf(*window).chart().clickedAt(3.2);
        QCOMPARE(session(*window).event().visit.row, 5u);
        QCOMPARE(session(*window).event().iteration, 3);
        QCOMPARE(impulseChartOf(*window).chart().cursorAt(), std::optional(3.0));
        setCombo(*window, "impulseAxis", 1);
        const auto points = impulseChartOf(*window).chart().series()[0].points;
        emit impulseChartOf(*window).chart().clickedAt(points[2].x());
        QCOMPARE(session(*window).event().visit.lambdaAfter, points[2].y());
        QCOMPARE(impulseChartOf(*window).chart().cursorAt(), std::optional(points[2].x()));
    }

    void rowsOfTheSelectedBodyUpToEightAreTakenAtOnce() {
        auto window = withImpulses(30);
        window->controller().selectBody(BodyId{5});
        QTest::keyClick(&impulseChartOf(*window).chart(), Qt::Key_Insert, Qt::ShiftModifier);
        QTRY_VERIFY(!impulseChartOf(*window).rows().empty());
        QVERIFY(chartSettled(*window));
        for (const KnownRow& row : impulseChartOf(*window).rows())
            QVERIFY(row.identity.a == BodyId{5} || row.identity.b == BodyId{5});
        window->controller().selectBody(BodyId{2});
        QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("addImpulseBody")), Qt::LeftButton);
        QTRY_COMPARE(impulseChartOf(*window).rows().size(), ImpulseChart::maxRows);
        QTRY_VERIFY(window->findChild<QLabel*>(QStringLiteral("impulseSubtitle"))->text().contains(QStringLiteral("remove one")));
    }

    void rowsAreRemovedByKeyAndByButton() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        QVERIFY(choose(*window, {RowList::Velocities, 6}));
        QVERIFY(choose(*window, {RowList::Velocities, 7}));
        const auto rows = impulseChartOf(*window).rows();
        auto* list = window->findChild<QListWidget*>(QStringLiteral("impulseRows"));
        QCOMPARE(list->count(), 3);
        list->setFocus();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(impulseChartOf(*window).rows(), (std::vector{rows[0], rows[2]}));
        list->setCurrentRow(0);
        QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("removeImpulseRow")), Qt::LeftButton);
        QCOMPARE(impulseChartOf(*window).rows(), std::vector{rows[2]});
        QCOMPARE(list->count(), 1);
    }

    void aRowThatIsChosenTwiceIsShownOnce() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        window->controller().pickRow(std::nullopt);
        window->controller().pickRow(RowRef{RowList::Velocities, 5});
        settle();
        QCOMPARE(impulseChartOf(*window).rows().size(), std::size_t{1});
    }

    void rowsStayOverARestartAndGoWithTheScene() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        window->controller().restart();
        QCOMPARE(impulseChartOf(*window).rows().size(), std::size_t{1});
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QVERIFY(impulseChartOf(*window).rows().empty());
    }

    void nothingIsWorkedOutWhileThePanelIsHidden() {
        auto window = withImpulses(30);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        dockOf(*window, "impulsesDock")->hide();
        window->controller().toStep(60);
        window->controller().pickRow(RowRef{RowList::Velocities, 7});
        QVERIFY(!impulseChartOf(*window).isBusy());
        QCOMPARE(impulseChartOf(*window).rows().size(), std::size_t{1});
    }

    void subStepsAreMarked() {
        auto window = withImpulses(30);
        QVERIFY(window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("tgs_soft")));
        window->controller().toStep(31);
        QVERIFY(choose(*window, {RowList::Velocities, 5}));
        QCOMPARE(impulseChartOf(*window).chart().sections().count(),
                 static_cast<std::size_t>(session(*window).settings().substeps));
        // Every sub-step begins with its warm start.
        const auto& points = impulseChartOf(*window).chart().series()[0].points;
        for (std::size_t i = 0; i < impulseChartOf(*window).chart().sections().count(); ++i)
            QVERIFY(std::ranges::count(points, impulseChartOf(*window).chart().sections()[i].x, &QPointF::x) == 1);
    }
};

SOLVERSCOPE_TEST(TestImpulseChart, QApplication)
#include "test_impulse_chart.moc"

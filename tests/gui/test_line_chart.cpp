// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <cmath>
#include <limits>
#include <map>

#include "gui/charts/decimate.h"
#include "gui/charts/line_chart.h"
#include "gui/charts/ticks.h"

using namespace solverscope;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

ChartSeries seriesOf(const QList<double>& values) {
    ChartSeries series;
    series.name = QStringLiteral("error");
    series.unit = QStringLiteral("J");
    for (qsizetype i = 0; i < values.size(); ++i) series.points.append({static_cast<double>(i), values[i]});
    return series;
}

void show(LineChart& chart) {
    chart.resize(500, 260);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QTest::qWait(20);
}

/// How many pixels of the picture have something of the series' colour.
int inkOf(LineChart& chart) {
    const QImage image = chart.toImage(1);
    int ink = 0;
    for (int y = 40; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            ink += colour.blue() > colour.red() + 60 ? 1 : 0;
        }
    return ink;
}

}  // namespace

class TestLineChart : public QObject {
    Q_OBJECT

private slots:
    void zerosAreMarkersOnTheBottomEdgeAndTheRestIsDrawn() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.1, 0, 0.01, 0})});
        show(chart);
        QCOMPARE(chart.plotted("error"), (QList<QPointF>{{0, 1}, {1, 0.1}, {3, 0.01}}));
        QCOMPARE(chart.plottedZeros("error"), (QList<QPointF>{{2, 0}, {4, 0}}));
        QVERIFY(inkOf(chart) > 100);
    }

    void numbersThatAreNotFiniteAreGaps_data() {
        QTest::addColumn<double>("bad");
        QTest::newRow("NaN") << notANumber;
        QTest::newRow("infinity") << infinity;
        QTest::newRow("minus infinity") << -infinity;
    }
    void numbersThatAreNotFiniteAreGaps() {
        QFETCH(double, bad);
        for (const auto scale : {LineChart::Scale::Linear, LineChart::Scale::Logarithmic}) {
            LineChart chart;
            chart.setAxes("x", "y", scale);
            chart.replace({seriesOf({3, 2, bad, 1, 4})});
            show(chart);
            QCOMPARE(chart.plotted("error"), (QList<QPointF>{{0, 3}, {1, 2}, {3, 1}, {4, 4}}));
            QVERIFY(inkOf(chart) > 100);
        }
    }

    void aGapEndsARun() {
        const auto runs = decimated({{0, 1}, {1, 2}, {2, notANumber}, {3, 4}, {4, 5}}, 0, 4, 100,
                                    [](const QPointF& p) { return !std::isfinite(p.y()); });
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[0], (QList<QPointF>{{0, 1}, {1, 2}}));
        QCOMPARE(runs[1], (QList<QPointF>{{3, 4}, {4, 5}}));
    }

    void extremeNumbersAreDrawn_data() {
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("denormal") << QList<double>{1, 1e-300, 4e-324};
        QTest::newRow("largest") << QList<double>{1, 1e300, 1.7e308};
        QTest::newRow("both signs") << QList<double>{-1.7e308, 1, 1.7e308};
        QTest::newRow("all equal") << QList<double>{2, 2, 2};
        QTest::newRow("range below 1e-12") << QList<double>{1e-16, 3e-16, 2e-16};
    }
    void extremeNumbersAreDrawn() {
        QFETCH(QList<double>, values);
        for (const auto scale : {LineChart::Scale::Linear, LineChart::Scale::Logarithmic}) {
            LineChart chart;
            chart.setAxes("x", "y", scale);
            chart.replace({seriesOf(values)});
            show(chart);
            QVERIFY(inkOf(chart) > 50);
        }
    }

    void nothingToDrawIsFine_data() {
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("no points") << QList<double>{};
        QTest::newRow("one point") << QList<double>{1};
        QTest::newRow("one zero") << QList<double>{0};
        QTest::newRow("only NaN") << QList<double>{notANumber, notANumber};
    }
    void nothingToDrawIsFine() {
        QFETCH(QList<double>, values);
        for (const auto scale : {LineChart::Scale::Linear, LineChart::Scale::Logarithmic}) {
            LineChart chart;
            chart.setAxes("x", "y", scale);
            chart.replace({seriesOf(values)});
            show(chart);
            QVERIFY(!chart.toImage(1).isNull());
            chart.replace({});
            QTest::qWait(5);
            QVERIFY(!chart.toImage(1).isNull());
        }
    }

    void manyPointsBecomeTwoPerColumnAndKeepTheExtremes() {
        ChartSeries series = seriesOf({});
        for (int i = 0; i < 100'000; ++i) series.points.append({double(i), std::sin(0.37 * i) + (i == 54'321 ? 50 : 0)});
        LineChart chart;
        chart.setAxes("step", "energy [J]", LineChart::Scale::Linear);
        chart.replace({series});
        show(chart);
        const auto drawn = chart.plotted("error");
        std::map<int, int> perColumn;
        for (const QPointF& p : drawn) ++perColumn[static_cast<int>(p.x() / 99'999 * chart.plotColumns())];
        for (const auto& [column, count] : perColumn) QVERIFY(count <= 2);
        QVERIFY(static_cast<int>(perColumn.size()) >= chart.plotColumns() - 1);
        QVERIFY(drawn.contains(QPointF(54'321, series.points[54'321].y())));
        QVERIFY(std::is_sorted(drawn.begin(), drawn.end(), [](auto a, auto b) { return a.x() < b.x(); }));
    }

    void aClickTellsWhere() {
        LineChart chart;
        chart.replace({seriesOf({1, 2, 3, 4, 5})});
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QWidget* view = chart.findChild<QAbstractScrollArea*>()->viewport();
        QTest::mouseClick(view, Qt::LeftButton, {}, {view->width() * 3 / 4, view->height() / 2});
        QCOMPARE(clicks.size(), 1);
        const double x = clicks[0][0].toDouble();
        QVERIFY(x > 2.2 && x < 4);
    }

    void clicksBesideThePlotDoNothing() {
        LineChart chart;
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QWidget* view = chart.findChild<QAbstractScrollArea*>()->viewport();
        for (const bool full : {false, true}) {
            if (full) chart.replace({seriesOf({1, 2, 3})});
            QTest::qWait(5);
            for (const QPoint at :
                 {QPoint{1, 1}, QPoint{view->width() - 1, view->height() - 1}, QPoint{-40, -40}, QPoint{2, 100}}) {
                QTest::mousePress(view, Qt::LeftButton, {}, at);
                QTest::mouseMove(view, at);
                QTest::mouseRelease(view, Qt::LeftButton, {}, at);
                QTest::mouseDClick(view, Qt::RightButton, {}, at);
            }
        }
        QCOMPARE(clicks.size(), 0);
    }

    void theLegendHidesAndShows() {
        LineChart chart;
        ChartSeries other = seriesOf({5, 5, 5});
        other.name = QStringLiteral("other");
        chart.replace({seriesOf({1, 2, 3}), other});
        show(chart);
        QVERIFY(!chart.plotted("other").isEmpty());
        QTest::mouseClick(chart.findChild<QToolButton*>("legend:other"), Qt::LeftButton);
        QTest::qWait(5);
        QVERIFY(!chart.isShown("other"));
        QVERIFY(chart.plotted("other").isEmpty());
        QVERIFY(!chart.plotted("error").isEmpty());
        chart.replace({seriesOf({1, 2, 3}), other});
        QVERIFY(!chart.isShown("other"));
    }

    void theValuesCanBeReadAsText() {
        LineChart chart;
        chart.setAxes("iteration", "y", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.5, 0.25})});
        QCOMPARE(chart.valuesAsText(), QStringLiteral("iteration\terror [J]\n0\t1\n1\t0.5\n2\t0.25\n"));
        QCOMPARE(chart.readingAt(1.2), QStringLiteral("iteration 1\nerror: 0.5\u00a0J"));
        show(chart);
        QVERIFY(chart.accessibleDescription().contains("3 points"));
    }

    void picturesAreWritten() {
        QTemporaryDir folder;
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.5, 0.25})});
        show(chart);
        QVERIFY(chart.savePicture(folder.filePath("a.svg")));
        QVERIFY(chart.savePicture(folder.filePath("a.png")));
        QVERIFY(!chart.savePicture(folder.filePath("none/a.png")));
        QFile svg(folder.filePath("a.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(svg.readAll()).contains("10⁻¹"));
        QVERIFY(QImage(folder.filePath("a.png")).width() >= 500);
    }

    void ticksAreRoundAndFew() {
        const auto ticks = linearTicks(0, 36'000, 6, true);
        QVERIFY(ticks.size() <= 7 && ticks.size() >= 3);
        QCOMPARE(ticks[1].label, QStringLiteral("10000"));
        QCOMPARE(linearTicks(0, 3, 10, true).size(), std::size_t{4});
        QCOMPARE(linearTicks(0.1, 0.5, 4, false).front().label, QStringLiteral("0.1"));
        QVERIFY(linearTicks(1, 1, 5, false).empty());
        QCOMPARE(exponentTicks(-3, 0, 10).front().label, QStringLiteral("10⁻³"));
        QVERIFY(exponentTicks(-17, 17, 5).size() <= 5);
    }
};

QTEST_MAIN(TestLineChart)
#include "test_line_chart.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <limits>
#include <map>

#include "gui/charts/chart_scales.h"
#include "gui/charts/chart_table.h"
#include "gui/charts/exportable.h"
#include "gui/charts/line_chart.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "tests/gui/waiting.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

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
    settle();
}

QImage pictureOf(LineChart& chart) {
    QImage image(chart.size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    chart.paintTo(painter, chart.rect());
    return image;
}

/// How many pixels of the picture have something of the series' colour.
int inkOf(LineChart& chart) {
    const QImage image = pictureOf(chart);
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
    void aLongLegendLeavesTwoThirdsToTheLines() {
        QWidget window;
        LineChart chart(&window);
        std::vector<ChartSeries> all;
        for (int i = 0; i < 12; ++i) {
            all.push_back(seriesOf({1, 2}));
            all.back().name = QStringLiteral("a variant with a long name %1").arg(i);
        }
        chart.replace(all);
        window.resize(500, 950);
        chart.resize(400, 180);
        window.show();
        settle();
        const auto* legend = chart.findChild<QScrollArea*>();
        QVERIFY2(legend->height() <= 60, qPrintable(QString::number(legend->height())));
        QVERIFY(chart.findChild<QGraphicsView*>()->height() >= 110);
        chart.resize(400, 130);
        settle();
        QVERIFY2(chart.findChild<QGraphicsView*>()->height() >= 98, "a low chart has one line of names");
        chart.resize(400, 900);
        settle();
        const auto* last = legend->findChild<QToolButton*>(QStringLiteral("legend:a variant with a long name 11"));
        QVERIFY(!last->visibleRegion().isEmpty());
    }

    void marksOfOneNeighbourhoodDoNotLieOnOneAnother() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Linear);
        chart.replace({seriesOf(QList<double>(100, 1.0))});
        const QStringList names{"Gauss–Seidel parts", "Jacobi parts", "the soft one parts", "far away parts"};
        chart.setMarks({{3, names[0]}, {4, names[1]}, {6, names[2]}, {70, names[3]}});
        show(chart);
        std::vector<QRectF> labels;
        for (const QGraphicsItem* item : chart.findChild<QGraphicsView*>()->scene()->items())
            if (const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item); text && names.contains(text->text())) {
                QVERIFY(text->isVisible());
                labels.push_back(text->sceneBoundingRect());
            }
        QCOMPARE(labels.size(), std::size_t{4});
        for (std::size_t i = 0; i < labels.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!labels[i].intersects(labels[k]));
    }

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
            QVERIFY(!pictureOf(chart).isNull());
            chart.replace({});
            settle();
            QVERIFY(!pictureOf(chart).isNull());
        }
    }

    void manyPointsBecomeTwoPerColumnAndKeepTheExtremes() {
        ChartSeries series = seriesOf({});
        for (int i = 0; i < 100'000; ++i) series.points.append({double(i), std::sin(0.37 * i) + (i == 54'321 ? 50 : 0)});
        LineChart chart;
        chart.setAxes("step", "energy [J]", LineChart::Scale::Linear);
        chart.replace({series});
        show(chart);
        const auto perColumn = [&] {
            std::map<int, int> counts;
            for (const QPointF& p : chart.plotted("error")) ++counts[static_cast<int>(p.x() / 99'999 * chart.plotColumns())];
            return counts;
        };
        const auto most = [&] {
            int largest = 0;
            for (const auto& [column, count] : perColumn()) largest = std::max(largest, count);
            return largest;
        };
        QTRY_COMPARE(most(), 2);  // when the plot has its final width
        QVERIFY(static_cast<int>(perColumn().size()) >= chart.plotColumns() - 1);
        const auto drawn = chart.plotted("error");
        QVERIFY(drawn.contains(QPointF(54'321, series.points[54'321].y())));
        QVERIFY(std::is_sorted(drawn.begin(), drawn.end(), [](auto a, auto b) { return a.x() < b.x(); }));
    }

    void edgesAreSmoothUnlessBandsCoverEachOther() {
        QList<double> values;
        for (int i = 0; i < 20000; ++i) values.append(i % 2);
        std::vector<ChartSeries> bands;
        for (int i = 0; i < 8; ++i) {
            bands.push_back(seriesOf(values));
            bands.back().name = QString::number(i);
        }
        LineChart chart;
        show(chart);
        const auto isSmooth = [&chart] {
            settle();
            return chart.findChild<QGraphicsView*>()->renderHints().testFlag(QPainter::Antialiasing);
        };
        chart.replace({bands.front()});
        QVERIFY(isSmooth());
        chart.replace(bands);
        QVERIFY(!isSmooth());
        chart.replace({seriesOf({1, 2, 3})});
        QVERIFY(isSmooth());
    }

    void aClickTellsWhere() {
        LineChart chart;
        chart.replace({seriesOf({1, 2, 3, 4, 5})});
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QWidget* view = chart.findChild<QGraphicsView*>()->viewport();
        QTest::mouseClick(view, Qt::LeftButton, {}, {view->width() * 3 / 4, view->height() / 2});
        QCOMPARE(clicks.size(), 1);
        const double x = clicks[0][0].toDouble();
        QVERIFY(x > 2.2 && x < 4);
    }

    void clicksBesideThePlotDoNothing() {
        LineChart chart;
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QWidget* view = chart.findChild<QGraphicsView*>()->viewport();
        for (const bool full : {false, true}) {
            if (full) chart.replace({seriesOf({1, 2, 3})});
            settle();
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
        settle();
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
        QCOMPARE(tabbedText(chart.exportedLines()), QStringLiteral("iteration\terror [J]\n0\t1\n1\t0.5\n2\t0.25\n"));
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
        chart.setAccessibleName("Error of a test");
        chart.setCaption([] { return QStringList{"Two boxes · step 7", "iterations=4"}; });
        QVERIFY(exportTo(chart, folder.filePath("a.svg")));
        QVERIFY(exportTo(chart, folder.filePath("a.png")));
        QVERIFY(exportTo(chart, folder.filePath("a.csv")));
        QVERIFY(!exportTo(chart, folder.filePath("none/a.png")));
        const QString svg = contentOf(folder.filePath("a.svg"));
        for (const char* word : {"10⁻¹", "Error of a test", "error [J]", "iteration", "Two boxes · step 7", "iterations=4"})
            QVERIFY2(svg.contains(QString::fromUtf8(word)), word);
        QVERIFY(QImage(folder.filePath("a.png")).width() >= 1000);
        QCOMPARE(QString(contentOf(folder.filePath("a.csv"))), QStringLiteral("iteration,error [J]\n0,1\n1,0.5\n2,0.25\n"));
    }

    void aDashedCurveIsNotFilled() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Linear);
        ChartSeries series = seriesOf({0, 1, 0});
        chart.replace({series});
        show(chart);
        const int solid = inkOf(chart);
        series.dash = Qt::DashLine;
        chart.replace({series});
        QVERIFY2(inkOf(chart) < solid, qPrintable(QStringLiteral("%1 pixels, solid %2").arg(inkOf(chart)).arg(solid)));
    }

    void valuesWithCommasAreQuoted() {
        QCOMPARE(csvText(QList<QStringList>{{"a,b", "c"}, {"say \"d\"", "1"}}), QStringLiteral("\"a,b\",c\n\"say \"\"d\"\"\",1\n"));
        QCOMPARE(csvText(QList<QStringList>{{"=1+1", "-1.5"}}), QStringLiteral("'=1+1,-1.5\n"));
    }

    void pictureAndValuesGoToTheClipboard() {
        LineChart chart;
        chart.setAxes("step", "energy [J]", LineChart::Scale::Linear);
        chart.replace({seriesOf({1, 2, 4})});
        show(chart);
        copyValues(chart);
        QCOMPARE(QGuiApplication::clipboard()->text(), tabbedText(chart.exportedLines()));
        copyPicture(chart);
        QVERIFY(QGuiApplication::clipboard()->image().width() >= 1000);
    }

    void theSlopeOfAGeometricSeriesIsItsFactor() {
        QList<QPointF> points;
        for (int i = 0; i < 20; ++i) points.append({double(i), 3 * std::pow(0.7, i)});
        points[4].setY(0);
        points[7].setY(notANumber);
        points[9].setY(infinity);
        const auto fit = slopeOf(points, {2, 15}, true);
        QVERIFY(fit);
        QCOMPARE(fit->points, 11);
        QVERIFY(std::abs(std::pow(10, fit->slope) - 0.7) < 1e-14);
        QVERIFY(std::abs(fit->heightAt(0) - std::log10(3)) < 1e-13);
        QCOMPARE(slopeText(*fit, "J", "iteration"), QStringLiteral("× 0.7 per iteration"));
    }

    void theSlopeOnALinearAxisIsInUnitsPerStep() {
        // Least squares through (0, 1), (1, 2), (2, 6): slope 5/2, mean 3 at x = 1.
        const auto fit = slopeOf({{0, 1}, {1, 2}, {2, 6}, {3, 1000}}, {0, 2}, false);
        QVERIFY(fit);
        QCOMPARE(fit->slope, 2.5);
        QCOMPARE(fit->heightAt(1), 3.0);
        QCOMPARE(unbound(slopeText(*fit, "J", "step")), QStringLiteral("2.5 J per step"));
        QCOMPARE(unbound(slopeText(*fit, "m", "time [s]")), QStringLiteral("2.5 m per s"));
    }

    void ofTooFewPointsThereIsNoSlope() {
        QVERIFY(!slopeOf({{0, 1}, {1, 2}}, {0, 0.5}, false));
        QVERIFY(!slopeOf({{0, 1}, {1, 0}, {2, -1}}, {0, 2}, true));
        QVERIFY(!slopeOf({{1, 1}, {1, 2}}, {0, 2}, false));
        QVERIFY(!slopeOf({}, {0, 2}, false));
    }

    void draggingSelectsASpanAndTellsItsSlope() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625})});
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QWidget* view = chart.findChild<QGraphicsView*>()->viewport();
        const auto at = [&](double share) { return QPoint(static_cast<int>(view->width() * share), view->height() / 2); };
        QTest::mousePress(view, Qt::LeftButton, {}, at(0.35));
        QTest::mouseMove(view, at(0.6));
        QTest::mouseMove(view, at(0.8));
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(0.8));
        QCOMPARE(clicks.size(), 0);
        QVERIFY(chart.span());
        QVERIFY(chart.span()->from >= 1 && chart.span()->to <= 6 && chart.span()->from < chart.span()->to);
        QCOMPARE(chart.span()->from, std::round(chart.span()->from));
        auto* text = chart.findChild<ElidedLabel*>("spanText");
        QVERIFY(text->isVisible());
        QVERIFY2(text->fullText().contains("error: × 0.5 per iteration"), qPrintable(text->fullText()));
        QTest::mouseClick(chart.findChild<QToolButton*>("clearSpan"), Qt::LeftButton);
        QVERIFY(!chart.span());
        QVERIFY(!text->isVisible());
    }

    void theSpanIsAlsoSelectedByKeys() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.5, 0.25, 0.125, 0.0625})});
        chart.setCursorAt(1);
        show(chart);
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(chart.span(), std::optional(ChartSpan{1, 3}));
        for (int i = 0; i < 3; ++i) QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(chart.span(), std::optional(ChartSpan{0, 1}));
        QTest::keyClick(&chart, Qt::Key_Escape);
        QVERIFY(!chart.span());
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(chart.span());
        QCOMPARE(chart.span()->to, 4.0);
    }

    void theSlopeIsDrawn() {
        LineChart chart;
        chart.setAxes("iteration", "error [J]", LineChart::Scale::Logarithmic);
        chart.replace({seriesOf({1, 0.5, 0.25, 0.125, 0.0625})});
        show(chart);
        const QImage before = pictureOf(chart);
        chart.setSpan(ChartSpan{1, 3});
        settle();
        QVERIFY(pictureOf(chart) != before);
        chart.setSpan({});
        settle();
        QVERIFY(pictureOf(chart) == before);
    }

    void enterGoesToTheReading() {
        LineChart chart;
        chart.replace({seriesOf({1, 2, 3, 4, 5})});
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicks.size(), 0);
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0][0].toDouble(), 2.0);
    }

    void sectionsCountFromTheirOwnBeginnings() {
        LineChart chart;
        chart.setAxes("iteration", "y", LineChart::Scale::Linear);
        chart.setSections(ChartSections({{0, "first"}, {4, "second"}, {9, "third"}}));
        chart.replace({seriesOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})});
        show(chart);
        QVERIFY2(chart.readingAt(6).startsWith("second: iteration 2\n"), qPrintable(chart.readingAt(6)));
        chart.setSpan(ChartSpan{5, 7});
        QVERIFY2(chart.spanText().startsWith("second: iteration 1 to 3"), qPrintable(chart.spanText()));
        chart.setSpan(ChartSpan{2, 7});
        QVERIFY2(chart.spanText().startsWith("first: iteration 2 to second: iteration 3"), qPrintable(chart.spanText()));
        QCOMPARE(chart.exportedLines()[0], (QStringList{"section", "iteration", "error [J]"}));
        QCOMPARE(chart.exportedLines()[10], (QStringList{"third", "0", "10"}));
        chart.showTable(true);
        QCOMPARE(chart.table().model()->columnCount(), 3);
        QCOMPARE(chart.table().model()->index(5, 0).data().toString(), QStringLiteral("second"));
        QCOMPARE(chart.table().model()->index(5, 1).data().toString(), QStringLiteral("1"));
        chart.setSections({});
        settle();
        QCOMPARE(chart.table().model()->columnCount(), 2);
    }

    void noLineLeadsFromOneSectionToTheNext() {
        const ChartSections sections({{0, "first"}, {4, "second"}, {9, "third"}});
        const auto parts = sections.split(seriesOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}).points);
        QCOMPARE(parts.size(), std::size_t{3});
        QCOMPARE(parts[0].last().x(), 3.0);
        QCOMPARE(parts[1].first().x(), 4.0);
        QCOMPARE(parts[2].size(), 3);
        QCOMPARE(ChartSections().split({{0, 1}, {1, 2}}).size(), std::size_t{1});
    }

    void everySectionHasTheSameLabels() {
        for (const int count : {1, 2, 4, 12, 40}) {
            std::vector<ChartMark> starts;
            for (int i = 0; i < count; ++i) starts.push_back({11.0 * i, QString::number(i)});
            const ChartSections sections(starts);
            for (const int most : {2, 8, 20}) {
                const auto ticks = sections.ticks(0, 11.0 * count - 1, most);
                QVERIFY2(!ticks.empty() && static_cast<int>(ticks.size()) <= most + count,
                         qPrintable(QString::number(ticks.size())));
                QSet<QString> labels;
                for (const Tick& tick : ticks) {
                    labels.insert(tick.label);
                    QCOMPARE(QString(tick.label).remove(QChar(0x200b)).toDouble(), sections.within(tick.value));
                }
                QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size()));  // Qt Charts drops the others
            }
        }
    }

    void theTableHoldsTheValuesOfTheChart() {
        LineChart chart;
        chart.setAxes("iteration", "y", LineChart::Scale::Logarithmic);
        ChartSeries other = seriesOf({7, 0});
        other.name = QStringLiteral("other");
        other.points[1].setX(2.5);
        chart.replace({seriesOf({1, 1.0 / 3, notANumber}), other});
        show(chart);
        chart.showTable(true);
        QVERIFY(chart.table().isVisible());
        const QAbstractItemModel* model = chart.table().model();
        QAbstractItemModelTester tester(chart.table().model());
        QCOMPARE(model->rowCount(), 4);
        QCOMPARE(model->columnCount(), 3);
        const auto cell = [&](int row, int column) { return model->index(row, column).data().toString(); };
        QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("error [J]"));
        QCOMPARE(cell(1, 1), QStringLiteral("0.333333"));
        QCOMPARE(model->index(1, 1).data(Qt::ToolTipRole).toString().toDouble(), 1.0 / 3);
        QCOMPARE(cell(2, 1), QStringLiteral("NaN"));
        QCOMPARE(cell(3, 0), QStringLiteral("2.5"));
        QCOMPARE(cell(3, 1), QString());
        QCOMPARE(cell(3, 2), QStringLiteral("0"));
        chart.replace({seriesOf({1, 2, 3, 4, 5}), other});
        settle();
        QCOMPARE(model->rowCount(), 6);
        chart.showTable(false);
        QVERIFY(!chart.table().isVisible());
    }

    void goingToALineOfTheTableIsAClick() {
        LineChart chart;
        chart.replace({seriesOf({1, 2, 3, 4, 5})});
        chart.setCursorAt(1);
        show(chart);
        QSignalSpy clicks(&chart, &LineChart::clickedAt);
        chart.setFocus();
        chart.showTable(true);
        QCOMPARE(chart.table().currentIndex().row(), 1);
        QVERIFY(chart.table().hasFocus());
        QTest::keyClick(&chart.table(), Qt::Key_Down);
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0][0].toDouble(), 2.0);
        chart.setCursorAt(4);
        QCOMPARE(chart.table().currentIndex().row(), 4);
        QCOMPARE(clicks.size(), 1);
        QTest::keyClick(&chart.table(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(chart.table().findChild<TableExport*>()->selectedLines(),
                 (QList<QStringList>{{"", "error [J]"}, {"3", "4"}, {"4", "5"}}));
    }

    void theMouseInOneChartShowsTheReadingInTheOthersOfItsKind() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        const auto add = [&](const char* meaning) {
            auto* chart = new LineChart(&window);
            chart->setXMeaning(QLatin1String(meaning));
            chart->replace({seriesOf({1, 2, 3, 4, 5})});
            layout->addWidget(chart);
            return chart;
        };
        LineChart* first = add("step");
        LineChart* second = add("step");
        LineChart* stranger = add("iteration");
        window.resize(500, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        QWidget* view = first->findChild<QGraphicsView*>()->viewport();
        const auto readingOf = [](LineChart* chart) {
            auto* label = chart->findChild<QLabel*>("reading");
            return label->isVisible() ? label->text() : QString();
        };
        const auto moveTo = [view](const QPoint& at) {
            QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(view, &move);
        };
        moveTo({view->width() * 3 / 4, view->height() / 2});
        QVERIFY(!readingOf(first).isEmpty());
        QCOMPARE(readingOf(second), readingOf(first));
        QVERIFY(readingOf(stranger).isEmpty());
        moveTo({1, 1});
        QVERIFY(readingOf(first).isEmpty());
        QVERIFY(readingOf(second).isEmpty());
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

SOLVERSCOPE_TEST(TestLineChart, QApplication)
#include "test_line_chart.moc"

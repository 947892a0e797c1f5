// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QTest>
#include <memory>

#include "gui/panels/timeline/row_map.h"
#include "gui/panels/timeline/timeline.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "tests/ground.h"
#include "tests/gui/waiting.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct OpenedTimeline {
    DebuggerController controller;
    Timeline timeline{controller};

    explicit OpenedTimeline(const char* scene, QSize size = {1000, 240}) {
        if (!controller.openScene(sceneFile(scene))) qFatal("%s", qPrintable(controller.problem()));
        timeline.resize(size);
        timeline.show();
        if (!QTest::qWaitForWindowExposed(&timeline)) qFatal("not exposed");
    }
    RowMap& map() { return *timeline.findChild<RowMap*>(); }
    StepStrip& strip() { return *timeline.findChild<StepStrip*>(); }
    const Cursor& cursor() { return controller.session().cursor(); }
};

}  // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTextSize(100); }

    void aClickOnACellGoesToExactlyThatEvent() {
        OpenedTimeline opened("stack_10", {1000, 500});
        opened.controller.toStep(30);
        const auto& events = opened.controller.session().events();
        int rows = 0;
        for (std::size_t i = 0; i < events.size(); i += 7) {
            const QRectF rect = opened.map().rectOf(i);
            if (events[i].kind != EventKind::Row) continue;
            QVERIFY(rect.height() > 2);
            QTest::mouseClick(&opened.map(), Qt::LeftButton, {}, rect.center().toPoint());
            QCOMPARE(opened.cursor(), (Cursor{30, i, Term::VelocityB}));
            ++rows;
        }
        QVERIFY(rows > 50);
    }

    void everyEventHasAPlaceAndSweepsAndPhasesCanBeReached() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(5);
        const auto& events = opened.controller.session().events();
        bool phase = false;
        bool iteration = false;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const QRectF rect = opened.map().rectOf(i);
            QVERIFY(rect.isValid());
            // names stand above a block, the numbers of sweeps below
            const QPoint above(static_cast<int>(rect.center().x()), static_cast<int>(rect.top()) - 3);
            const QPoint below(static_cast<int>(rect.center().x()), static_cast<int>(rect.bottom()) + 3);
            if (events[i].kind == EventKind::Phase) {
                QCOMPARE(opened.map().eventAt(above), std::optional(i));
                phase = true;
            }
            if (events[i].kind == EventKind::Iteration) {
                QCOMPARE(opened.map().eventAt(below), std::optional(i));
                iteration = true;
            }
        }
        QVERIFY(phase && iteration);
        QVERIFY(!opened.map().eventAt({opened.map().width() - 2, 40}));
    }

    void hoverTellsRowIterationImpulseAndClamp() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(5);
        const auto& events = opened.controller.session().events();
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (events[i].kind != EventKind::Row || events[i].iteration != 3) continue;
            const QString text = unbound(opened.map().describe(i));
            QVERIFY(text.contains(QStringLiteral("row %1:").arg(events[i].visit.row + 1)));
            QVERIFY(text.contains("#1"));
            QVERIFY(text.contains("sweep 3"));
            QVERIFY(text.contains(unbound(shown(events[i].visit.delta, 4)) + " N s"));
            QVERIFY(text.contains("clamped"));
            return;
        }
        QFAIL("no row in iteration 3");
    }

    void manySubStepsFitBesideTheLegend() {
        for (const char* substeps : {"1", "4", "32"}) {
            OpenedTimeline opened("stack_10", {700, 240});
            QVERIFY(opened.controller.changeSetting("method", "tgs_soft"));
            QVERIFY(opened.controller.changeSetting("substeps", substeps));
            opened.controller.toStep(3);
            double left = 0;
            for (std::size_t i = 0; i < opened.controller.session().events().size(); ++i) {
                const QRectF rect = opened.map().rectOf(i);
                QVERIFY(rect.width() > 0 && rect.left() >= left - rect.width());
                QVERIFY2(rect.right() <= opened.map().width() - 60, substeps);
                left = std::max(left, rect.left());
            }
            QVERIFY(left > 0.8 * opened.map().width() - 60);
        }
    }

    void manyRowsShareAPixelByTheLargest() {
        OpenedTimeline opened("pyramid_10");
        opened.controller.toStep(20);
        const RowMapTable& table = opened.map().table();
        for (const auto& block : table.blocks()) {
            if (block.columns < 2) continue;
            const QPalette palette = opened.timeline.palette();
            const int height = block.rows / 5;
            const QImage image = table.picture(block, {block.columns, height}, palette, false);
            QCOMPARE(image.size(), QSize(block.columns, height));
            for (int y = 0; y < height; ++y) {
                float largest = 0;
                for (int row = y * block.rows / height; row < (y + 1) * block.rows / height; ++row)
                    largest = std::max(largest, block.cell(1, row).magnitude);
                const QColor wanted = table.colourOf(largest, palette);
                const QColor found = image.pixelColor(1, y);
                QVERIFY(std::abs(wanted.red() - found.red()) <= 4 && std::abs(wanted.blue() - found.blue()) <= 4);
            }
        }
    }

    void draggingTravelsLive() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(200);
        StepStrip& strip = opened.strip();
        const auto at = [&](std::int64_t step) { return QPoint(qRound(strip.middleOf(step)), 12); };
        QTest::mousePress(&strip, Qt::LeftButton, {}, at(50));
        QCOMPARE(opened.cursor().step, 50);
        for (const int step : {60, 120, 31}) {
            QMouseEvent move(QEvent::MouseMove, at(step), strip.mapToGlobal(at(step)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&strip, &move);
            QCOMPARE(opened.cursor().step, step);
        }
        QTest::mouseRelease(&strip, Qt::LeftButton, {}, at(31));
        QVERIFY(opened.controller.session().atEndOfStep());
        QTest::mouseClick(&strip, Qt::LeftButton, {}, {strip.width() - 1, 12});
        QCOMPARE(opened.cursor().step, 200);
        QCOMPARE(opened.controller.session().recording().steps(), 200);
    }

    void keysTravel() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(100);
        StepStrip& strip = opened.strip();
        QTest::keyClick(&strip, Qt::Key_Home);
        QCOMPARE(opened.cursor(), Cursor{});
        QTest::keyClick(&strip, Qt::Key_End);
        QCOMPARE(opened.cursor().step, 100);
        QTest::keyClick(&strip, Qt::Key_PageUp);
        QCOMPARE(opened.cursor().step, 90);
        QTest::keyClick(&strip, Qt::Key_PageDown);
        QCOMPARE(opened.cursor().step, 100);
        QTest::keyClick(&strip, Qt::Key_Left);
        QCOMPARE(opened.cursor().step, 99);
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(opened.cursor().step, 100);
        RowMap& map = opened.map();
        QTest::keyClick(&map, Qt::Key_Home);
        QCOMPARE(opened.cursor().event, std::size_t{0});
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(opened.controller.session().event().kind, EventKind::Iteration);
        QTest::keyClick(&map, Qt::Key_Down);
        QCOMPARE(opened.controller.session().event().kind, EventKind::Row);
        QTest::keyClick(&map, Qt::Key_End);
        QVERIFY(opened.controller.session().atEndOfStep());
        QCOMPARE(opened.cursor().step, 100);
    }

    void inputsAreToldWhereTheyCameIn() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(30);
        QVERIFY(opened.controller.changeSetting("iterations", "20"));
        opened.controller.toStep(100);
        StepStrip& strip = opened.strip();
        QCOMPARE(strip.inputsAt(qRound(strip.middleOf(31))), QStringLiteral("step 31: Iterations: 20"));
        QCOMPARE(strip.inputsAt(qRound(strip.middleOf(60))), QString());

        opened.controller.addInput(SetMass{BodyId{1}, 2.5});
        opened.controller.addInput(SetVelocity{BodyId{1}, {{1, -2}, 0.5}});
        opened.controller.addInput(ReleaseBody{});
        const QStringList lines = strip.inputsAt(qRound(strip.middleOf(100))).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY2(unbound(lines[0]).endsWith(QStringLiteral(": 2.5 kg")), qPrintable(lines[0]));
        QVERIFY2(unbound(lines[1]).endsWith(QStringLiteral(": (1, −2) m/s, 0.5 rad/s")), qPrintable(lines[1]));
        QCOMPARE(lines[2], QStringLiteral("step 101: Release the body"));
    }

    void theNumberOfRowsHasRoomHoweverLargeItIs() {
        Scene scene;
        scene.bodies.push_back(groundBody("floor"));
        for (int i = 0; i < 2600; ++i) {
            BodyDef box;
            box.id = "box" + std::to_string(i);
            box.shape = Box{};
            box.position = {2.0 * i, 0.499};
            scene.bodies.push_back(box);
        }
        scene.settings.iterations = 1;
        OpenedTimeline opened("two_box_stack");
        opened.controller.openScene(std::move(scene));
        opened.controller.toStep(1);
        handleEvents();
        QVERIFY(opened.controller.session().world().rows.size() > 9999);
        QVERIFY(opened.map().rectOf(0).left() >= opened.map().fontMetrics().horizontalAdvance(QStringLiteral("00000")) + 4);
    }

    void theStatusTellsStepAndMemory() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(12);
        settle();
        const QString text = opened.timeline.findChild<QLabel*>("timelineStatus")->text();
        QVERIFY2(text.contains("step 12 of 12") && text.contains("/512 MB"), qPrintable(text));
    }

    void theStatusKeepsPaceWithTheRun() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(30);
        opened.controller.seek({});
        settle();
        const auto* status = opened.timeline.findChild<QLabel*>("timelineStatus");
        opened.controller.play();
        int moves = 0;
        connect(&opened.controller, &DebuggerController::cursorMoved, status, [&] {
            const QString step = QString::number(opened.controller.session().cursor().step);
            QVERIFY2(status->text().startsWith("step " + step + " "), qPrintable(step + ": " + status->text()));
            ++moves;
        });
        QTRY_VERIFY(moves > 10);
        opened.controller.pause();
    }

    void aNarrowStatusLeavesOutTheMemoryAndCutsNothing() {
        applyTextSize(200);
        OpenedTimeline opened("two_box_stack", {330, 300});
        opened.controller.toStep(121);
        settle();
        const auto* status = opened.timeline.findChild<QLabel*>("timelineStatus");
        const auto isWhole = [&] {
            return status->fontMetrics().size(0, status->text()).width() <= status->contentsRect().width();
        };
        opened.timeline.resize(opened.timeline.minimumSizeHint());
        settle();
        QVERIFY2(status->text().contains("step 121 of 121") && !status->text().contains("MB"), qPrintable(status->text()));
        QVERIFY(isWhole());
        QVERIFY(opened.timeline.rect().contains(status->geometry()));
        opened.timeline.resize(1000, 300);
        settle();
        QVERIFY2(status->text().contains("/512 MB"), qPrintable(status->text()));
        QVERIFY(isWhole());
    }

    void numbersOfSweepsDoNotRunIntoEachOther_data() {
        QTest::addColumn<int>("percent");
        for (const int percent : textSizes) QTest::addRow("%d", percent) << percent;
    }
    void numbersOfSweepsDoNotRunIntoEachOther() {
        QFETCH(int, percent);
        applyTextSize(percent);
        OpenedTimeline opened("stack_10");
        opened.controller.toStep(2);
        bool hasLabels = false;
        for (int width = 300; width < 900; width += 20) {
            opened.timeline.resize(width, 240);
            settle();
            const auto labels = opened.map().sweepLabels();
            hasLabels = hasLabels || !labels.empty();
            for (std::size_t i = 1; i < labels.size(); ++i)
                QVERIFY2(labels[i - 1].place.right() < labels[i].place.left(), qPrintable(QString::number(width)));
        }
        QVERIFY(hasLabels);
    }

    void headingsOfShortBlocksDoNotRunIntoEachOther_data() { numbersOfSweepsDoNotRunIntoEachOther_data(); }
    void headingsOfShortBlocksDoNotRunIntoEachOther() {
        QFETCH(int, percent);
        applyTextSize(percent);
        OpenedTimeline opened("stack_10");
        opened.controller.changeSetting("position_correction", "split_impulse");
        opened.controller.toStep(2);
        std::size_t most = 0;
        for (int width = 300; width < 900; width += 20) {
            opened.timeline.resize(width, 240);
            settle();
            const auto headings = opened.map().headings();
            most = std::max(most, headings.size());
            for (std::size_t i = 0; i < headings.size(); ++i) {
                const double wide = opened.map().fontMetrics().horizontalAdvance(headings[i].text);
                QVERIFY2(wide <= headings[i].place.width() + 1, qPrintable(headings[i].text));
                QVERIFY2(i == 0 || headings[i - 1].place.right() + 2 < headings[i].place.left(),
                         qPrintable(QString::number(width)));
            }
        }
        QVERIFY(most > 1);
    }

    void theMapFollowsAnInputInTheSameStep() {
        OpenedTimeline opened("two_box_stack");
        opened.controller.toStep(10);
        opened.controller.seek({10, 3, Term::VelocityB});
        const std::size_t before = opened.map().table().eventCount();
        QVERIFY(opened.controller.changeSetting("iterations", "3"));
        QVERIFY(opened.map().table().eventCount() < before);
        QCOMPARE(opened.map().table().eventCount(), opened.controller.session().events().size());
    }

    void aNoticeWithoutRoomIsNotCutOffAfterAWord() {
        OpenedTimeline opened("stack_10", {880, 160});
        opened.controller.forward(Granularity::Step);
        opened.controller.hideFuture(this, true);
        settle();
        RowMap& map = opened.map();
        const QImage drawn = map.grab().toImage();
        const QColor ground = map.palette().color(QPalette::Window);
        const double begin = map.rectOf(opened.cursor().event).right() + 8;
        QVERIFY(begin < map.width() - 20);
        for (int x = qRound(begin * drawn.devicePixelRatio()); x < drawn.width(); ++x)
            for (int y = 0; y < drawn.height(); ++y) QVERIFY(drawn.pixelColor(x, y).lightness() > ground.lightness() - 40);
    }

    void theSmallestSizeIsDrawn() {
        OpenedTimeline opened("pyramid_10", {240, 120});
        opened.controller.forward(Granularity::Row);
        QVERIFY(!opened.timeline.grab().isNull());
    }
};

SOLVERSCOPE_TEST(TestTimeline, QApplication)
#include "test_timeline.moc"

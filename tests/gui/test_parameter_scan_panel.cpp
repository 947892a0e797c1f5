// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>
#include <cmath>
#include <limits>

#include "gui/panels/parameter_scan/parameter_axis_edit.h"
#include "gui/panels/parameter_scan/parameter_scan_canvas.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"
#include "tests/gui/ran_command.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The panel as the user opens it: by its key.
struct OpenedParameterScan {
    ShownWindow window;
    ParameterScanPanel* panel = nullptr;
    ParameterScanCanvas* canvas = nullptr;

    explicit OpenedParameterScan(const char* scene = "stack_10") : OpenedParameterScan(sharedWindow(QLatin1String(scene))) {}
    explicit OpenedParameterScan(ShownWindow shown) : window(std::move(shown)) {
        QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        panel = &window->panel<ParameterScanPanel>();
        canvas = panel->findChild<ParameterScanCanvas*>();
        if (!panel->isVisible()) qFatal("the panel does not open");
    }
    DebuggerController& controller() const { return window->controller(); }
    template <typename Widget>
    Widget* find(const char* name) const {
        auto* found = panel->findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }
    void type(const char* axis, const QString& values) const {
        auto* line = find<QLineEdit>(qPrintable(QLatin1String(axis) + ".values"));
        line->selectAll();
        QTest::keyClicks(line, values);
    }
    QString message() const { return find<QLabel>("sweepMessage")->text(); }
    bool finished() const {
        settle();
        return !panel->isBusy();
    }
    /// Iterations 2 and 5 upward, warm starting 0, 0.5 and 1 to the right.
    void runSix(int steps = 20) const {
        panel->choose("iterations", "2, 5", "warm_starting", "0:1:3", steps);
        QTest::mouseClick(find<QPushButton>("sweepStart"), Qt::LeftButton);
        if (!finished()) qFatal("the sweep does not end");
    }
    void key(Qt::Key key) const { QTest::keyClick(canvas, key); }
};

QString commandOutput(const QString& command) {
    return run(QProcess::splitCommand(QString(command).replace('\'', '"')).mid(1)).out;
}

HeatMap mapOf(std::initializer_list<double> values) {
    HeatMap map{
        .title = "Number", .unit = "m", .xTitle = "x", .yTitle = "y", .xValues = {}, .yValues = {"1"}, .cells = {}, .caption = {}};
    for (const double value : values) {
        map.xValues += QString::number(map.columns());
        map.cells.push_back({HeatCell::State::Done, value});
    }
    return map;
}

}  // namespace

class TestParameterScanPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void beforeTheFirstRunItSaysWhatToDo() {
        const OpenedParameterScan opened;
        QVERIFY(!opened.canvas->isVisible());
        QVERIFY2(opened.find<QLabel>("sweepEmpty")->text().contains("Choose two settings"),
                 qPrintable(opened.find<QLabel>("sweepEmpty")->text()));
        QVERIFY(opened.find<QLabel>("sweepEmpty")->text().contains("36 combinations"));
        QCOMPARE(QApplication::focusWidget(), opened.find<QPushButton>("sweepStart"));
        QVERIFY(!opened.find<QToolButton>("sweepExport")->isEnabled());
        QCOMPARE(dockOf(*opened.window, "sweepDock")->windowTitle(), QStringLiteral("Parameter scan"));
    }

    void everyCellIsTheRunOfItsSettings() {
        const OpenedParameterScan opened;
        opened.runSix();
        const auto& cells = opened.panel->cells();
        QCOMPARE(cells.size(), std::size_t{6});
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            QVERIFY(cells[cell].has_value());
            Scene scene = opened.controller().scene();
            scene.settings.iterations = cell < 3 ? 2 : 5;
            scene.settings.warmStarting = 0.5 * static_cast<double>(cell % 3);
            Recording run(scene);
            for (int i = 0; i < 20; ++i) run.advance();
            QCOMPARE(cells[cell]->outcome.hash, hashOf(run.last()));
        }
        const HeatMap& map = opened.canvas->map();
        QCOMPARE(map.title, QStringLiteral("Worst penetration"));
        QCOMPARE(map.unit, QStringLiteral("m"));
        QCOMPARE(map.yValues, (QStringList{"2", "5"}));
        QCOMPARE(map.xValues, (QStringList{"0", "0.5", "1"}));
        QCOMPARE(map.cells[4].value, cells[4]->outcome.worstPenetration);
        QVERIFY(map.caption.join(' ').contains("20 steps"));
    }

    void anotherNumberIsShownAtOnce() {
        const OpenedParameterScan opened;
        opened.runSix();
        auto* outcome = opened.find<QComboBox>("sweepOutcome");
        outcome->setCurrentIndex(outcome->findData("kinetic_energy"));
        QCOMPARE(opened.canvas->map().unit, QStringLiteral("J"));
        QCOMPARE(opened.canvas->map().cells[5].value, opened.panel->cells()[5]->outcome.kineticEnergy);
    }

    void whatIsTypedWrongIsSaidWithItsColumnAndCannotBeRun() {
        const OpenedParameterScan opened;
        opened.type("sweepUpward", "4,8,-1");
        QVERIFY2(opened.message().contains("Iterations, column 5: expected a whole number"), qPrintable(opened.message()));
        QVERIFY(!opened.find<QPushButton>("sweepStart")->isEnabled());
        opened.type("sweepUpward", "4,8");
        QVERIFY2(opened.message().isEmpty(), qPrintable(opened.message()));
        QVERIFY(opened.find<QPushButton>("sweepStart")->isEnabled());
        opened.type("sweepRightward", "0:1:6000");
        QVERIFY(opened.message().contains("12000 cells"));
    }

    void oneSettingTwiceIsRefused() {
        const OpenedParameterScan opened;
        opened.panel->choose("iterations", "1,2", "iterations", "3,4", 5);
        QVERIFY(opened.message().contains("two different settings"));
        QVERIFY(!opened.find<QPushButton>("sweepStart")->isEnabled());
    }

    void everySettingOffersValuesThatItTakes() {
        const OpenedParameterScan opened;
        auto* key = opened.find<QComboBox>("sweepUpward.key");
        for (int i = 0; i < key->count(); ++i) {
            key->setCurrentIndex(i);
            auto* axis = opened.find<ParameterAxisEdit>("sweepUpward");
            QVERIFY2(axis->axis().has_value(), qPrintable(key->currentText() + ": " + axis->problem()));
        }
    }

    void namesOfChoicesAreOffered() {
        const OpenedParameterScan opened;
        opened.panel->choose("method", "sor", "iterations", "1,2", 5);
        auto* line = opened.find<QLineEdit>("sweepUpward.values");
        QVERIFY(line->completer());
        opened.type("sweepUpward", "sor, jac");
        line->completer()->setCompletionPrefix("sor, jac");
        QCOMPARE(line->completer()->currentCompletion(), QStringLiteral("sor, jacobi"));
    }

    void arrowKeysChooseACellAndEnterOpensThatVeryRun() {
        const OpenedParameterScan opened(shownWindow());
        opened.controller().toStep(7);
        const Cursor before = session(*opened.window).cursor();
        const BranchId original = opened.controller().branches().shownId();
        opened.runSix();
        QCOMPARE(QApplication::focusWidget(), opened.canvas);
        opened.key(Qt::Key_Right);  // the first key chooses the first cell
        QCOMPARE(opened.canvas->chosen(), std::optional<std::size_t>(0));
        opened.key(Qt::Key_Right);
        opened.key(Qt::Key_Up);
        QCOMPARE(opened.canvas->chosen(), std::optional<std::size_t>(4));
        QVERIFY(
            opened.find<ElidedLabel>("sweepCell")->fullText().startsWith("iterations=5, warm_starting=0.5: worst penetration "));
        opened.key(Qt::Key_Return);
        QTRY_COMPARE(session(*opened.window).cursor().step, 20);
        QTRY_VERIFY(session(*opened.window).atEndOfStep());
        QCOMPARE(hashOf(session(*opened.window).world()), opened.panel->cells()[4]->outcome.hash);
        QCOMPARE(opened.controller().branches().list().size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(opened.controller().branches().list()[1].name),
                 QStringLiteral("iterations=5, warm_starting=0.5"));
        // The run that was shown is there as it was left.
        QCOMPARE(opened.controller().branches().session(original).cursor(), before);
        QCOMPARE(opened.controller().branches().session(original).recording().steps(), 7);
        // OpenedParameterScan again, it is shown again.
        opened.controller().showBranch(original);
        opened.canvas->setFocus();
        opened.key(Qt::Key_Return);
        settle();
        QCOMPARE(opened.controller().branches().list().size(), std::size_t{2});
        QVERIFY(opened.controller().branches().shownId() != original);
    }

    void theTimeIsThatOfTheRuns() {
        const OpenedParameterScan opened;
        opened.runSix();
        const QString text = opened.find<ElidedLabel>("sweepCell")->fullText();
        QVERIFY2(text.contains(QStringLiteral("6 runs of 20 steps in ")), qPrintable(text));
        QTest::qWait(20);
        opened.find<QComboBox>("sweepOutcome")->setCurrentIndex(0);
        QCOMPARE(opened.find<ElidedLabel>("sweepCell")->fullText(), text);
    }

    void aDoubleClickOpensTheCellUnderIt() {
        const OpenedParameterScan opened;
        opened.runSix();
        QTest::mouseDClick(opened.canvas, Qt::LeftButton, {}, opened.canvas->cellRect(2, 0).center().toPoint());
        QTRY_COMPARE(session(*opened.window).cursor().step, 20);
        QCOMPARE(hashOf(session(*opened.window).world()), opened.panel->cells()[2]->outcome.hash);
    }

    void changesOnTheWayAreNotRepeatedButTheSettingsInForceAre() {
        const OpenedParameterScan opened;
        opened.controller().changeSetting("erp", "0.4");
        opened.controller().toStep(3);
        opened.runSix(10);
        QCOMPARE(opened.panel->plan()->base.erp, 0.4);
        QVERIFY(opened.panel->openCell(1));
        QTRY_COMPARE(session(*opened.window).cursor().step, 10);
        QCOMPARE(hashOf(session(*opened.window).world()), opened.panel->cells()[1]->outcome.hash);
        QCOMPARE(session(*opened.window).settings().erp, 0.4);
    }

    void cancelLeavesWhatIsDone() {
        const OpenedParameterScan opened("pyramid_10");
        opened.panel->choose("iterations", "1:50:50", "warm_starting", "0:1:20", 300);
        opened.panel->start();
        QVERIFY(opened.panel->isBusy());
        QVERIFY(opened.find<QProgressBar>("sweepProgress")->isVisible());
        QCOMPARE(opened.find<QPushButton>("sweepStart")->text(), QStringLiteral("Cancel"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.find<QProgressBar>("sweepProgress")->value() > 0, 30'000);
        QTest::mouseClick(opened.find<QPushButton>("sweepStart"), Qt::LeftButton);
        QVERIFY(!opened.panel->isBusy());
        QVERIFY(!opened.find<QProgressBar>("sweepProgress")->isVisible());
        QVERIFY(opened.find<ElidedLabel>("sweepCell")->fullText().startsWith("Cancelled: "));
        const auto& cells = opened.panel->cells();
        const auto done = std::ranges::count_if(cells, [](const auto& cell) { return cell.has_value(); });
        QVERIFY(done > 0 && done < 1000);
        settle();
        QCOMPARE(std::ranges::count_if(cells, [](const auto& cell) { return cell.has_value(); }), done);
    }

    void anotherSceneEndsTheSweepAndTheSameSceneDoesNot() {
        const OpenedParameterScan opened;
        opened.runSix();
        opened.controller().restart();
        QVERIFY(opened.panel->plan().has_value());
        opened.panel->start();
        QVERIFY(opened.window->openScene("two_box_stack"));
        QVERIFY(!opened.panel->isBusy());
        QVERIFY(!opened.panel->plan().has_value());
        QVERIFY(!opened.canvas->isVisible());
    }

    void closingTheWindowWhileItRunsEndsTheWork() {
        for (const int results : {0, 1, 3}) {
            OpenedParameterScan opened(shownWindow("pyramid_10"));
            opened.panel->choose("iterations", "1:50:50", "erp", "0:1:20", 300);
            opened.panel->start();
            QVERIFY(opened.panel->isBusy());
            QTRY_VERIFY_WITH_TIMEOUT(opened.find<QProgressBar>("sweepProgress")->value() >= results, 60'000);
            opened.window.reset();
            QVERIFY(BackgroundWork::isIdle());
        }
    }

    void theValuesAreWhatTheCommandPrints() {
        const OpenedParameterScan opened("two_box_stack");
        opened.controller().changeSetting("slop", "0.01");
        opened.runSix(8);
        QTest::keySequence(opened.canvas, QKeySequence::Copy);
        const QString copied = QApplication::clipboard()->text();
        QCOMPARE(copied, tabbedText(opened.panel->exportedLines()));
        QCOMPARE(copied.count('\n'), 7);
        QVERIFY2(opened.panel->asCommand().contains("--set slop=0.01"), qPrintable(opened.panel->asCommand()));
        QCOMPARE(commandOutput(opened.panel->asCommand()), csvText(opened.panel->exportedLines()));
    }

    void aPictureStandsAlone() {
        const OpenedParameterScan opened(shownWindow());
        opened.runSix();
        const QTemporaryDir folder;
        QVERIFY(exportTo(*opened.panel, folder.filePath("map.svg")));
        QFile svg(folder.filePath("map.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(svg.readAll());
        for (const char* part : {"Worst penetration [m]", "Iterations", "Warm starting", "20 steps", "other settings"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QCOMPARE(exportableAround(opened.canvas), opened.panel);
        QVERIFY(exportTo(*opened.panel, folder.filePath("map.png")));
        QVERIFY(exportTo(*opened.panel, folder.filePath("again.png")));
        const QImage image(folder.filePath("map.png"));
        QVERIFY(image.width() > 500 && image.height() > 300);
        QCOMPARE(image, QImage(folder.filePath("again.png")));
    }

    void coloursGrowWithTheValues() {
        ParameterScanCanvas canvas;
        canvas.resize(500, 200);
        canvas.show(mapOf({1, 2, 3, 4}));
        const QImage image = canvas.grab().toImage();
        const auto at = [&](int column) {
            const QRectF cell = canvas.cellRect(column, 0);
            return image.pixelColor((cell.topLeft() + QPointF(5, 5)).toPoint());
        };
        for (int column = 0; column < 4; ++column) {
            const QColor wanted = rampColour(column / 3.0, canvas.palette());
            QVERIFY(std::abs(at(column).lightness() - wanted.lightness()) <= 2);
        }
    }

    void scalesSurviveWhatIsNotANumber() {
        const double infinite = std::numeric_limits<double>::infinity();
        const double none = std::numeric_limits<double>::quiet_NaN();
        const HeatScale scale = HeatScale::of(mapOf({none, 2, infinite, 4}));
        QCOMPARE(scale.lowest, 2.0);
        QCOMPARE(scale.highest, 4.0);
        QVERIFY(!scale.logarithmic);
        QVERIFY(HeatScale::of(mapOf({0.001, 1})).logarithmic);
        QVERIFY(!HeatScale::of(mapOf({0, 1})).logarithmic);
        QVERIFY(!HeatScale::of(mapOf({none})).any);
        QCOMPARE(HeatScale::of(mapOf({3, 3})).shareOf(3), 0.5);
        ParameterScanCanvas canvas;
        canvas.resize(400, 150);
        for (const auto& map : {mapOf({none, infinite, -infinite}), mapOf({}), mapOf({0, 0}), mapOf({1e-300, 1e300})}) {
            canvas.show(map);
            QVERIFY(!canvas.grab().isNull());
        }
    }

    void aTraceCannotBeSwept() {
        OpenedParameterScan opened;
        QVERIFY(opened.window->openScene(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/tests/fuzz/traces/full.jsonl")));
        settle();
        QVERIFY(!opened.find<QPushButton>("sweepStart")->isEnabled());
        QVERIFY(opened.message().contains("recorded trace"));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestParameterScanPanel, QApplication)
#include "test_parameter_scan_panel.moc"

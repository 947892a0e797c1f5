// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <cmath>
#include <set>

#include "gui/charts/convergence_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/panels/compare/compare_charts.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/variants.h"
#include "gui/widgets/build.h"
#include "physics/scene/presets.h"
#include "physics/world/step.h"
#include "tests/gui/waiting.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr std::int64_t minRunSteps = VariantComparison::minRunSteps;

struct OpenedComparison {
    DebuggerController controller;
    VariantComparison comparison{controller};
    ComparePanel panel{controller, comparison};

    explicit OpenedComparison(const char* scene, std::int64_t step = 20) {
        if (!controller.openScene(sceneFile(scene))) qFatal("%s", qPrintable(controller.problem()));
        controller.toStep(step);
        panel.resize(900, 320);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel)) qFatal("not exposed");
    }
    void press() { QTest::mouseClick(panel.findChild<QPushButton*>("warmStartCompare"), Qt::LeftButton); }
    void showTab(int tab) { panel.findChild<QTabWidget*>("compareTabs")->setCurrentIndex(tab); }
    bool settle() {
        solverscope::settle();
        return !panel.isBusy();
    }
    QString text(const char* name) { return panel.findChild<ElidedLabel*>(name)->fullText(); }
    QTreeWidget& list() { return *panel.findChild<QTreeWidget*>("variants"); }
    Variants& variants() { return panel.comparison().variants(); }
    const std::vector<ChartSeries>& frozenSeries() { return panel.frozenChart().series(); }
    const std::vector<ChartSeries>& freeSeries() { return panel.freeChart().series(); }
};

QList<QPointF> velocityErrors(const StepMetrics& metrics) {
    return pointsOf(metrics.velocities.iterations, &IterationMetrics::velocityError);
}

QStringList namesOf(const Variants& variants) {
    QStringList names;
    for (const VariantEntry& entry : variants.entries()) names << entry.name;
    return names;
}

}  // namespace

class TestComparePanel : public QObject {
    Q_OBJECT

private slots:
    void emptyItSaysWhatToDo() {
        OpenedComparison opened("stack_10");
        QVERIFY(!opened.panel.isOn());
        QVERIFY(opened.panel.comparison().nothingToCompareReason().contains(
            opened.panel.findChild<QPushButton*>("warmStartCompare")->text()));
        QVERIFY(opened.frozenSeries().empty());
    }

    void oneClickOverlaysWarmStartingOnAndOffOnTheSameStep() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        const Session& session = opened.controller.session();
        Settings cold = session.settings();
        cold.warmStarting = 0;
        const Comparison wanted = compareFrozen(session.startOfStep(), std::array{session.settings(), cold});
        const auto& series = opened.frozenSeries();
        QCOMPARE(series.size(), std::size_t{2});
        QCOMPARE(series[0].points, velocityErrors(wanted[0].metrics()));
        QCOMPARE(series[1].points, velocityErrors(wanted[1].metrics()));
        QVERIFY(series[0].dash != series[1].dash && series[0].colour != series[1].colour);
        QVERIFY(series[0].points.last().y() < series[1].points.last().y());
    }

    void errorsOfPositionsAreAmongTheMeasures() {
        OpenedComparison opened("stack_10");
        QVERIFY(opened.controller.changeSetting("position_correction", "ngs"));
        opened.controller.toStep(21);
        opened.press();
        auto* measure = opened.panel.findChild<QComboBox*>("compareFamily");
        measure->setCurrentIndex(static_cast<int>(errorFamilies().size()));
        QVERIFY2(measure->currentText().contains(positionFamilies().front().name), qPrintable(measure->currentText()));
        QVERIFY(opened.settle());
        const auto& series = opened.frozenSeries();
        QCOMPARE(series.size(), std::size_t{2});
        QCOMPARE(series[0].unit, QStringLiteral("m"));
        for (const ChartSeries& one : series) QVERIFY(one.points.size() > 1);
    }

    void fewVariantsAreColumnsWhereTheTableIsTall() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        CompareOutcomes& table = opened.panel.outcomes();
        QVERIFY(!table.isTall());
        opened.panel.resize(1280, 320);
        QVERIFY(opened.settle());
        QVERIFY(table.isTall());
        QCOMPARE(table.model()->columnCount(), 2);
        QCOMPARE(table.model()->index(0, 1).data().toString(), opened.variants().entries()[1].name);
        opened.panel.choosePreset(QStringLiteral("all-methods"));
        QVERIFY(opened.settle());
        QVERIFY(!table.isTall());
    }

    void subStepsOfTheFrozenStepAreOnOneAxis() {
        OpenedComparison opened("stack_10");
        QVERIFY(opened.controller.changeSetting("method", "tgs_soft"));
        opened.controller.toStep(21);
        opened.press();
        QVERIFY(opened.settle());
        const LineChart& chart = opened.panel.frozenChart();
        QCOMPARE(chart.sections().count(), std::size_t{4});
        const auto& session = opened.controller.session();
        const StepMetrics last = measureStep(session.startOfStep(), {.substep = 4});
        const auto& points = opened.frozenSeries()[0].points;
        QCOMPARE(points.last().y(), last.velocities.iterations.back().velocityError);
        QCOMPARE(points.last().x(), chart.sections()[3].x + session.settings().iterations);
        QCOMPARE(chart.cursorAt(), std::optional(points.last().x()));
        QVERIFY(!opened.text("compareFrozenText").contains("only the first sub-step"));
        emit opened.panel.frozenChart().clickedAt(chart.sections()[2].x + 3);
        QCOMPARE(session.event().substep, 3);
        QCOMPARE(session.event().iteration, 3);
    }

    void warmStartingNeedsFewerSweepsOnTheStackOfTen() {
        OpenedComparison opened("stack_10", 30);
        opened.press();
        QVERIFY(opened.settle());
        const Comparison& frozen = *opened.panel.comparison().frozen();
        QVERIFY(frozen[0].convergence.sweeps && frozen[1].convergence.sweeps);
        QVERIFY(*frozen[0].convergence.sweeps < *frozen[1].convergence.sweeps);
        const QString text = opened.text("compareFrozenText");
        for (const ComparedStep& each : frozen)
            QVERIFY2(text.contains(QStringLiteral(": %1").arg(*each.convergence.sweeps)), qPrintable(text));
    }

    void aSecondClickPutsItAway() {
        OpenedComparison opened("two_box_stack");
        opened.press();
        QVERIFY(opened.settle());
        opened.press();
        QVERIFY(!opened.panel.isOn());
        QVERIFY(opened.settle());
        QVERIFY(opened.frozenSeries().empty());
    }

    void theComparisonFollowsTheCursor() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        const auto before = opened.frozenSeries()[1].points;
        opened.controller.toStep(5);
        QVERIFY(opened.settle());
        QVERIFY(opened.frozenSeries()[1].points != before);
        QCOMPARE(opened.panel.comparison().frozenStep(), std::int64_t{5});
    }

    void everyPresetIsOneClickAway_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<int>("count");
        const QByteArray stack("stack_10");
        QTest::newRow("warm starting") << "warm-starting" << stack << 2;
        QTest::newRow("iterations") << "iterations" << stack << 3;
        QTest::newRow("Gauss-Seidel, Jacobi") << "gauss-seidel-jacobi" << stack << 2;
        QTest::newRow("position correction") << "position-correction" << QByteArray("sinking_box") << 3;
        QTest::newRow("row order") << "row-order" << stack << 5;
        QTest::newRow("all methods") << "all-methods" << stack << 10;
    }
    void everyPresetIsOneClickAway() {
        QFETCH(QString, preset);
        QFETCH(QByteArray, scene);
        QFETCH(int, count);
        OpenedComparison opened(scene.constData(), 3);
        auto* action = opened.panel.findChild<QAction*>("preset." + preset);
        QVERIFY(action);
        action->trigger();
        QVERIFY(opened.settle());
        QCOMPARE(opened.variants().count(), count);
        QCOMPARE(opened.panel.comparison().active().size(), static_cast<std::size_t>(count));
        QCOMPARE(opened.frozenSeries().size(), static_cast<std::size_t>(count));
        QSet<QString> looks;
        for (const ChartSeries& series : opened.frozenSeries())
            looks.insert(QStringLiteral("%1 %2").arg(series.colour).arg(static_cast<int>(series.dash)));
        QCOMPARE(looks.size(), count);
        // They are not all the same thing under several names.
        std::set<std::uint64_t> ends;
        for (const ComparedStep& each : *opened.panel.comparison().frozen()) ends.insert(each.metrics().hashAfter);
        QVERIFY(ends.size() > 1);
        opened.showTab(1);
        QVERIFY(opened.settle());
        QCOMPARE(opened.freeSeries().size(), static_cast<std::size_t>(count));
    }

    void enginesAreComparedWithTheSettingsInForceAndWithEachOther() {
        OpenedComparison opened("stack_10", 3);
        for (const char* engine : {"engine.box2d-2.4", "engine.box2d-3"}) opened.panel.findChild<QAction*>(engine)->trigger();
        QVERIFY(opened.settle());
        QCOMPARE(namesOf(opened.variants()), QStringList({"unchanged", "Box2D 2.4", "Box2D 3.0"}));
        const auto& active = opened.panel.comparison().active();
        QCOMPARE(active.size(), std::size_t{3});
        const Settings now = opened.controller.session().settings();
        QVERIFY(active[0].settings == now);
        QVERIFY(active[2].settings == withPreset(now, *findPreset("box2d-3")));
    }

    void whereNothingIsWarmStartedThatIsNotOffered() {
        OpenedComparison opened("stack_10");
        auto* button = opened.panel.findChild<QPushButton*>("warmStartCompare");
        auto* action = opened.panel.findChild<QAction*>("preset.warm-starting");
        QVERIFY(button->isEnabled() && action->isEnabled());
        QVERIFY(opened.controller.changeSetting("method", "avbd"));
        opened.controller.toStep(21);
        QVERIFY(opened.settle());
        QVERIFY(!button->isEnabled() && !action->isEnabled());
        QVERIFY2(button->toolTip().contains("Not used by this method"), qPrintable(button->toolTip()));
        opened.controller.toStep(20);
        QVERIFY(opened.settle());
        QVERIFY(button->isEnabled());
    }

    void anyTwoValuesOfAnySettingCanBeCompared() {
        OpenedComparison opened("two_box_stack", 3);
        for (const SettingInfo& info : settingsTable()) {
            const QString key = QString::fromStdString(std::string(info.key));
            const QString now = QString::fromStdString(settingText(opened.controller.session().settings(), info.key));
            const QString other = info.kind == SettingKind::Choice   ? QString::fromStdString(std::string(info.choices.back().name))
                                  : info.kind == SettingKind::Switch ? QStringLiteral("true")
                                  : info.kind == SettingKind::Text
                                      ? QStringLiteral("1 0")
                                      : QString::number(info.lowest > 0 ? info.lowest : info.highest, 'g', 12);
            opened.panel.compare(key, now, other);
            QVERIFY2(opened.settle(), qPrintable(key));
            QCOMPARE(opened.panel.comparison().active().size(), std::size_t{2});
        }
        opened.panel.compare("iterations", "10", "25");
        QVERIFY(opened.settle());
        QCOMPARE(opened.frozenSeries()[0].points.size(), 11);
        QCOMPARE(opened.frozenSeries()[1].points.size(), 26);
    }

    void aValueThatCannotBeIsExplainedAndTheOthersAreCompared() {
        OpenedComparison opened("two_box_stack");
        opened.panel.compare("iterations", "10", "-3");
        QVERIFY(opened.settle());
        QCOMPARE(opened.panel.comparison().active().size(), std::size_t{1});
        QVERIFY2(opened.panel.comparison().problemOf(1).contains("whole number"),
                 qPrintable(opened.panel.comparison().problemOf(1)));
        QCOMPARE(opened.list().topLevelItem(1)->toolTip(1), opened.panel.comparison().problemOf(1));
    }

    void variantsAreAddedChangedNamedAndRemovedByKeys() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        QTreeWidget& list = opened.list();
        list.setFocus();
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            opened.panel.activateWindow();  // the list of what is offered was a window of its own
            list.setFocus();
            QTRY_VERIFY(list.hasFocus());
            QTest::keyClick(&list, key, modifiers);
        };
        const auto type = [&](Qt::Key key, const char* typed) {
            press(key);
            auto* edit = list.findChild<QLineEdit*>();
            QVERIFY(edit);
            edit->selectAll();
            QTest::keyClicks(edit, typed);
            QTest::keyClick(edit, Qt::Key_Return);
            QTRY_VERIFY(!list.findChild<QLineEdit*>());
        };
        type(Qt::Key_Insert, "iterations = 4 , warm_starting=0");
        QCOMPARE(opened.variants().count(), 3);
        QCOMPARE(opened.variants().entries()[2].changes, QStringLiteral("iterations=4,warm_starting=0"));
        QVERIFY(opened.variants().entries()[2].name.contains("= 4"));
        QVERIFY(opened.settle());
        QCOMPARE(opened.frozenSeries().size(), std::size_t{3});
        QCOMPARE(opened.frozenSeries()[2].points.size(), 5);

        type(Qt::Key_F2, "few");
        QCOMPARE(namesOf(opened.variants()).last(), QStringLiteral("few"));
        QVERIFY(opened.panel.frozenChart().findSeries("few"));
        type(Qt::Key_Return, "iterations=6");
        QCOMPARE(opened.variants().entries()[2].name, QStringLiteral("few"));
        QVERIFY(opened.settle());
        QCOMPARE(opened.frozenSeries()[2].points.size(), 7);

        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(opened.variants().base(), 2);
        QVERIFY(opened.settle());
        QCOMPARE(opened.panel.comparison().active()[0].name, QStringLiteral("few"));
        press(Qt::Key_Space);
        QVERIFY(!opened.variants().entries()[2].shown);
        press(Qt::Key_Delete);
        QCOMPARE(opened.variants().count(), 2);
        QCOMPARE(opened.variants().base(), 1);
    }

    void whatIsWrongIsSaidWhileItIsTyped() {
        OpenedComparison opened("stack_10");
        opened.press();
        opened.list().setFocus();
        QTest::keyClick(&opened.list(), Qt::Key_Return);
        auto* edit = opened.list().findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, "iterationz=4");
        auto* problem = opened.panel.findChild<QLabel*>("variantProblem");
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains("iterationz"), qPrintable(problem->text()));
        edit->selectAll();
        QTest::keyClicks(edit, "iterations=4");
        QVERIFY(!problem->isVisible());
    }

    void thereIsRoomForADozen() {
        OpenedComparison opened("single_box", 2);
        for (int i = 0; i < 20; ++i) opened.variants().add(QStringLiteral("iterations=%1").arg(i + 1));
        QCOMPARE(opened.variants().count(), Variants::maxCount);
        QCOMPARE(opened.variants().duplicate(3), -1);
        QSet<int> looks;
        for (const VariantEntry& entry : opened.variants().entries()) looks.insert(entry.look);
        QCOMPARE(looks.size(), Variants::maxCount);
        QVERIFY(opened.settle());
        QCOMPARE(opened.frozenSeries().size(), std::size_t{Variants::maxCount});
    }

    void namesStayApart() {
        Variants variants;
        variants.add("iterations=4");
        variants.duplicate(0);
        variants.duplicate(0);
        QStringList names = namesOf(variants);
        QCOMPARE(names.removeDuplicates(), 0);
        variants.rename(1, "x");
        variants.rename(2, "x");
        QVERIFY(variants.entries()[1].name != variants.entries()[2].name);
        variants.rename(1, {});
        QVERIFY(variants.entries()[1].name.contains("= 4"));
    }

    void theBaseStaysWhenOthersGo() {
        Variants variants;
        for (const char* one : {"iterations=1", "iterations=2", "iterations=3"}) variants.add(one);
        variants.setBase(2);
        variants.remove(0);
        QCOMPARE(variants.entries()[static_cast<std::size_t>(variants.base())].changes, QStringLiteral("iterations=3"));
        variants.remove(1);
        QCOMPARE(variants.base(), 0);
        variants.remove(0);
        QCOMPARE(variants.base(), -1);
    }

    void theDifferenceIsWhatABaseTakesAway() {
        OpenedComparison opened("stack_10");
        opened.panel.compare("iterations", "10", "6");
        QVERIFY(opened.settle());
        const auto both = opened.frozenSeries();
        opened.panel.findChild<QCheckBox*>("compareDifference")->setChecked(true);
        QCOMPARE(opened.frozenSeries().size(), std::size_t{1});
        QCOMPARE(opened.frozenSeries()[0].name, both[1].name);
        for (qsizetype i = 0; i < 7; ++i)
            QCOMPARE(opened.frozenSeries()[0].points[i].y(), both[1].points[i].y() - both[0].points[i].y());
        opened.showTab(1);
        QVERIFY(opened.settle());
        const auto runs = compareFreeRun(
            opened.controller.scene(),
            std::array{opened.panel.comparison().active()[0].settings, opened.panel.comparison().active()[1].settings},
            minRunSteps);
        for (std::size_t i = 0; i < runs[0].steps.size(); ++i)
            QCOMPARE(opened.freeSeries()[0].points[static_cast<qsizetype>(i)].y(),
                     runs[1].steps[i].worstPenetration - runs[0].steps[i].worstPenetration);
    }

    void freeRunsPartWhereTheirTracesDiffer() {
        OpenedComparison opened("stack_10");
        opened.press();
        opened.showTab(1);
        QVERIFY(opened.settle());
        const VariantRuns* runs = opened.panel.comparison().runs();
        QVERIFY(runs);
        QCOMPARE(runs->steps(), minRunSteps);
        Scene scene = opened.controller.scene();
        World warm = makeWorld(scene);
        scene.settings.warmStarting = 0;
        World cold = makeWorld(scene);
        std::optional<Divergence> expected;
        while (!expected) {
            expected = divergenceWithinStep(warm, cold);
            step(warm);
            step(cold);
        }
        QVERIFY(runs->divergence(1) == expected);
        const auto& marks = opened.panel.freeChart().marks();
        QCOMPARE(marks.size(), std::size_t{1});
        QCOMPARE(marks[0].x, static_cast<double>(expected->step));
        for (std::size_t i = 0; i < runs->summaries(0).size(); ++i)
            QCOMPARE(opened.freeSeries()[0].points[static_cast<qsizetype>(i)].y(), runs->summaries(0)[i].worstPenetration);

        emit opened.panel.freeChart().clickedAt(77);
        QCOMPARE(opened.controller.session().cursor().step, 77);
        emit opened.panel.freeChart().clickedAt(static_cast<double>(expected->step));
        QCOMPARE(opened.controller.session().cursor(), (Cursor{expected->step, expected->eventA, Term::VelocityB}));
        opened.controller.toStep(50);
        opened.panel.findChild<QToolButton*>("compareGoToParting")->click();
        QCOMPARE(opened.controller.session().cursor(), (Cursor{expected->step, expected->eventA, Term::VelocityB}));
    }

    void theFrozenChartMarksWhereTheyPartAndLeadsThere() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        const ComparedStep& cold = (*opened.panel.comparison().frozen())[1];
        QVERIFY(cold.divergence.has_value());
        QCOMPARE(opened.panel.frozenChart().marks().size(), std::size_t{1});
        QCOMPARE(opened.panel.frozenChart().marks()[0].x, 0.0);  // the warm start
        emit opened.panel.frozenChart().clickedAt(0);
        QCOMPARE(opened.controller.session().cursor(), (Cursor{20, cold.divergence->eventA, Term::VelocityB}));
        QCOMPARE(opened.controller.session().event().phase, Phase::WarmStart);
        emit opened.panel.frozenChart().clickedAt(4);
        QCOMPARE(opened.controller.session().event().kind, EventKind::Iteration);
        QCOMPARE(opened.controller.session().event().iteration, 4);
    }

    void aStepThatIsTheSameForAllSaysSoAndLeadsToOneThatIsNot() {
        OpenedComparison opened("stack_10", 1);
        QVERIFY(opened.panel.choosePreset(QStringLiteral("warm-starting")));
        QVERIFY(opened.settle());
        QVERIFY(!(*opened.panel.comparison().frozen())[1].divergence);  // nothing to remember yet
        QVERIFY2(opened.text("compareFrozenText").startsWith("In step 1 all variants do exactly the same."),
                 qPrintable(opened.text("compareFrozenText")));
        auto* button = opened.panel.findChild<QPushButton*>("compareGoToDifference");
        QVERIFY(button->isVisible());
        const std::int64_t step = opened.panel.comparison().runs()->divergence(1)->step;
        QCOMPARE(button->text(), QStringLiteral("They differ in step %1").arg(step));
        button->click();
        QVERIFY(opened.settle());
        QCOMPARE(opened.controller.session().cursor().step, step);
        QVERIFY((*opened.panel.comparison().frozen())[1].divergence);
        QVERIFY(!button->isVisible());
        QVERIFY(!opened.text("compareFrozenText").contains("exactly the same"));
    }

    void theGhostsAreTheWorldsOfTheOtherRuns() {
        OpenedComparison opened("stack_10");
        QSignalSpy changed(&opened.panel, &ComparePanel::ghostsChanged);
        opened.panel.choosePreset("iterations");
        QVERIFY(opened.settle());
        QVERIFY(opened.panel.ghostsAt(10).empty());
        opened.showTab(1);
        QVERIFY(opened.settle());
        QVERIFY(!changed.empty());
        const auto ghosts = opened.panel.ghostsAt(60);
        QCOMPARE(ghosts.size(), std::size_t{2});  // 4 and 30; the scene itself runs with 10
        for (std::size_t i = 0; i < ghosts.size(); ++i) {
            Scene scene = opened.controller.scene();
            scene.settings.iterations = i == 0 ? 4 : 30;
            Recording other(scene);
            for (int k = 0; k < 60; ++k) other.advance();
            QCOMPARE(hashOf(ghosts[i].world), hashOf(other.last()));
        }
        QVERIFY(ghosts[0].colour != ghosts[1].colour);
        QVERIFY(opened.panel.ghostsAt(100'000).empty());
        opened.panel.findChild<QCheckBox*>("compareGhosts")->setChecked(false);
        QVERIFY(opened.panel.ghostsAt(60).empty());
    }

    void theTableSaysWhatTheVariantsHaveComeTo() {
        OpenedComparison opened("stack_10", 30);
        opened.panel.choosePreset("iterations");
        opened.showTab(2);
        QVERIFY(opened.settle());
        QTRY_COMPARE(opened.panel.comparison().millisecondsPerStep().size(), std::size_t{3});
        CompareOutcomes& table = opened.panel.outcomes();
        QAbstractItemModelTester tester(table.model());
        QCOMPARE(table.lines().rowCount(), 3);
        for (int i = 0; i < 3; ++i) {
            const OutcomeLine& line = table.lines().item(i);
            const Outcome alone = outcomeOf(opened.controller.scene(), line.variant.settings, minRunSteps);
            QCOMPARE(line.outcome.worstPenetration, alone.worstPenetration);
            QCOMPARE(line.outcome.drift, alone.drift);
            QCOMPARE(line.outcome.energyGained, alone.energyGained);
            QVERIFY(line.outcome.convergence.known);
            QVERIFY(line.milliseconds > 0);
        }
        // Sorted by the deepest overlap, the numbers ascend.
        int column = 0;
        while (table.model()->headerData(column, Qt::Horizontal).toString() != "Worst penetration [m]") ++column;
        table.sortByColumn(column, Qt::AscendingOrder);
        for (int i = 0; i + 1 < 3; ++i) {
            const auto depth = [&](int row) { return table.model()->index(row, column).data(exactRole).toDouble(); };
            QVERIFY(depth(i) <= depth(i + 1));
        }
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        const QStringList titles = lines[0].split('\t');
        for (const QString& line : lines) QCOMPARE(line.split('\t').size(), titles.size());
        QCOMPARE(lines[1].split('\t')[column].toDouble(), table.model()->index(0, column).data(exactRole).toDouble());
    }

    void allMethodsMakeAsManySweepsInAStep() {
        Settings settings;
        settings.iterations = 10;
        settings.substeps = 4;
        const auto changesOf = [](const Settings& now, const QString& method) {
            for (const ComparePreset& preset : comparePresets(now))
                if (preset.key == QLatin1String("all-methods"))
                    for (const VariantEntry& entry : preset.entries)
                        if (entry.changes.startsWith(QStringLiteral("method=") + method)) return entry.changes;
            return QString();
        };
        QCOMPARE(changesOf(settings, "tgs_soft"), QStringLiteral("method=tgs_soft,substeps=4,iterations=3"));
        QCOMPARE(changesOf(settings, "jacobi"), QStringLiteral("method=jacobi"));
        settings.method = Method::TgsSoft;
        settings.iterations = 2;
        QCOMPARE(changesOf(settings, "tgs_soft"), QStringLiteral("method=tgs_soft,substeps=4"));
        QCOMPARE(changesOf(settings, "jacobi"), QStringLiteral("method=jacobi,iterations=8"));
    }

    void closingWhileItRunsEndsTheWork() {
        for (const bool begun : {false, true}) {
            {
                OpenedComparison opened("pyramid_10");
                opened.panel.choosePreset("all-methods");
                opened.showTab(1);
                QVERIFY(opened.panel.isBusy());
                if (begun) QTRY_VERIFY_WITH_TIMEOUT(opened.panel.comparison().runs(), 60'000);
            }
            QVERIFY(BackgroundWork::isIdle());
        }
    }

    void changingWhatIsComparedWhileItRunsEndsWithTheLastWish() {
        OpenedComparison opened("pyramid_10");
        opened.showTab(1);
        for (const char* preset : {"all-methods", "iterations", "row-order", "warm-starting"}) {
            opened.panel.choosePreset(preset);
            handleEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(opened.panel.comparison().runs() && opened.panel.comparison().runs()->steps() == minRunSteps,
                                 30'000);
        QCOMPARE(opened.panel.comparison().runs()->count(), std::size_t{2});
        QVERIFY(opened.settle());
        QCOMPARE(opened.freeSeries().size(), std::size_t{2});
        QCOMPARE(opened.freeSeries()[1].points.size(), minRunSteps);
    }

    void anotherSceneStartsOver() {
        OpenedComparison opened("stack_10");
        opened.press();
        QVERIFY(opened.settle());
        QVERIFY(opened.controller.openScene(sceneFile("two_box_stack")));
        opened.controller.toStep(10);
        QVERIFY(opened.settle());
        QVERIFY(opened.panel.isOn());
        const Session& session = opened.controller.session();
        World world = session.startOfStep();
        world.settings.warmStarting = 1;
        QCOMPARE(opened.frozenSeries()[0].points, velocityErrors(measureStep(world)));
    }
};

SOLVERSCOPE_TEST(TestComparePanel, QApplication)
#include "test_compare_panel.moc"

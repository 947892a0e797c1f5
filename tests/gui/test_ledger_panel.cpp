// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSemaphore>
#include <QSpinBox>
#include <QTableView>

#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/text/number_text.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

ShownWindow withLedger(std::int64_t step, const QString& scene = QStringLiteral("stack_10")) {
    auto window = sharedWindow(scene);
    window->controller().changeSetting(QStringLiteral("position_correction"), QStringLiteral("erp"));
    window->controller().toStep(step);
    QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    auto* panel = &window->panel<LedgerPanel>();
    if (!QTest::qWaitFor([&] { return panel->isVisible() && panel->ledger(); })) qFatal("no ledger");
    return window;
}

QTableView& table(MainWindow& window, const char* name) { return *window.findChild<QTableView*>(QLatin1String(name)); }

}  // namespace

class TestLedgerPanel : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void theTableShowsTheLedgerOfTheStep() {
        auto window = withLedger(30);
        const auto* panel = &window->panel<LedgerPanel>();
        const Ledger expected = ledgerOf(session(*window).startOfStep());
        const QAbstractItemModel& lines = *table(*window, "ledgerLines").model();
        QCOMPARE(lines.rowCount(), static_cast<int>(expected.lines.size()));
        QVERIFY(lines.rowCount() > 0);
        for (int i = 0; i < lines.rowCount(); ++i) {
            const LedgerLine& line = expected.lines[static_cast<std::size_t>(i)];
            QCOMPARE(lines.index(i, 2).data(exactRole).toString(), exact(line.corrected));
            QCOMPARE(lines.index(i, 5).data(exactRole).toString(), exact(total(line.kinetic)));
        }
        QCOMPARE(panel->ledger()->corrected, expected.corrected);
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("ledgerHeadline"))->text().contains(QStringLiteral("Baumgarte")));
    }

    void theHeadlineHasTheWidthOfANarrowPanel() {
        auto window = withLedger(30);
        const auto* panel = &window->panel<LedgerPanel>();
        const auto* headline = window->findChild<QLabel*>(QStringLiteral("ledgerHeadline"));
        QVERIFY(panel->width() < 700);
        QVERIFY2(headline->width() > panel->width() - 30, qPrintable(QString::number(headline->width())));
        QVERIFY(headline->height() >= headline->heightForWidth(headline->width()));
    }

    void itFollowsTheCursorToOtherSteps() {
        auto window = withLedger(30);
        const auto* panel = &window->panel<LedgerPanel>();
        window->controller().toStep(4);
        const Ledger expected = ledgerOf(session(*window).startOfStep());
        QTRY_COMPARE(panel->ledger()->kineticAfter, expected.kineticAfter);
        QCOMPARE(panel->ledger()->corrected, expected.corrected);
    }

    void aStepThatBreaksALawOfMechanicsSaysSo() {
        auto window = withLedger(30, QStringLiteral("two_box_stack"));
        const auto* breaches = window->findChild<QLabel*>(QStringLiteral("ledgerBreaches"));
        QVERIFY2(!breaches->isVisible(), qPrintable(breaches->text()));
        window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("wrong_gravity"));
        window->controller().toStep(31);
        QTRY_VERIFY(breaches->isVisible());
        QVERIFY2(breaches->text().contains(QStringLiteral("The momentum changed by")), qPrintable(breaches->text()));
        QVERIFY(breaches->text().contains(QStringLiteral("wrong on purpose")));
    }

    void aLineTravelsToTheVisitThatCorrectedMost() {
        auto window = withLedger(30);
        auto& lines = table(*window, "ledgerLines");
        const LedgerLine line = window->panel<LedgerPanel>().ledger()->lines[3];
        lines.setFocus();
        lines.setCurrentIndex(lines.model()->index(3, 0));
        QTest::keyClick(&lines, Qt::Key_Return);
        QCOMPARE(session(*window).cursor().event, line.event);
        QCOMPARE(session(*window).event().constraint, line.constraint);
    }

    void severalStepsAreAddedUpInTheBackground() {
        auto window = withLedger(30);
        auto* panel = &window->panel<LedgerPanel>();
        auto* steps = window->findChild<QSpinBox*>(QStringLiteral("ledgerSteps"));
        steps->setValue(12);
        QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("ledgerAddUp")), Qt::LeftButton);
        QTRY_VERIFY(panel->sum());
        const Recording& recording = session(*window).recording();
        Ledger expected = ledgerOf(recording.startOf(19));
        for (std::int64_t step = 20; step <= 30; ++step) expected += ledgerOf(recording.startOf(step));
        QCOMPARE(panel->sum()->corrected, expected.corrected);
        QCOMPARE(panel->sum()->kineticAfter, expected.kineticAfter);
        QCOMPARE(total(panel->sum()->kinetic), total(expected.kinetic));
        // Another step: the sum was of others.
        window->controller().toStep(10);
        QTRY_VERIFY(!panel->sum());
    }

    void theModelsKeepTheRulesOfItemModels() {
        auto window = withLedger(30);
        const QAbstractItemModelTester lines(table(*window, "ledgerLines").model(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester causes(table(*window, "ledgerCauses").model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const int step : {2, 25, 1, 30}) {
            window->controller().toStep(step);
            settle();
        }
    }

    void theCausesAddUpToTheChangeOfTheEnergy() {
        auto window = withLedger(30);
        const QAbstractItemModel& causes = *table(*window, "ledgerCauses").model();
        double sum = 0;
        for (int i = 0; i < causeCount; ++i) sum += causes.index(i, 1).data(exactRole).toString().toDouble();
        const double change = causes.index(causeCount, 1).data(exactRole).toString().toDouble();
        QVERIFY(std::abs(sum - change) < 1e-9);
    }

    void anAnswerThatArrivesLateBelongsToItsOwnStep() {
        DebuggerController controller;
        QVERIFY(controller.openScene(sceneFile("two_box_stack")));
        controller.toStep(5);
        QObject receiver;
        QSemaphore gate;
        std::vector<std::pair<std::int64_t, std::int64_t>> arrived;
        StepAnalysis<std::int64_t> analysis(
            controller, &receiver,
            [&gate](const StepTrace& step, auto, const std::atomic<bool>&) {
                gate.acquire();
                return step.end().step;
            },
            [&] { arrived.emplace_back(analysis.step(), *analysis.result()); });
        QVERIFY(analysis.request());
        controller.play();
        QTRY_VERIFY(controller.session().cursor().step > 5);
        QVERIFY(!analysis.request());  // it is asked when the first answer is there, and its work has rested
        gate.release(2);
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), std::size_t{2}, patience);
        QCOMPARE(arrived[0].first, std::int64_t{5});
        for (const auto& [step, result] : arrived) QCOMPARE(step, result);
    }

    void pseudoVelocitiesAreALayerOfTheirOwn() {
        auto window = sharedWindow(QStringLiteral("sinking_box"));
        window->controller().changeSetting(QStringLiteral("position_correction"), QStringLiteral("split_impulse"));
        const auto hasPseudo = [&] {
            const auto& velocities = session(*window).world().pseudoVelocities;
            return std::ranges::any_of(velocities, [](const Velocity& v) { return length(v.v) > 0; });
        };
        bool found = false;
        for (int step = 1; step < 120 && !found; ++step) {
            window->controller().toStep(step);
            if (!hasPseudo()) continue;
            const auto& events = session(*window).events();
            for (std::size_t i = 0; i < events.size() && !found; ++i) {
                if (events[i].kind != EventKind::Phase || events[i].phase != Phase::SolvePseudoVelocities) continue;
                window->controller().seek({step, i, Term::VelocityB});
                found = hasPseudo();
            }
        }
        QVERIFY(found);
        auto* layer = window->findChild<QAction*>(QStringLiteral("sceneLayerPseudoVelocities"));
        QVERIFY(layer->isChecked());
        const QImage with = window->sceneView().grab().toImage();
        layer->setChecked(false);
        const QImage without = window->sceneView().grab().toImage();
        QVERIFY(with != without);
        layer->setChecked(true);
        QCOMPARE(window->sceneView().grab().toImage(), with);
    }
};

SOLVERSCOPE_TEST(TestLedgerPanel, QApplication)
#include "test_ledger_panel.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QTableView>

#include "gui/panels/offenders/offenders_panel.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestOffendersPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void theWorstRowIsShownMarkedAndTravelledToByKeys() {
        const auto window = sharedWindow();
        window->controller().seek({4, 0, Term::VelocityB});
        QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier);
        settle();
        auto* panel = &window->panel<OffendersPanel>();
        QVERIFY(panel->isVisible());
        auto* table = panel->findChild<QTableView*>(QStringLiteral("worstRows"));
        const QAbstractItemModelTester tester(table->model());
        World world = session(*window).startOfStep();
        const auto expected = worstOffenders(world, OffenderCriterion::Unsatisfied, 1);
        QVERIFY(!expected.empty());
        QVERIFY(table->model()->rowCount() > 1);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(session(*window).cursor().event, expected[0].event);
        QCOMPARE(session(*window).event().visit.row, expected[0].row.row);
    }

    void anotherMeasureGivesAnotherList() {
        const auto window = sharedWindow(QStringLiteral("domino"));
        window->controller().seek({40, 0, Term::VelocityB});
        dockOf(*window, "offendersDock")->show();
        settle();
        auto* panel = &window->panel<OffendersPanel>();
        auto* table = panel->findChild<QTableView*>(QStringLiteral("worstRows"));
        panel->findChild<QComboBox*>(QStringLiteral("offence"))->setCurrentIndex(static_cast<int>(OffenderCriterion::ClampChanges));
        World world = session(*window).startOfStep();
        QCOMPARE(static_cast<std::size_t>(table->model()->rowCount()),
                 worstOffenders(world, OffenderCriterion::ClampChanges, 50).size());
    }

    void theWorstStepOfTheRecordingIsAClickAway() {
        const auto window = sharedWindow(QStringLiteral("domino"));
        window->controller().toStep(90);
        dockOf(*window, "offendersDock")->show();
        settle();
        auto* table = window->panel<OffendersPanel>().findChild<QTableView*>(QStringLiteral("worstSteps"));
        const auto expected = worstSteps(session(*window).recording(), StepCriterion::Penetration, 1);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(session(*window).cursor().step, expected[0].step);
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestOffendersPanel, QApplication)
#include "test_offenders_panel.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTableView>

#include "gui/panels/exact_answer/exact_panel.h"
#include "gui/text/convergence_text.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "physics/scene/presets.h"
#include "physics/trace/input.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

ExactPanel* openedPanel(MainWindow& window) {
    QTest::keyClick(&window, Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    auto* panel = &window.panel<ExactPanel>();
    if (!QTest::qWaitFor([panel] { return panel->answer() != nullptr; }, patience)) qFatal("no answer");
    return panel;
}

QString text(const ExactPanel& panel, const char* label) { return panel.findChild<QLabel*>(QLatin1String(label))->text(); }

}  // namespace

class TestExactPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void theKeyShowsTheAnswerOfTheStepBesideWhatTheSolverHas() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        window->controller().toStep(1);
        const ExactPanel* const panel = openedPanel(*window);
        QVERIFY(panel->isVisible());
        QVERIFY(panel->answer()->solution.certified);
        QVERIFY2(text(*panel, "exactVerdict").startsWith("Certified"), qPrintable(text(*panel, "exactVerdict")));
        auto* rows = panel->findChild<QTableView*>(QStringLiteral("exactRows"));
        const QAbstractItemModelTester tester(rows->model());
        QCOMPARE(rows->model()->rowCount(), static_cast<int>(panel->answer()->problem.rows.size()));
        const auto& lambda = session(*window).world().rows;
        for (int row = 0; row < rows->model()->rowCount(); ++row) {
            const auto at = static_cast<std::size_t>(row);
            QCOMPARE(rows->model()->index(row, 1).data().toString(), shown(lambda[at].lambda, 6));
            QCOMPARE(rows->model()->index(row, 2).data().toString(), shown(panel->answer()->solution.impulses[at], 6));
        }
        auto* bodies = panel->findChild<QTableView*>(QStringLiteral("exactBodies"));
        const QAbstractItemModelTester bodiesTester(bodies->model());
        QCOMPARE(bodies->model()->rowCount(), 2);
        QVERIFY(text(*panel, "exactUniqueness").contains("are unique"));
        QVERIFY(!panel->findChild<QSlider*>(QStringLiteral("nullSlider"))->isVisible());
    }

    void rowsThatNearlyAnswerForEachOtherAreNotCalledUnique() {
        // The friction of two points, one of which is deeper by rounding.
        const auto window = sharedWindow(QStringLiteral("box_on_ramp"));
        const Settings now = session(*window).nextSettings();
        window->controller().changeSettings(settingChanges(now, withPreset(now, *findPreset("box2d-3"))));
        window->controller().toStep(60);
        const ExactPanel* const panel = openedPanel(*window);
        QCOMPARE(panel->answer()->nulls.dimension, std::size_t{0});
        QVERIFY2(text(*panel, "exactUniqueness").contains("almost not unique"), qPrintable(text(*panel, "exactUniqueness")));
    }

    void atTheEndOfAStepOfSubStepsTheImpulsesAreThere() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        QVERIFY(window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("tgs_soft")));
        window->controller().toStep(20);
        const ExactPanel* const panel = openedPanel(*window);
        const Session& at = session(*window);
        QVERIFY(at.atEndOfStep());
        QVERIFY(sameProblem(panel->answer()->problem, frozenStep(at.startOfStep(), at.event().substep).velocities));
        QVERIFY2(text(*panel, "exactVerdict").startsWith("Sub-step 4."), qPrintable(text(*panel, "exactVerdict")));
        auto* rows = panel->findChild<QTableView*>(QStringLiteral("exactRows"));
        QVERIFY(rows->model()->rowCount() > 0);
        for (int row = 0; row < rows->model()->rowCount(); ++row)
            QCOMPARE(rows->model()->index(row, 1).data().toString(),
                     shown(at.world().rows[static_cast<std::size_t>(row)].lambda, 6));
    }

    void theAnswerFollowsTheCursorToAnotherStep() {
        const auto window = sharedWindow();
        window->controller().toStep(3);
        const ExactPanel* const panel = openedPanel(*window);
        window->controller().toStep(12);
        QVERIFY(QTest::qWaitFor([panel] { return panel->answer() != nullptr; }, patience));
        QVERIFY(sameProblem(panel->answer()->problem, frozenStep(session(*window).startOfStep()).velocities));
    }

    void theAnswerDoesNotKeepItsStepAlive() {
        DebuggerController controller;
        QVERIFY(controller.openScene(sceneFile("two_box_stack")));
        controller.toStep(1);
        ExactPanel panel(controller);
        panel.show();
        QVERIFY(QTest::qWaitFor([&panel] { return panel.answer() != nullptr; }, patience));
        const std::weak_ptr<const StepTrace> step = controller.session().trace();
        panel.hide();
        controller.toStep(5);
        QTRY_VERIFY(step.expired());
    }

    void aNullDirectionIsDrawnAndMovesNoBody() {
        const auto window = sharedWindow(QStringLiteral("pyramid_10"));
        window->controller().toStep(60);
        const ExactPanel* const panel = openedPanel(*window);
        QVERIFY(text(*panel, "exactUniqueness").contains("not unique"));
        auto* slider = panel->findChild<QSlider*>(QStringLiteral("nullSlider"));
        QVERIFY(slider->isVisible());
        const NullDirection& direction = panel->answer()->nulls.directions[0];

        panel->findChild<QCheckBox*>(QStringLiteral("nullInScene"))->setChecked(true);
        const auto& arrows = window->sceneView().direction();
        QCOMPARE(arrows.size(), direction.parts.size());
        QCOMPARE(arrows[0].row.row, direction.parts[0].row);
        QCOMPARE(arrows[0].impulse, direction.parts[0].impulse);

        auto* rows = panel->findChild<QTableView*>(QStringLiteral("exactRows"));
        const auto part = static_cast<int>(direction.parts[0].row);
        const QString before = rows->model()->index(part, 2).data(Qt::ToolTipRole).toString();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(slider->value() > 0);
        QVERIFY(rows->model()->index(part, 2).data(Qt::ToolTipRole).toString() != before);
        const std::vector<Real> moved =
            movedAlong(direction, direction.maxT * slider->value() / slider->maximum(), panel->answer()->solution.impulses);
        const VelocityChange change =
            largestChange(panel->answer()->solution.velocities, velocitiesAfter(panel->answer()->problem, moved));
        QVERIFY(change.linear < 1e-12 && change.angular < 1e-12);
        QVERIFY2(text(*panel, "exactMoved").contains(shown(change.linear, 2)), qPrintable(text(*panel, "exactMoved")));

        dockOf(*window, "exactDock")->close();
        settle();
        QVERIFY(window->sceneView().direction().empty());
    }

    void theTableIsCopiedWithEveryDigit() {
        const auto window = sharedWindow(QStringLiteral("two_box_stack"));
        window->controller().toStep(1);
        const ExactPanel* const panel = openedPanel(*window);
        auto* rows = panel->findChild<QTableView*>(QStringLiteral("exactRows"));
        rows->setFocus();
        rows->selectAll();
        QTest::keyClick(rows, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(exact(panel->answer()->solution.impulses[0])));
    }

    void aMethodThatMovesPositionsHasNoExactAnswerAndThePanelSaysWhy() {
        const auto window = sharedWindow();
        QVERIFY(window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("xpbd")));
        window->controller().toStep(5);
        const ExactPanel* const panel = openedPanel(*window);
        QVERIFY(panel->findChild<QLabel*>(QStringLiteral("exactEmpty"))->isVisible());
        QVERIFY(text(*panel, "exactEmpty").contains("moves positions"));
    }

    void aLongSearchIsMadeWhenAskedForAndCanBeCancelled() {
        const auto window = sharedWindow(QStringLiteral("pyramid_30"));
        window->controller().setUnaskedSearch({.newtonSteps = 2});
        const auto usual = qScopeGuard([&] { window->controller().setUnaskedSearch({.seconds = secondsUnasked}); });
        window->controller().toStep(3);
        QTest::keyClick(window.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        auto* panel = &window->panel<ExactPanel>();
        QVERIFY(QTest::qWaitFor([panel] { return !panel->isBusy(); }, patience));
        QVERIFY(!panel->answer());
        auto* find = panel->findChild<QWidget*>(QStringLiteral("exactFind"));
        QVERIFY(find->isVisible());
        const auto* asks = panel->findChild<QLabel*>(QStringLiteral("exactProgress"));
        QCOMPARE(asks->text(), askFirstText());
        find->setFocus();
        QTest::keyClick(find, Qt::Key_Space);
        QVERIFY(panel->isBusy());
        auto* cancel = panel->findChild<QWidget*>(QStringLiteral("exactCancel"));
        QVERIFY(cancel->isVisible());
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Space);
        QVERIFY(QTest::qWaitFor([panel] { return panel->answer() != nullptr; }, patience));
        QVERIFY(!panel->isBusy());
        const bool soonEnough = panel->answer()->broken;  // or it was done before the key
        QVERIFY(soonEnough || panel->answer()->solution.certified);
        if (soonEnough) QVERIFY(text(*panel, "exactVerdict").contains("ancelled"));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestExactPanel, QApplication)
#include "test_exact_panel.moc"

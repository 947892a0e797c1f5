// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The challenge of a scene in the window: what it locks, its gauges, and the run that it is judged by.
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QToolButton>
#include <set>

#include "gui/lessons/challenge_bar.h"
#include "gui/lessons/task_gauge.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/scene_edits.h"
#include "gui/session/scene_link.h"
#include "gui/style/text_size.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

ChallengeBar& barOf(MainWindow& window) { return *window.findChild<ChallengeBar*>(); }
QString stateOf(MainWindow& window) { return barOf(window).findChild<QLabel*>(QStringLiteral("challengeState"))->text(); }
QPushButton& tryButton(MainWindow& window) { return *barOf(window).findChild<QPushButton*>(QStringLiteral("challengeTry")); }

QWidget* editorOf(MainWindow& window, const char* name) {
    return window.panel<SettingsPanel>().findChild<QWidget*>(QLatin1String(name));
}

}  // namespace

class TestChallengeBar : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aSceneWithoutAChallengeHasNoBar() {
        auto window = shownWindow(QStringLiteral("stack_10"));
        QVERIFY(barOf(*window).isHidden());
        QVERIFY(editorOf(*window, "erp.number")->isEnabled());
    }

    void theBarSaysWhatToReachAndShowsGauges() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        QVERIFY(barOf(*window).isVisible());
        QCOMPARE(barOf(*window).findChild<QLabel*>(QStringLiteral("challengeAsk"))->text(),
                 QString::fromStdString(window->controller().scene().challenge->ask));
        QTRY_COMPARE(barOf(*window).findChildren<TaskGauge*>().size(), 2);
        QVERIFY(stateOf(*window).contains(QStringLiteral("541")));
        QVERIFY(barOf(*window).height() < window->sceneView().height());
    }

    void theMetersShareALine_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) QTest::addRow("%d", size.width()) << size;
    }
    void theMetersShareALine() {
        QFETCH(QSize, size);
        auto window = shownWindow(QStringLiteral("challenge_tower"), size);
        QTRY_COMPARE(barOf(*window).findChildren<TaskGauge*>().size(), 2);
        settle();
        std::set<int> lines;
        for (const auto* meter : barOf(*window).findChildren<TaskGauge*>())
            lines.insert(meter->mapTo(&barOf(*window), QPoint()).y() + meter->height());
        QCOMPARE(lines.size(), std::size_t{1});
    }

    void withLargeTextItScrollsInsteadOfCuttingItsLines() {
        const auto back = qScopeGuard([] { applyTextSize(textSizes.front()); });
        applyTextSize(200);
        auto window = shownWindow(QStringLiteral("challenge_tower"), QSize(1280, 800));
        settle();
        const auto& ask = *barOf(*window).findChild<QLabel*>(QStringLiteral("challengeAsk"));
        QVERIFY(ask.height() >= ask.heightForWidth(ask.width()));
        QWidget& parts = *tryButton(*window).parentWidget();
        QVERIFY(parts.height() >= parts.heightForWidth(parts.width()));
        QVERIFY(barOf(*window).height() < window->sceneView().height());
    }

    void aGoalIsReachedOnlyInTheStepsThatCount() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        const auto reached = [&] {
            int count = 0;
            for (const auto* name : barOf(*window).findChildren<QLabel*>(QStringLiteral("gaugeName")))
                count += name->text().startsWith(QChar(0x2713));
            return count;
        };
        QTRY_COMPARE(barOf(*window).findChildren<TaskGauge*>().size(), 2);
        QCOMPARE(reached(), 0);
        Scene scene = window->controller().scene();
        scene.challenge->step = 1;
        scene.challenge->hold = 1;
        window->controller().openScene(scene);
        QTRY_VERIFY(reached() > 0);
    }

    void whatTheChallengeDoesNotNameIsLockedUntilFreePlay() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        QVERIFY(!editorOf(*window, "erp.number")->isEnabled());
        QVERIFY(editorOf(*window, "iterations.count")->isEnabled());
        QVERIFY(window->controller().edits().refusal().contains(QStringLiteral("challenge")));
        barOf(*window).findChild<QToolButton*>(QStringLiteral("challengeFree"))->click();
        QVERIFY(editorOf(*window, "erp.number")->isEnabled());
        QVERIFY(window->controller().edits().refusal().isEmpty());
        QVERIFY(window->openScene(QStringLiteral("challenge_chain")));
        QVERIFY(!editorOf(*window, "erp.number")->isEnabled());
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(editorOf(*window, "erp.number")->isEnabled());
    }

    void whoBuildsIsNotLocked() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        window->showPerspective(Perspective::Build);
        settle();
        QVERIFY(window->controller().edits().refusal().isEmpty());
        window->showPerspective(Perspective::Debug);
        settle();
        QVERIFY(!window->controller().edits().refusal().isEmpty());
    }

    void aTryRunsFromTheStartWithTheSettingsEnteredLater() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        tryButton(*window).click();
        QTRY_VERIFY_WITH_TIMEOUT(stateOf(*window).contains(QStringLiteral("Not yet")), 20'000);
        QVERIFY(!barOf(*window).isSolved());
        DebuggerController& controller = window->controller();
        controller.changeSettings({{"method", "avbd"}});
        tryButton(*window).click();
        QTRY_VERIFY_WITH_TIMEOUT(barOf(*window).isSolved(), 20'000);
        QVERIFY(stateOf(*window).contains(QStringLiteral("✓")));
        QCOMPARE(controller.session().recording().steps(), std::int64_t{600});
        QCOMPARE(controller.session().recording().inputs().front().step, std::int64_t{1});
        controller.changeSettings({{"iterations", "2"}});
        QVERIFY(!barOf(*window).isSolved());
    }

    void aLockedSettingThatWasChangedIsNamed() {
        auto window = shownWindow(QStringLiteral("challenge_tower"));
        window->controller().changeSettings({{"dt", "0.001"}});
        tryButton(*window).click();
        QVERIFY(stateOf(*window).contains(QStringLiteral("Time step")));
    }

    void aRunCanBeCancelled() {
        auto window = shownWindow(QStringLiteral("challenge_chain"));
        tryButton(*window).click();
        QCOMPARE(tryButton(*window).text(), QStringLiteral("Cancel"));
        tryButton(*window).click();
        QCOMPARE(tryButton(*window).text(), QStringLiteral("Try it"));
        settle();
        QVERIFY(!barOf(*window).isSolved());
        QCOMPARE(window->controller().session().recording().steps(), std::int64_t{1});
    }

    void aLinkCarriesTheChallenge() {
        const Scene scene = shippedScene(QStringLiteral("challenge_tower"));
        const auto word = sceneWord(scene);
        QVERIFY(word.has_value());
        const auto back = sceneInWord(*word);
        QVERIFY(back.has_value());
        QVERIFY(*back == scene);
    }

    void propertiesGiveASceneAChallengeAndTakeItAway() {
        DebuggerController controller;
        controller.openScene(shippedScene(QStringLiteral("single_box")));
        PropertiesPanel panel(controller);
        panel.resize(400, 700);
        panel.show();
        auto* on = panel.findChild<QAbstractButton*>(QStringLiteral("challenge"));
        QVERIFY(on);
        on->click();
        QVERIFY(controller.scene().challenge.has_value());
        const auto check = [&panel] { return panel.findChild<QLineEdit*>(QStringLiteral("challenge.check")); };
        QTRY_VERIFY(check());
        check()->setText(QStringLiteral("body(\"box\").y >"));
        QTest::keyClick(check(), Qt::Key_Return);
        QCOMPARE(controller.scene().challenge->check, std::string("max_penetration() < 0.01"));
        check()->setText(QStringLiteral("body(\"box\").y > 0"));
        QTest::keyClick(check(), Qt::Key_Return);
        QCOMPARE(controller.scene().challenge->check, std::string("body(\"box\").y > 0"));
        const auto again = parseScene(sceneText(controller.scene()), "again", challengeFormulaProblem);
        QVERIFY(again && *again == controller.scene());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the switch that was shown before
        panel.findChild<QAbstractButton*>(QStringLiteral("challenge"))->click();
        QVERIFY(!controller.scene().challenge.has_value());
    }
};

SOLVERSCOPE_TEST(TestChallengeBar, QApplication)
#include "test_challenge_bar.moc"

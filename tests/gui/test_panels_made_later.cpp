// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A panel that is made after the window shows and obeys what one made with the window does.
#include <QLabel>
#include <QMenu>

#include "gui/app/actions.h"
#include "gui/app/lesson_host.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/app/welcome/welcome_tile.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/panels/energy_ledger/ledger_panel.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/settings/settings_panel.h"
#include "tests/gui/chosen_language.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QStringList labelsOf(const QWidget& panel) {
    QStringList texts;
    for (const auto* label : panel.findChildren<QLabel*>())
        if (label->isVisibleTo(&panel)) texts += label->text();
    return texts;
}

int madeIn(MainWindow& window) {
    const auto& docks = window.panels().docks();
    return static_cast<int>(std::ranges::count_if(docks, [](const PanelDock* each) { return each->made() != nullptr; }));
}

/// Counts the panels of a window when it is painted for the first time.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(MainWindow& window) : m_window(window) { window.installEventFilter(this); }

    int panels = -1;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && panels < 0) panels = madeIn(m_window);
        return false;
    }

private:
    MainWindow& m_window;
};

}  // namespace

class TestPanelsMadeLater : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aHiddenPanelIsMadeWhenItIsShown() {
        MainWindow window;
        open(window);
        QVERIFY(window.panels().made<BodiesTable>() && window.panels().made<BodiesTable>()->isVisible());
        QVERIFY(!window.panels().made<LedgerPanel>());
        window.showPanel(QStringLiteral("ledger"));
        QVERIFY(window.panels().made<LedgerPanel>());
        QTRY_VERIFY(window.panels().made<LedgerPanel>()->isVisible());
    }

    void theMenuViewMakesAPanel() {
        MainWindow window;
        open(window);
        window.panels().dock(QStringLiteral("ledger"))->toggleViewAction()->trigger();
        QTRY_VERIFY(window.panels().made<LedgerPanel>() && window.panels().made<LedgerPanel>()->isVisible());
    }

    void aPanelThatWasOpenIsMadeAtTheNextStart() {
        {
            MainWindow window;
            open(window);
            window.showPanel(QStringLiteral("ledger"));
            settle();
            QVERIFY(window.close());
        }
        MainWindow next;
        open(next);
        QTRY_VERIFY(next.panels().made<LedgerPanel>() && next.panels().made<LedgerPanel>()->isVisible());
    }

    void thePageIsPaintedBeforeAnyPanelIsMade() {
        MainWindow window;
        window.userSession().begin();
        FirstPaint first(window);
        window.show();
        QTRY_VERIFY(first.panels >= 0);
        QCOMPARE(first.panels, 0);
        // Afterwards the page says which lesson is next, and the panels under it wait for nothing more.
        const auto* learn = window.findChild<WelcomeTile*>(QStringLiteral("door1"));
        QTRY_VERIFY(learn->accessibleDescription().contains(QStringLiteral("Arrows")));
        const auto allMade = [&window] {
            return std::ranges::all_of(window.panels().docks(),
                                       [](const PanelDock* each) { return each->made() || !each->isVisible(); });
        };
        QTRY_VERIFY(allMade() && madeIn(window) > 1);
    }

    void aPanelMadeLaterShowsTheCursorAndTheScene() {
        MainWindow window;
        open(window);
        window.panels().dock(QStringLiteral("row"))->hide();
        MainWindow later(&window.workspace());
        QVERIFY(!later.panels().made<RowCard>());
        for (int i = 0; i < 5; ++i) window.controller().forward(Granularity::Row);
        const auto& made = later.panel<RowCard>();
        later.setWindowState(Qt::WindowNoState);
        later.resize(window.size());
        later.show();
        window.showPanel(QStringLiteral("row"));
        settle();
        QTRY_COMPARE(made.size(), window.panel<RowCard>().size());
        QCOMPARE(labelsOf(made), labelsOf(window.panel<RowCard>()));
    }

    void aPanelMadeLaterIsLockedByTheLesson() {
        MainWindow window;
        QVERIFY(!window.panels().made<SettingsPanel>());
        emit window.panel<LessonPanel>().controlsUnlocked({QStringLiteral("iterations")});
        const Settings& settings = session(window).settings();
        const auto& panel = window.panel<SettingsPanel>();
        QVERIFY(panel.disabledReason(settings, *findSetting("iterations")).isEmpty());
        QVERIFY(!panel.disabledReason(settings, *findSetting("method")).isEmpty());
    }

    void theMenuListsTheLessonsWhenItOpens() {
        MainWindow window;
        const auto menus = window.findChildren<QMenu*>();
        const auto found = std::ranges::find_if(menus, [&](const QMenu* each) {
            return each->actions().contains(window.actions()[QStringLiteral("lesson-contents")]);
        });
        QVERIFY(found != menus.end());
        const auto before = (*found)->actions().size();
        emit(*found)->aboutToShow();
        QVERIFY((*found)->actions().size() > before);
    }

    void aWindowInAnotherLanguageHasThePanelsOfTheOneBefore() {
        LanguageSwitch holder;
        open(holder.window());
        QVERIFY(!holder.window().panels().made<LedgerPanel>());
        holder.window().panel<LedgerPanel>();
        chooseLanguage(holder, "ru");
        QVERIFY(holder.window().panels().made<LedgerPanel>());
        chooseLanguage(holder, "en");
    }

private:
    static void open(MainWindow& window) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(smallWindow);
        QVERIFY(window.openScene(QStringLiteral("stack_10")));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestPanelsMadeLater, QApplication)
#include "test_panels_made_later.moc"

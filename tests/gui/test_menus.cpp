// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTextBrowser>
#include <QtTest>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/scene/view_buttons.h"
#include "gui/widgets/build.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QMenu* menuIn(const QWidget& around, const QString& title) {
    for (auto* menu : around.findChildren<QMenu*>())
        if (Actions::plain(menu->title()) == title) return menu;
    return nullptr;
}

}  // namespace

class TestMenus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void noMenuHasMoreThanFifteenEntries() {
        const auto window = shownWindow();
        QStringList tooLong;
        const auto menus = window->menuBar()->findChildren<QMenu*>();
        QVERIFY(menus.size() > 12);
        for (const QMenu* menu : menus) {
            const auto entries = std::ranges::count_if(menu->actions(), [](const QAction* each) { return !each->isSeparator(); });
            if (entries > 15) tooLong += QStringLiteral("%1: %2").arg(menu->title()).arg(entries);
        }
        QVERIFY2(tooLong.isEmpty(), qPrintable(tooLong.join(QLatin1Char('\n'))));
    }

    void whatTheMouseDoesIsInTheStatusBarAndAmongTheKeys() {
        const auto window = shownWindow();
        const auto* line = window->statusBar()->findChild<ElidedLabel*>(QStringLiteral("mouseLine"));
        QVERIFY(line && line->isVisible());
        QVERIFY(!line->text().isEmpty() && line->fullText().startsWith(line->text()));  // none of its parts is cut
        const KeysDialog keys(window->actions());
        const QString page = keys.findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(page.contains(QStringLiteral("Mouse in the scene")));
        for (const auto& [gesture, effect] : ViewButtons::mouseActions()) {
            QVERIFY2(page.contains(gesture) && page.contains(effect), qPrintable(gesture));
        }
    }

    void everyCommandIsInAMenu() {
        const auto window = shownWindow();
        QSet<const QAction*> shown;
        for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>())
            for (const QAction* each : menu->actions()) shown.insert(each);
        for (const Command& command : window->actions().commands())
            QVERIFY2(shown.contains(command.action), qPrintable(command.name));
    }

    void theMenuPanelsHasEveryPanelOnce() {
        const auto window = shownWindow();
        const QMenu* panels = menuIn(*window->menuBar(), QStringLiteral("Panels"));
        QVERIFY(panels);
        QList<QAction*> entries = panels->actions();
        for (const auto* menu : panels->findChildren<QMenu*>()) entries += menu->actions();
        for (const auto* dock : window->panels().docks()) QCOMPARE(entries.count(dock->toggleViewAction()), 1);
    }

    void noMenuBeginsOrEndsWithASeparator() {
        const auto window = shownWindow();
        for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>()) {
            if (menu->isEmpty()) continue;
            QVERIFY2(!menu->actions().first()->isSeparator() && !menu->actions().last()->isSeparator(), qPrintable(menu->title()));
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMenus, QApplication)
#include "test_menus.moc"

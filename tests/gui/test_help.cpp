// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTextBrowser>
#include <QtTest>
#include <set>

#include "gui/app/actions.h"
#include "gui/app/help/help_window.h"
#include "gui/app/panels.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/style/text_size.h"
#include "gui/text/language.h"
#include "lessons/loader/lesson_link.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

HelpWindow* helpOf(MainWindow& window) { return window.findChild<HelpWindow*>(); }

QStringList captured(const QString& text, const char* pattern) {
    QStringList all;
    for (auto it = QRegularExpression(QLatin1String(pattern)).globalMatch(text); it.hasNext();) all += it.next().captured(1);
    return all;
}

void languageRows() {
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

}  // namespace

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyPanelHasAPageInEveryLanguage_data() { languageRows(); }
    void everyPanelHasAPageInEveryLanguage() {
        QFETCH(QString, language);
        std::set<QString> ids;
        for (const HelpPage& page : helpPages(language)) {
            QVERIFY2(ids.insert(page.id).second, qPrintable(page.id));
            QVERIFY2(!page.title.isEmpty() && page.text.size() > 30, qPrintable(page.id));
        }
        for (const PanelInfo& panel : panelTable()) QVERIFY2(ids.contains(QLatin1String(panel.name)), panel.name);
        QVERIFY(ids.contains(QStringLiteral("window")) && ids.contains(QStringLiteral("scene")));
    }

    void everyLanguageHasThePagesFormulasAndLinksOfEnglish_data() { languageRows(); }
    void everyLanguageHasThePagesFormulasAndLinksOfEnglish() {
        QFETCH(QString, language);
        const auto first = helpPages(QStringLiteral("en"));
        const auto pages = helpPages(language);
        QCOMPARE(pages.size(), first.size());
        const auto count = std::ranges::count_if(first, [](const HelpPage& page) { return page.group == HelpPage::Group::Term; });
        QVERIFY(count >= 40);
        for (std::size_t i = 0; i < first.size(); ++i) {
            QCOMPARE(pages[i].id, first[i].id);
            QCOMPARE(captured(pages[i].text, "\\]\\(([^)]+)\\)"), captured(first[i].text, "\\]\\(([^)]+)\\)"));
            QStringList formulas = captured(pages[i].text, "`([^`]+)`");
            QStringList expected = captured(first[i].text, "`([^`]+)`");
            formulas.sort();
            expected.sort();
            QVERIFY2(formulas == expected, qPrintable(pages[i].id));
        }
    }

    void everyLinkAndKeyLeadsSomewhere_data() { languageRows(); }
    void everyLinkAndKeyLeadsSomewhere() {
        QFETCH(QString, language);
        const auto window = shownWindow();
        const auto& lessons = window->panel<LessonPanel>().library();
        std::set<QString> ids;
        std::set<QString> commands;
        const auto pages = helpPages(language);
        for (const HelpPage& page : pages) ids.insert(page.id);
        for (const Command& command : window->actions().commands()) commands.insert(command.name);
        for (const HelpPage& page : pages) {
            for (const QString& name : captured(page.text, "\\{key ([^}]*)\\}"))
                QVERIFY2(commands.contains(name), qPrintable(page.id + QLatin1Char(' ') + name));
            for (const QString& address : captured(page.text, "\\]\\(([^)]+)\\)")) {
                if (address.startsWith(QLatin1Char('#'))) {
                    QVERIFY2(ids.contains(address.mid(1)), qPrintable(page.id + address));
                    continue;
                }
                if (address.startsWith(QLatin1String("http"))) {
                    QVERIFY2(QUrl(address, QUrl::StrictMode).isValid(), qPrintable(address));
                    continue;
                }
                const auto link = parseLink(address.toStdString());
                QVERIFY2(link && std::holds_alternative<LessonLink>(*link), qPrintable(address));
                QVERIFY2(lessons.find(QString::fromStdString(std::get<LessonLink>(*link).id)), qPrintable(address));
            }
        }
    }

    void theKeyOpensThePageOfThePanelWithTheKeyboard() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("matrix")]->trigger();
        settle();
        window->actions()[QStringLiteral("help")]->trigger();
        QVERIFY(helpOf(*window)->isVisible());
        QCOMPARE(helpOf(*window)->page(), QStringLiteral("matrix"));
        helpOf(*window)->close();
        window->sceneView().setFocus();
        press(*window, Qt::Key_F1);
        QCOMPARE(helpOf(*window)->page(), QStringLiteral("scene"));
        QCOMPARE(HelpWindow::pageOf(*window, nullptr), QStringLiteral("window"));
        for (const PanelInfo& panel : panelTable()) {
            const QDockWidget* dock = window->panels().dock(QLatin1String(panel.name));
            QCOMPARE(HelpWindow::pageOf(*window, dock->widget()), QLatin1String(panel.name));
        }
    }

    /// The help key then explains that panel, and arrow keys move in it.
    void aCommandThatShowsAPanelGivesItTheKeyboard_data() {
        QTest::addColumn<QString>("dock");
        QTest::newRow("ledger") << QStringLiteral("ledgerDock");
        QTest::newRow("offenders") << QStringLiteral("offendersDock");
        QTest::newRow("history") << QStringLiteral("historyDock");
        QTest::newRow("exact") << QStringLiteral("exactDock");
    }
    void aCommandThatShowsAPanelGivesItTheKeyboard() {
        QFETCH(QString, dock);
        const auto window = shownWindow();
        window->actions()[QString::fromLatin1(QTest::currentDataTag())]->trigger();
        settle();
        const QWidget* shown = window->findChild<QDockWidget*>(dock);
        QVERIFY(shown && window->focusWidget() && shown->isAncestorOf(window->focusWidget()));
    }

    void noPageShowsAPlaceholderOrAnEmptyLink() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("glossary")]->trigger();
        const HelpWindow& help = *helpOf(*window);
        for (const HelpPage& page : help.pages()) {
            const QString text = help.markdown(page);
            QVERIFY2(!text.contains(QLatin1String("{key")) && !text.contains(QLatin1String("[](")) &&
                         !text.contains(QLatin1String("{lessons")),
                     qPrintable(text));
        }
        QVERIFY(help.page().isEmpty());  // all terms
        const QString shown = help.findChild<QTextBrowser*>(QStringLiteral("helpText"))->toPlainText();
        for (const HelpPage& page : help.pages())
            if (page.group == HelpPage::Group::Term) QVERIFY2(shown.contains(page.title), qPrintable(page.title));
    }

    void theSearchFindsTitlesFirst_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("page");
        QTest::newRow("a term") << "warm starting"
                                << "term-warm-starting";
        QTest::newRow("a panel") << "time ser"
                                 << "energy";
        QTest::newRow("a title before texts") << "slop"
                                              << "term-slop";
        QTest::newRow("a text") << "condition number"
                                << "matrix";
    }
    void theSearchFindsTitlesFirst() {
        QFETCH(QString, typed);
        QFETCH(QString, page);
        const auto window = shownWindow();
        window->actions()[QStringLiteral("glossary")]->trigger();
        helpOf(*window)->findChild<QLineEdit*>(QStringLiteral("helpSearch"))->setText(typed);
        QCOMPARE(helpOf(*window)->page(), page);
    }

    void aLinkOpensItsPageLessonOrPanel() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("help")]->trigger();
        HelpWindow& help = *helpOf(*window);
        auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        emit text->anchorClicked(QUrl(QStringLiteral("#term-clamp")));
        QCOMPARE(help.page(), QStringLiteral("term-clamp"));
        emit text->anchorClicked(QUrl(QStringLiteral("panel:matrix")));
        QVERIFY(!dockOf(*window, "matrixDock")->isHidden());
        emit text->anchorClicked(QUrl(QStringLiteral("solverscope:lesson?id=3.3")));
        QCOMPARE(window->panel<LessonPanel>().lesson(), QStringLiteral("3.3"));
    }

    void theHintsOfFieldsAreReadAsAWhole_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("percent");
        for (const Language& language : languages())
            for (const int percent : {100, 150})
                QTest::addRow("%s %d", language.code, percent) << QString::fromLatin1(language.code) << percent;
    }
    void theHintsOfFieldsAreReadAsAWhole() {
        QFETCH(QString, code);
        QFETCH(int, percent);
        const auto usual = qScopeGuard([] {
            useLanguage(QStringLiteral("en"));
            applyTextSize(100);
        });
        useLanguage(code);
        applyTextSize(percent);
        const auto window = shownWindow();
        HelpWindow& help = HelpWindow::of(*window);
        help.showPage(QStringLiteral("window"));
        ShortcutsDialog keys(window->actions());
        keys.show();
        settle();
        for (const QWidget* each : {static_cast<const QWidget*>(&help), static_cast<const QWidget*>(&keys)}) {
            const QStringList cut = cutLists(*each);
            QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestHelp, QApplication)
#include "test_help.moc"

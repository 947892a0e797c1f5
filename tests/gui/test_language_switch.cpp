// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The language of the real window changes at once, and nothing else does.
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTranslator>
#include <QtTest>
#include <set>

#include "gui/language/engine_text.h"
#include "gui/language/language.h"
#include "gui/language/language_switch.h"
#include "gui/session/actions.h"
#include "gui/session/bookmarks.h"
#include "gui/session/breakpoints.h"
#include "physics/base/hash.h"
#include "tests/gui/shown_window.h"
#include "tests/gui/translation_file.h"

using namespace solverscope;

namespace {

/// Hears every text that is looked up, and translates none.
class Eavesdropper : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        m_heard.insert({QString::fromUtf8(context), QString::fromUtf8(source)});
        return {};
    }
    bool isEmpty() const override { return false; }

    const std::set<std::pair<QString, QString>>& heard() const { return m_heard; }

private:
    mutable std::set<std::pair<QString, QString>> m_heard;
};

struct Shown {
    LanguageSwitch language;

    explicit Shown(const QString& scene = QStringLiteral("two_box_stack")) {
        MainWindow& first = language.window();
        first.setWindowState(Qt::WindowNoState);
        first.resize(smallWindow);
        if (!first.openScene(scene)) qFatal("the scene does not open");
        first.show();
        if (!QTest::qWaitForWindowActive(&first)) qFatal("the window does not become active");
        settle();
    }

    MainWindow& window() { return language.window(); }

    /// As the user does: the old window is gone when the menu has been left.
    void choose(const char* code) {
        const QPointer<MainWindow> before = &window();
        window().actions()[QStringLiteral("language-") + QLatin1String(code)]->trigger();
        QTRY_VERIFY(before.isNull());
        settle();
    }
};

QStringList menuTitles(const MainWindow& window) {
    QStringList titles;
    for (const QAction* action : window.menuBar()->actions()) titles += action->text();
    return titles;
}

}  // namespace

class TestLanguageSwitch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void init() {
        m_user.forget();
        useLanguage(QStringLiteral("en"));
    }

    void cleanup() { useLanguage(QStringLiteral("en")); }

    void theMenuChangesTheLanguageAtOnceAndBack_data() { languageRows(); }
    void theMenuChangesTheLanguageAtOnceAndBack() {
        QFETCH(QString, code);
        QFETCH(QString, fileMenu);
        QFETCH(QString, bodies);
        Shown shown;
        const QStringList english = menuTitles(shown.window());
        shown.choose(code.toLatin1());
        QVERIFY(shown.window().isVisible());
        QCOMPARE(languageInUse(), code);
        QCOMPARE(menuTitles(shown.window()).front(), fileMenu);
        QCOMPARE(dockOf(shown.window(), "bodiesDock")->windowTitle(), bodies);
        QVERIFY(shown.window().actions()[QStringLiteral("language-") + code]->isChecked());
        shown.choose("en");
        QCOMPARE(menuTitles(shown.window()), english);
        QCOMPARE(dockOf(shown.window(), "bodiesDock")->windowTitle(), QStringLiteral("Bodies"));
    }

    void theChoiceIsKeptAndAnEmptyOneFollowsTheSystem() {
        Shown shown;
        QCOMPARE(savedLanguage(), QString());
        shown.choose("ja");
        QCOMPARE(savedLanguage(), QStringLiteral("ja"));
        useLanguage({});
        QCOMPARE(languageInUse(), systemLanguage());
        QVERIFY(isLanguage(systemLanguage()));
        useLanguage(QStringLiteral("xx"));
        QCOMPARE(languageInUse(), QStringLiteral("en"));
    }

    void eachLanguageNamesItselfInTheMenu() {
        Shown shown;
        const auto* menu = shown.window().findChild<QMenu*>(QStringLiteral("languageMenu"));
        QVERIFY(menu);
        QStringList names;
        for (const QAction* action : menu->actions()) names += action->text();
        QCOMPARE(names, QStringList({QStringLiteral("English"), QStringLiteral("Русский"), QStringLiteral("日本語")}));
    }

    void theMomentStaysToTheBit() {
        Shown shown(QStringLiteral("stack_10"));
        DebuggerController& controller = shown.window().controller();
        controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("7"));
        controller.toStep(12);
        controller.back(Grain::Row);
        controller.back(Grain::Row);
        const Cursor cursor = session(shown.window()).cursor();
        const auto hash = hashOf(session(shown.window()).world());
        for (const char* code : {"ru", "ja", "en"}) {
            shown.choose(code);
            QCOMPARE(&shown.window().controller(), &controller);
            QVERIFY(session(shown.window()).cursor() == cursor);
            QCOMPARE(hashOf(session(shown.window()).world()), hash);
            QVERIFY(session(shown.window()).canUndo());
        }
        controller.undo();
        QCOMPARE(session(shown.window()).nextSettings().iterations, 10);
    }

    void numbersKeepTheirPoint() {
        useLanguage(QStringLiteral("ru"));
        Shown shown;
        const auto* step = shown.window().findChild<QLabel*>(QStringLiteral("statusStep"));
        QVERIFY(step->text().contains(QLatin1Char('.')));
        QVERIFY(!step->text().contains(QLatin1Char(',')));
    }

    void textsOfTheLayersBelowAreTranslated() {
        QCOMPARE(engineText("Iterations"), QStringLiteral("Iterations"));
        QCOMPARE(engineText("something that no table holds"), QStringLiteral("something that no table holds"));
        QCOMPARE(engineText({}), QString());
        QCOMPARE(branchText("Branch 3"), QStringLiteral("Branch 3"));
        QCOMPARE(branchText("Branch x"), QStringLiteral("Branch x"));
    }

    /// A context that differs from the one in the files would leave a text in English for ever.
    void everyTextThatTheWindowLooksUpStandsInTheFiles() {
        std::set<std::pair<QString, QString>> known;
        std::set<QString> contexts;
        for (const TranslatedText& text : translationsInto(QStringLiteral("ru"))) {
            known.insert({text.context, text.source});
            contexts.insert(text.context);
        }
        Eavesdropper ear;
        QCoreApplication::installTranslator(&ear);
        {
            Shown shown(QStringLiteral("stack_10"));
            for (QDockWidget* dock : shown.window().findChildren<QDockWidget*>()) {
                dock->show();
                dock->raise();
                settle();
            }
            shown.window().controller().toStep(3);
            for (int i = 0; i < 40; ++i) shown.window().controller().back(Grain::Stop);
            settle();
        }
        QCoreApplication::removeTranslator(&ear);
        QStringList unknown;
        for (const auto& text : ear.heard()) {
            const bool ours = text.first.startsWith(QLatin1String("solverscope")) || contexts.contains(text.first);
            if (ours && !known.contains(text)) unknown += text.first + QStringLiteral(": ") + text.second;
        }
        QVERIFY(ear.heard().size() > 800);
        QVERIFY2(unknown.isEmpty(), unknown.join(QLatin1Char('\n')).toUtf8());
    }

private:
    static void languageRows() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("fileMenu");
        QTest::addColumn<QString>("bodies");
        QTest::newRow("Russian") << QStringLiteral("ru") << QStringLiteral("&Файл") << QStringLiteral("Тела");
        QTest::newRow("Japanese") << QStringLiteral("ja") << QStringLiteral("ファイル(&F)") << QStringLiteral("物体");
    }

    UserOfATest m_user;
};

QTEST_MAIN(TestLanguageSwitch)
#include "test_language_switch.moc"

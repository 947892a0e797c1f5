// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The language of the real window changes at once, and nothing else does.
#include <QAction>
#include <QDockWidget>
#include <QGlyphRun>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRawFont>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTextLayout>
#include <QTranslator>
#include <QTreeWidget>
#include <QtTest>
#include <set>

#include "gui/app/actions.h"
#include "gui/app/run_window.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/energy_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/panels/compare/compare_list.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/parameter_scan/parameter_scan_panel.h"
#include "gui/panels/row_order/row_order_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/breakpoints.h"
#include "gui/session/notebooks.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/warm_start_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"
#include "physics/base/hash.h"
#include "physics/scene/settings.h"
#include "tests/gui/chosen_language.h"
#include "tests/gui/shown_window.h"
#include "tests/gui/translation_file.h"
#include "tests/test_program.h"

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

    LessonPanel& lessons() { return window().panel<LessonPanel>(); }

    /// The question that is being asked: the last one.
    QuestionWidget* question() { return lessons().findChildren<QuestionWidget*>().back(); }

    void goOn() {
        auto* next = lessons().findChild<QPushButton*>(QStringLiteral("next"));
        (next->isEnabled() ? next : lessons().findChild<QPushButton*>(QStringLiteral("skip")))->click();
        settle();
    }

    void choose(const char* code) { chooseLanguage(language, code); }
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
        controller.back(Granularity::Row);
        controller.back(Granularity::Row);
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

    void aRunGoesOn() {
        Shown shown(QStringLiteral("stack_10"));
        DebuggerController& controller = shown.window().controller();
        controller.play();
        shown.choose("ru");
        QVERIFY(controller.isRunning());
        const auto steps = session(shown.window()).recording().steps();
        QTRY_VERIFY(session(shown.window()).recording().steps() > steps);
        controller.pause();
    }

    void aHiddenPanelDoesNotBringOldSettingsBack() {
        Shown shown(QStringLiteral("stack_10"));
        shown.window().show<SettingsPanel>();
        settle();
        dockOf(shown.window(), "settingsDock")->hide();
        shown.window().controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("7"));
        shown.choose("ru");
        QCOMPARE(session(shown.window()).nextSettings().iterations, 7);
    }

    void everyLineOfAMenuHasALetterOfItsOwn_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages()) QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everyLineOfAMenuHasALetterOfItsOwn() {
        QFETCH(QString, code);
        useLanguage(code);
        Shown shown;
        QStringList twice;
        const auto look = [&](const QString& menu, const QList<QAction*>& actions) {
            QMap<QString, QString> owners;
            for (const QAction* action : actions) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString(QKeySequence::PortableText);
                if (!letter.isEmpty() && owners.contains(letter))
                    twice += QStringLiteral("%1: “%2” and “%3”").arg(menu, owners[letter], action->text());
                owners[letter] = action->text();
            }
        };
        look(QStringLiteral("menu bar"), shown.window().menuBar()->actions());
        for (const QMenu* menu : shown.window().menuBar()->findChildren<QMenu*>()) look(menu->title(), menu->actions());
        QVERIFY2(twice.isEmpty(), twice.join(QLatin1Char('\n')).toUtf8());
    }

    void everyMenuFitsOnASmallScreen_data() { everyLineOfAMenuHasALetterOfItsOwn_data(); }
    void everyMenuFitsOnASmallScreen() {
        QFETCH(QString, code);
        useLanguage(code);
        Shown shown;
        for (const QAction* menu : shown.window().menuBar()->actions())
            QVERIFY2(menu->menu()->sizeHint().height() < 740,
                     qPrintable(QStringLiteral("%1: %2").arg(menu->text()).arg(menu->menu()->sizeHint().height())));
    }

    void noControlTakesALetterOfTheMenuBar_data() { everyLineOfAMenuHasALetterOfItsOwn_data(); }
    void noControlTakesALetterOfTheMenuBar() {
        QFETCH(QString, code);
        useLanguage(code);
        Shown shown;
        QMap<QKeySequence, QString> owners;
        for (const QAction* menu : shown.window().menuBar()->actions())
            owners.insert(QKeySequence::mnemonic(menu->text()), menu->text());
        for (const Command& command : shown.window().actions().commands())
            for (const QKeySequence& keys : command.action->shortcuts()) owners.insert(keys, command.text);
        owners.remove({});
        QStringList twice;
        const auto look = [&](const QString& text) {
            if (const auto owner = owners.find(QKeySequence::mnemonic(text)); owner != owners.end())
                twice += QStringLiteral("“%1” and “%2”").arg(text, *owner);
        };
        for (const auto* button : shown.window().findChildren<QAbstractButton*>()) look(button->text());
        for (const auto* group : shown.window().findChildren<QGroupBox*>()) look(group->title());
        for (const auto* tabs : shown.window().findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i) look(tabs->tabText(i));
        for (const auto* label : shown.window().findChildren<QLabel*>())
            if (label->buddy()) look(label->text());
        QVERIFY2(twice.isEmpty(), twice.join(QLatin1Char('\n')).toUtf8());
    }

    void theTimelineHasRoomInEveryLanguage_data() { everyLineOfAMenuHasALetterOfItsOwn_data(); }
    void theTimelineHasRoomInEveryLanguage() {
        QFETCH(QString, code);
        useLanguage(code);
        Shown shown;
        MainWindow& window = shown.window();
        window.setWindowState(Qt::WindowNoState);
        window.resize(smallWindow);
        window.resetLayout();
        settle();
        // Beside it are panels behind tabs; the widest of them must not take the room.
        const int both = dockOf(window, "timelineDock")->width() + dockOf(window, "sourceDock")->width();
        QVERIFY2(dockOf(window, "timelineDock")->width() >= both * 2 / 5,
                 qPrintable(QStringLiteral("%1 of %2").arg(dockOf(window, "timelineDock")->width()).arg(both)));
        QVERIFY(window.width() <= smallWindow.width());
    }

    void sentencesAndCountsAreSetAsTheLanguageSetsThem_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("both");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::addColumn<QString>("five");
        const auto row = [](const char* code, const char* both, const char* one, const char* two, const char* five) {
            QTest::newRow(code) << QString::fromLatin1(code) << QString::fromUtf8(both) << QString::fromUtf8(one)
                                << QString::fromUtf8(two) << QString::fromUtf8(five);
        };
        row("en", "One. Two.", "1 step", "2 steps", "5 steps");
        row("ru", "One. Two.", "1 шаг", "2 шага", "5 шагов");
        row("ja", "One.Two.", "1 ステップ", "2 ステップ", "5 ステップ");
    }
    void sentencesAndCountsAreSetAsTheLanguageSetsThem() {
        QFETCH(QString, code);
        useLanguage(code);
        QTEST(sentences({QStringLiteral("One."), QString(), QStringLiteral("Two.")}), "both");
        QTEST(ageText(1), "one");
        QTEST(ageText(2), "two");
        QTEST(ageText(5), "five");
        QSpinBox number;
        setPrefixAndSuffix(number, QStringLiteral("last %1 steps"));
        QCOMPARE(number.prefix() + QLatin1Char('|') + number.suffix(), QStringLiteral("last | steps"));
    }

    void numbersKeepTheirPoint() {
        useLanguage(QStringLiteral("ru"));
        Shown shown;
        const auto* step = shown.window().findChild<QLabel*>(QStringLiteral("statusStep"));
        QVERIFY(step->text().contains(QLatin1Char('.')));
        QVERIFY(!step->text().contains(QLatin1Char(',')));
    }

    void aLessonGoesOnInItsLanguage_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("title");
        QTest::newRow("Russian") << QStringLiteral("ru") << QStringLiteral("3.2") << QStringLiteral("3.2  Одна строка");
        QTest::newRow("Japanese") << QStringLiteral("ja") << QStringLiteral("2.1") << QStringLiteral("2.1  重なり");
    }
    void aLessonGoesOnInItsLanguage() {
        QFETCH(QString, code);
        QFETCH(QString, lesson);
        QFETCH(QString, title);
        Shown shown;
        QVERIFY(shown.window().openLesson(lesson));
        const auto asksForNumber = [&] {
            const auto* question = shown.lessons().findChild<QuestionWidget*>();
            return question && question->findChild<QLineEdit*>(QStringLiteral("answer"));
        };
        while (!asksForNumber()) shown.goOn();
        const QString question = shown.question()->objectName();
        shown.question()->findChild<QPushButton*>(QStringLiteral("hint"))->click();
        auto* field = shown.question()->findChild<QLineEdit*>(QStringLiteral("answer"));
        QTest::keyClicks(field, QStringLiteral("0.12"));
        const QString english = shown.lessons().findChild<QLabel*>(QStringLiteral("lessonTitle"))->text();
        const int stage = shown.lessons().stage();
        const Cursor cursor = session(shown.window()).cursor();
        const auto hash = hashOf(session(shown.window()).world());

        for (const QByteArray& next : {code.toLatin1(), QByteArrayLiteral("en"), code.toLatin1()}) {
            shown.choose(next);
            QCOMPARE(shown.lessons().stage(), stage);
            QCOMPARE(shown.lessons().findChild<QLabel*>(QStringLiteral("lessonTitle"))->text(), next == "en" ? english : title);
            QVERIFY(shown.lessons().findChild<QLabel*>(QStringLiteral("fallback"))->isHidden());
            QCOMPARE(shown.question()->objectName(), question);
            QCOMPARE(shown.question()->findChild<QLineEdit*>(QStringLiteral("answer"))->text(), QStringLiteral("0.12"));
            QVERIFY(shown.question()->findChild<LessonTextView*>(QStringLiteral("hint1")));
            QVERIFY(!shown.question()->findChild<LessonTextView*>(QStringLiteral("hint2")));
            QVERIFY(session(shown.window()).cursor() == cursor);
            QCOMPARE(hashOf(session(shown.window()).world()), hash);
            QVERIFY(!shown.window().findChild<QWidget*>(QStringLiteral("toolBar.method"))->isEnabled());
        }

        // What was answered stays answered, and waits for "Continue".
        shown.question()->findChild<QPushButton*>(QStringLiteral("commit"))->click();
        QVERIFY(shown.question()->isDone());
        shown.choose("en");
        QVERIFY(shown.question()->isDone());
        QCOMPARE(shown.question()->record().tries, 1);
        QVERIFY(shown.question()->findChild<QPushButton*>(QStringLiteral("continue"))->isVisible());
    }

    void aLessonWithoutATranslationSaysSo() {
        Shown shown;
        QVERIFY(shown.window().openLesson(QStringLiteral("1.1")));
        const auto* fallback = shown.lessons().findChild<QLabel*>(QStringLiteral("fallback"));
        QVERIFY(fallback->isHidden());
        shown.choose("ru");
        fallback = shown.lessons().findChild<QLabel*>(QStringLiteral("fallback"));
        QVERIFY(fallback->isVisible());
        QCOMPARE(fallback->text(), QStringLiteral("Этот урок ещё не переведён; он на английском."));
        QCOMPARE(shown.lessons().stage(), 0);
        // Its title is.
        const auto* tree = shown.lessons().findChild<QTreeWidget*>(QStringLiteral("contents"));
        const QString title = tree->topLevelItem(1)->child(0)->text(0);
        QVERIFY2(!title.contains(QStringLiteral("Particles")), qPrintable(title));
        QCOMPARE(shown.lessons().findChild<QLabel*>(QStringLiteral("lessonTitle"))->text(), title);
        QVERIFY2(shown.lessons().place().startsWith(title), qPrintable(shown.lessons().place()));
    }

    void theContentsAreInTheLanguageWhereTheyCanBe() {
        Shown shown;
        shown.choose("ja");
        const auto* tree = shown.lessons().findChild<QTreeWidget*>(QStringLiteral("contents"));
        QCOMPARE(tree->topLevelItem(2)->child(0)->text(0), QStringLiteral("2.1  重なり"));
        QVERIFY(!tree->topLevelItem(1)->text(0).contains(QStringLiteral("From Pong")));
    }

    void whatWasChosenInThePanelsStays() {
        Shown shown(QStringLiteral("stack_10"));
        DebuggerController& controller = shown.window().controller();
        controller.toStep(3);
        shown.window().breakpoints().add(QStringLiteral("clamp == lower"));
        shown.window().bookmarks().addHere({});
        shown.window().bookmarks().setText(shown.window().bookmarks()[0].id, QStringLiteral("here it is"));
        controller.selectBody(BodyId{4});
        auto* compare = &shown.window().panel<ComparePanel>();
        compare->setOn(true);
        compare->comparison().variants().add(QStringLiteral("iterations=30"));
        compare->comparison().variants().setBase(1);
        dockOf(shown.window(), "settingsDock")->raise();
        dockOf(shown.window(), "matrixDock")->show();
        shown.window().findChild<QLineEdit*>(QStringLiteral("settingsSearch"))->setText(QStringLiteral("x"));
        auto* convergence = &shown.window().panel<ConvergenceChart>();
        dockOf(shown.window(), "convergenceDock")->raise();
        QTRY_VERIFY(convergence->chart().series().size() > 2);
        convergence->chart().setShown(convergence->chart().series()[1].name, false);
        convergence->chart().showTable(true);
        SceneView& scene = shown.window().sceneView();
        QTest::keyClick(&scene, Qt::Key_Plus);
        const SceneCamera camera = scene.camera();
        const QSize size = shown.window().size();
        const auto open = [&] {
            QStringList names;
            for (const QDockWidget* dock : shown.window().findChildren<QDockWidget*>())
                if (!dock->isHidden()) names += dock->objectName();
            names.sort();
            return names;
        };
        const QStringList docks = open();

        for (const char* code : {"ru", "ja", "en"}) {
            shown.choose(code);
            QCOMPARE(shown.window().size(), size);
            QCOMPARE(open(), docks);
            QCOMPARE(shown.window().breakpoints().entries().size(), std::size_t{1});
            QCOMPARE(shown.window().bookmarks()[0].text, QStringLiteral("here it is"));
            QCOMPARE(controller.selectedBody(), BodyId{4});
            QCOMPARE(shown.window().findChild<QLineEdit*>(QStringLiteral("settingsSearch"))->text(), QStringLiteral("x"));
            const Variants& variants = shown.window().panel<ComparePanel>().comparison().variants();
            QCOMPARE(variants.count(), 3);
            QCOMPARE(variants.base(), 1);
            QCOMPARE(variants.entries()[2].changes, QStringLiteral("iterations=30"));
            QCOMPARE(shown.window().sceneView().camera().scale, camera.scale);
            QVERIFY(shown.window().sceneView().camera().centre == camera.centre);
            const LineChart& chart = shown.window().panel<ConvergenceChart>().chart();
            QVERIFY(chart.isTableShown());
            QTRY_VERIFY(chart.series().size() > 2);
            QVERIFY(chart.isShown(chart.series()[0].name));
            QVERIFY(!chart.isShown(chart.series()[1].name));
        }
    }

    void variantsOfAPresetAreNamedInTheLanguageOfTheWindow() {
        Shown shown;
        const auto names = [&] {
            QStringList all;
            for (const VariantEntry& each : shown.window().show<ComparePanel>().comparison().variants().entries()) all += each.name;
            return all;
        };
        shown.window().show<ComparePanel>().choosePreset(QStringLiteral("warm-starting"));
        const QStringList english = names();
        QCOMPARE(english, QStringList({QStringLiteral("Warm start"), QStringLiteral("Cold start")}));
        shown.window().panel<ComparePanel>().comparison().variants().rename(1, QStringLiteral("mine"));
        shown.choose("ru");
        QVERIFY2(names()[0] != english[0], qPrintable(names()[0]));
        QCOMPARE(names()[1], QStringLiteral("mine"));
        shown.choose("en");
        QCOMPARE(names(), QStringList({english[0], QStringLiteral("mine")}));
    }

    void whatWasPickedAndMeasuredStays() {
        Shown shown(QStringLiteral("stack_10"));
        DebuggerController& controller = shown.window().controller();
        controller.toStep(3);
        controller.back(Granularity::Row);
        auto* scan = &shown.window().show<ParameterScanPanel>();
        scan->choose(QStringLiteral("iterations"), QStringLiteral("1, 2"), QStringLiteral("erp"), QStringLiteral("0, 0.2"), 5);
        scan->start();
        QTRY_VERIFY(!scan->isBusy());
        shown.window().show<ComparePanel>().choosePreset(QStringLiteral("iterations"));
        auto& variants = shown.window().panel<ComparePanel>().findChild<CompareList*>()->tree();
        variants.setCurrentItem(variants.topLevelItem(2));
        shown.window().show<RowOrderPanel>().takeFocus();
        settle();
        auto* rows = shown.window().findChild<QTableView*>(QStringLiteral("rowOrderTable"));
        QTRY_VERIFY(rows->model()->rowCount() > 5);
        QTRY_VERIFY(!shown.window().travel().isTravelling());
        rows->selectRow(3);
        rows->selectRow(4);
        const auto row = controller.markedRow();
        QVERIFY(row);

        shown.choose("ru");
        const auto time = [&] {
            const auto* cell = shown.window().findChild<ElidedLabel*>(QStringLiteral("sweepCell"));
            return unbound(cell->fullText()).section(QLatin1String(" s"), 0, 0).section(QLatin1Char(' '), -1).toDouble();
        };
        QCOMPARE(controller.markedRow(), row);
        QVERIFY2(time() > 0 && time() < 60, qPrintable(QString::number(time())));
        QCOMPARE(currentLine(shown.window().panel<ComparePanel>().findChild<CompareList*>()->tree()), 2);
        rows = shown.window().findChild<QTableView*>(QStringLiteral("rowOrderTable"));
        QCOMPARE(rows->currentIndex().row(), 4);
        shown.choose("en");
        QCOMPARE(controller.markedRow(), row);
    }

    void chartsAndEngineTextsFollow() {
        Shown shown;
        shown.choose("ru");
        const LineChart& chart = shown.window().panel<EnergyChart>().chart();
        QCOMPARE(chart.yTitle(), QStringLiteral("энергия [J]"));
        QCOMPARE(engineText("Sequential impulses"), QStringLiteral("Последовательные импульсы"));
        QCOMPARE(branchText("Branch 3"), QStringLiteral("Ветка 3"));
        QCOMPARE(settingLabel(*findSetting("iterations")), QStringLiteral("Итерации"));
        shown.choose("ja");
        QCOMPARE(engineText("Sequential impulses"), QStringLiteral("逐次力積法"));
        // Qt's own texts, where its translations are installed.
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("キャンセル"));
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
            for (int i = 0; i < 40; ++i) shown.window().controller().back(Granularity::Stop);
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

    /// Fields would show wrong letters, and numbers, if a text were laid out with some fonts and drawn with others.
    void aTextHasTheFontsOfItsLanguageWhateverWasDrawnBefore() {
        const auto fontsAt = [](double size) {
            QFont font = QApplication::font();
            font.setPointSizeF(size);
            QTextLayout text(QStringLiteral("直近 60 ステップ"), font);
            text.beginLayout();
            text.createLine();
            text.endLayout();
            QStringList fonts;
            for (const QGlyphRun& run : text.glyphRuns()) fonts += run.rawFont().familyName();
            fonts.sort();  // runs have no order
            return fonts;
        };
        const double used = 23.25;
        double unused = used;  // Qt has no font of such a size yet
        for (const char* code : {"en", "ja", "ru", "ja", "en"}) {
            useLanguage(QLatin1String(code));
            QCOMPARE(fontsAt(used), fontsAt(unused += 0.25));
        }
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

SOLVERSCOPE_TEST(TestLanguageSwitch, QApplication)
#include "test_language_switch.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <cmath>

#include "gui/app/actions.h"
#include "gui/app/perspective.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_charts.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/panels/timeline/row_map.h"
#include "gui/style/text_size.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QStringList openDocks(const MainWindow& window) {
    QStringList names;
    for (const auto* dock : window.findChildren<QDockWidget*>())
        if (!dock->isHidden()) names += dock->objectName();
    names.sort();
    return names;
}

/// At a visit to the normal row of a contact with friction, while the tower sways.
void goToAVisit(MainWindow& window) {
    window.controller().toStep(62);
    for (int i = 0; i < 4; ++i) window.controller().forward(Granularity::Iteration);
    for (int i = 0; i < 5; ++i) window.controller().forward(Granularity::Row);
    settle();
}

/// The lines of the formula that are marked as current, in the viewport.
QRect currentLines(const QTextBrowser& text) {
    QRect all;
    bool isCurrent = false;
    for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next()) {
        const bool isMark = block.text() == QStringLiteral("▸");
        if (isMark || isCurrent) {
            QTextCursor end(block);
            end.movePosition(QTextCursor::EndOfBlock);
            all |= text.cursorRect(QTextCursor(block)) | text.cursorRect(end);
        }
        isCurrent = isMark;
    }
    return all;
}

void textSizeRows() {
    QTest::addColumn<int>("percent");
    for (const int percent : textSizes) QTest::addRow("%d", percent) << percent;
}

/// What is on the screen and does not show its whole text.
QStringList cutTexts(const MainWindow& window) {
    QStringList cut = cutLists(window);
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if (!isSeen(*button) || button->text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) continue;
        const int needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        if (needed > button->width()) cut += pathOf(*button, button->text());
    }
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (!isSeen(*label) || label->wordWrap() || label->text().isEmpty() || qobject_cast<const ElidedLabel*>(label)) continue;
        if (label->textFormat() == Qt::RichText || label->objectName().startsWith(QLatin1String("qt_"))) continue;
        const int needed = label->fontMetrics().size(Qt::TextShowMnemonic, label->text()).width();
        if (needed > label->contentsRect().width()) cut += pathOf(*label, label->text());
    }
    for (const auto* tabs : window.findChildren<QTabBar*>()) {
        if (!isSeen(*tabs)) continue;
        for (int i = 0; i < tabs->count(); ++i)
            if (tabs->isTabVisible(i) && !tabs->rect().contains(tabs->tabRect(i))) cut += pathOf(*tabs, tabs->tabText(i));
    }
    for (const auto* header : window.findChildren<QHeaderView*>()) {
        if (!isSeen(*header) || header->orientation() != Qt::Horizontal || !header->model()) continue;
        for (int i = 0; i < header->count(); ++i) {
            const QString text = header->model()->headerData(i, Qt::Horizontal).toString();
            const bool isHidden = header->isSectionHidden(i) || header->sectionViewportPosition(i) >= header->viewport()->width();
            if (!isHidden && header->fontMetrics().horizontalAdvance(text) > header->sectionSize(i)) cut += pathOf(*header, text);
        }
    }
    for (const auto* bar : window.findChildren<QToolBar*>()) {
        const auto* more = bar->findChild<QWidget*>(QStringLiteral("qt_toolbar_ext_button"));
        if (isSeen(*bar) && more && more->isVisible()) cut += pathOf(*bar, QStringLiteral("»"));
    }
    return cut;
}

}  // namespace

class TestPerspectives : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        useLanguage(QStringLiteral("en"));
    }
    void cleanup() {
        useLanguage(QStringLiteral("en"));
        applyTextSize(100);
    }

    void theKeysSwitchAndTheButtonsShowIt() {
        const auto window = shownWindow();
        QCOMPARE(window->perspective(), Perspective::Debug);
        int key = Qt::Key_1;
        for (const Perspective each : allPerspectives) {
            QTest::keyClick(window.get(), static_cast<Qt::Key>(key++), Qt::ControlModifier);
            QCOMPARE(window->perspective(), each);
            for (const Perspective other : allPerspectives)
                QCOMPARE(window->actions()[QLatin1String(infoOf(other).name)]->isChecked(), other == each);
        }
    }

    void everyPerspectiveKeepsItsOwnLayout() {
        QMap<Perspective, QStringList> docks;
        {
            const auto window = shownWindow();
            for (const Perspective each : allPerspectives) {
                window->showPerspective(each);
                settle();
                dockOf(*window, each == Perspective::Learn ? "matrixDock" : "ledgerDock")->show();
                docks[each] = openDocks(*window);
            }
            for (const Perspective each : allPerspectives) {
                window->showPerspective(each);
                settle();
                QCOMPARE(openDocks(*window), docks[each]);
            }
            window->close();
        }
        const auto window = shownWindow();
        QCOMPARE(window->perspective(), Perspective::Build);
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            settle();
            QCOMPARE(openDocks(*window), docks[each]);
        }
    }

    void resettingIsForThePerspectiveInUse() {
        const auto window = shownWindow();
        const QStringList debug = openDocks(*window);
        dockOf(*window, "ledgerDock")->show();
        window->showPerspective(Perspective::Build);
        settle();
        const QStringList build = openDocks(*window);
        dockOf(*window, "ledgerDock")->show();
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        QCOMPARE(openDocks(*window), build);
        window->showPerspective(Perspective::Debug);
        settle();
        QVERIFY(openDocks(*window) != debug);
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        QCOMPARE(openDocks(*window), debug);
    }

    void aLessonIsLearntAndASceneIsDebugged() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        QCOMPARE(window->perspective(), Perspective::Learn);
        QCOMPARE(openDocks(*window), QStringList({QStringLiteral("lessonDock"), QStringLiteral("timelineDock")}));
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QCOMPARE(window->perspective(), Perspective::Debug);
        window->showPerspective(Perspective::Build);
        QVERIFY(window->openScene(QStringLiteral("two_box_stack")));
        QCOMPARE(window->perspective(), Perspective::Build);
    }

    void aLessonThatIsNotSeenWaits() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        auto& lessons = window->panel<LessonPanel>();
        QVERIFY(!lessons.isWaiting());
        window->showPerspective(Perspective::Debug);
        settle();
        QVERIFY(lessons.isWaiting());
        window->actions()[QStringLiteral("back-to-lesson")]->trigger();
        settle();
        QCOMPARE(window->perspective(), Perspective::Learn);
        QVERIFY(!lessons.isWaiting());
    }

    void compareShowsTheScenesSideBySideAtOnce() {
        const auto window = shownWindow();
        window->showPerspective(Perspective::Compare);
        settle();
        const auto* scenes = window->findChild<CompareScenes*>();
        QVERIFY(scenes->isVisible() && !window->sceneView().isVisible());
        QVERIFY2(scenes->width() > 1200 && scenes->height() >= 280, qPrintable(QString::number(scenes->height())));
        const auto& compare = window->panel<ComparePanel>();
        QVERIFY(compare.findChild<QWidget*>(QStringLiteral("compareFrozenChart"))->height() >= 150);
        QVERIFY(compare.findChild<QWidget*>(QStringLiteral("compareOutcomeText"))->isVisible());
        window->showPerspective(Perspective::Debug);
        QVERIFY(window->sceneView().isVisible());
    }

    void warmStartingIsComparedWhereItMatters() {
        const auto window = shownWindow();
        QVERIFY(session(*window).cursor().step <= 1);
        window->showPerspective(Perspective::Compare);
        QTRY_VERIFY_WITH_TIMEOUT(session(*window).cursor().step > 1, 20'000);
        const QString said = window->statusBar()->currentMessage();
        QVERIFY2(said.contains(QStringLiteral("step %1,").arg(session(*window).cursor().step)), qPrintable(said));
        auto& comparison = window->panel<ComparePanel>().comparison();
        QTRY_VERIFY_WITH_TIMEOUT(comparison.frozenStep() == session(*window).cursor().step, 20'000);
        QVERIFY((*comparison.frozen())[1].divergence);
    }

    void aPresetThatChangesNothingSaysSo() {
        const auto window = shownWindow(QStringLiteral("rod_chain"));
        window->showPerspective(Perspective::Compare);
        const auto* text = window->panel<ComparePanel>().findChild<ElidedLabel*>(QStringLiteral("compareFrozenText"));
        QTRY_VERIFY_WITH_TIMEOUT(text->fullText().contains(QStringLiteral("do the same")), 20'000);
    }

    void theRowCardShowsAllItsLines_data() { languageRows(); }
    void theRowCardShowsAllItsLines() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow();
        goToAVisit(*window);
        QCOMPARE(session(*window).event().kind, EventKind::Row);
        const auto* text = window->panel<RowCard>().findChild<QTextBrowser*>(QStringLiteral("rowCardFormula"));
        QVERIFY2(text->verticalScrollBar()->maximum() == 0,
                 qPrintable(QStringLiteral("%1 px more").arg(text->verticalScrollBar()->maximum())));
    }

    void theRowCardShowsTheCurrentLines_data() { textSizeRows(); }
    void theRowCardShowsTheCurrentLines() {
        QFETCH(int, percent);
        applyTextSize(percent);
        const auto window = shownWindow();
        goToAVisit(*window);
        auto* text = window->panel<RowCard>().findChild<QTextBrowser*>(QStringLiteral("rowCardFormula"));
        const auto looks = [&](const char* when) {
            settle();
            const QRect lines = currentLines(*text);
            const QRect view = text->viewport()->rect();
            QVERIFY2(lines.height() > 0, when);
            QVERIFY2(lines.top() >= view.top(), when);
            QVERIFY2(lines.bottom() <= view.bottom() || lines.height() > view.height(), when);
        };
        looks("at a visit");
        for (int i = 0; i < 3; ++i) window->controller().forward(Granularity::Row);
        looks("after rows");
        for (const Perspective each : {Perspective::Learn, Perspective::Debug}) {
            window->showPerspective(each);
            window->show<RowCard>();
        }
        looks("in another perspective and back");
        window->controller().back(Granularity::Term);
        looks("at another term");
        window->controller().forward(Granularity::Row);
        looks("at the end of the visit");
        if (text->verticalScrollBar()->maximum() < text->viewport()->height()) return;
        // What the user looks at stays.
        text->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        settle();
        window->controller().forward(Granularity::Row);
        window->controller().forward(Granularity::Row);
        settle();
        QCOMPARE(text->verticalScrollBar()->value(), 0);
    }

    void theConeHasAPictureOrSaysWhatItNeeds_data() { textSizeRows(); }
    void theConeHasAPictureOrSaysWhatItNeeds() {
        QFETCH(int, percent);
        applyTextSize(percent);
        const auto window = shownWindow();
        goToAVisit(*window);
        auto& card = window->panel<RowCard>();
        const auto* picture = card.findChild<QWidget*>(QStringLiteral("conePicture"));
        const auto* words = card.findChild<QLabel*>(QStringLiteral("coneWords"));
        QVERIFY(words->isVisible());
        const bool hasHint = words->text().contains(QStringLiteral("needs a higher panel"));
        QCOMPARE(hasHint, !picture->isVisible());
        if (percent == 100) QVERIFY(picture->isVisible());
        if (hasHint) QVERIFY(words->height() >= words->heightForWidth(words->width()));
    }

    void theSourceHasRoomForAllItsPartsInTheSmallWindow() {
        const auto window = shownWindow();
        window->showPerspective(Perspective::Debug);
        settle();
        const auto* around = dockOf(*window, "sourceDock")->findChild<QScrollArea*>();
        QCOMPARE(around->widget()->objectName(), QStringLiteral("sourceView"));
        QCOMPARE(around->verticalScrollBar()->maximum(), 0);
    }

    void nothingIsCutInTheSmallWindow_data() { languageRows(); }
    void nothingIsCutInTheSmallWindow() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow();
        goToAVisit(*window);
        QStringList cut;
        const auto look = [&](const QString& where) {
            settle();
            QVERIFY2(window->width() <= smallWindow.width() && window->height() <= smallWindow.height(), qPrintable(where));
            for (const QString& text : cutTexts(*window)) cut += where + QStringLiteral(": ") + text;
        };
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            look(QLatin1String(infoOf(each).name));
        }
        QVERIFY(window->openLesson(QStringLiteral("3.4")));
        look(QStringLiteral("lesson"));
        QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
    }

    void compareFitsBelowANoticeInASmallWindow_data() { languageRows(); }
    void compareFitsBelowANoticeInASmallWindow() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow(QStringLiteral("stack_10"), {1280, 740});
        window->showPerspective(Perspective::Compare);
        auto& compare = window->panel<ComparePanel>();
        QTRY_VERIFY_WITH_TIMEOUT(session(*window).cursor().step > 1 && !compare.isBusy(), 20'000);
        settle();
        QVERIFY(window->findChild<QWidget*>(QStringLiteral("hintBar"))->isVisible());
        QVERIFY2(window->size() == QSize(1280, 740), qPrintable(QString::number(window->height())));
        const auto* around = dockOf(*window, "compareDock")->findChild<QScrollArea*>();
        QCOMPARE(around->verticalScrollBar()->maximum(), 0);
        QCOMPARE(around->horizontalScrollBar()->maximum(), 0);
        QVERIFY(compare.outcomes().isTall());
        QCOMPARE(compare.outcomes().horizontalScrollBar()->maximum(), 0);
        const auto* heading = compare.findChild<ElidedLabel*>(QStringLiteral("compareOutcomeText"));
        QCOMPARE(heading->text(), heading->fullText());
        QVERIFY(compare.frozenChart().height() >= 120);
        const QStringList cut = cutTexts(*window);
        QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
    }

    void theErrorsToCompareAreNamedAsAWholeWhereThereIsRoom_data() { languageRows(); }
    void theErrorsToCompareAreNamedAsAWholeWhereThereIsRoom() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow(QStringLiteral("stack_10"), {1920, 1080});
        window->showPerspective(Perspective::Compare);
        settle();
        auto* errors = window->findChild<QComboBox*>(QStringLiteral("compareFamily"));
        for (int i = 0; i < errors->count(); ++i) {
            errors->setCurrentIndex(i);
            const QStringList cut = cutLists(*errors->parentWidget());
            QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
        }
    }

    void allToolsAreSeenInTheSmallWindow_data() { languageRows(); }
    void allToolsAreSeenInTheSmallWindow() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow();
        window->showPerspective(Perspective::Build);
        settle();
        const auto* tools = window->findChild<QScrollArea*>(QStringLiteral("paletteScroll"));
        QVERIFY(tools->isVisible());
        QVERIFY2(tools->verticalScrollBar()->maximum() == 0, qPrintable(QString::number(tools->verticalScrollBar()->maximum())));
        for (const auto* tool : tools->findChildren<QToolButton*>())
            QVERIFY2(tool->visibleRegion().boundingRect().size() == tool->size(), qPrintable(tool->text()));
    }

    void theTimelineHasRoomForTheNamesOfItsSweeps_data() { languageRows(); }
    void theTimelineHasRoomForTheNamesOfItsSweeps() {
        QFETCH(QString, code);
        useLanguage(code);
        const auto window = shownWindow();
        goToAVisit(*window);
        auto* map = window->findChild<RowMap*>();
        QVERIFY(map->isVisible());
        for (const auto& block : map->table().blocks()) {
            if (block.columns < 2) continue;
            const QString name = map->shortLabelOf(block);
            const double width = map->rectOf(block.firstEvent).width() * block.columns;
            QVERIFY2(map->fontMetrics().horizontalAdvance(name) <= std::ceil(width) + 8, qPrintable(name));
        }
    }

    void aLargerTextSizeIsThatOfAllTexts() {
        LanguageSwitch holder;
        show(holder.window());
        const auto heights = [&] {
            QList<int> all;
            MainWindow& window = holder.window();
            for (const char* name : {"rowCardFormula", "clampLine", "timeline", "toolBar", "sourceText"})
                if (const auto* widget = window.findChild<QWidget*>(QLatin1String(name))) all += widget->fontMetrics().height();
            all += window.sceneView().fontMetrics().height();
            return all;
        };
        const QList<int> before = heights();
        QVERIFY(before.size() >= 4);
        holder.window().actions()[QStringLiteral("text-size-150")]->trigger();
        settle();
        QCOMPARE(textSize(), 150);
        QCOMPARE(savedTextSize(), 150);
        const QList<int> after = heights();
        for (qsizetype i = 0; i < before.size(); ++i) QVERIFY2(5 * after[i] >= 7 * before[i], qPrintable(QString::number(i)));
        holder.window().actions()[QStringLiteral("text-smaller")]->trigger();
        settle();
        QCOMPARE(textSize(), 125);
        QVERIFY(holder.window().actions()[QStringLiteral("text-size-125")]->isChecked());
        holder.window().actions()[QStringLiteral("text-size-100")]->trigger();
        settle();
        QCOMPARE(heights(), before);
    }

    void theToolsKeepTheirHeightWhenTheTextGrows_data() { languageRows(); }
    void theToolsKeepTheirHeightWhenTheTextGrows() {
        QFETCH(QString, code);
        useLanguage(code);
        LanguageSwitch holder;
        show(holder.window());
        holder.window().showPerspective(Perspective::Build);
        settle();
        for (const char* size : {"text-size-125", "text-size-150", "text-size-100"}) {
            holder.window().actions()[QLatin1String(size)]->trigger();
            settle();
            const auto* tools = holder.window().findChild<QScrollArea*>(QStringLiteral("paletteScroll"));
            QVERIFY(tools->isVisible());
            for (const auto* tool : tools->findChildren<QToolButton*>())
                QVERIFY2(tool->height() >= tool->sizeHint().height(),
                         qPrintable(QLatin1String(size) + QLatin1Char(' ') + tool->text()));
        }
    }

    void aPresentationEndsAsItBegan() {
        LanguageSwitch holder;
        show(holder.window());
        dockOf(holder.window(), "ledgerDock")->show();
        settle();
        for (const bool on : {true, false}) {  // Qt moves a restored window so that its frame can be seen
            holder.present(on);
            settle();
        }
        const auto stateNow = [&] { return holder.window().panels().settings(); };
        const QVariantMap before = stateNow();
        const QStringList docks = openDocks(holder.window());
        const QRect place = holder.window().geometry();
        const auto sizes = [&] {
            QMap<QString, QSize> all;
            for (const auto* dock : holder.window().findChildren<QDockWidget*>())
                if (dock->isVisible() && !dock->visibleRegion().isEmpty()) all[dock->objectName()] = dock->size();
            return all;
        };
        holder.window().resizeDocks({dockOf(holder.window(), "rowCardDock")},
                                    {dockOf(holder.window(), "rowCardDock")->width() - 60}, Qt::Horizontal);
        settle();
        const auto sizesBefore = sizes();
        QTest::keyClick(&holder.window(), Qt::Key_F12, Qt::ShiftModifier);
        settle();
        QVERIFY(holder.window().isFullScreen());
        QCOMPARE(textSize(), 150);
        QCOMPARE(openDocks(holder.window()), QStringList{QStringLiteral("rowCardDock")});
        holder.window().showPerspective(Perspective::Compare);
        settle();
        QCOMPARE(openDocks(holder.window()), QStringList{QStringLiteral("compareDock")});
        QTest::keyClick(&holder.window().sceneView(), Qt::Key_Escape);
        settle();
        QVERIFY(!holder.window().isFullScreen());
        QCOMPARE(textSize(), 100);
        QCOMPARE(holder.window().geometry(), place);
        const QVariantMap after = stateNow();
        QCOMPARE(after.keys(), before.keys());
        QCOMPARE(after[QStringLiteral("window/perspective")], before[QStringLiteral("window/perspective")]);
        QCOMPARE(openDocks(holder.window()), docks);
        QCOMPARE(sizes(), sizesBefore);
    }

    void largeTextTakesSeldomUsedButtonsFromTheToolBar_data() { languageRows(); }
    void largeTextTakesSeldomUsedButtonsFromTheToolBar() {
        QFETCH(QString, code);
        useLanguage(code);
        applyTextSize(150);
        const auto window = shownWindow();
        const auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
        const auto isSeen = [&](const char* command) {
            const QWidget* button = bar->widgetForAction(window->actions()[QLatin1String(command)]);
            return button && button->isVisible();
        };
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            settle();
            for (const Perspective other : allPerspectives) QVERIFY(isSeen(infoOf(other).name));
            for (const char* command : {"step-back", "step-forward", "run", "restart"}) QVERIFY2(isSeen(command), command);
            const auto* more = bar->findChild<QWidget*>(QStringLiteral("qt_toolbar_ext_button"));
            QVERIFY2(!more || !more->isVisible(), infoOf(each).name);
            const QStringList cut = cutLists(*window);
            QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
        }
    }

    void largeTextLeavesTheSceneItsRoomInALargeWindow_data() { textSizeRows(); }
    void largeTextLeavesTheSceneItsRoomInALargeWindow() {
        QFETCH(int, percent);
        applyTextSize(percent);
        const auto window = shownWindow(QStringLiteral("stack_10"), {1920, 1080});
        for (const Perspective each : {Perspective::Learn, Perspective::Debug, Perspective::Build}) {
            window->showPerspective(each);
            settle();
            const int width = window->sceneView().width();
            const QByteArray name(infoOf(each).name);
            QVERIFY2(width >= 1920 / 3, qPrintable(QStringLiteral("%1: %2 px").arg(QLatin1String(name)).arg(width)));
        }
    }

    void withTheLargestTextTheWindowFitsTheScreen_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("scene");
        for (const Language& language : languages())
            for (const char* scene : {"stack_10", "challenge_tower", "challenge_chain"})
                QTest::addRow("%s %s", language.code, scene) << QString::fromLatin1(language.code) << QString::fromLatin1(scene);
    }
    void withTheLargestTextTheWindowFitsTheScreen() {
        QFETCH(QString, code);
        QFETCH(QString, scene);
        useLanguage(code);
        applyTextSize(200);
        const auto window = shownWindow(scene);
        goToAVisit(*window);
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            settle();
            const QByteArray name(infoOf(each).name);
            const QString size = QStringLiteral("%1: %2 × %3").arg(QLatin1String(name)).arg(window->width()).arg(window->height());
            QVERIFY2(window->width() <= smallWindow.width() && window->height() <= smallWindow.height(), qPrintable(size));
            for (const auto* dock : window->findChildren<QDockWidget*>())
                if (dock->isVisible() && !dock->visibleRegion().isEmpty())
                    QVERIFY2(window->rect().contains(dock->geometry()), qPrintable(dock->objectName()));
        }
    }

private:
    static void languageRows() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages()) QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }

    static void show(MainWindow& window) {
        window.setWindowState(Qt::WindowNoState);
        window.resize(smallWindow);
        QVERIFY(window.openScene(QStringLiteral("stack_10")));
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        settle();
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestPerspectives, QApplication)
#include "test_perspectives.moc"

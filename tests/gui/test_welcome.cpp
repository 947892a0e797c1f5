// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>

#include "gui/app/actions.h"
#include "gui/app/scene_library.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/app/welcome/welcome_tile.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/session/moment_travel.h"
#include "gui/style/text_size.h"
#include "gui/text/language.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/motion_on.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestWelcome : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }
    void cleanup() {
        useLanguage(QStringLiteral("en"));
        applyTextSize(100);
    }

    void theFirstStartHasThreeDoorsWithPicturesOfRunningScenes() {
        const MotionOn motion;
        const auto window = started();
        WelcomePage* page = pageOf(*window);
        QVERIFY(page && page->isVisible());
        QVERIFY(!page->findChild<QLabel*>(QStringLiteral("purpose"))->text().isEmpty());
        QCOMPARE(page->geometry().bottom(), window->rect().bottom());
        for (const char* name : {"door1", "door2", "door3"}) {
            auto* door = page->findChild<WelcomeTile*>(QLatin1String(name));
            QVERIFY(door->isVisible() && door->width() > 250 && door->height() > 300);
            QTRY_VERIFY_WITH_TIMEOUT(door->hasPicture(), 20'000);
        }
        auto* compare = page->findChild<WelcomeTile*>(QStringLiteral("door3"));
        const QImage before = compare->grab().toImage();
        QTRY_VERIFY(compare->grab().toImage() != before);                                    // it plays by itself
        QVERIFY(page->findChild<QPushButton*>(QStringLiteral("continueLast"))->isHidden());  // there is no last place yet
    }

    void whoNeedsNoMouseFindsEveryDoor_data() {
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QString>("door");
        QTest::newRow("1") << QList<int>{Qt::Key_1} << "learn";
        QTest::newRow("2") << QList<int>{Qt::Key_2} << "explore";
        QTest::newRow("3") << QList<int>{Qt::Key_3} << "compare";
        QTest::newRow("enter") << QList<int>{Qt::Key_Return} << "learn";
        QTest::newRow("right, enter") << QList<int>{Qt::Key_Right, Qt::Key_Return} << "explore";
        QTest::newRow("left, enter") << QList<int>{Qt::Key_Left, Qt::Key_Enter} << "compare";
        QTest::newRow("tab, space") << QList<int>{Qt::Key_Tab, Qt::Key_Space} << "explore";
        QTest::newRow("escape") << QList<int>{Qt::Key_Escape} << "none";
    }

    void nothingOfTheWindowStandsBeforeThePage() {
        MainWindow window;
        window.resize(1280, 800);
        window.userSession().begin();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        settle();
        const auto* page = window.findChild<WelcomePage*>();
        QVERIFY(page && page->isVisible());
        for (const double x : {0.05, 0.35, 0.6, 0.95})
            for (const double y : {0.15, 0.4, 0.7, 0.97}) {
                const QWidget* there = window.childAt(static_cast<int>(x * window.width()), static_cast<int>(y * window.height()));
                QVERIFY2(there && (there == page || page->isAncestorOf(there)),
                         there ? qPrintable(there->objectName()) : "nothing");
            }
    }

    void whoNeedsNoMouseFindsEveryDoor() {
        QFETCH(QList<int>, keys);
        QFETCH(QString, door);
        const auto window = started();
        for (const int key : keys) QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        settle();
        WelcomePage* page = pageOf(*window);
        QCOMPARE(page->isVisible(), door == QLatin1String("explore"));
        QCOMPARE(page->showsScenes(), door == QLatin1String("explore"));
        QCOMPARE(window->panel<LessonPanel>().lesson(), door == QLatin1String("learn") ? QStringLiteral("0.1") : QString());
        QCOMPARE(window->panel<ComparePanel>().isOn(), door == QLatin1String("compare"));
        const bool stack = door == QLatin1String("compare") || door == QLatin1String("none");
        QCOMPARE(window->controller().sceneFile() == QLatin1String("stack_10"), stack);
    }

    void theKeyboardStaysOnThePage() {
        const auto window = started();
        WelcomePage* page = pageOf(*window);
        std::set<QWidget*> met;
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(QApplication::focusWidget(), i < 12 ? Qt::Key_Tab : Qt::Key_Backtab);
            QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
            met.insert(QApplication::focusWidget());
        }
        QVERIFY(met.size() >= 7);
    }

    void scenesAreFoundByNameAndOpened() {
        const auto window = started();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
        auto* list = window->findChild<QListWidget*>(QStringLiteral("gridScenes"));
        QVERIFY(list->isVisible() && list->count() > 40);
        auto* search = window->findChild<QLineEdit*>(QStringLiteral("gridSearch"));
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("cradle"));
        int shown = 0;
        for (int i = 0; i < list->count(); ++i) shown += !list->item(i)->isHidden();
        QCOMPARE(shown, 1);
        const QIcon icon = list->currentItem()->icon();
        QTest::keyClick(search, Qt::Key_Escape);  // the search first
        QVERIFY(search->text().isEmpty());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(!pageOf(*window)->showsScenes());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
        QTest::keyClicks(search, QStringLiteral("single box"));  // words of many scenes, but the title of one
        QCOMPARE(list->currentItem()->text(), QStringLiteral("Single box"));
        QTest::keyClick(search, Qt::Key_Escape);
        QTest::keyClicks(search, QStringLiteral("newton cradle"));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(!pageOf(*window)->isVisible());
        QCOMPARE(window->controller().sceneFile(), QStringLiteral(":/scenes/newtons_cradle.json"));
    }

    void compareIsOneClick() {
        const auto window = started();
        pageOf(*window)->findChild<QPushButton*>(QStringLiteral("compareTwo"))->click();
        QVERIFY(!pageOf(*window)->isVisible());
        auto* compare = &window->panel<ComparePanel>();
        QCOMPARE(compare->comparison().variants().count(), 2);
        QVERIFY(window->actions()[QStringLiteral("compare-scenes")]->isChecked());
        QCOMPARE(window->controller().sceneFile(), QStringLiteral("two_box_stack"));
        QTRY_COMPARE(session(*window).cursor().step, std::int64_t{60});
    }

    void theLastPlaceIsOneKeyAway() {
        {
            const auto window = shownWindow(QStringLiteral("newtons_cradle"));
            window->controller().toStep(12);
            window->close();
        }
        const auto window = started();
        auto* go = pageOf(*window)->findChild<QPushButton*>(QStringLiteral("continueLast"));
        QVERIFY(go->isVisible() && go->hasFocus());
        QVERIFY2(go->text().contains(QStringLiteral("step 12")), qPrintable(go->text()));
        QTest::keyClick(go, Qt::Key_Space);
        QTRY_VERIFY(!window->travel().isTravelling());
        QCOMPARE(session(*window).cursor().step, std::int64_t{12});
        QCOMPARE(window->controller().sceneFile(), QStringLiteral("newtons_cradle"));
    }

    void theLastPlaceIsNamedInTheLanguageOfNow() {
        shownWindow()->close();
        useLanguage(QStringLiteral("ru"));
        const QString title = libraryText("Stack of ten boxes");
        const QString shown = pageOf(*started())->findChild<QPushButton*>(QStringLiteral("continueLast"))->text();
        useLanguage(QStringLiteral("en"));
        QVERIFY2(shown.contains(title) && !title.contains(QStringLiteral("boxes")), qPrintable(shown));
    }

    void nothingIsCutWithLargeText_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("percent");
        for (const Language& language : languages())
            for (const int percent : {150, 200})
                QTest::addRow("%s %d", language.code, percent) << QString::fromLatin1(language.code) << percent;
    }
    void nothingIsCutWithLargeText() {
        QFETCH(QString, code);
        QFETCH(int, percent);
        shownWindow()->close();
        useLanguage(code);
        applyTextSize(percent);
        {
            const auto window = started();
            const WelcomePage* page = pageOf(*window);
            QStringList cut;
            for (const auto* button : page->findChildren<QAbstractButton*>()) {
                const auto* tile = qobject_cast<const WelcomeTile*>(button);
                if (!button->isVisible()) continue;
                if (tile && tile->shownWords() != tile->accessibleDescription()) cut += tile->shownWords();
                if (!tile && button->sizeHint().width() > button->width()) cut += button->text();
                if (!page->rect().contains(QRect(button->mapTo(page, QPoint()), button->size()))) cut += button->text();
            }
            const auto* purpose = page->findChild<QLabel*>(QStringLiteral("purpose"));
            const int lines = purpose->heightForWidth(purpose->width()) / purpose->fontMetrics().lineSpacing();
            if (lines > 3) cut += QStringLiteral("%1 lines of the purpose").arg(lines);
            QVERIFY2(window->width() <= smallWindow.width() && window->height() <= smallWindow.height(), "larger than the screen");
            QVERIFY2(cut.isEmpty(), cut.join(QLatin1Char('\n')).toUtf8());
        }
    }

    void aLessonThatWasOpenIsTheLastPlace() {
        {
            const auto window = shownWindow();
            QVERIFY(window->openLesson(QStringLiteral("3.4")));
            settle();
            for (int i = 0; i < 3; ++i) lessonButton(*window, "next")->click();
            settle();
            window->close();
        }
        const auto window = started();
        auto* go = pageOf(*window)->findChild<QPushButton*>(QStringLiteral("continueLast"));
        QVERIFY2(go->text().contains(QStringLiteral("3.4")) && go->text().contains(QStringLiteral("Predict")),
                 qPrintable(go->text()));
        go->click();
        QCOMPARE(window->panel<LessonPanel>().lesson(), QStringLiteral("3.4"));
        QCOMPARE(window->panel<LessonPanel>().stage(), 3);
    }

    void withoutTheTickTheProgramGoesOnWhereItWas() {
        {
            const auto window = started();
            pageOf(*window)->findChild<QCheckBox*>(QStringLiteral("welcomeAtStart"))->click();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            window->controller().toStep(5);
            window->close();
        }
        const auto window = started();
        QVERIFY(!pageOf(*window));
        QTRY_COMPARE(session(*window).cursor().step, std::int64_t{5});
        window->actions()[QStringLiteral("welcome")]->trigger();
        QVERIFY(pageOf(*window)->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!pageOf(*window)->isVisible());
        QCOMPARE(session(*window).cursor().step, std::int64_t{5});
    }

    void escapeGoesBackToWhereTheUserWas() {
        {
            const auto window = started();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            window->controller().toStep(5);
            window->close();
        }
        for (int start = 0; start < 2; ++start) {
            const auto window = started();
            QVERIFY(pageOf(*window)->isVisible());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QTRY_COMPARE(session(*window).cursor().step, std::int64_t{5});
            window->close();
        }
    }

    void aSceneThatIsDroppedOpens() {
        const auto window = started();
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mine.json"));
        QVERIFY(QFile::copy(QStringLiteral(":/scenes/see_saw.json"), file));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        WelcomePage* page = pageOf(*window);
        QDragEnterEvent enter(QPoint(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        QVERIFY(!pageOf(*window)->isVisible());
        QCOMPARE(window->controller().sceneFile(), file);
    }

    void aLessonLeftForFreePlayIsResumedAsItWas() {
        const auto window = shownWindow();
        auto* panel = &window->panel<LessonPanel>();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        settle();
        for (int i = 0; i < 2; ++i) lessonButton(*window, "next")->click();
        settle();
        auto* field = panel->findChild<QLineEdit*>(QStringLiteral("answer"));
        QTest::keyClicks(field, QStringLiteral("0.3"));
        lessonButton(*window, "hint")->click();
        window->controller().forward(Granularity::Row);
        const Cursor at = session(*window).cursor();
        auto* method = window->findChild<QWidget*>(QStringLiteral("toolBar.method"));
        QVERIFY(!method->isEnabled());
        QVERIFY(!window->actions()[QStringLiteral("back-to-lesson")]->isEnabled());

        window->actions()[QStringLiteral("free-play")]->trigger();
        QVERIFY(panel->isWaiting() && method->isEnabled());
        auto* bar = window->findChild<QWidget*>(QStringLiteral("waitingBar"));
        QVERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel*>(QStringLiteral("messageText"))->text().contains(QStringLiteral("3.4")));
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("33"));
        window->controller().toStep(4);
        QVERIFY(window->openScene(QStringLiteral("newtons_cradle")));
        QVERIFY(panel->isWaiting());

        bar->findChild<QPushButton*>(QStringLiteral("messageOffer"))->click();
        QVERIFY(!panel->isWaiting() && !method->isEnabled() && !bar->isVisible());
        QVERIFY(session(*window).cursor() == at);
        QVERIFY(session(*window).recording().inputs().empty());
        QCOMPARE(panel->stage(), 2);
        QCOMPARE(panel->findChild<QLineEdit*>(QStringLiteral("answer")), field);  // the very same question
        QCOMPARE(field->text(), QStringLiteral("0.3"));
    }

    void aProgramThatIsClosedInAQuestionAsksItAgain() {
        {
            const auto window = shownWindow();
            QVERIFY(openKeptLesson(*window, QStringLiteral("3.2")));
            settle();
            for (int i = 0; i < 2; ++i) lessonButton(*window, "next")->click();
            settle();
            auto* question = window->findChild<QWidget*>(QStringLiteral("question-faster"));
            auto* field = question->findChild<QLineEdit*>(QStringLiteral("answer"));
            QTest::keyClicks(field, QStringLiteral("3"));
            QTest::keyClick(field, Qt::Key_Return);
            question->findChild<QPushButton*>(QStringLiteral("fresh"))->click();
            question->findChild<QPushButton*>(QStringLiteral("hint"))->click();
            QTest::keyClicks(field, QStringLiteral("1.2"));
            m_asked = question->findChild<QWidget*>(QStringLiteral("ask"))->accessibleName();
            window->close();
        }
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.2")));
        settle();
        auto* question = window->findChild<QWidget*>(QStringLiteral("question-faster"));
        QVERIFY(question);
        QCOMPARE(question->findChild<QWidget*>(QStringLiteral("ask"))->accessibleName(), m_asked);
        QVERIFY(!m_asked.contains(QStringLiteral("−3 m/s")));  // the first instance's
        QCOMPARE(question->findChild<QLineEdit*>(QStringLiteral("answer"))->text(), QStringLiteral("1.2"));
        QVERIFY(question->findChild<QWidget*>(QStringLiteral("hint1")));
        QVERIFY(!question->findChild<QWidget*>(QStringLiteral("hint2")));
        QVERIFY(question->findChild<QPushButton*>(QStringLiteral("commit"))->isVisibleTo(question));
    }

    void aLessonLeftForTheTableOfContentsWaitsToo() {
        const auto window = shownWindow();
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        settle();
        for (int i = 0; i < 2; ++i) lessonButton(*window, "next")->click();
        settle();
        lessonButton(*window, "toContents")->click();
        auto* panel = &window->panel<LessonPanel>();
        QVERIFY(panel->isWaiting());
        QVERIFY(window->findChild<QWidget*>(QStringLiteral("waitingBar"))->isVisible());
        QVERIFY(window->openScene(QStringLiteral("newtons_cradle")));
        window->actions()[QStringLiteral("back-to-lesson")]->trigger();
        settle();
        QCOMPARE(panel->stage(), 2);
        QVERIFY(!panel->isWaiting());
        QVERIFY(window->findChild<QWidget*>(QStringLiteral("question-second-sweep")));
    }

    void whatALessonGreysSaysWhy() {
        const auto window = shownWindow();
        const auto reasonOf = [&](const char* name) { return window->findChild<QWidget*>(QLatin1String(name))->toolTip(); };
        const QString before = reasonOf("method.choice");
        QVERIFY(openKeptLesson(*window, QStringLiteral("3.4")));
        window->showPanel(QStringLiteral("settings"));
        settle();
        QVERIFY(reasonOf("method.choice").contains(QStringLiteral("lesson or challenge locks")));
        auto* method = window->findChild<QWidget*>(QStringLiteral("toolBar.method"));
        QVERIFY(method->statusTip().contains(QStringLiteral("lesson or challenge locks")));
        for (const char* name : {"branch", "set-impulse", "change-body"}) {
            const QAction* action = window->actions()[QLatin1String(name)];
            QVERIFY(!action->isEnabled());
            QVERIFY(action->toolTip().contains(QStringLiteral("lesson or challenge locks")));
            QVERIFY(action->statusTip().contains(QStringLiteral("lesson or challenge locks")));
        }
        window->actions()[QStringLiteral("free-play")]->trigger();
        QCOMPARE(reasonOf("method.choice"), before);
        QVERIFY(method->statusTip().isEmpty());
        QVERIFY(!window->actions()[QStringLiteral("branch")]->toolTip().contains(QStringLiteral("lesson or challenge locks")));
    }

private:
    static WelcomePage* pageOf(MainWindow& window) { return window.findChild<WelcomePage*>(); }

    static QAbstractButton* lessonButton(MainWindow& window, const char* name) {
        return window.panel<LessonPanel>().findChild<QAbstractButton*>(QLatin1String(name));
    }

    /// As the program starts without a file.
    static std::unique_ptr<MainWindow> started() {
        auto window = std::make_unique<MainWindow>();
        window->setWindowState(Qt::WindowNoState);
        window->resize(smallWindow);
        window->userSession().begin();
        window->show();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
        settle();
        return window;
    }

    UserOfATest m_user;
    QString m_asked;
};

SOLVERSCOPE_TEST(TestWelcome, QApplication)
#include "test_welcome.moc"

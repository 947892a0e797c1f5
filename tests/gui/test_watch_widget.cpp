// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Two runs side by side in a lesson: when they play, when they rest, and that the window's engine has nothing to do with them.
#include <QElapsedTimer>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include "gui/app/run_window.h"
#include "gui/lessons/watch_widget.h"
#include "gui/scene/live_scenes.h"
#include "gui/style/theme.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/lesson_panel_test.h"
#include "tests/gui/motion_on.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr double runLength = 0.5;  // s: 30 steps of 1/60 s

const QByteArray stagesToWatch =
    "# Goal: Two stacks\n```watch\nsetting: iterations = 2\nsteps: 30\n"
    "left: Forgets\nleft_setting: warm_starting = 0\nleft_check: max_penetration() > 0.02\n"
    "right: Remembers\nright_setting: warm_starting = 1\nright_check: max_penetration() < 0.01\n```\nWatch.\n"
    "# Recap\nIt remembers.\n```watch\nagain: true\n```\n";

}  // namespace

class TestWatchWidget : public LessonPanelTest {
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() {
        begin();
        newPanel(m_lesson.folder());
    }
    void cleanup() { end(); }

    void bothCaptionsAreReadAndHeard() {
        WatchWidget* watch = open();
        QCOMPARE(watch->findChild<QLabel*>(QStringLiteral("left"))->text(), QStringLiteral("✗ Forgets"));
        QCOMPARE(watch->findChild<QLabel*>(QStringLiteral("right"))->text(), QStringLiteral("✓ Remembers"));
        for (const char* caption : {"Forgets", "Remembers"})
            QVERIFY2(watch->accessibleName().contains(QLatin1String(caption)), qPrintable(watch->accessibleName()));
        const auto* picture = watch->findChild<WatchPicture*>();
        QCOMPARE(picture->width(), watch->width());
        QVERIFY(picture->height() > picture->width() / 3);
        for (const char* side : {"left", "right"}) {
            const auto* label = watch->findChild<QLabel*>(QLatin1String(side));
            QVERIFY(label->geometry().bottom() <= picture->geometry().top());
            QVERIFY(std::abs(label->width() - picture->width() / 2) <= 6);
        }
    }

    // The picture is as high as it is wide: with the width of the scroll bar it would need the bar, without it not.
    void itIsAsWideWithAndWithoutAScrollBar() {
        WatchWidget* watch = open();
        const auto* area = m_panel->findChild<QScrollArea*>(QStringLiteral("stageArea"));
        const auto isScrolled = [&] { return area->verticalScrollBar()->maximum() > 0; };
        int least = 300;
        int most = 1200;
        const auto isScrolledAt = [&](int height) {
            m_panel->resize(360, height);
            settle();
            return isScrolled();
        };
        QVERIFY(!isScrolledAt(most));
        const int width = watch->width();
        QVERIFY(isScrolledAt(least));
        QCOMPARE(watch->width(), width);
        while (most - least > 1) {  // to where it just fits
            const int middle = (least + most) / 2;
            (isScrolledAt(middle) ? least : most) = middle;
        }
    }

    void withReducedMotionOnlyTheEndIsSeen() {
        WatchWidget* watch = open();
        QVERIFY(!watch->isPlaying());
        QCOMPARE(watch->seconds(), runLength);
        QCOMPARE(watch->secondsShown(), runLength);
        const QImage end = pictureOf(*watch);
        QVERIFY(!end.isNull());
        QTest::qWait(100);
        QVERIFY(!watch->isPlaying());
        QTest::mouseClick(again(*watch), Qt::LeftButton);  // who asks for motion gets it
        QVERIFY(watch->isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(!watch->isPlaying(), patience);
        settle();
        QCOMPARE(pictureOf(*watch), end);
    }

    void itPlaysOnceInRealTimeAndRestsAtTheEnd() {
        const MotionOn motion(Motion::Fast);
        QElapsedTimer clock;
        WatchWidget* watch = open(false);
        QTRY_VERIFY_WITH_TIMEOUT(watch->isPlaying() && !pictureOf(*watch).isNull(), patience);
        const QImage begin = pictureOf(*watch);
        clock.start();
        const double before = watch->secondsShown();
        QTRY_VERIFY_WITH_TIMEOUT(!watch->isPlaying(), patience);
        settle();
        QVERIFY(1e-3 * static_cast<double>(clock.elapsed()) >= runLength - before - 0.1);
        QCOMPARE(watch->secondsShown(), runLength);
        const QImage end = pictureOf(*watch);
        QVERIFY(end != begin);
        QTest::qWait(200);
        QVERIFY(!watch->isPlaying());
        QCOMPARE(pictureOf(*watch), end);
    }

    void theTwoRunsDiffer() {
        const QImage end = pictureOf(*open());
        const int half = end.width() / 2;
        QVERIFY(end.copy(0, 0, half - 4, end.height()) != end.copy(end.width() - half + 4, 0, half - 4, end.height()));
    }

    // A ball that is whirled round leaves the box in which it begins, and the longer rod leaves that of the other.
    void aSwingIsSeenAllTheWayRound() {
        LiveShow show;
        show.columns = 2;
        show.first = 0;
        show.last = 300;
        show.impulses = false;
        show.sharesView = true;
        for (const PositionCorrection correction : {PositionCorrection::None, PositionCorrection::Erp})
            show.panes.push_back({[correction] {
                                      auto scene = loadScene(SOLVERSCOPE_SOURCE_DIR "/lessons/1.7-rod/whirl.json");
                                      if (scene) scene->settings.positionCorrection = correction;
                                      return scene;
                                  },
                                  {}});
        LiveScenes scenes(show);
        const LiveCanvas canvas{{400, 180}, 1, lightPalette()};
        for (double seconds = 0; seconds <= 5; seconds += 0.25) {
            const QImage picture = scenes.pictureAfter(canvas, seconds);
            const QRgb empty = picture.pixel(1, 1);
            for (int x = 0; x < 190; ++x) QCOMPARE(picture.pixel(x, 179), empty);
            for (int y = 0; y < 180; ++y) QCOMPARE(picture.pixel(0, y), empty);
        }
    }

    void nothingOfTheLearnersEngineMoves() {
        const MotionOn motion;
        WatchWidget* watch = open(false);
        const Cursor cursor = m_controller->session().cursor();
        const auto steps = m_controller->session().recording().steps();
        QTRY_VERIFY_WITH_TIMEOUT(watch->isPlaying() && watch->secondsShown() > 0, patience);
        QVERIFY(!m_controller->isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(!watch->isPlaying(), patience);
        QVERIFY(m_controller->session().cursor() == cursor);
        QCOMPARE(m_controller->session().recording().steps(), steps);
        QVERIFY(!m_controller->isPlaying());
    }

    void theButtonPlaysAgain() {
        WatchWidget* watch = open();
        again(*watch)->setFocus();
        QTest::keyClick(again(*watch), Qt::Key_Space);
        QVERIFY(watch->isPlaying());
        QCOMPARE(watch->secondsShown(), 0.0);
        QTRY_VERIFY_WITH_TIMEOUT(watch->secondsShown() > 0, patience);
        QTest::mouseClick(again(*watch), Qt::LeftButton);  // from the beginning
        QCOMPARE(watch->secondsShown(), 0.0);
        QTRY_VERIFY_WITH_TIMEOUT(!watch->isPlaying(), patience);
        QCOMPARE(watch->secondsShown(), runLength);
    }

    void whatIsHiddenDoesNotPlay() {
        const MotionOn motion;
        WatchWidget* watch = open(false);
        QTRY_VERIFY_WITH_TIMEOUT(watch->isPlaying() && watch->secondsShown() > 0, patience);
        m_panel->hide();
        QVERIFY(!watch->isPlaying());
        QTest::qWait(100);
        QVERIFY(!watch->isPlaying());
        m_panel->show();
        QTRY_VERIFY_WITH_TIMEOUT(watch->isPlaying(), patience);  // it was not over
        QTRY_VERIFY_WITH_TIMEOUT(!watch->isPlaying(), patience);
        m_panel->hide();
        m_panel->show();
        settle();
        QTest::qWait(100);
        QVERIFY(!watch->isPlaying());
        QCOMPARE(watch->secondsShown(), runLength);
    }

    void leavingTheStageEndsIt() {
        const MotionOn motion;
        const QPointer<WatchWidget> watch = open(false);
        QTRY_VERIFY_WITH_TIMEOUT(watch->isPlaying(), patience);
        QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        handleEvents();
        QVERIFY(!watch);
    }

    void againShowsTheFirstRuns() {
        const QImage first = pictureOf(*open());
        QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        settle();
        QCOMPARE(m_panel->stage(), 1);
        auto* watch = m_panel->findChild<WatchWidget*>();
        QVERIFY(watch);
        QCOMPARE(watch->findChild<QLabel*>(QStringLiteral("left"))->text(), QStringLiteral("✗ Forgets"));
        QCOMPARE(watch->secondsShown(), runLength);
        QCOMPARE(pictureOf(*watch), first);
    }

    void theRunsAreDrawnInTheColoursOfTheWindow() {
        WatchWidget* watch = open();
        for (const QPalette& palette : {darkPalette(), lightPalette()}) {
            m_panel->setPalette(palette);
            settle();
            QCOMPARE(pictureOf(*watch).pixelColor(2, 2), palette.color(QPalette::Base));
            const auto colourOf = [&](const char* side) {
                return watch->findChild<QLabel*>(QLatin1String(side))->palette().color(QPalette::WindowText);
            };
            QVERIFY(colourOf("left") != colourOf("right"));
        }
    }

    void anotherLanguageDoesNotPlayItAgain() {
        LanguageSwitch language;
        language.window().resize(smallWindow);
        language.window().show();
        auto* panel = &language.window().panel<LessonPanel>();
        panel->openFolder(m_lesson.folder());
        QVERIFY(language.window().openLesson(WrittenLesson::id()));
        {
            const MotionOn motion;
            settle();
            auto* watch = panel->findChild<WatchWidget*>();
            QTest::mouseClick(again(*watch), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(watch->secondsShown() == runLength && !watch->isPlaying(), patience);
            language.speak(QStringLiteral("ru"));
            settle();
            auto* other = language.window().panel<LessonPanel>().findChild<WatchWidget*>();
            QVERIFY(other);
            QTRY_VERIFY_WITH_TIMEOUT(!pictureOf(*other).isNull(), patience);
            QVERIFY(!other->isPlaying());
            QCOMPARE(other->secondsShown(), runLength);
        }
        language.speak(QStringLiteral("en"));
        settle();
    }

    void returnPlaysAgainInTheWindow() {
        const auto window = shownWindow(QStringLiteral("two_box_stack"));
        window->panel<LessonPanel>().openFolder(m_lesson.folder());
        QVERIFY(window->openLesson(WrittenLesson::id()));
        settle();
        auto* watch = window->findChild<WatchWidget*>();
        again(*watch)->setFocus();
        QTest::keyClick(again(*watch), Qt::Key_Return);
        QVERIFY(watch->isPlaying());
    }

private:
    WatchWidget* open(bool settled = true) {
        if (!m_panel->openLesson(WrittenLesson::id())) qFatal("the lesson does not open");
        if (settled) settle();
        auto* watch = m_panel->findChild<WatchWidget*>();
        if (!watch) qFatal("there is nothing to watch");
        return watch;
    }
    static QImage pictureOf(const WatchWidget& watch) { return watch.findChild<WatchPicture*>()->picture(); }
    static QPushButton* again(const WatchWidget& watch) { return watch.findChild<QPushButton*>(QStringLiteral("playAgain")); }

    const WrittenLesson m_lesson{stagesToWatch};
};

SOLVERSCOPE_TEST(TestWatchWidget, QApplication)
#include "test_watch_widget.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Answers that are placed, drawn and ticked in pictures: by mouse and by keys, kept and restored, and shown with the right one.
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <cmath>

#include "gui/app/actions.h"
#include "gui/app/lesson_host.h"
#include "gui/app/run_window.h"
#include "gui/lessons/answer_input.h"
#include "gui/lessons/curve_pad.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/plane_pad.h"
#include "gui/lessons/score_label.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/widgets/setting_editor.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QByteArray hintsAndWhy = "hint: a\nhint: b\nhint: c\nwhy: Because of it.\n```\n";

/// A lesson whose second stage has one exercise.
QByteArray lessonWith(const QByteArray& id, const QByteArray& stage, const QByteArray& block) {
    return "---\nid: " + id +
           "\ntitle: One\npart: Part\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\n\nIt sinks.\n\n" + stage +
           "\n\n```step\nfrom: step=1, phase=warm_start\n```\n\n" + block + hintsAndWhy;
}

const QByteArray planeBlock =
    "```predict\nid: plane\nask: Where is it after sweep 2?\nkind: plane\nrows: \"ground/lower#1\", \"lower/upper#1\"\n"
    "value: row_lambda(\"ground/lower#1\", 2), row_lambda(\"lower/upper#1\", 2)\ntolerance: 8 %\n"
    "at: step=1, iteration=2\nfrom: step=1, iteration=1\n";
const QByteArray curveBlock =
    "```predict\nid: curve\nask: How does the error shrink?\nkind: curve\nvalue: 100 * error_share(k)\nsweeps: 2, 5, 10\nunit: %\n"
    "tolerance: factor 2\nat: step=1, iteration=10\nfrom: step=1, phase=warm_start\n";
const QByteArray rowsBlock =
    "```predict\nid: rows\nask: Which rows?\nkind: pick_rows\nscene: chain_10\nvalue: coupling(\"joint_3\") != 0\n"
    "column: \"joint_3\"\nat: step=1, phase=linearize\nfrom: step=1, phase=integrate_forces\n";
const QByteArray taskBlock =
    "```change\nid: few\nask: Use few visits.\ncontrols: iterations\ncheck: settings.iterations < 9\nscore: visits()\npar: 16\n"
    "solution: set iterations = 4\nsolution: run 2\n";

/// The relative luminance of the two colours, as WCAG 2 compares it.
double contrastOf(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

class TestDrawnAnswers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user.begin();
        write(m_folder.filePath(QStringLiteral("9.1-plane/lesson.md")), lessonWith("9.1", "# Predict", planeBlock));
        write(m_folder.filePath(QStringLiteral("9.2-curve/lesson.md")), lessonWith("9.2", "# Predict", curveBlock));
        write(m_folder.filePath(QStringLiteral("9.3-rows/lesson.md")), lessonWith("9.3", "# Predict", rowsBlock));
        write(m_folder.filePath(QStringLiteral("9.4-task/lesson.md")), lessonWith("9.4", "# Change", taskBlock));
    }
    void init() {
        m_user.forget();
        useLanguage(QStringLiteral("en"));
    }
    void cleanup() {
        m_language.reset();
        applyTheme(ThemeMode::Light);
        useLanguage(QStringLiteral("en"));
    }

    void aPointIsPlacedByAClickAndByDragging() {
        open("9.1");
        auto& pad = *find<PlanePad>("planePad");
        commit();
        QVERIFY(!question().isDone());
        QVERIFY(find<QLabel>("complaint")->isVisible());
        QTest::mouseClick(&pad, Qt::LeftButton, {}, pad.toScreen({0.3, 0.1}).toPoint());
        QVERIFY(pad.point() && std::abs(pad.point()->x - 0.3) < 0.01 && std::abs(pad.point()->y - 0.1) < 0.01);
        QVERIFY(!find<QLineEdit>("planeX")->text().isEmpty());
        QTest::mousePress(&pad, Qt::LeftButton, {}, pad.toScreen({0.1, 0.1}).toPoint());
        QTest::mouseMove(&pad, pad.toScreen({0.25, 0.125}).toPoint());
        QTest::mouseRelease(&pad, Qt::LeftButton, {}, pad.toScreen({0.25, 0.125}).toPoint());
        QVERIFY(std::abs(pad.point()->x - 0.25) < 0.01 && std::abs(pad.point()->y - 0.125) < 0.01);
        const std::size_t corners = pad.cornersShown();
        commit();
        // Λ₁ = 1/3 − 1/12, Λ₂ = 1/6 − 1/24: each sweep halves what is left.
        QVERIFY(question().isDone() && question().record().right);
        QVERIFY(pad.isRevealed());
        QCOMPARE(pad.cornersShown(), corners + 2);  // the visits to both rows
        QVERIFY(pad.accessibleDescription().contains(QStringLiteral("The right point: (0.25, 0.125)")));
    }

    void aPointIsPlacedByTheArrowKeysAndReturnCommits() {
        open("9.1");
        auto& pad = *find<PlanePad>("planePad");
        pad.setFocus();
        QTest::keyClick(&pad, Qt::Key_Right);
        QVERIFY(pad.point().has_value());
        const Vec2 first = *pad.point();
        QTest::keyClick(&pad, Qt::Key_Right);
        const Real small = pad.point()->x - first.x;
        QVERIFY(small > 0);
        QTest::keyClick(&pad, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(std::abs(pad.point()->y - first.y - 10 * small) < 1e-9);
        QTest::keyClick(&pad, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&pad, Qt::Key_Left);
        QVERIFY(length(*pad.point() - first) < 1e-9);
        QTest::keyClick(&pad, Qt::Key_Return);
        QVERIFY(question().isDone());
    }

    void aPointIsTypedAndMistakesAreNamed() {
        open("9.1");
        QTest::keyClicks(find<QLineEdit>("planeX"), QStringLiteral("1/4"));
        QVERIFY(!find<PlanePad>("planePad")->point());
        QTest::keyClicks(find<QLineEdit>("planeY"), QStringLiteral("1//8"));
        commit();
        QVERIFY(!question().isDone());
        QVERIFY(find<QLabel>("complaint")->text().contains(QStringLiteral("cannot be read")));
        find<QLineEdit>("planeY")->clear();
        QTest::keyClicks(find<QLineEdit>("planeY"), QStringLiteral("1/8"));
        QCOMPARE(find<PlanePad>("planePad")->point(), std::optional(Vec2{0.25, 0.125}));
        commit();
        QVERIFY(question().record().right);
    }

    void whatWasMissingIsNotAskedForAnyMore() {
        open("9.3");
        commit();
        QVERIFY(find<QLabel>("complaint")->isVisible());
        auto* input = question().findChild<AnswerInput*>();
        input->setAnswer(RowsAnswer{{1, 2, 3}});
        commit();
        QVERIFY(question().isDone());
        QVERIFY(!find<QLabel>("complaint")->isVisible());
    }

    void scoresAreReadInFull() {
        QWidget panel;
        ScoreLabel score(23500, &panel);
        QCOMPARE(score.text(), QStringLiteral("par 23500"));
        score.setScore(22960);
        QCOMPARE(score.brief(), QStringLiteral("yours 22960, par 23500"));
        ScoreLabel small(0.24, &panel);
        small.setScore(0.22627);
        QCOMPARE(small.brief(), QStringLiteral("yours 0.2263, par 0.24"));
    }

    void theHandlesOfACurveAreDraggedUpAndDown() {
        open("9.2");
        auto& pad = *find<CurvePad>("curvePad");
        const std::vector<int> sweeps{2, 5, 10};
        const auto value = [](int sweep) { return 100 * std::pow(0.5, sweep); };  // a sweep halves what is left
        for (const int sweep : sweeps) {
            commit();
            QVERIFY(!question().isDone());  // not before all are placed
            QTest::mousePress(&pad, Qt::LeftButton, {}, pad.toScreen(sweep, 50).toPoint());
            QTest::mouseMove(&pad, pad.toScreen(sweep, value(sweep)).toPoint());
            QTest::mouseRelease(&pad, Qt::LeftButton, {}, pad.toScreen(sweep, value(sweep)).toPoint());
        }
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(std::abs(std::log(*pad.values()[i] / value(sweeps[i]))) < 0.1);
        commit();
        QVERIFY(question().isDone() && question().record().right);
        QVERIFY(pad.isRevealed());
        QVERIFY(find<QLabel>("curveLegend")->text().contains(QStringLiteral("2&nbsp;times")));
    }

    void whatIsDoneSurvivesAnotherLanguageAndANewWindow_data() {
        QTest::addColumn<QByteArray>("lesson");
        for (const char* id : {"9.1", "9.2", "9.3"}) QTest::newRow(id) << QByteArray(id);
    }
    void whatIsDoneSurvivesAnotherLanguageAndANewWindow() {
        QFETCH(QByteArray, lesson);
        open(lesson.constData());
        fill(lesson);
        const QString before = state(lesson);
        QVERIFY(!before.isEmpty());
        for (const char* language : {"ja", "en"}) {
            speak(language);
            QCOMPARE(state(lesson), before);
        }
        window().findChild<LessonPanel*>()->flush();
        m_language.reset();
        open(lesson.constData(), false);
        QCOMPARE(state(lesson), before);
        commit();
        QVERIFY(question().isDone());
        QCOMPARE(state(lesson), before);
        speak("ja");
        QVERIFY(question().isDone());
        QCOMPARE(state(lesson), before);
        if (lesson == "9.1") QVERIFY(find<PlanePad>("planePad")->isRevealed());
        if (lesson == "9.2") QVERIFY(find<CurvePad>("curvePad")->isRevealed());
        if (lesson == "9.3") QVERIFY(!find<QLabel>("mark2")->text().isEmpty());
    }

    void everyPartHasANameAndTheKeyboardReachesIt_data() { whatIsDoneSurvivesAnotherLanguageAndANewWindow_data(); }
    void everyPartHasANameAndTheKeyboardReachesIt() {
        QFETCH(QByteArray, lesson);
        open(lesson.constData());
        const QWidget* input = question().findChild<AnswerInput*>();
        int parts = 0;
        for (const QWidget* part : input->findChildren<QWidget*>()) {
            if (part->inherits("QLabel") || !part->isVisible()) continue;
            QVERIFY2(!part->accessibleName().isEmpty(), qPrintable(part->objectName()));
            QVERIFY2(part->focusPolicy() & Qt::TabFocus, qPrintable(part->objectName()));
            ++parts;
        }
        QVERIFY(parts >= 3);
        question().focusFirst();
        QVERIFY(input->isAncestorOf(QApplication::focusWidget()));
    }

    void thePicturesCanBeReadInBothThemes_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void thePicturesCanBeReadInBothThemes() {
        QFETCH(bool, dark);
        applyTheme(dark ? ThemeMode::Dark : ThemeMode::Light);
        for (const QByteArray lesson : {"9.1", "9.2"}) {
            m_language.reset();
            m_user.forget();
            open(lesson.constData());
            fill(lesson);
            commit();
            QWidget* pad = lesson == "9.1" ? static_cast<QWidget*>(find<PlanePad>("planePad")) : find<CurvePad>("curvePad");
            const QImage image = pad->grab().toImage();
            const QColor ground = pad->palette().color(QPalette::Active, QPalette::Base);
            double best = 0;
            int inked = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const double one = contrastOf(image.pixelColor(x, y), ground);
                    best = std::max(best, one);
                    inked += one > 4.5;
                }
            QVERIFY(best > 7);      // the words, although the answered question is disabled
            QVERIFY(inked > 1000);  // words and lines
        }
    }

private:
    MainWindow& window() { return m_language->window(); }

    void open(const char* lesson, bool fromGoal = true) {
        useLanguage(QStringLiteral("en"));
        m_language = std::make_unique<LanguageSwitch>();
        window().resize(smallWindow);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QVERIFY(window().lessons().openFolder(m_folder.path()));
        QVERIFY(window().openLesson(QLatin1String(lesson)));
        settle();
        if (fromGoal)
            QTest::mouseClick(window().findChild<LessonPanel*>()->findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        settle();
    }

    /// The old window is gone when the menu has been left.
    void speak(const char* language) {
        const QPointer<MainWindow> before = &window();
        window().actions()[QStringLiteral("language-") + QLatin1String(language)]->trigger();
        QTRY_VERIFY(before.isNull());
        settle();
    }

    template <typename Widget>
    Widget* find(const char* name) {
        auto* found = window().findChild<LessonPanel*>()->findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("there is no %s", name);
        return found;
    }

    QuestionWidget& question() { return *window().findChild<QuestionWidget*>(); }

    void commit() {
        QTest::mouseClick(question().findChild<QPushButton*>(QStringLiteral("commit")), Qt::LeftButton);
        settle();
    }

    void fill(const QByteArray& lesson) {
        if (lesson == "9.1") {
            auto* pad = find<PlanePad>("planePad");
            QTest::mouseClick(pad, Qt::LeftButton, {}, pad->toScreen({0.1, 0.2}).toPoint());
        } else if (lesson == "9.2") {
            auto* pad = find<CurvePad>("curvePad");
            for (const int sweep : {2, 5, 10})
                QTest::mouseClick(pad, Qt::LeftButton, {}, pad->toScreen(sweep, 60 - 5 * sweep).toPoint());
        } else {
            for (const char* row : {"row2", "row3"}) QTest::keyClick(find<QCheckBox>(row), Qt::Key_Space);
        }
    }

    /// What the learner has entered.
    QString state(const QByteArray& lesson) {
        QStringList all;
        if (lesson == "9.1") all = {find<QLineEdit>("planeX")->text(), find<QLineEdit>("planeY")->text()};
        if (lesson == "9.2")
            for (const auto& value : find<CurvePad>("curvePad")->values())
                all += value ? QString::number(*value, 'g', 17) : QString();
        if (lesson == "9.3")
            for (const auto* box : question().findChildren<QCheckBox*>())
                if (box->isChecked()) all += box->objectName();
        return all.join(QLatin1Char(' ')).trimmed();
    }

    UserOfATest m_user;
    QTemporaryDir m_folder;
    std::unique_ptr<LanguageSwitch> m_language;
};

SOLVERSCOPE_TEST(TestDrawnAnswers, QApplication)
#include "test_drawn_answers.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Answers that are placed, drawn and ticked in pictures: by mouse and by keys, kept and restored, and shown with the right one.
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <cmath>

#include "gui/app/lesson_host.h"
#include "gui/app/run_window.h"
#include "gui/lessons/answer_input.h"
#include "gui/lessons/check_text.h"
#include "gui/lessons/curve_pad.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/plane_pad.h"
#include "gui/lessons/score_label.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/setting_editor.h"
#include "lessons/loader/engine_state.h"
#include "physics/constraints/coupling.h"
#include "tests/gui/chosen_language.h"
#include "tests/gui/contrast.h"
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
const QByteArray givenCells = "given: step length = settings.dt s\ngiven: mass = body(\"lower\").mass kg\n";
const QByteArray arrowBlock =
    "```fade\nid: arrow\nask: Which way?\nkind: arrow\nvalue: 0, 0 - 1\ntail: body \"lower\"\ntolerance: 8 deg\nlabel: v\n"
    "unit: m/s\nat: step=1, phase=warm_start\n" +
    givenCells;
const QByteArray flyingBlock =
    "```predict\nid: fly\nask: Which way?\nkind: arrow\nvalue: 0, 1\ntail: body \"upper\"\nflies: 40\ntolerance: 8 deg, 15 %\n"
    "label: v\nunit: m/s\nat: step=1, phase=begin\nfrom: step=1, phase=begin\n";
const QByteArray taskBlock =
    "```change\nid: few\nask: Use few visits.\ncontrols: iterations\ncheck: settings.iterations < 9\nname: Sweeps in a "
    "step\nscore: visits()\npar: 56\n"
    "solution: set iterations = 4\nsolution: run 2\n";

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
        write(m_folder.filePath(QStringLiteral("9.5-arrow/lesson.md")), lessonWith("9.5", "# Fade", arrowBlock));
        write(m_folder.filePath(QStringLiteral("9.7-fly/lesson.md")), lessonWith("9.7", "# Predict", flyingBlock));
        write(m_folder.filePath(QStringLiteral("9.6-given/lesson.md")),
              lessonWith("9.6", "# Fade", QByteArray(planeBlock).replace("predict", "fade") + givenCells));
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

    void whatIsGivenIsAboveWhatIsAsked_data() {
        QTest::addColumn<QString>("lesson");
        QTest::newRow("an arrow") << QStringLiteral("9.5");
        QTest::newRow("a point on the plane") << QStringLiteral("9.6");
    }
    void whatIsGivenIsAboveWhatIsAsked() {
        QFETCH(QString, lesson);
        open(lesson.toLatin1());
        std::vector<const QWidget*> cells;
        QStringList texts;
        for (const auto* widget : question().findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* field = qobject_cast<const QLineEdit*>(widget);
            if ((!label && !field) || !widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
            cells.push_back(widget);
            if (label) texts += label->text();
        }
        for (const char* text : {"step length", "0.01667", "mass", "1", "kg"})
            QVERIFY2(texts.contains(QLatin1String(text)), qPrintable(texts.join(QStringLiteral(", "))));
        const auto placeOf = [&](const QWidget* cell) { return QRect(cell->mapTo(&question(), QPoint()), cell->size()); };
        for (const QWidget* one : cells)
            for (const QWidget* other : cells)
                QVERIFY2(one == other || !placeOf(one).intersects(placeOf(other)), qPrintable(texts.join(QStringLiteral(", "))));
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

    void theHandlesOfACurveAreChosenAndMovedByKeys() {
        open("9.2");
        auto& pad = *find<CurvePad>("curvePad");
        pad.setFocus();
        QTest::keyClick(&pad, Qt::Key_Left);
        QCOMPARE(pad.chosen(), std::size_t{0});
        for (int i = 0; i < 12; ++i) QTest::keyClick(&pad, Qt::Key_Down);
        QVERIFY(std::abs(*pad.values()[0] / 100 - std::pow(10, -12 / 20.0)) <
                0.01);  // 20 for a factor of ten, from the given 100 %
        QTest::keyClick(&pad, Qt::Key_Right);
        QCOMPARE(pad.chosen(), std::size_t{1});
        QTest::keyClick(&pad, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(*pad.values()[1] > *pad.values()[0] && *pad.values()[1] < 1.05 * *pad.values()[0]);
        QVERIFY(!pad.values()[2]);
        QTest::keyClicks(find<QLineEdit>("curve3"), QStringLiteral("-1"));
        commit();
        QVERIFY(!question().isDone());
        QVERIFY(find<QLabel>("complaint")->text().contains(QStringLiteral("above 0")));
        find<QLineEdit>("curve3")->clear();
        QTest::keyClicks(find<QLineEdit>("curve3"), QStringLiteral("100/1024"));
        QCOMPARE(pad.values()[2], std::optional(100.0 / 1024));
        pad.setFocus();
        QTest::keyClick(&pad, Qt::Key_Return);  // commits, as in every part of an answer that has the keyboard
        QVERIFY(question().isDone());
        QVERIFY(!question().record().right);  // the second handle is eight times too high
    }

    void rowsAreTickedByBoxByCellAndByKey() {
        open("9.3");
        const std::vector<Real> column = couplingsWith("joint_3");
        std::vector<std::size_t> disturbed;
        std::vector<std::size_t> untouched;
        for (std::size_t i = 0; i < column.size(); ++i) (column[i] != 0 ? disturbed : untouched).push_back(i);
        QVERIFY(disturbed.size() > 2 && !untouched.empty());
        const auto nameOf = [](const char* part, std::size_t row) { return part + QByteArray::number(static_cast<int>(row) + 1); };
        const auto box = [&](std::size_t row) { return find<QCheckBox>(nameOf("row", row)); };
        const auto cell = [&](std::size_t row) { return find<QLabel>(nameOf("cell", row)); };
        commit();
        QVERIFY(!question().isDone());
        QVERIFY(cell(disturbed[1])->text().isEmpty());
        QTest::mouseClick(cell(disturbed[0]), Qt::LeftButton);
        QVERIFY(box(disturbed[0])->isChecked());
        QTest::keyClick(box(disturbed[1]), Qt::Key_Space);
        QTest::keyClick(box(untouched[0]), Qt::Key_Space);
        commit();
        QVERIFY(question().isDone() && !question().record().right);
        for (std::size_t row = 0; row < column.size(); ++row) {
            const bool isTicked = row == disturbed[0] || row == disturbed[1];
            const char* mark = isTicked ? "✓ right" : column[row] != 0 ? "○ missed" : row == untouched[0] ? "✗ wrong" : "";
            QCOMPARE(find<QLabel>(nameOf("mark", row))->text(), QString::fromUtf8(mark));
            QVERIFY(std::abs(*typedNumber(cell(row)->text()) - column[row]) <= 1e-3 * std::abs(column[row]));
        }
        QVERIFY(box(disturbed[2])->accessibleDescription().contains(QStringLiteral("missed")));
        QTest::mouseClick(cell(untouched[1]), Qt::LeftButton);
        QVERIFY(!box(untouched[1])->isChecked());  // it is answered
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
            chooseLanguage(*m_language, language);
            QCOMPARE(state(lesson), before);
        }
        window().panel<LessonPanel>().flush();
        m_language.reset();
        open(lesson.constData(), false);
        QCOMPARE(state(lesson), before);
        commit();
        QVERIFY(question().isDone());
        QCOMPARE(state(lesson), before);
        chooseLanguage(*m_language, "ja");
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
                    const double one = contrast(image.pixelColor(x, y), ground);
                    best = std::max(best, one);
                    inked += one > 4.5;
                }
            QVERIFY(best > 7);      // the words, although the answered question is disabled
            QVERIFY(inked > 1000);  // words and lines
        }
    }

    void aBodyFliesAsItsArrowWasDrawn() {
        open("9.7");
        DebuggerController& controller = window().controller();
        const Vec2 drawn{0.5, 3};
        QTest::keyClicks(find<QLineEdit>("answer"), QStringLiteral("0.5"));
        QTest::keyClicks(find<QLineEdit>("answerY"), QStringLiteral("3"));
        commit();
        QVERIFY(question().isDone() && !question().record().right);
        QTRY_COMPARE(controller.session().cursor().step, std::int64_t{40});
        const Scene& scene = controller.scene();
        const auto upper = std::ranges::find(scene.bodies, std::string("upper"), &BodyDef::id);
        QCOMPARE(upper->velocity, drawn);
    }

    void aGaugeTellsNumbersThatAreCloseApart() {
        CheckFinding height{.kind = CheckFinding::Kind::More, .left = {.object = "ball", .field = "y", .value = 1.9990}};
        height.right.value = 1.9985;
        const QString text = CheckText::measure(height);
        QVERIFY2(text.contains(QStringLiteral("1.9990")) && text.contains(QStringLiteral("1.9985")), qPrintable(text));
    }

    void aGaugeIsCalledAsTheLessonSays() {
        open("9.4");
        auto* widget = window().findChild<TaskWidget*>();
        const auto name = [&] {
            const auto* label = widget->findChild<QLabel*>(QStringLiteral("gaugeName"));
            return label ? label->text() : QString();
        };
        QTRY_COMPARE(name(), QStringLiteral("○ Sweeps in a step"));
        widget->findChild<SettingEditor*>(QStringLiteral("control-iterations"))->change(QStringLiteral("8"));
        window().controller().toStep(2);
        QTRY_COMPARE(name(), QStringLiteral("✓ Sweeps in a step"));
    }

    void aTaskCountsAgainUntilParIsReached() {
        open("9.4");
        auto* widget = window().findChild<TaskWidget*>();
        const auto* score = widget->findChild<ScoreLabel*>();
        QCOMPARE(score->text(), QStringLiteral("par 56"));
        auto* editor = widget->findChild<SettingEditor*>(QStringLiteral("control-iterations"));
        auto* check = widget->findChild<QPushButton*>(QStringLiteral("check"));
        const auto use = [&](int iterations) {
            editor->change(QString::number(iterations));
            QTRY_VERIFY(check->isEnabled());  // this has not been checked yet
            window().controller().toStep(2);
            settle();
            if (check->isEnabled()) QTest::mouseClick(check, Qt::LeftButton);  // at first it counts without
            settle();
        };
        // Two rows in two steps; the sweeps over pseudo-velocities visit them, too.
        const auto yours = [&](int iterations) {
            const int visits = 2 * 2 * (iterations + window().controller().scene().settings.positionIterations);
            return QStringLiteral("yours %1, par 56").arg(visits);
        };
        use(8);
        QVERIFY(widget->isDone());
        QVERIFY2(score->text().startsWith(QStringLiteral("○ ") + yours(8)), qPrintable(score->text()));
        QVERIFY(!check->isEnabled());
        use(6);
        QVERIFY2(score->text().startsWith(QStringLiteral("○ ") + yours(6)), qPrintable(score->text()));
        use(7);
        QVERIFY(score->text().startsWith(QStringLiteral("○ ") + yours(6)));  // the better one stays
        use(4);
        QCOMPARE(score->text(), QStringLiteral("✓ yours 56, par 56"));
        QCOMPARE(yours(4), QStringLiteral("yours 56, par 56"));
        QVERIFY(!check->isEnabled());
        QCOMPARE(widget->entry().given, yours(4));
        chooseLanguage(*m_language, "ja");
        QCOMPARE(window().findChild<ScoreLabel*>()->score(), std::optional(56.0));
        window().panel<LessonPanel>().flush();
        m_language.reset();
        open("9.4", false);
        QCOMPARE(window().findChild<ScoreLabel*>()->text(), QStringLiteral("✓ yours 56, par 56"));
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
            QTest::mouseClick(window().panel<LessonPanel>().findChild<QPushButton*>(QStringLiteral("next")), Qt::LeftButton);
        settle();
    }

    /// The column of A in step 1 of the open scene, from the rows themselves.
    std::vector<Real> couplingsWith(const char* name) {
        EngineState engine(window().controller().session().recording());
        const auto& events = engine.eventsOf(1);
        const auto built = std::ranges::find_if(events, [](const Event& event) { return event.kind == EventKind::Row; });
        const World& world = engine.worldAt({1, static_cast<std::size_t>(built - events.begin()), Term::VelocityB});
        const std::uint32_t of = *engine.findRow(1, name);
        std::vector<Real> column;
        for (const Row& row : world.rows) column.push_back(couplingOf(row, world.rows[of], world.inverseMasses));
        return column;
    }

    template <typename Widget>
    Widget* find(const char* name) {
        auto* found = window().panel<LessonPanel>().findChild<Widget*>(QLatin1String(name));
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

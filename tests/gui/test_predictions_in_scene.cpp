// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Predictions that are drawn or picked in the scene, and what the window shows while one is open.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "gui/app/actions.h"
#include "gui/charts/convergence_chart.h"
#include "gui/charts/line_chart.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/timeline/row_map.h"
#include "gui/session/arrow_prompt.h"
#include "gui/widgets/spoiler_overlay.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestPredictionsInScene : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anArrowIsDraggedInTheScene() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "2.3", "draw-velocity");
        ArrowPrompt& arrow = window->controller().arrowPrompt();
        QVERIFY(arrow.isOpen());
        drag(window->sceneView(), arrow, {0.4, 0.5});
        QVERIFY(arrow.drawn().has_value());
        QCOMPARE(number(question, "answer"), QStringLiteral("0.4").toDouble());
        QVERIFY(std::abs(number(question, "answerY") - 0.5) < 0.05);
        // By its head it is drawn anew.
        drag(window->sceneView(), arrow, {0.36, 0.48}, arrow.headOf(*arrow.drawn()));
        click(question, "commit");
        QVERIFY(question.record().right);
        QVERIFY(arrow.truth().has_value());
        QVERIFY(!arrow.isOpen());
        QVERIFY(std::abs(arrow.truth()->x - 0.36) < 1e-9);
    }

    void itsNumbersMoveTheSameArrow() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "2.3", "draw-velocity");
        ArrowPrompt& arrow = window->controller().arrowPrompt();
        type(question, "answer", QStringLiteral("-0.36"));
        QVERIFY(!arrow.drawn());
        type(question, "answerY", QStringLiteral("-0.48"));
        QCOMPARE(arrow.drawn(), (Vec2{-0.36, -0.48}));
        click(question, "commit");
        QVERIFY(!question.record().right);
        QVERIFY(question.entry().feedback.contains(QStringLiteral("away from A")));
        // Going on takes both arrows away.
        click(question, "continue");
        QVERIFY(!arrow.isRequested());
    }

    void theArrowIsThereAgainAfterAnotherScene() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "2.3", "draw-velocity");
        type(question, "answer", QStringLiteral("0.5"));
        type(question, "answerY", QStringLiteral("0.25"));
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(!window->controller().arrowPrompt().isRequested());
        window->panel<LessonPanel>().findChild<QPushButton*>(QStringLiteral("reset"))->click();
        settle();
        QVERIFY(window->controller().arrowPrompt().isOpen());
        QVERIFY(window->controller().hidesFuture());
    }

    void halfAnArrowIsNoAnswer() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "2.3", "draw-velocity");
        type(question, "answer", QStringLiteral("1"));
        click(question, "commit");
        QVERIFY(!question.isDone());
        QVERIFY(question.findChild<QLabel*>(QStringLiteral("complaint"))->isVisible());
    }

    void ofANormalOnlyTheDirectionCounts() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "2.2", "draw-normal");
        type(question, "answer", QStringLiteral("0.14"));
        type(question, "answerY", QStringLiteral("0.48"));
        click(question, "commit");
        QVERIFY(question.record().right);
    }

    void aContactIsPickedInTheScene() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "3.8", "back-again");
        auto* pick = question.findChild<QComboBox*>(QStringLiteral("pick"));
        QCOMPARE(pick->count(), 3);
        const World& world = session(*window).world();
        QVERIFY(world.rows.empty());  // before the rows: none of them tells its sum
        QCOMPARE(world.contacts.size(), std::size_t{2});
        SceneView& scene = window->sceneView();
        for (std::size_t i : {0, 1}) {
            QTest::mouseClick(&scene, Qt::LeftButton, {}, scene.camera().toScreen(world.contacts[i].point).toPoint());
            QCOMPARE(pick->currentIndex(), static_cast<int>(i) + 1);
        }
        const bool leftIsFirst = world.contacts[0].point.x < world.contacts[1].point.x;
        pick->setCurrentIndex(leftIsFirst ? 1 : 2);
        click(question, "commit");
        QVERIFY(question.record().right);
    }

    void theMapAndTheTableHideWhatFollows() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "3.4", "second-sweep");
        QVERIFY(window->controller().hidesFuture());
        auto* map = window->findChild<RowMap*>();
        const std::size_t now = session(*window).cursor().event;
        QVERIFY(map->describe(now + 1).contains(hiddenNotice()));
        QVERIFY(!map->describe(now - 1).contains(hiddenNotice()));
        window->showPanel(QStringLiteral("table"));
        settle();
        auto* table = window->findChild<QTableView*>(QStringLiteral("iterationCells"));
        const auto cell = [table](int row, int column) { return table->model()->index(row, column).data().toString(); };
        QCOMPARE(cell(0, 2), QStringLiteral("?"));
        QVERIFY(cell(0, 1).startsWith(QStringLiteral("0.1667")));
        answer(question, QStringLiteral("0.25"));
        QVERIFY(cell(0, 2).startsWith(QStringLiteral("0.25")));
        // What follows is asked for by the next question.
        QVERIFY(map->describe(session(*window).cursor().event + 1).contains(hiddenNotice()));
        click(question, "continue");
        settle();
        answer(*this->question(*window), QStringLiteral("6.25"));
        QVERIFY(!window->controller().hidesFuture());
        QVERIFY(!map->describe(session(*window).cursor().event + 1).contains(hiddenNotice()));
    }

    void howManyRowsThereWillBeIsNotToldBeforehand() {
        const auto window = shownWindow();
        QuestionWidget& question = asked(*window, "3.1", "rows");
        window->showPanel(QStringLiteral("table"));
        settle();
        auto* rows = window->findChild<QTableView*>(QStringLiteral("iterationCells"))->model();
        QCOMPARE(rows->rowCount(), 0);
        auto* map = window->findChild<RowMap*>();
        QTRY_VERIFY(map->isVisible());
        settle();
        const QImage hidden = map->grab().toImage();
        const QColor ground = map->palette().color(QPalette::Window);
        for (int y = hidden.height() / 2; y < hidden.height(); ++y) QCOMPARE(hidden.pixelColor(6, y), ground);
        answer(question, QStringLiteral("6"));
        QCOMPARE(rows->rowCount(), 6);
    }

    void theMapHasNoColoursOfWhatFollows() {
        const auto window = shownWindow();
        asked(*window, "3.4", "second-sweep");
        auto* map = window->findChild<RowMap*>();
        QTRY_VERIFY(map->isVisible());
        // The visit to come and a place where nothing is look the same.
        const std::size_t now = session(*window).cursor().event;
        const QRectF next = map->rectOf(now + 1);
        QVERIFY(!next.isEmpty());
        const QColor ground = map->palette().color(QPalette::Window);
        const QImage hidden = map->grab().toImage();
        const auto at = (next.topLeft() + QPointF(2, 2)) * hidden.devicePixelRatio();
        QCOMPARE(hidden.pixelColor(at.toPoint()), ground);
        window->controller().hideFuture(question(*window), false);
        QVERIFY(map->grab().toImage().pixelColor(at.toPoint()) != ground);
    }

    void theConvergenceEndsAtTheCursor() {
        const auto window = shownWindow();
        asked(*window, "3.4", "second-sweep");
        dockOf(*window, "convergenceDock")->show();
        dockOf(*window, "convergenceDock")->raise();
        auto* chart = &window->panel<ConvergenceChart>();
        const auto furthest = [chart] {
            double most = 0;
            for (const ChartSeries& series : chart->chart().series())
                for (const QPointF& point : series.points) most = std::max(most, point.x());
            return most;
        };
        QTRY_VERIFY(furthest() > 0.5);
        QVERIFY(furthest() < 1.5);
        answerBoth(*window);
        QTRY_VERIFY(furthest() > 5);
    }

    void panelsThatKnowTheEndAreCovered() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("exact")]->trigger();
        asked(*window, "3.4", "second-sweep");
        window->showPanel(QStringLiteral("exact"));
        auto* overlay = dockOf(*window, "exactDock")->findChild<SpoilerOverlay*>();
        QVERIFY(overlay);
        QTRY_VERIFY(overlay->isVisible());
        QCOMPARE(overlay->size(), overlay->parentWidget()->size());
        answerBoth(*window);
        QVERIFY(!overlay->isVisible());
    }

    void whoLeavesTheLessonSeesEverything() {
        const auto window = shownWindow();
        asked(*window, "3.4", "second-sweep");
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(!window->controller().hidesFuture());
        window->panel<LessonPanel>().findChild<QPushButton*>(QStringLiteral("reset"))->click();
        settle();
        QVERIFY(window->controller().hidesFuture());
        window->actions()[QStringLiteral("lesson-contents")]->trigger();
        QVERIFY(!window->controller().hidesFuture());
    }

private:
    QuestionWidget* question(MainWindow& window) const {
        for (auto* found : window.findChildren<QuestionWidget*>())
            if (found->isVisible() && !found->isDone()) return found;
        return nullptr;
    }

    /// The question of "The second sweep" in lesson 3.4, and the one behind it.
    void answerBoth(MainWindow& window) {
        QuestionWidget& first = *question(window);
        answer(first, QStringLiteral("0.25"));
        click(first, "continue");
        settle();
        answer(*question(window), QStringLiteral("6.25"));
    }

    /// Goes to a question, all before it skipped or answered wrongly.
    QuestionWidget& asked(MainWindow& window, const char* lesson, const char* id) {
        if (!openKeptLesson(window, QLatin1String(lesson))) qFatal("no such lesson");
        auto* panel = &window.panel<LessonPanel>();
        const QString name = QStringLiteral("question-") + QLatin1String(id);
        for (int i = 0; i < 40; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            settle();
            QuestionWidget* open = question(window);
            if (open && open->objectName() == name) return *open;
            const auto& stage = panel->library()
                                    .lessons()[*panel->library().find(QLatin1String(lesson))]
                                    .lesson.stages[static_cast<std::size_t>(panel->stage())];
            const bool here = std::ranges::any_of(stage.blocks, [&](const auto& block) {
                const auto* one = std::get_if<Question>(&block);
                return one && one->id == id;
            });
            if (here && open) {
                answer(*open, QStringLiteral("12345"));
                click(*open, "continue");
                continue;
            }
            auto* next = panel->findChild<QPushButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : panel->findChild<QPushButton*>(QStringLiteral("skip")))->click();
        }
        qFatal("this question is never asked");
    }

    void answer(QuestionWidget& question, const QString& text) {
        if (auto* field = question.findChild<QLineEdit*>(QStringLiteral("answer"))) field->setText(text);
        if (auto* sign = question.findChild<QPushButton*>(QStringLiteral("zero"))) sign->click();
        if (auto* pick = question.findChild<QComboBox*>(QStringLiteral("pick"))) pick->setCurrentIndex(1);
        click(question, "commit");
    }

    void click(QuestionWidget& question, const char* name) { question.findChild<QPushButton*>(QLatin1String(name))->click(); }

    void type(QuestionWidget& question, const char* name, const QString& text) {
        auto* field = question.findChild<QLineEdit*>(QLatin1String(name));
        field->clear();
        QTest::keyClicks(field, text);
    }

    double number(QuestionWidget& question, const char* name) const {
        return std::round(question.findChild<QLineEdit*>(QLatin1String(name))->text().toDouble() * 20) / 20;
    }

    void drag(SceneView& scene, const ArrowPrompt& arrow, Vec2 value, std::optional<Vec2> from = {}) {
        const QPoint begin = scene.camera().toScreen(from.value_or(arrow.tail())).toPoint();
        const QPoint end = scene.camera().toScreen(arrow.headOf(value)).toPoint();
        QTest::mousePress(&scene, Qt::LeftButton, {}, begin);
        for (int i = 1; i <= 8; ++i) QTest::mouseMove(&scene, begin + (end - begin) * i / 8);
        QTest::mouseRelease(&scene, Qt::LeftButton, {}, end);
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestPredictionsInScene, QApplication)
#include "test_predictions_in_scene.moc"

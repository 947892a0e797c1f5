// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What was seen to be wrong in pictures of the lessons: names that cannot be read, numbers that puzzle, a scene at the wrong
// moment.
#include <QBuffer>
#include <QComboBox>
#include <QFontMetricsF>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSvgGenerator>
#include <QTableView>
#include <QtTest>

#include "gui/charts/plane_painter.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/iteration_table/iteration_table_model.h"
#include "gui/panels/timeline/row_map_table.h"
#include "gui/panels/timeline/timeline.h"
#include "gui/scene/scene_painter.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/notebooks.h"
#include "gui/session/predicted_motion.h"
#include "gui/text/event_description.h"
#include "tests/gui/kept_lessons.h"
#include "tests/gui/waiting.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr QSize sceneSize(540, 390);  // as in a window of 1280 × 800

QString fileOf(const QString& scene) { return QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/lessons/%1").arg(scene); }

QString drawingAsInWindow(const Session& session, const SceneOptions& options = {}) {
    QByteArray svg;
    QBuffer buffer(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));  // letters as wide as in the window
    generator.setSize(sceneSize);
    generator.setViewBox(QRect({}, sceneSize));
    QPainter painter(&generator);
    paintScene(painter, QRectF({}, sceneSize), session, options);
    painter.end();
    return QString::fromUtf8(svg);
}

struct WrittenName {
    QString name;
    QRectF place;
};

/// Where the names of the scene's bodies stand in the drawing.
std::vector<WrittenName> writtenNames(const QString& svg, const Session& session) {
    static const QRegularExpression text(QStringLiteral("<text[^>]* x=\"([-\\d.e]+)\" y=\"([-\\d.e]+)\"[^>]*>([^<]*)</text>"));
    const QFontMetricsF metrics{QGuiApplication::font()};
    std::vector<WrittenName> names;
    for (auto it = text.globalMatch(svg); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(3).trimmed();
        for (const auto& body : session.scene().bodies)
            if (name == QString::fromStdString(body.id))
                names.push_back({name, QRectF(match.captured(1).toDouble(), match.captured(2).toDouble() - metrics.xHeight(),
                                              metrics.horizontalAdvance(name), metrics.xHeight())});
    }
    return names;
}

}  // namespace

class TestLooksOfLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); }

    void everyBodyThatALessonSpeaksOfHasItsNameInTheScene_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* scene, const char* names) {
            QTest::newRow(scene) << QString(scene) << QString(names).split(QLatin1Char(' '));
        };
        row("1.2-walls/box.json", "p q r s");
        row("1.4-masses/masses.json", "striker target light triple fly truck ball wall");
        row("1.5-penetration/bullet.json", "bullet rubber slug");
        row("1.6-inequality-equality/pairs.json", "A1 B1 A2 B2 A3 B3 A4 B4 A5 B5 A6 B6 A7 B7");
        row("1.8-chain/two.json", "ball_1 ball_2");
        row("2.2-manifolds/pairs.json", "inner outer caught case");
        row("2.4-infinite-mass/walls.json", "wall post million triple");
        row("4.5-joints-in-many-dimensions/middle.json", "wall bar");
    }
    void everyBodyThatALessonSpeaksOfHasItsNameInTheScene() {
        QFETCH(QString, scene);
        QFETCH(QStringList, names);
        DebuggerController controller;
        QVERIFY2(controller.openScene(fileOf(scene)), qPrintable(controller.problem()));
        const auto written = writtenNames(drawingAsInWindow(controller.session()), controller.session());
        for (const QString& name : names)
            QVERIFY2(std::any_of(written.begin(), written.end(), [&](const WrittenName& one) { return one.name == name; }),
                     qPrintable(name));
        for (std::size_t i = 0; i < written.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(written[i].name == written[j].name || !written[i].place.intersects(written[j].place),  // with its halo
                         qPrintable(written[i].name + " over " + written[j].name));
    }

    void onlyOneOfAnArrowAndItsWayIsNamed() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("4.2-baumgarte/scene.json"))));
        PredictedMotion motion{BodyId{1}, std::nullopt, {{0, 0}, {-0.2, 0}}};
        SceneOptions options;
        options.prediction = &motion;
        QVERIFY(drawingAsInWindow(controller.session(), options).contains(QStringLiteral("yours")));
        motion.isNamed = false;
        QVERIFY(!drawingAsInWindow(controller.session(), options).contains(QStringLiteral("yours")));
    }

    void theNamesOfNearlyParallelLinesAreBothRead() {
        LambdaPlane plane;
        plane.rows[0].diagonal = 1;
        plane.rows[0].rhs = 0.3;
        plane.rows[1].diagonal = 1.25;
        plane.coupling = -1;
        PlaneMap map;
        map.plot = QRectF(0, 0, 260, 210);
        map.fit({-0.2, -0.2}, {1.6, 1.4}, 0);
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({260, 210});
        generator.setViewBox(QRect(0, 0, 260, 210));
        QPainter painter(&generator);
        const QPalette palette;
        PlanePainter(painter, plane, map, palette)
            .drawLineNames({QStringLiteral("ground/light#1"), QStringLiteral("light/heavy#1")});
        painter.end();
        static const QRegularExpression text(QStringLiteral("<text[^>]* x=\"([-\\d.e]+)\" y=\"([-\\d.e]+)\""));
        std::vector<QPointF> places;
        for (auto it = text.globalMatch(QString::fromUtf8(buffer.data())); it.hasNext();) {
            const auto match = it.next();
            places.emplace_back(match.captured(1).toDouble(), match.captured(2).toDouble());
        }
        QCOMPARE(places.size(), std::size_t{2});
        QVERIFY(std::abs(places[0].y() - places[1].y()) >= QFontMetricsF(QGuiApplication::font()).height());
    }

    void theHailOfTheFirstPartIsLargeEnoughToBeSeen() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("1.9-part-1-together/challenge.json"))));
        const World& world = controller.session().world();
        const Real scale = fittedCamera(controller.session(), QRectF({}, sceneSize)).scale;
        for (std::size_t i = 0; i < world.bodies.size(); ++i) {
            const auto* ball = std::get_if<Circle>(&world.bodies[i].shape);
            if (world.bodies[i].isStatic || !ball) continue;
            const Real pixels = 2 * ball->radius * scale;
            QVERIFY2(pixels > 10, qPrintable(QString::number(pixels)));
        }
    }

    void aCrowdKeepsItsNamesToItself() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("1.1-particles/many.json"))));
        QCOMPARE(writtenNames(drawingAsInWindow(controller.session()), controller.session()).size(), std::size_t(0));
    }

    void aRestOfRoundingIsShownAsNothing() {
        open(QStringLiteral("4.5"), 5);
        answer("middle", QStringLiteral("0.75"));
        QCOMPARE(question("middle")->findChild<QLabel*>(QStringLiteral("engines"))->text(), QStringLiteral("0"));
    }

    void aTaskThatIsDoneShowsTheMomentThatWasJudged() {
        open(QStringLiteral("1.1"), 4);
        QCOMPARE(m_controller->session().cursor().step, 1);
        QVERIFY(m_controller->changeSetting(QStringLiteral("integrator"), QStringLiteral("explicit")));
        auto* task = m_panel->findChild<TaskWidget*>();
        click(task, "check");
        QVERIFY(task->isDone());
        QCOMPARE(m_controller->session().cursor().step, 120);
        QVERIFY(m_controller->session().atEndOfStep());
    }

    void theGapsOfAManifoldAreThoseBeforeTheMove() {
        open(QStringLiteral("2.2"), 3);
        QStringList cells;
        for (const QLabel* label : question("least-overlap")->findChildren<QLabel*>()) cells.append(label->text());
        QVERIFY2(cells.contains(QStringLiteral("0.8")) && cells.contains(QStringLiteral("0.15")), qPrintable(cells.join(' ')));
    }

    void aFractionStaysOnOneLine() {
        const QPalette palette;
        const QString joined = QString(QChar(0x2060));
        const auto html = [&](const char* text) { return htmlFromMarkdown(QString::fromUtf8(text), palette, nullptr); };
        QVERIFY(html("1/mB in 1/(kg m)").contains("1/" + joined + "mB"));
        QVERIFY(html("1/mB in 1/(kg m)").contains("1/" + joined + "(kg"));
        QVERIFY(html("at 3 m/s").contains("3" + QString(QChar(0x00A0)) + "m/" + joined + "s"));
        QVERIFY(html("by |nx| > 1").contains("|" + joined + "nx|"));
        QVERIFY(html("[a](https://example.org/b/c)").contains("\"https://example.org/b/c\""));
    }

    void howManyRowsThereWillBeIsHiddenUntilTheyAreBuilt() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("2.4-infinite-mass/walls.json"))));
        controller.toStep(1);
        IterationTableModel model(controller);
        const auto standAt = [&](Phase phase) {
            const auto& events = controller.session().events();
            for (std::size_t i = 0; i < events.size(); ++i)
                if (events[i].kind == EventKind::Phase && events[i].phase == phase) controller.seek({1, i, Term::VelocityB});
            model.refresh();
        };
        standAt(Phase::Begin);
        QCOMPARE(model.rowCount(), 3);
        controller.hideFuture(this, true);
        QCOMPARE(model.rowCount(), 0);
        standAt(Phase::Linearize);
        QCOMPARE(model.rowCount(), 3);
        standAt(Phase::Begin);
        QCOMPARE(model.rowCount(), 0);
        controller.hideFuture(this, false);
        QCOMPARE(model.rowCount(), 3);
    }

    void aNewSceneShowsRowsThatItHas() {
        DebuggerController controller;
        IterationTable table(controller);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto* rows = table.findChild<QComboBox*>(QStringLiteral("iterationRows"));
        auto* cells = table.findChild<QTableView*>(QStringLiteral("iterationCells"));
        QVERIFY(controller.openScene(fileOf(QStringLiteral("2.5-sinking/sunk.json"))));
        controller.toStep(1);
        rows->setCurrentIndex(rows->findData(static_cast<int>(RowList::Positions)));
        QTRY_VERIFY(cells->model()->rowCount() > 0);
        QVERIFY(controller.openScene(fileOf(QStringLiteral("4.3-softness/scene.json"))));
        controller.toStep(1);
        QTRY_COMPARE(rows->currentData().toInt(), static_cast<int>(RowList::Velocities));
        QTRY_VERIFY(cells->model()->rowCount() > 0);
    }

    void theTimelineTellsTheTimeThatTheSceneTells() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("1.1-particles/one.json"))));
        Timeline timeline(controller);
        timeline.show();
        QVERIFY(QTest::qWaitForWindowExposed(&timeline));
        controller.toStep(1);
        auto* status = timeline.findChild<QLabel*>(QStringLiteral("timelineStatus"));
        QTRY_VERIFY2(status->text().contains("0.050 s"), qPrintable(status->text()));
        controller.seek({1, 0, Term::VelocityB});
        QTRY_VERIFY2(status->text().contains("0.000 s"), qPrintable(status->text()));
    }

    void theScaleOfTheMapIsInTheUnitOfWhatHappened() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("2.2-manifolds/pairs.json"))));
        controller.toStep(1);
        QCOMPARE(RowMapTable(controller.session().events()).unit(), QStringLiteral("kg m"));  // nothing moves: only pushes
        QVERIFY(controller.openScene(fileOf(QStringLiteral("2.5-sinking/sunk.json"))));
        controller.toStep(1);
        QCOMPARE(RowMapTable(controller.session().events()).unit(), QStringLiteral("N s"));
    }

    void restsOfRoundingHaveNoDarkColours() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("1.5-penetration/bullet.json"))));
        controller.toStep(10);  // the bounce dies out: its last impulses are of 10⁻¹¹¹ N s
        const auto top = RowMapTable(controller.session().events()).topExponent();
        QVERIFY(top);
        QCOMPARE(*top, RowMapTable::minTopExponent);
    }

    void aRopeThatIsPickedOnlyPulls() {
        DebuggerController controller;
        QVERIFY(controller.openScene(fileOf(QStringLiteral("1.6-inequality-equality/pairs.json"))));
        controller.toStep(1);
        const RowDescription story = RowDescription::of(controller.session(), {RowList::Velocities, 0});
        QCOMPARE(story.title, QStringLiteral("rope_A3_B3 · pulls only"));
    }

private:
    void open(const QString& lesson, int stage) {
        m_panel.reset();
        m_controller = std::make_unique<DebuggerController>();
        m_journal = std::make_unique<Journal>();
        m_panel = std::make_unique<LessonPanel>(*m_controller, *m_journal);
        m_panel->openFolder(keptLessons());
        m_panel->resize(360, 800);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        QVERIFY(m_panel->openLesson(lesson));
        while (m_panel->stage() > 0) {
            click(m_panel.get(), "back");
            settle();
        }
        while (m_panel->stage() < stage) {
            const bool done = m_panel->findChild<QPushButton*>(QStringLiteral("next"))->isEnabled();
            click(m_panel.get(), done ? "next" : "skip");
            settle();
        }
        QCOMPARE(m_panel->stage(), stage);
    }

    static void click(QWidget* within, const char* name) {
        QTest::mouseClick(within->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
        settle();
    }

    QuestionWidget* question(const char* id) const {
        return m_panel->findChild<QuestionWidget*>(QStringLiteral("question-") + QLatin1String(id));
    }

    void answer(const char* id, const QString& text) {
        auto* field = question(id)->findChild<QLineEdit*>(QStringLiteral("answer"));
        field->setText(text);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }

    QTemporaryDir m_data;  // where progress is kept
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<LessonPanel> m_panel;
};

SOLVERSCOPE_TEST(TestLooksOfLessons, QApplication)
#include "test_looks_of_lessons.moc"

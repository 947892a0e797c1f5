// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What the views show where the bodies themselves are moved.
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <cmath>

#include "gui/app/status_line.h"
#include "gui/charts/convergence_chart.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/iteration_table/iteration_table_model.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/text/block_description.h"
#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/widgets/build.h"
#include "tests/gui/waiting.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

std::size_t placeOfStop(const Session& session, EventKind kind, Phase phase, int skip = 0) {
    const auto& events = session.events();
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == kind && events[i].phase == phase && skip-- == 0) return i;
    return 0;
}

bool isShownWithItsMetrics(ConvergenceChart& chart, const MetricsService& metrics) {
    chart.resize(700, 320);
    chart.show();
    if (!QTest::qWaitForWindowExposed(&chart)) return false;
    settle();
    return metrics.isCurrent();
}

}  // namespace

class TestPositionViews : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<DebuggerController> opened(const char* scene, const char* key = nullptr, const char* value = nullptr) {
        auto controller = std::make_unique<DebuggerController>();
        if (!controller->openScene(sceneFile(scene))) qFatal("%s", qPrintable(controller->problem()));
        if (key && !controller->changeSetting(key, value)) qFatal("%s", key);
        controller->toStep(20);
        return controller;
    }

private slots:
    void theRowCardTellsErrorPushAndWhereTheBodiesGo_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("ngs") << "stack_10"
                             << "position_correction"
                             << "ngs";
        QTest::newRow("linear projection") << "sinking_box"
                                           << "position_correction"
                                           << "linear_projection";
        QTest::newRow("xpbd") << "stack_10"
                              << "method"
                              << "xpbd";
        QTest::newRow("verlet") << "verlet_rope"
                                << "method"
                                << "verlet";
    }
    void theRowCardTellsErrorPushAndWhereTheBodiesGo() {
        QFETCH(QString, scene);
        QFETCH(QString, key);
        QFETCH(QString, value);
        const auto controller = opened(qPrintable(scene), qPrintable(key), qPrintable(value));
        controller->toStep(3);
        const Session& session = controller->session();
        const std::size_t place = placeOfStop(session, EventKind::Row, Phase::SolvePositions);
        QVERIFY(place > 0);
        controller->seek({3, place, Term::VelocityB});
        const auto formula = RowFormula::of(session);
        QVERIFY(formula);
        QVERIFY2(formula->subtitle.contains("position rows"), qPrintable(formula->subtitle));
        const QString text = formula->text();
        QVERIFY2(text.contains("kg m") && text.contains("x_B") && !text.contains("Jv ="), qPrintable(text));
        // Every number of the card is the event's.
        const Event& event = session.event();
        QCOMPARE(*formula->lines[0].result[0].number, event.bias);
        QCOMPARE(*formula->lines[1].result[0].number, event.visit.rawDelta);
        for (const Term term : {Term::Jv, Term::RawDelta, Term::Sum, Term::Clamp, Term::VelocityA}) {
            controller->seek({3, place, term});
            QCOMPARE(motionOf(session.world(), event.phase, event.b), motionOf(session.worldBefore(), event.phase, event.b));
        }
    }

    void methodsThatMovePositionsSpeakOfNoPseudoVelocity_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("said");
        QTest::newRow("Verlet") << "verlet_rope"
                                << "h v = x − x₀ + g h²";
        QTest::newRow("XPBD") << "rope_heavy_end"
                              << "moved by h v, h = ";
    }
    void methodsThatMovePositionsSpeakOfNoPseudoVelocity() {
        QFETCH(QString, scene);
        QFETCH(QString, said);
        const auto controller = opened(qPrintable(scene));
        controller->toStep(2);
        const auto& events = controller->session().events();
        const auto moved = std::find_if(events.begin(), events.end(), [](const Event& each) {
            return each.kind == EventKind::Phase && each.phase == Phase::IntegratePositions;
        });
        QVERIFY(moved != events.end());
        controller->seek({2, static_cast<std::size_t>(moved - events.begin()), Term::VelocityB});
        const QString text = EventDescription::of(controller->session()).text;
        QVERIFY2(text.contains(said) && !text.contains(QStringLiteral("pseudo")), qPrintable(text));
    }

    void everyEventHasItsWords_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"sinking_box", "verlet_rope", "rope_and_chain", "rope_heavy_end", "askew_stack"})
            QTest::newRow(scene) << scene;
    }
    void everyEventHasItsWords() {
        QFETCH(QString, scene);
        const auto controller = opened(qPrintable(scene));
        controller->toStep(2);
        SceneView view(*controller);
        view.resize(500, 400);
        StatusLine line(*controller);
        const std::size_t count = controller->session().events().size();
        for (std::size_t i = 0; i < count; i += 1 + count / 60) {
            controller->seek({2, i, Term::VelocityB});
            const bool isRow = controller->session().event().kind == EventKind::Row;
            QCOMPARE(RowFormula::of(controller->session()).has_value(), isRow);
            if (!isRow) QVERIFY(!EventDescription::of(controller->session()).title.isEmpty());
            QVERIFY(!view.grab().isNull());
            QVERIFY(!RowDescription::of(controller->session(), {RowList::Positions, 0}).text.isEmpty());
        }
    }

    void theCardOfABodyHasItsRowsAndItsEquations() {
        const auto controller = opened("askew_stack");
        const Session& session = controller->session();
        const std::size_t place = placeOfStop(session, EventKind::Body, Phase::SolvePositions, 1);
        controller->seek({session.cursor().step, place, Term::VelocityB});
        const BodyBlock& block = session.world().blocks.visited;
        const auto description = BlockDescription::of(session);
        QVERIFY(description);
        QVERIFY2(description->title.contains("box_2"), qPrintable(description->title));
        QCOMPARE(description->lines.size(), block.rows.size());
        for (std::size_t i = 0; i < block.rows.size(); ++i) {
            QCOMPARE(description->lines[i].force, block.rows[i].force);
            QCOMPARE(description->newtons(description->lines[i]), block.rows[i].force * 3600);
        }
        RowCard card(*controller);
        card.show();
        settle();
        const QString text = card.text();
        for (const Real number : {block.matrix.yy, block.force.v.y, block.step.v.y, block.rows[0].stiffness})
            QVERIFY2(text.contains(exact(number)), qPrintable(text));
        QVERIFY(card.html().contains(shown(block.step.v.y, 4)));
        StatusLine line(*controller);
        QCOMPARE(line.findChild<QLabel*>("statusRow")->text(), QStringLiteral("box_2"));
    }

    void stepsGoFromBodyToBodyAndBack() {
        const auto controller = opened("askew_stack");
        const std::size_t place = placeOfStop(controller->session(), EventKind::Body, Phase::SolvePositions, 3);
        const std::int64_t step = controller->session().cursor().step;
        controller->seek({step, place, Term::VelocityB});
        controller->forward(Granularity::Row);
        QCOMPARE(controller->session().cursor().event, place + 1);
        QCOMPARE(controller->session().event().kind, EventKind::Body);
        controller->back(Granularity::Row);
        QCOMPARE(controller->session().cursor().event, place);
    }

    void theTableFollowsIntoThePositionRows() {
        const auto controller = opened("stack_10", "position_correction", "ngs");
        IterationTable table(*controller);
        table.show();
        const Session& session = controller->session();
        const std::size_t place = placeOfStop(session, EventKind::Row, Phase::SolvePositions, 25);
        controller->seek({session.cursor().step, place, Term::VelocityB});
        QCOMPARE(table.model().list(), RowList::Positions);
        QVERIFY(table.model().cellOf(place).isValid());
        QCOMPARE(table.model().columnCount(), session.settings().positionIterations);
        QVERIFY(table.findChild<QComboBox*>("iterationQuantity")->itemText(0).contains("kg m"));
    }

    void theChartShowsWhatIsLeftOfTheErrorInMetres() {
        const auto controller = opened("sinking_box", "position_correction", "ngs");
        controller->toStep(1);
        MetricsService metrics(*controller);
        ConvergenceChart chart(*controller, metrics);
        QVERIFY(isShownWithItsMetrics(chart, metrics));
        chart.findChild<QComboBox*>("convergencePhase")->setCurrentIndex(2);
        settle();
        const auto* error = chart.chart().findSeries(positionFamilies().front().name);
        QVERIFY(error);
        const Settings& settings = controller->session().settings();
        QCOMPARE(error->points.size(), settings.positionIterations + 1);
        const auto measured = metrics.metrics();
        QCOMPARE(error->points, pointsOf(measured->positions, &PositionMetrics::constraintError));
        QVERIFY(std::abs(error->points.front().y() - 0.2) < 1e-12);
        for (qsizetype i = 1; i < error->points.size(); ++i) QVERIFY(error->points[i].y() < error->points[i - 1].y());
        QVERIFY(chart.findChild<ElidedLabel*>("convergenceSubtitle")->fullText().contains("no reference"));
    }

    void withoutVelocitySweepsTheChartOpensWithPositions() {
        const auto controller = opened("verlet_rope");
        MetricsService metrics(*controller);
        ConvergenceChart chart(*controller, metrics);
        QVERIFY(isShownWithItsMetrics(chart, metrics));
        QCOMPARE(chart.findChild<QComboBox*>("convergencePhase")->currentIndex(), 2);
        const auto* error = chart.chart().findSeries(positionFamilies().front().name);
        QVERIFY(error && error->points.size() == controller->session().settings().iterations + 1);
    }
};

SOLVERSCOPE_TEST(TestPositionViews, QApplication)
#include "test_position_views.moc"

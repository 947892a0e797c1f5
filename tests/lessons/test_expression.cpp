// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>

#include "lessons/loader/lesson_run.h"
#include "lessons/loader/value_reader.h"
#include "physics/trace/names.h"
#include "physics/trace/stop_place.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene stack() { return shippedScene("two_box_stack"); }

Result<Real> valueOf(std::string_view formula, const Recording& recording, Cursor at = {}, Variables variables = {}) {
    std::vector<std::string> names;
    for (const auto& [name, value] : variables) names.push_back(name);
    const auto expression = parseExpression(formula, names);
    if (!expression) return expression.error();
    EngineState engine(recording);
    Reading reading{engine, at, variables};
    return evaluate(*expression, reading);
}

Moment parsedMoment(const std::string& text) {
    BlockField field{"at", {1, 1}, {}};
    field.value.append(text, {1, 5});
    return wholeMoment(field, {});
}

std::size_t eventOf(const Recording& recording, int iteration, std::uint32_t row) {
    EngineState engine(recording);
    const auto& events = engine.eventsOf(1);
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == EventKind::Row && events[i].iteration == iteration && events[i].visit.row == row) return i;
    return 0;
}

}  // namespace

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void arithmeticFollowsTheUsualRules_data();
    void arithmeticFollowsTheUsualRules();
    void quantitiesComeFromTheEvent();
    void sweepsHalveTheErrorOfTwoDiscs();
    void stepsThatWereNotMadeYetAreLookedAtWithoutMakingThem();
    void rowsAreFoundByName();
    void rowsOfAMethodThatSolvesPositionsAreNamedLikeOthers();
    void aRowIsTheOneOfItsPhase();
    void lookingForARowLeavesTheMomentThatIsRead();
    void aMomentIsFoundWhereverItsFormulaReads();
    void visitsAreCountedFromTheFirstStep();
    void visitsAreThoseOfTheRunWithItsInputs();
    void theVisitsOfAStepIncludeThoseThatAreNoStops();
    void couplingIsWhatAnImpulseDoesToAnotherRow();
    void whatIsNotThereIsAnError_data();
    void whatIsNotThereIsAnError();
    void badFormulasAreRefusedWithTheirColumn_data();
    void badFormulasAreRefusedWithTheirColumn();
    void nestingIsLimited();
    void readingStopsAtTheFirstWordThatDoesNotFit();
};

void TestExpression::arithmeticFollowsTheUsualRules_data() {
    QTest::addColumn<QString>("formula");
    QTest::addColumn<double>("value");
    QTest::newRow("product before sum") << "1 + 2 * 3" << 7.0;
    QTest::newRow("left to right") << "10 - 4 - 3" << 3.0;
    QTest::newRow("division") << "1 / 4" << 0.25;
    QTest::newRow("brackets") << "(1 + 2) * 3" << 9.0;
    QTest::newRow("sign") << "--2 * -3" << -6.0;
    QTest::newRow("exponent") << "5e-3" << 0.005;
    QTest::newRow("functions") << "max(min(3, 2), abs(-1)) + sqrt(9) + sign(-4)" << 4.0;
    QTest::newRow("angles") << "sin(0) + cos(0) + 2 * tan(0)" << 1.0;
    QTest::newRow("comparison") << "1 + 1 <= 2" << 1.0;
    QTest::newRow("and before or") << "1 == 1 or 1 == 2 and 1 == 3" << 1.0;
    QTest::newRow("not") << "not 1 > 2" << 0.0;  // not binds to the number
    QTest::newRow("not with brackets") << "not (1 > 2)" << 1.0;
    QTest::newRow("variable") << "2 * k" << 10.0;
}

void TestExpression::arithmeticFollowsTheUsualRules() {
    QFETCH(QString, formula);
    QFETCH(double, value);
    const Recording recording(stack());
    const auto result = valueOf(formula.toStdString(), recording, {}, {{"k", 5}});
    QVERIFY2(result.has_value(), result.has_value() ? "" : result.error().text().c_str());
    QCOMPARE(*result, value);
}

void TestExpression::quantitiesComeFromTheEvent() {
    const Recording recording(stack());
    const Cursor at{1, eventOf(recording, 1, 0), Term::VelocityB};
    QCOMPARE(*valueOf("event.jv", recording, at), -1.0 / 6);
    QCOMPARE(*valueOf("event.delta - event.sum_after", recording, at), 0.0);
    QCOMPARE(*valueOf("b.vy", recording, at), 0.0);
    QCOMPARE(*valueOf("b.mass * row.effective_mass", recording, at), 1.0);
    QCOMPARE(*valueOf("body(\"upper\").vy", recording, at), -1.0 / 6);
    QCOMPARE(*valueOf("settings.dt", recording, at), 1.0 / 60);
    QCOMPARE(*valueOf("iteration", recording, at), 1.0);
    QCOMPARE(*valueOf("row_count()", recording, at), 2.0);
    QCOMPARE(*valueOf("body(\"upper\").pseudo_vy", recording, at), 0.0);
    // Both fall as gravity says until the ground's row stops the lower one; each can also go aside, and neither turns.
    QCOMPARE(*valueOf("energy()", recording, {1, 0}), 20.0);
    QCOMPARE(*valueOf("energy() - kinetic_energy()", recording, at), 20.0);
    QCOMPARE(*valueOf("degrees_of_freedom_left()", recording, {1, static_cast<std::size_t>(-1), Term::VelocityB}), 2.0);
}

void TestExpression::sweepsHalveTheErrorOfTwoDiscs() {
    const Recording recording(stack());
    for (int k = 1; k <= 8; ++k) {
        const auto share = valueOf("error_share(k)", recording, {}, {{"k", k}});
        QVERIFY(std::abs(*share - std::ldexp(1.0, -k)) < 1e-9);
    }
    QCOMPARE(*valueOf("iterations_to(0.01)", recording), 7.0);
    QVERIFY(std::abs(*valueOf("reference_lambda(\"ground/lower#1\")", recording) - 1.0 / 3) < 1e-9);
}

void TestExpression::stepsThatWereNotMadeYetAreLookedAtWithoutMakingThem() {
    const Recording idle(stack());
    Recording busy(stack());
    for (int i = 0; i < 9; ++i) busy.advance();
    const std::string formula = "row_lambda(\"ground/lower#1\", 10)";
    QCOMPARE(*valueOf(formula, idle, {7, 0}), *valueOf(formula, busy, {7, 0}));
    QCOMPARE(*valueOf(formula, idle, {30, 0}), *valueOf(formula, busy, {30, 0}));
    QCOMPARE(idle.steps(), std::int64_t{0});
}

void TestExpression::rowsAreFoundByName() {
    const Recording recording(shippedScene("stack_10"));
    EngineState engine(recording);
    const auto first = engine.findRow(1, "ground/box_1#1");
    const auto friction = engine.findRow(1, "ground/box_1#1:2");
    QVERIFY(first && friction);
    EngineState again(recording);
    const auto& rows = again.worldAt({1, static_cast<std::size_t>(-1), Term::VelocityB}).rows;
    QCOMPARE(rows[*first].kind, RowKind::Unilateral);
    QCOMPARE(rows[*friction].kind, RowKind::Friction);
    QVERIFY(!engine.findRow(1, "ground/box_1#1:3"));
    QVERIFY(!engine.findRow(1, "ground/box_1"));
}

void TestExpression::rowsOfAMethodThatSolvesPositionsAreNamedLikeOthers() {
    for (const char* method : {"avbd", "xpbd"}) {
        Scene scene = stack();
        scene.settings = *withSetting(scene.settings, "method", method);
        const Recording recording(scene);
        EngineState engine(recording);
        const auto begin = valueOf("row_lambda(\"lower/upper#1\", 0)", recording, {2, 0, Term::VelocityB});
        QVERIFY2(begin, begin ? "" : begin.error().text().c_str());
        Real sum = *begin;
        for (int sweep = 1; sweep <= 3; ++sweep) {
            const auto moment = parsedMoment("step=2, iteration=" + std::to_string(sweep) + ", row=\"lower/upper#1\"");
            const auto at = locate(moment, engine, {}, "test");
            QVERIFY2(at, at ? "" : at.error().text().c_str());
            const Event& visit = engine.eventsOf(2)[at->event];
            QCOMPARE(visit.phase, Phase::SolvePositions);
            QCOMPARE(visit.visit.row, 1u);
            QCOMPARE(visit.visit.lambdaBefore, sum);
            const std::string of = "(\"lower/upper#1\", " + std::to_string(sweep) + ")";
            QCOMPARE(*valueOf("row_delta" + of, recording, *at), visit.visit.delta);
            sum = *valueOf("row_lambda" + of, recording, *at);
            QCOMPARE(sum, visit.visit.lambdaAfter);
            QCOMPARE(*valueOf("row(\"lower/upper#1\").lambda", recording, *at), sum);
        }
        QVERIFY(sum > 0);
    }
}

/// Position rows have no friction: their numbers are not those of the velocity rows.
void TestExpression::aRowIsTheOneOfItsPhase() {
    Scene scene = shippedScene("stack_10");
    scene.settings = *withSetting(scene.settings, "position_correction", "ngs");
    const Recording recording(scene);
    EngineState engine(recording);
    for (const char* phase : {"solve_velocities", "solve_positions"}) {
        const auto at = locate(parsedMoment("step=3, phase=" + std::string(phase) + ", row=\"box_1/box_2#1\""), engine, {}, "test");
        QVERIFY2(at, at ? "" : at.error().text().c_str());
        const Event& visit = engine.eventsOf(3)[at->event];
        QCOMPARE(constraintName(scene, engine.worldAt(*at), visit.constraint), std::string("box_1/box_2#1"));
    }
}

void TestExpression::lookingForARowLeavesTheMomentThatIsRead() {
    Scene scene = stack();
    scene.settings = *withSetting(scene.settings, "method", "xpbd");
    const Recording recording(scene);
    EngineState engine(recording);
    const World& end = engine.worldAt({2, static_cast<std::size_t>(-1), Term::VelocityB});
    const std::vector<Pose> poses = end.poses;
    QVERIFY(engine.findRow(2, "lower/upper#1", RowList::Positions));
    QVERIFY(end.poses == poses);
}

/// Its formula reads step 1 when the engine keeps no more steps than the 24 that have been read since.
void TestExpression::aMomentIsFoundWhereverItsFormulaReads() {
    const Recording recording(stack());
    for (const std::string_view more : {"", ", row=\"lower/upper#1\""}) {
        EngineState engine(recording);
        for (std::int64_t step = 2; step <= 25; ++step) engine.traceOf(step);
        const auto at = locate(parsedMoment("step=25, iteration=iterations_to(0.01)" + std::string(more)), engine, {}, "test");
        QVERIFY2(at, at ? "" : at.error().text().c_str());
        const Event& event = engine.eventsOf(25)[at->event];
        QCOMPARE(event.kind, more.empty() ? EventKind::Iteration : EventKind::Row);
        QCOMPARE(event.iteration, 7);
    }
}

void TestExpression::visitsAreCountedFromTheFirstStep() {
    Scene scene = stack();
    scene.settings.positionCorrection = PositionCorrection::None;  // sweeps over velocities alone: 10 over 2 rows in a step
    const Recording recording(scene);
    QCOMPARE(*valueOf("visits()", recording, {1, 0}), 0.0);
    QCOMPARE(*valueOf("visits()", recording, {1, eventOf(recording, 3, 1)}), 6.0);
    QCOMPARE(*valueOf("visits()", recording, {1, static_cast<std::size_t>(-1)}), 20.0);
    QCOMPARE(*valueOf("visits()", recording, {50, eventOf(recording, 1, 0)}), 49 * 20 + 1.0);
    scene.settings.warmStarting = 1;  // applies the last impulses without a sweep
    QCOMPARE(*valueOf("visits()", Recording(scene), {50, static_cast<std::size_t>(-1)}), 50 * 20.0);
}

void TestExpression::visitsAreThoseOfTheRunWithItsInputs() {
    Scene scene = stack();
    scene.settings.positionCorrection = PositionCorrection::None;
    Recording recording(scene);
    for (int i = 0; i < 5; ++i) recording.advance();
    recording.addInput(4, SetSetting{"iterations", "1"});
    const Cursor end{6, static_cast<std::size_t>(-1)};
    QCOMPARE(*valueOf("visits()", recording, end), 3 * 20 + 3 * 2.0);
    EngineState engine(recording);
    QCOMPARE(engine.visitsUpTo(end), std::int64_t{66});
    QCOMPARE(engine.visitsUpTo({2, static_cast<std::size_t>(-1)}), std::int64_t{40});  // back again
}

void TestExpression::theVisitsOfAStepIncludeThoseThatAreNoStops() {
    Scene scene = stack();
    scene.settings.positionCorrection = PositionCorrection::None;
    scene.settings.iterations = static_cast<int>(StopPlace::maxVisits / 2) + 3;  // over 2 rows
    const Recording recording(scene);
    EngineState engine(recording);
    const auto stops = static_cast<std::int64_t>(StopPlace::maxVisits);
    QCOMPARE(engine.visitsUpTo({1, static_cast<std::size_t>(-1)}), stops + 6);
    QCOMPARE(engine.visitsUpTo({1, engine.eventsOf(1).size() - 1}), stops + 6);
    QCOMPARE(engine.visitsUpTo({1, engine.eventsOf(1).size() - 2}), stops);
    QCOMPARE(engine.visitsUpTo({2, 0}), stops + 6);
}

void TestExpression::couplingIsWhatAnImpulseDoesToAnotherRow() {
    const Recording recording(stack());
    const Cursor at{1, eventOf(recording, 1, 0), Term::VelocityB};
    // The lower disc is pushed by both rows, in opposite directions: −1/m.
    QCOMPARE(*valueOf("coupling(\"lower/upper#1\")", recording, at), -1.0);
    QCOMPARE(*valueOf("coupling(\"ground/lower#1\")", recording, at), 1.0);
    QCOMPARE(*valueOf("coupling(\"ground/lower#1\") - row.inverse_effective_mass", recording, at), 0.0);
    const Recording boxes(shippedScene("stack_10"));
    const Cursor lowest{1, eventOf(boxes, 1, 0), Term::VelocityB};
    QCOMPARE(*valueOf("coupling(\"box_4/box_5#1\")", boxes, lowest), 0.0);
    QVERIFY(*valueOf("coupling(\"box_1/box_2#1\")", boxes, lowest) < 0);
}

void TestExpression::whatIsNotThereIsAnError_data() {
    QTest::addColumn<QString>("formula");
    for (const char* formula :
         {"event.jv", "body(\"nobody\").x", "row_lambda(\"ground/upper#1\", 1)", "row_lambda(\"ground/lower#1\", 99)", "1 / 0",
          "sqrt(-1)", "velocity_error(0.5)", "body(\"ground\").mass", "row.lambda", "body.x", "coupling(\"ground/upper#1\")",
          "coupling(\"ground/lower#1\")"})
        QTest::newRow(formula) << formula;
}

void TestExpression::whatIsNotThereIsAnError() {
    QFETCH(QString, formula);
    const Recording recording(stack());
    const auto value = valueOf(formula.toStdString(), recording);
    QVERIFY(!value);
    QVERIFY(!value.error().message.empty());
}

void TestExpression::badFormulasAreRefusedWithTheirColumn_data() {
    QTest::addColumn<QString>("formula");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << "" << 1;
    QTest::newRow("no operand") << "1 + " << 5;
    QTest::newRow("unknown name") << "1 + gravity" << 5;
    QTest::newRow("unknown quantity") << "event.speed" << 7;
    QTest::newRow("unknown setting") << "settings.colour" << 10;
    QTest::newRow("open bracket") << "(1 + 2" << 7;
    QTest::newRow("too few arguments") << "min(1)" << 6;
    QTest::newRow("text wanted") << "row_lambda(1, 2)" << 12;
    QTest::newRow("open text") << "body(\"upper).x" << 6;
    QTest::newRow("rest") << "1 2" << 3;
    QTest::newRow("assignment") << "event.jv = 1" << 10;
    QTest::newRow("infinite") << "1e999" << 1;
    QTest::newRow("letters after a number") << "2kg" << 2;
}

void TestExpression::badFormulasAreRefusedWithTheirColumn() {
    QFETCH(QString, formula);
    QFETCH(int, column);
    const std::string text = formula.toStdString();
    const auto expression = parseExpression(text, {});
    QVERIFY(!expression);
    QCOMPARE(expression.error().column, column);
}

void TestExpression::nestingIsLimited() {
    const std::string deep = std::string(100'000, '(') + "1";
    QVERIFY(!parseExpression(deep, {}));
    QVERIFY(!parseExpression(std::string(100'000, '-') + "1", {}));
    std::string wide = "1";
    for (int i = 0; i < 10'000; ++i) wide += "+1";
    QVERIFY(!parseExpression(wide, {}));
    QVERIFY(parseExpression(std::string(20, '(') + "1" + std::string(20, ')'), {}).has_value());
}

void TestExpression::readingStopsAtTheFirstWordThatDoesNotFit() {
    std::size_t used = 0;
    const std::string text = "event.jv * 2 at step=1";
    const auto expression = parseExpression(text, {}, &used);
    QVERIFY(expression.has_value());
    QCOMPARE(text.substr(used), std::string("at step=1"));
    QCOMPARE(expression->source(), std::string("event.jv * 2"));
}

SOLVERSCOPE_TEST(TestExpression, QCoreApplication)
#include "test_expression.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Questions that are answered with a line of code, an order of lines, several rows, a point on the plane, or a curve.
#include <QtTest>

#include "tests/lessons/parsed_lesson.h"
#include "tests/long_form.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

// The block of a question begins in line 11, its kind is in line 14.
QByteArray asking(const QByteArray& kind, const QByteArray& fields) {
    return bareLesson + "# Predict\n```predict\nid: one\nask: What?\nkind: " + kind + "\n" + fields +
           "hint: a\nhint: b\nhint: c\nwhy: because\n```\n";
}

const QByteArray pickLine =
    asking("pick_line",
           "line: for (Row& row : rows) {\nline:     row.sum += delta;\nline: }\nvalue: 2\n"
           "repair: row.sum = clamp(row.sum + delta)\nrepair: row.sum -= delta => That turns the push round.\n"
           "repair: row.sum = 0\nmisconception: 1 => The loop is right.\nat: step=1\n");
const QByteArray orderLines = asking("order_lines",
                                     "line: collide();\nline: read();\nline: write();\nline: move();\neither: 2, 3\n"
                                     "misconception: 4 before 1 => Moving first shows overlaps too late.\nat: step=1\n");
const QByteArray pickRows = asking("pick_rows",
                                   "scene: chain_10\nvalue: coupling(\"joint_3\") != 0\ncolumn: \"joint_3\"\n"
                                   "misconception: row.place == 0 => Only the lowest?\n"
                                   "at: step=1, phase=linearize\nfrom: step=1, phase=integrate_forces\n");
const QByteArray plane = asking("plane",
                                "rows: \"ground/lower#1\", \"lower/upper#1\"\n"
                                "value: row_lambda(\"ground/lower#1\", 2), row_lambda(\"lower/upper#1\", 2)\ntolerance: 8 %\n"
                                "misconception: 1/3, 1/6 => That is where it ends.\n"
                                "at: step=1, iteration=2\nfrom: step=1, iteration=1\n");
const QByteArray curve = asking("curve",
                                "value: 100 * error_share(k)\nsweeps: 2, 5, 10\ntolerance: factor 2\n"
                                "misconception: 100 / (k + 1) => A sweep takes a share of what is left.\n"
                                "at: step=1, iteration=10\nfrom: step=1, phase=warm_start\n");

const Question& questionIn(const Lesson& lesson) { return std::get<Question>(lesson.stages.at(1).blocks.at(0)); }

/// A question that is asked, with an engine of its own.
struct Asked {
    explicit Asked(const QByteArray& text) : lesson(*parsed(text)) {
        const auto scene = sceneOf(question().setupIn(lesson.stages[1].setup), {}, {}, scenesOnDisk({}, sceneLibrary), lesson.file);
        if (!scene) qFatal("%s", scene.error().text().c_str());
        recording.emplace(*scene);
        engine.emplace(*recording);
        const auto read = truthOf(question(), *engine, {}, lesson.file);
        if (!read) qFatal("%s", read.error().text().c_str());
        truth = *read;
    }

    const Question& question() const { return questionIn(lesson); }
    bool isRight(const QuestionAnswer& answer) const { return solverscope::isRight(question(), truth, answer); }

    /// What is said to a wrong answer.
    QByteArray feedback(const QuestionAnswer& answer) {
        const Misconception* thought = misconceptionOf(question(), truth, answer, *engine, {});
        return thought ? QByteArray::fromStdString(rendered(thought->feedback, *engine, truth.at, {})) : QByteArray();
    }

    Lesson lesson;
    std::optional<Recording> recording;
    std::optional<EngineState> engine;
    Truth truth;
};

std::vector<std::string> kindsOfAnswers() {
    return {recordText(0.25),
            recordText(Vec2{0.5, -1}),
            recordText(LineAnswer{2, 1}),
            recordText(OrderAnswer{{1, 3, 2, 4}}),
            recordText(RowsAnswer{{0, 2}}),
            recordText(CurveAnswer{{25, 3, 0.1}})};
}

}  // namespace

class TestQuestionKinds : public QObject {
    Q_OBJECT

private slots:
    void eachKindIsAcceptedAsWritten_data();
    void eachKindIsAcceptedAsWritten();
    void whatIsWrongIsSaidWithItsPlace_data();
    void whatIsWrongIsSaidWithItsPlace();
    void whatDoesNotHoldIsAFinding_data();
    void whatDoesNotHoldIsAFinding();
    void linesKeepTheirBlanks();
    void aLineIsRightWithItsRepairOnly();
    void neighboursMayBeInEitherOrder();
    void exactlyTheRightRowsAreTicked();
    void aPointIsRightWithinItsShareOfThePicture();
    void thePictureOfAPlaneShowsWhatIsAskedFor();
    void anArrowBeginsWhereItsBodyIsSeen();
    void aCurveIsRightWithinItsFactor();
    void answersAreKeptAsText();
    void whatIsNoAnswerIsNotTakenFromARecord_data();
    void whatIsNoAnswerIsNotTakenFromARecord();
    void mutatedQuestionsAreCheckedOrRefused();
    void questionsAreCountedByTheirKind();
    void translationsMayChangeCommentsAndRepairsOnly_data();
    void translationsMayChangeCommentsAndRepairsOnly();
};

void TestQuestionKinds::eachKindIsAcceptedAsWritten_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("pick_line") << pickLine;
    QTest::newRow("pick_line without repairs") << asking("pick_line", "line: a\nline: b\nvalue: 1\nat: step=1\n");
    QTest::newRow("order_lines") << orderLines;
    QTest::newRow("pick_rows") << pickRows;
    QTest::newRow("pick_rows without a column") << with(pickRows, "column: \"joint_3\"\n", "");
    QTest::newRow("plane") << plane;
    QTest::newRow("curve") << curve;
    QTest::newRow("curve from sweep 1") << with(curve, "sweeps:", "first: 1\nsweeps:");
}

void TestQuestionKinds::eachKindIsAcceptedAsWritten() {
    QFETCH(QByteArray, text);
    const auto findings = findingsOf(text);
    QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().text().c_str());
}

void TestQuestionKinds::whatIsWrongIsSaidWithItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, int line, int column, const char* message) {
        QTest::newRow(name) << text << line << column << message;
    };
    row("unknown kind", with(pickLine, "pick_line", "pick_word"), 14, 7, "expected one of number, sign, pick_row");
    row("key of another kind", with(pickLine, "value: 2", "tolerance: 2"), 18, 1, "unknown key 'tolerance'");
    row("listing of a number", with(pickLine, "pick_line", "number"), 15, 1, "unknown key 'line'");
    row("one line", asking("pick_line", "line: a\nvalue: 1\nat: step=1\n"), 11, 1, "expected 2 to 16 times 'line:', found 1");
    row("many lines", asking("pick_line", QByteArray("line: a\n").repeated(17) + "value: 1\nat: step=1\n"), 11, 1, "found 17");
    row("empty line", with(pickLine, "line: }", "line:"), 17, 1, "expected a line of code");
    row("endless line", with(pickLine, "line: }", "line: " + QByteArray(121, 'x')), 17, 7, "at most 120 characters");
    row("one repair", asking("pick_line", "line: a\nline: b\nvalue: 1\nrepair: c\nat: step=1\n"), 18, 1, "expected 2 to 5 repairs");
    row("many repairs", with(pickLine, "repair: row.sum = 0", "repair: a\nrepair: b\nrepair: c\nrepair: d"), 19, 1,
        "2 to 5 repairs");
    row("repair twice", with(pickLine, "repair: row.sum = 0", "repair: row.sum -= delta"), 21, 9, "given twice");
    row("repair of nothing", with(pickLine, "repair: row.sum = 0", "repair: => Nothing?"), 21, 9, "what the line should be");
    row("feedback to the right repair", with(pickLine, "row.sum + delta)", "row.sum + delta) => Yes."), 19, 9, "the right one");
    row("repair without feedback", with(pickLine, "That turns the push round.", ""), 20, 28, "expected what to say");
    row("order of two lines", asking("order_lines", "line: a\nline: b\nat: step=1\n"), 11, 1, "expected 3 to 10 times 'line:'");
    row("order with a value", with(orderLines, "either:", "value: 1\neither:"), 19, 1, "unknown key 'value'");
    row("lines that are apart", with(orderLines, "either: 2, 3", "either: 1, 3"), 19, 9, "follow each other");
    row("a line that is not there", with(orderLines, "either: 2, 3", "either: 4, 5"), 19, 12, "the number of a line from 1 to 4");
    row("a single line", with(orderLines, "either: 2, 3", "either: 2"), 19, 9, "at least two lines");
    row("a line twice", with(orderLines, "either: 2, 3", "either: 2, 3\neither: 3, 4"), 20, 9, "in one 'either:' only");
    row("every order", with(orderLines, "either: 2, 3", "either: 1, 2, 3, 4"), 19, 9, "every order would be right");
    row("misconception that is right", with(orderLines, "4 before 1", "3 before 2"), 20, 16, "a wrong order");
    row("misconception about one line", with(orderLines, "4 before 1", "4 before 4"), 20, 16, "a wrong order");
    row("misconception by number", with(orderLines, "4 before 1", "4"), 20, 18, "expected 'before'");
    row("column without quotation marks", with(pickRows, "column: \"joint_3\"", "column: 3"), 17, 9, "in quotation marks");
    row("plane of one row", with(plane, ", \"lower/upper#1\"", ""), 15, 23, "a second row");
    row("plane of a row with itself", with(plane, "\"lower/upper#1\"", "\"ground/lower#1\""), 15, 7, "two different rows");
    row("plane with one value", with(plane, ", row_lambda(\"lower/upper#1\", 2)", ""), 16, 39, "the second number");
    row("plane without a share", with(plane, "8 %", "0.1"), 17, 12, "such as 8 %");
    row("plane that is never wrong", with(plane, "8 %", "80 %"), 17, 12, "up to 25 %");
    row("plane without 'from'", with(plane, "from: step=1, iteration=1\n", ""), 11, 1, "expected 'from:'");
    row("curve without sweeps", with(curve, "sweeps: 2, 5, 10\n", ""), 11, 1, "expected 'sweeps:'");
    row("sweeps that go back", with(curve, "2, 5, 10", "2, 2"), 16, 12, "a later sweep");
    row("sweep before the first", with(curve, "sweeps: 2,", "first: 2\nsweeps: 2,"), 17, 9, "a later sweep");
    row("many sweeps", with(curve, "2, 5, 10", "1, 2, 3, 4, 5, 6"), 16, 9, "at most 5 sweeps");
    row("sweep beyond all", with(curve, "10\ntol", "3000\ntol"), 16, 15, "from 1 to 2000");
    row("curve without a factor", with(curve, "factor 2", "2"), 17, 12, "expected 'factor'");
    row("curve of no tolerance", with(curve, "factor 2", "factor 1"), 17, 19, "above 1");
    row("sweep as a variation", with(curve, "sweeps:", "vary: k in 1, 2\nsweeps:"), 16, 7, "'k' is the sweep");
    row("sweep of a question for a number", asking("number", "value: error_share(k)\ntolerance: 1\nat: step=1\n"), 15, 20,
        "unknown name 'k'");
}

void TestQuestionKinds::whatIsWrongIsSaidWithItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, message);
    QVERIFY(isRefused(text, line, column, message));
}

void TestQuestionKinds::whatDoesNotHoldIsAFinding_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, int line, const char* message) {
        QTest::newRow(name) << text << line << message;
    };
    row("line that is not there", with(pickLine, "value: 2", "value: 4"), 18, "expected the number of a line, 1 to 3");
    row("line that is none", with(pickLine, "value: 2", "value: 1.5"), 18, "expected the number of a line");
    row("misconception about no line", with(pickLine, "misconception: 1", "misconception: 7"), 22, "this answer is impossible");
    row("misconception about the right line", with(pickLine, "misconception: 1", "misconception: 2"), 22, "within the tolerance");
    row("misconception twice", with(pickLine, "at: step=1", "misconception: 3 - 2 => Again.\nat: step=1"), 23,
        "an earlier misconc");
    row("claim in the feedback to a repair", with(pickLine, "the push round", "{{3 = 1 + 1}} pushes round"), 20,
        "the engine says 2");
    row("order twice", with(orderLines, "at: step=1", "misconception: 4 before 1 => Again.\nat: step=1"), 21, "this order");
    row("no right row", with(pickRows, "!= 0", "> 500"), 16, "no pick is right");
    row("all rows right", with(pickRows, "!= 0", "< 500"), 16, "every pick is right");
    row("more rows than can be ticked", with(pickRows, "scene: chain_10", "scene: chain_30_heavy"), 16,
        "at most 24 rows to choose from, found 62");
    row("column that is not there", with(pickRows, "column: \"joint_3\"", "column: \"joint_99\""), 16, "has no row");
    row("misconception that ticks nothing", with(pickRows, "row.place == 0", "row.place == 99"), 18, "this answer is impossible");
    row("misconception that ticks the right rows", with(pickRows, "row.place == 0", "coupling(\"joint_3\") != 0"), 18,
        "within the tolerance");
    row("answer that the matrix shows", with(pickRows, "from: step=1, phase=integrate_forces", "from: step=1, phase=linearize"), 19,
        "the window already shows the answer");
    row("plane of a row that is not there", with(plane, "\"lower/upper#1\"\n", "\"lower/lid#1\"\n"), 11, "have no plane");
    row("plane before the rows are there", with(plane, "from: step=1, iteration=1", "from: step=1, phase=collide"), 11, "no plane");
    row("point that is there already",
        with(plane, "row_lambda(\"ground/lower#1\", 2), row_lambda(\"lower/upper#1\", 2)",
             "row_lambda(\"ground/lower#1\", 1), row_lambda(\"lower/upper#1\", 1)"),
        16, "where the path is now");
    row("misconception on the right point", with(plane, "misconception: 1/3, 1/6", "misconception: 1/4, 1/8"), 18, "within");
    row("curve that reaches 0", with(curve, "100 * error_share(k)", "10 - k"), 15, "no place on a logarithmic axis");
    row("misconception below 0", with(curve, "100 / (k + 1)", "5 - k"), 18, "this answer is impossible");
    row("misconception within the factor", with(curve, "100 / (k + 1)", "150 * error_share(k)"), 18, "within the tolerance");
}

void TestQuestionKinds::whatDoesNotHoldIsAFinding() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, message);
    QVERIFY2(parsed(text).has_value(), parsed(text) ? "" : parsed(text).error().text().c_str());
    QVERIFY(hasFinding(findingsOf(text), line, message));
}

void TestQuestionKinds::linesKeepTheirBlanks() {
    const auto lesson = parsed(pickLine);
    const auto& lines = questionIn(*lesson).listing->lines;
    QCOMPARE(lines, (std::vector<std::string>{"for (Row& row : rows) {", "    row.sum += delta;", "}"}));
}

void TestQuestionKinds::aLineIsRightWithItsRepairOnly() {
    Asked asked(pickLine);
    QVERIFY(asked.isRight(LineAnswer{2, 0}));
    QVERIFY(!asked.isRight(LineAnswer{2, 1}));
    QVERIFY(!asked.isRight(LineAnswer{1, 0}));
    QVERIFY(!asked.isRight(LineAnswer{3, 2}));
    QVERIFY(asked.isRight(rightAnswer(asked.question(), asked.truth)));
    QCOMPARE(asked.feedback(LineAnswer{2, 1}), QByteArray("That turns the push round."));
    QCOMPARE(asked.feedback(LineAnswer{2, 2}), QByteArray());
    QCOMPARE(asked.feedback(LineAnswer{1, 0}), QByteArray("The loop is right."));
    QCOMPARE(asked.feedback(LineAnswer{1, 2}), QByteArray("The loop is right."));
    QCOMPARE(asked.feedback(LineAnswer{3, 1}), QByteArray());
}

void TestQuestionKinds::neighboursMayBeInEitherOrder() {
    Asked asked(orderLines);
    QVERIFY(asked.isRight(OrderAnswer{{1, 2, 3, 4}}));
    QVERIFY(asked.isRight(OrderAnswer{{1, 3, 2, 4}}));
    QVERIFY(!asked.isRight(OrderAnswer{{2, 1, 3, 4}}));
    QVERIFY(!asked.isRight(OrderAnswer{{1, 3, 4, 2}}));
    QVERIFY(!asked.isRight(OrderAnswer{{1, 2, 3}}));
    QVERIFY(asked.isRight(rightAnswer(asked.question(), asked.truth)));
    QCOMPARE(asked.feedback(OrderAnswer{{4, 1, 2, 3}}), QByteArray("Moving first shows overlaps too late."));
    QCOMPARE(asked.feedback(OrderAnswer{{1, 2, 4, 3}}), QByteArray());
}

void TestQuestionKinds::exactlyTheRightRowsAreTicked() {
    Asked asked(pickRows);
    const World& world = asked.engine->worldAt(asked.truth.at);
    QCOMPARE(asked.truth.candidates, world.rows.size());
    QCOMPARE(asked.truth.columnValues.size(), world.rows.size());
    const auto column = *asked.engine->findRow(1, "joint_3");
    // An impulse of this joint moves its two links, and so disturbs the joints that hold them.
    const auto touches = [&](std::uint32_t row) {
        const Row& one = world.rows[row];
        const Row& other = world.rows[column];
        return one.a == other.a || one.a == other.b || one.b == other.a || one.b == other.b;
    };
    for (std::uint32_t row = 0; row < world.rows.size(); ++row) {
        const bool isTicked = std::ranges::count(asked.truth.rows, row) > 0;
        QCOMPARE(isTicked, asked.truth.columnValues[row] != 0);
        QVERIFY(!isTicked || touches(row));
    }
    QVERIFY(std::ranges::count(asked.truth.rows, column) > 0);
    const Row& self = world.rows[column];
    QCOMPARE(asked.truth.columnValues[column],
             inverseEffectiveMass(self, world.inverseMasses[index(self.a)], world.inverseMasses[index(self.b)]));

    QVERIFY(asked.isRight(RowsAnswer{asked.truth.rows}));
    std::vector<std::uint32_t> less = asked.truth.rows;
    less.pop_back();
    QVERIFY(!asked.isRight(RowsAnswer{less}));
    std::vector<std::uint32_t> more = asked.truth.rows;
    more.push_back(static_cast<std::uint32_t>(world.rows.size()) - 1);
    QVERIFY(!asked.isRight(RowsAnswer{more}));
    QCOMPARE(asked.feedback(RowsAnswer{{0}}), QByteArray("Only the lowest?"));
    QCOMPARE(asked.feedback(RowsAnswer{{1}}), QByteArray());
}

void TestQuestionKinds::aPointIsRightWithinItsShareOfThePicture() {
    Asked asked(plane);
    QVERIFY(length(asked.truth.point - Vec2{0.25, 0.125}) < 1e-12);
    const Vec2 size = asked.truth.picture->high - asked.truth.picture->low;
    QVERIFY(std::abs(asked.truth.reach - 0.08 * std::max(size.x, size.y)) < 1e-15);
    const Vec2 away{0.6, 0.8};
    QVERIFY(asked.isRight(asked.truth.point));
    QVERIFY(asked.isRight(asked.truth.point + 0.99 * asked.truth.reach * away));
    QVERIFY(!asked.isRight(asked.truth.point + 1.01 * asked.truth.reach * away));
    QCOMPARE(asked.feedback(Vec2{0.334, 0.166}), QByteArray("That is where it ends."));
    QCOMPARE(asked.feedback(Vec2{0, 0}), QByteArray());
}

void TestQuestionKinds::thePictureOfAPlaneShowsWhatIsAskedFor() {
    Asked asked(plane);
    const PlanePicture& picture = *asked.truth.picture;
    QCOMPARE(picture.plane.reached, std::size_t{3});  // the start and two visits
    QVERIFY(picture.plane.path.size() > 3);
    const auto isInView = [&](Vec2 spot) {
        return spot.x > picture.low.x && spot.x < picture.high.x && spot.y > picture.low.y && spot.y < picture.high.y;
    };
    for (const Vec2 spot : {Vec2{}, asked.truth.point, Vec2{1.0 / 6, 1.0 / 12}, Vec2{1.0 / 3, 1.0 / 6}}) QVERIFY(isInView(spot));
}

void TestQuestionKinds::anArrowBeginsWhereItsBodyIsSeen() {
    Asked asked(asking("arrow",
                       "value: body(\"upper\").vx, body(\"upper\").vy\ntail: body \"upper\"\ntolerance: 10 deg\n"
                       "at: step=30\nfrom: step=1, phase=begin\n"));
    const auto body = asked.engine->findBody("upper");
    QVERIFY(body.has_value());
    const Vec2 before = asked.recording->startOf(1).poses[index(*body)].position;
    QVERIFY(asked.truth.tail == before);
    QVERIFY(asked.engine->worldAt(asked.truth.at).poses[index(*body)].position != before);
}

void TestQuestionKinds::aCurveIsRightWithinItsFactor() {
    Asked asked(curve);
    QCOMPARE(asked.truth.number, 100.0);
    QCOMPARE(asked.truth.curve.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(std::abs(asked.truth.curve[i] / (100 * std::pow(0.5, asked.question().curve->sweeps[i])) - 1) < 1e-9);
    const auto times = [&](Real first, Real last) {
        CurveAnswer answer{asked.truth.curve};
        answer.values.front() *= first;
        answer.values.back() *= last;
        return answer;
    };
    QVERIFY(asked.isRight(times(1, 1)));
    QVERIFY(asked.isRight(times(1.99, 1 / 1.99)));
    QVERIFY(!asked.isRight(times(2.01, 1)));
    QVERIFY(!asked.isRight(times(1, 1 / 2.01)));
    QVERIFY(!asked.isRight(times(-1, 1)));
    QVERIFY(!asked.isRight(CurveAnswer{{25, 3.125}}));
    QCOMPARE(asked.feedback(CurveAnswer{{30, 15, 10}}), QByteArray("A sweep takes a share of what is left."));
    QCOMPARE(asked.feedback(CurveAnswer{{1, 1, 1}}), QByteArray());
    Asked later(with(curve, "sweeps:", "first: 1\nsweeps:"));
    QVERIFY(std::abs(later.truth.number - 50) < 1e-9);
}

void TestQuestionKinds::answersAreKeptAsText() {
    for (const QByteArray& text : {pickLine, orderLines, pickRows, plane, curve}) {
        const Asked asked(text);
        const QuestionAnswer right = rightAnswer(asked.question(), asked.truth);
        const auto kept = answerInRecord(asked.question(), recordText(right));
        QVERIFY(kept.has_value());
        QCOMPARE(kept->index(), right.index());
        QCOMPARE(recordText(*kept), recordText(right));
        QVERIFY(asked.isRight(*kept));
    }
    QCOMPARE(kindsOfAnswers(), (std::vector<std::string>{"0.25", "0.5 -1", "2 1", "1 3 2 4", "0 2", "25 3 0.1"}));
}

void TestQuestionKinds::whatIsNoAnswerIsNotTakenFromARecord_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("record");
    for (const char* record : {"", "x", "2", "0 0", "4 0", "2 3", "2 -1", "2 0 1", "2.5 0", "1e99 0", "nan 0", "2  0"})
        QTest::newRow(("line " + QByteArray(record)).constData()) << pickLine << QByteArray(record);
    for (const char* record : {"", "1 2 3", "1 2 3 3", "0 1 2 3", "1 2 3 5", "1 2 3 4 5"})
        QTest::newRow(("order " + QByteArray(record)).constData()) << orderLines << QByteArray(record);
    for (const char* record : {"", "2 1", "1 1", "-1", "0.5", "1e300"})
        QTest::newRow(("rows " + QByteArray(record)).constData()) << pickRows << QByteArray(record);
    for (const char* record : {"", "1", "1 2 3", "inf 1", "1 nan"})
        QTest::newRow(("point " + QByteArray(record)).constData()) << plane << QByteArray(record);
    for (const char* record : {"", "1 2", "1 2 3 4", "1 2 0", "1 2 -3", "1 2 inf"})
        QTest::newRow(("curve " + QByteArray(record)).constData()) << curve << QByteArray(record);
    QTest::newRow("endless") << curve << QByteArray("1 ").repeated(1'000'000);
}

void TestQuestionKinds::whatIsNoAnswerIsNotTakenFromARecord() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, record);
    const auto lesson = parsed(text);
    QVERIFY(!answerInRecord(questionIn(*lesson), record.toStdString()));
}

void TestQuestionKinds::mutatedQuestionsAreCheckedOrRefused() {
    std::mt19937 random(20261125);
    const int rounds = isLongForm() ? 2000 : 200;
    for (const QByteArray& text : {pickLine, orderLines, pickRows, plane, curve})
        for (int round = 0; round < rounds; ++round)
            for (const Error& finding : findingsOf(mutated(text, random))) QVERIFY(finding.line >= 1 && finding.column >= 1);
}

void TestQuestionKinds::questionsAreCountedByTheirKind() {
    const auto numbers = parsed(asking("number", "vary: k in 1, 2\nvalue: k\ntolerance: 0\nat: step=1\n"));
    QVERIFY(numbers.has_value());
    QuestionCount count = countQuestions(*numbers);
    for (const QByteArray& text : {pickLine, orderLines, orderLines, curve}) count += countQuestions(*parsed(text));
    QCOMPARE(count.all(), 5);
    QCOMPARE(count.of(AnswerKind::Number), 1);
    QCOMPARE(count.of(AnswerKind::OrderLines), 2);
    QCOMPARE(count.of(AnswerKind::Curve), 1);
    QCOMPARE(count.of(AnswerKind::Plane), 0);
    QCOMPARE(count.fresh, 1);
}

void TestQuestionKinds::translationsMayChangeCommentsAndRepairsOnly_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const QByteArray& text, const char* from, const char* to, const char* what) {
        QTest::newRow(name) << text << QByteArray(from) << QByteArray(to) << what;
    };
    const QByteArray commented = with(pickLine, "line: }", "line: }  // the rows");
    row("comment", commented, "// the rows", "// строки", "");
    row("repair in words", pickLine, "repair: row.sum = 0", "repair: ничего", "");
    row("feedback", pickLine, "That turns the push round.", "Так толчок меняет знак.", "");
    row("code", pickLine, "row.sum += delta;", "row.sum -= delta;", "form of the answer");
    row("number of repairs", pickLine, "repair: row.sum = 0\n", "", "form of the answer");
    row("neighbours", orderLines, "either: 2, 3", "either: 3, 4", "form of the answer");
    row("order of a misconception", orderLines, "4 before 1", "3 before 1", "misconceptions");
    row("column", pickRows, "column: \"joint_3\"", "column: \"joint_4\"", "form of the answer");
    row("rows of a plane", plane, "rows: \"ground/lower#1\", \"lower/upper#1\"", "rows: \"lower/upper#1\", \"ground/lower#1\"",
        "form of the answer");
    row("share of a plane", plane, "8 %", "9 %", "form of the answer");
    row("sweeps", curve, "2, 5, 10", "2, 5, 9", "form of the answer");
    row("factor", curve, "factor 2", "factor 3", "form of the answer");
}

void TestQuestionKinds::translationsMayChangeCommentsAndRepairsOnly() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, what);
    const auto english = parsed(text);
    const auto other = parsed(with(text, from, to));
    QVERIFY(english && other);
    const auto findings = checkTranslation(*english, *other);
    QCOMPARE(findings.empty(), what.isEmpty());
    if (!findings.empty())
        QVERIFY2(QString::fromStdString(findings.front().message).contains(what), findings.front().text().c_str());
}

SOLVERSCOPE_TEST(TestQuestionKinds, QCoreApplication)
#include "test_question_kinds.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "lessons/loader/block_check.h"
#include "lessons/loader/lesson_check.h"
#include "lessons/loader/lesson_texts.h"
#include "tests/lessons/parsed_lesson.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const std::filesystem::path lessons = SOLVERSCOPE_SOURCE_DIR "/lessons";
const std::filesystem::path scenes = SOLVERSCOPE_SOURCE_DIR "/resources/scenes";

const std::filesystem::path kept = SOLVERSCOPE_SOURCE_DIR "/tests/lessons/kept";

QByteArray lessonIn(const char* folder) { return contentOf(QString::fromStdString((kept / folder / "lesson.md").string())); }

int lineOf(const QByteArray& text, const QByteArray& part) {
    return 1 + static_cast<int>(text.left(text.indexOf(part)).count('\n'));
}

/// What is found when `from` in a lesson is replaced by `to`.
std::vector<Error> findingsWith(const char* folder, const QByteArray& from, const QByteArray& to) {
    QByteArray text = lessonIn(folder);
    const auto at = text.indexOf(from);
    if (at < 0) return {{"", 0, 0, "the test's text is not in the lesson"}};
    text.replace(at, from.size(), to);
    const auto lesson = parsed(text);
    if (!lesson) return {lesson.error()};
    return checkLesson(*lesson, scenesOnDisk(kept / folder, scenes), programsOnDisk(kept / folder));
}

/// What is found in all lessons of the program, checked once.
const LessonsReport& shippedReport() {
    static const LessonsReport report = checkLessons(lessons, scenes);
    return report;
}

}  // namespace

class TestLessonCheck : public QObject {
    Q_OBJECT

private slots:
    void everyShippedLessonHolds();
    void everyShippedLessonHasAllItsParts();
    void theKindsOfQuestionsHoldTheirShares();
    void aPlantedMistakeIsFoundWhereItStands_data();
    void aPlantedMistakeIsFoundWhereItStands();
    void wordsAreConfirmedInTheRunThatTheyAreAbout();
    void everyInstanceOfAQuestionHasATruth();
    void aQuestionSetsTheRestitutionOfABody();
    void misconceptionsAreRecognised();
    void aFolderWithoutLessonsIsAFinding();
    void aFormulaWithoutAPictureIsAFinding();
    void aLinkToALessonThatIsNotThereIsAFinding();
    void lengthsAreCountedAsReadersSeeThem();
    void paragraphsAreFoundWithTheirPlaces();
    void aTranslationThatSaysAnotherThingIsAFinding_data();
    void aTranslationThatSaysAnotherThingIsAFinding();
    void aTranslationNeedsTheEnglishLesson();
};

void TestLessonCheck::everyShippedLessonHolds() {
    const LessonsReport& report = shippedReport();
    for (const Error& finding : report.findings) qWarning("%s", finding.text().c_str());
    QVERIFY(report.findings.empty());
    QVERIFY(report.lessons >= 3);
    QVERIFY(report.claims >= 50);
    QVERIFY(report.questions >= 20);
    QVERIFY(report.english.all() >= 20 && report.english.all() < report.questions);
    QVERIFY(report.english.of(AnswerKind::Number) > 0 && report.english.fresh > 0);
    QVERIFY(report.manualExercises >= 5);
    QVERIFY(report.tasks >= 3);
}

void TestLessonCheck::everyShippedLessonHasAllItsParts() {
    int whole = 0;
    QDirIterator folders(QString::fromStdString(lessons.string()), {QStringLiteral("lesson.md")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (folders.hasNext()) {
        const QString file = folders.next();
        const auto lesson = parsed(contentOf(file));
        QVERIFY2(lesson.has_value(), qPrintable(file));
        for (const Error& missing : missingParts(*lesson)) QFAIL(qPrintable(file + QLatin1Char(' ') + missing.text().c_str()));
        ++whole;
    }
    QVERIFY(whole >= 60);
}

/// Numbers to type are at most 45 % of the questions, answers of other kinds than numbers and signs a third, fresh instances half.
void TestLessonCheck::theKindsOfQuestionsHoldTheirShares() {
    const QuestionCount count = shippedReport().english;
    QVERIFY(100 * count.of(AnswerKind::Number) <= 45 * count.all());
    QVERIFY(3 * (count.all() - count.of(AnswerKind::Number) - count.of(AnswerKind::Sign)) >= count.all());
    QVERIFY(2 * count.fresh >= count.all());
}

void TestLessonCheck::aPlantedMistakeIsFoundWhereItStands_data() {
    QTest::addColumn<QByteArray>("folder");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* folder, const char* from, const QByteArray& to, const char* message) {
        QTest::newRow(name) << QByteArray(folder) << QByteArray(from) << to << message;
    };
    row("wrong number", "3.2-one-row", "{{0.625 = event.effective_mass at", "{{0.635 = event.effective_mass at",
        "the engine says 0.625");
    row("last digit", "3.4-many-rows", "{{0.2917 = row", "{{0.2916 = row", "the engine says 0.29166");
    row("words that do not hold", "3.4-many-rows", "half as fast.",
        "{{twice := body(\"lower\").vy > 0 at step=1, iteration=1}} as fast.", "the text says 'twice', the engine says otherwise");
    row("number of another run", "3.4-many-rows", "half as fast.",
        "{{0.5 = settings.erp at step=1 with iterations = 5 with erp = 0.4}} as fast.", "the engine says 0.4");
    row("run that cannot be", "3.4-many-rows", "half as fast.", "{{slow := settings.erp at step=1 with erp = much}}.",
        "expected a number");
    row("run without a moment", "3.4-many-rows", "half as fast.", "{{slow := settings.erp with erp = 0.4}}.", "expected a moment");
    row("row that is not there", "3.2-one-row", "at: step=1, iteration=2, row=\"ground/plank#1\"",
        "at: step=1, iteration=2, row=\"ground/plank#2\"", "has no row");
    row("sweep that is not there", "3.2-one-row", "at: step=1, iteration=2, row=\"ground/plank#1\"",
        "at: step=1, iteration=3, row=\"ground/plank#1\"", "has no visit");
    row("scene that is not there", "3.2-one-row", "scene: flying.json", "scene: sinking.json", "cannot be used");
    row("body that is not there", "3.2-one-row", "start: plank.vy = 1/6 - speed", "start: board.vy = 1/6 - speed",
        "no body 'board'");
    row("restitution that cannot be", "3.2-one-row", "start: plank.vy = 1/6 - speed", "start: plank.restitution = speed",
        "expected a restitution from 0 to 1");
    row("check that is true from the start", "3.2-one-row", "check: abs(row_lambda(\"ground/plank#1\", 1) - 1.5) < 0.005",
        "check: abs(row_lambda(\"ground/plank#1\", 1) - 1.25) < 0.5", "true from the start");
    row("solution that does not do", "3.4-many-rows", "solution: set iterations = 90", "solution: set iterations = 80",
        "stays false");
    row("solution by another control", "3.4-many-rows", "solution: set iterations = 90", "solution: set erp = 0.5",
        "not among the controls");
    row("pick without a right one", "3.2-one-row", "value: row.lambda == 0", "value: row.lambda < 0", "no pick is right");
    row("pick where all are right", "3.2-one-row", "value: row.lambda == 0", "value: row.lambda >= 0", "every pick is right");
    row("misconception that is right", "3.2-one-row", "misconception: 1.25 => That was", "misconception: 2 => That was",
        "within the tolerance");
    row("misconception that nobody can have", "3.2-one-row", "misconception: -1 => Nothing has", "misconception: -2 => Nothing has",
        "this answer is impossible");
    row("misconception that says nothing new", "3.2-one-row", "misconception: 12 => You added", "misconception: 3.004 => You added",
        "an earlier misconception");
    row("exercise by hand whose digits are too few", "3.7-warm-starting", "visits: 3\ntolerance: 0.002",
        "visits: 3\ntolerance: 0.0000001", "narrower than the digits");
    row("exercise by hand without sweeps", "3.4-many-rows", "from: step=1, phase=warm_start\nsweeps: 2",
        "from: step=1, phase=end\nsweeps: 2", "no visit to a row follows");
    row("exercise by hand by another method", "3.4-many-rows", "sweeps: 2\ntolerance: 0.002",
        "sweeps: 2\nsetting: method = direct\ntolerance: 0.002", "one by one");
    row("more visits than there are", "3.7-warm-starting", "visits: 3", "visits: 30", "only 10 visits");
    row("exercise without fresh numbers", "3.6-accumulate",
        "vary: speed in 4.5, 3.6, 6, 2.4\nstart: plank.vy = 1/6 - speed\nask: The plank lands with {{speed}} m/s.",
        "ask: The plank lands.", "expected 'vary:'");
    row("arrow from nowhere", "2.2-manifolds", "tail: contact \"block/ball#1\"", "tail: contact \"block/case#1\"",
        "has no contact");
    row("arrow whose mistake is right", "2.3-impulse", "misconception: -b.vx, -b.vy", "misconception: b.vx, b.vy",
        "within the tolerance");
    row("contact without a right one", "3.8-contact-identity", "kind: pick_contact\nscene: tumble.json",
        "kind: pick_contact\nscene: ball.json", "right");
    row("link that the stage's range cuts off", "1.5-penetration", "to: step=4, iteration=1", "to: step=3, iteration=1",
        "this link leads out of the stage");
    row("answer that stands in the window", "3.1-degrees-of-freedom",
        "at: step=1, phase=linearize\nfrom: step=1, phase=integrate_forces",
        "at: step=1, phase=linearize\nfrom: step=1, phase=linearize", "the window already shows the answer");
    row("answer that an earlier question shows", "3.2-one-row",
        "at: step=1, iteration=2, row=", "at: step=1, iteration=1, row=", "an earlier question of this stage");
    row("engine's side of a solver that is wrong on purpose", "6.7-bug-museum", "engine: event.delta\n", "", "expected 'engine:'");
    row("link to a moment that is not there", "3.4-many-rows", "seek?step=1&iteration=4", "seek?step=1&iteration=400",
        "this link has no valid target: step 1 has no sweep 400");
    row("link to a row that is not there", "3.4-many-rows", "highlight?row=lower/upper", "highlight?row=lower/lid",
        "this link has no valid target: step 1 has no row 'lower/lid#1'");
    row("link to a body that is not there", "2.3-impulse", "highlight?body=ball", "highlight?body=bell",
        "this link has no valid target: there is no body 'bell'");
    row("link to a scene that is not there", "3.6-accumulate", "scene?name=see_saw", "scene?name=see_saws",
        "there is no scene 'see_saws'");
    row("link to a breakpoint that is not understood", "6.7-bug-museum", "break?if=raw_delta", "break?if=raw_deltas",
        "this link has no valid condition");
    row("link to a value that a setting cannot have", "3.4-many-rows", "set?warm_starting=1", "set?warm_starting=cold", "expected");
    row("lesson too long", "3.4-many-rows", "# Free play", QByteArray("# Free play\n" + QByteArray("One. ").repeated(300)),
        "at most 700 words in the lesson");
    row("paragraph too long", "3.4-many-rows", "# Free play", QByteArray("# Free play\n" + QByteArray("so it goes ").repeated(21)),
        "a paragraph of at most 220 characters, found 23");
    row("goal too long", "3.4-many-rows", "Two discs rest on each other: two rows",
        "Two discs that are as round as they can be rest on each other in a very quiet place, far away from anything else that "
        "could disturb them in any way: two rows",
        "at most 60 words");
}

void TestLessonCheck::aPlantedMistakeIsFoundWhereItStands() {
    QFETCH(QByteArray, folder);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, message);
    const auto findings = findingsWith(folder, from, to);
    QVERIFY(!findings.empty());
    const bool said = std::any_of(findings.begin(), findings.end(),
                                  [&](const Error& finding) { return QString::fromStdString(finding.message).contains(message); });
    for (const Error& finding : findings)
        if (!said) qWarning("%s", finding.text().c_str());
    QVERIFY(said);
    if (message.startsWith("the engine says")) {
        QCOMPARE(findings.front().line, lineOf(lessonIn(folder), from));
        const QByteArray before = lessonIn(folder);
        const auto at = before.indexOf(from);
        QCOMPARE(findings.front().column, static_cast<int>(at - before.lastIndexOf('\n', at)) + 2);
    }
}

void TestLessonCheck::wordsAreConfirmedInTheRunThatTheyAreAbout() {
    const QByteArray words = "{{far from it := error_share(5) > 0.01 at step=1, iteration=5%1}}.";
    for (const char* run : {"", " with iterations = 5", " with iterations = 5 with warm_starting = 0"})
        QVERIFY(findingsWith("3.4-many-rows", "half as fast.", QByteArray(words).replace("%1", run)).empty());
    QVERIFY(!findingsWith("3.4-many-rows", "half as fast.", QByteArray(words).replace("%1", " with method = direct")).empty());
}

void TestLessonCheck::everyInstanceOfAQuestionHasATruth() {
    const auto lesson = loadLesson(lessons / "3.2-one-row/lesson.md");
    QVERIFY(lesson.has_value());
    const auto load = scenesOnDisk(lessons / "3.2-one-row", scenes);
    for (const auto& block : lesson->stages.at(2).blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (!question || question->id != "faster") continue;
        QCOMPARE(instancesOf(*question).size(), std::size_t{5});
        for (const Variables& instance : instancesOf(*question)) {
            const auto scene = sceneOf(lesson->stages[2].setup, question->changes, instance, load, lesson->file);
            QVERIFY(scene.has_value());
            const Recording recording(*scene);
            EngineState engine(recording);
            const auto truth = truthOf(*question, engine, instance, lesson->file);
            QVERIFY(truth.has_value());
            QVERIFY(std::abs(truth->number - 0.625 * instance.at("speed")) < 1e-12);
        }
        return;
    }
    QFAIL("no such question");
}

void TestLessonCheck::aQuestionSetsTheRestitutionOfABody() {
    const QByteArray start = "start: plank.vy = 1/6 - speed\n";
    const auto lesson = parsed(lessonIn("3.2-one-row").replace(start, start + "start: ball.restitution = speed / 10\n"));
    QVERIFY(lesson.has_value());
    const auto& question = std::get<Question>(lesson->stages.at(2).blocks.at(0));
    const auto load = scenesOnDisk(kept / "3.2-one-row", scenes);
    const auto scene = sceneOf(lesson->stages[2].setup, question.changes, {{"speed", 4}}, load, lesson->file);
    QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
    const auto ball = std::ranges::find(scene->bodies, "ball", &BodyDef::id);
    QCOMPARE(ball->restitution, 0.4);
}

void TestLessonCheck::misconceptionsAreRecognised() {
    const auto lesson = loadLesson(lessons / "3.2-one-row/lesson.md");
    const auto scene = sceneOf(lesson->stages[0].setup, {}, {}, scenesOnDisk(lessons / "3.2-one-row", scenes), lesson->file);
    const Recording recording(*scene);
    EngineState engine(recording);
    const auto& question = std::get<Question>(lesson->stages.at(2).blocks.at(0));
    const Variables speed{{"speed", 2}};  // the scene's own
    const auto truth = truthOf(question, engine, speed, lesson->file);
    QVERIFY(truth.has_value());
    QVERIFY(isRight(question, *truth, 1.25));
    QVERIFY(isRight(question, *truth, 1.254));
    QVERIFY(!isRight(question, *truth, 1.256));
    const Misconception* mass = misconceptionOf(question, *truth, 2.0, engine, speed);
    QVERIFY(mass && rendered(mass->feedback, engine, truth->at, speed).find("mass times speed") != std::string::npos);
    QVERIFY(misconceptionOf(question, *truth, -1.25, engine, speed) != mass);
    QVERIFY(!misconceptionOf(question, *truth, 77.0, engine, speed));
}

void TestLessonCheck::aFolderWithoutLessonsIsAFinding() {
    QCOMPARE(checkLessons(scenes, scenes).findings.size(), std::size_t{1});
    QCOMPARE(checkLessons(lessons / "none", scenes).findings.size(), std::size_t{1});
}

void TestLessonCheck::aFormulaWithoutAPictureIsAFinding() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("1-one")));
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("formulas")));
    QFile lesson(folder.filePath(QStringLiteral("1-one/lesson.md")));
    QVERIFY(lesson.open(QIODevice::WriteOnly));
    lesson.write("---\nid: 9.9\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\nSo\n\n$$ a $$\n");
    lesson.close();
    const auto findings = [&] { return checkLessons(folder.path().toStdString(), scenes).findings; };
    QCOMPARE(findings().size(), std::size_t{1});
    QCOMPARE(findings()[0].line, 12);
    QVERIFY(findings()[0].message.find("formulas/af63dc4c8601ec8c.svg") != std::string::npos);
    QFile picture(folder.filePath(QStringLiteral("formulas/af63dc4c8601ec8c.svg")));
    QVERIFY(picture.open(QIODevice::WriteOnly));
    QVERIFY(findings().empty());
}

void TestLessonCheck::aLinkToALessonThatIsNotThereIsAFinding() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("3.4-many-rows")));
    QByteArray text = lessonIn("3.4-many-rows");
    const QByteArray link = "(solverscope:lesson?id=3.3)";
    text.replace("(solverscope:set?warm_starting=1)", link);
    QFile file(folder.filePath(QStringLiteral("3.4-many-rows/lesson.md")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto report = checkLessons(folder.path().toStdString(), scenes);
    const auto found = std::find_if(report.findings.begin(), report.findings.end(),
                                    [](const Error& one) { return one.message == "there is no lesson 3.3"; });
    QVERIFY(found != report.findings.end());
    QCOMPARE(found->line, lineOf(text, link));
}

void TestLessonCheck::lengthsAreCountedAsReadersSeeThem() {
    const QByteArray head =
        "---\nid: 9.9\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal: two words\n";
    const auto length = [&](const QByteArray& text, const std::string& file) {
        const auto lesson = parseLesson((head + text).toStdString(), file);
        if (!lesson) qFatal("%s", lesson.error().text().c_str());
        return lengthOf(*lesson);
    };
    const std::string file = "lesson.md";
    QCOMPARE(length("", file), std::size_t{2});
    QCOMPARE(length("One **two** [three four](solverscope:lesson?id=3.4).\n", file), std::size_t{6});
    QCOMPARE(length("λ = {{0.5 = event.delta at step=1, row=0}} N s − 1\n", file), std::size_t{7});
    QCOMPARE(length("- a\n- b\n\n| c | d |\n|---|---|\n| e | 1 |\n", file), std::size_t{8});
    QCOMPARE(length("```cpp\nint i = 0;\n```\n", file), std::size_t{2});
    QCOMPARE(length("# Predict\n```predict\nid: one\nask: What is it?\nvalue: event.delta\nat: step=1, row=0\ntolerance: 0.1\n"
                    "hint: not counted\nhint: b\nhint: c\nwhy: Because.\nmisconception: 1 => not counted either\n```\n",
                    file),
             std::size_t{6});
    QCOMPARE(length("二つの **箱** です。\n", "lessons/2.1/lesson.ja.md"), std::size_t{8 + 7});
}

void TestLessonCheck::paragraphsAreFoundWithTheirPlaces() {
    const auto lesson = parseLesson(
        "---\nid: 9.9\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\n\n"
        "one\ntwo {{3 = 1 + 2}}\n\n- four\n  five\n- six\n\n$$ x $$\n\n> seven\n\n```\ncode\n```\n",
        "lesson.md");
    QVERIFY(lesson.has_value());
    const auto paragraphs = paragraphsOf(std::get<LessonText>(lesson->stages[0].blocks.at(0)));
    QStringList found;
    for (const Paragraph& one : paragraphs)
        found.append(QStringLiteral("%1:%2").arg(one.place.line).arg(QString::fromStdString(one.shown)));
    QCOMPARE(found.join(QLatin1Char('|')), QStringLiteral("11:one two 3|14:four five|16:six|18:x|20:seven|23:code"));
    QCOMPARE(paragraphs[3].kind, Paragraph::Kind::Formula);
    QCOMPARE(paragraphs[5].kind, Paragraph::Kind::Listing);
}

void TestLessonCheck::aTranslationThatSaysAnotherThingIsAFinding_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* from, const char* to, const char* what) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << what;
    };
    row("number", "{{1.25 = event.delta at", "{{1.2 = event.delta at", "checked numbers");
    row("formula of a number", "{{1.25 = event.delta at", "{{1.25 = event.sum_after at", "checked numbers");
    row("number that is no longer checked", "{{-0.75 = b.vy at step=1, row=0}}", "-0.75", "checked numbers");
    row("number in the text", "2 · 0.625", "2 · 0.635", "decimal numbers");
    row("panel of a stage", "to: step=1, iteration=1, row=\"ground/plank#1\"\n",
        "to: step=1, iteration=1, row=\"ground/plank#1\"\nshow: row\n", "'step' block");
    row("link", "solverscope:lesson?id=3.6", "solverscope:lesson?id=3.7", "links");
    row("formula", "$$ \\lambda = -\\frac{a}{b} $$", "$$ \\lambda = \\frac{a}{b} $$", "formulas");
    row("name", "id: faster", "id: quicker", "'id'");
    row("truth", "value: event.delta\nat: step=1, iteration=2", "value: event.sum_after\nat: step=1, iteration=2", "'value'");
    row("kind", "kind: sign", "kind: number\ntolerance: 0", "'kind'");
    row("tolerance", "tolerance: 0.005", "tolerance: 0.05", "'tolerance'");
    row("moment", "from: step=1, iteration=1\n", "from: step=1, iteration=2\n", "'from'");
    row("variation", "vary: speed in 3, 2.4", "vary: speed in 3, 2.5", "'vary'");
    row("misconception", "misconception: -event.jv =>", "misconception: event.jv =>", "misconceptions");
    row("given cell", " = b.inverse_mass 1/kg", " = a.inverse_mass 1/kg", "'given'");
    row("check", "- 1.5) < 0.005", "- 1.5) < 0.006", "'check'");
    row("solution", "solution: set dt = 0.05666666666666667", "solution: set dt = 0.05666666666666666", "'solution'");
    row("scene", "scene: flying.json", "scene: scene.json", "setup");
    row("stage", "# Explain", "# Free play", "stages");
    row("minutes", "minutes: 10", "minutes: 11", "minutes");
}

void TestLessonCheck::aTranslationThatSaysAnotherThingIsAFinding() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, what);
    const QByteArray english = lessonIn("3.2-one-row");
    const auto original = parseLesson(english.toStdString(), "lesson.md");
    QVERIFY(original.has_value());
    QVERIFY(checkTranslation(*original, *original).empty());
    const auto at = english.indexOf(from);
    QVERIFY2(at >= 0, "the test's text is not in the lesson");
    const auto other = parseLesson(QByteArray(english).replace(at, from.size(), to).toStdString(), "lesson.ru.md");
    QVERIFY2(other.has_value(), other ? "" : other.error().text().c_str());
    const auto findings = checkTranslation(*original, *other);
    QVERIFY(!findings.empty());
    const Error& finding = findings.front();
    QVERIFY2(finding.message.find(what.toStdString()) != std::string::npos, finding.text().c_str());
    QVERIFY(finding.file == "lesson.ru.md" && finding.line >= 1 && finding.column >= 1);
}

void TestLessonCheck::aTranslationNeedsTheEnglishLesson() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("1-one")));
    QFile lesson(folder.filePath(QStringLiteral("1-one/lesson.ru.md")));
    QVERIFY(lesson.open(QIODevice::WriteOnly));
    lesson.write("---\nid: 9.9\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\nSo\n");
    lesson.close();
    const auto findings = checkLessons(folder.path().toStdString(), scenes).findings;
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(findings[0].message.find("lesson.md") != std::string::npos);
}

SOLVERSCOPE_TEST(TestLessonCheck, QCoreApplication)
#include "test_lesson_check.moc"

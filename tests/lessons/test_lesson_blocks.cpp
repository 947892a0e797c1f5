// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Blocks that ask nothing, goals with a par, and the parts that every lesson must have.
#include <sys/stat.h>

#include <QTemporaryDir>
#include <QtTest>

#include "lessons/loader/block_check.h"
#include "lessons/loader/lesson_check.h"
#include "lessons/loader/lesson_texts.h"
#include "lessons/loader/task_check.h"
#include "tests/lessons/parsed_lesson.h"
#include "tests/long_form.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

// Two sweeps without warm starting let the upper disc sink. Both runs: lines 11 and 12; left: 14 to 16.
const QByteArray watch =
    "```watch\nsetting: iterations = 2\nsetting: position_correction = none\nsteps: 120\nleft: Forgets\nleft_setting: "
    "warm_starting = 0\n"
    "left_check: body(\"upper\").y < 1.45\nright: Remembers\nright_setting: warm_starting = 1\n"
    "right_check: body(\"upper\").y > 1.45\n```\n";

const QByteArray program = "# Program\n```program\nfile: pong.cpp\nstop: v.y -= => step=1, phase=integrate_forces\n```\n";
const QByteArray source = "void step() {\n    v.y -= 10 * h;\n    p.y += v.y * h;\n}\n";

const QByteArray task =
    "# Change\n```change\nid: t\nask: Do\ncontrols: iterations\ncheck: settings.iterations < 9\nscore: visits()\npar: 96\n"
    "solution: set iterations = 4\nsolution: run 2\nhint: a\nhint: b\nhint: c\nwhy: w\n```\n";

const QByteArray whole = QByteArray(bareLesson).replace("article: None\n", "article: None\nskill: tell a stack from a heap.\n") +
                         watch + "# Explain\nWhy?\n```model\ntext: Because it forgets.\n```\n" +
                         "# Recap\nIt remembers.\n```watch\nagain: true\n```\n" + "# Free play\nTry fewer sweeps.\n";

Result<std::string> pong(const std::string& name) {
    if (name == "pong.cpp") return source.toStdString();
    return Error{.file = {}, .message = "there is no such file"};
}

std::vector<Error> pongFindings(const QByteArray& text) { return findingsOf(text, pong); }

}  // namespace

class TestLessonBlocks : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrongIsSaidWithItsPlace_data();
    void whatIsWrongIsSaidWithItsPlace();
    void aWholeLessonHolds();
    void bothRunsHaveWhatIsSaidOfBothAndTheirOwn();
    void watchingAgainShowsTheFirstRuns();
    void runsThatAreNotWhatTheySayAreFindings_data();
    void runsThatAreNotWhatTheySayAreFindings();
    void modelAnswersAreTextsThatAreChecked();
    void linesOfAProgramLeadToMoments();
    void programsThatCannotBeShownAreFindings_data();
    void programsThatCannotBeShownAreFindings();
    void theWidthOfAProgramIsCountedInCharacters();
    void programsAreReadFromTheirFolderOnly();
    void levelsOfTheCapstoneAreExercises();
    void theSolutionHasToReachThePar();
    void missingPartsAreFindingsOfARewrittenLesson_data();
    void missingPartsAreFindingsOfARewrittenLesson();
    void anOlderLessonNeedsNoNewParts();
    void mutatedLessonsAreCheckedOrRefused();
    void captionsAndModelAnswersCount();
    void translationsKeepRunsProgramsAndPar_data();
    void translationsKeepRunsProgramsAndPar();
};

void TestLessonBlocks::whatIsWrongIsSaidWithItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, int line, int column, const char* message) {
        QTest::newRow(name) << text << line << column << message;
    };
    const QByteArray skilled = QByteArray(bareLesson).replace("article: None\n", "article: None\nskill: x\n");
    row("empty skill", with(skilled, "skill: x", "skill: ."), 6, 1, "You can");
    row("endless skill", with(skilled, "skill: x", "skill: " + QByteArray(121, 'x')), 6, 8, "at most 120 characters");
    const QByteArray seen = bareLesson + watch;
    row("watch without a caption", with(seen, "left: Forgets\n", ""), 10, 1, "expected 'left:'");
    row("watch with a long caption", with(seen, "Forgets", QByteArray(41, 'x')), 14, 7, "at most 40 characters");
    row("watch without a check", with(seen, "left_check: body(\"upper\").y < 1.45\n", ""), 10, 1, "expected 'left_check:'");
    row("watch with a bad check", with(seen, "y < 1.45", "z < 1.45"), 16, 27, "has no 'z'");
    row("watch without steps", with(seen, "steps: 120\n", ""), 10, 1, "expected 'steps:'");
    row("watch of no steps", with(seen, "steps: 120", "steps: 0"), 13, 8, "from 1 to 2400");
    row("watch of many steps", with(seen, "steps: 120", "steps: 20000"), 13, 8, "from 1 to 2400");
    row("watch with an unknown setting", with(seen, "iterations = 2", "colour = 2"), 11, 10, "unknown");
    row("watch with a later setting", with(seen, "warm_starting = 0", "warm_starting = 0 at step 5"), 15, 15, "without 'at step'");
    row("watch with a move", with(seen, "steps:", "move: upper to 1 2\nsteps:"), 13, 1, "unknown key 'move'");
    row("watch of a file elsewhere", with(seen, "steps:", "left_scene: ../x.json\nsteps:"), 13, 13, "expected a scene file");
    row("nothing to watch again", bareLesson + "```watch\nagain: true\n```\n", 11, 1, "an earlier 'watch' block");
    row("watch again, but not", seen + "```watch\nagain: false\n```\n", 22, 8, "'again: true'");
    row("watch again with more", seen + "```watch\nagain: true\nsteps: 3\n```\n", 23, 1, "unknown key 'steps'");
    row("model elsewhere", bareLesson + "```model\ntext: x\n```\n", 9, 1, "in '# Explain' only");
    row("model without a text", bareLesson + "# Explain\n```model\n```\n", 11, 1, "expected 'text:'");
    row("two models", bareLesson + "# Explain\n```model\ntext: x\n```\n```model\ntext: y\n```\n", 10, 1, "one 'model' block");
    row("program elsewhere", bareLesson + "```program\nfile: a.cpp\n```\n", 9, 1, "in '# Program' only");
    row("program stage without a program", bareLesson + "# Program\nx\n", 10, 1, "one 'program' block");
    const QByteArray shown = bareLesson + program;
    row("program in another folder", with(shown, "pong.cpp", "../pong.cpp"), 12, 7, "a file in lessons/programs");
    row("hidden program", with(shown, "pong.cpp", ".pong.cpp"), 12, 7, "a file in lessons/programs");
    row("program that is none", with(shown, "pong.cpp", "passwd"), 12, 7, "a file in lessons/programs");
    row("stop without a moment", with(shown, " => step=1, phase=integrate_forces", ""), 13, 7, "'=>' and a moment");
    row("stop with a bad moment", with(shown, "phase=integrate_forces", "phase=lunch"), 13, 31, "unknown phase");
    row("capstone without a level", bareLesson + "```capstone\n```\n", 10, 1, "expected 'level:'");
    row("capstone beyond the last level", bareLesson + "```capstone\nlevel: 7\n```\n", 11, 8, "from 1 to 6");
    row("capstone with more", bareLesson + "```capstone\nlevel: 1\nid: x\n```\n", 12, 1, "unknown key 'id'");
    row("level twice", bareLesson + QByteArray("```capstone\nlevel: 1\n```\n").repeated(2), 13, 1, "already in this lesson");
    row("par without a score", bareLesson + with(task, "score: visits()\n", ""), 16, 1, "expected 'score:'");
    row("score without a par", bareLesson + with(task, "par: 96\n", ""), 11, 1, "expected 'par:'");
    row("name of a gauge that is too long", bareLesson + with(task, "score:", "name: " + QByteArray(41, 'x') + "\nscore:"), 16, 7,
        "at most 40 characters");
    row("name of a gauge that is empty", bareLesson + with(task, "score:", "name:\nscore:"), 16, 1,
        "expected a text after 'name:'");
    row("par that is a formula", bareLesson + with(task, "par: 96", "par: 4 * 4"), 17, 8, "expected a number");
}

void TestLessonBlocks::whatIsWrongIsSaidWithItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, message);
    QVERIFY(isRefused(text, line, column, message));
}

void TestLessonBlocks::aWholeLessonHolds() {
    const auto findings = pongFindings(whole + program + task);
    QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().text().c_str());
    QCOMPARE(parsed(whole)->skill, std::string("tell a stack from a heap"));
}

void TestLessonBlocks::bothRunsHaveWhatIsSaidOfBothAndTheirOwn() {
    const QByteArray text = with(with(bareLesson + watch, "setting: iterations", "scene: stack_10\nsetting: iterations"),
                                 "right: Rem", "right_scene: pyramid_10\nright: Rem");
    const auto lesson = parsed(text);
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    const auto& [left, right] = firstWatchOf(*lesson)->sides;
    QCOMPARE(left.setup.scene, std::string("stack_10"));
    QCOMPARE(right.setup.scene, std::string("pyramid_10"));
    QCOMPARE(right.caption, std::string("Remembers"));
    const auto load = scenesOnDisk({}, sceneLibrary);
    const auto leftScene = sceneOf(left.setup, {}, {}, load, lesson->file);
    const auto rightScene = sceneOf(right.setup, {}, {}, load, lesson->file);
    QVERIFY(leftScene && rightScene);
    QCOMPARE(leftScene->settings.iterations, 2);
    QCOMPARE(rightScene->settings.iterations, 2);
    QCOMPARE(leftScene->settings.warmStarting, 0.0);
    QCOMPARE(rightScene->settings.warmStarting, 1.0);
    QCOMPARE(firstWatchOf(*lesson)->steps, std::int64_t{120});
}

void TestLessonBlocks::watchingAgainShowsTheFirstRuns() {
    const auto lesson = parsed(whole);
    QVERIFY(lesson.has_value());
    const auto& recap = lesson->stages.at(2);
    QCOMPARE(recap.kind, StageKind::Recap);
    const auto& again = std::get<WatchBlock>(recap.blocks.at(1));
    QVERIFY(again.isAgain);
    QCOMPARE(again.sides[0].caption, std::string("Forgets"));
    QCOMPARE(again.steps, firstWatchOf(*lesson)->steps);
    QVERIFY(!firstWatchOf(*lesson)->isAgain);
}

void TestLessonBlocks::runsThatAreNotWhatTheySayAreFindings_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* from, const char* to, int line, const char* message) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << line << message;
    };
    row("left that goes right", "y < 1.45", "y < 1.2", 16, "false at the end of the run");
    row("right that goes wrong", "y > 1.45", "y > 1.9", 19, "false at the end of the run");
    row("left that is true on the right", "body(\"upper\").y < 1.45", "body(\"upper\").y < 1.9", 16, "the two do not differ");
    row("right that is true on the left", "body(\"upper\").y > 1.45", "body(\"upper\").y > 0", 19, "the two do not differ");
    row("a body that is not there", "body(\"upper\").y < 1.45", "body(\"lid\").y < 1.45", 16, "no body 'lid'");
    row("a scene that is not there", "steps:", "scene: sinking.json\nsteps:", 10, "cannot be used");
    row("more than ten seconds", "steps: 120", "steps: 601", 10, "at most 10 s to watch, 601 steps take 10.02 s");
}

void TestLessonBlocks::runsThatAreNotWhatTheySayAreFindings() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, line);
    QFETCH(QString, message);
    QVERIFY(pongFindings(bareLesson + watch).empty());
    QVERIFY(hasFinding(pongFindings(with(bareLesson + watch, from, to)), line, message));
}

void TestLessonBlocks::modelAnswersAreTextsThatAreChecked() {
    QVERIFY(hasFinding(pongFindings(with(whole, "Because it forgets.", "It is {{3 = 1 + 1}}.")), 25, "the engine says 2"));
    const auto lesson = parsed(whole);
    const auto& model = std::get<ModelAnswer>(lesson->stages.at(1).blocks.at(1));
    QCOMPARE(std::get<std::string>(model.text.pieces.at(0)), std::string("Because it forgets."));
}

void TestLessonBlocks::linesOfAProgramLeadToMoments() {
    const auto lesson = parsed(
        bareLesson + with(program, "forces\n```", "forces\nstop: p.y += v.y * h; => step=1, phase=integrate_positions\n```"));
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    const auto& block = std::get<ProgramBlock>(lesson->stages.at(1).blocks.at(0));
    const auto listing = listingOf(block, pong, lesson->file);
    QVERIFY2(listing.has_value(), listing ? "" : listing.error().text().c_str());
    QCOMPARE(listing->lines.size(), std::size_t{4});
    QCOMPARE(listing->lines[1], std::string("    v.y -= 10 * h;"));
    QCOMPARE(listing->stopLines, (std::vector<std::size_t>{1, 2}));
    QVERIFY(block.stops.at(1).moment.phase == Phase::IntegratePositions);
}

void TestLessonBlocks::programsThatCannotBeShownAreFindings_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, const QByteArray& code, int line, const char* message) {
        QTest::newRow(name) << text << code << line << message;
    };
    const QByteArray text = bareLesson + program;
    row("no such program", with(text, "pong.cpp", "ping.cpp"), source, 12, "there is no such file");
    row("empty program", text, "", 12, "an empty file");
    row("large program", text, QByteArray(20'000, '\n'), 12, "at most 16 KB");
    row("long program", text, QByteArray("x\n").repeated(201), 12, "at most 200 lines");
    row("wide program", text, QByteArray(101, 'x') + "\n", 12, "line 1: expected at most 100 characters");
    row("program with zero bytes", text, QByteArray("a\0b\n", 4), 12, "control characters");
    row("program that is not text", text, "a\xff\n", 12, "UTF-8");
    row("line that is not there", text, "p.y += v.y * h;\n", 13, "found it in none");
    row("line that is there twice", text, source + source, 13, "found it in 2 lines");
    row("two stops in a line", with(text, "forces\n", "forces\nstop: 10 * h => step=2\n"), source, 14, "already has a stop");
    row("moment that is never reached", with(text, "phase=integrate_forces", "iteration=99"), source, 13, "has no sweep 99");
    row("moment out of the stage", with(text, "# Program\n", "# Program\n```step\nfrom: step=2\nto: step=3\n```\n"), source, 17,
        "this line leads out of the stage");
}

void TestLessonBlocks::programsThatCannotBeShownAreFindings() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    QFETCH(QString, message);
    const auto load = [&](const std::string& name) -> Result<std::string> {
        if (name != "pong.cpp") return Error{.file = {}, .message = "there is no such file"};
        return code.toStdString();
    };
    QVERIFY(hasFinding(findingsOf(text, load), line, message));
}

void TestLessonBlocks::theWidthOfAProgramIsCountedInCharacters() {
    const auto program = parsed(bareLesson + ::program);
    const auto& block = std::get<ProgramBlock>(program->stages.at(1).blocks.at(0));
    const auto load = [](const std::string&) -> Result<std::string> {
        return (source + "// " + QByteArray("λ").repeated(97) + "\n").toStdString();
    };
    const auto listing = listingOf(block, load, program->file);
    QVERIFY2(listing.has_value(), listing ? "" : listing.error().text().c_str());
}

void TestLessonBlocks::programsAreReadFromTheirFolderOnly() {
    const QTemporaryDir folder;
    const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
    write(in("lessons/1/lesson.md"), bareLesson + program);
    const auto findings = [&] { return checkLessons(in("lessons").toStdString(), sceneLibrary).findings; };
    QVERIFY(hasFinding(findings(), 12, QStringLiteral("there is no such file in lessons/programs")));
    write(in("lessons/programs/pong.cpp"), source);
    QVERIFY(findings().empty());
    QVERIFY(QFile::remove(in("lessons/programs/pong.cpp")));
    write(in("secret.cpp"), source);
    QVERIFY(QFile::link(in("secret.cpp"), in("lessons/programs/pong.cpp")));
    QVERIFY(hasFinding(findings(), 12, QStringLiteral("there is no such file in lessons/programs")));
    QVERIFY(QFile::remove(in("lessons/programs/pong.cpp")));
    QCOMPARE(mkfifo(qPrintable(in("lessons/programs/pong.cpp")), 0600), 0);
    QVERIFY(hasFinding(findings(), 12, QStringLiteral("there is no such file in lessons/programs")));
}

void TestLessonBlocks::levelsOfTheCapstoneAreExercises() {
    const auto lesson = parsed(bareLesson + "```capstone\nlevel: 3\n```\n```capstone\nlevel: 4\n```\n");
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    const Exercise* exercise = exerciseIn(lesson->stages[0].blocks.at(0));
    QVERIFY(exercise);
    QCOMPARE(exercise->id, std::string("capstone-3"));
    QCOMPARE(std::get<Capstone>(lesson->stages[0].blocks.at(1)).level, 4);
    QVERIFY(checkLesson(*lesson, scenesOnDisk({}, sceneLibrary), {}).empty());
}

void TestLessonBlocks::theSolutionHasToReachThePar() {
    // In step 1 ten sweeps over two rows, for velocities and for pseudo-velocities; in steps 2 and 3 four and ten.
    QVERIFY(pongFindings(bareLesson + task).empty());
    QVERIFY(
        hasFinding(pongFindings(bareLesson + with(task, "par: 96", "par: 95")), 16, QStringLiteral("does not reach the par, 95")));
    QVERIFY(hasFinding(pongFindings(bareLesson + with(task, "score: visits()", "score: body(\"lid\").y")), 16,
                       QStringLiteral("no body 'lid'")));
    const QByteArray two = with(task, "score:", "name: Sweeps\nname: Visits\nscore:");
    QVERIFY(hasFinding(pongFindings(bareLesson + two), 11, QStringLiteral("at most one 'name' for each comparison")));
    const auto lesson = parsed(bareLesson + task);
    const auto& one = std::get<Task>(lesson->stages.at(1).blocks.at(0));
    QCOMPARE(one.par, 96.0);
    Session session(*scenesOnDisk({}, sceneLibrary)("two_box_stack"));
    session.seek({1, static_cast<std::size_t>(-1)});  // as the stage begins
    const auto before = judge(one, session, lesson->file);
    QVERIFY(before && !before->isDone && !before->score);
    for (const LessonInput& input : one.solution) QVERIFY(perform(session, input, lesson->file).has_value());
    const auto after = judge(one, session, lesson->file);
    QVERIFY(after && after->isDone && after->score);
    QCOMPARE(*after->score, 40.0 + 28 + 28);
}

void TestLessonBlocks::missingPartsAreFindingsOfARewrittenLesson_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, int line, const char* message) {
        QTest::newRow(name) << from << to << line << message;
    };
    const QByteArray model = "```model\ntext: Because it forgets.\n```\n";
    const QByteArray recap = "# Recap\nIt remembers.\n```watch\nagain: true\n```\n";
    const QByteArray freePlay = "# Free play\nTry fewer sweeps.\n";
    row("no explanation", "# Explain\nWhy?\n" + model, "", 1, "expected a stage '# Explain'");
    row("no model", model, "", 22, "expected a 'model' block");
    row("no recap", recap, "", 1, "expected a stage '# Recap'");
    row("recap too early", "# Explain", recap + "# Explain", 22, "expected '# Recap' after '# Explain'");
    row("recap without a sentence", "It remembers.\n", "", 27, "expected the idea of the lesson");
    row("recap without the runs", "```watch\nagain: true\n```\n", "", 27, "expected a 'watch' block");
    row("no free play", freePlay, "", 1, "expected a stage '# Free play'");
    row("free play too early", "# Recap", freePlay + "# Recap", 27, "expected '# Free play' after '# Recap'");
    const QByteArray click =
        with(with(task, "controls: iterations", "controls: restitution_mix"), "score: visits()\npar: 96\n", "");
    row("goal of one click", "# Free play", click + "# Free play", 32, "the only other position of");
    row("free play without an idea", "Try fewer sweeps.\n", "", 32, "what is worth trying");
}

void TestLessonBlocks::missingPartsAreFindingsOfARewrittenLesson() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, line);
    QFETCH(QString, message);
    QVERIFY(hasFinding(pongFindings(with(whole, from, to)), line, message));
}

void TestLessonBlocks::anOlderLessonNeedsNoNewParts() {
    const auto lesson = parsed(bareLesson + "So.\n");
    QVERIFY(lesson.has_value());
    QVERIFY(pongFindings(bareLesson + "So.\n").empty());
    QCOMPARE(missingParts(*lesson).size(), std::size_t{4});
    QVERIFY(hasFinding(missingParts(*lesson), 1, QStringLiteral("expected 'skill:'")));
}

void TestLessonBlocks::mutatedLessonsAreCheckedOrRefused() {
    std::mt19937 random(20261125);
    const int rounds = isLongForm() ? 5000 : 500;
    for (int round = 0; round < rounds; ++round)
        for (const Error& finding : pongFindings(mutated(whole + program + task, random)))
            QVERIFY2(finding.line >= 1 && finding.column >= 1, finding.text().c_str());
}

void TestLessonBlocks::captionsAndModelAnswersCount() {
    const auto length = [](const QByteArray& text) { return lengthOf(*parsed(text)); };
    QCOMPARE(length(bareLesson + watch), std::size_t{2});
    QCOMPARE(length(whole), std::size_t{2 + 1 + 3 + 2 + 3});
    QCOMPARE(length(bareLesson + with(task, "score:", "name: Fewer sweeps\nscore:")), length(bareLesson + task) + 2);
}

void TestLessonBlocks::translationsKeepRunsProgramsAndPar_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* from, const char* to, const char* what) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << what;
    };
    row("captions", "left: Forgets", "left: Забывает", "");
    row("skill in another language", "skill: tell a stack from a heap.", "skill: отличать стопку от кучи.", "");
    row("no skill", "skill: tell a stack from a heap.\n", "", "'skill'");
    row("setting", "left_setting: warm_starting = 0", "left_setting: warm_starting = 0.5", "scene and settings");
    row("check", "y < 1.45", "y < 1.44", "check");
    row("steps", "steps: 120", "steps: 121", "'steps'");
    row("other runs in the recap", "again: true", "again: true\n```\n```watch\nagain: true", "blocks");
    row("number in the model", "Because it forgets.", "It forgets 0.5.", "decimal numbers in this model answer");
    row("program", "pong.cpp", "ping.cpp", "'file'");
    row("stop", "v.y -= =>", "v.y =>", "'stop' lines");
    row("par", "par: 96", "par: 97", "'score' and 'par'");
    row("name of a gauge", "score: visits()", "name: Sweeps\nscore: visits()", "number of 'name' lines");
    row("score", "score: visits()", "score: visits() + 1", "'score' and 'par'");
}

void TestLessonBlocks::translationsKeepRunsProgramsAndPar() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, what);
    const QByteArray text = whole + program + task;
    const auto english = parsed(text);
    const auto other = parsed(with(text, from, to));
    QVERIFY2(english && other, other ? "" : other.error().text().c_str());
    const auto findings = checkTranslation(*english, *other);
    QCOMPARE(findings.empty(), what.isEmpty());
    if (!findings.empty())
        QVERIFY2(QString::fromStdString(findings.front().message).contains(what), findings.front().text().c_str());
}

SOLVERSCOPE_TEST(TestLessonBlocks, QCoreApplication)
#include "test_lesson_blocks.moc"

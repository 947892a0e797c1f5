// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDirIterator>
#include <QtTest>

#include "lessons/loader/lesson_link.h"
#include "lessons/loader/lesson_texts.h"
#include "tests/lessons/parsed_lesson.h"
#include "tests/long_form.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

// Lines 1 to 8 are the front matter; a stage's text begins in line 10.
const QByteArray head =
    "---\nid: 9.9\ntitle: Title\npart: Part\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\nText.\n";

const QByteArray question =
    "# Predict\n```predict\nid: one\nask: What?\nvalue: event.delta\nat: step=1, row=0\ntolerance: 0.1\nunit: N s\n"
    "hint: a\nhint: b\nhint: c\nwhy: because\n```\n";

QStringList shippedLessons() {
    QStringList files;
    for (QDirIterator it(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/lessons"), {"lesson*.md"}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();)
        files << it.next();
    return files;
}

}  // namespace

class TestLessonFile : public QObject {
    Q_OBJECT

private slots:
    void aLessonHasEverythingItsFileSays();
    void whatIsWrongIsSaidWithLineAndColumn_data();
    void whatIsWrongIsSaidWithLineAndColumn();
    void valuesGoOnInIndentedLines();
    void aPlaceInAContinuedLineIsThatOfItsOwnLine();
    void numbersInTextsBecomeClaims();
    void listingsBelongToTheText();
    void formulasAreKeptWithTheirPlaces();
    void stagesInheritTheSetupOfTheStageBefore();
    void lineEndsAndByteOrderMarksDoNotMatter();
    void linksAreReadAndStrangeOnesRefused();
    void tooLargeFilesAreRefused();
    void foldersAndMissingFilesAreRefused();
    void everyPrefixOfAShippedLessonIsReadOrRefused();
    void mutatedLessonsAreReadOrRefused();
};

void TestLessonFile::aLessonHasEverythingItsFileSays() {
    const auto lesson = parsed(head + question);
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    QCOMPARE(lesson->id, std::string("9.9"));
    QCOMPARE(lesson->minutes, 10);
    QCOMPARE(lesson->stages.size(), std::size_t{2});
    QCOMPARE(lesson->stages[1].kind, StageKind::Predict);
    const auto& one = std::get<Question>(lesson->stages[1].blocks.at(0));
    QCOMPARE(one.id, std::string("one"));
    QCOMPARE(one.value.source(), std::string("event.delta"));
    QCOMPARE(one.tolerance, 0.1);
    QCOMPARE(one.hints.size(), std::size_t{3});
    QVERIFY(one.at.rowPlace.has_value());
}

void TestLessonFile::whatIsWrongIsSaidWithLineAndColumn_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QByteArray& text, int line, int column) {
        QTest::newRow(name) << text << line << column;
    };
    row("empty", "", 1, 1);
    row("no front matter", "# Goal\n", 1, 1);
    row("front matter without end", "---\nid: 1\n", 2, 1);
    row("no title", with(head, "title: Title\n", ""), 1, 1);
    row("unknown key in front", with(head, "title: Title", "titel: Title"), 3, 1);
    row("key twice", with(head, "title: Title", "id: 1"), 3, 1);
    row("id not a number", with(head, "9.9", "nine"), 2, 5);
    row("minutes out of range", with(head, "minutes: 10", "minutes: 1000"), 7, 10);
    row("minutes and more", with(head, "minutes: 10", "minutes: 10 or so"), 7, 13);
    row("scene with a folder", with(head, "two_box_stack", "../../etc/passwd"), 6, 8);
    row("unknown control", with(head, "minutes: 10", "minutes: 10\ncontrols: dt, colour"), 8, 15);
    row("text before a stage", with(head, "# Goal\n", ""), 9, 1);
    row("no stage", with(head, "# Goal\nText.\n", ""), 8, 1);
    row("unknown stage", with(head, "# Goal", "# Gaol"), 9, 3);
    row("goal not first", with(head, "# Goal", "# Explain"), 9, 1);
    row("image", head + "See ![it](picture.png)\n", 11, 5);
    row("formula in a line of text", head + "So $$ x $$ holds\n", 11, 4);
    row("formula without end", head + "$$ x\n", 11, 1);
    row("empty formula", head + "$$ $$\n", 11, 1);
    row("two formulas in a line", head + "$$ x $$ and $$ y $$\n", 11, 1);
    row("strange link", head + "See [it](file:///etc/passwd)\n", 11, 10);
    row("unknown panel", head + "See [it](solverscope:show?panel=door)\n", 11, 10);
    row("claim without end", head + "It is {{1 = 2\n", 11, 7);
    row("claim over two lines", head + "It is {{1 =\n2}}\n", 11, 7);
    row("claim with unknown name", head + "It is {{1 = foo}}\n", 11, 13);
    row("claim with a bad moment", head + "It is {{1 = step() at time=3}}\n", 11, 23);
    row("claim with a rest", head + "It is {{1 = step() kg}}\n", 11, 20);
    row("fence without end", head + "```predict\nid: one\n", 11, 1);
    row("listing without end", head + "```text\nid: one\n", 11, 1);
    row("not a field", head + "```step\nfrom here\n```\n", 12, 1);
    row("stage with an unknown panel", head + "```step\nfrom: step=1\nshow: door\n```\n", 13, 7);
    row("unknown field", head + "```step\nwhen: step=1\n```\n", 12, 1);
    row("indented first line", head + "```step\n  from: step=1\n```\n", 12, 3);
    row("moment without step", head + "```step\nfrom: iteration=1\n```\n", 12, 7);
    row("moment with unknown phase", head + "```step\nfrom: step=1, phase=lunch\n```\n", 12, 21);
    row("moment with a rest", head + "```step\nfrom: step=1 row=0\n```\n", 12, 14);
    row("two step blocks", head + "```step\nfrom: step=1\n```\n```step\nfrom: step=1\n```\n", 14, 1);
    row("setup after text", head + "```setup\nsetting: iterations = 5\n```\n", 11, 1);
    row("setting out of range", with(head, "Text.\n", "```setup\nsetting: iterations = -5\n```\n"), 11, 23);
    row("unknown setting", with(head, "Text.\n", "```setup\nsetting: colour = 5\n```\n"), 11, 10);
    row("move to nowhere", with(head, "Text.\n", "```setup\nmove: upper to 1\n```\n"), 11, 17);
    const QByteArray byHand =
        head + "```solver\nid: one\nask: Do it.\nfrom: step=1\ntolerance: 0.01\nhint: a\nhint: b\nhint: c\nwhy: So.\n```\n";
    row("exercise by hand of no sweeps", with(byHand, "tolerance: 0.01", "sweeps: 0"), 15, 9);
    row("exercise by hand without tolerance", with(byHand, "tolerance: 0.01\n", ""), 11, 1);
    row("exercise by hand in some order", with(byHand, "tolerance: 0.01", "tolerance: 0.01\nany_order: maybe"), 16, 12);
    row("exercise by hand with too few hints", with(byHand, "hint: c\n", ""), 11, 1);
    row("number of a row under another name", with(byHand, "id: one", "id: one\nvary: jv in 1, 2"), 13, 7);
    const QByteArray arrow =
        head +
        "```question\nid: one\nkind: arrow\nask: Draw it.\nvalue: 1, 2\ntail: body \"lower\"\ntolerance: 10 deg\n"
        "at: step=1\nhint: a\nhint: b\nhint: c\nwhy: So.\n```\n";
    row("arrow with one number", with(arrow, "value: 1, 2", "value: 1"), 15, 9);
    row("arrow from somewhere", with(arrow, "tail: body", "tail: door"), 16, 7);
    row("arrow without a direction", with(arrow, "10 deg", "10"), 17, 14);
    row("arrow of no length", with(arrow, "tail:", "scale: 0\ntail:"), 16, 8);
    row("control character",
        head +
            "a\x01"
            "b\n",
        11, 2);
    row("not UTF-8",
        head +
            "a\xff"
            "b\n",
        11, 2);

    const QByteArray text = head + question;  // the block begins in line 12
    row("question without id", with(text, "id: one\n", ""), 12, 1);
    row("question without value", with(text, "value: event.delta\n", ""), 12, 1);
    row("question with an empty value", with(text, "value: event.delta", "value:"), 15, 1);
    row("bad formula", with(text, "event.delta", "event.dela"), 15, 14);
    row("bad id", with(text, "id: one", "id: One"), 13, 5);
    row("no tolerance", with(text, "tolerance: 0.1\n", ""), 12, 1);
    row("negative tolerance", with(text, "0.1", "-0.1"), 17, 12);
    row("two hints", with(text, "hint: c\n", ""), 12, 1);
    row("unknown kind", with(text, "unit: N s", "kind: essay"), 18, 7);
    row("misconception without text", with(text, "why:", "misconception: 1 2\nwhy:"), 22, 18);
    row("variation without values", with(text, "why:", "vary: k\nwhy:"), 22, 8);
    row("change of an unknown number", with(text, "why:", "start: box.colour = 1\nwhy:"), 22, 12);
    row("id twice", text + with(question, "# Predict\n", ""), 25, 5);
    row("prediction without a question", head + "# Predict\nThink.\n", 11, 1);
    row("fade without given cells", with(text, "```predict", "```fade"), 12, 1);
    const QByteArray two = with(text, "# Predict", "# Checkpoint") + with(with(question, "# Predict\n", ""), "id: one", "id: two");
    row("checkpoint with two questions", two, 11, 1);
    row("checkpoint without a bug", two + with(with(question, "# Predict\n", ""), "id: one", "id: three\nrole: transfer"), 11, 1);
    row("checkpoint with one question", with(text, "# Predict", "# Checkpoint"), 11, 1);
    row("change without a task", head + "# Change\nDo it.\n", 11, 1);
    row("task without a solution",
        head + "# Change\n```change\nid: t\nask: Do\ncontrols: dt\ncheck: 1 > 2\nhint: a\nhint: b\nhint: c\nwhy: w\n```\n", 12, 1);
    row("solution that is none",
        head + "# Change\n```change\nid: t\nask: Do\ncontrols: dt\ncheck: 1 > 2\nwhy: w\nsolution: think hard\n```\n", 18, 11);
}

void TestLessonFile::whatIsWrongIsSaidWithLineAndColumn() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto lesson = parsed(text);
    QVERIFY(!lesson);
    QVERIFY2(lesson.error().line == line && lesson.error().column == column, lesson.error().text().c_str());
    QVERIFY(lesson.error().message.size() > 10);
    QCOMPARE(lesson.error().file, std::string("lesson.md"));
}

void TestLessonFile::valuesGoOnInIndentedLines() {
    const auto lesson = parsed(with(head + question, "why: because", "why: because\n  it is\n\n  so"));
    QVERIFY(lesson.has_value());
    const auto& why = std::get<Question>(lesson->stages[1].blocks.at(0)).why;
    QCOMPARE(std::get<std::string>(why.pieces.at(0)), std::string("because it is so"));
}

void TestLessonFile::aPlaceInAContinuedLineIsThatOfItsOwnLine() {
    const auto lesson = parsed(with(head + question, "why: because", "why: because\n  it is {{1 = nonsense}}"));
    QVERIFY(!lesson);
    QCOMPARE(lesson.error().line, 23);
    QCOMPARE(lesson.error().column, 15);
}

void TestLessonFile::numbersInTextsBecomeClaims() {
    const auto lesson = parsed(head + "A {{-0.1667 = event.jv at step=1, row=0}} and {{step()}} and {{2 = step() tol 1}}.\n");
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    const auto& text = std::get<LessonText>(lesson->stages[0].blocks.at(0));
    QCOMPARE(text.pieces.size(), std::size_t{7});
    const Claim& first = std::get<Claim>(text.pieces[1]);
    QCOMPARE(first.shown, std::string("-0.1667"));
    QCOMPARE(first.number, -0.1667);
    QVERIFY(first.tolerance > 4.9e-5 && first.tolerance < 5.1e-5);
    QVERIFY(first.at.has_value());
    QVERIFY(std::get<Claim>(text.pieces[3]).shown.empty());
    QCOMPARE(std::get<Claim>(text.pieces[5]).tolerance, 1.0);
}

void TestLessonFile::listingsBelongToTheText() {
    const auto lesson = parsed(head + "```cpp\n# not a stage\nid: not a field\n```\nafter\n");
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->stages.size(), std::size_t{1});
    const auto& text = std::get<LessonText>(lesson->stages[0].blocks.at(0));
    QVERIFY(std::get<std::string>(text.pieces[0]).find("# not a stage\nid:") != std::string::npos);
}

void TestLessonFile::formulasAreKeptWithTheirPlaces() {
    const auto lesson = parsed(head + "so\n\n  $$ \\frac{1}{2} $$\n\n$$y$$\n");
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    const auto& text = std::get<LessonText>(lesson->stages[0].blocks.at(0));
    QCOMPARE(text.formulas.size(), std::size_t{2});
    QCOMPARE(text.formulas[0].tex, std::string("\\frac{1}{2}"));
    QCOMPARE(text.formulas[0].place.line, 13);
    QCOMPARE(text.formulas[0].place.column, 3);
    QCOMPARE(text.formulas[1].tex, std::string("y"));
    QCOMPARE(formulaPicture("a"), std::string("formulas/af63dc4c8601ec8c.svg"));  // FNV-1a's own test vector
}

void TestLessonFile::stagesInheritTheSetupOfTheStageBefore() {
    const auto lesson =
        parsed(head + "# Step\n```setup\nscene: stack_10\nsetting: iterations = 4\n```\n# Explain\nx\n# Free play\n" +
               "```setup\nmove: upper to 3 4 at step 7\n```\n");
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    QCOMPARE(lesson->stages[0].setup.scene, std::string("two_box_stack"));
    QCOMPARE(lesson->stages[2].setup.scene, std::string("stack_10"));
    QCOMPARE(lesson->stages[2].setup.inputs.size(), std::size_t{1});
    QCOMPARE(lesson->stages[3].setup.scene, std::string("two_box_stack"));
    QCOMPARE(lesson->stages[3].setup.inputs.at(0).steps, std::int64_t{7});
}

void TestLessonFile::lineEndsAndByteOrderMarksDoNotMatter() {
    QByteArray other = "\xEF\xBB\xBF" + head + question;
    other.replace("\n", "\r\n");
    const auto lesson = parsed(other);
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    QCOMPARE(std::get<Question>(lesson->stages[1].blocks.at(0)).unit, std::string("N s"));
}

void TestLessonFile::linksAreReadAndStrangeOnesRefused() {
    const auto seek = parseLink("solverscope:seek?step=3&phase=warm_start&row=ground/box%231");
    QVERIFY(seek.has_value());
    const Moment& moment = std::get<SeekLink>(*seek).moment;
    QCOMPARE(moment.step.source(), std::string("3"));
    QCOMPARE(moment.rowName, std::string("ground/box#1"));
    QVERIFY(moment.phase == Phase::WarmStart);
    QCOMPARE(std::get<ShowLink>(*parseLink("solverscope:show?panel=table")).panel, std::string("table"));
    QCOMPARE(std::get<LessonLink>(*parseLink("solverscope:lesson?id=3.4")).id, std::string("3.4"));
    QVERIFY(std::holds_alternative<WebLink>(*parseLink("https://example.org/")));
    const auto step = parseLink("solverscope:step?by=row&back=3");
    QVERIFY(step.has_value());
    QCOMPARE(std::get<StepLink>(*step).by, Granularity::Row);
    QCOMPARE(std::get<StepLink>(*step).times, -3);
    const auto set = parseLink("solverscope:set?warm_starting=0&iterations=20");
    QVERIFY(set.has_value());
    QCOMPARE(std::get<SetLink>(*set).changes, (std::vector<SetSetting>{{"iterations", "20"}, {"warm_starting", "0"}}));
    QCOMPARE(std::get<HighlightLink>(*parseLink("solverscope:highlight?row=ground/box%231:2")).row, std::string("ground/box#1:2"));
    QCOMPARE(std::get<HighlightLink>(*parseLink("solverscope:highlight?body=box")).body, std::string("box"));
    const auto compare = parseLink("solverscope:compare?setting=iterations&a=5&b=20");
    QVERIFY(compare.has_value());
    QCOMPARE(std::get<CompareLink>(*compare).b, std::string("20"));
    const auto stop = parseLink("solverscope:break?if=jv+%3C+-0.1+%26%26+clamp+%3D%3D+lower");
    QVERIFY(stop.has_value());
    QCOMPARE(std::get<BreakpointLink>(*stop).condition, std::string("jv < -0.1 && clamp == lower"));
    QCOMPARE(std::get<SceneLink>(*parseLink("solverscope:scene?name=see_saw")).name, std::string("see_saw"));
    for (const char* bad : {"",
                            "http://example.org",
                            "javascript:alert(1)",
                            "solverscope:",
                            "solverscope:seek",
                            "solverscope:seek?step=x",
                            "solverscope:seek?step=99999999999",
                            "solverscope:seek?step=1&colour=2",
                            "solverscope:format?disk=0",
                            "solverscope:step",
                            "solverscope:step?by=hand",
                            "solverscope:step?by=row&times=0",
                            "solverscope:step?by=row&times=101",
                            "solverscope:step?by=row&times=1&back=1",
                            "solverscope:set",
                            "solverscope:set?iterations=many",
                            "solverscope:set?colour=red",
                            "solverscope:highlight",
                            "solverscope:highlight?row=",
                            "solverscope:highlight?row=0&body=b",
                            "solverscope:break",
                            "solverscope:break?if=",
                            "solverscope:scene?name=../../etc/passwd",
                            "solverscope:scene?name=a&name2=b",
                            "solverscope:compare?setting=iterations&a=5",
                            "solverscope:compare?setting=iterations&a=5&b=5",
                            "solverscope:compare?setting=iterations&a=5&b=x"})
        QVERIFY2(!parseLink(bad), bad);
}

void TestLessonFile::tooLargeFilesAreRefused() {
    QByteArray large = head;
    while (large.size() <= static_cast<qsizetype>(lesson_limits::fileBytes))
        large += "# Explain\n" + QByteArray("Text and text and text.\n").repeated(400);
    QVERIFY(!parsed(large));
    QVERIFY(parsed(large.left(200'000)).has_value());
    QVERIFY(!parsed(head + QByteArray("Text and text and text.\n").repeated(700)));
    QVERIFY(!parsed(head + QByteArray(5000, 'x')));
    QByteArray stages = head;
    for (int i = 0; i < 50; ++i) stages += "# Explain\n";
    QVERIFY(!parsed(stages));
    QByteArray claims = head;
    for (int i = 0; i < 1001; ++i) claims += "{{1}}\n";
    QVERIFY(!parsed(claims));
}

void TestLessonFile::foldersAndMissingFilesAreRefused() {
    QVERIFY(!loadLesson(SOLVERSCOPE_SOURCE_DIR "/lessons"));
    QVERIFY(!loadLesson(SOLVERSCOPE_SOURCE_DIR "/lessons/none.md"));
    QVERIFY(!loadLesson("/dev/zero"));
}

void TestLessonFile::everyPrefixOfAShippedLessonIsReadOrRefused() {
    const qsizetype apart = isLongForm() ? 7 : 23;
    for (const QString& path : shippedLessons()) {
        const QByteArray whole = contentOf(path);
        QVERIFY(parsed(whole).has_value());
        for (qsizetype length = 0; length < whole.size(); length += apart) {
            const auto lesson = parsed(whole.left(length));
            if (!lesson) QVERIFY(lesson.error().line >= 1 && lesson.error().column >= 1);
        }
    }
}

void TestLessonFile::mutatedLessonsAreReadOrRefused() {
    std::mt19937 random(20261121);
    const int rounds = isLongForm() ? 400 : 100;
    for (const QString& path : shippedLessons()) {
        const QByteArray whole = contentOf(path);
        for (int round = 0; round < rounds; ++round) {
            const auto lesson = parsed(mutated(whole, random));
            if (!lesson) QVERIFY(lesson.error().line >= 1 && lesson.error().column >= 1);
        }
    }
}

SOLVERSCOPE_TEST(TestLessonFile, QCoreApplication)
#include "test_lesson_file.moc"

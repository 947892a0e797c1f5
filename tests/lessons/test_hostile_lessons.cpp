// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Lessons that are made to do harm are refused with a place, or do none.
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "lessons/loader/lesson_check.h"
#include "tests/lessons/parsed_lesson.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

QByteArray predicting(const QByteArray& value, const QByteArray& more = "") {
    return "# Predict\n```predict\nid: one\nask: What?\nvalue: " + value +
           "\nat: step=1, iteration=1, row=0\ntolerance: 0.1\nhint: a\nhint: b\nhint: c\nwhy: because\n" + more + "```\n";
}

bool says(const std::vector<Error>& findings, const char* message) {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Error& one) { return one.message.find(message) != std::string::npos; });
}

}  // namespace

class TestHostileLessons : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeALessonIsRefusedWithItsPlace_data();
    void whatCannotBeALessonIsRefusedWithItsPlace();
    void manyVariationsAreTriedForAFewInstancesOnly();
    void aLookTooFarAheadIsRefused();
    void aQuestionThatNeverConvergesEnds();
    void stepsMayBeLookedAtInAnyOrder();
    void nothingOutsideOfTheFolderIsOpened();
    void pipesAndDevicesAreNotRead();
    void aFolderWithTenThousandLessonsIsReadInPart();
    void twoLessonsWithOneNumberAreAFinding();
};

void TestHostileLessons::whatCannotBeALessonIsRefusedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& text, int line, const char* message) {
        QTest::newRow(name) << text << line << message;
    };
    row("remote image", bareLesson + "![x](https://example.org/a.png)\n", 10, "no images");
    row("device as image", bareLesson + "![x](/dev/zero)\n", 10, "no images");
    row("image by reference", bareLesson + "![x][y]\n\n[y]: file:///etc/passwd\n", 10, "no images");
    row("data link", bareLesson + "[x](data:text/html,<script>alert(1)</script>)\n", 10, "expected a link");
    row("file link", bareLesson + "[x](file:///etc/passwd)\n", 10, "expected a link");
    row("script link", bareLesson + "[x](javascript:alert(1))\n", 10, "expected a link");
    row("unknown command", bareLesson + "[x](solverscope:open?file=/etc/passwd)\n", 10, "unknown link");
    row("scene in another folder", QByteArray(bareLesson).replace("two_box_stack", "../../etc/passwd"), 6, "expected a scene");
    row("absolute scene", QByteArray(bareLesson).replace("two_box_stack", "/etc/passwd"), 6, "expected a scene");
    row("hidden scene", QByteArray(bareLesson).replace("two_box_stack", ".bashrc.json"), 6, "expected a scene");
    row("brackets beyond a line", bareLesson + QByteArray(250'000, '['), 10, "4096 bytes");
    row("brackets in lines", bareLesson + (QByteArray(4000, '[') + "\n").repeated(60), 10, "16 KB of text");
    row("stars in lines", bareLesson + (QByteArray(4000, '*') + "\n").repeated(60), 10, "16 KB of text");
    row("backticks in lines", bareLesson + (" " + QByteArray(4000, '`') + "\n").repeated(60), 10, "16 KB of text");
    row("more than a file may be", bareLesson + QByteArray(300'000, '\n'), 1, "256 KB");
    row("quotations in quotations", bareLesson + QByteArray(4000, '>') + " x\n", 10, "6 deep");
    row("lists in lists", bareLesson + QByteArray("- ").repeated(2000) + "x\n", 10, "6 deep");
    row("numbered lists in lists", bareLesson + QByteArray("1. ").repeated(1000) + "x\n", 10, "6 deep");
    row("lists by indentation", bareLesson + "- a\n" + QByteArray(40, ' ') + "- b\n", 11, "6 deep");
    row("wide table", bareLesson + QByteArray("a|").repeated(2000) + "\n" + QByteArray("-|").repeated(2000) + "\n", 10, "16 '|'");
    row("long table", bareLesson + "|a|\n|-|\n" + QByteArray("|1|\n").repeated(3000), 210, "200 rows");
    row("brackets in a formula", bareLesson + predicting(QByteArray(1500, '(') + "1" + QByteArray(1500, ')')), 14,
        "nested too deeply");
    row("signs in a formula", bareLesson + predicting(QByteArray(1500, '-') + "1"), 14, "nested too deeply");
    row("long formula", bareLesson + predicting(QByteArray("1+").repeated(1000) + "1"), 14, "too long");
    row("huge number", bareLesson + predicting("1e999"), 14, "expected a number");
    row("a million values", bareLesson + predicting("v", "vary: v in " + QByteArray("1,").repeated(1000) + "1\n"), 21,
        "at most 50 values");
    row("name used twice", bareLesson + predicting("1") + predicting("2"), 24, "used twice");
    row("unknown stage", bareLesson + "x\n# Exec\n", 11, "expected a stage");
    row("unknown key", bareLesson + predicting("1", "shell: rm\n"), 21, "unknown key");
    row("front matter without an end", "---\nid: 9.9\ntitle: T\n", 3, "end of the front matter");
    row("zero bytes", bareLesson + QByteArray("a\0b\n", 4), 10, "control characters");
    row("invalid UTF-8", bareLesson + "a\xC0\x80\n", 10, "UTF-8");
    row("surrogates", bareLesson + "a\xED\xA0\x80\n", 10, "UTF-8");
    row("UTF-16", QByteArray("\xFF\xFE-\0-\0", 6), 1, "UTF-8");
}

void TestHostileLessons::whatCannotBeALessonIsRefusedWithItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, message);
    const auto lesson = parsed(text);
    QVERIFY(!lesson.has_value());
    QVERIFY2(QString::fromStdString(lesson.error().message).contains(message), lesson.error().text().c_str());
    QCOMPARE(lesson.error().line, line);
    QVERIFY(lesson.error().column >= 1);
    QVERIFY(lesson.error().message.size() < 5000);
}

void TestHostileLessons::manyVariationsAreTriedForAFewInstancesOnly() {
    QByteArray vary;
    const QByteArray fifty = QByteArray("1,").repeated(49) + "1\n";
    for (char a = 'a'; a <= 'z'; ++a) vary += QByteArray("vary: v") + a + " in " + fifty;
    const auto lesson = parsed(bareLesson + predicting("1", vary));
    QVERIFY2(lesson.has_value(), lesson ? "" : lesson.error().text().c_str());
    QVERIFY(instancesOf(std::get<Question>(lesson->stages.at(1).blocks.at(0))).size() <= 60);
}

void TestHostileLessons::aLookTooFarAheadIsRefused() {
    const QByteArray far = QByteArray(bareLesson).replace("two_box_stack", "stack_10");
    QByteArray claims;
    for (int i = 0; i < 400; ++i) claims += "{{1 = step() at step=" + QByteArray::number(20'000 - 50 * i) + "}}\n";
    const auto findings = findingsOf(far + claims);
    QVERIFY(says(findings, "exceeds the limits of the engine"));
    QVERIFY(findings.back().line >= 10 && findings.back().column >= 1);
    QVERIFY(says(findingsOf(far + "{{1 = step() at step=20001}}\n"), "expected a whole number"));
    QVERIFY(says(findingsOf(far + "{{1 = step() at step=1e9}}\n"), "expected a whole number"));
    QVERIFY(findingsOf(far + "{{1000 = step() at step=1000}}\n").empty());
}

void TestHostileLessons::aQuestionThatNeverConvergesEnds() {
    QVERIFY(says(findingsOf(bareLesson + predicting("iterations_to(-1)")), "not a finite number"));
    QVERIFY(says(findingsOf(bareLesson + predicting("velocity_error(1e9)")), "a sweep is a whole number"));
}

void TestHostileLessons::stepsMayBeLookedAtInAnyOrder() {
    const auto lesson = parsed(bareLesson);
    const auto scene = scenesOnDisk({}, sceneLibrary)("stack_10");
    QVERIFY(scene.has_value());
    const Recording recording(*scene);
    EngineState forth(recording);
    EngineState back(recording);
    const Real near = forth.startOf(40).poses[3].position.y;
    const Real far = forth.startOf(90).poses[3].position.y;
    QCOMPARE(back.startOf(90).poses[3].position.y, far);
    QCOMPARE(back.startOf(40).poses[3].position.y, near);
    QVERIFY(!forth.isExhausted());
}

void TestHostileLessons::nothingOutsideOfTheFolderIsOpened() {
    const QTemporaryDir folder;
    const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
    QFile scene(QString::fromStdString((sceneLibrary / "two_box_stack.json").string()));
    QVERIFY(scene.open(QIODevice::ReadOnly));
    const QByteArray fine = scene.readAll();
    write(in("secret.json"), fine);
    write(in("secret.md"), bareLesson);
    const QByteArray own = QByteArray(bareLesson).replace("two_box_stack", "scene.json");
    write(in("lessons/1/lesson.md"), own);
    write(in("lessons/1/scene.json"), fine);
    const auto findings = [&] { return checkLessons(in("lessons").toStdString(), sceneLibrary).findings; };
    QVERIFY(findings().empty());

    QVERIFY(QFile::remove(in("lessons/1/scene.json")));
    QVERIFY(QFile::link(in("secret.json"), in("lessons/1/scene.json")));
    QVERIFY(says(findings(), "expected a file of the lesson's folder"));
    QCOMPARE(findings()[0].line, 6);
    QVERIFY(QFile::remove(in("lessons/1/scene.json")));
    write(in("lessons/1/real.json"), fine);
    QVERIFY(QFile::link(in("lessons/1/real.json"), in("lessons/1/scene.json")));
    QVERIFY(findings().empty());  // a link that stays inside is one's own affair

    QVERIFY(QDir().mkpath(in("lessons/2")));
    QVERIFY(QFile::link(in("secret.md"), in("lessons/2/lesson.md")));
    QVERIFY(says(findings(), "leads out of it"));
    QVERIFY(QFile::remove(in("lessons/2/lesson.md")));
    write(in("elsewhere/lesson.md"), bareLesson);
    QVERIFY(QFile::link(in("elsewhere"), in("lessons/3")));
    QVERIFY(says(findings(), "expected a folder, found a link"));
}

void TestHostileLessons::pipesAndDevicesAreNotRead() {
    const QTemporaryDir folder;
    const QString home = folder.filePath(QStringLiteral("1"));
    QVERIFY(QDir().mkpath(home));
    QCOMPARE(mkfifo(qPrintable(home + QStringLiteral("/lesson.md")), 0600), 0);
    QVERIFY(says(checkLessons(folder.path().toStdString(), sceneLibrary).findings, "expected a lesson file"));
    QVERIFY(QFile::remove(home + QStringLiteral("/lesson.md")));
    write(home + QStringLiteral("/lesson.md"), QByteArray(bareLesson).replace("two_box_stack", "scene.json"));
    QCOMPARE(mkfifo(qPrintable(home + QStringLiteral("/scene.json")), 0600), 0);
    QVERIFY(says(checkLessons(folder.path().toStdString(), sceneLibrary).findings, "cannot be used"));
    QVERIFY(QFile::remove(home + QStringLiteral("/scene.json")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), home + QStringLiteral("/scene.json")));
    QVERIFY(says(checkLessons(folder.path().toStdString(), sceneLibrary).findings, "cannot be used"));
}

void TestHostileLessons::aFolderWithTenThousandLessonsIsReadInPart() {
    const QTemporaryDir folder;
    for (int i = 0; i < 10'000; ++i) QVERIFY(QDir(folder.path()).mkdir(QString::number(i)));
    const auto findings = checkLessons(folder.path().toStdString(), sceneLibrary).findings;
    QVERIFY(says(findings, "at most 200 lessons"));
    QVERIFY(findings.size() < 300);
}

void TestHostileLessons::twoLessonsWithOneNumberAreAFinding() {
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("1/lesson.md")), bareLesson);
    write(folder.filePath(QStringLiteral("2/lesson.md")), bareLesson);
    QVERIFY(says(checkLessons(folder.path().toStdString(), sceneLibrary).findings, "already exists"));
}

SOLVERSCOPE_TEST(TestHostileLessons, QCoreApplication)
#include "test_hostile_lessons.moc"

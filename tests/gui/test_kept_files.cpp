// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Files that keep a user's work lose nothing: not to another window, not to a full disk, not to damage.
#include <sys/resource.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QLockFile>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSysInfo>
#include <csignal>
#include <deque>

#include "gui/app/actions.h"
#include "gui/app/run_window.h"
#include "gui/app/user_session.h"
#include "gui/cli/drawing.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/scene/scene_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/kept_file.h"
#include "gui/session/kept_notebook.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "gui/session/watch_list.h"
#include "tests/gui/lesson_notebook_file.h"
#include "tests/gui/shown_window.h"
#include "tests/long_form.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

/// While it is there, no file can get longer than this, as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        if (getrlimit(RLIMIT_FSIZE, &m_before) != 0) qFatal("no limits");
        rlimit less = m_before;
        less.rlim_cur = bytes;
        if (setrlimit(RLIMIT_FSIZE, &less) != 0) qFatal("cannot be limited");
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

AnswerRecord answered(const QString& given, int tries = 1) {
    AnswerRecord answer;
    answer.given = given;
    answer.tries = tries;
    return answer;
}

/// A lesson with one answer more.
LessonRecord with(LessonRecord record, const QString& question, const AnswerRecord& answer) {
    record.answers[question] = answer;
    return record;
}

NotebookEntry note(const QString& text) {
    NotebookEntry entry;
    entry.text = text;
    return entry;
}

QStringList textsIn(const std::vector<NotebookEntry>& entries) {
    QStringList texts;
    for (const NotebookEntry& entry : entries) texts += entry.text;
    return texts;
}

QStringList bookmarkNames(const std::vector<NotebookEntry>& entries) {
    QStringList names;
    for (const NotebookEntry& entry : entries) names += entry.heading;
    return names;
}

/// What a window has of the notebook of its scene.
struct Holder {
    DebuggerController controller;
    MomentTravel travel{controller};
    Bookmarks bookmarks{controller, travel};

    explicit Holder(const QString& scene = QStringLiteral("stack_10")) {
        if (!controller.openScene(scene)) qFatal("the scene does not open");
    }
    void add(const QString& name) { bookmarks.rename(bookmarks.addHere({}), name); }
    QStringList names() const { return bookmarkNames(bookmarks.entries()); }
};

QStringList namesInFile(const QString& file) {
    const auto read = loadNotebook(file);
    return read ? bookmarkNames(read->entries) : QStringList{QString::fromStdString(read.error().text())};
}

}  // namespace

class TestKeptFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    // --- writing ---

    void aFileThatCannotBeWrittenWholeStaysAsItWas_data() {
        QTest::addColumn<qsizetype>("bytes");
        QTest::newRow("all in the buffer") << qsizetype{9'000};
        QTest::newRow("as much as the buffer holds") << qsizetype{16'384};
        QTest::newRow("more than the buffer holds") << qsizetype{40'000};
    }
    void aFileThatCannotBeWrittenWholeStaysAsItWas() {
        QFETCH(qsizetype, bytes);
        const QString file = name("kept.json");
        write(file, "before");
        bool written = true;
        {
            const FullDisk disk(4'096);
            written = replaceFile(QByteArray(bytes, 'x'), file);
        }
        QVERIFY(!written);
        QCOMPARE(contentOf(file), QByteArray("before"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("kept.json")});
    }

    void aPipeIsNotReplaced() {
        const QString pipe = name("pipe");
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
        QVERIFY(!replaceFile("text", pipe));
        QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
    }

    void aPictureThatCannotBeWrittenWholeIsNotLeftBehind_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("svg") << "picture.svg";
        QTest::newRow("png") << "picture.png";
    }
    void aPictureThatCannotBeWrittenWholeIsNotLeftBehind() {
        QFETCH(QString, file);
        const std::string path = m_folder->filePath(file).toStdString();
        const Picture picture{QSize(400, 300), [](QPainter& painter) {
                                  for (int i = 0; i < 60; ++i)
                                      painter.drawEllipse(QPointF(7.0 * (i % 50), 5.0 * i), 30.0 + i, 20.0);
                              }};
        bool written = true;
        {
            const FullDisk disk(1'000);
            written = savePicture(picture, path);
        }
        QVERIFY(!written);
        QVERIFY(!QFile::exists(m_folder->filePath(file)));
        QVERIFY(savePicture(picture, path));
        QVERIFY(QFileInfo(m_folder->filePath(file)).size() > 1'000);
    }

    // --- the file as others see it ---

    void aChangeIsSeenThoughSizeAndTimeAreTheSame() {
        const QString file = name("kept.json");
        QByteArray seen;
        const auto take = [&](const QByteArray& text) {
            seen = text;
            return std::optional<Error>();
        };
        KeptFile kept(file, 100);
        write(file, "one");
        kept.read(take);
        QCOMPARE(seen, QByteArray("one"));
        const QDateTime time = QFileInfo(file).lastModified();
        write(file, "two");
        QFile again(file);
        QVERIFY(again.open(QIODevice::ReadWrite) && again.setFileTime(time, QFileDevice::FileModificationTime));
        again.close();
        kept.read(take);
        QCOMPARE(seen, QByteArray("two"));
        seen.clear();
        kept.read(take);
        QVERIFY(seen.isEmpty());  // nothing new
    }

    void aLockIsNotWaitedForWithoutEnd() {
        const QString file = name("kept.json");
        KeptFile kept(file, 100);
        const auto take = [](const QByteArray&) { return std::optional<Error>(); };
        const auto text = [] { return QByteArray("mine"); };
        QLockFile other(file + QStringLiteral(".lock"));
        QVERIFY(other.tryLock(0));
        QVERIFY(kept.write(take, text) == KeptFile::Outcome::Busy);
        QVERIFY(!QFile::exists(file));
        other.unlock();
        QVERIFY(kept.write(take, text) == KeptFile::Outcome::Done);
        QCOMPARE(contentOf(file), QByteArray("mine"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("kept.json")});
    }

    void theLockOfAProgramThatHasEndedIsTakenOver() {
        const QString file = name("kept.json");
        QProcess ended;
        ended.start(QStringLiteral("true"), {});
        QVERIFY(ended.waitForStarted());
        const QByteArray number = QByteArray::number(ended.processId());
        QVERIFY(ended.waitForFinished());
        write(file + QStringLiteral(".lock"), number + "\ntrue\n" + QSysInfo::machineHostName().toUtf8() + '\n');
        KeptFile kept(file, 100);
        const auto take = [](const QByteArray&) { return std::optional<Error>(); };
        QVERIFY(kept.write(take, [] { return QByteArray("mine"); }) == KeptFile::Outcome::Done);
        QCOMPARE(contentOf(file), QByteArray("mine"));
    }

    void whatIsKeptOfTwoVersions_data() {
        QTest::addColumn<int>("before");  // 0: not there
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("kept");  // 0: nothing, 12: both
        QTest::newRow("added here") << 0 << 1 << 0 << 1;
        QTest::newRow("added there") << 0 << 0 << 2 << 2;
        QTest::newRow("changed here") << 3 << 1 << 3 << 1;
        QTest::newRow("changed there") << 3 << 3 << 2 << 2;
        QTest::newRow("deleted here") << 3 << 0 << 3 << 0;
        QTest::newRow("deleted there") << 3 << 3 << 0 << 0;
        QTest::newRow("deleted here, changed there") << 3 << 0 << 2 << 2;
        QTest::newRow("changed here, deleted there") << 3 << 1 << 0 << 1;
        QTest::newRow("deleted on both sides") << 3 << 0 << 0 << 0;
        QTest::newRow("changed on both sides") << 3 << 1 << 2 << 12;
        QTest::newRow("changed on both sides alike") << 3 << 1 << 1 << 1;
        QTest::newRow("added on both sides") << 0 << 1 << 2 << 12;
        QTest::newRow("untouched") << 3 << 3 << 3 << 3;
    }
    void whatIsKeptOfTwoVersions() {
        QFETCH(int, before);
        QFETCH(int, mine);
        QFETCH(int, theirs);
        QFETCH(int, kept);
        const auto there = [](const int& value) { return value ? &value : nullptr; };
        const Keep keep = versionToKeep(there(before), there(mine), there(theirs), std::equal_to<int>());
        QCOMPARE(keep == Keep::Both ? 10 * mine + theirs : keep == Keep::Mine ? mine : theirs, kept);
    }

    void entriesOfOneProgramHaveDifferentNumbers() {
        qint64 last = 0;
        for (int i = 0; i < 1'000; ++i) {
            const qint64 next = newEntryId();
            QVERIFY(next > last);
            QCOMPARE(next % 1'000, QCoreApplication::applicationPid() % 1'000);
            last = next;
        }
        QVERIFY(newEntryId(last + 5'000'000) > last + 5'000'000);  // of a file from a clock that was fast
    }

    // --- progress ---

    void answersOfTwoProgramsToOneLessonAreAllKept() {
        const QString file = name("progress.json");
        LessonProgress one(file);
        LessonProgress other(file);
        QVERIFY(one.keep(lesson, with({}, "q1", answered("1"))));
        QVERIFY(other.keep(lesson, with({}, "q2", answered("2"))));
        QVERIFY(one.keep(lesson, with(one.of(lesson), "q3", answered("3"))));
        const LessonRecord kept = LessonProgress(file).of(lesson);
        QCOMPARE(QStringList(kept.answers.keys()), QStringList({"q1", "q2", "q3"}));
        QVERIFY(kept == one.of(lesson));
    }

    void aPanelThatDoesNotKnowOfAnAnswerDoesNotTakeItBack() {
        const QString file = name("progress.json");
        LessonProgress one(file);
        LessonProgress other(file);
        const LessonRecord shown;  // what the panel of `other` was opened with
        QVERIFY(one.keep(lesson, with({}, "q1", answered("1"))));
        QVERIFY(other.keep(lesson, with(shown, "q2", answered("2")), shown));
        // It goes on from what it shows itself, where there is no answer to q1.
        LessonRecord later = with(shown, "q2", answered("2"));
        later.stage = 3;
        QVERIFY(other.keep(lesson, later, with(shown, "q2", answered("2"))));
        const LessonRecord kept = LessonProgress(file).of(lesson);
        QCOMPARE(kept.answers["q1"].given, QStringLiteral("1"));
        QCOMPARE(kept.answers["q2"].given, QStringLiteral("2"));
        QCOMPARE(kept.stage, 3);
    }

    void ofTwoAnswersToOneQuestionTheLaterIsKeptAndBothAreCounted() {
        const LessonRecord before = with({}, "q", answered("0", 1));
        LessonRecord mine = with({}, "q", answered("1", 2));
        LessonRecord theirs = with({}, "q", answered("2", 2));
        mine.revision = 20;
        theirs.revision = 10;
        for (const LessonRecord& merged : {mergedRecord(before, mine, theirs), mergedRecord(before, theirs, mine)}) {
            QCOMPARE(merged.answers["q"].given, QStringLiteral("1"));
            QCOMPARE(merged.answers["q"].tries, 3);
        }
    }

    void whatIsOnlyBegunDoesNotReplaceAnAnswer() {
        AnswerRecord draft;
        draft.open = true;
        draft.draft = QStringLiteral("0.");
        LessonRecord mine = with({}, "q", draft);
        LessonRecord theirs = with({}, "q", answered("2"));
        mine.revision = 20;
        theirs.revision = 10;
        const AnswerRecord merged = mergedRecord({}, mine, theirs).answers["q"];
        QCOMPARE(merged.given, QStringLiteral("2"));
        QCOMPARE(merged.tries, 1);
        QVERIFY(merged.open);
        QCOMPARE(merged.draft, QStringLiteral("0."));
    }

    void aLessonThatIsDoneStaysDoneAndTheLaterStageCounts() {
        LessonRecord before;
        before.stage = 2;
        before.explanation = QStringLiteral("It slips.");
        LessonRecord mine = before;
        mine.stage = 4;
        mine.revision = 20;
        LessonRecord theirs = before;
        theirs.stage = 8;
        theirs.done = true;
        theirs.explanation = QStringLiteral("It sticks.");
        theirs.revision = 10;
        for (const LessonRecord& merged : {mergedRecord(before, mine, theirs), mergedRecord(before, theirs, mine)}) {
            QVERIFY(merged.done);
            QCOMPARE(merged.stage, 4);
            QCOMPARE(merged.explanation, QStringLiteral("It sticks."));  // changed by one only
            QCOMPARE(merged.revision, qint64{20});
        }
    }

    void progressOfAnOlderProgramIsReadAndMerged() {
        const QString file = name("progress.json");
        const QByteArray old = R"({"format": "solverscope-progress", "version": 1, "last": "1.1", "lessons": {"1.1": {"stage": 4,
            "done": true, "explanation": "", "answers": {"q": {"given": "3", "right": true, "instance": 0, "tries": 2, "hints": 1}}}}})";
        write(file, old);
        LessonProgress one(file);
        LessonProgress other(file);
        QVERIFY(one.problem().isEmpty());
        QCOMPARE(one.last(), QStringLiteral("1.1"));
        QVERIFY(one.keep(lesson, with(one.of(lesson), "r", answered("5"))));
        QVERIFY(other.keep(QStringLiteral("2.1"), with({}, "q", answered("6"))));
        const LessonProgress later(file);
        QCOMPARE(later.of(QStringLiteral("1.1")).answers.size(), 2);
        QCOMPARE(later.of(QStringLiteral("1.1")).answers["q"].tries, 2);
        QVERIFY(later.of(QStringLiteral("1.1")).done);
        QCOMPARE(later.of(QStringLiteral("2.1")).answers["q"].given, QStringLiteral("6"));
    }

    void aFileThatWasBegunAfreshTakesNothingBack() {
        const QString file = name("progress.json");
        LessonProgress one(file);
        QVERIFY(one.keep(lesson, with({}, "q1", answered("1"))));
        QVERIFY(QFile::remove(file));
        LessonProgress other(file);
        LessonRecord start;
        start.stage = 1;
        QVERIFY(other.keep(lesson, start));
        QVERIFY(one.keep(QStringLiteral("2.1"), {}));
        QCOMPARE(LessonProgress(file).of(lesson).answers["q1"].given, QStringLiteral("1"));

        const QString notebook = name("journal.json");
        Journal first(notebook);
        first.add(note("first"));
        QVERIFY(QFile::remove(notebook));
        Journal second(notebook);
        second.add(note("second"));
        first.add(note("third"));
        QCOMPARE(textsIn(*lessonEntriesIn(notebook)), QStringList({"first", "second", "third"}));
    }

    // --- damage ---

    void aDamagedProgressFileIsPutAside_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("key of the lessons") << QByteArray("\"lessons\"") << QByteArray("\"lessans\"");
        QTest::newRow("lessons of another type") << QByteArray("\"lessons\": {") << QByteArray("\"lessons\": 3, \"x\": {");
        QTest::newRow("a lesson of another type") << QByteArray("\"1.1\": {") << QByteArray("\"1.1\": [], \"x\": {");
        QTest::newRow("key of the answers") << QByteArray("\"answers\"") << QByteArray("\"anwsers\"");
        QTest::newRow("an answer of another type") << QByteArray("\"q1\": {") << QByteArray("\"q1\": true, \"x\": {");
        QTest::newRow("given of another type") << QByteArray("\"given\": \"1\"") << QByteArray("\"given\": 1");
        QTest::newRow("stage of another type") << QByteArray("\"stage\": 0") << QByteArray("\"stage\": \"0\"");
    }
    void aDamagedProgressFileIsPutAside() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QString file = name("progress.json");
        QVERIFY(LessonProgress(file).keep(lesson, with({}, "q1", answered("1"))));
        QByteArray text = contentOf(file);
        QVERIFY2(text.contains(from), text.constData());
        write(file, text.replace(from, to));
        const LessonProgress damaged(file);
        QVERIFY2(damaged.problem().contains(QStringLiteral("progress.json.bad")), qPrintable(damaged.problem()));
        QCOMPARE(contentOf(file + QStringLiteral(".bad")), text);
    }

    void aDamagedLessonNotebookIsPutAside_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("key of the entries") << QByteArray("\"entries\"") << QByteArray("\"entrees\"");
        QTest::newRow("entries of another type") << QByteArray("\"entries\": [") << QByteArray("\"entries\": 3, \"x\": [");
        QTest::newRow("text of another type") << QByteArray("\"text\":\"mine\"") << QByteArray("\"text\":[\"mine\"]");
    }
    void aDamagedLessonNotebookIsPutAside() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QString file = name("journal.json");
        Journal(file).add(note("mine"));
        QByteArray text = contentOf(file);
        QVERIFY2(text.contains(from), text.constData());
        write(file, text.replace(from, to));
        const Journal damaged(file);
        QVERIFY2(damaged.problem().contains(QStringLiteral("journal.json.bad")), qPrintable(damaged.problem()));
        QCOMPARE(contentOf(file + QStringLiteral(".bad")), text);
    }

    void aDamagedNotebookIsPutAside_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("key of the entries") << QByteArray("\"entries\"") << QByteArray("\"entrees\"");
        QTest::newRow("key of a kind") << QByteArray("\"kind\"") << QByteArray("\"kynd\"");
        QTest::newRow("note of another type") << QByteArray("\"note\": \"\"") << QByteArray("\"note\": 3");
    }
    void aDamagedNotebookIsPutAside() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QString file;
        {
            Holder one;
            one.add(QStringLiteral("a"));
            file = one.bookmarks.file();
        }
        QByteArray text = contentOf(file);
        QVERIFY2(text.contains(from), text.constData());
        write(file, text.replace(from, to));
        const Holder other;
        QVERIFY2(other.bookmarks.problem().contains(QStringLiteral("stack_10.json.bad")), qPrintable(other.bookmarks.problem()));
        QCOMPARE(contentOf(file + QStringLiteral(".bad")), text);
    }

    void valuesOfANewerProgramAreKept() {
        const QString file = name("journal.json");
        write(file, R"({"format": "solverscope-lesson-notebook", "version": 1, "entries": [
            {"id": 7, "kind": "note", "time": "2026-01-31T12:00:00Z", "text": "old", "mood": "merry"}]})");
        Journal journal(file);
        journal.setText(7, QStringLiteral("new"));
        QVERIFY(journal.flush());
        QVERIFY2(contentOf(file).contains("\"mood\":\"merry\""), contentOf(file).constData());
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList{"new"});
    }

    void whatAnotherProgramHasDamagedMeanwhileIsPutAsideAndNotOverwritten() {
        const QString progressFile = name("progress.json");
        LessonProgress progress(progressFile);
        QVERIFY(progress.keep(lesson, with({}, "q1", answered("1"))));
        write(progressFile, "{\"format\": \"solver");
        QVERIFY(progress.keep(QStringLiteral("2.1"), {}));
        QVERIFY(progress.problem().contains(QStringLiteral(".bad")));
        QCOMPARE(contentOf(progressFile + QStringLiteral(".bad")), QByteArray("{\"format\": \"solver"));
        QCOMPARE(LessonProgress(progressFile).of(lesson).answers["q1"].given, QStringLiteral("1"));

        const QString journalFile = name("journal.json");
        Journal journal(journalFile);
        journal.add(note("one"));
        write(journalFile, "{}");
        journal.add(note("two"));
        QVERIFY(journal.problem().contains(QStringLiteral(".bad")));
        QCOMPARE(contentOf(journalFile + QStringLiteral(".bad")), QByteArray("{}"));
        QCOMPARE(textsIn(*lessonEntriesIn(journalFile)), QStringList({"one", "two"}));
    }

    void aPipeInPlaceOfAFileIsNotReadFrom() {
        const QString file = name("progress.json");
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {file}), 0);
        const auto read = readProgress(file);
        QVERIFY(!read.has_value());
    }

    // --- the lesson notebook ---

    void whatOneProgramDeletesTheOtherDoesNotBringBack() {
        const QString file = name("journal.json");
        Journal one(file);
        one.add(note("a"));
        const qint64 b = one.add(note("b"));
        Journal other(file);
        one.remove({b});
        other.add(note("c"));
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList({"a", "c"}));
        QCOMPARE(textsIn(other.entries()), QStringList({"a", "c"}));
        one.undoStack().undo();
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList({"a", "b", "c"}));
        other.add(note("d"));
        QCOMPARE(textsIn(other.entries()), QStringList({"a", "b", "c", "d"}));
    }

    void whatOneProgramWritesTheOtherDoesNotRevert() {
        const QString file = name("journal.json");
        Journal one(file);
        const qint64 id = one.add(note("draft"));
        Journal other(file);
        one.setText(id, QStringLiteral("final"));
        QVERIFY(one.flush());
        other.add(note("more"));
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList({"final", "more"}));
        QCOMPARE(other.find(id)->text, QStringLiteral("final"));
    }

    void ofTwoTextsForOneNoteTheLaterStaysAndTheEarlierIsKeptBesideIt() {
        const QString file = name("journal.json");
        Journal one(file);
        const qint64 id = one.add(note("draft"));
        Journal other(file);
        other.setText(id, QStringLiteral("earlier"));
        QTRY_VERIFY(newRevision(0) > other.find(id)->revision);  // the next millisecond
        one.setText(id, QStringLiteral("later"));
        QVERIFY(one.flush());
        QVERIFY(other.flush());
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList({"later", "earlier"}));
        QCOMPARE(other.find(id)->text, QStringLiteral("later"));
        one.readAgain();
        QVERIFY(one.entries() == other.entries());
    }

    void aNoteThatIsWrittenOnIsNotDeletedByTheOther() {
        const QString file = name("journal.json");
        Journal one(file);
        const qint64 id = one.add(note("draft"));
        Journal other(file);
        one.remove({id});
        other.setText(id, QStringLiteral("more"));
        QVERIFY(other.flush());
        QCOMPARE(textsIn(*lessonEntriesIn(file)), QStringList{"more"});
        one.add(note("new"));
        one.undoStack().undo();  // the deletion: the note is there already, as it was written on
        QCOMPARE(textsIn(one.entries()), QStringList({"more", "new"}));
    }

    void undoingLeavesWhatTheOtherHasWritten() {
        const QString file = name("journal.json");
        Journal one(file);
        const qint64 id = one.add(note("a"));
        one.setText(id, QStringLiteral("b"));
        QVERIFY(one.flush());
        Journal other(file);
        other.setText(id, QStringLiteral("c"));
        QVERIFY(other.flush());
        one.readAgain();
        one.undoStack().undo();
        QCOMPARE(one.find(id)->text, QStringLiteral("c"));
    }

    void entriesThatAreMovedAwayAreMovedAwayForBoth() {
        const QString file = name("journal.json");
        std::vector<NotebookEntry> many(lesson_notebook_limits::entries, note("old"));
        for (std::size_t i = 0; i < many.size(); ++i) {
            many[i].id = static_cast<qint64>(i) + 1;
            many[i].time = QDateTime::fromSecsSinceEpoch(1'800'000'000, Qt::UTC);
        }
        QVERIFY(saveNotebook(lessonNotebook(many), file));
        Journal one(file);
        Journal other(file);
        one.add(note("one"));
        other.add(note("other"));
        QCOMPARE(lessonEntriesIn(file)->size(), lesson_notebook_limits::entries - lesson_notebook_limits::archived + 2);
        QCOMPARE(lessonEntriesIn(name("journal-1.json"))->size(), lesson_notebook_limits::archived);
        QVERIFY(!QFile::exists(name("journal-2.json")));
    }

    // --- bookmarks ---

    void bookmarksOfTwoProgramsAreAllKept() {
        Holder one;
        Holder other;
        one.add(QStringLiteral("a"));
        other.add(QStringLiteral("b"));
        one.add(QStringLiteral("c"));
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList({"a", "b", "c"}));
        QCOMPARE(one.names(), QStringList({"a", "b", "c"}));
        other.bookmarks.readAgain();
        QCOMPARE(other.names(), QStringList({"a", "b", "c"}));
    }

    void aDeletedBookmarkStaysDeletedAndCanBeHadAgain() {
        Holder one;
        for (const char* each : {"a", "b", "c"}) one.add(QLatin1String(each));
        Holder other;
        one.bookmarks.remove({one.bookmarks[1].id});
        other.add(QStringLiteral("d"));
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList({"a", "c", "d"}));
        one.bookmarks.undoStack().undo();
        QVERIFY(one.bookmarks.flush());
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList({"a", "b", "c", "d"}));
        other.bookmarks.readAgain();
        QCOMPARE(other.names(), QStringList({"a", "b", "c", "d"}));
        one.bookmarks.undoStack().redo();
        QVERIFY(one.bookmarks.flush());
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList({"a", "c", "d"}));
    }

    void nameAndNoteMayBeChangedByDifferentPrograms() {
        Holder one;
        one.add(QStringLiteral("a"));
        Holder other;
        one.bookmarks.rename(one.bookmarks[0].id, QStringLiteral("b"));
        other.bookmarks.setText(other.bookmarks[0].id, QStringLiteral("look here"));
        QVERIFY(other.bookmarks.flush());
        const auto read = loadNotebook(one.bookmarks.file());
        QCOMPARE(bookmarkNames(read->entries), QStringList{"b"});
        QCOMPARE(read->entries[0].text, QStringLiteral("look here"));
        one.bookmarks.readAgain();
        one.bookmarks.undoStack().undo();
        QCOMPARE(one.names(), QStringList{"a"});
        QCOMPARE(one.bookmarks[0].text, QStringLiteral("look here"));
    }

    void ofTwoNotesOnOneBookmarkNoneIsLost() {
        Holder one;
        one.add(QStringLiteral("a"));
        Holder other;
        other.bookmarks.setText(other.bookmarks[0].id, QStringLiteral("earlier"));
        QTRY_VERIFY(newRevision(0) > other.bookmarks[0].revision);
        one.bookmarks.setText(one.bookmarks[0].id, QStringLiteral("later"));
        QVERIFY(one.bookmarks.flush());
        QVERIFY(other.bookmarks.flush());
        const auto read = loadNotebook(one.bookmarks.file());
        QCOMPARE(read->entries.size(), std::size_t{2});
        QCOMPARE(read->entries[0].text, QStringLiteral("later"));
        QCOMPARE(read->entries[1].text, QStringLiteral("earlier"));
    }

    void theOrderThatOneChangesStays() {
        Holder one;
        for (const char* each : {"a", "b", "c"}) one.add(QLatin1String(each));
        Holder other;
        one.bookmarks.move(2, 0);
        other.add(QStringLiteral("d"));
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList({"c", "a", "b", "d"}));
        one.bookmarks.readAgain();
        one.bookmarks.undoStack().undo();
        QCOMPARE(one.names(), QStringList({"a", "b", "c", "d"}));
    }

    void undoingDoesNotDeleteWhatTheOtherHasAdded() {
        Holder one;
        one.add(QStringLiteral("a"));
        one.bookmarks.setText(one.bookmarks[0].id, QStringLiteral("n"));
        Holder other;
        other.add(QStringLiteral("b"));
        QVERIFY(one.bookmarks.flush());
        one.bookmarks.setText(one.bookmarks[0].id, QStringLiteral("no"));
        while (one.bookmarks.undoStack().canUndo()) one.bookmarks.undoStack().undo();
        QCOMPARE(one.names(), QStringList{"b"});
        while (one.bookmarks.undoStack().canRedo()) one.bookmarks.undoStack().redo();
        QVERIFY(one.bookmarks.flush());
        const auto read = loadNotebook(one.bookmarks.file());
        QCOMPARE(QSet<QString>({read->entries[0].heading, read->entries[1].heading}), QSet<QString>({"a", "b"}));
        QCOMPARE(one.bookmarks[one.names().indexOf(QStringLiteral("a"))].text, QStringLiteral("no"));
    }

    void bookmarksFromBeforeTheyHadNumbersAreMerged() {
        QString file;
        Notebook old;
        {
            Holder one;
            for (const char* each : {"a", "b"}) one.add(QLatin1String(each));
            file = one.bookmarks.file();
            old = one.bookmarks.notebook();
        }
        old.entries.push_back(old.entries[0]);  // the same twice
        old.origin = 0;
        for (NotebookEntry& entry : old.entries) entry.id = entry.revision = 0;
        QVERIFY(!notebookText(old).contains("\"id\""));
        QVERIFY(saveNotebook(old, file));
        Holder one;
        Holder other;
        QCOMPARE(one.names(), QStringList({"a", "b", "a"}));
        one.bookmarks.setText(one.bookmarks[1].id, QStringLiteral("mine"));
        QVERIFY(one.bookmarks.flush());
        other.bookmarks.remove({other.bookmarks[0].id});
        other.bookmarks.rename(other.bookmarks[0].id, QStringLiteral("c"));
        const auto read = loadNotebook(file);
        QCOMPARE(bookmarkNames(read->entries), QStringList({"c", "a"}));
        QCOMPARE(read->entries[0].text, QStringLiteral("mine"));
    }

    void theListGoesOnShowingTheBookmarkThatWasChosen() {
        const auto window = shownWindow();
        for (const char* each : {"a", "b"}) window->bookmarks().rename(window->bookmarks().addHere({}), QLatin1String(each));
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        auto* list = window->findChild<QListWidget*>(QStringLiteral("bookmarkList"));
        QTRY_COMPARE(list->count(), 2);
        list->setCurrentRow(1);
        {
            Holder other;
            other.bookmarks.remove({other.bookmarks[0].id});
            other.add(QStringLiteral("c"));
        }
        window->bookmarks().readAgain();
        QTRY_COMPARE(list->item(0)->text(), QStringLiteral("b"));
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->currentItem()->text(), QStringLiteral("b"));
    }

    // --- lists in the settings ---

    void breakpointsWatchesAndMetersOfTwoWindowsAreAllSaved() {
        const auto saved = [](const char* key) { return QSettings().value(QLatin1String(key)).toStringList(); };
        KeptList first(QStringLiteral("list"));
        first.save({"a", "b", "c"});
        KeptList second(QStringLiteral("list"));
        QCOMPARE(second.load(), QStringList({"a", "b", "c"}));
        first.save({"a", "c", "d"});
        second.save({"b", "c", "e"});
        QCOMPARE(saved("list"), QStringList({"c", "e", "d"}));
        QCOMPARE(KeptList(QStringLiteral("list")).load(2), QStringList({"c", "e"}));

        DebuggerController one;
        DebuggerController other;
        WatchList meters(one);
        WatchList otherMeters(other);
        Breakpoints breakpoints(one);
        Breakpoints otherBreakpoints(other);
        for (Breakpoints* each : {&breakpoints, &otherBreakpoints}) each->load();
        for (WatchList* each : {&meters, &otherMeters}) each->load();
        meters.add(QStringLiteral("energy"));
        otherMeters.add(QStringLiteral("step"));
        QCOMPARE(saved("meters"), QStringList({"step", "energy"}));
        breakpoints.add(QStringLiteral("row == 1"));
        otherBreakpoints.add(QStringLiteral("row == 2"));
        QCOMPARE(saved("breakpoints").size(), 2);
        breakpoints.addWatch(QStringLiteral("energy"));
        otherBreakpoints.addWatch(QStringLiteral("step"));
        QCOMPARE(saved("watches").size(), 2);
    }

    void keysThatAnotherWindowHasSavedStay() {
        DebuggerController controller;
        const auto begin = [](Actions& actions) {
            for (const char* name : {"row-forward", "row-back"})
                actions.add({.name = QLatin1String(name), .text = {}, .run = [] {}});
            actions.loadKeys();
        };
        Actions one(controller);
        Actions other(controller);
        for (Actions* each : {&one, &other}) begin(*each);
        one.setKeys(QStringLiteral("row-forward"), {Qt::Key_N});
        one.saveKeys();
        other.setKeys(QStringLiteral("row-back"), {Qt::Key_B});
        other.saveKeys();
        Actions later(controller);
        begin(later);
        QCOMPARE(later[QStringLiteral("row-forward")]->shortcut(), QKeySequence(Qt::Key_N));
        QCOMPARE(later[QStringLiteral("row-back")]->shortcut(), QKeySequence(Qt::Key_B));
    }

    // --- what cannot be written ---

    void aSceneThatIsLeftKeepsItsBookmarksUntilTheyCanBeWritten() {
        Holder one;
        const QString file = one.bookmarks.file();
        {
            const FullDisk disk(0);
            one.add(QStringLiteral("a"));
            QVERIFY(one.controller.openScene(QStringLiteral("two_box_stack")));
            one.add(QStringLiteral("b"));
            QVERIFY(!one.bookmarks.flush());
            QCOMPARE(one.bookmarks.unsavedFiles().size(), 2);
            QVERIFY(one.bookmarks.problem().contains(QStringLiteral("cannot be written")));
            QVERIFY(one.controller.openScene(QStringLiteral("stack_10")));
            QCOMPARE(one.names(), QStringList{"a"});
            QVERIFY(one.controller.openScene(QStringLiteral("two_box_stack")));
        }
        QVERIFY(one.bookmarks.flush());
        QCOMPARE(namesInFile(file), QStringList{"a"});
        QCOMPARE(namesInFile(one.bookmarks.file()), QStringList{"b"});
    }

    void whatCouldNotBeWrittenIsTriedAgain() {
        const auto window = shownWindow();
        Journal& journal = window->workspace().journal;
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        settle();
        {
            const FullDisk disk(0);
            window->findChild<QPushButton*>(QStringLiteral("next"))->click();
            journal.add(note("mine"));
            window->bookmarks().addHere({});
            // One under the other.
            QTRY_COMPARE(window->message().count(QStringLiteral("cannot be written")), 2);
        }
        const auto inFile = [&] {
            return textsIn(lessonEntriesIn(journal.file()) ? *lessonEntriesIn(journal.file()) : std::vector<NotebookEntry>());
        };
        QVERIFY(!inFile().contains("mine"));
        QTRY_VERIFY_WITH_TIMEOUT(inFile().contains("mine"), 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(loadNotebook(window->bookmarks().file()).has_value(), true, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(LessonProgress().of(QStringLiteral("1.1")).stage, 1, 20'000);
        QTRY_COMPARE(window->message(), QString());
    }

    void theWindowDoesNotCloseOverWorkThatIsNotSaved() {
        const auto window = shownWindow();
        Journal& journal = window->workspace().journal;
        const auto box = [&]() -> QMessageBox* {
            for (auto* each : window->findChildren<QMessageBox*>(QStringLiteral("unsavedWork")))
                if (each->isVisible()) return each;
            return nullptr;
        };
        {
            const FullDisk disk(0);
            journal.add(note("mine"));
            QVERIFY(!window->close());
            QVERIFY(box() != nullptr);
            QVERIFY2(box()->text().contains(QDir::toNativeSeparators(journal.file())), qPrintable(box()->text()));
            const QPointer<QMessageBox> first = box();
            first->defaultButton()->click();  // still full: it asks again
            QTRY_VERIFY(box() != nullptr && box() != first);
            QVERIFY(window->isVisible());
            box()->button(QMessageBox::Cancel)->click();
            QTRY_VERIFY(box() == nullptr);
            QVERIFY(window->isVisible());
            QVERIFY(!window->close());
        }
        box()->defaultButton()->click();
        QTRY_VERIFY(!window->isVisible());
        QCOMPARE(textsIn(*lessonEntriesIn(journal.file())), QStringList{"mine"});
    }

    void theWindowClosesAnywayWhenTheUserSaysSo() {
        const auto window = shownWindow();
        const FullDisk disk(0);
        window->workspace().journal.add(note("mine"));
        QVERIFY(!window->close());
        auto* box = window->findChild<QMessageBox*>(QStringLiteral("unsavedWork"));
        for (QAbstractButton* each : box->buttons())
            if (box->buttonRole(each) == QMessageBox::DestructiveRole) each->click();
        QTRY_VERIFY(!window->isVisible());
    }

    void theQuestionGoesWhenThereIsRoomAgain() {
        const auto window = shownWindow();
        Journal& journal = window->workspace().journal;
        {
            const FullDisk disk(0);
            journal.add(note("mine"));
            window->userSession().requestQuit();
            QVERIFY(window->isVisible());
        }
        QTRY_VERIFY_WITH_TIMEOUT(!window->isVisible(), patience);
        QCOMPARE(textsIn(*lessonEntriesIn(journal.file())), QStringList{"mine"});
    }

    void whoEndsTheProgramTwiceFromOutsideMeansIt() {
        const auto window = shownWindow();
        const FullDisk disk(0);
        window->workspace().journal.add(note("mine"));
        window->userSession().requestQuit();
        QVERIFY(window->isVisible());
        window->userSession().requestQuit();
        QVERIFY(!window->isVisible());
    }

    void aWindowThatIsKilledHasKeptItsPlaceAndLayout() {
        const auto window = shownWindow(QStringLiteral("two_box_stack"));
        const QByteArray before = QSettings().value(QStringLiteral("window/debug")).toByteArray();
        window->controller().toStep(7);
        dockOf(*window, "matrixDock")->show();
        window->sceneView().layerActions().front()->toggle();
        const bool layer = window->sceneView().layerActions().front()->isChecked();
        settle();
        auto* keeping = window->findChild<QTimer*>(QStringLiteral("keeping"));
        keeping->start(1);
        QTRY_VERIFY_WITH_TIMEOUT(QSettings().value(QStringLiteral("window/debug")).toByteArray() != before, patience);
        keeping->stop();
        QSettings().setValue(QStringLiteral("welcome/atStart"), false);
        MainWindow next;
        next.userSession().begin();
        settle();
        QCOMPARE(session(next).cursor().step, std::int64_t{7});
        QVERIFY(!dockOf(next, "matrixDock")->isHidden());
        QCOMPARE(next.sceneView().layerActions().front()->isChecked(), layer);
    }

    void aSignalToEndKeepsEverything() {
        const auto window = shownWindow(QStringLiteral("two_box_stack"));
        window->controller().toStep(7);
        const SessionEnd end;
        bool ended = false;
        connect(&end, &SessionEnd::saveRequested, this, [&] { window->userSession().saveAll(); });
        connect(&end, &SessionEnd::ended, this, [&] { ended = true; });
        Journal& journal = window->workspace().journal;
        journal.add(note("mine"));
        const qint64 id = journal.entries().back().id;
        journal.setText(id, QStringLiteral("mine, just typed"));
        QVERIFY(::raise(SIGTERM) == 0);
        QTRY_VERIFY_WITH_TIMEOUT(ended, patience);
        QCOMPARE(textsIn(*lessonEntriesIn(journal.file())), QStringList{"mine, just typed"});
        QVERIFY(QSettings().contains(QStringLiteral("window/debug")));
        QSettings().setValue(QStringLiteral("welcome/atStart"), false);
        MainWindow next;
        next.userSession().begin();
        settle();
        QCOMPARE(session(next).cursor().step, std::int64_t{7});
    }

    // --- two programs ---

    void twoProgramsThatWriteAtOnceLoseNothing();

    /// What each of the two does: run by the test above, in programs of their own.
    void writesInALoop();

private:
    QString name(const char* file) const { return m_folder->filePath(QLatin1String(file)); }

    static inline const QString lesson = QStringLiteral("1.1");
    UserOfATest m_user;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const char* const roleVariable = "SOLVERSCOPE_TEST_ROLE";
const char* const folderVariable = "SOLVERSCOPE_TEST_FOLDER";
const char* const lengthVariable = "SOLVERSCOPE_TEST_MILLISECONDS";
const QString shared = QStringLiteral("shared");

/// What one of the programs has written, and what of it must be in the files at the end.
struct Account {
    QMap<QString, int> tries;         // of its questions in the lesson that both do
    QMap<qint64, QString> entries;    // of the lesson notebook
    QMap<qint64, QString> bookmarks;  // their notes
    QSet<qint64> removed;             // also those of the other program
    int rounds = 0;
    int busy = 0;

    QByteArray text() const {
        QJsonObject triesOf, entriesOf, bookmarksOf;
        for (auto it = tries.begin(); it != tries.end(); ++it) triesOf[it.key()] = *it;
        for (auto it = entries.begin(); it != entries.end(); ++it) entriesOf[QString::number(it.key())] = *it;
        for (auto it = bookmarks.begin(); it != bookmarks.end(); ++it) bookmarksOf[QString::number(it.key())] = *it;
        QJsonArray gone;
        for (const qint64 id : removed) gone.append(id);
        return QJsonDocument(QJsonObject{{"tries", triesOf},
                                         {"entries", entriesOf},
                                         {"bookmarks", bookmarksOf},
                                         {"removed", gone},
                                         {"rounds", rounds},
                                         {"busy", busy}})
            .toJson();
    }

    void add(const QByteArray& text) {
        const QJsonObject json = QJsonDocument::fromJson(text).object();
        const auto each = [&](const char* key, const auto& take) {
            const QJsonObject list = json[QLatin1String(key)].toObject();
            for (auto it = list.begin(); it != list.end(); ++it) take(it.key(), *it);
        };
        each("tries", [&](const QString& key, const QJsonValue& value) { tries[key] = value.toInt(); });
        each("entries", [&](const QString& key, const QJsonValue& value) { entries[key.toLongLong()] = value.toString(); });
        each("bookmarks", [&](const QString& key, const QJsonValue& value) { bookmarks[key.toLongLong()] = value.toString(); });
        for (const QJsonValue value : json["removed"].toArray()) removed += value.toInteger();
        rounds += json["rounds"].toInt();
        busy += json["busy"].toInt();
    }
};

/// Adds to all three files, changes and deletes what it has added, and some of what the other program has.
class Writer {
public:
    Writer(QString role, const QDir& folder)
        : m_role(std::move(role)),
          m_progress(folder.filePath(QStringLiteral("progress.json"))),
          m_journal(folder.filePath(QStringLiteral("journal.json"))),
          m_scene(std::make_shared<const Scene>(shippedScene("two_box_stack"))),
          m_notebook(folder.filePath(QStringLiteral("bookmarks.json")), *m_scene) {
        m_notebook.readAgain();
    }

    void round(int i) {
        answer(i);
        write(i);
        bookmark(i);
        ++account.rounds;
        account.busy += !isSaved();
    }

    bool flush() {
        m_progress.flush();
        m_journal.flush();
        m_notebook.write();
        return isSaved();
    }

    Account account;

private:
    bool isSaved() { return m_progress.isSaved() && m_notebook.isSaved() && m_journal.flush(); }

    void answer(int i) {
        const QString question = QStringLiteral("%1%2").arg(m_role).arg(i % 40);
        LessonRecord record = m_progress.of(shared);
        AnswerRecord& answer = record.answers[question];
        answer.given = QString::number(i);
        account.tries[question] = ++answer.tries;
        record.stage = i % 9;
        m_progress.keep(shared, record);
    }

    void write(int i) {
        const QString text = QStringLiteral("%1 %2").arg(m_role).arg(i);
        // The other program deletes what is a gift to it.
        const bool isGift = i % 11 == 0;
        const qint64 id = m_journal.add(note(isGift ? QStringLiteral("gift of ") + m_role : text));
        if (!isGift) {
            account.entries[id] = text;
            m_own.push_back(id);
        }
        if (i % 3 == 0 && !m_own.empty()) {
            const qint64 changed = m_own[static_cast<std::size_t>(i) % m_own.size()];
            account.entries[changed] = text + QStringLiteral(" changed");
            m_journal.setText(changed, account.entries[changed]);
        }
        if (m_own.size() > 30) {
            const qint64 oldest = m_own.front();
            m_journal.remove({oldest});
            if (i % 2) {
                m_journal.undoStack().undo();
                m_journal.undoStack().redo();
            }
            m_own.pop_front();
            account.entries.remove(oldest);
            account.removed += oldest;
        }
        std::vector<qint64> gifts;
        for (const NotebookEntry& entry : m_journal.entries())
            if (entry.text.startsWith(QStringLiteral("gift")) && !entry.text.endsWith(m_role)) gifts.push_back(entry.id);
        m_journal.remove(gifts);
        for (const qint64 gift : gifts) account.removed += gift;
        m_journal.flush();
    }

    void bookmark(int i) {
        std::vector<NotebookEntry> entries = m_notebook.notebook().entries;
        NotebookEntry added;
        added.id = newEntryId();
        added.kind = EntryKind::Moment;
        added.heading = QStringLiteral("%1 %2").arg(m_role).arg(i);
        added.scene = m_scene;
        account.bookmarks[added.id] = {};
        entries.push_back(added);
        std::vector<NotebookEntry*> own;
        for (NotebookEntry& each : entries)
            if (each.heading.startsWith(m_role)) own.push_back(&each);
        NotebookEntry& changed = *own[static_cast<std::size_t>(i) % own.size()];
        changed.text = account.bookmarks[changed.id] = QStringLiteral("note %1").arg(i);
        if (own.size() > 12) {
            const qint64 oldest = own.front()->id;
            std::erase_if(entries, [&](const NotebookEntry& each) { return each.id == oldest; });
            account.bookmarks.remove(oldest);
            account.removed += oldest;
        }
        m_notebook.setEntries(std::move(entries));
        m_notebook.write();
    }

    QString m_role;
    LessonProgress m_progress;
    Journal m_journal;
    std::shared_ptr<const Scene> m_scene;
    KeptNotebook m_notebook;
    std::deque<qint64> m_own;
};

}  // namespace

void TestKeptFiles::writesInALoop() {
    const QString role = qEnvironmentVariable(roleVariable);
    if (role.isEmpty()) return;  // only what the other test starts is meant to write
    const QDir folder(qEnvironmentVariable(folderVariable));
    Writer writer(role, folder);
    write(folder.filePath(role + QStringLiteral(".ready")), {});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("go"))), 60'000);
    QElapsedTimer clock;
    clock.start();
    constexpr int least = 40;  // on a slow disk, too: by then everything has been added, changed and deleted
    for (int i = 0; i < least || !clock.hasExpired(qEnvironmentVariableIntValue(lengthVariable)); ++i) writer.round(i);
    QTRY_VERIFY_WITH_TIMEOUT(writer.flush(), 60'000);
    write(folder.filePath(role + QStringLiteral(".account")), writer.account.text());
}

void TestKeptFiles::twoProgramsThatWriteAtOnceLoseNothing() {
    const bool isLong = isLongForm();
    const QStringList roles{QStringLiteral("a"), QStringLiteral("b")};
    const QDir folder(m_folder->path());
    const QStringList arguments{QFileInfo(QStringLiteral(__FILE__)).completeBaseName(), QStringLiteral("writesInALoop")};
    std::vector<std::unique_ptr<QProcess>> programs;
    for (const QString& role : roles) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(roleVariable), role);
        environment.insert(QLatin1String(folderVariable), folder.path());
        environment.insert(QLatin1String(lengthVariable), isLong ? QStringLiteral("60000") : QStringLiteral("2000"));
        auto& program = programs.emplace_back(std::make_unique<QProcess>());
        program->setProcessEnvironment(environment);
        program->setProcessChannelMode(QProcess::MergedChannels);
        program->start(QCoreApplication::applicationFilePath(), arguments);
    }
    for (const QString& role : roles)
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(role + QStringLiteral(".ready"))), 60'000);
    write(folder.filePath(QStringLiteral("go")), {});
    Account account;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        QVERIFY(programs[i]->state() == QProcess::NotRunning || programs[i]->waitForFinished(180'000));
        QVERIFY2(programs[i]->exitStatus() == QProcess::NormalExit && programs[i]->exitCode() == 0,
                 programs[i]->readAll().constData());
        account.add(contentOf(folder.filePath(roles[static_cast<qsizetype>(i)] + QStringLiteral(".account"))));
    }
    qInfo("%d rounds, %d of them not written at once", account.rounds, account.busy);
    QVERIFY(!account.tries.isEmpty() && !account.entries.isEmpty() && !account.bookmarks.isEmpty());
    QVERIFY(!account.removed.isEmpty());

    const auto progress = readProgress(folder.filePath(QStringLiteral("progress.json")));
    QVERIFY2(progress.has_value(), progress ? "" : progress.error().text().c_str());
    QMap<QString, int> tries;
    const LessonRecord record = progress->value(shared);
    for (auto it = record.answers.begin(); it != record.answers.end(); ++it) tries[it.key()] = it->tries;
    QCOMPARE(tries, account.tries);

    const auto entries = lessonEntriesIn(folder.filePath(QStringLiteral("journal.json")));
    QVERIFY2(entries.has_value(), entries ? "" : entries.error().text().c_str());
    QMap<qint64, QString> texts;
    for (const NotebookEntry& entry : *entries) {
        QVERIFY(!account.removed.contains(entry.id));
        if (!entry.text.startsWith(QStringLiteral("gift"))) texts[entry.id] = entry.text;
    }
    QCOMPARE(texts, account.entries);

    const auto notebook = loadNotebook(folder.filePath(QStringLiteral("bookmarks.json")));
    QVERIFY2(notebook.has_value(), notebook ? "" : notebook.error().text().c_str());
    QMap<qint64, QString> notes;
    for (const NotebookEntry& entry : notebook->entries) notes[entry.id] = entry.text;
    QCOMPARE(notes, account.bookmarks);

    QCOMPARE(folder.entryList({QStringLiteral("*.bad*"), QStringLiteral("*.lock"), QStringLiteral("*.json.*")}, QDir::Files),
             QStringList());
}

SOLVERSCOPE_TEST(TestKeptFiles, QApplication)
#include "test_kept_files.moc"

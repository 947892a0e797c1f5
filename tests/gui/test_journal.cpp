// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <sstream>

#include "gui/app/actions.h"
#include "gui/cli/command_line.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/notebook/journal_entry.h"
#include "gui/notebook/notebook_export.h"
#include "gui/panels/notebook/entries_panel.h"
#include "gui/panels/notebook/journal_panel.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "tests/gui/lesson_notebook_file.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

NotebookEntry answerOf(const QString& lesson, const QString& asked, bool right = true) {
    NotebookEntry entry;
    entry.kind = EntryKind::Answer;
    entry.lesson = lesson;
    entry.lessonTitle = QStringLiteral("Title of ") + lesson;
    entry.stage = QStringLiteral("Predict");
    entry.question = QStringLiteral("q");
    entry.heading = asked;
    entry.given = QStringLiteral("3 N s");
    entry.truth = QStringLiteral("1.875 N s");
    entry.right = right;
    entry.tries = 2;
    entry.hints = 1;
    return entry;
}

}  // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void entriesAreInTheFileAtOnceAndComeBack() {
        const QString file = Journal::defaultFile();
        Journal journal;
        NotebookEntry entry = answerOf(QStringLiteral("3.2"), QStringLiteral("What is **λ**?\n\n\"quoted\" <b> é \\"));
        entry.feedback = QStringLiteral("mass times speed");
        entry.where = QStringLiteral("Step 1");
        entry.link = QStringLiteral("stack_10#f1.i1.r1");
        entry.instance = 4;
        journal.add(entry);
        NotebookEntry note;
        note.text = QStringLiteral("mine");
        journal.add(note);
        const auto read = lessonEntriesIn(file);
        QVERIFY(read.has_value());
        QVERIFY(*read == journal.entries());
        QCOMPARE((*read)[0].heading, entry.heading);
        QVERIFY((*read)[0].id < (*read)[1].id);
        Journal again;
        QVERIFY(again.entries() == journal.entries());
        QVERIFY(QJsonDocument::fromJson(contentOf(file)).isObject());  // plain JSON
    }

    void anEntryOfAKindThatIsNotKnownIsKept() {
        const QString file = Journal::defaultFile();
        QDir().mkpath(QFileInfo(file).path());
        write(file, R"({"format": "solverscope-lesson-notebook", "version": 1, "entries": [
            {"id": 7, "kind": "drawing", "time": "2026-01-31T12:00:00Z", "lesson": "3.2", "strokes": [1, 2]}]})");
        {
            Journal journal;
            QCOMPARE(journal.entries().size(), std::size_t{1});
            journal.add(answerOf(QStringLiteral("3.2"), QStringLiteral("?")));
        }
        QVERIFY(contentOf(file).contains("\"strokes\":[1,2]"));
    }

    void aFileThatCannotBeReadIsPutAside_data() {
        QTest::addColumn<QByteArray>("bad");
        QTest::newRow("cut off") << QByteArray(
            "{\"format\": \"solverscope-lesson-notebook\", \"version\": 1, \"entries\": [\n{\"id\"");
        QTest::newRow("something else") << QByteArray("[1, 2, 3]");
        QTest::newRow("another version") << QByteArray("{\"format\": \"solverscope-lesson-notebook\", \"version\": 2}");
        QTest::newRow("no id") << QByteArray(
            "{\"format\": \"solverscope-lesson-notebook\", \"version\": 1, \"entries\": [{\"kind\": \"note\"}]}");
        QTest::newRow("twice the same id") << QByteArray(
            "{\"format\": \"solverscope-lesson-notebook\", \"version\": 1, \"entries\": ["
            "{\"id\": 1, \"time\": \"2026-01-31T12:00:00Z\"}, {\"id\": 1, \"time\": \"2026-01-31T12:00:00Z\"}]}");
        QTest::newRow("nothing") << QByteArray();
    }

    void aFileThatCannotBeReadIsPutAside() {
        QFETCH(QByteArray, bad);
        const QString file = Journal::defaultFile();
        QDir().mkpath(QFileInfo(file).path());
        write(file, bad);
        Journal journal;
        QVERIFY(journal.entries().empty());
        QVERIFY(journal.problem().contains(QStringLiteral(".bad")));
        journal.add(answerOf(QStringLiteral("3.2"), QStringLiteral("?")));
        QCOMPARE(contentOf(file + QStringLiteral(".bad")), bad);
        QCOMPARE(lessonEntriesIn(file)->size(), std::size_t{1});
    }

    void twoProgramsLoseNothingOfEachOther() {
        Journal one;
        Journal other;
        one.add(answerOf(QStringLiteral("3.2"), QStringLiteral("one")));
        other.add(answerOf(QStringLiteral("3.2"), QStringLiteral("other")));
        one.add(answerOf(QStringLiteral("3.2"), QStringLiteral("third")));
        one.remove({one.entries().front().id});
        one.add(answerOf(QStringLiteral("3.2"), QStringLiteral("fourth")));
        QStringList asked;
        const auto read = lessonEntriesIn(Journal::defaultFile());
        for (const NotebookEntry& entry : *read) asked += entry.heading;
        QCOMPARE(asked, QStringList({QStringLiteral("other"), QStringLiteral("third"), QStringLiteral("fourth")}));
    }

    void whatIsDeletedOrTypedCanBeTakenBack() {
        Journal journal;
        const qint64 first = journal.add(answerOf(QStringLiteral("3.2"), QStringLiteral("one")));
        const qint64 note = journal.add({});
        const qint64 last = journal.add(answerOf(QStringLiteral("3.4"), QStringLiteral("two")));
        auto before = journal.entries();
        journal.remove({first, last});
        QCOMPARE(journal.entries().size(), std::size_t{1});
        journal.add(answerOf(QStringLiteral("3.7"), QStringLiteral("three")));
        for (const QString& text : {QStringLiteral("a"), QStringLiteral("ab"), QStringLiteral("abc")}) journal.setText(note, text);
        journal.undoStack().undo();  // all that was typed
        QCOMPARE(journal.find(note)->text, QString());
        journal.undoStack().undo();
        QCOMPARE(journal.entries().size(), std::size_t{4});
        before[1].revision = journal.find(note)->revision;  // it was changed, and changed back
        QVERIFY(std::equal(before.begin(), before.end(), journal.entries().begin()));
        journal.undoStack().redo();
        journal.undoStack().redo();
        QCOMPARE(journal.find(note)->text, QStringLiteral("abc"));
        QVERIFY(!journal.find(first));
        journal.flush();
        QVERIFY(*lessonEntriesIn(Journal::defaultFile()) == journal.entries());
    }

    void aFullNotebookMovesItsOldestEntriesToAnotherFile() {
        std::vector<NotebookEntry> many;
        for (std::size_t i = 0; i < lesson_notebook_limits::entries; ++i) {
            many.push_back(
                answerOf(QStringLiteral("3.2"), QStringLiteral("What does row 1 add in the second sweep of this step?")));
            many.back().id = static_cast<qint64>(i) + 1;
            many.back().time = QDateTime::currentDateTimeUtc();
            many.back().time.setTime(QTime(12, 0));
        }
        QVERIFY(saveNotebook(lessonNotebook(many), Journal::defaultFile()));
        Journal journal;
        QCOMPARE(journal.entries().size(), lesson_notebook_limits::entries);
        journal.add(answerOf(QStringLiteral("3.4"), QStringLiteral("one more")));
        QCOMPARE(journal.entries().size(), lesson_notebook_limits::entries - lesson_notebook_limits::archived + 1);
        const auto old = lessonEntriesIn(QFileInfo(Journal::defaultFile()).path() + QStringLiteral("/lesson-notebook-1.json"));
        QVERIFY(old.has_value());
        QCOMPARE(old->size(), lesson_notebook_limits::archived);
        QCOMPARE(old->back().id, static_cast<qint64>(lesson_notebook_limits::archived));
        QVERIFY(journal.problem().contains(QStringLiteral("lesson-notebook-1.json")));
        QElapsedTimer clock;
        clock.start();
        journal.add(answerOf(QStringLiteral("3.4"), QStringLiteral("and one more")));
        qInfo("an entry more in a notebook of 9,001: %.1f ms", static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QCOMPARE(Journal().entries().size(), journal.entries().size());
    }

    void theTreeIsByLessonInOrderAndCanBeSearched() {
        Journal journal;
        journal.add({});
        for (const char* lesson : {"3.10", "3.4", "3.4", "1.1"})
            journal.add(answerOf(QLatin1String(lesson), QStringLiteral("Question of *%1*").arg(QLatin1String(lesson))));
        JournalModel model(journal);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QStringList lessons;
        for (const JournalGroup& group : model.groups()) lessons += group.lesson;
        QCOMPARE(lessons, QStringList({QStringLiteral("1.1"), QStringLiteral("3.4"), QStringLiteral("3.10"), QString()}));
        QCOMPARE(model.rowCount(model.index(1, 0)), 2);
        QCOMPARE(model.index(0, 0, model.index(1, 0)).data().toString(), QStringLiteral("Question of 3.4"));
        QVERIFY(model.index(0, 0, model.index(1, 0))
                    .data(EntryDelegate::SecondLine)
                    .toString()
                    .contains(QStringLiteral("try 2 · 1 hint")));
        model.setWords({QStringLiteral("of"), QStringLiteral("3.10")});
        QCOMPARE(model.count(), std::size_t{1});
        model.setWords({QStringLiteral("nowhere")});
        QCOMPARE(model.count(), std::size_t{0});
        model.setWords({});
        journal.remove({journal.entries()[1].id});
        model.refresh();
        QCOMPARE(model.rowCount(), 3);
    }

    void everyAnswerOfALessonIsAnEntryThatLeadsBack() {
        const auto window = shownWindow();
        auto& journal = window->workspace().journal;
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        toStage(*window, 2);
        answer(*window, "faster", QStringLiteral("3"));
        QCOMPARE(journal.entries().size(), std::size_t{1});
        const NotebookEntry first = journal.entries().back();
        QCOMPARE(first.kind, EntryKind::Answer);
        QCOMPARE(first.lesson, QStringLiteral("3.2"));
        QCOMPARE(first.stage, QStringLiteral("Predict"));
        QCOMPARE(plain(first.given), QStringLiteral("3 N s"));
        QCOMPARE(plain(first.truth), QStringLiteral("1.875 N s"));
        QVERIFY(!first.right);
        QVERIFY(first.feedback.contains(QStringLiteral("mass times speed")));
        QVERIFY(first.where.contains(QStringLiteral("row 1")));
        question(*window, "faster")->findChild<QPushButton*>(QStringLiteral("fresh"))->click();
        const int instance = question(*window, "faster")->record().instance;
        const QString speed = QStringList{"3", "2.4", "4", "3.2", "2.8"}[instance];
        answer(*window, "faster", QString::number(speed.toDouble() * 0.625));
        const NotebookEntry second = journal.entries().back();
        QVERIFY(second.right);
        QCOMPARE(second.tries, 2);
        QVERIFY(instance > 0);
        QCOMPARE(second.instance, instance);
        QVERIFY(second.heading.contains(speed));

        QVERIFY(window->openScene(QStringLiteral("two_box_stack")));
        window->actions()[QStringLiteral("lesson-notebook")]->trigger();
        settle();
        auto* tree = window->findChild<QTreeView*>(QStringLiteral("journal"));
        QVERIFY(tree->isVisible());
        auto& model = window->findChild<JournalPanel*>()->model();
        for (const NotebookEntry& entry : {first, second}) {
            tree->setCurrentIndex(model.indexOf(entry.id));
            tree->setFocus();
            QTest::keyClick(tree, Qt::Key_Return);
            QTRY_VERIFY(!window->travel().isTravelling());
            QVERIFY2(window->travel().isSame(), qPrintable(window->travel().outcome()));
            const Event& event = session(*window).event();
            QCOMPARE(event.kind, EventKind::Row);
            QVERIFY(std::abs(event.visit.delta - 0.625 * (entry.id == first.id ? 3 : speed.toDouble())) < 1e-12);
        }
    }

    void anExplanationIsOneEntryHoweverOftenItIsRewritten() {
        const auto window = shownWindow();
        auto& journal = window->workspace().journal;
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        settle();
        toStage(*window, 7);
        auto* line = window->findChild<QLineEdit*>(QStringLiteral("explanation"));
        QVERIFY(line);
        line->setText(QStringLiteral("It turns."));
        toStage(*window, 8);
        window->findChild<QPushButton*>(QStringLiteral("back"))->click();
        settle();
        window->findChild<QLineEdit*>(QStringLiteral("explanation"))->setText(QStringLiteral("It can turn away."));
        toStage(*window, 8);
        QCOMPARE(journal.entries().size(), std::size_t{1});
        QCOMPARE(journal.entries()[0].kind, EntryKind::Explanation);
        QCOMPARE(journal.entries()[0].text, QStringLiteral("It can turn away."));
    }

    void aNoteIsAboutTheMomentAndIsKept() {
        const auto window = shownWindow();
        auto& journal = window->workspace().journal;
        window->controller().toStep(7);
        window->controller().forward(Granularity::Row);
        const Cursor at = session(*window).cursor();
        window->actions()[QStringLiteral("note")]->trigger();
        settle();
        auto* note = window->findChild<QPlainTextEdit*>(QStringLiteral("entryNote"));
        QVERIFY(note->isVisible() && note->hasFocus());
        QTest::keyClicks(note, QStringLiteral("here it slips <script>"));
        QCOMPARE(journal.entries().size(), std::size_t{1});
        QCOMPARE(journal.entries()[0].text, QStringLiteral("here it slips <script>"));
        QTRY_VERIFY(contentOf(journal.file()).contains("here it slips"));
        window->controller().toStep(2);
        window->findChild<QToolButton*>(QStringLiteral("goToEntry"))->click();
        QTRY_VERIFY(!window->travel().isTravelling());
        QVERIFY(session(*window).cursor() == at);

        auto* tree = window->findChild<QTreeView*>(QStringLiteral("journal"));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Delete);
        QVERIFY(journal.entries().empty());
        QVERIFY(window->findChild<QWidget*>(QStringLiteral("journalEmpty"))->isVisible());
        window->findChild<QToolButton*>(QStringLiteral("undoEntry"))->click();
        QCOMPARE(journal.entries().size(), std::size_t{1});
        window->findChild<QAction*>(QStringLiteral("copyJournal"))->trigger();
        const QString table = QGuiApplication::clipboard()->text();
        QCOMPARE(table.count(QLatin1Char('\n')), 2);
        QVERIFY(table.contains(QStringLiteral("here it slips")));
    }

    void aBookmarkIsAnEntryToo() {
        const auto window = shownWindow();
        auto& journal = window->workspace().journal;
        window->controller().toStep(3);
        window->bookmarks().addHere({});
        QCOMPARE(journal.entries().size(), std::size_t{1});
        QCOMPARE(journal.entries()[0].kind, EntryKind::Moment);
        window->bookmarks().setText(window->bookmarks()[0].id, QStringLiteral("look at row 4"));
        QCOMPARE(journal.entries()[0].text, QStringLiteral("look at row 4"));
        window->bookmarks().remove({window->bookmarks()[0].id});
        window->bookmarks().undoStack().undo();
        QCOMPARE(journal.entries().size(), std::size_t{1});
    }

    void aPageIsWholeAndNothingInItIsTakenForHtml() {
        auto entries = lessonOf();
        entries.push_back(answerOf(QStringLiteral("3.2"),
                                   QStringLiteral("<script>alert(1)</script> ![x](http://far/x.png) [a](http://far)\n\n"
                                                  "$$ \\lambda = -\\frac{a}{b} $$"),
                                   false));
        entries.back().id = entries[entries.size() - 2].id + 1;
        entries.back().time = QDateTime::currentDateTimeUtc();
        entries.back().given = QStringLiteral("<script>x</script>");
        entries.back().text = QStringLiteral("\"><script>y</script>");
        const QString page = QString::fromUtf8(pageOf(lessonNotebook(entries)));
        QVERIFY(!page.contains(QStringLiteral("<script")));
        QVERIFY(page.contains(QStringLiteral("&lt;script&gt;x&lt;/script&gt;")));
        QVERIFY(page.contains(QStringLiteral("&lt;script&gt;alert(1)&lt;/script&gt;")));
        QVERIFY(!page.contains(QStringLiteral("http://far")));
        QVERIFY(page.contains(QStringLiteral("default-src &#39;none&#39;")));
        QVERIFY(page.contains(QStringLiteral("<svg ")) && page.contains(QStringLiteral("fill=\"currentColor\"")));
        static const QRegularExpression source(QStringLiteral("(?:src|srcset)=\"([^\"]*)"));
        int pictures = 0;
        for (auto each = source.globalMatch(page); each.hasNext(); ++pictures) {
            const QString data = each.next().captured(1);
            QVERIFY(data.startsWith(QLatin1String("data:image/png;base64,")));
            QVERIFY(!QImage::fromData(QByteArray::fromBase64(data.mid(22).toLatin1()), "PNG").isNull());
        }
        QCOMPARE(pictures, 2);  // of one moment, light and dark
        QVERIFY(!page.contains(QStringLiteral("class=\"warn\"")));
        QVERIFY(page.contains(QStringLiteral("tr class=\"now\"")));
        QCOMPARE(QString::fromUtf8(pageOf(lessonNotebook(entries))), page);
    }

    void theWindowAndTheCommandLineWriteTheSamePage() {
        const auto entries = lessonOf();
        QTemporaryDir folder;
        const QString json = folder.filePath(QStringLiteral("notebook.json"));
        const QString page = folder.filePath(QStringLiteral("page.html"));
        QVERIFY(saveNotebook(lessonNotebook(entries), json));
        const QByteArray jsonPath = json.toUtf8();
        const QByteArray pagePath = page.toUtf8();
        const char* const arguments[] = {"solverscope",        "lessons", "--notebook",
                                         jsonPath.constData(), "--out",   pagePath.constData()};
        std::ostringstream out, err;
        const Invocation invocation = runCommandLine(6, arguments, out, err);
        const auto* request = std::get_if<NotebookRequest>(&invocation);
        QVERIFY(request);
        QCOMPARE(notebookCommand(*request, err), 0);
        NotebookExport background;
        background.begin(lessonNotebook(entries), folder.filePath(QStringLiteral("other.html")));
        QTRY_VERIFY_WITH_TIMEOUT(!background.isBusy(), 20'000);
        QVERIFY2(background.succeeded(), qPrintable(background.progress()));
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("other.html"))), contentOf(page));
        QVERIFY(contentOf(page).size() > 5000);

        NotebookRequest bad{folder.filePath(QStringLiteral("none.json")).toStdString(), page.toStdString(), true, {}};
        QCOMPARE(notebookCommand(bad, err), 2);
        const char* const missing[] = {"solverscope", "lessons", "--notebook", jsonPath.constData()};
        const Invocation refused = runCommandLine(4, missing, out, err);
        QVERIFY(std::holds_alternative<ExitStatus>(refused) && std::get<ExitStatus>(refused).status == 2);
    }

    void aMomentThatIsGoneSaysSo() {
        auto entries = lessonOf();
        entries[0].link.replace(QLatin1Char('#'), QStringLiteral("?nothing=1#"));
        entries[0].lesson = QStringLiteral("99.9");
        QVERIFY(pageOf(lessonNotebook(entries)).contains("can no longer be reproduced"));
        const auto window = shownWindow();
        Journal& journal = window->workspace().journal;
        const qint64 id = journal.add(entries[0]);
        emit window->findChild<JournalPanel*>()->momentRequested(id);
        QVERIFY(!window->message().isEmpty());
    }

private:
    static QString plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

    static QuestionWidget* question(MainWindow& window, const char* id) {
        return window.findChild<QuestionWidget*>(QStringLiteral("question-") + QLatin1String(id));
    }

    static void answer(MainWindow& window, const char* id, const QString& text) {
        auto* field = question(window, id)->findChild<QLineEdit*>(QStringLiteral("answer"));
        field->setText(text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    static void toStage(MainWindow& window, int stage) {
        auto* panel = &window.panel<LessonPanel>();
        while (panel->stage() < stage) {
            auto* next = panel->findChild<QPushButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : panel->findChild<QPushButton*>(QStringLiteral("skip")))->click();
            settle();
        }
    }

    /// The entries of an answer that was given in the window.
    std::vector<NotebookEntry> lessonOf() {
        const auto window = shownWindow();
        if (!window->openLesson(QStringLiteral("3.2"))) qFatal("no lesson 3.2");
        settle();
        toStage(*window, 2);
        answer(*window, "faster", QStringLiteral("3"));
        return window->workspace().journal.entries();
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestJournal, QApplication)
#include "test_journal.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QClipboard>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/panels/notebook/entries_panel.h"
#include "gui/panels/notebook/link_dialog.h"
#include "gui/panels/notebook/notebook_panel.h"
#include "gui/panels/timeline/timeline.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "physics/world/playback.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QListWidget* listOf(MainWindow& window) { return window.findChild<QListWidget*>(QStringLiteral("bookmarkList")); }

/// Bookmarks the moment by keyboard and gives it a name.
void bookmark(MainWindow& window, const QString& name) {
    press(window, Qt::Key_D, Qt::ControlModifier);
    settle();
    window.bookmarks().rename(window.bookmarks().entries().back().id, name);
    settle();
}

}  // namespace

class TestNotebook : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aBookmarkThatHasGoneIsLeftAlone() {
        const auto window = shownWindow();
        auto& bookmarks = window->bookmarks();
        press(*window, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bookmarks.count(), 1);
        const qint64 id = bookmarks[0].id;
        bookmarks.remove({id});
        // The list is filled again a little later and may ask in between.
        bookmarks.setText(id, QStringLiteral("late"));
        bookmarks.rename(id, QStringLiteral("late"));
        bookmarks.move(0, 1);
        bookmarks.goToBookmark(0);
        bookmarks.remove({id});
        QCOMPARE(bookmarks.count(), 0);
        QVERIFY(bookmarks.elsewhereReason(0).isEmpty());
    }

    void ctrlDKeepsTheMomentAndEnterComesBackToIt() {
        const auto window = shownWindow();
        window->controller().toStep(4);
        for (int i = 0; i < 50; ++i) press(*window, Qt::Key_F10);
        press(*window, Qt::Key_F11);
        const Cursor at = session(*window).cursor();
        const std::uint64_t hash = hashOf(session(*window).world());
        press(*window, Qt::Key_D, Qt::ControlModifier);
        settle();
        QVERIFY(dockOf(*window, "notebookDock")->isVisible());
        QListWidget* list = listOf(*window);
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().startsWith(QStringLiteral("Step 5, sweep 1, row ")), qPrintable(list->item(0)->text()));
        QVERIFY(list->item(0)->data(EntryDelegate::SecondLine).toString().contains(QStringLiteral("after Jv")));
        QVERIFY(!list->item(0)->data(Qt::DecorationRole).value<QPixmap>().isNull());

        window->controller().toStep(9);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(session(*window).cursor(), at);
        QCOMPARE(hashOf(session(*window).world()), hash);
        QVERIFY(window->message().isEmpty());
    }

    void bookmarksAndNotesAreThereAgainInTheNextWindow() {
        Cursor at;
        {
            const auto window = shownWindow();
            window->controller().toStep(3);
            press(*window, Qt::Key_F10);
            at = session(*window).cursor();
            bookmark(*window, QStringLiteral("the first push"));
            QTest::keyClicks(window->findChild<QPlainTextEdit*>(QStringLiteral("bookmarkNote")), QStringLiteral("see *here*"));
        }
        const auto window = shownWindow();
        QCOMPARE(window->bookmarks().count(), 1);
        QCOMPARE(window->bookmarks()[0].heading, QStringLiteral("the first push"));
        QCOMPARE(window->bookmarks()[0].text, QStringLiteral("see *here*"));
        window->bookmarks().goToBookmark(0);
        QTRY_COMPARE(session(*window).cursor(), at);

        window->openScene(QStringLiteral("two_box_stack"));
        QCOMPARE(window->bookmarks().count(), 0);
        window->openScene(QStringLiteral(":/scenes/stack_10.json"));
        QCOMPARE(window->bookmarks().count(), 1);
    }

    void f2RenamesInPlace() {
        const auto window = shownWindow();
        bookmark(*window, QStringLiteral("before"));
        QListWidget* list = listOf(*window);
        QTest::keyClick(list, Qt::Key_F2);
        auto* edit = list->findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("after"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(window->bookmarks()[0].heading, QStringLiteral("after"));
    }

    void whatIsDeletedOrReorderedCanBeTakenBack() {
        const auto window = shownWindow();
        for (const char* name : {"a", "b", "c"}) {
            press(*window, Qt::Key_F10);
            bookmark(*window, QLatin1String(name));
        }
        const auto names = [&] {
            QString all;
            for (const NotebookEntry& each : window->bookmarks().entries()) all += each.heading;
            return all;
        };
        const Cursor at = session(*window).cursor();
        QListWidget* list = listOf(*window);
        list->setFocus();
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names(), QStringLiteral("acb"));
        QCOMPARE(list->currentRow(), 1);
        QTest::keyClick(list, Qt::Key_Delete);
        settle();
        QCOMPARE(names(), QStringLiteral("ab"));
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(names(), QStringLiteral("acb"));
        QCOMPARE(list->count(), 3);
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), QStringLiteral("abc"));
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(names(), QStringLiteral("acb"));
        QCOMPARE(session(*window).cursor(), at);
        window->bookmarks().flush();
        const auto onDisk = loadNotebook(window->bookmarks().file());
        QVERIFY(onDisk.has_value());
        QCOMPARE(onDisk->entries[1].heading, QStringLiteral("c"));
    }

    void aBookmarkOfOtherInputsSaysSoAndBringsThemBack() {
        const auto window = shownWindow();
        window->controller().toStep(2);
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("3")));
        window->controller().toStep(6);
        const Cursor at = session(*window).cursor();
        const std::uint64_t hash = hashOf(session(*window).world());
        bookmark(*window, QStringLiteral("three iterations"));
        QVERIFY(window->bookmarks().elsewhereReason(0).isEmpty());

        window->controller().toStep(2);
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("8")));
        window->controller().toStep(6);
        const std::uint64_t mine = hashOf(session(*window).world());
        QVERIFY(mine != hash);
        settle();
        QVERIFY(window->bookmarks().elsewhereReason(0).contains(QStringLiteral("inputs have changed")));
        QVERIFY(!listOf(*window)->item(0)->data(EntryDelegate::Elsewhere).toString().isEmpty());

        QTest::keyClick(listOf(*window), Qt::Key_Return);
        QTRY_COMPARE(session(*window).cursor(), at);
        QCOMPARE(hashOf(session(*window).world()), hash);
        QVERIFY(window->message().isEmpty());
        QVERIFY(window->bookmarks().remark().contains(QStringLiteral("undo brings back")));
        window->controller().undo();
        window->controller().toStep(6);
        QCOMPARE(hashOf(session(*window).world()), mine);
    }

    void aBookmarkWhoseWorldIsNoLongerTheSameSaysSo() {
        const auto window = shownWindow();
        window->controller().toStep(3);
        bookmark(*window, QStringLiteral("of another program"));
        Notebook other = window->bookmarks().notebook();
        other.entries[0].place.check = *other.entries[0].place.check ^ 1;
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("other.json"));
        QVERIFY(saveNotebook(other, file));
        QVERIFY(window->bookmarks().open(file));
        window->bookmarks().goToBookmark(0);
        QVERIFY(window->message().contains(QStringLiteral("This moment differs")));
        QVERIFY(window->bookmarks().elsewhereReason(0).startsWith(QStringLiteral("The result differs")));
    }

    void aNotebookThatCannotBeReadIsPutAside() {
        const QString file = notebookFileOf(QStringLiteral("stack_10"), Scene{});
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{ \"format\": \"solverscope-notebook\", \"version\": 1, ");
        bad.close();
        const auto window = shownWindow();
        QVERIFY2(window->message().contains(QStringLiteral("stack_10.json.bad")), qPrintable(window->message()));
        QVERIFY(QFile::exists(file + QStringLiteral(".bad")));
        bookmark(*window, QStringLiteral("goes on"));
        QVERIFY(loadNotebook(file).has_value());
    }

    void aCopiedLinkOpensTheVeryMomentInAnotherScene() {
        const auto window = shownWindow();
        window->controller().toStep(2);
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("4")));
        window->controller().toStep(5);
        for (int i = 0; i < 30; ++i) press(*window, Qt::Key_F10);
        const Cursor at = session(*window).cursor();
        const std::uint64_t hash = hashOf(session(*window).world());
        press(*window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString link = QGuiApplication::clipboard()->text();
        QVERIFY2(link.startsWith(QStringLiteral("stack_10?iterations=4@3#f6.")), qPrintable(link));
        QVERIFY(window->message().isEmpty());

        window->openScene(QStringLiteral("two_box_stack"));
        QVERIFY(window->openLink(link));
        QTRY_COMPARE(session(*window).cursor(), at);
        QCOMPARE(hashOf(session(*window).world()), hash);
        QVERIFY(window->message().isEmpty());
    }

    void aBadLinkLeavesEverythingAndSaysWhy() {
        const auto window = shownWindow();
        const Cursor at = session(*window).cursor();
        QVERIFY(!window->openLink(QStringLiteral("stack_10#f3.x")));
        QVERIFY2(window->message().contains(QStringLiteral("column 13")), qPrintable(window->message()));
        QCOMPARE(session(*window).cursor(), at);
        QVERIFY(window->openLink(QStringLiteral("#f3.i77")));
        QTRY_VERIFY(window->message().contains(QStringLiteral("step 3 has no sweep 77")));
    }

    void aLinkIsCheckedAsItIsTyped() {
        const auto window = shownWindow();
        QGuiApplication::clipboard()->clear();
        LinkDialog dialog(window->controller(), window.get());
        auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("linkEdit"));
        auto* message = dialog.findChild<QLabel*>(QStringLiteral("linkMessage"));
        const QPushButton* go = nullptr;
        for (const QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("&Go there")) go = each;
        QVERIFY(go && !go->isEnabled());
        QTest::keyClicks(edit, QStringLiteral("stack_10#f12.i3.r"));
        QVERIFY2(message->text().startsWith(QStringLiteral("column 17")), qPrintable(message->text()));
        QVERIFY(!go->isEnabled());
        QTest::keyClicks(edit, QStringLiteral("5"));
        QVERIFY(message->text().contains(QStringLiteral("step 12")));
        QVERIFY(go->isEnabled());
        edit->setText(QStringLiteral("stack_10?iterations=0.5#f1"));
        QVERIFY(message->text().startsWith(QStringLiteral("column 21")));
        edit->setText(QStringLiteral("no_such_scene#f1"));
        QVERIFY(!go->isEnabled());
    }

    void aFarLinkIsReachedInSlicesAndAMoveCallsItOff() {
        const auto window = shownWindow();
        QVERIFY(window->openLink(QStringLiteral("#f400")));
        QVERIFY(window->travel().isTravelling());
        QTRY_COMPARE_WITH_TIMEOUT(session(*window).cursor().step, std::int64_t{400}, 60'000);
        QVERIFY(window->openLink(QStringLiteral("#f100000")));
        QTRY_VERIFY(session(*window).recording().steps() > 410);
        press(*window, Qt::Key_F10);
        QVERIFY(!window->travel().isTravelling());
        QCOMPARE(session(*window).cursor().step, std::int64_t{401});
    }

    void whatTheMouseDidIsTooLongForALinkButNotForABookmark() {
        const auto window = shownWindow();
        DebuggerController& controller = window->controller();
        controller.toStep(2);
        controller.addInput(GrabBody{BodyId{10}, {0.1, 0.2}, {1, 11}});
        for (int i = 1; i <= 60; ++i) {
            controller.toStep(2 + i);
            controller.addInput(DragTo{{1 + i / 30.0, 11.123456789}});
        }
        controller.toStep(62);
        const std::uint64_t hash = hashOf(session(*window).world());
        const MomentLink link = MomentLink::of(controller);
        QVERIFY(link.text.size() <= MomentLink::maxLength);
        QVERIFY2(link.remark.contains(QStringLiteral("mouse")), qPrintable(link.remark));
        bookmark(*window, QStringLiteral("dragged"));

        window->openScene(QStringLiteral("two_box_stack"));
        QVERIFY(window->openLink(link.text));
        QTRY_VERIFY(window->message().contains(QStringLiteral("This moment differs")));
        window->bookmarks().goToBookmark(0);
        QTRY_COMPARE(session(*window).cursor().step, std::int64_t{62});
        QCOMPARE(hashOf(session(*window).world()), hash);
    }

    void bookmarksAreFlagsOnTheTimeline() {
        const auto window = shownWindow();
        window->controller().toStep(20);
        window->controller().toStep(8);
        press(*window, Qt::Key_F10);
        const Cursor at = session(*window).cursor();
        bookmark(*window, QStringLiteral("flagged"));
        auto* strip = window->findChild<StepStrip*>();
        QCOMPARE(strip->marks().size(), std::size_t{1});
        QCOMPARE(strip->marks()[0].step, std::int64_t{9});
        window->controller().toStep(20);
        QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(qRound(strip->middleOf(9)) + 3, 4));
        QCOMPARE(session(*window).cursor(), at);
    }

    void aNotebookReadsBackTheSameWhateverItsEntries() {
        const Scene scene = shippedScene("stack_10");
        const auto shared = std::make_shared<const Scene>(scene);
        Session session(scene);
        Notebook notebook{QStringLiteral("Stack"), QStringLiteral("stack_10"), {}};
        for (int i = 0; i < 12; ++i) {
            session.run(1);
            if (i == 3) QVERIFY(session.changeSetting("iterations", "7"));
            if (i > 6) session.addInput(MoveBody{BodyId{3}, {0.1 * i, 4}, 0.3});
            NotebookEntry entry;
            entry.heading = QStringLiteral("<b>%1</b> \"&\" \u2713").arg(i);
            entry.text = QStringLiteral("line\n\n- ") + entry.heading;
            entry.place = placeOf(session);
            entry.scene = shared;
            entry.inputs = inputsSoFar(session);
            entry.picture = QByteArray::fromHex("00ff10");
            notebook.entries.push_back(entry);
        }
        NotebookEntry unknown;
        unknown.unknown = QJsonObject{{"kind", "answer"}, {"name", "3.2"}, {"given", 4.5}};
        unknown.heading = QStringLiteral("3.2");
        notebook.entries.insert(notebook.entries.begin() + 4, unknown);

        const QByteArray text = notebookText(notebook);
        QCOMPARE(text.count("solverscope-scene"), 1);  // shared, not repeated
        const auto read = parseNotebook(text, QStringLiteral("n.json"));
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(notebookText(*read), text);
        for (std::size_t i = 0; i < notebook.entries.size(); ++i) {
            QCOMPARE(read->entries[i].place, notebook.entries[i].place);
            QCOMPARE(read->entries[i].inputs, notebook.entries[i].inputs);
            QCOMPARE(read->entries[i].text, notebook.entries[i].text);
            QCOMPARE(read->entries[i].unknown, notebook.entries[i].unknown);
        }
        for (qsizetype end = 0; end < text.size() - 2; end += 97)
            QVERIFY(!parseNotebook(text.left(end), QStringLiteral("n")).has_value());
    }

    void aRecordedTraceIsNotWrittenIntoItsNotebook() {
        Scene trace = shippedScene("two_box_stack");
        NotebookEntry entry;
        entry.heading = QStringLiteral("of a trace");
        trace.playback = std::make_shared<const Playback>();
        entry.scene = std::make_shared<const Scene>(trace);
        const QByteArray text = notebookText({QStringLiteral("Trace"), {}, {entry}});
        QVERIFY(!text.contains("solverscope-scene"));
        const auto without = parseNotebook(text, QStringLiteral("n.json"));
        QVERIFY(!without.has_value());
        QVERIFY(QString::fromStdString(without.error().text()).contains(QStringLiteral("scenes[0]: expected its recorded trace")));
        const auto read = parseNotebook(text, QStringLiteral("n.json"), &trace);
        QVERIFY(read.has_value());
        QCOMPARE(*read->entries[0].scene, trace);
    }

    void aMistakeInANotebookIsNamed_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("message");
        QTest::newRow("no JSON") << QByteArray("\"version\": 1") << QByteArray("\"version\" 1") << "n.json:";
        QTest::newRow("version") << QByteArray("\"version\": 1") << QByteArray("\"version\": 7") << ": version: expected 1";
        QTest::newRow("run") << QByteArray("\"run\": 0") << QByteArray("\"run\": 3")
                             << "entries[0].run: expected the number of a run";
        QTest::newRow("scene") << QByteArray("\"scene\": 0") << QByteArray("\"scene\": -1") << "runs[0].scene";
        QTest::newRow("place") << QByteArray("\"place\": \"f") << QByteArray("\"place\": \"g")
                               << "entries[0].place: expected a place; column 1";
        QTest::newRow("input") << QByteArray("iterations=5") << QByteArray("iterations=x")
                               << "runs[0].inputs[0].input: expected an input; column 12";
        QTest::newRow("step") << QByteArray("\"step\": 2") << QByteArray("\"step\": 0.5") << "runs[0].inputs[0].step";
    }
    void aMistakeInANotebookIsNamed() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, message);
        Session session(shippedScene("two_box_stack"));
        session.run(1);
        QVERIFY(session.changeSetting("iterations", "5"));
        session.run(2);
        NotebookEntry entry;
        entry.place = placeOf(session);
        entry.scene = std::make_shared<const Scene>(session.scene());
        entry.inputs = inputsSoFar(session);
        QByteArray text = notebookText({QStringLiteral("Two"), {}, {entry}});
        QVERIFY2(text.contains(from), text.constData());
        const auto read = parseNotebook(text.replace(from, to), QStringLiteral("n.json"));
        QVERIFY(!read.has_value());
        QVERIFY2(QString::fromStdString(read.error().text()).contains(message), read.error().text().c_str());
    }

    void aMistakeInANotebookHasLineAndColumn() {
        const QByteArray text =
            "{\"format\": \"solverscope-notebook\", \"version\": 1, \"title\": \"\",\n"
            "\"scenes\": [], \"entries\": [],\n  \"runs\": [{\"scene\": \"x\", \"inputs\": []}]}";
        const auto read = parseNotebook(text, QStringLiteral("n.json"));
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().text()).section(QLatin1Char(' '), 0, 1),
                 QStringLiteral("n.json:3:22: runs[0].scene:"));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestNotebook, QApplication)
#include "test_notebook.moc"

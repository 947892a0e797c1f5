// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QSvgRenderer>
#include <sstream>

#include "gui/app/workspace.h"
#include "gui/cli/command_line.h"
#include "gui/notebook/html.h"
#include "gui/notebook/notebook_export.h"
#include "gui/session/notebooks.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

NotebookEntry bookmarkOf(const Session& session, const QString& name) {
    NotebookEntry entry;
    entry.heading = name;
    entry.place = placeOf(session);
    entry.scene = std::make_shared<const Scene>(session.scene());
    entry.inputs = inputsSoFar(session);
    return entry;
}

/// Two moments of the stack, one of them inside of a visit, the other behind a changed setting.
Notebook twoMoments(Session& session) {
    Notebook notebook{QStringLiteral("Stack & <more>"), QStringLiteral("stack_10"), {}};
    session.run(3);
    while (session.event().kind != EventKind::Row || session.event().iteration < 2) session.forward(Granularity::Row);
    notebook.entries.push_back(bookmarkOf(session, QStringLiteral("<script>alert(1)</script>")));
    notebook.entries.back().text =
        QStringLiteral("It is *here*.\n\n<img src=x> ![name](http://far/away.png) [a](javascript:x) [b](https://example.org)");
    session.run(1);
    if (!session.changeSetting("iterations", "4")) qFatal("no such setting");
    session.run(2);
    notebook.entries.push_back(bookmarkOf(session, QStringLiteral("fewer iterations")));
    return notebook;
}

}  // namespace

class TestNotebookPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void aPageHasTheNumbersOfItsMoments() {
        Session session(shippedScene("stack_10"));
        const Notebook notebook = twoMoments(session);
        const QString page = QString::fromUtf8(pageOf(notebook));
        Session again(shippedScene("stack_10"));
        QVERIFY(goTo(again, notebook.entries[0].place).has_value());
        const auto formula = RowFormula::of(again);
        QVERIFY(formula);
        QVERIFY(page.contains(htmlText(formula->text().trimmed())));
        for (const Row& row : again.world().rows) QVERIFY(page.contains(QStringLiteral("title=\"%1\"").arg(exact(row.lambda))));
        for (const Velocity& velocity : again.world().velocities)
            QVERIFY(page.contains(QStringLiteral("title=\"%1\"").arg(exact(velocity.v.y))));
        QVERIFY(page.contains(QStringLiteral("<code>iterations = 4</code>")));
        QVERIFY(page.contains(QStringLiteral("iterations=4@5#f")));
        QVERIFY(!page.contains(QStringLiteral("class=\"warn\">These")));
    }

    void aTaskHasNoColumnForWhatIsRight() {
        Notebook notebook;
        notebook.kind = NotebookKind::OfLessons;
        NotebookEntry& entry = notebook.entries.emplace_back();
        entry.kind = EntryKind::Task;
        entry.lesson = QStringLiteral("7.1");
        entry.given = QStringLiteral("my_solver.cpp");
        const QString page = QString::fromUtf8(pageOf(notebook));
        QVERIFY(page.contains(QStringLiteral("<p>my_solver.cpp</p>")));
        QVERIFY(!page.contains(QStringLiteral("class=\"sides\"")));
    }

    void progressCountsMomentsOnly() {
        Session session(shippedScene("stack_10"));
        Notebook notebook = twoMoments(session);
        notebook.entries.emplace_back().kind = EntryKind::Unknown;
        const auto page = NotebookPage::of(notebook);
        QCOMPARE(page->wanted().size(), std::size_t{2});
        QVERIFY(page->progress(1).contains(QStringLiteral("2 of 2")));
    }

    void theSameNotebookGivesTheSameBytes() {
        Session session(shippedScene("stack_10"));
        const Notebook notebook = twoMoments(session);
        const QByteArray page = pageOf(notebook);
        QCOMPARE(pageOf(notebook), page);
        const auto read = parseNotebook(notebookText(notebook), QStringLiteral("n.json"));
        QCOMPARE(pageOf(*read), page);
    }

    void nothingOfANoteOrNameIsTakenForHtml() {
        Session session(shippedScene("stack_10"));
        const QString page = QString::fromUtf8(pageOf(twoMoments(session)));
        QVERIFY(!page.contains(QStringLiteral("<script")));
        QVERIFY(page.contains(QStringLiteral("&lt;script&gt;alert(1)&lt;/script&gt;")));
        QVERIFY(page.contains(QStringLiteral("<title>Stack &amp; &lt;more&gt;</title>")));
        QVERIFY(page.contains(QStringLiteral("<em>here</em>")));
        QVERIFY(!page.contains(QStringLiteral("http://far")));
        QVERIFY(!page.contains(QStringLiteral("javascript:")));
        QVERIFY(page.contains(QStringLiteral("href=\"https://example.org\"")));
        QVERIFY(page.contains(QStringLiteral("default-src &#39;none&#39;")));
        // Pictures lie in the page itself.
        static const QRegularExpression source(QStringLiteral("(?:src|srcset)=\"([^\"]{0,26})"));
        int pictures = 0;
        for (auto each = source.globalMatch(page); each.hasNext(); ++pictures)
            QCOMPARE(each.next().captured(1), QStringLiteral("data:image/svg+xml;base64,"));
        QCOMPARE(pictures, 2 * 2 * 2);  // of two moments: scene and chart, light and dark
    }

    void everyPictureCanBeDrawn() {
        Session session(shippedScene("stack_10"));
        const QString page = QString::fromUtf8(pageOf(twoMoments(session)));
        static const QRegularExpression data(QStringLiteral("data:image/svg\\+xml;base64,([A-Za-z0-9+/=]+)"));
        for (auto each = data.globalMatch(page); each.hasNext();) {
            const QByteArray svg = QByteArray::fromBase64(each.next().captured(1).toLatin1());
            QVERIFY(QSvgRenderer(svg).isValid());
            QVERIFY(svg.size() > 2000);
        }
    }

    void aMomentThatIsAnotherOneOrNotThereSaysSo() {
        Session session(shippedScene("stack_10"));
        Notebook notebook = twoMoments(session);
        notebook.entries[0].place.check = *notebook.entries[0].place.check ^ 1;
        notebook.entries[1].place = *parsePlace("f3.i99");
        const QString page = QString::fromUtf8(pageOf(notebook));
        QVERIFY(page.contains(QStringLiteral("These numbers differ")));
        QVERIFY(page.contains(QStringLiteral("step 3 has no sweep 99")));
    }

    void everyMethodsMomentsCanBeWritten_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"see_saw", "verlet_rope", "soft_bar", "overlap_tests", "bullet", "sinking_box"})
            QTest::newRow(scene) << QString::fromLatin1(scene);
    }
    void everyMethodsMomentsCanBeWritten() {
        QFETCH(QString, scene);
        Session session(shippedScene(scene));
        Notebook notebook;
        for (const double share : {0.0, 0.5, 1.0}) {
            session.run(1);
            const auto event = static_cast<std::size_t>(share * static_cast<double>(session.events().size() - 1));
            session.seek({session.cursor().step, event, Term::Sum});
            notebook.entries.push_back(bookmarkOf(session, QString::number(share)));
        }
        const QString page = QString::fromUtf8(pageOf(notebook));
        QCOMPARE(page.count(QStringLiteral("<section")), 3);
        QVERIFY(!page.contains(QStringLiteral("class=\"warn\"")));
        QVERIFY(page.endsWith(QStringLiteral("</html>\n")));
    }

    void theCommandLineWritesThePageOfAFile() {
        Session session(shippedScene("stack_10"));
        const Notebook notebook = twoMoments(session);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("n.json"));
        const QString out = folder.filePath(QStringLiteral("n.html"));
        QVERIFY(saveNotebook(notebook, file));
        const std::string fileName = file.toStdString(), outName = out.toStdString();
        const std::array arguments{"solverscope", "notebook", fileName.c_str(), "--out", outName.c_str()};
        std::ostringstream said, err;
        const Invocation invocation = runCommandLine(static_cast<int>(arguments.size()), arguments.data(), said, err);
        const auto* request = std::get_if<NotebookRequest>(&invocation);
        QVERIFY(request);
        QCOMPARE(notebookCommand(*request, err), 0);
        QFile written(out);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), pageOf(notebook));

        QCOMPARE(notebookCommand({folder.filePath(QStringLiteral("none.json")).toStdString(), outName, false, {}}, err), 2);
        QVERIFY(QString::fromStdString(err.str()).contains(QStringLiteral("none.json: cannot be read")));
    }

    void theCommandWritesTheSameBytesInEveryLocale() {
        Session session(shippedScene("stack_10"));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("n.json"));
        const QString out = folder.filePath(QStringLiteral("n.html"));
        QVERIFY(saveNotebook(twoMoments(session), file));
        const auto pageIn = [&](const QString& locale, const QStringList& more = {}) {
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), locale);
            environment.remove(QStringLiteral("LANGUAGE"));
            program.setProcessEnvironment(environment);
            program.start(QCoreApplication::applicationDirPath() + QStringLiteral("/../gui/solverscope"),
                          QStringList{QStringLiteral("notebook"), file, QStringLiteral("--out"), out} + more);
            if (!program.waitForFinished(120'000) || program.exitCode() != 0)
                qWarning("%s", program.readAllStandardError().constData());
            return contentOf(out);
        };
        const QByteArray english = pageIn(QStringLiteral("C.UTF-8"));
        QVERIFY(english.contains("<html lang=\"en\">"));
        QVERIFY(pageIn(QStringLiteral("ja_JP.UTF-8")) == english);
        QVERIFY(pageIn(QStringLiteral("ru_RU.UTF-8")) == english);
        const QByteArray russian = pageIn(QStringLiteral("C.UTF-8"), {QStringLiteral("--language"), QStringLiteral("ru")});
        QVERIFY(russian.contains("<html lang=\"ru\">"));
        QVERIFY(russian != english);
    }

    void theWindowExportsInTheBackground() {
        const auto window = shownWindow();
        window->controller().toStep(3);
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("n.html"));
        auto* exporter = &window->findChild<Workspace*>()->notebookExport;
        exporter->begin(window->bookmarks().notebook(), out);
        QVERIFY(exporter->isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!exporter->isBusy(), 60'000);
        QVERIFY2(exporter->succeeded(), qPrintable(exporter->progress()));
        QFile written(out);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), pageOf(window->bookmarks().notebook()));
        exporter->begin(window->bookmarks().notebook(), folder.filePath(QStringLiteral("no/such/folder.html")));
        QTRY_VERIFY_WITH_TIMEOUT(!exporter->isBusy(), 60'000);
        QVERIFY(!exporter->succeeded());
        QVERIFY(window->message().contains(QStringLiteral("cannot be written")));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestNotebookPage, QApplication)
#include "test_notebook_page.moc"

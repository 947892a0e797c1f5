// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Whatever stands in a lesson's texts: the window opens no file and no address for it.
#include <QLabel>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>

#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "lessons/loader/lesson_texts.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

/// Remembers what a text asked for, and what it was given.
class WatchedText : public LessonTextView {
public:
    QVariant loadResource(int type, const QUrl& name) override {
        const QVariant given = LessonTextView::loadResource(type, name);
        m_asked.append(name.toString());
        if (given.isValid()) m_given.append(name.toString());
        return given;
    }

    QStringList m_asked;
    QStringList m_given;
};

}  // namespace

class TestHostileLessonTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void picturesOfFormulasHoldShapesOnly_data() {
        QTest::addColumn<QByteArray>("svg");
        QTest::addColumn<bool>("isShown");
        const auto row = [](const char* name, const QByteArray& inside, bool isShown, const QByteArray& before = {}) {
            QTest::newRow(name) << before +
                                       "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                                       "viewBox='0 0 20 10'>" +
                                       inside + "</svg>"
                                << isShown;
        };
        row("shapes", "<defs/><g><path d='M0 0L5 5Z'/><rect x='1' y='1' width='5' height='2'/></g>", true);
        row("image", "<image xlink:href='file:///etc/hostname' width='5' height='5'/>", false);
        row("image of its own", "<image xlink:href='data:image/png;base64,iVBORw0KGgo=' width='5' height='5'/>", false);
        row("style", "<style>@import url(file:///etc/hostname);</style>", false);
        row("script", "<script>alert(1)</script>", false);
        row("link", "<a xlink:href='file:///etc/hostname'><path d='M0 0L5 5Z'/></a>", false);
        row("copies of copies", "<defs><g id='a'><path d='M0 0L5 5Z'/></g></defs><use xlink:href='#a'/>", false);
        row("text", "<text font-family='x'>x</text>", false);
        row("entity", "<g>&x;</g>", false, "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>");
        row("style sheet", "<g/>", false, "<?xml-stylesheet href='file:///etc/hostname'?>");
        row("unfinished", "<g>", false);
        row("large", QByteArray(300 * 1024, ' '), false);
    }

    void picturesOfFormulasHoldShapesOnly() {
        QFETCH(QByteArray, svg);
        QFETCH(bool, isShown);
        const QTemporaryDir folder;
        const QString tex = QStringLiteral("x");
        const QString file = folder.filePath(QString::fromStdString(formulaPicture(tex.toStdString())));
        write(file, svg);
        const FormulaPictures pictures{folder.path(), Qt::black, 13, 300, 1};
        QCOMPARE(pictures.html(tex).startsWith(QStringLiteral("<img")), isShown);
        const QUrl address(QStringLiteral("formula:000000/20x10/") + QFileInfo(file).fileName());
        QCOMPARE(pictures.image(address).isNull(), !isShown);

        if (!isShown) return;
        QVERIFY(QFile::rename(file, folder.filePath(QStringLiteral("elsewhere.svg"))));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("elsewhere.svg")), file));
        QVERIFY(pictures.image(address).isNull());  // links may lead anywhere
        QVERIFY(pictures.image(QUrl(QStringLiteral("formula:000000/20x10/../elsewhere.svg"))).isNull());
    }

    void aTextLoadsNothing_data() {
        QTest::addColumn<QString>("markdown");
        const auto row = [](const char* name, const QString& markdown) { QTest::newRow(name) << markdown; };
        row("image", QStringLiteral("![x](file:///etc/hostname) ![y](https://example.org/a.png) ![z](/dev/zero)"));
        row("image by reference", QStringLiteral("![x][y]\n\n[y]: file:///etc/hostname"));
        row("HTML",
            QStringLiteral("<img src=\"file:///etc/hostname\"><script>x</script><style>@import url(file:///etc/hostname)</style>"));
        row("HTML block",
            QStringLiteral("<div style=\"background-image:url(file:///etc/hostname)\">\n<iframe src=\"/etc/hostname\">\n</div>"));
        row("link tag", QStringLiteral("<link rel=\"stylesheet\" href=\"file:///etc/hostname\">"));
        row("data", QStringLiteral("![x](data:image/png;base64,iVBORw0KGgo=) [a](data:text/html,b)"));
        row("foreign formula", QStringLiteral("![x](formula:000000/20x20/../../../etc/hostname)"));
        row("huge formula", QStringLiteral("![x](formula:000000/100000x100000/af63dc4c8601ec8c.svg)"));
        row("formula with HTML", QStringLiteral("$$ <img src=\"/etc/hostname\"> $$"));
        row("brackets", QString(16'000, QLatin1Char('[')));
        row("stars", QStringLiteral("*a ").repeated(5'000));
        row("unfinished stars", QStringLiteral("**a *b ").repeated(2'200));
        row("backticks", QStringLiteral("`a``b```").repeated(2'000));
        row("links in links", QStringLiteral("[a](").repeated(4'000));
        row("pictures in pictures", QStringLiteral("![").repeated(8'000));
        row("entities", QStringLiteral("&#x0;&#xD800;&#1114112;&lt;img src=/etc/hostname&gt;"));
        row("right to left", QStringLiteral("\u202e\u2066[a](solverscope:lesson?id=1.1)\u2069"));
        row("lists", QStringLiteral("- a\n").repeated(4'000));
        row("table", QStringLiteral("|a|b|c|\n|-|-|-|\n") + QStringLiteral("|1|2|3|\n").repeated(198));
    }

    void aTextLoadsNothing() {
        QFETCH(QString, markdown);
        WatchedText view;
        view.resize(280, 10);
        view.show();
        view.setLessonText(markdown);
        QCoreApplication::processEvents();
        QVERIFY2(view.m_given.isEmpty(), qPrintable(view.m_given.join(QLatin1Char(' '))));
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) QVERIFY(!it.fragment().charFormat().isImageFormat());
        QVERIFY(view.height() > 0);
    }

    void namesOfLessonsAreNeverHtml() {
        const QTemporaryDir folder;
        const QByteArray html = "<b>x</b><img src='/etc/hostname'>";
        write(folder.filePath(QStringLiteral("1/lesson.md")),
              "---\nid: 9.9\ntitle: " + html + "\npart: " + html + "\narticle: " + html +
                  "\nscene: two_box_stack\nminutes: 10\n---\n# Goal: " + html + "\n" + html + "\n");
        write(folder.filePath(QStringLiteral("2/lesson.md")), "---\n<img src='/etc/hostname'>: 1\n---\n");
        write(folder.filePath(QStringLiteral("contents.txt")), "# Part\n../../etc " + html + "\n9.9 Title\n");
        const auto window = shownWindow();
        auto* panel = &window->panel<LessonPanel>();
        panel->openFolder(folder.path());
        auto* notice = panel->findChild<QLabel*>(QStringLiteral("contentsNotice"));
        QVERIFY(notice->text().contains(QStringLiteral("lesson.md:2:1")));
        QCOMPARE(notice->textFormat(), Qt::PlainText);
        for (QTreeWidgetItemIterator it(panel->findChild<QTreeWidget*>(QStringLiteral("contents"))); *it; ++it)
            QVERIFY2(!(*it)->toolTip(0).contains(QLatin1String("<b>x")), qPrintable((*it)->toolTip(0)));
        QVERIFY(!panel->openLesson(QStringLiteral("../../etc")));
        QVERIFY(panel->openLesson(QStringLiteral("9.9")));
        settle();
        for (const QLabel* label : panel->findChildren<QLabel*>()) {
            if (!label->text().contains(QLatin1Char('<'))) continue;
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QVERIFY2(!label->toolTip().contains(QLatin1String("<b>x")), qPrintable(label->toolTip()));
        }
        QVERIFY(panel->findChild<LessonTextView*>(QStringLiteral("text1"))->toPlainText().contains(QStringLiteral("<img")));
    }

    void lessonsThatPointAtEachOtherCanBeFollowedForEver() {
        const QTemporaryDir folder;
        for (const auto& [id, other] : {std::pair("8.1", "8.2"), std::pair("8.2", "8.1")})
            write(folder.filePath(QStringLiteral("%1/lesson.md").arg(QLatin1String(id))),
                  QByteArray("---\nid: ") + id +
                      "\ntitle: T\npart: P\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n# Goal\n" +
                      "[on](solverscope:lesson?id=" + other + ")\n");
        const auto window = shownWindow();
        auto* panel = &window->panel<LessonPanel>();
        panel->openFolder(folder.path());
        QVERIFY(panel->openLesson(QStringLiteral("8.1")));
        const auto title = [&] { return panel->findChild<QLabel*>(QStringLiteral("lessonTitle"))->text(); };
        for (int i = 0; i < 50; ++i) {
            const QString before = title();
            const QString other = before.startsWith(QLatin1String("8.1")) ? QStringLiteral("8.2") : QStringLiteral("8.1");
            emit panel->findChild<LessonTextView*>(QStringLiteral("text1"))
                ->anchorClicked(QUrl(QStringLiteral("solverscope:lesson?id=") + other));
            QTRY_VERIFY(title().startsWith(other));
        }
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestHostileLessonTexts, QApplication)
#include "test_hostile_lesson_texts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Symbols in lessons explain themselves, and an article is more than a number.
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>
#include <QToolTip>
#include <QtTest>
#include <set>

#include "gui/app/actions.h"
#include "gui/app/help/help_window.h"
#include "gui/lessons/answer_row.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/text/number_text.h"
#include "tests/gui/hands.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestLessonSymbols : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        m_window = shownWindow();
        m_lessons = &m_window->panel<LessonPanel>();
    }
    void cleanup() {
        QToolTip::hideText();
        m_window.reset();
    }

    void aSymbolInATextHasATip() {
        openText("λ = −a/b: the row takes a away.");
        const QString tip = tipAt("λ");
        QVERIFY2(tip.contains(QLatin1String("impulse of a row")), qPrintable(tip));
        QVERIFY(tip.contains(QLatin1String("article 3: lambda")) && tip.contains(QLatin1String("N s")));
        QVERIFY(tipAt("a/b").contains(QLatin1String("speed along the row")));
        QCOMPARE(tipAt("row"), QString());
        QCOMPARE(tipAt("a away"), QString());
    }

    void everyTipIsThatOfItsLetter() {
        openText("Jv + bias + γ Λ = 0, m_eff = 1/(K + γ), w = r × n, μ and β, h and e = 0.5, ω, Δλ, M⁻¹, C/h");
        const QList<std::pair<const char*, const char*>> expected{{"Jv", "speed along the row"},
                                                                  {"γ", "softness"},
                                                                  {"m_eff", "Effective mass"},
                                                                  {"K +", "inverse effective mass"},
                                                                  {"w =", "lever arm"},
                                                                  {"r × n", "lever arm"},
                                                                  {"μ", "coefficient of friction"},
                                                                  {"β", "share of the error"},
                                                                  {"h and", "time step"},
                                                                  {"e =", "restitution"},
                                                                  {"ω", "angular velocity"},
                                                                  {"Δλ", "one visit adds"},
                                                                  {"M⁻¹", "inverse masses"},
                                                                  {"C/h", "position error"}};
        for (const auto& [letters, word] : expected) {
            const QString tip = tipAt(letters);
            QVERIFY2(tip.contains(QLatin1String(word)), qPrintable(QString::fromUtf8(letters) + tip));
        }
    }

    void aFormulasPictureExplainsAllItsLetters() {
        m_window->openLesson(QStringLiteral("3.2"));
        settle();
        LessonTextView* text = nullptr;
        int at = -1;
        for (int i = 0; i < 9 && at < 0; ++i) {
            for (auto* each : m_lessons->findChildren<LessonTextView*>())
                if (each->isVisible() && at < 0)
                    at = static_cast<int>((text = each)->document()->toRawText().indexOf(QChar(0xFFFC)));
            if (at < 0) next();
        }
        QVERIFY(at >= 0);
        QTextCursor cursor(text->document());
        cursor.setPosition(at);
        const QPoint left = text->cursorRect(cursor).center();
        const QString tip = tipAt(*text, left + QPoint(12, 0));
        QVERIFY2(tip.contains(QLatin1String("speed along the row")) && tip.count(QLatin1String("<div>")) >= 3, qPrintable(tip));
    }

    void aLabelOfAQuestionHasATip() {
        m_window->openLesson(QStringLiteral("3.2"));
        settle();
        QString tip;
        for (int i = 0; i < 9 && tip.isEmpty(); ++i) {
            for (const auto* row : m_lessons->findChildren<AnswerRow*>())
                for (const auto* label : row->findChildren<QLabel*>())
                    if (label->text().contains(QChar(0x03BB)) && !label->toolTip().isEmpty()) tip = label->toolTip();
            next();
        }
        QVERIFY2(tip.contains(QLatin1String("impulse")), qPrintable(tip));
    }

    void f1OpensTheEntryOfTheSymbolUnderTheMouse() {
        openText("λ is what the row applies.");
        m_view->setFocus();
        QTest::mouseMove(m_view->viewport(), placeOf("λ"));
        settle();
        QCOMPARE(m_view->symbolUnderMouse(), QStringLiteral("lambda"));
        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::WhatsThisCursor);
        m_window->actions()[QStringLiteral("help")]->trigger();
        QCOMPARE(m_window->findChild<HelpWindow*>()->page(), QStringLiteral("term-lambda"));
        QTest::mouseMove(m_view->viewport(), placeOf("applies"));
        settle();
        QCOMPARE(m_view->symbolUnderMouse(), QString());
        QCOMPARE(HelpWindow::pageOf(*m_window, m_view), QStringLiteral("lesson"));
    }

    void theMenuListsTheSymbolsOfTheStageForTheKeyboard() {
        openText("λ = −a/b, and λ again; h.");
        auto* button = m_lessons->findChild<QToolButton*>(QStringLiteral("symbols"));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QVERIFY(!button->accessibleName().isEmpty());
        emit button->menu()->aboutToShow();
        QStringList listed;
        const QList<QAction*> actions = button->menu()->actions();
        for (const QAction* action : actions) listed += action->text();
        std::set<QString> once(listed.begin(), listed.end());
        QCOMPARE(once.size(), static_cast<std::size_t>(listed.size()));
        const auto row = std::ranges::find_if(
            actions, [](const QAction* action) { return action->text().contains(QLatin1String("impulse of a row")); });
        QVERIFY(listed.filter(QLatin1String("time step")).size() == 1);
        QVERIFY(row != actions.end());
        (*row)->trigger();
        settle();
        QCOMPARE(m_window->findChild<HelpWindow*>()->page(), QStringLiteral("term-lambda"));
    }

    void theNameOfAnArticleLeadsToItsPage() {
        m_window->openLesson(QStringLiteral("3.7"));
        settle();
        auto* label = m_lessons->findChild<QLabel*>(QStringLiteral("lessonArticle"));
        QVERIFY(label->isVisible());
        QVERIFY2(label->text().contains(QLatin1String("<a href=\"3\">Article 3</a>")), qPrintable(label->text()));
        QVERIFY(label->textInteractionFlags() & Qt::LinksAccessibleByKeyboard);
        emit label->linkActivated(QStringLiteral("3"));
        settle();
        QCOMPARE(m_window->findChild<HelpWindow*>()->page(), QStringLiteral("article-3"));
        const QString page = m_window->findChild<QTextBrowser*>(QStringLiteral("helpText"))->toPlainText();
        QVERIFY2(page.contains(QLatin1String("Sannikov")) && page.contains(QLatin1String("3.7, ")), qPrintable(page));
    }

    void aLessonWithoutAnArticleNamesNone() {
        const auto& lessons = m_lessons->library().lessons();
        const auto none =
            std::ranges::find_if(lessons, [](const LibraryLesson& each) { return articleOf(each.lesson).number == 0; });
        QVERIFY(none != lessons.end());
        m_window->openLesson(QString::fromStdString(none->lesson.id));
        settle();
        QVERIFY(!m_lessons->findChild<QLabel*>(QStringLiteral("lessonArticle"))->isVisible());
    }

    void theArticlesHaveEveryLessonThatMirrorsThem() {
        m_window->actions()[QStringLiteral("articles")]->trigger();
        settle();
        const auto* help = m_window->findChild<HelpWindow*>();
        QCOMPARE(help->page(), articlesPage);
        const QString all = help->findChild<QTextBrowser*>(QStringLiteral("helpText"))->toPlainText();
        int articles = 0;
        for (const HelpPage& page : help->pages()) {
            if (page.group != HelpPage::Group::Article || page.id == articlesPage) continue;
            ++articles;
            QVERIFY2(all.contains(page.title), qPrintable(page.title));
            const QString text = help->markdown(page);
            for (const LibraryLesson& each : m_lessons->library().lessons()) {
                const ArticleOfLesson mirrored = articleOf(each.lesson);
                const bool isListed =
                    text.contains(QStringLiteral("](solverscope:lesson?id=%1): ").arg(QString::fromStdString(each.lesson.id)));
                QCOMPARE(isListed, page.id == articlePrefix + QString::number(mirrored.number));
                if (isListed) QVERIFY(!mirrored.section.isEmpty() && text.contains(mirrored.section));
            }
        }
        QCOMPARE(articles, 5);
    }

    void anAddressOnTheWebIsOpenedOnlyWhenConfirmed() {
        m_window->actions()[QStringLiteral("articles")]->trigger();
        settle();
        QString asked;
        Hands::inTheNext<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            box.button(QMessageBox::Cancel)->click();
        });
        auto* text = m_window->findChild<HelpWindow*>()->findChild<QTextBrowser*>(QStringLiteral("helpText"));
        emit text->anchorClicked(QUrl(QStringLiteral("https://gamedev.ru/code/articles/?id=4706")));
        QVERIFY2(asked.contains(QLatin1String("gamedev.ru")), qPrintable(asked));
    }

private:
    /// A text of the lesson that is open, in place of its own.
    void openText(const char* markdown) {
        m_window->openLesson(QStringLiteral("3.2"));
        settle();
        m_view = nullptr;
        for (auto* each : m_lessons->findChildren<LessonTextView*>())
            if (each->isVisible()) m_view = each;
        QVERIFY(m_view);
        m_view->setLessonText(QString::fromUtf8(markdown));
        settle();
    }

    void next() {
        auto* button = m_lessons->findChild<QPushButton*>(QStringLiteral("next"));
        (button->isEnabled() ? button : m_lessons->findChild<QPushButton*>(QStringLiteral("skip")))->click();
        settle();
    }

    /// The middle of the first letter of some text.
    QPoint placeOf(const char* text) const {
        QString shown = m_view->toPlainText();
        shown.replace(QChar(0x00A0), QLatin1Char(' '));
        const QString sought = QString::fromUtf8(text).replace(QLatin1Char('/'), QLatin1Char('/') + QString(wordJoiner));
        QTextCursor from(m_view->document());
        from.setPosition(static_cast<int>(shown.indexOf(sought)));
        QTextCursor to = from;
        to.movePosition(QTextCursor::NextCharacter);
        return (m_view->cursorRect(from).center() + m_view->cursorRect(to).center()) / 2;
    }

    static QString tipAt(LessonTextView& view, QPoint place) {
        QToolTip::hideText();
        if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); })) qFatal("the tip stays");
        QHelpEvent event(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
        QApplication::sendEvent(view.viewport(), &event);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    }
    QString tipAt(const char* text) const { return tipAt(*m_view, placeOf(text)); }

    UserOfATest m_user;
    ShownWindow m_window;
    LessonPanel* m_lessons = nullptr;
    LessonTextView* m_view = nullptr;
};

SOLVERSCOPE_TEST(TestLessonSymbols, QApplication)
#include "test_lesson_symbols.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Questions about a listing: a wrong line and its repair, and lines to put in order; by mouse and by keys.
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "gui/app/run_window.h"
#include "gui/lessons/answer_input.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/order_lines_answer.h"
#include "gui/style/theme.h"
#include "gui/widgets/code_list.h"
#include "tests/gui/lesson_panel_test.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const QByteArray endOfQuestion = "at: step=1\nhint: a\nhint: b\nhint: c\nwhy: because\n```\n";
const QByteArray pickLine =
    "# Predict\n```predict\nid: line\nkind: pick_line\nvary: k in 1, 2, 3\nask: Which line, {{k}}?\n"
    "line: for (Row& row : rows) {\nline:     row.sum += delta;\nline: }\nvalue: 2\n"
    "repair: row.sum = clamp(row.sum + delta);\nrepair: row.sum -= delta; => That turns the push round.\nrepair: row.sum = 0;\n"
    "misconception: 1 => The loop is right.\n" +
    endOfQuestion;
const QByteArray pickOnly =
    "# Predict\n```predict\nid: only\nkind: pick_line\nask: Which line?\nline: a();\nline: b();\nvalue: 2\n" + endOfQuestion;
const QByteArray orderLines =
    "# Predict\n```predict\nid: order\nkind: order_lines\nvary: k in 1, 2, 3\nask: In which order, {{k}}?\n"
    "line: collide();\nline: read();\nline: write();\nline: move();\nline: draw();\neither: 2, 3\n"
    "misconception: 4 before 1 => Moving first shows overlaps too late.\n" +
    endOfQuestion;

}  // namespace

class TestListingAnswers : public LessonPanelTest {
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() { begin(); }
    void cleanup() { end(); }

    // Picking a line.

    void aLineIsPickedByAClickAndThenItsRepair() {
        open(pickLine);
        QVERIFY(!repairBox()->isVisible());
        commit();
        QVERIFY(!question()->isDone());
        QCOMPARE(complaint(), QStringLiteral("Please pick a line."));
        clickLine("listing", 1);
        QVERIFY(repairBox()->isVisible());
        QVERIFY(lines("listing")->lines()[1].sign == CodeList::Sign::Picked);
        commit();
        QVERIFY(!question()->isDone());
        QCOMPARE(complaint(), QStringLiteral("Please choose what the line should be."));
        QTest::mouseClick(repair(0), Qt::LeftButton, {}, {200, 10});  // on its words
        QVERIFY(repair(0)->isChecked());
        QVERIFY(!complaintLabel()->isVisible());
        commit();
        QVERIFY(question()->isDone() && question()->record().right);
        QCOMPARE(question()->record().given, QStringLiteral("2 0"));
        QVERIFY(lines("listing")->lines()[1].sign == CodeList::Sign::Right);
        QVERIFY(feedback().isEmpty());
    }

    void aLineIsPickedByKeys() {
        open(pickLine);
        lines("listing")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(lines("listing"), Qt::Key_Down);
        QVERIFY(!repairBox()->isVisible());  // moving along does not pick
        QTest::keyClick(lines("listing"), Qt::Key_Return);
        QVERIFY(repairBox()->isVisible());
        auto* first = qobject_cast<QRadioButton*>(QApplication::focusWidget());
        QVERIFY(first && repairBox()->isAncestorOf(first));
        QTest::keyClick(first, Qt::Key_Space);
        for (int i = 0; i < 3 && !repair(0)->isChecked(); ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(repair(0)->isChecked() && repair(0)->hasFocus());
        QTest::keyClick(repair(0), Qt::Key_Return);
        QVERIFY(question()->isDone() && question()->record().right);
    }

    void withoutRepairsReturnPicksAndThenCommits() {
        open(pickOnly);
        QVERIFY(!repairBox());
        lines("listing")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(lines("listing"), Qt::Key_Down);
        QTest::keyClick(lines("listing"), Qt::Key_Return);
        QVERIFY(!question()->isDone());
        QTest::keyClick(lines("listing"), Qt::Key_Return);
        QVERIFY(question()->isDone() && question()->record().right);
    }

    void sentencesAreNotWrittenAsCode() {
        const auto family = [this] { return lines("listing")->font().family(); };
        open(pickOnly);
        QCOMPARE(family(), fixedFont().family());
        open(QByteArray(pickOnly).replace("a();", "sweep 1   0.5").replace("b();", "sweep 2   0.25"));
        QCOMPARE(family(), fixedFont().family());
        open(QByteArray(pickOnly).replace("a();", "Watch it again.").replace("b();", "Go to the first wrong step."));
        QVERIFY(family() != fixedFont().family());
        open(QByteArray(pickOnly).replace("a();", "for each row: f = max(0, Λ − k·C)").replace("b();", "Λ ← max(0, f)"));
        QVERIFY(family() != fixedFont().family());
    }

    void aSecondClickDoesNotCommit() {
        open(pickOnly);
        clickLine("listing", 1);
        clickLine("listing", 1);
        QVERIFY(!question()->isDone());
        commit();
        QVERIFY(question()->record().right);
    }

    void aWrongRepairIsAnswered() {
        open(pickLine);
        clickLine("listing", 1);
        QTest::mouseClick(repair(1), Qt::LeftButton);
        commit();
        QVERIFY(question()->isDone() && !question()->record().right);
        QCOMPARE(feedback(), QStringLiteral("That turns the push round."));
        QVERIFY(repair(0)->accessibleName().startsWith(QStringLiteral("✓")));
        QVERIFY(repair(1)->accessibleName().startsWith(QStringLiteral("✗")));
        QVERIFY(!repair(2)->accessibleName().contains(QStringLiteral("✗")));
    }

    void aWrongLineIsAnswered() {
        open(pickLine);
        clickLine("listing", 0);
        QTest::mouseClick(repair(0), Qt::LeftButton);
        commit();
        QVERIFY(!question()->record().right);
        QCOMPARE(feedback(), QStringLiteral("The loop is right."));
        QVERIFY(lines("listing")->lines()[0].sign == CodeList::Sign::Wrong);
        QVERIFY(lines("listing")->lines()[1].sign == CodeList::Sign::Right);
    }

    void repairsComeInTheOrderOfTheInstance() {
        open(pickLine);
        std::set<QList<int>> orders;
        for (int i = 0; i < 12; ++i) {
            clickLine("listing", 0);
            QList<int> order{0, 1, 2};
            std::ranges::sort(order, {}, [&](int one) { return repair(one)->y(); });
            const auto known = m_orders.constFind(question()->record().instance);
            if (known != m_orders.cend()) QCOMPARE(order, *known);  // the same when it comes back
            m_orders[question()->record().instance] = order;
            orders.insert(order);
            QTest::mouseClick(repair(0), Qt::LeftButton);
            commit();
            QTest::mouseClick(button("fresh"), Qt::LeftButton);
            handleEvents();
            QVERIFY(!repairBox()->isVisible());
        }
        QVERIFY(orders.size() > 1);
    }

    void aPickIsThereWhenTheLearnerReturns() {
        open(pickLine);
        clickLine("listing", 0);
        QTest::mouseClick(repair(2), Qt::LeftButton);
        comeBack();
        QVERIFY(!question()->isDone());
        QVERIFY(lines("listing")->lines()[0].sign == CodeList::Sign::Picked);
        QVERIFY(repair(2)->isChecked() && repairBox()->isVisible());
        commit();
        comeBack();
        QVERIFY(question()->isDone());
        QVERIFY(lines("listing")->lines()[0].sign == CodeList::Sign::Wrong);
    }

    // Lines in order.

    void theLinesComeInAnotherOrderAndWithoutNumbers() {
        open(orderLines);
        for (int i = 0; i < 10; ++i) {
            QVERIFY(std::ranges::count(misplacedLines(listing(), shownOrder()), true) > 0);
            for (const CodeList::Line& line : lines("order")->lines()) QVERIFY(line.number.isEmpty());
            commit();
            QVERIFY(!question()->isDone());
            QCOMPARE(complaint(), QStringLiteral("Please put the lines in order."));
            moveByKeys({1, 2, 3, 5, 4});
            commit();
            QVERIFY(!question()->record().right);
            QTest::mouseClick(button("fresh"), Qt::LeftButton);
            handleEvents();
        }
    }

    void linesAreMovedByKeys() {
        open(orderLines);
        moveByKeys({1, 2, 3, 4, 5});
        QTest::keyClick(lines("order"), Qt::Key_Return);
        QVERIFY(question()->isDone() && question()->record().right);
        QVERIFY(!rightSide()->isVisible());
        for (const CodeList::Line& line : lines("order")->lines()) QVERIFY(line.sign == CodeList::Sign::Right);
    }

    void linesAreDragged() {
        open(orderLines);
        const std::vector<int> before = shownOrder();
        drag(0, 3);
        QCOMPARE(shownOrder(), (std::vector<int>{before[1], before[2], before[3], before[0], before[4]}));
        drag(4, 0);
        QCOMPARE(shownOrder(), (std::vector<int>{before[4], before[1], before[2], before[3], before[0]}));
        commit();
        QVERIFY(question()->isDone());
    }

    void linesAreMovedByButtons() {
        open(orderLines);
        const std::vector<int> before = shownOrder();
        clickLine("order", 1);
        QTest::mouseClick(m_panel->findChild<QToolButton*>(QStringLiteral("lineUp")), Qt::LeftButton);
        QCOMPARE(shownOrder(), (std::vector<int>{before[1], before[0], before[2], before[3], before[4]}));
        QTest::mouseClick(m_panel->findChild<QToolButton*>(QStringLiteral("lineUp")), Qt::LeftButton);  // it is the first
        QTest::mouseClick(m_panel->findChild<QToolButton*>(QStringLiteral("lineDown")), Qt::LeftButton);
        QCOMPARE(shownOrder(), before);
    }

    void linesWhoseOrderDoesNotMatterMayBeSwapped() {
        open(orderLines);
        moveByKeys({1, 3, 2, 4, 5});
        commit();
        QVERIFY(question()->record().right);
    }

    void theRightOrderIsShownBesideTheLearners_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("beside");
        QTest::newRow("narrow") << 330 << false;
        QTest::newRow("wide") << 900 << true;
    }
    void theRightOrderIsShownBesideTheLearners() {
        QFETCH(int, width);
        QFETCH(bool, beside);
        open(orderLines);
        m_panel->resize(width, 800);
        moveByKeys({4, 1, 2, 3, 5});
        commit();
        settle();
        QVERIFY(question()->isDone() && !question()->record().right);
        QCOMPARE(feedback(), QStringLiteral("Moving first shows overlaps too late."));
        QVERIFY(rightSide()->isVisible());
        const auto& yours = lines("order")->lines();
        QVERIFY(yours[0].sign == CodeList::Sign::Wrong);  // it alone has to move
        for (std::size_t i = 1; i < yours.size(); ++i) QVERIFY(yours[i].sign == CodeList::Sign::Right);
        QCOMPARE(yours[0].number, QStringLiteral("4"));
        const auto& right = lines("rightLines")->lines();
        QCOMPARE(right.size(), std::size_t(5));
        QCOMPARE(right[3].text, yours[0].text);
        const QPoint one = lines("order")->mapTo(m_panel.get(), QPoint());
        const QPoint other = lines("rightLines")->mapTo(m_panel.get(), QPoint());
        QCOMPARE(other.x() > one.x(), beside);
        QCOMPARE(other.y() > one.y(), !beside);
    }

    void anOrderIsThereWhenTheLearnerReturns() {
        open(orderLines);
        moveByKeys({5, 4, 3, 2, 1});
        comeBack();
        QCOMPARE(shownOrder(), (std::vector<int>{5, 4, 3, 2, 1}));
        commit();
        comeBack();
        QVERIFY(question()->isDone() && rightSide()->isVisible());
    }

    void whatHasToMoveIsAsLittleAsPossible_data() {
        QTest::addColumn<std::vector<int>>("order");
        QTest::addColumn<std::vector<bool>>("misplaced");
        QTest::newRow("right") << std::vector{1, 2, 3, 4} << std::vector{false, false, false, false};
        QTest::newRow("either") << std::vector{1, 3, 2, 4} << std::vector{false, false, false, false};
        QTest::newRow("the first is last") << std::vector{2, 3, 4, 1} << std::vector{false, false, false, true};
        QTest::newRow("the last is first") << std::vector{4, 1, 2, 3} << std::vector{true, false, false, false};
        QTest::newRow("reversed, but for the two") << std::vector{4, 3, 2, 1} << std::vector{true, false, false, true};
    }
    void whatHasToMoveIsAsLittleAsPossible() {
        QFETCH(std::vector<int>, order);
        QFETCH(std::vector<bool>, misplaced);
        const ListingForm form{{"a", "b", "c", "d"}, {}, {{2, 3}}};
        QCOMPARE(misplacedLines(form, order), misplaced);
    }

    // Both.

    void anotherLanguageKeepsWhatWasDone_data() {
        QTest::addColumn<bool>("committed");
        QTest::newRow("begun") << false;
        QTest::newRow("answered") << true;
    }
    void anotherLanguageKeepsWhatWasDone() {
        QFETCH(bool, committed);
        const WrittenLesson lesson(pickLine + QByteArray(orderLines).replace("# Predict", "# Predict: Order"));
        LanguageSwitch language;
        language.window().resize(smallWindow);
        language.window().show();
        const auto panelNow = [&] { return &language.window().panel<LessonPanel>(); };
        const auto list = [&](const char* name) { return panelNow()->findChild<CodeList*>(QLatin1String(name)); };
        const auto click = [&](const char* name) {
            QTest::mouseClick(panelNow()->findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
            settle();
        };
        panelNow()->openFolder(lesson.folder());
        QVERIFY(language.window().openLesson(WrittenLesson::id()));
        settle();
        click("next");
        QTest::mouseClick(list("listing")->viewport(), Qt::LeftButton, {},
                          list("listing")->visualItemRect(list("listing")->item(0)).center());
        if (committed) {
            click("repair1");
            click("commit");
        }
        language.speak(QStringLiteral("ru"));
        settle();
        QVERIFY(list("listing")->lines()[0].sign == (committed ? CodeList::Sign::Wrong : CodeList::Sign::Picked));
        QVERIFY(panelNow()->findChild<QRadioButton*>(QStringLiteral("repair1"))->isVisible());
        QCOMPARE(panelNow()->findChild<QRadioButton*>(QStringLiteral("repair1"))->isChecked(), committed);
        if (!committed) {
            click("repair0");
            click("commit");
        }
        click("continue");
        click("next");
        QTest::mouseClick(list("order")->viewport(), Qt::LeftButton, {},
                          list("order")->visualItemRect(list("order")->item(4)).center());
        QTest::keyClick(list("order"), Qt::Key_Up, Qt::AltModifier);
        if (committed) click("commit");
        const auto textsOf = [](const CodeList& of) {
            QStringList texts;
            for (const CodeList::Line& line : of.lines()) texts << line.text;
            return texts;
        };
        const QStringList before = textsOf(*list("order"));
        language.speak(QStringLiteral("en"));
        settle();
        QCOMPARE(textsOf(*list("order")), before);
        QCOMPARE(panelNow()->findChild<QWidget*>(QStringLiteral("rightOrder"))->isVisible(), committed);
        QVERIFY((list("order")->lines()[0].sign == CodeList::Sign::Handle) == !committed);
        if (!committed) click("commit");  // it counts as moved
        QVERIFY(panelNow()->findChild<QuestionWidget*>(QStringLiteral("question-order"))->isDone());
    }

    void everyPartHasItsName() {
        for (const QByteArray& text : {pickLine, orderLines}) {
            open(text);
            if (lines("listing")) clickLine("listing", 0);
            for (QWidget* widget : question()->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
                const auto* one = qobject_cast<QAbstractButton*>(widget);
                if (one && !one->text().isEmpty()) continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
            }
            const auto* list = lines("listing") ? lines("listing") : lines("order");
            for (int i = 0; i < list->count(); ++i)
                QVERIFY(list->item(i)->data(Qt::AccessibleTextRole).toString().contains(list->item(i)->text().trimmed()));
        }
    }

    void theyAreReadInBothPalettes() {
        for (const QByteArray& text : {pickLine, orderLines}) {
            open(text);
            const char* name = lines("listing") ? "listing" : "order";
            if (lines("listing")) clickLine("listing", 0);
            for (const QPalette& palette : {darkPalette(), lightPalette()}) {
                m_panel->setPalette(palette);
                handleEvents();
                const QImage picture = lines(name)->viewport()->grab().toImage();
                const QRect last = lines(name)->visualItemRect(lines(name)->item(lines(name)->count() - 1));
                QCOMPARE(picture.pixelColor(last.right() - 3, last.center().y()), palette.color(QPalette::Base));
            }
        }
    }

    void nothingIsCutOff() {
        const QByteArray letters(99, 'x');
        open(QByteArray(pickLine).replace("row.sum += delta", letters).replace("row.sum = 0", letters));
        m_panel->resize(290, 800);
        clickLine("listing", 0);
        settle();
        QVERIFY(question()->width() <= m_panel->width());
        CodeList* list = lines("listing");
        QCOMPARE(list->height(), list->heightForWidth(list->width()));
        QVERIFY(list->visualItemRect(list->item(2)).bottom() <= list->viewport()->height());
        QVERIFY(list->visualItemRect(list->item(1)).height() > 3 * list->visualItemRect(list->item(2)).height());
        QVERIFY(repair(2)->height() > 3 * list->visualItemRect(list->item(2)).height());
    }

private:
    void open(const QByteArray& stages) {
        m_lesson = std::make_unique<WrittenLesson>(stages);
        comeBack();
    }
    /// As after another start of the program.
    void comeBack() {
        if (m_panel) QVERIFY(m_panel->flush());
        newPanel(m_lesson->folder(), 420);
        openWrittenLesson();
    }

    QuestionWidget* question() const { return m_panel->findChild<QuestionWidget*>(); }
    const ListingForm& listing() const { return *question()->question().listing; }
    CodeList* lines(const char* name) const { return m_panel->findChild<CodeList*>(QLatin1String(name)); }
    QRadioButton* repair(int place) const { return m_panel->findChild<QRadioButton*>(QStringLiteral("repair%1").arg(place)); }
    QWidget* repairBox() const { return m_panel->findChild<QWidget*>(QStringLiteral("repairs")); }
    QWidget* rightSide() const { return m_panel->findChild<QWidget*>(QStringLiteral("rightOrder")); }
    QPushButton* button(const char* name) const { return question()->findChild<QPushButton*>(QLatin1String(name)); }
    QLabel* complaintLabel() const { return question()->findChild<QLabel*>(QStringLiteral("complaint")); }
    QString complaint() const { return complaintLabel()->isVisible() ? complaintLabel()->text() : QString(); }
    QString feedback() const {
        const auto* text = question()->findChild<LessonTextView*>(QStringLiteral("feedback"));
        return text->isVisible() ? text->toPlainText() : QString();
    }
    void commit() {
        QTest::mouseClick(button("commit"), Qt::LeftButton);
        handleEvents();
    }
    void clickLine(const char* name, int line) {
        QTest::mouseClick(lines(name)->viewport(), Qt::LeftButton, {},
                          lines(name)->visualItemRect(lines(name)->item(line)).center());
        handleEvents();
    }
    std::vector<int> shownOrder() const {
        std::vector<int> order;
        for (const CodeList::Line& line : lines("order")->lines())
            order.push_back(
                static_cast<int>(std::ranges::find(listing().lines, line.text.toStdString()) - listing().lines.begin()) + 1);
        return order;
    }
    void moveByKeys(const std::vector<int>& wanted) {
        CodeList* list = lines("order");
        list->setFocus(Qt::TabFocusReason);
        for (std::size_t to = 0; to < wanted.size(); ++to) {
            const std::vector<int> order = shownOrder();
            const auto from = static_cast<std::size_t>(std::ranges::find(order, wanted[to]) - order.begin());
            QTest::keyClick(list, Qt::Key_Home);
            for (std::size_t i = 0; i < from; ++i) QTest::keyClick(list, Qt::Key_Down);
            for (std::size_t i = from; i > to; --i) QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        }
        QCOMPARE(shownOrder(), wanted);
    }
    void drag(int from, int to) {
        CodeList* list = lines("order");
        const auto middle = [&](int line) { return list->visualItemRect(list->item(line)).center(); };
        const QPoint begin = middle(from);
        const QPoint target = middle(to);
        QTest::mousePress(list->viewport(), Qt::LeftButton, {}, begin);
        constexpr int moves = 12;
        for (int i = 1; i <= moves; ++i) {
            const QPoint at = begin + (target - begin) * i / moves;
            QMouseEvent move(QEvent::MouseMove, at, list->viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(list->viewport(), &move);
            handleEvents();
        }
        QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, target);
    }

    QHash<int, QList<int>> m_orders;
    std::unique_ptr<WrittenLesson> m_lesson;
};

SOLVERSCOPE_TEST(TestListingAnswers, QApplication)
#include "test_listing_answers.moc"

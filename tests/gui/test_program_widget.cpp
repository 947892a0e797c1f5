// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A program in a lesson: its lines lead the debugger to their moments, and show where it is.
#include <QClipboard>
#include <QFileDialog>
#include <QHoverEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

#include "gui/lessons/program_widget.h"
#include "gui/style/theme.h"
#include "gui/widgets/code_list.h"
#include "tests/gui/hands.h"
#include "tests/gui/lesson_panel_test.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const QByteArray sourceOfBoxes =
    "void step() {\n"
    "    v.y -= 10 * h;\n"
    "    collide();  // finds out which of the bodies touch each other, and where they do\n"
    "    solve();\n"
    "    p.y += v.y * h;\n"
    "    return;\n"
    "}\n";

// Lines 2 and 5 have moments of their own, 4 and 6 the same one.
const QByteArray stagesWithProgram =
    "# Program\n```program\nfile: boxes.cpp\n"
    "stop: v.y -= => step=1, phase=integrate_forces\nstop: solve() => step=2, iteration=1\n"
    "stop: p.y += => step=3, phase=integrate_positions\nstop: return; => step=2, iteration=1\n```\n";

}  // namespace

class TestProgramWidget : public LessonPanelTest {
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() {
        begin();
        open(m_lesson);
    }
    void cleanup() { end(); }

    void theWholeProgramIsListedWithItsNumbers() {
        QCOMPARE(lines().count(), 7);
        for (int i = 0; i < 7; ++i) {
            QCOMPARE(lines().lines()[static_cast<std::size_t>(i)].number, QString::number(i + 1));
            QCOMPARE(lines().item(i)->text(), QString::fromUtf8(sourceOfBoxes.split('\n')[i]));
        }
        QCOMPARE(stops(), (QList<int>{1, 3, 4, 5}));
        // All of it is in view, the long line in two.
        QCOMPARE(lines().height(), lines().heightForWidth(lines().width()));
        QVERIFY(lines().visualItemRect(lines().item(2)).height() > lines().visualItemRect(lines().item(1)).height());
        QVERIFY(lines().visualItemRect(lines().item(6)).bottom() <= lines().viewport()->height());
    }

    void aClickLeadsToTheMoment() {
        click(4);
        QCOMPARE(cursor().step, 3);
        QCOMPARE(m_controller->session().event().phase, Phase::IntegratePositions);
        QCOMPARE(marked(), QList<int>{4});
        click(1);
        QCOMPARE(cursor().step, 1);
        QCOMPARE(m_controller->session().event().phase, Phase::IntegrateForces);
        QCOMPARE(marked(), QList<int>{1});
        click(2);  // no moment: nothing happens
        QCOMPARE(cursor().step, 1);
        QCOMPARE(marked(), QList<int>{1});
    }

    void upAndDownGoFromStopToStopAndReturnLeadsThere() {
        lines().setFocus(Qt::TabFocusReason);
        QCOMPARE(lines().currentRow(), 1);
        QTest::keyClick(&lines(), Qt::Key_Down);
        QCOMPARE(lines().currentRow(), 3);
        QTest::keyClick(&lines(), Qt::Key_Down);
        QCOMPARE(lines().currentRow(), 4);
        QVERIFY(marked().isEmpty());
        QTest::keyClick(&lines(), Qt::Key_Return);
        QCOMPARE(cursor().step, 3);
        QTest::keyClick(&lines(), Qt::Key_Home);
        QTest::keyClick(&lines(), Qt::Key_Up);  // there is no stop before
        QCOMPARE(lines().currentRow(), 1);
        QTest::keyClick(&lines(), Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(cursor().step, 1);
        QTest::keyClick(&lines(), Qt::Key_End);
        QCOMPARE(lines().currentRow(), 5);
    }

    void theLineOfTheMomentIsMarkedHoweverOneComesThere() {
        click(4);
        const Cursor there = cursor();
        m_controller->back(Granularity::Phase);
        QVERIFY(marked().isEmpty());
        m_controller->seek(there);
        QCOMPARE(marked(), QList<int>{4});
        m_controller->toStep(5);
        QVERIFY(marked().isEmpty());
        const QString spoken = lines().item(4)->data(Qt::AccessibleTextRole).toString();
        click(4);
        QVERIFY(lines().item(4)->data(Qt::AccessibleTextRole).toString() != spoken);
    }

    void ofTwoLinesWithOneMomentTheOneChosenIsMarked() {
        click(5);
        const Cursor there = cursor();
        QCOMPARE(marked(), QList<int>{5});
        m_controller->toStep(1);
        m_controller->seek(there);
        QCOMPARE(marked(), (QList<int>{3, 5}));
        click(3);
        QVERIFY(cursor() == there);
        QCOMPARE(marked(), QList<int>{3});
    }

    void aMomentIsFoundAgainWhenTheRunHasChanged() {
        click(4);
        const std::size_t before = cursor().event;
        m_controller->toStep(1);
        QVERIFY(m_controller->changeSetting(QStringLiteral("iterations"), QStringLiteral("2")));
        click(4);
        QCOMPARE(marked(), QList<int>{4});
        QCOMPARE(cursor().step, 3);
        QVERIFY(cursor().event < before);  // there are fewer visits before it
    }

    void itLeadsBackFromAnotherScene() {
        QVERIFY(m_controller->openScene(QStringLiteral(":/scenes/single_box.json")));
        QVERIFY(marked().isEmpty());
        click(1);
        QCOMPARE(m_controller->scene().bodies.size(), std::size_t(3));
        QCOMPARE(marked(), QList<int>{1});
    }

    void theLineUnderTheMouseIsUnderlinedIfItLeadsSomewhere() {
        const auto pictureOf = [&](int line) {
            return lines().viewport()->grab(lines().visualItemRect(lines().item(line))).toImage();
        };
        const QImage leads = pictureOf(1);
        const QImage leadsNowhere = pictureOf(0);
        pointAt(1);
        QTRY_VERIFY(pictureOf(1) != leads);
        pointAt(0);
        QTRY_COMPARE(pictureOf(1), leads);
        QCOMPARE(pictureOf(0), leadsNowhere);
    }

    void theProgramCanBeCopied() {
        QTest::mouseClick(button("copyProgram"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(sourceOfBoxes));
    }

    void theProgramCanBeSaved() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mine.cpp"));
        Hands::inTheNext<QFileDialog>([file](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
            static_cast<QDialog&>(dialog).accept();
        });
        QTest::mouseClick(button("saveProgram"), Qt::LeftButton);
        QCOMPARE(contentOf(file), sourceOfBoxes);
    }

    void whatCannotBeSavedIsSaid() {
        QSignalSpy problems(program(), &BlockWidget::problem);
        program()->save(QStringLiteral("/dev/null/mine.cpp"));
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems[0][0].toString().contains(QStringLiteral("mine.cpp")));
    }

    void aProgramThatCannotBeReadIsSaid() {
        const WrittenLesson broken(QByteArray(stagesWithProgram).replace("boxes.cpp", "cubes.cpp"), sourceOfBoxes);
        open(broken);
        QVERIFY(program()->findChild<QLabel*>(QStringLiteral("programHow"))->text().contains(QStringLiteral("cubes.cpp")));
        QVERIFY(!lines().isVisible() && !button("copyProgram")->isEnabled());
    }

    void itIsReadInBothPalettes() {
        click(4);
        for (const QPalette& palette : {darkPalette(), lightPalette()}) {
            m_panel->setPalette(palette);
            handleEvents();
            const QImage picture = lines().viewport()->grab().toImage();
            const auto at = [&](int line) {
                return picture.pixelColor(picture.width() - 3, lines().visualItemRect(lines().item(line)).top() + 2);
            };
            QCOMPARE(at(0), palette.color(QPalette::Base));
            QVERIFY(at(4) != at(0));  // marked
        }
    }

private:
    void open(const WrittenLesson& lesson) {
        newPanel(lesson.folder());
        openWrittenLesson();
    }
    ProgramWidget* program() const { return m_panel->findChild<ProgramWidget*>(); }
    CodeList& lines() const { return *program()->findChild<CodeList*>(); }
    QPushButton* button(const char* name) const { return program()->findChild<QPushButton*>(QLatin1String(name)); }
    const Cursor& cursor() const { return m_controller->session().cursor(); }
    QPoint place(int line) const { return lines().visualItemRect(lines().item(line)).center(); }
    void click(int line) {
        QTest::mouseClick(lines().viewport(), Qt::LeftButton, {}, place(line));
        handleEvents();
    }
    void pointAt(int line) {
        QHoverEvent hover(QEvent::HoverMove, place(line), lines().viewport()->mapToGlobal(place(line)), QPointF());
        QCoreApplication::sendEvent(lines().viewport(), &hover);
        QTest::mouseMove(lines().viewport(), place(line));
        handleEvents();
    }
    QList<int> linesWith(CodeList::Sign sign) const {
        QList<int> found;
        for (int i = 0; i < lines().count(); ++i)
            if (lines().lines()[static_cast<std::size_t>(i)].sign == sign) found << i;
        return found;
    }
    QList<int> stops() const { return linesWith(CodeList::Sign::Stop); }
    QList<int> marked() const { return linesWith(CodeList::Sign::Here); }

    const WrittenLesson m_lesson{stagesWithProgram, sourceOfBoxes};
};

SOLVERSCOPE_TEST(TestProgramWidget, QApplication)
#include "test_program_widget.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The levels of the capstone in lessons: a file from the template, one that is right, one that is wrong, one that never ends.
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>

#include "gui/app/lesson_host.h"
#include "gui/lessons/capstone_widget.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/capstone_text.h"
#include "gui/text/language.h"
#include "tests/capstone/right_solver.h"
#include "tests/gui/shown_window.h"
#include "tests/gui/waiting.h"
#include "tests/gui/written_lesson.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QByteArray twoLevels = "# Goal\n\nWrite it.\n\n```capstone\nlevel: 2\n```\n\n# Step\n\nMore.\n\n```capstone\nlevel: 3\n```\n";

QString labelText(const QWidget& in, const char* name) {
    const auto* label = in.findChild<QLabel*>(QLatin1String(name));
    return label && label->isVisible() ? label->text() : QString();
}

}  // namespace

class TestCapstoneWidget : public QObject {
    Q_OBJECT

    UserOfATest m_user;
    const WrittenLesson m_lesson{twoLevels};
    QTemporaryDir m_folder;

    QString written(const QString& name, const QString& text) const {
        const QString file = m_folder.filePath(name);
        write(file, text.toUtf8());
        return file;
    }

    ShownWindow window() {
        auto window = shownWindow();
        if (!window->lessons().openFolder(m_lesson.folder()) || !window->openLesson(WrittenLesson::id())) qFatal("no lesson");
        settle();
        return window;
    }

    static CapstoneWidget& widgetIn(const QWidget& window) {
        auto* widget = window.findChild<CapstoneWidget*>();
        if (!widget) qFatal("no capstone");
        return *widget;
    }

    static QPushButton& button(const QWidget& in, const char* name) {
        auto* found = in.findChild<QPushButton*>(QLatin1String(name));
        if (!found) qFatal("no button %s", name);
        return *found;
    }

    static void check(CapstoneWidget& widget) {
        button(widget, "check").click();
        QVERIFY(widget.isChecking());
        QVERIFY(button(widget, "cancel").isVisible());
        QVERIFY(QTest::qWaitFor([&] { return !widget.isChecking(); }, 120'000));
    }

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aFileFromTheTemplateIsCheckedAndExplained() {
        const auto window = this->window();
        CapstoneWidget& widget = widgetIn(*window);
        QVERIFY(!button(widget, "check").isEnabled());
        const QString file = m_folder.filePath(QStringLiteral("mine.cpp"));
        QVERIFY(widget.makeFile(file));
        QVERIFY(!widget.makeFile(file));  // it is there already
        QVERIFY(labelText(widget, "file").contains("mine.cpp"));
        check(widget);
        QVERIFY(!widget.isDone());
        QVERIFY2(labelText(widget, "levels").startsWith(QStringLiteral("✗ 1")), qPrintable(labelText(widget, "levels")));
        QVERIFY(labelText(widget, "mistake").contains(mistakeText(SolverMistake::NoLeverArm)));
        QVERIFY(button(widget, "moment").isVisible() && button(widget, "reference").isVisible());
    }

    void theRightSolverDoesTheLevel() {
        const QString file = written("right.cpp", rightSolver());
        {
            const auto window = this->window();
            CapstoneWidget& widget = widgetIn(*window);
            widget.setFile(file);
            check(widget);
            QVERIFY(widget.isDone());
            QCOMPARE(labelText(widget, "levels").count(QStringLiteral("✓")), 2);  // the one before, too
            QVERIFY(labelText(widget, "mistake").isEmpty() && !button(widget, "moment").isVisible());
            const LessonRecord record = LessonProgress().of(WrittenLesson::id());
            QVERIFY(record.answers.value(QStringLiteral("capstone-2")).right);
        }
        // Another window knows the file and that it has passed.
        const auto window = this->window();
        QCOMPARE(widgetIn(*window).file(), file);
        QVERIFY(widgetIn(*window).isDone());
        QVERIFY(labelText(widgetIn(*window), "levels").contains("right.cpp"));
    }

    void aDifferenceLeadsToItsMomentAndToTheReference() {
        const QString source = rightSolver("row.lambda = std::min(std::max(before + raw, lower), upper);",
                                           "row.lambda = before + std::min(std::max(raw, lower), upper);");
        const auto window = this->window();
        CapstoneWidget& widget = widgetIn(*window);
        widget.setFile(written("wrong.cpp", source));
        check(widget);
        QVERIFY2(labelText(widget, "mistake").contains(mistakeText(SolverMistake::ClampsDelta)),
                 qPrintable(labelText(widget, "mistake")));
        const QString difference = labelText(widget, "difference");
        QStringList problems;
        connect(&widget, &ExerciseWidget::problem, &widget, [&](const QString& problem) { problems += problem; });
        button(widget, "moment").click();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join("; ") + difference));
        const Session& session = window->controller().session();
        QVERIFY(window->controller().scene().playback);
        QCOMPARE(session.event().kind, EventKind::Row);
        QCOMPARE(session.event().phase, Phase::SolveVelocities);
        QVERIFY2(difference.contains(QStringLiteral(" %1").arg(session.event().iteration)), qPrintable(difference));
        auto& panel = window->panel<LessonPanel>();
        QVERIFY(panel.isWaiting());
        panel.resume();
        button(widgetIn(*window), "reference").click();
        QVERIFY(!window->controller().scene().playback);
        QCOMPARE(window->controller().scene().title, std::string("Capstone, level 2"));
        QCOMPARE(session.event().kind, EventKind::Row);
    }

    void aWrongRowLeadsToItsFirstVisitAndItsCard() {
        const auto window = this->window();
        CapstoneWidget& widget = widgetIn(*window);
        widget.setFile(written("k.cpp", rightSolver("row.effectiveMass = 1 / K;", "row.effectiveMass = K;")));
        check(widget);
        QVERIFY2(labelText(widget, "mistake").contains(mistakeText(SolverMistake::MassIsK)),
                 qPrintable(labelText(widget, "mistake")));
        QDockWidget& card = *window->panels().dock(QStringLiteral("row"));
        card.close();
        button(widget, "moment").click();
        const Event& event = window->controller().session().event();
        QCOMPARE(event.kind, EventKind::Row);
        QCOMPARE(event.iteration, 1);
        QVERIFY2(labelText(widget, "difference").contains(QStringLiteral("rows[%1]").arg(event.visit.row)),
                 qPrintable(labelText(widget, "difference")));
        QTRY_VERIFY(card.isVisible());
    }

    void whatTheCompilerSaysIsShown() {
        const auto window = this->window();
        CapstoneWidget& widget = widgetIn(*window);
        widget.setFile(
            written("broken.cpp", "#include \"solverscope_capstone.h\"\nvoid solve(capstone::Step& step) { step.buildt(); }\n"));
        check(widget);
        QVERIFY(!widget.isDone());
        QVERIFY(labelText(widget, "output").contains("broken.cpp:2:41: error:"));
        QVERIFY(!labelText(widget, "difference").isEmpty());
    }

    void aCheckIsCancelled() {
        const auto window = this->window();
        CapstoneWidget& widget = widgetIn(*window);
        widget.setFile(written(
            "endless.cpp", "#include \"solverscope_capstone.h\"\nvoid solve(capstone::Step& step) { while (step.h > 0) {} }\n"));
        button(widget, "check").click();
        QTRY_VERIFY_WITH_TIMEOUT(labelText(widget, "progress").contains("1"), 60'000);  // problem 1
        button(widget, "cancel").click();
        QTRY_VERIFY(!widget.isChecking());
        QVERIFY(labelText(widget, "progress").isEmpty() && labelText(widget, "levels").isEmpty());
        QVERIFY(button(widget, "check").isEnabled());
    }
};

SOLVERSCOPE_TEST(TestCapstoneWidget, QApplication)
#include "test_capstone_widget.moc"

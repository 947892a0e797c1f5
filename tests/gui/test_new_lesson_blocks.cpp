// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A lesson with every kind of block and of question is done in the real window: with wrong answers first, and with right ones.
#include "gui/app/lesson_host.h"
#include "gui/lessons/block_widget.h"
#include "gui/lessons/lesson_progress.h"
#include "lessons/loader/lesson_check.h"
#include "tests/gui/lesson_learner.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QByteArray rest = "hint: a\nhint: b\nhint: c\nwhy: Because of it.\n```\n\n";

const QByteArray goal =
    "---\nid: 9.9\ntitle: Everything\npart: Part\narticle: None\nskill: tell a stack from a heap\nscene: two_box_stack\nminutes: "
    "10\n"
    "---\n# Goal\n\nIt sinks.\n\n"
    "```watch\nsetting: iterations = 2\nsetting: position_correction = none\nsteps: 120\nleft: Forgets\nleft_setting: "
    "warm_starting = 0\n"
    "left_check: body(\"upper\").y < 1.45\nright: Remembers\nright_setting: warm_starting = 1\n"
    "right_check: body(\"upper\").y > 1.45\n```\n\n# Predict\n\n```step\nfrom: step=1, phase=warm_start\n```\n\n";

const QByteArray questions =
    "```predict\nid: line\nask: Which line?\nkind: pick_line\nline: for (Row& row : rows) {\nline:     row.sum -= delta;\nline: }\n"
    "value: 2\nrepair: row.sum += delta;\nrepair: row.sum = 0; => That forgets.\nmisconception: 1 => The loop is right.\n"
    "at: step=1, iteration=1\n" +
    rest +
    "```predict\nid: order\nask: Which order?\nkind: order_lines\nline: collide();\nline: read();\nline: write();\nline: move();\n"
    "either: 2, 3\nmisconception: 4 before 1 => Moving first is too late.\nat: step=1, iteration=1\n" +
    rest +
    "```predict\nid: rows\nask: Which rows?\nkind: pick_rows\nscene: chain_10\nvalue: coupling(\"joint_3\") != 0\ncolumn: "
    "\"joint_3\"\n"
    "misconception: row.place == 0 => Only the highest?\nat: step=1, phase=linearize\nfrom: step=1, phase=integrate_forces\n" +
    rest +
    "```predict\nid: plane\nask: Where is it after sweep 2?\nkind: plane\nrows: \"ground/lower#1\", \"lower/upper#1\"\n"
    "value: row_lambda(\"ground/lower#1\", 2), row_lambda(\"lower/upper#1\", 2)\ntolerance: 8 %\n"
    "misconception: 1/3, 1/6 => That is where it ends.\nat: step=1, iteration=2\nfrom: step=1, iteration=1\n" +
    rest +
    "```predict\nid: curve\nask: How does the error shrink?\nkind: curve\nvalue: 100 * error_share(k)\nsweeps: 2, 5, 10\n"
    "tolerance: factor 2\nmisconception: 100 / (k + 1) => A sweep takes a share of what is left.\nat: step=1, iteration=10\n"
    "from: step=1, phase=warm_start\n" +
    rest;

const QByteArray end =
    "# Change\n\n```step\nfrom: step=1\n```\n\n```change\nid: few\nask: Use few visits.\ncontrols: iterations\n"
    "check: settings.iterations < 9\nscore: visits()\npar: 96\nsolution: set iterations = 4\nsolution: run 2\n" +
    rest +
    "# Explain\n\nWhy does it sink?\n\n```model\ntext: Because it forgets what it has found out.\n```\n\n"
    "# Recap\n\nIt remembers.\n\n```watch\nagain: true\n```\n\n# Free play\n\nTry fewer sweeps.\n\n"
    "# Program\n\n```program\nfile: pong.cpp\nstop: v.y -= => step=1, phase=integrate_forces\n```\n";

}  // namespace

class TestNewLessonBlocks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user.begin();
        write(m_folder.filePath(QStringLiteral("9.9-everything/lesson.md")), goal + questions + end);
        write(m_folder.filePath(QStringLiteral("programs/pong.cpp")),
              "void step() {\n    v.y -= 10 * h;\n    p.y += v.y * h;\n}\n");
    }
    void init() { m_user.forget(); }

    void theLessonHolds() {
        const auto report =
            checkLessons(m_folder.path().toStdString(), std::filesystem::path(SOLVERSCOPE_SOURCE_DIR "/resources/scenes"));
        for (const Error& finding : report.findings) qWarning("%s", finding.text().c_str());
        QVERIFY(report.findings.empty());
        QCOMPARE(report.questions, 5);
    }

    void everyBlockCanBeDone_data() {
        QTest::addColumn<bool>("wrongFirst");
        QTest::newRow("wrong answers first") << true;
        QTest::newRow("right answers") << false;
    }
    void everyBlockCanBeDone() {
        QFETCH(bool, wrongFirst);
        const auto window = shownWindow();
        QVERIFY(window->lessons().openFolder(m_folder.path()));
        const LessonLibrary library(m_folder.path());
        QCOMPARE(library.problems(), QStringList());
        LessonLearner learner(*window, library.lessons().at(0), wrongFirst ? Way::WrongFirst : Way::RightAtOnce);
        int blocks = 0;
        auto& panel = window->panel<LessonPanel>();
        learner.look = [&](const QString&) { blocks += static_cast<int>(panel.findChildren<BlockWidget*>().size()); };
        const QString trouble = learner.doAll();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QCOMPARE(blocks, 3);  // to watch, to watch again, and the program
        const LessonRecord record = LessonProgress().of(learner.id());
        QVERIFY(record.done);
        QCOMPARE(record.answers.size(), 6);
        QCOMPARE(record.answers.value(QStringLiteral("line")).given, wrongFirst ? QStringLiteral("1 0") : QStringLiteral("2 0"));
        QCOMPARE(record.answers.value(QStringLiteral("line")).right, !wrongFirst);
        QCOMPARE(learner.feedbacks(), wrongFirst ? 5 : 0);
    }

private:
    UserOfATest m_user;
    QTemporaryDir m_folder;
};

SOLVERSCOPE_TEST(TestNewLessonBlocks, QApplication)
#include "test_new_lesson_blocks.moc"

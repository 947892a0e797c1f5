// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// `solverscope capstone`: files of learners are built, run within limits, and compared. What is compared is tested in
// tests/lessons/test_capstone.cpp.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "gui/session/limited_process.h"
#include "gui/session/moment_travel.h"
#include "gui/text/capstone_text.h"
#include "gui/text/number_text.h"
#include "physics/debugger/permalink.h"
#include "tests/capstone/right_solver.h"
#include "tests/gui/ran_command.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QString includesHeader = QStringLiteral("#include \"solverscope_capstone.h\"\n");

}  // namespace

class TestCapstoneCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QString& name, const QString& text) const {
        const QString file = m_folder.filePath(name);
        write(file, text.toUtf8());
        return file;
    }

private slots:
    void theRightSolverPassesAllLevels() {
        const Ran ran = run({"capstone", written("right.cpp", rightSolver()), "--seed", "1"});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
        QCOMPARE(ran.out.count("passed: "), 6);
        QVERIFY(ran.out.contains("Level 6, A stack of ten: passed: "));
        QVERIFY(ran.err.isEmpty());
    }

    void aTypicalMistakeGetsItsDiagnosis_data() {
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<int>("level");
        QTest::addColumn<SolverMistake>("mistake");
        QTest::newRow("effective mass without the lever arms")
            << "    K += a.invInertia * row.wA * row.wA + b.invInertia * row.wB * row.wB;\n"
            << "" << 1 << SolverMistake::MassWithoutLeverArms;
        QTest::newRow("sign of Jv")
            << "double jv = dot(row.n, b.velocity) + row.wB * b.omega - dot(row.n, a.velocity) - row.wA * a.omega;"
            << "double jv = dot(row.n, a.velocity) + row.wA * a.omega - dot(row.n, b.velocity) - row.wB * b.omega;" << 1
            << SolverMistake::SignOfJv;
        QTest::newRow("A gets no impulse") << "    a.velocity = a.velocity - lambda * a.invMass * row.n;\n"
                                              "    a.omega -= lambda * a.invInertia * row.wA;\n"
                                           << "    (void)a;\n"
                                           << 2 << SolverMistake::NotAppliedToA;
        QTest::newRow("Δλ clamped") << "row.lambda = std::min(std::max(before + raw, lower), upper);"
                                    << "row.lambda = before + std::min(std::max(raw, lower), upper);" << 2
                                    << SolverMistake::ClampsDelta;
        QTest::newRow("friction bounded by another row")
            << "upper = c.friction * step.rows[i - 1].lambda;"
            << "upper = c.friction * step.rows[0].lambda;" << 3 << SolverMistake::FrictionBoundOfOther;
        QTest::newRow("friction with the normal's mass")
            << "    double K = a.invMass + b.invMass;\n"
            << "    double K = a.invMass + b.invMass;\n"
               "    if (kind == Kind::Friction) { row.effectiveMass = step.rows.back().effectiveMass; return row; }\n"
            << 3 << SolverMistake::MassOfNormal;
        QTest::newRow("warm start not applied") << "        applyImpulse(step, step.rows[i], step.rows[i].lambda);\n"
                                                << "" << 4 << SolverMistake::WarmStartNotApplied;
        QTest::newRow("matched by place") << "    return {c.a, c.b, c.feature, row.kind};"
                                          << "    (void)c;\n    return {row.contact, 0, 0, row.kind};" << 4
                                          << SolverMistake::WarmStartByIndex;
        QTest::newRow("the slop ignored") << "std::max(c.depth - step.slop, 0.0)"
                                          << "c.depth" << 5 << SolverMistake::SlopIgnored;
        QTest::newRow("no warm start") << "    if (old != kept.end()) row.lambda = old->second;\n"
                                       << "" << 6 << SolverMistake::WarmStartMissing;
    }
    void aTypicalMistakeGetsItsDiagnosis() {
        QFETCH(QString, right);
        QFETCH(QString, wrong);
        QFETCH(int, level);
        QFETCH(SolverMistake, mistake);
        const QString file = written("wrong.cpp", rightSolver(right, wrong));
        const Ran ran = run({"capstone", "--level", QString::number(level), file, "--seed", "5"});
        QVERIFY2(ran.status == 1, qPrintable(ran.out + ran.err));
        QVERIFY2(ran.out.contains(unbound(mistakeText(mistake))), qPrintable(ran.out));
        QVERIFY(ran.out.contains(QStringLiteral("Level %1, ").arg(level)) && ran.out.contains(": not passed\n"));
        QVERIFY(ran.out.contains("--seed 5"));
    }

    void anUnknownMistakeComesWithTheNumbers() {
        const QString file =
            written("wrong.cpp", rightSolver("row.lambda = std::min(std::max(before + raw, lower), upper);",
                                             "row.lambda = std::min(std::max(before + raw, lower), upper) + 0.1;"));
        const Ran ran = run({"capstone", "--level", "2", file, "--seed", "5"});
        QCOMPARE(ran.status, 1);
        static const QRegularExpression numbers(
            "\nThe reference computes with Jv = \\S+, effectiveMass = \\S+, bias = 0, lambda = \\S+, lower = 0, upper = ∞\\.\n");
        QVERIFY2(ran.out.contains(numbers), qPrintable(ran.out));
    }

    void linksLeadToTheVisit() {
        const auto link = [](DifferenceIn in, Phase phase, int iteration, std::optional<std::uint32_t> row, Real found = 2) {
            CapstoneDifference difference;
            difference.in = in;
            difference.step = 3;
            difference.phase = phase;
            difference.iteration = iteration;
            difference.row = row;
            difference.found = found;
            difference.firstVisit = in == DifferenceIn::Bias ? 1 : 0;
            return momentLinkOf(difference, "x");
        };
        QCOMPARE(link(DifferenceIn::Lambda, Phase::SolveVelocities, 2, 4), "x#f3.i2.r5");
        QCOMPARE(link(DifferenceIn::Bias, Phase::Linearize, 0, 4), "x#f3.i1.r5");
        QCOMPARE(link(DifferenceIn::StartLambda, Phase::WarmStart, 0, 4), "x#f3.warm_start.r5");
        QCOMPARE(link(DifferenceIn::Rows, Phase::Linearize, 0, {}), "x#f3");
        QCOMPARE(link(DifferenceIn::Visits, Phase::SolveVelocities, 2, 4), "x#f3.i2.r5");
        QCOMPARE(link(DifferenceIn::Visits, Phase::SolveVelocities, 2, 4, 0), "x#f3.i2");  // there is no visit
    }

    void aLinkKeepsTheNameOfTheFile() {
        CapstoneDifference difference;
        difference.step = 3;
        const QString file = QStringLiteral("c++/run #1 50%.jsonl");
        const auto link = parsePermalink(momentLinkOf(difference, file).toStdString());
        QVERIFY(link.has_value());
        QCOMPARE(QString::fromStdString(link->scene), file);
        QCOMPARE(link->place->step, 3);
    }

    void oneSweepIsNotSweeps() {
        CapstoneDifference difference;
        difference.in = DifferenceIn::Visits;
        difference.expected = 10;
        difference.found = 1;
        QCOMPARE(unbound(differenceText(difference)), "Step 1: the number of reported sweeps is 1, expected 10.");
    }

    void theHelpIsAboutThisCommand() {
        const Ran ran = run({"capstone", "--help"});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.contains("lessons 7.1 to 7.6") && ran.out.contains("Exit status: 0 "), qPrintable(ran.out));
        for (const char* other : {"--set", "--preset", "docs/"}) QVERIFY2(!ran.out.contains(other), qPrintable(ran.out));
        QVERIFY(run({"run", "--help"}).out.contains("solverscope scene --presets"));
    }

    void errorsOfTheCompilerAreReportedWithTheirPlace() {
        const QString file = written("broken.cpp", includesHeader + "void solve(capstone::Step& step) {\n    step.buildt();\n}\n");
        const Ran ran = run({"capstone", "--level", "1", file});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(file + ":3:10: error: "), qPrintable(ran.err));
        QVERIFY(ran.err.contains("buildt"));
        QVERIFY(ran.out.isEmpty());
    }

    void aProgramEndsWithinItsLimits_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        QTest::newRow("endless loop") << "for (volatile bool go = true; go;) {}"
                                      << "still running after 1 s";
        QTest::newRow("endless output") << "for (;;) std::puts(\"a line of some length, and then the next one\");"
                                        << "printed more than 1 MB";
        QTest::newRow("crash") << "std::printf(\"here\\n\"); *static_cast<volatile int*>(nullptr) = 1; step.built();"
                               << "crashed: it used memory that is not its own";
        QTest::newRow("what it printed before")
            << "std::printf(\"here\\n\"); *static_cast<volatile int*>(nullptr) = 1; step.built();"
            << "The program printed:\n  here\n";
        QTest::newRow("memory") << "std::vector<double>(1'000'000'000, step.h)[0] = 1;"
                                << "std::bad_alloc";
        QTest::newRow("a contact that does not exist") << "step.rows.resize(1); step.rows[0].contact = 7; step.built();"
                                                       << "rows[0].contact is 7, but the last contact is number 0";
        QTest::newRow("built() forgotten") << "step.rows.resize(1); step.visited(0);"
                                           << "has seen 0 rows: call step.built() after filling step.rows";
        QTest::newRow("exit") << "std::exit(step.iterations + 4);"
                              << "exit status 5";
    }
    void aProgramEndsWithinItsLimits() {
        QFETCH(QString, body);
        QFETCH(QString, expected);
        const QString file = written("bad.cpp", includesHeader + "void solve(capstone::Step& step) { (void)step; " + body + " }\n");
        const Ran ran = run({"capstone", "--level", "1", "--timeout", "1", file});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains(expected), qPrintable(ran.out));
    }

    void whatAProgramHasStartedEndsWithIt() {
        ProcessLimits limits;
        limits.seconds = 1;
        const ProcessResult ran = runLimited("/bin/sh", {"-c", "sleep 1000 & echo $!; wait"}, m_folder.path(), limits);
        QCOMPARE(ran.end, ProcessEnd::TimedOut);
        const QString status = QStringLiteral("/proc/%1/stat").arg(ran.output.trimmed().toInt());
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                QFile file(status);
                return !file.open(QIODevice::ReadOnly) || file.readAll().contains(") Z ");
            }(),
            5000);
    }

    void filesHaveALimit() {
        ProcessLimits limits;
        limits.fileBytes = 1 << 16;
        const QString file = m_folder.filePath("long");
        const ProcessResult ran =
            runLimited("/bin/sh", {"-c", "exec head -c 1000000 /dev/zero > '" + file + "'"}, m_folder.path(), limits);
        QVERIFY(ran.end == ProcessEnd::FileTooLong || ran.exitCode != 0);
        QVERIFY(QFileInfo(file).size() <= limits.fileBytes);
    }

    void workIsCancelled() {
        const std::atomic<bool> cancelled = true;
        QCOMPARE(runLimited("/bin/sh", {"-c", "sleep 1000"}, m_folder.path(), {}, &cancelled).end, ProcessEnd::Cancelled);
    }

    void withoutACompilerTheSentenceHelps() {
        const QString file = written("right.cpp", rightSolver());
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toUtf8());
        const Ran ran = run({"capstone", "--level", "1", file});
        qputenv("PATH", path);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("No C++ compiler was found") && ran.err.contains("apt install g++"), qPrintable(ran.err));
    }

    void badInputHasStatusTwo() {
        QCOMPARE(run({"capstone"}).status, 2);
        QCOMPARE(run({"capstone", m_folder.filePath("none.cpp")}).status, 2);
        QCOMPARE(run({"capstone", m_folder.path()}).status, 2);
        QCOMPARE(run({"capstone", "--level", "7", "x.cpp"}).status, 2);
        QCOMPARE(run({"capstone", "--template", "a.cpp", "b.cpp"}).status, 2);
        const Ran broken = run({"capstone", written("broken.jsonl", "{\"format\": \"solverscope-trace\", \"version\": 1}\n")});
        QCOMPARE(broken.status, 2);
        QVERIFY2(broken.err.contains("broken.jsonl:1:1: "), qPrintable(broken.err));
    }

    void theTemplateIsABeginning() {
        const QString file = m_folder.filePath("begin/my.cpp");
        QCOMPARE(run({"capstone", "--template", file}).status, 2);  // no such folder
        QVERIFY(QDir(m_folder.path()).mkdir("begin"));
        QCOMPARE(run({"capstone", "--template", file}).status, 0);
        QVERIFY(QFileInfo::exists(m_folder.filePath("begin/solverscope_capstone.h")));
        const Ran again = run({"capstone", "--template", file});
        QCOMPARE(again.status, 2);
        QVERIFY(again.err.contains("exists already"));
        // It builds by itself, too.
        QProcess compiler;
        compiler.setWorkingDirectory(m_folder.filePath("begin"));
        compiler.start("c++", {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-sign-compare", "my.cpp", "-o", "my"});
        QVERIFY(compiler.waitForFinished(-1));
        QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError());
        const Ran ran = run({"capstone", "--level", "1", file, "--seed", "1"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains(unbound(mistakeText(SolverMistake::NoLeverArm))), qPrintable(ran.out));
    }

    void whatIsKeptCanBeLookedAt() {
        const QString file = written("unclamped.cpp", rightSolver("row.lambda = std::min(std::max(before + raw, lower), upper);",
                                                                  "row.lambda = before + raw;"));
        const QString kept = m_folder.filePath("kept");
        const Ran ran = run({"capstone", "--level", "2", file, "--keep", kept, "--seed", "2"});
        QCOMPARE(ran.status, 1);
        const auto match = QRegularExpression("Look at it: solverscope '(.+)'").match(ran.out);
        QVERIFY2(match.hasMatch(), qPrintable(ran.out));
        const auto moment = readLink(match.captured(1), {});
        QVERIFY2(moment.has_value(), moment ? "" : moment.error().text().c_str());
        QVERIFY(moment->scene && moment->scene->playback && moment->place);
        // The same trace, compared again.
        const QString trace = match.captured(1).section('#', 0, 0);
        const Ran again = run({"capstone", "--level", "2", trace});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.out.contains(unbound(mistakeText(SolverMistake::NotClamped))), qPrintable(again.out));
        QCOMPARE(run({"scene", "--check", kept + "/level-2-problem-1.json"}).status, 0);
    }

    void theResultAsJson() {
        const QString file = written("pulls.cpp", rightSolver("row.bias = -step.beta", "row.bias = step.beta"));
        const Ran ran = run({"capstone", "--level", "5", file, "--seed", "3", "--format", "json"});
        QCOMPARE(ran.status, 1);
        const QJsonObject json = QJsonDocument::fromJson(ran.out.toUtf8()).object();
        QCOMPARE(json["passed"].toBool(true), false);
        QCOMPARE(json["seed"].toInt(), 3);
        const QJsonObject level = json["levels"].toArray().at(0).toObject();
        QCOMPARE(level["level"].toInt(), 5);
        QCOMPARE(level["problems"].toArray().size(), 4);
        const QJsonObject first = level["first_difference"].toObject();
        QCOMPARE(first["diagnosis"].toString(), unbound(mistakeText(SolverMistake::BiasReversed)));
        QVERIFY(first["expected"].toDouble() < 0 && first["found"].toDouble() > 0);
        QCOMPARE(first["phase"].toString(), QStringLiteral("linearize"));
        const Ran broken = run({"capstone", written("broken.cpp", "int"), "--format", "json"});
        QCOMPARE(broken.status, 1);
        QVERIFY(QJsonDocument::fromJson(broken.out.toUtf8()).object()["end"].toString().contains("broken.cpp:1:"));
    }

    void tracesOfOtherEnginesAreCompared() {
        QProcess engine;
        engine.start(QCoreApplication::applicationDirPath() + "/../examples/small_engine", {"20"});
        QVERIFY(engine.waitForFinished());
        const QString trace = written("small.jsonl", QString::fromUtf8(engine.readAllStandardOutput()));
        QCOMPARE(run({"capstone", "--level", "2", trace}).status, 0);
        const Ran warm = run({"capstone", "--level", "4", trace});
        QCOMPARE(warm.status, 1);
        QVERIFY(warm.out.contains(unbound(mistakeText(SolverMistake::WarmStartMissing))));
        const Ran friction = run({"capstone", "--level", "3", trace});
        QCOMPARE(friction.status, 2);
        QVERIFY2(friction.err.contains("expected visits to friction rows, found none"), qPrintable(friction.err));
    }

    void everyMistakeHasASentenceOfItsOwn() {
        std::set<QString> texts;
        for (int i = 1; i <= static_cast<int>(SolverMistake::StackFell); ++i) {
            const QString text = mistakeText(static_cast<SolverMistake>(i));
            QVERIFY2(!text.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(texts.insert(text).second, qPrintable(text));
        }
    }
};

SOLVERSCOPE_TEST(TestCapstoneCommand, QCoreApplication)
#include "test_capstone_command.moc"

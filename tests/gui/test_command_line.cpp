// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <filesystem>
#include <map>
#include <sstream>

#include "gui/cli/drawing.h"
#include "gui/lessons/lesson_progress.h"
#include "tests/gui/ran_command.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

using Line = std::map<QString, QString>;

/// The lines of a CSV without quotes, by column; comment lines as {"#": text}.
std::vector<Line> tableOf(const QString& csv) {
    const QStringList texts = csv.split('\n', Qt::SkipEmptyParts);
    const QStringList columns = texts.front().split(',');
    std::vector<Line> lines;
    for (const QString& text : texts.mid(1)) {
        Line line;
        if (text.startsWith('#')) {
            line["#"] = text.mid(2);
        } else {
            const QStringList cells = text.split(',');
            if (cells.size() != columns.size()) qFatal("a line with %d cells", int(cells.size()));
            for (qsizetype i = 0; i < cells.size(); ++i) line[columns[i]] = cells[i];
        }
        lines.push_back(line);
    }
    return lines;
}

std::map<QString, QString> factsOf(const std::vector<Line>& lines) {
    std::map<QString, QString> facts;
    for (const Line& line : lines)
        if (line.contains("#")) {
            const QString text = line.at("#");
            facts[text.section('=', 0, -2)] = text.section('=', -1);
        }
    return facts;
}

QString programFile() { return QCoreApplication::applicationDirPath() + QStringLiteral("/../gui/solverscope"); }

bool close(double x, double y) { return std::abs(x - y) <= 1e-12 * std::max({1.0, std::abs(x), std::abs(y)}); }

}  // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void runPrintsABodyPerLineAndTheWhole() {
        const Ran ran = run({"run", sceneFile("stack_10"), "--steps", "60"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.section('\n', 0, 0), QStringLiteral("body,x,y,angle,vx,vy,omega,inverse_mass,inverse_inertia"));
        const auto lines = tableOf(ran.out);
        QCOMPARE(lines.front().at("body"), QStringLiteral("ground"));
        const auto facts = factsOf(lines);
        for (const char* name : {"hash", "kinetic_energy", "potential_energy", "momentum_x", "momentum_y", "angular_momentum",
                                 "worst_penetration", "contacts"})
            QVERIFY2(facts.contains(name), name);
        QCOMPARE(facts.at("contacts"), QStringLiteral("20"));
        QCOMPARE(facts.at("degrees_of_freedom"), QStringLiteral("30"));
        QCOMPARE(facts.at("degrees_of_freedom_left"), QStringLiteral("0"));
        QCOMPARE(run({"run", sceneFile("stack_10"), "--steps", "60"}).out, ran.out);
    }

    void aPresetComesBeforeTheSettings() {
        const QStringList command{"run", sceneFile("stack_10"), "--steps", "20"};
        const Ran preset = run(command + QStringList{"--set", "substeps=8", "--preset", "box2d-3"});
        QCOMPARE(preset.status, 0);
        QCOMPARE(run(command + QStringList{"--set", "preset=box2d-3", "--set", "substeps=8"}).out, preset.out);
        QVERIFY(run(command + QStringList{"--preset", "box2d-3"}).out != preset.out);
    }

    void presetsAreComparedWithEachOther() {
        const Ran ran = run(
            {"compare", sceneFile("stack_10"), "--step", "20", "--a", "preset=box2d-2.4", "--b", "preset=bullet", "--outcomes"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.count('\n'), 3);
    }

    /// Every line worked out from its own columns and the lines before it, beginning with the facts about the bodies.
    void everyLineOfATraceCanBeWorkedOut_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("two bodies") << QStringList{sceneFile("two_box_stack"), "--step", "1"};
        QTest::newRow("stack, warm") << QStringList{sceneFile("stack_10"), "--step", "9"};
        QTest::newRow("stack, per iteration") << QStringList{sceneFile("stack_10"), "--step", "9", "--set", "accumulate=false"};
        QTest::newRow("corner") << QStringList{sceneFile("single_box_corner"), "--step", "25"};
        QTest::newRow("chain, erp") << QStringList{sceneFile("chain_10"), "--step", "30", "--set", "position_correction=erp"};
        QTest::newRow("bounce") << QStringList{sceneFile("bouncing_ball"), "--step", "44"};
    }
    void everyLineOfATraceCanBeWorkedOut() {
        QFETCH(QStringList, arguments);
        const Ran ran = run(QStringList{"trace"} + arguments);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.section('\n', 0, 0),
                 QStringLiteral("step,substep,phase,iteration,event,row,kind,constraint,body_a,body_b,n_x,n_y,w_a,w_b,jv,effective_"
                                "mass,bias,softness,"
                                "raw_delta,sum_before,sum_after,delta,clamp,va_x,va_y,wa,vb_x,vb_y,wb,source_file,source_line"));
        const auto lines = tableOf(ran.out);
        const auto facts = factsOf(lines);
        struct State {
            double x = 0, y = 0, w = 0;
        };
        std::map<QString, State> real, pseudo;
        const auto fact = [&](const QString& body, const char* what) { return facts.at("body[" + body + "]." + what).toDouble(); };
        std::map<QString, double> sums;
        int rows = 0;
        for (const Line& line : lines) {
            if (line.contains("#") || line.at("row").isEmpty()) continue;
            ++rows;
            const auto number = [&](const char* column) { return line.at(column).toDouble(); };
            const bool isPseudo = line.at("phase").contains("pseudo");
            auto& velocities = isPseudo ? pseudo : real;
            const QString a = line.at("body_a"), b = line.at("body_b");
            if (!isPseudo)
                for (const QString& body : {a, b})
                    if (!velocities.contains(body)) velocities[body] = {fact(body, "vx"), fact(body, "vy"), fact(body, "omega")};
            State &va = velocities[a], &vb = velocities[b];
            const double nx = number("n_x"), ny = number("n_y"), wA = number("w_a"), wB = number("w_b"), delta = number("delta");
            QVERIFY(close(nx * vb.x + ny * vb.y + wB * vb.w - nx * va.x - ny * va.y - wA * va.w, number("jv")));
            const QString key = (isPseudo ? QStringLiteral("pseudo ") : QString()) + line.at("row");
            const double before = number("sum_before");
            QVERIFY(close(sums[key], before));
            if (!line.at("phase").contains("warm_start"))
                QVERIFY(close(-number("effective_mass") * (number("jv") + number("bias") + number("softness") * before),
                              number("raw_delta")));
            if (line.at("clamp") == "none") QVERIFY(close(delta, number("raw_delta")));
            QVERIFY(close(before + delta, number("sum_after")));
            if (line.at("kind") == "unilateral") QVERIFY(number("sum_after") >= 0);
            sums[key] = number("sum_after");
            va.x -= delta * fact(a, "inverse_mass") * nx;
            va.y -= delta * fact(a, "inverse_mass") * ny;
            va.w -= delta * fact(a, "inverse_inertia") * wA;
            vb.x += delta * fact(b, "inverse_mass") * nx;
            vb.y += delta * fact(b, "inverse_mass") * ny;
            vb.w += delta * fact(b, "inverse_inertia") * wB;
            QVERIFY(close(va.x, number("va_x")) && close(va.y, number("va_y")) && close(va.w, number("wa")));
            QVERIFY(close(vb.x, number("vb_x")) && close(vb.y, number("vb_y")) && close(vb.w, number("wb")));
        }
        QVERIFY(rows >= 10);
    }

    void aTraceNamesTheLineOfSource() {
        for (const Line& line : tableOf(run({"trace", sceneFile("two_box_stack")}).out)) {
            if (line.contains("#")) continue;
            QFile source(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/") + line.at("source_file"));
            QVERIFY(source.open(QIODevice::ReadOnly));
            QVERIFY(source.readAll().split('\n').at(line.at("source_line").toInt() - 1).contains("watch."));
        }
    }

    void compareHalvesTheErrorOfTheTwoBodyStack() {
        const Ran ran =
            run({"compare", sceneFile("two_box_stack"), "--step", "1", "--a", "warm_starting=0", "--b", "warm_starting=1"});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.startsWith("iteration,a_velocity_error,a_residual,a_impulse_change,a_penetration,b_velocity_error,"));
        const auto lines = tableOf(ran.out);
        int ratios = 0;
        for (std::size_t i = 1; i < lines.size() && !lines[i].contains("#"); ++i) {
            const double before = lines[i - 1].at("a_velocity_error").toDouble();
            const double after = lines[i].at("a_velocity_error").toDouble();
            if (i < 2 || before < 1e-6) continue;  // the first sweep starts from nothing; below, rounding shows
            QVERIFY2(std::abs(after / before - 0.5) < 1e-9, qPrintable(QString::number(after / before, 'g', 17)));
            ++ratios;
        }
        QVERIFY(ratios >= 8);
        QVERIFY(std::abs(factsOf(lines).at("predicted_rate_a").toDouble() - 0.5) < 1e-12);
        QVERIFY(factsOf(lines).at("reference_residual").toDouble() < 1e-10);
    }

    void compareHasFourColumnsForEachVariant() {
        const QStringList command{"compare",   sceneFile("stack_10"),  "--step",    "12",
                                  "--variant", "warm:warm_starting=1", "--variant", "cold:warm_starting=0",
                                  "--variant", "few:iterations=3"};
        const Ran ran = run(command);
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.startsWith("iteration,warm_velocity_error,warm_residual,warm_impulse_change,warm_penetration,"
                                    "cold_velocity_error,cold_residual,cold_impulse_change,cold_penetration,few_velocity_error,"),
                 qPrintable(ran.out.left(200)));
        const auto lines = tableOf(ran.out);
        QVERIFY(!lines[10].at("cold_velocity_error").isEmpty());
        QVERIFY(lines[4].at("few_velocity_error").isEmpty());
        // The same numbers as side by side with only one other.
        const Ran both =
            run({"compare", sceneFile("stack_10"), "--step", "12", "--a", "warm_starting=1", "--b", "warm_starting=0"});
        const auto pair = tableOf(both.out);
        for (std::size_t i = 0; i <= 10; ++i)
            for (const char* column : {"velocity_error", "residual", "impulse_change", "penetration"}) {
                QCOMPARE(lines[i].at(QString("warm_") + column), pair[i].at(QString("a_") + column));
                QCOMPARE(lines[i].at(QString("cold_") + column), pair[i].at(QString("b_") + column));
            }
        for (const char* fact : {"predicted_rate", "measured_rate", "sweeps_to_1_percent", "reference_residual"})
            QCOMPARE(factsOf(lines).at(QString(fact) + "_cold"), factsOf(pair).at(QString(fact) + "_b"));
        QCOMPARE(run(command).out, ran.out);
    }

    void variantsStandBesideAAndB() {
        const Ran ran = run({"compare", sceneFile("two_box_stack"), "--a", "iterations=2", "--b", "iterations=3", "--variant",
                             "c:iterations=4", "--free-run", "--step", "5"});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.section('\n', 0, 0).endsWith(",c_velocity_error,c_residual,c_impulse_change,c_penetration"));
    }

    void outcomesAreALineForEachVariant() {
        const QStringList command{"compare",   sceneFile("stack_10"), "--step", "40", "--outcomes", "--variant", "warm:",
                                  "--variant", "cold:warm_starting=0"};
        const Ran ran = run(command);
        QCOMPARE(ran.status, 0);
        const auto lines = tableOf(ran.out);
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0].at("variant"), QStringLiteral("warm"));
        QVERIFY(lines[0].at("parting_step").isEmpty());
        QCOMPARE(lines[1].at("parting_step"), QStringLiteral("2"));
        QVERIFY(lines[1].at("drift").toDouble() > lines[0].at("drift").toDouble());
        QCOMPARE(lines[1].at("steps"), QStringLiteral("40"));
        QCOMPARE(run(command).out, ran.out);
        const auto timed = tableOf(run(command + QStringList{"--timing"}).out);
        QVERIFY(timed[0].at("milliseconds_per_step").toDouble() > 0);
    }

    void everyTableComesAsJsonToo() {
        for (const QStringList& command : {QStringList{"run", sceneFile("see_saw"), "--steps", "50"},
                                           {"trace", sceneFile("see_saw"), "--step", "50"},
                                           {"compare", sceneFile("see_saw"), "--a", "iterations=5", "--b", "iterations=20"}}) {
            const Ran csv = run(command);
            const Ran json = run(command + QStringList{"--format", "json"});
            QCOMPARE(json.status, 0);
            QJsonParseError error{};
            const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8(), &error).object();
            QCOMPARE(error.error, QJsonParseError::NoError);
            const auto lines = tableOf(csv.out);
            const QJsonArray rows = object["rows"].toArray();
            QCOMPARE(std::size_t(rows.size() + object["facts"].toObject().size()), lines.size());
            for (qsizetype i = 0; i < rows.size(); ++i)
                for (const auto& [column, cell] : lines[std::size_t(i)]) {
                    const QJsonValue value = rows[i].toObject()[column];
                    if (value.isDouble()) QCOMPARE(value.toDouble(), cell.toDouble());
                    if (value.isNull()) QVERIFY(cell.isEmpty());
                }
        }
    }

    void aTraceThatContradictsItselfIsNotFineAndOneThatBreaksOffIsSaidToEndEarlier() {
        QTemporaryDir folder;
        const auto written = [&](const char* name, const QByteArray& end) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
            file.write(
                "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.01}\n"
                "{\"type\": \"body\", \"id\": \"a\", \"position\": [0, 0]}\n"
                "{\"type\": \"body\", \"id\": \"b\", \"position\": [1, 0]}\n"
                "{\"type\": \"step\"}\n"
                "{\"type\": \"row\", \"row\": 0, \"kind\": \"equality\", \"a\": \"a\", \"b\": \"b\", \"softness\": 0}\n" +
                end);
            return file.fileName();
        };
        const QString twice =
            written("twice.jsonl", "{\"type\": \"visit\", \"row\": 0, \"sum_before\": 0, \"sum_after\": 1, \"delta\": 2}\n");
        const Ran refused = run({"scene", "--check", twice});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith(twice + ":6:71: expected sum_after - sum_before = 1 for 'delta', found 2"),
                 qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty());
        const Ran played = run({"run", twice, "--steps", "1"});
        QCOMPARE(played.status, 0);
        QVERIFY2(played.err.contains(":6:71: expected"), qPrintable(played.err));

        const QString torn = written("torn.jsonl", "{\"type\": \"visit\", \"row\": 0, \"delta\": 1}\n{\"type\": \"step\"}\n{\"ty");
        const Ran checked = run({"scene", "--check", torn});
        QCOMPARE(checked.status, 0);
        QVERIFY2(checked.err.startsWith(torn + ":8:") && checked.err.contains("its last complete step, 1"),
                 qPrintable(checked.err));
        QVERIFY2(checked.out.contains("fine"), qPrintable(checked.out));
    }

    void badInputEndsWithStatusTwoAndAPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const QByteArray head = "{\"format\":\"solverscope-scene\",\"version\":1,\"title\":\"t\",\n";
        QTest::newRow("empty") << QByteArray() << ":1:1: ";
        QTest::newRow("truncated") << head + "\"bodies\": ["
                                   << ":2:";
        QTest::newRow("NaN") << head + "\"gravity\": [0, NaN]}"
                             << ":2:16: ";
        QTest::newRow("1e999") << head + "\"gravity\": [0, 1e999]}"
                               << ":2:";
        QTest::newRow("unknown key") << head + "\"gravitas\": [0, 1]}"
                                     << ":2:1: ";
        QTest::newRow("negative mass")
            << head + "\"bodies\":[{\"id\":\"a\",\"shape\":{\"type\":\"circle\",\"radius\":1},\"mass\":-1}]}"
            << ":2:65: ";
        QTest::newRow("depth bomb") << QByteArray(100'000, '[') << ":1:65: ";
    }
    void badInputEndsWithStatusTwoAndAPlace() {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QTemporaryDir folder;
        QFile file(folder.filePath("bad.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        for (const QStringList& command : {QStringList{"run", file.fileName(), "--steps", "1"},
                                           {"scene", "--check", file.fileName()},
                                           {"trace", file.fileName()}}) {
            const Ran ran = run(command);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.startsWith(file.fileName() + place), qPrintable(ran.err));
            QVERIFY(ran.out.isEmpty());
        }
    }

    void badUsageEndsWithStatusTwo_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown command option") << QStringList{"run", sceneFile("single_box"), "--stepz", "3"};
        QTest::newRow("no steps") << QStringList{"run", sceneFile("single_box")};
        QTest::newRow("steps not a number") << QStringList{"run", sceneFile("single_box"), "--steps", "many"};
        QTest::newRow("no such file") << QStringList{"run", "/no/such/scene.json", "--steps", "1"};
        QTest::newRow("a folder") << QStringList{"run", "/tmp", "--steps", "1"};
        QTest::newRow("unknown setting") << QStringList{"trace", sceneFile("single_box"), "--set", "iteration=3"};
        QTest::newRow("setting out of range") << QStringList{"trace", sceneFile("single_box"), "--set", "dt=2"};
        QTest::newRow("setting without value") << QStringList{"trace", sceneFile("single_box"), "--set", "dt"};
        QTest::newRow("compare: bad side") << QStringList{"compare", sceneFile("single_box"), "--a", "x=1", "--b", "erp=0"};
        QTest::newRow("compare: one side only") << QStringList{"compare", sceneFile("single_box"), "--a", "erp=0"};
        QTest::newRow("compare: nothing") << QStringList{"compare", sceneFile("single_box")};
        QTest::newRow("compare: variant without name")
            << QStringList{"compare", sceneFile("single_box"), "--variant", "erp=0", "--variant", "b:erp=1"};
        QTest::newRow("compare: the same name twice")
            << QStringList{"compare", sceneFile("single_box"), "--variant", "x:erp=0", "--variant", "x:erp=1"};
        QTest::newRow("compare: a variant's bad setting")
            << QStringList{"compare", sceneFile("single_box"), "--variant", "x:erp=0", "--variant", "y:erp=7"};
        QTest::newRow("trace: ends before it begins")
            << QStringList{"trace", "single_box", "--step", "5", "--to", "3", "--format", "jsonl"};
        QTest::newRow("event") << QStringList{"render", "single_box", "--view", "scene", "--out", "x.png", "--event", "-1"};
        QTest::newRow("view") << QStringList{"render", sceneFile("single_box"), "--view", "nothing", "--out", "x.png"};
    }
    void badUsageEndsWithStatusTwo() {
        QFETCH(QStringList, arguments);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(!ran.err.isEmpty() && ran.err.size() < 2'000);
        QVERIFY(ran.out.isEmpty());
    }

    void helpAndVersionEndWell() {
        for (const QStringList& arguments : {QStringList{"--help"},
                                             {"--version"},
                                             {"run", "--help"},
                                             {"trace", "--help"},
                                             {"compare", "--help"},
                                             {"scene", "--help"},
                                             {"render", "--help"},
                                             {"lessons", "--help"},
                                             {"lessons", "--help"},
                                             {"scene", "--list"},
                                             {"scene", "--settings"},
                                             {"scene", "--presets"}}) {
            const Ran ran = run(arguments);
            QCOMPARE(ran.status, 0);
            QVERIFY(!ran.out.isEmpty());
            QVERIFY(ran.err.isEmpty());
        }
    }

    void whatCouldNotBePrintedIsNoSuccess_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("run") << QStringList{"run", "single_box", "--steps", "1"};
        QTest::newRow("trace") << QStringList{"trace", "single_box"};
        QTest::newRow("trace, jsonl") << QStringList{"trace", "single_box", "--format", "jsonl"};
        QTest::newRow("trace of a link") << QStringList{"trace", "single_box#f1"};
        QTest::newRow("compare") << QStringList{"compare", "single_box", "--a", "erp=0", "--b", "erp=1"};
        QTest::newRow("sweep") << QStringList{"sweep", "single_box", "--vary", "iterations=1,2", "--steps", "1"};
        QTest::newRow("scene --check") << QStringList{"scene", "--check", sceneFile("single_box")};
        QTest::newRow("scene --list") << QStringList{"scene", "--list"};
        QTest::newRow("lessons --report") << QStringList{"lessons", "--report", "/no/such/file"};
        QTest::newRow("--help") << QStringList{"--help"};
        QTest::newRow("--version") << QStringList{"--version"};
    }
    void whatCouldNotBePrintedIsNoSuccess() {
        QFETCH(QStringList, arguments);
        const bool isBadInput = arguments.contains("--report");
        for (const char* stream : {">/dev/full", ">&-"}) {
            QProcess program;
            program.start("sh", QStringList{"-c", QStringLiteral("exec \"$0\" \"$@\" ") + stream, programFile()} + arguments);
            QVERIFY(program.waitForFinished(60'000));
            QCOMPARE(program.exitCode(), isBadInput ? 2 : 1);
            const QByteArray err = program.readAllStandardError();
            QVERIFY2(err.endsWith("solverscope: standard output cannot be written\n"), err.constData());
        }
    }

    void aFolderOfLessonsThatCannotBeLookedAtIsRefused_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("a name that is too long") << QString(300, 'x');
        QTest::newRow("a link to itself") << "loop";
        QTest::newRow("nothing there") << "nothing";
    }
    void aFolderOfLessonsThatCannotBeLookedAtIsRefused() {
        QFETCH(QString, folder);
        const QTemporaryDir place;
        QVERIFY(QFile::link("loop", place.filePath("loop")));
        const Ran ran = run({"lessons", "--check", place.filePath(folder)});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("expected a folder of lessons or a lesson file: "), qPrintable(ran.err));
    }

    void aPipeIsNotReplacedByAFile_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("name");
        QTest::newRow("render") << QStringList{"render", "single_box", "--view", "scene"} << "pipe.svg";
        QTest::newRow("compare") << QStringList{"compare", "single_box", "--a", "erp=0", "--b", "erp=1"} << "pipe.png";
        QTest::newRow("sweep") << QStringList{"sweep",  "single_box", "--vary",  "iterations=1,2",
                                              "--vary", "erp=0,1",    "--steps", "1"}
                               << "pipe.svg";
        QTest::newRow("notebook") << QStringList{"notebook", "notebook.json"} << "pipe.html";
        QTest::newRow("notebook of lessons") << QStringList{"lessons", "--notebook", "notebook.json"} << "pipe.html";
    }
    void aPipeIsNotReplacedByAFile() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, name);
        const QTemporaryDir place;
        const QString pipe = place.filePath(name);
        QCOMPARE(QProcess::execute("mkfifo", {pipe}), 0);
        QProcess program;
        program.start(programFile(), arguments + QStringList{"--out", pipe});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(QString(program.readAllStandardError()), pipe + ": expected a regular file to write to\n");
        QVERIFY(!QFileInfo(pipe).isFile());
    }

    void aPictureOfTheSourceIsTheSameInEveryLocale() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("source.png");
        QByteArray first;
        for (const char* locale : {"C.UTF-8", "ja_JP.UTF-8"}) {
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("LC_ALL", locale);
            program.setProcessEnvironment(environment);
            program.start(programFile(), {"render", "single_box", "--view", "source", "--out", out});
            QVERIFY(program.waitForFinished(60'000));
            QCOMPARE(program.exitCode(), 0);
            QCOMPARE(program.readAllStandardError(), QByteArray());
            if (first.isEmpty()) first = contentOf(out);
            QVERIFY(contentOf(out) == first);
        }
    }

    void aSceneOfTheLibraryNeedsOnlyItsName() {
        const Ran byName = run({"run", "stack_10", "--steps", "5"});
        QCOMPARE(byName.status, 0);
        QCOMPARE(byName.out, run({"run", sceneFile("stack_10"), "--steps", "5"}).out);
    }

    void aFileWhoseNameIsNoUtf8IsRead() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("sc\u00e8ne").toLatin1().toStdString() + ".json";
        std::filesystem::copy_file(sceneFile("single_box").toStdString(), file);
        for (const std::vector<const char*>& arguments :
             {std::vector{"solverscope", "run", file.c_str(), "--steps", "1"}, {"solverscope", "scene", "--check", file.c_str()}}) {
            std::ostringstream out, err;
            const Invocation done = runCommandLine(static_cast<int>(arguments.size()), arguments.data(), out, err);
            QVERIFY2(std::get<ExitStatus>(done).status == 0, err.str().c_str());
        }
    }

    void outputGoesToNoOtherNameThanTheGivenOne() {
        const QTemporaryDir folder;
        NotebookRequest request;
        request.file = folder.filePath("notebook.json").toStdString();
        request.out = folder.filePath("p\u00e4ge").toLatin1().toStdString() + ".html";
        std::ostringstream err;
        QCOMPARE(notebookCommand(request, err), 2);
        QVERIFY2(err.str().ends_with(": expected a name in UTF-8 to write to\n"), err.str().c_str());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void everyShippedSceneIsFine() {
        QStringList command{"scene", "--check"};
        for (const QFileInfo& file : QDir(QFileInfo(sceneFile("x")).path()).entryInfoList({"*.json"})) command << file.filePath();
        const Ran ran = run(command);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.count("fine"), command.size() - 2);
    }

    void everyShippedSceneKeepsWithinTheWorkOfAStepWithRoom_data() { addShippedScenes(); }
    void everyShippedSceneKeepsWithinTheWorkOfAStepWithRoom() {
        QFETCH(QString, name);
        const Scene scene = shippedScene(name);
        QCOMPARE(tooMuchWorkReason(scene.settings, 10 * (scene.bodies.size() + scene.joints.size())), std::string());
    }

    void settingsThatFreezeAreRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString link = "stack_10?method=tgs_soft&substeps=10000&relax_iterations=10000#f1";
        const QStringList set{"--set", "method=tgs_soft", "--set", "substeps=10000", "--set", "relax_iterations=10000"};
        QTest::newRow("link") << QStringList{"trace", link};
        QTest::newRow("link and --set") << QStringList{"trace", "stack_10?method=tgs_soft&substeps=10000#f1", "--set",
                                                       "iterations=100"};
        QTest::newRow("--set") << QStringList{"run", "stack_10", "--steps", "1"} + set;
        QTest::newRow("compare") << QStringList{"compare", "stack_10", "--a",
                                                "erp=0",   "--b",      "method=tgs_soft,substeps=10000,relax_iterations=10000"};
        QTest::newRow("sweep") << QStringList{
            "sweep",  "stack_10",      "--steps", "1", "--vary", "method=xpbd,tgs_soft", "--vary", "relax_iterations=0,10000",
            "--vary", "substeps=10000"};
    }
    void settingsThatFreezeAreRefused() {
        QFETCH(QStringList, arguments);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("expected fewer iterations or sub-steps"), qPrintable(ran.err));
    }

    void aSceneWhoseSettingsFreezeIsRefusedWithItsPlace() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("slow.json");
        write(file,
              "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[],\n"
              "\"settings\": {\"substeps\":10000,\"iterations\":100,\"method\":\"xpbd\"}}");
        const Ran ran = run({"scene", "--check", file});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.startsWith(file + ":2:13: expected fewer iterations or sub-steps"), qPrintable(ran.err));
    }

    static void writeHeap(const QString& file, int count) {
        QByteArray bodies;
        for (int i = 0; i < count; ++i)
            bodies +=
                (i > 0 ? ",{\"id\":\"" : "{\"id\":\"") + QByteArray::number(i) + "\",\"shape\":{\"type\":\"circle\",\"radius\":1}}";
        write(file, "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[" + bodies + "]}");
    }

    void contactsLeaveFewerSweeps() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("heap.json");
        writeHeap(file, 316);
        QCOMPARE(run({"scene", "--check", file}).status, 0);
        const Ran ran = run({"run", file, "--steps", "1", "--set", "iterations=10000"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.startsWith("--set: expected fewer iterations"), qPrintable(ran.err));
    }

    void aHeapOfBodiesAtOnePointIsRefused() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("heap.json");
        writeHeap(file, 1'000);
        for (const QStringList& command : {QStringList{"scene", "--check", file}, {"run", file, "--steps", "1"}, {"trace", file}}) {
            const Ran ran = run(command);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.startsWith(file + ": expected fewer than 250000 contacts at the start"), qPrintable(ran.err));
        }
    }

    void namesAreNoFormulasOfASpreadsheet() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("hostile.json");
        write(file,
              "{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":["
              "{\"id\":\"=cmd|' /C calc'!A0\",\"shape\":{\"type\":\"circle\",\"radius\":1}},"
              "{\"id\":\"b,=1+1\",\"shape\":{\"type\":\"circle\",\"radius\":1},\"position\":[0,1.9]}]}");
        const Ran world = run({"run", file, "--steps", "1"});
        QVERIFY2(world.out.contains("\n'=cmd|' /C calc'!A0,0,"), qPrintable(world.out));
        QVERIFY2(world.out.contains("\n\"b,=1+1\",0,"), qPrintable(world.out));
        const Ran trace = run({"trace", file});
        QVERIFY2(trace.out.contains(",'=cmd|' /C calc'!A0,"), qPrintable(trace.out));
        QVERIFY2(trace.out.contains("\n\"# body[b,=1+1].vx="), qPrintable(trace.out));
    }

    void theShippedLessonsHold() {
        for (const QStringList& command :
             {QStringList{"lessons", "--check"}, {"lessons", "--check", SOLVERSCOPE_SOURCE_DIR "/lessons"}}) {
            const Ran ran = run(command);
            QVERIFY2(ran.status == 0, qPrintable(ran.err));
            QVERIFY2(ran.out.endsWith("all hold\n"), qPrintable(ran.out));
        }
    }

    void aWrongNumberInALessonIsNamedWithItsPlace() {
        QFile good(SOLVERSCOPE_SOURCE_DIR "/lessons/3.2-one-row/lesson.md");
        QVERIFY(good.open(QIODevice::ReadOnly));
        QByteArray text = good.readAll();
        const qsizetype at = text.indexOf("{{0.625 = ");
        QVERIFY(at > 0);
        text.replace(at, 7, "{{0.725");
        const auto line = text.left(at).count('\n') + 1;
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("wrong"));
        const QDir original(SOLVERSCOPE_SOURCE_DIR "/lessons/3.2-one-row");
        for (const QString& scene : original.entryList({"*.json"}))
            QVERIFY(QFile::copy(original.filePath(scene), folder.filePath("wrong/") + scene));
        QFile wrong(folder.filePath("wrong/lesson.md"));
        QVERIFY(wrong.open(QIODevice::WriteOnly));
        wrong.write(text);
        wrong.close();
        const Ran ran = run({"lessons", "--check", folder.path()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("lesson.md:" + QString::number(line) + ":"), qPrintable(ran.err));
    }

    void progressFilesAreSummedUpForATeacher() {
        const QTemporaryDir folder;
        LessonProgress ann(folder.filePath("ann.json"));
        LessonRecord record;
        record.stage = 3;
        record.explanation = "It can turn, \"away\".";
        record.answers["one"] = {"1.25", true, 0, 1, 0};
        record.answers["two"] = {"3", true, 1, 2, 3};
        record.answers["three"] = {"0", false, 0, 1, 0};
        QVERIFY(ann.keep("3.2", record));
        record = {};
        record.done = true;
        QVERIFY(ann.keep("3.4", record));
        QFile broken(folder.filePath("ben.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\n  \"format\": oops");
        broken.close();
        const Ran ran = run({"lessons", "--report", folder.filePath("ann.json"), folder.filePath("ben.json")});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.startsWith(folder.filePath("ben.json") + ":2:"), qPrintable(ran.err));
        QVERIFY(broken.exists());  // a summary changes nothing
        const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.value(0), QString("file,lesson,done,stage,answered,right,right_at_once,tries,hints,explanation"));
        QCOMPARE(lines.value(1), folder.filePath("ann.json") + ",3.2,no,4,3,2,1,4,3,\"It can turn, \"\"away\"\".\"");
        QCOMPARE(lines.value(2), folder.filePath("ann.json") + ",3.4,yes,1,0,0,0,0,0,");
        QCOMPARE(lines.size(), 3);
        QCOMPARE(run({"lessons"}).status, 2);
    }

    void damageOfAProgressFileHasItsPlace_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("what");
        QTest::newRow("of the file") << QByteArray("\"last\"") << QByteArray("\"last\": 1, \"was\"") << "last: expected a text";
        QTest::newRow("of a lesson") << QByteArray("\"stage\": 3") << QByteArray("\"stage\": \"3\"")
                                     << "lessons[\"3.2\"].stage: expected a number";
        QTest::newRow("of a key") << QByteArray("\"explanation\"") << QByteArray("\"explanatioo\"")
                                  << "lessons[\"3.2\"].explanation: expected a text";
        QTest::newRow("of an answer") << QByteArray("\"right\": true") << QByteArray("\"right\": 1")
                                      << "lessons[\"3.2\"].answers[\"one\"].right: expected true or false";
    }

    void damageOfAProgressFileHasItsPlace() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, what);
        const QTemporaryDir folder;
        const QString file = folder.filePath("ann.json");
        LessonRecord record;
        record.stage = 3;
        record.answers["one"] = {"1.25", true, 0, 1, 0};
        QVERIFY(LessonProgress(file).keep("3.2", record));
        QByteArray text = contentOf(file);
        const auto at = text.indexOf(from);
        QVERIFY2(at > 0, text.constData());
        // A key that is not there has the place of its lesson.
        const bool isMissing = from.startsWith("\"explanation");
        const auto line = text.first(isMissing ? text.indexOf("\"3.2\": {") : at).count('\n') + 1;
        write(file, text.replace(from, to));
        const Ran ran = run({"lessons", "--report", file});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.startsWith(QString("%1:%2:").arg(file).arg(line)) && ran.err.contains(what), qPrintable(ran.err));
    }

    void whatLearnersWriteIsTextToASpreadsheet_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("cell");
        QTest::newRow("formula") << "=HYPERLINK(\"http://x/\")"
                                 << "\"'=HYPERLINK(\"\"http://x/\"\")\"";
        QTest::newRow("plus") << "+1+1"
                              << "'+1+1";
        QTest::newRow("minus") << "-1+1"
                               << "'-1+1";
        QTest::newRow("at") << "@SUM(A1)"
                            << "'@SUM(A1)";
        QTest::newRow("tab") << "\t=1"
                             << "\"'\t=1\"";
        QTest::newRow("semicolon") << "a;=1"
                                   << "\"a;=1\"";
        QTest::newRow("escape sequence") << "a\x1b[31mb" << QStringLiteral("a\uFFFD[31mb");
        QTest::newRow("C1 and direction") << QStringLiteral("a\u009b1b\u202ec") << QStringLiteral("a\uFFFD1b\uFFFDc");
        QTest::newRow("number") << "-1.5"
                                << "-1.5";
        QTest::newRow("text") << QStringLiteral("größer −1") << QStringLiteral("größer −1");
    }
    void whatLearnersWriteIsTextToASpreadsheet() {
        QFETCH(QString, written);
        QFETCH(QString, cell);
        const QTemporaryDir folder;
        LessonProgress progress(folder.filePath("ann.json"));
        LessonRecord record;
        record.explanation = written;
        QVERIFY(progress.keep("3.2", record));
        const Ran ran = run({"lessons", "--report", folder.filePath("ann.json")});
        QVERIFY2(ran.out.endsWith(",0," + cell + "\n"), qPrintable(ran.out));
    }

    void aComparisonCanBeAPicture() {
        const char* argv[] = {
            "solverscope",          "compare",    "stack_10", "--step", "7", "--set", "dt=0.02", "--a", "iterations=4", "--variant",
            "cold:warm_starting=0", "--free-run", "--out",    "x.svg"};
        std::ostringstream out, err;
        const Invocation invocation = runCommandLine(static_cast<int>(std::size(argv)), argv, out, err);
        QVERIFY2(std::holds_alternative<RenderRequest>(invocation), err.str().c_str());
        const auto& picture = std::get<RenderRequest>(invocation);
        QCOMPARE(picture.view, std::string("compare"));
        QCOMPARE(picture.step, std::int64_t{7});
        QVERIFY(picture.freeRun);
        QCOMPARE(picture.variants.a, std::optional<std::string>("iterations=4"));
        QCOMPARE(picture.variants.others, std::vector<std::string>{"cold:warm_starting=0"});
        QCOMPARE(run({"compare", "stack_10", "--a", "dt=0.01", "--b", "dt=0.02", "--outcomes", "--out", "x.svg"}).status, 2);
    }

    void withoutCommandTheWindowIsAskedFor() {
        const char* argv[] = {"solverscope", "my.json"};
        std::ostringstream out, err;
        const Invocation invocation = runCommandLine(2, argv, out, err);
        QVERIFY(std::holds_alternative<WindowRequest>(invocation));
        QCOMPARE(std::get<WindowRequest>(invocation).scene, std::string("my.json"));
    }

    void aLinkNamesTheStepAndTheInputsOfATrace() {
        const Ran byHand = run({"trace", "stack_10", "--step", "7", "--set", "iterations=4"});
        QCOMPARE(run({"trace", "stack_10?iterations=4#f7.i2.r3"}).out, byHand.out);
        QCOMPARE(run({"trace", "stack_10#f2.i1", "--step", "7", "--set", "iterations=4"}).out, byHand.out);
        const Ran later = run({"trace", "stack_10?iterations=4@6#f7"});
        QCOMPARE(later.status, 0);
        QVERIFY(later.out != byHand.out);
    }

    void aLinkToAnotherMomentSaysSo() {
        const Ran ran = run({"trace", "stack_10#f7.i2.r3~00000000"});
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.err.contains("this moment differs"));
        QVERIFY(!ran.out.isEmpty());
    }

    void aBadLinkIsRefusedWithItsColumn_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("message");
        QTest::newRow("place") << "stack_10#f7.q"
                               << ":1:13: expected i and a sweep";
        QTest::newRow("input") << "stack_10?itterations=3#f7"
                               << ":1:10: ";
        QTest::newRow("no such event") << "stack_10#f7.i77"
                                       << "step 7 has no sweep 77";
        QTest::newRow("no scene") << "#f7"
                                  << "expected a scene before the moment";
        QTest::newRow("no such scene") << "stack_eleven#f7"
                                       << "stack_eleven";
    }
    void aBadLinkIsRefusedWithItsColumn() {
        QFETCH(QString, link);
        QFETCH(QString, message);
        const Ran ran = run({"trace", link});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(message), qPrintable(ran.err));
    }

    void commandsForWholeScenesTakeNoLink() {
        const Ran ran = run({"run", "stack_10#f7", "--steps", "3"});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.err.contains("expected a scene"));
    }
};

SOLVERSCOPE_TEST(TestCommandLine, QCoreApplication)
#include "test_command_line.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Runs ./run and ./test in a copy of their folder, with stand-ins on PATH for the programs that would install and build.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/test_program.h"

namespace {

struct Outcome {
    int exitCode = -1;
    QString out, err;
};

// A folder with the scripts and stand-ins: `cmake --build` makes a program that prints its arguments and its folder; everything
// called is noted in calls.txt.
class Machine {
public:
    Machine() : m_path(qEnvironmentVariable("PATH")) {
        QDir(m_folder.path()).mkpath(".ci");
        QDir(m_folder.path()).mkpath("bin");
        QDir(m_folder.path()).mkpath("elsewhere");
        for (const QString name : {"run", "test", ".ci/steps.sh", ".ci/run", "CMakePresets.json"})
            if (!QFile::copy(SOLVERSCOPE_SOURCE_DIR "/" + name, path(name))) qFatal("cannot copy %s", qPrintable(name));
        standIn("dpkg-checkbuilddeps", "exit 0");
        standIn("apt-get", "echo output of apt-get");
        standIn("sudo", "\"$@\"");
        standIn("cmake",
                "[ \"$1\" = --build ] || exit 0\n"
                "mkdir -p \"$2/gui\"; touch \"$2/build.ninja\"\n"
                "printf '#!/bin/sh\\necho \"program: $*\"; pwd; exit 7\\n' >\"$2/gui/solverscope\"\n"
                "chmod +x \"$2/gui/solverscope\"\necho output of the build");
    }

    void standIn(const QString& name, const QString& script) const {
        QFile file(path("bin/" + name));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("cannot write %s", qPrintable(file.fileName()));
        file.write(("#!/bin/sh\necho \"" + name + " $*\" >>\"" + path("calls.txt") + "\"\n" + script + "\n").toUtf8());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    Outcome start(const QString& script, const QStringList& arguments, const QMap<QString, QString>& variables = {}) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
        environment.insert("PATH", path("bin") + ':' + m_path);
        for (auto it = variables.begin(); it != variables.end(); ++it) environment.insert(it.key(), it.value());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path("elsewhere"));
        process.start(path(script), arguments);
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
            qFatal("%s did not end", qPrintable(script));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QStringList calls() const {
        QFile file(path("calls.txt"));
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    }

    QString path(const QString& name) const { return QDir(m_folder.path()).canonicalPath() + '/' + name; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

}  // namespace

class TestScripts : public QObject {
    Q_OBJECT

private slots:
    void withoutADisplayRunSaysSoInOneSentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("platform");
        QTest::newRow("bare") << QStringList{} << "";
        QTest::newRow("with a scene to open") << QStringList{"scene.json"} << "";
        QTest::newRow("Qt told to use X11") << QStringList{} << "xcb";
        QTest::newRow("Qt told to use either") << QStringList{} << "wayland-egl;xcb";
    }

    void withoutADisplayRunSaysSoInOneSentence() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, platform);
        const Machine machine;
        const Outcome outcome = machine.start("run", arguments, {{"QT_QPA_PLATFORM", platform}});
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.out, QString());
        QCOMPARE(outcome.err.count('\n'), 1);
        for (const QString command : {"run", "trace", "compare", "render", "scene", "lessons"})
            QVERIFY2(outcome.err.section("need none:", 1).contains(command), qPrintable(outcome.err));
        QCOMPARE(machine.calls(), QStringList());  // nothing is installed or built for it
    }

    void runStartsTheProgramWhereItCan_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::newRow("headless command") << QStringList{"trace", "a scene.json", "--step", "3"} << ""
                                          << "";
        QTest::newRow("help") << QStringList{"--help"} << ""
                              << "";
        QTest::newRow("X11") << QStringList{} << "DISPLAY"
                             << ":7";
        QTest::newRow("Wayland") << QStringList{"scene.json"} << "WAYLAND_DISPLAY"
                                 << "wayland-0";
        QTest::newRow("offscreen") << QStringList{} << "QT_QPA_PLATFORM"
                                   << "offscreen";
        QTest::newRow("vnc with options") << QStringList{} << "QT_QPA_PLATFORM"
                                          << "vnc:size=1280x800";
        QTest::newRow("X11, else offscreen") << QStringList{} << "QT_QPA_PLATFORM"
                                             << "xcb;offscreen";
    }

    void runStartsTheProgramWhereItCan() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, variable);
        QFETCH(QString, value);
        const Machine machine;
        const Outcome outcome = machine.start("run", arguments, {{variable.isEmpty() ? "UNUSED" : variable, value}});
        QCOMPARE(outcome.exitCode, 7);  // the program's own
        // Standard output is the program's alone, and paths mean what they mean to the caller.
        QCOMPARE(outcome.out, "program: " + arguments.join(' ') + '\n' + machine.path("elsewhere") + '\n');
        QVERIFY2(outcome.err.contains("output of the build"), qPrintable(outcome.err));
    }

    void runInstallsOnlyWhatIsMissing() {
        const Machine machine;
        machine.start("run", {"--help"});
        QVERIFY(machine.calls().filter("apt-get").isEmpty());

        machine.standIn("dpkg-checkbuilddeps", "[ -e \"" + machine.path("installed") + "\" ]");
        machine.standIn("apt-get", "case \"$*\" in *build-dep*) touch \"" + machine.path("installed") + "\" ;; esac; echo apt");
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 7);
        QVERIFY2(!outcome.out.contains("apt"), qPrintable(outcome.out));
        const QStringList installs = machine.calls().filter(QRegularExpression("^apt-get .*build-dep"));
        QCOMPARE(installs.size(), 1);
        QVERIFY2(installs[0].contains("--no-install-recommends -P nocheck ./"), qPrintable(installs[0]));
        machine.start("run", {"--help"});
        QCOMPARE(machine.calls().filter(QRegularExpression("^apt-get .*build-dep")).size(), 1);
    }

    void testEndsWithTheCount_data() {
        QTest::addColumn<QString>("log");
        QTest::addColumn<int>("ctestExit");
        QTest::addColumn<QString>("lastLine");
        QTest::addColumn<bool>("succeeds");
        const QString skipped = "\nThe following tests did not run:\n\t  5 - test_x (Skipped)\n\t  6 - test_y (Disabled)\n";
        const QString failed = "\nThe following tests FAILED:\n\t  2 - test_z (Failed)\n\t  3 - test_w (Not Run)\n";
        QTest::newRow("all well") << "100% tests passed, 0 tests failed out of 12\n" << 0 << "12 passed, 0 failed" << true;
        QTest::newRow("two fail") << "83% tests passed, 2 tests failed out of 12\n" + failed << 8 << "10 passed, 2 failed" << false;
        QTest::newRow("one skipped") << "100% tests passed, 0 tests failed out of 12\n" + skipped << 0 << "11 passed, 0 failed"
                                     << true;
        QTest::newRow("no test") << "No tests were found!!!\n" << 0 << "0 passed, 0 failed" << false;
        QTest::newRow("ctest broke off") << "" << 0 << "0 passed, 0 failed" << false;
    }

    void testEndsWithTheCount() {
        QFETCH(QString, log);
        QFETCH(int, ctestExit);
        QFETCH(QString, lastLine);
        QFETCH(bool, succeeds);
        const Machine machine;
        QFile file(machine.path("log"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(log.toUtf8());
        file.close();
        machine.standIn("ctest", "while [ \"$1\" != --output-log ]; do shift; done\ncat \"" + machine.path("log") +
                                     "\" >\"$2\"\nexit " + QString::number(ctestExit));
        for (const QString script : {"test", ".ci/run"}) {
            const Outcome outcome = machine.start(script, {});
            QCOMPARE(outcome.out, lastLine + '\n');
            QCOMPARE(outcome.exitCode == 0, succeeds);
        }
        QVERIFY(!machine.calls().filter("ctest --preset dev").isEmpty());
    }

    void aFailedBuildIsNoPass() {
        const Machine machine;
        machine.standIn("cmake", "exit 1");
        for (const QString script : {"test", "run"}) {
            const Outcome outcome = machine.start(script, {"--help"});
            QVERIFY(outcome.exitCode != 0);
            QCOMPARE(outcome.out, QString());
        }
    }
};

SOLVERSCOPE_TEST(TestScripts, QCoreApplication)
#include "test_scripts.moc"

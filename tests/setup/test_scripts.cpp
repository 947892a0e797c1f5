// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Runs ./run and ./test in a copy of their folder, with stand-ins on PATH for the programs that would install and build.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

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
        for (const char* folder : {".ci", "bin", "debian", "dpkg", "elsewhere"}) QDir(m_folder.path()).mkpath(folder);
        for (const QString name : {"run", "test", ".ci/steps.sh", ".ci/run", "CMakePresets.json", "debian/control"})
            if (!QFile::copy(SOLVERSCOPE_SOURCE_DIR "/" + name, path(name))) qFatal("cannot copy %s", qPrintable(name));
        write("dpkg/status", "what is installed");
        standIn("dpkg-checkbuilddeps", "exit 0");
        standIn("dpkg", "");
        standIn("apt-get", "echo output of apt-get");
        standIn("sudo", "\"$@\"");
        standIn("df", freeSpace(100'000));
        standIn("cmake", builds("echo output of the build"));
        standIn("ctest", "exit 1");
    }

    /// A stand-in for cmake that configures and then builds, saying something.
    static QString builds(const QString& says) {
        return "if [ \"$1\" != --build ]; then\n"
               "    for preset; do :; done; mkdir -p build/$preset; touch build/$preset/build.ninja\n"
               "    echo \"CMAKE_HOME_DIRECTORY:INTERNAL=$PWD\" >build/$preset/CMakeCache.txt; echo '-- Configuring done'; exit\n"
               "fi\n"
               "mkdir -p \"$2/gui\"\n"
               "printf '#!/bin/sh\\necho \"program: $*\"; pwd; exit 7\\n' >\"$2/gui/solverscope\"\n"
               "chmod +x \"$2/gui/solverscope\"\n" +
               says;
    }

    static QString freeSpace(int megabytes) { return QStringLiteral("echo Avail Mounted; echo %1M /disk").arg(megabytes); }

    void write(const QString& name, const QString& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("cannot write %s", qPrintable(name));
        file.write(text.toUtf8());
    }

    void standIn(const QString& name, const QString& script) const {
        write("bin/" + name, "#!/bin/sh\necho \"" + name + " $*\" >>\"" + path("calls.txt") + "\"\n" + script + '\n');
        QFile::setPermissions(path("bin/" + name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void prepare(QProcess& process, const QMap<QString, QString>& variables = {}) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "CMAKE_BUILD_PARALLEL_LEVEL"})
            environment.remove(name);
        environment.insert("PATH", path("bin") + ':' + m_path);
        environment.insert("DPKG_ADMINDIR", path("dpkg"));
        environment.insert("TERM", "xterm");
        for (auto it = variables.begin(); it != variables.end(); ++it) environment.insert(it.key(), it.value());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path("elsewhere"));
    }

    static Outcome end(QProcess& process) {
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
            qFatal("%s did not end", qPrintable(process.program()));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    Outcome start(const QString& script, const QStringList& arguments, const QMap<QString, QString>& variables = {}) const {
        QProcess process;
        prepare(process, variables);
        process.start(path(script), arguments);
        return end(process);
    }

    /// On a terminal, where all that is said goes to one place: `out`. The command may name ./run and ./test.
    void startOnTerminal(QProcess& process, const QString& command) const {
        prepare(process);
        process.setWorkingDirectory(m_folder.path());
        process.start("script", {"-qec", command, "/dev/null"});
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
        for (const char* command : {"sweep", "notebook"})
            QTest::newRow(command) << QStringList{command, "x.json"} << ""
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

        machine.write("dpkg/status", "less than before");
        machine.standIn("dpkg-checkbuilddeps", "[ -e \"" + machine.path("installed") + "\" ]");
        machine.standIn("apt-get", "case \"$*\" in *build-dep*) touch \"" + machine.path("installed") + "\" ;; esac; echo apt");
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 7);
        QVERIFY2(!outcome.out.contains("apt"), qPrintable(outcome.out));
        const QStringList installs = machine.calls().filter(QRegularExpression("^apt-get .*build-dep"));
        QCOMPARE(installs.size(), 2);
        QVERIFY2(installs[0].contains("--download-only build-dep --no-install-recommends -P nocheck ./"), qPrintable(installs[0]));
        QVERIFY2(installs[1].contains("build-dep --no-install-recommends -P nocheck ./"), qPrintable(installs[1]));
        machine.start("run", {"--help"});
        QCOMPARE(machine.calls().filter(QRegularExpression("^apt-get .*build-dep")).size(), 2);
    }

    void packagesInstalledByHalfAreCompletedFirst() {
        const Machine machine;
        machine.standIn("dpkg-checkbuilddeps", "exit 1");
        machine.standIn("dpkg", "[ $1 != --audit ] || echo The following packages are in a mess");
        machine.start("run", {"--help"});
        const QStringList calls = machine.calls();
        const int completed = calls.indexOf("dpkg --configure -a");
        QVERIFY2(completed > 0 && calls[completed + 1].contains(" --fix-broken "), qPrintable(calls.join('\n')));
        QVERIFY2(calls[completed + 2].contains(" build-dep "), qPrintable(calls.join('\n')));
    }

    void anotherProgramThatInstallsPackagesIsWaitedForWithAWord() {
        const Machine machine;
        machine.standIn("dpkg-checkbuilddeps", "exit 1");
        machine.write("dpkg/lock-frontend", "");
        QVERIFY(!machine.start("run", {"--help"}).err.contains("waiting"));
        const int lock = ::open(machine.path("dpkg/lock-frontend").toLocal8Bit().constData(), O_RDWR | O_CLOEXEC);
        struct flock whole = {};
        whole.l_type = F_WRLCK;  // as dpkg does it
        QCOMPARE(::fcntl(lock, F_SETLK, &whole), 0);
        QVERIFY(machine.start("run", {"--help"}).err.contains("run: waiting for another program"));
        ::close(lock);
    }

    void packagesAreLookedForAgainOnlyWhenSomethingChanged_data() {
        QTest::addColumn<QString>("changed");
        QTest::addColumn<int>("times");
        QTest::newRow("nothing") << "" << 1;
        QTest::newRow("what is installed") << "dpkg/status" << 2;
        QTest::newRow("what is needed") << "debian/control" << 2;
    }

    void packagesAreLookedForAgainOnlyWhenSomethingChanged() {
        QFETCH(QString, changed);
        QFETCH(int, times);
        const Machine machine;
        machine.start("run", {"--help"});
        if (!changed.isEmpty()) machine.write(changed, "something else");
        machine.start("run", {"--help"});
        QCOMPARE(machine.calls().filter("dpkg-checkbuilddeps").size(), times);
    }

    void theTestsNeedMorePackagesThanTheProgram() {
        const Machine machine;
        machine.start("run", {"--help"});
        machine.start("test", {});
        QCOMPARE(machine.calls().filter("dpkg-checkbuilddeps"),
                 (QStringList{"dpkg-checkbuilddeps -P nocheck", "dpkg-checkbuilddeps "}));
    }

    void aFailureEndsInOneSentence_data() {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("sentence");
        const QString noRoom = "there is no space left on /disk (12 MB free): free about ";
        const QString apt = "apt-get", configure = "--preset", build = "--build";
        QTest::newRow("no network") << apt << "W: Failed to fetch http://host  No such host\nE: Unmet build dependencies: cmake"
                                    << "the packages could not be downloaded (Failed to fetch http://host  No such host): see";
        QTest::newRow("no room to download") << apt << "E: You don't have enough free space in /var/cache/apt/archives/." << noRoom;
        QTest::newRow("no room to install") << apt << "dpkg: error: failed to write (No space left on device)" << noRoom;
        QTest::newRow("apt-get fails") << apt << "E: held broken packages"
                                       << "apt-get could not install the packages; ";
        QTest::newRow("no room to configure") << configure << "CMake Error: No space left on device" << noRoom;
        QTest::newRow("no room to build") << build << "a.cpp: fatal error: error writing: No space left on device" << noRoom;
        QTest::newRow("no memory") << build << "c++: fatal error: Killed signal terminated program cc1plus"
                                   << "there is too little memory for the compiler: ";
        QTest::newRow("wrong source") << build << "a.cpp:1:1: error: no type"
                                      << "the build of build/release failed; ";
    }

    void aFailureEndsInOneSentence() {
        QFETCH(QString, step);
        QFETCH(QString, message);
        QFETCH(QString, sentence);
        const Machine machine;
        machine.write("message", message + '\n');
        const QString says = "cat \"" + machine.path("message") + "\" >&2; ";
        if (step == "apt-get") {
            machine.standIn("dpkg-checkbuilddeps", "exit 1");
            machine.standIn("apt-get", says + "exit 100");
        } else {
            machine.standIn("cmake", "case \"$*\" in *" + step + "*) " + says + "exit 1 ;; esac");
        }
        // There is room for the work, and little once it has failed: then several folders are looked at.
        machine.standIn("df", "[ $# -le 3 ] && free=100000 || free=12; echo Avail Mounted; echo ${free}M /disk");
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 1);
        QCOMPARE(outcome.out, QString());
        const QString last = outcome.err.split('\n', Qt::SkipEmptyParts).last();
        QVERIFY2(last.startsWith("run: " + sentence), qPrintable(outcome.err));
        QVERIFY2(last.contains(sentence.endsWith("; ") ? "all messages are in " + machine.path("build/") : QString("./run")),
                 qPrintable(last));
    }

    void aFailedBuildIsNotPutDownToTheNetwork() {
        const Machine machine;
        machine.standIn("dpkg-checkbuilddeps", "[ -e \"" + machine.path("installed") + "\" ]");
        machine.standIn("apt-get", "touch \"" + machine.path("installed") + "\"; echo W: Failed to fetch http://host");
        machine.standIn("cmake", "exit 1");
        const Outcome outcome = machine.start("run", {"--help"});
        QVERIFY2(outcome.err.contains("cmake could not configure build/release"), qPrintable(outcome.err));
    }

    void aFullDiskIsNoticedWhateverFails() {
        const Machine machine;
        machine.standIn("cmake", "exit 1");
        machine.standIn("df", "[ $# -le 3 ] && free=100000 || free=3; echo Avail Mounted; echo ${free}M /disk");
        const Outcome outcome = machine.start("run", {"--help"});
        QVERIFY2(outcome.err.contains("run: there is no space left on /disk (3 MB free)"), qPrintable(outcome.err));
    }

    void messagesOfAFailedBuildAreShownInFull() {
        const Machine machine;
        const QString messages = "FAILED: a.o\nc++ -c a.cpp\na.cpp:1:1: error: no type\n    1 | x;\n      | ^\n";
        machine.write("messages", messages);
        machine.standIn("cmake", Machine::builds("echo '[1/9] Building a.o'; cat \"" + machine.path("messages") + "\"; exit 1"));
        const Outcome outcome = machine.start("run", {"--help"});
        QVERIFY2(outcome.err.contains(messages), qPrintable(outcome.err));
    }

    void tooLittleRoomIsSaidBeforeTheWork() {
        const Machine machine;
        machine.standIn("df", Machine::freeSpace(12));
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.err.contains(QRegularExpression("^run: the build takes \\d+ MB on /disk, where 12 MB are free: ")),
                 qPrintable(outcome.err));
        QVERIFY(machine.calls().filter("cmake").isEmpty());
    }

    void tooLittleRoomForPackagesIsSaidBeforeTheyAreInstalled() {
        const Machine machine;
        machine.standIn("dpkg-checkbuilddeps", "exit 1");
        machine.standIn("apt-get", "echo 'After this operation, 1,432 MB of additional disk space will be used.'");
        machine.standIn("df", Machine::freeSpace(1000));
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.err.endsWith("run: installing the packages takes 1432 MB on /disk, where 1000 MB are free: "
                                      "free 432 MB and start ./run again\n"),
                 qPrintable(outcome.err));
        QCOMPARE(machine.calls().filter("build-dep"), machine.calls().filter("--download-only"));
    }

    void onATerminalOneLineSaysHowFarItIs() {
        const Machine machine;
        machine.standIn("dpkg-checkbuilddeps", "[ -e \"" + machine.path("installed") + "\" ]");
        machine.standIn("apt-get",
                        "case \"$*\" in\n"
                        "    *download-only*) echo dlstatus:1:34.5:Retrieving ;;\n"
                        "    *build-dep*) echo pmstatus:cmake:56.7:Unpacking; touch \"" +
                            machine.path("installed") + "\" ;;\nesac");
        machine.standIn("cmake", Machine::builds("echo '[3/12] Building CXX object a.o'; echo '[4/12] Building CXX object b.o'"));
        QProcess process;
        machine.startOnTerminal(process, "./run --help");
        const Outcome outcome = Machine::end(process);
        const QString clear = "\x1b[K";
        for (const QString line : {"reading the lists of packages", "downloading packages, 34 %", "installing packages, 56 %",
                                   "configuring build/release", "building 3 of 12"})
            QVERIFY2(outcome.out.contains("\rrun: " + line + clear), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("\rrun: building 4 of 12" + clear + '\r' + clear + "program: --help"),
                 qPrintable(outcome.out));
    }

    void theLineIsCutToTheWidthOfTheTerminal() {
        const Machine machine;
        machine.standIn("cmake", Machine::builds("echo '[3/12] Building CXX object a.o'"));
        QProcess process;
        machine.startOnTerminal(process, "stty cols 20; ./run --help");
        const Outcome outcome = Machine::end(process);
        QVERIFY2(outcome.out.contains("\rrun: building 3 of \x1b[K"), qPrintable(outcome.out));  // 19: the last column stays free
    }

    void elsewhereThereIsNoLineForEveryFile() {
        const Machine machine;
        machine.standIn("cmake", Machine::builds("for i in $(seq 200); do echo \"[$i/200] Building CXX object a$i.o\"; done"));
        const Outcome outcome = machine.start("run", {"--help"});
        QVERIFY2(outcome.err.contains("run: building 1 of 200\n"), qPrintable(outcome.err));
        QVERIFY2(outcome.err.count("building") < 3, qPrintable(outcome.err));
        QVERIFY2(!outcome.err.contains('\r') && !outcome.err.contains('\x1b'), qPrintable(outcome.err));
    }

    void whatIsBuiltAlreadyIsStartedWithoutAWord() {
        const Machine machine;
        machine.standIn("cmake", Machine::builds("echo '[0/1] Re-checking globbed directories...'; echo 'ninja: no work to do.'"));
        machine.start("run", {"--help"});
        const Outcome outcome = machine.start("run", {"--help"});
        QCOMPARE(outcome.exitCode, 7);
        QCOMPARE(outcome.err, QString());
    }

    void theTimeLeftGoesByWhatIsDone_data() {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("done");
        QTest::addColumn<QString>("said");
        QTest::newRow("too early to say") << 9 << 3 << "building";
        QTest::newRow("too little done") << 60 << 10 << "building";
        QTest::newRow("minutes") << 60 << 30 << "building, about 9 minutes left";
        QTest::newRow("a minute") << 60 << 150 << "building, about 1 minute left";
        QTest::newRow("less") << 60 << 250 << "building, less than a minute left";
    }

    void theTimeLeftGoesByWhatIsDone() {
        QFETCH(int, seconds);
        QFETCH(int, done);
        QFETCH(QString, said);
        const Machine machine;
        QProcess process;
        machine.prepare(process);
        const QString script = "me=run; . \"$1\"; began=0; SECONDS=%1; showShare %2 300 building";
        process.start("bash", {"-c", script.arg(seconds).arg(done), "bash", machine.path(".ci/steps.sh")});
        QCOMPARE(Machine::end(process).err, "run: " + said + '\n');
    }

    void whatWasInterruptedGoesOnAtTheNextStart() {
        const Machine machine;
        const QString building = machine.path("building");
        machine.standIn("cmake", Machine::builds("[ -e \"" + building + "\" ] || { touch \"" + building + "\"; exec sleep 300; }"));
        QProcess process;
        machine.startOnTerminal(process, "./run --help");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(building), 30'000);
        process.write("\x03");  // Ctrl+C
        const Outcome outcome = Machine::end(process);
        QCOMPARE(outcome.exitCode, 130);
        QVERIFY2(outcome.out.trimmed().endsWith("run: interrupted; what is done is kept, and ./run goes on from there"),
                 qPrintable(outcome.out));
        QCOMPARE(machine.start("run", {"--help"}).exitCode, 7);
    }

    void packagesAreInstalledToTheEndEvenWhenInterrupted() {
        const Machine machine;
        const QString begun = machine.path("begun"), ended = machine.path("ended"), go = machine.path("go");
        machine.standIn("dpkg-checkbuilddeps", "[ -e \"" + ended + "\" ]");
        machine.standIn("apt-get", "case \"$*\" in *download-only* | *update*) exit ;; esac; touch \"" + begun + "\"\n" +
                                       "while ! [ -e \"" + go + "\" ]; do sleep 0.05; done; touch \"" + ended + '"');
        QProcess process;
        machine.startOnTerminal(process, "./run --help");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(begun), 30'000);
        process.write("\x03");
        QString said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardOutput()).contains("stopping as soon as"), 30'000);
        machine.write("go", "");
        QCOMPARE(Machine::end(process).exitCode, 130);
        QVERIFY(QFile::exists(ended));
        QVERIFY(machine.calls().filter("cmake").isEmpty());
    }

    void aScriptThatWaitsForAnotherSaysSo() {
        const Machine machine;
        machine.start("run", {"--help"});
        const int lock = ::open(machine.path("build/release/.lock").toLocal8Bit().constData(), O_RDWR | O_CLOEXEC);
        QCOMPARE(::flock(lock, LOCK_EX | LOCK_NB), 0);
        QProcess process;
        machine.prepare(process);
        process.start(machine.path("run"), {"--help"});
        QString said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains("waiting for another build of build/release"),
                                 30'000);
        ::close(lock);
        QCOMPARE(Machine::end(process).exitCode, 7);
    }

    void asManyFilesAreCompiledAtOnceAsThereIsMemoryFor() {
        const Machine machine;
        machine.standIn("cmake", Machine::builds("echo jobs: ${CMAKE_BUILD_PARALLEL_LEVEL:-by the processors}."));
        machine.standIn("nproc", "echo -2");
        QVERIFY(machine.start("run", {"--help"}).err.contains("jobs: by the processors."));
        machine.standIn("nproc", "echo 100000");
        const Outcome limited = machine.start("run", {"--help"});
        QVERIFY2(limited.err.contains(QRegularExpression("jobs: [1-9]\\d{0,3}\\.")), qPrintable(limited.err));
        QVERIFY(machine.start("run", {"--help"}, {{"CMAKE_BUILD_PARALLEL_LEVEL", "3"}}).err.contains("jobs: 3."));
    }

    void testEndsWithTheCount_data() {
        QTest::addColumn<QString>("log");
        QTest::addColumn<int>("ctestExit");
        QTest::addColumn<QString>("lastLine");
        QTest::addColumn<bool>("succeeds");
        const QString notRun = "\nThe following tests did not run:\n\t  5 - test_x (Skipped)\n\t  6 - test_y (Disabled)\n";
        const QString failed = "\nThe following tests FAILED:\n\t  2 - test_z (Failed)\n\t  3 - test_w (Not Run)\n";
        QTest::newRow("all well") << "100% tests passed, 0 tests failed out of 12\n" << 0 << "12 passed, 0 failed" << true;
        QTest::newRow("two fail") << "83% tests passed, 2 tests failed out of 12\n" + failed << 8 << "10 passed, 2 failed" << false;
        // ctest counts the one that it skipped as passed and leaves out the other.
        QTest::newRow("two did not run") << "100% tests passed, 0 tests failed out of 12\n" + notRun << 0 << "11 passed, 2 failed"
                                         << false;
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

    void testPassesItsOptionsOn_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("ctest");
        QTest::newRow("none") << QStringList{} << "ctest --preset dev --output-log LOG, long: no";
        QTest::newRow("long") << QStringList{"--long"} << "ctest --preset dev --output-log LOG, long: 1";
        QTest::newRow("all") << QStringList{"--asan", "-R", "a scene", "--long"}
                             << "ctest --preset asan --output-log LOG -R a scene, long: 1";
        QTest::newRow("in another order") << QStringList{"--long", "--asan", "-R", "a scene"}
                                          << "ctest --preset asan --output-log LOG -R a scene, long: 1";
    }

    void testPassesItsOptionsOn() {
        QFETCH(QStringList, options);
        QFETCH(QString, ctest);
        const Machine machine;
        machine.standIn("ctest", "echo \"ctest $*, long: ${SOLVERSCOPE_LONG:-no}\" >&2");
        // What the caller's environment holds does not decide it.
        QString said = machine.start("test", options, {{"SOLVERSCOPE_LONG", "yes"}}).err;
        QVERIFY2(said.replace(QRegularExpression("/tmp/\\S*/log"), "LOG").contains(ctest + '\n'), qPrintable(said));
    }

    void testSaysWhichFormsItRuns() {
        const Machine machine;
        QVERIFY(machine.start("test", {}).err.contains("the short forms; ./test --long runs the long ones"));
        QVERIFY(machine.start("test", {"--long"}).err.contains("the long forms"));
    }

    void onATerminalOneLineSaysHowManyTestsRanAndFailed() {
        const Machine machine;
        machine.write("says",
                      "Test project\n    Start 1: test_a\n1/3 Test #1: test_a ....   Passed    0.05 sec\n"
                      "    Start 2: test_b\n2/3 Test #2: test_b ....***Failed    0.05 sec\nFAIL!  : TestB::b()\n");
        machine.standIn("ctest", "cat \"" + machine.path("says") + "\"; exit 8");
        QProcess process;
        machine.startOnTerminal(process, "./test");
        const Outcome outcome = Machine::end(process);
        QVERIFY2(outcome.out.contains("\rtest: testing 1 of 3, 0 failed\x1b[K"), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("\rtest: testing 2 of 3, 1 failed\x1b[K"), qPrintable(outcome.out));
        QVERIFY2(!outcome.out.contains("test_a"), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("2/3 Test #2: test_b ....***Failed    0.05 sec\r\n"), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("FAIL!  : TestB::b()\r\n"), qPrintable(outcome.out));
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

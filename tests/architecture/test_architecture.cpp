// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Guards the shape of the sources: which layer may include which, where Qt may be used, and the licence lines of every file.
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>

#include "tests/test_program.h"

namespace {

const QString root = QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/");

QString contents(const QString& path) {
    QFile file(root + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

QString section(const QString& title) {
    return contents("ARCHITECTURE.md").section("## " + title + '\n', 1).section("\n## ", 0, 0);
}

// The rooms of ARCHITECTURE.md, from the lowest to the highest; a file includes its own room and those before it.
const QStringList& rooms() {
    static const QStringList read = [] {
        QStringList names;
        for (const QString& line : section("Rooms").section("```", 1, 1).split('\n', Qt::SkipEmptyParts))
            names << line.section(' ', 0, 0);
        return names;
    }();
    return read;
}

int layerOf(const QString& path) {
    const auto layer = std::ranges::find_if(rooms(), [&](const QString& name) { return path.startsWith(name + '/'); });
    return layer == rooms().end() ? -1 : int(layer - rooms().begin());
}

bool mayUseQt(const QString& path) { return path.startsWith("gui/"); }

bool isQt(const QString& header) {
    static const QRegularExpression qtHeader("^(Q[A-Z]|Qt|q[a-z]+\\.h$)");
    return qtHeader.match(header).hasMatch();
}

// What is wrong with the includes of a file: empty if nothing is.
QStringList includeBreaches(const QString& path, const QString& text) {
    const int layer = layerOf(path);
    if (layer < 0) return {path + ": its folder is not one of the rooms " + rooms().join(" < ")};
    QStringList breaches;
    static const QRegularExpression include("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"]+)[>\"]",
                                            QRegularExpression::MultilineOption);
    for (auto matches = include.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const QString header = match.captured(2);
        if (isQt(header) && !mayUseQt(path)) breaches << path + ": Qt is for gui alone, but it includes " + header;
        const int included = layerOf(header);
        if (included > layer) breaches << path + ": it includes " + header + ", a layer above its own";
        if (match.captured(1) == "\"" && included < 0 && !mayUseQt(path))  // the window's also come from moc and the build folder
            breaches << path + ": it includes \"" + header + "\", which does not name its layer";
    }
    return breaches;
}

QStringList licenceBreaches(const QString& path, const QString& text) {
    const QStringList head =
        text.split('\n').first(std::min<qsizetype>(3, text.count('\n') + 1));  // a script has #! in its first line
    QStringList breaches;
    for (const QString line : {"SPDX-License-Identifier: GPL-3.0-or-later", "SPDX-FileCopyrightText: "}) {
        const bool found = std::ranges::any_of(head, [&](const QString& candidate) { return candidate.contains(line); });
        if (!found) breaches << path + ": \"" + line + "\" is not in its first lines";
    }
    return breaches;
}

QStringList filesIn(const QStringList& folders, const QStringList& patterns) {
    QStringList files;
    for (const QString& folder : folders)
        for (QDirIterator it(root + folder, patterns, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            files << it.next().mid(root.size());
    files.sort();
    return files;
}

const QStringList& sources() {
    static const QStringList files = filesIn({"physics", "lessons", "gui", "include", "examples"}, {"*.h", "*.cpp"});
    return files;
}

qsizetype linesOf(const QString& path) { return contents(path).count('\n'); }

qsizetype filesWith(const QStringList& paths, const QString& pattern) {
    const QRegularExpression expression(pattern);
    return std::ranges::count_if(paths, [&](const QString& path) { return contents(path).contains(expression); });
}

// What ARCHITECTURE.md limits, as it is now.
qsizetype measured(const QString& what) {
    if (what == "lines of C++ without tests") {
        qsizetype lines = 0;
        for (const QString& path : sources()) lines += linesOf(path);
        return lines;
    }
    if (what == "files of C++ without tests") return sources().size();
    if (what == "files of more than 400 lines")
        return std::ranges::count_if(sources(), [](const QString& path) { return linesOf(path) > 400; });
    if (what == "lines of `gui/app/main_window.cpp`") return linesOf("gui/app/main_window.cpp");
    const QStringList outside = sources().filter(QRegularExpression("^(?!physics/(scene|solvers|world)/)"));
    if (what == "files outside `scene`, `solvers` and `world` that name a method") return filesWith(outside, "\\bMethod::[A-Z]");
    if (what == "sources that compile the step")
        return filesWith(sources().filter(".cpp"), "\\bstep(<(?!AnyStepWatch)\\w+>)?\\(\\w+, \\w+\\);");
    if (what == "files that name a mistake of the bug museum") return filesWith(sources(), "\\bWrong[A-Z]");
    return -1;
}

}  // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void noRoomIncludesOneAboveIt() {
        QVERIFY(rooms().size() > 10);
        QStringList breaches;
        static const QRegularExpression ofNoRoom("^(include|examples|lessons/programs)/");
        for (const QString& path : sources())
            if (!path.contains(ofNoRoom)) breaches << includeBreaches(path, contents(path));
        QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join('\n')));
    }

    void everyRoomOfThePageIsThere() {
        for (const QString& room : rooms()) QVERIFY2(QFileInfo(root + room).isDir(), qPrintable(room));
    }

    void everyFileOfThePageIsThere() {
        static const QRegularExpression place("`([a-z_]+/[a-z_/]*(\\.h|\\.cpp)?)`");
        qsizetype places = 0;
        for (auto matches = place.globalMatch(section("What to touch")); matches.hasNext(); ++places) {
            const QString path = matches.next().captured(1);
            QVERIFY2(QFileInfo::exists(root + path), qPrintable(path));
        }
        QVERIFY(places > 10);
    }

    void panelsKnowNothingOfEachOther() {
        QStringList breaches;
        static const QRegularExpression include("#include \"(gui/panels/[a-z_]+)/");
        for (const QString& path : sources().filter("gui/panels/"))
            for (auto matches = include.globalMatch(contents(path)); matches.hasNext();)
                if (const QString other = matches.next().captured(1); !path.startsWith(other + '/'))
                    breaches << path + ": " + other;
        QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join('\n')));
    }

    void noLimitOfThePageIsExceeded_data() {
        QTest::addColumn<int>("limit");
        static const QRegularExpression row("^\\| (.+) \\| (\\d+) \\|$", QRegularExpression::MultilineOption);
        for (auto matches = row.globalMatch(section("Limits")); matches.hasNext();) {
            const auto match = matches.next();
            QTest::newRow(qPrintable(match.captured(1))) << match.captured(2).toInt();
        }
    }
    void noLimitOfThePageIsExceeded() {
        QFETCH(int, limit);
        const qsizetype now = measured(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(now >= 0, "the page limits something that this test does not measure");
        QVERIFY2(now <= limit, qPrintable(QString::number(now)));
    }

    void everySourceNamesItsLicence() {
        QStringList files = filesIn({"physics", "lessons", "gui", "include", "examples", "tests", "resources", ".ci"},
                                    {"*.h", "*.cpp", "*.cmake", "*.sh", "*.py", "CMakeLists.txt"});
        files << "CMakeLists.txt"
              << "run"
              << "test"
              << "bench"
              << ".ci/run"
              << "docs/make-pictures"
              << "debian/rules";
        QStringList breaches;
        for (const QString& path : files) breaches << licenceBreaches(path, contents(path));
        QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join('\n')));
    }

    void aPlantedIncludeIsJudgedByItsDirection_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<int>("breaches");
        QTest::newRow("own layer") << "physics/scene/scene.h"
                                   << "#include \"physics/scene/body.h\"" << 0;
        QTest::newRow("a layer below") << "physics/world/world.h"
                                       << "#include \"physics/base/vec2.h\"" << 0;
        QTest::newRow("the standard library") << "physics/base/vec2.h"
                                              << "#include <cmath>" << 0;
        QTest::newRow("Qt in the window") << "gui/app/main_window.h"
                                          << "#include <QMainWindow>" << 0;
        QTest::newRow("what moc makes") << "gui/app/main_window.cpp"
                                        << "#include \"main_window.moc\"" << 0;
        QTest::newRow("the layer above") << "physics/base/vec2.h"
                                         << "#include \"physics/scene/body.h\"" << 1;
        QTest::newRow("a layer above, in angle brackets") << "physics/base/vec2.h"
                                                          << "#include <physics/scene/body.h>" << 1;
        QTest::newRow("a layer above, with spaces") << "physics/watch/watch.h"
                                                    << "  #  include  \"physics/world/world.h\"" << 1;
        QTest::newRow("the window from the debugger") << "physics/debugger/session.h"
                                                      << "#include \"gui/app/main_window.h\"" << 1;
        QTest::newRow("Qt in the engine") << "physics/trace/recorder.cpp"
                                          << "#include <QString>" << 1;
        QTest::newRow("a Qt module in the engine") << "physics/trace/recorder.cpp"
                                                   << "#include <QtCore/QString>" << 1;
        QTest::newRow("Qt in the lesson loader") << "lessons/loader/lesson.cpp"
                                                 << "#include <qstring.h>" << 1;
        QTest::newRow("no layer named") << "physics/scene/scene.h"
                                        << "#include \"body.h\"" << 1;
        QTest::newRow("a way around by dots") << "physics/base/vec2.h"
                                              << "#include \"../scene/body.h\"" << 1;
        QTest::newRow("a file in no layer") << "physics/extra/thing.h"
                                            << "" << 1;
    }

    void aPlantedIncludeIsJudgedByItsDirection() {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(int, breaches);
        QCOMPARE(includeBreaches(path, "#pragma once\n" + include + "\nint x;\n").size(), breaches);
    }

    void aFileWithoutLicenceLinesIsFound() {
        const QString both =
            "// SPDX-License-Identifier: GPL-3.0-or-later\n// SPDX-FileCopyrightText: 2026 The Solverscope developers\n";
        QCOMPARE(licenceBreaches("x.h", both + "#pragma once\n").size(), 0);
        QCOMPARE(licenceBreaches("x", "#!/bin/sh\n" + both).size(), 0);
        QCOMPARE(licenceBreaches("x.h", both.section('\n', 0, 0)).size(), 1);
        QCOMPARE(licenceBreaches("x.h", "#pragma once\n\n\n" + both).size(), 2);
    }
};

SOLVERSCOPE_TEST(TestArchitecture, QCoreApplication)
#include "test_architecture.moc"

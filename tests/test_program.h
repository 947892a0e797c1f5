// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The tests of a layer are one program: `tests_world test_world [OPTIONS OF QT TEST]` runs one of its classes. A class has a
// file of its own, which gives it its name: tests/world/test_world.cpp.
#pragma once

#include <QtTest>

namespace solverscope {

/// Runs a class with the command line of the program, less the name of the class.
using TestRun = int (*)(int argc, char** argv);

/// Adds the class that a source file holds to the program. Returns true.
bool addTestClass(const char* sourceFile, TestRun run);

template <typename Test, typename Application>
int runTestClass(int argc, char** argv) {
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace solverscope

/// At the end of a test's source: QApplication for what shows widgets, else QCoreApplication.
#define SOLVERSCOPE_TEST(Test, Application)          \
    [[maybe_unused]] static const bool added##Test = \
        solverscope::addTestClass(__FILE__, &solverscope::runTestClass<Test, Application>);

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "tests/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

std::map<std::string, solverscope::TestRun>& testClasses() {
    static std::map<std::string, solverscope::TestRun> classes;
    return classes;
}

}  // namespace

namespace solverscope {

bool addTestClass(const char* sourceFile, TestRun run) {
    testClasses().emplace(std::filesystem::path(sourceFile).stem().string(), run);
    return true;
}

}  // namespace solverscope

int main(int argc, char** argv) {
    const auto test = argc > 1 ? testClasses().find(argv[1]) : testClasses().end();
    if (test == testClasses().end()) {
        std::fprintf(stderr, "usage: %s CLASS [OPTIONS OF QT TEST]; the classes are\n", argv[0]);
        for (const auto& [name, run] : testClasses()) std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    std::filesystem::current_path(ROOT_OF_SOURCES);
    std::vector<char*> arguments(argv, argv + argc + 1);  // ends with a null pointer, as argv does
    arguments.erase(arguments.begin() + 1);
    return test->second(argc - 1, arguments.data());
}

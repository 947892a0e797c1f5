// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/solver_check_text.h"

#include <QCoreApplication>
#include <csignal>

namespace solverscope {
namespace {

struct SolverCheckText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::SolverCheckText)
};

QString signalText(int number) {
    switch (number) {
        case SIGSEGV:
            return SolverCheckText::tr("it used memory that is not its own, such as an element past the end of a vector");
        case SIGABRT:
            return SolverCheckText::tr("it was aborted, as by an exception or for want of memory");
        case SIGFPE:
            return SolverCheckText::tr("it divided a whole number by zero");
        default:
            return SolverCheckText::tr("signal %1").arg(number);
    }
}

}  // namespace

QString problemEndText(const CheckedProblem& problem, int seconds) {
    switch (problem.end) {
        case ProcessEnd::NotStarted:
            return SolverCheckText::tr("The program cannot be started.");
        case ProcessEnd::Crashed:
            return SolverCheckText::tr("The program crashed: %1.").arg(signalText(problem.exitCode));
        case ProcessEnd::TimedOut:
            return SolverCheckText::tr("The program was still running after %1 s and was stopped. Does a loop never end?")
                .arg(seconds);
        case ProcessEnd::TooMuchOutput:
            return SolverCheckText::tr("The program printed more than 1 MB and was stopped.");
        case ProcessEnd::FileTooLong:
            return SolverCheckText::tr(
                "The program wrote a file of more than 256 MB and was stopped. Are rows visited without an end?");
        case ProcessEnd::Cancelled:
            return SolverCheckText::tr("Cancelled.");
        case ProcessEnd::Finished:
            break;
    }
    if (problem.exitCode != 0) return SolverCheckText::tr("The program ended with exit status %1.").arg(problem.exitCode);
    if (!problem.verdict) return SolverCheckText::tr("The trace cannot be compared: %1").arg(problem.unreadable);
    return {};
}

QString checkEndText(const SolverCheck& check, const QString& file) {
    switch (check.end) {
        case SolverCheckEnd::Compared:
            return {};
        case SolverCheckEnd::NoFile:
            if (check.message.isEmpty()) return SolverCheckText::tr("“%1” cannot be read.").arg(file);
            return SolverCheckText::tr("“%1” cannot be compared: %2").arg(file, check.message);
        case SolverCheckEnd::NoCompiler:
            return SolverCheckText::tr(
                "No C++ compiler was found: neither c++, g++ nor clang++ is on the PATH. On Debian, install one with: sudo apt "
                "install g++");
        case SolverCheckEnd::NoFolder:
            return SolverCheckText::tr("Nothing can be written into “%1”.").arg(check.message);
        case SolverCheckEnd::NotBuilt:
            return SolverCheckText::tr("The compiler does not accept the file:") + QLatin1Char('\n') + check.message;
        case SolverCheckEnd::BuildTimedOut:
            return SolverCheckText::tr("The compiler was stopped after one minute.");
        case SolverCheckEnd::Cancelled:
            return SolverCheckText::tr("Cancelled.");
    }
    return {};
}

QStringList beginningOf(const QString& output) {
    constexpr int shownLines = 12;
    QStringList lines = output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.size() > shownLines) lines = lines.first(shownLines) << QStringLiteral("…");
    return lines;
}

QString levelResultText(const CheckedLevel& level) {
    if (!level.passed()) return SolverCheckText::tr("not passed");
    std::int64_t rows = 0;
    std::int64_t visits = 0;
    for (const CheckedProblem& problem : level.problems) {
        rows += problem.verdict->rows;
        visits += problem.verdict->visits;
    }
    return SolverCheckText::tr("passed: %1 rows and %2 visits agree with the reference.")
        .arg(QString::number(rows), QString::number(visits));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <ostream>

#include "gui/cli/commands.h"
#include "gui/lessons/solver_check_text.h"
#include "gui/text/capstone_text.h"
#include "gui/text/number_text.h"
#include "physics/base/plain_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

using exit_status::badInput;
using exit_status::checkFailed;
using exit_status::fine;

/// Terminals obey control characters, and a program may print anything.
std::string printable(const QString& text) { return withoutControlCharacters(unbound(text).toStdString(), "?", "\n\t"); }

/// The beginning of it.
void printProgramsOutput(const QString& output, std::ostream& out) {
    const QStringList lines = beginningOf(output);
    if (lines.isEmpty()) return;
    constexpr qsizetype longest = 200;
    out << "The program printed:\n";
    for (const QString& line : lines) out << "  " << printable(line.left(longest)) << "\n";
}

void printLevel(const CheckedLevel& level, const CapstoneOptions& options, std::ostream& out) {
    out << "Level " << levelNumber(level.level) << ", " << printable(capstoneLevelName(level.level)) << ": "
        << printable(levelResultText(level)) << "\n";
    const CheckedProblem* failed = level.failed();
    if (!failed) return;
    if (level.problems.size() > 1) out << "Problem " << failed - level.problems.data() + 1 << ":\n";
    if (const QString end = problemEndText(*failed, options.seconds); !end.isEmpty()) out << printable(end) << "\n";
    if (level.difference) {
        out << printable(differenceText(*level.difference)) << "\n";
        for (const QString& text :
             {mistakeText(level.difference->mistake), numbersText(*level.difference), explainedText(*level.difference)})
            if (!text.isEmpty()) out << printable(text) << "\n";
    }
    printProgramsOutput(failed->output, out);
    if (!level.difference || (options.folder.empty() && failed->seed != 0)) return;
    QString link = momentLinkOf(*level.difference, failed->trace);
    link.replace(QLatin1Char('\''), QLatin1String("'\\''"));  // as a shell reads it
    out << "Look at it: solverscope '" << printable(link) << "'\n";
}

QJsonObject jsonOf(const CapstoneDifference& difference) {
    QJsonObject json{{"step", static_cast<qint64>(difference.step)},
                     {"phase", QString::fromUtf8(phaseName(difference.phase))},
                     {"iteration", difference.iteration},
                     {"expected", difference.expected},
                     {"found", difference.found},
                     {"text", unbound(differenceText(difference))},
                     {"diagnosis", unbound(mistakeText(difference.mistake))},
                     {"explained", difference.explained},
                     {"differences", difference.all}};
    QJsonObject numbers;
    for (const NamedNumber& number : difference.numbers) numbers[QString::fromStdString(number.name)] = number.value;
    if (!numbers.isEmpty()) json["computed_with"] = numbers;
    if (difference.row) json["row"] = static_cast<qint64>(*difference.row);
    if (!difference.rowName.empty()) json["constraint"] = QString::fromStdString(difference.rowName);
    if (!difference.body.empty()) json["body"] = QString::fromStdString(difference.body);
    return json;
}

QJsonObject jsonOf(const CheckedLevel& level, const CapstoneOptions& options) {
    QJsonObject json{{"level", levelNumber(level.level)}, {"name", capstoneLevelName(level.level)}, {"passed", level.passed()}};
    QJsonArray problems;
    for (const CheckedProblem& problem : level.problems) {
        QJsonObject each{{"seed", static_cast<qint64>(problem.seed)}, {"passed", problem.passed()}};
        if (problem.verdict) {
            each["rows"] = static_cast<qint64>(problem.verdict->rows);
            each["visits"] = static_cast<qint64>(problem.verdict->visits);
        }
        if (const QString end = problemEndText(problem, options.seconds); !end.isEmpty()) each["end"] = unbound(end);
        if (!options.folder.empty()) each["trace"] = problem.trace;
        problems.append(each);
    }
    json["problems"] = problems;
    if (level.difference) json["first_difference"] = jsonOf(*level.difference);
    return json;
}

void printJson(const SolverCheck& check, const CapstoneOptions& options, std::ostream& out) {
    QJsonArray levels;
    for (const CheckedLevel& level : check.levels) levels.append(jsonOf(level, options));
    QJsonObject json{{"passed", check.passed()}, {"seed", static_cast<qint64>(check.seed)}, {"levels", levels}};
    if (const QString end = checkEndText(check, QString::fromStdString(options.file)); !end.isEmpty()) json["end"] = unbound(end);
    out << QJsonDocument(json).toJson().toStdString();
}

}  // namespace

int capstoneCommand(const CapstoneOptions& options, std::ostream& out, std::ostream& err) {
    if (!options.templateFile.empty()) {
        const QString file = QString::fromStdString(options.templateFile);
        if (const auto problem = writeSolverTemplate(file)) return refuse(err, {{}, 0, 0, unbound(*problem).toStdString()});
        out << options.templateFile
            << " is written, and the headers that it includes. Check it with: solverscope capstone --level 1 "
            << options.templateFile << "\n";
        return fine;
    }
    SolverCheckRequest request;
    request.file = QString::fromStdString(options.file);
    request.first = options.level == 0 ? CapstoneLevel::OneRow : static_cast<CapstoneLevel>(options.level);
    request.last = options.level == 0 ? CapstoneLevel::Stack : request.first;
    request.seed = options.seed.value_or(freshSeed());
    request.folder = QString::fromStdString(options.folder);
    request.seconds = options.seconds;
    request.beta = options.beta;
    request.slop = options.slop;
    const SolverCheck check = checkSolver(request);

    if (options.format == "json") {
        printJson(check, options, out);
    } else {
        for (const CheckedLevel& level : check.levels) printLevel(level, options, out);
        if (!check.passed() && !check.levels.empty() && check.levels.front().problems.front().seed != 0)
            out << "The same problems again: --seed " << check.seed << "\n";
    }
    if (check.end == SolverCheckEnd::Compared) return check.passed() ? fine : checkFailed;
    if (options.format != "json") err << printable(checkEndText(check, request.file)) << "\n";
    const bool isLearners = check.end == SolverCheckEnd::NotBuilt || check.end == SolverCheckEnd::BuildTimedOut;
    return isLearners ? checkFailed : badInput;
}

}  // namespace solverscope

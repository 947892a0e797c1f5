// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/solver_check.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <random>

#include "gui/session/kept_file.h"
#include "gui/session/scene_source.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/formats/foreign_trace.h"

namespace solverscope {
namespace {

constexpr int secondsToBuild = 60;
constexpr qint64 memoryToRun = qint64{1} << 30;  // bytes

const char* const headers[] = {"solverscope_capstone.h", "solverscope_trace.h"};

struct SolverTemplateText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::SolverTemplateText)
};

QString findCompiler() {
    for (const char* name : {"c++", "g++", "clang++"})
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(name)); !found.isEmpty()) return found;
    return {};
}

QByteArray resource(const QString& name) {
    QFile file(QStringLiteral(":/capstone/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeHeaders(const QDir& folder) {
    return std::ranges::all_of(headers, [&](const char* name) {
        return replaceFile(resource(QLatin1String(name)), folder.filePath(QLatin1String(name)));
    });
}

class Checker {
public:
    Checker(const SolverCheckRequest& request, const std::atomic<bool>* cancelled,
            const std::function<void(const SolverCheckProgress&)>& progress)
        : m_request(request), m_cancelled(cancelled), m_progress(progress) {
        m_check.seed = request.seed;
    }

    SolverCheck check() {
        if (!QFileInfo(m_request.file).isFile() || !QFileInfo(m_request.file).isReadable()) return stop(SolverCheckEnd::NoFile);
        if (isTraceFile(m_request.file)) return checkTrace();
        if (m_request.folder.isEmpty()) {
            m_check.temporary = std::make_shared<QTemporaryDir>();
            if (!m_check.temporary->isValid()) return stop(SolverCheckEnd::NoFolder, QDir::tempPath());
        }
        m_folder = QDir(m_check.temporary ? m_check.temporary->path() : QDir(m_request.folder).absolutePath());
        if (!m_folder.mkpath(QStringLiteral(".")) || !writeHeaders(m_folder))
            return stop(SolverCheckEnd::NoFolder, m_folder.path());
        if (m_progress) m_progress({});
        if (const auto failed = build()) return *failed;
        for (int level = levelNumber(m_request.first); level <= levelNumber(m_request.last); ++level) {
            checkLevel(static_cast<CapstoneLevel>(level));
            if (isCancelled()) return stop(SolverCheckEnd::Cancelled);
            if (m_check.end != SolverCheckEnd::Compared) {
                m_check.levels.pop_back();
                break;
            }
            if (!m_check.levels.back().passed()) break;
        }
        return m_check;
    }

private:
    bool isCancelled() const { return m_cancelled && *m_cancelled; }

    SolverCheck stop(SolverCheckEnd end, const QString& message = {}) {
        m_check.end = end;
        m_check.message = message;
        return m_check;
    }

    std::optional<SolverCheck> build() {
        const QString compiler = findCompiler();
        if (compiler.isEmpty()) return stop(SolverCheckEnd::NoCompiler);
        // Its own header comes first: one next to the learner's file may be older.
        const QStringList arguments{QStringLiteral("-std=c++17"),
                                    QStringLiteral("-O0"),
                                    QStringLiteral("-include"),
                                    m_folder.filePath(QLatin1String(headers[0])),
                                    QStringLiteral("-I"),
                                    m_folder.path(),
                                    QFileInfo(m_request.file).absoluteFilePath(),
                                    QStringLiteral("-o"),
                                    program()};
        QFile::remove(program());
        ProcessLimits limits;
        limits.seconds = secondsToBuild;
        const ProcessResult built = runLimited(compiler, arguments, m_folder.path(), limits, m_cancelled);
        if (built.end == ProcessEnd::Cancelled) return stop(SolverCheckEnd::Cancelled);
        if (built.end == ProcessEnd::TimedOut) return stop(SolverCheckEnd::BuildTimedOut);
        if (built.end == ProcessEnd::NotStarted) return stop(SolverCheckEnd::NoCompiler);
        if (built.end != ProcessEnd::Finished || built.exitCode != 0)
            return stop(SolverCheckEnd::NotBuilt, shortened(built.output));
        return std::nullopt;
    }

    /// Messages with the name of the file as it was given.
    QString shortened(QString messages) const {
        messages.replace(QFileInfo(m_request.file).absoluteFilePath(), m_request.file);
        const QStringList lines = messages.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        constexpr int most = 30;
        return lines.mid(0, most).join(QLatin1Char('\n'));
    }

    QString program() const { return m_folder.filePath(QStringLiteral("solver")); }

    void checkLevel(CapstoneLevel level) {
        m_check.levels.push_back({level, {}, {}});
        CheckedLevel& checked = m_check.levels.back();
        std::vector<CapstoneVerdict> verdicts;
        for (int i = 0; i < problemsOf(level) && !isCancelled(); ++i) {
            if (m_progress) m_progress({level, i + 1});
            checked.problems.push_back(run(makeProblem(level, m_request.seed + static_cast<std::uint64_t>(i)), i + 1));
            if (const auto& verdict = checked.problems.back().verdict) verdicts.push_back(*verdict);
            if (!checked.problems.back().ranThrough()) break;  // the next one would end in the same way
        }
        checked.difference = diagnosisOf(verdicts);
    }

    CheckedProblem run(const CapstoneProblem& problem, int number) {
        const QString name = QStringLiteral("level-%1-problem-%2").arg(levelNumber(problem.level)).arg(number);
        const QString file = m_folder.filePath(name + QStringLiteral(".txt"));
        CheckedProblem checked;
        checked.seed = problem.seed;
        checked.trace = m_folder.filePath(name + QStringLiteral(".jsonl"));
        QFile::remove(checked.trace);
        const bool isWritten =
            replaceFile(QByteArray::fromStdString(problemText(problem)), file) &&
            replaceFile(QByteArray::fromStdString(sceneText(problem.scene)), m_folder.filePath(name + QStringLiteral(".json")));
        if (!isWritten) {
            stop(SolverCheckEnd::NoFolder, m_folder.path());
            checked.end = ProcessEnd::NotStarted;
            return checked;
        }
        ProcessLimits limits;
        limits.seconds = m_request.seconds;
        limits.memoryBytes = memoryToRun;
        const ProcessResult result = runLimited(program(), {file, checked.trace}, m_folder.path(), limits, m_cancelled);
        checked.end = result.end;
        checked.exitCode = result.exitCode;
        checked.output = result.output;
        compare(checked, loadTrace(checked.trace.toStdString()), rulesOf(problem));
        return checked;
    }

    void compare(CheckedProblem& checked, const Result<Scene>& trace, const AuditRules& rules) const {
        if (!trace) {
            checked.unreadable = QString::fromStdString(trace.error().text());
            return;
        }
        auto verdict = auditTrace(*trace, rules, m_cancelled);
        if (verdict)
            checked.verdict = std::move(*verdict);
        else
            checked.unreadable = QString::fromStdString(verdict.error().message);
    }

    SolverCheck checkTrace() {
        const auto trace = loadTrace(m_request.file.toStdString());
        for (int number = levelNumber(m_request.first); number <= levelNumber(m_request.last); ++number) {
            const auto level = static_cast<CapstoneLevel>(number);
            if (m_progress) m_progress({level, 1});
            CheckedProblem checked;
            checked.trace = m_request.file;
            compare(checked, trace, rulesForEngine(level, m_request.beta, m_request.slop));
            if (isCancelled()) return stop(SolverCheckEnd::Cancelled);
            if (!checked.verdict) return stop(SolverCheckEnd::NoFile, checked.unreadable);
            CheckedLevel compared{level, {}, diagnosisOf({&*checked.verdict, 1})};
            compared.problems.push_back(std::move(checked));
            m_check.levels.push_back(std::move(compared));
            if (!m_check.levels.back().passed()) break;
        }
        return m_check;
    }

    const SolverCheckRequest& m_request;
    const std::atomic<bool>* m_cancelled;
    const std::function<void(const SolverCheckProgress&)>& m_progress;
    QDir m_folder;
    SolverCheck m_check;
};

}  // namespace

bool CheckedLevel::passed() const {
    return !problems.empty() && std::ranges::all_of(problems, [](const CheckedProblem& problem) { return problem.passed(); });
}

const CheckedProblem* CheckedLevel::failed() const {
    const auto failed = std::ranges::find_if(problems, [](const CheckedProblem& problem) { return !problem.passed(); });
    return failed == problems.end() ? nullptr : &*failed;
}

bool SolverCheck::passed() const {
    return end == SolverCheckEnd::Compared && !levels.empty() &&
           std::ranges::all_of(levels, [](const CheckedLevel& level) { return level.passed(); });
}

SolverCheck checkSolver(const SolverCheckRequest& request, const std::atomic<bool>* cancelled,
                        const std::function<void(const SolverCheckProgress&)>& progress) {
    return Checker(request, cancelled, progress).check();
}

std::uint64_t freshSeed() { return std::random_device()() % 1'000'000; }

std::optional<QString> writeSolverTemplate(const QString& file) {
    if (QFileInfo::exists(file)) return SolverTemplateText::tr("“%1” exists already; choose another name.").arg(file);
    const QDir folder = QFileInfo(file).absoluteDir();
    const bool isWritten = replaceFile(resource(QStringLiteral("my_solver.cpp")), file) && writeHeaders(folder);
    if (!isWritten) return SolverTemplateText::tr("“%1” cannot be written.").arg(file);
    return std::nullopt;
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/limited_process.h"

#include <sys/resource.h>
#include <unistd.h>
#include <csignal>

#include <QElapsedTimer>
#include <QProcess>
#include <QProcessEnvironment>

namespace solverscope {
namespace {

constexpr qint64 keptOutput = 64 << 10;  // bytes
constexpr int pause = 20;                // ms between two looks at the clock

void limit(int resource, qint64 most) {
    const rlimit limits{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
    setrlimit(static_cast<__rlimit_resource>(resource), &limits);
}

}  // namespace

ProcessResult runLimited(const QString& program, const QStringList& arguments, const QString& folder, const ProcessLimits& limits,
                         const std::atomic<bool>* cancelled) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));  // messages are shown among English ones
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([limits] {
        setpgid(0, 0);  // so that what the program starts can be killed with it
        limit(RLIMIT_CPU, limits.seconds + 1);
        limit(RLIMIT_AS, limits.memoryBytes);
        limit(RLIMIT_FSIZE, limits.fileBytes);
        limit(RLIMIT_CORE, 0);
    });
    ProcessResult result;
    process.start(program, arguments);
    if (!process.waitForStarted()) return result;
    const auto group = static_cast<pid_t>(process.processId());

    QElapsedTimer clock;
    clock.start();
    qint64 bytes = 0;
    QByteArray kept;
    const auto read = [&] {
        const QByteArray text = process.readAll();
        kept += text.left(keptOutput - kept.size());
        bytes += text.size();
    };
    result.end = ProcessEnd::Finished;
    while (process.state() != QProcess::NotRunning && result.end == ProcessEnd::Finished) {
        process.waitForReadyRead(pause);
        read();
        if (cancelled && *cancelled) result.end = ProcessEnd::Cancelled;
        if (bytes > limits.outputBytes) result.end = ProcessEnd::TooMuchOutput;
        if (clock.hasExpired(qint64{1000} * limits.seconds)) result.end = ProcessEnd::TimedOut;
    }
    kill(-group, SIGKILL);  // also what a program that has ended has left behind
    process.waitForFinished();
    read();
    result.output = QString::fromUtf8(kept);
    if (result.end != ProcessEnd::Finished) return result;
    if (bytes > limits.outputBytes) result.end = ProcessEnd::TooMuchOutput;
    result.exitCode = process.exitCode();
    if (process.exitStatus() == QProcess::CrashExit)
        result.end = result.exitCode == SIGXCPU   ? ProcessEnd::TimedOut
                     : result.exitCode == SIGXFSZ ? ProcessEnd::FileTooLong
                                                  : ProcessEnd::Crashed;
    return result;
}

}  // namespace solverscope

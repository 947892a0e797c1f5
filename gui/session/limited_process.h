// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Programs that are not the user's only by name: a compiler, and what it has built of a learner's file. They run in a folder of
// their own and with limits for time, memory, output and the files that they write.
#pragma once

#include <QString>
#include <QStringList>
#include <atomic>

namespace solverscope {

struct ProcessLimits {
    int seconds = 60;
    qint64 memoryBytes = qint64{4} << 30;
    qint64 fileBytes = qint64{256} << 20;  // each file that is written
    qint64 outputBytes = qint64{1} << 20;
};

enum class ProcessEnd { Finished, NotStarted, Crashed, TimedOut, TooMuchOutput, FileTooLong, Cancelled };

struct ProcessResult {
    ProcessEnd end = ProcessEnd::NotStarted;
    int exitCode = 0;  // of Crashed: the number of the signal
    QString output;    // standard output and standard error together, its beginning
};

/// Runs a program to its end; with `cancelled` or past a limit it and everything that it has started is killed.
ProcessResult runLimited(const QString& program, const QStringList& arguments, const QString& folder, const ProcessLimits& limits,
                         const std::atomic<bool>* cancelled = nullptr);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The capstone from a file to its verdict: builds a learner's solver, runs it on fresh problems, and compares its traces with the
// reference; or compares the trace of an engine.
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/limited_process.h"
#include "lessons/capstone/audit.h"

namespace solverscope {

struct SolverCheckRequest {
    QString file;                                 // C++, or a trace
    CapstoneLevel first = CapstoneLevel::OneRow;  // levels from here
    CapstoneLevel last = CapstoneLevel::OneRow;   // to here, up to the first that is not passed
    std::uint64_t seed = 0;                       // the problems of a level have this seed and the next ones
    QString folder;                               // where program, problems and traces stay; empty: a temporary one
    int seconds = 10;                             // for one problem
    double beta = 0.2;                            // of the engine that has written a trace
    double slop = 0.005;                          // m
};

/// Why there is nothing to compare.
enum class SolverCheckEnd {
    Compared,
    NoFile,         // it cannot be read
    NoCompiler,     //
    NoFolder,       // problems cannot be written
    NotBuilt,       // the compiler has messages
    BuildTimedOut,  //
    Cancelled,
};

struct CheckedProblem {
    std::uint64_t seed = 0;
    ProcessEnd end = ProcessEnd::Finished;
    int exitCode = 0;
    QString output;                          // what the program has printed
    QString trace;                           // its file
    std::optional<CapstoneVerdict> verdict;  // if there is a trace to compare
    QString unreadable;                      // why the trace cannot be compared; empty: it can

    /// Whether the program has run to its end.
    bool ranThrough() const { return end == ProcessEnd::Finished && exitCode == 0; }
    bool passed() const { return ranThrough() && verdict && verdict->passed(); }
};

struct CheckedLevel {
    CapstoneLevel level{};
    std::vector<CheckedProblem> problems;
    std::optional<CapstoneDifference> difference;  // the first one, of the first problem that has any

    bool passed() const;
    /// The first problem that is not passed.
    const CheckedProblem* failed() const;
};

struct SolverCheck {
    SolverCheckEnd end = SolverCheckEnd::Compared;
    QString message;  // of the compiler, or what is wrong with the file
    std::vector<CheckedLevel> levels;
    std::uint64_t seed = 0;
    std::shared_ptr<QTemporaryDir> temporary;  // the files are there as long as this

    bool passed() const;
};

/// What is being done: building (no level yet), or a problem of a level, from 1.
struct SolverCheckProgress {
    std::optional<CapstoneLevel> level;
    int problem = 0;
};

/// Blocks until everything is done; meant for a background thread.
SolverCheck checkSolver(const SolverCheckRequest& request, const std::atomic<bool>* cancelled = nullptr,
                        const std::function<void(const SolverCheckProgress&)>& progress = {});

/// A seed for problems that nobody has seen yet.
std::uint64_t freshSeed();

/// Writes the file to begin with, and the headers that it includes next to it. A file that exists is left alone. Returns the error,
/// or nothing.
std::optional<QString> writeSolverTemplate(const QString& file);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "gui/session/moment_travel.h"
#include "physics/base/result.h"
#include "physics/scene/scene.h"
#include "physics/study/compare.h"
#include "physics/trace/formats/table.h"
#include "physics/world/world.h"

namespace solverscope {

namespace exit_status {
inline constexpr int fine = 0;
inline constexpr int checkFailed = 1;
inline constexpr int badInput = 2;
}  // namespace exit_status

/// The scene that a command is about, and settings that are not those of its file.
struct GivenScene {
    std::string scene;
    std::string preset;                 // its key; may be empty
    std::vector<std::string> settings;  // KEY=VALUE, after the preset; the key may be `preset` as well
};

/// The comparison requested on the command line.
struct GivenVariants {
    std::optional<std::string> a;  // KEY=VALUE[,KEY=VALUE…]
    std::optional<std::string> b;
    std::vector<std::string> others;  // NAME:KEY=VALUE[,KEY=VALUE…]

    bool isEmpty() const { return !a && !b && others.empty(); }
};

/// Common options of the commands that make steps.
struct StepOptions : GivenScene {
    static constexpr std::int64_t maxSteps = 1'000'000;

    std::int64_t step = 1;
    bool stepIsGiven = false;              // otherwise from a link to a moment
    std::optional<std::int64_t> lastStep;  // of several; nothing means that one alone
    std::string format = "csv";
    GivenVariants variants;
    bool freeRun = false;
    bool outcomes = false;
    bool timing = false;
};

struct ParameterScanOptions : GivenScene {
    std::vector<std::string> varied;  // KEY=VALUES
    std::int64_t steps = 0;
    int jobs = 0;                // 0: as many as the machine can do at once
    std::string shard = "1/1";   // of parts that are concatenated
    std::string format = "csv";  // or json: an object on every line
    bool timing = false;
};

// Each prints to `out`, problems to `err`, and returns the exit status: 0 fine, 1 a check failed, 2 bad input.
int runCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int traceCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int compareCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int checkScenesCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err);
int listScenesCommand(std::ostream& out, std::ostream& err);
int listSettingsCommand(std::ostream& out);
int listPresetsCommand(std::ostream& out);
int lessonsCommand(const std::string& folder, std::ostream& out, std::ostream& err);

/// A teacher's summary of many learners' progress files as CSV: a line for each file and lesson begun. Files stay as they are, and
/// where one cannot be read the others are reported nevertheless.
int reportCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err);

/// Prints a line per cell, in the order of the grid, as soon as it and all before it are done; the header only in the first
/// shard of CSV. Problems to `err`. Returns the exit status: 0 fine, 1 the lines could not be written, 2 bad input.
int parameterScanCommand(const ParameterScanOptions& options, std::ostream& out, std::ostream& err);

/// A learner's own solver, or the trace of an engine, compared with the reference.
struct CapstoneOptions {
    std::string file;  // C++, or a trace
    int level = 0;     // 0: from the first level on, up to the first that is not passed
    std::optional<std::uint64_t> seed;
    std::string folder;           // where program, problems and traces stay
    std::string templateFile;     // where the file to begin with is written; empty: it is not
    std::string format = "text";  // or json
    int seconds = 10;             // for each problem
    double beta = 0.2;            // of the engine that has written the trace
    double slop = 0.005;          // m
};

/// Returns 0 if the levels are passed, 1 if not (also if the file does not compile), 2 for bad input or without a compiler.
int capstoneCommand(const CapstoneOptions& options, std::ostream& out, std::ostream& err);

struct NamedVariant {
    Variant variant;
    std::string changes;  // KEY=VALUE[,KEY=VALUE…]
};

/// Those of --a and --b, then of each --variant. Error: what is wrong with one of them, or that there are fewer than two.
Result<std::vector<NamedVariant>> namedVariants(const GivenVariants& given, const Settings& settings, std::size_t size);

/// The target of a link to a moment, with settings changed by --set. Error: the link's (with its column), the scene's, a
/// setting's, or that it names no scene.
Result<LinkedMoment> linkWithSettings(const GivenScene& link);

/// A scene with settings changed by --set; problems tolerated in a trace go to `notes`. Error: the scene's, or a setting's.
Result<Scene> sceneWithSettings(const GivenScene& given, std::ostream* notes = nullptr);

/// Prints the error and returns `badInput`.
int refuse(std::ostream& err, const Error& error);

/// Whether --out can write a file of this name; otherwise prints what was expected.
bool isOutputFile(const std::string& file, std::ostream& err);

/// `format`: csv or json.
void print(std::ostream& out, const Table& table, const std::string& format);

/// Steps the world until `steps` have been made. False, with a sentence to `err`, if a number stops being finite or a trace
/// ends.
bool advance(const Scene& scene, World& world, std::int64_t steps, std::ostream& err);

}  // namespace solverscope

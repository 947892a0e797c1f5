// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "gui/cli/given_variants.h"
#include "gui/session/moment_link.h"
#include "physics/base/result.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What the commands that make steps have in common.
struct StepOptions {
    static constexpr std::int64_t mostSteps = 1'000'000;

    std::string scene;
    std::vector<std::string> settings;  // KEY=VALUE
    std::int64_t step = 1;
    bool stepIsGiven = false;              // else a link to a moment says which
    std::optional<std::int64_t> lastStep;  // of several; nothing means that one alone
    std::string format = "csv";
    GivenVariants variants;
    bool freeRun = false;
    bool outcomes = false;
    bool timing = false;
};

// Each prints to `out`, problems to `err`, and returns the exit status: 0 fine, 1 a check failed, 2 bad input.
int runCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int traceCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int compareCommand(const StepOptions& options, std::ostream& out, std::ostream& err);
int checkScenesCommand(const std::vector<std::string>& files, std::ostream& out, std::ostream& err);
int listScenesCommand(std::ostream& out, std::ostream& err);
int listSettingsCommand(std::ostream& out);
int lessonsCommand(const std::string& folder, std::ostream& out, std::ostream& err);

/// What a link to a moment means, with settings changed as by --set. Error: the link's (with its column), the scene's, a setting's,
/// or that it names no scene.
Result<LinkedMoment> linkWithSettings(const std::string& link, const std::vector<std::string>& settings);

/// A scene with settings changed as by --set; to `notes` what reading a trace has put up with. Error: the scene's, or a setting's.
Result<Scene> sceneWithSettings(const std::string& source, const std::vector<std::string>& settings, std::ostream* notes = nullptr);

}  // namespace solverscope

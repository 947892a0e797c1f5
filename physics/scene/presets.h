// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Settings under which this engine does what another engine does, as far as it can. docs/conformance.md measures how far.
#pragma once

#include <span>
#include <string_view>

#include "physics/base/result.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// Settings with a name. Those that it does not list have their default values; the time step, the mouse and what is traced remain
/// as they are.
struct Preset {
    std::string_view key;    // on the command line
    std::string_view label;  // in the window
    std::string_view explanation;
    std::string_view settings;  // KEY=VALUE, one blank between two of them
    std::string_view missing;   // what the engine has and this one does not, as sentences
};

/// All presets, in the order in which they are shown.
std::span<const Preset> presets();

/// The preset of a key, or nullptr.
const Preset* findPreset(std::string_view key);

/// The settings with a preset applied.
Settings withPreset(const Settings& settings, const Preset& preset);

/// The settings with one change written as KEY=VALUE, where the key may also be `preset` and the value that of a preset. Error
/// (without a place): withSetting's, or no such preset.
Result<Settings> withChange(const Settings& settings, std::string_view key, std::string_view text);

}  // namespace solverscope

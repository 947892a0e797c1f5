// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The settings table with the members of Settings that its lines stand for.
#pragma once

#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "physics/scene/settings.h"

namespace solverscope {

using SettingField =
    std::variant<Method Settings::*, RowOrder Settings::*, JointOrder Settings::*, GravityOrder Settings::*, Integrator Settings::*,
                 RestitutionMix Settings::*, BounceTarget Settings::*, PositionCorrection Settings::*, PositionError Settings::*,
                 SoftnessKind Settings::*, int Settings::*, Real Settings::*, bool Settings::*, std::vector<int> Settings::*>;

struct SettingLine {
    SettingInfo info;
    SettingField field;
};

/// The line of a key, or nullptr.
const SettingLine* findSettingLine(std::string_view key);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

#include "gui/session/variants.h"
#include "physics/scene/settings.h"

namespace solverscope {

/// A comparison that is one click away.
struct ComparePreset {
    QString key;  // unchanging
    QString title;
    QString explanation;
    std::vector<VariantEntry> entries;
};

/// All of them, warm starting on against off first. What the settings in force would make useless is put right: position
/// corrections stand beside velocity methods alone.
std::vector<ComparePreset> comparePresets(const Settings& now);

}  // namespace solverscope

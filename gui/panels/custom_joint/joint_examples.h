// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <vector>

#include "physics/scene/position_formula.h"

namespace solverscope {

/// A custom joint to start from.
struct JointExample {
    QString name;
    QString explanation;
    CustomDef joint;
};

/// Examples that hold for bodies that begin here.
std::vector<JointExample> jointExamples(const Pose& a, const Pose& b);

}  // namespace solverscope

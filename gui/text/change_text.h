// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/debugger/session.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// What a single change does: "Move box_3 to (1, 2) m", "Warm starting: 0", "Mass of box_3: 5 kg".
QString inputText(const Input& input, const Scene& scene);

/// A change of a run as a list of changes names it: the same, or "Move 3 bodies".
QString changeText(const SessionChange& change, const Scene& scene);

}  // namespace solverscope

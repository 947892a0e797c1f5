// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

#include "physics/debugger/session.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// A change of a run as a list of changes names it: "Move box_3", "Warm starting: 0".
QString changeText(const SessionChange& change, const Scene& scene);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <memory>

#include "gui/session/debugger_controller.h"

namespace solverscope {

/// Stands at the end of a step of the stack of ten boxes; null if there is no such scene in the program.
inline std::unique_ptr<DebuggerController> stackOfTenAt(std::int64_t step) {
    auto controller = std::make_unique<DebuggerController>();
    if (!controller->openScene(QStringLiteral(":/scenes/stack_10.json"))) return nullptr;
    controller->toStep(step);
    return controller;
}

}  // namespace solverscope

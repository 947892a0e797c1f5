// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/block_widget.h"

namespace solverscope {

BlockWidget* makeWidget(const WatchBlock& watch, const WidgetPlace& place);
BlockWidget* makeWidget(const ProgramBlock& program, const WidgetPlace& place);

BlockWidget* makeBlockWidget(const LessonBlock& block, const WidgetPlace& place) {
    if (const auto* watch = std::get_if<WatchBlock>(&block)) return makeWidget(*watch, place);
    if (const auto* program = std::get_if<ProgramBlock>(&block)) return makeWidget(*program, place);
    return nullptr;
}

}  // namespace solverscope

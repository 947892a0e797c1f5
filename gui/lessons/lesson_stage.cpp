// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_stage.h"

#include "gui/lessons/lesson_panel.h"

namespace solverscope {

QString stageLabel(StageKind kind) {
    switch (kind) {
        case StageKind::Goal:
            return LessonPanel::tr("Goal");
        case StageKind::Worked:
            return LessonPanel::tr("Worked numbers");
        case StageKind::Predict:
            return LessonPanel::tr("Predict");
        case StageKind::Step:
            return LessonPanel::tr("Step");
        case StageKind::Fade:
            return LessonPanel::tr("Fill the gap");
        case StageKind::Change:
            return LessonPanel::tr("Change something");
        case StageKind::Checkpoint:
            return LessonPanel::tr("Checkpoint");
        case StageKind::Explain:
            return LessonPanel::tr("Explain");
        case StageKind::FreePlay:
            break;
    }
    return LessonPanel::tr("Free play");
}

QStringList unlockedControls(const Lesson& lesson, const Stage& stage) {
    if (stage.kind == StageKind::FreePlay) return {QStringLiteral("*")};
    QStringList controls;
    for (const std::string& control : lesson.controls) controls.append(QString::fromStdString(control));
    for (const auto& block : stage.blocks)
        if (const auto* task = std::get_if<Task>(&block))
            for (const std::string& control : task->controls) controls.append(QString::fromStdString(control));
    return controls;
}

}  // namespace solverscope

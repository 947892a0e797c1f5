// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

namespace solverscope {

class DebuggerController;

/// The buttons of a stage in which the learner stays with a few rows.
class LessonStepper : public QWidget {
    Q_OBJECT

public:
    explicit LessonStepper(DebuggerController& controller, QWidget* parent = nullptr);
};

}  // namespace solverscope

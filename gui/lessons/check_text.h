// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "lessons/loader/task_check.h"

namespace solverscope {

/// The findings of a task's check, as text: "y of model = 1.89 m, y of yours = 1.93 m; they must be nearer than 0.003 m".
struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)

public:
    static QString of(const CheckFinding& finding);
};

}  // namespace solverscope

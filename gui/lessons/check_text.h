// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "lessons/loader/task_check.h"

namespace solverscope {

/// The parts of a task's check, in words.
struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)

public:
    /// What is missing: "y of yours = 1.93 m, y of model = 1.89 m; they must differ by less than 0.003 m".
    static QString of(const CheckFinding& finding);

    /// Whether a number is compared with its goal: a gauge can show it.
    static bool isMeasured(const CheckFinding& finding);

    /// What is measured, in the order of the check: "y of yours – as y of model"; and its number: "now 1.9320 m · goal 1.8870 m ± 3
    /// mm".
    static QString nameOf(const CheckFinding& finding);
    static QString measure(const CheckFinding& finding);
};

}  // namespace solverscope

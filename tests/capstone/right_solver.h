// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFile>
#include <QString>
#include <QtGlobal>

namespace solverscope {

/// The file of a solver that passes all levels.
inline QString rightSolverFile() { return QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/tests/capstone/right_solver.cpp"); }

/// Its text, with something else in place of a part of it.
inline QString rightSolver(const QString& right = {}, const QString& wrong = {}) {
    QFile file(rightSolverFile());
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(file.fileName()));
    QString text = QString::fromUtf8(file.readAll());
    if (right.isEmpty()) return text;
    if (text.count(right) != 1) qFatal("there is no such part: %s", qPrintable(right));
    return text.replace(right, wrong);
}

}  // namespace solverscope

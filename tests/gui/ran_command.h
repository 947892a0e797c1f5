// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <QStringList>
#include <sstream>
#include <vector>

#include "gui/cli/command_line.h"

namespace solverscope {

/// What a command has printed, and its exit status; −1 where it asked for more than that.
struct Ran {
    int status = -1;
    QString out;
    QString err;
};

/// Runs a command line; the words follow the program's name.
inline Ran run(QStringList arguments) {
    arguments.prepend("solverscope");
    std::vector<QByteArray> kept;
    std::vector<const char*> argv;
    for (const QString& argument : arguments) kept.push_back(argument.toUtf8());
    for (const QByteArray& argument : kept) argv.push_back(argument.constData());
    std::ostringstream out, err;
    const Invocation invocation = runCommandLine(static_cast<int>(argv.size()), argv.data(), out, err);
    const auto* exit = std::get_if<ExitStatus>(&invocation);
    return {exit ? exit->status : -1, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>

#include "gui/run_window.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    return solverscope::runWindow(application, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
}

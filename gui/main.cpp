// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>
#include <clocale>

#include "gui/main_window.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");  // QApplication took the user's; numbers in files keep the point
    solverscope::MainWindow window;
    window.show();
    return QApplication::exec();
}

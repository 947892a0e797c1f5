// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

class QApplication;

namespace solverscope {

/// Names, locale and theme of the program; once, right after QApplication was made.
void prepareApplication(QApplication& application);

/// Opens the window and stays until it is closed. `source`: a scene file, the name of a scene of the library, the number of a
/// lesson, or empty for the scene that a first look is best taken at. Returns the exit status.
int runWindow(QApplication& application, const QString& source);

}  // namespace solverscope

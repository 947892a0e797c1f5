// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

class QApplication;

namespace solverscope {

/// Names, locale and theme of the program; once, right after QApplication was made.
/// `language`: that of this run; empty: the one that the user chose, or the system's.
void prepareApplication(QApplication& application, const QString& language = {});

/// Opens the window and stays until it is closed. `source`: a scene file, the name of a scene of the library, the number of a
/// lesson, or empty for the scene that a first look is best taken at. `language`: of this run only, or empty. `lessons`: a folder
/// of lessons in place of the program's own, or empty. Returns the exit status.
int runWindow(QApplication& application, const QString& source, const QString& language = {}, const QString& lessons = {});

}  // namespace solverscope

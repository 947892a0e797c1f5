// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QIcon>
#include <QString>

namespace solverscope {

/// An icon of ":/icons/", drawn in the text colour of the program's current palette.
QIcon themedIcon(const QString& name);

}  // namespace solverscope

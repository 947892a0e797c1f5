// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>

class QAction;

namespace solverscope {

/// Lets every line of a menu have a letter of its own, in whatever language: the first one keeps its letter, another one with the
/// same gets a letter that is free in its text, or none. In texts without Latin letters, as "開く(&O)", any free one will do.
void makeMnemonicsUnique(const QList<QAction*>& actions);

}  // namespace solverscope

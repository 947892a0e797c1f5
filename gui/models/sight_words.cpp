// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/sight_words.h"

#include <QCoreApplication>

namespace solverscope {

QString hiddenSentence() {
    return QCoreApplication::translate("SightWords",
                                       "Hidden until you have answered: it would show what comes after the moment at the cursor.");
}

}  // namespace solverscope

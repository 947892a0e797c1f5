// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/style/motion.h"

#include <QApplication>
#include <QSettings>
#include <QStringList>
#include <QStyle>
#include <algorithm>

namespace solverscope {
namespace {

Motion inUse = Motion::Reduced;

QString motionKey() { return QStringLiteral("motion"); }

/// In the order of Motion.
QStringList motionNames() {
    return {QStringLiteral("slow"), QStringLiteral("normal"), QStringLiteral("fast"), QStringLiteral("reduced")};
}

}  // namespace

Motion savedMotion() {
    const auto place = motionNames().indexOf(QSettings().value(motionKey()).toString());
    return place < 0 ? Motion::Normal : static_cast<Motion>(place);
}

void saveMotion(Motion motion) { QSettings().setValue(motionKey(), motionNames()[static_cast<int>(motion)]); }

void applyMotion(Motion motion) { inUse = motion; }

bool isMotionReduced() {
    if (inUse == Motion::Reduced) return true;
    const QStyle* style = QApplication::style();
    return !style->styleHint(QStyle::SH_Widget_Animate) || style->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

double motionSpeed() {
    switch (inUse) {
        case Motion::Slow:
            return 0.5;
        case Motion::Fast:
            return 2;
        default:
            return 1;
    }
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/style/text_size.h"

#include <QApplication>
#include <QFont>
#include <QSettings>
#include <QString>
#include <algorithm>

namespace solverscope {
namespace {

const QString textSizeKey = QStringLiteral("textSize");
int sizeInUse = textSizes.front();

}  // namespace

int textSize() { return sizeInUse; }

void applyTextSize(int percent) {
    if (percent == sizeInUse) return;
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / sizeInUse);
    sizeInUse = percent;
    QApplication::setFont(font);
}

int savedTextSize() {
    const int saved = QSettings().value(textSizeKey, textSizes.front()).toInt();
    return std::ranges::find(textSizes, saved) == textSizes.end() ? textSizes.front() : saved;
}

void saveTextSize(int percent) { QSettings().setValue(textSizeKey, percent); }

int largerTextSize(int percent) {
    const auto next = std::ranges::upper_bound(textSizes, percent);
    return next == textSizes.end() ? textSizes.back() : *next;
}

int smallerTextSize(int percent) {
    const auto same = std::ranges::lower_bound(textSizes, percent);
    return same == textSizes.begin() ? textSizes.front() : *(same - 1);
}

int textScaled(int pixels) { return pixels * sizeInUse / 100; }

}  // namespace solverscope

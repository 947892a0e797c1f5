// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/learner_number.h"

#include <QLocale>
#include <QStringList>
#include <array>
#include <cmath>

namespace solverscope {

std::optional<double> numberFromLearner(QString text, const QString& unit) {
    text = text.simplified();
    if (!unit.isEmpty() && text.endsWith(unit)) text.chop(unit.size());
    text.remove(QLatin1Char(' '));
    text.remove(QChar(0x00A0));
    text.remove(QChar(0x2060));  // copied from the lesson, which binds 1/60 with it
    text.replace(QChar(0x2212), QLatin1Char('-'));
    if (text.contains(QLatin1Char(',')) && text.contains(QLatin1Char('.'))) return std::nullopt;
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    const QStringList parts = text.split(QLatin1Char('/'));
    if (parts.size() > 2) return std::nullopt;
    std::array<double, 2> numbers{0, 1};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool fine = false;
        numbers[static_cast<std::size_t>(i)] = QLocale::c().toDouble(parts[i], &fine);
        if (!fine) return std::nullopt;
    }
    const double number = numbers[0] / numbers[1];
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace solverscope

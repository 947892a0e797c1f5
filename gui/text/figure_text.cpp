// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/figure_text.h"

#include <QCoreApplication>
#include <cmath>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

struct FigureText {
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

QString withUnit(double value, std::string_view unit) {
    return unit.empty() ? shown(value) : shown(value) + QLatin1Char(' ') + qstring(unit);
}

}  // namespace

QString figureText(const Condition& figure, double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    const QuantityInfo* quantity = figure.onlyQuantity();
    const auto names = quantity ? valuesOf(*quantity) : std::span<const std::string_view>{};
    if (const auto place = static_cast<std::size_t>(value); !names.empty() && place < names.size()) return qstring(names[place]);
    if (figure.isTruth()) return value != 0 ? FigureText::tr("true") : FigureText::tr("false");
    return withUnit(value, quantity ? unitText(quantity->unit) : std::string_view());
}

QString figureText(const Meter& meter, double value) {
    if (!meter.body) return figureText(meter.figure, value);
    return std::isnan(value) ? QStringLiteral("–") : withUnit(value, meter.unit());
}

}  // namespace solverscope

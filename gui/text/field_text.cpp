// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/field_text.h"

#include <QCoreApplication>
#include <cmath>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

QString withUnit(double value, std::string_view unit) {
    return unit.empty() ? shown(value) : shown(value) + QLatin1Char(' ') + qstring(unit);
}

}  // namespace

QString fieldText(const Condition& figure, double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    const QuantityInfo* quantity = figure.onlyQuantity();
    const auto names = quantity ? valuesOf(*quantity) : std::span<const std::string_view>{};
    if (const auto place = static_cast<std::size_t>(value); !names.empty() && place < names.size()) return qstring(names[place]);
    if (figure.isBoolean()) return value != 0 ? FieldText::tr("true") : FieldText::tr("false");
    return withUnit(value, quantity ? unitText(quantity->unit) : std::string_view());
}

QString fieldText(const WatchExpression& meter, double value) {
    if (!meter.body) return fieldText(meter.figure, value);
    return std::isnan(value) ? QStringLiteral("–") : withUnit(value, meter.unit());
}

}  // namespace solverscope

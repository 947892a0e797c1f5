// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/formula_parts.h"

#include "gui/models/number_text.h"

namespace solverscope {

FormulaParts& operator<<(FormulaParts& parts, const QString& text) {
    parts.emplace_back(text);
    return parts;
}

FormulaParts& operator<<(FormulaParts& parts, Named quantity) {
    parts.emplace_back(quantity.number, quantity.term);
    return parts;
}

FormulaParts& operator<<(FormulaParts& parts, NamedVector quantity) {
    return parts << QStringLiteral("(") << Named{quantity.term, quantity.vector.x} << QStringLiteral(", ")
                 << Named{quantity.term, quantity.vector.y} << QStringLiteral(")");
}

FormulaParts& operator<<(FormulaParts& parts, Operand operand) {
    const Named quantity{operand.term, operand.number};
    if (!(operand.number < 0)) return parts << quantity;
    return parts << QStringLiteral("(") << quantity << QStringLiteral(")");
}

QString exactText(const FormulaParts& parts) {
    QString text;
    for (const FormulaPart& part : parts) text += part.number ? exact(*part.number) : part.text;
    return text;
}

}  // namespace solverscope

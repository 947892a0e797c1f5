// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "gui/models/row_term.h"
#include "physics/base/vec2.h"

namespace solverscope {

/// A piece of a formula: text, or a number, kept as a number until somebody decides how to write it. In text, `_X` is a
/// subscript.
struct FormulaPart {
    FormulaPart(const QString& words) : text(words) {}
    FormulaPart(double value, RowTerm of = RowTerm::None) : number(value), term(of) {}

    QString text;
    std::optional<double> number;
    RowTerm term = RowTerm::None;  // what the number is
};

using FormulaParts = std::vector<FormulaPart>;

/// A quantity that is written into a formula.
struct Named {
    RowTerm term;
    double number;
};
struct NamedVector {
    RowTerm term;
    Vec2 vector;
};

/// A number that follows an operator: negative ones in brackets.
struct Operand {
    RowTerm term;
    double number;
};

FormulaParts& operator<<(FormulaParts& parts, const QString& text);
FormulaParts& operator<<(FormulaParts& parts, Named quantity);
FormulaParts& operator<<(FormulaParts& parts, NamedVector quantity);
FormulaParts& operator<<(FormulaParts& parts, Operand operand);

/// The parts with each number written in full.
QString exactText(const FormulaParts& parts);

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <variant>

#include "physics/constraints/spring.h"

class QLabel;

namespace solverscope {

class NumberEdit;

/// A spring in the form in which it is given.
using SoftForm = std::variant<SpringDef, StiffnessDef, BetaGammaDef, ErpCfm>;

/// What follows from other numbers, short enough for a field.
double rounded(double value);

/// The spring in the form of this index, which has few digits where no scene has it.
SoftForm formOf(const RowSpring& spring, std::size_t form);

/// Why no row can be such a spring, and which of its two numbers is to blame. Without a text, one can.
struct FormProblem {
    QString text;
    int field = 0;
};
FormProblem problemOf(const SoftForm& form, bool turns);

/// In all forms, for a row of this mass in steps of h seconds. It must be free of problems.
RowSpring springOf(const SoftForm& form, Real mass, Real h);

/// Two fields for each form.
class SoftFields : public QWidget {
    Q_OBJECT

public:
    explicit SoftFields(QWidget* parent = nullptr);

    /// The form that is given is bold.
    void display(const RowSpring& spring, bool turns, std::size_t given);

    /// The form that is given makes no sense: marks the number that is to blame, and empties the other forms.
    void displayProblem(const FormProblem& problem, std::size_t given);

    void takeFocus();

signals:
    /// The user has changed a number: the form as it is now in its fields.
    void edited(const SoftForm& form);

private:
    struct Fields {
        QLabel* name;
        NumberEdit* first;
        NumberEdit* second;
    };

    SoftForm formOf(std::size_t place) const;
    void mark(std::size_t given, const FormProblem& problem);

    std::array<Fields, std::variant_size_v<SoftForm>> m_forms{};
    bool m_showing = false;  // the fields are changed by the program
};

}  // namespace solverscope

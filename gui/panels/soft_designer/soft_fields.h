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

/// Why no row can be such a spring; empty: one can.
QString problemOf(const SoftForm& form);

/// In all forms, for a row of this mass in steps of h seconds. It must be free of problems.
RowSpring springOf(const SoftForm& form, Real mass, Real h);

/// Two fields for each form.
class SoftFields : public QWidget {
    Q_OBJECT

public:
    explicit SoftFields(QWidget* parent = nullptr);

    /// The form that is given is bold.
    void display(const RowSpring& spring, bool turns, std::size_t given);

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

    std::array<Fields, std::variant_size_v<SoftForm>> m_forms{};
    bool m_showing = false;  // the fields are changed by the program
};

}  // namespace solverscope

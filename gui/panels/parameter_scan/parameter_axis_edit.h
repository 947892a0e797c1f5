// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "physics/study/parameter_scan.h"

class QComboBox;
class QLineEdit;

namespace solverscope {

/// A setting and a line edit for its values, parsed as it is typed. The names of a choice are completed.
class ParameterAxisEdit : public QWidget {
    Q_OBJECT

public:
    ParameterAxisEdit(const QString& label, const char* name, QWidget* parent = nullptr);

    QString key() const;

    /// Takes a setting, and values that suit it, or these.
    void choose(const QString& key, const Settings& now, const QString& values = {});

    /// The entered axis; none, with `problem()`, if it is invalid.
    std::optional<ParameterAxis> axis() const { return m_axis; }
    const QString& problem() const { return m_problem; }

    /// Parses it again, for a scene with these settings.
    void interpret(const Settings& settings);

signals:
    void changed();   // read the axis again
    void accepted();  // Enter

private:
    void offerValues();
    void read();

    QComboBox* m_key;
    QLineEdit* m_values;
    Settings m_settings;
    std::optional<ParameterAxis> m_axis;
    QString m_problem;
};

}  // namespace solverscope

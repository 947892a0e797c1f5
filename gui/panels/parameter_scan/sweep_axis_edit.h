// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "physics/study/sweep.h"

class QComboBox;
class QLineEdit;

namespace solverscope {

/// A setting and a line for its values, read as it is typed. The names of a choice are offered.
class ParameterAxisEdit : public QWidget {
    Q_OBJECT

public:
    ParameterAxisEdit(const QString& label, const char* name, QWidget* parent = nullptr);

    QString key() const;

    /// Takes a setting, and values that suit it, or these.
    void choose(const QString& key, const Settings& now, const QString& values = {});

    /// What stands there; nothing, with `problem()`, where it cannot be understood.
    std::optional<ParameterAxis> axis() const { return m_axis; }
    const QString& problem() const { return m_problem; }

    /// Reads it again, for a scene with these settings.
    void interpret(const Settings& settings);

signals:
    void changed();   // ask for the axis again
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

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/widgets/step_panel.h"
#include "physics/world/world.h"

class QLabel;
class QPushButton;

namespace solverscope {

class NumberEdit;

/// Another impulse for the marked row, from the cursor on. Masses and velocities are changed in Properties.
class ImpulseForm : public StepPanel {
    Q_OBJECT

public:
    explicit ImpulseForm(DebuggerController& controller, QWidget* parent = nullptr);

    /// Puts the keyboard into the field.
    void takeFocus();

private:
    void refresh() override;
    void show(double value, bool possible);
    void setImpulse();
    std::optional<RowRef> rowToChange() const;

    QLabel* m_title;
    QLabel* m_why;
    QPushButton* m_set;
    NumberEdit* m_edit;
    double m_shown = 0;
};

}  // namespace solverscope

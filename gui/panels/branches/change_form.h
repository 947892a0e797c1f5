// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <optional>

#include "gui/widgets/step_panel.h"
#include "physics/world/world.h"

class QLabel;
class QPushButton;

namespace solverscope {

class NumberEdit;

/// Changes at the cursor that are not settings: the impulse of the marked row, mass and velocity of the selected body.
class ChangeForm : public StepPanel {
    Q_OBJECT

public:
    explicit ChangeForm(DebuggerController& controller, QWidget* parent = nullptr);

    /// Puts the keyboard into the field for the impulse, or for the mass.
    void typeImpulse();
    void typeMass();

private:
    enum Field { Impulse, Mass, Vx, Vy, Omega };
    static constexpr std::size_t fieldCount = Omega + 1;

    void refresh() override;
    void refreshRow();
    void refreshBody();
    void show(Field field, double value, bool possible);
    void setImpulse();
    void setMass();
    void setVelocity();
    World startOfChange() const;
    std::optional<BodyId> movableBody() const;
    std::optional<RowRef> rowToChange() const;

    QLabel* m_rowTitle;
    QLabel* m_bodyTitle;
    QLabel* m_why;
    QLabel* m_when;
    QPushButton* m_setImpulse;
    QPushButton* m_setMass;
    QPushButton* m_setVelocity;
    std::array<NumberEdit*, fieldCount> m_edits{};
    std::array<double, fieldCount> m_shown{};
};

}  // namespace solverscope

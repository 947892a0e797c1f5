// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "gui/widgets/step_panel.h"

class QLabel;

namespace solverscope {

class StepMapBox;

/// Where in the step the cursor is: a box for each phase that the recorded step has, in the order in which they ran, with the
/// current one lit. A click goes to the beginning of a phase.
class StepMap : public StepPanel {
    Q_OBJECT

public:
    explicit StepMap(DebuggerController& controller, QWidget* parent = nullptr);

    /// The moments between which the cursor may go; none: anywhere.
    void setRange(std::optional<std::pair<Cursor, Cursor>> range);

    /// The boxes in their order.
    const std::vector<StepMapBox*>& boxes() const { return m_boxes; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh() override;
    void build();
    void mark();
    std::optional<Cursor> targetOf(Phase phase) const;
    QString reason(Phase phase, const std::optional<Cursor>& target) const;

    /// The events of one phase in one sub-step.
    struct Run {
        Phase phase = Phase::Begin;
        int substep = 1;
        std::size_t first = 0;
        std::size_t last = 0;  // ends the phase
    };

    std::vector<Run> m_runs;  // of the step, in the order of its events
    StepSeen m_step;
    std::vector<StepMapBox*> m_boxes;
    QLabel* m_substep;
    std::optional<std::pair<Cursor, Cursor>> m_range;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/widgets/column_table_model.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/offenders.h"

class QComboBox;
class QLabel;
class QTableView;

namespace solverscope {

/// The rows of the step at the cursor that are worst by one measure, and the worst steps of the recording. A click marks the row,
/// Enter or a double click travels to its last visit, or to the step.
class OffendersPanel : public StepPanel {
    Q_OBJECT

public:
    explicit OffendersPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Takes the keyboard, at the first row.
    void startReading();

private:
    struct RowLine {
        Offender offender;
        QString row;
        QString constraint;
        QString unit;
    };
    struct StepLine {
        StepOffender offender;
        QString unit;
    };
    using RowModel = ColumnTableModel<RowLine>;
    using StepModel = ColumnTableModel<StepLine>;

    /// What the worst steps were read from: how many steps, and the hash of the last.
    using Recorded = std::pair<std::size_t, std::uint64_t>;

    void refresh() override;
    void refreshRows();
    void refreshSteps();

    QComboBox* m_criterion;
    QComboBox* m_stepCriterion;
    RowModel* m_rows;
    StepModel* m_steps;
    QTableView* m_rowTable;
    QTableView* m_stepTable;
    QLabel* m_noRows;
    StepSeen m_step;
    Recorded m_recorded;
};

}  // namespace solverscope

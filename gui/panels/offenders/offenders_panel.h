// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "gui/widgets/column_table_model.h"
#include "physics/analysis/offenders.h"
#include "physics/debugger/session.h"

class QComboBox;
class QLabel;
class QTableView;

namespace solverscope {

class DebuggerController;

/// The rows of the step at the cursor that are worst by one measure, and the worst steps of the recording. A click marks the row,
/// Enter or a double click travels to its last visit, or to the step.
class OffendersPanel : public QWidget {
    Q_OBJECT

public:
    explicit OffendersPanel(DebuggerController& controller, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

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

    void refresh();
    void refreshRows();
    void refreshSteps();
    void travelToRow(int line);
    void travelToStep(int line);

    DebuggerController& m_controller;
    QComboBox* m_criterion;
    QComboBox* m_stepCriterion;
    RowModel* m_rows;
    StepModel* m_steps;
    QTableView* m_rowTable;
    QTableView* m_stepTable;
    QLabel* m_noRows;
    StepSeen m_step;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <memory>
#include <optional>

#include "gui/session/latest_task.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/spectrum/conditioning.h"
#include "physics/analysis/spectrum/row_matrix.h"

class QLayout;
class QComboBox;
class QLabel;

namespace solverscope {

class MatrixCanvas;
class MatrixText;
class MetricsService;

/// A = J M⁻¹ Jᵀ of the rows at the cursor: which row disturbs which, through which body, and how well sweeps can do with that.
class MatrixView : public StepPanel {
    Q_OBJECT

public:
    MatrixView(DebuggerController& controller, MetricsService& metrics, QWidget* parent = nullptr);

    const RowMatrix* matrix() const { return m_matrix.get(); }

    /// The selected cells as text: lines with names, or a list of entries if there are many.
    QString selectionAsCsv() const;

private:
    QLayout* buildBar();
    void refresh() override;
    QString emptyReason() const;
    void followCursor();
    RowList list() const;
    MatrixText description() const;
    void showTexts();
    void showCondition();
    void condition(std::vector<std::uint32_t> freeRows);
    void copy() const;

    MetricsService& m_metrics;
    MatrixCanvas* m_canvas;
    QComboBox* m_rows;
    QLabel* m_cell;
    QLabel* m_row;
    QLabel* m_condition;
    QLabel* m_empty;
    QWidget* m_body;  // the canvas and the words
    std::shared_ptr<const RowMatrix> m_matrix;
    std::vector<std::uint32_t> m_order;
    std::optional<std::uint32_t> m_current;
    std::vector<std::uint32_t> m_freeRows;
    std::shared_ptr<const RowMatrix> m_conditioned;  // whose conditioning was requested
    std::vector<std::uint32_t> m_conditionedRows;
    std::optional<Conditioning> m_conditioning;
    LatestTask<Conditioning> m_task;
};

}  // namespace solverscope

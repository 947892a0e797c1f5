// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/session/latest_task.h"
#include "gui/widgets/step_panel.h"
#include "physics/study/compare.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace solverscope {

class LineChart;
class RowOrderModel;

/// A sandbox for the order in which a sweep visits the rows of the cursor's step. Trying an order does not change the run until
/// the order is applied.
class RowOrderPanel : public StepPanel {
    Q_OBJECT

public:
    static constexpr int minSweeps = 30;  // in the chart

    explicit RowOrderPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// The settings of the cursor's step with the order that is tried.
    Settings tried() const;

    RowOrderModel& model() { return *m_model; }
    const std::optional<OrderTrial>& trial() const { return m_trial; }
    bool isBusy() const { return m_trialTask.isBusy(); }

    /// Whether the order may be applied to the run: lessons may forbid that.
    void allowUse(bool allowed);

    void takeFocus();

    QSize sizeHint() const override { return {560, 220}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildBar();
    void refresh() override;
    void readRows();
    void tryNow();
    void arrangeBy(std::vector<std::uint32_t> order, bool pingPong = false);
    void moveLine(int by);
    void useHere();
    void useAsBranch();
    bool canBeUsed() const;
    void showTrial();
    void showStates();
    void enableUse();
    QString emptyReason() const;

    RowOrderModel* m_model;
    QTableView* m_table;
    QSpinBox* m_seed;
    QWidget* m_bar;
    QBoxLayout* m_body;
    QLabel* m_text;
    QLabel* m_empty;
    LineChart* m_chart;
    QPushButton* m_use;
    QPushButton* m_branch;
    QWidget* m_content;
    bool m_pingPong = false;
    bool m_edited = false;  // the order is not simply that of the run
    bool m_allowed = true;
    StepSeen m_step;                               // whose rows are there
    std::shared_ptr<const FrozenStep> m_problems;  // of that step
    std::optional<OrderTrial> m_trial;
    LatestTask<OrderTrial> m_trialTask;
};

}  // namespace solverscope

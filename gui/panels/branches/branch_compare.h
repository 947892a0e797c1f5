// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "gui/session/latest_task.h"
#include "gui/widgets/column_table_model.h"
#include "physics/debugger/branches.h"
#include "physics/study/rerun.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace solverscope {

class DebuggerController;
class LineChart;

/// The state of two branches after a step; `a` is the branch that is shown.
struct BranchOutcome {
    RunDifference difference;
    Measures a;
    Measures b;
};

/// The shown branch compared with another one: where they diverge, how far apart they get, and the other one as a ghost.
class BranchCompare : public QWidget {
    Q_OBJECT

public:
    static constexpr std::int64_t maxRunSteps = 3600;  // steps after the divergence

    explicit BranchCompare(DebuggerController& controller, QWidget* parent = nullptr);

    /// The branch that is compared with the one shown.
    std::optional<BranchId> other() const;

    bool isBusy() const { return m_task.isBusy(); }
    const std::optional<RunDivergence>& divergence() const { return m_divergence; }
    const ColumnTableModel<BranchOutcome>& outcomes() const { return *m_model; }
    LineChart& chart() { return *m_chart; }

    /// The other branch's world after a step, if it is visible as a ghost.
    std::optional<World> ghostAt(std::int64_t step);
    QString ghostName() const;

signals:
    void ghostChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// The inputs of the comparison: the same inputs mean the same result.
    struct Key {
        BranchId a{};
        BranchId b{};
        std::int64_t steps = 0;  // that both have
        std::uint64_t lastA = 0;
        std::uint64_t lastB = 0;
        bool operator==(const Key&) const = default;
    };

    using Model = ColumnTableModel<BranchOutcome>;

    std::vector<Model::Column> columns();
    void fillOthers();
    void refresh();
    void compare(const Recording& a, const Recording& b);
    void arrived(std::vector<RunDifference> differences);
    void draw();
    void say();

    DebuggerController& m_controller;
    QComboBox* m_others;
    QCheckBox* m_ghost;
    QLabel* m_text;
    QPushButton* m_go;
    QComboBox* m_quantity;
    QStackedWidget* m_below;
    LineChart* m_chart;
    Model* m_model;
    QTableView* m_table;
    std::optional<Key> m_key;
    std::optional<RunDivergence> m_divergence;
    World m_ghostWorld;  // as last requested
    bool m_filling = false;
    LatestTask<std::vector<RunDifference>> m_task;
};

}  // namespace solverscope

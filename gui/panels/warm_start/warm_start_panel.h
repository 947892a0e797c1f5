// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/widgets/column_table_model.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/accounts/warm_start_report.h"

class QLabel;
class QPushButton;
class QTableView;

namespace solverscope {

/// What became of the impulses at the end of the last step: which contact points are the same, since when, the initial impulses
/// of this step, and what was discarded and why. A match can be broken to see its effect.
class WarmStartPanel : public StepPanel {
    Q_OBJECT

public:
    explicit WarmStartPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Discards the impulses of the selected point: in the cursor's step, or in the next one if this step has ended.
    void breakMatch();

    /// Puts the keyboard into the table.
    void startReading();

protected:
    void changeEvent(QEvent* event) override;

private:
    using Model = ColumnTableModel<PointReport>;

    std::vector<Model::Column> columns();
    Model::Column impulseColumn(const QString& title, const QString& toolTip, KeptImpulse PointReport::*kind,
                                Real KeptImpulse::*part);
    QVariant look(const PointReport& point, int role) const;
    void refresh() override;
    void fill();
    void showSummary();
    void followMarkedRow();
    void showChoice();
    void choose(const QModelIndex& line);
    void travel(const QModelIndex& line);
    const PointReport* chosen() const;
    QString breakDisabledReason(const PointReport* point) const;
    std::optional<std::size_t> firstVisitOf(const PointReport& point, bool warmStart) const;

    Model* m_model;
    QTableView* m_table;
    QLabel* m_summary;
    QLabel* m_empty;
    QLabel* m_hint;
    QPushButton* m_break;
    QWidget* m_body;  // all but what is shown where there are no points
    std::optional<WarmStartReport> m_report;
    StepSeen m_step;
    bool m_following = false;  // the table follows the marked row
    bool m_choosing = false;   // the marked row follows the table
};

}  // namespace solverscope

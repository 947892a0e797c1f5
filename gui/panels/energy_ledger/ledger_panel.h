// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>

#include "gui/session/step_analysis.h"
#include "gui/widgets/column_table_model.h"
#include "gui/widgets/step_panel.h"
#include "physics/analysis/accounts/ledger.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QSplitter;
class QTableView;

namespace solverscope {

/// A line of the energies by cause: of the step at the cursor, and of several steps where those have been added up.
struct CauseLine {
    QString name;
    QString meaning;
    Real step = 0;
    std::optional<Real> sum;
    QString unit;
};

/// The effect of the corrections in the cursor's step: metres and joules for each contact and joint, and the energy by cause;
/// on request summed over the last steps.
class LedgerPanel : public StepPanel {
    Q_OBJECT

public:
    explicit LedgerPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Takes the keyboard, at the first contact or joint.
    void startReading();

    /// For the cursor's step; empty until computed.
    const std::shared_ptr<const Ledger>& ledger() const { return m_ledger.result(); }

    /// For the last steps, if they have been summed.
    const std::optional<Ledger>& sum() const { return m_sum; }

    /// Adds up the last steps that end with the cursor's.
    void addUp();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Lines = ColumnTableModel<LedgerLine>;
    using Causes = ColumnTableModel<CauseLine>;

    struct Sum {
        Ledger ledger;
        std::int64_t first = 0;
        std::int64_t last = 0;
    };

    std::vector<Lines::Column> lineColumns();
    std::vector<Causes::Column> causeColumns();
    void refresh() override;
    void show();
    void showCauses();
    void travel(const QModelIndex& line);

    Lines* m_lines;
    Causes* m_causes;
    QTableView* m_lineTable;
    QTableView* m_causeTable;
    QSplitter* m_splitter;
    QBoxLayout* m_head = nullptr;
    QLabel* m_headline;
    QLabel* m_breaches;  // what no law of mechanics allows; hidden if there is nothing of the kind
    QSpinBox* m_steps;
    QPushButton* m_add;
    std::optional<Ledger> m_sum;
    std::pair<std::int64_t, std::int64_t> m_summed;  // the first and last of those that have been added up
    StepAnalysis<Ledger> m_ledger;
    LatestTask<std::optional<Sum>> m_sumTask;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>
#include <optional>

#include "gui/models/column_table_model.h"
#include "gui/session/variant_comparison.h"

namespace solverscope {

/// What one variant has come to: sweeps and rates at the cursor's step, the rest after its run.
struct OutcomeLine {
    ActiveVariant variant;
    bool isBase = false;
    Outcome outcome = {};
    std::optional<Parting> parting = {};  // of the runs
    Real milliseconds = Outcome::unknown;
};

/// The outcomes of all variants in a table: sorted by any column, and copied as text.
class CompareOutcomes : public QTableView {
    Q_OBJECT

public:
    explicit CompareOutcomes(const VariantComparison& comparison, QWidget* parent = nullptr);

    void refresh();

    const ColumnTableModel<OutcomeLine>& lines() const { return *m_model; }

signals:
    void partingChosen(std::size_t variant);  // by its place among the active ones

private:
    using Model = ColumnTableModel<OutcomeLine>;

    static std::vector<Model::Column> columns(const QTableView& view);

    const VariantComparison& m_comparison;
    Model* m_model;
    QSortFilterProxyModel* m_sorted;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/widgets/step_panel.h"
#include "physics/analysis/accounts/provenance.h"

class QComboBox;
class QTableView;

namespace solverscope {

class IterationTableModel;

/// The rows × iterations table of the cursor's step. Clicking a cell goes there, clicking a column's header goes to the end of
/// that sweep; the selected line is the row that all views mark. Lines are in the order of a given row order, and dragging a
/// line by its header changes that order.
class IterationTable : public StepPanel {
    Q_OBJECT

public:
    explicit IterationTable(DebuggerController& controller, QWidget* parent = nullptr);

    IterationTableModel& model() { return *m_model; }

    /// Whether lines may be dragged, if the method has an order of rows.
    void allowReordering(bool allowed);

signals:
    /// The origin of a row's impulse was requested; `isExplicit` if that was the user's request, and not a side effect of a
    /// click.
    void provenanceRequested(const Quantity& quantity, bool isExplicit);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh() override;
    void showAvailableRows();
    void followCursor();
    void showMarkedRow();
    void travelTo(const QModelIndex& cell);
    void nameQuantities();
    void setSizes();
    void arrangeLines();
    void takeOrderFromLines();

    IterationTableModel* m_model;
    QComboBox* m_quantity;
    QComboBox* m_rows;
    QTableView* m_table;
    std::optional<Cursor> m_scrolledTo;
    bool m_following = false;  // the selection follows the cursor, not the user
    bool m_arranging = false;  // the lines follow the settings, not the user
    bool m_mayReorder = true;
    bool m_sceneIsNew = false;  // and the list shown may have no rows in it
};

}  // namespace solverscope

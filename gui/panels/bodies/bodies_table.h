// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTableView>
#include <array>

#include "gui/widgets/column_table_model.h"
#include "physics/analysis/accounts/provenance.h"
#include "physics/world/world.h"

namespace solverscope {

class DebuggerController;

/// What is known of a body at the cursor.
struct BodyLine {
    /// The numbers of a line, in the order of their columns.
    enum Number { X, Y, Angle, Vx, Vy, Omega, PseudoVx, PseudoVy, PseudoOmega, InverseMassOf, InverseInertia };
    static constexpr int numberCount = InverseInertia + 1;

    enum class Side : std::uint8_t { None, A, B };

    BodyId body{};
    Side side = Side::None;  // of the marked row
    std::array<double, numberCount> numbers{};
    std::array<bool, numberCount> changed{};  // by the event at the cursor
};

/// All bodies at the cursor; the two of the marked row are highlighted, and what the last event has changed is bold.
class BodiesTable : public QTableView {
    Q_OBJECT

public:
    explicit BodiesTable(DebuggerController& controller, QWidget* parent = nullptr);

    const ColumnTableModel<BodyLine>& lines() const { return *m_model; }

    /// The number of a cell; nothing for names and masses, which no step changes.
    std::optional<Quantity> quantityAt(const QModelIndex& cell) const;

signals:
    /// The origin of a number was requested; `isExplicit` if that was the user's request, and not a side effect of a click.
    void provenanceRequested(const Quantity& quantity, bool isExplicit);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Model = ColumnTableModel<BodyLine>;

    std::vector<Model::Column> columns();
    Model::Column numberColumn(BodyLine::Number number, const QString& title, const QString& toolTip);
    QVariant ground(const BodyLine& line) const;
    void setSizes();
    void widenColumns();
    void refresh();
    void showSelection();

    DebuggerController& m_controller;
    Model* m_model;
    std::array<int, BodyLine::numberCount> m_widths{};  // px, of the columns of numbers
    bool m_following = false;                           // the selection follows the controller, not the user
};

}  // namespace solverscope

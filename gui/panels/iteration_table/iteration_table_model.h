// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractTableModel>
#include <cstdint>
#include <optional>
#include <vector>

#include "physics/debugger/session.h"
#include "physics/world/world.h"

namespace solverscope {

class DebuggerController;

/// The cursor's step as rows × iterations: a line per row, a column for the warm start and one per sweep. A cell is a visit;
/// the model stores only its event.
class IterationTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Quantity { Sum, Delta, Jv, Clamp };

    enum Role {
        TintRole = Qt::UserRole,  // 0 … 1: |Δλ| on a logarithmic scale that ends at the step's largest
        CurrentRole,              // the cursor is at this visit
        FutureRole,               // the cursor has not reached it yet
        ClampRole,                // the clamp of the visit, as int
    };

    explicit IterationTableModel(DebuggerController& controller, QObject* parent = nullptr);

    Quantity quantity() const { return m_quantity; }
    void setQuantity(Quantity quantity);

    RowList list() const { return m_list; }
    void showRows(RowList list);

    /// Reads the cursor's step: its events if they have changed, with one `dataChanged`.
    void refresh();

    /// The event of a cell; empty if a row was not visited.
    std::optional<std::size_t> eventAt(const QModelIndex& cell) const;

    /// The event that ends a column: the end of the sweep, or of the warm start.
    std::optional<std::size_t> endOfColumn(int column) const;

    /// The cell of an event; invalid when it is no visit to the rows shown.
    QModelIndex cellOf(std::size_t event) const;

    /// The column of the sweep that an event is in, or of the last one before it; −1 before all of them.
    int columnAt(std::size_t event) const;

    /// Whether no row of this list is visited in the step.
    bool hasNoRows() const;

    RowRef rowAt(int line) const { return {m_list, static_cast<std::uint32_t>(line)}; }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_rowCount; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columnCount; }
    QVariant data(const QModelIndex& cell, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static constexpr std::uint32_t none = 0xffffffff;

    /// The visits of one sweep, by row.
    struct Sweep {
        int substep = 1;
        int iteration = 0;  // 0: the warm start, or the bounces
        Phase phase = Phase::WarmStart;
        std::uint32_t end = none;
        std::vector<std::uint32_t> events;
    };

    static bool isOf(const Sweep& sweep, const Event& event);
    const Session& session() const;
    bool isShownPhase(Phase phase) const;
    void readEvents();
    void takeShape();
    void stateChanged();
    bool isHidden(std::size_t event) const;
    QVariant hiddenData(int role) const;
    std::optional<Event> visitAt(std::size_t event) const;
    std::optional<Event> anyVisitTo(int line) const;
    double number(const Event& event) const;
    QString text(const Event& event) const;
    QString toolTip(const Event& event) const;
    QString nameOf(int line) const;
    QString describe(const Sweep& sweep) const;
    double tint(const Event& event) const;
    const World& worldWithContacts() const;

    DebuggerController& m_controller;
    Quantity m_quantity = Quantity::Sum;
    RowList m_list = RowList::Velocities;
    int m_rowCount = 0;
    int m_columnCount = 0;
    bool m_hidesRows = false;
    StepSeen m_step;
    std::vector<Sweep> m_sweeps;
    std::size_t m_firstVisit = 0;
    double m_largestDelta = 0;
    mutable std::optional<World> m_collided;  // for names while the cursor is before the step's contacts are found
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractItemModel>
#include <QStringList>
#include <optional>
#include <vector>

#include "physics/analysis/accounts/provenance_groups.h"

namespace solverscope {

class DebuggerController;

/// The contributions to a number as a tree of two levels: groups, and the members of groups with several.
class ProvenanceModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, EventColumn, Iteration, RowColumn, Amount, After, columns };

    enum Role {
        FromRole = Qt::UserRole,  // start and end of its bar on the axis of the running total
        ToRole,
        EventRole,  // the stop of a single contribution
        RowRole,    // the index of its row, from 0; for groups only if all members belong to one row
        ListRole,   // the list of that row
    };

    explicit ProvenanceModel(DebuggerController& controller, QObject* parent = nullptr);

    void show(Provenance provenance, Grouping grouping);
    void clear();

    const std::optional<Provenance>& provenance() const { return m_provenance; }

    /// The contribution of a line; nothing for groups of several.
    const Contribution* partAt(const QModelIndex& line) const;

    /// The line of a stop's contribution; invalid if there is none.
    QModelIndex lineOf(std::size_t event) const;

    /// Several sentences about a line, numbers in full.
    QString description(const QModelIndex& line) const;

    /// All lines, groups opened, with tabs between the columns and numbers in full.
    QString table() const;
    QString tableLine(const QModelIndex& line) const;

    QModelIndex index(int line, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& line) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& cell, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const PartGroup& groupOf(const QModelIndex& line) const;
    const PartGroup* severalAt(const QModelIndex& line) const;
    const std::vector<Contribution>& parts() const { return m_provenance->parts; }
    Real fromOf(const QModelIndex& line) const;
    Real amountOf(const QModelIndex& line) const;
    QString textOf(const QModelIndex& cell) const;
    QString exactOf(const QModelIndex& cell) const;
    std::optional<RowRef> rowOf(const QModelIndex& line) const;
    QString rowText(const QModelIndex& line) const;

    DebuggerController& m_controller;
    std::optional<Provenance> m_provenance;
    std::vector<PartGroup> m_groups;
    QString m_unit;
    QStringList m_groupNames;
};

}  // namespace solverscope

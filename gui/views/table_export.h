// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QModelIndex>
#include <QModelIndexList>
#include <QObject>
#include <functional>

#include "gui/charts/exported.h"

class QTableView;

namespace solverscope {

/// A table as others take it over: the cells in the order and with the columns that are shown, numbers in full.
class TableExport : public QObject, public Exported {
    Q_OBJECT

public:
    using CellText = std::function<QString(const QModelIndex&)>;

    TableExport(QTableView& table, const QString& title, CellText text);

    QString exportTitle() const override { return m_title; }
    QList<QStringList> exportedLines() const override;

    /// Below the titles, the lines in which something is selected.
    QList<QStringList> selectedLines() const;

private:
    QList<QStringList> linesWhere(const std::function<bool(int)>& wanted) const;

    QTableView& m_table;
    QString m_title;
    CellText m_text;
};

/// Gives a table "Copy lines" (Ctrl+C), "Copy whole table" and "Export table…" in its context menu. Without `text`, a cell says
/// what it shows, with the number in full where its tool tip begins with it, as is the custom here.
TableExport& makeExportable(QTableView& table, const QString& title, TableExport::CellText text = {});

/// What a cell says by that custom.
QString cellInFull(const QModelIndex& cell);

}  // namespace solverscope

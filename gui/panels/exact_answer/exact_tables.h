// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTableView>
#include <optional>

#include "gui/widgets/column_table_model.h"
#include "physics/analysis/reference/exact_answer.h"
#include "physics/scene/scene.h"

namespace solverscope {

/// A table that is copied and exported with every digit.
class ExactTable : public QTableView {
    Q_OBJECT

public:
    explicit ExactTable(QWidget* parent);

protected:
    void fitColumns(const QString& longestName);  // all numbers fit as displayed
    void makeCopied();                            // once it has its model and its name
};

/// Every row: Λ at the cursor, Λ*, the difference, whether the row is free, and the null direction that is chosen.
class ExactRowsTable : public ExactTable {
    Q_OBJECT

public:
    explicit ExactRowsTable(QWidget* parent);

    struct Line {
        std::uint32_t row = 0;
        QString kind;
        QString constraint;
        QString unit;
        std::optional<Real> now;
        Real exact = 0;
        Clamp state = Clamp::None;
        bool unmoved = false;  // no impulse moves it
        Real direction = 0;
    };
    void setLines(std::vector<Line> lines) { m_model->setItems(std::move(lines)); }
    const Line& line(int at) const { return m_model->item(at); }

private:
    ColumnTableModel<Line>* m_model;
};

/// Every body that can move: v at the cursor, v* and the difference.
class ExactBodiesTable : public ExactTable {
    Q_OBJECT

public:
    explicit ExactBodiesTable(QWidget* parent);

    struct Line {
        BodyId body{};
        QString name;
        std::optional<Velocity> now;
        Velocity exact;
    };
    void setLines(std::vector<Line> lines) { m_model->setItems(std::move(lines)); }
    const Line& line(int at) const { return m_model->item(at); }

private:
    ColumnTableModel<Line>* m_model;
};

}  // namespace solverscope

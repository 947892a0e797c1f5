// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTableWidget>
#include <span>

#include "physics/analysis/joint_study.h"

namespace solverscope {

/// "= 0", "≥ 0" or "≤ 0".
QString demandText(Demand demand);

/// The values of a custom joint at the current positions: C and, by coordinate, J next to finite differences; then the row.
class JointStudyTable : public QTableWidget {
    Q_OBJECT

public:
    explicit JointStudyTable(QWidget* parent = nullptr);

    void show(std::span<const FormulaStudy> studies, const CustomDef& joint);
    void showNothing();

private:
    void addHeadline(const QString& text, const QString& inFull);
    void addNumbers(const FormulaStudy& study, std::size_t coordinate);
    QTableWidgetItem* cell(int column, const QString& text, const QString& inFull);
};

}  // namespace solverscope

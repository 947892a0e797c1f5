// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/custom_joint/joint_study_table.h"

#include <cmath>

#include "gui/charts/exportable.h"
#include "gui/lessons/question_result.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/column_table_model.h"

namespace solverscope {
namespace {

enum StudyColumn { Of, Automatic, Differences, Apart, Step, columnsInAll };

constexpr int studyDigits = 6;

QString coordinateText(std::size_t coordinate) {
    static const std::array<QString, coordinateCount> names{QStringLiteral("x_a"), QStringLiteral("y_a"), QStringLiteral("θ_a"),
                                                            QStringLiteral("x_b"), QStringLiteral("y_b"), QStringLiteral("θ_b")};
    return QStringLiteral("∂C/∂") + names[coordinate];
}

QString describeState(FormulaState state) {
    switch (state) {
        case FormulaState::NoValue:
            return JointStudyTable::tr("inactive: C or J is not a number here");
        case FormulaState::TooLarge:
            return JointStudyTable::tr("inactive: C or J is beyond 1e9 here");
        case FormulaState::NoDirection:
            return JointStudyTable::tr("inactive: J = 0, no impulse changes C here");
        case FormulaState::Acting:
            break;
    }
    return {};
}

}  // namespace

QString demandText(Demand demand) {
    return demand == Demand::Zero          ? QStringLiteral("= 0")
           : demand == Demand::AtLeastZero ? QStringLiteral("≥ 0")
                                           : QStringLiteral("≤ 0");
}

JointStudyTable::JointStudyTable(QWidget* parent) : QTableWidget(0, columnsInAll, parent) {
    named(this, "jointStudy", tr("C and J of the joint, with their check"));
    setHorizontalHeaderLabels({tr("J"), tr("automatic"), tr("differences"), tr("difference"), tr("step s")});
    horizontalHeaderItem(Automatic)->setToolTip(tr("By automatic differentiation: what the solver uses"));
    horizontalHeaderItem(Differences)->setToolTip(tr("(C(q + s) − C(q − s)) / 2s, one coordinate at a time"));
    horizontalHeaderItem(Apart)->setToolTip(tr("How far the two differ; ✓ up to a millionth"));
    horizontalHeaderItem(Step)->setToolTip(tr("By how much the coordinate was varied in both directions, in m or rad"));
    makeLineTable(*this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeExportable(*this, tr("Custom joint"));
}

QTableWidgetItem* JointStudyTable::cell(int column, const QString& text, const QString& inFull) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(inFull);
    item->setTextAlignment(column == Of ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    setItem(rowCount() - 1, column, item);
    return item;
}

void JointStudyTable::addHeadline(const QString& text, const QString& inFull) {
    setRowCount(rowCount() + 1);
    setSpan(rowCount() - 1, 0, 1, columnsInAll);
    QTableWidgetItem* item = cell(Of, text, inFull);
    item->setFont(bold(font()));
}

void JointStudyTable::addNumbers(const FormulaStudy& study, std::size_t coordinate) {
    setRowCount(rowCount() + 1);
    const Real apart = std::abs(study.J[coordinate] - study.differences[coordinate]);
    const bool agrees = study.agrees(coordinate);
    cell(Of, coordinateText(coordinate), {});
    const auto number = [this](int column, Real value, int digits, const QString& mark = {}) {
        QTableWidgetItem* item = cell(column, shown(value, digits) + mark, exact(value));
        item->setData(exactRole, exact(value) + mark);
        return item;
    };
    number(Automatic, study.J[coordinate], studyDigits);
    number(Differences, study.differences[coordinate], studyDigits);
    number(Apart, apart, 2, agrees ? QStringLiteral(" ✓") : QStringLiteral(" ✗"))->setForeground(verdictColour(agrees, palette()));
    number(Step, study.steps[coordinate], 2);
}

void JointStudyTable::show(std::span<const FormulaStudy> studies, const CustomDef& joint) {
    clearSpans();
    setRowCount(0);
    for (std::size_t i = 0; i < studies.size(); ++i) {
        const FormulaStudy& study = studies[i];
        const QString number = studies.size() > 1 ? QString::number(i + 1) : QString();
        const QString demand = demandText(joint.formulas[i].demand);
        addHeadline(tr("C%1 = %2, wanted: %3").arg(number, shown(study.C, studyDigits), demand), exact(study.C));
        if (study.state != FormulaState::Acting) addHeadline(describeState(study.state), {});
        const QString aim = study.movesBodies ? tr("error to remove = %1").arg(shown(study.row.bias, 4))
                                              : tr("bias = %1 m/s").arg(shown(study.row.bias, 4));
        addHeadline(tr("K = J M⁻¹ Jᵀ = %1, m_eff = %2, %3").arg(shown(study.K, 4), shown(study.row.effectiveMass, 4), aim),
                    QStringLiteral("K = %1, m_eff = %2, bias = %3, γ = %4")
                        .arg(exact(study.K), exact(study.row.effectiveMass), exact(study.row.bias), exact(study.row.softness)));
        for (std::size_t coordinate = 0; coordinate < coordinateCount; ++coordinate) addNumbers(study, coordinate);
    }
}

void JointStudyTable::showNothing() {
    clearSpans();
    setRowCount(0);
}

}  // namespace solverscope

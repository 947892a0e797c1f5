// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/offenders/offenders_panel.h"

#include <QComboBox>
#include <QSplitter>
#include <array>
#include <utility>

#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr std::size_t maxOffenders = 50;
constexpr int amountDigits = 6;

QTableView* makeTable(const char* name, const QString& accessibleName, QAbstractItemModel* model, QWidget* parent) {
    auto* table = lineTable(name, accessibleName, model, parent);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 4);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

template <typename Line>
typename ColumnTableModel<Line>::Column amountColumn(const QString& title, const QString& toolTip) {
    return {title, toolTip, [](const Line& line, int role) {
                const QVariant number = numberCell(line.offender.amount, role, amountDigits);
                return role == Qt::DisplayRole ? QVariant(withUnit(number.toString(), line.unit)) : number;
            }};
}

QWidget* titled(const QString& title, QComboBox* choice, QWidget* table, QWidget* parent) {
    auto* part = new QWidget(parent);
    fillPanel(part, {.margins = {0, 0, 0, 0}, .spacing = 3}, {inRow({labelFor(choice, title), {choice, 1}}), {table, 1}});
    return part;
}

QString unitOf(OffenderCriterion criterion, const Offender& offender) {
    switch (criterion) {
        case OffenderCriterion::Unsatisfied:
            return rowUnit(offender.row.list, offender.turns);
        case OffenderCriterion::LateImpulse:
            return impulseUnit(offender.row.list, offender.turns);
        case OffenderCriterion::ClampChanges:
            return {};
        case OffenderCriterion::Penetration:
            break;
    }
    return QStringLiteral("m");
}

}  // namespace

OffendersPanel::OffendersPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("offendersPanel", controller, parent, RefreshThrottle::calm),
      m_criterion(named(new QComboBox(this), "offence", tr("Measure of a row"))),
      m_stepCriterion(named(new QComboBox(this), "stepOffence", tr("Measure of a step"))) {
    const std::array<QString, offenderCriterionCount> criteria{
        tr("remaining error after the sweeps"), tr("impulse of its last visit"), tr("changes of its clamp"), tr("overlap")};
    for (const QString& name : criteria) m_criterion->addItem(name);
    const std::array<QString, stepCriterionCount> stepCriteria{tr("overlap"), tr("joint error"), tr("rise of the energy")};
    for (const QString& name : stepCriteria) m_stepCriterion->addItem(name);

    m_rows =
        new RowModel({amountColumn<RowLine>(tr("amount"), tr("How large it is; the tool tip of a number shows all digits")),
                      textColumn<RowLine>(tr("row"), tr("Index in its list of rows, and the kind of row"), &RowLine::row),
                      textColumn<RowLine>(tr("constraint"), tr("The constraint that the row belongs to"), &RowLine::constraint)},
                     this);
    m_steps =
        new StepModel({amountColumn<StepLine>(tr("amount"), tr("How large it is; the tool tip of a number shows all digits")),
                       {tr("step"), tr("Enter or a double click goes there"),
                        [](const StepLine& line, int role) { return textCell(QString::number(line.offender.step), role, {}); }}},
                      this);
    m_rowTable = makeTable("worstRows", tr("Worst rows of this step"), m_rows, this);
    m_stepTable = makeTable("worstSteps", tr("Worst steps of the recording"), m_steps, this);
    m_noRows = named(new QLabel(tr("This measure is zero for every row of this step."), this), "noOffenders");
    m_noRows->setWordWrap(true);

    auto* rowsPart = titled(tr("Worst &rows of this step by"), m_criterion, m_rowTable, this);
    rowsPart->layout()->addWidget(m_noRows);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(rowsPart);
    split->addWidget(titled(tr("Worst s&teps so far by"), m_stepCriterion, m_stepTable, this));
    fillPanel(this, 6, {split});

    connect(m_criterion, &QComboBox::currentIndexChanged, this, &OffendersPanel::refreshRows);
    connect(m_stepCriterion, &QComboBox::currentIndexChanged, this, &OffendersPanel::refreshSteps);
    connect(m_rowTable, &QTableView::clicked, this,
            [this](const QModelIndex& at) { m_controller.pickRow(m_rows->item(at.row()).offender.row); });
    connect(m_rowTable, &QTableView::activated, this,
            [this](const QModelIndex& at) { m_controller.seekEvent(m_rows->item(at.row()).offender.event); });
    connect(m_stepTable, &QTableView::activated, this,
            [this](const QModelIndex& at) { m_controller.toStep(m_steps->item(at.row()).offender.step); });
}

void OffendersPanel::startReading() {
    m_rowTable->setFocus();
    if (!m_rowTable->currentIndex().isValid() && m_rows->rowCount() > 0) m_rowTable->setCurrentIndex(m_rows->index(0, 0));
}

void OffendersPanel::refresh() {
    if (m_step.follow(session())) refreshRows();
    const auto records = session().recording().records();
    const Recorded recorded{records.size(), records.empty() ? 0 : records.back().checksum};
    if (std::exchange(m_recorded, recorded) != recorded) refreshSteps();
}

void OffendersPanel::refreshRows() {
    const StepTrace& step = *session().trace();
    const auto criterion = static_cast<OffenderCriterion>(m_criterion->currentIndex());
    std::vector<RowLine> lines;
    for (const Offender& each : worstOffenders(step, criterion, maxOffenders))
        lines.push_back({each, tr("%1 · %2").arg(each.row.row + 1).arg(rowKindLabel(each.kind, each.constraint.kind)),
                         constraintText(session().scene(), step.end(), each.constraint), unitOf(criterion, each)});
    m_noRows->setVisible(lines.empty());
    m_rows->setItems(std::move(lines));
}

void OffendersPanel::refreshSteps() {
    const auto criterion = static_cast<StepCriterion>(m_stepCriterion->currentIndex());
    const QString unit = criterion == StepCriterion::EnergyRise ? QStringLiteral("J") : QStringLiteral("m");
    std::vector<StepLine> lines;
    for (const StepOffender& each : worstSteps(session().recording(), criterion, maxOffenders)) lines.push_back({each, unit});
    m_steps->setItems(std::move(lines));
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/offenders_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <array>

#include "gui/models/number_text.h"
#include "gui/models/row_formula.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/view_pace.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::size_t mostOffenders = 50;

QTableView* makeTable(const char* name, const QString& accessibleName, QAbstractItemModel* model, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(accessibleName);
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 4);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

QVariant aligned(Qt::Alignment alignment) { return QVariant(alignment | Qt::AlignVCenter); }

template <typename Line>
typename ColumnTableModel<Line>::Column amountColumn(const QString& title, const QString& toolTip) {
    return {title, toolTip, [](const Line& line, int role) -> QVariant {
                if (role == Qt::DisplayRole)
                    return line.unit.isEmpty() ? shown(line.offender.amount)
                                               : shown(line.offender.amount) + QLatin1Char(' ') + line.unit;
                if (role == Qt::ToolTipRole) return exact(line.offender.amount);
                if (role == Qt::TextAlignmentRole) return aligned(Qt::AlignRight);
                return {};
            }};
}

QWidget* titled(const QString& title, QComboBox* choice, QWidget* table, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    auto* label = new QLabel(title, part);
    label->setBuddy(choice);
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(choice, 1);
    layout->addLayout(head);
    layout->addWidget(table, 1);
    return part;
}

QString unitOf(Offence offence, const Offender& offender) {
    switch (offence) {
        case Offence::Unsatisfied:
            return rowUnit(offender.row.list, offender.turns);
        case Offence::LateImpulse:
            return impulseUnit(offender.row.list, offender.turns);
        case Offence::ClampChanges:
            return {};
        case Offence::Penetration:
            break;
    }
    return QStringLiteral("m");
}

}  // namespace

OffendersPanel::OffendersPanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_offence(new QComboBox(this)), m_stepOffence(new QComboBox(this)) {
    setObjectName(QStringLiteral("offendersPanel"));
    m_offence->setObjectName(QStringLiteral("offence"));
    m_offence->setAccessibleName(tr("Measure of a row"));
    const std::array<QString, offenceCount> offences{tr("what it still lacks after the sweeps"), tr("impulse of its last visit"),
                                                     tr("changes of its clamp"), tr("overlap")};
    for (const QString& name : offences) m_offence->addItem(name);
    m_stepOffence->setObjectName(QStringLiteral("stepOffence"));
    m_stepOffence->setAccessibleName(tr("Measure of a step"));
    const std::array<QString, stepOffenceCount> stepOffences{tr("overlap"), tr("joint error"), tr("rise of the energy")};
    for (const QString& name : stepOffences) m_stepOffence->addItem(name);

    const auto text = [](auto member) {
        return [member](const RowLine& line, int role) -> QVariant {
            return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(line.*member) : QVariant();
        };
    };
    m_rows = new RowModel({amountColumn<RowLine>(tr("amount"), tr("How bad it is; the tooltip of a number is all of it")),
                           {tr("row"), tr("Place in its list of rows, and what kind of row it is"), text(&RowLine::row)},
                           {tr("constraint"), tr("What the row belongs to"), text(&RowLine::constraint)}},
                          this);
    m_steps = new StepModel({amountColumn<StepLine>(tr("amount"), tr("How bad it is; the tooltip of a number is all of it")),
                             {tr("step"), tr("Enter or a double click goes there"),
                              [](const StepLine& line, int role) -> QVariant {
                                  return role == Qt::DisplayRole ? QVariant(QString::number(line.offender.step)) : QVariant();
                              }}},
                            this);
    m_rowTable = makeTable("worstRows", tr("Worst rows of this step"), m_rows, this);
    m_stepTable = makeTable("worstSteps", tr("Worst steps of the recording"), m_steps, this);
    m_noRows = new QLabel(tr("No row of this step has any of it."), this);
    m_noRows->setObjectName(QStringLiteral("noOffenders"));
    m_noRows->setWordWrap(true);

    auto* rowsPart = titled(tr("Worst &rows of this step by"), m_offence, m_rowTable, this);
    rowsPart->layout()->addWidget(m_noRows);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(rowsPart);
    split->addWidget(titled(tr("Worst s&teps so far by"), m_stepOffence, m_stepTable, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(split);

    connect(m_offence, &QComboBox::currentIndexChanged, this, &OffendersPanel::refreshRows);
    connect(m_stepOffence, &QComboBox::currentIndexChanged, this, &OffendersPanel::refreshSteps);
    connect(m_rowTable, &QTableView::clicked, this,
            [this](const QModelIndex& at) { m_controller.pickRow(m_rows->item(at.row()).offender.row); });
    connect(m_rowTable, &QTableView::activated, this, [this](const QModelIndex& at) { travelToRow(at.row()); });
    connect(m_stepTable, &QTableView::activated, this, [this](const QModelIndex& at) { travelToStep(at.row()); });
    new ViewPace(controller, this, ViewPace::calm, [this] { refresh(); });
}

void OffendersPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void OffendersPanel::refresh() {
    if (!isVisible()) return;
    const Session& session = m_controller.session();
    if (!m_step.isOf(session) || m_rows->rowCount() == 0) refreshRows();
    refreshSteps();
}

void OffendersPanel::refreshRows() {
    const Session& session = m_controller.session();
    m_step.follow(session);
    const auto offence = static_cast<Offence>(m_offence->currentIndex());
    std::vector<RowLine> lines;
    for (const Offender& each : worstOffenders(*session.trace(), offence, mostOffenders))
        lines.push_back({each, tr("%1 · %2").arg(each.row.row + 1).arg(rowKindInAWord(each.kind, each.constraint.kind)),
                         QString::fromStdString(constraintName(session.scene(), session.trace()->end(), each.constraint)),
                         unitOf(offence, each)});
    m_noRows->setVisible(lines.empty());
    m_rows->setItems(std::move(lines));
}

void OffendersPanel::refreshSteps() {
    const auto offence = static_cast<StepOffence>(m_stepOffence->currentIndex());
    const QString unit = offence == StepOffence::EnergyRise ? QStringLiteral("J") : QStringLiteral("m");
    std::vector<StepLine> lines;
    for (const StepOffender& each : worstSteps(m_controller.session().recording(), offence, mostOffenders))
        lines.push_back({each, unit});
    m_steps->setItems(std::move(lines));
}

void OffendersPanel::travelToRow(int line) {
    const Offender& offender = m_rows->item(line).offender;
    m_controller.seek({m_controller.session().cursor().step, offender.event, Term::VelocityB});
}

void OffendersPanel::travelToStep(int line) { m_controller.toStep(m_steps->item(line).offender.step); }

}  // namespace solverscope

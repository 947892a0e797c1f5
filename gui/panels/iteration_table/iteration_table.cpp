// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/iteration_table/iteration_table.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <utility>

#include "gui/charts/exportable.h"
#include "gui/panels/iteration_table/iteration_table_model.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "physics/solvers/row_order.h"

namespace solverscope {
namespace {

/// A cell: tinted by |Δλ|, faint if it is after the cursor, framed at the cursor.
class VisitDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& cell) const override {
        const QPalette& palette = option.palette;
        const QColor base = palette.color(QPalette::Base);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QVariant text = cell.data(Qt::DisplayRole);
        const bool ahead = cell.data(IterationTableModel::FutureRole).toBool();
        const double strength = isDark(palette) ? 0.5 : 0.65;

        QColor ground = selected ? blended(base, palette.color(QPalette::Highlight), 0.18) : base;
        const double tint = cell.data(IterationTableModel::TintRole).toDouble() * strength * (ahead ? 0.35 : 1);
        if (tint > 0) ground = blended(ground, seriesColour(5, palette), tint);
        painter->fillRect(option.rect, ground);
        if (selected) {
            painter->setPen(palette.color(QPalette::Highlight));
            painter->drawLine(option.rect.topLeft(), option.rect.topRight());
            painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        }
        if (text.isValid()) {
            const auto clamp = static_cast<Clamp>(cell.data(IterationTableModel::ClampRole).toInt());
            QColor ink = palette.color(QPalette::Text);
            if (clamp != Clamp::None) ink = blended(ink, seriesColour(3, palette), isDark(palette) ? 0.7 : 0.8);
            painter->setPen(ahead ? blended(ground, ink, 0.42) : ink);
            painter->drawText(option.rect.adjusted(4, 0, -5, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                              text.toString());
        }
        if (cell.data(IterationTableModel::CurrentRole).toBool()) {
            painter->setPen(QPen(seriesColour(3, palette), 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
        } else if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(palette.color(QPalette::Text), 1, Qt::DotLine));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
    }
};

}  // namespace

IterationTable::IterationTable(DebuggerController& controller, QWidget* parent)
    : StepPanel("iterationTable", controller, parent),
      m_model(new IterationTableModel(controller, this)),
      m_quantity(named(new QComboBox(this), "iterationQuantity", tr("Quantity in the cells"))),
      m_rows(named(new QComboBox(this), "iterationRows", tr("Rows shown"))),
      m_table(lineTable("iterationCells", tr("Rows and sweeps"), m_model, this)) {
    using Shown = IterationTableModel::Quantity;
    for (const Shown quantity : {Shown::Sum, Shown::Delta, Shown::Jv, Shown::Clamp})
        m_quantity->addItem(QString(), static_cast<int>(quantity));
    nameQuantities();
    m_rows->addItem(tr("Velocity rows"), static_cast<int>(RowList::Velocities));
    m_rows->addItem(tr("Pseudo-velocity rows"), static_cast<int>(RowList::PseudoVelocities));
    m_rows->addItem(tr("Position rows"), static_cast<int>(RowList::Positions));

    auto* legend = new ElidedLabel(this);  // the first to give way in a narrow panel
    legend->setFullText(tr("⌊ at the lower bound   ⌈ at the upper bound   background: |Δλ|, log scale"));
    m_table->setItemDelegate(new VisitDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->show();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setHighlightSections(true);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->setTextElideMode(Qt::ElideMiddle);
    m_table->verticalHeader()->setToolTip(tr("Drag a row to another place to visit it there in every sweep."));
    makeExportable(*m_table, tr("Rows × sweeps"));
    setSizes();

    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0},
              {inRow({.margins = {6, 4, 6, 4}}, {m_rows, m_quantity, emptySpace(8), {legend, 1}}), {m_table, 1}});

    connect(m_quantity, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setQuantity(static_cast<Shown>(m_quantity->currentData().toInt())); });
    connect(m_rows, &QComboBox::currentIndexChanged, this, [this] {
        m_model->showRows(static_cast<RowList>(m_rows->currentData().toInt()));
        nameQuantities();
        showMarkedRow();
    });
    connect(m_table, &QTableView::clicked, this, &IterationTable::travelTo);
    connect(m_table, &QTableView::activated, this, &IterationTable::travelTo);
    auto* reason = named(new QAction(tr("Where does this impulse come from?"), m_table), "whyOfRow");
    m_table->addAction(reason);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto ask = [this](const QModelIndex& cell, bool isExplicit) {
        if (cell.isValid()) emit provenanceRequested({Quantity::Kind::Lambda, {}, m_model->rowAt(cell.row())}, isExplicit);
    };
    connect(reason, &QAction::triggered, this, [this, ask] { ask(m_table->currentIndex(), true); });
    connect(m_table, &QTableView::clicked, this, [ask](const QModelIndex& cell) { ask(cell, false); });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        if (const auto end = m_model->endOfColumn(column)) m_controller.seekEvent(*end);
    });
    connect(m_table->verticalHeader(), &QHeaderView::sectionMoved, this, [this] {
        if (!m_arranging) takeOrderFromLines();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_following && current.isValid()) m_controller.pickRow(m_model->rowAt(current.row()));
    });
    connect(&m_controller, &DebuggerController::selectionChanged, this, &IterationTable::showMarkedRow);
    connect(&m_controller, &DebuggerController::sceneChanged, this, [this] { m_sceneIsNew = true; });
}

/// Rows that correct positions have other units, and an error instead of a velocity.
void IterationTable::nameQuantities() {
    const bool moves = m_model->list() == RowList::Positions;
    const QString unit = impulseUnit(m_model->list(), false);
    m_quantity->setItemText(0, tr("Λ after, %1").arg(unit));
    m_quantity->setItemText(1, tr("Δλ, %1").arg(unit));
    m_quantity->setItemText(2, moves ? tr("Error to remove, m") : tr("Jv before, m/s"));
    m_quantity->setItemText(3, tr("Clamp"));
}

void IterationTable::setSizes() {
    const QFontMetrics metrics = fontMetrics();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + 5);
    const int wholeName = metrics.horizontalAdvance(QStringLiteral("000  box_00_0/box_00_0#0 friction")) + 10;
    m_table->verticalHeader()->setFixedWidth(
        std::min(wholeName, std::max(width() * 3 / 7, metrics.horizontalAdvance(QStringLiteral("000  box_0")))));
    // The table places its cells beside the names only when it is resized itself.
    QMetaObject::invokeMethod(m_table, "updateGeometries");
    m_table->horizontalHeader()->setDefaultSectionSize(metrics.horizontalAdvance(QStringLiteral("⌊ −0.0001234")) + 12);
}

void IterationTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setSizes();
    m_scrolledTo.reset();
    showMarkedRow();
}

void IterationTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_table != nullptr) setSizes();
}

void IterationTable::refresh() {
    if (!m_controller.isRunning()) followCursor();
    m_model->refresh();
    if (m_sceneIsNew) showAvailableRows();
    arrangeLines();
    showMarkedRow();
}

void IterationTable::allowReordering(bool allowed) {
    m_mayReorder = allowed;
    arrangeLines();
}

/// Lines are in the order of building, or in the given order. An order dragged at the end of a step applies to the next one.
void IterationTable::arrangeLines() {
    const Settings settings = m_controller.isRunning() ? session().settings() : session().nextSettings();
    QHeaderView* lines = m_table->verticalHeader();
    lines->setSectionsMovable(m_mayReorder && idleReason(settings, *findSetting("row_order")).empty());
    const bool given = rowOrderOf(settings) == RowOrder::Given;
    if (!given && !lines->sectionsMoved()) return;
    std::vector<std::uint32_t> order(static_cast<std::size_t>(lines->count()));
    arrangeAsGiven(order, given ? std::span<const int>(settings.givenOrder) : std::span<const int>());
    m_arranging = true;
    for (int place = 0; place < lines->count(); ++place) {
        const auto row = static_cast<int>(order[static_cast<std::size_t>(place)]);
        if (lines->logicalIndex(place) != row) lines->moveSection(lines->visualIndex(row), place);
    }
    m_arranging = false;
}

void IterationTable::takeOrderFromLines() {
    const QHeaderView* lines = m_table->verticalHeader();
    std::vector<std::uint32_t> order;
    for (int place = 0; place < lines->count(); ++place) order.push_back(static_cast<std::uint32_t>(lines->logicalIndex(place)));
    Settings settings;
    settings.givenOrder = givenOrderFor(order);
    if (!m_controller.changeSettings({{"row_order", "given"}, {"given_order", settingText(settings, "given_order")}}))
        arrangeLines();
}

/// The list shown in the previous scene may be empty in this one.
void IterationTable::showAvailableRows() {
    m_sceneIsNew = false;
    const int before = m_rows->currentIndex();
    for (int list = 0; list < m_rows->count() && m_model->hasNoRows(); ++list) m_rows->setCurrentIndex(list);
    if (m_model->hasNoRows()) m_rows->setCurrentIndex(before);
}

/// When the cursor moves to the other list of rows, the table shows that one.
void IterationTable::followCursor() {
    const Event& event = session().event();
    if (event.kind != EventKind::Row && event.kind != EventKind::Iteration) return;
    const int wanted = m_rows->findData(static_cast<int>(rowListOf(event.phase)));
    if (m_rows->currentIndex() != wanted) m_rows->setCurrentIndex(wanted);
}

void IterationTable::showMarkedRow() {
    if (!isVisible() || m_controller.isRunning()) return;
    m_following = true;
    QModelIndex cell = m_model->cellOf(session().cursor().event);
    const auto marked = m_controller.markedRow();
    // Between two visits the sweep that has just ended is in view, until somebody scrolls.
    const bool hasMoved = std::exchange(m_scrolledTo, session().cursor()) != session().cursor();
    const int column = hasMoved ? m_model->columnAt(session().cursor().event) : m_table->currentIndex().column();
    if (!cell.isValid() && marked && marked->list == m_model->list())
        cell = m_model->index(static_cast<int>(marked->row), std::max(0, column));
    if (cell.isValid()) {
        m_table->setCurrentIndex(cell);
        m_table->scrollTo(cell);
    } else {
        m_table->setCurrentIndex({});
        m_table->clearSelection();
        if (hasMoved) m_table->scrollTo(m_model->index(std::max(0, m_table->rowAt(0)), std::max(0, column)));
    }
    m_following = false;
}

void IterationTable::travelTo(const QModelIndex& cell) {
    if (const auto event = m_model->eventAt(cell)) m_controller.seekEvent(*event);
}

}  // namespace solverscope

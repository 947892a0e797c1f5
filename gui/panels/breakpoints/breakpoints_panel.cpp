// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/breakpoints/breakpoints_panel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/session/breakpoints.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/condition_edit.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr int conditionRole = Qt::UserRole;

/// Edits the condition and leaves the line of source alone.
class ConditionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        qobject_cast<QLineEdit*>(editor)->setText(index.data(conditionRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        model->setData(index, qobject_cast<QLineEdit*>(editor)->text().trimmed(), conditionRole);
    }
};

/// A breakpoint, and why it cannot work in this scene.
QString lineOf(const Breakpoints& breakpoints, int place) {
    const QString problem = breakpoints.problemOf(place);
    return breakpoints.titleOf(place) + (problem.isEmpty() ? QString() : QStringLiteral("  –  ") + problem);
}

}  // namespace

BreakpointsPanel::BreakpointsPanel(DebuggerController& controller, Breakpoints& breakpoints, QWidget* parent)
    : StepPanel("breakpointsPanel", controller, parent, RefreshThrottle::usual, Reads::End),
      m_breakpoints(breakpoints),
      m_edit(new ConditionEdit(controller, this)),
      m_list(new QTreeWidget(this)),
      m_watches(new QTreeWidget(this)),
      m_add(named(new QPushButton(tr("&Stop there"), this), "addBreakpoint", {}, tr("Stops where this holds (Enter)"))),
      m_watch(named(new QPushButton(tr("&Watch"), this), "addWatch", {}, tr("Shows the value of this expression at every stop"))),
      m_back(named(new QPushButton(themedIcon(QStringLiteral("continue-back")), tr("Back"), this), "continueBack", {},
                   tr("Goes back to the last stop before this one at which a breakpoint holds (Shift+F5)"))),
      m_forward(named(new QPushButton(themedIcon(QStringLiteral("continue")), tr("Continue"), this), "continueForward", {},
                      tr("Continues to the next stop at which a breakpoint holds (F5)"))),
      m_cancel(named(new QPushButton(tr("Cancel"), this), "cancelSearch")),
      m_status(selectableLabel("searchStatus", this)) {
    auto* more = menuButton("breakpointExamples", tr("E&xamples"), {}, this);
    more->setAccessibleName(tr("Examples of conditions"));
    connect(more->menu(), &QMenu::aboutToShow, this, [this, more] { fillExamples(*more->menu()); });
    buildList();
    buildWatches();

    fillPanel(this, 6,
              {m_edit,
               inRow({m_add, m_watch, emptyStretch(), more}),
               {m_list, 3},
               {m_watches, 2},
               inRow({m_back, m_forward, emptyStretch(), m_cancel}),
               m_status});

    connect(m_add, &QPushButton::clicked, this, &BreakpointsPanel::addFromEdit);
    connect(m_watch, &QPushButton::clicked, this, &BreakpointsPanel::watchFromEdit);
    connect(m_edit, &ConditionEdit::accepted, this, &BreakpointsPanel::addFromEdit);
    connect(m_edit, &ConditionEdit::read, this, &BreakpointsPanel::showSearch);
    connect(m_forward, &QPushButton::clicked, &breakpoints, &Breakpoints::continueForward);
    connect(m_back, &QPushButton::clicked, &breakpoints, &Breakpoints::continueBack);
    connect(m_cancel, &QPushButton::clicked, &breakpoints, &Breakpoints::cancel);
    // Deferred: the change may come from an editor inside the list that is rebuilt.
    connect(&breakpoints, &Breakpoints::breakpointsChanged, this, &BreakpointsPanel::showBreakpoints, Qt::QueuedConnection);
    connect(&breakpoints, &Breakpoints::watchesChanged, this, &BreakpointsPanel::refresh, Qt::QueuedConnection);
    connect(&breakpoints, &Breakpoints::searchChanged, this, &BreakpointsPanel::showSearch);
    connect(&breakpoints, &Breakpoints::stopped, this, [this](int place) {
        m_stoppedAt = place;
        showBreakpoints();
    });
    showBreakpoints();
}

void BreakpointsPanel::buildList() {
    named(m_list, "breakpointList", tr("Breakpoints"));
    m_list->setHeaderLabels({tr("on"), tr("stop where"), tr("every"), tr("stops")});
    m_list->headerItem()->setToolTip(Where, tr("A line of source, a condition, or both; a double click or F2 edits the condition"));
    m_list->headerItem()->setToolTip(Every, tr("Stops only every n-th time, counted from where continuing began"));
    m_list->headerItem()->setToolTip(Stops, tr("How often the run has stopped here"));
    makeLineList(*m_list);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Where, QHeaderView::Stretch);
    m_list->setItemDelegateForColumn(Where, new ConditionDelegate(m_list));
    connect(m_list, &QTreeWidget::itemChanged, this, &BreakpointsPanel::changed);
    addViewAction(*m_list, tr("Remove\tDel"), Qt::Key_Delete, [this] {
        if (const int place = currentLine(*m_list); place >= 0) m_breakpoints.remove(place);
    });
    auto* all = new QAction(tr("Remove all"), m_list);
    m_list->addAction(all);
    connect(all, &QAction::triggered, &m_breakpoints, &Breakpoints::clear);
}

void BreakpointsPanel::buildWatches() {
    named(m_watches, "watchList", tr("Watched quantities"));
    m_watches->setHeaderLabels({tr("watched"), tr("here")});
    m_watches->headerItem()->setToolTip(Value, tr("The value at the cursor; – where this stop has no such quantity"));
    makeLineList(*m_watches);
    m_watches->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_watches->header()->setSectionResizeMode(Expression, QHeaderView::Stretch);
    addViewAction(*m_watches, tr("Remove\tDel"), Qt::Key_Delete, [this] {
        if (const int place = currentLine(*m_watches); place >= 0) m_breakpoints.removeWatch(place);
    });
}

void BreakpointsPanel::fillExamples(QMenu& menu) {
    menu.clear();
    const auto add = [&](const QString& title, const QString& condition) {
        // In a menu "&" is the mark of a key, and "&&" is "&".
        QAction* action =
            menu.addAction(title + QStringLiteral(":  ") + QString(condition).replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, condition] {
            m_edit->setText(condition);
            m_edit->startTyping();
        });
    };
    if (const auto row = m_controller.markedRow()) {
        add(tr("Every visit to this row"), QStringLiteral("row == %1").arg(row->row));
        if (row->row < rowsOf(session().world(), row->list).size()) {
            const ConstraintRef constraint = rowsOf(session().world(), row->list)[row->row].constraint;
            add(tr("Every visit to its constraint"),
                QStringLiteral("constraint == ") +
                    QString::fromStdString(solverscope::quoted(constraintName(session().scene(), session().world(), constraint))));
        }
    }
    if (const auto body = m_controller.selectedBody())
        add(tr("Every visit that concerns the selected body"),
            QStringLiteral("body == ") + QString::fromStdString(solverscope::quoted(bodyName(session().scene(), *body))));
    add(tr("The end of this phase"),
        QStringLiteral("phase == ") + QString::fromUtf8(phaseName(session().event().phase).data()) + QStringLiteral(" && !is_row"));
    menu.addSeparator();
    if (solvesBodies(session().settings().method))
        add(tr("A body goes far in a visit"), QStringLiteral("is_body && abs(step_y) > 0.001"));
    const std::array<std::pair<QString, const char*>, 9> all{{
        {tr("An impulse is clamped late"), "clamp == lower && iteration > 3"},
        {tr("Friction slides"), "kind == friction && clamp != none"},
        {tr("Deep overlap"), "penetration > 2*slop"},
        {tr("A fast approach"), "jv < -1"},
        {tr("A big impulse"), "abs(delta) > 1"},
        {tr("Rows change between free and clamped"), "active_set_changed && iteration > 3"},
        {tr("The energy rises"), "energy_rose"},
        {tr("A contact has lost its match"), "match_lost"},
        {tr("A number is not finite"), "not_finite"},
    }};
    for (const auto& [title, condition] : all) add(title, QString::fromUtf8(condition));
}

void BreakpointsPanel::startTyping() { m_edit->startTyping(); }

void BreakpointsPanel::addFromEdit() {
    if (m_edit->text().isEmpty() || !m_edit->problem().isEmpty()) return;
    m_breakpoints.add(m_edit->text());
    m_edit->clear();
}

void BreakpointsPanel::watchFromEdit() {
    if (!m_edit->isValue()) return;
    m_breakpoints.addWatch(m_edit->text());
    m_edit->clear();
}

void BreakpointsPanel::changed(QTreeWidgetItem* item, int column) {
    if (m_filling) return;
    const int place = m_list->indexOfTopLevelItem(item);
    switch (column) {
        case Enabled:
            m_breakpoints.setEnabled(place, item->checkState(Enabled) == Qt::Checked);
            break;
        case Where:
            m_breakpoints.setCondition(place, item->data(Where, conditionRole).toString());
            break;
        case Every:
            m_breakpoints.setEvery(place, item->text(Every).toLongLong());
            break;
        default:
            break;
    }
}

void BreakpointsPanel::showBreakpoints() {
    m_filling = true;
    const int current = currentLine(*m_list);
    m_list->clear();
    int place = 0;
    for (const Breakpoints::Entry& entry : m_breakpoints.entries()) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
        item->setCheckState(Enabled, entry.breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
        item->setText(Where, lineOf(m_breakpoints, place));
        item->setData(Where, conditionRole, entry.condition);
        item->setToolTip(Where, plainToolTip(item->text(Where)));
        if (!m_breakpoints.problemOf(place).isEmpty()) item->setIcon(Where, themedIcon(QStringLiteral("warning")));
        item->setText(Every, QString::number(entry.breakpoint.every));
        item->setText(Stops, QString::number(entry.stops));
        item->setTextAlignment(Every, Qt::AlignRight);
        item->setTextAlignment(Stops, Qt::AlignRight);
        if (place++ == m_stoppedAt) item->setFont(Where, bold(m_list->font()));
    }
    if (current >= 0 && current < m_list->topLevelItemCount()) m_list->setCurrentItem(m_list->topLevelItem(current));
    m_filling = false;
    showSearch();
}

void BreakpointsPanel::refresh() {
    m_watches->setVisible(!m_breakpoints.watches().empty());
    if (!isVisible() || m_breakpoints.watches().empty()) return;
    const std::vector<double> values = m_breakpoints.watchedValues();
    setLineCount(*m_watches, static_cast<int>(values.size()));
    for (int i = 0; i < m_watches->topLevelItemCount(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const Breakpoints::Watch& watch = m_breakpoints.watches()[place];
        QTreeWidgetItem* item = m_watches->topLevelItem(i);
        item->setText(Expression, watch.expression);
        item->setText(Value, watch.figure ? fieldText(*watch.figure, values[place]) : QStringLiteral("–"));
        item->setTextAlignment(Value, Qt::AlignRight);
        const QuantityInfo* quantity = watch.figure ? watch.figure->onlyQuantity() : nullptr;
        item->setToolTip(Expression, plainToolTip(!watch.problem.isEmpty() ? watch.problem
                                                  : quantity               ? engineText(quantity->explanation)
                                                                           : watch.expression));
        item->setToolTip(Value, std::isnan(values[place])
                                    ? sentences({tr("This stop has no such quantity."), m_breakpoints.missingForWatch(i)})
                                    : exact(values[place]));
        item->setIcon(Expression, watch.problem.isEmpty() ? QIcon() : themedIcon(QStringLiteral("warning")));
    }
}

void BreakpointsPanel::showSearch() {
    const bool searching = m_breakpoints.isSearching();
    m_cancel->setVisible(searching);
    m_add->setEnabled(!m_edit->text().isEmpty() && m_edit->problem().isEmpty());
    m_watch->setEnabled(m_edit->isValue());
    m_forward->setEnabled(!searching && m_breakpoints.any());
    m_back->setEnabled(!searching && m_breakpoints.any());
    const auto& entries = m_breakpoints.entries();
    const auto wrong = std::ranges::find_if(
        entries, [](const Breakpoints::Entry& entry) { return entry.breakpoint.enabled && !entry.problem.isEmpty(); });
    m_status->setText(searching && m_breakpoints.progress().isEmpty() ? tr("searching …")
                      : searching                                     ? m_breakpoints.progress()
                      : wrong != entries.end() ? lineOf(m_breakpoints, static_cast<int>(wrong - entries.begin()))
                      : !m_breakpoints.any()
                          ? tr("No breakpoint is enabled. Type a condition above, or click in the margin of a source line.")
                          : m_breakpoints.outcome());
    m_status->setVisible(!m_status->text().isEmpty());
}

}  // namespace solverscope

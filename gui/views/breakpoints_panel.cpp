// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/breakpoints_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <array>

#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/style/icons.h"
#include "gui/views/condition_edit.h"

namespace solverscope {
namespace {

QString placeText(const Breakpoints::Entry& entry) {
    QStringList parts;
    if (entry.breakpoint.line)
        parts += QString::fromStdString(entry.breakpoint.line->file).section(QLatin1Char('/'), -1) + QLatin1Char(':') +
                 QString::number(entry.breakpoint.line->line);
    if (!entry.condition.isEmpty()) parts += entry.condition;
    return parts.join(QStringLiteral("  ·  "));
}

}  // namespace

BreakpointsPanel::BreakpointsPanel(DebuggerController& controller, Breakpoints& breakpoints, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_breakpoints(breakpoints),
      m_edit(new ConditionEdit(controller, this)),
      m_list(new QTreeWidget(this)),
      m_back(new QPushButton(themedIcon(QStringLiteral("continue-back")), tr("Back to a stop"), this)),
      m_forward(new QPushButton(themedIcon(QStringLiteral("continue")), tr("On to a stop"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_status(new QLabel(this)) {
    setObjectName(QStringLiteral("breakpointsPanel"));
    auto* add = new QPushButton(tr("&Add"), this);
    add->setObjectName(QStringLiteral("addBreakpoint"));
    auto* more = new QToolButton(this);
    more->setObjectName(QStringLiteral("breakpointExamples"));
    more->setText(tr("Examples"));
    more->setAccessibleName(tr("Examples of conditions"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(examples());
    m_forward->setObjectName(QStringLiteral("continueForward"));
    m_back->setObjectName(QStringLiteral("continueBack"));
    m_cancel->setObjectName(QStringLiteral("cancelSearch"));
    m_status->setObjectName(QStringLiteral("searchStatus"));
    m_status->setWordWrap(true);

    m_list->setObjectName(QStringLiteral("breakpointList"));
    m_list->setAccessibleName(tr("Breakpoints"));
    m_list->setHeaderLabels({QString(), tr("stop where"), tr("every"), tr("stops")});
    m_list->headerItem()->setToolTip(Every, tr("Stop at every so manieth time, counted from where continuing began"));
    m_list->headerItem()->setToolTip(Stops, tr("How often continuing has stopped here"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Where, QHeaderView::Stretch);
    auto* remove = new QAction(tr("Remove\tDel"), m_list);
    auto* removeKey = new QShortcut(Qt::Key_Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    m_list->addAction(remove);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto* adding = new QHBoxLayout;
    adding->addWidget(m_edit, 1);
    adding->addWidget(add, 0, Qt::AlignTop);
    adding->addWidget(more, 0, Qt::AlignTop);
    auto* going = new QHBoxLayout;
    going->addWidget(m_back);
    going->addWidget(m_forward);
    going->addWidget(m_status, 1);
    going->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(adding);
    layout->addWidget(m_list, 1);
    layout->addLayout(going);

    connect(add, &QPushButton::clicked, this, &BreakpointsPanel::addFromEdit);
    connect(m_edit, &ConditionEdit::accepted, this, &BreakpointsPanel::addFromEdit);
    connect(m_list, &QTreeWidget::itemChanged, this, &BreakpointsPanel::changed);
    connect(removeKey, &QShortcut::activated, remove, &QAction::trigger);
    connect(remove, &QAction::triggered, this, [this] {
        if (const int place = m_list->indexOfTopLevelItem(m_list->currentItem()); place >= 0) m_breakpoints.remove(place);
    });
    connect(m_forward, &QPushButton::clicked, &breakpoints, &Breakpoints::continueForward);
    connect(m_back, &QPushButton::clicked, &breakpoints, &Breakpoints::continueBack);
    connect(m_cancel, &QPushButton::clicked, &breakpoints, &Breakpoints::cancel);
    // Later: the change may come from an editor inside of the list that is filled anew.
    connect(&breakpoints, &Breakpoints::breakpointsChanged, this, &BreakpointsPanel::refresh, Qt::QueuedConnection);
    connect(&breakpoints, &Breakpoints::searchChanged, this, &BreakpointsPanel::showSearch);
    connect(&breakpoints, &Breakpoints::stopped, this, [this](int place) {
        m_stoppedAt = place;
        refresh();
        showSearch();
    });
    refresh();
    showSearch();
}

QMenu* BreakpointsPanel::examples() {
    auto* menu = new QMenu(this);
    const std::array<std::pair<QString, const char*>, 9> all{{
        {tr("A push is cut off late"), "clamp == lower && iteration > 3"},
        {tr("Friction slides"), "kind == friction && clamp != none"},
        {tr("Deep overlap"), "penetration > 2*slop"},
        {tr("A fast approach"), "jv < -1"},
        {tr("A big impulse"), "abs(delta) > 1"},
        {tr("Rows change between pushing and not"), "active_set_changed && iteration > 3"},
        {tr("The energy rises"), "energy_rose"},
        {tr("A contact has lost its match"), "match_lost"},
        {tr("A number is not finite"), "not_finite"},
    }};
    for (const auto& [title, condition] : all) {
        const QString text = QString::fromUtf8(condition);
        QAction* action = menu->addAction(title + QStringLiteral(":  ") + text);
        connect(action, &QAction::triggered, this, [this, text] { m_edit->setText(text); });
    }
    return menu;
}

void BreakpointsPanel::startTyping() { m_edit->startTyping(); }

void BreakpointsPanel::addFromEdit() {
    if (m_edit->text().isEmpty() || !m_edit->problem().isEmpty()) return;
    m_breakpoints.add(m_edit->text());
    m_edit->clear();
}

void BreakpointsPanel::changed(QTreeWidgetItem* item, int column) {
    if (m_filling) return;
    const int place = m_list->indexOfTopLevelItem(item);
    const Breakpoints::Entry& entry = m_breakpoints.entries()[static_cast<std::size_t>(place)];
    switch (column) {
        case Enabled:
            m_breakpoints.setEnabled(place, item->checkState(Enabled) == Qt::Checked);
            break;
        case Where:
            // A line of source keeps its place; what is edited is the condition.
            m_breakpoints.setCondition(place,
                                       item->text(Where).section(QStringLiteral("·"), entry.breakpoint.line ? 1 : 0).trimmed());
            break;
        case Every:
            m_breakpoints.setEvery(place, item->text(Every).toLongLong());
            break;
        default:
            break;
    }
}

void BreakpointsPanel::refresh() {
    m_filling = true;
    const int current = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    int place = 0;
    for (const Breakpoints::Entry& entry : m_breakpoints.entries()) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
        item->setCheckState(Enabled, entry.breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
        item->setText(Where, placeText(entry));
        item->setToolTip(Where, entry.problem.isEmpty() ? placeText(entry) : entry.problem);
        if (!entry.problem.isEmpty()) item->setIcon(Where, themedIcon(QStringLiteral("warning")));
        item->setText(Every, QString::number(entry.breakpoint.every));
        item->setText(Stops, QString::number(entry.stops));
        item->setTextAlignment(Every, Qt::AlignRight);
        item->setTextAlignment(Stops, Qt::AlignRight);
        if (place++ == m_stoppedAt) {
            QFont bold = m_list->font();
            bold.setBold(true);
            item->setFont(Where, bold);
        }
    }
    if (current >= 0 && current < m_list->topLevelItemCount()) m_list->setCurrentItem(m_list->topLevelItem(current));
    m_filling = false;
    showSearch();
}

void BreakpointsPanel::showSearch() {
    const bool searching = m_breakpoints.isSearching();
    m_cancel->setVisible(searching);
    m_forward->setEnabled(!searching && m_breakpoints.any());
    m_back->setEnabled(!searching && m_breakpoints.any());
    if (searching)
        m_status->setText(m_breakpoints.progress().isEmpty() ? tr("searching …") : m_breakpoints.progress());
    else if (!m_breakpoints.any())
        m_status->setText(tr("No breakpoint is on. Add a condition, or click beside a line of the source."));
    else
        m_status->setText(m_breakpoints.outcome());
}

}  // namespace solverscope

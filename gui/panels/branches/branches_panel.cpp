// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/branches/branches_panel.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <map>

#include "gui/panels/branches/branch_compare.h"
#include "gui/panels/branches/impulse_form.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

enum Column { Name, Left, Steps };

QString momentText(const Cursor& left) { return BranchesPanel::tr("step %1, event %2").arg(left.step).arg(left.event); }

}  // namespace

BranchesPanel::BranchesPanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_tree(named(new QTreeWidget(this), "branchTree", tr("Branches"))),
      m_branch(named(new QPushButton(tr("Branch here"), this), "branchHere", {},
                     tr("Continues from the cursor as a new branch; the current run stays as it is."))),
      m_show(
          named(new QPushButton(tr("Show"), this), "showBranch", {}, tr("Shows the selected branch where it was left (Return)."))),
      m_rename(named(new QPushButton(tr("Rename"), this), "renameBranch", {}, tr("Renames the selected branch (F2)."))),
      m_remove(
          named(new QPushButton(tr("Remove"), this), "removeBranch", {}, tr("Removes the selected branch from the list (Del)."))),
      m_restore(named(new QPushButton(tr("Restore"), this), "restoreBranch")),
      m_status(selectableLabel("branchStatus", this)),
      m_tabs(named(new QTabWidget(this), "branchTabs")),
      m_compare(new BranchCompare(controller, this)),
      m_impulse(new ImpulseForm(controller, this)),
      m_impulsePage(named(scrolling(m_impulse, this), "impulsePage")) {
    setObjectName(QStringLiteral("branchesPanel"));
    m_tree->setHeaderLabels({tr("branch"), tr("left at"), tr("steps")});
    m_tree->headerItem()->setToolTip(Left, tr("The moment at which it branches off from the branch above it"));
    makeLineList(*m_tree);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setItemsExpandable(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_compare, tr("Compare"));
    m_tabs->addTab(m_impulsePage, tr("Set an impulse"));

    auto* above = new QWidget(this);
    fillPanel(above, {.margins = {6, 6, 6, 2}},
              {inRow({m_branch, m_show, m_rename, m_remove, emptyStretch()}),
               {m_tree, 1},
               inRow({{m_status, 1}, {m_restore, 0, Qt::AlignTop}})});
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(above);
    split->addWidget(m_tabs);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    fillPanel(this, 0, {split});

    new QShortcut(Qt::Key_Delete, m_tree, m_remove, &QPushButton::click, Qt::WidgetShortcut);
    connect(m_branch, &QPushButton::clicked, this, [this] { m_controller.branchHere(); });
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (const auto branch = current()) m_controller.showBranch(*branch);
    });
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (QTreeWidgetItem* item = m_tree->currentItem()) m_tree->editItem(item, Name);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const auto branch = current(); branch && m_remove->isEnabled()) m_controller.removeBranch(*branch);
    });
    connect(m_restore, &QPushButton::clicked, &controller, &DebuggerController::restoreBranch);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { m_show->click(); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &BranchesPanel::enableButtons);
    // Deferred: the change may come from an editor inside the tree that is rebuilt.
    connect(m_tree, &QTreeWidget::itemChanged, this, &BranchesPanel::renamed, Qt::QueuedConnection);
    connect(&controller, &DebuggerController::branchesChanged, this, &BranchesPanel::refresh, Qt::QueuedConnection);
    new RefreshThrottle(
        controller, this, RefreshThrottle::calm, [this] { showSteps(); }, Reads::End);
    connect(&controller, &DebuggerController::recordingChanged, this, [this] {
        if (isVisible() && !m_controller.isPlaying()) showSteps();
    });
    setFocusProxy(m_tree);
    refresh();
}

void BranchesPanel::typeImpulse() {
    m_tabs->setCurrentWidget(m_impulsePage);
    m_impulse->takeFocus();
}

void BranchesPanel::showComparison() { m_tabs->setCurrentWidget(m_compare); }

void BranchesPanel::setLocked(bool locked) {
    m_locked = locked;
    m_impulse->setEnabled(!locked);
    const QString reason = locked ? tr("The lesson or challenge locks the run for now.") : QString();
    setDisabledReason(*m_impulse, reason);
    setDisabledReason(*m_branch, reason);
    refresh();
}

void BranchesPanel::showNext(int by) {
    const auto& list = m_controller.branches().list();
    const auto count = static_cast<int>(list.size());
    int place = 0;
    while (list[static_cast<std::size_t>(place)].id != m_controller.branches().shownId()) ++place;
    m_controller.showBranch(list[static_cast<std::size_t>((place + by + count) % count)].id);
}

std::optional<BranchId> BranchesPanel::current() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    if (!item) return std::nullopt;
    const BranchId branch{item->data(Name, Qt::UserRole).toUInt()};
    return m_controller.branches().find(branch) ? std::optional(branch) : std::nullopt;
}

QTreeWidgetItem* BranchesPanel::itemOf(BranchId branch) const {
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it)
        if ((*it)->data(Name, Qt::UserRole).toUInt() == static_cast<uint>(branch)) return *it;
    return nullptr;
}

void BranchesPanel::refresh() {
    const Branches& branches = m_controller.branches();
    // A branch that has just been shown becomes the selected one.
    const auto chosen = m_lastShown == branches.shownId() ? current() : std::nullopt;
    m_lastShown = branches.shownId();
    const QSignalBlocker filling(m_tree);
    m_tree->clear();
    std::map<BranchId, QTreeWidgetItem*> items;
    for (const Branch& each : branches.list()) {
        auto* item = each.parent ? new QTreeWidgetItem(items.at(*each.parent)) : new QTreeWidgetItem(m_tree);
        items[each.id] = item;
        const bool isShown = each.id == branches.shownId();
        const QString name = branchText(each.name);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(Name, Qt::UserRole, static_cast<uint>(each.id));
        item->setText(Name, name);
        item->setToolTip(Name, plainToolTip(isShown ? tr("%1: the current branch").arg(name) : name));
        item->setIcon(Name, isShown ? themedIcon(QStringLiteral("run")) : QIcon());
        item->setTextAlignment(Steps, Qt::AlignRight);
        item->setFont(Name, bold(m_tree->font(), isShown));
    }
    m_tree->expandAll();
    if (QTreeWidgetItem* item = chosen ? itemOf(*chosen) : itemOf(branches.shownId())) m_tree->setCurrentItem(item);
    showSteps();
    enableButtons();
}

void BranchesPanel::showSteps() {
    const QSignalBlocker filling(m_tree);
    const Branches& branches = m_controller.branches();
    for (const Branch& each : branches.list()) {
        QTreeWidgetItem* item = itemOf(each.id);
        if (!item) continue;
        const Session& session = branches.session(each.id);
        const std::int64_t made = session.recording().steps();
        const std::int64_t pending = session.pendingReplaySteps();
        item->setText(Steps, pending > 0 ? tr("%1 of %2").arg(made).arg(made + pending) : QString::number(made));
        item->setToolTip(Steps, pending > 0 ? tr("The others are being recomputed.") : QString());
        if (!each.parent) continue;
        const bool leaves = branches.leavesParent(each);
        item->setText(Left, leaves ? momentText(each.left) : tr("step %1, before a restart").arg(each.left.step));
        item->setToolTip(Left, leaves
                                   ? QString()
                                   : plainToolTip(tr("It branched off at this step of a run that no longer exists: one of the two "
                                                     "branches has been restarted or changed earlier since.")));
    }
}

void BranchesPanel::renamed(QTreeWidgetItem* item, int column) {
    if (column != Name) return refresh();  // only names can be edited
    // The item may be deleted by now.
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        if (*it != item) continue;
        const BranchId branch{item->data(Name, Qt::UserRole).toUInt()};
        const Branch* known = m_controller.branches().find(branch);
        if (known && branchText(known->name) != item->text(Name)) m_controller.renameBranch(branch, item->text(Name));
        return;
    }
}

void BranchesPanel::enableButtons() {
    const Branches& branches = m_controller.branches();
    const auto branch = current();
    const bool isOriginal = branch && !branches.find(*branch)->parent;
    m_branch->setEnabled(!m_locked && branches.hasRoom());
    m_show->setEnabled(branch && *branch != branches.shownId());
    m_rename->setEnabled(branch.has_value());
    m_remove->setEnabled(branch && !isOriginal);
    const QString removed = qstring(branches.removed());
    m_restore->setVisible(!removed.isEmpty());
    if (m_locked)
        m_status->setText(tr("The lesson or challenge locks the run for now."));
    else if (!removed.isEmpty())
        m_status->setText(tr("“%1” was removed.").arg(removed));
    else if (branches.list().size() == 1)
        m_status->setText(tr("Branch at any stop and change what you like there: the original stays as it is."));
    else
        m_status->setText(QString());
}

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "physics/debugger/branches.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace solverscope {

class BranchCompare;
class ImpulseForm;
class DebuggerController;

/// The branches of the run as a tree: created, shown, named, compared and removed here; below, another impulse for
/// the marked row.
class BranchesPanel : public QWidget {
    Q_OBJECT

public:
    explicit BranchesPanel(DebuggerController& controller, QWidget* parent = nullptr);

    BranchCompare& comparison() { return *m_compare; }

    /// Puts the keyboard into the field for the marked row's impulse.
    void typeImpulse();
    void showComparison();

    /// While a lesson locks some settings, nothing else can be changed either.
    void setLocked(bool locked);

    /// Shows the branch after the current one, or before it, cyclically.
    void showNext(int by);

private:
    void refresh();
    void showSteps();
    void renamed(QTreeWidgetItem* item, int column);
    std::optional<BranchId> current() const;
    QTreeWidgetItem* itemOf(BranchId branch) const;
    void enableButtons();

    DebuggerController& m_controller;
    QTreeWidget* m_tree;
    QPushButton* m_branch;
    QPushButton* m_show;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QPushButton* m_restore;
    QLabel* m_status;
    QTabWidget* m_tabs;
    BranchCompare* m_compare;
    ImpulseForm* m_impulse;
    QScrollArea* m_impulsePage;
    bool m_locked = false;
    std::optional<BranchId> m_lastShown;  // when the tree was filled last
};

}  // namespace solverscope

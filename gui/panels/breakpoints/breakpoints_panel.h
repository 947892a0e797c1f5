// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/widgets/step_panel.h"

class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace solverscope {

class Breakpoints;
class ConditionEdit;

/// The list of breakpoints and of watched figures, a line to add another one, and how the search is going.
class BreakpointsPanel : public StepPanel {
    Q_OBJECT

public:
    BreakpointsPanel(DebuggerController& controller, Breakpoints& breakpoints, QWidget* parent = nullptr);

    /// Puts the keyboard into the line for a new condition.
    void startTyping();

private:
    enum Column { Enabled, Where, Every, Stops };
    enum WatchColumn { Expression, Value };

    void buildList();
    void buildWatches();
    void refresh() override;  // the watches
    void showBreakpoints();
    void showSearch();
    void addFromEdit();
    void watchFromEdit();
    void changed(QTreeWidgetItem* item, int column);
    void fillExamples(QMenu& menu);

    Breakpoints& m_breakpoints;
    ConditionEdit* m_edit;
    QTreeWidget* m_list;
    QTreeWidget* m_watches;
    QPushButton* m_add;
    QPushButton* m_watch;
    QPushButton* m_back;
    QPushButton* m_forward;
    QPushButton* m_cancel;
    QLabel* m_status;
    int m_stoppedAt = -1;
    bool m_filling = false;
};

}  // namespace solverscope

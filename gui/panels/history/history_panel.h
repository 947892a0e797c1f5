// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include "gui/widgets/step_panel.h"

class QListWidget;

namespace solverscope {

/// Every change that can be undone or redone, by its name; a click goes there.
class HistoryPanel : public StepPanel {
    Q_OBJECT

public:
    explicit HistoryPanel(DebuggerController& controller, QWidget* parent = nullptr);

    void takeFocus();

private:
    void refresh() override;
    void go();

    QListWidget* m_list;
    ChangeHistory m_shown;
    bool m_goes = false;
};

}  // namespace solverscope

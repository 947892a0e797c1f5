// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDockWidget>

#include "gui/app/panels.h"

class QScrollArea;

namespace solverscope {

/// What the first picture of the window does not show is made after it, when the picture has had the time to appear; ms.
inline constexpr int afterFirstPicture = 30;

/// The dock of a panel. It makes the panel when it is shown for the first time, or when somebody asks for the panel.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    PanelDock(const PanelInfo& info, Workspace& workspace, QWidget* window);

    const PanelInfo& info() const { return m_info; }

    QWidget& panel();

    /// nullptr: not yet.
    QWidget* made() const { return m_panel; }

    /// While something lies over the whole window, a dock that is shown may remain empty.
    void setCovered(bool on);

    void setVisible(bool visible) override;

signals:
    void panelMade(QWidget* panel);

protected:
    bool event(QEvent* event) override;

private:
    PanelInfo m_info;
    Workspace& m_workspace;
    QScrollArea* m_scroll;
    QWidget* m_panel = nullptr;
    bool m_isCovered = false;
};

}  // namespace solverscope

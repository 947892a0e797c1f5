// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

class QWidget;

namespace solverscope {

class DebuggerController;

/// When a view reads the new state after the cursor has moved: at once, but at most ten times a second while playing, for
/// views whose numbers nobody can read faster; and never while the view is hidden.
class RefreshPace : public QObject {
    Q_OBJECT

public:
    RefreshPace(DebuggerController& controller, QWidget* view, std::function<void()> refresh);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cursorMoved();
    void refreshNow();

    DebuggerController& m_controller;
    QWidget* m_view;
    std::function<void()> m_refresh;
    QTimer m_rest;
    bool m_stale = false;
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

class QWidget;

namespace solverscope {

class DebuggerController;

/// Refreshes a view when the cursor has moved: at once, but while playing at most every `milliseconds`; not while the view is
/// hidden, but then when it is shown.
class RefreshThrottle : public QObject {
    Q_OBJECT

public:
    static constexpr int usual = 100;  // ms: nobody reads numbers faster
    static constexpr int calm = 200;
    static constexpr int slow = 250;  // for views that need long, or change little

    RefreshThrottle(DebuggerController& controller, QWidget* view, int milliseconds, std::function<void()> refresh);
    RefreshThrottle(DebuggerController& controller, QWidget* view, std::function<void()> refresh)
        : RefreshThrottle(controller, view, usual, std::move(refresh)) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cursorMoved();
    void refreshNow();

    DebuggerController& m_controller;
    QWidget* m_view;
    std::function<void()> m_refresh;
    QElapsedTimer m_since;
    QTimer m_later;
};

}  // namespace solverscope

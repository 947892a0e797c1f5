// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>

class QKeyEvent;

namespace solverscope {

class Actions;
class DebuggerController;

/// Any key ends sweeps and replays, and then does what it always does. Escape and Space do nothing else; the keys of the sweeps
/// themselves leave them playing.
class StopKeys : public QObject {
    Q_OBJECT

public:
    StopKeys(DebuggerController& controller, const Actions& commands, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool stops(const QKeyEvent& key);

    DebuggerController& m_controller;
    const Actions& m_commands;
    int m_swallowed = 0;  // the key that has ended a replay
};

}  // namespace solverscope

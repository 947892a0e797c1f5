// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

class QLabel;
class QStatusBar;

namespace solverscope {

class DebuggerController;
struct Settings;

/// The cursor's place in words: step, time, phase, sweep, row, event, and the size of the recording.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(DebuggerController& controller, QWidget* parent = nullptr);

    /// Puts itself at the end of the bar, after what the mouse does in the scene.
    void addTo(QStatusBar& bar);

    /// If the bar shows a message, the least important parts make room for it.
    void makeRoomFor(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showRecording();
    void showMistake(const Settings& settings);
    void showDegreesOfFreedom();

    DebuggerController& m_controller;
    QLabel* m_step;
    QLabel* m_phase;
    QLabel* m_row;
    QLabel* m_freedom;
    QLabel* m_event;
    QLabel* m_memory;
    QLabel* m_wrong;
    QLabel* m_diverged;
};

}  // namespace solverscope

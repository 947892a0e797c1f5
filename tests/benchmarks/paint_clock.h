// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QWidget>
#include <vector>

namespace solverscope {

/// Notes when the watched widget is painted.
class PaintClock : public QObject {
public:
    explicit PaintClock(QWidget* watched) {
        watched->installEventFilter(this);
        m_clock.start();
    }

    std::vector<double> intervals;  // ms

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            intervals.push_back(1e-6 * static_cast<double>(m_clock.nsecsElapsed())), m_clock.restart();
        return false;
    }

private:
    QElapsedTimer m_clock;
};

}  // namespace solverscope

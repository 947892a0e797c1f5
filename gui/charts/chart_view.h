// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QChartView>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <functional>

namespace solverscope {

/// Nothing in a chart of ours is picked by Qt Charts, so it never sees the mouse: 6.4's QChartView ends the program when one
/// presses beside its items (QTBUG-118669).
class ChartView : public QChartView {
public:
    ChartView(QChart* chart, QWidget* parent) : QChartView(chart, parent) {
        setInteractive(false);
        setMouseTracking(true);
        setFocusPolicy(Qt::NoFocus);
        setFrameShape(QFrame::NoFrame);
        setRenderHint(QPainter::Antialiasing);
        setMinimumSize(0, 0);
    }

    std::function<void(QPoint)> pressed;
    std::function<void(QPoint)> moved;
    std::function<void()> released;
    std::function<void()> left;

protected:
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && pressed) pressed(event->pos());
        event->setAccepted(event->button() == Qt::LeftButton);
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && released) released();
        event->setAccepted(event->button() == Qt::LeftButton);
    }
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void mouseMoveEvent(QMouseEvent* event) override {
        if (moved) moved(event->pos());
    }
    void leaveEvent(QEvent*) override {
        if (left) left();
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void contextMenuEvent(QContextMenuEvent* event) override { event->ignore(); }
};

}  // namespace solverscope

// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

namespace solverscope {

/// A picture that is moved by dragging, zoomed by the wheel and by + and −, and clicked.
class ZoomCanvas : public QWidget {
public:
    /// `about`: the place on the canvas that stays where it is; without it the canvas chooses one.
    virtual void zoom(double factor, std::optional<QPointF> about = {}) = 0;

protected:
    ZoomCanvas(const char* name, const QString& accessible, QWidget* parent);

    virtual void pan(QPointF by) = 0;  // px
    virtual void clicked(const QMouseEvent& event) = 0;
    virtual void hovered(const QMouseEvent&) {}
    virtual bool isGrabbedBy(Qt::MouseButton button) const { return button == Qt::LeftButton; }

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<QPointF> m_grabbed;  // where the mouse was last while it is pressed
    bool m_panned = false;
};

}  // namespace solverscope

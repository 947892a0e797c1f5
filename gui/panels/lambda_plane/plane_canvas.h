// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <functional>
#include <optional>

#include "gui/charts/plane_painter.h"
#include "gui/scene/zoom_canvas.h"

namespace solverscope {

/// Draws the plane of two impulses, one N s as long on one axis as on the other. Zoom by wheel and keys, drag to move.
class PlaneCanvas : public ZoomCanvas {
    Q_OBJECT

public:
    explicit PlaneCanvas(QWidget* parent = nullptr);

    enum class Frame { All, Path, Free };

    void show(std::optional<LambdaPlane> plane, const QString& xTitle, const QString& yTitle);
    void setTips(std::function<QString(const PlaneCorner&)> tip) { m_tip = std::move(tip); }
    void setJacobiShown(bool shown);

    void frame(Frame frame);  // All or Path: follows what is shown
    Frame framing() const { return m_frame; }
    void zoom(double factor, std::optional<QPointF> about = {}) override;

    QPointF toScreen(PlaneSpot spot) const { return map().toScreen(spot); }
    PlaneSpot toPlane(QPointF at) const { return map().toPlane(at); }
    QRectF plot() const;

    /// The corner under a point, of several the one nearest to the cursor's.
    const PlaneCorner* cornerAt(QPointF at) const;

    QSize sizeHint() const override { return {400, 300}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    void cornerChosen(qulonglong event);
    void moveAlongPath(int way);  // −1 back, +1 forward

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void pan(QPointF by) override;
    void clicked(const QMouseEvent& event) override;
    void hovered(const QMouseEvent& event) override;

private:
    void reframe();
    PlaneMap map() const;

    std::optional<LambdaPlane> m_plane;
    QString m_xTitle;
    QString m_yTitle;
    std::function<QString(const PlaneCorner&)> m_tip;
    bool m_jacobi = true;
    Frame m_frame = Frame::All;
    PlaneMap m_map;
};

}  // namespace solverscope
